import type { Drama } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What is rolled or turned over is seen before what it does; great moments have the stage for themselves. */
export const drama: Drama<SeenEvent['event']> = {
  'first-player': 'roll',
  'dice-rolled': 'roll',
  'balls-drawn': 'roll',
  'encounter-read': 'reveal',
  compared: 'blow',
  stole: 'blow',
  'upgrade-lost': 'blow',
  produced: 'gain',
  'cards-gained': 'gain',
  'supply-drawn': 'gain',
  'upgrade-gained': 'gain',
  'disc-won': 'gain',
  'colony-founded': 'scene',
  'station-founded': 'scene',
  'obstacle-cleared': 'scene',
  won: 'scene',
};
