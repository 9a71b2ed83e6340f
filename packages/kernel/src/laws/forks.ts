import type { AnyGame } from '../game.ts';
import type { Trial, Watch } from './law.ts';
import { LawBroken, type LawCase } from './lawCase.ts';
import { type AnyRun, type Step, sampled } from './played.ts';
import { difference, truth } from './sight.ts';

/** Law 3: a copy at a decision equals the original, then and later on; what is done with it changes nothing here. */
export function forks({ game, lawCase, settings, steps }: Trial): Watch {
  const { samples = 12, follow = 30 } = settings;
  const looked = sampled(3, lawCase, steps.length, samples);
  const toTheEnd: { readonly from: number; readonly run: AnyRun }[] = [];
  return {
    before(match, i) {
      if (!looked.has(i)) return;
      const run: AnyRun = match.fork();
      sameLater(game, lawCase, i, run, steps.slice(i, i + follow));
      if (toTheEnd.length < 2) toTheEnd.push({ from: i, run: run.fork(true) });
    },
    end(match) {
      for (const { from, run } of toTheEnd) {
        for (const { seat, action, at } of steps.slice(from)) run.answer(seat, action, at);
        expectSame(game, lawCase, from, 'at the end of the match', match.fork(), run);
      }
    },
  };
}

function sameLater(game: AnyGame, lawCase: LawCase, at: number, run: AnyRun, later: readonly Step[]): void {
  const before = truth(run);
  const original: AnyRun = run.fork(true);
  expectSame(game, lawCase, at, 'at once', run, original);
  for (const [i, { seat, action, at: time }] of later.entries()) {
    const fork = original.fork(true);
    original.answer(seat, action, time);
    fork.answer(seat, action, time);
    expectSame(game, lawCase, at + i, 'one step later', original, fork);
  }
  const after = truth(run);
  if (before !== after)
    throw new LawBroken(3, game, lawCase, at, `playing on a fork changed the original: ${difference(before, after)}`);
}

function expectSame(game: AnyGame, lawCase: LawCase, at: number, when: string, run: AnyRun, fork: AnyRun): void {
  const [left, right] = [truth(run), truth(fork)];
  if (left !== right) throw new LawBroken(3, game, lawCase, at, `the fork differs ${when}: ${difference(left, right)}`);
}
