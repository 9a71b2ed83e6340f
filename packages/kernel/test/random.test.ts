import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, sha256 } from '../src/index.ts';

const numbers = (random: Random, count = 6, n = 1000) => Array.from({ length: count }, () => random.below(n));

const VECTORS = {
  below: [377, 633, 859, 608, 735, 585],
  fraction: 0.3290449681226164,
  shuffle: [2, 7, 0, 4, 6, 5, 3, 1],
  saved: [1955107, -1359408754, -1567614358, -1522321165],
  spawned: [945, 342, 435, 582, 499, 629],
};

describe('the seeded random', () => {
  it('gives these numbers for ever: old saved games depend on them', () => {
    expect(numbers(Random.fromSeed('starboard'))).toEqual(VECTORS.below);
    expect(Random.fromSeed('starboard').fraction()).toBe(VECTORS.fraction);
    expect(Random.fromSeed('starboard').shuffle([0, 1, 2, 3, 4, 5, 6, 7])).toEqual(VECTORS.shuffle);
    expect(Random.fromSeed('starboard').save()).toEqual(VECTORS.saved);
    expect(numbers(Random.fromSeed('starboard').spawn())).toEqual(VECTORS.spawned);
  });
  it('goes on from where it was saved, across JSON', () => {
    const random = Random.fromSeed('a');
    numbers(random, 17);
    const restored = Random.restore(JSON.parse(JSON.stringify(random.save())));
    expect(numbers(restored)).toEqual(numbers(random));
  });
  it('clones give the same luck and do not disturb each other', () => {
    const random = Random.fromSeed('a');
    const clone = random.clone();
    const first = numbers(clone);
    expect(numbers(random)).toEqual(first);
  });
  it('is fair: each face of a die about as often', () => {
    const random = Random.fromSeed('fair');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[random.below(6)]++;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
  it('shuffles fairly: every order of three about as often', () => {
    const random = Random.fromSeed('fair');
    const orders = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = random.shuffle([1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
  it('picks by counts and never what is not there', () => {
    const random = Random.fromSeed('bag');
    const picked = [0, 0, 0];
    for (let i = 0; i < 8_000; i++) picked[random.pick([3, 0, 1])]++;
    expect(picked[1]).toBe(0);
    expect(picked[0] / picked[2]).toBeCloseTo(3, 0);
  });
  it('complains where there is nothing to draw', () => {
    const random = Random.fromSeed('none');
    expect(() => random.below(0)).toThrow('no number below 0');
    expect(() => random.below(Number.NaN)).toThrow('no number below NaN');
    expect(() => random.pick([0, 0])).toThrow('every count is 0');
  });
});

describe('SHA-256', () => {
  it('is what everybody else calls SHA-256', () => {
    const reference = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const text of ['', 'abc', 'ä€🚀', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])
      expect(sha256(text)).toBe(reference(text));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === reference(text)),
      { seed: 2026 },
    );
  });
});
