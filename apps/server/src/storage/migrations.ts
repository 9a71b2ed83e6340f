import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { newSeed } from '../ids.ts';
import type { Schema } from './schema.ts';

type Kind = 'sqlite' | 'postgres';

/** Brings the database to the newest form; does nothing where it is already. Several nodes may start at once. */
export async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations(kind) }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Every change to the form of the data, by name in order. One that has been released is never changed. */
const migrations = (kind: Kind): MigrationProvider => ({
  getMigrations: async (): Promise<Record<string, Migration>> => ({
    '001-tables': { up: (db) => tables(db, kind) },
    '002-seen': { up: seen },
    '003-luck': { up: luck },
    '004-sessions': { up: sessions },
    '005-seats': { up: keptSeats },
    '006-limits': { up: limits },
    '007-moderation': { up: moderation },
    '008-ready': { up: ready },
  }),
});

/** Whoever was there before counts as seen on the day of the change. */
async function seen(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people add column seen_at bigint not null default 0').execute(db);
  await sql`update people set seen_at = ${Date.now()}`.execute(db);
}

/** Sessions end when nobody uses them. Whoever loses their keys has codes that serve once. */
async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessions add column seen_at bigint not null default 0').execute(db);
  await sql.raw('alter table passkeys add column created_at bigint not null default 0').execute(db);
  await sql`update sessions set seen_at = ${Date.now()}`.execute(db);
  await sql
    .raw(
      `create table recovery (person text not null references people(id) on delete cascade, hash text not null,
        primary key (person, hash))`,
    )
    .execute(db);
}

/** Seats of a rematch wait for those who had them; pauses are counted. */
async function keptSeats(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table seats add column kept_for text').execute(db);
  await sql.raw('alter table tables add column pauses integer not null default 0').execute(db);
}

/** Nodes count together; it is kept when somebody took their seat again; and long matches need not be played again from their first line. */
async function limits(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table seats add column back_at bigint',
    'create table counts (name text primary key, count integer not null, until bigint not null)',
    `create table checkpoints (table_id text primary key references tables(id) on delete cascade, seq integer not null,
      rules integer not null, data text not null)`,
  ])
    await sql.raw(statement).execute(db);
}

/** Whoever sits down may ask the others to wait. */
async function ready(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table seats add column unready integer not null default 0').execute(db);
}

/** People can be removed, muted and reported. */
async function moderation(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table removals (table_id text not null references tables(id) on delete cascade,
      person text not null references people(id) on delete cascade, at bigint not null, primary key (table_id, person))`,
    `create table mutes (person text not null references people(id) on delete cascade,
      muted text not null references people(id) on delete cascade, primary key (person, muted))`,
    'create index mutes_muted on mutes (muted)',
    `create table reports (id text primary key, at bigint not null, table_id text not null,
      reporter text references people(id) on delete set null, reporter_name text not null,
      person text references people(id) on delete set null, name text not null, reason text not null,
      lines text not null, closed_at bigint)`,
    'create index reports_at on reports (at)',
    `create table audit (id text primary key, at bigint not null, act text not null, actor text not null,
      name text not null, table_id text not null)`,
    'create index audit_at on audit (at)',
  ])
    await sql.raw(statement).execute(db);
}

const nobody = (seats: number): string => JSON.stringify({ given: new Array(seats).fill(null) });

/**
 * Whatever has begun keeps the luck that it has. Tables that are still open get the new one, and with it a new seed: what was
 * published of the old one gave its luck away.
 */
async function luck(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table tables add column luck integer not null default 1').execute(db);
  await sql.raw(`alter table tables add column mixing text not null default '{"given":[]}'`).execute(db);
  const open = await sql<{ id: string; seats: number }>`
    select id, (select count(*) from seats where table_id = tables.id) as seats from tables where status = 'open'`.execute(
    db,
  );
  for (const { id, seats } of open.rows)
    await sql`update tables set luck = 2, seed = ${newSeed()}, mixing = ${nobody(Number(seats))} where id = ${id}`.execute(
      db,
    );
}

async function tables(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const chatId = kind === 'sqlite' ? 'integer primary key autoincrement' : 'bigserial primary key';
  for (const statement of [
    `create table people (id text primary key, name text not null, account text unique, password text, owner text,
      webhook text, created_at bigint not null)`,
    `create table sessions (id text primary key, person text not null references people(id) on delete cascade,
      kind text not null, hash text not null, challenge text, created_at bigint not null)`,
    'create index sessions_person on sessions (person)',
    `create table passkeys (id text primary key, person text not null references people(id) on delete cascade,
      public_key text not null, counter bigint not null)`,
    'create index passkeys_person on passkeys (person)',
    `create table tables (id text primary key, code text not null unique, game text not null, rules integer not null,
      options text not null, seed text not null, clock text not null, visibility text not null, status text not null,
      host text not null, created_at bigint not null, updated_at bigint not null, started_at bigint, paused_at bigint,
      paused_ms bigint not null, rematch text)`,
    'create index tables_status on tables (status, visibility, created_at)',
    `create table seats (table_id text not null references tables(id) on delete cascade, seat integer not null,
      kind text not null, person text, name text not null, level text, substituted integer not null,
      primary key (table_id, seat))`,
    'create index seats_person on seats (person)',
    `create table votes (table_id text not null references tables(id) on delete cascade, seat integer not null,
      voter integer not null, primary key (table_id, seat, voter))`,
    `create table log (table_id text not null references tables(id) on delete cascade, seq integer not null,
      at bigint not null, seat integer not null, action text not null, hash text not null, action_id text,
      primary key (table_id, seq), unique (table_id, action_id))`,
    `create table chat (id ${chatId}, table_id text not null references tables(id) on delete cascade, at bigint not null,
      person text, name text not null, seat integer not null, text text not null, message_id text not null,
      unique (table_id, message_id))`,
    `create table push (endpoint text primary key, person text not null references people(id) on delete cascade,
      p256dh text not null, auth text not null)`,
    'create index push_person on push (person)',
  ])
    await sql.raw(statement).execute(db);
}
