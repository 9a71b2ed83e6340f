import { allowed, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  type Action,
  COMPASS,
  FLAME,
  PROBE,
  type RerollAction,
  toAssign,
  toCourse,
  toFuelCell,
  toThrust,
} from '../actions.ts';
import type { Point } from '../content/abilities.ts';
import { FUEL_CELLS, REWARDS } from '../content/rewards.ts';
import { MOST_DICE, SPEED_DICE } from '../content/tables.ts';
import {
  CLOAKING_FIELD,
  DATA_PROBE,
  FLAME_SPEED,
  MARKET_FLUX,
  STRONG_FLAME,
  TECH_COUNT,
  TECHS,
  UPGRADES,
} from '../content/technologies.ts';
import { dieOn, LOOSE, ON_COURSE, ON_THRUST, type Open, type State, type T, techsOf, USED } from '../state.ts';
import { advantage, may, modified } from './advantages.ts';
import { assignedDice, takeTech } from './cargo.ts';
import { spend } from './rewards.ts';

/** MV-5.3.1: three speed dice; their sum is the number of movement points. */
export function rollSpeed(t: T): void {
  const { state } = t;
  const dice = t.roll('speed', SPEED_DICE);
  for (let i = 0; i < SPEED_DICE; i++) state.dice[i] = dice[i];
  reckonSpeed(state);
  t.tell?.({ event: 'speed-rolled', rule: 'MV-5.3.1', seat: state.active, dice });
}

/** MV-5.3.6, MV-16.1: all dice, the spoiler by the parity of their sum, and what cards have added. */
export function reckonSpeed(state: State): void {
  const rolled = state.dice[0] + state.dice[1] + state.dice[2] + state.dice[3];
  const spoiler = advantage(state, state.active, rolled % 2 === 0 ? 'even-speed' : 'odd-speed');
  state.bp = rolled + spoiler + state.boost;
}

/** MV-5.4.1: as many dice as the pilot has levels. */
export const hasAssignment = (state: Open, seat: Seat): boolean => assignedDice(state) < state.level[seat];

/** The place of a loose die that shows this, or -1. */
export function looseDie(state: Open, value: number): number {
  for (let i = 0; i < MOST_DICE; i++) if (state.slot[i] === LOOSE && state.dice[i] === value) return i;
  return -1;
}

const isFirstOfItsValue = (state: Open, i: number): boolean =>
  state.dice[i] > 0 && state.slot[i] === LOOSE && looseDie(state, state.dice[i]) === i;

function assign(state: State, value: number, slot: number): void {
  const die = looseDie(state, value);
  if (die < 0) throw new Error(`There is no loose die with a ${value}`);
  state.slot[die] = slot;
}

/** MV-19.1, MV-5.3.9: dice may be rolled again once, before any of them is assigned. */
const mayReroll = (state: Open, seat: Seat): boolean =>
  state.steps === 0 &&
  (state.used & USED.reroll) === 0 &&
  assignedDice(state) === 0 &&
  advantage(state, seat, 'rerolls') > 0;

/** MV-19.1: every choice of up to so many of the three dice. */
export function offerRerolls(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (!mayReroll(state, seat)) return;
  const most = advantage(state, seat, 'rerolls');
  const offered = new Set<string>();
  for (let bits = 1; bits < 8; bits++) {
    const dice = [0, 0, 0, 0, 0, 0];
    let count = 0;
    for (let i = 0; i < SPEED_DICE; i++)
      if ((bits & (1 << i)) !== 0) {
        dice[state.dice[i] - 1]++;
        count++;
      }
    const same = dice.join();
    if (count > most || offered.has(same)) continue;
    offered.add(same);
    menu.offer({ do: 'reroll', dice });
  }
}

/** MV-19.1: these dice are rolled again, together. */
export function reroll(t: T, seat: Seat, { dice }: RerollAction): void {
  const { state } = t;
  state.used |= USED.reroll;
  const left = [...dice];
  const again = [];
  for (let i = 0; i < SPEED_DICE; i++) if (left[state.dice[i] - 1]-- > 0) again.push(i);
  const rolled = t.roll('reroll', again.length);
  again.forEach((i, n) => {
    state.dice[i] = rolled[n];
  });
  reckonSpeed(state);
  t.tell?.({ event: 'rerolled', rule: 'MV-19.1', seat, dice: state.dice.slice(0, SPEED_DICE) });
}

const THRUST: readonly Point[] = ['thrust-1', 'thrust-2', 'thrust-3', 'thrust-4', 'thrust-5', 'thrust-6'];

/** MV-5.3.3, MV-16.7, MV-19.4: a 1, or what booster, relic or pilot allow besides. */
export const givesThrust = (state: Open, seat: Seat, value: number): boolean =>
  modified(state, seat, THRUST[value - 1], value === 1 ? 1 : 0) > 0;

/** MV-5.3.4: once in a turn, before the ship moves. */
export function mayThrust(state: Open, seat: Seat, value: number): Verdict {
  if (dieOn(state, ON_THRUST) > 0) return refuse('MV-5.3.4', 'thrust-used');
  return givesThrust(state, seat, value) ? allowed : refuse('MV-5.3.3', 'no-thrust-by-this', { die: value });
}

/** MV-5.3.3, MV-5.3.5: one more speed die, a die like the others. */
export function thrust(t: T, seat: Seat, die: number): void {
  const { state } = t;
  assign(state, die, ON_THRUST);
  const extra = t.die('thrust');
  state.dice[SPEED_DICE] = extra;
  reckonSpeed(state);
  t.tell?.({ event: 'thrust-rolled', rule: 'MV-5.3.3', seat, die, extra });
}

/** MV-5.4.2, MV-5.4.6: places that a loose die can go to. */
export function offerDice(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (!hasAssignment(state, seat)) return;
  for (let i = 0; i < MOST_DICE; i++) {
    if (!isFirstOfItsValue(state, i)) continue;
    const value = state.dice[i];
    if (state.steps === 0) menu.offer(toThrust(value), mayThrust(state, seat, value));
    if (state.course === 0) offerCourse(menu, state, seat, value);
    offerUpgrades(menu, state, seat, value);
  }
}

/** MV-5.7.2, MV-19.3: a navigation value, which some pilots may set off by one. */
export function offerCourse(menu: Menu<Action>, state: Open, seat: Seat, value: number): void {
  const shift = advantage(state, seat, 'course-shift');
  for (let set = Math.max(1, value - shift); set <= Math.min(6, value + shift); set++) menu.offer(toCourse(value, set));
}

/** Every die that can still become the navigation value. */
export function offerCourses(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (state.course > 0 || !hasAssignment(state, seat)) return;
  for (let i = 0; i < MOST_DICE; i++) if (isFirstOfItsValue(state, i)) offerCourse(menu, state, seat, state.dice[i]);
}

function offerUpgrades(menu: Menu<Action>, state: Open, seat: Seat, value: number): void {
  for (let i = 0; i < UPGRADES.length; i++)
    if (techsOf(state, seat, UPGRADES[i]) > 0) menu.offer(toAssign(value, UPGRADES[i]), mayAssign(state, UPGRADES[i]));
}

/** MV-5.4.2, MV-5.4.6: one die for each upgrade; market flux needs a discovered system. */
export function mayAssign(state: Open, tech: number): Verdict {
  if (dieOn(state, tech) > 0) return refuse('MV-5.4.2', 'die-lies-there');
  if (tech === MARKET_FLUX && state.home.every((system) => system < 0)) return refuse('MV-5.4.6', 'nothing-discovered');
  return allowed;
}

/** Whether this upgrade could still be given a die before a test or a fight (MV-5.4.5). */
export const isIdle = (state: Open, seat: Seat, tech: number): boolean =>
  techsOf(state, seat, tech) > 0 && dieOn(state, tech) === 0 && hasAssignment(state, seat) && hasLooseDie(state);

function hasLooseDie(state: Open): boolean {
  for (let i = 0; i < MOST_DICE; i++) if (state.slot[i] === LOOSE && state.dice[i] > 0) return true;
  return false;
}

/** MV-5.4.4, MV-5.4.5: every loose die for this upgrade, if it has none. */
export function offerDiceFor(menu: Menu<Action>, state: Open, seat: Seat, tech: number): void {
  if (!isIdle(state, seat, tech)) return;
  for (let i = 0; i < MOST_DICE; i++) if (isFirstOfItsValue(state, i)) menu.offer(toAssign(state.dice[i], tech));
}

/** MV-5.4.4: in the business phase market flux and cloaking field may still get a die. */
export function offerBusinessDice(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (!hasAssignment(state, seat)) return;
  for (let i = 0; i < MOST_DICE; i++) {
    if (!isFirstOfItsValue(state, i)) continue;
    for (const tech of [MARKET_FLUX, CLOAKING_FIELD])
      if (techsOf(state, seat, tech) > 0) menu.offer(toAssign(state.dice[i], tech), mayAssign(state, tech));
  }
}

/** MV-5.4.3: the die stays there. */
export function assignTo(t: T, seat: Seat, die: number, to: number): void {
  assign(t.state, die, to);
  t.tell?.({ event: 'die-assigned', rule: 'MV-5.4.2', seat, die, to });
}

/** MV-5.7.2, MV-5.7.3: a die becomes the navigation value of this turn. */
export function setCourse(t: T, seat: Seat, die: number, value: number): void {
  assign(t.state, die, ON_COURSE);
  t.state.course = value;
  t.tell?.({ event: 'course-set', rule: 'MV-5.7.3', seat, value });
}

/** MV-19.6: while no value is set, the compass sets it without a die, once in a turn. */
export const offerCompass = (menu: Menu<Action>, state: Open, seat: Seat): void => {
  if (hasCompass(state, seat)) menu.offer(COMPASS);
};
export const hasCompass = (state: Open, seat: Seat): boolean =>
  state.course === 0 && (state.used & USED.compass) === 0 && may(state, seat, 'compass');

export function readCompass(t: T, seat: Seat): void {
  t.state.used |= USED.compass;
  t.state.course = advantage(t.state, seat, 'compass');
  t.tell?.({ event: 'course-set', rule: 'MV-19.6', seat, value: t.state.course });
}

/** MV-5.3.8: what raises the movement points before the first step, and the data probe (MV-16.10). */
export function offerBoosts(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (techsOf(state, seat, STRONG_FLAME) > 0) menu.offer(FLAME);
  for (let i = 0; i < FUEL_CELLS.length; i++)
    if (state.rewardAt[FUEL_CELLS[i]] === seat) menu.offer(toFuelCell(FUEL_CELLS[i]));
  if (techsOf(state, seat, DATA_PROBE) > 0 && (state.used & USED.probe) === 0) menu.offer(PROBE);
}

/** MV-16.3: 10 more; the token goes back to its culture. */
export function burnFlame(t: T, seat: Seat): void {
  giveBack(t.state, seat, STRONG_FLAME);
  t.tell?.({ event: 'flame-burnt', rule: 'MV-16.3', seat });
  boost(t, seat, FLAME_SPEED, 'MV-16.3');
}

/** MV-16.0: into the market of the culture's system; nobody has a token of a culture that was not discovered. */
export function giveBack(state: State, seat: Seat, tech: number): void {
  takeTech(state, seat, tech);
  const system = state.home[TECHS[tech].culture];
  if (system < 0) state.techSupply[tech]++;
  else state.techStock[system * TECH_COUNT + tech]++;
}

/** MV-19.19 */
export function burnFuelCell(t: T, seat: Seat, reward: number): void {
  const { once } = REWARDS[reward];
  if (once?.kind !== 'movement') throw new Error(`${REWARDS[reward].id} is no fuel cell`);
  spend(t, seat, reward, 'MV-19.19');
  boost(t, seat, once.bonus, 'MV-19.19');
}

function boost(t: T, seat: Seat, by: number, rule: string): void {
  t.state.boost += by;
  reckonSpeed(t.state);
  t.tell?.({ event: 'speed-raised', rule, seat, by });
}
