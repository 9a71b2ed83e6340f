import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, countsForm, covers, plus, Random, single, spare, sum } from '../src/index.ts';

const counts = (kinds: number, most = 9) =>
  fc.array(fc.nat({ max: most }), { minLength: kinds, maxLength: kinds }) as fc.Arbitrary<number[]>;

describe('counts', () => {
  it('are added up, all or some of them', () => {
    expect(sum([])).toBe(0);
    expect(sum([3, 0, 2])).toBe(5);
    expect(sum([1, 2, 3, 4, 5, 6], 2, 4)).toBe(7);
  });
  it('are added to each other, kind by kind', () => {
    expect(plus([1, 0], [2, 5], [0, 1])).toEqual([3, 6]);
    fc.assert(
      fc.property(counts(3), counts(3), (a, b) => {
        expect(sum(plus(a, b))).toBe(sum(a) + sum(b));
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(covers(plus(a, b), b)).toBe(true);
        expect(covers(b, plus(a, b))).toBe(sum(a) === 0);
      }),
      { seed: 2026 },
    );
  });
  it('cover a price kind by kind, not all together', () => {
    expect(covers([2, 1, 0], [2, 0, 0])).toBe(true);
    expect(covers([2, 1, 0], [0, 0, 1])).toBe(false);
    expect(covers([9, 9, 2, 1], [2, 1], 2)).toBe(true);
    expect(covers([9, 9, 2, 1], [2, 2], 2)).toBe(false);
  });
  it('of one kind alone', () => {
    expect(single(1, 3)).toEqual([0, 1, 0]);
    expect(single(2, 3, 4)).toEqual([0, 0, 4]);
  });
  it('spare what there is most of', () => {
    expect(spare([1, 4, 3], 4)).toEqual([0, 3, 1]);
    expect(spare([2, 2], 0)).toEqual([0, 0]);
  });
});

interface Pay extends Action {
  readonly do: 'pay';
  readonly coins: readonly number[];
}
interface Purse {
  readonly coins: readonly number[];
  readonly price: number;
}

const form = countsForm<Purse, Pay>({
  do: 'pay',
  field: 'coins',
  of: 'coin',
  ids: ['gold', 'silver'],
  max: (purse) => purse.coins,
  total: (purse) => purse.price,
  rule: 'XX-1',
  miscounted: 'wrong-number',
  missing: 'not-in-purse',
});

const pay = (...coins: number[]): Pay => ({ do: 'pay', coins });

describe('a form for so many things of one’s choice', () => {
  const purse: Purse = { coins: [3, 1], price: 2 };

  it('says what there is and how many are wanted', () => {
    expect(form.do).toBe('pay');
    expect(form.fields(purse, 0)).toEqual([
      { name: 'coins', type: 'counts', of: 'coin', ids: ['gold', 'silver'], max: [3, 1], total: 2 },
    ]);
  });
  it('takes the right number of what is there', () => {
    expect(form.check(purse, 0, pay(1, 1))).toEqual({ ok: true });
    expect(form.check(purse, 0, pay(1, 0))).toMatchObject({
      rule: 'XX-1',
      code: 'wrong-number',
      params: { wanted: 2, given: 1 },
    });
    expect(form.check(purse, 0, pay(0, 2))).toMatchObject({ rule: 'XX-1', code: 'not-in-purse' });
  });
  it('suggests what is missed least', () => {
    expect(form.suggest?.(purse, 0)).toEqual([pay(2, 0)]);
  });
  it('allows what it samples and suggests, and finds no answer where there is none', () => {
    fc.assert(
      fc.property(counts(2, 5), fc.nat({ max: 12 }), fc.string(), (coins, price, seed) => {
        const state = { coins, price };
        const answers = [form.sample(state, 0, Random.fromSeed(seed)), ...(form.suggest?.(state, 0) ?? [])];
        if (sum(coins) < price) expect(answers).toEqual([undefined]);
        else for (const answer of answers) expect(form.check(state, 0, answer as Pay)).toEqual({ ok: true });
      }),
      { seed: 2026 },
    );
  });
  it('may be about a price that the rules name', () => {
    const toll = countsForm<Purse, Pay, { readonly price: number }>({
      ...{ do: 'pay', field: 'coins', of: 'coin', ids: ['gold', 'silver'] },
      max: ({ coins }) => coins,
      total: (_state, _seat, { price }) => price,
      ...{ rule: 'XX-2', miscounted: 'wrong-number', missing: 'not-in-purse' },
    });
    expect(toll.fields(purse, 0, { price: 3 })).toMatchObject([{ total: 3 }]);
    expect(toll.check(purse, 0, pay(2, 1), { price: 3 })).toEqual({ ok: true });
    expect(toll.check(purse, 0, pay(2, 1), { price: 2 })).toMatchObject({ rule: 'XX-2', params: { wanted: 2 } });
    expect(toll.suggest?.(purse, 0, { price: 4 })).toEqual([pay(3, 1)]);
    expect(toll.sample(purse, 0, Random.fromSeed('toll'), { price: 5 })).toBeUndefined();
  });
  it('samples every choice', () => {
    const random = Random.fromSeed('coins');
    const seen = new Set(Array.from({ length: 50 }, () => JSON.stringify(form.sample(purse, 0, random)?.coins)));
    expect(seen).toEqual(new Set(['[2,0]', '[1,1]']));
  });
});

describe('a form for so many of your choice, where sets are worth keeping', () => {
  const keeping = [
    [1, 1, 0],
    [0, 0, 2],
  ];
  const sets = countsForm<Purse, Pay>({
    ...{ do: 'pay', field: 'coins', of: 'coin', ids: ['gold', 'silver', 'tin'], keeping },
    ...{ max: (purse) => purse.coins, total: (purse) => purse.price },
    ...{ rule: 'XX-1', miscounted: 'wrong-number', missing: 'not-in-purse' },
  });
  const suggested = (coins: number[], price: number) =>
    sets.suggest?.({ coins, price }, 0).map((action) => action.coins);

  it('suggests what one misses least, then what leaves each set whole', () => {
    expect(suggested([2, 1, 3], 3)).toEqual([
      [1, 0, 2],
      [2, 1, 0],
    ]);
  });
  it('breaks up sets only where all else is not enough', () => {
    expect(suggested([1, 1, 1], 2)).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ]);
  });
  it('suggests nothing else than what is allowed', () => {
    fc.assert(
      fc.property(counts(3, 4), fc.nat({ max: 12 }), (coins, price) => {
        const purse = { coins, price };
        const answers = sets.suggest?.(purse, 0) ?? [];
        expect(answers.length > 0).toBe(sum(coins) >= price);
        for (const answer of answers) expect(sets.check(purse, 0, answer)).toMatchObject({ ok: true });
        expect(new Set(answers.map((answer) => answer.coins.join())).size).toBe(answers.length);
      }),
      { seed: 2026 },
    );
  });
});
