import type { AnyMatch } from '../match.ts';
import { Random } from '../random.ts';
import { seats } from '../seats.ts';
import type { Trial, Watch } from './law.ts';
import { LawBroken } from './lawCase.ts';
import { type AnyRun, type Step, sampled, takeAgain } from './played.ts';
import { difference, ownDecision, stateSeen, truth } from './sight.ts';

/** Law 7: undo gives back the exact state, and is offered only while nothing was told and nobody else has acted. */
export function undoes({ game, lawCase, settings, steps }: Trial): Watch {
  const looked = sampled(7, lawCase, steps.length, settings.samples ?? 12);
  const luck = Random.fromSeed(`${lawCase.seed}/undo`);
  let earlier: AnyRun | undefined;
  return {
    before(match, i) {
      earlier = looked.has(i) ? match.fork() : undefined;
    },
    after(match, i) {
      const broken = (what: string) => new LawBroken(7, game, lawCase, i, what);
      if (earlier !== undefined && !match.over) tryUndo(match, earlier, steps[i], luck, broken);
    },
  };
}

type Broken = (what: string) => LawBroken;

function tryUndo(match: AnyMatch, before: AnyRun, step: Step, luck: Random, broken: Broken): void {
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
  const [shown, back] = [truth(before), truth(match.fork())];
  if (back !== shown) throw broken(`undo gives back something else: ${difference(shown, back)}`);
  const verdict = takeAgain(match, step);
  if (!verdict.ok) throw broken(`after an undo ${JSON.stringify(step.action)} is refused: ${verdict.code}`);
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
