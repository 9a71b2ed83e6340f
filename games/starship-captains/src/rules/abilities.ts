import type { Seat } from '@starboard/kernel';
import type { ModifierOf, ModifierType } from '../content/abilities.ts';
import { TECHS } from '../content/technologies.ts';
import { type Known, SLOTS } from '../state.ts';

/** What is always on: the modifiers of one type on a ship, one for each card. */
export function modifiers<Type extends ModifierType>(state: Known, seat: Seat, type: Type): ModifierOf<Type>[] {
  const found: ModifierOf<Type>[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card < 0) continue;
    const { ability } = TECHS[card];
    if (ability?.kind === 'modifier' && ability.type === type) found.push(ability as ModifierOf<Type>);
  }
  return found;
}

export function hasModifier(state: Known, seat: Seat, type: ModifierType): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card < 0) continue;
    const { ability } = TECHS[card];
    if (ability?.kind === 'modifier' && ability.type === type) return true;
  }
  return false;
}

/** The card that gives a modifier, or -1. */
export function cardWith(state: Known, seat: Seat, type: ModifierType): number {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card < 0) continue;
    const { ability } = TECHS[card];
    if (ability?.kind === 'modifier' && ability.type === type) return card;
  }
  return -1;
}
