import {
  type Ask,
  asking,
  clockwise,
  isIn,
  type Menu,
  type Play,
  type Question,
  refuse,
  type Seat,
  seats,
  type Verdict,
} from '@starboard/kernel';
import { type Action, DRAW, END_TURN, TURN_OVER, toLook } from '../actions.ts';
import { RUSH_JOB_TURNS_PART } from '../content/roads.ts';
import { LOANS, SECRET_PILE, TURN_BUILDING } from '../content/tables.ts';
import { boardOf, type State, type T } from '../state.ts';
import {
  finish,
  handle,
  hasFinished,
  judgeBuilding,
  look,
  lowestNumber,
  mayLook,
  offerChanges,
  offerHand,
  offerNumbers,
  offerTakes,
  putBack,
  takeTile,
  weld,
} from './building.ts';
import { changes } from './roads.ts';

/** GT-4.31: in the first round from a seat drawn at random, later from the fewest credits to the most. */
export function setTurnOrder(t: T): void {
  const { state } = t;
  if (state.round === 0) {
    state.order = [...clockwise(t.below('first-builder', state.players), state.players)];
  } else {
    const wealth = (seat: Seat): number => state.credits[seat] - LOANS.repay * state.loans[seat];
    state.order = seats(state.players).toSorted((a, b) => wealth(a) - wealth(b) || a - b);
  }
  state.turnsLeft = seats(state.players).map((seat) => turnsOf(state, seat));
  state.idle.fill(0);
  state.active = state.order[0];
  state.taken = 0;
  state.mayChange = false;
}

/** GT-4.34, GT-20.52: a quarter less with Rush Job. */
function turnsOf(state: State, seat: Seat): number {
  const turns = Math.ceil((TURN_BUILDING.takesPerSquare * boardOf(state).count) / state.takes);
  return changes(state, seat, 'less-time') ? turns - Math.floor(turns / RUSH_JOB_TURNS_PART) : turns;
}

/** GT-4.32 to GT-4.35: the turn of the active player. */
const turnQuestion: Question<State, Action> = {
  kind: 'build-turn',
  rule: 'GT-4.32',
  options(menu, state, seat) {
    if (state.hand[seat] >= 0) return offerHand(menu, state, seat);
    if (state.taken < state.takes) offerTakes(menu, state, seat);
    else menu.offer(DRAW, refuse('GT-4.32', 'no-takes-left'));
    if (state.mayChange) offerChanges(menu, state, seat);
    offerEnd(menu, state, seat);
    offerNewPiles(menu, state, seat);
  },
  judge: judgeTurn,
  timeUp: () => TURN_OVER,
};

const TAKES: readonly Action['do'][] = ['draw', 'take', 'take-reserved', 'draw-own', 'take-own'];

/** Why a request that is not on the menu is refused: GT-4.32 to GT-4.35, and whatever holds for all building. */
function judgeTurn(state: State, seat: Seat, action: Action): Verdict {
  const isChange = action.do === 'move' || action.do === 'pick-up';
  if (state.hand[seat] >= 0) {
    return action.do === 'end-turn' ? refuse('GT-4.33', 'hand-full') : judgeBuilding(state, seat, action);
  }
  if (action.do === 'end-turn') return refuse('GT-4.35', 'last-turn');
  if (TAKES.includes(action.do) && state.taken >= state.takes) return refuse('GT-4.32', 'no-takes-left');
  if (isChange && state.fresh[seat] >= 0 && !state.mayChange) return refuse('GT-4.33', 'changed-already');
  return judgeBuilding(state, seat, action);
}

/** GT-4.35: a number tile may be taken at the end of a turn, and must be after the last. */
function offerEnd(menu: Menu<Action>, state: State, seat: Seat): void {
  if (state.turnsLeft[seat] > 1) menu.offer(END_TURN);
  offerNumbers(menu, state);
}

/** GT-4.37: each open pile once; what was seen stays visible. */
function offerNewPiles(menu: Menu<Action>, state: State, seat: Seat): void {
  const may = mayLook(state, seat);
  for (let pile = 1; pile <= SECRET_PILE; pile++) {
    if (!isIn(state.looked[seat], pile)) menu.offer(toLook(pile), may);
  }
}

const lookQuestion: Question<State, Action> = {
  kind: 'look-at-piles',
  rule: 'GT-4.37',
  urgency: () => 'free',
  options: offerNewPiles,
  judge: (state, seat, action) =>
    action.do === 'look' ? judgeBuilding(state, seat, action) : refuse('GT-4.31', 'not-your-turn'),
};

const ALL_OPEN_PILES = 0b1110;

/** Those who may speak: the active player, and the others as far as there are piles to look at. */
function builders(state: State): Ask<State, Action>[] {
  const asks = [asking(state.active, turnQuestion)];
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === state.active || state.looked[seat] === ALL_OPEN_PILES || !mayLook(state, seat).ok) continue;
    asks.push(asking(seat, lookQuestion));
  }
  return asks;
}

/** GT-4.31 to GT-4.39: building by turns. */
export function* buildByTurns(t: T): Play<void> {
  const { state } = t;
  while (!state.number.every((number) => number > 0)) {
    t.checkpoint();
    const { seat, action } = yield* t.chooseAny(builders(state));
    if (action.do === 'look') look(t, seat, action.pile);
    else act(t, seat, action);
  }
  state.looking.fill(-1);
}

function act(t: T, seat: Seat, action: Action): void {
  const { state } = t;
  if (action.do === 'end-turn') {
    state.idle[seat] = 0; // GT-4.38: the clock did not run out in this turn
    endTurn(t, seat);
  } else if (action.do === 'turn-over') turnOver(t, seat);
  else if (action.do === 'finish') {
    finish(t, seat, action.number, 'GT-4.35');
    limitOthers(state, seat);
    endTurn(t, seat);
  } else if (handle(t, seat, action)) {
    if (action.do === 'move' || action.do === 'pick-up') state.mayChange = false; // GT-4.33
  } else {
    takeTile(t, seat, action);
    state.taken++;
    state.mayChange = true;
    state.idle[seat] = 0;
  }
}

/** GT-4.36: after the first number tile everybody else has at most two more turns. */
function limitOthers(state: State, finisher: Seat): void {
  if (state.number.filter((number) => number > 0).length !== 1) return;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat !== finisher) state.turnsLeft[seat] = Math.min(state.turnsLeft[seat], TURN_BUILDING.turnsAfterFirstFinish);
  }
}

/** GT-4.38: the turn clock has run out. */
function turnOver(t: T, seat: Seat): void {
  const { state } = t;
  if (state.hand[seat] >= 0) putBack(t, seat);
  state.idle[seat] = state.taken === 0 ? state.idle[seat] + 1 : 0;
  if (state.idle[seat] >= 2 || state.turnsLeft[seat] <= 1) {
    finish(t, seat, lowestNumber(state), 'GT-4.38');
    limitOthers(state, seat);
  }
  endTurn(t, seat);
}

function endTurn(t: T, seat: Seat): void {
  const { state } = t;
  weld(state, seat);
  state.turnsLeft[seat]--;
  state.taken = 0;
  state.mayChange = false;
  const start = state.order.indexOf(seat);
  for (let i = 1; i <= state.players; i++) {
    const next = state.order[(start + i) % state.players];
    if (hasFinished(state, next)) continue;
    state.active = next;
    t.tell?.({ event: 'turn-began', rule: 'GT-4.31', seat: next });
    return;
  }
}
