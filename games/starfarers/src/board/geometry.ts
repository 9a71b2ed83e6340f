import { round } from '@starboard/board';

/** The corners of a hexagon, as `points` of a polygon. */
export const hexagon = (radius: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => `${round(radius * Math.cos((i * Math.PI) / 3))},${round(radius * Math.sin((i * Math.PI) / 3))}`)
    .join(' ');
