import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../../scripts/buildWeb.mjs';
import { startPostgres, type TestDatabase } from '../../../server/test/kit/postgres.ts';
import { type Process, serverProcess, tempFolder } from '../../../server/test/kit/servers.ts';
import { PHONE } from './browser.ts';
import { playTogether, seqOf } from './play.ts';
import { meet, rankingOf } from './together.ts';
import { visitors } from './visitors.ts';

const started = await startPostgres();

describe.skipIf(typeof started === 'string')('two servers on one database', () => {
  const postgres = started as TestDatabase;
  const data = tempFolder();
  const visit = visitors();
  let nodes: readonly Process[] = [];

  beforeAll(async () => {
    if (!buildWeb()) throw new Error('The web app cannot be built');
    const env = { STARBOARD_DATABASE_URL: await postgres.fresh() };
    nodes = await Promise.all([serverProcess(data.path, env), serverProcess(data.path, env)]);
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end()));
    await postgres.stop();
    data.remove();
  });

  it('let two browsers play one game of Starfarers to its end', async () => {
    const ann = await visit(nodes[0].url, '/', { settings: { name: 'Ann' } });
    const bo = await visit(nodes[1].url, '/', { settings: { name: 'Bo' }, viewport: PHONE });
    await meet(ann, bo, 'starfarers');
    expect(await playTogether([ann, bo])).toBeGreaterThan(20);
    await Promise.all([ann, bo].map((page) => page.locator('.end').waitFor()));
    expect(new URL(ann.url()).host).not.toBe(new URL(bo.url()).host);
    expect(await seqOf(ann)).toBe(await seqOf(bo));
    expect(await rankingOf(ann)).toEqual(await rankingOf(bo));
  });
});
