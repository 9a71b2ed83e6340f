import { distances, type Menu, type Play, refuse, type Seat, sum, type Verdict } from '@starboard/kernel';
import { type Action, toDropOff, toTakeAboard } from '../actions.ts';
import { BASE_STOP } from '../content/cultures.ts';
import { BASE } from '../content/fields.ts';
import { NEIGHBOURS } from '../content/map.ts';
import { PASSENGER_COUNT, PASSENGERS } from '../content/passengers.ts';
import { ORBITALS, SYSTEMS } from '../content/systems.ts';
import { SHUTTLE } from '../content/technologies.ts';
import { SPACEPORT } from '../content/terms.ts';
import {
  aboard,
  dieOn,
  GONE,
  here,
  inSupplyOf,
  isPort,
  ON_BASE,
  type Open,
  POOL,
  type State,
  stopAt,
  systemAt,
  type T,
} from '../state.ts';
import { advantage, modified } from './advantages.ts';
import { hasBerth } from './cargo.ts';
import { claimTitle, gainFame, gainInfamy } from './fame.ts';
import { didThis } from './missions.ts';

/** MV-16.20: lines between fields, by the shortest way. */
const FAR = distances(NEIGHBOURS);

/** MV-3.3, MV-2.14: a passenger comes into the game where the journey begins. */
export function passengerComes(t: T, state: State, rule: string): void {
  const pool: number[] = state.passengerAt.map((at) => (at === POOL ? 1 : 0));
  if (sum(pool) === 0) return;
  const passenger = t.pick('passenger', pool);
  const { from } = PASSENGERS[passenger];
  state.passengerAt[passenger] = from === BASE_STOP ? ON_BASE : placeOf(state, from);
  t.tell?.({ event: 'passenger-came', rule, passenger });
}

const placeOf = (state: Open, culture: number): number =>
  state.home[culture] >= 0 ? state.home[culture] : inSupplyOf(culture);

/** Where passengers wait on the field of the ship: beside the market of its system, or on the base; -1 elsewhere. */
const waitingPlace = (state: Open, field: number): number =>
  stopAt(state, field) === BASE_STOP ? ON_BASE : systemAt(field);

/** MV-7.4.1, MV-7.4.6: there is a berth, and it is nobody whom one has just unloaded. */
export function mayTakeAboard(state: Open, seat: Seat, passenger: number): Verdict {
  if ((state.unloadedPassengers & (1 << passenger)) !== 0) return refuse('MV-7.4.6', 'just-unloaded');
  return hasBerth(state, seat, passenger);
}

/** MV-7.4.1, MV-7.4.2: who waits here, and who wants to get off here. */
export function offerPassengers(menu: Menu<Action>, state: Open, seat: Seat): void {
  const field = here(state);
  const place = waitingPlace(state, field);
  const stop = stopAt(state, field);
  for (let one = 0; one < PASSENGER_COUNT; one++) {
    const at = state.passengerAt[one];
    if (at === place) menu.offer(toTakeAboard(one), mayTakeAboard(state, seat, one));
    else if (at === aboard(seat) && PASSENGERS[one].to === stop) menu.offer(toDropOff(one));
  }
}

/** MV-16.20: whether a landing place of this system, or the base, is near enough. */
function isNear(state: Open, place: number, from: number, most: number): boolean {
  if (place === ON_BASE) return FAR.between(from, BASE) <= most;
  if (state.culture[place] < 0) return false;
  const { cities, spaceports } = SYSTEMS[place];
  return (
    cities.some((field) => FAR.between(from, field) <= most) ||
    spaceports.some((field) => state.kind[field] === SPACEPORT && FAR.between(from, field) <= most) ||
    ORBITALS.some(({ field, system }) => system === place && isPort(state, field) && FAR.between(from, field) <= most)
  );
}

/** MV-16.6, MV-16.19: passengers within as many fields as the die on the shuttle shows. */
export function offerShuttle(menu: Menu<Action>, state: Open, seat: Seat): void {
  offerWithin(menu, state, seat, dieOn(state, SHUTTLE));
}

/** MV-16.6, MV-16.20: passengers that a shuttle could serve over so many fields. */
export function offerWithin(menu: Menu<Action>, state: Open, seat: Seat, most: number): void {
  if (most === 0) return;
  const field = here(state);
  for (let one = 0; one < PASSENGER_COUNT; one++) {
    const at = state.passengerAt[one];
    if (at >= 0 && at <= ON_BASE) {
      if (isNear(state, at, field, most)) menu.offer(toTakeAboard(one), mayTakeAboard(state, seat, one));
    } else if (at === aboard(seat) && isNearStop(state, PASSENGERS[one].to, field, most)) menu.offer(toDropOff(one));
  }
}

const isNearStop = (state: Open, stop: number, field: number, most: number): boolean => {
  const place = stop === BASE_STOP ? ON_BASE : state.home[stop];
  return place >= 0 && isNear(state, place, field, most);
};

/** MV-7.4.1 */
export function takeAboard(t: T, seat: Seat, passenger: number): void {
  t.state.passengerAt[passenger] = aboard(seat);
  t.tell?.({ event: 'taken-aboard', rule: 'MV-7.4.1', seat, passenger });
}

/** MV-7.4.3, MV-4.9: fare, fame or infamy, bonuses, title, mission. */
export function* dropOff(t: T, seat: Seat, passenger: number): Play<void> {
  const { state } = t;
  const { fare, fame } = PASSENGERS[passenger];
  const credits = modified(state, seat, 'fare', fare);
  state.passengerAt[passenger] = GONE;
  state.cash[seat] += credits;
  t.tell?.({ event: 'dropped-off', rule: 'MV-7.4.3', seat, passenger, credits });
  gainFame(t, seat, Math.max(0, fame), 'MV-7.4.3');
  gainInfamy(t, seat, Math.max(0, -fame), 'MV-7.4.3');
  rollFare(t, seat);
  claimTitle(t, seat, 'passenger');
  yield* didThis(t, 'drop-off-passenger');
}

/** MV-16.13: ten times the sum of two dice. */
function rollFare(t: T, seat: Seat): void {
  const count = advantage(t.state, seat, 'fare-dice');
  if (count === 0) return;
  const dice = t.roll('fare', count);
  const credits = 10 * sum(dice);
  t.tell?.({ event: 'fare-dice-rolled', rule: 'MV-16.13', seat, dice, credits });
  t.state.cash[seat] += credits;
}

/** MV-7.4.6: an unloaded passenger waits where the ship is. */
export function unloadPassenger(t: T, seat: Seat, passenger: number): void {
  const { state } = t;
  state.passengerAt[passenger] = waitingPlace(state, here(state));
  state.unloadedPassengers |= 1 << passenger;
  t.tell?.({ event: 'passenger-unloaded', rule: 'MV-7.5.2', seat, passenger });
}
