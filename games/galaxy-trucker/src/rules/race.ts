import type { Seat } from '@starboard/kernel';
import { TRACK_SPACES } from '../content/tables.ts';
import { flightOrder, type State, spaceOf, stillFlying, type T } from '../state.ts';
import { modified } from './roads.ts';

/** GT-9.3: whether another rocket is on this space, a lap ahead or behind and in hyperspace too. */
function isOccupied(state: State, seat: Seat, position: number): boolean {
  const space = spaceOf(position);
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && stillFlying(state, other) && spaceOf(state.position[other]) === space) return true;
  }
  return false;
}

/** GT-9.2: so many free spaces ahead, or behind if negative; occupied ones are skipped and not counted. */
export function move(t: T, seat: Seat, days: number, rule: string): void {
  const { state } = t;
  const step = Math.sign(days);
  let to = state.position[seat];
  for (let left = Math.abs(days); left > 0; left--) {
    to += step;
    while (isOccupied(state, seat, to)) to += step;
  }
  if (days === 0) return;
  state.position[seat] = to;
  t.tell?.({ event: 'moved', rule, seat, days, to });
}

/** GT-20.53: a loss of days by a card is one more with Gravity Well. */
export function loseDays(t: T, seat: Seat, days: number, rule: string): void {
  if (days <= 0) return;
  move(t, seat, -modified(t.state, seat, 'days-lost', days), rule);
}

/** GT-9.4, GT-23.2: who loses days moves rearmost first. `days` is indexed by seat. */
export function loseDaysTogether(t: T, days: readonly number[], rule: string): void {
  const order = flightOrder(t.state);
  for (let i = order.length - 1; i >= 0; i--) loseDays(t, order[i], days[order[i]] ?? 0, rule);
}

/** GT-13.3: the leader is more than a lap ahead. */
export function isLapped(state: State, seat: Seat): boolean {
  const [leader] = flightOrder(state);
  return leader !== undefined && state.position[leader] - state.position[seat] > TRACK_SPACES;
}
