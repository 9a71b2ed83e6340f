import { painted } from '@starboard/kernel';
import {
  BASES,
  CHITS,
  COLOURS,
  type Colour,
  HEX_HEIGHT,
  HEX_SIDE,
  PEOPLES,
  PLANETS,
  type Planet,
  POINTS,
  type Point,
  RESOURCES,
  type Resource,
  SYSTEMS,
} from '../content/index.ts';
import { isShip, PIECE, shipOnPoint } from '../state.ts';
import type { Seen } from '../view.ts';

/** One letter each; food is V for victuals, as F is fuel. */
const LETTERS: Readonly<Record<Resource, string>> = { ore: 'O', fuel: 'F', carbon: 'C', food: 'V', goods: 'G' };

const SGR: Readonly<Record<Colour, string>> = { red: '91', yellow: '93', blue: '94', white: '97' };
const DIM = '2';
const BOLD = '1';

/** Something written around a place of the board. */
interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** How the terminal shows it. */
  readonly style?: string;
}

/** The board as lines of text: points, planets, suns and home bases, each at its place. */
export function drawBoard(seen: Seen, colour: boolean): string {
  const labels = [
    ...POINTS.map((point, i) => pointLabel(seen, point, seen.piece[i])),
    ...PLANETS.map((planet, i) => planetLabel(seen, planet, i)),
    ...SYSTEMS.map(({ name, sun }) => ({ ...sun, text: name.slice(0, 3), style: BOLD })),
    ...BASES.map(({ x, y }, people) => ({ x, y, text: PEOPLES[people].slice(0, 5), style: BOLD })),
  ];
  return written(labels, colour);
}

/** Puts labels into lines; half a side of a hexagon is two characters wide, half its height one line high. */
function written(labels: readonly Label[], colour: boolean): string {
  const top = Math.min(...labels.map(({ y }) => y));
  const lines: Label[][] = [];
  for (const label of labels) {
    const row = Math.round((label.y - top) / (HEX_HEIGHT / 2));
    lines[row] ??= [];
    lines[row].push(label);
  }
  return lines.map((line) => writtenLine(line, colour)).join('\n');
}

function writtenLine(labels: readonly Label[], colour: boolean): string {
  let line = '';
  let width = 0;
  for (const { x, text, style } of [...labels].sort((a, b) => a.x - b.x)) {
    const column = Math.round(x / (HEX_SIDE / 4)) - Math.floor(text.length / 2);
    const gap = Math.max(0, column - width);
    width += gap + text.length;
    line += ' '.repeat(gap) + (colour && style !== undefined ? painted(text, style) : text);
  }
  return line;
}

function pointLabel(seen: Seen, point: Point, piece: number): Label {
  const { x, y } = point;
  if (piece === PIECE.none) return { x, y, text: emptyPoint(point), style: DIM };
  if (piece === PIECE.neutral || piece === PIECE.closed) return { x, y, text: '(#)', style: DIM };
  const seat = seatOf(piece);
  const owner = COLOURS[seen.colour[seat]];
  return { x, y, text: pieceText(seen, piece, owner.charAt(0).toUpperCase()), style: SGR[owner] };
}

function emptyPoint({ type, id, dock }: Point): string {
  if (type === 'colony') return `(${id.slice(-1)})`;
  return type === 'dock' ? `<${dock}>` : id.slice(1);
}

const seatOf = (piece: number): number => (isShip(piece) ? Math.floor(shipOnPoint(piece) / 3) : piece % 10);

function pieceText(seen: Seen, piece: number, letter: string): string {
  if (isShip(piece)) {
    const ship = shipOnPoint(piece);
    return `${letter}${(ship % 3) + 1}${seen.shipKind[ship] === 0 ? 'c' : 't'}`;
  }
  if (piece >= PIECE.station) return `<${letter}>`;
  return piece >= PIECE.spaceport ? `[${letter}]` : `(${letter})`;
}

function planetLabel(seen: Seen, { x, y, resource, dot }: Planet, planet: number): Label {
  const chit = CHITS[seen.chit[planet]];
  const face = chit === undefined ? `?${dot.charAt(0)}` : chitText(chit) + (seen.faceUp[planet] === 1 ? '' : '*');
  return { x, y, text: LETTERS[RESOURCES[resource]] + face };
}

function chitText({ numbers, pirate, ice }: (typeof CHITS)[number]): string {
  if (pirate > 0) return `P${pirate}`;
  return ice > 0 ? `I${ice}` : numbers.join('/');
}
