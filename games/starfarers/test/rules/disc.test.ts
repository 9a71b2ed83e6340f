import { describe, expect, it } from 'vitest';
import { flight, fly, foundStation, tradeShip } from '../flight.ts';

const CARDS = ['green-ore', 'green-fuel', 'green-carbon', 'green-food', 'green-goods'];
const dock = (n: number): string => `green-folk-${n}`;

/** Stations at the Green Folk by seat; seat 0 has a trade ship at hand and 5 freight rings. */
function stations(...held: readonly (readonly number[])[]) {
  const seat = (docks: readonly number[] = []) => ({
    stations: docks.map(dock),
    cards: docks.map((n) => CARDS[n - 1]),
  });
  return flight({
    speed: 9,
    ships: { 1: tradeShip('s098') },
    own: { upgrades: { 'freight-ring': 5 }, ...seat(held[0]) },
    others: { 1: seat(held[1]), 2: seat(held[2]), 3: seat(held[3]) },
  });
}
const founding = (t: ReturnType<typeof stations>, n: number) => t.do(0, fly(1, dock(n)), foundStation(1, CARDS[n - 1]));

describe('SF-19: disc of friendship', () => {
  it('SF-19.1: the first player with a station gets the disc, worth 2 points', () => {
    const t = stations();
    expect(t.at('discs.green-folk')).toBe(-1);
    founding(t, 1);
    expect(t.at('discs.green-folk')).toBe(0);
    expect(t.points(0)).toBe(6);
  });

  it('SF-19.1: each base has its own', () => {
    const t = founding(stations(), 1);
    expect(t.at('discs')).toEqual({ 'green-folk': 0, scientists: -1, merchants: -1, diplomats: -1 });
  });

  it('SF-19.2: it belongs to the player with the most stations there', () => {
    const t = stations([2], [1]);
    expect(t.at('discs.green-folk')).toBe(1);
    founding(t, 3);
    expect(t.at('discs.green-folk')).toBe(0);
  });

  it('SF-19.2: one station more than every other player, though not more than all of them together', () => {
    expect(founding(stations([2], [1], [3]), 4).at('discs.green-folk')).toBe(0);
  });

  it('SF-19.2: fewer stations do not help, even on point 1', () => {
    expect(stations([1], [2, 3]).at('discs.green-folk')).toBe(1);
    expect(founding(stations([], [1, 2], [3]), 4).at('discs.green-folk')).toBe(1);
  });

  it('SF-19.3: with equal numbers the one on the smallest trade point has it', () => {
    expect(stations([2], [1]).at('discs.green-folk')).toBe(1);
    expect(stations([1, 4], [2, 3]).at('discs.green-folk')).toBe(0);
    expect(stations([2, 3], [1, 4]).at('discs.green-folk')).toBe(1);
  });

  it('SF-19.3: only the tied players count: a third one on point 1 with fewer stations does not', () => {
    expect(stations([2, 5], [3, 4], [1]).at('discs.green-folk')).toBe(0);
    expect(founding(stations([3], [2, 4], [1]), 5).at('discs.green-folk')).toBe(1);
  });

  it('SF-19.4: A on 1, B on 2 and 3: B has it; A founds on 4 and takes it back', () => {
    const t = stations([1], [2, 3]);
    expect(t.at('discs.green-folk')).toBe(1);
    founding(t, 4);
    expect(t.at('discs.green-folk')).toBe(0);
  });

  it('SF-19.4: a tie does not take it from whoever holds the smaller point', () => {
    const t = stations([3], [1, 2]);
    founding(t, 4);
    expect(t.at('discs.green-folk')).toBe(1);
    expect(t.heard(0, 'disc-won')).toEqual([]);
  });

  it('SF-19.5: when it changes hands, the old owner loses 2 points and the new one gains 2 at once', () => {
    const t = stations([1], [2, 3]);
    expect([t.points(0), t.points(1)]).toEqual([4, 6]);
    founding(t, 4);
    expect([t.points(0), t.points(1)]).toEqual([6, 4]);
    expect(t.heard(2, 'disc-won')).toMatchObject([{ seat: 0, people: 0, lostBy: 1 }]);
  });
});
