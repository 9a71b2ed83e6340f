import { type Seat, sum, type Table } from '@starboard/kernel';
import { COMETS } from './content/comets.ts';
import { CRYSTALS_PER_KIND, KINDS } from './content/crystals.ts';
import { STATION_FUEL, TANK } from './content/fuel.ts';
import type { CometEvent } from './events.ts';

export const PHASES = ['chase', 'harvest', 'market', 'hold', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Marks instead of a seat in `caught`: still to come, or cracked for its crystals. */
export const AHEAD = -1;
export const CRACKED = -2;

/** One object of scalars and flat lists: it copies in a microsecond. Everything is in exactly one place. */
export interface State {
  phase: Phase;
  readonly players: number;
  readonly hourglass: boolean;
  /** Face down; the top is the last entry. */
  readonly deck: number[];
  /** The comet in the sky. */
  comet: number;
  /** Match time at which it appeared. */
  appearedAt: number;
  /** By comet: the seat that towed it home, or {@link AHEAD}, or {@link CRACKED}. */
  readonly caught: number[];
  readonly fuel: number[];
  /** Fuel that nobody owns. */
  station: number;
  readonly bag: number[];
  /** By seat and crystal, see {@link held}. */
  readonly hand: number[];
  /** By seat and crystal: how many of them the whole table knows to be in that hand. */
  readonly known: number[];
  /** By seat: the crystal it secretly wishes for. */
  readonly wish: number[];
  /** By seat: how many sets it has refined. */
  readonly sets: number[];
  /** Who caught the last comet. */
  captain: Seat;
  offersLeft: number;
  /** The offer that stands: what the captain gives, then what it wants; all 0 when none does. */
  readonly offer: number[];
  /** By seat: 1 while it has not answered the offer that stands. */
  readonly asked: number[];
}

export type CometTable = Table<State, CometEvent>;

export const everySeat = (state: State): readonly Seat[] => state.fuel.map((_, seat) => seat);
export const held = (state: State, seat: Seat, crystal: number): number => state.hand[seat * KINDS + crystal];
export const handOf = (state: State, seat: Seat): readonly number[] =>
  state.hand.slice(seat * KINDS, (seat + 1) * KINDS);
export const offered = (state: State): readonly number[] => state.offer.slice(0, KINDS);
export const wanted = (state: State): readonly number[] => state.offer.slice(KINDS);
export const offerStands = (state: State): boolean => state.asked.includes(1);
export const holds = (state: State, seat: Seat, counts: readonly number[]): boolean =>
  counts.every((n, crystal) => held(state, seat, crystal) >= n);

/** An independent copy, by hand: it is the heart of every search. */
export function copy(state: State): State {
  return {
    phase: state.phase,
    players: state.players,
    hourglass: state.hourglass,
    deck: state.deck.slice(),
    comet: state.comet,
    appearedAt: state.appearedAt,
    caught: state.caught.slice(),
    fuel: state.fuel.slice(),
    station: state.station,
    bag: state.bag.slice(),
    hand: state.hand.slice(),
    known: state.known.slice(),
    wish: state.wish.slice(),
    sets: state.sets.slice(),
    captain: state.captain,
    offersLeft: state.offersLeft,
    offer: state.offer.slice(),
    asked: state.asked.slice(),
  };
}

/** TP-1: nothing appears, nothing vanishes. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const crystals = state.bag.map((n, crystal) => n + sum(everySeat(state).map((seat) => held(state, seat, crystal))));
  const inSky = state.caught[state.comet] === AHEAD ? 1 : 0;
  return {
    ice: crystals[0],
    iron: crystals[1],
    glow: crystals[2],
    fuel: sum(state.fuel) + state.station,
    comets: state.deck.length + inSky + state.caught.filter((where) => where !== AHEAD).length,
  };
}

/** The table before anything is dealt. */
export function emptyTable(players: number, hourglass: boolean): State {
  const each = <T>(value: T, times = players): T[] => Array.from({ length: times }, () => value);
  return {
    phase: 'chase',
    players,
    hourglass,
    deck: COMETS.map((_, comet) => comet),
    comet: 0,
    appearedAt: 0,
    caught: COMETS.map(() => AHEAD),
    fuel: each(TANK),
    station: STATION_FUEL * players,
    bag: each(CRYSTALS_PER_KIND, KINDS),
    hand: each(0, players * KINDS),
    known: each(0, players * KINDS),
    wish: each(0),
    sets: each(0),
    captain: 0,
    offersLeft: 0,
    offer: each(0, 2 * KINDS),
    asked: each(0),
  };
}
