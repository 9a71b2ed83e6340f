import { BOARDS, COLUMN, ROW, type ShipBoard } from '../content/boards.ts';
import { E, N, S, W } from '../content/tiles.ts';

/** Where the squares of each ship board are drawn. A tile is 100 wide. */

export const TILE = 100;
/** Room around the squares for printed numbers. */
export const MARGIN = 52;
/** GT-18.10: the column between the halves of class IIA. */
const GAP = 40;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface ShipLayout {
  readonly board: ShipBoard;
  readonly width: number;
  readonly height: number;
  /** The middle of each square. */
  readonly spots: readonly Spot[];
  /** The middle of each column, and of each row. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** All squares as one path: the plate that the ship is built on. */
  readonly plate: string;
  /** The middle of the gap between halves, or -1. */
  readonly gap: number;
}

function layoutOf(board: ShipBoard): ShipLayout {
  const [columnLabels, rowLabels] = board.lineNumbers;
  const split = board.halves === 2 ? columnLabels.length / 2 : -1;
  const columns = columnLabels.map((_, i) => MARGIN + (i + 0.5) * TILE + (split > 0 && i >= split ? GAP : 0));
  const rows = rowLabels.map((_, i) => MARGIN + (i + 0.5) * TILE);
  const spots = board.squares.map((_, square) => ({
    x: columns[board.line[COLUMN][square]],
    y: rows[board.line[ROW][square]],
  }));
  const reach = TILE / 2 + 7;
  return {
    board,
    width: (columns.at(-1) ?? 0) + TILE / 2 + MARGIN,
    height: (rows.at(-1) ?? 0) + TILE / 2 + MARGIN,
    spots,
    columns,
    rows,
    plate: spots.map(({ x, y }) => `M${x - reach} ${y - reach}h${2 * reach}v${2 * reach}h${-2 * reach}Z`).join(''),
    gap: split > 0 ? (columns[split - 1] + columns[split]) / 2 : -1,
  };
}

/** By class of ship. */
export const LAYOUTS: readonly ShipLayout[] = BOARDS.map(layoutOf);

/** A unit step from a side into the ship. */
export const INWARD: Readonly<Record<number, Spot>> = {
  [N]: { x: 0, y: 1 },
  [E]: { x: -1, y: 0 },
  [S]: { x: 0, y: -1 },
  [W]: { x: 1, y: 0 },
};

/** Where something that comes from a side towards a spot enters the picture. */
export function entry({ width, height }: ShipLayout, side: number, { x, y }: Spot): Spot {
  if (side === N) return { x, y: -TILE };
  if (side === S) return { x, y: height + TILE };
  return side === W ? { x: -TILE, y } : { x: width + TILE, y };
}

/** Where something passes that hits nothing: along the line of its number, or outside the lines there are. */
export function passingSpot({ board, columns, rows, width, height }: ShipLayout, side: number, number: number): Spot {
  const axis = side & 1;
  const line = board.numbers[axis][number] ?? -1;
  if (line < 0) {
    const low = number < 7;
    return axis === COLUMN ? { x: low ? 16 : width - 16, y: height / 2 } : { x: width / 2, y: low ? 16 : height - 16 };
  }
  return axis === COLUMN
    ? { x: columns[line] ?? width / 2, y: height / 2 }
    : { x: width / 2, y: rows[line] ?? height / 2 };
}
