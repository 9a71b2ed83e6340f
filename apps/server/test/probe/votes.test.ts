import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Guest, guest, plan } from '../kit/people.ts';
import { TestServer } from '../kit/testServer.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const server = new TestServer({ STARBOARD_PRIVATE_WEBHOOKS: '1' });
let ann: Guest;
let mallory: Guest;

beforeAll(async () => {
  [ann, mallory] = [await guest(server.url, 'Ann'), await guest(server.url, 'Mallory')];
});

/** A match of two that runs. */
async function two(clock: Parameters<typeof plan>[2] = {}): Promise<string> {
  const { id } = await ann.api.create(plan('template', ['me', 'open'], clock));
  await mallory.api.join(id);
  return id;
}

/** Ann looks at the table, until she goes. */
async function here(id: string) {
  const live = ann.live();
  await live.watch(id).state.until(({ match }) => match !== undefined);
  await expect.poll(async () => (await mallory.api.table(id)).seats[0].connected).toBe(true);
  return {
    go: async () => {
      live.close();
      await expect.poll(async () => (await mallory.api.table(id)).seats[0].connected).toBe(false);
    },
  };
}

const isReplaced = async (id: string) => (await mallory.api.table(id)).seats[0].substituted;

describe('a vote', () => {
  it('never puts out somebody who is here, however long the match lasts', async () => {
    const id = await two();
    const { go } = await here(id);
    server.clock.pass(30 * DAY);
    expect(await codeOf(mallory.api.vote(id, 0, true))).toBe('still-here');
    expect(await isReplaced(id)).toBe(false);
    await go();
  });

  it('waits until somebody has been away for three minutes', async () => {
    const id = await two();
    const { go } = await here(id);
    await go();
    const { replaceableAt } = (await mallory.api.table(id)).seats[0];
    expect(replaceableAt).toBe(server.clock.now() + 3 * MINUTE);
    server.clock.pass(3 * MINUTE - 1);
    expect(await codeOf(mallory.api.vote(id, 0, true))).toBe('still-here');
    server.clock.pass(1);
    expect((await mallory.api.vote(id, 0, true)).seats[0].substituted).toBe(true);
    expect((await ann.api.comeBack(id)).seats[0].substituted).toBe(false);
  });

  it('counts from the beginning of the match for those who have not come yet', async () => {
    server.clock.pass(DAY);
    const id = await two();
    expect(await codeOf(mallory.api.vote(id, 0, true))).toBe('still-here');
  });

  it.each([
    ['three days where the clock counts days', { mode: 'days', days: 1 }, 3 * DAY],
    ['as long as the table says', { mode: 'none', absence: 30 }, 30 * MINUTE],
  ] as const)('waits for %s', async (_, clock, ms) => {
    const id = await two({ clock });
    expect((await mallory.api.table(id)).seats[0].replaceableAt).toBe(server.clock.now() + ms);
  });

  it('is told to the one it is about, before most are for it', async () => {
    const { id } = await ann.api.create(plan('template', ['open', 'me', 'open']));
    const [bo, cyd] = [await guest(server.url), await guest(server.url)];
    await bo.api.join(id, 0);
    await cyd.api.join(id, 2);
    const heard: string[] = [];
    const hook = createServer((request, response) => {
      request.on('data', (data) => heard.push(JSON.parse(String(data)).event));
      request.on('end', () => response.end());
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    await bo.api.setWebhook(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`);
    server.clock.pass(3 * MINUTE);
    await ann.api.vote(id, 0, true);
    await expect.poll(() => heard).toContain('vote');
    expect(await ann.api.table(id)).toMatchObject({ votes: { 0: [1] } });
    hook.close();
  });

  it('comes too early again when somebody has just taken their seat back', async () => {
    const id = await two();
    server.clock.pass(3 * MINUTE);
    expect((await mallory.api.vote(id, 0, true)).seats[0].substituted).toBe(true);
    await ann.api.comeBack(id);
    expect(await codeOf(mallory.api.vote(id, 0, true))).toBe('still-here');
    expect((await mallory.api.table(id)).seats[0].replaceableAt).toBe(server.clock.now() + 3 * MINUTE);
  });

  it('is over as soon as the person is back', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open', 'open']));
    const bo = await guest(server.url, 'Bo');
    await mallory.api.join(id);
    await bo.api.join(id);
    server.clock.pass(3 * MINUTE);
    expect((await mallory.api.vote(id, 0, true)).votes).toEqual({ 0: [1] });
    const { go } = await here(id);
    await expect.poll(async () => (await mallory.api.table(id)).votes).toEqual({});
    expect(await codeOf(bo.api.vote(id, 0, true))).toBe('still-here');
    await go();
  });
});
