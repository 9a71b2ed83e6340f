import type { Drama } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What is rolled or turned over is seen before what it does; great moments have the stage for themselves. */
export const drama: Drama<SeenEvent['event']> = {
  'speed-rolled': 'roll',
  rerolled: 'roll',
  'thrust-rolled': 'roll',
  'exit-rolled': 'roll',
  'target-rolled': 'roll',
  'fare-dice-rolled': 'roll',
  'fuzzy-dice-rolled': 'roll',
  'spoiler-rolled': 'roll',
  'test-rolled': 'roll',
  'pirates-fought': 'roll',
  'encounter-drawn': 'reveal',
  'mission-drawn': 'reveal',
  'challenge-drawn': 'reveal',
  'pirates-won-at-once': 'blow',
  'good-robbed': 'blow',
  'cash-robbed': 'blow',
  'dial-lowered': 'blow',
  'reward-drawn': 'gain',
  'dropped-off': 'gain',
  'good-sold': 'gain',
  'mission-completed': 'gain',
  'contact-made': 'scene',
  'pirates-destroyed': 'scene',
  'spaceport-built': 'scene',
  'title-taken': 'scene',
  'challenge-met': 'scene',
};
