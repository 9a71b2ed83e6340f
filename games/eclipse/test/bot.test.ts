import { searchBot, situationIn } from '@starboard/bots';
import { driftTests, judgementTests, searchTests } from '@starboard/bots/testing';
import { Match, Random, Run, readOptions, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { hopesOf } from '../src/bot/value.ts';
import { WEIGHTS } from '../src/bot/weights.ts';
import { eclipse } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { research, table, take } from './table.ts';

const { bot } = eclipse;

describe('bot knowledge', () => {
  it('shares one victory among the seats, more for who is ahead', () => {
    const out = [0, 0];
    bot.value(table({ state: { round: 2, seats: [{ treasures: 3 }, {}] } }).state, out);
    expect(out[0] + out[1]).toBeCloseTo(1);
    expect(out[0]).toBeGreaterThan(out[1]);
  });
  it('knows how far the match is', () => {
    expect(bot.progress(table().state)).toBe(0);
    expect(bot.progress(table({ state: { round: 5 } }).state)).toBe(0.5);
    expect(bot.progress(table({ state: { round: 8 } }).endRound().state)).toBe(1);
  });
  it('likes every option a little, through whole matches', () => {
    for (const players of [2, 4, 6]) {
      const random = Random.fromSeed(`priors of ${players}`);
      const run = Run.setUp(eclipse, players, readOptions(eclipse.meta, {}, players), random);
      run.begin();
      while (!run.over) {
        const ask = run.next();
        const { options } = run.menu(ask);
        const priors = options.map((option) => bot.prior(run.state, ask.seat, option));
        expect(Math.min(...priors)).toBeGreaterThan(0);
        run.answer(ask.seat, options[random.below(options.length)]);
      }
    }
  });
});

searchTests(eclipse, [{ players: 2 }, { players: 4 }]);
judgementTests(eclipse, 3);
driftTests(eclipse, 3, 1);

describe('second thoughts', () => {
  const visits = (round: number): number => {
    const at = table({ state: { round, seats: [{ money: 20, science: 12, materials: 12 }, {}] } });
    const thoughts = searchBot(eclipse, { iterations: 24 }).analyse(situationIn(at.match, 0), Random.fromSeed('twice'));
    return sum(thoughts.map((thought) => thought.visits));
  };
  it('are had in the last two rounds, where it shows in time what a turn was good for', () => {
    expect([3, 6, 7, 8].map((round) => visits(round) > 0)).toEqual([false, false, true, true]);
  });
});

describe('the judgement', () => {
  const gains = (before: State, after: State): Readonly<Record<string, number>> => {
    const { terms, judge } = bot.judgement!;
    const [a, b] = [new Float64Array(terms.length), new Float64Array(terms.length)];
    judge(before, 0, before, a);
    judge(after, 0, before, b);
    return Object.fromEntries(terms.map((term, i) => [term, b[i] - a[i]]));
  };
  it('adds up to what a seat may hope for', () => {
    const { state } = table({ state: { seats: [{ treasures: 3 }, {}] } });
    const { terms, judge } = bot.judgement!;
    const out = new Float64Array(terms.length);
    const hopes = [0, 0];
    hopesOf(WEIGHTS, state, hopes);
    for (const seat of [0, 1]) {
      judge(state, seat, state, out);
      expect(sum([...out])).toBeCloseTo(hopes[seat]);
    }
  });
  it('calls an action in progress by its name, and what it brought by that', () => {
    const at = table({ state: { tray: { nanorobots: 1 }, seats: [{ science: 9 }, {}] } });
    const turn = structuredClone(at.state);
    at.do(0, take('research'));
    const asked = structuredClone(at.state);
    expect(gains(turn, asked).researching).toBeGreaterThan(0);
    expect(gains(turn, asked).building).toBe(0);
    at.do(0, research('nanorobots', 'nano'));
    expect(gains(turn, at.state).technologies).toBeGreaterThan(0);
    expect(gains(asked, at.state).researching).toBeLessThan(0);
  });
  it('says nothing while species are chosen', () => {
    const match = new Match(eclipse, { seed: 'species', players: 2 });
    const out = new Float64Array(bot.judgement!.terms.length).fill(1);
    bot.judgement!.judge(match.state, 0, match.state, out);
    expect(sum([...out])).toBe(0);
  });
});
