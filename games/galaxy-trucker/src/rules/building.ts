import { allowed, bit, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  type Action,
  DRAW,
  DRAW_OWN,
  PICK_UP,
  RESERVE,
  RETURN,
  toFinish,
  toLook,
  toMove,
  toPlace,
  toTake,
  toTakeOwn,
  toTakeReserved,
} from '../actions.ts';
import { MAX_SQUARES } from '../content/boards.ts';
import { PILES, SECRET_PILE, STASH } from '../content/tables.ts';
import { KIND, TILE_COUNT, TILE_KIND } from '../content/tiles.ts';
import { AT, boardOf, cell, FROM, SEEN_BY_ALL, type State, type T } from '../state.ts';
import { buildingFault, faultVerdict, isFirstOfHalf, touchesShip } from './placement.ts';
import { changes } from './roads.ts';
import { hasComponents } from './ship.ts';

export function countWhere(state: State, where: number): number {
  let count = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) if (state.where[tile] === where) count++;
  return count;
}

export const hasFinished = (state: State, seat: Seat): boolean => state.number[seat] > 0;
export const stashed = (state: State, seat: Seat): number =>
  (state.stash[seat * STASH] >= 0 ? 1 : 0) + (state.stash[seat * STASH + 1] >= 0 ? 1 : 0);

/** GT-4.1, GT-4.14: whether a seat may take a tile at all. */
function mayTake(state: State, seat: Seat): Verdict {
  if (hasFinished(state, seat)) return refuse('GT-4.14', 'already-finished');
  return state.hand[seat] >= 0 ? refuse('GT-4.1', 'hand-full') : allowed;
}

/** GT-4.2: every way to take a tile. */
export function offerTakes(menu: Menu<Action>, state: State, seat: Seat): void {
  const may = mayTake(state, seat);
  if (!may.ok) {
    menu.offer(DRAW, may);
    return;
  }
  const stackUp = AT.stackUp + seat;
  const stackDown = AT.stackDown + seat;
  let down = 0;
  let own = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const where = state.where[tile];
    if (where === AT.faceDown) down++;
    else if (where === AT.faceUp) menu.offer(toTake(tile));
    else if (where === stackDown) own++;
    else if (where === stackUp) menu.offer(toTakeOwn(tile));
  }
  menu.offer(DRAW, down > 0 ? allowed : refuse('GT-4.25', 'no-tiles-left')); // GT-4.25
  if (own > 0) menu.offer(DRAW_OWN);
  for (let i = 0; i < STASH; i++) {
    const tile = state.stash[seat * STASH + i];
    if (tile >= 0) menu.offer(toTakeReserved(tile));
  }
}

/** GT-4.3, GT-4.4: what can be done with the tile in hand. */
export function offerHand(menu: Menu<Action>, state: State, seat: Seat): void {
  const tile = state.hand[seat];
  if (tile < 0) return;
  offerSquares(menu, state, seat, tile);
  menu.offer(RETURN, mayReturn(state, seat));
  menu.offer(RESERVE, stashed(state, seat) < STASH ? allowed : refuse('GT-4.7', 'stash-full'));
}

function mayReturn(state: State, seat: Seat): Verdict {
  return state.handFrom[seat] === FROM.stash ? refuse('GT-4.4', 'from-stash') : allowed;
}

/** Squares beside the ship, or anywhere in an empty half; all four turns. */
function offerSquares(menu: Menu<Action>, state: State, seat: Seat, tile: number): void {
  const { count } = boardOf(state);
  const base = seat * MAX_SQUARES;
  for (let square = 0; square < count; square++) {
    const taken = state.ship[base + square] >= 0;
    if (taken || (!touchesShip(state, seat, square) && !isFirstOfHalf(state, seat, square))) {
      // Whichever way it is turned: said once.
      if (menu.explains) menu.offer(toPlace(square, 0), judgeSquare(state, seat, tile * 4, square));
      continue;
    }
    for (let turn = 0; turn < 4; turn++) {
      const fault = buildingFault(state, seat, tile * 4 + turn, square);
      if (fault === 0) menu.offer(toPlace(square, turn));
      else if (menu.explains) menu.offer(toPlace(square, turn), faultVerdict(fault));
    }
  }
}

/** GT-4.5, GT-5.8: the tile that is not welded may be turned, moved or picked up again. */
export function offerChanges(menu: Menu<Action>, state: State, seat: Seat): void {
  const from = state.fresh[seat];
  if (from < 0) return;
  const at = cell(seat, from);
  const placed = state.ship[at];
  state.ship[at] = -1;
  const { count } = boardOf(state);
  for (let square = 0; square < count; square++) {
    if (state.ship[seat * MAX_SQUARES + square] >= 0) continue;
    if (!touchesShip(state, seat, square) && !isFirstOfHalf(state, seat, square)) continue;
    for (let turn = 0; turn < 4; turn++) {
      const moved = (placed & ~3) | turn;
      if (square === from && moved === placed) continue;
      if (buildingFault(state, seat, moved, square) === 0) menu.offer(toMove(square, turn));
    }
  }
  state.ship[at] = placed;
  menu.offer(PICK_UP);
}

/** GT-4.8, GT-18.11: with no tile in hand, and something built (in both halves). */
export function mayLook(state: State, seat: Seat): Verdict {
  if (state.hand[seat] >= 0) return refuse('GT-4.8', 'hand-full');
  return hasBuilt(state, seat) ? allowed : refuse('GT-4.8', 'nothing-built-yet');
}

function hasBuilt(state: State, seat: Seat): boolean {
  const { halves, count } = boardOf(state);
  if (halves === 2) return hasComponents(state, seat, 0) && hasComponents(state, seat, 1);
  for (let square = 0; square < count; square++) {
    const placed = state.ship[seat * MAX_SQUARES + square];
    if (placed >= 0 && TILE_KIND[placed >> 2] !== KIND.startCabin) return true;
  }
  return false;
}

/** GT-3.3: three of the piles are open. */
export function offerLooks(menu: Menu<Action>, state: State, seat: Seat): void {
  const may = mayLook(state, seat);
  for (let pile = 1; pile <= SECRET_PILE; pile++) menu.offer(toLook(pile), may);
}

/** GT-4.14, GT-4.29: any number tile that is left. */
export function offerNumbers(menu: Menu<Action>, state: State): void {
  for (let number = 1; number <= state.players; number++) {
    if (!state.number.includes(number)) menu.offer(toFinish(number));
  }
}

/** GT-4.18, GT-4.24: why a request that is not on the menu is refused. */
export function judgeBuilding(state: State, seat: Seat, action: Action): Verdict {
  switch (action.do) {
    case 'draw':
    case 'take':
    case 'take-reserved':
    case 'draw-own':
    case 'take-own':
      return judgeTake(state, seat, action);
    case 'place':
    case 'return':
    case 'reserve':
      return judgeHand(state, seat, action);
    case 'move':
    case 'pick-up':
      return judgeChange(state, seat, action);
    case 'look':
      return action.pile > SECRET_PILE ? refuse('GT-3.3', 'pile-secret') : mayLook(state, seat);
    case 'finish':
      return judgeFinish(state, seat, action.number);
    default:
      return allowed;
  }
}

/** GT-4.18: somebody else was faster; it makes no difference whether the tile has ever been face up. */
function judgeTake(state: State, seat: Seat, action: Action): Verdict {
  const may = mayTake(state, seat);
  return may.ok && action.do === 'take' ? refuse('GT-4.18', 'tile-gone') : may;
}

function judgeHand(state: State, seat: Seat, action: Action): Verdict {
  if (hasFinished(state, seat)) return refuse('GT-4.14', 'already-finished');
  if (state.hand[seat] < 0) return refuse('GT-4.3', 'hand-empty');
  return action.do === 'place' ? judgeSquare(state, seat, state.hand[seat] * 4 + action.turn, action.at) : allowed;
}

/** GT-5.5, GT-5.7 */
function judgeSquare(state: State, seat: Seat, placed: number, square: number): Verdict {
  if (square >= boardOf(state).count) return refuse('GT-5.5', 'off-board');
  return faultVerdict(buildingFault(state, seat, placed, square));
}

/** GT-4.5, GT-5.8 */
function judgeChange(state: State, seat: Seat, action: Action): Verdict {
  if (hasFinished(state, seat)) return refuse('GT-4.14', 'already-finished');
  if (state.hand[seat] >= 0) return refuse('GT-4.5', 'hand-full');
  if (state.fresh[seat] < 0) return refuse('GT-4.6', 'already-welded');
  if (action.do !== 'move') return allowed;
  const at = cell(seat, state.fresh[seat]);
  const placed = state.ship[at];
  state.ship[at] = -1;
  const verdict = judgeSquare(state, seat, (placed & ~3) | action.turn, action.at);
  state.ship[at] = placed;
  return verdict;
}

/** GT-4.14, GT-4.29 */
function judgeFinish(state: State, seat: Seat, number: number): Verdict {
  if (hasFinished(state, seat)) return refuse('GT-4.29', 'already-finished');
  if (state.hand[seat] >= 0) return refuse('GT-4.14', 'hand-full');
  return state.number.includes(number) ? refuse('GT-4.18', 'number-gone') : allowed;
}

/** Takes the chosen tile into the hand. GT-4.6: the one placed before is welded. */
export function takeTile(t: T, seat: Seat, action: Action): void {
  const { state } = t;
  if (state.fresh[seat] >= 0) t.reveal(); // what is welded cannot be taken back by an undo
  weld(state, seat);
  if (action.do === 'draw') take(t, seat, draw(t, AT.faceDown), 'heap', FROM.warehouse);
  else if (action.do === 'draw-own') take(t, seat, draw(t, AT.stackDown + seat), 'stack', FROM.stack);
  else if (action.do === 'take') take(t, seat, action.tile, 'table', FROM.warehouse);
  else if (action.do === 'take-own') take(t, seat, action.tile, 'stack', FROM.stack);
  else if (action.do === 'take-reserved') {
    state.stash[state.stash.indexOf(action.tile, seat * STASH)] = -1;
    take(t, seat, action.tile, 'stash', FROM.stash);
  }
}

/** GT-4.18: a random tile of those that lie there. */
function draw(t: T, where: number): number {
  const { state } = t;
  let left = t.below('tile', countWhere(state, where));
  for (let tile = 0; ; tile++) if (state.where[tile] === where && left-- === 0) return tile;
}

function take(t: T, seat: Seat, tile: number, from: 'heap' | 'table' | 'stash' | 'stack', origin: number): void {
  const { state } = t;
  const hidden = state.where[tile] === AT.faceDown || state.where[tile] === AT.stackDown + seat;
  state.where[tile] = AT.hand + seat;
  state.hand[seat] = tile;
  state.handFrom[seat] = origin;
  state.handHidden[seat] = hidden ? 1 : 0;
  state.seen[tile] |= bit(seat);
  t.tell?.({ event: 'tile-taken', rule: 'GT-4.2', seat, from, tile, hidden });
}

/** GT-4.6 */
export function weld(state: State, seat: Seat): void {
  state.fresh[seat] = -1;
}

/** Puts the tile in hand somewhere, or changes the one placed last. True if the action was one of these. */
export function handle(t: T, seat: Seat, action: Action): boolean {
  if (action.do === 'place') place(t, seat, action.at, action.turn);
  else if (action.do === 'return') putBack(t, seat);
  else if (action.do === 'reserve') reserve(t, seat);
  else if (action.do === 'move') shift(t, seat, action.at, action.turn);
  else if (action.do === 'pick-up') pickUp(t, seat);
  else return false;
  return true;
}

function empty(state: State, seat: Seat): void {
  state.hand[seat] = -1;
  state.handHidden[seat] = 0;
}

function place(t: T, seat: Seat, at: number, turn: number): void {
  const { state } = t;
  const tile = state.hand[seat];
  if (state.handHidden[seat] === 1) t.reveal();
  state.ship[cell(seat, at)] = tile * 4 + turn;
  state.where[tile] = AT.ship + seat;
  state.seen[tile] = SEEN_BY_ALL;
  state.fresh[seat] = at;
  state.freshFrom[seat] = state.handFrom[seat];
  empty(state, seat);
  t.tell?.({ event: 'tile-placed', rule: 'GT-4.3', seat, tile, at, turn });
}

/** GT-4.3, GT-4.26, GT-20.47, GT-20.51: face up to the warehouse, or to one's own stack. */
export function putBack(t: T, seat: Seat): void {
  const { state } = t;
  const tile = state.hand[seat];
  if (state.handFrom[seat] === FROM.stash) return reserve(t, seat);
  const dark = state.handFrom[seat] === FROM.warehouse && changes(state, seat, 'returned-face-down');
  if (state.handFrom[seat] === FROM.stack) state.where[tile] = AT.stackUp + seat;
  else state.where[tile] = dark ? AT.faceDown : AT.faceUp;
  if (!dark) {
    if (state.handHidden[seat] === 1) t.reveal();
    state.seen[tile] = SEEN_BY_ALL;
  }
  const shown = !dark || state.handHidden[seat] === 0;
  empty(state, seat);
  t.tell?.({ event: 'tile-returned', rule: 'GT-4.3', seat, tile, dark: !shown });
}

/** GT-4.7 */
export function reserve(t: T, seat: Seat): void {
  const { state } = t;
  const tile = state.hand[seat];
  if (state.handHidden[seat] === 1) t.reveal();
  const slot = seat * STASH + (state.stash[seat * STASH] < 0 ? 0 : 1);
  state.stash[slot] = tile;
  state.where[tile] = AT.stash + seat;
  state.seen[tile] = SEEN_BY_ALL;
  empty(state, seat);
  t.tell?.({ event: 'tile-reserved', rule: 'GT-4.7', seat, tile });
}

function shift(t: T, seat: Seat, at: number, turn: number): void {
  const { state } = t;
  const from = cell(seat, state.fresh[seat]);
  const tile = state.ship[from] >> 2;
  state.ship[from] = -1;
  state.ship[cell(seat, at)] = tile * 4 + turn;
  state.fresh[seat] = at;
  t.tell?.({ event: 'tile-moved', rule: 'GT-4.5', seat, tile, at, turn });
}

/** GT-4.26: with its old origin. */
function pickUp(t: T, seat: Seat): void {
  const { state } = t;
  const from = cell(seat, state.fresh[seat]);
  const tile = state.ship[from] >> 2;
  state.ship[from] = -1;
  state.where[tile] = AT.hand + seat;
  state.hand[seat] = tile;
  state.handFrom[seat] = state.freshFrom[seat];
  state.handHidden[seat] = 0;
  state.fresh[seat] = -1;
  t.tell?.({ event: 'tile-picked-up', rule: 'GT-4.5', seat, tile });
}

/** GT-4.8: the seat sees the cards of a pile. */
export function look(t: T, seat: Seat, pile: number): void {
  const { state } = t;
  t.reveal();
  state.looked[seat] |= bit(pile);
  state.looking[seat] = pile;
  const size = state.piles.length / PILES;
  for (let i = 0; i < size; i++) state.shown[state.piles[(pile - 1) * size + i]] |= bit(seat);
  t.tell?.({ event: 'pile-looked-at', rule: 'GT-4.8', seat, pile });
}

/** GT-4.14, GT-4.29: a number tile is final, so no undo gives it back. */
export function finish(t: T, seat: Seat, number: number, rule = 'GT-4.14'): void {
  t.reveal();
  weld(t.state, seat);
  t.state.number[seat] = number;
  t.tell?.({ event: 'finished', rule, seat, number });
}

export const lowestNumber = (state: State): number => {
  for (let number = 1; ; number++) if (!state.number.includes(number)) return number;
};
