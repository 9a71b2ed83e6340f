import type { Drama } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What is rolled or turned over is seen before what it does; great moments have the stage for themselves. */
export const drama: Drama<SeenEvent['event']> = {
  'missiles-fired': 'roll',
  'cannons-fired': 'roll',
  'population-rolled': 'roll',
  'supernova-tested': 'roll',
  'fell-into-black-hole': 'roll',
  'sector-flipped': 'reveal',
  'discovery-found': 'reveal',
  'ship-destroyed': 'blow',
  'ship-lost': 'blow',
  'control-lost': 'blow',
  'population-destroyed': 'blow',
  'guard-destroyed': 'scene',
  'supernova-exploded': 'scene',
  allied: 'scene',
  betrayed: 'scene',
  eliminated: 'scene',
};
