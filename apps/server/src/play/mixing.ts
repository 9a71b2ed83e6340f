import { type Contribution, commitmentTo, contributionHash, type Seat } from '@starboard/kernel';
import type { Clock } from '@starboard/protocol';
import { Problem } from '../problem.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { PlaySettings } from './context.ts';

interface Given {
  readonly person: string;
  readonly hash: string;
  readonly value?: string;
}

/**
 * How far people have come in adding to the luck of a match: first everybody's hash, then everybody's value. It is one text in
 * the table's row, and whoever changes it says what it was before, so that several servers agree.
 */
export interface Mixing {
  /** By seat. */
  readonly given: readonly (Given | null)[];
  /** When nobody is waited for any longer, in ms since 1970; left out while seats are open. */
  readonly due?: number;
  /** All hashes are in: from now on values are taken, and no hash any more. */
  readonly opening?: true;
}

/** What a person's client adds: the hash of 32 random bytes, later the bytes themselves. */
export type Luck = { readonly hash: string } | { readonly value: string };

export const newMixing = (players: number): string =>
  JSON.stringify({ given: Array.from({ length: players }, () => null) } satisfies Mixing);

export const mixingOf = ({ mixing }: Pick<TableRow, 'mixing'>): Mixing => JSON.parse(mixing) as Mixing;

export const contributionsOf = ({ given }: Mixing): Contribution[] =>
  given.map((one) => {
    if (one === null) return {};
    return one.value === undefined ? { hash: one.hash } : { hash: one.hash, value: one.value };
  });

/** How long a stage waits: people at a table whose clock counts days may be away. */
export function waitAt(clock: string, { luckWait, luckWaitAway }: PlaySettings): number {
  return (JSON.parse(clock) as Clock).mode === 'days' ? luckWaitAway : luckWait;
}

/** Every seat is taken: what people gave who have left again does not count. */
export function filled(mixing: Mixing, seats: readonly SeatRow[], due: number): Mixing {
  return { given: mixing.given.map((one, seat) => (one?.person === seats[seat].person ? one : null)), due };
}

/** Seats of people who are waited for. */
export function missing(mixing: Mixing, seats: readonly SeatRow[]): readonly Seat[] {
  const awaited = seats.filter(({ kind, substituted }) => kind === 'person' && substituted === 0);
  return awaited.map(({ seat }) => seat).filter((seat) => lacks(mixing, seat));
}

const lacks = ({ given, opening }: Mixing, seat: Seat): boolean =>
  opening === true ? given[seat] !== null && given[seat].value === undefined : given[seat] === null;

/** What comes next: the values after the hashes, the match after the values; undefined while somebody is waited for. */
export function mixedOn(
  mixing: Mixing,
  seats: readonly SeatRow[],
  now: number,
  wait: number,
): Mixing | 'begin' | undefined {
  if (missing(mixing, seats).length > 0 && now < (mixing.due ?? now)) return undefined;
  return mixing.opening === true ? 'begin' : { ...mixing, due: now + wait, opening: true };
}

/** What has been given with this added; the same where it was there already. Refuses with {@link Problem}. */
export function withLuck({ row, seats }: StoredTable, person: string, seat: Seat, luck: Luck): Mixing {
  if (seats[seat]?.person !== person) throw new Problem('not-seated');
  const mixing = mixingOf(row);
  const before = mixing.given[seat]?.person === person ? mixing.given[seat] : null;
  const after =
    'hash' in luck ? promised(row, mixing, before, person, luck.hash) : opened(row, mixing, before, seat, luck.value);
  return after === before ? mixing : { ...mixing, given: mixing.given.with(seat, after) };
}

function promised(
  { status }: TableRow,
  { opening }: Mixing,
  before: Given | null,
  person: string,
  hash: string,
): Given {
  if (before?.hash === hash) return before;
  if (opening === true || (status !== 'open' && status !== 'starting')) throw new Problem('luck-late');
  if (before !== null) throw new Problem('luck-given');
  return { person, hash };
}

function opened(
  { status, seed }: TableRow,
  { opening }: Mixing,
  before: Given | null,
  seat: Seat,
  value: string,
): Given {
  if (before?.value === value) return before;
  if (status !== 'open' && status !== 'starting') throw new Problem('luck-late');
  if (opening !== true) throw new Problem('luck-early');
  if (before === null || contributionHash(commitmentTo(seed), seat, value) !== before.hash)
    throw new Problem('luck-wrong');
  return { ...before, value };
}
