import type { Play, Seat } from '@starboard/kernel';
import { END_TURN, ROLL_AGAIN, ROLL_TEST, toBeacon, toLowerDial, USE_PATROL_SCHEDULE } from '../actions.ts';
import { PATROL_SCHEDULE } from '../content/encounters.ts';
import { BEACONS } from '../content/rewards.ts';
import { SKILL } from '../content/tables.ts';
import { VARIABLE_LASER, VARIABLE_SHIELD } from '../content/technologies.ts';
import { LASER, PILOT, STATS } from '../content/terms.ts';
import { CALM, dieOn, hasIntel, type Open, type T, USED } from '../state.ts';
import { may, modified } from './advantages.ts';
import { amidst, ask, playIntel, type VenusQuestion } from './ask.ts';
import { passedByRoll } from './missions.ts';
import { ownOneOf, spend } from './rewards.ts';
import { assignTo, isIdle, offerDiceFor } from './speed.ts';
import { stopTurn } from './stop.ts';

/** MV-5.10.8, MV-5.10.11: dial or skill, the die of a variable laser or shield, and bonuses of rewards. */
export function testValue(state: Open, seat: Seat, stat: number): number {
  return modified(state, seat, STATS[stat], printedValue(state, seat, stat));
}

function printedValue(state: Open, seat: Seat, stat: number): number {
  if (stat === PILOT) return SKILL[state.level[seat]];
  return dialOf(state, seat, stat) + dieOn(state, boosterOf(stat));
}

/** MV-16.12, MV-16.14: the upgrade that raises laser or shield by a die. */
export const boosterOf = (stat: number): number => (stat === LASER ? VARIABLE_LASER : VARIABLE_SHIELD);

const calmOf = (stat: number): number => (stat === LASER ? CALM.laser : CALM.shield);
const dialOf = (state: Open, seat: Seat, stat: number): number =>
  stat === LASER ? state.laser[seat] : state.shield[seat];

/** What is tested: laser, shield or pilot. */
type Tested = number;

/** MV-5.10.10, MV-19.22, MV-5.4.5: roll, pass without a roll by a card, or give a die to the variable laser or shield before. */
export const TEST: VenusQuestion<Tested> = amidst({
  kind: 'test',
  rule: 'MV-5.10.1',
  options(menu, state, seat, stat) {
    menu.offer(ROLL_TEST);
    if (hasIntel(state, seat, PATROL_SCHEDULE)) menu.offer(USE_PATROL_SCHEDULE);
    if (stat !== PILOT) offerDiceFor(menu, state, seat, boosterOf(stat));
  },
});

/** MV-5.10.3 to MV-5.10.6, MV-19.13, MV-19.14: a test has failed. */
export const FAILED: VenusQuestion<Tested> = amidst({
  kind: 'failed-test',
  rule: 'MV-5.10.3',
  options(menu, state, seat, stat) {
    if (mayRollAgain(state, seat)) menu.offer(ROLL_AGAIN);
    const beacon = ownOneOf(state, seat, BEACONS);
    if (beacon >= 0) menu.offer(toBeacon(beacon));
    if (mayLower(state, seat, stat)) menu.offer(toLowerDial(stat));
    menu.offer(END_TURN);
  },
  timeUp: () => END_TURN,
});

const mayRollAgain = (state: Open, seat: Seat): boolean =>
  (state.used & USED.testReroll) === 0 && may(state, seat, 'test-reroll');

/** MV-5.10.5, MV-5.10.6: only dials can be lowered, and not below 0. */
const mayLower = (state: Open, seat: Seat, stat: number): boolean => stat !== PILOT && dialOf(state, seat, stat) > 0;

/** MV-5.10.1: the test on entering a hazard, unless a lowered dial has made such fields blue (MV-5.10.3). */
export function* testHazard(t: T, stat: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (stat !== PILOT && (state.calm & calmOf(stat)) !== 0) return;
  if (yield* isSkipped(t, seat, stat)) return skipTest(t, seat, stat);
  for (;;) {
    if (rollTest(t, seat, stat)) return yield* passedByRoll(t);
    const isAsked = mayRollAgain(state, seat) || mayLower(state, seat, stat) || ownOneOf(state, seat, BEACONS) >= 0;
    if (!isAsked) return stopTurn(t);
    const action = yield* ask(t, seat, FAILED, stat);
    if (action.do === 'end-turn') return stopTurn(t);
    if (action.do === 'beacon') return beacon(t, seat, stat, action.reward);
    if (action.do === 'lower-dial') return lowerDial(t, seat, stat);
    state.used |= USED.testReroll;
  }
}

/** MV-5.10.10: what is done before the roll; asked only if there is anything to do. */
function* isSkipped(t: T, seat: Seat, stat: number): Play<boolean> {
  const { state } = t;
  for (;;) {
    const isAsked = hasIntel(state, seat, PATROL_SCHEDULE) || (stat !== PILOT && isIdle(state, seat, boosterOf(stat)));
    if (!isAsked) return false;
    const action = yield* ask(t, seat, TEST, stat);
    if (action.do !== 'assign') return action.do === 'patrol-schedule';
    assignTo(t, seat, action.die, action.to);
  }
}

/** MV-19.22: no roll. */
function skipTest(t: T, seat: Seat, stat: number): void {
  playIntel(t, seat, PATROL_SCHEDULE, 'MV-19.22');
  t.tell?.({ event: 'test-skipped', rule: 'MV-19.22', seat, stat });
}

/** MV-5.10.2: a roll that is not higher than the value passes. */
function rollTest(t: T, seat: Seat, stat: number): boolean {
  const value = testValue(t.state, seat, stat);
  const die = t.die('test');
  t.tell?.({ event: 'test-rolled', rule: 'MV-5.10.2', seat, stat, die, value });
  return die <= value;
}

/** MV-19.14 */
function beacon(t: T, seat: Seat, stat: number, reward: number): void {
  spend(t, seat, reward, 'MV-19.14');
  t.tell?.({ event: 'test-saved', rule: 'MV-19.14', seat, stat, reward });
}

/** MV-5.10.3, MV-5.10.4: one step down, and no more such hazards in this turn. */
function lowerDial(t: T, seat: Seat, stat: number): void {
  const { laser, shield } = t.state;
  const value = --(stat === LASER ? laser : shield)[seat];
  t.state.calm |= calmOf(stat);
  t.tell?.({ event: 'dial-lowered', rule: 'MV-5.10.3', seat, stat, value });
}
