import { frozen } from '@starboard/kernel';

/** MV-2.11: 20 for each player, and for the third and fourth in turn order something more. */
export const CREDITS_PER_PLAYER = 20;
export const LATE_CREDITS: readonly number[] = frozen([0, 0, 20, 40]);

/** MV-1.14, MV-2.12: dials of the dashboard (Armaturentafel). */
export const HIGH_DIAL = 2;
export const LOW_DIAL = 1;
export const MOST_DIAL = 6;

/** MV-1.14 to MV-1.17 */
export const START_HOLDS = 2;
export const MOST_EXTRA_HOLDS = 2;
export const HOLD_SIZE = 2;
export const UPGRADE_SLOTS = 3;
export const MARKERS_EACH = 5;
export const SPEED_DICE = 3;
/** The dice of a turn: three, and the one of extra thrust. */
export const MOST_DICE = 4;

/** MV-12.2: fame of the dashboard for extra holds and ship upgrades, by their number. */
export const HOLD_FAME: readonly number[] = frozen([0, 2, 6]);
export const UPGRADE_FAME: readonly number[] = frozen([0, 0, 2, 6]);

/** MV-12.3, MV-5.10.8: by pilot level; index 0 is unused. */
export const LEVEL_FAME: readonly number[] = frozen([0, 0, 3, 5]);
export const SKILL: readonly number[] = frozen([0, 2, 3, 4]);
export const MOST_LEVEL = 3;

export const PILOT_UPGRADE = 60;
export const SECOND_MISSION = 60;
export const SECOND_MISSION_FAME = 5;
export const TRADE_IN = 50;
export const REWARD_PRICE = 60;
export const SPACEPORT_PRICE = 200;
export const TRADE_FEE = 10;
export const PIRATE_LOSS = 20;
export const PIRATE_BOUNTY = 20;
export const PIRATE_FAME = 2;
export const DRILL_INCOME = 10;
export const CREDITS_PER_FAME = 10;
export const CREDITS_PER_FAME_ON_DOUBLES = 20;
export const DISCOUNT_PER_LEVEL = 10;

/** MV-7.1.3, MV-6.7: buy and sell actions after a landing, and after a first contact. */
export const LANDING_LIMIT = 1;
export const CONTACT_LIMIT = 3;

/** MV-16.4: infamy for each good sold on the black market. */
export const BLACK_MARKET_INFAMY = 2;

/** MV-5.12.8 */
export const FAME_PER_RELIC = 2;
export const CREDITS_WITHOUT_RELIC = 20;

/** MV-3.1, MV-3.6 */
export const ROUNDS = 30;
export const SHORT_ROUNDS = 20;

export const ROUND_EVENTS = ['setup-passenger', 'drilling', 'passenger'] as const;
export type RoundEvent = (typeof ROUND_EVENTS)[number];

/** MV-3.3, MV-3.4, MV-2.14: the event of a round (Spielrunde), counted from 1. */
export const roundEvent = (round: number): RoundEvent =>
  round === 1 ? 'setup-passenger' : round % 2 === 0 ? 'drilling' : 'passenger';
