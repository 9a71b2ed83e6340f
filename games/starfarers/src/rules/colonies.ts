import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  CHIT_ICE,
  CHIT_PIRATE,
  COLONIES_PER_OUTER_SYSTEM_OF_THREE,
  COLONY,
  COLONY_SHIP,
  POINT_PLANETS,
  POINT_TYPE,
} from '../content/index.ts';
import { coloniesInSystem, PIECE, type State, shipIndex, systemOf, type T } from '../state.ts';

/** Whether a ship may found a colony where it stands. */
export const mayFoundColony = (state: State, seat: Seat, ship: number): Verdict =>
  mayFoundColonyAt(state, seat, ship, state.shipAt[shipIndex(seat, ship)]);

/** SF-15.1, SF-15.4, SF-16.1: whether it may found one on this point, if it stood there. */
export function mayFoundColonyAt(state: State, seat: Seat, ship: number, at: number): Verdict {
  if (at < 0 || state.shipKind[shipIndex(seat, ship)] !== COLONY_SHIP) return refuse('SF-15.1', 'not-a-colony-ship');
  if (POINT_TYPE[at] !== COLONY) return refuse('SF-15.1', 'not-on-a-colony-point');
  for (let i = 0; i < 2; i++) {
    const chit = state.chit[POINT_PLANETS[at * 2 + i]];
    if (CHIT_PIRATE[chit] > 0) return refuse('SF-15.4', 'pirate-lair-here', { cannons: CHIT_PIRATE[chit] });
    if (CHIT_ICE[chit] > 0) return refuse('SF-15.4', 'ice-planet-here', { rings: CHIT_ICE[chit] });
  }
  const full = state.players === 3 && coloniesInSystem(state, systemOf(at)) >= COLONIES_PER_OUTER_SYSTEM_OF_THREE;
  return full ? refuse('SF-16.1', 'system-is-full') : allowed;
}

/** SF-15.2: the transporter goes back, the colony stays, both chits are turned up. */
export function foundColony(t: T, seat: Seat, ship: number): void {
  const { state } = t;
  const at = takeShipOff(state, seat, ship);
  state.piece[at] = PIECE.colony + seat;
  const chits: number[] = [];
  for (let i = 0; i < 2; i++) {
    const planet = POINT_PLANETS[at * 2 + i];
    if (state.faceUp[planet] === 0) t.reveal();
    state.faceUp[planet] = 1;
    chits.push(state.chit[planet]);
  }
  t.tell?.({ event: 'colony-founded', rule: 'SF-15.2', seat, at, chits });
}

/** The transporter returns to the supply; the piece it carried is left to the caller. Tells where the ship stood. */
export function takeShipOff(state: State, seat: Seat, ship: number): number {
  const index = shipIndex(seat, ship);
  const at = state.shipAt[index];
  state.shipAt[index] = -1;
  state.startedAt[ship] = -1;
  state.flown[ship] = 0;
  state.ended[ship] = 0;
  if (state.moving === ship) state.moving = -1;
  if (state.grounded === ship) state.grounded = -1;
  return at;
}
