import type { Seat } from './question.ts';

/** Lists for up to so many players are made once: rules ask for them all the time. They are not frozen, as that makes reading slow. */
const POOLED = 10;

const pooled = <T>(make: (players: number) => T): readonly T[] => Array.from({ length: POOLED + 1 }, (_, n) => make(n));

const from = (seat: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, places) => (seat + places) % players);
const after = (seat: Seat, players: number): readonly Seat[] => from(seat, players).slice(1);

const SEATS = pooled((players) => from(0, players));
const CLOCKWISE = pooled((players) => SEATS[players].map((seat) => from(seat, players)));
const OTHERS = pooled((players) => SEATS[players].map((seat) => after(seat, players)));

/** Every seat, from the first. */
export const seats = (players: number): readonly Seat[] => SEATS[players] ?? from(0, players);

/** Every seat, clockwise from this one. */
export const clockwise = (seat: Seat, players: number): readonly Seat[] =>
  CLOCKWISE[players]?.[seat] ?? from(seat, players);

/** Every other seat, clockwise from the one on the left. */
export const others = (seat: Seat, players: number): readonly Seat[] => OTHERS[players]?.[seat] ?? after(seat, players);

/** The seat so many places on, clockwise; counter-clockwise if `places` is below 0. */
export const seatAfter = (seat: Seat, players: number, places = 1): Seat =>
  (((seat + places) % players) + players) % players;

/** A seat as a bit, in a number that stands for a set of seats. */
export const bit = (seat: Seat): number => 1 << seat;

/** A set of seats as a number. */
export function bitsOf(of: readonly Seat[]): number {
  let bits = 0;
  for (const seat of of) bits |= bit(seat);
  return bits;
}

export const isIn = (bits: number, seat: Seat): boolean => (bits & bit(seat)) !== 0;

/** The seats of a set, from the first. */
export function seatsIn(bits: number): readonly Seat[] {
  const found: Seat[] = [];
  for (let seat = 0, left = bits; left !== 0; seat++, left >>>= 1) if ((left & 1) !== 0) found.push(seat);
  return found;
}

/** What a seat is called; a seat without a name by its number. */
export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `#${seat + 1}`;
