import { allowed, type Play, type Question, refuse, type Seat, seatAfter, type Verdict } from '@starboard/kernel';
import type { ActionOf } from '../actions.ts';
import { COLONY_SHIP, HOME_POINTS, SPACEPORT_POINTS, TRANSPORTERS_PER_PLAYER } from '../content/index.ts';
import { PIECE, type State, type T } from '../state.ts';
import { placeShip } from './building.ts';

const ROUNDS = 3;

/** SF-2.22: no step of the set-up can be left out. */
const CANNOT_SKIP = refuse('SF-2.22', 'not-offered');

/** SF-2.14: clockwise, counterclockwise, clockwise; then counterclockwise for the spaceports. */
export function placingSeat(state: State): Seat {
  const round = Math.floor(state.placed / state.players);
  const place = state.placed % state.players;
  return seatAfter(state.active, state.players, round % 2 === 0 ? place : state.players - 1 - place);
}

function mayPlaceColony(state: State, at: number): Verdict {
  if (!HOME_POINTS.includes(at)) return refuse('SF-2.14', 'not-a-home-point');
  return state.piece[at] === PIECE.none ? allowed : refuse('SF-2.14', 'point-occupied');
}

const placeColony: Question<State, ActionOf<'place-colony'>> = {
  kind: 'place-colony',
  rule: 'SF-2.14',
  options(menu, state) {
    for (const at of HOME_POINTS) menu.offer({ do: 'place-colony', at }, mayPlaceColony(state, at));
  },
  judge: (state, _seat, action) => (action.do === 'place-colony' ? mayPlaceColony(state, action.at) : CANNOT_SKIP),
};

type PlaceSpaceport = ActionOf<'place-spaceport'>;

function mayPlaceSpaceport(state: State, seat: Seat, { at, ship }: PlaceSpaceport): Verdict {
  if (state.piece[at] !== PIECE.colony + seat) return refuse('SF-2.14', 'not-your-colony');
  const beside = ship === SPACEPORT_POINTS[at * 2] || ship === SPACEPORT_POINTS[at * 2 + 1];
  return beside ? allowed : refuse('SF-2.14', 'not-your-spaceport-point');
}

const placeSpaceport: Question<State, PlaceSpaceport> = {
  kind: 'place-spaceport',
  rule: 'SF-2.22',
  options(menu, state, seat) {
    for (const at of HOME_POINTS) {
      if (state.piece[at] !== PIECE.colony + seat) continue;
      for (let side = 0; side < 2; side++) {
        for (let transporter = 0; transporter < TRANSPORTERS_PER_PLAYER; transporter++) {
          menu.offer({ do: 'place-spaceport', at, ship: SPACEPORT_POINTS[at * 2 + side], transporter });
        }
      }
    }
  },
  judge: (state, seat, action) =>
    action.do === 'place-spaceport' ? mayPlaceSpaceport(state, seat, action) : CANNOT_SKIP,
  complete: (_state, _seat, action) => ({ ...action, transporter: action.transporter ?? 0 }),
};

/** SF-2.14: three rounds of colonies. */
export function* placeColonies(t: T): Play<void> {
  const { state } = t;
  while (state.phase === 'place-colony') {
    const seat = placingSeat(state);
    t.checkpoint();
    const { at } = yield* t.choose(seat, placeColony);
    state.coloniesLeft[seat]--;
    state.piece[at] = PIECE.colony + seat;
    t.tell?.({ event: 'colony-placed', rule: 'SF-2.14', seat, at });
    if (++state.placed === ROUNDS * state.players) state.phase = 'place-spaceport';
  }
}

/** SF-2.14, SF-2.16: each turns a colony into a spaceport and places the colony ship; what is left of the home points is closed. */
export function* placeSpaceports(t: T): Play<void> {
  const { state } = t;
  while (state.phase === 'place-spaceport') {
    const seat = placingSeat(state);
    t.checkpoint();
    const { at, ship, transporter } = yield* t.choose(seat, placeSpaceport);
    state.ringsLeft[seat]--;
    state.piece[at] = PIECE.spaceport + seat;
    placeShip(state, seat, COLONY_SHIP, ship, transporter);
    t.tell?.({ event: 'spaceport-placed', rule: 'SF-2.14', seat, at, ship });
    if (++state.placed === (ROUNDS + 1) * state.players) {
      for (const point of HOME_POINTS) if (state.piece[point] === PIECE.none) state.piece[point] = PIECE.closed;
      state.phase = 'production';
    }
  }
}
