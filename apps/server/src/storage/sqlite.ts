import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
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
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  ownersAlone(path);
  const thread = await SqliteThread.open(path).catch((error) => {
    throw new Error(`${path} is in use by another process, or cannot be written`, { cause: error });
  });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  await migrate(db, 'sqlite');
  const storage = new SqlStorage(db, appendToSqlite(db));
  const { removePerson, pruneGuests } = storage;
  /** What was forgotten is not in the write-ahead log either. */
  const thenClean = async <R>(forgotten: Promise<R>): Promise<R> => {
    const result = await forgotten;
    await thread.ask('pragma wal_checkpoint(truncate)');
    return result;
  };
  return Object.assign(storage, {
    ask: thread.ask.bind(thread),
    removePerson: (id: string, level: string) => thenClean(removePerson(id, level)),
    pruneGuests: (before: number) => thenClean(pruneGuests(before)),
  });
}

/** Nobody else on the machine reads it; SQLite gives the files beside it the same mode. */
function ownersAlone(path: string): void {
  if (path === ':memory:') return;
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
