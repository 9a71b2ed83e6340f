import type { PointsPart } from '@starboard/board';
import type { Seat, StateView } from '@starboard/kernel';
import { LOANS } from '../content/tables.ts';
import { LEDGER, LEDGER_LINES } from '../state.ts';
import type { Seen } from './seen.ts';

/** GT-15.1: where the credits of a seat come from: the accounts of the last round, and all that was there before. */
export function pointsOf(view: StateView, seat: Seat): readonly PointsPart[] {
  const seen = view as unknown as Seen;
  const lines = LEDGER.map((line, i) => ({
    phrase: { key: `board.ledger.${line}` },
    points: seen.ledger[seat * LEDGER_LINES + i],
  }));
  const booked = lines.reduce((sum, { points }) => sum + points, 0);
  const loans = -LOANS.repay * seen.loans[seat];
  return [
    { phrase: { key: 'board.before' }, points: seen.credits[seat] - booked },
    ...lines,
    { phrase: { key: 'board.loans', values: { n: seen.loans[seat] } }, points: loans },
  ].filter(({ points }) => points !== 0);
}
