import type { AnyGame } from '../game.ts';
import { LawBroken, type LawCase, type LawSettings, readCase } from './lawCase.ts';
import { type AnyRun, newRun, played, type Step, sampled } from './played.ts';
import { difference, truth } from './sight.ts';

/** Law 3: a copy at a decision equals the original, then and later on; what is done with it changes nothing here. */
export function forks(game: AnyGame, given: string | LawCase, settings: LawSettings = {}): void {
  const lawCase = readCase(game, given);
  const { steps } = played(3, game, lawCase, settings);
  const { samples = 12, follow = 30 } = settings;
  const looked = sampled(3, lawCase, steps.length, samples);
  const toTheEnd: { readonly from: number; readonly run: AnyRun }[] = [];
  const run = newRun(game, lawCase);
  for (const [i, step] of steps.entries()) {
    if (looked.has(i)) {
      const later = steps.slice(i, i + follow);
      sameLater(game, lawCase, i, run, later);
      if (toTheEnd.length < 2) toTheEnd.push({ from: i, run: run.fork(true).fork(true) });
    }
    run.answer(step.seat, step.action, step.at);
  }
  for (const { from, run: fork } of toTheEnd) {
    for (const { seat, action, at } of steps.slice(from)) fork.answer(seat, action, at);
    expectSame(game, lawCase, from, 'at the end of the match', run, fork);
  }
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
