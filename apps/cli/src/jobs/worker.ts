import { parentPort, workerData } from 'node:worker_threads';
import { stopBotProcesses } from '../exec/botProcess.ts';
import { jobOf, type Plan } from './job.ts';

/** Numbers of matches to play: from the first one up to, but without, the second. */
export type Slice = readonly [number, number];

export interface Played {
  readonly slice: Slice;
  readonly results: readonly unknown[];
}

const play = jobOf(workerData as Plan);

parentPort?.on('message', async (slice: Slice | 'end') => {
  if (slice === 'end') {
    stopBotProcesses();
    parentPort?.close();
    return;
  }
  const results: unknown[] = [];
  for (let n = slice[0]; n < slice[1]; n++) results.push(await play(n));
  parentPort?.postMessage({ slice, results } satisfies Played);
});
