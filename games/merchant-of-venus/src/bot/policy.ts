import { actionKey, type Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { GOODS } from '../content/cultures.ts';
import { lineCost, NAVIGATION_EXITS } from '../content/map.ts';
import { MISSIONS } from '../content/missions.ts';
import {
  ASTEROID,
  BUY_HOLD,
  BUY_LASER,
  BUY_SHIELD,
  CITY,
  LASER_HAZARD,
  NAVIGATION,
  PIRATES_HERE,
  SHIELD_HAZARD,
  TELEPORTAL,
} from '../content/terms.ts';
import { countsHere } from '../rules/missions.ts';
import { isSkipped } from '../rules/movement.ts';
import { strengthOf } from '../rules/pirates.ts';
import { here, type Open, type State } from '../state.ts';
import { pull, pullOfLanding, pullOfStaying, readGuide } from './plans.ts';
import { stopOf } from './travel.ts';
import { turnsAfter } from './worth.ts';

/** How good each kind of action looks before any thought; 1 where nothing is said. */
const WEIGHT: Readonly<Partial<Record<Action['do'], number>>> = {
  'switch-off': 0.02,
  'end-business': 1,
  sell: 30,
  'rush-sale': 1,
  'drop-off': 50,
  'take-aboard': 8,
  'buy-tech': 0.03,
  'voucher-tech': 2,
  'voucher-equipment': 4,
  'buy-contract': 0.01,
  'buy-intel': 0.02,
  'unload-good': 0.02,
  'unload-tech': 0.01,
  'unload-passenger': 0.01,
  'jettison-good': 0.005,
  'jettison-tech': 0.005,
  'jettison-passenger': 0.001,
  'second-mission': 1,
  'pay-mission': 5,
  assign: 0.1,
  'ask-left': 0.1,
  'roll-target': 0.3,
  flame: 0.3,
  purse: 0.01,
  'end-turn': 0.5,
  'trade-in': 0.5,
  'put-under': 0.5,
  probe: 0.2,
  'market-tip': 0.1,
  reroll: 0.5,
};

/** What a merchant hardly ever does, and a bot never: it gives things away, or only costs time. */
const IGNORED: readonly Action['do'][] = [
  'switch-off',
  'jettison-good',
  'jettison-tech',
  'jettison-passenger',
  'unload-good',
  'unload-tech',
  'unload-passenger',
  'purse',
  'buy-contract',
];

export function ignores(state: State, seat: Seat, action: Action): boolean {
  if (action.do === 'course') return state.phase === 'flight' && !isAtTurnOff(state.kind[here(state)]);
  if (action.do === 'assign') return state.phase === 'flight' && !isAsked(state, here(state));
  if (action.do === 'stay') return stopOf(state, here(state)) < 0; // MV-5.1.2: in space that only ends the turn
  if (!IGNORED.includes(action.do)) return false;
  return action.do !== 'unload-good' || !asksToUnload(state, seat);
}

/** A course is set where it is needed, dice are given to upgrades when these are asked for. */
const isAtTurnOff = (kind: number): boolean => kind === NAVIGATION || kind === TELEPORTAL;
const isAsked = (state: State, field: number): boolean => HAZARDS.includes(state.kind[field]);
const HAZARDS = [LASER_HAZARD, SHIELD_HAZARD, PIRATES_HERE];

const asksToUnload = (state: State, seat: Seat): boolean =>
  MISSIONS.some(
    (mission, i) =>
      state.missionAt[i] === seat && mission.condition.kind === 'unload-foreign-good' && countsHere(state, mission),
  );

/** Credits by which one way must be better to look about three times as good. */
const DOUBT = 8;
/** Movement points that one counts on before the roll, and from extra thrust. */
const USUAL_ROLL = 11;
const USUAL_THRUST = 3.5;

const likely = (ahead: number): number => Math.exp(Math.max(-6, Math.min(2, ahead / DOUBT)));

/** Ways by where they lead, trades by what they bring; everything else by its kind alone. */
export function prior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'fly':
    case 'declare':
    case 'land':
    case 'course':
    case 'stay':
    case 'thrust':
    case 'free-exit':
    case 'chart-exit':
    case 'exit':
      return wayPrior(state, seat, action);
    case 'fight':
      return Math.max(0.2, strengthOf(state, seat, action.with));
    case 'buy-good':
      return goodPrior(state, seat, action.good);
    case 'buy-equipment':
      return equipmentPrior(action.item, turnsAfter(state, seat));
    case 'train-pilot':
      return turnsAfter(state, seat) > 8 ? 2 : 0.1;
    case 'build':
      return turnsAfter(state, seat) < 6 || state.cash[seat] > 500 ? 1 : 0.05;
    default:
      return WEIGHT[action.do] ?? 1;
  }
}

type Way = Extract<
  Action,
  { do: 'fly' | 'declare' | 'land' | 'course' | 'stay' | 'thrust' | 'free-exit' | 'chart-exit' | 'exit' }
>;

/** The guide and the pull of the ship's own field are read once for all answers to a question. */
let asked: State | undefined;
let askedAt = -1;
let now = 0;

function readNow(state: State, field: number, points: number): void {
  const { active, turns, steps, phase } = state;
  const at = ((turns * 64 + steps) * 64 + points) * 512 + field;
  if (state === asked && at === askedAt) return;
  asked = state;
  askedAt = at;
  readGuide(state, active, turnsAfter(state, active) - (phase === 'declare' ? 1 : 0));
  now = pull(state, field, points);
}

function wayPrior(state: State, seat: Seat, action: Way): number {
  const { active } = state;
  const field = here(state);
  const points = state.phase === 'declare' ? USUAL_ROLL : state.bp;
  readNow(state, field, points);
  switch (action.do) {
    case 'land': {
      if (state.kind[field] === ASTEROID) return 0.05;
      const stop = stopOf(state, field);
      return stop < 0 ? 0.05 : 4 * AT_ONCE * likely(pullOfLanding(state, stop) - now);
    }
    case 'stay': {
      const stop = stopOf(state, field);
      return stop < 0 ? 0.05 : 2 * likely(pullOfStaying(state, stop) - now);
    }
    case 'thrust':
      return 2 * likely(pull(state, field, points + USUAL_THRUST) - now);
    case 'course':
      if (state.kind[field] !== NAVIGATION) return 0.1;
      return 3 * likely(after(state, field, NAVIGATION_EXITS[field][action.value - 1], points) - now);
    case 'exit':
      return seat === active ? 1 : likely(now - after(state, field, action.to, points));
    default:
      return (state.kind[action.to] === CITY ? 4 * AT_ONCE : 4) * likely(after(state, field, action.to, points) - now);
  }
}

/** A landing is better now than after a round trip. */
const AT_ONCE = 1.1;

const TURNING_BACK = 60;

function after(state: Open, from: number, to: number, points: number): number {
  if (to === state.from) return pull(state, from, 0) - TURNING_BACK;
  return pull(state, to, isSkipped(state, to) ? points : points - lineCost(from, to));
}

/** Near the end nothing is bought that nobody will buy. */
function goodPrior(state: State, seat: Seat, good: number): number {
  const left = turnsAfter(state, seat);
  if (left === 0) return 0.01;
  const { resale, cost, buyers } = GOODS[good];
  const isMet = buyers.some((buyer) => state.home[buyer] >= 0);
  const profit = (resale[1] - cost) / 10;
  if (left < 3) return isMet ? 0.1 * profit : 0.02;
  return isMet ? profit : left < 8 ? 0.1 : 0.3 * profit;
}

function equipmentPrior(item: number, left: number): number {
  if (left < 8) return 0.02;
  if (item === BUY_HOLD) return 1;
  return item === BUY_LASER || item === BUY_SHIELD ? 0.03 : 0.3;
}

export const key = actionKey(actions);
