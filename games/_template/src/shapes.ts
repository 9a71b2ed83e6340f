import { hands, oneHot, type Shapes } from '@starboard/kernel';
import { KINDS } from './content/crystals.ts';
import { PHASES } from './state.ts';

/** What programs that learn are told of fields that are no plain numbers. */
export const shapes: Shapes = { phase: oneHot(PHASES), hand: hands(KINDS) };
