import type { LiveConnection, Socket } from '@starboard/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { audit } from '../bench/audit.ts';
import { crashRun } from '../bench/crashRun.ts';
import { type Acknowledged, keepPlaying, seated } from '../bench/lanes.ts';
import { newId } from '../src/ids.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { seat as seatRow, storageConforms, table as tableRow } from './kit/conformance.ts';
import { type Guest, guest } from './kit/people.ts';
import { startPostgres, type TestDatabase } from './kit/postgres.ts';
import { serverProcess, tempFolder } from './kit/servers.ts';

const started = await startPostgres();

describe.skipIf(typeof started === 'string')('PostgreSQL', () => {
  const postgres = started as TestDatabase;
  const folder = tempFolder();
  let url: string;
  beforeAll(async () => {
    url = await postgres.fresh();
  });
  afterAll(async () => {
    await postgres.stop();
    folder.remove();
  });

  storageConforms('PostgreSQL', () => openPostgres(url), true);

  it('is brought up to date by several nodes at once', async () => {
    const fresh = await postgres.fresh();
    const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(fresh)));
    for (const node of nodes) expect(await node.healthy()).toBe(true);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('tells other nodes what is new, and not the one that wrote it', async () => {
    const [left, right] = await Promise.all([openPostgres(url), openPostgres(url)]);
    const heard: string[] = [];
    left.subscribe(({ k }) => heard.push(`left ${k}`));
    const told = new Promise((resolve) => right.subscribe((notice) => resolve(notice)));
    await left.publish({ k: 'table', t: 'table-1', n: left.node });
    expect(await told).toEqual({ k: 'table', t: 'table-1', n: left.node });
    expect(heard).toEqual([]);
    await Promise.all([left.close(), right.close()]);
  });

  it('lets two nodes append to the same tables at once: each line is taken from one of them', async () => {
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
    const ids = Array.from({ length: 30 }, (_, i) => `both-${newId()}-${i}`);
    for (const id of ids) {
      await nodes[0].createTable(tableRow({ id }), [seatRow(id, 0, { kind: 'bot', level: 'cadet' })]);
      await nodes[0].startTable(id, 1);
    }
    for (let seq = 1; seq <= 5; seq++) {
      const [forth, back] = [ids, [...ids].reverse()];
      const results = await Promise.all(
        nodes.map((node, n) =>
          Promise.all(
            [forth, back][n].map(async (id) => {
              const { kind } = await node.append({ table: id, seq, at: n, seat: n, action: { do: 'go' }, hash: 'h' });
              return [id, kind] as const;
            }),
          ),
        ),
      );
      const stored = results.flat().filter(([, kind]) => kind === 'stored');
      expect(stored.map(([id]) => id).sort()).toEqual([...ids].sort());
    }
    for (const id of ids) expect((await nodes[1].entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('lets two nodes play one match, and one of them die in the middle', async () => {
    const database = await postgres.fresh();
    const env = { STARBOARD_DATABASE_URL: database };
    const [first, second] = await Promise.all([serverProcess(folder.path, env), serverProcess(folder.path, env)]);
    const people = [await guest(first.url), await guest(second.url)];
    const table = await seated('starfarers', people);
    let annsServer = first.url;
    const links = [following(people[0], () => annsServer), people[1].live()];
    const all: Acknowledged[] = [0, 1].map((seat) => ({ table, seat, actions: [] }));
    const count = () => all.reduce((sum, { actions }) => sum + actions.length, 0);
    let enough = false;
    const watches = links.map((link) => link.watch(table));
    const playing = watches.map((watch, i) => keepPlaying(watch, all[i], () => enough));
    await expect.poll(count).toBeGreaterThanOrEqual(20);
    annsServer = second.url; // where the balancer will send her
    await first.kill();
    const before = all.map(({ actions }) => actions.length);
    await expect
      .poll(() => Math.min(...all.map(({ actions }, i) => actions.length - before[i])))
      .toBeGreaterThanOrEqual(8);
    enough = true;
    await Promise.all(playing);
    const [left, right] = watches.map((watch) => watch.state.get());
    expect(left.info?.seats[1].connected).toBe(true);
    expect(right.match!.seq).toBeGreaterThan(40);
    for (const link of links) link.close();
    expect(await second.end()).toBe(0);
    const storage = await openPostgres(database);
    expect((await audit(storage, all)).faults).toEqual([]);
    const bots = (await storage.entries(table, 0)).filter(({ seat }) => seat === 2);
    expect(bots.length).toBeGreaterThan(0);
    await storage.close();
  });

  it('loses and doubles nothing when the server is killed again and again', async () => {
    const result = await crashRun({ kills: 2, lanes: 2, database: await postgres.fresh() });
    expect(result.faults).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(10);
  });
});

/** A connection that goes to whichever server the balancer names. */
function following(one: Guest, server: () => string): LiveConnection {
  return one.live(undefined, {
    open: () =>
      new WebSocket(`${server().replace(/^http/, 'ws')}/api/live`, {
        headers: { cookie: one.cookie },
      }) as unknown as Socket,
  });
}
