import { judgementTests, searchTests } from '@starboard/bots/testing';
import { describe, expect, it } from 'vitest';
import { roundsLeft, standingOf } from '../src/bot/value.ts';
import { starfarers } from '../src/index.ts';
import { table } from './table.ts';

searchTests(starfarers, [{ players: 4 }, { players: 3, options: { advancedSetup: true } }]);
judgementTests(starfarers, 4);

describe('the judgement', () => {
  it('adds up to the standing of a seat', () => {
    const { state } = table({ state: { seats: { 0: { hand: { ore: 3 }, fame: 3 } } } });
    const out = new Float64Array(starfarers.bot.judgement!.terms.length);
    for (let seat = 0; seat < 4; seat++) {
      starfarers.bot.judgement!.judge(state, seat, state, out);
      expect(out.reduce((sum, part) => sum + part, 0)).toBeCloseTo(standingOf(state, seat, roundsLeft(state)));
    }
  });
});
