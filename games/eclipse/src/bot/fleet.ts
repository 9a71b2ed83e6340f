import { TYPES } from '../content/terms.ts';
import type { State } from '../state.ts';
import { fleetOf, NEED_OF_SHIPS, type Prospects } from './prospects.ts';
import { bestStrength, type PartSet } from './ships.ts';
import type { Weights } from './weights.ts';

/** Changes of parts that blueprints are judged by. */
export const CHANGES = 3;

/** How much of a type there is: ships on the board, and those that may still be built; Starbases win nothing. */
export const shareOf = (counts: readonly number[], type: number): number => ROLE[type] * (counts[type] + 0.2);
export const ROLE: readonly number[] = TYPES.map((type) => (type === 'starbase' ? 0.3 : 1));

/** What a fleet of such a strength is worth, after so many more rounds. */
export const strengthWorth = (w: Weights, strength: number, rounds: number): number =>
  w.fleet * NEED_OF_SHIPS[rounds] * strength ** 0.85;

export function fleetStrength(state: State, own: Prospects): number {
  const counts = fleetOf(state, own.seat);
  let strength = 0;
  for (let type = 0; type < TYPES.length; type++) strength += shareOf(counts, type) * own.ships[type];
  return strength;
}

/** Ships as they are, and what better parts could make of them. */
export function fleetWorth(w: Weights, state: State, own: Prospects, usable: PartSet): number {
  const counts = fleetOf(state, own.seat);
  let better = 0;
  for (let type = 0; type < TYPES.length; type++) {
    better += shareOf(counts, type) * (bestStrength(state, own.seat, type, CHANGES, usable) - own.ships[type]);
  }
  const strength = fleetStrength(state, own);
  const now = strengthWorth(w, strength, own.rounds);
  return now + w.potential * (strengthWorth(w, strength + better, own.rounds) - now);
}
