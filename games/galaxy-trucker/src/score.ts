import { type Outcome, ranked, type Seat, seats } from '@starboard/kernel';
import { LOANS } from './content/tables.ts';
import type { State } from './state.ts';

/** GT-15.1, GT-15.2: credits, every loan repaid. */
export const wealthOf = (state: State, seat: Seat): number => state.credits[seat] - LOANS.repay * state.loans[seat];

/** GT-15.3: those who can repay their loans come before those who cannot; equal players share a place. */
export function outcome(state: State): Outcome {
  // Who cannot repay has less than nothing, and who can has not: the order of wealth is the order of the groups.
  return ranked(seats(state.players).map((seat) => wealthOf(state, seat)));
}
