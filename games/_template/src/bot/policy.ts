import { actionKey, type Seat } from '@starboard/kernel';
import { actions, type CometAction } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import type { State } from '../state.ts';

export const key = actionKey(actions);

/** How good a move looks at first sight. */
export function prior(state: State, _seat: Seat, action: CometAction): number {
  switch (action.do) {
    case 'burn':
      return action.fuel <= COMETS[state.comet].points ? 2 : 1;
    case 'tow':
      return COMETS[state.comet].points;
    case 'crack':
      return 2;
    case 'refine':
      return 20;
    case 'close-market':
      return 3;
    default:
      return 1;
  }
}
