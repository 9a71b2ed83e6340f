import { clockwise, type Play, type Seat, sum } from '@starboard/kernel';
import { toChoosePilot, toSetDial } from '../actions.ts';
import { CHALLENGES } from '../content/challenges.ts';
import { FIELD_COUNT } from '../content/fields.ts';
import { PILOTS } from '../content/pilots.ts';
import { ORBITAL_AT } from '../content/systems.ts';
import {
  CREDITS_PER_PLAYER,
  DRILL_INCOME,
  HIGH_DIAL,
  LATE_CREDITS,
  LOW_DIAL,
  MOST_DICE,
  roundEvent,
} from '../content/tables.ts';
import { LASER, SHIELD } from '../content/terms.ts';
import { LOOSE, NONE, type State, type T, turnPlace } from '../state.ts';
import type { VenusQuestion } from './ask.ts';
import { drawMission, replaceImpossible, turnOver } from './missions.ts';
import { passengerComes } from './passengers.ts';

/** MV-2.8: any pilot that nobody has. */
const CHOOSE_PILOT: VenusQuestion = {
  kind: 'pilot',
  rule: 'MV-2.8',
  options(menu, state) {
    for (let pilot = 0; pilot < PILOTS.length; pilot++)
      if (!state.pilot.includes(pilot)) menu.offer(toChoosePilot(pilot));
  },
};

/** MV-2.8: the last in turn order chooses first. */
export function* pilotsPhase(t: T): Play<void> {
  const { state } = t;
  const order = clockwise(state.start, state.players).toReversed();
  const seat = order.find((one) => state.pilot[one] === NONE);
  if (seat === undefined) return dealMissions(t, state);
  t.checkpoint();
  const action = yield* t.choose(seat, CHOOSE_PILOT);
  if (action.do === 'choose-pilot') takePilot(t, state, seat, action.pilot);
}

export function takePilot(t: T, state: State, seat: Seat, pilot: number): void {
  state.pilot[seat] = pilot;
  t.tell?.({ event: 'pilot-taken', rule: 'MV-2.8', seat, pilot });
}

/** MV-2.9, MV-2.11, MV-2.16: missions, then money; after that come the dials. */
export function dealMissions(t: T, state: State): void {
  const order = clockwise(state.start, state.players);
  for (const seat of order) drawMission(t, state, seat, 'MV-2.9');
  const bonus = state.challenge === NONE ? 0 : CHALLENGES[state.challenge].bonus;
  for (const seat of order) {
    const credits = CREDITS_PER_PLAYER * state.players + LATE_CREDITS[turnPlace(state, seat)] + bonus;
    state.cash[seat] = credits;
    t.tell?.({ event: 'money-given', rule: 'MV-2.11', seat, credits });
  }
  state.phase = 'dials';
}

/** MV-2.12: laser or shield at 2, the other at 1. */
const SET_DIAL: VenusQuestion = {
  kind: 'dial',
  rule: 'MV-2.12',
  options(menu) {
    menu.offer(toSetDial(LASER));
    menu.offer(toSetDial(SHIELD));
  },
};

/** MV-2.12, MV-2.14: in turn order; then the first passenger comes, and round 1 begins. */
export function* dialsPhase(t: T): Play<void> {
  const { state } = t;
  const seat = clockwise(state.start, state.players).find((one) => state.laser[one] === 0);
  if (seat === undefined) return beginFirstRound(t);
  t.checkpoint();
  const action = yield* t.choose(seat, SET_DIAL);
  if (action.do !== 'set-dial') return;
  state.laser[seat] = action.stat === LASER ? HIGH_DIAL : LOW_DIAL;
  state.shield[seat] = action.stat === SHIELD ? HIGH_DIAL : LOW_DIAL;
  t.tell?.({ event: 'dial-set', rule: 'MV-2.12', seat, stat: action.stat });
}

function beginFirstRound(t: T): void {
  passengerComes(t, t.state, 'MV-2.14');
  t.tell?.({ event: 'round-began', rule: 'MV-2.13', round: 1 });
  beginTurn(t, t.state.start);
}

/** MV-11.2, MV-13.3: one mission for the end of a turn; then the next player, the next round, or the end (MV-3.5). */
export function* endPhase(t: T): Play<void> {
  const { state } = t;
  yield* turnOver(t);
  t.tell?.({ event: 'turn-ended', rule: 'MV-11.2', seat: state.active });
  state.turns++;
  clearTurn(state);
  const next = (state.active + 1) % state.players;
  if (next !== state.start) return beginTurn(t, next);
  if (state.round === state.rounds) {
    state.phase = 'over';
    return;
  }
  beginRound(t);
  beginTurn(t, next);
}

/** MV-3.2: the marker goes on, then the event of the round. */
function beginRound(t: T): void {
  const { state } = t;
  state.round++;
  t.tell?.({ event: 'round-began', rule: 'MV-3.2', round: state.round });
  if (roundEvent(state.round) === 'passenger') passengerComes(t, state, 'MV-3.3');
  else payDrills(t);
}

/** MV-3.4: drills are taken back, for 10 credits each. */
function payDrills(t: T): void {
  const { state } = t;
  const counts = state.cash.map(() => 0);
  for (let field = 0; field < FIELD_COUNT; field++) {
    const seat = state.marker[field];
    if (seat === NONE || ORBITAL_AT[field] >= 0) continue;
    state.marker[field] = NONE;
    state.markers[seat]++;
    counts[seat]++;
  }
  if (sum(counts) === 0) return;
  for (const seat of clockwise(state.start, state.players)) {
    const credits = counts[seat] * DRILL_INCOME;
    if (credits === 0) continue;
    state.cash[seat] += credits;
    t.tell?.({ event: 'drills-paid', rule: 'MV-3.4', seat, count: counts[seat], credits });
  }
}

/** MV-13.10: a turn begins with a look at missions that have become impossible. */
function beginTurn(t: T, seat: Seat): void {
  const { state } = t;
  state.active = seat;
  state.phase = 'declare';
  t.tell?.({ event: 'turn-began', rule: 'MV-3.1', seat });
  replaceImpossible(t);
}

/** MV-11.2, MV-4.4: dice and effects of the turn end. */
function clearTurn(state: State): void {
  for (let i = 0; i < MOST_DICE; i++) {
    state.dice[i] = 0;
    state.slot[i] = LOOSE;
  }
  state.course = 0;
  state.bp = 0;
  state.boost = 0;
  state.steps = 0;
  state.from = NONE;
  state.declared = NONE;
  state.off = 0;
  state.used = 0;
  state.calm = 0;
  state.beaten = 0;
  state.met = 0;
  state.passed = 0;
  state.landed = false;
  state.contacted = false;
  state.stopped = false;
  state.trained = false;
  state.buys = 0;
  state.sales = 0;
  state.purse = NONE;
  state.unloaded.fill(0);
  state.unloadedTechs.fill(0);
  state.unloadedPassengers = 0;
  state.intelUsed = 0;
}
