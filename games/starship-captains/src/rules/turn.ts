import { allowed, bit, type Menu, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  type Action,
  MISSION,
  PASS,
  toActivateWithArtifacts,
  toPromote,
  toSpecialise,
  toUseAbility,
} from '../actions.ts';
import { SPECIALISE_COST } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { CREW_COLOURS } from '../content/terms.ts';
import { resolve } from '../effects/resolve.ts';
import { canUse, TURN_START } from '../effects/verbs.ts';
import { ENSIGN, type Known, SLOTS, type State, type T } from '../state.ts';
import {
  mayPromote,
  maySpecialise,
  medalPower,
  payMedals,
  promote,
  promoteCost,
  readyOf,
  retrain,
  trainings,
} from './crew.ts';
import { resolveDelayed } from './events.ts';
import { completeMission, mayCompleteMission } from './missions.ts';
import { activate, activateWithArtifacts, mayActivate, mayOpen, offerRooms } from './rooms.ts';
import { stationTriangle } from './stations.ts';
import { refillDisplay } from './technology.ts';

/** SC-5.3 to SC-5.7: steps at the start of the turn, and exactly one option. */
const turnQuestion: Question<State, Action> = {
  kind: 'turn',
  rule: 'SC-5.3',
  options(menu, state, seat) {
    offerRooms(menu, state, seat);
    menu.offer(MISSION, mayCompleteMission(state, seat));
    menu.offer(PASS);
    offerCrewSteps(menu, state, seat);
    for (let slot = 0; slot < SLOTS; slot++) if (mayUse(state, seat, slot).ok) menu.offer(toUseAbility(slot));
  },
  judge: judgeTurn,
  complete: (_state, _seat, action) => inOrder(action),
  timeUp: () => PASS,
};

/** A pair of artifacts may be named in any order. */
function inOrder(action: Action): Action {
  if (action.do !== 'activate-with-artifacts' || action.first <= action.second) return action;
  return toActivateWithArtifacts(action.room, action.second, action.first);
}

/** Why something that is not on the menu cannot be done in this turn. */
function judgeTurn(state: Known, seat: Seat, action: Action): Verdict {
  switch (action.do) {
    case 'specialise':
      return maySpecialise(state, seat, action.figure, action.colour);
    case 'promote':
      return mayPromote(state, seat, action.colour);
    case 'use-ability':
      return mayUse(state, seat, action.slot);
    case 'activate':
      return mayActivate(state, seat, action.room, action.figure);
    case 'activate-with-artifacts':
      return mayOpen(state, seat, action.room, action.first, action.second);
    case 'drop-artifact':
    case 'drop-pirate':
      return refuse('SC-11.6', 'no-discarding');
    default:
      return allowed;
  }
}

/** SC-6.2, SC-6.3 */
function offerCrewSteps(menu: Menu<Action>, state: Known, seat: Seat): void {
  const medals = medalPower(state, seat);
  if (medals >= SPECIALISE_COST)
    for (const [figure, colour] of trainings(state, seat)) menu.offer(toSpecialise(figure, colour));
  for (let colour = 0; colour < CREW_COLOURS; colour++) {
    if (readyOf(state, seat, ENSIGN + colour) > 0) menu.offer(toPromote(colour), mayPromote(state, seat, colour));
  }
}

/** SC-5.4, SC-5.13, SC-20.8 */
function mayUse(state: Known, seat: Seat, slot: number): Verdict {
  const card = state.tech[seat * SLOTS + slot];
  const ability = card < 0 ? undefined : TECHS[card].ability;
  if (ability?.kind !== 'turnStart') return NO_ABILITY;
  if (ability.oncePerRound && state.usedOnce[seat * SLOTS + slot] === 1) return USED;
  return ability.effects.some((effect) => canUse(state, seat, effect)) ? allowed : NO_USE;
}

const NO_ABILITY = refuse('SC-5.4', 'no-ability');
const NO_USE = refuse('SC-5.13', 'no-use');
const USED = refuse('SC-20.8', 'used-this-round');

/** SC-5.3: the start, one option, the end. */
export function* takeTurn(t: T, seat: Seat): Play<void> {
  const { state } = t;
  for (;;) {
    t.checkpoint();
    const action = yield* t.choose(seat, turnQuestion);
    if (!(yield* crewStep(t, seat, action))) {
      yield* option(t, seat, action);
      break;
    }
  }
  yield* endTurn(t, seat);
  state.turns++;
}

/** A step at the start of the turn; false if it was none. */
function* crewStep(t: T, seat: Seat, action: Action): Play<boolean> {
  const { state } = t;
  if (action.do === 'specialise') {
    yield* payMedals(t, seat, SPECIALISE_COST);
    retrain(t, seat, action.figure, action.colour, false, 'SC-6.2');
  } else if (action.do === 'promote') {
    yield* payMedals(t, seat, promoteCost(state, seat));
    promote(t, seat, action.colour);
  } else if (action.do === 'use-ability') {
    const card = state.tech[seat * SLOTS + action.slot];
    const { ability } = TECHS[card];
    state.usedOnce[seat * SLOTS + action.slot] = 1;
    t.tell?.({ event: 'ability-used', rule: TURN_START, seat, card });
    if (ability?.kind === 'turnStart') yield* resolve(t, seat, ability.effects, TURN_START);
  } else return false;
  return true;
}

/** SC-5.5 */
function* option(t: T, seat: Seat, action: Action): Play<void> {
  const { state } = t;
  if (action.do === 'activate') yield* activate(t, seat, action.room, action.figure);
  else if (action.do === 'activate-with-artifacts')
    yield* activateWithArtifacts(t, seat, action.room, action.first, action.second);
  else if (action.do === 'mission') yield* completeMission(t, seat);
  else {
    state.passed |= bit(seat);
    t.tell?.({ event: 'passed', rule: 'SC-20.1', seat });
  }
}

/** SC-5.8: delayed events, the station triangle, events that it delayed, the display. */
function* endTurn(t: T, seat: Seat): Play<void> {
  yield* resolveDelayed(t);
  yield* stationTriangle(t, seat);
  yield* resolveDelayed(t);
  refillDisplay(t);
}
