import { allowed, Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, END_MOVE, END_TURN, toClear, toFly, toFoundColony, toFoundStation, toPass } from '../actions.ts';
import {
  CHIT_ICE,
  CHIT_PIRATE,
  COLONY,
  DOCK,
  POINT_PEOPLE,
  POINT_PLANETS,
  POINT_TYPE,
  POINTS,
  SPACEPORT_POINT_OF,
  SPEED_AFTER_ENCOUNTER,
  TRANSPORTERS_PER_PLAYER,
  WAYS,
} from '../content/index.ts';
import { cardsAtBase, PIECE, type State, shipIndex, type T } from '../state.ts';
import { drawBalls, showsBlack, sumOfBalls } from './balls.ts';
import { foundColony, mayFoundColony } from './colonies.ts';
import { encounter } from './encounter.ts';
import { knowsChit } from './exploration.ts';
import {
  dutyToLeave,
  endMove,
  fly,
  mayEndMove,
  mayFlyTo,
  mayPass,
  movementLeft,
  mustLeave,
  speedOf,
} from './movement.ts';
import { clear, mayClear } from './obstacles.ts';
import { foundStation, mayFoundStation, mayTakeCard } from './stations.ts';
import { mustPlaceTradeShip } from './tradeShips.ts';

/** SF-11.1, SF-11.2: two balls give the base speed; a black one brings an encounter first, and then base speed 3. */
export function* rollMothership(t: T, seat: Seat): Play<void> {
  const { state } = t;
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    state.startedAt[ship] = state.shipAt[shipIndex(seat, ship)];
    state.flown[ship] = 0;
    state.ended[ship] = 0;
  }
  state.phase = 'flight';
  const balls = drawBalls(t, seat, 'SF-11.1');
  if (showsBlack(balls)) yield* encounter(t, seat);
  if (t.state.phase === 'over') return;
  state.baseSpeed = showsBlack(balls) ? SPEED_AFTER_ENCOUNTER : sumOfBalls(balls);
  t.tell?.({ event: 'speed-set', rule: 'SF-11.3', seat, speed: speedOf(state, seat) });
}

/** SF-3.11: "end turn" waits for a move that cannot end, a due trade ship, a duty to leave, and nothing else. */
export function mayEndFlight(state: State, seat: Seat): Verdict {
  if (state.moving >= 0) {
    const verdict = mayPassOver(state, seat);
    if (!verdict.ok) return verdict;
  }
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    const at = state.shipAt[shipIndex(seat, ship)];
    // A ship whose move has ended could not leave when it might have: its duty stays for the next turn (SF-13.19).
    if (at >= 0 && at === state.startedAt[ship] && state.ended[ship] === 0 && mustLeave(state, seat, ship)) {
      return dutyToLeave(at, ship);
    }
  }
  return allowed;
}

/** SF-12.31: a move may be left without "end move", unless a due trade ship is to be placed at its end. */
function mayPassOver(state: State, seat: Seat): Verdict {
  const verdict = mayEndMove(state, seat);
  return verdict.ok && mustPlaceTradeShip(state, seat) ? refuse('SF-12.31', 'place-trade-ship-first') : verdict;
}

/** SF-13.6: flying another ship ends the move of the one on its way. */
export function mayTurnTo(state: State, seat: Seat, ship: number): Verdict {
  return state.moving < 0 || state.moving === ship ? allowed : mayPassOver(state, seat);
}

/** Plain points that are nobody's spaceport point: an empty one is always a place to stay. */
const IS_OPEN_SPACE: readonly boolean[] = POINTS.map((point, i) => point.type === 'space' && SPACEPORT_POINT_OF[i] < 0);
/** Whether any ship may halt on this point, if it is free. */
export const canHaltFreely = (point: number): boolean => IS_OPEN_SPACE[point];

function offerFlights(menu: Menu<Action>, state: State, seat: Seat, ship: number): void {
  if (!mayTurnTo(state, seat, ship).ok) return;
  const { piece } = state;
  const from = state.shipAt[shipIndex(seat, ship)];
  const near = WAYS.within(from, movementLeft(state, ship));
  for (let i = 1; i < near.length; i++) {
    const to = near[i];
    const action = toFly(ship, to);
    if (IS_OPEN_SPACE[to] && piece[to] === PIECE.none) menu.options.push(action);
    else if (menu.explains || piece[to] === PIECE.none) offerFlight(menu, state, seat, ship, to);
  }
}

/** Where a flight cannot halt, the point beside the ship can still be passed: so every way can be chosen, step by step. */
function offerFlight(menu: Menu<Action>, state: State, seat: Seat, ship: number, to: number): void {
  const verdict = mayFlyTo(state, seat, ship, to);
  menu.offer(toFly(ship, to), verdict);
  if (verdict.ok || WAYS.between(state.shipAt[shipIndex(seat, ship)], to) > 1) return;
  if (mayPass(state, seat, ship, to).ok) menu.offer(toPass(ship, to));
}

function offerFounding(menu: Menu<Action>, state: State, seat: Seat, ship: number): void {
  const at = state.shipAt[shipIndex(seat, ship)];
  if (POINT_TYPE[at] === COLONY) menu.offer(toFoundColony(ship), mayFoundColony(state, seat, ship));
  else if (POINT_TYPE[at] === DOCK && mayFoundStation(state, seat, ship).ok) {
    for (const card of cardsAtBase(state, POINT_PEOPLE[at])) menu.offer(toFoundStation(ship, card));
  }
}

/** Known obstacles beside a ship. */
function offerClearing(menu: Menu<Action>, state: State, seat: Seat, ship: number): void {
  const at = state.shipAt[shipIndex(seat, ship)];
  for (let i = 0; i < 2; i++) {
    const planet = POINT_PLANETS[at * 2 + i];
    if (planet < 0 || !knowsChit(state, seat, planet)) continue;
    const chit = state.chit[planet];
    if (CHIT_PIRATE[chit] === 0 && CHIT_ICE[chit] === 0) continue;
    if (!menu.options.includes(toClear(planet))) menu.offer(toClear(planet), mayClear(state, seat, planet));
  }
}

/** What is not a flight, as far as it is possible. */
const few = new Menu<Action>(false);
/** As often as a flight is drawn before all are listed. */
const TRIES = 40;

/** One of the points in reach, by its number among those of all ships that may fly; undefined if nothing can be done there. */
function flightAt(state: State, seat: Seat, number: number): Action | undefined {
  let left = number;
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    const from = state.shipAt[shipIndex(seat, ship)];
    if (from < 0 || !mayTurnTo(state, seat, ship).ok) continue;
    const near = WAYS.within(from, movementLeft(state, ship));
    if (left >= near.length - 1) {
      left -= near.length - 1;
      continue;
    }
    const to = near[left + 1];
    if (state.piece[to] !== PIECE.none) return undefined;
    if (IS_OPEN_SPACE[to] || mayFlyTo(state, seat, ship, to).ok) return toFly(ship, to);
    return WAYS.between(from, to) === 1 && mayPass(state, seat, ship, to).ok ? toPass(ship, to) : undefined;
  }
  return undefined;
}

/** SF-3.11: move, look, found, defeat lairs and remove ice, in any order, then end the turn. */
export const flightMove: Question<State, Action> = {
  kind: 'flight',
  rule: 'SF-3.11',
  options(menu, state, seat) {
    for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
      if (state.shipAt[shipIndex(seat, ship)] < 0) continue;
      offerFounding(menu, state, seat, ship);
      offerClearing(menu, state, seat, ship);
      offerFlights(menu, state, seat, ship);
    }
    if (state.moving >= 0) menu.offer(END_MOVE, mayEndMove(state, seat));
    menu.offer(END_TURN, mayEndFlight(state, seat));
  },
  draw(state, seat, random) {
    few.options.length = 0;
    let flights = 0;
    for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
      const from = state.shipAt[shipIndex(seat, ship)];
      if (from < 0) continue;
      offerFounding(few, state, seat, ship);
      offerClearing(few, state, seat, ship);
      if (mayTurnTo(state, seat, ship).ok) flights += WAYS.within(from, movementLeft(state, ship)).length - 1;
    }
    if (state.moving >= 0) few.offer(END_MOVE, mayEndMove(state, seat));
    few.offer(END_TURN, mayEndFlight(state, seat));
    const others = few.options.length;
    if (flights === 0) return others === 0 ? undefined : few.options[random.below(others)];
    for (let tries = 0; tries < TRIES; tries++) {
      const drawn = random.below(others + flights);
      const action = drawn < others ? few.options[drawn] : flightAt(state, seat, drawn - others);
      if (action !== undefined) return action;
    }
    return undefined;
  },
  judge(state, seat, action) {
    switch (action.do) {
      case 'fly': {
        if (state.shipAt[shipIndex(seat, action.ship)] < 0) return refuse('SF-13.1', 'no-such-ship');
        const turnTo = mayTurnTo(state, seat, action.ship);
        return turnTo.ok ? mayFlyTo(state, seat, action.ship, action.to) : turnTo;
      }
      case 'pass': {
        if (state.shipAt[shipIndex(seat, action.ship)] < 0) return refuse('SF-13.1', 'no-such-ship');
        const turnTo = mayTurnTo(state, seat, action.ship);
        return turnTo.ok ? mayPass(state, seat, action.ship, action.over) : turnTo;
      }
      case 'found-colony':
        return mayFoundColony(state, seat, action.ship);
      case 'found-station': {
        const verdict = mayFoundStation(state, seat, action.ship);
        const at = state.shipAt[shipIndex(seat, action.ship)];
        return verdict.ok ? mayTakeCard(state, POINT_PEOPLE[at], action.card) : verdict;
      }
      case 'clear':
        return mayClear(state, seat, action.planet);
      case 'end-move':
        return mayEndMove(state, seat);
      default:
        return refuse('SF-3.8', 'not-in-flight');
    }
  },
  timeUp: (state, seat) => safeEnd(state, seat),
};

/** For a player out of time: ends the turn, or first brings a ship to where it may stay. */
function safeEnd(state: State, seat: Seat): Action {
  if (mayEndFlight(state, seat).ok) return END_TURN;
  if (state.moving >= 0 && mayEndMove(state, seat).ok) return END_MOVE;
  const menu = new Menu<Action>(false);
  flightMove.options?.(menu, state, seat);
  const settles = (action: Action): boolean =>
    action.do === 'found-station' ||
    (action.do === 'found-colony' && action.ship === state.moving) ||
    (action.do === 'fly' && settlesBy(state, seat, action.ship));
  return menu.options.find(settles) ?? menu.options[0];
}

const settlesBy = (state: State, seat: Seat, ship: number): boolean =>
  state.moving === ship || (state.moving < 0 && mustLeave(state, seat, ship));

export function actInFlight(t: T, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'fly':
      return fly(t, seat, action.ship, action.to);
    case 'pass':
      return fly(t, seat, action.ship, action.over);
    case 'end-move':
      return endMove(t.state);
    case 'found-colony':
      return foundColony(t, seat, action.ship);
    case 'found-station':
      return foundStation(t, seat, action.ship, action.card);
    case 'clear':
      return clear(t, seat, action.planet);
    default:
      throw new Error(`${action.do} is no part of the flight phase`);
  }
}
