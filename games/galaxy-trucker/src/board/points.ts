import type { PointsPart } from '@starboard/board';
import type { Seat } from '@starboard/kernel';
import { LOANS } from '../content/tables.ts';
import { LEDGER, LEDGER_LINES } from '../state.ts';
import type { Seen } from '../view.ts';

/** GT-15.1: where the credits of a seat come from: the accounts of the last round, and all that was there before. */
export function pointsOf(seen: Seen, seat: Seat): readonly PointsPart[] {
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
