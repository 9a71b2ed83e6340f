import type { Seat } from '@starboard/kernel';
import { FIELD_COUNT } from '../content/fields.ts';
import { NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { MOST_DICE } from '../content/tables.ts';
import {
  CITY,
  ENCOUNTER_HERE,
  LASER,
  LASER_HAZARD,
  NAVIGATION,
  PILOT,
  PILOT_HAZARD,
  PIRATES_HERE,
  SHIELD,
  SHIELD_HAZARD,
} from '../content/terms.ts';
import { testValue } from '../rules/hazards.ts';
import { stepCost } from '../rules/movement.ts';
import { strengthOf } from '../rules/pirates.ts';
import { hasAssignment } from '../rules/speed.ts';
import { CALM, isSolo, LOOSE, NONE, type Open, USED } from '../state.ts';
import {
  beats,
  costInto,
  isClosedWay,
  passes,
  pilotingOf,
  SHIFTS,
  STOP_COUNT,
  stopOf,
  turnsFor,
  type Ways,
} from './travel.ts';

/** Turns until the ship in flight lands on each stop, if it does not land there in this turn; and the chance that it does. */
export const later = new Float64Array(STOP_COUNT);
export const chances = new Float64Array(STOP_COUNT);

/** The numbers by which the ship can leave a navigation field: the value that was set, or those of its loose dice; as bits. */
let numbers = 0;
const ALL_NUMBERS = 126;

function readNumbers(state: Open, seat: Seat): void {
  numbers = 0;
  if (state.course > 0) numbers = 1 << state.course;
  else if (hasAssignment(state, seat) && (state.used & USED.left) === 0) {
    for (let i = 0; i < MOST_DICE; i++) if (state.slot[i] === LOOSE && state.dice[i] > 0) numbers |= 1 << state.dice[i];
    if (numbers !== 0 && (pilotingOf(state, seat) & SHIFTS) !== 0)
      numbers = (numbers | (numbers << 1) | (numbers >> 1)) & ALL_NUMBERS;
  }
}

/** Looks ahead for the ship in flight: fills in {@link later} and {@link chances}. */
export function readReach(state: Open, seat: Seat, ways: Ways): void {
  readNumbers(state, seat);
  readLater(state, seat, ways);
  reachNow(state, seat);
}

/** Ways on from the field of the ship: where to, and what that costs. */
const exits = new Int16Array(8);
const exitCosts = new Float64Array(8);
let exitCount = 0;

function addExit(to: number, cost: number): void {
  exits[exitCount] = to;
  exitCosts[exitCount++] = cost;
}

const TURNING_BACK = 1;

function readExits(state: Open, field: number, ways: Ways): boolean {
  exitCount = 0;
  if (state.kind[field] === NAVIGATION) {
    for (let number = 1; number <= 6; number++) {
      if ((numbers & (1 << number)) === 0) continue;
      const to = NAVIGATION_EXITS[field][number - 1];
      if (to === state.from) addExit(field, state.bp + TURNING_BACK);
      else addExit(to, costInto(ways, field, to));
    }
    if (exitCount > 0) return true;
    for (const to of NEIGHBOURS[field]) if (to !== state.from) addExit(to, costInto(ways, field, to));
    return false;
  }
  if (state.declared >= 0) addExit(state.declared, costInto(ways, field, state.declared));
  else {
    const next = NEIGHBOURS[field];
    for (let i = 0; i < next.length; i++)
      if (next[i] !== state.from && !isClosedWay(state, field, next[i]))
        addExit(next[i], costInto(ways, field, next[i]));
  }
  return true;
}

/** MV-5.7.5: where somebody else chooses the exit, it is the worst one; alone, chance decides. */
function readLater(state: Open, seat: Seat, ways: Ways): void {
  const isOwnChoice = readExits(state, state.at[seat], ways);
  const isLuck = !isOwnChoice && isSolo(state);
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const far = ways.far[stop];
    let cost = exitCount === 0 ? far[state.at[seat]] + state.bp : isOwnChoice ? 1000 : 0;
    for (let i = 0; i < exitCount; i++) {
      const one = far[exits[i]] + exitCosts[i];
      if (isLuck) cost += one / exitCount;
      else if (isOwnChoice ? one < cost : one > cost) cost = one;
    }
    later[stop] = turnsFor(cost - state.bp);
  }
}

const AMONG_STRANGERS = 0.85;
/** A dial that can be lowered often saves the flight. */
const SAVED_BY_DIAL = 0.4;

/** Chance to get past each kind of hazard, read once for a look ahead. */
const pastHazard = [1, 1, 1];
const strength = [0, 0, 0];

function readHazards(state: Open, seat: Seat): void {
  for (let stat = 0; stat < strength.length; stat++) strength[stat] = strengthOf(state, seat, stat);
  const laser = passes(testValue(state, seat, LASER));
  const shield = passes(testValue(state, seat, SHIELD));
  pastHazard[LASER] =
    (state.calm & CALM.laser) !== 0 ? 1 : state.laser[seat] > 0 ? laser + (1 - laser) * SAVED_BY_DIAL : laser;
  pastHazard[SHIELD] =
    (state.calm & CALM.shield) !== 0 ? 1 : state.shield[seat] > 0 ? shield + (1 - shield) * SAVED_BY_DIAL : shield;
  pastHazard[PILOT] = passes(testValue(state, seat, PILOT));
}

function chanceAt(state: Open, field: number): number {
  switch (state.kind[field]) {
    case LASER_HAZARD:
      return pastHazard[LASER];
    case SHIELD_HAZARD:
      return pastHazard[SHIELD];
    case PILOT_HAZARD:
      return pastHazard[PILOT];
    case PIRATES_HERE:
      return (state.calm & CALM.pirates) !== 0
        ? 1
        : beats(state, field, strength[LASER], strength[SHIELD], strength[PILOT]);
    case ENCOUNTER_HERE:
      return AMONG_STRANGERS;
    default:
      return 1;
  }
}

const points = new Int16Array(FIELD_COUNT);
const chance = new Float64Array(FIELD_COUNT);
const came = new Int16Array(FIELD_COUNT);
/** The navigation value that brought the ship there, or 0. */
const course = new Int8Array(FIELD_COUNT);
const queue = new Int16Array(4 * FIELD_COUNT);
let queued = 0;

/** The chance that the ship in flight lands on each stop in this turn, with the points and dice it has left. */
function reachNow(state: Open, seat: Seat): void {
  chances.fill(0);
  points.fill(-1);
  readHazards(state, seat);
  const start = state.at[seat];
  points[start] = state.bp;
  chance[start] = 1;
  came[start] = state.from;
  course[start] = state.course;
  queued = 1;
  queue[0] = start;
  const stop = state.steps > 0 ? stopOf(state, start) : NONE;
  if (stop >= 0) chances[stop] = 1;
  if (state.declared >= 0) {
    queued = 0;
    step(state, start, state.declared, 0);
  }
  for (let next = 0; next < queued; next++) leave(state, seat, queue[next]);
}

function leave(state: Open, seat: Seat, from: number): void {
  const kind = state.kind[from];
  if (kind === CITY && from !== state.at[seat]) return; // a ship that comes to a city has landed
  if (kind === NAVIGATION) {
    const open = course[from] > 0 ? 1 << course[from] : numbers;
    for (let number = 1; number <= 6; number++)
      if ((open & (1 << number)) !== 0) step(state, from, NAVIGATION_EXITS[from][number - 1], number);
    return;
  }
  const next = NEIGHBOURS[from];
  for (let i = 0; i < next.length; i++) step(state, from, next[i], course[from]);
}

const UNLIKELY = 0.05;

function step(state: Open, from: number, to: number, number: number): void {
  if (to === came[from] || queued === queue.length) return;
  const left = points[from] - stepCost(state, from, to);
  if (left < 0 || (points[to] >= left && chance[to] >= chance[from] * 0.9) || isClosedWay(state, from, to)) return;
  const arrives = chance[from] * chanceAt(state, to);
  if (arrives < UNLIKELY || (points[to] >= left && chance[to] >= arrives)) return;
  points[to] = left;
  chance[to] = arrives;
  came[to] = from;
  course[to] = number;
  queue[queued++] = to;
  const stop = stopOf(state, to);
  if (stop >= 0 && chances[stop] < arrives) chances[stop] = arrives;
}
