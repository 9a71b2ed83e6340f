import type { Seat } from '@starboard/kernel';
import type { CometAction } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import { KINDS } from '../content/crystals.ts';
import type { State } from '../state.ts';

const KEYS = ['burn', 'tow', 'crack', 'refine', 'sell', 'offer', 'accept', 'decline', 'close-market', 'drop'] as const;

/** A small integer for each thing that can be done; forms differ by what they hold. */
export function key(action: CometAction): number {
  const kind = KEYS.indexOf(action.do);
  switch (action.do) {
    case 'burn':
      return kind + KEYS.length * action.fuel;
    case 'sell':
      return kind + KEYS.length * action.crystal;
    case 'offer':
      return kind + KEYS.length * digits([...action.give, ...action.want]);
    case 'drop':
      return kind + KEYS.length * digits(action.crystals);
    default:
      return kind;
  }
}

const digits = (counts: readonly number[]): number => counts.reduce((number, n) => number * (2 * KINDS) + n, 0);

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
