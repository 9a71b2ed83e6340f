import { HandClock } from '@starboard/clock/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../src/index.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { rawLine } from '../kit/lines.ts';
import { codeOf, guest, plan } from '../kit/people.ts';
import { breakLines, startPostgres, type TestDatabase } from '../kit/postgres.ts';
import { serverHere, tempFolder } from '../kit/servers.ts';

const LONG_ENOUGH = 200_000;
const started = await startPostgres();

/** What one node refuses no other grants. */
describe.skipIf(typeof started === 'string')('two nodes on one database', () => {
  const postgres = started as TestDatabase;
  const folder = tempFolder();
  const clocks = [new HandClock(), new HandClock()];
  let database: string;
  let first: Server;
  let second: Server;

  const node = (clock: HandClock) =>
    serverHere(folder.path, { STARBOARD_DATABASE_URL: database, STARBOARD_LIMIT_FACTOR: '1' }, clock);
  /** Somebody of an address of their own, with the interface of both nodes. */
  const person = async (name: string, from: string) => {
    const there = await guest(first.url, name, from);
    const { api } = await import('@starboard/client');
    const headers = { cookie: there.cookie, 'x-forwarded-for': from };
    return { ...there, here: api(first.url, { headers }), elsewhere: api(second.url, { headers }) };
  };

  beforeAll(async () => {
    database = await postgres.fresh();
    first = await node(clocks[0]);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await postgres.stop();
    folder.remove();
  });

  it('know who is connected at the other, also when one starts later or has heard nothing for a while', async () => {
    const ann = await guest(first.url, 'Ann', '203.0.113.1');
    const mallory = await guest(first.url, 'Mallory', '203.0.113.2');
    const { id } = await ann.api.create(plan('template', ['me', 'open']));
    await mallory.api.join(id);
    const line = ann.live();
    await line.watch(id).state.until(({ match }) => match !== undefined);
    second = await node(clocks[1]);
    const { api } = await import('@starboard/client');
    const there = api(second.url, { headers: { cookie: mallory.cookie, 'x-forwarded-for': '203.0.113.2' } });
    const isHere = async () => (await there.table(id)).seats[0].connected;
    await expect.poll(isHere).toBe(true);
    clocks[1].pass(LONG_ENOUGH);
    expect(await codeOf(there.vote(id, 0, true))).toBe('still-here');

    const admin = new pg.Client({ connectionString: database });
    await admin.connect();
    await breakLines(admin);
    await admin.end();
    await expect.poll(isHere).toBe(true);
    clocks[1].pass(16_000); // to the second node the first seems dead, and then is not
    await expect.poll(isHere).toBe(true);
    expect(await codeOf(there.vote(id, 0, true))).toBe('still-here');
    line.close();
    clocks[0].pass(clocks[1].now() - clocks[0].now());
  });

  it('let somebody who has taken their seat back at one not be voted out at the other', async () => {
    const [ann, mallory] = [await person('Ann', '203.0.113.3'), await person('Mallory', '203.0.113.4')];
    const { id } = await ann.here.create(plan('template', ['me', 'open']));
    await mallory.here.join(id);
    for (const clock of clocks) clock.pass(LONG_ENOUGH);
    expect((await mallory.elsewhere.vote(id, 0, true)).seats[0].substituted).toBe(true);
    await ann.here.comeBack(id);
    expect(await codeOf(mallory.elsewhere.vote(id, 0, true))).toBe('still-here');
  });

  it('count guesses together', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 50; i++) {
      const url = [first.url, second.url][i % 2];
      const headers = { 'x-forwarded-for': '203.0.113.5' };
      statuses.push((await fetch(`${url}/api/codes/BCDFGH`, { headers })).status);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  });

  it('let nobody have more tables in the lobby by asking both at once', async () => {
    const eve = await person('Eve', '203.0.113.6');
    const listed = plan('template', ['me', 'open'], { visibility: 'listed' });
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, i) => codeOf((i % 2 ? eve.here : eve.elsewhere).create(listed))),
    );
    expect(codes.filter((code) => code === 'fine')).toHaveLength(3);
  });

  it('close the sockets of a session that ended at the other, even if nobody told them', async () => {
    const eve = await person('Eve', '203.0.113.7');
    const [told, untold] = [await rawLine(eve, second.url), await rawLine(await guest(second.url), second.url)];
    await eve.here.signOut();
    expect(await told.closed).toBe(1008);
    const storage = await openPostgres(database);
    const sessions = new pg.Client({ connectionString: database });
    await sessions.connect();
    await sessions.query('delete from sessions');
    await sessions.end();
    await storage.close();
    clocks[1].pass(30_000);
    expect(await untold.closed).toBe(1008);
  });
});
