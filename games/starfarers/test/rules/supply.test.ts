import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const one = { do: 'draw-supply', cards: 1 };
const two = { do: 'draw-supply', cards: 2 };

/** 4 points for spaceport and colonies, the rest in fame rings. */
const withPoints = (points: number) => ({ fame: 2 * (points - 4) });
const size = (hand: unknown) => Object.values(hand as Record<string, number>).reduce((a, b) => a + b);
const stack = (cards: unknown) => size(cards);

type Draws = Record<string, number[]>;

/** Seat 0 has so many points and has rolled a 10. */
const rolled = (points: number, { fasterStart = false, draws = {} as Draws, state = {}, seat = {} } = {}) =>
  table({
    options: { fasterStart },
    state: { seats: { 0: { ...withPoints(points), ...seat } }, ...state },
    draws: { production: [5, 5], ...draws },
  }).do(0, 'roll-dice');

describe('SF-6: the right to a supply card', () => {
  it('SF-6.1: with 8 points the top card of the stack may be drawn', () => {
    const t = rolled(8, { draws: { supply: [3] } });
    const left = stack(t.at('supply'));
    expect(t.points(0)).toBe(8);
    t.do(0, one);
    expect([t.at('seats.0.hand.food'), stack(t.at('supply'))]).toEqual([1, left - 1]);
  });
  it('SF-6.1: with 9 points it may not', () => {
    const t = rolled(9);
    expect(t.options(0, 'draw-supply')).toEqual([]);
    expect(t.refusal(0, one)).toBe('SF-6.1 no-right-to-supply');
  });
  it('SF-6.1: only the player whose turn it is draws', () => {
    expect(rolled(4).refusal(1, one)).toBe('SF-7.6 not-offered');
  });
  it('SF-6.1: its kind is seen by the owner alone', () => {
    const t = rolled(4, { draws: { supply: [3] } }).do(0, one);
    expect(t.heard(0, 'supply-drawn')).toMatchObject([{ seat: 0, kind: 3 }]);
    for (const viewer of [-1, 1, 2, 3]) expect(t.heard(viewer, 'supply-drawn')[0]).not.toHaveProperty('kind');
  });
  it('SF-6.2: it can be drawn late, after trading and building', () => {
    const t = rolled(4, { seat: { hand: { carbon: 2, ore: 3 } } });
    t.do(0, { do: 'build-upgrade', what: 'cannon' }, { do: 'bank', give: 'ore', cards: 3, take: 'fuel' }, one);
    expect(t.history('supply-drawn')).toHaveLength(1);
  });
  it('SF-6.2: the right ends when the mothership is rolled', () => {
    const t = rolled(4, { draws: { balls: [3, 1] } }).do(0, 'roll-mothership');
    expect(t.refusal(0, one)).toBe('SF-3.8 not-in-flight');
    expect(t.at('supplyRight')).toBe(0);
  });
  it('SF-6.2: it ends with the turn, for good', () => {
    const ships = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ships: {} }]));
    const t = table({ state: { seats: ships }, draws: { production: Array(10).fill(1) } }).do(
      0,
      'roll-dice',
      'end-turn',
    );
    expect(t.refusal(0, one)).toBe('not-asked');
    for (const seat of [1, 2, 3]) t.do(seat, 'roll-dice', 'end-turn');
    t.do(0, 'roll-dice', one);
    expect(t.refusal(0, one)).toBe('SF-6.1 no-right-to-supply');
  });
  it('SF-6.3: points won later in the turn do not take the right away', () => {
    const t = rolled(8, { seat: { hand: { carbon: 3, food: 2 } } }).do(0, { do: 'build-spaceport', at: 'gamma-b' });
    expect(t.points(0)).toBe(9);
    t.do(0, one);
  });
  it('SF-6.3: points of the moment when the dice are carried out count, not those of the turn before', () => {
    const t = table({ state: { supplyRight: 1, seats: { 0: withPoints(9) } }, draws: { production: [5, 5] } });
    expect(t.do(0, 'roll-dice').at('supplyRight')).toBe(0);
  });
});

describe('SF-6: the variant with a faster start', () => {
  it('SF-6.4: it is off by default: 1 card with 4 points', () => {
    const t = rolled(4);
    expect(t.state.fasterStart).toBe(false);
    expect(t.refusal(0, two)).toBe('SF-6.1 no-right-to-supply');
  });
  it.each([
    [4, 2],
    [6, 2],
    [7, 1],
    [8, 1],
    [9, 0],
  ])('SF-6.4: with %i points %i cards', (points, cards) => {
    const t = rolled(points, { fasterStart: true });
    expect(t.at('supplyRight')).toBe(cards);
    expect(t.options(0, 'draw-supply')).toHaveLength(cards);
    if (cards > 0) t.do(0, { do: 'draw-supply', cards });
    expect(t.refusal(0, one)).toBe('SF-6.1 no-right-to-supply');
  });
  it('SF-6.4: two instead of one, not in addition', () => {
    const t = rolled(4, { fasterStart: true });
    const cards = size(t.hand(0));
    t.do(0, two);
    expect(size(t.hand(0))).toBe(cards + 2);
    expect(t.refusal(0, one)).toBe('SF-6.1 no-right-to-supply');
  });
  it('SF-6.5: one may draw only one of the two', () => {
    const t = rolled(4, { fasterStart: true, draws: { balls: [3, 1] } });
    const cards = size(t.hand(0));
    t.do(0, one, 'roll-mothership');
    expect(size(t.hand(0))).toBe(cards + 1);
  });
});

describe('SF-6: when the stack is used up', () => {
  /** The stack is one card of food; the bank holds what is said, seat 0 a little fuel and ore, seat 3 the rest. */
  const lastCard = (bank: Record<string, number>, more: { fasterStart?: boolean; draws?: Draws } = {}) => {
    const own: Record<string, number> = { fuel: 2, ore: 2 };
    const kinds = ['ore', 'fuel', 'carbon', 'food', 'goods'];
    const rest = kinds.map((kind) => [kind, 20 - (own[kind] ?? 0) - (bank[kind] ?? 0) - (kind === 'food' ? 1 : 0)]);
    const seats = { 0: { hand: own }, 3: { hand: Object.fromEntries(rest) } };
    const supply = { ore: 0, fuel: 0, carbon: 0, food: 1, goods: 0 };
    const { fasterStart = false, draws = {} } = more;
    const state = { phase: 'build', supplyRight: fasterStart ? 2 : 1, seats, supply };
    return table({ options: { fasterStart }, state, draws });
  };
  const drive = { do: 'build-upgrade', what: 'drive' };

  it('SF-6.6: a new one is formed at once, from 6 cards of each kind', () => {
    const t = lastCard({ ore: 8, fuel: 7, carbon: 6, food: 9, goods: 10 }).do(0, one);
    expect(t.at('supply')).toEqual({ ore: 6, fuel: 6, carbon: 6, food: 6, goods: 6 });
    expect(t.at('bank')).toEqual({ ore: 2, fuel: 1, carbon: 0, food: 3, goods: 4 });
    expect(t.at('seats.0.hand.food')).toBe(1);
    expect(t.heard(-1, 'supply-rebuilt')).toMatchObject([{ cards: [6, 6, 6, 6, 6] }]);
  });
  it('SF-6.6: as long as a card is left, nothing is formed', () => {
    const t = table({ state: { phase: 'build', supplyRight: 1 } }).do(0, one);
    expect(t.history('supply-rebuilt')).toEqual([]);
  });
  it('SF-6.7: of a kind with fewer than 6 in the bank all go into the stack', () => {
    const t = lastCard({ ore: 5, fuel: 0, carbon: 6, food: 7, goods: 1 }).do(0, one);
    expect(t.at('supply')).toEqual({ ore: 5, fuel: 0, carbon: 6, food: 6, goods: 1 });
    expect(t.at('bank')).toEqual({ ore: 0, fuel: 0, carbon: 0, food: 1, goods: 0 });
  });
  it('SF-6.7: with an empty bank there is no stack', () => {
    const t = lastCard({}).do(0, one);
    expect([stack(t.at('supply')), stack(t.at('bank'))]).toEqual([0, 0]);
    expect(t.history('supply-rebuilt')).toEqual([]);
  });
  it('SF-6.7: it is formed as soon as somebody is to draw and the bank has cards', () => {
    const t = lastCard({}, { fasterStart: true }).do(0, one, drive);
    expect([stack(t.at('supply')), t.at('bank.fuel')]).toEqual([0, 2]);
    t.do(0, one);
    expect([t.at('seats.0.hand.fuel'), t.at('supply.fuel'), t.at('bank.fuel')]).toEqual([1, 1, 0]);
  });
  it('SF-6.8: if the stack ends between two cards, the second comes from the new one', () => {
    const bank = { ore: 6, fuel: 6, carbon: 6, food: 6, goods: 6 };
    const t = lastCard(bank, { fasterStart: true, draws: { supply: [3, 4] } }).do(0, two);
    expect(t.hand(0)).toEqual({ ore: 2, fuel: 2, carbon: 0, food: 1, goods: 1 });
    expect(t.at('supply')).toEqual({ ore: 6, fuel: 6, carbon: 6, food: 6, goods: 5 });
    expect(t.heard(-1).map(({ event }) => event)).toEqual(['supply-drawn', 'supply-rebuilt', 'supply-drawn']);
  });
  it('SF-6.8: if there is no new one, the second card is not drawn and the right to it stays', () => {
    const t = lastCard({}, { fasterStart: true }).do(0, two);
    expect([size(t.hand(0)), t.at('supplyRight')]).toEqual([4 + 1, 1]);
  });
  it('SF-6.10: if there is no card anywhere the draw is refused, and the right stays', () => {
    const t = lastCard({}, { fasterStart: true }).do(0, one);
    expect(t.refusal(0, one)).toBe('SF-6.10 no-supply-anywhere');
    expect(t.at('supplyRight')).toBe(1);
    t.do(0, drive, one);
    expect([t.at('seats.0.hand.fuel'), t.at('supplyRight')]).toEqual([1, 0]);
  });
  it('SF-6.10: the right still ends when the mothership is rolled', () => {
    const t = lastCard({}, { fasterStart: true, draws: { balls: [3, 1] } }).do(0, one, 'roll-mothership');
    expect(t.at('supplyRight')).toBe(0);
  });
});

describe('SF-6.9: drawing is an action of its own', () => {
  it('SF-6.9: the game does not wait for it', () => {
    const t = rolled(4, { draws: { balls: [3, 1] } });
    expect(t.asked(0)).toBe('trade-and-build');
    expect(t.options(0)).toEqual(expect.arrayContaining([one, { do: 'roll-mothership' }]));
    t.do(0, 'roll-mothership', 'end-turn');
    expect(t.history('supply-drawn')).toEqual([]);
  });
  it('SF-6.9: once per turn', () => {
    expect(rolled(4).do(0, one).refusal(0, one)).toBe('SF-6.1 no-right-to-supply');
  });
  it('SF-6.9: in the variant two cards in one go or one by one', () => {
    const oneByOne = rolled(4, { fasterStart: true, draws: { supply: [0, 1] } }).do(0, one, one);
    const atOnce = rolled(4, { fasterStart: true, draws: { supply: [0, 1] } }).do(0, two);
    expect(oneByOne.hand(0)).toEqual(atOnce.hand(0));
    expect(oneByOne.refusal(0, one)).toBe('SF-6.1 no-right-to-supply');
    expect(rolled(4, { fasterStart: true }).do(0, one).refusal(0, two)).toBe('SF-6.1 no-right-to-supply');
  });
});
