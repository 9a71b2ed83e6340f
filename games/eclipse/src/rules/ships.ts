import { type Seat, seats } from '@starboard/kernel';
import { SITE_COUNT, SITES } from '../content/sectors.ts';
import { GUARD, TYPE } from '../content/terms.ts';
import { FIRST_SHIP, GUARD_SIDE, type Open, SHIP_TYPE, SHIPS, type State, SUPPLY } from '../state.ts';
import { can, modified } from './powers.ts';

export const shipOf = (seat: Seat, ship: number): number => seat * SHIPS + ship;

/** How many ships of a seat are at a site. */
export function shipsAt(state: Open, seat: Seat, site: number): number {
  let n = 0;
  for (let i = seat * SHIPS, end = i + SHIPS; i < end; i++) if (state.shipAt[i] === site) n++;
  return n;
}

export function hasShipAt(state: Open, seat: Seat, site: number): boolean {
  for (let i = seat * SHIPS, end = i + SHIPS; i < end; i++) if (state.shipAt[i] === site) return true;
  return false;
}

export const hasShip = (state: Open, seat: Seat): boolean => {
  for (let i = seat * SHIPS, end = i + SHIPS; i < end; i++) if (state.shipAt[i] >= 0) return true;
  return false;
};

/** The ships of a seat at a site, as numbers among its own. */
export function fleetAt(state: Open, seat: Seat, site: number): readonly number[] {
  const found: number[] = [];
  for (let ship = 0; ship < SHIPS; ship++) if (state.shipAt[shipOf(seat, ship)] === site) found.push(ship);
  return found;
}

/** EC-1.4: the first unbuilt ship of a type, or -1. */
export function unbuilt(state: Open, seat: Seat, type: number): number {
  for (let ship = FIRST_SHIP[type]; SHIP_TYPE[ship] === type; ship++)
    if (state.shipAt[shipOf(seat, ship)] === SUPPLY) return ship;
  return -1;
}

/** EC-25.13: whether ships of nobody at this site are opponents of the seat. */
export const guardsOppose = (state: Open, seat: Seat, site: number): boolean =>
  state.guards[site] > 0 && !(SITES[site].guard === GUARD.ancient && can(state, seat, 'peace-with-ancients'));

/** EC-1.9, EC-14.13: whether an opponent has a ship here; partners are opponents, too. */
export function isOpposed(state: Open, seat: Seat, site: number): boolean {
  if (guardsOppose(state, seat, site)) return true;
  for (const other of seats(state.players)) if (other !== seat && hasShipAt(state, other, site)) return true;
  return false;
}

/** EC-10.9: a ship comes to a site: it shares the stay of its owner there, or begins one. */
export function enter(state: State, seat: Seat, ship: number, site: number): void {
  const at = shipOf(seat, ship);
  state.shipAt[at] = SUPPLY;
  let since = 0;
  for (let i = seat * SHIPS, end = i + SHIPS; i < end; i++) if (state.shipAt[i] === site) since = state.since[i];
  state.since[at] = since > 0 ? since : ++state.clock;
  state.shipAt[at] = site;
}

/** A ship goes to the supply, repaired. */
export function removeShip(state: State, seat: Seat, ship: number): void {
  const at = shipOf(seat, ship);
  state.shipAt[at] = SUPPLY;
  state.damage[at] = 0;
  state.since[at] = 0;
}

/** EC-10.9: the seats with ships at a site, first who has been there longest. */
export function byArrival(state: Open, site: number): readonly Seat[] {
  const here = seats(state.players).filter((seat) => hasShipAt(state, seat, site));
  const since = (seat: Seat) => state.since[shipOf(seat, fleetAt(state, seat, site)[0])];
  return here.sort((a, b) => since(a) - since(b));
}

/** How many ships each side has at each site; counted once for a whole list of options. */
const STRIDE = GUARD_SIDE + 2;
const ALL = GUARD_SIDE + 1;
const tally = new Int8Array(SITE_COUNT * STRIDE);

/** Counts all ships; {@link isPinned} then speaks of this state until the next count. */
export function countShips(state: Open): void {
  tally.fill(0);
  for (const site of state.placed) {
    tally[site * STRIDE + GUARD_SIDE] = state.guards[site];
    tally[site * STRIDE + ALL] = state.guards[site];
  }
  for (let i = 0; i < state.shipAt.length; i++) {
    const site = state.shipAt[i];
    if (site < 0) continue;
    tally[site * STRIDE + Math.floor(i / SHIPS)]++;
    tally[site * STRIDE + ALL]++;
  }
}

/** Ships of a seat at a site, as they were counted. */
export const counted = (seat: Seat, site: number): number => tally[site * STRIDE + seat];

/** Ships of all others at a site, as they were counted. */
export const opponentsAt = (seat: Seat, site: number): number =>
  tally[site * STRIDE + ALL] - tally[site * STRIDE + seat];

/**
 * EC-10.3 to EC-10.8: whether a ship cannot leave the site. `moving` is 1 for a ship that comes through and is not counted there
 * yet. Count the ships before.
 */
export function isPinned(state: Open, seat: Seat, site: number, moving = 0): boolean {
  const at = site * STRIDE;
  const guards = tally[at + GUARD_SIDE];
  if (guards > 0 && SITES[site].guard === GUARD.gcds) return true;
  const own = tally[at + seat];
  let opponents = tally[at + ALL] - own;
  if (opponents === 0) return false;
  if (guards > 0 && !guardsOppose(state, seat, site)) opponents -= guards;
  const each = modified(state, seat, 'ships-to-pin', 1);
  return own + moving <= Math.floor(opponents / each);
}

/** EC-10.2: Starbases never move. */
export const canFly = (ship: number): boolean => SHIP_TYPE[ship] !== TYPE.starbase;

/** Whether a ship before this one in the list is just like it, so that only one of them need be offered. */
export function isTwin(state: Open, seat: Seat, ship: number): boolean {
  const at = shipOf(seat, ship);
  for (let other = FIRST_SHIP[SHIP_TYPE[ship]]; other < ship; other++) {
    const i = shipOf(seat, other);
    if (state.shipAt[i] === state.shipAt[at] && state.damage[i] === state.damage[at]) return true;
  }
  return false;
}
