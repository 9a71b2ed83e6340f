import { Worker } from 'node:worker_threads';
import { jobOf, type Plan, type ResultOf } from './job.ts';
import type { Played, Slice } from './worker.ts';

/**
 * Plays the matches 0 to `count` - 1 of a plan, in this thread or in several; the results are the same. `onResult` hears of
 * every result, in the order of the matches. Those that are `known` already, the first ones, are not played again.
 */
export async function playAll<P extends Plan>(
  plan: P,
  count: number,
  workers: number,
  onResult: (result: ResultOf<P>) => void,
  known: readonly ResultOf<P>[] = [],
): Promise<readonly ResultOf<P>[]> {
  const results = new InOrder<ResultOf<P>>(known.slice(0, count), onResult);
  if (workers <= 1) {
    const play = jobOf(plan);
    for (let n = known.length; n < count; n++) results.put(n, await play(n));
  } else {
    const slices = slicesOf(known.length, count, Math.max(1, Math.min(100, Math.floor(count / workers / 8))));
    const keep = ({ slice, results: played }: Played) => {
      played.forEach((result, i) => {
        results.put(slice[0] + i, result as ResultOf<P>);
      });
    };
    await Promise.all(Array.from({ length: workers }, () => keepBusy(plan, slices, keep)));
  }
  return results.all;
}

/** Results by number; tells of each as soon as all before it are there. */
class InOrder<R> {
  readonly all: R[];
  readonly #tell: (result: R) => void;
  #told: number;

  constructor(known: R[], tell: (result: R) => void) {
    this.all = known;
    this.#told = known.length;
    this.#tell = tell;
  }

  put(n: number, result: R): void {
    this.all[n] = result;
    while (this.all[this.#told] !== undefined) this.#tell(this.all[this.#told++]);
  }
}

function* slicesOf(first: number, count: number, size: number): Generator<Slice> {
  for (let from = first; from < count; from += size) yield [from, Math.min(count, from + size)];
}

/** One worker, given slices until none is left. */
function keepBusy(plan: Plan, slices: Generator<Slice>, keep: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
    const giveWork = () => {
      const { value, done } = slices.next();
      worker.postMessage(done === true ? 'end' : value);
    };
    worker.on('message', (played: Played) => {
      keep(played);
      giveWork();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with code ${code}`))));
    giveWork();
  });
}
