import type { Seat } from '@starboard/kernel';
import { FIELD_COUNT } from '../content/fields.ts';
import { lineCost, NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { ORBITALS, SYSTEM_AT, SYSTEM_COUNT } from '../content/systems.ts';
import { MOST_DIAL, MOST_DICE, SKILL } from '../content/tables.ts';
import {
  CITY,
  ENCOUNTER_HERE,
  GALACTIC_BASE,
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
import { advantage, modified } from '../rules/advantages.ts';
import { testValue } from '../rules/hazards.ts';
import { stepCost } from '../rules/movement.ts';
import { hasAssignment } from '../rules/speed.ts';
import { CALM, isLandingPlace, isPort, isSolo, LOOSE, NONE, type Open, USED } from '../state.ts';

/** Where ships go: the systems, and after them the Galactic Base. */
export const BASE_AT = SYSTEM_COUNT;
export const STOP_COUNT = SYSTEM_COUNT + 1;

/** The stop that a field is a landing place of, or -1. */
export const stopOf = (state: Open, field: number): number =>
  !isLandingPlace(state, field) ? NONE : state.kind[field] === GALACTIC_BASE ? BASE_AT : SYSTEM_AT[field];

/** How likely each number of movement points is: three dice, and extra thrust for a 1. */
const SPEEDS = new Float64Array(25);
for (let roll = 0; roll < 216; roll++) {
  const dice = [roll % 6, Math.floor(roll / 6) % 6, Math.floor(roll / 36)].map((die) => die + 1);
  const points = dice[0] + dice[1] + dice[2];
  if (dice.includes(1)) for (let extra = 1; extra <= 6; extra++) SPEEDS[points + extra] += 1 / 1296;
  else SPEEDS[points] += 1 / 216;
}

/** Movement points of a turn, on average. */
export const POINTS_A_TURN = SPEEDS.reduce((sum, chance, points) => sum + chance * points, 0);

const FARTHEST = 160;
const TURNS = new Float64Array(FARTHEST + 2);
for (let far = 1; far < TURNS.length; far++) {
  TURNS[far] = 1;
  for (let points = 1; points < Math.min(far, SPEEDS.length); points++)
    TURNS[far] += SPEEDS[points] * TURNS[far - points];
}

/** Turns that a ship needs on average for so many movement points. */
export function turnsFor(points: number): number {
  if (points <= 1) return 1;
  const far = Math.min(points, FARTHEST);
  const whole = Math.floor(far);
  return TURNS[whole] + (far - whole) * (TURNS[whole + 1] - TURNS[whole]);
}

/** How far everything is for one ship. */
export interface Ways {
  /** By stop and field: movement points and trouble to the nearest landing place. */
  readonly far: readonly Float64Array[];
  /** By stop and stop: turns from one to the other. */
  readonly hops: Float64Array;
  /** By field: what entering it costs beyond the line; and whether the drive skips it. */
  readonly trouble: Float64Array;
  readonly isSkipped: Uint8Array;
}

/** A ship and what lies in space, as numbers: ways depend on nothing else. */
const DRIVE = 0;
const LASER_VALUE = 1;
const SHIELD_VALUE = 2;
const SKILL_VALUE = 3;
const PILOTING = 4;
const PORTS = 5;
const RUINS = 6;
const PIRATES_FROM = 7;

/** Bits of {@link PILOTING}. */
const SHIFTS = 1;
const FREE = 2;
const COMPASS = 4;

const features: number[] = [];

function readFeatures(state: Open, seat: Seat): void {
  features[DRIVE] = state.drive[seat];
  features[LASER_VALUE] = Math.min(MOST_DIAL, modified(state, seat, 'laser', state.laser[seat]));
  features[SHIELD_VALUE] = Math.min(MOST_DIAL, modified(state, seat, 'shield', state.shield[seat]));
  features[SKILL_VALUE] = modified(state, seat, 'pilot', SKILL[state.level[seat]]);
  features[PILOTING] =
    (advantage(state, seat, 'course-shift') > 0 ? SHIFTS : 0) |
    (advantage(state, seat, 'free-exit') > 0 ? FREE : 0) |
    (advantage(state, seat, 'compass') > 0 ? COMPASS : 0);
  let ports = 0;
  let ruins = 0;
  for (let orbital = 0; orbital < ORBITALS.length; orbital++) {
    if (isPort(state, ORBITALS[orbital].field)) ports |= 1 << orbital;
    if (!isLandingPlace(state, ORBITALS[orbital].landing)) ruins |= 1 << orbital;
  }
  features[PORTS] = ports;
  features[RUINS] = ruins;
  let at = PIRATES_FROM;
  for (let i = 0; i < state.pirateAt.length; i++) features[at++] = state.pirateAt[i];
}

interface Kept {
  readonly features: readonly number[];
  readonly ways: Ways;
}

/** Ways are kept by what they depend on, so that the same position is judged alike whatever was asked before. */
const known = new Map<string, Kept>();
const MOST_KNOWN = 400;
const latest: (Kept | undefined)[] = [];

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Movement points, trouble and turns to every stop, for this seat's ship. */
export function waysOf(state: Open, seat: Seat): Ways {
  readFeatures(state, seat);
  const last = latest[seat];
  if (last !== undefined && isSame(features, last.features)) return last.ways;
  const key = features.join();
  let kept = known.get(key);
  if (kept === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    kept = { features: [...features], ways: findWays(state) };
    known.set(key, kept);
  }
  latest[seat] = kept;
  return kept.ways;
}

/** What a lost test costs, in movement points: most of a turn. */
const LOST_TEST = 9;
const STRANGERS = 3;
const PIRATES = 15;

/** Chance that a test of this value is passed, and that pirates are beaten. */
const passes = (value: number): number => Math.min(1, Math.max(0, value / 6));
const AGAINST_PIRATES = 0.4;
const AMONG_STRANGERS = 0.85;

/** What a field costs beyond its movement points: tests and strangers. */
function troubleAt(kind: number): number {
  switch (kind) {
    case LASER_HAZARD:
      return LOST_TEST * (1 - passes(features[LASER_VALUE]));
    case SHIELD_HAZARD:
      return LOST_TEST * (1 - passes(features[SHIELD_VALUE]));
    case PILOT_HAZARD:
      return LOST_TEST * (1 - passes(features[SKILL_VALUE]));
    case ENCOUNTER_HERE:
      return STRANGERS;
    case PIRATES_HERE:
      return PIRATES;
    default:
      return 0;
  }
}

const skips = (kind: number): boolean =>
  (kind === YELLOW && (features[DRIVE] & YELLOW_DRIVE) !== 0) || (kind === RED && (features[DRIVE] & RED_DRIVE) !== 0);

function findWays(state: Open): Ways {
  const trouble = Float64Array.from(state.kind, troubleAt);
  const isSkipped = Uint8Array.from(state.kind, (kind) => (skips(kind) ? 1 : 0));
  const landings: number[][] = Array.from({ length: STOP_COUNT }, () => []);
  for (let field = 0; field < FIELD_COUNT; field++) {
    const stop = stopOf(state, field);
    if (stop >= 0) landings[stop].push(field);
  }
  const lines = { far: [] as Float64Array[], trouble, isSkipped };
  for (let stop = 0; stop < STOP_COUNT; stop++) lines.far[stop] = farFrom(state, landings[stop], lines);
  const hops = new Float64Array(STOP_COUNT * STOP_COUNT);
  for (let from = 0; from < STOP_COUNT; from++)
    for (let to = 0; to < STOP_COUNT; to++)
      hops[from * STOP_COUNT + to] = turnsFor(Math.min(...landings[from].map((field) => lines.far[to][field])));
  return { ...lines, hops };
}

type Lines = Pick<Ways, 'trouble' | 'isSkipped'>;

/** What a step to a neighbour costs, with its trouble. */
const costInto = ({ trouble, isSkipped }: Lines, from: number, to: number): number =>
  isSkipped[to] === 1 ? 0 : lineCost(from, to) + trouble[to];

const TOO_FAR = 1000;
const MOST_SWEEPS = 30;

/** How far every field is from these, first as if every exit could be chosen, then honestly. */
function farFrom(state: Open, landings: readonly number[], lines: Lines): Float64Array {
  const far = new Float64Array(FIELD_COUNT).fill(TOO_FAR);
  const queue = [...landings];
  for (const field of landings) far[field] = 0;
  for (let next = 0; next < queue.length; next++) {
    const to = queue[next];
    for (const from of NEIGHBOURS[to]) {
      const cost = far[to] + costInto(lines, from, to);
      if (cost >= far[from] - 1e-9 || isClosedWay(state, from, to)) continue;
      far[from] = cost;
      queue.push(from);
    }
  }
  if (landings.length > 0) beHonest(state, far, landings, lines);
  return far;
}

/** MV-9.5 */
const isClosedWay = (state: Open, from: number, to: number): boolean => state.kind[to] === CITY && isPort(state, from);

function beHonest(state: Open, far: Float64Array, landings: readonly number[], lines: Lines): void {
  const order = Array.from(far.keys())
    .filter((field) => !landings.includes(field))
    .sort((one, other) => far[one] - far[other]);
  for (let sweep = 0, change = 1; sweep < MOST_SWEEPS && change > 0.3; sweep++) {
    change = 0;
    for (const field of order) {
      const now = state.kind[field] === NAVIGATION ? navigated(far, field, lines) : flown(state, far, field, lines);
      change = Math.max(change, Math.abs(now - far[field]));
      far[field] = now;
    }
  }
}

function flown(state: Open, far: Float64Array, field: number, lines: Lines): number {
  let best = TOO_FAR;
  for (const to of NEIGHBOURS[field]) {
    const cost = far[to] + costInto(lines, field, to);
    if (cost < best && !isClosedWay(state, field, to)) best = cost;
  }
  return best;
}

/** Chances that the best of three dice is the best number, the second best and so on. */
const BEST_OF_THREE = [91, 61, 37, 19, 7, 1].map((ways) => ways / 216);
/** All navigation fields of a turn are left by the same value, and its die is missing elsewhere. */
const ONE_VALUE = 2.5;
const byNumber = new Float64Array(6);
const sorted = new Float64Array(6);

/** MV-5.7.1, MV-19.3, MV-19.5, MV-19.6: from a navigation field, by the best of three dice. */
function navigated(far: Float64Array, field: number, lines: Lines): number {
  const exits = NAVIGATION_EXITS[field];
  for (let i = 0; i < 6; i++) byNumber[i] = far[exits[i]] + costInto(lines, field, exits[i]);
  const piloting = features[PILOTING];
  if ((piloting & FREE) !== 0) return Math.min(...byNumber);
  for (let i = 0; i < 6; i++) {
    sorted[i] = byNumber[i];
    if ((piloting & SHIFTS) !== 0) sorted[i] = Math.min(...byNumber.subarray(Math.max(0, i - 1), i + 2));
    if ((piloting & COMPASS) !== 0) sorted[i] = Math.min(sorted[i], byNumber[3]);
  }
  sorted.sort();
  let sum = ONE_VALUE;
  for (let i = 0; i < 6; i++) sum += sorted[i] * BEST_OF_THREE[i];
  return sum;
}

/** Whether a loose die, or the one that was set, can lead out of a navigation field by this number. */
function hasNumber(state: Open, number: number, mayAssign: boolean): boolean {
  if (state.course > 0) return state.course === number;
  if (!mayAssign) return false;
  const shift = (features[PILOTING] & SHIFTS) !== 0 ? 1 : 0;
  for (let i = 0; i < MOST_DICE; i++)
    if (state.slot[i] === LOOSE && state.dice[i] > 0 && Math.abs(state.dice[i] - number) <= shift) return true;
  return false;
}

/** The neighbour is choosing the exit. */
const isLeftAsked = (state: Open): boolean => (state.used & USED.left) !== 0;

/** Movement points and trouble to a stop for the ship in flight: it may not turn back, and exits depend on its dice. */
export function farInFlight(state: Open, seat: Seat, ways: Ways, stop: number): number {
  const far = ways.far[stop];
  const field = state.at[seat];
  if (state.kind[field] === NAVIGATION) return farByExit(state, seat, ways, far, field);
  if (state.declared >= 0) return far[state.declared] + costInto(ways, field, state.declared);
  let best = TOO_FAR;
  const next = NEIGHBOURS[field];
  for (let i = 0; i < next.length; i++) {
    if (next[i] === state.from || isClosedWay(state, field, next[i])) continue;
    const cost = far[next[i]] + costInto(ways, field, next[i]);
    if (cost < best) best = cost;
  }
  return best;
}

function farByExit(state: Open, seat: Seat, ways: Ways, far: Float64Array, field: number): number {
  const mayAssign = hasAssignment(state, seat) && !isLeftAsked(state);
  const exits = NAVIGATION_EXITS[field];
  let best = TOO_FAR;
  for (let number = 1; number <= 6; number++) {
    const exit = exits[number - 1];
    if (!hasNumber(state, number, mayAssign)) continue;
    const cost = exit === state.from ? far[field] + state.bp : far[exit] + costInto(ways, field, exit);
    if (cost < best) best = cost;
  }
  return best < TOO_FAR ? best : farBySomebody(state, ways, far, field);
}

/** MV-5.7.5: the neighbour chooses what is worst; alone, chance decides. */
function farBySomebody(state: Open, ways: Ways, far: Float64Array, field: number): number {
  let worst = 0;
  let sum = 0;
  let count = 0;
  for (const exit of NEIGHBOURS[field]) {
    if (exit === state.from) continue;
    const cost = far[exit] + costInto(ways, field, exit);
    worst = Math.max(worst, cost);
    sum += cost;
    count++;
  }
  return isSolo(state) ? sum / count : worst;
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
    case ENCOUNTER_HERE:
      return AMONG_STRANGERS;
    default:
      return 1;
  }
}

const points = new Float64Array(FIELD_COUNT);
const chance = new Float64Array(FIELD_COUNT);
const came = new Int16Array(FIELD_COUNT);
/** The navigation value that brought the ship there, or 0. */
const course = new Int8Array(FIELD_COUNT);
const queue = new Int16Array(4 * FIELD_COUNT);
let queued = 0;

/** The chance that the ship in flight lands on each stop in this turn, with the points and dice it has left; written into `out`. */
export function reachNow(state: Open, seat: Seat, out: Float64Array): void {
  out.fill(0);
  points.fill(-1);
  const start = state.at[seat];
  points[start] = state.bp;
  chance[start] = 1;
  came[start] = state.from;
  course[start] = state.course;
  queued = 1;
  queue[0] = start;
  const stop = state.steps > 0 ? stopOf(state, start) : NONE;
  if (stop >= 0) out[stop] = 1;
  const mayAssign = hasAssignment(state, seat) && !isLeftAsked(state);
  if (state.declared >= 0) {
    queued = 0;
    step(state, seat, start, state.declared, 0, out);
  }
  for (let next = 0; next < queued; next++) leave(state, seat, queue[next], mayAssign, out);
}

function leave(state: Open, seat: Seat, from: number, mayAssign: boolean, out: Float64Array): void {
  const kind = state.kind[from];
  if (kind === CITY && from !== state.at[seat]) return; // a ship that comes to a city has landed
  if (kind === NAVIGATION) {
    for (let number = 1; number <= 6; number++)
      if (course[from] > 0 ? course[from] === number : hasNumber(state, number, mayAssign))
        step(state, seat, from, NAVIGATION_EXITS[from][number - 1], number, out);
    return;
  }
  const next = NEIGHBOURS[from];
  for (let i = 0; i < next.length; i++) step(state, seat, from, next[i], course[from], out);
}

function step(state: Open, seat: Seat, from: number, to: number, number: number, out: Float64Array): void {
  if (to === came[from] || queued === queue.length) return;
  const left = points[from] - stepCost(state, from, to);
  if (left < 0 || (points[to] >= left && chance[to] >= chance[from] * 0.9) || isClosedWay(state, from, to)) return;
  const arrives = chance[from] * chanceAt(state, seat, to);
  if (arrives < 0.05 || (points[to] >= left && chance[to] >= arrives)) return;
  points[to] = left;
  chance[to] = arrives;
  came[to] = from;
  course[to] = number;
  queue[queued++] = to;
  const stop = stopOf(state, to);
  if (stop >= 0 && out[stop] < arrives) out[stop] = arrives;
}
