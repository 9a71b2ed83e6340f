import { CARDS_PER_PILE, PILES } from '../content/tables.ts';
import { changes } from '../rules/roads.ts';
import { AT, type State } from '../state.ts';
import type { Seen } from '../view.ts';

/** A tile in hand that the viewer may not see. */
export const FACE_DOWN = -2;

const tilesWhere = (seen: Seen, test: (where: number) => boolean): readonly number[] =>
  seen.where.flatMap((where, tile) => (test(where) ? [tile] : []));

export const faceUpTiles = (seen: Seen): readonly number[] => tilesWhere(seen, (where) => where === AT.faceUp);
export const depotTiles = (seen: Seen): readonly number[] => tilesWhere(seen, (where) => where === AT.depot);
export const stackUp = (seen: Seen, seat: number): readonly number[] =>
  tilesWhere(seen, (where) => where === AT.stackUp + seat);
export const lostTiles = (seen: Seen, seat: number): readonly number[] =>
  tilesWhere(seen, (where) => where === AT.lost + seat);
/** GT-20.47: whether a seat has a stack of its own. */
export const hasStack = (seen: Seen, seat: number): boolean => seat >= 0 && changes(seen, seat, 'own-stack');

/** The cards of a pile as far as they are known; -1: unknown. */
export function pileCards(seen: Seen, pile: number): readonly number[] {
  const most = CARDS_PER_PILE[seen.levels[seen.round] - 1].reduce((sum, n) => sum + n, 0);
  const size = Math.max(most, Math.ceil(seen.piles.length / PILES));
  return seen.piles.slice(pile * size, (pile + 1) * size);
}

/** The tiles in a stash. */
export const stashOf = (seen: Seen, seat: number): readonly number[] =>
  seen.stash.slice(seat * 2, seat * 2 + 2).filter((tile) => tile >= 0);

export const BUILDING_PHASES: readonly State['phase'][] = ['plot', 'ready', 'build'];
export const SHIP_PHASES: readonly State['phase'][] = ['direction', 'check', 'boarding'];
/** Whether the accounts of the round are on the table. */
export const settled = ({ phase }: Seen): boolean => phase === 'ledger' || phase === 'over';
