import { isIn, modifiersOf, type Seat } from '@starboard/kernel';
import { ROADS, type RoadPoint } from '../content/roads.ts';
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

/** A number as the Rough Roads make it that are in force for the seat. */
export const modified = modifiersOf<Open, RoadPoint>(
  ROADS.map(({ modifiers }, road) => ({
    modifiers,
    times: (state, seat) => (affects(state, seat, road) ? 1 : 0),
  })),
);

/** Whether a Rough Road that is in force for the seat changes this. */
export const changes = (state: Open, seat: Seat, at: RoadPoint): boolean =>
  state.roads.length > 0 && modified(state, seat, at, 0) > 0;

/** The same for the table: whoever it is in force for. */
const laid = modifiersOf<Open, RoadPoint>(
  ROADS.map(({ modifiers }, road) => ({ modifiers, times: (state) => (state.roads.includes(road) ? 1 : 0) })),
);

export const changesTable = (state: Open, at: RoadPoint): boolean =>
  state.roads.length > 0 && laid(state, 0, at, 0) > 0;
