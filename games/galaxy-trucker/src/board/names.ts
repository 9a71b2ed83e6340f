import { capital, type Say } from '@starboard/board';
import { COLUMN, ROW, type ShipBoard } from '../content/boards.ts';
import { GOODS } from '../content/tables.ts';
import { TILE_KINDS, TILES } from '../content/tiles.ts';
import { ALIENS, FIRST_ALIEN, goodsCount } from '../state.ts';

/** Names of things for those who hear the board. Parts are joined by commas, which every language knows. */
const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

export const tileName = (tile: number, say: Say): string =>
  capital(say({ key: `tile.${TILE_KINDS[TILES[tile].kind]}` }));

const CONNECTOR_WORDS = ['smooth', 'single', 'double', 'universal'] as const;

/** "Cabin, universal, smooth, single, double": its connectors clockwise from the front. */
export function turnedName(tile: number, turn: number, say: Say): string {
  const { connectors } = TILES[tile];
  const sides = [0, 1, 2, 3].map((side) => CONNECTOR_WORDS[connectors[(side - turn + 4) % 4]]);
  return joined([tileName(tile, say), ...sides.map((word) => say({ key: `board.connector.${word}` }))]);
}

export const squareName = (board: ShipBoard, square: number, say: Say): string =>
  say({
    key: 'board.square',
    values: {
      n: square + 1,
      row: board.lineNumbers[ROW][board.line[ROW][square]],
      column: board.lineNumbers[COLUMN][board.line[COLUMN][square]],
    },
  });

/** What is on a square of a ship. */
export interface OnSquare {
  /** The tile times 4 plus its turns, or -1. */
  readonly placed: number;
  readonly crew: number;
  readonly tokens: number;
  /** Packed by colour. */
  readonly goods: number;
  /** Placed, but not welded. */
  readonly loose: boolean;
}

/** "2 humans", "3 batteries", "1 × red good" */
const aboard = ({ crew, tokens, goods }: OnSquare, say: Say): readonly (string | undefined)[] => [
  crew >= FIRST_ALIEN
    ? say({ key: `alien.${ALIENS[crew - FIRST_ALIEN]}` })
    : crew > 0
      ? say({ key: 'board.humans', values: { n: crew } })
      : undefined,
  tokens > 0 ? say({ key: 'board.tokens', values: { n: tokens } }) : undefined,
  ...GOODS.map((id, good) => {
    const count = goodsCount(goods, good);
    return count > 0 ? `${count} × ${say({ key: `good.${id}` })}` : undefined;
  }),
];

/** "Row 7, column 8, cabin, 2 humans" */
export function squareLabel(board: ShipBoard, square: number, on: OnSquare, say: Say): string {
  const place = squareName(board, square, say);
  if (on.placed < 0) return joined([place, say({ key: 'board.empty' })]);
  const loose = on.loose ? say({ key: 'board.fresh' }) : undefined;
  return joined([place, tileName(on.placed >> 2, say), loose, ...aboard(on, say)]);
}
