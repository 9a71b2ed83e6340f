import { frozen } from '@starboard/kernel';
import { CATEGORIES } from './terms.ts';

/** MV-5.11.2: a pirate token (Piratenmarker): what it takes, and what it adds to the die. */
export interface Pirate {
  readonly id: string;
  readonly category: number;
  readonly modifier: number;
}

const MODIFIERS = [0, 1, 2];

/** `PI1` to `PI9`: three of each category. A pirate in the state is an index into this list. */
export const PIRATES: readonly Pirate[] = frozen(
  CATEGORIES.flatMap((_, category) =>
    MODIFIERS.map((modifier, i) => ({ id: `PI${category * MODIFIERS.length + i + 1}`, category, modifier })),
  ),
);

export const PIRATE_COUNT = PIRATES.length;
