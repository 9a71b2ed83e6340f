import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { appendToSqlite } from './appendLines.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqliteThread, sqliteDialect } from './sqliteDialect.ts';
import { SqlStorage } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** Everything in one file. One process at a time: a second one is told that the file is taken. */
export async function openSqlite(path: string): Promise<Storage & Pick<SqliteThread, 'ask'>> {
  mkdirSync(dirname(path), { recursive: true });
  const thread = await SqliteThread.open(path).catch((error) => {
    throw new Error(`${path} is in use by another process, or cannot be written`, { cause: error });
  });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  await migrate(db, 'sqlite');
  return Object.assign(new SqlStorage(db, appendToSqlite(db)), { ask: thread.ask.bind(thread) });
}
