import type { Drama } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What is rolled or turned over is seen before what it does; great moments have the stage for themselves. */
export const drama: Drama<SeenEvent['event']> = {
  'dice-rolled': 'roll',
  'difficulty-rolled': 'roll',
  'fussy-roll': 'roll',
  'die-shown': 'roll',
  'card-revealed': 'reveal',
  'road-drawn': 'reveal',
  hit: 'blow',
  'part-lost': 'blow',
  explosion: 'blow',
  'crew-lost': 'blow',
  'goods-lost': 'blow',
  arrived: 'gain',
  launched: 'scene',
  'enemy-fought': 'scene',
  'gave-up': 'scene',
};
