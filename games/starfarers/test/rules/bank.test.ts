import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const bank = (give: string, cards: number, take: string) => ({ do: 'bank', give, cards, take });

/** Seat 0 in its trade and build phase. */
const trader = (hand: Record<string, number>, cards: string[] = [], state: Record<string, unknown> = {}) =>
  table({ state: { phase: 'build', seats: { 0: { hand, cards } }, ...state } });

describe('SF-8: the Galactic Bank', () => {
  it.each(['ore', 'fuel', 'carbon', 'food'])('SF-8.1: 3 %s for 1 card of another kind', (kind) => {
    const t = trader({ [kind]: 3 });
    const before = t.at(`bank.${kind}`) as number;
    t.do(0, bank(kind, 3, 'goods'));
    expect([t.at(`seats.0.hand.${kind}`), t.at('seats.0.hand.goods')]).toEqual([0, 1]);
    expect(t.at(`bank.${kind}`)).toBe(before + 3);
  });
  it('SF-8.1: 2 are too few, in hand or given', () => {
    const t = trader({ ore: 2 });
    expect(t.refusal(0, bank('ore', 3, 'food'))).toBe('SF-8.1 too-few-to-trade');
    expect(t.refusal(0, bank('ore', 2, 'food'))).toBe('SF-8.7 wrong-rate');
  });
  it('SF-8.1: only the active player, in his trade and build phase', () => {
    const seats = { 0: { hand: { ore: 3 } }, 1: { hand: { ore: 3 } } };
    expect(table({ state: { phase: 'build', seats } }).refusal(1, bank('ore', 3, 'food'))).toBe('SF-7.6 not-offered');
    expect(table({ state: { seats } }).refusal(0, bank('ore', 3, 'food'))).toBe('SF-3.9 not-offered');
    expect(table({ state: { phase: 'flight', seats } }).refusal(0, bank('ore', 3, 'food'))).toBe(
      'SF-3.8 not-in-flight',
    );
  });
  it('SF-8.1: all see it', () => {
    const t = trader({ ore: 3 }).do(0, bank('ore', 3, 'food'));
    expect(t.heard(-1, 'bank-traded')).toMatchObject([{ seat: 0, give: 0, cards: 3, take: 3 }]);
  });
  it('SF-8.2: 2 trade goods for 1 card of another kind', () => {
    const t = trader({ goods: 2 }).do(0, bank('goods', 2, 'ore'));
    expect(t.hand(0)).toEqual({ ore: 1, fuel: 0, carbon: 0, food: 0, goods: 0 });
  });
  it('SF-8.2: neither 3 nor 1', () => {
    const t = trader({ goods: 4 });
    expect(t.refusal(0, bank('goods', 3, 'ore'))).toBe('SF-8.7 wrong-rate');
    expect(t.refusal(0, bank('goods', 1, 'ore'))).toBe('SF-8.7 wrong-rate');
  });
});

describe('SF-8: with cards of the Merchants', () => {
  it.each(['ore', 'fuel', 'carbon', 'food'])('SF-8.3: 2:1 for %s, any number of times', (kind) => {
    const t = trader({ [kind]: 6 }, [`merchant-${kind}`]);
    t.do(0, bank(kind, 2, 'goods'), bank(kind, 2, 'goods'), bank(kind, 2, 'goods'));
    expect([t.at(`seats.0.hand.${kind}`), t.at('seats.0.hand.goods')]).toEqual([0, 3]);
  });
  it('SF-8.3: for that kind alone, and for its owner alone', () => {
    const t = trader({ ore: 3, fuel: 3 }, ['merchant-ore']);
    expect(t.refusal(0, bank('fuel', 2, 'food'))).toBe('SF-8.7 wrong-rate');
    const seats = { 0: { hand: { ore: 3 } }, 1: { cards: ['merchant-ore'] } };
    const other = table({ state: { phase: 'build', seats } });
    expect(other.refusal(0, bank('ore', 2, 'food'))).toBe('SF-8.7 wrong-rate');
  });
  it('SF-8.4: 1 trade good for 1 card, once per turn', () => {
    const t = trader({ goods: 3 }, ['merchant-goods']).do(0, bank('goods', 1, 'ore'));
    expect(t.hand(0)).toMatchObject({ ore: 1, goods: 2 });
    expect(t.refusal(0, bank('goods', 1, 'ore'))).toBe('SF-8.4 rate-used-up');
  });
  it('SF-8.4: further trade goods go at 2:1', () => {
    const t = trader({ goods: 5 }, ['merchant-goods']);
    t.do(0, bank('goods', 1, 'ore'), bank('goods', 2, 'ore'), bank('goods', 2, 'ore'));
    expect(t.hand(0)).toMatchObject({ ore: 3, goods: 0 });
  });
  it('SF-8.4: in the next turn it works again', () => {
    const ships = { ships: {} };
    const seats = { 0: { hand: { goods: 3 }, cards: ['merchant-goods'], ...ships }, 1: ships, 2: ships, 3: ships };
    const t = table({ state: { phase: 'build', seats }, draws: { production: Array(8).fill(1) } });
    t.do(0, bank('goods', 1, 'ore'), 'end-turn');
    for (const seat of [1, 2, 3]) t.do(seat, 'roll-dice', 'end-turn');
    t.do(0, 'roll-dice', bank('goods', 1, 'ore'));
    expect(t.at('seats.0.hand.ore')).toBe(2);
  });
});

describe('SF-8: limits', () => {
  it('SF-8.5: the card wanted must be in the bank', () => {
    const t = trader({ ore: 3 }, [], { bank: { food: 0 } });
    expect(t.at('supply.food')).toBe(20);
    expect(t.refusal(0, bank('ore', 3, 'food'))).toBe('SF-8.5 bank-has-none');
    expect(t.at('seats.0.hand.ore')).toBe(3);
    expect(t.refusal(0, bank('ore', 3, 'fuel'))).toBe('allowed');
  });
  it('SF-8.5: the bank never draws on the supply stack', () => {
    const t = trader({ ore: 3 }, [], { bank: { food: 1 } }).do(0, bank('ore', 3, 'food'));
    expect([t.at('bank.food'), t.at('supply.food')]).toEqual([0, 19]);
  });
  it('SF-8.6: the card taken is of a different kind', () => {
    expect(trader({ ore: 3 }).refusal(0, bank('ore', 3, 'ore'))).toBe('SF-8.6 same-kind');
    expect(trader({ goods: 2 }, ['merchant-goods']).refusal(0, bank('goods', 1, 'goods'))).toBe('SF-8.6 same-kind');
  });
  it('SF-8.6: the cards given are all of one kind', () => {
    const mixed = trader({ ore: 2, fuel: 1 });
    expect(mixed.options(0, 'bank')).toEqual([]);
    expect(mixed.refusal(0, bank('ore', 3, 'food'))).toBe('SF-8.1 too-few-to-trade');
    expect(mixed.refusal(0, { do: 'bank', give: ['ore', 'fuel'], cards: 3, take: 'food' })).toBe('not-understood');
  });
  it('SF-8.7: one exchange gives exactly the cards of the rate that applies and takes 1', () => {
    const t = trader({ ore: 9 });
    for (const cards of [1, 2]) expect(t.refusal(0, bank('ore', cards, 'food'))).toBe('SF-8.7 wrong-rate');
    for (const cards of [0, 6]) expect(t.refusal(0, bank('ore', cards, 'food'))).toBe('not-understood');
    t.do(0, bank('ore', 3, 'food'));
    expect(t.hand(0)).toMatchObject({ ore: 6, food: 1 });
  });
  it('SF-8.7: any number of exchanges may follow each other', () => {
    const t = trader({ ore: 9 }).do(0, bank('ore', 3, 'fuel'), bank('ore', 3, 'fuel'), bank('ore', 3, 'fuel'));
    t.do(0, bank('fuel', 3, 'goods'));
    expect(t.hand(0)).toEqual({ ore: 0, fuel: 0, carbon: 0, food: 0, goods: 1 });
  });
  it('SF-8.7: with a card that applies there is no choice of the worse rate', () => {
    expect(trader({ ore: 3 }, ['merchant-ore']).refusal(0, bank('ore', 3, 'food'))).toBe('SF-8.7 wrong-rate');
  });
  it('SF-8.7: the owner of the card of trade goods chooses by the number of cards given', () => {
    const t = trader({ goods: 3 }, ['merchant-goods']);
    const offered = t.options(0, 'bank').map(({ cards }) => cards);
    expect([...new Set(offered)].sort()).toEqual([1, 2]);
    t.do(0, bank('goods', 2, 'ore')); // the 1:1 is saved for later
    t.do(0, bank('goods', 1, 'fuel'));
    expect(t.hand(0)).toMatchObject({ ore: 1, fuel: 1, goods: 0 });
  });
});
