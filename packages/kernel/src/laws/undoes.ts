import type { AnyGame } from '../game.ts';
import { Random } from '../random.ts';
import { seats } from '../seats.ts';
import { LawBroken, type LawCase, type LawSettings, readCase } from './lawCase.ts';
import { type AnyMatch, type AnyRun, newMatch, played, type Step, sampled, takeAgain } from './played.ts';
import { difference, ownDecision, stateSeen, truth } from './sight.ts';

/** Law 7: undo gives back the exact state, and is offered only while nothing was told and nobody else has acted. */
export function undoes(game: AnyGame, given: string | LawCase, settings: LawSettings = {}): void {
  const lawCase = readCase(game, given);
  const { steps } = played(7, game, lawCase, settings);
  const looked = sampled(7, lawCase, steps.length, settings.samples ?? 12);
  const luck = Random.fromSeed(`${lawCase.seed}/undo`);
  const match = newMatch(game, lawCase);
  const end = Math.max(-1, ...looked);
  for (const [i, step] of steps.slice(0, end + 1).entries()) {
    const broken = (what: string) => new LawBroken(7, game, lawCase, i, what);
    if (looked.has(i)) tryUndo(match, step, luck, broken);
    else take(match, step, broken);
  }
}

type Broken = (what: string) => LawBroken;

function take(match: AnyMatch, step: Step, broken: Broken): void {
  const verdict = takeAgain(match, step, Math.max(step.at, match.log.at(-1)?.at ?? 0));
  if (!verdict.ok) throw broken(`${JSON.stringify(step.action)} is refused: ${verdict.code}`);
}

function tryUndo(match: AnyMatch, step: Step, luck: Random, broken: Broken): void {
  const before: AnyRun = match.fork();
  const shown = truth(before);
  take(match, step, broken);
  if (match.over) return;
  const { hash, seq } = match;
  for (const other of seats(match.players))
    if (other !== step.seat && match.undo(other).ok)
      throw broken(`seat ${other} takes back what seat ${step.seat} did`);
  if (!match.mayUndo(step.seat).ok) {
    if (match.undo(step.seat).ok || match.hash !== hash || match.seq !== seq)
      throw broken('a refused undo did something');
    return;
  }
  toldNothing(before, match.fork(), step, luck, broken);
  match.undo(step.seat);
  const back = truth(match.fork());
  if (back !== shown) throw broken(`undo gives back something else: ${difference(shown, back)}`);
  take(match, step, broken);
  if (match.hash !== hash) throw broken('after an undo the same action leads elsewhere');
}

/** With other luck and other hidden things, the same action must look the same to the seat that did it. */
function toldNothing(before: AnyRun, after: AnyRun, { seat, action, at }: Step, luck: Random, broken: Broken): void {
  if (before.given.some((answer) => answer.seat !== seat)) return;
  const other: AnyRun = before.redealt(seat, luck);
  other.answer(seat, action, at);
  const [left, right] = [after, other].map((run) => JSON.stringify(stateSeen(run, seat)) + ownDecision(run, seat));
  if (left !== right)
    throw broken(`${JSON.stringify(action)} told its seat something and can be undone: ${difference(left, right)}`);
}
