import { MAX_SQUARES } from '../content/boards.ts';

/** When a component was found, and the earliest that it hangs on beside the one before it. */
const found = new Int32Array(MAX_SQUARES);
const low = new Int32Array(MAX_SQUARES);
/** What falls off with a component: all of it, and the largest piece. */
const off = new Int32Array(MAX_SQUARES);
const piece = new Int32Array(MAX_SQUARES);
let time = 0;

/**
 * How many components fall off in all when each of them is destroyed once and the largest piece is kept (GT-11.9).
 * `joined[square]` has the sides on which a component is joined to its neighbour, as bits.
 */
export function fallsOfAll(ship: Int32Array, neighbour: readonly number[], count: number, joined: Uint8Array): number {
  found.fill(0);
  let falls = 0;
  for (let start = 0; start < count; start++) {
    if (ship[start] < 0 || found[start] !== 0) continue;
    time = 0;
    const size = visit(neighbour, joined, start, -1);
    for (let square = 0; square < count; square++) {
      if (found[square] <= 0) continue;
      falls += size - 1 - Math.max(piece[square], size - 1 - off[square]);
      found[square] = -1;
    }
  }
  return falls;
}

/** Goes through what hangs on a component; returns how many there are, with itself. */
function visit(neighbour: readonly number[], joined: Uint8Array, square: number, from: number): number {
  const own = ++time;
  found[square] = own;
  let lowest = own;
  let offHere = 0;
  let pieceHere = 0;
  let size = 1;
  const sides = joined[square];
  for (let side = 0; side < 4; side++) {
    if ((sides & (1 << side)) === 0) continue;
    const next = neighbour[square * 4 + side];
    if (next === from) continue;
    if (found[next] > 0) {
      if (found[next] < lowest) lowest = found[next];
      continue;
    }
    const behind = visit(neighbour, joined, next, square);
    size += behind;
    if (low[next] < lowest) lowest = low[next];
    if (low[next] < own) continue;
    offHere += behind;
    if (behind > pieceHere) pieceHere = behind;
  }
  low[square] = lowest;
  off[square] = offHere;
  piece[square] = pieceHere;
  return size;
}
