import { asking, type Menu, type Play, type Question, type Seat, seats } from '@starboard/kernel';
import { type Action, toFace, toKeep, toRemove } from '../actions.ts';
import { CLASS } from '../content/boards.ts';
import { BARRELS, CONNECTOR, EXHAUST } from '../content/tiles.ts';
import { boardOf, cell, classOf, HALF, kindAt, type State, type T } from '../state.ts';
import { keepPart, loseComponent } from './damage.ts';
import { FAULT } from './placement.ts';
import { isEngine } from './power.ts';
import { changes } from './roads.ts';
import { hasComponents, matches, partsOf, placesForHumans } from './ship.ts';

const directionQuestion: Question<State, Action> = {
  kind: 'direction',
  rule: 'GT-18.5',
  options(menu) {
    for (let front = 0; front < 4; front++) menu.offer(toFace(front));
  },
};

/** Seats in the order of their number tiles. */
export const startOrder = (state: State): Seat[] =>
  seats(state.players).toSorted((a, b) => state.number[a] - state.number[b]);

/** GT-18.5: in class IA each player fixes his direction, in start order. `active` says whose turn it is. */
export function* chooseDirections(t: T): Play<void> {
  const { state } = t;
  while (state.active < state.players) {
    const seat = startOrder(state)[state.active];
    t.checkpoint();
    const action = yield* t.choose(seat, directionQuestion);
    if (action.do === 'face') state.front[seat] = action.front;
    t.tell?.({ event: 'direction-chosen', rule: 'GT-18.5', seat, front: state.front[seat] });
    state.active++;
  }
  startCheck(t);
}

/** GT-7: after building; class IA chooses directions first. */
export function endBuilding(t: T): void {
  const { state } = t;
  t.tell?.({ event: 'building-ended', rule: 'GT-4.15' });
  state.fresh.fill(-1);
  state.active = 0;
  if (classOf(state) === CLASS.IA) state.phase = 'direction';
  else startCheck(t);
}

/** GT-7.4: engines that point the wrong way are removed at once. */
function startCheck(t: T): void {
  const { state } = t;
  for (const seat of seats(state.players)) {
    for (let square = 0; square < boardOf(state).count; square++) {
      if (isWrongEngine(state, seat, square)) loseComponent(t, seat, square, 'removed', 'GT-7.4');
    }
  }
  state.phase = 'check';
}

/** GT-7.4, GT-20.46: towards the rear; with Somersaults towards the front, too. */
export function isWrongEngine(state: State, seat: Seat, square: number): boolean {
  const kind = kindAt(state, seat, square);
  if (kind < 0 || !isEngine(kind)) return false;
  const front = state.front[seat];
  const good = (1 << (front ^ 2)) | (changes(state, seat, 'exhausts-to-front') ? 1 << front : 0);
  return (EXHAUST[state.ship[cell(seat, square)]] & good) === 0;
}

/** GT-7.1: what is wrong between a component and its neighbour on this side. */
function faultBetween(state: State, seat: Seat, square: number, side: number): number {
  const next = boardOf(state).neighbour[square * 4 + side];
  const here = state.ship[cell(seat, square)];
  const there = next < 0 ? -1 : state.ship[cell(seat, next)];
  if (here < 0 || there < 0) return FAULT.none;
  const back = side ^ 2;
  if (((BARRELS[here] | EXHAUST[here]) & (1 << side)) !== 0) return FAULT.barrelBlocked;
  if (((BARRELS[there] | EXHAUST[there]) & (1 << back)) !== 0) return FAULT.blocksBarrel;
  const a = CONNECTOR[here * 4 + side];
  const b = CONNECTOR[there * 4 + back];
  if (a === 0 && b === 0) return FAULT.none;
  return matches(a, b) ? FAULT.none : FAULT.clash;
}

/** GT-7.7: components that take part in an error. */
export function faultySquares(state: State, seat: Seat): number[] {
  const squares: number[] = [];
  const { count } = boardOf(state);
  for (let square = 0; square < count; square++) {
    if (state.ship[cell(seat, square)] < 0) continue;
    for (let side = 0; side < 4; side++) {
      if (faultBetween(state, seat, square, side) === FAULT.none) continue;
      squares.push(square);
      break;
    }
  }
  return squares;
}

/** GT-7.3: the parts to choose from: those with a place for a human, if there are any. */
function partsToKeep(state: State, seat: Seat, half: number): ReturnType<typeof partsOf> {
  const parts = partsOf(state, seat, half);
  const housing = parts.filter((part) => part.some((square) => placesForHumans(state, seat, square)));
  return housing.length > 0 ? housing : parts;
}

/** The half of a ship that is in several parts, or -1. */
function brokenHalf(state: State, seat: Seat): number {
  for (let half = 0; half < boardOf(state).halves; half++) if (partsOf(state, seat, half).length > 1) return half;
  return -1;
}

/** GT-7.2, GT-7.3: first the errors, then the part that stays. */
const checkQuestion: Question<State, Action> = {
  kind: 'check',
  rule: 'GT-7.2',
  options(menu: Menu<Action>, state, seat) {
    const faulty = faultySquares(state, seat);
    for (const square of faulty) menu.offer(toRemove(square));
    if (faulty.length > 0) return;
    for (const [square] of partsToKeep(state, seat, brokenHalf(state, seat))) menu.offer(toKeep(square));
  },
};

const hasFault = (state: State, seat: Seat): boolean =>
  faultySquares(state, seat).length > 0 || brokenHalf(state, seat) >= 0;

/** GT-7.7: all owners at the same time. */
export function* checkShips(t: T): Play<void> {
  const { state } = t;
  for (;;) {
    const faulty = seats(state.players).filter((seat) => hasFault(state, seat));
    if (faulty.length === 0) break;
    t.checkpoint();
    const { seat, action } = yield* t.chooseAny(faulty.map((one) => asking(one, checkQuestion)));
    if (action.do === 'remove') loseComponent(t, seat, action.at, 'removed', 'GT-7.2');
    else if (action.do === 'keep') keepPart(t, seat, brokenHalf(state, seat), action.at, 'removed', 'GT-7.3');
  }
  for (const seat of seats(state.players)) {
    for (let half = 0; half < boardOf(state).halves; half++) {
      state.half[seat * 2 + half] = hasComponents(state, seat, half) ? HALF.flying : HALF.gaveUp;
    }
  }
}
