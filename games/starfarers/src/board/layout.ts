import { round } from '@starboard/board';
import {
  HEX_SIDE,
  NEIGHBOURS,
  PLANETS,
  POINTS,
  SPACEPORT_POINTS,
  SYSTEMS,
  type System,
  VIEW_BOX,
} from '../content/index.ts';
import { hexagon } from './geometry.ts';

/** Where everything is drawn that the content does not place itself. Nothing here depends on a match. */

export const [, , WIDTH, HEIGHT] = VIEW_BOX;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** All ways between points as one path: they are the most numerous things on the map. */
export const WAYS_PATH = NEIGHBOURS.flatMap((beside, from) =>
  beside.filter((to) => to > from).map((to) => `M${POINTS[from].x} ${POINTS[from].y}L${POINTS[to].x} ${POINTS[to].y}`),
).join('');

/** From a planet towards its sun: a unit vector, and the same as degrees clockwise from the right. */
export interface Sunward extends Spot {
  readonly degrees: number;
}
export const SUNWARD: readonly Sunward[] = PLANETS.map(({ x, y, system }) => {
  const { sun } = SYSTEMS[system];
  const far = Math.hypot(sun.x - x, sun.y - y);
  return {
    x: (sun.x - x) / far,
    y: (sun.y - y) / far,
    degrees: round((Math.atan2(sun.y - y, sun.x - x) * 180) / Math.PI),
  };
});

/** A place on a planet, so far from its centre towards the sun (or away from it). */
export const towardsSun = (planet: number, far: number): Spot => ({
  x: round(SUNWARD[planet].x * far),
  y: round(SUNWARD[planet].y * far),
});

/** A place on a planet at right angles to that. */
export const besideSun = (planet: number, far: number): Spot => ({
  x: round(-SUNWARD[planet].y * far),
  y: round(SUNWARD[planet].x * far),
});

/** How far a name stands below the middle of its hexagon, so that it keeps clear of planets and colonies. */
const NAME_DOWN = { home: 14, near: -4, far: -6 } as const;

/** The name of a system stands in the empty hexagon beyond the upper colony point, or the lower one of the near systems. */
export function nameSpot({ sun, colonyPoints, ring }: System): Spot {
  const aslant = colonyPoints.map((point) => POINTS[point]).filter((point) => Math.abs(point.y - sun.y) > 1);
  const up = ring !== 'near';
  const point = aslant.find(({ y }) => y < sun.y === up) ?? aslant[0];
  return { x: 2 * point.x - sun.x, y: 2 * point.y - sun.y + NAME_DOWN[ring] };
}

export const BASE_HEXAGON = hexagon(HEX_SIDE - 6);

/** The two spaceport points of a colony point, as seen from it. */
export function spaceportArms(point: number): readonly Spot[] {
  return [0, 1].flatMap((i) => {
    const to = POINTS[SPACEPORT_POINTS[point * 2 + i]];
    return to === undefined ? [] : [{ x: to.x - POINTS[point].x, y: to.y - POINTS[point].y }];
  });
}

/** The offsets of a way as seen from where it ends: what a ship runs through to come to rest. */
export function wayOffsets(from: number, way: readonly number[]): readonly Spot[] {
  const end = POINTS[way.at(-1) ?? from];
  return [from, ...way].map((point) => ({ x: POINTS[point].x - end.x, y: POINTS[point].y - end.y }));
}
