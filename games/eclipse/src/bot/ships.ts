import type { Seat } from '@starboard/kernel';
import type { Blueprint } from '../content/blueprints.ts';
import { FOUND_PARTS, MUON_SOURCE, PART_DRIVES, PART_ENERGY, PART_VALUES, PARTS } from '../content/parts.ts';
import { DAMAGE, DICE, RIFT } from '../content/tables.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { TYPES } from '../content/terms.ts';
import { chanceOf } from '../oracle/policy.ts';
import { blueprintOf, slotAt } from '../rules/blueprints.ts';
import { type Open, TECH_SPACES } from '../state.ts';

/** Dice of each part, as damage that a hit does: of its cannons, and of its missiles. */
const damageOfAll = (dice: readonly (typeof DICE)[number][]): number =>
  dice.reduce((total, die) => total + (die === DICE[RIFT] ? 0 : DAMAGE[DICE.indexOf(die)]), 0);
const CANNONS = PARTS.map(({ cannons }) => damageOfAll(cannons));
const MISSILES = PARTS.map(({ missiles }) => damageOfAll(missiles));
const RIFTS = PARTS.map(({ cannons }) => cannons.filter((die) => die === DICE[RIFT]).length);

/** What opponents have, on the average. */
export const THEIR_SHIELD = 0.5;
const THEIR_COMPUTER = 1.5;
const MISSILE_SHARE = 0.55;

const { initiative: INITIATIVE, computer: COMPUTER, shield: SHIELD, hull: HULL, movement: MOVEMENT } = PART_VALUES;

/** What the parts of a ship add up to. */
const total = { initiative: 0, computer: 0, shield: 0, hull: 0, movement: 0, cannons: 0, missiles: 0, rifts: 0 };

function beginTotal(blueprint: Blueprint, hasMuon: boolean): void {
  total.initiative = blueprint.initiative + (hasMuon ? INITIATIVE[MUON_SOURCE] : 0);
  total.computer = blueprint.computer;
  total.shield = 0;
  total.hull = 0;
  total.movement = 0;
  total.cannons = 0;
  total.missiles = 0;
  total.rifts = 0;
}

function addPart(part: number): void {
  if (part < 0) return;
  total.initiative += INITIATIVE[part];
  total.computer += COMPUTER[part];
  total.shield += SHIELD[part];
  total.hull += HULL[part];
  total.movement += MOVEMENT[part];
  total.cannons += CANNONS[part];
  total.missiles += MISSILES[part];
  total.rifts += RIFTS[part];
}

function strengthOfTotal(): number {
  const { initiative, computer, shield, hull, movement, cannons, missiles, rifts } = total;
  const attack = (cannons + MISSILE_SHARE * missiles) * chanceOf(computer, THEIR_SHIELD) + 0.9 * rifts;
  if (attack === 0) return 0;
  const toughness = ((hull + 1) * chanceOf(THEIR_COMPUTER, 0)) / chanceOf(THEIR_COMPUTER, shield);
  return Math.sqrt(attack * toughness) * (1 + 0.04 * initiative) + 0.05 * movement;
}

/** How strong a ship with these parts is: damage that it does, times what it stands; a standard Cruiser has about 0.8. */
export function strengthOf(blueprint: Blueprint, parts: readonly number[], hasMuon: boolean): number {
  beginTotal(blueprint, hasMuon);
  for (let slot = 0; slot < parts.length; slot++) addPart(parts[slot]);
  return strengthOfTotal();
}

/** How strong a ship of this type is as its blueprint stands. */
export function strengthAt(state: Open, seat: Seat, type: number): number {
  const blueprint = blueprintOf(state, seat, type);
  const { slots } = blueprint;
  const first = slotAt(seat, type, 0);
  beginTotal(blueprint, state.muon[seat] === type);
  for (let slot = 0; slot < slots.length; slot++) {
    const tile = state.parts[first + slot];
    addPart(tile >= 0 ? tile : slots[slot]);
  }
  return strengthOfTotal();
}

/** The parts that work on a blueprint, space by space. */
export function partsOf(state: Open, seat: Seat, type: number): number[] {
  const { slots } = blueprintOf(state, seat, type);
  const first = slotAt(seat, type, 0);
  return slots.map((printed, slot) => (state.parts[first + slot] >= 0 ? state.parts[first + slot] : printed));
}

/** A set of parts, as bits of one number; there are more than 32. */
export type PartSet = number;

const BIT: readonly PartSet[] = PARTS.map(({ beside }, part) => (beside ? 0 : 2 ** part));
const SET_SPACE = 2 ** PARTS.length;
const ALWAYS: PartSet = PARTS.reduce((set, { access }, part) => set + (access === 'default' ? BIT[part] : 0), 0);
const BY_TECH: readonly PartSet[] = TECHNOLOGIES.map(({ part }) => (part === undefined ? 0 : BIT[part]));
const IF_KEPT: readonly PartSet[] = FOUND_PARTS.map((part) => BIT[part]);

/** EC-8.4, EC-8.7: the parts that the seat can put on blueprints. */
export function usableSet(state: Open, seat: Seat): PartSet {
  let set = ALWAYS;
  for (let i = seat * TECH_SPACES; i < (seat + 1) * TECH_SPACES; i++)
    if (state.techs[i] >= 0) set += BY_TECH[state.techs[i]];
  for (let i = 0; i < IF_KEPT.length; i++) if (state.kept[i] === seat) set += IF_KEPT[i];
  return set;
}

const has = (set: PartSet, part: number): boolean => Math.floor(set / BIT[part]) % 2 === 1;
export const withPart = (set: PartSet, part: number): PartSet =>
  BIT[part] === 0 || has(set, part) ? set : set + BIT[part];
const listed = (set: PartSet): readonly number[] =>
  PARTS.flatMap((_, part) => (BIT[part] > 0 && has(set, part) ? [part] : []));

/** Kept by usable parts, blueprint and changes, then by the parts on it: the same few are asked for all the time. */
const bests = new Map<number, Map<number, number>>();
let kept = 0;
const MOST_KEPT = 100_000;
const MOST_CHANGES = 4;
const BEAM = 5;

/** How strong so many changes of parts could make a type of ships. */
export function bestStrength(state: Open, seat: Seat, type: number, changes: number, usable: PartSet): number {
  const hasMuon = state.muon[seat] === type;
  const what = ((state.species[seat] * TYPES.length + type) * 2 + (hasMuon ? 1 : 0)) * MOST_CHANGES + changes;
  const outer = what * SET_SPACE + usable;
  let among = bests.get(outer);
  if (among === undefined) {
    among = new Map();
    bests.set(outer, among);
  }
  const key = partsKey(state, seat, type);
  const known = among.get(key);
  if (known !== undefined) return known;
  if (++kept > MOST_KEPT) {
    bests.clear();
    kept = 0;
  }
  const best = improve(blueprintOf(state, seat, type), partsOf(state, seat, type), hasMuon, listed(usable), changes);
  among.set(key, best);
  return best;
}

/** The tiles on a blueprint as one number: at most eight, of 41 parts or none. */
function partsKey(state: Open, seat: Seat, type: number): number {
  const { slots } = blueprintOf(state, seat, type);
  const first = slotAt(seat, type, 0);
  let key = 0;
  for (let slot = 0; slot < slots.length; slot++) key = key * (PARTS.length + 1) + state.parts[first + slot] + 1;
  return key;
}

interface Draft {
  readonly parts: readonly number[];
  readonly strength: number;
  /** What it is worth to go on from here: energy to spare helps. */
  readonly promise: number;
}

/** A knapsack, filled one exchange after the other: the best few drafts are carried on. */
function improve(
  blueprint: Blueprint,
  parts: readonly number[],
  hasMuon: boolean,
  usable: readonly number[],
  changes: number,
): number {
  let best = strengthOf(blueprint, parts, hasMuon);
  let drafts: readonly Draft[] = [{ parts, strength: best, promise: best }];
  for (let i = 0; i < changes; i++) {
    drafts = drafts
      .flatMap((draft) => exchanges(blueprint, draft.parts, hasMuon, usable))
      .sort((a, b) => b.promise - a.promise)
      .slice(0, BEAM);
    for (const draft of drafts) best = Math.max(best, draft.strength);
  }
  return best;
}

/** EC-8.3: every legal change of one part. */
function exchanges(
  blueprint: Blueprint,
  parts: readonly number[],
  hasMuon: boolean,
  usable: readonly number[],
): readonly Draft[] {
  const found: Draft[] = [];
  let energy = blueprint.energy + (hasMuon ? PART_ENERGY[MUON_SOURCE] : 0);
  let drives = 0;
  for (const part of parts) {
    energy += part < 0 ? 0 : PART_ENERGY[part];
    drives += part < 0 ? 0 : PART_DRIVES[part];
  }
  parts.forEach((old, slot) => {
    for (const part of usable) {
      const left = energy - (old < 0 ? 0 : PART_ENERGY[old]) + PART_ENERGY[part];
      const driven = drives - (old < 0 ? 0 : PART_DRIVES[old]) + PART_DRIVES[part] > 0;
      if (part === old || left < 0 || driven !== blueprint.drives) continue;
      const next = parts.map((one, i) => (i === slot ? part : one));
      const strength = strengthOf(blueprint, next, hasMuon);
      found.push({ parts: next, strength, promise: strength + 0.05 * Math.min(left, 4) });
    }
  });
  return found;
}

/** How strong one ship of each type is now. */
export const strengths = (state: Open, seat: Seat): readonly number[] => [
  strengthAt(state, seat, 0),
  strengthAt(state, seat, 1),
  strengthAt(state, seat, 2),
  strengthAt(state, seat, 3),
];
