import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { loadMatch, readMatchFile } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { starfarers } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('golden matches', () => {
  it('are there for 3 and 4 players, both set-ups and the variants', () => {
    expect(files).toHaveLength(5);
  });

  it.each(files)('%s replays the same, action by action', (name) => {
    const file = readMatchFile(readFileSync(new URL(name, folder), 'utf8'));
    const match = loadMatch(starfarers, file);
    expect(match.over).toBe(true);
    expect(match.outcome).toEqual(file.outcome);
  });

  it('SF-23.5: the same seed gives the same log, hash by hash, in a worker thread as well', async () => {
    const { log } = readMatchFile(readFileSync(new URL('four-beginners.json', folder), 'utf8'));
    const worker = new Worker(new URL('golden/worker.ts', import.meta.url), { workerData: 'golden four-beginners' });
    const [played] = await once(worker, 'message');
    expect(played).toEqual(log);
  });
});
