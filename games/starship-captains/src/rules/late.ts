import { allowed, refuse, type Verdict } from '@starboard/kernel';
import type { Action } from '../actions.ts';

/** SC-5.4, SC-7.12: once the turn option was begun, neither a step of the turn start nor another option is possible. */
export function judgeLate(action: Action): Verdict {
  switch (action.do) {
    case 'specialise':
    case 'promote':
    case 'use-ability':
      return refuse('SC-5.4', 'turn-start-over');
    case 'activate':
    case 'activate-with-artifacts':
    case 'mission':
    case 'pass':
      return refuse('SC-7.12', 'one-option');
    default:
      return allowed;
  }
}
