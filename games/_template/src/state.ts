import {
  covers,
  fixed,
  list,
  num,
  type OpenOf,
  ofSeat,
  oneOf,
  perSeat,
  pile,
  type Seat,
  type StateOf,
  secret,
  summed,
  type Table,
} from '@starboard/kernel';
import { COMETS } from './content/comets.ts';
import { CRYSTALS_PER_KIND, KINDS } from './content/crystals.ts';
import { FINDS } from './content/finds.ts';
import { STATION_FUEL, TANK } from './content/fuel.ts';
import type { CometEvent } from './events.ts';

export const PHASES = ['chase', 'harvest', 'scramble', 'market', 'hold', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Marks instead of a seat in `caught` and `found`: still to come; cracked for its crystals, or used up. */
export const AHEAD = -1;
export const CRACKED = -2;
export const SPENT = -2;

/** Scalars and flat lists: a copy takes a microsecond (`npm run generate` writes it). Everything is in exactly one place. */
export const fields = {
  phase: oneOf<Phase>('chase'),
  players: fixed(({ players }) => players),
  hourglass: fixed(({ options }) => options.hourglass === true),
  scrambling: fixed(({ options }) => options.scramble === true),
  /** Face down, the top first. */
  deck: summed(pile(COMETS.map((_, comet) => comet))),
  /** The comet in the sky. */
  comet: num(),
  /** Match time at which it appeared. */
  appearedAt: num(),
  /** By comet: the seat that towed it home, or {@link AHEAD}, or {@link CRACKED}. */
  caught: list(COMETS.length, AHEAD),
  fuel: perSeat(1, TANK),
  /** Fuel that nobody owns. */
  station: num(({ players }) => STATION_FUEL * players),
  bag: summed(list(KINDS, CRYSTALS_PER_KIND)),
  /** By seat and crystal, see {@link held}. */
  hand: secret(perSeat(KINDS)),
  /** By seat and crystal: how many of them the whole table knows to be in that hand. */
  known: perSeat(KINDS),
  /** By seat: the crystal it secretly wishes for. */
  wish: secret(perSeat()),
  /** By seat: how many sets it has refined. */
  sets: perSeat(),
  /** Who caught the last comet. */
  captain: num(),
  offersLeft: num(),
  /** The offer that stands: what the captain gives, then what it wants; all 0 when none does. */
  offer: list(2 * KINDS),
  /** By seat: 1 while it has not answered the offer that stands. */
  asked: perSeat(),
  /** Face down, the top first. */
  finds: summed(pile(FINDS.map((_, find) => find))),
  /** By find: the seat that has it, or {@link AHEAD}, or {@link SPENT}. */
  found: list(FINDS.length, AHEAD),
  /** Crystals that lie open, how many more each seat may grab, and the match time at which the comet burst. */
  debris: list(KINDS),
  grabs: perSeat(),
  burstAt: num(),
};

/** The whole table. */
export interface State extends StateOf<typeof fields> {}

/** What all may know of it: readers that need no more serve the board, too. */
export interface Open extends OpenOf<typeof fields> {}

export type CometTable = Table<State, CometEvent>;

export const held = (state: State, seat: Seat, crystal: number): number => state.hand[seat * KINDS + crystal];
export const handOf = (state: State, seat: Seat): readonly number[] => ofSeat(state.hand, seat, KINDS);
export const offered = (state: Open): readonly number[] => state.offer.slice(0, KINDS);
export const wanted = (state: Open): readonly number[] => state.offer.slice(KINDS);
export const offerStands = (state: Open): boolean => state.asked.includes(1);
export const holds = (state: State, seat: Seat, counts: readonly number[]): boolean =>
  covers(state.hand, counts, seat * KINDS);
