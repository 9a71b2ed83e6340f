import { Menu, type Play, type Question, type Seat } from '@starboard/kernel';
import type { Action } from '../../actions.ts';
import { KIND, TILES } from '../../content/tiles.ts';
import { boardOf, cell, FIRST_ALIEN, kindAt, type State, squareInRace, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { putTokens } from '../batteries.ts';
import { aliensInRace, boardHumans, hasFreePlace, isAlien } from '../crew.ts';
import { batteryRoom, isJoinedTo, LIFE_SUPPORT, works } from '../ship.ts';

/** What is still to be placed, and how often something may be moved before. */
interface Placing {
  readonly left: number;
  readonly moves: number;
}

type Offer = (menu: Menu<Action>, state: State, seat: Seat, placing: Placing) => void;

/** Squares of the halves in the race. */
function racingSquares(state: State, seat: Seat): number[] {
  const squares = Array.from({ length: boardOf(state).count }, (_, square) => square);
  return squares.filter((square) => state.ship[cell(seat, square)] >= 0 && squareInRace(state, seat, square));
}

/** GT-21.12: places for new sleepers in a stasis chamber. */
function chamberRoom(state: State, seat: Seat, square: number): number {
  const at = cell(seat, square);
  if (kindAt(state, seat, square) !== KIND.stasisChamber || !works(state, seat, square)) return 0;
  return TILES[state.ship[at] >> 2].sleepers - state.crew[at];
}

const cabinRoom = (state: State, seat: Seat, square: number): number =>
  hasFreePlace(state, seat, square) ? 2 - state.crew[cell(seat, square)] : 0;

const tokenRoom = (state: State, seat: Seat, square: number): number =>
  batteryRoom(state, seat, square) - state.tokens[cell(seat, square)];

const total = (state: State, seat: Seat, room: (state: State, seat: Seat, square: number) => number): number =>
  racingSquares(state, seat).reduce((sum, square) => sum + room(state, seat, square), 0);

/** GT-21.12: humans go one by one to free places; an alien where its life support is, changing with whoever is there. */
function canMoveCrew(state: State, seat: Seat, from: number, to: number): boolean {
  const mover = state.crew[cell(seat, from)];
  if (from === to || mover === 0 || !isSharedCabin(state, seat, from)) return false;
  if (!isAlien(mover)) return hasFreePlace(state, seat, to);
  const other = state.crew[cell(seat, to)];
  return suits(state, seat, to, mover) && (!isAlien(other) || suits(state, seat, from, other));
}

/** GT-21.12: passengers of luxury cabins and sleepers stay. */
function isSharedCabin(state: State, seat: Seat, square: number): boolean {
  const kind = kindAt(state, seat, square);
  return kind === KIND.cabin || kind === KIND.startCabin;
}

/** GT-6.1: an alien lives in a normal cabin that is joined to its life support. */
const suits = (state: State, seat: Seat, square: number, alien: number): boolean =>
  kindAt(state, seat, square) === KIND.cabin &&
  works(state, seat, square) &&
  isJoinedTo(state, seat, square, LIFE_SUPPORT[alien - FIRST_ALIEN]);

function moveCrew(t: T, seat: Seat, from: number, to: number): void {
  const { crew } = t.state;
  const [source, target] = [cell(seat, from), cell(seat, to)];
  if (isAlien(crew[source])) [crew[source], crew[target]] = [crew[target], crew[source]];
  else {
    crew[source]--;
    crew[target]++;
  }
  t.tell?.({ event: 'crew-moved', rule: 'GT-21.12', seat, from, to });
}

const offerCrewPlaces: Offer = (menu, state, seat, { moves }) => {
  const squares = racingSquares(state, seat);
  for (const at of squares) {
    if (cabinRoom(state, seat, at) + chamberRoom(state, seat, at) > 0) menu.offer({ do: 'settle', at });
  }
  if (moves === 0) return;
  for (const from of squares) {
    for (const to of squares) if (canMoveCrew(state, seat, from, to)) menu.offer({ do: 'move-crew', from, to });
  }
};

const settleQuestion = flightQuestion<Placing>({ kind: 'settle', rule: 'GT-21.12', options: offerCrewPlaces });

/**
 * GT-21.5, GT-21.11, GT-21.12: astronauts take free places, the rest are lost; meanwhile the crew may be rearranged. So many
 * moves as there are free places and aliens reach every arrangement.
 */
export function* boardAstronauts(t: T, seat: Seat, astronauts: number): Play<void> {
  const { state } = t;
  const places = total(state, seat, cabinRoom);
  let left = Math.min(astronauts, places + total(state, seat, chamberRoom));
  let moves = places + aliensInRace(state, seat);
  while (left > 0) {
    const action = yield* choose(t, seat, settleQuestion, offerCrewPlaces, { left, moves });
    if (action.do === 'move-crew') {
      moves--;
      moveCrew(t, seat, action.from, action.to);
    } else if (action.do === 'settle') {
      left--;
      boardHumans(state, seat, action.at, 1);
      t.tell?.({ event: 'crew-boarded', rule: 'GT-21.5', seat, at: action.at, humans: 1 });
    }
  }
}

const offerTokenPlaces: Offer = (menu, state, seat, { moves }) => {
  const squares = racingSquares(state, seat);
  const free = squares.filter((square) => tokenRoom(state, seat, square) > 0);
  for (const at of free) menu.offer({ do: 'charge', at });
  if (moves === 0) return;
  for (const from of squares) {
    if (state.tokens[cell(seat, from)] === 0) continue;
    for (const to of free) if (to !== from) menu.offer({ do: 'move-token', from, to });
  }
};

const chargeQuestion = flightQuestion<Placing>({ kind: 'charge', rule: 'GT-21.5', options: offerTokenPlaces });

/** GT-21.5, GT-21.11: tokens go to free places, the rest are lost; meanwhile as many may be moved as there are places. */
export function* gainTokens(t: T, seat: Seat, tokens: number): Play<void> {
  const { state } = t;
  const places = total(state, seat, tokenRoom);
  let left = Math.min(tokens, places);
  let moves = places;
  while (left > 0) {
    const action = yield* choose(t, seat, chargeQuestion, offerTokenPlaces, { left, moves });
    if (action.do === 'move-token') {
      moves--;
      moveToken(t, seat, action.from, action.to);
    } else if (action.do === 'charge') {
      left--;
      putTokens(state, seat, action.at, 1);
      t.tell?.({ event: 'tokens-gained', rule: 'GT-21.5', seat, at: action.at, count: 1 });
    }
  }
}

function moveToken(t: T, seat: Seat, from: number, to: number): void {
  const { tokens } = t.state;
  tokens[cell(seat, from)]--;
  tokens[cell(seat, to)]++;
  t.tell?.({ event: 'token-moved', rule: 'GT-21.5', seat, from, to });
}

/** Asks unless there is one way only. */
function* choose(
  t: T,
  seat: Seat,
  question: Question<State, Action, Placing>,
  offer: Offer,
  placing: Placing,
): Play<Action> {
  const menu = new Menu<Action>(false);
  offer(menu, t.state, seat, placing);
  return menu.options.length === 1 ? menu.options[0] : yield* ask(t, seat, question, placing);
}
