import { type Outcome, ranked, type Seat, seats } from '@starboard/kernel';
import { LOANS } from './content/tables.ts';
import type { Open, State } from './state.ts';

/** GT-15.1, GT-15.2: credits, every loan repaid. */
export const wealthOf = (state: Open, seat: Seat): number => state.credits[seat] - LOANS.repay * state.loans[seat];

/** GT-19.11: whether somebody cannot repay, and has lost. */
export const isRuined = (state: Open, seat: Seat): boolean => wealthOf(state, seat) < 0;

/**
 * GT-15.3: those who can repay their loans come before those who cannot; equal players share a place. GT-19.11: where nobody
 * can repay, all have lost, and nobody comes first.
 */
export function outcome(state: State): Outcome {
  const all = seats(state.players);
  // Who cannot repay has less than nothing, and who can has not: the order of wealth is the order of the groups.
  const { places, points } = ranked(all.map((seat) => wealthOf(state, seat)));
  const nobodyWon = all.every((seat) => isRuined(state, seat));
  return { places: nobodyWon ? places.map((place) => place + 1) : places, points };
}
