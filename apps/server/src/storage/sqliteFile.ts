import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A statement for the thread that holds the file; `id` names the answer. */
export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly changes: number | bigint; readonly insertId: number | bigint }
  | { readonly id: number; readonly failed: string };

const db = new DatabaseSync(workerData as string);
const statements = new Map<string, { statement: StatementSync; reads: boolean }>();

const PRAGMAS = [
  'locking_mode = exclusive', // also spares every transaction the locking of shared memory
  'journal_mode = wal',
  'synchronous = full', // a commit survives a power cut
  'foreign_keys = on',
  'secure_delete = on', // what is forgotten is overwritten
];
for (const pragma of PRAGMAS) db.exec(`pragma ${pragma}`);
db.exec('begin immediate; commit');

function prepared(sql: string) {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = db.prepare(sql);
  const made = { statement, reads: statement.columns().length > 0 };
  if (statements.size < 500) statements.set(sql, made);
  return made;
}

function answer({ id, sql, parameters }: Question): Answer {
  try {
    const { statement, reads } = prepared(sql);
    const values = parameters as SQLInputValue[];
    if (reads) return { id, rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { id, changes, insertId: lastInsertRowid };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answer(question));
  db.close();
  parentPort?.close();
});
parentPort?.postMessage('open');
