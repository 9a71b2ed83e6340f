import { empty } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { outcome, points } from '../src/score.ts';
import { fields, type State } from '../src/state.ts';

const finished = (change: Partial<State>): State => ({
  ...empty(fields, { players: 3, options: {} }),
  phase: 'over',
  ...change,
});

describe('TP-6: the end', () => {
  it('TP-6.2: comets, sets and the secret wish count', () => {
    const state = finished({
      caught: [-1, 0, -2, 0, 1, 1, 2, 0],
      sets: [2, 0, 0],
      wish: [0, 1, 2],
      hand: [2, 5, 5, 0, 1, 0, 0, 0, 0],
    });
    expect([0, 1, 2].map((seat) => points(state, seat))).toEqual([1 + 2 + 5 + 6 + 2, 3 + 3 + 1, 4]);
  });
  it('TP-6.3: fuel decides a tie', () => {
    const state = finished({ sets: [1, 1, 2], fuel: [3, 4, 0] });
    expect(outcome(state)).toEqual({ places: [3, 2, 1], points: [3, 3, 6] });
  });
  it('TP-6.4: who is still level shares the place', () => {
    expect(outcome(finished({ sets: [1, 1, 0], fuel: [2, 2, 9] })).places).toEqual([1, 1, 3]);
  });
});
