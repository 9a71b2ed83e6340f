import { describe, expect, it } from 'vitest';
import { apart, CENTRE, type Hex, neighbour, opposite, ring, SIDES, spiral, turned } from '../src/hex.ts';

const EVERY_SIDE = [0, 1, 2, 3, 4, 5];

describe('hexes', () => {
  it('go round in six steps, each clockwise from the last', () => {
    let at: Hex = CENTRE;
    for (const side of EVERY_SIDE) at = neighbour(at, side);
    expect(at).toEqual(CENTRE);
    expect(neighbour(CENTRE, 0)).toEqual({ q: 0, r: -1 });
    expect(neighbour(CENTRE, 2, 3)).toEqual({ q: 3, r: 0 });
  });
  it('are left by one side and reached by the opposite one', () => {
    for (const side of EVERY_SIDE) expect(neighbour(neighbour(CENTRE, side), opposite(side))).toEqual(CENTRE);
  });
  it('count steps the shortest way', () => {
    expect(apart({ q: 2, r: -2 }, { q: -2, r: 0 })).toBe(4);
    expect(apart({ q: 1, r: 1 }, CENTRE)).toBe(2);
    expect(apart({ q: -3, r: 3 }, CENTRE)).toBe(3);
  });
  it('lie in rings of 1, 6, 12, 18, clockwise from the north, each beside the last', () => {
    expect([0, 1, 2, 3].map((radius) => ring(CENTRE, radius).length)).toEqual([1, 6, 12, 18]);
    const third = ring({ q: 5, r: -2 }, 3);
    expect(third[0]).toEqual({ q: 5, r: -5 });
    expect(third.every((hex) => apart(hex, { q: 5, r: -2 }) === 3)).toBe(true);
    expect(third.every((hex, i) => apart(hex, third[(i + 1) % third.length]) === 1)).toBe(true);
    expect(ring(CENTRE, 1)).toEqual(EVERY_SIDE.map((side) => neighbour(CENTRE, side)));
  });
  it('have one place in a spiral, however far it goes', () => {
    const wide = spiral(CENTRE, 4);
    expect(wide).toHaveLength(1 + 6 + 12 + 18 + 24);
    expect(new Set(wide.map(({ q, r }) => `${q},${r}`)).size).toBe(wide.length);
    expect(wide.slice(0, 19)).toEqual(spiral(CENTRE, 2));
  });
  it('turn their sides clockwise', () => {
    expect(turned(0b000001, 1)).toBe(0b000010);
    expect(turned(0b100000, 1)).toBe(0b000001);
    expect(turned(0b011011, 2)).toBe(0b101101);
    for (const by of EVERY_SIDE) expect(turned(turned(0b010110, by), (SIDES - by) % SIDES)).toBe(0b010110);
  });
});
