import { oneHot, type Shapes, upTo } from '@starboard/kernel';
import { REPUTATION } from './content/tables.ts';
import { PHASES, STEPS } from './state.ts';

const SITES = 72;

/** What programs that learn are told of fields that are no plain numbers. */
export const shapes: Shapes = {
  phase: oneHot(PHASES),
  step: oneHot(STEPS),
  placed: upTo(SITES),
  looks: upTo(48),
  /** Each value for who draws, else how many in all. */
  drawn: upTo(REPUTATION.length),
};
