/**
 * The lattice under the board: flat-topped hexagons in 11 columns of 12, every odd column half a hexagon lower.
 *
 * Centres and corners of hexagons all lie on a grid of half sides (across, 30 units) and half heights (down, 52 units).
 * A *place* on that grid is one integer, `down * 64 + across`: sorted places are in reading order, and whatever lies next
 * to a place is at a fixed difference. Across, centres are at multiples of 3; corners are one before or after a multiple:
 * the left or the right end of a horizontal side.
 */
export const COLUMNS = 11;
export const ROWS = 12;
const DOWN = 64;

/** From the centre of a hexagon to its corners. */
export const E = 2;
export const SE = DOWN + 1;
export const SW = DOWN - 1;
export const W = -2;
export const NW = -DOWN - 1;
export const NE = -DOWN + 1;
const CORNERS = [E, SE, SW, W, NW, NE] as const;

/** The centre of a hexagon; rows and columns count from 0, from the upper left. */
export const centreAt = (column: number, row: number): number => (1 + 2 * row + (column % 2)) * DOWN + 3 * (column + 1);

export const leftCorner = (column: number, row: number): number => centreAt(column, row) + W;
export const rightCorner = (column: number, row: number): number => centreAt(column, row) + E;
export const cornersOf = (centre: number): number[] => CORNERS.map((corner) => centre + corner);

const isRightEnd = (corner: number): boolean => (corner % DOWN) % 3 === 1;

/** A corner has three sides: a horizontal one, to the left or right, and two aslant on the other hand. */
export function cornersBeside(corner: number): number[] {
  return isRightEnd(corner) ? [corner + W, corner + NE, corner + SE] : [corner + E, corner + NW, corner + SW];
}

/** The three hexagons around a corner, those on the left first, upper before lower. */
export function centresAround(corner: number): [number, number, number] {
  return isRightEnd(corner) ? [corner + NW, corner + SW, corner + E] : [corner + W, corner + NE, corner + SE];
}

export function everyCorner(): number[] {
  const corners = new Set<number>();
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) for (const corner of cornersOf(centreAt(column, row))) corners.add(corner);
  }
  return [...corners].sort((a, b) => a - b);
}

const HALF_SIDE = 30;
const HALF_HEIGHT = HALF_SIDE * Math.sqrt(3);
const MARGIN_TOP = 96 - HALF_HEIGHT;

export const xOf = (place: number): number => (place % DOWN) * HALF_SIDE;
export const yOf = (place: number): number => Math.round(MARGIN_TOP + Math.floor(place / DOWN) * HALF_HEIGHT);

/** SVG view box of the whole board, and the side and height of a hexagon in its units. */
export const VIEW_BOX = [0, 0, 1080, 1390] as const;
export const HEX_SIDE = 2 * HALF_SIDE;
export const HEX_HEIGHT = 2 * HALF_HEIGHT;
