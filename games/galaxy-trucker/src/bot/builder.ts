import { isIn, type Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { MAX_SQUARES } from '../content/boards.ts';
import { hasFinished } from '../rules/building.ts';
import { boardOf, type State, TURNS } from '../state.ts';
import { WEIGHTS } from './worth.ts';

/** Squares that could still be built on: empty, beside the ship or not, and not in front of a barrel. */
export function roomLeft(state: State, seat: Seat): number {
  const { count } = boardOf(state);
  let room = 0;
  for (let square = 0; square < count; square++) if (state.ship[seat * MAX_SQUARES + square] < 0) room++;
  return room / count;
}

/** In a race time is worth something, too. */
const HURRY = 0.5;

/** What another tile can be expected to bring. */
export const hopeOf = (state: State, seat: Seat): number =>
  WEIGHTS.hope * (state.building === TURNS ? 1 : HURRY) * roomLeft(state, seat) - WEIGHTS.patience;

/** Building actions of a player, for each square of the board, after which one wearies; and how quickly. */
const STAMINA = 10;
const WEARINESS = 0.1;

/** How much rather a builder stops than goes on, however much there is to hope for: tiles that nobody can use may come round for ever (GT-20.51). */
export const weariness = (state: State): number =>
  WEARINESS * Math.max(0, state.acts / state.players - STAMINA * boardOf(state).count);

/** GT-4.8, GT-4.37: a pile that a seat has not looked at yet, while nothing would be welded by it. */
export const showsCards = (state: State, seat: Seat, action: Action): boolean =>
  action.do === 'look' && !isIn(state.looked[seat], action.pile) && (state.building === TURNS || state.fresh[seat] < 0);

/** How long somebody who knows the game needs for the next thing he does while building, in ms; never if there is nothing. */
export function buildingPause(state: State, seat: Seat): number {
  if (hasFinished(state, seat)) return state.sand < 0 && state.flips > 0 ? 800 : Number.POSITIVE_INFINITY;
  return state.hand[seat] >= 0 ? 800 : 400;
}
