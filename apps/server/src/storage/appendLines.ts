import { sql } from 'kysely';
import type { Pool } from 'pg';
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
export type AppendLines = (lines: readonly Announced[]) => Promise<ReadonlySet<string>>;

/** All lines as one parameter, so that the statement is the same for any number of them. */
function asJson(lines: readonly Announced[]): string {
  return JSON.stringify(
    lines.map(({ entry: { table, seq, at, seat, action, hash, actionId }, notice }) => {
      return { table, seq, at, seat, action: JSON.stringify(action), hash, action_id: actionId ?? null, notice };
    }),
  );
}

interface Stored {
  readonly table_id: string;
}

const tablesOf = ({ rows }: { readonly rows: readonly Stored[] }): ReadonlySet<string> =>
  new Set(rows.map(({ table_id }) => table_id));

// Conditions are questions about each line, not joins: no database is tempted to look through all tables first.

export const appendToSqlite =
  (db: Db): AppendLines =>
  async (lines) =>
    tablesOf(
      await sql<Stored>`
        insert into log (table_id, seq, at, seat, action, hash, action_id)
        select value->>'table', value->>'seq', value->>'at', value->>'seat', value->>'action', value->>'hash',
          value->>'action_id'
        from json_each(${asJson(lines)})
        where (select status from tables where tables.id = value->>'table') in ('running', 'paused')
          and coalesce((select max(seq) from log where table_id = value->>'table'), 0) = (value->>'seq') - 1
        on conflict do nothing
        returning table_id`.execute(db),
    );

/** Named, so that it is planned once for each connection. Lines go in one order, so that nodes do not wait for each other. */
const POSTGRES = {
  name: 'append-lines',
  text: `
    with line as (
      select * from json_to_recordset(cast($1 as json)) as line(
        "table" text, seq integer, at bigint, seat integer, action text, hash text, action_id text, notice text)
    ), stored as (
      insert into log (table_id, seq, at, seat, action, hash, action_id)
      select "table", seq, at, seat, action, hash, action_id from line
      where (select status from tables where id = line."table") in ('running', 'paused')
        and coalesce((select max(log.seq) from log where log.table_id = line."table"), 0) = line.seq - 1
      order by "table"
      on conflict do nothing
      returning table_id
    )
    select stored.table_id, pg_notify($2, line.notice) from stored join line on line."table" = stored.table_id`,
};

/** Other nodes hear of what is committed and of nothing else. */
export const appendToPostgres =
  (pool: Pool, channel: string): AppendLines =>
  async (lines) =>
    tablesOf(await pool.query<Stored>({ ...POSTGRES, values: [asJson(lines), channel] }));
