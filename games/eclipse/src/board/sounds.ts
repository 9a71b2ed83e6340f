import type { Sound } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

const SOUNDS: { readonly [E in SeenEvent['event']]?: Sound } = {
  'missiles-fired': 'dice',
  'cannons-fired': 'dice',
  'population-rolled': 'dice',
  'supernova-tested': 'dice',
  'fell-into-black-hole': 'dice',
  'sector-flipped': 'card',
  'discovery-found': 'card',
  'technologies-drawn': 'card',
  'reputation-drawn': 'card',
  'disc-placed': 'gain',
  researched: 'gain',
  colonised: 'gain',
  built: 'gain',
  allied: 'gain',
  'guard-destroyed': 'gain',
  'upkeep-paid': 'gain',
  'ship-destroyed': 'loss',
  'ship-lost': 'loss',
  'control-lost': 'loss',
  'population-bombarded': 'loss',
  'population-destroyed': 'loss',
  'supernova-exploded': 'loss',
  abandoned: 'loss',
  betrayed: 'loss',
  eliminated: 'loss',
};

/** What an event sounds like; most are silent. */
export const soundOf = ({ event }: SeenEvent): Sound | undefined => SOUNDS[event];
