import type { Drama } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

/** What is rolled or turned over is seen before what it does; great moments have the stage for themselves. */
export const drama: Drama<SeenEvent['event']> = {
  'event-triggered': 'reveal',
  'action-drawn': 'reveal',
  attacked: 'blow',
  damaged: 'blow',
  'artifacts-gained': 'gain',
  'medals-gained': 'gain',
  'pirates-gained': 'gain',
  'mission-completed': 'scene',
  'trophy-taken': 'scene',
  riot: 'scene',
};
