import { allowed, type Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, DECLINE, MEND, toJump, toMove } from '../actions.ts';
import { otherEnd } from '../content/maps.ts';
import { ROUTE_COLOURS } from '../content/terms.ts';
import { type Known, mapOf, NOBODY, type State, shipsOf, type T } from '../state.ts';
import { may } from './abilities.ts';
import { repair, suffer } from './damage.ts';
import { judgeLate } from './late.ts';

/** The route of a colour at a place (SC-2.2). */
export const routeAt = (state: Known, place: number, colour: number): number => mapOf(state).routesAt[place][colour];

const shipsAt = (state: Known, place: number): number[] => {
  const ships: number[] = [];
  for (let ship = 0; ship < shipsOf(state); ship++) if (state.shipAt[ship] === place) ships.push(ship);
  return ships;
};

export const isStation = (state: Known, place: number): boolean => state.stationAt.includes(place);

/** SC-10.1 to SC-10.5, SC-10.14, SC-10.15: who holds the places after a ship went from one to another. */
export function goTo(state: State, ship: number, to: number): void {
  const from = state.shipAt[ship];
  if (from === to) return;
  state.shipAt[ship] = to;
  if (state.holder[from] === ship) state.holder[from] = NOBODY;
  const left = shipsAt(state, from);
  if (left.length === 1 && !isStation(state, from)) state.holder[from] = left[0];
  if (shipsAt(state, to).length === 1 && !isStation(state, to)) state.holder[to] = ship;
}

export interface Moves {
  /** How many moves are left of the effect, this one included. */
  readonly left: number;
}

/** SC-9.1, SC-24.11: one move along a route, or a repair in its place. */
export const moveQuestion: Question<State, Action, Moves> = {
  kind: 'move',
  rule: 'SC-9.1',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    for (let along = 0; along < ROUTE_COLOURS.length; along++) menu.offer(toMove(along));
    offerMend(menu, state, seat);
  },
  judge: (_state, _seat, action) => judgeLate(action),
};

function offerMend(menu: Menu<Action>, state: Known, seat: Seat): void {
  if (may(state, seat, 'repair-for-moves')) menu.offer(MEND);
}

/** SC-9.1, SC-9.2, SC-9.5: up to so many moves, damage before the next one. */
export function* move(t: T, seat: Seat, count: number, rule: string): Play<void> {
  for (let left = count; left > 0; left--) {
    const action = yield* t.choose(seat, moveQuestion, { left });
    if (action.do === 'mend') yield* repair(t, seat, 1, 'SC-24.11');
    else if (action.do === 'move') yield* moveAlong(t, seat, action.along, rule);
    else return;
  }
}

function* moveAlong(t: T, seat: Seat, along: number, rule: string): Play<void> {
  const { state } = t;
  const from = state.shipAt[seat];
  const route = routeAt(state, from, along);
  const pirate = state.pirate[route] >= 0;
  goTo(state, seat, otherEnd(mapOf(state), route, from));
  t.tell?.({ event: 'moved', rule, seat, from, to: state.shipAt[seat], pirate });
  if (pirate) yield* suffer(t, seat, 1, 'SC-9.2', 'move');
}

export interface Jump {
  /** SC-9.6: only to stations. */
  readonly toStation: boolean;
}

/** SC-9.3, SC-9.6: any other place, or any other station. */
const jumpQuestion: Question<State, Action, Jump> = {
  kind: 'jump',
  rule: 'SC-9.3',
  options(menu, state, seat, about) {
    menu.offer(DECLINE);
    const { places } = mapOf(state);
    for (let to = 0; to < places.length; to++) if (mayJump(state, seat, to, about).ok) menu.offer(toJump(to));
    offerMend(menu, state, seat);
  },
  judge: (state, seat, action, about) =>
    action.do === 'jump' ? mayJump(state, seat, action.to, about) : judgeLate(action),
};

const NOT_ON_MAP = refuse('SC-3.1', 'not-on-map');
const HERE_ALREADY = refuse('SC-9.3', 'here-already');
const NO_STATION = refuse('SC-9.6', 'no-station');

function mayJump(state: Known, seat: Seat, to: number, { toStation }: Jump): Verdict {
  if (to >= mapOf(state).places.length) return NOT_ON_MAP;
  if (to === state.shipAt[seat]) return HERE_ALREADY;
  return toStation && !isStation(state, to) ? NO_STATION : allowed;
}

export function* jump(t: T, seat: Seat, rule: string, toStation = false): Play<void> {
  const { state } = t;
  const action = yield* t.choose(seat, jumpQuestion, { toStation });
  if (action.do === 'mend') yield* repair(t, seat, 1, 'SC-24.11');
  if (action.do !== 'jump') return;
  const from = state.shipAt[seat];
  goTo(state, seat, action.to);
  t.tell?.({ event: 'jumped', rule, seat, from, to: action.to });
}
