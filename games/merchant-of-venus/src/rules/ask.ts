import type { About, Menu, Play, Question, Seat, Verdict } from '@starboard/kernel';
import {
  type Action,
  toJettisonGood,
  toJettisonPassenger,
  toJettisonTech,
  toPardon,
  toShiftMarket,
  USE_MARKET_TIP,
} from '../actions.ts';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { MARKET_TIP } from '../content/encounters.ts';
import { PASSENGER_COUNT } from '../content/passengers.ts';
import { PARDONS, REWARDS } from '../content/rewards.ts';
import { SYSTEM_COUNT } from '../content/systems.ts';
import { TECH_COUNT, TECHS } from '../content/technologies.ts';
import { aboard, goodsOf, hasIntel, type Open, type State, type T, TRACK, techsOf, USED } from '../state.ts';
import { jettisonGood, jettisonPassenger, jettisonTech, mayJettison, mayPartWith } from './cargo.ts';
import { shiftMarket } from './market.ts';
import { spend } from './rewards.ts';
import { reckonSpeed } from './speed.ts';

export type VenusQuestion<Q = void> = Question<State, Action, Q>;

/** A question of the own turn: beside it stands what may be done at every moment (MV-7.5.7, MV-19.21, MV-19.24). */
export function duringTurn(question: VenusQuestion): VenusQuestion {
  return {
    ...question,
    options(menu, state, seat) {
      question.options?.(menu, state, seat);
      offerAsides(menu, state, seat);
    },
  };
}

/**
 * A question in the midst of a test, a fight or the like. Nothing goes over board now (MV-7.5.7), but cards for any moment of the turn
 * can be used (MV-19.21, MV-19.24).
 */
export function amidst<Q>(question: VenusQuestion<Q>): VenusQuestion<Q> {
  return {
    ...question,
    options(menu, state, seat, about) {
      question.options?.(menu, state, seat, about);
      offerCards(menu, state, seat);
    },
  };
}

/** Asks, and asks again after everything that was done beside the question. */
export function* ask<Q = void>(t: T, seat: Seat, question: VenusQuestion<Q>, ...about: About<Q>): Play<Action> {
  for (;;) {
    const action = yield* t.choose(seat, question, ...about);
    if (!(yield* doAside(t, seat, action))) return action;
  }
}

function offerAsides(menu: Menu<Action>, state: Open, seat: Seat): void {
  offerJettison(menu, state, seat);
  offerCards(menu, state, seat);
}

function offerCards(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (hasIntel(state, seat, MARKET_TIP) && isAnythingKnown(state)) menu.offer(USE_MARKET_TIP);
  for (let i = 0; i < PARDONS.length; i++)
    if (state.rewardAt[PARDONS[i]] === seat && state.infamy[seat] > 0) menu.offer(toPardon(PARDONS[i]));
}

function offerJettison(menu: Menu<Action>, state: Open, seat: Seat): void {
  const verdict = mayJettison(state);
  if (!verdict.ok && !menu.explains) return;
  for (let good = 0; good < CULTURE_COUNT; good++)
    if (goodsOf(state, seat, good) > 0) menu.offer(toJettisonGood(good), verdict);
  for (let tech = 0; tech < TECH_COUNT; tech++)
    if (techsOf(state, seat, tech) > 0 && TECHS[tech].type !== 'supply')
      menu.offer(
        toJettisonTech(tech),
        firstRefusal(verdict, () => mayPartWith(state, seat, tech)),
      );
  for (let passenger = 0; passenger < PASSENGER_COUNT; passenger++)
    if (state.passengerAt[passenger] === aboard(seat)) menu.offer(toJettisonPassenger(passenger), verdict);
}

const firstRefusal = (verdict: Verdict, next: () => Verdict): Verdict => (verdict.ok ? next() : verdict);

const JETTISON: readonly Action['do'][] = ['jettison-good', 'jettison-tech', 'jettison-passenger'];

function* doAside(t: T, seat: Seat, action: Action): Play<boolean> {
  if (JETTISON.includes(action.do)) t.state.used |= USED.aside;
  if (action.do === 'jettison-good') jettisonGood(t, seat, action.good);
  else if (action.do === 'jettison-tech') {
    jettisonTech(t, seat, action.tech);
    if (t.state.phase === 'flight' && t.state.steps === 0) reckonSpeed(t.state);
  } else if (action.do === 'jettison-passenger') jettisonPassenger(t, seat, action.passenger);
  else if (action.do === 'pardon') pardon(t, seat, action.reward);
  else if (action.do === 'market-tip') yield* marketTip(t, seat);
  else return false;
  return true;
}

/** MV-19.21: up to three infamy tokens go back. */
function pardon(t: T, seat: Seat, reward: number): void {
  const { once } = REWARDS[reward];
  if (once?.kind !== 'pardon') throw new Error(`${REWARDS[reward].id} pardons nothing`);
  const count = Math.min(once.most, t.state.infamy[seat]);
  t.state.infamy[seat] -= count;
  spend(t, seat, reward, 'MV-19.21');
  t.tell?.({ event: 'infamy-removed', rule: 'MV-19.21', seat, count });
}

export const isAnythingKnown = (state: Open): boolean => {
  for (let system = 0; system < SYSTEM_COUNT; system++) if (state.culture[system] >= 0) return true;
  return false;
};

/** MV-16.2, MV-19.24: a discovered system whose market is shifted. */
const SHIFT: VenusQuestion = {
  kind: 'shift-market',
  rule: 'MV-16.2',
  options(menu, state) {
    for (let system = 0; system < SYSTEM_COUNT; system++)
      if (state.culture[system] >= 0) menu.offer(toShiftMarket(system));
  },
};

/** MV-16.2, MV-19.24: a shift without a sale and without production. */
export function* chooseShift(t: T, seat: Seat, rule: string): Play<void> {
  const action = yield* t.choose(seat, SHIFT);
  if (action.do === 'shift-market') shiftMarket(t, t.state.culture[action.system], rule);
}

/** MV-5.12.7: an intel card is used once, then it goes back to the track. */
export function playIntel(t: T, seat: Seat, intel: number, rule: string): void {
  t.state.intelAt[intel] = TRACK;
  t.state.intelUsed |= 1 << intel;
  t.tell?.({ event: 'intel-used', rule, seat, intel });
}

/** MV-19.24 */
function* marketTip(t: T, seat: Seat): Play<void> {
  playIntel(t, seat, MARKET_TIP, 'MV-19.24');
  yield* chooseShift(t, seat, 'MV-19.24');
}
