import { flattened, hands, oneHot, type Shapes, upTo } from '@starboard/kernel';
import { KINDS } from './content/index.ts';
import { PHASES } from './state.ts';

/** Open offers and declined ones: so many numbers, of the oldest first. */
const OFFERS = 28;

/** What programs that learn are told of fields that are no plain numbers. */
export const shapes: Shapes = {
  phase: oneHot(PHASES),
  hand: hands(KINDS),
  encounter: flattened(24),
  path: upTo(6),
  offers: flattened(OFFERS),
  declined: flattened(OFFERS),
};
