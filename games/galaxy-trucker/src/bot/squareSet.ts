import { BOARDS, type ShipBoard } from '../content/boards.ts';

/** A set of squares of a board, as bits of two words. */
export type SquareSet = Int32Array;
export const squareSet = (): SquareSet => new Int32Array(2);

export const add = (set: SquareSet, square: number): void => {
  set[square >> 5] |= 1 << square;
};
export const has = (set: SquareSet, square: number): boolean => (set[square >> 5] & (1 << square)) !== 0;

/** Place of the lowest bit. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The neighbours of each square, two words for each. */
const nearOf = ({ neighbours }: ShipBoard): Int32Array => {
  const near = new Int32Array(2 * neighbours.length);
  neighbours.forEach((around, square) => {
    for (const next of around) if (next >= 0) add(near.subarray(2 * square, 2 * square + 2), next);
  });
  return near;
};
const NEAR = new Map(BOARDS.map((board) => [board, nearOf(board)]));
export const neighboursOf = (board: ShipBoard): Int32Array => NEAR.get(board) ?? nearOf(board);

/** Lets a set spread from neighbour to neighbour over all squares of another one. */
export function spread(set: SquareSet, over: SquareSet, near: Int32Array): void {
  let low = set[0];
  let high = set[1];
  let lowLeft = low;
  let highLeft = high;
  while ((lowLeft | highLeft) !== 0) {
    let square = 0;
    if (lowLeft !== 0) {
      square = lowest(lowLeft);
      lowLeft &= lowLeft - 1;
    } else {
      square = 32 + lowest(highLeft);
      highLeft &= highLeft - 1;
    }
    const lowNew = near[2 * square] & over[0] & ~low;
    const highNew = near[2 * square + 1] & over[1] & ~high;
    low |= lowNew;
    high |= highNew;
    lowLeft |= lowNew;
    highLeft |= highNew;
  }
  set[0] = low;
  set[1] = high;
}
