import type { Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';

/** How good an option looks before any thought. */
export function prior(_state: State, _seat: Seat, action: Action): number {
  switch (action.do) {
    case 'finish':
    case 'give-up':
    case 'return':
    case 'pick-up':
    case 'move':
      return 0.2;
    default:
      return 1;
  }
}

const KINDS: string[] = [];

/** A number for what an action is and does: its kind and its fields. */
export function key(action: Action): number {
  let kind = KINDS.indexOf(action.do);
  if (kind < 0) kind = KINDS.push(action.do) - 1;
  let hash = kind;
  for (const [name, value] of Object.entries(action))
    if (name !== 'do') hash = (hash * 191 + Number(value) + 1) % 1_000_003;
  return hash;
}
