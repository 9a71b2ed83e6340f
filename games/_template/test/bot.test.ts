import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { template } from '../src/index.ts';
import { OFFER } from '../src/rules/offer.ts';
import { market, table } from './table.ts';

const { bot } = template;
const valued = (at: ReturnType<typeof table>) => {
  const out = [0, 0];
  bot.value(at.match.state, out);
  return out;
};

describe('bot knowledge', () => {
  it('shares one victory among the seats, more for who is ahead', () => {
    const values = valued(market([{ ice: 1, iron: 1, glow: 1 }, {}], { comet: 'halley' }));
    expect(values[0] + values[1]).toBeCloseTo(1);
    expect(values[0]).toBeGreaterThan(values[1]);
  });
  it('knows how far the match is', () => {
    expect(bot.progress(table().match.state)).toBe(0);
    expect(bot.progress(market([{}, {}]).match.state)).toBe(1 / 8);
  });
  it('has a key of its own for everything that can be done', () => {
    const actions = [
      ...[0, 1, 2, 3].map((fuel) => ({ do: 'burn', fuel }) as const),
      ...[0, 1, 2].map((crystal) => ({ do: 'sell', crystal }) as const),
      { do: 'offer', give: [1, 0, 0], want: [0, 1, 0] } as const,
      { do: 'offer', give: [1, 0, 0], want: [0, 0, 1] } as const,
      { do: 'drop', crystals: [1, 0, 0] } as const,
      ...(['tow', 'crack', 'refine', 'accept', 'decline', 'close-market'] as const).map((one) => ({ do: one })),
    ];
    expect(new Set(actions.map((action) => bot.key(action))).size).toBe(actions.length);
  });
  it('likes every option a little, and a set a lot', () => {
    const { state } = market([{ ice: 1, iron: 1, glow: 1 }, {}]).match;
    expect(bot.prior(state, 0, { do: 'decline' })).toBeGreaterThan(0);
    expect(bot.prior(state, 0, { do: 'refine' })).toBeGreaterThan(bot.prior(state, 0, { do: 'close-market' }));
  });
  it('suggests swaps that fill a set, and deals what was seen into the right hand', () => {
    const at = market([{ ice: 2, iron: 1 }, { glow: 1 }]);
    expect(OFFER.suggest?.(at.match.state, 0)).toEqual([{ do: 'offer', give: [1, 0, 0], want: [0, 0, 1] }]);
    at.do(0, { do: 'offer', give: { ice: 1 }, want: { glow: 1 } });
    at.do(1, 'accept');
    const { simulator } = { simulator: at.match.simulator(0) };
    for (let i = 0; i < 20; i++)
      expect(simulator.fork(Random.fromSeed(`${i}`)).state.hand[3]).toBeGreaterThanOrEqual(1);
  });
});
