import type { LogEntry, MatchFile } from '@starboard/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalMatch } from '../match/localMatch.ts';

/** What the home page shows of a match on this device. */
export interface Saved extends Omit<LocalMatch, 'log'> {
  readonly updatedAt: number;
  readonly seq: number;
  readonly over: boolean;
  /** The person whose turn it is. */
  readonly turn?: number;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Saved; indexes: { updatedAt: number } };
  entries: { key: [string, number]; value: LogEntry };
  /** Recorded matches from files and servers, to be watched again. */
  replays: { key: string; value: { readonly id: string; readonly file: MatchFile; readonly addedAt: number } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('starboard', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
      db.createObjectStore('entries');
      db.createObjectStore('replays', { keyPath: 'id' });
    },
  });
  return database;
}

const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps what is new: the entries of a match's log are only ever added to. */
export async function keep(saved: Saved, entries: readonly LogEntry[]): Promise<void> {
  const db = await open();
  const change = db.transaction(['matches', 'entries'], 'readwrite');
  const first = saved.seq - entries.length;
  await Promise.all([
    change.objectStore('matches').put(saved),
    ...entries.map((entry, i) => change.objectStore('entries').put(entry, [saved.id, first + i])),
    change.done,
  ]);
}

export async function savedMatch(id: string): Promise<LocalMatch | undefined> {
  const db = await open();
  const saved = await db.get('matches', id);
  return saved === undefined ? undefined : { ...saved, log: await db.getAll('entries', entriesOf(id)) };
}

/** The latest first. */
export async function savedMatches(): Promise<readonly Saved[]> {
  const db = await open();
  return (await db.getAllFromIndex('matches', 'updatedAt')).reverse();
}

export async function forget(id: string): Promise<void> {
  const db = await open();
  const change = db.transaction(['matches', 'entries'], 'readwrite');
  await Promise.all([
    change.objectStore('matches').delete(id),
    change.objectStore('entries').delete(entriesOf(id)),
    change.done,
  ]);
}

export async function keepReplay(id: string, file: MatchFile): Promise<void> {
  const db = await open();
  await db.put('replays', { id, file, addedAt: Date.now() });
}

export async function savedReplay(id: string): Promise<MatchFile | undefined> {
  const db = await open();
  return (await db.get('replays', id))?.file;
}
