import type { Phrase } from '@starboard/kernel';
import { GOODS } from '../content/tables.ts';
import {
  BARRELS,
  CONNECTOR,
  EXHAUST,
  PLATED,
  SHIELD,
  SIDES,
  TILE_KINDS,
  TILES,
  type Tile,
  type TileKind,
} from '../content/tiles.ts';
import { ALIENS, boardOf, cell, FIRST_ALIEN, goodsCount, goodsTotal, isCabin, type Open } from '../state.ts';

type Say = (phrase: Phrase) => string;

/** Two letters for each kind of component; what is aboard stands behind them. */
const CODES: Readonly<Record<TileKind, string>> = {
  ...{ 'start-cabin': 'St', cabin: 'Ca', 'luxury-cabin': 'Lx', 'stasis-chamber': 'Zz' },
  ...{ 'life-support-brown': 'LB', 'life-support-purple': 'LP', 'life-support-cyan': 'LC' },
  ...{ cannon: 'Cn', 'double-cannon': 'C2', 'bi-cannon': 'CB', 'cannon-engine': 'CE', 'cannon-booster': '+C' },
  ...{ engine: 'En', 'double-engine': 'E2', 'engine-booster': '+E' },
  ...{ 'battery-2': 'Ba', 'battery-3': 'Ba', 'battery-hold': 'BH', reactor: 'Re' },
  ...{ 'hold-2': 'Ho', 'hold-3': 'Ho', 'special-hold-1': 'SH', 'special-hold-2': 'SH', 'mixed-hold': 'MH' },
  ...{ shield: 'Sh', 'shield-booster': '+S', structural: '##', plating: 'Pl' },
};

const ARROWS = ['^', '>', 'v', '<'];
/** As printed on the sides: nothing, one, two or all three pipes. */
const PIPES = [' ', '1', '2', '3'];
const ALIEN_LETTERS = ALIENS.map((alien) => alien.charAt(0).toUpperCase());
const GOOD_LETTERS = GOODS.map((good) => good.charAt(0));
const SLEEPERS = TILE_KINDS.indexOf('stasis-chamber');

const pointing = (mask: number): string => ARROWS.filter((_, side) => (mask & (1 << side)) !== 0).join('');

/** Crew, battery tokens and goods on a square; what is empty is a dot. */
function aboard(state: Open, seat: number, square: number): string {
  const at = cell(seat, square);
  const { kind, batteries, containers, special } = TILES[state.ship[at] >> 2];
  const crew = state.crew[at];
  if (isCabin(kind)) return crew >= FIRST_ALIEN ? ALIEN_LETTERS[crew - FIRST_ALIEN] : 'o'.repeat(crew);
  if (kind === SLEEPERS) return 'z'.repeat(Math.min(3, crew)) + (crew > 3 ? '+' : '');
  const goods = GOOD_LETTERS.map((letter, good) => letter.repeat(goodsCount(state.goods[at], good))).join('');
  const free = '.'.repeat(containers + special - goodsTotal(state.goods[at]));
  const tokens = state.tokens[at];
  const power =
    containers + special > 0 && batteries > 0 ? String(tokens) : '*'.repeat(tokens) + '.'.repeat(batteries - tokens);
  return power + goods + free;
}

/** Crew is white, cannons are red, engines yellow, batteries green, holds blue, shields cyan. */
function sgrOf({ crew, sleepers, barrels, exhaust, batteries, containers, special, shield }: Tile): number {
  if (crew + sleepers > 0) return 97;
  if (barrels > 0) return 91;
  if (exhaust > 0) return 93;
  if (batteries > 0) return 92;
  if (containers + special > 0) return 94;
  return shield > 0 ? 96 : 37;
}

/** The five characters in the middle of a square. */
function inside(state: Open, seat: number, square: number): string {
  const placed = state.ship[cell(seat, square)];
  if (placed < 0) return '  .  ';
  const faces = pointing(BARRELS[placed] | EXHAUST[placed] | SHIELD[placed] | PLATED[placed]);
  const what = faces + aboard(state, seat, square);
  const code = CODES[TILE_KINDS[TILES[placed >> 2].kind]];
  return `${code}${what.length < 3 ? ' ' : ''}${what}`.padEnd(5);
}

/** Three lines of seven characters: the square's number, the connectors at the sides, the component in the middle. */
function squareLines(state: Open, seat: number, square: number, colour: boolean): readonly string[] {
  const placed = state.ship[cell(seat, square)];
  const pipe = (side: number): string => (placed < 0 ? ' ' : PIPES[CONNECTOR[placed * SIDES + side]]);
  const number = `${square + 1}${state.fresh[seat] === square ? '!' : ''}`.padEnd(3);
  const middle = inside(state, seat, square);
  const painted = colour && placed >= 0 ? `\u001b[${sgrOf(TILES[placed >> 2])}m${middle}\u001b[0m` : middle;
  return [`${number}${pipe(0)}   `, `${pipe(3)}${painted}${pipe(1)}`, `   ${pipe(2)}   `];
}

const BLANK = [0, 1, 2].map(() => ' '.repeat(7));

/** A ship as lines of text, its front up, with the printed numbers beside it. */
export function shipLines(state: Open, seat: number, colour: boolean): readonly string[] {
  const { squares, line, lineNumbers, halves } = boardOf(state);
  const [columns, rows] = lineNumbers;
  const inHalf = columns.map((_, across) => squares[line[0].indexOf(across)]?.half ?? 0);
  const gap = (across: number): string =>
    halves === 2 && across > 0 && inHalf[across] !== inHalf[across - 1] ? ' | ' : ' ';
  const head = `    ${columns.map((label, across) => gap(across).replace('|', ' ') + label.padStart(4).padEnd(7)).join('')}`;
  const body = rows.flatMap((label, down) =>
    [0, 1, 2].map((part) => {
      const cells = columns.map((_, across) => {
        const square = squares.findIndex((_, at) => line[0][at] === across && line[1][at] === down);
        return gap(across) + (square < 0 ? BLANK : squareLines(state, seat, square, colour))[part];
      });
      return `${(part === 1 ? label : '').padStart(4)}${cells.join('')}`;
    }),
  );
  return [head, ...body].map((text) => text.trimEnd());
}

/** What the letters on this ship stand for. */
export function shipLegend(state: Open, seat: number, say: Say): string {
  const kinds = new Set<TileKind>();
  for (let square = 0; square < boardOf(state).count; square++) {
    const placed = state.ship[cell(seat, square)];
    if (placed >= 0) kinds.add(TILE_KINDS[TILES[placed >> 2].kind]);
  }
  const named = [...kinds].map((kind) => `${CODES[kind]} ${say({ key: `tile.${kind}` })}`);
  return `${named.join(', ')}. ${say({ key: 'terminal.legend' })}`;
}
