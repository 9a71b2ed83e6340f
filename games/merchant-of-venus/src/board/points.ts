import type { PointsPart } from '@starboard/board';
import type { Seat } from '@starboard/kernel';
import { SPACEPORT_PRICE } from '../content/tables.ts';
import { fameLedger, fameValue, totalFame } from '../score.ts';
import type { Seen } from '../view.ts';

/** MV-17.1 to MV-17.3: where the credits of a seat come from, if the game ended now: cash, spaceports, and each line of fame by its worth. */
export function pointsOf(view: Seen, seat: Seat): readonly PointsPart[] {
  const part = (what: string, n: number, points: number): PointsPart => ({
    phrase: { key: `points.${what}`, values: { n } },
    points,
  });
  const ports = view.ports[seat];
  const wealth = [part('cash', view.cash[seat], view.cash[seat]), part('ports', ports, ports * SPACEPORT_PRICE)];
  const fame = totalFame(view, seat);
  const owned = wealth.reduce((sum, { points }) => sum + points, 0);
  const rest =
    fame < 0
      ? [part('disqualified', fame, -owned)]
      : Object.entries(fameLedger(view, seat)).map(([what, n]) => part(what, n, n * fameValue(view, seat, 1)));
  return [...wealth, ...rest].filter(({ points }) => points !== 0);
}
