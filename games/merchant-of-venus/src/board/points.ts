import type { PointsPart } from '@starboard/board';
import type { Phrase, Seat } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { SPACEPORT_PRICE } from '../content/tables.ts';
import { fameLedger, fameValue, hasMetChallenge, totalFame } from '../score.ts';
import { isSolo } from '../state.ts';
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

/** MV-18.4: alone, whether the challenge was met, and what it was. */
export function endingOf(view: Seen): Phrase | undefined {
  if (!isSolo(view)) return undefined;
  const { id } = CHALLENGES[view.challenge];
  const values = { challenge: { key: `challenge.${id}` }, text: { key: `challenge.${id}.text` } };
  return { key: hasMetChallenge(view) ? 'ending.met' : 'ending.missed', values };
}
