import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answer, Question } from './sqliteFile.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * An SQLite file in a thread of its own: a commit waits for the disk, and whoever waits on the main thread keeps everybody
 * waiting.
 */
export class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #lastId = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The database is closed')));
  }

  static open(path: string): Promise<SqliteThread> {
    const worker = new Worker(new URL('./sqliteFile.ts', import.meta.url), { workerData: path });
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', () => {
        worker.off('error', reject);
        resolve(new SqliteThread(worker));
      });
    });
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  ask(sql: string, parameters: readonly unknown[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const question: Question = { id: ++this.#lastId, sql, parameters };
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker.postMessage(question);
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.ask(sql, parameters);
    if ('failed' in answer) throw new Error(answer.failed);
    if ('rows' in answer) return { rows: answer.rows as R[] };
    return { rows: [], numAffectedRows: BigInt(answer.changes), insertId: BigInt(answer.insertId) };
  }

  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('Nothing is streamed here');
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close');
    await this.#ended;
  }
}

export function sqliteDialect(thread: SqliteThread): Dialect {
  const run = async (sql: string): Promise<void> => {
    const answer = await thread.ask(sql);
    if ('failed' in answer) throw new Error(answer.failed);
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => thread,
    releaseConnection: async () => {},
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => thread.close(),
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
