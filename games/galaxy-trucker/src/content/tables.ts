import { frozen } from '@starboard/kernel';
import { CLASS } from './boards.ts';

/** Tables by level (Etappe 1 to 3) have the entry of level R at R - 1. */
export const LEVELS = 3;

/** GT-1.5: goods (Waren), the most valuable first; red ones (Gefahrgut) need a special container. */
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const;
export type Good = (typeof GOODS)[number];
export const RED = 0;
export const YELLOW = 1;
export const GREEN = 2;
export const BLUE = 3;

/** GT-1.5, GT-14.5 */
export const GOOD_VALUE: readonly number[] = frozen([4, 3, 2, 1]);

/** GT-0.8: cubes of each colour, alone and with the expansion. */
export const GOODS_IN_BOX = frozen({
  base: [12, 17, 13, 14] as readonly number[],
  expansion: [14, 19, 15, 16] as readonly number[],
});

/** GT-1.4: spaces of the closed track; who is further behind than this is lapped. */
export const TRACK_SPACES = 40;

export const DIE_FACES = 6;

/** GT-2.4: the standard game, and the classes that may replace it. */
export const CLASS_OF_LEVEL: readonly number[] = frozen([CLASS.I, CLASS.II, CLASS.III]);
export const A_CLASS_OF_LEVEL: readonly number[] = frozen([CLASS.IA, CLASS.IIA, CLASS.IIIA]);

/** GT-2.3: tiles removed unseen with New Technology, by the number of players. */
export const TILES_REMOVED: readonly number[] = frozen([0, 0, 75, 50, 25, 0]);

/** GT-3.2: `CARDS_PER_PILE[level - 1][card level - 1]` in each of the piles. */
export const PILES = 4;
export const CARDS_PER_PILE: readonly (readonly number[])[] = frozen([
  [2, 0, 0],
  [1, 2, 0],
  [1, 1, 2],
]);

/** GT-3.3: the pile that nobody may look at. */
export const SECRET_PILE = 3;

/** GT-4.3, GT-4.7: places in the stash (reservierte Teile). */
export const STASH = 2;

/** GT-4.10: milliseconds of one run, and the runs by level. */
export const TIMER_RUN_MS = 90_000;
export const TIMER_RUNS: readonly number[] = frozen([2, 3, 4]);

/** GT-4.22: how much longer runs are in relaxed building. */
export const RELAXED_FACTOR = frozen({ min: 2, max: 10, default: 3 });

/** GT-4.32, GT-4.34, GT-4.36: building in turns; a round has 2 takes for each square. */
export const TURN_BUILDING = frozen({
  takesPerTurn: { min: 1, max: 6, default: 4 },
  takesPerSquare: 2,
  turnsAfterFirstFinish: 2,
});

/** GT-8.3: days from one number tile to the next at the start, by level. */
export const START_GAPS: readonly number[] = frozen([2, 3, 4]);

/** GT-14.2, GT-17.8: by level and by order of arrival. */
export const FINISH_REWARDS: readonly (readonly number[])[] = frozen([
  [4, 3, 2, 1],
  [8, 6, 4, 2],
  [12, 9, 6, 3],
]);
export const FINISH_REWARDS_FIVE: readonly (readonly number[])[] = frozen(
  FINISH_REWARDS.map((rewards) => [rewards[0], ...rewards]),
);

/** GT-14.3: the best-looking ship (schönstes Schiff), by level. */
export const BEST_LOOKING: readonly number[] = frozen([2, 4, 6]);

/** GT-16.4: each occupied luxury cabin, by level. */
export const LUXURY: readonly number[] = frozen([1, 2, 3]);

/** GT-10.1, GT-10.2, GT-16.52: what an alien adds to its strength, alone and under a Manager. */
export const ALIEN_BONUS = 2;
export const MANAGER_ALIEN_BONUS = 3;

/** GT-16.25: what a boosted cannon adds, doubled (GT-0.7): towards the front, and elsewhere. */
export const CANNON_BOOST_DOUBLED = frozen({ front: 6, other: 3 });

/** GT-16.46: what a cyan alien may be. */
export const SPECIALISATIONS = ['lawyer', 'manager', 'trader', 'tech-freak', 'diplomat'] as const;
export const LAWYER = 0;
export const MANAGER = 1;
export const TRADER = 2;
export const TECH_FREAK = 3;
export const DIPLOMAT = 4;

/** GT-16.52: credits for 0 to 3 kinds of aliens aboard at the end of a flight. */
export const MANAGER_BONUS: readonly number[] = frozen([0, 1, 3, 6]);

/** GT-16.54: for each red or yellow good sold. */
export const TRADER_BONUS = 1;

/** GT-19.9 */
export const LOANS = frozen({ tokens: 12, receive: 10, repay: 12 });

/** GT-2.6: Evil Machinations (Üble Untaten) that each player is dealt. */
export const EVIL_DEALT = 4;

/** GT-19.4: cards of the quarters of the deck, by level. */
export const QUARTER_DECK: readonly number[] = frozen([2, 3, 4]);

/** GT-20.10 */
export const MAX_ROAD_LEVEL = 10;

/** GT-22.1: what each roll of the die brings; what was rolled before brings one more Rough Road. */
export const DIFFICULTIES = ['class-ia', 'class-iia', 'class-iiia', 'evil-machinations', 'rough-road'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const RANDOM_DIFFICULTY: readonly Difficulty[] = frozen([
  'class-ia',
  'class-iia',
  'class-iiia',
  'evil-machinations',
  'evil-machinations',
  'rough-road',
]);
