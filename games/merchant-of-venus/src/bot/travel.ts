import type { Seat } from '@starboard/kernel';
import { BASE, FIELD_COUNT, FIELDS } from '../content/fields.ts';
import { lineCost, NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { SYSTEM_COUNT, SYSTEMS } from '../content/systems.ts';
import { SKILL } from '../content/tables.ts';
import {
  ENCOUNTER_HERE,
  LASER,
  LASER_HAZARD,
  NAVIGATION,
  PILOT,
  PILOT_HAZARD,
  PIRATES_HERE,
  RED,
  RED_DRIVE,
  SHIELD,
  SHIELD_HAZARD,
  YELLOW,
  YELLOW_DRIVE,
} from '../content/terms.ts';
import { testValue } from '../rules/hazards.ts';
import { stepCost } from '../rules/movement.ts';
import { CALM, type Open } from '../state.ts';

/** Where ships go: the systems, and after them the Galactic Base. */
export const BASE_AT = SYSTEM_COUNT;
export const STOP_COUNT = SYSTEM_COUNT + 1;

const LANDINGS: readonly (readonly number[])[] = [
  ...SYSTEMS.map(({ cities, spaceports }) => [...cities, ...spaceports]),
  [BASE],
];

/** The stop that a field is a landing place of, or -1. */
export const STOP_AT: readonly number[] = FIELDS.map((_, field) =>
  LANDINGS.findIndex((landings) => landings.includes(field)),
);

/** The first landing place of a stop: what lies around it is near to all of them. */
export const LANDING_OF: readonly number[] = LANDINGS.map(([first]) => first);

/** What a lost test costs, in movement points: most of a turn. */
const LOST_TEST = 7;

/** A ship, as far as its ways depend on it. */
interface Ship {
  readonly drive: number;
  readonly laser: number;
  readonly shield: number;
  readonly skill: number;
}

/** Chance that a test of this value is passed, and that pirates are beaten. */
const passes = (value: number): number => Math.min(1, Math.max(0, value / 6));
const AGAINST_PIRATES = 0.4;

/** What a field costs beyond its movement points: tests, strangers, and exits that no die is there for. */
function troubleAt(kind: number, { laser, shield, skill }: Ship): number {
  switch (kind) {
    case NAVIGATION:
      return 4;
    case LASER_HAZARD:
      return LOST_TEST * (1 - passes(laser));
    case SHIELD_HAZARD:
      return LOST_TEST * (1 - passes(shield));
    case PILOT_HAZARD:
      return LOST_TEST * (1 - passes(skill));
    case ENCOUNTER_HERE:
      return 1.5;
    case PIRATES_HERE:
      return 12;
    default:
      return 0;
  }
}

function costInto(state: Open, field: number, from: number, ship: Ship): number {
  const kind = state.kind[field];
  const skipped =
    (kind === YELLOW && (ship.drive & YELLOW_DRIVE) !== 0) || (kind === RED && (ship.drive & RED_DRIVE) !== 0);
  return skipped ? 0 : lineCost(from, field) + troubleAt(kind, ship);
}

/** How far every field is from a stop, in movement points and trouble, the way a ship would fly it. */
function waysTo(state: Open, stop: number, ship: Ship): Float64Array {
  const far = new Float64Array(FIELD_COUNT).fill(Number.POSITIVE_INFINITY);
  const open = new Set(LANDINGS[stop]);
  for (const field of open) far[field] = 0;
  while (open.size > 0) {
    let nearest = -1;
    for (const field of open) if (nearest < 0 || far[field] < far[nearest]) nearest = field;
    open.delete(nearest);
    for (const before of NEIGHBOURS[nearest]) {
      const cost = far[nearest] + costInto(state, nearest, before, ship);
      if (cost >= far[before]) continue;
      far[before] = cost;
      open.add(before);
    }
  }
  return far;
}

/** By stop and field. */
export type Ways = readonly Float64Array[];

/** Ways change only when pirates come or go, or the ship changes, so they are kept by that. */
const known = new Map<string, Ways>();
const MOST_KNOWN = 2000;

/** Movement points and trouble from every field to the nearest landing place of every stop, for this seat's ship. */
export function waysOf(state: Open, seat: Seat): Ways {
  const ship = {
    drive: state.drive[seat],
    laser: state.laser[seat],
    shield: state.shield[seat],
    skill: SKILL[state.level[seat]],
  };
  const key = `${state.pirateAt.join()} ${ship.drive} ${ship.laser} ${ship.shield} ${ship.skill}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KNOWN) known.clear();
  const ways = LANDINGS.map((_, stop) => waysTo(state, stop, ship));
  known.set(key, ways);
  return ways;
}

function chanceAt(state: Open, seat: Seat, field: number): number {
  switch (state.kind[field]) {
    case LASER_HAZARD:
      return (state.calm & CALM.laser) !== 0 ? 1 : passes(testValue(state, seat, LASER));
    case SHIELD_HAZARD:
      return (state.calm & CALM.shield) !== 0 ? 1 : passes(testValue(state, seat, SHIELD));
    case PILOT_HAZARD:
      return passes(testValue(state, seat, PILOT));
    case PIRATES_HERE:
      return AGAINST_PIRATES;
    default:
      return 1;
  }
}

const points = new Float64Array(FIELD_COUNT);
const chance = new Float64Array(FIELD_COUNT);
const came = new Int16Array(FIELD_COUNT);
const queue: number[] = [];

/**
 * The chance that the ship in flight gets to each stop with the points it has left, and with the navigation value that is set; written into
 * `out`.
 */
export function reachNow(state: Open, seat: Seat, out: Float64Array): void {
  out.fill(0);
  points.fill(-1);
  chance.fill(0);
  queue.length = 0;
  const start = state.at[seat];
  points[start] = state.bp;
  chance[start] = 1;
  came[start] = state.from;
  queue.push(start);
  for (let next = 0; next < queue.length && next < 2 * FIELD_COUNT; next++) leave(state, seat, queue[next], out);
}

function leave(state: Open, seat: Seat, from: number, out: Float64Array): void {
  const exit = state.kind[from] === NAVIGATION ? exitOf(state, from) : ANY;
  for (const to of NEIGHBOURS[from]) {
    if (to === came[from] || (exit !== ANY && exit !== to)) continue;
    const left = points[from] - stepCost(state, from, to);
    const arrives = chance[from] * chanceAt(state, seat, to);
    if (left < 0 || arrives < 0.05 || (points[to] >= left && chance[to] >= arrives * 0.9)) continue;
    points[to] = left;
    chance[to] = arrives;
    came[to] = from;
    queue.push(to);
    const stop = STOP_AT[to];
    if (stop >= 0 && out[stop] < arrives) out[stop] = arrives;
  }
}

const ANY = -2;
const exitOf = (state: Open, field: number): number =>
  state.course > 0 ? NAVIGATION_EXITS[field][state.course - 1] : -1;

/** What three dice bring on average. */
export const POINTS_A_TURN = 10.5;

/** Turns of flying for so many points; a part of the last one is always lost. */
export const turnsFor = (points: number): number => points / POINTS_A_TURN + 0.35;
