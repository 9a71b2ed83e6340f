import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bit, bitsOf, clockwise, isIn, others, seatAfter, seats, seatsIn } from '../src/index.ts';

const table = fc
  .integer({ min: 1, max: 14 })
  .chain((players) => fc.record({ players: fc.constant(players), seat: fc.nat({ max: players - 1 }) }));

describe('seats', () => {
  it('are counted from 0', () => {
    expect(seats(0)).toEqual([]);
    expect(seats(4)).toEqual([0, 1, 2, 3]);
  });
  it('go round the table, from anybody', () => {
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
    expect(others(2, 4)).toEqual([3, 0, 1]);
    expect(others(0, 1)).toEqual([]);
  });
  it('come one after the other, and back', () => {
    expect(seatAfter(3, 4)).toBe(0);
    expect(seatAfter(1, 4, -3)).toBe(2);
    expect(seatAfter(1, 3, 7)).toBe(2);
  });
  it('are all there once, whoever begins and however many play', () => {
    fc.assert(
      fc.property(table, ({ players, seat }) => {
        expect(clockwise(seat, players)).toEqual([seat, ...others(seat, players)]);
        expect(clockwise(seat, players).toSorted((a, b) => a - b)).toEqual(seats(players));
        clockwise(seat, players).forEach((other, places) => {
          expect(seatAfter(seat, players, places)).toBe(other);
          expect(seatAfter(other, players, -places)).toBe(seat);
        });
      }),
      { seed: 2026 },
    );
  });
});

describe('sets of seats', () => {
  it('are bits', () => {
    expect(bit(3)).toBe(8);
    expect(bitsOf([0, 2])).toBe(5);
    expect(seatsIn(5)).toEqual([0, 2]);
    expect(isIn(5, 2)).toBe(true);
    expect(isIn(5, 1)).toBe(false);
  });
  it('are what was put in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 31 })), (all) => {
        expect(seatsIn(bitsOf(all))).toEqual(all.toSorted((a, b) => a - b));
        for (const seat of all) expect(isIn(bitsOf(all), seat)).toBe(true);
      }),
      { seed: 2026 },
    );
  });
});
