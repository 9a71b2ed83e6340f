import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connected, distances, type Neighbours, NO_WAY, reach } from '../src/index.ts';

/** 0 - 1 - 2 - 3, with a way around from 0 to 3 by 4 and 5, and 6 alone. */
const NEXT: Neighbours = [[1, 4], [0, 2], [1, 3], [2, 5], [0, 5], [4, 3], [-1]];

/** Any graph of a few places; ways may lead nowhere, back, or one way only. */
const graphs = fc.integer({ min: 1, max: 9 }).chain((places) =>
  fc.array(fc.array(fc.integer({ min: -1, max: places - 1 }), { maxLength: 4 }), {
    minLength: places,
    maxLength: places,
  }),
);

/** The least cost between all places, found the long way: by every place in between. */
function leastCosts(next: Neighbours, cost: (to: number, from: number, way: number) => number): number[][] {
  const least = next.map((_, from) => next.map((_, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)));
  next.forEach((ways, from) => {
    ways.forEach((to, way) => {
      if (to >= 0) least[from][to] = Math.min(least[from][to], cost(to, from, way));
    });
  });
  for (const by of next.keys())
    for (const from of next.keys())
      for (const to of next.keys()) least[from][to] = Math.min(least[from][to], least[from][by] + least[by][to]);
  return least;
}

describe('distances', () => {
  it('are steps of the shortest way', () => {
    const ways = distances(NEXT);
    expect(ways.between(0, 0)).toBe(0);
    expect(ways.between(0, 3)).toBe(3);
    expect(ways.between(4, 2)).toBe(3);
    expect(ways.between(0, 6)).toBe(NO_WAY);
    expect(ways.longest).toBe(3);
  });
  it('tell what is near, nearest first', () => {
    const ways = distances(NEXT);
    expect([...ways.within(0, 0)]).toEqual([0]);
    expect([...ways.within(0, 1)]).toEqual([0, 1, 4]);
    expect([...ways.within(0, 2)]).toEqual([0, 1, 4, 2, 5]);
    expect([...ways.within(0, 99)]).toEqual([0, 1, 4, 2, 5, 3]);
    expect([...ways.within(6, 3)]).toEqual([6]);
    expect(ways.within(0, 2)).toBe(ways.within(0, 2)); // the same list: it is not made anew
  });
  it('agree with counting by every place in between', () => {
    fc.assert(
      fc.property(graphs, (next) => {
        const ways = distances(next);
        const least = leastCosts(next, () => 1);
        for (const from of next.keys())
          for (const to of next.keys()) {
            const steps = least[from][to];
            expect(ways.between(from, to)).toBe(Number.isFinite(steps) ? steps : NO_WAY);
            for (let most = 0; most <= next.length; most++)
              expect([...ways.within(from, most)].includes(to)).toBe(steps <= most);
          }
      }),
      { seed: 2026 },
    );
  });
});

describe('reach', () => {
  it('is limited by the budget, and knows the cheapest way', () => {
    const far = Number.POSITIVE_INFINITY;
    const cost = (to: number, from: number) => (from === 2 || to === 2 ? 5 : 1);
    expect(reach(NEXT, 0, 3, cost)).toEqual([0, 1, far, 3, 1, 2, far]);
    expect(reach(NEXT, 0, 0, cost)).toEqual([0, far, far, far, far, far, far]);
    expect(reach(NEXT, 0, far, (to) => (to === 4 ? far : 1))).toEqual([0, 1, 2, 3, far, 4, far]);
  });
  it('agrees with counting by every place in between', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.array(fc.nat({ max: 4 }), { minLength: 7 }),
        fc.nat({ max: 9 }),
        (next, prices, budget) => {
          const cost = (to: number, from: number, way: number) => prices[(to * 3 + from * 5 + way) % prices.length];
          const least = leastCosts(next, cost);
          for (const from of next.keys())
            expect(reach(next, from, budget, cost)).toEqual(
              least[from].map((total) => (total <= budget ? total : Number.POSITIVE_INFINITY)),
            );
        },
      ),
      { seed: 2026 },
    );
  });
});

describe('connected', () => {
  it('is what hangs together by open steps', () => {
    expect(connected(NEXT, 0, () => true)).toEqual([0, 1, 4, 2, 5, 3]);
    expect(connected(NEXT, 0, (place) => place < 3)).toEqual([0, 1, 2]);
    expect(connected(NEXT, 6, () => true)).toEqual([6]);
  });
  it('tells from where a step is taken and which way it is', () => {
    expect(connected(NEXT, 0, (_to, from, way) => from !== 0 || way === 1)).toEqual([0, 4, 5, 3, 2, 1]);
    expect(connected(NEXT, 1, (to, from, way) => NEXT[from][way] === to && way === 1)).toEqual([1, 2, 3, 5]);
  });
  it('finds what there is a way to, each once', () => {
    fc.assert(
      fc.property(graphs, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (next, open) => {
        const far = Number.POSITIVE_INFINITY;
        for (const from of next.keys()) {
          const found = connected(next, from, (to) => open[to]);
          const costs = reach(next, from, far, (to) => (open[to] ? 1 : far));
          expect(found.toSorted((a, b) => a - b)).toEqual([...next.keys()].filter((place) => costs[place] < far));
        }
      }),
      { seed: 2026 },
    );
  });
});
