import { actionKey, type Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { MISSIONS } from '../content/missions.ts';
import { ASTEROID, CITY, LASER_HAZARD, NAVIGATION, PIRATES_HERE, SHIELD_HAZARD, TELEPORTAL } from '../content/terms.ts';
import { countsHere } from '../rules/missions.ts';
import { here, type State } from '../state.ts';

/** How good each kind of action looks before any thought; 1 where nothing is said. */
const WEIGHT: Readonly<Partial<Record<Action['do'], number>>> = {
  stay: 0.3,
  'switch-off': 0.02,
  'end-business': 0.5,
  sell: 30,
  'rush-sale': 3,
  'drop-off': 50,
  'take-aboard': 8,
  'buy-good': 6,
  'buy-contract': 0.2,
  'unload-good': 0.02,
  'unload-tech': 0.01,
  'unload-passenger': 0.01,
  'jettison-good': 0.005,
  'jettison-tech': 0.005,
  'jettison-passenger': 0.001,
  'buy-equipment': 3,
  'train-pilot': 4,
  'second-mission': 4,
  'pay-mission': 5,
  land: 4,
  assign: 0.6,
  course: 0.1,
  'ask-left': 0.01,
  'roll-target': 0.3,
  flame: 0.3,
  purse: 0.05,
  'end-turn': 0.5,
  'trade-in': 0.5,
  'put-under': 0.5,
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

/** Cities draw ships; everything else by its kind alone. */
export function prior(state: State, _seat: Seat, action: Action): number {
  const weight = WEIGHT[action.do] ?? 1;
  const kind = state.kind[here(state)];
  if (action.do === 'course' && kind === NAVIGATION) return 3;
  if (action.do === 'land' && kind === ASTEROID) return 0.05;
  return (action.do === 'fly' || action.do === 'declare') && state.kind[action.to] === CITY ? weight * 6 : weight;
}

export const key = actionKey(actions);
