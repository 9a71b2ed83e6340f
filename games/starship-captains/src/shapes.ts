import { flattened, oneHot, type Shapes, upTo } from '@starboard/kernel';
import { PHASES } from './state.ts';

/** What programs that learn are told of fields that are no plain numbers. */
export const shapes: Shapes = {
  phase: oneHot(PHASES),
  stationAt: upTo(3),
  triangle: upTo(3),
  /** How many cards, and whether the top one is a beta card. */
  techDeck: flattened(2),
  /** How many cards, and those on top that the seat knows. */
  missionDeck: flattened(5),
  techDiscard: upTo(48),
};
