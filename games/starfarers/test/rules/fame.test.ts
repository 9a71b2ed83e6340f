import { describe, expect, it } from 'vitest';
import { giving, meet } from '../encounters.ts';
import { table } from '../table.ts';

describe('SF-21: fame rings', () => {
  it.each([
    [0, 4],
    [1, 4],
    [2, 5],
    [3, 5],
    [7, 7],
  ])('SF-21.1: every 2 rings count 1 point, a single one nothing: %i rings', (fame, points) => {
    expect(table({ state: { seats: { 0: { fame } } } }).points(0)).toBe(points);
  });

  it('SF-21.2: a loss never brings the number below 0', () => {
    // enc-01 without a gift: 2 rings are lost.
    const lose = (fame: number) => meet('enc-01', { state: { seats: { 0: { fame } } } }).do(0, ...giving());
    expect(lose(1).at('seats.0.fame')).toBe(0);
    expect(lose(0).at('seats.0.fame')).toBe(0);
    expect(lose(3).at('seats.0.fame')).toBe(1);
  });

  it('SF-21.3: the only upper limit is the box of 40', () => {
    const t = table({
      state: { phase: 'build', seats: { 0: { fame: 21, cards: ['diplomat-fame-1'], hand: { goods: 1 } } } },
    });
    t.do(0, 'buy-fame');
    expect(t.at('seats.0.fame')).toBe(22);
  });

  it('SF-21.3: when it is empty, nobody gets a ring', () => {
    const seats = { 0: { fame: 1, hand: { ore: 1 } }, 1: { fame: 13 }, 2: { fame: 13 }, 3: { fame: 13 } };
    const t = meet('enc-28', { state: { seats } }).do(0, ...giving({ ore: 1 }));
    expect(t.at('seats.0.fame')).toBe(1);
  });

  it('SF-21.4: losing fame never takes discs or chits', () => {
    const own = { fame: 2, stations: ['green-folk-1'], cards: ['green-ore'], trophies: ['chit-blue-2'] };
    const t = meet('enc-01', { state: { seats: { 0: own } } });
    expect(t.points(0)).toBe(8);
    t.do(0, ...giving());
    expect(t.at('seats.0.fame')).toBe(0);
    expect(t.at('discs.green-folk')).toBe(0);
    expect(t.at('seats.0.trophies')).toEqual(['chit-blue-2']);
    expect(t.points(0)).toBe(7);
  });

  it('SF-21.5: lost rings go back to the box, where another player may win them', () => {
    const seats = {
      0: { fame: 1 },
      1: { fame: 13, cards: ['diplomat-fame-1'], hand: { goods: 1 } },
      2: { fame: 13 },
      3: { fame: 13 },
    };
    const draws = { balls: [0, 3], encounter: [27], production: [1, 1] };
    const t = table({ state: { phase: 'build', seats }, draws });
    t.do(0, 'roll-mothership', ...giving(), 'end-turn').do(1, 'roll-dice', 'buy-fame');
    expect([t.at('seats.0.fame'), t.at('seats.1.fame')]).toEqual([0, 14]);
  });

  it('SF-21.5: if several are to get one at the same time and the rings do not suffice, none of them does', () => {
    const wear = (second: number, third: number) => {
      const tied = { upgrades: { 'freight-ring': 1 }, fame: 1 };
      const seats = { 0: tied, 1: tied, 2: { fame: second }, 3: { fame: third } };
      const t = meet(['enc-32', 'enc-03'], { state: { seats } });
      return [t.at('seats.0.fame'), t.at('seats.1.fame')];
    };
    expect(wear(18, 18)).toEqual([2, 2]);
    expect(wear(18, 19)).toEqual([1, 1]);
  });

  it('SF-21.5: one player alone gets what is left', () => {
    const seats = { 0: { upgrades: { 'freight-ring': 2 }, fame: 1 }, 1: { upgrades: { 'freight-ring': 1 }, fame: 1 } };
    const t = meet(['enc-32', 'enc-03'], { state: { seats: { ...seats, 2: { fame: 18 }, 3: { fame: 19 } } } });
    expect([t.at('seats.0.fame'), t.at('seats.1.fame')]).toEqual([2, 1]);
  });

  it('SF-21.5: "Fame at a price" is refused while the box is empty', () => {
    const own = { fame: 1, cards: ['diplomat-fame-1'], hand: { goods: 1 } };
    const t = table({
      state: { phase: 'build', seats: { 0: own, 1: { fame: 13 }, 2: { fame: 13 }, 3: { fame: 13 } } },
    });
    expect(t.refusal(0, 'buy-fame')).toBe('SF-21.5 no-fame-rings-left');
    expect(t.at('seats.0.hand.goods')).toBe(1);
  });
});
