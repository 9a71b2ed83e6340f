import { pointsOf } from '../score.ts';
import type { State } from '../state.ts';

/** How likely each seat is to win. */
export function value(state: State, out: number[]): void {
  let total = 0;
  for (let seat = 0; seat < state.players; seat++) {
    out[seat] = Math.exp(pointsOf(state, seat) / 6);
    total += out[seat];
  }
  for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
}

export const progress = (state: State): number => (state.phase === 'over' ? 1 : (state.round - 1) / 4);
