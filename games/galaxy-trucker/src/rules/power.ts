import { bit, isIn, Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, CALL_ALIEN, STATE, toPower } from '../actions.ts';
import { ALIEN_BONUS, CANNON_BOOST_DOUBLED, MANAGER, MANAGER_ALIEN_BONUS } from '../content/tables.ts';
import { BARRELS, EXHAUST, KIND } from '../content/tiles.ts';
import {
  ALIEN,
  boardOf,
  cell,
  FIRST_ALIEN,
  halfInRace,
  halfOf,
  inRace,
  kindAt,
  STATE_CANNONS,
  STATE_ENGINES,
  STATE_REAR_CANNONS,
  type State,
  type T,
} from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { canPower, costOfUse, payPower } from './batteries.ts';
import { cabinOf, halfWithRole } from './crew.ts';
import { loseComponents } from './damage.ts';
import { jump, offerJumps } from './hyperspace.ts';
import { changes } from './roads.ts';
import { joinedAt, works } from './ship.ts';

const isDoubleEngine = (kind: number): boolean => kind === KIND.doubleEngine;
/** GT-6.4, GT-16.9: cannons that fire only with a battery. */
export const needsPower = (kind: number): boolean => kind === KIND.doubleCannon || kind === KIND.biCannon;
export const isCannon = (kind: number): boolean =>
  kind === KIND.cannon || kind === KIND.cannonEngine || needsPower(kind);
export const isEngine = (kind: number): boolean =>
  kind === KIND.engine || kind === KIND.cannonEngine || isDoubleEngine(kind);

/** The printed side that a strength is counted towards: the front, or the rear in an ambush (GT-19.33). */
const aimOf = (state: State, seat: Seat): number =>
  state.stating === STATE_REAR_CANNONS ? state.front[seat] ^ 2 : state.front[seat];

/** GT-16.52, GT-18.18: what an alien adds in its own half; GT-20.55: a fussy one only when it is called. */
function alienBonus(state: State, seat: Seat, half: number, alien: number): number {
  const cabin = cabinOf(state, seat, alien);
  if (cabin < 0 || halfOf(state, cabin) !== half) return 0;
  if (changes(state, seat, 'aliens-asked') && !isIn(state.called, alien)) return 0;
  return halfWithRole(state, seat, MANAGER) === half ? MANAGER_ALIEN_BONUS : ALIEN_BONUS;
}

/** GT-10.1: engine strength of a half with what is powered; GT-20.46: engines to the front subtract. */
export function engineStrengthOfHalf(state: State, seat: Seat, half: number): number {
  const sum = nozzlesOfHalf(state, seat, half);
  return sum > 0 ? sum + alienBonus(state, seat, half, ALIEN.brown) : 0;
}

function nozzlesOfHalf(state: State, seat: Seat, half: number): number {
  const front = state.front[seat];
  let sum = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    const kind = kindAt(state, seat, square);
    if (kind < 0 || !isEngine(kind) || halfOf(state, square) !== half || !works(state, seat, square)) continue;
    const strength = isDoubleEngine(kind) ? (state.powered.includes(square) ? 2 : 0) : 1;
    const exhaust = EXHAUST[state.ship[cell(seat, square)]];
    if (exhaust === 1 << (front ^ 2)) sum += strength;
    else if (exhaust === 1 << front) sum -= strength;
  }
  return sum;
}

/** GT-10.1, GT-18.14: the lower of two halves. */
export function engineStrength(state: State, seat: Seat): number {
  const left = halfInRace(state, seat, 0) ? engineStrengthOfHalf(state, seat, 0) : Number.POSITIVE_INFINITY;
  const right = halfInRace(state, seat, 1) ? engineStrengthOfHalf(state, seat, 1) : Number.POSITIVE_INFINITY;
  return Math.min(left, right);
}

/** Doubled strength of a cannon: full towards the aim, half elsewhere (GT-6.3, GT-6.4, GT-16.9). */
export function barrelStrength(placed: number, kind: number, aim: number): number {
  let sum = 0;
  for (let side = 0; side < 4; side++) {
    if ((BARRELS[placed] & (1 << side)) !== 0) sum += side === aim ? 2 : 1;
  }
  return kind === KIND.doubleCannon ? sum * 2 : sum;
}

/** GT-10.2, GT-18.15: cannon strength, doubled; each half with its own alien. */
export function cannonStrength(state: State, seat: Seat): number {
  let total = 0;
  for (let half = 0; half < 2; half++) {
    if (!halfInRace(state, seat, half)) continue;
    const sum = barrelsOfHalf(state, seat, half);
    total += sum > 0 ? sum + 2 * alienBonus(state, seat, half, ALIEN.purple) : 0;
  }
  return total;
}

function barrelsOfHalf(state: State, seat: Seat, half: number): number {
  const aim = aimOf(state, seat);
  let sum = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    const kind = kindAt(state, seat, square);
    if (kind < 0 || !isCannon(kind) || halfOf(state, square) !== half || !works(state, seat, square)) continue;
    if (needsPower(kind) && !state.powered.includes(square)) continue;
    const placed = state.ship[cell(seat, square)];
    sum += barrelStrength(placed, kind, aim);
    if (state.boosted.includes(square)) sum += boostOf(placed, aim);
  }
  return sum;
}

/** GT-16.25: +3 for a barrel towards the aim, +1.5 otherwise. */
const boostOf = (placed: number, aim: number): number =>
  (BARRELS[placed] & (1 << aim)) !== 0 ? CANNON_BOOST_DOUBLED.front : CANNON_BOOST_DOUBLED.other;

/** How a strength is stated. */
interface Stating {
  /** GT-16.31 b: nothing has been done for it yet. */
  readonly mayJump: boolean;
  /** GT-18.29: engines at Open Space. */
  readonly mustFly: boolean;
}

/** GT-10.4: what to power, boost and count before a strength is stated. */
const stateQuestion = flightQuestion<Stating>({
  kind: 'state-strength',
  rule: 'GT-10.4',
  options(menu, state, seat, { mayJump, mustFly }) {
    menu.offer(STATE, mayState(state, seat, mustFly));
    offerPower(menu, state, seat);
    if (mayJump) offerJumps(menu, state, seat);
  },
});

function offerPower(menu: Menu<Action>, state: State, seat: Seat): void {
  const engines = state.stating === STATE_ENGINES;
  for (let square = 0; square < boardOf(state).count; square++) {
    const kind = kindAt(state, seat, square);
    if (kind < 0) continue;
    const isPart = engines ? isDoubleEngine(kind) : needsPower(kind);
    if (isPart && !state.powered.includes(square) && works(state, seat, square)) {
      const half = halfOf(state, square);
      if (canPower(state, seat, half, costOfUse(state, seat, 1))) menu.offer(toPower(square));
      else menu.offer(toPower(square), refuse('GT-9.6', 'no-tokens', { cost: costOfUse(state, seat, 1) }));
    }
    if (!engines && kind === KIND.cannonBooster && works(state, seat, square)) offerBoosts(menu, state, seat, square);
  }
  const alien = engines ? ALIEN.brown : ALIEN.purple;
  if (maybeCall(state, seat, alien)) menu.offer(CALL_ALIEN);
}

/** GT-20.55: whether the owner of a fussy alien may still count it. */
function maybeCall(state: State, seat: Seat, alien: number): boolean {
  if (!changes(state, seat, 'aliens-asked') || isIn(state.called, alien)) return false;
  const cabin = cabinOf(state, seat, alien);
  return cabin >= 0 && halfInRace(state, seat, halfOf(state, cabin));
}

/** GT-16.25, GT-16.26, GT-16.28, GT-16.61 */
function offerBoosts(menu: Menu<Action>, state: State, seat: Seat, booster: number): void {
  if (state.boosted.includes(~booster)) return;
  for (let side = 0; side < 4; side++) {
    const part = joinedAt(state, seat, booster, side);
    if (part < 0 || state.boosted.includes(part) || !works(state, seat, part)) continue;
    const kind = kindAt(state, seat, part);
    if (!isCannon(kind) || (needsPower(kind) && !state.powered.includes(part))) continue;
    if (canPower(state, seat, halfOf(state, part), boostCost(state, seat, kind)))
      menu.offer({ do: 'boost', booster, part });
  }
}

/** GT-20.37: a part and its booster are one use, so that the surcharge is paid once. */
const boostCost = (state: State, seat: Seat, kind: number): number =>
  needsPower(kind) ? 1 : costOfUse(state, seat, 1);

/** GT-18.29: at Open Space a half that can power an engine may not stay at 0, unless the other has just jumped (GT-18.23). */
function mayState(state: State, seat: Seat, mustFly: boolean): Verdict {
  if (mustFly && halfInRace(state, seat, 0) && halfInRace(state, seat, 1)) {
    for (let half = 0; half < 2; half++) {
      if (engineStrengthOfHalf(state, seat, half) > 0) continue;
      if (couldFly(state, seat, half)) return refuse('GT-18.29', 'must-power');
    }
  }
  return { ok: true };
}

/** Whether one more double engine can be powered in a half and would help. */
function couldFly(state: State, seat: Seat, half: number): boolean {
  if (!canPower(state, seat, half, costOfUse(state, seat, 1))) return false;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (!isDoubleEngine(kindAt(state, seat, square)) || halfOf(state, square) !== half) continue;
    const pushes = EXHAUST[state.ship[cell(seat, square)]] === 1 << (state.front[seat] ^ 2);
    if (pushes && works(state, seat, square) && !state.powered.includes(square)) return true;
  }
  return false;
}

const hasChoice = (state: State, seat: Seat, mayJump: boolean): boolean => {
  const menu = new Menu<Action>(false);
  offerPower(menu, state, seat);
  if (mayJump) offerJumps(menu, state, seat);
  return menu.options.length > 0;
};

/**
 * GT-10.3, GT-10.4: a player states a strength: `powered`, `boosted` and `called` in the state then say with what. GT-16.31 b:
 * a ship may jump instead. Returns false if no half is left in the race.
 */
export function* prepareStrength(t: T, seat: Seat, stating: number, mustFly = false): Play<boolean> {
  const { state } = t;
  state.powered = [];
  state.boosted = [];
  state.called = 0;
  let mayJump = true;
  for (;;) {
    state.stating = stating;
    state.speaker = seat;
    if (!hasChoice(state, seat, mayJump)) break;
    const action = yield* ask(t, seat, stateQuestion, { mayJump, mustFly });
    if (action.do === 'jump') {
      yield* jump(t, seat, action.booster, action.engine);
      if (!inRace(state, seat)) return false;
      continue;
    }
    if (action.do === 'state') break;
    mayJump = false;
    yield* prepare(t, seat, action);
  }
  if (state.called !== 0) rollForFussyAlien(t, seat);
  return true;
}

function* prepare(t: T, seat: Seat, action: Action): Play<void> {
  const { state } = t;
  if (action.do === 'power') {
    state.powered.push(action.part);
    t.tell?.({ event: 'powered', rule: 'GT-9.6', seat, part: action.part });
    yield* payPower(t, seat, halfOf(state, action.part), costOfUse(state, seat, 1));
  } else if (action.do === 'boost') {
    const cost = boostCost(state, seat, kindAt(state, seat, action.part));
    state.boosted.push(action.part, ~action.booster);
    t.tell?.({ event: 'boosted', rule: 'GT-16.25', seat, booster: action.booster, part: action.part });
    yield* payPower(t, seat, halfOf(state, action.part), cost);
  } else if (action.do === 'call-alien')
    state.called |= bit(state.stating === STATE_ENGINES ? ALIEN.brown : ALIEN.purple);
}

/** GT-20.55: on a 1 the alien leaves after the card. */
function rollForFussyAlien(t: T, seat: Seat): void {
  const { state } = t;
  const alien = state.stating === STATE_ENGINES ? ALIEN.brown : ALIEN.purple;
  const die = t.die('fussy-alien');
  t.tell?.({ event: 'fussy-roll', rule: 'GT-20.55', seat, die, alien: alien - FIRST_ALIEN });
  if (die === 1) state.leaving[seat] |= bit(alien);
}

/** GT-10.2: a player states his cannon strength (doubled), or -1 if he jumped instead. */
export function* stateCannons(t: T, seat: Seat, rear = false): Play<number> {
  const stating = rear ? STATE_REAR_CANNONS : STATE_CANNONS;
  if (!(yield* prepareStrength(t, seat, stating))) return -1;
  t.state.stating = stating;
  const strength = cannonStrength(t.state, seat);
  t.state.stating = 0;
  t.tell?.({ event: 'strength-stated', rule: 'GT-10.2', seat, what: rear ? 'rear' : 'cannons', half: 2, strength });
  return strength;
}

/** GT-16.27, GT-16.29: boosted cannons are destroyed as soon as the result is clear. */
export function* burnBoosted(t: T, seat: Seat): Play<void> {
  const { state } = t;
  const cannons = state.boosted.filter((part) => part >= 0 && state.ship[cell(seat, part)] >= 0);
  state.boosted = [];
  state.powered = [];
  if (cannons.length > 0) yield* loseComponents(t, seat, cannons, 'destroyed', 'GT-16.27');
}

/** GT-10.1: a player states his engine strength, or -1 if he jumped instead. */
export function* stateEngines(t: T, seat: Seat): Play<number> {
  if (!(yield* prepareStrength(t, seat, STATE_ENGINES))) return -1;
  const strength = engineStrength(t.state, seat);
  t.state.stating = 0;
  t.tell?.({ event: 'strength-stated', rule: 'GT-10.1', seat, what: 'engines', half: 2, strength });
  return strength;
}
