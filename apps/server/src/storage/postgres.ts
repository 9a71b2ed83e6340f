import { randomBytes } from 'node:crypto';
import { type CallOff, type Clock, systemClock } from '@starboard/clock';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { appendToPostgres } from './appendLines.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Db, type Fanout, SqlStorage } from './sqlStorage.ts';
import type { Notice, Storage } from './storage.ts';

const CHANNEL = 'starboard';
const INT8 = 20;

/** Times and counters are small enough for JavaScript's numbers. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** A database that any number of nodes share. */
export async function openPostgres(
  url: string,
  log: (problem: string) => void = () => {},
  clock: Clock = systemClock,
): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: types as never });
  pool.on('error', (error) => log(`PostgreSQL: ${error.message}`));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const node = randomBytes(6).toString('hex');
  const fanout = new Listener(url, node, log, clock);
  try {
    await migrate(db, 'postgres');
    await fanout.start();
  } catch (error) {
    await fanout.close();
    await db.destroy();
    throw error;
  }
  return new SqlStorage(db, appendToPostgres(pool, CHANNEL), fanout, node);
}

/** LISTEN and NOTIFY. A broken line is opened again, and then everybody is told that notices may have been missed. */
class Listener implements Fanout {
  readonly #url: string;
  readonly #node: string;
  readonly #log: (problem: string) => void;
  readonly #listeners: ((notice: Notice) => void)[] = [];
  readonly #clock: Clock;
  #client: pg.Client | undefined;
  #callOff: CallOff = () => {};
  #closed = false;

  constructor(url: string, node: string, log: (problem: string) => void, clock: Clock) {
    this.#url = url;
    this.#node = node;
    this.#log = log;
    this.#clock = clock;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('error', (error) => this.#broken(client, error));
    client.on('end', () => this.#broken(client));
    client.on('notification', ({ payload }) => this.#hear(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  #hear(payload: string | undefined): void {
    const notice = JSON.parse(payload ?? '{}') as Notice;
    if (notice.n !== this.#node) this.#tell(notice);
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  #broken(client: pg.Client, error?: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#log(`PostgreSQL: no notices${error === undefined ? '' : ` (${error.message})`}`);
    client.end().catch(() => {});
    this.#callOff = this.#clock.after(1000, () => this.#restart());
  }

  #restart(): void {
    this.start().then(
      () => this.#tell({ k: 'missed', n: '' }),
      (error: Error) => {
        const client = this.#client;
        if (client !== undefined) this.#broken(client, error);
      },
    );
  }

  async announce(notice: Notice, db: Db): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(db);
  }

  subscribe(listener: (notice: Notice) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#callOff();
    await this.#client?.end().catch(() => {});
  }
}
