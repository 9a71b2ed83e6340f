import { searchTests } from '@starboard/bots/testing';
import { Random, Run, readOptions } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { eclipse } from '../src/index.ts';
import { table } from './table.ts';

const { bot } = eclipse;

describe('bot knowledge', () => {
  it('shares one victory among the seats, more for who is ahead', () => {
    const out = [0, 0];
    bot.value(table({ state: { seats: [{ treasures: 3 }, {}] } }).state, out);
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
