import { type Menu, refuse, type Seat } from '@starboard/kernel';
import { type Action, toColonise } from '../actions.ts';
import { SQUARES } from '../content/sectors.ts';
import { KINDS } from '../content/terms.ts';
import type { Open, T } from '../state.ts';
import { sitesOf } from './galaxy.ts';
import { canSettle, hasSquare, isFilled, maySettle } from './population.ts';
import { isOpposed } from './ships.ts';

/** EC-12.1 to EC-12.4: each free square of the sectors a seat controls; in upkeep not beside opponent ships. */
export function offerColonies(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (state.colony[seat] === 0) return;
  for (const site of sitesOf(state, seat)) {
    const isClosed = state.phase === 'upkeep' && isOpposed(state, seat, site);
    if (isClosed && !menu.explains) continue;
    for (let square = 0; square < SQUARES; square++)
      for (let track = 0; track < KINDS; track++)
        if (canSettle(state, seat, site, square, track) && !isClosed) menu.offer(toColonise(site, square, track));
        else if (menu.explains && hasSquare(state, site, square) && !isFilled(state, site, square))
          menu.offer(toColonise(site, square, track), isClosed ? CLOSED : maySettle(state, seat, site, square, track));
  }
}

/** EC-12.4 */
const CLOSED = refuse('EC-12.4', 'opponents-in-upkeep');

/** Whether a colony ship could be used now. */
export function mayColonise(state: Open, seat: Seat): boolean {
  if (state.colony[seat] === 0) return false;
  for (const site of state.placed) {
    if (state.owner[site] !== seat || (state.phase === 'upkeep' && isOpposed(state, seat, site))) continue;
    for (let square = 0; square < SQUARES; square++)
      for (let track = 0; track < KINDS; track++) if (canSettle(state, seat, site, square, track)) return true;
  }
  return false;
}

/** EC-12.1: a colony ship is turned face down, and a cube goes from its track onto the square. */
export function colonise(t: T, seat: Seat, site: number, square: number, track: number): void {
  const { state } = t;
  state.colony[seat]--;
  state.track[seat * KINDS + track]--;
  state.cubes[site] |= 1 << square;
  t.tell?.({ event: 'colonised', rule: 'EC-12.1', seat, site, track });
}
