/** SF-1.13: the colours of the balls in a mothership; the index of a ball is its value, black 0 to red 3. */
export const BALLS = ['black', 'blue', 'yellow', 'red'] as const;
/** SF-1.13: the four balls of a mothership, as values. */
export const MOTHERSHIP_BALLS: readonly number[] = Object.freeze([0, 1, 2, 3]);

/** SF-1.14: with the option `twoYellowBalls` there is a second yellow one. */
export const MOTHERSHIP_BALLS_TWO_YELLOW: readonly number[] = Object.freeze([0, 1, 2, 2, 3]);

/** SF-1.13: balls that one draw shows, without putting back. */
export const BALLS_DRAWN = 2;

/** SF-11.2: base speed whenever the black ball shows, after the encounter. */
export const SPEED_AFTER_ENCOUNTER = 3;
