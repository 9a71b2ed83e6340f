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

/** Where everything is drawn that the content does not place itself. Nothing here depends on a match. */

export const [LEFT, TOP, WIDTH, HEIGHT] = VIEW_BOX;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

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

/** The name of a system stands in the empty hexagon beyond the lower colony point, or the upper one at the lower edge. */
export function nameSpot({ sun, colonyPoints, ring }: System): Spot {
  const aslant = colonyPoints.map((point) => POINTS[point]).filter((point) => Math.abs(point.y - sun.y) > 1);
  const up = ring === 'home';
  const point = aslant.find(({ y }) => y < sun.y === up) ?? aslant[0];
  return { x: 2 * point.x - sun.x, y: 2 * point.y - sun.y + (up ? 14 : -4) };
}

/** The corners of a hexagon, as `points` of a polygon. */
export const hexagon = (radius: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => `${round(radius * Math.cos((i * Math.PI) / 3))},${round(radius * Math.sin((i * Math.PI) / 3))}`)
    .join(' ');

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

/** A row of numbers without visible order, the same every time. */
function scatter(seed: number): () => number {
  let value = seed;
  return () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value / 4294967296;
  };
}

/** Stars as one path of dots, to be stroked with round ends. */
export function starField(seed: number, count: number, width = WIDTH, height = HEIGHT): string {
  const next = scatter(seed);
  let path = '';
  for (let i = 0; i < count; i++) path += `M${round(next() * width)} ${round(next() * height)}h0`;
  return path;
}

/** A regular star or polygon around the origin, as a path. */
export function starPath(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
