import { oneHot, plainly, type Shapes, upTo } from '@starboard/kernel';
import { TILE_COUNT } from './content/tiles.ts';
import { PHASES } from './state.ts';

/** What programs that learn are told of fields that are no plain numbers. */
export const shapes: Shapes = {
  phase: oneHot(PHASES),
  where: plainly(TILE_COUNT),
  piles: upTo(24),
  powered: upTo(24),
  boosted: upTo(24),
};
