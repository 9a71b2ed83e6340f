import { isIn, type Seat, sum } from '@starboard/kernel';
import { tilesOf } from '../rules/reputation.ts';
import { openPoints, type Points } from '../score.ts';
import { REPUTATION_SPACES } from '../state.ts';
import type { Seen } from '../view.ts';

const tileValues = ({ reputation }: Seen, seat: Seat): readonly number[] =>
  reputation.slice(seat * REPUTATION_SPACES, (seat + 1) * REPUTATION_SPACES);

/** Whether the viewer knows all points of a seat: reputation tiles are secret. */
export const isWhole = (view: Seen, seat: Seat): boolean =>
  tilesOf(view, seat) === 0 || tileValues(view, seat).every((value) => value >= 0);

/** EC-23.2, EC-23.3: what the viewer may know of a seat's points. */
export const knownPoints = (view: Seen, seat: Seat): Points => ({
  ...openPoints(view, seat),
  reputation: sum(tileValues(view, seat).filter((value) => value > 0)),
});

/** All of them; EC-23.6: an eliminated player keeps what was counted then. */
export const pointsTotal = (view: Seen, seat: Seat): number =>
  isIn(view.eliminated, seat) ? view.finalPoints[seat] : sum(Object.values(knownPoints(view, seat)));
