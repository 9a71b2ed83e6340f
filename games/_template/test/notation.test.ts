import { BadInput } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('the notation', () => {
  it('describes what it is told', () => {
    const state = { comet: 'wild', fuel: [3, 9], hands: [{ ice: 2 }, { glow: 12 }], wishes: ['iron', 'glow'] };
    const at = table({ state });
    expect(at.seen).toMatchObject({
      comet: 'wild',
      station: 4,
      seats: [
        { fuel: 3, hand: { ice: 2 }, wish: 'iron' },
        { fuel: 9, hand: { glow: 12 }, wish: 'glow' },
      ],
    });
  });
  it.each<[object, string]>([
    [{ moon: 1 }, 'state.moon: unknown key'],
    [{ comet: 7 }, 'state.comet: 7 is not known here'],
    [{ comet: 'wild', next: ['wild'] }, 'state.next: wild is in the sky already'],
    [{ next: 'wild' }, 'state.next: must be a list'],
    [{ fuel: [1] }, 'state.fuel: needs one entry for each of the 2 seats'],
    [{ fuel: [99, 1] }, 'state.fuel.0: must be a whole number from 0 to 10'],
    [{ hands: [{ ice: 7 }, { ice: 7 }] }, 'state.hands.1.ice: must be a whole number from 0 to 5'],
    [{ hands: [{ gold: 1 }, {}] }, '"gold" is not known here'],
    [{ wishes: ['ice', 'gold'] }, 'state.wishes.1: "gold" is not known here'],
  ])('refuses %j', (state, problem) => {
    expect(() => table({ state: { ...state } })).toThrow(BadInput);
    expect(() => table({ state: { ...state } })).toThrow(problem);
  });
});
