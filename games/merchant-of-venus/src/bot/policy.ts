import { actionKey, type Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { ASTEROID, CITY, NAVIGATION } from '../content/terms.ts';
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

/** Cities draw ships; everything else by its kind alone. */
export function prior(state: State, _seat: Seat, action: Action): number {
  const weight = WEIGHT[action.do] ?? 1;
  const kind = state.kind[here(state)];
  if (action.do === 'course' && kind === NAVIGATION) return 3;
  if (action.do === 'land' && kind === ASTEROID) return 0.05;
  return (action.do === 'fly' || action.do === 'declare') && state.kind[action.to] === CITY ? weight * 6 : weight;
}

export const key = actionKey(actions);
