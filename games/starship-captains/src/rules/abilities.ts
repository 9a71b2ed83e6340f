import { modifiersOf, type Seat } from '@starboard/kernel';
import type { Point } from '../content/abilities.ts';
import { TECHS } from '../content/technologies.ts';
import { type Known, SLOTS } from '../state.ts';

function isAboard(state: Known, seat: Seat, card: number): boolean {
  for (let at = seat * SLOTS; at < (seat + 1) * SLOTS; at++) if (state.tech[at] === card) return true;
  return false;
}

const modifiersOn = (card: number) => {
  const { ability } = TECHS[card];
  return ability?.kind === 'modifier' ? ability.modifiers : [];
};

/** SC-14.1: a number as the technologies of a ship make it. */
export const modified = modifiersOf<Known, Point>(
  TECHS.map((_, card) => ({
    modifiers: modifiersOn(card),
    times: (state, seat) => (isAboard(state, seat, card) ? 1 : 0),
  })),
);

/** Whether a technology of the ship gives this. */
export const may = (state: Known, seat: Seat, at: Point): boolean => modified(state, seat, at, 0) > 0;

/** The card of a ship that does something at a point, or -1. */
export function cardAt(state: Known, seat: Seat, point: Point): number {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = state.tech[seat * SLOTS + slot];
    if (card >= 0 && modifiersOn(card).some(({ at }) => at === point)) return card;
  }
  return -1;
}
