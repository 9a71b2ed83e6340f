import { type Box, round } from '@starboard/board';
import { SIDES } from '@starboard/kernel';
import { HEXES } from '../content/galaxy.ts';

/** Half the width of a hex in the units of the map. */
export const R = 60;
/** From the middle of a hex to the middle of an edge. */
export const APOTHEM = (R * Math.sqrt(3)) / 2;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So far from the middle, at an angle clockwise from the right. */
export function polar(distance: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
}

/** The middle of a hex of the grid. */
export function centreOf(hex: number): Spot {
  const { q, r } = HEXES[hex];
  return { x: round(1.5 * R * q), y: round(2 * APOTHEM * (r + q / 2)) };
}

/** The direction of a side, clockwise from the right. */
export const angleOf = (side: number): number => -90 + 60 * side;

/** The two corners of a side of a hex of this size, clockwise. */
export const cornersOf = (side: number, size = R): readonly [Spot, Spot] => [
  polar(size, angleOf(side) - 30),
  polar(size, angleOf(side) + 30),
];

const pathOf = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** A hex around the origin. */
export const hexPath = (size = R): string =>
  pathOf(Array.from({ length: SIDES }, (_, side) => cornersOf(side, size)[0]));

/** The edges of a hex that are in the set, as a path of lines. */
export const edgesPath = (sides: number, size: number): string =>
  Array.from({ length: SIDES }, (_, side) => {
    if (((sides >> side) & 1) === 0) return '';
    const [from, to] = cornersOf(side, size);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');

/** The direction of a part of a nebula that is turned by so many sixths: between its two edges. */
export const partAngle = (part: number, turn: number): number => -120 + 120 * part + 60 * turn;

/** A third of a hex: a part of a nebula. */
export function partPath(part: number, turn: number, size = R): string {
  const middle = partAngle(part, turn);
  return pathOf([{ x: 0, y: 0 }, polar(size, middle - 60), polar(size, middle), polar(size, middle + 60)]);
}

/** The smallest box around some hexes of the grid. */
export function boxAround(hexes: readonly number[]): Box {
  const spots = hexes.map(centreOf);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - R, Math.min(...ys) - APOTHEM];
  return { x: left, y: top, width: Math.max(...xs) + R - left, height: Math.max(...ys) + APOTHEM - top };
}
