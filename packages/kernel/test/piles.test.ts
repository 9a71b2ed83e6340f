import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealAgain, dealCounts, draw, drawFromBag, pickOut, Random, shuffleAt, sum } from '../src/index.ts';
import { runOf } from './smallGame.ts';

/** A table to draw at. */
const table = () => runOf(function* () {});

const rising = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
const cards = fc.array(fc.integer({ min: -1, max: 300 }), { maxLength: 100 });
const luck = fc.string().map((seed) => Random.fromSeed(seed));

describe('a pile', () => {
  it('gives its top card, and it has been seen', () => {
    const t = table();
    const pile = [7, 8, 9];
    const before = t.reveals;
    expect(draw(t, 'deck', pile, [1])).toBe(7);
    expect(pile).toEqual([8, 9]);
    expect(t.reveals).toBeGreaterThan(before);
  });
  it('is made of the discard pile when it is empty', () => {
    const pile: number[] = [];
    const discard = [1, 2, 3, 4];
    const card = draw(table(), 'deck', pile, discard);
    expect(rising([...pile, card ?? -1])).toEqual([1, 2, 3, 4]);
    expect(discard).toEqual([]);
  });
  it('has no card when both are empty, and is not made anew where nothing is discarded', () => {
    expect(draw(table(), 'deck', [], [])).toBeUndefined();
    expect(draw(table(), 'deck', [])).toBeUndefined();
  });
});

describe('a bag', () => {
  it('gives one of what is in it', () => {
    const bag = [0, 2];
    expect(drawFromBag(table(), 'bag', bag, [5, 5])).toBe(1);
    expect(bag).toEqual([0, 1]);
  });
  it('gets back what was discarded when it is empty', () => {
    const bag = [0, 0];
    const discard = [0, 3];
    expect(drawFromBag(table(), 'bag', bag, discard)).toBe(1);
    expect([bag, discard]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });
  it('gives nothing when nothing is left', () => {
    expect(drawFromBag(table(), 'bag', [0, 0], [0, 0])).toBeUndefined();
    expect(drawFromBag(table(), 'bag', [0])).toBeUndefined();
  });
});

describe('dealing anew', () => {
  it('keeps the sizes of piles and the cards in them together', () => {
    fc.assert(
      fc.property(fc.array(cards), luck, (piles, random) => {
        const dealt = piles.map((pile) => [...pile]);
        dealAgain(random, dealt);
        expect(dealt.map((pile) => pile.length)).toEqual(piles.map((pile) => pile.length));
        expect(rising(dealt.flat())).toEqual(rising(piles.flat()));
      }),
      { seed: 2026 },
    );
  });
  it('does not depend on how the cards lay', () => {
    fc.assert(
      fc.property(cards, fc.nat({ max: 100 }), fc.string(), (pile, cut, seed) => {
        const here = [pile.slice(0, cut), pile.slice(cut)];
        const moved = Random.fromSeed(`${seed}!`).shuffle([...pile]);
        const there = [moved.slice(0, cut), moved.slice(cut)];
        dealAgain(Random.fromSeed(seed), here);
        dealAgain(Random.fromSeed(seed), there);
        expect(there).toEqual(here);
      }),
      { seed: 2026 },
    );
  });
  it('changes what stands at some places of a list and nothing else, whatever stood there', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 99 }), fc.boolean())), fc.string(), (entries, seed) => {
        const places = entries.flatMap(([, hidden], i) => (hidden ? [i] : []));
        const truth = entries.map(([value]) => value);
        const [here, there] = [[...truth], [...truth]];
        shuffleAt(Random.fromSeed(seed), here, places);
        shuffleAt(Random.fromSeed(`${seed}!`), there, places);
        shuffleAt(Random.fromSeed(seed), there, places);
        expect(there).toEqual(here);
        expect(rising(here)).toEqual(rising(truth));
        entries.forEach(([value, hidden], i) => {
          if (!hidden) expect(here[i]).toBe(value);
        });
      }),
      { seed: 2026 },
    );
  });
  it('is fair: every card is in every pile about as often', () => {
    const random = Random.fromSeed('fair');
    const first = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i++) {
      const piles = [[3], [0, 2, 1]];
      dealAgain(random, piles);
      first[piles[0][0]]++;
    }
    for (const times of first) expect(Math.abs(times - 10_000)).toBeLessThan(400);
  });
  it('moves units out of a bag, and no more than are in it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 1 }), fc.nat({ max: 20 }), luck, (truth, wish, random) => {
        const bag = [...truth];
        const units = Math.min(wish, sum(bag));
        const into = [9, ...bag.map(() => 0)];
        dealCounts(random, bag, units, into, 1);
        expect(sum(into)).toBe(9 + units);
        truth.forEach((n, kind) => {
          expect(bag[kind] + into[1 + kind]).toBe(n);
          expect(bag[kind]).toBeGreaterThanOrEqual(0);
        });
      }),
      { seed: 2026 },
    );
    expect(() => pickOut(Random.fromSeed('none'), [0, 0])).toThrow('every count is 0');
  });
});
