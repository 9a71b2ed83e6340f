import { Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, DECLINE, toAttack, toDiscardPirate, toPlacePirate } from '../actions.ts';
import { ROUTE_COLOURS } from '../content/terms.ts';
import { ANDROID, FIGURES, HOLD, type Known, mapOf, type State, type T } from '../state.ts';
import { addToken, drawPirate, stow, takeArtifacts, tokensOf } from './cargo.ts';
import { type Source, suffer } from './damage.ts';
import { routeAt } from './flying.ts';
import { judgeLate } from './late.ts';
import { resolveTriggers } from './triggers.ts';

export const colourOfPirate = (pirate: number): number => pirate >> 1;
const givesAndroid = (pirate: number): boolean => (pirate & 1) === 1;

/** SC-13.2, SC-13.5, SC-16.5: a drawn pirate goes to the route of its colour if that is free, else to the discard pile. */
export function comeAt(t: T, place: number, pirate: number, rule: string): void {
  const { state } = t;
  const along = colourOfPirate(pirate);
  const route = routeAt(state, place, along);
  if (route < 0 || state.pirate[route] >= 0) {
    state.pirateDiscard[pirate]++;
    t.tell?.({ event: 'pirate-discarded', rule, pirate, at: place, along });
  } else putPirate(t, place, along, pirate, rule);
}

function putPirate(t: T, place: number, along: number, pirate: number, rule: string): void {
  t.state.pirate[routeAt(t.state, place, along)] = pirate;
  t.tell?.({ event: 'pirate-placed', rule, at: place, along, pirate });
}

/** SC-13.2 to SC-13.4 */
export function ambush(t: T, seat: Seat): void {
  const pirate = drawPirate(t);
  if (pirate >= 0) comeAt(t, t.state.shipAt[seat], pirate, 'SC-13.2');
}

const hasPirate = (state: Known, seat: Seat, along: number): boolean =>
  state.pirate[routeAt(state, state.shipAt[seat], along)] >= 0;

const attackQuestion: Question<State, Action> = {
  kind: 'attack',
  rule: 'SC-13.8',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    for (let along = 0; along < ROUTE_COLOURS.length; along++)
      if (hasPirate(state, seat, along)) menu.offer(toAttack(along));
  },
  judge: judgeAttack,
};

/** SC-13.8: only where a pirate is. */
function judgeAttack(_state: State, _seat: Seat, action: Action): Verdict {
  return action.do === 'attack' ? refuse('SC-13.8', 'no-pirate') : judgeLate(action);
}

export const anyPirate = (state: Known, seat: Seat): boolean =>
  [0, 1, 2].some((along) => hasPirate(state, seat, along));

/** SC-13.8 to SC-13.15: 1 damage, then the token and its reward, stowed together. */
export function* attack(t: T, seat: Seat, source: Source): Play<void> {
  const { state } = t;
  if (!anyPirate(state, seat)) return;
  const action = yield* t.choose(seat, attackQuestion);
  if (action.do !== 'attack') return;
  const route = routeAt(state, state.shipAt[seat], action.along);
  const pirate = state.pirate[route];
  t.tell?.({ event: 'attacked', rule: 'SC-13.8', seat, along: action.along, pirate });
  yield* suffer(t, seat, 1, 'SC-13.9', source);
  state.pirate[route] = -1;
  yield* takeSpoils(t, seat, pirate);
  yield* resolveTriggers(t, seat, 'pirateDefeated');
}

/** SC-13.11 to SC-13.13 */
function* takeSpoils(t: T, seat: Seat, pirate: number): Play<void> {
  const { state } = t;
  if (tokensOf(state, seat) < HOLD) addToken(state, seat, pirate, true);
  else state.pirateDiscard[pirate]++;
  if (givesAndroid(pirate)) {
    state.ready[seat * FIGURES + ANDROID]++;
    t.tell?.({ event: 'androids-gained', rule: 'SC-13.13', seat, count: 1 });
  } else {
    state.medals[seat]++;
    t.tell?.({ event: 'medals-gained', rule: 'SC-13.13', seat, count: 1 });
    const kinds = takeArtifacts(t, seat, 1);
    if (kinds.length > 0) t.tell?.({ event: 'artifacts-gained', rule: 'SC-13.13', seat, kinds });
  }
  yield* stow(t, seat);
}

/** SC-23.15: pirates on every free route of some places, routes in the order of the map. */
export function fillRoutes(t: T, at: (place: number) => boolean): void {
  const { state } = t;
  mapOf(state).routes.forEach(({ a, b, colour }, route) => {
    if (state.pirate[route] >= 0 || !(at(a) || at(b))) return;
    const pirate = drawPirate(t);
    if (pirate >= 0) putPirate(t, at(a) ? a : b, colour, pirate, 'SC-13.6');
  });
}

const placeQuestion: Question<State, Action> = {
  kind: 'place-pirate',
  rule: 'SC-13.6',
  options(menu, state, seat) {
    for (let along = 0; along < ROUTE_COLOURS.length; along++)
      if (!hasPirate(state, seat, along)) menu.offer(toPlacePirate(along));
  },
};

/** One pirate on a free route of the player's choice. */
export function* placeOne(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const menu = new Menu<Action>(false);
  placeQuestion.options?.(menu, state, seat);
  if (menu.options.length === 0) return;
  const action = menu.options.length === 1 ? menu.options[0] : yield* t.choose(seat, placeQuestion);
  const pirate = drawPirate(t);
  if (action.do === 'place-pirate' && pirate >= 0) putPirate(t, state.shipAt[seat], action.along, pirate, 'SC-13.6');
}

const discardQuestion: Question<State, Action> = {
  kind: 'discard-pirate',
  rule: 'SC-23.14',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    for (let along = 0; along < ROUTE_COLOURS.length; along++)
      if (hasPirate(state, seat, along)) menu.offer(toDiscardPirate(along));
  },
};

/** A pirate leaves its route without damage and without reward. */
export function* discardOne(t: T, seat: Seat): Play<void> {
  if (!anyPirate(t.state, seat)) return;
  const action = yield* t.choose(seat, discardQuestion);
  if (action.do === 'discard-pirate') removePirate(t, t.state.shipAt[seat], action.along, 'SC-23.14');
}

export function removePirate(t: T, place: number, along: number, rule: string): void {
  const { state } = t;
  const route = routeAt(state, place, along);
  const pirate = state.pirate[route];
  if (pirate < 0) return;
  state.pirate[route] = -1;
  state.pirateDiscard[pirate]++;
  t.tell?.({ event: 'pirate-discarded', rule, pirate, at: place, along });
}
