import { int, like, listOf, type Noun, noun, unlit } from '@starboard/kernel';
import { MAX_SQUARES, SHIP_CLASSES } from './content/boards.ts';
import { CARDS, FIRST_EVIL } from './content/cards.ts';
import { ROADS } from './content/roads.ts';
import { GOODS, SPECIALISATIONS } from './content/tables.ts';
import { TILES } from './content/tiles.ts';
import { ALIENS } from './state.ts';
import {
  anAlien,
  cardPhrase,
  goodPhrase,
  printedTilePhrase,
  squarePhrase,
  theAlien,
  tilePhrase,
} from './text/names.ts';

// What actions and events speak of: how it is written (`red`), clicked (`good:red`) and said (`a-good.red`).

/** Places on the table that are clicked and never said. */
export const PLACE = {
  heap: 'heap',
  /** The face-up tiles, where a tile is returned. */
  shelf: 'shelf',
  stash: 'stash',
  /** One's own stack with Made to Measure. */
  stack: 'stack',
  /** The place of the tile in hand. */
  hand: 'hand',
  timer: 'timer',
  deck: 'deck',
  /** The card being resolved. */
  card: 'card',
  /** The strength that is about to be stated. */
  strength: 'strength',
  /** Whatever flies at the ship. */
  hit: 'hit',
} as const;

/** A number that is clicked where it stands: `pile:2`. */
const marked = (sort: string, least: number, most: number) => like(int(least, most), { ref: (n) => `${sort}:${n}` });

/** An index whose id a sentence chooses by. */
const choice = (ids: readonly string[]): Noun<number> => like(unlit(noun('choice', ids)), { say: (i) => ids[i] });

/** Squares of one's own ship, in reading order of the board. */
export const square = like(marked('square', 0, MAX_SQUARES - 1), { say: squarePhrase });
/** Quarter turns clockwise. */
export const turn = like(marked('turn', 0, 3), { say: (quarters) => ({ key: `turn.${quarters}` }) });
export const side = noun('side', ['north', 'east', 'south', 'west']);

/** A tile is said with its connectors where several of a kind can be chosen, and without where it is told of. */
export const printedTile = noun(
  'tile',
  TILES.map(({ id }) => id),
  { say: printedTilePhrase },
);
export const tile = like(printedTile, { say: tilePhrase });

export const pile = marked('pile', 1, 4);
/** A number tile, for the start order. */
export const numberTile = marked('number', 1, 5);
export const good = noun('good', GOODS, { say: goodPhrase });
export const alien = noun('alien', ALIENS, { say: anAlien });
/** The alien that somebody has. */
export const ownAlien = like(alien, { say: theAlien });
export const role = noun('role', SPECIALISATIONS);

/** Evil Machinations count from 0 in the hand, and are the last cards (`FIRST_EVIL`). */
export const evil = noun(
  'card',
  CARDS.slice(FIRST_EVIL).map(({ id }) => id),
  { say: (i) => cardPhrase(FIRST_EVIL + i) },
);
export const card = noun(
  'card',
  CARDS.map(({ id }) => id),
  { say: cardPhrase },
);
export const road = noun(
  'road',
  ROADS.map(({ name }) => name),
);
export const shipClass = noun('class', SHIP_CLASSES);

export const planet = marked('planet', 1, 4);
export const field = marked('field', 1, 4);
/** A row of the card Space Billiards. */
export const cardRow = marked('card-row', 1, 4);
/** Printed numbers beside the ship. */
export const column = marked('column', 2, 12);
export const row = marked('row', 2, 12);
export const die = marked('die', 1, 6);
export const dice = listOf(int(1, 6));

export const HALVES = ['left', 'right', 'ship'] as const;
export const WHOLE_SHIP = 2;
export const half = choice(HALVES);
/** GT-19.44: what the Cosmic Hacker takes. */
export const HACKED = ['batteries', 'goods'] as const;
export const hacked = choice(HACKED);
