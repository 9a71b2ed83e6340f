import type { Trial, Watch } from './law.ts';
import { LawBroken } from './lawCase.ts';

/** Law 5: conserved quantities are conserved after every action. */
export function conserves({ game, lawCase, steps }: Trial): Watch {
  let quantities: Readonly<Record<string, number>> | undefined;
  return {
    before(match) {
      quantities ??= game.conserved(match.state);
    },
    after(match, i) {
      if (quantities === undefined || i >= (lawCase.steps ?? steps.length)) return;
      const before = quantities;
      const after = game.conserved(match.state);
      const changed = Object.keys({ ...before, ...after }).find((key) => before[key] !== after[key]);
      if (changed === undefined) return;
      const did = JSON.stringify(game.actions.write(steps[i].action));
      const what = `${changed} was ${before[changed]} and is ${after[changed]} after ${did}`;
      throw new LawBroken(5, game, lawCase, i, what);
    },
  };
}
