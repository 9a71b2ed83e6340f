import type { PointsPart } from '@starboard/board';
import { isIn, type Seat, sum } from '@starboard/kernel';
import { tilesOf } from '../rules/reputation.ts';
import { openPoints, SOURCES } from '../score.ts';
import { REPUTATION_SPACES } from '../state.ts';
import type { Seen } from '../view.ts';

const tileValues = ({ reputation }: Seen, seat: Seat): readonly number[] =>
  reputation.slice(seat * REPUTATION_SPACES, (seat + 1) * REPUTATION_SPACES);

/** Whether the viewer knows all points of a seat: reputation tiles are secret. */
export const isWhole = (view: Seen, seat: Seat): boolean =>
  tilesOf(view, seat) === 0 || tileValues(view, seat).every((value) => value >= 0);

/** EC-23.2, EC-23.3: where the points of a seat come from, as far as the viewer may know. */
export function pointsOf(view: Seen, seat: Seat): readonly PointsPart[] {
  if (view.species[seat] < 0) return [];
  if (isIn(view.eliminated, seat)) return [{ phrase: { key: 'board.points.final' }, points: view.finalPoints[seat] }];
  const known = sum(tileValues(view, seat).filter((value) => value > 0));
  const parts = { ...openPoints(view, seat), reputation: known };
  return SOURCES.map((source) => ({ phrase: { key: `board.points.${source}` }, points: parts[source] })).filter(
    ({ points }) => points !== 0,
  );
}

/** All points that the viewer knows of. */
export const pointsTotal = (view: Seen, seat: Seat): number => sum(pointsOf(view, seat).map(({ points }) => points));
