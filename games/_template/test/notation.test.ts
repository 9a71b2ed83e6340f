import { BadInput } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('the notation', () => {
  it('describes what it is told', () => {
    const seats = {
      0: { fuel: 3, hand: { ice: 2 }, wish: 'iron' },
      1: { fuel: 9, hand: { glow: 12 }, wish: 'glow' },
    };
    const at = table({ state: { comet: 'wild', seats } });
    expect(at.seen).toMatchObject({ comet: 'wild', station: 4, seats: [seats[0], seats[1]] });
  });
  it.each<[object, string]>([
    [{ moon: 1 }, 'state.moon: unknown key'],
    [{ comet: 7 }, 'state.comet: 7 is not known here'],
    [{ comet: 'wild', next: ['wild'] }, 'state.next: wild is in the sky already'],
    [{ next: 'wild' }, 'state.next: must be a list'],
    [{ seats: { 2: {} } }, 'state.seats.2: must be a whole number from 0 to 1'],
    [{ seats: { 0: { fuel: 99 } } }, 'state.seats.0.fuel: must be a whole number from 0 to 10'],
    [
      { seats: { 0: { hand: { ice: 7 } }, 1: { hand: { ice: 7 } } } },
      'state.seats.1.hand.ice: must be a whole number from 0 to 5',
    ],
    [{ seats: { 0: { hand: { gold: 1 } } } }, 'state.seats.0.hand.gold: unknown key'],
    [{ seats: { 1: { wish: 'gold' } } }, 'state.seats.1.wish: "gold" is not known here'],
    [{ seats: { 1: { points: 9 } } }, 'state.seats.1.points: unknown key'],
  ])('refuses %j', (state, problem) => {
    expect(() => table({ state: { ...state } })).toThrow(BadInput);
    expect(() => table({ state: { ...state } })).toThrow(problem);
  });
});
