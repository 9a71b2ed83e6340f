import { oneHot, type Shapes, upTo } from '@starboard/kernel';
import { PHASES } from './state.ts';

const CARDS = 36;

/** What programs that learn are told of fields that are no plain numbers. */
export const shapes: Shapes = {
  phase: oneHot(PHASES),
  encounterDeck: upTo(CARDS),
  encounterKnown: upTo(CARDS),
  encounterDiscard: upTo(CARDS),
};
