import { POINTS, WAYS } from './board.ts';

/** How people point at a plain space point: so many steps to one side of a place that has a name. */
export interface Landmark {
  /** A colony point or a dock. */
  readonly point: number;
  readonly steps: number;
  readonly side: Side;
}

/** From the right clockwise: north is up. */
export const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
export type Side = (typeof COMPASS)[number];

const EIGHTH = Math.PI / 4;

function sideOf(from: number, to: number): Side {
  const [a, b] = [POINTS[from], POINTS[to]];
  const turns = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / EIGHTH);
  return COMPASS[(turns + COMPASS.length) % COMPASS.length];
}

const NAMED = POINTS.flatMap(({ type }, point) => (type === 'space' ? [] : [point]));

const gap = (a: number, b: number): number => Math.hypot(POINTS[a].x - POINTS[b].x, POINTS[a].y - POINTS[b].y);

const keyOf = ({ point, steps, side }: Landmark): string => `${point} ${steps} ${side}`;

/** The nearest places first, those that lie straight beside the point before others. */
const landmarksOf = (point: number): readonly Landmark[] =>
  NAMED.map((named) => ({ point: named, steps: WAYS.between(named, point), side: sideOf(named, point) })).sort(
    (a, b) => a.steps - b.steps || gap(a.point, point) - gap(b.point, point),
  );

/** `LANDMARKS[point]`: of plain points no two have the same; any other is its own. */
export const LANDMARKS: readonly Landmark[] = (() => {
  const named = (point: number): Landmark => ({ point, steps: 0, side: 'e' });
  const found: Landmark[] = POINTS.map((_, point) => named(point));
  const taken = new Set<string>();
  const open = POINTS.flatMap(({ type }, point) => (type === 'space' ? [{ point, all: landmarksOf(point) }] : []));
  open.sort((a, b) => a.all[0].steps - b.all[0].steps || gap(a.point, a.all[0].point) - gap(b.point, b.all[0].point));
  for (const { point, all } of open) {
    const free = all.find((one) => !taken.has(keyOf(one))) ?? all[0];
    taken.add(keyOf(free));
    found[point] = free;
  }
  return found;
})();
