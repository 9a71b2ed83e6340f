import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { goldenTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { starfarers } from '../src/index.ts';

const files = goldenTests(starfarers, new URL('../', import.meta.url));

it('golden matches are there for 3 and 4 players, both set-ups and the variants', () => {
  expect(files.size).toBe(5);
});

it('SF-23.5: the same seed gives the same log, hash by hash, in a worker thread as well', async () => {
  const golden = files.get('four-beginners.json')!;
  const workerData = { seed: golden.seed, luck: golden.luck ?? 1 };
  const worker = new Worker(new URL('golden/worker.ts', import.meta.url), { workerData });
  const [played] = await once(worker, 'message');
  expect(played).toEqual(golden.log);
});
