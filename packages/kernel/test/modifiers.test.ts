import { describe, expect, it } from 'vitest';
import { type ModifierSource, modifiersOf } from '../src/index.ts';

type Point = 'rate' | 'speed' | 'range';
type Cards = readonly number[];

const card = (
  index: number,
  ...modifiers: ModifierSource<Cards, Point>['modifiers']
): ModifierSource<Cards, Point> => ({
  modifiers,
  times: (state, seat) => state[seat * 3 + index],
});

const modified = modifiersOf<Cards, Point>([
  card(0, { at: 'rate', to: 2 }),
  card(1, { at: 'speed', add: 3 }, { at: 'rate', add: -1 }),
  card(2, { at: 'rate', to: 5 }),
]);

describe('modifiers', () => {
  it('leave a number alone where nothing is in force, or nothing speaks of it', () => {
    expect(modified([0, 0, 0, 1, 1, 1], 0, 'rate', 3)).toBe(3);
    expect(modified([1, 1, 1], 0, 'range', 7)).toBe(7);
  });

  it('work for the seat that has them', () => {
    expect([0, 1].map((seat) => modified([0, 0, 0, 0, 1, 0], seat, 'speed', 1))).toEqual([1, 4]);
  });

  it('replace first and add then, whatever comes first; the last replacement counts', () => {
    expect(modified([1, 1, 0], 0, 'rate', 3)).toBe(1);
    expect(modified([1, 1, 1], 0, 'rate', 3)).toBe(4);
  });

  it('add as many times as a seat has them', () => {
    expect(modified([0, 2, 0], 0, 'speed', 1)).toBe(7);
  });
});
