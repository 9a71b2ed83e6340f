import { actionKey, type Seat } from '@starboard/kernel';
import { actions, type CometAction } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import { GRABS } from '../rules/scramble.ts';
import type { State } from '../state.ts';

export const key = actionKey(actions);

/** In a race: how long a good player needs to see and to take something, in ms; the second time he knows what lies there. */
export const pause = (state: State, seat: Seat): number => (state.grabs[seat] === GRABS ? 1400 : 700);

/** How good a move looks at first sight. */
export function prior(state: State, seat: Seat, action: CometAction): number {
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
    case 'grab':
      return action.crystal === state.wish[seat] ? 9 : 4;
    default:
      return 1;
  }
}
