import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  CHIT_ICE,
  CHIT_PIRATE,
  OBSTACLES,
  POINT_PLANETS,
  RESERVE_CHITS,
  TRANSPORTERS_PER_PLAYER,
} from '../content/index.ts';
import { cannonsOf, freightRingsOf, type State, shipIndex, type T } from '../state.ts';
import { knowsChit } from './exploration.ts';

/** Whether a ship of the seat stands next to the planet (SF-20.5, SF-20.9). */
export function hasShipBeside(state: State, seat: Seat, planet: number): boolean {
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    const at = state.shipAt[shipIndex(seat, ship)];
    if (at >= 0 && (POINT_PLANETS[at * 2] === planet || POINT_PLANETS[at * 2 + 1] === planet)) return true;
  }
  return false;
}

/** SF-20.1, SF-20.2, SF-20.6 */
export function mayClear(state: State, seat: Seat, planet: number): Verdict {
  if (!knowsChit(state, seat, planet)) return refuse('SF-20.1', 'not-explored');
  const chit = state.chit[planet];
  if (CHIT_PIRATE[chit] === 0 && CHIT_ICE[chit] === 0) return refuse('SF-20.1', 'no-obstacle');
  if (!hasShipBeside(state, seat, planet)) return refuse('SF-20.1', 'no-ship-beside');
  const cannons = cannonsOf(state, seat);
  if (cannons < CHIT_PIRATE[chit]) return refuse('SF-20.1', 'too-few-cannons', { needed: CHIT_PIRATE[chit], cannons });
  const rings = freightRingsOf(state, seat);
  return rings < CHIT_ICE[chit]
    ? refuse('SF-20.2', 'too-few-rings-for-ice', { needed: CHIT_ICE[chit], rings })
    : allowed;
}

/** SF-20.5: whether a ship on this point could clear something beside it that the seat knows of. */
export function canClearFrom(state: State, seat: Seat, point: number): boolean {
  for (let i = 0; i < 2; i++) {
    const planet = POINT_PLANETS[point * 2 + i];
    if (planet < 0 || !knowsChit(state, seat, planet)) continue;
    const pirate = CHIT_PIRATE[state.chit[planet]];
    const ice = CHIT_ICE[state.chit[planet]];
    if (pirate + ice > 0 && cannonsOf(state, seat) >= pirate && freightRingsOf(state, seat) >= ice) return true;
  }
  return false;
}

/** SF-20.3, SF-20.4: a random reserve chit takes its place, face up; the chit is worth a point. */
export function clear(t: T, seat: Seat, planet: number): void {
  const { state } = t;
  const chit = state.chit[planet];
  const drawn = t.pick('reserve', state.reserve);
  state.trophy[OBSTACLES.indexOf(chit)] = seat;
  state.reserve[drawn] = 0;
  state.chit[planet] = RESERVE_CHITS[drawn];
  state.faceUp[planet] = 1;
  t.tell?.({ event: 'obstacle-cleared', rule: 'SF-20.3', seat, planet, chit, reserve: RESERVE_CHITS[drawn] });
}
