import { bit, isIn, type Seat } from '@starboard/kernel';
import { POINT_PLANETS } from '../content/index.ts';
import type { Open, State, T } from '../state.ts';

/** Whether the seat knows the chit of this planet. */
export const knowsChit = (state: Open, seat: Seat, planet: number): boolean =>
  state.faceUp[planet] === 1 || isIn(state.seen[planet], seat);

/** Whether there is anything beside this point that the seat has not seen yet. */
export function hasUnseen(state: State, seat: Seat, point: number): boolean {
  for (let i = 0; i < 2; i++) {
    const planet = POINT_PLANETS[point * 2 + i];
    if (planet >= 0 && !knowsChit(state, seat, planet)) return true;
  }
  return false;
}

/** SF-14.1, SF-14.3: looks at the face-down chits beside a point just entered; true if there was something new to see. */
export function look(t: T, seat: Seat, point: number): boolean {
  const { state } = t;
  let discovered = false;
  for (let i = 0; i < 2; i++) {
    const planet = POINT_PLANETS[point * 2 + i];
    if (planet < 0 || knowsChit(state, seat, planet)) continue;
    state.seen[planet] |= bit(seat);
    t.reveal();
    t.tell?.({ event: 'looked', rule: 'SF-14.1', seat, planet, chit: state.chit[planet] });
    discovered = true;
  }
  return discovered;
}
