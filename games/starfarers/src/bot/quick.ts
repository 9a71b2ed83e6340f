import type { Ask, Seat } from '@starboard/kernel';
import { type Action, END_TURN, toClear, toFly, toFoundColony, toFoundStation } from '../actions.ts';
import {
  COLONY,
  DOCK,
  POINT_PEOPLE,
  POINT_PLANETS,
  POINT_TYPE,
  TRANSPORTERS_PER_PLAYER,
  WAYS,
} from '../content/index.ts';
import { mayFoundColony } from '../rules/colonies.ts';
import { canHaltFreely, flightMove, mayEndFlight, mayTurnTo } from '../rules/flight.ts';
import { mayFlyTo, movementLeft } from '../rules/movement.ts';
import { mayClear } from '../rules/obstacles.ts';
import { mayFoundStation } from '../rules/stations.ts';
import { cardsAtBase, PIECE, type State, shipIndex } from '../state.ts';
import { STATION_PRIOR, targetOf } from './policy.ts';

/** In futures nobody lists two hundred flights: ships found, clear what bars their way and fly straight to their sites. */
export function quick(state: State, { question, seat }: Ask<State, Action>): Action | undefined {
  return question.kind === flightMove.kind ? (workHere(state, seat) ?? flight(state, seat)) : undefined;
}

/** What a ship can do where it stands. */
function workHere(state: State, seat: Seat): Action | undefined {
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    const at = state.shipAt[shipIndex(seat, ship)];
    if (at < 0) continue;
    if (POINT_TYPE[at] === COLONY && mayFoundColony(state, seat, ship).ok) return toFoundColony(ship);
    if (POINT_TYPE[at] === DOCK && mayFoundStation(state, seat, ship).ok)
      return toFoundStation(ship, bestCard(state, POINT_PEOPLE[at]));
    for (let i = 0; i < 2; i++) {
      const planet = POINT_PLANETS[at * 2 + i];
      if (planet >= 0 && mayClear(state, seat, planet).ok) return toClear(planet);
    }
  }
  return undefined;
}

const bestCard = (state: State, people: number): number =>
  cardsAtBase(state, people).reduce((best, card) => (STATION_PRIOR[card] > STATION_PRIOR[best] ? card : best));

/** The next flight, or the end of the turn; undefined where that is not so plain. */
function flight(state: State, seat: Seat): Action | undefined {
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    if (state.shipAt[shipIndex(seat, ship)] < 0 || !mayTurnTo(state, seat, ship).ok) continue;
    const to = halt(state, seat, ship, targetOf(state, seat, ship));
    if (to >= 0) return toFly(ship, to);
  }
  return mayEndFlight(state, seat).ok ? END_TURN : undefined;
}

/** Where a ship halts on its way: at its aim, or as near to it as it gets; -1 if it gets no nearer. */
function halt(state: State, seat: Seat, ship: number, aim: number): number {
  const from = state.shipAt[shipIndex(seat, ship)];
  const left = movementLeft(state, ship);
  if (aim < 0 || left === 0 || from === aim) return -1;
  let nearest = WAYS.between(from, aim);
  if (nearest <= left && mayFlyTo(state, seat, ship, aim).ok) return aim;
  let best = -1;
  const near = WAYS.within(from, left);
  for (let i = near.length - 1; i > 0; i--) {
    const to = near[i];
    const rest = WAYS.between(to, aim);
    if (rest >= nearest || state.piece[to] !== PIECE.none) continue;
    if (!canHaltFreely(to) && !mayFlyTo(state, seat, ship, to).ok) continue;
    nearest = rest;
    best = to;
  }
  return best;
}
