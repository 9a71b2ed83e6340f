/** SF-1.4: the five kinds of resources, in the order of every table with one entry per kind. */
export const RESOURCES = ['ore', 'fuel', 'carbon', 'food', 'goods'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Cards by kind: `[2, 0, 0, 1, 0]` is 2 ore and 1 food. */
export type Cards = readonly number[];

export const ORE = 0;
export const FUEL = 1;
export const CARBON = 2;
export const FOOD = 3;
export const GOODS = 4;
export const KINDS = RESOURCES.length;

/** SF-1.5: cards of each kind in the game, for ever. */
export const CARDS_PER_KIND = 20;

/** SF-2.8: cards of each kind in the first supply stack (Nachschubstapel). */
export const SUPPLY_PER_KIND = 12;

/** SF-6.6: cards of each kind in every later supply stack. */
export const SUPPLY_REBUILD_PER_KIND = 6;

/** SF-2.9: cards that every player draws from the supply stack at the start. */
export const START_CARDS = 3;

/** SF-6.1: with fewer points than this a player may draw a supply card. */
export const SUPPLY_BELOW = 9;

/** SF-6.4: in the variant `fasterStart`, with fewer points than this he may draw two. */
export const TWO_SUPPLY_BELOW = 7;

/** SF-8.1, SF-8.2: cards of one kind that the Galactic Bank (Galaktische Bank) wants for one of another kind. */
export const BANK_RATE: readonly number[] = Object.freeze([3, 3, 3, 3, 2]);

/** SF-5.1: on a 7, whoever holds more cards than this returns half of them. */
export const HAND_LIMIT = 7;
