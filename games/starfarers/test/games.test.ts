import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { starfarers } from '../src/index.ts';
import { playedBy } from './golden/played.ts';

const home = new URL('../', import.meta.url);
scenarioTests(starfarers, home);
const golden = goldenTests(starfarers, home);

it('golden matches are there for 3 and 4 players, both set-ups and the variants', () => {
  expect(golden.size).toBe(5);
});

it('SF-23.5: the same seed gives the same log, hash by hash, in a worker thread as well', async () => {
  const seed = 'two threads';
  const worker = new Worker(new URL('golden/worker.ts', import.meta.url), { workerData: seed });
  const elsewhere = once(worker, 'message');
  const here = await playedBy('greedy', seed);
  expect(here.length).toBeGreaterThan(100);
  expect((await elsewhere)[0]).toEqual(here);
});
