import { frozen } from '@starboard/kernel';

export const ROUNDS = 8;
/** EC-13.1 */
export const FIRST_PASS_MONEY = 2;
/** EC-14 */
export const DIPLOMACY_PLAYERS = 4;
export const MOST_PLAYERS = 6;

/** What depends on the number of players (EC-3.1, EC-3.9); sides are directions from 001, clockwise from the north. */
export interface Crowd {
  readonly outerStack: number;
  readonly firstTechnologies: number;
  readonly cleanupTechnologies: number;
  readonly startSides: readonly number[];
}

const crowd = (outerStack: number, firstTechnologies: number, cleanupTechnologies: number, startSides: number[]) => ({
  outerStack,
  firstTechnologies,
  cleanupTechnologies,
  startSides,
});

const NONE = crowd(0, 0, 0, []);

/** By number of players. */
export const CROWDS: readonly Crowd[] = frozen([
  NONE,
  NONE,
  crowd(5, 12, 5, [0, 3]),
  crowd(8, 14, 6, [0, 2, 4]),
  crowd(14, 16, 7, [1, 2, 4, 5]),
  crowd(16, 18, 8, [0, 1, 2, 4, 5]),
  crowd(18, 20, 9, [0, 1, 2, 3, 4, 5]),
]);

/** EC-4.3: income by cubes on the population track. */
export const INCOME: readonly number[] = frozen([28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0]);
export const TRACK_SPACE = INCOME.length - 1;
/** EC-3.11 */
export const FIRST_CUBES = 11;
/** EC-4.5: upkeep by discs on the influence track. */
export const UPKEEP: readonly number[] = frozen([30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0, 0, 0, 0, 0]);
/** EC-3.11 */
export const RESERVE_DISCS = 3;
export const DISCS = 16;
/** EC-11.1 */
export const COLONY_TURNS = 2;

/** EC-7.2, EC-23.2: by technologies on the track. */
export const DISCOUNT: readonly number[] = frozen([0, 1, 2, 3, 4, 6, 8]);
export const TRACK_POINTS: readonly number[] = frozen([0, 0, 0, 0, 1, 2, 3, 5]);
export const TRACK_LENGTH = 7;

/** EC-1.7: how many reputation tiles there are worth 1, 2, 3 and 4. */
export const REPUTATION: readonly number[] = frozen([12, 10, 7, 4]);
/** EC-19.1 */
export const MOST_DRAWS = 5;
export const SHIP_DRAWS: readonly number[] = frozen([1, 2, 3, 1]);
export const GUARD_DRAWS: readonly number[] = frozen([1, 2, 3]);

/** EC-1.1, EC-14.3 */
export const AMBASSADORS = 3;
export const AMBASSADOR_POINTS = 1;
export const TRAITOR_POINTS = -2;
/** EC-9.5, EC-23.2, EC-24.1, EC-26.3, EC-26.4 */
export const MONOLITH_POINTS = 3;
export const DISCOVERY_POINTS = 2;
export const PORTAL_POINTS = 1;
export const ANCIENT_PORTAL_POINTS = 2;

/** EC-17.1: what the six faces of a die show: a blank, numbers, a burst. */
export const BLANK = 0;
export const BURST = 6;
export const FACES: readonly number[] = frozen([BLANK, 2, 3, 4, 5, BURST]);
/** EC-17.2 */
export const TO_HIT = 6;

/** EC-17.3, EC-27.1: the dice. */
export const DICE = ['yellow', 'orange', 'blue', 'red', 'rift'] as const;
export type Die = (typeof DICE)[number];
export const DAMAGE: readonly number[] = frozen([1, 2, 3, 4]);
export const RIFT = DICE.indexOf('rift');
export const RED = DICE.indexOf('red');
/** EC-27.1: what a rift die does to its target and to those who rolled it. */
export const RIFT_TARGET: readonly number[] = frozen([1, 2, 3, 0, 0, 0]);
export const RIFT_SELF: readonly number[] = frozen([0, 0, 1, 1, 0, 0]);

/** EC-32.4 to EC-32.6: after how many rounds a ship comes back from a black hole, by what its die shows; 0 is at once. */
export const HOLE_ROUNDS: readonly number[] = frozen([0, 1, 1, 2, 2, 0]);
/** EC-33.1 */
export const SUPERNOVA_DICE = 2;
