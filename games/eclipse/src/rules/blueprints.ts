import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Blueprint, MOST_SLOTS } from '../content/blueprints.ts';
import { FOUND_PARTS, MUON_SOURCE, PART_DRIVES, PART_ENERGY, PART_VALUES, PARTS } from '../content/parts.ts';
import { PART_TECH } from '../content/technologies.ts';
import { TYPES } from '../content/terms.ts';
import { NOBODY, type Open, SLOTS, type State } from '../state.ts';
import { owns, speciesOf } from './powers.ts';

export const blueprintOf = (state: Open, seat: Seat, type: number): Blueprint =>
  speciesOf(state, seat).blueprints[type];

export const slotAt = (seat: Seat, type: number, slot: number): number => seat * SLOTS + type * MOST_SLOTS + slot;

/** EC-8.2, EC-8.12: the part that works at a space: the tile, else what is printed, else -1. */
export function partAt(state: Open, seat: Seat, type: number, slot: number): number {
  const tile = state.parts[slotAt(seat, type, slot)];
  return tile >= 0 ? tile : blueprintOf(state, seat, type).slots[slot];
}

type Sum = keyof typeof PART_VALUES;

/** EC-8.9: a value of a ship: what is printed beside the spaces, and the sum over its parts. */
export function shipValue(state: Open, seat: Seat, type: number, what: Sum): number {
  const { slots, initiative, computer } = blueprintOf(state, seat, type);
  const values = PART_VALUES[what];
  const first = slotAt(seat, type, 0);
  let total = what === 'initiative' ? initiative : what === 'computer' ? computer : 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const tile = state.parts[first + slot];
    const part = tile >= 0 ? tile : slots[slot];
    if (part >= 0) total += values[part];
  }
  return state.muon[seat] === type ? total + values[MUON_SOURCE] : total;
}

/** What is left of a blueprint's energy, and how many drives it has. */
export interface Balance {
  energy: number;
  drives: number;
}

const balance: Balance = { energy: 0, drives: 0 };

/** EC-8.3: of one blueprint; the answer holds until the next question. */
export function balanceOf(state: Open, seat: Seat, type: number): Readonly<Balance> {
  const { slots, energy } = blueprintOf(state, seat, type);
  balance.energy = energy + (state.muon[seat] === type ? PART_ENERGY[MUON_SOURCE] : 0);
  balance.drives = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const part = partAt(state, seat, type, slot);
    balance.energy += energyOf(part);
    balance.drives += drivesOf(part);
  }
  return balance;
}

/** What the part at a space adds; nothing if there is none. */
const energyOf = (part: number): number => (part < 0 ? 0 : PART_ENERGY[part]);
const drivesOf = (part: number): number => (part < 0 ? 0 : PART_DRIVES[part]);

/** EC-8.3: whether energy and drives would be right with this energy left and so many drives. */
export function mayFly(type: number, energy: number, drives: number, needsDrive: boolean): Verdict {
  if (energy < 0) return refuse('EC-8.3', 'too-little-energy', { missing: -energy });
  if (needsDrive) return drives > 0 ? allowed : refuse('EC-8.3', 'no-drive', { type: `type.${TYPES[type]}` });
  return drives === 0 ? allowed : refuse('EC-8.3', 'no-drive-on-starbase');
}

/** EC-8.3, EC-8.13: whether the blueprint is legal with another part at one space. */
export function mayShow(state: Open, seat: Seat, type: number, slot: number, part: number): Verdict {
  const { energy, drives } = balanceOf(state, seat, type);
  const old = partAt(state, seat, type, slot);
  const needs = blueprintOf(state, seat, type).drives;
  return mayFly(type, energy - energyOf(old) + energyOf(part), drives - drivesOf(old) + drivesOf(part), needs);
}

/** EC-8.3: the parts that may be shown at each space of a blueprint, all at once: `found(slot, part)` for each. */
export function legalParts(
  state: Open,
  seat: Seat,
  type: number,
  usable: readonly number[],
  found: (slot: number, part: number) => void,
): void {
  const { slots, drives: needsDrive } = blueprintOf(state, seat, type);
  const { energy, drives } = balanceOf(state, seat, type);
  for (let slot = 0; slot < slots.length; slot++) {
    const old = partAt(state, seat, type, slot);
    const [left, others] = [energy - energyOf(old), drives - drivesOf(old)];
    for (const part of usable) {
      if (part === old || left + PART_ENERGY[part] < 0) continue;
      if (others + PART_DRIVES[part] > 0 === needsDrive) found(slot, part);
    }
  }
}

/** EC-8.3: whether a blueprint is legal as it is. */
export function isLegal(state: Open, seat: Seat, type: number): boolean {
  const { energy, drives } = balanceOf(state, seat, type);
  return energy >= 0 && drives > 0 === blueprintOf(state, seat, type).drives;
}

/** EC-8.7: the place of a part among those that come from discoveries, or -1. */
export const foundAt = (part: number): number => FOUND_PARTS.indexOf(part);

/** EC-8.4, EC-8.7: whether the seat can have this part: by default, by technology, or kept from a discovery. */
export function mayUse(state: Open, seat: Seat, part: number): Verdict {
  const { id, access } = PARTS[part];
  if (access === 'default') return allowed;
  if (access === 'technology')
    return owns(state, seat, PART_TECH[part])
      ? allowed
      : refuse('EC-8.4', 'part-needs-technology', { part: `part.${id}` });
  return state.kept[foundAt(part)] === seat ? allowed : refuse('EC-8.7', 'part-not-kept', { part: `part.${id}` });
}

/** EC-8.2: a tile is taken off; one from a discovery leaves the game. */
export function takeOff(state: State, seat: Seat, type: number, slot: number): number {
  const at = slotAt(seat, type, slot);
  const part = state.parts[at];
  state.parts[at] = -1;
  return part;
}

/** EC-8.1: a part is put on a space; a kept one is kept no more. */
export function putOn(state: State, seat: Seat, type: number, slot: number, part: number): void {
  state.parts[slotAt(seat, type, slot)] = part;
  const found = foundAt(part);
  if (found >= 0) state.kept[found] = NOBODY;
}
