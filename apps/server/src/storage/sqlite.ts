import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqlStorage } from './sqlStorage.ts';
import type { Storage } from './storage.ts';

/** Everything in one file. One process at a time: a second one is told that the file is taken. */
export async function openSqlite(path: string): Promise<Storage & { readonly raw: DatabaseSync }> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const raw = new DatabaseSync(path);
  try {
    // Exclusive also spares every transaction the locking of shared memory; FULL: a commit survives a power cut.
    for (const pragma of ['locking_mode = exclusive', 'journal_mode = wal', 'synchronous = full', 'foreign_keys = on'])
      raw.exec(`pragma ${pragma}`);
    raw.exec('begin immediate; commit');
  } catch (error) {
    raw.close();
    throw new Error(`${path} is in use by another process, or cannot be written`, { cause: error });
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(raw) }) });
  await migrate(db, 'sqlite');
  return Object.assign(new SqlStorage(db), { raw });
}

/** Kysely expects the manners of better-sqlite3. Statements are compiled once. */
function adapted(raw: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof manners>>();
  return {
    close: () => raw.close(),
    prepare(sql: string) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = manners(raw.prepare(sql));
      if (statements.size < 500) statements.set(sql, statement);
      return statement;
    },
  };
}

function manners(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}
