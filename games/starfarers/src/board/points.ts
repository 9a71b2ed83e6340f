import type { PointsPart } from '@starboard/board';
import type { Seat } from '@starboard/kernel';
import {
  COLONY_VALUE,
  DISC_VALUE,
  FAME_RINGS_PER_POINT,
  RINGS_PER_PLAYER,
  SPACEPORT_VALUE,
} from '../content/building.ts';
import { coloniesOnBoard, pointsOf as totalOf } from '../state.ts';
import type { Seen } from '../view.ts';

const owned = (owners: readonly number[], seat: Seat): number => owners.filter((owner) => owner === seat).length;

/** SF-22.1: where the points of a seat come from; what brings none is left out. */
export function pointsOf(view: Seen, seat: Seat): readonly PointsPart[] {
  const spaceports = RINGS_PER_PLAYER - view.ringsLeft[seat];
  const part = (what: string, n: number, points: number): PointsPart => ({
    phrase: { key: `points.${what}`, values: { n } },
    points,
  });
  const colonies = coloniesOnBoard(view, seat) - spaceports;
  const discs = owned(view.disc, seat);
  const trophies = owned(view.trophy, seat);
  const fame = view.fame[seat];
  return [
    part('colonies', colonies, colonies * COLONY_VALUE),
    part('spaceports', spaceports, spaceports * SPACEPORT_VALUE),
    part('discs', discs, discs * DISC_VALUE),
    part('trophies', trophies, trophies),
    part('fame', fame, Math.floor(fame / FAME_RINGS_PER_POINT)),
  ].filter(({ points }) => points > 0);
}

/** All points of a seat. */
export const pointsTotal = (seen: Seen, seat: Seat): number => totalOf(seen, seat);
