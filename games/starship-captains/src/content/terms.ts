import { frozen, indexes } from '@starboard/kernel';

/** SC-2.8: factions (Fraktionen). */
export const FACTIONS = ['fleet', 'tincan', 'nian'] as const;
export type Faction = (typeof FACTIONS)[number];
export const FLEET = 0;
export const TINCAN = 1;
export const NIAN = 2;
/** In an effect: a faction of the player's choice. */
export const ANY = 3;

/** SC-1.2, SC-7.1, SC-15.5: colours; crew has the first three, grey is for rooms, gold for rows of missions. */
export const COLOURS = ['red', 'yellow', 'blue', 'grey', 'gold'] as const;
export const CREW_COLOURS = 3;
export const RED = 0;
export const YELLOW = 1;
export const BLUE = 2;
export const GREY = 3;
export const GOLD = 4;

/** SC-1.12, SC-2.2: colours of routes and of pirates. */
export const ROUTE_COLOURS = ['violet', 'green', 'yellow'] as const;
export const ROUTE_COLOUR = indexes(ROUTE_COLOURS);

/** SC-14.7: symbols on the edges of technologies; -1 is an edge without one. */
export const SYMBOLS = ['repair', 'medal', 'move'] as const;
export const SYMBOL = indexes(SYMBOLS);

/** The edges of a technology and of its slot. */
export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export const TOP = 0;
export const RIGHT = 1;
export const BOTTOM = 2;
export const LEFT = 3;
export const opposite = (edge: number): number => (edge + 2) % EDGES.length;

/** SC-14.11: the order of technology bonuses. */
export const BONUS_ORDER: readonly number[] = frozen([TOP, LEFT, RIGHT, BOTTOM]);

/** What stands on each edge, top, right, bottom, left: a symbol or -1. */
export type Symbols = readonly [top: number, right: number, bottom: number, left: number];

/** Reads four signs, from the top clockwise: r repair, m medal, v move, . nothing. */
export function symbols(printed: string): Symbols {
  const [top, right, bottom, left] = [...printed].map((sign) => 'rmv'.indexOf(sign));
  return [top, right, bottom, left];
}

/** SC-17: kinds of figures (Figuren). */
export const CREW_KINDS = ['cadet', 'ensign', 'commander', 'android'] as const;
/** SC-2.4: stations (Stationen), in the order of the factions that they belong to. */
export const STATIONS = ['home', 'tincan', 'nian'] as const;
export const STATION = indexes(STATIONS);

/** SC-1.4: the passengers, whose options are there before their cards are. */
export const PASSENGER_IDS = ['pa1', 'pa2', 'pa3', 'pa4', 'pa5', 'pa6'] as const;
