import type { Drama } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What is rolled or turned over is seen before what it does; great moments have the stage for themselves. */
export const drama: Drama<SeenEvent['event']> = {
  'tie-rolled': 'roll',
  'comet-appeared': 'reveal',
  found: 'reveal',
  leaked: 'blow',
  cracked: 'blow',
  towed: 'gain',
  refined: 'gain',
};
