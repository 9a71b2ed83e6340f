import { sql } from 'kysely';
import type { Db } from './sqlStorage.ts';
import type { NewEntry } from './storage.ts';

/** A line on its way in, and what other nodes are told of it. */
export interface Announced {
  readonly entry: NewEntry;
  readonly notice: string;
}

/**
 * Appends lines of different tables in one statement, which is one commit: each of them if it is the next one of its table
 * and neither it nor its action is there already. Gives back the tables whose lines are stored.
 */
export type AppendLines = (db: Db, lines: readonly Announced[]) => Promise<ReadonlySet<string>>;

/** All lines as one parameter, so that the statement is the same for any number of them. */
function asJson(lines: readonly Announced[]): string {
  return JSON.stringify(
    lines.map(({ entry: { table, seq, at, seat, action, hash, actionId }, notice }) => {
      return { table, seq, at, seat, action: JSON.stringify(action), hash, action_id: actionId ?? null, notice };
    }),
  );
}

const tablesOf = ({ rows }: { readonly rows: readonly { readonly table_id: string }[] }): ReadonlySet<string> =>
  new Set(rows.map(({ table_id }) => table_id));

/** A cross join is done from left to right: never a look through all tables for each line. */
export const appendToSqlite: AppendLines = async (db, lines) =>
  tablesOf(
    await sql<{ table_id: string }>`
      insert into log (table_id, seq, at, seat, action, hash, action_id)
      select tables.id, value->>'seq', value->>'at', value->>'seat', value->>'action', value->>'hash', value->>'action_id'
      from json_each(${asJson(lines)}) cross join tables on tables.id = value->>'table'
      where tables.status in ('running', 'paused')
        and coalesce((select max(seq) from log where table_id = tables.id), 0) = (value->>'seq') - 1
      on conflict do nothing
      returning table_id`.execute(db),
  );

/** Others hear of what is committed and of nothing else. Always in one order, so that nodes do not wait for each other. */
export const appendToPostgres =
  (channel: string): AppendLines =>
  async (db, lines) =>
    tablesOf(
      await sql<{ table_id: string }>`
        with line as (
          select * from json_to_recordset(cast(${asJson(lines)} as json)) as line(
            "table" text, seq integer, at bigint, seat integer, action text, hash text, action_id text, notice text)
        ), stored as (
          insert into log (table_id, seq, at, seat, action, hash, action_id)
          select tables.id, line.seq, line.at, line.seat, line.action, line.hash, line.action_id
          from line join tables on tables.id = line."table"
          where tables.status in ('running', 'paused')
            and coalesce((select max(log.seq) from log where log.table_id = tables.id), 0) = line.seq - 1
          order by tables.id
          on conflict do nothing
          returning table_id
        )
        select stored.table_id, pg_notify(${channel}, line.notice)
        from stored join line on line."table" = stored.table_id`.execute(db),
    );
