import { allowed, type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  type Action,
  ASK_LEFT,
  END_TURN,
  LAND,
  NAVIGATE,
  STAY,
  toDeclare,
  toFly,
  toSwitchOff,
  USE_PIRATE_CODES,
} from '../actions.ts';
import { PIRATE_CODES } from '../content/encounters.ts';
import { lineCost, NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { MARKET_FLUX } from '../content/technologies.ts';
import {
  ASTEROID,
  CITY,
  DRIVE_COLOURS,
  ENCOUNTER_HERE,
  LASER,
  LASER_HAZARD,
  NAVIGATION,
  PILOT,
  PILOT_HAZARD,
  PIRATES_HERE,
  RED,
  RED_DRIVE,
  SHIELD,
  SHIELD_HAZARD,
  TELEPORTAL,
  YELLOW,
  YELLOW_DRIVE,
} from '../content/terms.ts';
import { BY_NAVIGATION, CALM, hasIntel, here, isLandingPlace, isPort, NONE, type Open, type T } from '../state.ts';
import { ask, chooseShift, duringTurn, playIntel, type VenusQuestion } from './ask.ts';
import { maybeDrill } from './asteroids.ts';
import { meetEncounter } from './encounters.ts';
import { testHazard } from './hazards.ts';
import { buyIntel, offerIntel } from './intel.ts';
import * as missions from './missions.ts';
import { askLeft, chooseExit, mayChooseExit, offerExits, turnBack } from './navigation.ts';
import { dropOff, offerShuttle, takeAboard } from './passengers.ts';
import { meetPirates } from './pirates.ts';
import { sendProbe } from './probe.ts';
import {
  assignTo,
  burnFlame,
  burnFuelCell,
  hasAssignment,
  hasCompass,
  offerBoosts,
  offerCompass,
  offerDice,
  offerRerolls,
  readCompass,
  reroll,
  rollSpeed,
  setCourse,
  thrust,
} from './speed.ts';
import { enterTeleportal } from './teleportals.ts';

/** MV-5.6.1, MV-5.6.2, MV-5.6.5: whether the active drive skips this field. */
export function isSkipped(state: Open, field: number): boolean {
  const drive = state.drive[state.active] & ~state.off;
  if (drive === 0) return false;
  const kind = state.kind[field];
  return (kind === YELLOW && (drive & YELLOW_DRIVE) !== 0) || (kind === RED && (drive & RED_DRIVE) !== 0);
}

/** MV-5.5.1, MV-5.6.2: what a step costs. */
export const stepCost = (state: Open, from: number, to: number): number =>
  isSkipped(state, to) ? 0 : lineCost(from, to);

/** MV-9.5: nobody goes from a merchant spaceport down to the city. */
const isClosed = (state: Open, from: number, to: number): boolean => state.kind[to] === CITY && isPort(state, from);

const CLOSED = refuse('MV-9.5', 'way-down-closed');
const BACKWARDS = refuse('MV-5.5.2', 'no-moving-back');
const TOO_DEAR = refuse('MV-5.5.1', 'too-few-points');

/** MV-5.5.1, MV-5.5.2, MV-9.5: whether the ship may take this step now. */
export function mayFly(state: Open, to: number): Verdict {
  const from = here(state);
  if (to === state.from) return BACKWARDS;
  if (isClosed(state, from, to)) return CLOSED;
  return stepCost(state, from, to) <= state.bp ? allowed : TOO_DEAR;
}

/** MV-5.5.7: what can be passed can be landed on; MV-5.7.9: also an orbital navigation field with a spaceport. */
export const mayLand = (state: Open): boolean => {
  const field = here(state);
  return state.steps > 0 && (state.kind[field] === ASTEROID || isLandingPlace(state, field));
};

/** MV-5.1.1, MV-5.2.1, MV-5.2.4: stay, or declare a direction; drives are switched off before. */
const DECLARE: VenusQuestion = duringTurn({
  kind: 'declare',
  rule: 'MV-5.2.1',
  options(menu, state, seat) {
    const field = here(state);
    if (state.kind[field] === NAVIGATION) menu.offer(NAVIGATE);
    else
      for (let i = 0; i < NEIGHBOURS[field].length; i++)
        menu.offer(toDeclare(NEIGHBOURS[field][i]), mayDeclare(state, field, NEIGHBOURS[field][i]));
    menu.offer(STAY);
    offerDrives(menu, state, seat);
    offerIntel(menu, state, seat);
    if (hasIntel(state, seat, PIRATE_CODES) && (state.calm & CALM.pirates) === 0) menu.offer(USE_PIRATE_CODES);
  },
  timeUp: () => STAY,
});

/** MV-5.2.7 */
const mayDeclare = (state: Open, from: number, to: number): Verdict => (isClosed(state, from, to) ? CLOSED : allowed);

/** MV-5.2.4: each colour of the drive by itself. */
function offerDrives(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let colour = 0; colour < DRIVE_COLOURS.length; colour++)
    if ((state.drive[seat] & ~state.off & (1 << colour)) !== 0) menu.offer(toSwitchOff(colour));
}

/** MV-5.1.1, MV-5.2.1: the beginning of a turn. */
export function* declarePhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  t.checkpoint();
  const action = yield* ask(t, seat, DECLARE);
  if (action.do === 'stay') stay(t, seat);
  else if (action.do === 'switch-off') switchOff(t, seat, action.drive);
  else if (action.do === 'buy-intel') buyIntel(t, seat, action.intel);
  else if (action.do === 'pirate-codes') sendCodes(t, seat);
  else if (action.do === 'declare') declare(t, seat, action.to);
  else if (action.do === 'navigate') declare(t, seat, BY_NAVIGATION);
  else throw new Error(`${action.do} is not done before a roll`);
}

/** MV-5.1.1, MV-5.1.2: no dice; business if there is any to do here. */
function stay(t: T, seat: Seat): void {
  const { state } = t;
  state.stopped = !isLandingPlace(state, state.at[seat]);
  state.phase = 'jam';
  t.tell?.({ event: 'stayed', rule: 'MV-5.1.1', seat });
}

/** MV-5.2.4: for the whole turn. */
function switchOff(t: T, seat: Seat, drive: number): void {
  t.state.off |= 1 << drive;
  t.tell?.({ event: 'drive-switched-off', rule: 'MV-5.2.4', seat, drive });
}

/** MV-19.25: all pirates are blue fields in this turn. */
function sendCodes(t: T, seat: Seat): void {
  t.state.calm |= CALM.pirates;
  playIntel(t, seat, PIRATE_CODES, 'MV-19.25');
}

/** MV-5.2.1, MV-5.2.3: what is declared stands; then the dice are rolled. */
function declare(t: T, seat: Seat, to: number): void {
  const { state } = t;
  state.declared = to;
  if (to === BY_NAVIGATION) t.tell?.({ event: 'declared-navigation', rule: 'MV-5.2.3', seat });
  else t.tell?.({ event: 'declared', rule: 'MV-5.2.1', seat, to });
  state.phase = 'flight';
  rollSpeed(t);
}

/** MV-5.3.9, MV-5.4.4, MV-5.5.1: dice, cards and steps. */
const FLIGHT: VenusQuestion = duringTurn({
  kind: 'flight',
  rule: 'MV-5.5.1',
  options(menu, state, seat) {
    const field = here(state);
    if (state.kind[field] === NAVIGATION) offerNavigation(menu, state, seat, field);
    else if (state.declared >= 0) menu.offer(toFly(state.declared));
    else
      for (let i = 0; i < NEIGHBOURS[field].length; i++)
        menu.offer(toFly(NEIGHBOURS[field][i]), mayFly(state, NEIGHBOURS[field][i]));
    if (mayLand(state)) menu.offer(LAND);
    offerDice(menu, state, seat);
    offerCompass(menu, state, seat);
    if (state.steps > 0) return;
    offerRerolls(menu, state, seat);
    offerBoosts(menu, state, seat);
    offerShuttle(menu, state, seat);
  },
  judge(state, _seat, action) {
    if (action.do !== 'fly') return allowed;
    return state.declared >= 0 ? refuse('MV-5.2.5', 'declared-otherwise') : refuse('MV-5.5.1', 'no-line-there');
  },
});

/** MV-5.7.4, MV-5.7.5, MV-5.7.6, MV-19.5: the exit of the navigation value, one's own choice, or the neighbour's. */
function offerNavigation(menu: Menu<Action>, state: Open, seat: Seat, field: number): void {
  if (state.course === 0) menu.offer(ASK_LEFT);
  else if (exitOf(state, field) === state.from) menu.offer(END_TURN);
  else menu.offer(toFly(exitOf(state, field)));
  offerExits(menu, state, seat);
}

/** MV-5.7.1: where the navigation value leads. */
const exitOf = (state: Open, field: number): number => NAVIGATION_EXITS[field][state.course - 1];

/** MV-5.5.4 to MV-5.5.7: one step, one act of the speed step, or the end of the movement. */
export function* flightPhase(t: T): Play<void> {
  const { state } = t;
  if (state.steps > 0) {
    if (state.bp === 0) return yield* endMovement(t);
    if (state.kind[here(state)] === NAVIGATION) {
      if (!isNavigationChoice(state)) return yield* leaveByNavigation(t);
    } else if (!mayLand(state)) {
      const only = onlyWay(state);
      if (only === NO_WAY_ON) return yield* endMovement(t);
      if (only !== SEVERAL_WAYS) return yield* stepTo(t, only);
    }
  }
  t.checkpoint();
  yield* actInFlight(t, yield* ask(t, state.active, FLIGHT));
}

const NO_WAY_ON = -1;
const SEVERAL_WAYS = -2;

/** The only step that can be taken, or that there is none or more than one. */
function onlyWay(state: Open): number {
  const next = NEIGHBOURS[here(state)];
  let only = NO_WAY_ON;
  for (let i = 0; i < next.length; i++) {
    if (!mayFly(state, next[i]).ok) continue;
    if (only !== NO_WAY_ON) return SEVERAL_WAYS;
    only = next[i];
  }
  return only;
}

/** Whether there is anything to decide on a navigation field, by the one whose ship it is. */
function isNavigationChoice(state: Open): boolean {
  const seat = state.active;
  if (mayLand(state) || mayChooseExit(state, seat)) return true;
  return state.course === 0 && (hasCompass(state, seat) || hasAssignment(state, seat));
}

/** MV-5.7.4, MV-5.7.6, MV-5.7.11: nothing to decide: the value says where, or the neighbour does. */
function* leaveByNavigation(t: T): Play<void> {
  const { state } = t;
  if (state.course === 0) return yield* stepTo(t, yield* askLeft(t));
  const exit = exitOf(state, here(state));
  if (exit === state.from) turnBack(t);
  else yield* stepTo(t, exit);
}

function* actInFlight(t: T, action: Action): Play<void> {
  const { state } = t;
  const seat = state.active;
  switch (action.do) {
    case 'fly':
      return yield* stepTo(t, action.to);
    case 'land':
      return yield* land(t);
    case 'ask-left':
      return yield* stepTo(t, yield* askLeft(t));
    case 'free-exit':
    case 'chart-exit':
      return yield* stepTo(t, chooseExit(t, action));
    case 'end-turn':
      return turnBack(t);
    case 'reroll':
      return reroll(t, seat, action);
    case 'thrust':
      return thrust(t, seat, action.die);
    case 'course':
      return setCourse(t, seat, action.die, action.value);
    case 'compass':
      return readCompass(t, seat);
    case 'assign':
      return yield* assignUpgrade(t, seat, action.die, action.to);
    case 'flame':
      return burnFlame(t, seat);
    case 'fuel-cell':
      return burnFuelCell(t, seat, action.reward);
    case 'probe':
      return yield* sendProbe(t, seat);
    case 'take-aboard':
      return takeAboard(t, seat, action.passenger);
    case 'drop-off':
      return yield* dropOff(t, seat, action.passenger);
    default:
      throw new Error(`${action.do} is not done in flight`);
  }
}

/** MV-5.4.2, MV-16.2: the die of market flux shifts a market at once. */
export function* assignUpgrade(t: T, seat: Seat, die: number, tech: number): Play<void> {
  assignTo(t, seat, die, tech);
  if (tech === MARKET_FLUX) yield* chooseShift(t, seat, 'MV-16.2');
}

/** MV-5.5.1: along one line to the next field; what is skipped does nothing (MV-5.6.2). */
export function* stepTo(t: T, to: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  const at = state.at[seat];
  state.bp -= stepCost(state, at, to);
  state.from = at;
  state.at[seat] = to;
  state.declared = NONE;
  state.flown[seat] = 1;
  state.steps++;
  t.tell?.({ event: 'flew', rule: 'MV-5.5.1', seat, to, left: state.bp });
  if (!isSkipped(state, to)) yield* enter(t, to);
}

/** What happens on entering a field. */
function* enter(t: T, field: number): Play<void> {
  switch (t.state.kind[field]) {
    case LASER_HAZARD:
      return yield* testHazard(t, LASER);
    case SHIELD_HAZARD:
      return yield* testHazard(t, SHIELD);
    case PILOT_HAZARD:
      return yield* testHazard(t, PILOT);
    case PIRATES_HERE:
      return yield* meetPirates(t, field);
    case ENCOUNTER_HERE:
      return yield* meetEncounter(t, field);
    case TELEPORTAL:
      return yield* enterTeleportal(t, field);
    case ASTEROID:
      return yield* maybeDrill(t, field);
    case CITY:
      return yield* land(t);
  }
}

/** MV-5.5.7, MV-5.14.1: out of movement points; on a spaceport, the base or an asteroid that is a landing. */
function* endMovement(t: T): Play<void> {
  const { state } = t;
  if (mayLand(state)) return yield* land(t);
  state.stopped = true;
  state.phase = 'arrival';
  t.tell?.({ event: 'stopped', rule: 'MV-5.14.1', seat: state.active, at: here(state) });
}

/** MV-5.5.6, MV-5.5.7, MV-5.13.1: a landing; on an asteroid the turn is over after it. */
function* land(t: T): Play<void> {
  const { state } = t;
  const field = here(state);
  state.landed = true;
  state.stopped = state.kind[field] === ASTEROID;
  state.phase = 'arrival';
  t.tell?.({ event: 'landed', rule: 'MV-5.5.7', seat: state.active, at: field });
  yield* missions.landed(t);
}
