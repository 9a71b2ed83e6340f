import { all, allowed, Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toFit, toMount, toTakeOff } from '../actions.ts';
import { MUON_SOURCE, PARTS } from '../content/parts.ts';
import { TYPES } from '../content/terms.ts';
import { FIRST_SHIP, NOBODY, type Open, SHIP_TYPE, type T } from '../state.ts';
import {
  blueprintOf,
  foundAt,
  isLegal,
  legalParts,
  mayShow,
  mayUse,
  partAt,
  putOn,
  shipValue,
  slotAt,
  takeOff,
} from './blueprints.ts';
import { removeShip, shipOf } from './ships.ts';

/** EC-8.1: the types whose blueprint an unfinished activation has left illegal; a part must mend it. */
function brokenType(state: Open, seat: Seat): number {
  if (state.opened === 0) return -1;
  for (let type = 0; type < TYPES.length; type++) if (!isLegal(state, seat, type)) return type;
  return -1;
}

/** EC-8.1, EC-8.3, EC-8.4: whether a part may be put on a space. */
export function mayFit(state: Open, seat: Seat, type: number, slot: number, part: number): Verdict {
  if (PARTS[part].beside) return refuse('EC-8.8', 'goes-beside');
  if (slot >= blueprintOf(state, seat, type).slots.length) return refuse('EC-8.1', 'no-such-slot');
  if (partAt(state, seat, type, slot) === part) return refuse('EC-8.1', 'same-part');
  return all(mayUse(state, seat, part), mayShow(state, seat, type, slot, part));
}

/** EC-8.1, EC-8.13: whether a tile may be taken off: the blueprint stays legal, or one part can make it so. */
export function mayTakeOff(state: Open, seat: Seat, type: number, slot: number, usable: readonly number[]): Verdict {
  const printed = blueprintOf(state, seat, type).slots[slot];
  const verdict = mayShow(state, seat, type, slot, printed);
  if (verdict.ok) return verdict;
  const scratch = { ...state, parts: [...state.parts] };
  scratch.parts[slotAt(seat, type, slot)] = -1;
  return canBeMended(scratch, seat, type, usable) ? allowed : verdict;
}

function canBeMended(state: Open, seat: Seat, type: number, usable: readonly number[]): boolean {
  const { slots } = blueprintOf(state, seat, type);
  return slots.some((_, slot) => usable.some((part) => mayShow(state, seat, type, slot, part).ok));
}

/** EC-8.4, EC-8.7: the parts that the seat can put on blueprints. */
export function usableParts(state: Open, seat: Seat): readonly number[] {
  const usable: number[] = [];
  for (let part = 0; part < PARTS.length; part++)
    if (!PARTS[part].beside && mayUse(state, seat, part).ok) usable.push(part);
  return usable;
}

/** EC-8.1: all that one activation may do next. While a blueprint is broken, only what mends it. */
export function offerUpgrades(menu: Menu<Action>, state: Open, seat: Seat): void {
  const usable = usableParts(state, seat);
  const broken = brokenType(state, seat);
  for (let type = 0; type < TYPES.length; type++) {
    if (broken >= 0 && broken !== type) continue;
    if (menu.explains) explainFits(menu, state, seat, type, usable);
    else legalParts(state, seat, type, usable, (slot, part) => menu.offer(toFit(type, slot, part)));
    for (let slot = 0; slot < blueprintOf(state, seat, type).slots.length; slot++)
      if (state.parts[slotAt(seat, type, slot)] >= 0)
        menu.offer(toTakeOff(type, slot), mayTakeOff(state, seat, type, slot, usable));
  }
  if (state.kept[foundAt(MUON_SOURCE)] !== seat) return;
  for (let type = 0; type < TYPES.length; type++)
    if (broken < 0 || mendedByMuon(state, seat, broken, type)) menu.offer(toMount(type));
}

/** The same with reasons, for people. */
function explainFits(menu: Menu<Action>, state: Open, seat: Seat, type: number, usable: readonly number[]): void {
  for (let slot = 0; slot < blueprintOf(state, seat, type).slots.length; slot++)
    for (const part of usable) menu.offer(toFit(type, slot, part), mayFit(state, seat, type, slot, part));
}

const mendedByMuon = (state: Open, seat: Seat, broken: number, type: number): boolean => {
  if (type !== broken) return false;
  const muon = [...state.muon];
  muon[seat] = type;
  return isLegal({ ...state, muon }, seat, type);
};

/** EC-8.1, EC-8.13: an action cannot end with a broken blueprint. */
export const mayStopUpgrading = (state: Open, seat: Seat): Verdict =>
  brokenType(state, seat) < 0 ? allowed : refuse('EC-8.13', 'blueprint-broken');

/** A part that puts a broken blueprint right: what the clock does for who is late. */
export function firstMend(state: Open, seat: Seat): Action {
  const menu = new Menu<Action>(false);
  offerUpgrades(menu, state, seat);
  return menu.options[0];
}

/** EC-8.1, EC-8.2: a part goes on a space; a tile that lies there goes first. */
export function fitPart(t: T, seat: Seat, type: number, slot: number, part: number, rule: string): void {
  if (t.state.parts[slotAt(seat, type, slot)] >= 0) removePart(t, seat, type, slot);
  putOn(t.state, seat, type, slot, part);
  t.tell?.({ event: 'part-fitted', rule, seat, type, part });
  finishChange(t, seat);
}

export function removePart(t: T, seat: Seat, type: number, slot: number): void {
  const part = takeOff(t.state, seat, type, slot);
  t.tell?.({ event: 'part-removed', rule: 'EC-8.2', seat, type, part });
}

/** EC-8.8: the Muon Source lies beside a blueprint for good. */
export function mountMuon(t: T, seat: Seat, type: number, rule: string): void {
  t.state.muon[seat] = type;
  t.state.kept[foundAt(MUON_SOURCE)] = NOBODY;
  t.tell?.({ event: 'part-fitted', rule, seat, type, part: MUON_SOURCE });
  finishChange(t, seat);
}

/** EC-8.13: an activation is complete, and all blueprints are as they should be. */
export function finishChange(t: T, seat: Seat): void {
  t.state.opened = 0;
  for (let type = 0; type < TYPES.length; type++) sinkOverloaded(t, seat, type);
}

/** EC-8.11: ships with more damage than their new hull stands are destroyed. */
function sinkOverloaded(t: T, seat: Seat, type: number): void {
  const { state } = t;
  const hull = shipValue(state, seat, type, 'hull');
  for (let ship = FIRST_SHIP[type]; SHIP_TYPE[ship] === type; ship++) {
    const at = shipOf(seat, ship);
    if (state.shipAt[at] < 0 || state.damage[at] <= hull) continue;
    removeShip(state, seat, ship);
    t.tell?.({ event: 'ship-lost', rule: 'EC-8.11', seat, ship });
  }
}
