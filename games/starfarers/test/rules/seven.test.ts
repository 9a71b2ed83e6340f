import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

type Hands = Record<number, Record<string, number>>;

const handsOf = (hands: Hands) => Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, { hand }]));

/** Seat 0 rolls a 7 with these hands around the table. */
const seven = (hands: Hands, more: Record<number, object> = {}, draws: Record<string, number[]> = {}) => {
  const seats: Record<string, object> = handsOf(hands);
  for (const [seat, fields] of Object.entries(more)) seats[seat] = { ...seats[seat], ...fields };
  return table({ state: { seats }, draws: { production: [3, 4], ...draws } }).do(0, 'roll-dice');
};

const size = (hand: unknown) => Object.values(hand as Record<string, number>).reduce((a, b) => a + b);

describe('SF-5: tribute', () => {
  it('SF-5.1: nobody gets production', () => {
    const t = seven({});
    expect(t.heard(-1, 'produced')).toEqual([]);
    expect([0, 1, 2, 3].map((seat) => size(t.hand(seat)))).toEqual([0, 0, 0, 0]);
  });
  it.each([
    [8, 4],
    [9, 4],
    [15, 7],
  ])('SF-5.1: of %i cards %i go back to the bank (examples)', (cards, owed) => {
    const t = seven({ 1: { ore: cards } });
    const bank = t.at('bank.ore') as number;
    expect(t.asked(1)).toBe('discard');
    for (const wrong of [owed - 1, owed + 1])
      expect(t.refusal(1, { do: 'discard', cards: { ore: wrong } })).toBe('SF-5.1 wrong-number-of-cards');
    t.do(1, { do: 'discard', cards: { ore: owed } });
    expect([t.at('seats.1.hand.ore'), t.at('bank.ore')]).toEqual([cards - owed, bank + owed]);
  });
  it('SF-5.1: 7 cards are not too many', () => {
    const t = seven({ 1: { ore: 3, fuel: 4 } });
    expect(t.asked(1)).toBeUndefined();
    expect(t.asked(0)).toBe('steal');
  });
  it('SF-5.1: the roller pays as well', () => {
    const t = seven({ 0: { food: 8 } });
    expect(t.asked(0)).toBe('discard');
    t.do(0, { do: 'discard', cards: { food: 4 } });
    expect(t.at('seats.0.hand.food')).toBe(4);
  });
  it('SF-5.1: the payer chooses which cards, out of those in hand', () => {
    const t = seven({ 1: { ore: 5, goods: 4 } });
    expect(t.refusal(1, { do: 'discard', cards: { fuel: 4 } })).toBe('SF-5.1 cards-not-in-hand');
    expect(t.refusal(1, { do: 'discard', cards: { goods: 4, ore: 1 } })).toBe('SF-5.1 wrong-number-of-cards');
    t.do(1, { do: 'discard', cards: { goods: 3, ore: 1 } });
    expect(t.hand(1)).toEqual({ ore: 4, fuel: 0, carbon: 0, food: 0, goods: 1 });
  });
  it('SF-5.2: all who owe choose at the same time, in any order, and the game waits for all', () => {
    const t = seven({ 0: { ore: 8 }, 1: { fuel: 9 }, 3: { food: 10 } });
    expect([0, 1, 2, 3].map((seat) => t.asked(seat))).toEqual(['discard', 'discard', undefined, 'discard']);
    t.do(3, { do: 'discard', cards: { food: 5 } }).do(0, { do: 'discard', cards: { ore: 4 } });
    expect([t.asked(0), t.asked(1), t.asked(3)]).toEqual([undefined, 'discard', undefined]);
    expect(t.refusal(0, { do: 'steal', from: 1 })).toBe('not-asked');
  });
  it('SF-5.2: they are carried out together', () => {
    const t = seven({ 0: { ore: 8 }, 1: { fuel: 9 } });
    t.do(1, { do: 'discard', cards: { fuel: 4 } });
    expect(t.at('seats.1.hand.fuel')).toBe(9);
    expect(t.history('discarded')).toEqual([]);
    t.do(0, { do: 'discard', cards: { ore: 4 } });
    expect([t.at('seats.0.hand.ore'), t.at('seats.1.hand.fuel')]).toEqual([4, 5]);
    expect(t.history('discarded')).toHaveLength(2);
  });
  it('SF-5.2: until then only the number owed is known to others', () => {
    const t = seven({ 0: { ore: 8 }, 1: { ore: 5, fuel: 4 } });
    const before = JSON.stringify(t.view(2));
    t.do(1, { do: 'discard', cards: { fuel: 4 } });
    expect(JSON.stringify(t.view(2))).toBe(before);
    expect(t.heard(2)).toEqual([]);
    expect((t.view(2).hand as number[])[1]).toBe(9); // of which everybody can tell that 4 are owed
    const open = t.match.decisions(2).find(({ seat }) => seat === 0);
    expect([open?.kind, open?.options, open?.forms]).toEqual(['discard', undefined, undefined]);
  });
  it('SF-5.2: afterwards the kinds are public', () => {
    const t = seven({ 1: { ore: 5, fuel: 4 } }).do(1, { do: 'discard', cards: { fuel: 3, ore: 1 } });
    for (const viewer of [-1, 0, 2])
      expect(t.heard(viewer, 'discarded')).toMatchObject([{ seat: 1, cards: [1, 3, 0, 0, 0] }]);
  });
  it('SF-5.5: with lower tribute 12 cards are not too many', () => {
    const cards = ['diplomat-tribute'];
    expect(seven({ 1: { ore: 12 } }, { 1: { cards } }).asked(1)).toBeUndefined();
    expect(seven({ 1: { ore: 12 } }).asked(1)).toBe('discard');
  });
  it('SF-5.5: with 13 its owner returns half, 6', () => {
    const t = seven({ 1: { ore: 13 } }, { 1: { cards: ['diplomat-tribute'] } });
    expect(t.refusal(1, { do: 'discard', cards: { ore: 1 } })).toBe('SF-5.1 wrong-number-of-cards');
    t.do(1, { do: 'discard', cards: { ore: 6 } });
    expect(t.at('seats.1.hand.ore')).toBe(7);
  });
  it('SF-5.5: it helps nobody but its owner', () => {
    const t = seven({ 1: { ore: 8 }, 2: { fuel: 8 } }, { 1: { cards: ['diplomat-tribute'] } });
    expect([t.asked(1), t.asked(2)]).toEqual([undefined, 'discard']);
  });
});

describe('SF-5: theft', () => {
  it('SF-5.3: after the tribute the roller may draw 1 card from any other hand', () => {
    const t = seven({ 0: { ore: 1 }, 1: { fuel: 8 }, 2: { food: 2 }, 3: { goods: 1 } }, {}, { theft: [3] });
    expect(t.asked(0)).toBeUndefined();
    t.do(1, { do: 'discard', cards: { fuel: 4 } });
    expect(t.options(0).map(({ do: verb, from }) => from ?? verb)).toEqual([1, 2, 3, 'decline']);
    t.do(0, { do: 'steal', from: 2 });
    expect([t.hand(0), t.hand(2)]).toMatchObject([
      { ore: 1, food: 1 },
      { ore: 0, food: 1 },
    ]);
  });
  it('SF-5.3: one card from one player, not more', () => {
    const t = seven({ 1: { fuel: 3 }, 2: { food: 3 } }).do(0, { do: 'steal', from: 1 });
    expect([size(t.hand(0)), size(t.hand(1)), size(t.hand(2))]).toEqual([1, 2, 3]);
    expect(t.refusal(0, { do: 'steal', from: 2 })).toBe('SF-3.4 not-in-trade-and-build');
  });
  it('SF-5.3: the card is drawn by luck, each as likely as the next', () => {
    let ore = 0;
    for (let i = 0; i < 200; i++) {
      const t = table({
        seed: `theft ${i}`,
        state: { seats: handsOf({ 1: { ore: 3, fuel: 1 } }) },
        draws: { production: [3, 4] },
      });
      t.do(0, 'roll-dice', { do: 'steal', from: 1 });
      ore += t.at('seats.0.hand.ore') as number;
    }
    expect(Math.abs(ore - 150)).toBeLessThan(20);
  });
  it('SF-5.3: the roller steals, nobody else, and not from himself', () => {
    const t = seven({ 0: { ore: 1 }, 1: { fuel: 3 } });
    expect(t.refusal(1, { do: 'steal', from: 0 })).toBe('not-asked');
    expect(t.refusal(0, { do: 'steal', from: 0 })).toBe('SF-5.3 not-offered');
  });
  it('SF-5.4: the theft is optional', () => {
    const t = seven({ 1: { fuel: 3 } }).do(0, 'decline');
    expect([size(t.hand(0)), size(t.hand(1)), t.at('phase')]).toEqual([0, 3, 'build']);
  });
  it('SF-5.4: the victim must hold a card', () => {
    expect(seven({ 1: { fuel: 3 } }).refusal(0, { do: 'steal', from: 2 })).toBe('SF-5.4 victim-has-no-cards');
  });
  it('SF-5.4: it is skipped if no other player has cards', () => {
    const t = seven({ 0: { ore: 3 } });
    expect([t.asked(0), t.at('phase')]).toEqual(['trade-and-build', 'build']);
  });
  it('SF-5.4: only the two learn the kind', () => {
    const t = seven({ 1: { fuel: 3 } }).do(0, { do: 'steal', from: 1 });
    for (const viewer of [0, 1]) expect(t.heard(viewer, 'stole')).toMatchObject([{ seat: 0, from: 1, kind: 1 }]);
    for (const viewer of [-1, 2, 3]) expect(t.heard(viewer, 'stole')[0]).not.toHaveProperty('kind');
    expect(t.view(2).hand).toMatchObject([1, 2, expect.anything(), 0]);
  });
  it('SF-5.6: the supply card may be drawn on a 7 as well, after the theft', () => {
    const t = seven({ 1: { fuel: 3 } });
    expect(t.refusal(0, { do: 'draw-supply', cards: 1 })).toBe('SF-5.3 not-offered');
    t.do(0, 'decline', { do: 'draw-supply', cards: 1 });
    expect(size(t.hand(0))).toBe(1);
  });
});
