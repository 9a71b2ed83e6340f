import type { Appended, NewEntry } from './storage.ts';
import { StorageProblem } from './storage.ts';

interface Waiting {
  readonly entry: NewEntry;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

const LARGEST_BATCH = 200;

/**
 * Writes what comes in while a commit is under way together in the next one: the disk is waited for once for all of them.
 * Nobody is told that an entry is stored before the commit is.
 */
export class LogWriter {
  readonly #write: (entries: readonly NewEntry[]) => Promise<readonly Appended[]>;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: (entries: readonly NewEntry[]) => Promise<readonly Appended[]>) {
    this.#write = write;
  }

  append(entry: NewEntry): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** When nothing is under way any more. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await new Promise(setImmediate); // lets everything that has arrived by now join the batch
    while (this.#waiting.length > 0) await this.#writeBatch(this.#nextBatch());
    this.#writing = undefined; // at once: whoever comes a moment later must not wait for nobody
  }

  /** One line of each table; the next one of the same table waits for the next batch. */
  #nextBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.entry;
      if (batch.size === LARGEST_BATCH || batch.has(table)) later.push(waiting);
      else batch.set(table, waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ entry }) => entry));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i]);
      });
    } catch (error) {
      const problem = new StorageProblem(error);
      for (const { reject } of batch) reject(problem);
    }
  }
}
