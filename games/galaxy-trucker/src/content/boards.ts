import { frozen } from '@starboard/kernel';
import { E, N, S, SIDES, W } from './tiles.ts';

/** GT-1.6: classes of ships (Schiffsklassen). */
export const SHIP_CLASSES = ['I', 'II', 'III', 'IIIA', 'IA', 'IIA'] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

export const CLASS: Readonly<Record<ShipClass, number>> = Object.freeze({
  I: 0,
  II: 1,
  III: 2,
  IIIA: 3,
  IA: 4,
  IIA: 5,
});

/** Squares of the largest board. */
export const MAX_SQUARES = 36;

export interface Square {
  /** The printed numbers; in class IA, whose lines carry several, the place of the line, from 1. */
  readonly row: number;
  readonly column: number;
  /** GT-18.10: class IIA: 0 left, 1 right; else 0. */
  readonly half: 0 | 1;
}

/** Lines of a board are its columns (axis 0) and its rows (axis 1), counted from the left and from the front. */
export const COLUMN = 0;
export const ROW = 1;

export interface ShipBoard {
  readonly id: ShipClass;
  /** In reading order, the front row first. A square in the state is an index into this list. */
  readonly squares: readonly Square[];
  readonly count: number;
  /** The square of the starting cabin, -1 if there is none. */
  readonly start: number;
  /** GT-14.7, GT-14.8: the most that lost components cost, -1 if uninsured. */
  readonly insurance: number;
  readonly halves: 1 | 2;
  /** `neighbour[square * SIDES + side]`, -1 if there is none. */
  readonly neighbour: readonly number[];
  /** The same as `neighbours[square][side]`. */
  readonly neighbours: readonly (readonly number[])[];
  /** `line[axis][square]` */
  readonly line: readonly [columns: readonly number[], rows: readonly number[]];
  /** GT-11.1: `numbers[axis][sum of the dice]` is a line or -1. */
  readonly numbers: readonly [columns: readonly number[], rows: readonly number[]];
  /** `lines[side][line]`: its squares as something that comes from that side meets them. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  /** What is printed beside each line: `lineNumbers[axis][line]`. */
  readonly lineNumbers: readonly [columns: readonly string[], rows: readonly string[]];
}

interface Drawing {
  readonly insurance?: number;
  /** Numbers of the columns from left to right and of the rows from front to rear. */
  readonly columns: string;
  readonly rows: string;
  /** `#` a square, `S` the start square, `.` none; `|` parts the halves. */
  readonly picture: readonly string[];
}

/** GT-18.2 */
const SHARED_NUMBERS = '2-3 4-5 6-7-8 9-10 11-12';

const DRAWINGS: Record<ShipClass, Drawing> = {
  I: {
    insurance: 5,
    columns: '5 6 7 8 9',
    rows: '5 6 7 8 9',
    picture: [
      '..#..', //
      '.###.',
      '##S##',
      '#####',
      '##.##',
    ],
  },
  II: {
    insurance: 8,
    columns: '4 5 6 7 8 9 10',
    rows: '4 5 6 7 8 9',
    picture: [
      '...#...', //
      '..###..',
      '.#####.',
      '.##S##.',
      '#######',
      '###.###',
    ],
  },
  III: {
    insurance: 11,
    columns: '3 4 5 6 7 8 9 10 11',
    rows: '4 5 6 7 8 9',
    picture: [
      '....#....', //
      '...###...',
      '#.#####.#',
      '####S####',
      '#########',
      '##.###.##',
    ],
  },
  // GT-18.1: the numbers of its rows run backwards
  IIIA: {
    columns: '5 6 7 8 9',
    rows: '11 10 9 8 7 6 5 4 3',
    picture: [
      '.###.', //
      '#####',
      '##.##',
      '#####',
      '.#S#.',
      '#.#.#',
      '#####',
      '#####',
      '#.#.#',
    ],
  },
  IA: {
    columns: SHARED_NUMBERS,
    rows: SHARED_NUMBERS,
    picture: [
      '.###.', //
      '#####',
      '.#S#.',
      '#####',
      '#...#',
    ],
  },
  // GT-18.10: column 7 lies between the halves
  IIA: {
    columns: '3 4 5 6 8 9 10 11',
    rows: '5 6 7 8 9',
    picture: [
      '#..#|.##.', //
      '####|####',
      '.##.|.##.',
      '####|####',
      '#..#|.##.',
    ],
  },
};

/** A square with the lines that it lies on. */
interface Cell extends Square {
  readonly across: number;
  readonly down: number;
  readonly start: boolean;
}

const numberOf = (label: string, line: number): number => (label.includes('-') ? line + 1 : Number(label));

function cellsOf({ picture, columns, rows }: Drawing): Cell[] {
  const columnLabels = columns.split(' ');
  return rows.split(' ').flatMap((label, down) => {
    const leftHalf = picture[down].split('|')[0].length;
    return [...picture[down].replace('|', '')].flatMap((sign, across) => {
      const half = across < leftHalf ? 0 : 1;
      const place = { row: numberOf(label, down), column: numberOf(columnLabels[across], across), half } as const;
      return sign === '.' ? [] : [{ ...place, across, down, start: sign === 'S' }];
    });
  });
}

/** From a square to the one beyond each side. */
const STEPS = [
  { side: N, across: 0, down: -1 },
  { side: E, across: 1, down: 0 },
  { side: S, across: 0, down: 1 },
  { side: W, across: -1, down: 0 },
] as const;

const neighboursOf = (cells: readonly Cell[]): number[] =>
  cells.flatMap((from) =>
    STEPS.map((step) =>
      cells.findIndex(
        (to) => to.half === from.half && to.across === from.across + step.across && to.down === from.down + step.down,
      ),
    ),
  );

/** The line that each sum of two dice names. */
function sumsOf(labels: readonly string[]): number[] {
  const named = labels.map((label) => label.split('-').map(Number));
  return Array.from({ length: 13 }, (_, sum) => named.findIndex((numbers) => numbers.includes(sum)));
}

function linesOf(cells: readonly Cell[], columns: number, rows: number): number[][][] {
  const squaresWhere = (on: (cell: Cell) => boolean) => cells.flatMap((cell, square) => (on(cell) ? [square] : []));
  const down = Array.from({ length: columns }, (_, line) => squaresWhere((cell) => cell.across === line));
  const right = Array.from({ length: rows }, (_, line) => squaresWhere((cell) => cell.down === line));
  const lines: number[][][] = Array(SIDES);
  lines[N] = down;
  lines[E] = right.map((squares) => squares.toReversed());
  lines[S] = down.map((squares) => squares.toReversed());
  lines[W] = right;
  return lines;
}

function boardOf(id: ShipClass): ShipBoard {
  const drawing = DRAWINGS[id];
  const cells = cellsOf(drawing);
  const columns = drawing.columns.split(' ');
  const rows = drawing.rows.split(' ');
  const neighbour = neighboursOf(cells);
  return {
    id,
    squares: cells.map(({ row, column, half }) => ({ row, column, half })),
    count: cells.length,
    start: cells.findIndex((cell) => cell.start),
    insurance: drawing.insurance ?? -1,
    halves: cells.some((cell) => cell.half === 1) ? 2 : 1,
    neighbour,
    neighbours: cells.map((_, square) => neighbour.slice(square * SIDES, (square + 1) * SIDES)),
    line: [cells.map((cell) => cell.across), cells.map((cell) => cell.down)],
    numbers: [sumsOf(columns), sumsOf(rows)],
    lines: linesOf(cells, columns.length, rows.length),
    lineNumbers: [columns, rows],
  };
}

/** `BOARDS[CLASS.IIIA]` */
export const BOARDS: readonly ShipBoard[] = frozen(SHIP_CLASSES.map(boardOf));
