import { describe, expect, it } from 'vitest';
import {
  actionKey,
  actionTable,
  BadInput,
  counts,
  int,
  maybe,
  noun,
  ranked,
  sameAction,
  several,
  word,
} from '../src/index.ts';

type Deed =
  | { readonly do: 'fly'; readonly ship: number; readonly to?: number }
  | { readonly do: 'trade'; readonly give: readonly number[]; readonly how: 'fair' | 'free' }
  | { readonly do: 'vote'; readonly for: readonly number[] };

const SHIPS = ['a', 'b', 'c'];
const ship = noun('ship', SHIPS);
const codec = actionTable({
  fly: { ship, to: maybe(int(0, 9)) },
  trade: { give: counts(noun('ware', ['ore', 'fuel']), 5), how: word(['fair', 'free']) },
  vote: { for: several(ship, 3) },
});

describe('the action codec', () => {
  it('writes ids and reads them back', () => {
    const deeds: [Deed, unknown][] = [
      [
        { do: 'fly', ship: 1 },
        { do: 'fly', ship: 'b' },
      ],
      [
        { do: 'fly', ship: 2, to: 0 },
        { do: 'fly', ship: 'c', to: 0 },
      ],
      [
        { do: 'trade', give: [0, 2], how: 'fair' },
        { do: 'trade', give: { fuel: 2 }, how: 'fair' },
      ],
      [
        { do: 'vote', for: [0, 2] },
        { do: 'vote', for: ['a', 'c'] },
      ],
    ];
    for (const [deed, written] of deeds) {
      expect(codec.write(deed)).toEqual(written);
      expect(codec.read(JSON.parse(JSON.stringify(written)))).toEqual(deed);
    }
  });
  it('reads a list in any order', () => {
    expect(codec.read({ do: 'vote', for: ['c', 'a'] })).toEqual({ do: 'vote', for: [0, 2] });
  });
  it.each([
    [null, 'must be an object'],
    [[], 'must be an object'],
    ['fly', 'must be an object'],
    [{}, 'do: undefined is no action'],
    [{ do: 'hop' }, 'do: "hop" is no action of this game'],
    [{ do: 'toString' }, 'do: "toString" is no action'],
    [{ do: ['fly'] }, 'do: a list is no action'],
    [{ do: 'fly' }, 'ship: missing'],
    [{ do: 'fly', ship: 'd' }, 'ship: "d" is not known here (one of: a, b, c)'],
    [{ do: 'fly', ship: 1 }, 'ship: 1 is not known here'],
    [{ do: 'fly', ship: {} }, 'ship: an object is not known here'],
    [{ do: 'fly', ship: 'a', to: 10 }, 'to: must be a whole number from 0 to 9'],
    [{ do: 'fly', ship: 'a', to: null }, 'to: must be a whole number'],
    [{ do: 'fly', ship: 'a', extra: 1 }, 'extra: unknown key'],
    [{ do: 'trade', give: { ore: 6 }, how: 'fair' }, 'give.ore: must be a whole number from 0 to 5'],
    [{ do: 'trade', give: { gold: 1 }, how: 'fair' }, 'give.gold: "gold" is not known here'],
    [{ do: 'trade', give: [1], how: 'fair' }, 'give: must be an object'],
    [{ do: 'trade', give: {}, how: 'odd' }, 'how: "odd" is not known here'],
    [{ do: 'vote', for: ['a', 'a'] }, 'for: names something twice'],
    [{ do: 'vote', for: ['a', 'b', 'c', 'a'] }, 'for: has 4 entries, at most 3 are possible'],
    [{ do: 'vote', for: 'a' }, 'for: must be a list'],
  ])('refuses %j', (raw, problem) => {
    expect(() => codec.read(raw)).toThrow(BadInput);
    expect(() => codec.read(raw)).toThrow(problem);
  });
  it('refuses keys that could change other objects', () => {
    expect(() => codec.read(JSON.parse('{"do":"fly","ship":"a","__proto__":{"to":1}}'))).toThrow('forbidden key');
  });
  it('leaves the words of the match to the match', () => {
    expect(() => actionTable({ undo: {} })).toThrow('undo is an action of every match');
  });
});

describe('actionKey', () => {
  it('tells apart what actions are and do, also in lists', () => {
    type Done = { do: 'wait' } | { do: 'fly'; to: number; fast?: number } | { do: 'pay'; cards: readonly number[] };
    const cards = counts(noun('card', ['a', 'b']), 9);
    const key = actionKey<Done>(
      actionTable({ wait: {}, fly: { to: int(0, 9), fast: maybe(int(0, 1)) }, pay: { cards } }),
    );
    const actions: Done[] = [
      { do: 'wait' },
      { do: 'fly', to: 0 },
      { do: 'fly', to: 1 },
      { do: 'fly', to: 1, fast: 1 },
      { do: 'pay', cards: [1, 0] },
      { do: 'pay', cards: [0, 1] },
    ];
    expect(new Set(actions.map(key)).size).toBe(actions.length);
    expect(key({ do: 'fly', to: 1 })).toBe(key({ do: 'fly', to: 1 }));
  });
});

describe('ranked', () => {
  it('lets those who are level share a place, by points or by what says more', () => {
    expect(ranked([3, 5, 5, 1])).toEqual({ places: [3, 1, 1, 4], points: [3, 5, 5, 1] });
    expect(ranked([3, 5, 5], [3, 5, 6])).toEqual({ places: [3, 2, 1], points: [3, 5, 5] });
  });
});

describe('sameAction', () => {
  it('compares by content', () => {
    expect(sameAction({ do: 'a', n: [1, { x: 2 }] }, { n: [1, { x: 2 }], do: 'a' })).toBe(true);
    expect(sameAction({ do: 'a', n: undefined }, { do: 'a' })).toBe(true);
    expect(sameAction({ do: 'a' }, { do: 'a', n: 0 })).toBe(false);
    expect(sameAction({ do: 'a', n: 0 }, { do: 'a' })).toBe(false);
    expect(sameAction([1], { 0: 1 })).toBe(false);
    expect(sameAction(null, {})).toBe(false);
  });
});
