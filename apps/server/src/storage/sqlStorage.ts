import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { AppendLines } from './appendLines.ts';
import { countQueries } from './counts.ts';
import { beginningQueries, courseQueries } from './course.ts';
import { keyQueries } from './keys.ts';
import { LogWriter } from './logWriter.ts';
import { moderationQueries } from './moderation.ts';
import { dataQueries, peopleQueries } from './people.ts';
import { pushQueries } from './push.ts';
import type { LogRow, Schema } from './schema.ts';
import { seatQueries } from './seats.ts';
import { sessionQueries } from './sessions.ts';
import { type Appended, type NewEntry, type Notice, type Storage, StorageProblem } from './storage.ts';
import { chatQueries, checkpointQueries, tableQueries } from './tables.ts';

export type Db = Kysely<Schema>;

/** How nodes reach each other; a single process needs none. */
export interface Fanout {
  announce(notice: Notice, db: Db): Promise<void>;
  subscribe(listener: (notice: Notice) => void): void;
  close(): Promise<void>;
}

const alone: Fanout = { announce: async () => {}, subscribe: () => {}, close: async () => {} };

const QUERIES = [
  ...[tableQueries, beginningQueries, courseQueries, seatQueries, chatQueries, checkpointQueries],
  ...[peopleQueries, dataQueries, sessionQueries, keyQueries, countQueries, pushQueries, moderationQueries],
];

/** Everything in SQL that both databases understand. */
class Core {
  readonly node: string;
  readonly shared: boolean;
  readonly #db: Db;
  readonly #fanout: Fanout;
  readonly #appendLines: AppendLines;
  readonly #writer = new LogWriter((entries) => this.#write(entries));

  constructor(db: Db, appendLines: AppendLines, fanout: Fanout = alone, node: string = randomBytes(6).toString('hex')) {
    this.#db = db;
    this.#appendLines = appendLines;
    this.#fanout = fanout;
    this.node = node;
    this.shared = fanout !== alone;
    for (const queries of QUERIES) Object.assign(this, guarded(queries(db)));
  }

  append(entry: NewEntry): Promise<Appended> {
    return this.#writer.append(entry);
  }

  async #write(entries: readonly NewEntry[]): Promise<readonly Appended[]> {
    const lines = entries.map((entry) => ({ entry, notice: JSON.stringify(this.#noticeOf(entry)) }));
    const stored = await this.#appendLines(lines);
    return Promise.all(entries.map((entry) => (stored.has(entry.table) ? { kind: 'stored' } : this.#whyNot(entry))));
  }

  #noticeOf({ table, seq, due }: NewEntry): Notice {
    return { k: 'log', t: table, s: seq, n: this.node, ...(due === undefined ? {} : { d: due }) };
  }

  async #whyNot({ table, actionId }: NewEntry): Promise<Appended> {
    const seq = actionId === undefined ? undefined : await this.seqOfAction(table, actionId);
    return seq === undefined ? { kind: 'conflict' } : { kind: 'duplicate', seq };
  }

  entries(table: string, after: number): Promise<readonly LogRow[]> {
    const query = this.#db.selectFrom('log').selectAll().where('table_id', '=', table).where('seq', '>', after);
    return guard(() => query.orderBy('seq').execute());
  }

  async seqOfAction(table: string, actionId: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('log').select('seq').where('table_id', '=', table);
    return (await guard(() => query.where('action_id', '=', actionId).executeTakeFirst()))?.seq;
  }

  async publish(notice: Notice): Promise<void> {
    await guard(() => this.#fanout.announce(notice, this.#db));
  }

  subscribe(listener: (notice: Notice) => void): void {
    this.#fanout.subscribe(listener);
  }

  async healthy(): Promise<boolean> {
    return sql`select 1`.execute(this.#db).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    await this.#writer.idle();
    await this.#fanout.close();
    await this.#db.destroy();
  }
}

/** The core and all queries as one {@link Storage}: the queries are put in when it is made, where the checker does not see them. */
export const SqlStorage = Core as unknown as new (
  db: Db,
  appendLines: AppendLines,
  fanout?: Fanout,
  node?: string,
) => Storage;

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageProblem ? error : new StorageProblem(error);
  }
}

/** The same functions, failing with {@link StorageProblem} only. */
function guarded<T extends object>(queries: T): T {
  type Method = (...given: unknown[]) => Promise<unknown>;
  const methods = Object.entries(queries as Record<string, Method>);
  return Object.fromEntries(
    methods.map(([name, method]) => [name, (...given: unknown[]) => guard(() => method(...given))]),
  ) as T;
}
