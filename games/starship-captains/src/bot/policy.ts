import type { Seat } from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import type { State } from '../state.ts';

/** How good an option looks before any thought. */
export function prior(_state: State, _seat: Seat, action: Action): number {
  switch (action.do) {
    case 'mission':
      return 6;
    case 'pass':
      return 0.05;
    case 'decline':
      return 0.15;
    case 'advance':
    case 'recall':
    case 'resolve-row':
    case 'repeat-row':
      return 3;
    case 'ignore-row':
      return 0.1;
    default:
      return 1;
  }
}

/** A number for what an action is and does: its kind and its fields. */
export function key(action: Action): number {
  let hash = actions.kinds.indexOf(action.do);
  for (const name in action) {
    if (name !== 'do')
      hash = (hash * 191 + Number((action as unknown as Record<string, unknown>)[name]) + 1) % 1_000_003;
  }
  return hash;
}
