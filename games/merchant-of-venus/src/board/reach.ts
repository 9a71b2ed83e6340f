import { isIn, type Seat } from '@starboard/kernel';
import { lineCost, NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { PIRATES } from '../content/pirates.ts';
import {
  ASTEROID,
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
  TELEPORTAL,
} from '../content/terms.ts';
import { testValue } from '../rules/hazards.ts';
import { isSkipped } from '../rules/movement.ts';
import { strengthOf } from '../rules/pirates.ts';
import { CALM, here, isLandingPlace, isPort, NONE, type Open } from '../state.ts';

/** Where the ship of the active player can get with its movement points, and what waits on the way. */

/** Something on the way that can go wrong, with its chance to go well. */
export interface Risk {
  readonly field: number;
  readonly kind: 'test' | 'pirates' | 'unknown';
  /** What is tested, or what is best against the pirates. */
  readonly stat: number;
  /** The highest roll that is good enough. */
  readonly needs: number;
  readonly chance: number;
}

export interface Stop {
  readonly field: number;
  /** Movement points that are left there. */
  readonly left: number;
  /** MV-5.5.7: the ship lands, or is out of movement points; neither where it only passes. */
  readonly ends: 'landing' | 'empty' | '';
  /** From the field after the ship to this one. */
  readonly way: readonly number[];
  readonly risks: readonly Risk[];
  /** To get there without any loss, as far as it can be known. */
  readonly chance: number;
  /** Navigation values with which the ship gets through, as bits from 1 to 6, or -1 if any will do. */
  readonly courses: number;
}

interface Node {
  readonly field: number;
  readonly from: number;
  readonly left: number;
  readonly chance: number;
  readonly courses: number;
  readonly parent: Node | undefined;
}

const ANY = -1;
const good = (needs: number): number => Math.max(0, Math.min(6, needs)) / 6;

const STAT_OF: Readonly<Record<number, number>> = {
  [LASER_HAZARD]: LASER,
  [SHIELD_HAZARD]: SHIELD,
  [PILOT_HAZARD]: PILOT,
};

/** MV-5.10.1, MV-5.11.1, MV-5.12.1: what happens on entering a field, or nothing. */
export function riskAt(state: Open, seat: Seat, field: number, left: number): Risk | undefined {
  if (isSkipped(state, field)) return undefined;
  const kind = state.kind[field];
  const stat = STAT_OF[kind];
  if (stat !== undefined) {
    const calm = stat === LASER ? CALM.laser : stat === SHIELD ? CALM.shield : 0;
    if ((state.calm & calm) !== 0) return undefined;
    const needs = testValue(state, seat, stat);
    return { field, kind: 'test', stat, needs, chance: good(needs) };
  }
  if (kind === PIRATES_HERE) return pirateRisk(state, seat, field, left);
  if (kind === ENCOUNTER_HERE || kind === TELEPORTAL)
    return { field, kind: 'unknown', stat: NONE, needs: 0, chance: 1 };
  return undefined;
}

function pirateRisk(state: Open, seat: Seat, field: number, left: number): Risk | undefined {
  const pirate = state.pirateAt.indexOf(field);
  if (pirate < 0 || (state.calm & CALM.pirates) !== 0 || isIn(state.beaten, pirate)) return undefined;
  const needs = [LASER, SHIELD, PILOT].map((stat) => strengthOf(state, seat, stat) - PIRATES[pirate].modifier);
  const stat = needs.indexOf(Math.max(...needs));
  return { field, kind: 'pirates', stat, needs: needs[stat], chance: left === 0 ? 0 : good(needs[stat]) };
}

/** Where a ship may go on from a field, with the navigation values that lead there. */
function exits(
  state: Open,
  { field, from, courses }: Node,
  isFirst: boolean,
): readonly (readonly [to: number, courses: number])[] {
  if (isFirst && state.declared >= 0) return [[state.declared, courses]];
  if (state.kind[field] === NAVIGATION) {
    const byValue = NAVIGATION_EXITS[field];
    if (state.course > 0) return byValue[state.course - 1] === from ? [] : [[byValue[state.course - 1], courses]];
    return NEIGHBOURS[field].flatMap((to) => {
      if (to === from) return [];
      const values = byValue.reduce((bits, exit, i) => (exit === to ? bits | (1 << (i + 1)) : bits), 0);
      const both = values === 0 ? courses : courses === ANY ? values : courses & values;
      return [[to, both] as const];
    });
  }
  const isClosed = (to: number) => state.kind[to] === CITY && isPort(state, field);
  return NEIGHBOURS[field].flatMap((to) => (to === from || isClosed(to) ? [] : [[to, courses] as const]));
}

const isLanding = (state: Open, field: number): boolean =>
  state.kind[field] === ASTEROID || isLandingPlace(state, field);

/** Better odds first, then more movement points left. */
const isBetter = (one: Node, other: Node | undefined): boolean =>
  other === undefined ||
  one.chance > other.chance + 1e-9 ||
  (one.chance > other.chance - 1e-9 &&
    (one.left > other.left || (one.left === other.left && one.courses === ANY && other.courses !== ANY)));

function wayTo(node: Node): number[] {
  const way: number[] = [];
  for (let at: Node | undefined = node; at?.parent !== undefined; at = at.parent) way.unshift(at.field);
  return way;
}

/** MV-5.5.1: every field that the ship of the active player can get to now, by the best way. */
export function reachOf(state: Open): ReadonlyMap<number, Stop> {
  const seat = state.active;
  const first: Node = {
    field: here(state),
    from: state.from,
    left: state.bp,
    chance: 1,
    courses: ANY,
    parent: undefined,
  };
  const best = new Map<number, Node>();
  const seen = new Map<string, Node>();
  const ends = new Set<Node>();
  let front: Node[] = state.bp > 0 ? [first] : [];
  while (front.length > 0) {
    const next: Node[] = [];
    for (const node of front) {
      const before = next.length;
      const isOver = node.left === 0 || (node.parent !== undefined && isEndOfWay(state, node.field));
      for (const [to, courses] of isOver ? [] : exits(state, node, node.parent === undefined && state.steps === 0)) {
        if (courses === 0) continue;
        const left = node.left - (isSkipped(state, to) ? 0 : lineCost(node.field, to));
        if (left < 0) continue;
        const risk = riskAt(state, seat, to, left);
        const chance = node.chance * (risk === undefined ? 1 : risk.chance);
        const one: Node = { field: to, from: node.field, left, chance, courses, parent: node };
        const key = `${to} ${node.field} ${left} ${courses}`;
        if (!isBetter(one, seen.get(key))) continue;
        seen.set(key, one);
        next.push(one);
      }
      if (node.parent !== undefined && next.length === before && !isLanding(state, node.field)) ends.add(node);
    }
    front = next;
  }
  for (const node of seen.values()) {
    if (isSkipped(state, node.field)) continue;
    const old = best.get(node.field);
    // A place to stop is worth more than one to pass.
    const [isEnd, wasEnd] = [ends.has(node), old !== undefined && ends.has(old)];
    if (old === undefined || (isEnd === wasEnd ? isBetter(node, old) : isEnd)) best.set(node.field, node);
  }
  return new Map([...best].map(([field, node]) => [field, stopOf(state, seat, node, ends.has(node))]));
}

/** MV-5.5.6, MV-5.8.2: nobody plans beyond a city or a teleportal. */
const isEndOfWay = (state: Open, field: number): boolean =>
  state.kind[field] === CITY || state.kind[field] === TELEPORTAL;

function stopOf(state: Open, seat: Seat, node: Node, isEnd: boolean): Stop {
  const way = wayTo(node);
  const risks: Risk[] = [];
  for (let at: Node | undefined = node; at?.parent !== undefined; at = at.parent) {
    const risk = riskAt(state, seat, at.field, at.left);
    if (risk !== undefined) risks.unshift(risk);
  }
  const landing = isLanding(state, node.field);
  return {
    field: node.field,
    left: node.left,
    ends: landing ? 'landing' : isEnd ? 'empty' : '',
    way,
    risks,
    chance: node.chance,
    courses: node.courses,
  };
}

/** What the steps of a way cost, one after the other. */
export const costsOf = (state: Open, way: readonly number[]): readonly number[] =>
  way.map((to, i) => (isSkipped(state, to) ? 0 : lineCost(i === 0 ? here(state) : way[i - 1], to)));

/** The values in a set of bits, from 1 to 6. */
export const valuesIn = (bits: number): readonly number[] => [1, 2, 3, 4, 5, 6].filter((value) => isIn(bits, value));
