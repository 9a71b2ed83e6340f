import { bit, Menu, type Play, type Question, type Seat } from '@starboard/kernel';
import { type Action, toMoveShadow, toShadowPirate } from '../actions.ts';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { otherEnd } from '../content/maps.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { ROUTE_COLOURS } from '../content/terms.ts';
import { resolve } from '../effects/resolve.ts';
import { mapOf, SHADOW, type State, type T } from '../state.ts';
import { goTo, routeAt } from './flying.ts';
import { placeNewMission } from './missions.ts';
import { removePirate } from './pirates.ts';
import { discardTech, refillDisplay } from './technology.ts';

const YOU: Seat = 0;
/** Missions that Captain Shadow took out of the game. */
export const BY_SHADOW = 9;

/** SC-22.9: missions one move away from Shadow, never on your planet. */
const missionQuestion: Question<State, Action> = {
  kind: 'shadow-mission',
  rule: 'SC-22.9',
  options(menu, state) {
    const from = state.shipAt[SHADOW];
    const seen = new Set<number>();
    for (let along = 0; along < ROUTE_COLOURS.length; along++) {
      const to = otherEnd(mapOf(state), routeAt(state, from, along), from);
      if (state.mission[to] < 0 || to === state.shipAt[YOU] || seen.has(to)) continue;
      seen.add(to);
      menu.offer(toMoveShadow(to));
    }
  },
};

/** SC-22.10: pirates on the routes at Shadow's place. */
const pirateQuestion: Question<State, Action> = {
  kind: 'shadow-pirate',
  rule: 'SC-22.10',
  options(menu, state) {
    for (let along = 0; along < ROUTE_COLOURS.length; along++)
      if (state.pirate[routeAt(state, state.shipAt[SHADOW], along)] >= 0) menu.offer(toShadowPirate(along));
  },
};

/** What you decide for Shadow (SC-22.23); nothing is asked where there is no choice. */
function* decide(t: T, question: Question<State, Action>): Play<Action | undefined> {
  const menu = new Menu<Action>(false);
  question.options?.(menu, t.state, YOU);
  return menu.options.length > 1 ? yield* t.choose(YOU, question) : menu.options[0];
}

/** SC-22.7, SC-22.19: one action card, above the next slot of the display. */
export function* shadowActs(t: T): Play<void> {
  const { state } = t;
  const card = state.actionDeck.shift();
  if (card === undefined) return;
  t.reveal();
  state.actionsSeen |= bit(card);
  const slot = state.actionsPlayed.push(card) - 1;
  t.tell?.({ event: 'action-drawn', rule: 'SC-22.7', card });
  const { type } = ACTION_CARDS[card];
  if (type === 'technology') shadowTech(t, slot);
  else if (type === 'mission') yield* shadowMission(t);
  else if (type === 'pirate') yield* shadowPirate(t);
  else yield* resolve(t, YOU, PASSENGERS[state.passenger].action, 'SC-22.11');
  refillDisplay(t); // SC-14.18, SC-22.8
}

/** SC-22.8, SC-22.20, SC-22.22: Shadow jumps to you, and the technology below the card goes; the next one comes at once. */
function shadowTech(t: T, slot: number): void {
  const { state } = t;
  if (state.shipAt[SHADOW] !== state.shipAt[YOU]) {
    goTo(state, SHADOW, state.shipAt[YOU]);
    t.tell?.({ event: 'shadow-moved', rule: 'SC-22.8', to: state.shipAt[YOU] });
  }
  const card = state.display[slot] ?? -1;
  if (card < 0) return;
  discardTech(t, card);
  state.display[slot] = -1;
  t.tell?.({ event: 'shadow-discarded-tech', rule: 'SC-22.8', card });
}

/** SC-22.9 */
function* shadowMission(t: T): Play<void> {
  const { state } = t;
  const action = yield* decide(t, missionQuestion);
  if (action?.do !== 'shadow-mission') return;
  goTo(state, SHADOW, action.to);
  t.tell?.({ event: 'shadow-moved', rule: 'SC-22.9', to: action.to });
  const mission = state.mission[action.to];
  state.mission[action.to] = -1;
  state.missionDone[mission] = BY_SHADOW;
  t.tell?.({ event: 'shadow-completed', rule: 'SC-22.9', mission });
  placeNewMission(t, action.to);
}

/** SC-22.10 */
function* shadowPirate(t: T): Play<void> {
  const action = yield* decide(t, pirateQuestion);
  if (action?.do === 'shadow-pirate') removePirate(t, t.state.shipAt[SHADOW], action.along, 'SC-22.10');
}

/** SC-22.13: the cards of the past round and the one of the new round. */
export function reshuffleActions(t: T): void {
  const { state } = t;
  const next = state.actionLater.shift();
  state.actionDeck = t.shuffle('actions', [
    ...state.actionsPlayed,
    ...state.actionDeck,
    ...(next === undefined ? [] : [next]),
  ]);
  state.actionsPlayed = [];
}
