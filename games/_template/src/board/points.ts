import type { PointsPart } from '@starboard/board';
import { type Seat, sum } from '@starboard/kernel';
import { COMETS } from '../content/comets.ts';
import { setPoints } from '../score.ts';
import type { Seen } from '../view.ts';

/** TP-6.2: where the points of a crew come from, as far as the viewer may know; what brings none is left out. */
export function pointsOf(view: Seen, seat: Seat): readonly PointsPart[] {
  const part = (what: string, n: number, points: number): PointsPart => ({
    phrase: { key: `points.${what}`, values: { n } },
    points,
  });
  const comets = COMETS.filter((_, comet) => view.caught[comet] === seat);
  const held = view.hand[seat];
  const wished = typeof held === 'number' ? 0 : (held[view.wish[seat]] ?? 0);
  return [
    part('comets', comets.length, sum(comets.map(({ points }) => points))),
    part('sets', view.sets[seat], view.sets[seat] * setPoints(view, seat)),
    part('wish', wished, wished),
  ].filter(({ points }) => points > 0);
}
