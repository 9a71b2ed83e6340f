import { isIn, type Seat } from '@starboard/kernel';
import type { Open } from '../state.ts';

/** GT-20.8: whether a Rough Road is in force for this seat. */
export function affects(state: Open, seat: Seat, road: number): boolean {
  const at = state.roads.indexOf(road);
  if (at < 0) return false;
  const seats = state.roadSeats[at];
  return seats < 0 ? isWithin(state, seat, at) : isIn(seats, seat);
}

/** GT-20.2: with a handicap each player has the first so many of those drawn. */
const isWithin = (state: Open, seat: Seat, at: number): boolean =>
  state.handicap[seat] < 0 || at < state.handicap[seat];

/** Whether it is in force for anybody. */
export const inForce = (state: Open, road: number): boolean => state.roads.includes(road);
