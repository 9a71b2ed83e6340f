import { Menu, type Play } from '@starboard/kernel';
import { type Action, DECLINE, toAssign } from '../actions.ts';
import { MOST_DICE } from '../content/tables.ts';
import { SHUTTLE } from '../content/technologies.ts';
import { dieOn, LOOSE, type Open, type T, techsOf } from '../state.ts';
import { ask, duringTurn, type VenusQuestion } from './ask.ts';
import { makeContact, meetsStrangers } from './contact.ts';
import { maybeJam } from './jammer.ts';
import { dropOff, offerShuttle, offerWithin, takeAboard } from './passengers.ts';
import { assignTo, hasAssignment, looseDie } from './speed.ts';

/** MV-5.14.2, MV-16.6, MV-16.19: the shuttle at the end of the movement; it may still be given a die (MV-5.4.4). */
const ARRIVAL: VenusQuestion = duringTurn({
  kind: 'arrival',
  rule: 'MV-5.14.2',
  options(menu, state, seat) {
    menu.offer(DECLINE);
    offerShuttle(menu, state, seat);
    offerShuttleDie(menu, state);
  },
  timeUp: () => DECLINE,
});

function offerShuttleDie(menu: Menu<Action>, state: Open): void {
  const seat = state.active;
  if (techsOf(state, seat, SHUTTLE) === 0 || dieOn(state, SHUTTLE) > 0 || !hasAssignment(state, seat)) return;
  for (let i = 0; i < MOST_DICE; i++) {
    const value = state.dice[i];
    if (value > 0 && state.slot[i] === LOOSE && looseDie(state, value) === i) menu.offer(toAssign(value, SHUTTLE));
  }
}

/** Whether the shuttle could do anything, with its die or with the best one that it can still get. */
function hasShuttleWork(state: Open): boolean {
  const seat = state.active;
  if (techsOf(state, seat, SHUTTLE) === 0) return false;
  const menu = new Menu<Action>(false);
  offerWithin(menu, state, seat, dieOn(state, SHUTTLE) || (hasAssignment(state, seat) ? bestLooseDie(state) : 0));
  return menu.options.length > 0;
}

function bestLooseDie(state: Open): number {
  let best = 0;
  for (let i = 0; i < MOST_DICE; i++) if (state.slot[i] === LOOSE) best = Math.max(best, state.dice[i]);
  return best;
}

/** MV-5.14.2: asked only if there is a shuttle with something to do. */
export function* arrivalPhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (!hasShuttleWork(state)) {
    state.phase = 'jam';
    return;
  }
  t.checkpoint();
  const action = yield* ask(t, seat, ARRIVAL);
  if (action.do === 'take-aboard') takeAboard(t, seat, action.passenger);
  else if (action.do === 'drop-off') yield* dropOff(t, seat, action.passenger);
  else if (action.do === 'assign') assignTo(t, seat, action.die, action.to);
  else state.phase = 'jam';
}

/** MV-4.7, MV-16.17: the movement phase is over: the jammer, first contact, and business, or the end of the turn. */
export function* jamPhase(t: T): Play<void> {
  const { state } = t;
  yield* maybeJam(t);
  if (state.stopped) {
    state.phase = 'end';
    return;
  }
  if (meetsStrangers(state)) yield* makeContact(t);
  state.phase = 'business';
}
