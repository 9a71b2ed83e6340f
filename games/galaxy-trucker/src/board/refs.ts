import { player } from '@starboard/kernel';
import {
  alien,
  card,
  cardRow,
  column,
  die,
  field,
  good,
  numberTile,
  PLACE,
  pile,
  planet,
  printedTile,
  role,
  row,
  side,
  square,
  turn,
} from '../nouns.ts';

/** The handles of the board, as the nouns have them. Squares are always those of one's own ship. */
export const { ref: squareRef } = square;
export const { ref: turnRef } = turn;
export const { ref: tileRef } = printedTile;
export const { ref: pileRef } = pile;
export const { ref: numberRef } = numberTile;
export const { ref: sideRef } = side;
export const { ref: goodRef } = good;
export const { ref: alienRef } = alien;
export const { ref: roleRef } = role;
export const { ref: planetRef } = planet;
export const { ref: fieldRef } = field;
export const { ref: cardRowRef } = cardRow;
export const { ref: columnRef } = column;
export const { ref: rowRef } = row;
export const { ref: dieRef } = die;
export const { ref: playerRef } = player;
/** An Evil Machination in one's hand. */
export const { ref: cardRef } = card;

export const {
  heap: HEAP,
  shelf: SHELF,
  stash: STASH,
  stack: STACK,
  hand: HAND,
  timer: TIMER,
  deck: DECK,
  card: CARD,
  strength: STRENGTH,
  hit: HIT,
} = PLACE;
