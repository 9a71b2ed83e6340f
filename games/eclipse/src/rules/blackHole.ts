import { type Menu, type Play, type Question, type Seat, SIDES } from '@starboard/kernel';
import { type Action, toBringBack } from '../actions.ts';
import { INWARD_HOLE, SECTORS, SITES } from '../content/sectors.ts';
import { HOLE_ROUNDS, ROUNDS } from '../content/tables.ts';
import { LATER, type Open, SHIP_TYPE, SHIPS, type State, type T, ZONE } from '../state.ts';
import { shipValue } from './blueprints.ts';
import { isBlackHole, wormholesOf } from './galaxy.ts';
import { enter, isTwin, removeShip, shipOf } from './ships.ts';

/** EC-32.8, EC-32.9: where ships come back: in inner sectors, or where a printed wormhole faces a zone. */
export function exits(state: Open): readonly number[] {
  return state.placed.filter((site) => {
    if (isBlackHole(site)) return false;
    return state.blackHole === INWARD_HOLE ? SECTORS[SITES[site].sector].ring === 'I' : facesZone(state, site);
  });
}

/** EC-32.8, EC-32.17: the wormhole itself is on the edge towards the zone. */
function facesZone(state: Open, site: number): boolean {
  const wormholes = wormholesOf(state, site);
  for (let side = 0; side < SIDES; side++)
    if (((wormholes >> side) & 1) === 1 && state.beside[site * SIDES + side] === ZONE) return true;
  return false;
}

/** EC-32.8: where a ship that comes back at once appears. */
export const EXIT: Question<State, Action, { readonly ship: number }> = {
  kind: 'black-hole-exit',
  rule: 'EC-32.8',
  options(menu, state, _seat, { ship }) {
    for (const to of exits(state)) menu.offer(toBringBack(ship, to));
  },
};

/** EC-32.3 to EC-32.6: a ship on the black hole leaves the board, and a die says when it comes back. */
export function* swallow(t: T, seat: Seat, ship: number): Play<void> {
  const { state } = t;
  const at = shipOf(seat, ship);
  const die = t.die('black-hole');
  const rounds = HOLE_ROUNDS[die - 1];
  t.tell?.({ event: 'fell-into-black-hole', rule: 'EC-32.3', seat, ship, die });
  if (rounds === 0) return yield* spitOut(t, seat, ship);
  if (state.round + rounds > ROUNDS) return lose(t, seat, ship, rounds === 1 ? 'EC-32.5' : 'EC-32.6');
  state.shipAt[at] = LATER - state.round - rounds;
  state.since[at] = 0;
  t.tell?.({
    event: 'ship-delayed',
    rule: rounds === 1 ? 'EC-32.5' : 'EC-32.6',
    seat,
    ship,
    round: state.round + rounds,
  });
}

function lose(t: T, seat: Seat, ship: number, rule: string): void {
  removeShip(t.state, seat, ship);
  t.tell?.({ event: 'ship-lost', rule, seat, ship });
}

/** EC-32.4, EC-32.10, EC-32.11: back at once with 1 damage, which may be too much. */
function* spitOut(t: T, seat: Seat, ship: number): Play<void> {
  const { state } = t;
  const at = shipOf(seat, ship);
  state.damage[at]++;
  if (state.damage[at] > shipValue(state, seat, SHIP_TYPE[ship], 'hull')) return lose(t, seat, ship, 'EC-32.11');
  const places = exits(state);
  if (places.length === 0) return lose(t, seat, ship, 'EC-32.10');
  let [to] = places;
  if (places.length > 1) {
    const action = yield* t.choose(seat, EXIT, { ship });
    if (action.do === 'bring-back') to = action.to;
  }
  bringBack(t, seat, ship, to, 'EC-32.4');
}

export function bringBack(t: T, seat: Seat, ship: number, to: number, rule: string): void {
  enter(t.state, seat, ship, to);
  t.tell?.({ event: 'came-back', rule, seat, ship, to });
}

/** EC-32.7: whether a ship waits on the round track for the present round. */
export const isDue = (state: Open, seat: Seat, ship: number): boolean =>
  state.shipAt[shipOf(seat, ship)] === LATER - state.round;

/** EC-32.7, EC-32.20: ships that may come back now, and where. */
export function offerReturns(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (state.blackHole < 0) return;
  for (let ship = 0; ship < SHIPS; ship++) {
    if (!isDue(state, seat, ship) || isTwin(state, seat, ship)) continue;
    for (const to of exits(state)) menu.offer(toBringBack(ship, to));
  }
}

export function mayReturnAny(state: Open, seat: Seat): boolean {
  if (state.blackHole < 0) return false;
  for (let ship = 0; ship < SHIPS; ship++) if (isDue(state, seat, ship)) return exits(state).length > 0;
  return false;
}

/** EC-32.7: who has not come back by the end of the action phase goes to the supply. */
export function forgetTheLate(t: T): void {
  const { state } = t;
  if (state.blackHole < 0) return;
  for (let seat = 0; seat < state.players; seat++)
    for (let ship = 0; ship < SHIPS; ship++) if (isDue(state, seat, ship)) lose(t, seat, ship, 'EC-32.7');
}
