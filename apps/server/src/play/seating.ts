import type { Outcome } from '@starboard/kernel';
import { commitmentTo } from '@starboard/kernel';
import type { SeatInfo, TableInfo } from '@starboard/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/storage.ts';
import { replaceableAt } from './absence.ts';
import { contributionsOf, filled, mixingOf } from './mixing.ts';

/** Bots are named after stars. */
const STARS = ['Vega', 'Rigel', 'Mira', 'Altair', 'Deneb', 'Spica', 'Castor', 'Naos'];
export const botName = (seat: number): string => STARS[seat % STARS.length];

/** Which bot decides for the seat, if one does. */
export function levelOf({ kind, level, substituted }: SeatRow): string | undefined {
  if (kind === 'bot' || substituted === 1) return level ?? undefined;
  return undefined;
}

export function seatOf({ seats }: StoredTable, person: string | undefined): number {
  return person === undefined ? -1 : seats.findIndex((seat) => seat.person === person);
}

/** People who play for themselves. */
export function present({ seats }: StoredTable): readonly SeatRow[] {
  return seats.filter(({ kind, substituted }) => kind === 'person' && substituted === 0);
}

/** Whether most of the others want a bot in this seat. */
export function votedOut(stored: StoredTable, seat: number): boolean {
  const others = present(stored).filter((one) => one.seat !== seat);
  const wanting = others.filter((one) => stored.votes.some((vote) => vote.seat === seat && vote.voter === one.seat));
  return wanting.length > others.length / 2;
}

/** The moment at which match time was 0. */
export function timeZero({ started_at, paused_ms }: StoredTable['row']): number {
  return (started_at ?? 0) + paused_ms;
}

/** What is known of a table besides its rows. */
export interface Standing {
  readonly seq: number;
  readonly waitingFor: readonly number[];
  readonly outcome: Outcome | undefined;
  readonly stopped: TableInfo['stopped'];
  readonly connected: ReadonlySet<number>;
  /** Since when a seat is away. */
  awaySince(seat: number): number | undefined;
  readonly watchers: number;
  /** The part of their thinking time that bots have. */
  readonly botShare: number;
}

export function tableInfo(stored: StoredTable, standing: Standing, person: string | undefined): TableInfo {
  const { row, seats, votes } = stored;
  const { outcome } = standing;
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    options: JSON.parse(row.options),
    visibility: row.visibility,
    clock: JSON.parse(row.clock),
    status: row.status,
    seats: seats.map((seat) => seatInfo(row, seat, standing)),
    host: row.host,
    seq: standing.seq,
    waitingFor: [...standing.waitingFor],
    commitment: commitmentTo(row.seed, row.luck),
    luck: luckInfo(stored),
    ...(row.status === 'over' ? { seed: row.seed } : {}),
    ...(row.started_at === null ? {} : { timeZero: timeZero(row) }),
    ...(outcome === undefined ? {} : { outcome: { places: [...outcome.places], points: [...outcome.points] } }),
    ...(standing.stopped === undefined ? {} : { stopped: standing.stopped }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    watchers: standing.watchers,
    ...(standing.botShare === 1 ? {} : { botShare: standing.botShare }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    yourSeat: seatOf(stored, person),
    votes: Object.fromEntries(
      [...new Set(votes.map(({ seat }) => seat))].map((seat) => [
        String(seat),
        votes.filter((vote) => vote.seat === seat).map(({ voter }) => voter),
      ]),
    ),
  };
}

function luckInfo({ row, seats }: StoredTable): TableInfo['luck'] {
  const mixing = mixingOf(row);
  const { due, opening } = mixing;
  return {
    version: row.luck,
    contributions: row.luck === 1 ? [] : contributionsOf(row.status === 'open' ? filled(mixing, seats, 0) : mixing),
    ...(row.status === 'starting' ? { awaited: opening === true ? 'values' : 'hashes', due: due ?? 0 } : {}),
  };
}

function seatInfo(table: TableRow, row: SeatRow, standing: Standing): SeatInfo {
  const since = standing.awaySince(row.seat);
  const replaceable = since === undefined ? undefined : replaceableAt(table, row, since);
  const { kind, name, level, person, substituted, kept_for, unready } = row;
  return {
    kind,
    name,
    ...(level === null ? {} : { level }),
    ...(person === null ? {} : { person }),
    ...(kept_for === null ? {} : { keptFor: kept_for }),
    ...(table.status === 'open' && unready === 1 ? { unready: true } : {}),
    connected: standing.connected.has(row.seat),
    ...(replaceable === undefined ? {} : { replaceableAt: replaceable }),
    substituted: substituted === 1,
  };
}
