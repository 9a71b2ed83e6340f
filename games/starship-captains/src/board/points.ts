import type { PointsPart } from '@starboard/board';
import type { Phrase, Seat } from '@starboard/kernel';
import { PASSENGERS } from '../content/passengers.ts';
import { SCORING } from '../content/tables.ts';
import { damageOf, missionPoints, omegaPoints, scoreOf, shipPoints, trackPoints } from '../score.ts';
import { epiloguePhrase } from '../text/names.ts';
import type { Seen } from '../view.ts';

/** SC-21: where the points of a seat come from, if the game ended now. */
export function pointsOf(state: Seen, seat: Seat): readonly PointsPart[] {
  const part = (key: string, points: number): PointsPart => ({ phrase: { key: `board.points.${key}` }, points });
  return [
    part('missions', missionPoints(state, seat)),
    part('tracks', trackPoints(state, seat)),
    part('omegas', omegaPoints(state, seat)),
    part('ship', shipPoints(state, seat)),
    part('damage', SCORING.damage * damageOf(state, seat)),
    part('passenger', state.solo ? scoreOf(state, seat, PASSENGERS[state.passenger].score) : 0),
  ].filter(({ points }) => points !== 0);
}

export const pointsTotal = (seen: Seen, seat: Seat): number =>
  pointsOf(seen, seat).reduce((sum, { points }) => sum + points, 0);

/** SC-21.9: what history says about a seat. */
export const endingOf = (seen: Seen, seat: Seat): Phrase => epiloguePhrase(pointsTotal(seen, seat));

export { halves as pointsText } from '../text/names.ts';
