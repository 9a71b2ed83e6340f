import { actionKey, type Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { REPUTATION } from '../content/tables.ts';
import { balanceOf } from '../rules/upkeep.ts';
import type { State } from '../state.ts';

export const key = actionKey(actions);

/** How good an action of a turn looks: less so when the next disc cannot be paid for. */
function actionWorth(state: State, seat: Seat, action: number): number {
  const worth = [6, 5, 2, 4, 3, 2][action];
  return balanceOf(state, seat) <= 0 ? worth / 20 : worth;
}

/** How good a move looks at first sight. */
export function prior(state: State, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'take-action':
      return actionWorth(state, seat, action.action);
    case 'pass':
      return balanceOf(state, seat) <= 0 ? 10 : 1;
    case 'colonise':
      return 30;
    case 'end-action':
      return state.left === 0 ? 10 : 0.3;
    case 'trade':
    case 'take-off':
      return 0.05;
    case 'influence':
      return action.from === action.to ? 0.1 : 1;
    case 'place':
    case 'place-disc':
    case 'take-reward':
    case 'bombard':
      return 4;
    case 'drop-bombs':
      return 8;
    case 'keep-tile':
      return action.value ** 2;
    case 'swap-tile':
      return action.value > action.old ? REPUTATION.length ** 2 : 0.01;
    case 'attack':
      return 5;
    case 'abandon':
    case 'discard':
      return 0.2;
    default:
      return 1;
  }
}
