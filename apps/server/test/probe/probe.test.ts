import { describe, expect, it } from 'vitest';
import { PROBES } from '../../bench/probe/probes.ts';
import { TestServer } from '../kit/testServer.ts';

const server = new TestServer({
  STARBOARD_LIMIT_FACTOR: '1',
  STARBOARD_TABLES_EACH: '30',
  STARBOARD_METRICS_TOKEN: 'figures',
});

describe('nobody can', () => {
  it.each(PROBES.filter(({ quick }) => quick))('$name', async ({ run }) => {
    expect(await run(server.url)).toMatchObject({ holds: true });
  });
});
