import type { PointsPart } from '@starboard/board';
import { isIn, type Seat } from '@starboard/kernel';
import { SOURCES } from '../score.ts';
import type { Seen } from '../view.ts';
import { knownPoints } from './known.ts';

/** EC-23.2, EC-23.3: where the points of a seat come from, as far as the viewer may know. */
export function pointsOf(view: Seen, seat: Seat): readonly PointsPart[] {
  if (view.species[seat] < 0) return [];
  if (isIn(view.eliminated, seat)) return [{ phrase: { key: 'board.points.final' }, points: view.finalPoints[seat] }];
  const known = knownPoints(view, seat);
  return SOURCES.map((source) => ({ phrase: { key: `board.points.${source}` }, points: known[source] })).filter(
    ({ points }) => points !== 0,
  );
}
