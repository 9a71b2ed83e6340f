import type { AnyGame } from '../game.ts';
import { LawBroken, type LawCase, type LawSettings, readCase } from './lawCase.ts';
import { newRun, played } from './played.ts';

/** Law 5: conserved quantities are conserved after every action. */
export function conserves(game: AnyGame, given: string | LawCase, settings: LawSettings = {}): void {
  const lawCase = readCase(game, given);
  const { steps } = played(5, game, lawCase, settings);
  const run = newRun(game, lawCase);
  const before = game.conserved(run.state);
  for (const [i, { seat, action, at }] of steps.slice(0, lawCase.steps).entries()) {
    run.answer(seat, action, at);
    const after = game.conserved(run.state);
    const changed = Object.keys({ ...before, ...after }).find((key) => before[key] !== after[key]);
    if (changed === undefined) continue;
    const did = JSON.stringify(game.actions.write(action));
    throw new LawBroken(5, game, lawCase, i, `${changed} was ${before[changed]} and is ${after[changed]} after ${did}`);
  }
}
