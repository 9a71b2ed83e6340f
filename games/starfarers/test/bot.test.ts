import { driftTests, judgementTests, quickTests, searchTests } from '@starboard/bots/testing';
import { Menu, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { roundsLeft, standingOf } from '../src/bot/value.ts';
import { starfarers } from '../src/index.ts';
import { flightMove } from '../src/rules/flight.ts';
import { table } from './table.ts';

searchTests(starfarers, [{ players: 4 }, { players: 3, options: { advancedSetup: true } }]);
judgementTests(starfarers, 4);
driftTests(starfarers, 4, 3);
quickTests(starfarers, 4, { flight: 0.9 });

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

describe('a flight by chance', () => {
  it('is any of those that are listed, each as likely as any other', () => {
    const { state } = table({
      state: {
        active: 0,
        phase: 'flight',
        flight: { baseSpeed: 3 },
        seats: {
          0: {
            ships: {
              'transporter-1': { kind: 'colony-ship', at: 's192' },
              'transporter-2': { kind: 'trade-ship', at: 's098' },
            },
          },
        },
      },
    });
    const menu = new Menu<Action>(false);
    flightMove.options?.(menu, state, 0);
    const { length } = menu.options;
    expect(length).toBeGreaterThan(20);
    const random = Random.fromSeed('flights');
    const counts = new Map<Action, number>();
    const draws = 200 * length;
    for (let i = 0; i < draws; i++) {
      const drawn = flightMove.draw!(state, 0, random)!;
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set(menu.options));
    const expected = draws / length;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi / (length - 1)).toBeGreaterThan(0.6);
    expect(chi / (length - 1)).toBeLessThan(1.4);
  });
});
