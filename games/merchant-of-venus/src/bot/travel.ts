import type { Seat } from '@starboard/kernel';
import { BASE, FIELD_COUNT, FIELDS } from '../content/fields.ts';
import { lineCost, NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { PIRATES } from '../content/pirates.ts';
import { ORBITALS, type Orbital, SYSTEM_AT, SYSTEM_COUNT, SYSTEMS } from '../content/systems.ts';
import { MOST_DIAL, SKILL } from '../content/tables.ts';
import {
  CITY,
  GALACTIC_BASE,
  LASER_HAZARD,
  PILOT_HAZARD,
  RED,
  RED_DRIVE,
  SHIELD_HAZARD,
  SPACEPORT,
  YELLOW,
  YELLOW_DRIVE,
} from '../content/terms.ts';
import { advantage, modified } from '../rules/advantages.ts';
import { isLandingPlace, isPort, NONE, type Open } from '../state.ts';
import { beginVersion, endVersion, Kept, mix } from './versions.ts';

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

/** Nothing is thought to be farther than this, in movement points. */
const FARTHEST = 90;
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
  /** Says which ship it is, and what lies in space. */
  readonly version: number;
  /** The same ways while there are no pirates in space, if there are some. */
  readonly safe?: Ways;
  /** By stop and field: movement points and trouble to the nearest landing place. */
  readonly far: readonly Float32Array[];
  /** By stop and stop: turns from one to the other. */
  readonly hops: Float64Array;
  /** By field: what entering it costs beyond the line; and whether the drive skips it. */
  readonly trouble: Float32Array;
  readonly isSkipped: Uint8Array;
  /** By stop: fields that another sweep would have looked at again. */
  readonly stale: readonly Uint8Array[];
}

/** The ship that is being looked at: ways depend on nothing else but what lies in space. */
let drive = 0;
let laser = 0;
let shield = 0;
let skill = 0;
let bravery = 0;
let piloting = 0;

/** Bits of `piloting`. */
export const SHIFTS = 1;
const FREE = 2;
const COMPASS = 4;

export const pilotingOf = (state: Open, seat: Seat): number =>
  (advantage(state, seat, 'course-shift') > 0 ? SHIFTS : 0) |
  (advantage(state, seat, 'free-exit') > 0 ? FREE : 0) |
  (advantage(state, seat, 'compass') > 0 ? COMPASS : 0);

function readShip(state: Open, seat: Seat): void {
  drive = state.drive[seat];
  laser = Math.min(MOST_DIAL, modified(state, seat, 'laser', state.laser[seat]));
  shield = Math.min(MOST_DIAL, modified(state, seat, 'shield', state.shield[seat]));
  skill = modified(state, seat, 'pilot', SKILL[state.level[seat]]);
  bravery = advantage(state, seat, 'pirates');
  piloting = pilotingOf(state, seat);
}

const shipNumber = (): number =>
  drive | (laser << 2) | (shield << 5) | (skill << 8) | (piloting << 12) | (bravery << 16);

/** Without pirates: the ship, ports and ruins. */
function versionWithoutPirates(state: Open): number {
  beginVersion(1);
  mix(shipNumber());
  let ports = 0;
  let ruins = 0;
  for (let orbital = 0; orbital < ORBITALS.length; orbital++) {
    if (isPort(state, ORBITALS[orbital].field)) ports |= 1 << orbital;
    if (!isLandingPlace(state, ORBITALS[orbital].landing)) ruins |= 1 << orbital;
  }
  mix(ports);
  mix(ruins);
  return endVersion();
}

/** The same with the pirates that are in space: equal to what is given if there are none. */
function versionWithPirates(state: Open, without: number): number {
  let count = 0;
  for (let pirate = 0; pirate < PIRATES.length; pirate++) {
    const field = state.pirateAt[pirate];
    if (field < 0) continue;
    if (count++ === 0) {
      beginVersion(2);
      mix(Math.floor(without / 2 ** 21));
      mix(without % 2 ** 21);
    }
    mix(field * 4 + PIRATES[pirate].modifier);
  }
  return count === 0 ? without : endVersion();
}

/** MV-5.11.2: what the pirates on this field add to the die. */
function modifierAt(state: Open, field: number): number {
  for (let pirate = 0; pirate < PIRATES.length; pirate++)
    if (state.pirateAt[pirate] === field) return PIRATES[pirate].modifier;
  return 0;
}

/** Chance to beat the pirates on a field with these values. */
export const beats = (state: Open, field: number, one: number, two: number, three: number): number =>
  passes(Math.max(one, two, three) - modifierAt(state, field));

const safeWays = new Kept<Ways>(1000);
const waysAmongPirates = new Kept<Ways>(2000);

/** Movement points, trouble and turns to every stop, for this seat's ship; around pirates, if it matters. */
export function waysOf(state: Open, seat: Seat, isExact = true): Ways {
  readShip(state, seat);
  const without = versionWithoutPirates(state);
  const version = isExact ? versionWithPirates(state, without) : without;
  const ways = version === without ? undefined : waysAmongPirates.get(version);
  if (ways !== undefined) return ways;
  const safe = safeWays.get(without) ?? safeWays.set(without, findWays(state, without));
  return version === without ? safe : waysAmongPirates.set(version, avoidPirates(state, safe, version));
}

/** What a lost test costs, in movement points: most of a turn, or a step of a dial. */
const LOST_TEST = 9;
const LOST_FIGHT = 14;

/** Chance that a test of this value is passed. */
export const passes = (value: number): number => Math.min(1, Math.max(0, value / 6));

/** What a pirate field costs beyond its movement points. */
const fightTrouble = (modifier: number): number =>
  LOST_FIGHT * (1 - passes(Math.max(laser, shield, skill) + bravery - modifier));

/** What a field costs beyond its movement points: tests. */
function testTrouble(kind: number): number {
  switch (kind) {
    case LASER_HAZARD:
      return LOST_TEST * (1 - passes(laser));
    case SHIELD_HAZARD:
      return LOST_TEST * (1 - passes(shield));
    case PILOT_HAZARD:
      return LOST_TEST * (1 - passes(skill));
    default:
      return 0;
  }
}

const skips = (kind: number): boolean =>
  (kind === YELLOW && (drive & YELLOW_DRIVE) !== 0) || (kind === RED && (drive & RED_DRIVE) !== 0);

/** MV-9.5 */
export const isClosedWay = (state: Open, from: number, to: number): boolean =>
  state.kind[to] === CITY && isPort(state, from);

/** All lines, field by field: those of a field begin at `FIRST[field]` and end before those of the next. */
const FIRST = new Int16Array(FIELD_COUNT + 1);
for (let field = 0; field < FIELD_COUNT; field++) FIRST[field + 1] = FIRST[field] + NEIGHBOURS[field].length;
const TO = Int16Array.from(NEIGHBOURS.flat());

/** By stop: all fields, the nearest first as if space were empty. */
const FROM_NEAR: readonly Int16Array[] = Array.from({ length: STOP_COUNT }, (_, stop) => {
  const order = stop === BASE_AT ? [BASE] : [...SYSTEMS[stop].cities, ...SYSTEMS[stop].spaceports];
  for (let next = 0; next < order.length; next++)
    for (const to of NEIGHBOURS[order[next]]) if (!order.includes(to)) order.push(to);
  return Int16Array.from(order);
});

/** By line: what flying along it costs, with its trouble; written anew for each ship. */
const costs = new Float64Array(TO.length);
const TOO_DEAR = 1000;
const isLanding = new Int8Array(FIELD_COUNT);

function findWays(state: Open, version: number): Ways {
  const orders = ordersOf(shipNumber());
  const trouble = new Float32Array(FIELD_COUNT);
  const isSkipped = new Uint8Array(FIELD_COUNT);
  for (let field = 0; field < FIELD_COUNT; field++) {
    trouble[field] = testTrouble(state.kind[field]);
    isSkipped[field] = skips(state.kind[field]) ? 1 : 0;
  }
  readSpace(state, { trouble, isSkipped });
  const far: Float32Array[] = [];
  const stale: Uint8Array[] = [];
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    stale.push(new Uint8Array(FIELD_COUNT));
    far.push(farFrom(stop, orders[stop], stale[stop]));
  }
  return { version, far, hops: hopsBetween(far), trouble, isSkipped, stale };
}

const SWEEPS_FOR_PIRATES = 4;

/** The same ways once there are pirates: nearly what they were, so that it is soon seen what has become farther. */
function avoidPirates(state: Open, safe: Ways, version: number): Ways {
  const orders = ordersOf(shipNumber());
  const trouble = safe.trouble.slice();
  const { isSkipped } = safe;
  for (let pirate = 0; pirate < PIRATES.length; pirate++)
    if (state.pirateAt[pirate] >= 0) trouble[state.pirateAt[pirate]] = fightTrouble(PIRATES[pirate].modifier);
  readSpace(state, { trouble, isSkipped });
  const stale = safe.stale.map((before) => before.slice());
  const far = safe.far.map((before, stop) => {
    const now = before.slice();
    for (let pirate = 0; pirate < PIRATES.length; pirate++)
      if (state.pirateAt[pirate] >= 0) outdate(stale[stop], state.pirateAt[pirate]);
    for (let i = 0; i < SWEEPS_FOR_PIRATES && sweep(now, orders[stop], stale[stop], true) > NEAR_ENOUGH; ) i++;
    return now;
  });
  return { version, safe, far, hops: hopsBetween(far), trouble, isSkipped, stale };
}

/** Landing places, and what each line costs. */
function readSpace(state: Open, lines: Lines): void {
  for (let field = 0; field < FIELD_COUNT; field++) isLanding[field] = stopOf(state, field);
  readCosts(lines);
  for (let orbital = 0; orbital < ORBITALS.length; orbital++) closeWayDown(state, ORBITALS[orbital]);
}

function readCosts(lines: Lines): void {
  for (let from = 0; from < FIELD_COUNT; from++)
    for (let line = FIRST[from]; line < FIRST[from + 1]; line++) costs[line] = costInto(lines, from, TO[line]);
}

function closeWayDown(state: Open, { field, landing }: Orbital): void {
  if (!isClosedWay(state, field, landing)) return;
  for (let line = FIRST[field]; line < FIRST[field + 1]; line++) if (TO[line] === landing) costs[line] = TOO_DEAR;
}

/** By ship and stop: all fields, the nearest first, while there are neither pirates nor ports. Ways are found soonest in this order. */
const orders = new Kept<readonly Int16Array[]>(1000);

function ordersOf(ship: number): readonly Int16Array[] {
  return orders.get(ship) ?? orders.set(ship, findOrders());
}

const PRINTED = FIELDS.map(({ kind }) => kind);
const PRINTED_STOP = FIELDS.map(({ kind }, field) =>
  kind === GALACTIC_BASE ? BASE_AT : kind === CITY || kind === SPACEPORT ? SYSTEM_AT[field] : NONE,
);

function findOrders(): readonly Int16Array[] {
  const trouble = Float32Array.from(PRINTED, testTrouble);
  const isSkipped = Uint8Array.from(PRINTED, (kind) => (skips(kind) ? 1 : 0));
  isLanding.set(PRINTED_STOP);
  readCosts({ trouble, isSkipped });
  return FROM_NEAR.map((order, stop) => {
    const far = farFrom(stop, order, new Uint8Array(FIELD_COUNT), FIRST_SWEEPS);
    return order.slice().sort((one, other) => far[one] - far[other]);
  });
}

function hopsBetween(far: readonly Float32Array[]): Float64Array {
  const hops = new Float64Array(STOP_COUNT * STOP_COUNT).fill(FARTHEST);
  for (let field = 0; field < FIELD_COUNT; field++) {
    const from = isLanding[field];
    if (from < 0) continue;
    for (let to = 0; to < STOP_COUNT; to++)
      hops[from * STOP_COUNT + to] = Math.min(hops[from * STOP_COUNT + to], far[to][field]);
  }
  for (let i = 0; i < hops.length; i++) hops[i] = turnsFor(hops[i]);
  return hops;
}

type Lines = Pick<Ways, 'trouble' | 'isSkipped'>;

/** What a step to a neighbour costs, with its trouble. */
export const costInto = ({ trouble, isSkipped }: Lines, from: number, to: number): number =>
  isSkipped[to] === 1 ? 0 : lineCost(from, to) + trouble[to];

const FIRST_SWEEPS = 40;
const MOST_SWEEPS = 6;
const HONEST_SWEEPS = 2;
const NEAR_ENOUGH = 1.5;

/**
 * How far every field is from a stop: first as if all exits of navigation fields were much the same, then honestly. `stale` is written: fields
 * that a further sweep would look at.
 */
function farFrom(stop: number, order: Int16Array, stale: Uint8Array, most = MOST_SWEEPS): Float32Array {
  const far = new Float32Array(FIELD_COUNT).fill(FARTHEST);
  for (let field = 0; field < FIELD_COUNT; field++) if (isLanding[field] === stop) far[field] = 0;
  stale.fill(1);
  for (let sweeps = 0; sweeps < most && sweep(far, order, stale, false) > NEAR_ENOUGH; ) sweeps++;
  for (let field = 0; field < FIELD_COUNT; field++) if (IS_NAVIGATION[field] === 1) stale[field] = 1;
  for (let sweeps = 0; sweeps < HONEST_SWEEPS && sweep(far, order, stale, true) > NEAR_ENOUGH; ) sweeps++;
  return far;
}

/** Looks once at every field that depends on something that has changed since it was last looked at; returns by how much any of them has changed. */
function sweep(far: Float32Array, order: Int16Array, stale: Uint8Array, isHonest: boolean): number {
  let change = 0;
  for (let i = 0; i < order.length; i++) {
    const field = order[i];
    if (stale[field] === 0) continue;
    stale[field] = 0;
    const before = far[field];
    if (before === 0) continue;
    const now = IS_NAVIGATION[field] === 1 ? navigated(far, field, isHonest) : flown(far, field);
    far[field] = now;
    if (before === far[field]) continue;
    const by = before > now ? before - now : now - before;
    if (by > change) change = by;
    outdate(stale, field);
  }
  return change;
}

/** The way to a field has changed: those beside it have to be looked at again. */
function outdate(stale: Uint8Array, field: number): void {
  for (let line = FIRST[field]; line < FIRST[field + 1]; line++) stale[TO[line]] = 1;
}

function flown(far: Float32Array, field: number): number {
  let best = FARTHEST;
  for (let line = FIRST[field]; line < FIRST[field + 1]; line++) {
    const cost = far[TO[line]] + costs[line];
    if (cost < best) best = cost;
  }
  return best;
}

const IS_NAVIGATION = Uint8Array.from(NAVIGATION_EXITS, (exits) => (exits.length > 0 ? 1 : 0));

/** By navigation field and number: the line to its exit. All lines of such a field are exits. */
const EXIT_LINES = Int16Array.from(
  NAVIGATION_EXITS.flatMap((exits, field) =>
    Array.from({ length: 6 }, (_, i) => (exits.length > 0 ? FIRST[field] + NEIGHBOURS[field].indexOf(exits[i]) : NONE)),
  ),
);

/** By line from a navigation field: how many numbers lead along it. */
const LINE_NUMBERS = Int8Array.from(
  NEIGHBOURS.flatMap((next, field) => next.map((to) => NAVIGATION_EXITS[field].filter((exit) => exit === to).length)),
);

/** Chances that the best of three dice is the best number, the second best and so on. */
const BEST_OF_THREE = [91, 61, 37, 19, 7, 1].map((ways) => ways / 216);
/** All navigation fields of a turn are left by the same value, and its die is missing elsewhere. */
const ONE_VALUE = 2.5;
/** What exits cost that one does not want, at first sight. */
const WRONG_EXIT = 3;
const byNumber = new Float64Array(6);
const sorted = new Float64Array(6);

/** MV-5.7.1, MV-19.3, MV-19.5, MV-19.6: from a navigation field, by the best of three dice. */
function navigated(far: Float32Array, field: number, isHonest: boolean): number {
  if ((piloting & FREE) !== 0) return flown(far, field);
  if (!isHonest) return Math.min(FARTHEST, ONE_VALUE + WRONG_EXIT + flown(far, field));
  return (piloting & (SHIFTS | COMPASS)) === 0 ? diced(far, field) : steered(far, field);
}

const exitNumbers = new Int8Array(6);

/** The exits, the best first, each as likely as the numbers that lead there. */
function diced(far: Float32Array, field: number): number {
  const first = FIRST[field];
  const count = FIRST[field + 1] - first;
  for (let i = 0; i < count; i++) {
    const exit = far[TO[first + i]] + costs[first + i];
    let place = i;
    while (place > 0 && sorted[place - 1] > exit) {
      sorted[place] = sorted[place - 1];
      exitNumbers[place] = exitNumbers[place - 1];
      place--;
    }
    sorted[place] = exit;
    exitNumbers[place] = LINE_NUMBERS[first + i];
  }
  let sum = ONE_VALUE;
  let number = 0;
  for (let i = 0; i < count; i++) for (let n = exitNumbers[i]; n > 0; n--) sum += sorted[i] * BEST_OF_THREE[number++];
  return sum;
}

/** The same for who need not follow the dice to the letter: number by number. */
function steered(far: Float32Array, field: number): number {
  for (let i = 0; i < 6; i++) {
    const line = EXIT_LINES[field * 6 + i];
    byNumber[i] = far[TO[line]] + costs[line];
  }
  for (let i = 0; i < 6; i++) {
    let best = byNumber[i];
    if ((piloting & SHIFTS) !== 0) {
      if (i > 0 && byNumber[i - 1] < best) best = byNumber[i - 1];
      if (i < 5 && byNumber[i + 1] < best) best = byNumber[i + 1];
    }
    if ((piloting & COMPASS) !== 0 && byNumber[3] < best) best = byNumber[3];
    let place = i;
    while (place > 0 && sorted[place - 1] > best) {
      sorted[place] = sorted[place - 1];
      place--;
    }
    sorted[place] = best;
  }
  let sum = ONE_VALUE;
  for (let i = 0; i < 6; i++) sum += sorted[i] * BEST_OF_THREE[i];
  return sum;
}
