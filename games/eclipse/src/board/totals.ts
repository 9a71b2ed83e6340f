import type { Seat } from '@starboard/kernel';
import { MOST_SLOTS } from '../content/blueprints.ts';
import { PARTS } from '../content/parts.ts';
import { weaponDice } from '../rules/battle.ts';
import { balanceOf, blueprintOf, partAt, shipValue } from '../rules/blueprints.ts';
import { type Open, SLOTS } from '../state.ts';

/** What the parts of a blueprint come to. */
export interface Totals {
  readonly initiative: number;
  readonly cannons: readonly number[];
  readonly missiles: readonly number[];
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly movement: number;
  readonly energy: number;
  readonly gained: number;
}

/** EC-8.9: the sums of a blueprint as it is. */
export function totalsOf(view: Open, seat: Seat, type: number): Totals {
  const value = (what: 'initiative' | 'computer' | 'shield' | 'hull' | 'movement') => shipValue(view, seat, type, what);
  const used = blueprintOf(view, seat, type).slots.reduce((sum, _, slot) => {
    const part = partAt(view, seat, type, slot);
    return part < 0 ? sum : sum + PARTS[part].energyUse;
  }, 0);
  const { energy } = balanceOf(view, seat, type);
  return {
    initiative: value('initiative'),
    cannons: weaponDice(view, seat, type, 'cannons'),
    missiles: weaponDice(view, seat, type, 'missiles'),
    computer: value('computer'),
    shield: value('shield'),
    hull: value('hull'),
    movement: value('movement'),
    energy,
    gained: energy + used,
  };
}

/** The same with another part at one space. */
export function totalsWith(view: Open, seat: Seat, type: number, slot: number, part: number): Totals {
  const parts = [...view.parts];
  parts[seat * SLOTS + type * MOST_SLOTS + slot] = part;
  return totalsOf({ ...view, parts }, seat, type);
}
