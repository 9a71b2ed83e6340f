import { type Seat, sum } from '@starboard/kernel';
import { FAME_RINGS_IN_BOX } from '../content/index.ts';
import type { State, T } from '../state.ts';

/** SF-21.3: fame rings still in the box. */
export const fameLeft = (state: State): number => FAME_RINGS_IN_BOX - sum(state.fame);

/** SF-21.2, SF-21.5: never below 0, and no more than the box still holds. */
export function changeFame(t: T, seat: Seat, rings: number, rule: string): void {
  const { state } = t;
  const change = Math.max(-state.fame[seat], Math.min(rings, fameLeft(state)));
  state.fame[seat] += change;
  t.tell?.({ event: 'fame-changed', rule, seat, rings: change });
}
