import type { LiveConnection, Socket } from '@starboard/client';
import { HandClock } from '@starboard/clock/testing';
import { contributionHash, sha256 } from '@starboard/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { audit } from '../bench/audit.ts';
import { crashRun } from '../bench/crashRun.ts';
import { type Acknowledged, keepPlaying, seated } from '../bench/lanes.ts';
import { newPerson } from '../src/http/identity.ts';
import { newId } from '../src/ids.ts';
import type { Luck } from '../src/play/mixing.ts';
import { Play } from '../src/play/play.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { seat as seatRow, start, storageConforms, table as tableRow } from './kit/conformance.ts';
import { type Guest, guest, plan } from './kit/people.ts';
import { breakLines, startPostgres, type TestDatabase } from './kit/postgres.ts';
import { serverProcess, tempFolder } from './kit/servers.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const uncounted = { acted: () => {}, refused: () => {}, took: () => {}, sent: () => {} };

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

  it('gives the new luck to tables that were open before there was one, and leaves those that run', async () => {
    const fresh = await postgres.fresh();
    const before = await openPostgres(fresh);
    const [open, running] = [tableRow(), tableRow()];
    for (const { id } of [open, running])
      await before.createTable(id === open.id ? open : running, [seatRow(id, 0, { kind: 'bot', level: 'cadet' })]);
    await start(before, running.id, 1);
    await before.close();
    const client = new pg.Client({ connectionString: fresh });
    await client.connect();
    await client.query('alter table tables drop column luck, drop column mixing, drop column pauses');
    await client.query('alter table seats drop column kept_for, drop column unready, drop column back_at');
    await client.query('drop table counts, checkpoints, removals, mutes, reports, audit');
    await client.query('drop table recovery; alter table sessions drop column seen_at');
    await client.query('alter table passkeys drop column created_at');
    await client.query("delete from kysely_migration where name >= '003'");
    await client.end();
    const after = await openPostgres(fresh);
    const rows = await Promise.all([open, running].map(async ({ id }) => (await after.table(id))!.row));
    expect(rows).toMatchObject([
      { luck: 2, mixing: '{"given":[null]}' },
      { luck: 1, seed: running.seed },
    ]);
    expect(rows[0].seed).toMatch(/^[0-9a-f]{64}$/);
    await after.close();
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

  it('opens a broken line for notices again, and says that some may have been missed', async () => {
    const clock = new HandClock();
    const problems: string[] = [];
    const node = await openPostgres(url, (problem) => problems.push(problem), clock);
    const heard: unknown[] = [];
    node.subscribe((notice) => heard.push(notice));
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await breakLines(admin);
    await admin.end();
    await expect.poll(() => problems.filter((problem) => problem.includes('no notices'))).toHaveLength(1);
    clock.pass(1000);
    await expect.poll(() => heard).toEqual([{ k: 'missed', n: '' }]);
    await node.close();
  });

  it('lets two nodes append to the same tables at once: each line is taken from one of them', async () => {
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
    const ids = Array.from({ length: 30 }, (_, i) => `both-${newId()}-${i}`);
    for (const id of ids) {
      await nodes[0].createTable(tableRow({ id }), [seatRow(id, 0, { kind: 'bot', level: 'cadet' })]);
      await start(nodes[0], id, 1);
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

  it('lets people at different nodes add to one luck, at the very same time', async () => {
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
    const plays = nodes.map((storage) => new Play({ storage, log: quiet, metrics: uncounted, clock: new HandClock() }));
    const people = ['Ann', 'Bob', 'Cyd', 'Dee'].map((name) => newPerson(name, 1));
    for (let round = 0; round < 5; round++) {
      const { id, commitment } = await plays[0].create(people[0], plan('template', ['me', 'open', 'open', 'open']));
      for (const one of people.slice(1)) await plays[0].join(id, one, undefined);
      const all = (luckOf: (seat: number) => Luck) =>
        Promise.all(
          people.map(async (one, seat) => (await plays[seat % 2].table(id)).addLuck(one.id, seat, luckOf(seat))),
        );
      const value = (seat: number) => sha256(`${id} ${seat}`);
      await all((seat) => ({ hash: contributionHash(commitment, seat, value(seat)) }));
      await all((seat) => ({ value: value(seat) }));
      const { row } = (await nodes[1].table(id))!;
      expect(row.status).toBe('running');
      const hashes = await Promise.all(
        plays.map(async (play) => {
          const table = await play.table(id);
          await table.hearOf('table');
          expect(table.match?.contributions?.map((one) => one.value)).toEqual([0, 1, 2, 3].map(value));
          return table.match?.hash;
        }),
      );
      expect(hashes[0]).toBe(hashes[1]);
    }
    await Promise.all(plays.map((play) => play.close()));
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('lets another node go on with the luck when the first has died', async () => {
    const clocks = [new HandClock(), new HandClock()];
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
    const plays = nodes.map((storage, i) => new Play({ storage, log: quiet, metrics: uncounted, clock: clocks[i] }));
    const [ann, bob] = ['Ann', 'Bob'].map((name) => newPerson(name, 1));
    const { id } = await plays[0].create(ann, plan('template', ['me', 'open']));
    await plays[0].join(id, bob, undefined);
    await plays[0].close();
    clocks[1].pass(60_000); // a little longer than it waits for the other one
    const table = await plays[1].table(id);
    await table.drive();
    expect(table.info(undefined)).toMatchObject({ status: 'running', luck: { contributions: [{}, {}] } });
    await plays[1].close();
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
    await watches[0].state.until(({ info }) => info?.seats[1].connected === true);
    await watches[1].state.until(({ match }) => (match?.seq ?? 0) >= count());
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
