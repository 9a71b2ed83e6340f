import type { Sound } from '@starboard/board';
import type { TruckerEvent } from '../events.ts';

const SOUNDS: { readonly [E in TruckerEvent['event']]?: Sound } = {
  'dice-rolled': 'dice',
  'difficulty-rolled': 'dice',
  'blackout-rolled': 'dice',
  'fussy-roll': 'dice',
  'die-shown': 'dice',
  'card-revealed': 'card',
  'road-drawn': 'card',
  'goods-loaded': 'gain',
  'loan-repaid': 'gain',
  arrived: 'gain',
  'part-lost': 'loss',
  'crew-lost': 'loss',
  'goods-lost': 'loss',
  explosion: 'loss',
  'gave-up': 'loss',
};

/** What an event sounds like; most are silent. */
export const soundOf = ({ event }: TruckerEvent): Sound | undefined => SOUNDS[event];
