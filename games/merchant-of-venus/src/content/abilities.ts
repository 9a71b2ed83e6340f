import type { Modifier } from '@starboard/kernel';
import type { Category, Stat } from './terms.ts';

/**
 * The named points at which rules ask for the lasting advantages of cards and technologies. Each is a number: a value, a price, a
 * limit, or how often something may be done in a turn.
 */
export type Point =
  /** MV-5.10.11, MV-5.11.13: the value of a test, and what is added to it against pirates. */
  | Stat
  | 'pirates'
  /** MV-19.2: buy and sell actions after a landing. */
  | 'buys'
  | 'sales'
  /** MV-19.8, MV-19.9: prices. */
  | `price-${Category}`
  | 'price-equipment'
  | 'price-technology'
  | 'price-spaceport'
  /** MV-19.10: holds with one more point of room. */
  | 'larger-holds'
  /** MV-19.17: what a passenger and a first contact bring besides. */
  | 'fare'
  | 'first-contact'
  /** MV-19.15: credits for a victory over pirates. */
  | `bounty-${Stat}`
  /** MV-19.16, MV-19.18: 0 if pirates take nothing, if spaceports cost nothing. */
  | 'pirate-loss'
  | 'fee'
  /** MV-5.3.3, MV-16.7, MV-19.4: more than 0 if this value may be given to extra thrust. */
  | `thrust-${1 | 2 | 3 | 4 | 5 | 6}`
  /** MV-16.1: movement points by the parity of the roll. */
  | 'odd-speed'
  | 'even-speed'
  /** MV-19.1: how many speed dice may be rolled again, once in a turn. */
  | 'rerolls'
  /** MV-19.3, MV-19.5 to MV-19.7: how far a navigation die may be set off its value; the number of the compass; free exits and targets. */
  | 'course-shift'
  | 'compass'
  | 'free-exit'
  | 'free-target'
  /** MV-19.13 */
  | 'test-reroll'
  /** MV-16.5, MV-16.8, MV-16.9: may drill; passengers need no room; may swap missions. */
  | 'drill'
  | 'stasis'
  | 'jam'
  /** MV-16.13: dice for each passenger. */
  | 'fare-dice'
  /** MV-17.2: the final scoring. */
  | 'final-fame'
  | 'mission-fame'
  | 'spoiler-dice'
  | 'fuzzy-dice';

/** What a card or technology does as long as one has it. */
export type Lasting = readonly Modifier<Point>[];

export const adds = (at: Point, add: number): Modifier<Point> => ({ at, add });
export const becomes = (at: Point, to: number): Modifier<Point> => ({ at, to });
