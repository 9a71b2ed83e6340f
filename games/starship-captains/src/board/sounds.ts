import type { Sound } from '@starboard/board';
import type { SeenEvent } from '../events.ts';

const SOUNDS: { readonly [E in SeenEvent['event']]?: Sound } = {
  'event-triggered': 'card',
  'action-drawn': 'card',
  'techs-drawn': 'card',
  'mission-completed': 'gain',
  'tech-placed': 'gain',
  'medals-gained': 'gain',
  'artifacts-gained': 'gain',
  'pirates-gained': 'gain',
  promoted: 'gain',
  'trophy-taken': 'gain',
  damaged: 'loss',
  riot: 'loss',
  'room-sealed': 'loss',
};

/** What an event sounds like; most are silent. */
export const soundOf = ({ event }: SeenEvent): Sound | undefined => SOUNDS[event];
