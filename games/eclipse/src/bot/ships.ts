import type { Seat } from '@starboard/kernel';
import type { Blueprint } from '../content/blueprints.ts';
import { MUON_SOURCE, PART_DRIVES, PART_ENERGY, PART_VALUES, PARTS } from '../content/parts.ts';
import { DAMAGE, DICE, RIFT } from '../content/tables.ts';
import { TYPES } from '../content/terms.ts';
import { chanceOf } from '../oracle/policy.ts';
import { blueprintOf, slotAt } from '../rules/blueprints.ts';
import { usableParts } from '../rules/upgrade.ts';
import type { Open } from '../state.ts';

/** Dice of each part, as damage that a hit does: of its cannons, and of its missiles. */
const damageOfAll = (dice: readonly (typeof DICE)[number][]): number =>
  dice.reduce((total, die) => total + (die === DICE[RIFT] ? 0 : DAMAGE[DICE.indexOf(die)]), 0);
const CANNONS = PARTS.map(({ cannons }) => damageOfAll(cannons));
const MISSILES = PARTS.map(({ missiles }) => damageOfAll(missiles));
const RIFTS = PARTS.map(({ cannons }) => cannons.filter((die) => die === DICE[RIFT]).length);

/** What opponents have, on the average. */
const THEIR_SHIELD = 0.5;
const THEIR_COMPUTER = 1.5;
const MISSILE_SHARE = 0.55;

const { initiative: INITIATIVE, computer: COMPUTER, shield: SHIELD, hull: HULL, movement: MOVEMENT } = PART_VALUES;

/** How strong a ship with these parts is: damage that it does, times what it stands; a standard Cruiser has about 0.8. */
export function strengthOf(blueprint: Blueprint, parts: readonly number[], hasMuon: boolean): number {
  let { initiative, computer } = blueprint;
  let [cannons, missiles, rifts, shield, hull, movement] = [0, 0, 0, 0, 0, 0];
  if (hasMuon) initiative += INITIATIVE[MUON_SOURCE];
  for (const part of parts) {
    if (part < 0) continue;
    initiative += INITIATIVE[part];
    computer += COMPUTER[part];
    shield += SHIELD[part];
    hull += HULL[part];
    movement += MOVEMENT[part];
    cannons += CANNONS[part];
    missiles += MISSILES[part];
    rifts += RIFTS[part];
  }
  const attack = (cannons + MISSILE_SHARE * missiles) * chanceOf(computer, THEIR_SHIELD) + 0.9 * rifts;
  const toughness = ((hull + 1) * chanceOf(THEIR_COMPUTER, 0)) / chanceOf(THEIR_COMPUTER, shield);
  return Math.sqrt(attack * toughness) * (1 + 0.04 * initiative) + (attack > 0 ? 0.05 * movement : 0);
}

/** The parts that work on a blueprint, space by space. */
export function partsOf(state: Open, seat: Seat, type: number): number[] {
  const { slots } = blueprintOf(state, seat, type);
  const first = slotAt(seat, type, 0);
  return slots.map((printed, slot) => (state.parts[first + slot] >= 0 ? state.parts[first + slot] : printed));
}

/** What can be made of a blueprint by so many exchanges. */
export interface Design {
  readonly strength: number;
  /** How strong it can become. */
  readonly best: number;
}

/** Kept by blueprint and parts: the same few are asked for all the time. */
const designs = new Map<string, Design>();
const MOST_KEPT = 20_000;
const BEAM = 5;

/** How strong a type of ships is, and how strong so many changes of parts could make it. */
export function designOf(
  state: Open,
  seat: Seat,
  type: number,
  changes: number,
  usable: readonly number[] = usableParts(state, seat),
): Design {
  const parts = partsOf(state, seat, type);
  const hasMuon = state.muon[seat] === type;
  const key = `${state.species[seat]} ${type} ${hasMuon ? 1 : 0} ${changes} ${parts} ${changes > 0 ? usable : ''}`;
  const known = designs.get(key);
  if (known !== undefined) return known;
  if (designs.size > MOST_KEPT) designs.clear();
  const found = improve(blueprintOf(state, seat, type), parts, hasMuon, usable, changes);
  designs.set(key, found);
  return found;
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
): Design {
  const strength = strengthOf(blueprint, parts, hasMuon);
  let best = strength;
  let drafts: readonly Draft[] = [{ parts, strength, promise: strength }];
  for (let i = 0; i < changes; i++) {
    drafts = drafts
      .flatMap((draft) => exchanges(blueprint, draft.parts, hasMuon, usable))
      .sort((a, b) => b.promise - a.promise)
      .slice(0, BEAM);
    for (const draft of drafts) best = Math.max(best, draft.strength);
  }
  return { strength, best };
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
export const strengths = (state: Open, seat: Seat): readonly number[] =>
  TYPES.map((_, type) => designOf(state, seat, type, 0, []).strength);
