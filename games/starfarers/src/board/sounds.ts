import type { Sound } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

const SOUNDS: { readonly [E in SeenEvent['event']]?: Sound } = {
  'first-player': 'dice',
  'dice-rolled': 'dice',
  'balls-drawn': 'dice',
  'encounter-read': 'card',
  looked: 'card',
  'ship-built': 'gain',
  'spaceport-built': 'gain',
  'upgrade-built': 'gain',
  'colony-founded': 'gain',
  'station-founded': 'gain',
  'obstacle-cleared': 'gain',
  traded: 'gain',
  stole: 'loss',
  discarded: 'loss',
  'upgrade-lost': 'loss',
};

/** What an event sounds like; most are silent. */
export const soundOf = ({ event }: SeenEvent): Sound | undefined => SOUNDS[event];
