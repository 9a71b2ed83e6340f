import type { LiveOptions, Socket, TableWatch } from '@starboard/client';
import { HandClock } from '@starboard/clock/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { keepPlaying } from '../bench/lanes.ts';
import { type Guest, guest, plan, playOn } from './kit/people.ts';
import { TestServer } from './kit/testServer.ts';

const server = new TestServer();
let ann: Guest;

beforeAll(async () => {
  ann = await guest(server.url);
});

interface Wire {
  readonly sockets: WebSocket[];
  /** What arrived, by kind. */
  readonly heard: string[];
}

/** A line on which a test can swallow or change what arrives. */
function badLine(
  one: Guest,
  change: (text: string, line: Wire) => string | undefined,
): { wire: Wire; options: LiveOptions } {
  const wire: Wire = { sockets: [], heard: [] };
  const open = (address: string): Socket => {
    const socket = new WebSocket(address, { headers: { cookie: one.cookie } });
    wire.sockets.push(socket);
    return {
      get readyState() {
        return socket.readyState;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
      addEventListener: (type, listener) =>
        socket.on(type, (data) => {
          const text = type === 'message' ? change(String(data), wire) : undefined;
          if (text !== undefined) wire.heard.push(JSON.parse(text).t);
          if (type !== 'message' || text !== undefined) listener({ data: text });
        }),
    };
  };
  return { wire, options: { open } };
}

async function solo(one: Guest) {
  const table = await one.api.create(plan('template', ['me', 'open']));
  const bob = await guest(server.url);
  await bob.api.join(table.id);
  return { table, bob };
}

/** Seat 0 takes so many actions while seat 1 answers whatever it is asked. */
async function playAgainst(left: TableWatch, actions: number, right: TableWatch): Promise<void> {
  let done = false;
  const other = keepPlaying(right, { table: right.table, seat: 1, actions: [] }, () => done);
  expect(await playOn(left, 0, actions)).toBe(actions);
  done = true;
  await other;
}

describe('a live table', () => {
  it('takes an action once, though its acknowledgement was lost and it was sent again', async () => {
    const { table, bob } = await solo(ann);
    let lost = 0;
    const line = badLine(ann, (text, { sockets }) => {
      if (!text.startsWith('{"t":"ack"') || lost++ > 0) return text;
      sockets.at(-1)?.terminate();
      return undefined;
    });
    const links = [ann.live(undefined, line.options), bob.live()];
    const watches = links.map((link) => link.watch(table.id));
    await playAgainst(watches[0], 3, watches[1]);
    expect(lost).toBeGreaterThan(1);
    expect(line.wire.sockets.length).toBe(2);
    const mine = watches[1].state.get().match!.history.length;
    expect((await ann.api.table(table.id)).seq).toBe(mine - 1);
    for (const link of links) link.close();
  });

  it('sends only the steps that were missed after a short break', async () => {
    const { table, bob } = await solo(ann);
    const line = badLine(bob, (text) => text);
    const link = bob.live(undefined, line.options);
    const other = ann.live();
    const watch = link.watch(table.id);
    const mine = other.watch(table.id);
    await watch.state.until(({ match }) => match !== undefined);
    await playAgainst(mine, 2, watch);
    line.wire.sockets.at(-1)!.terminate();
    await link.status.until((status) => status !== 'open');
    await link.status.until((status) => status === 'open');
    await playAgainst(mine, 1, watch);
    await watch.state.until(({ match }) => match!.seq >= mine.state.get().match!.seq);
    expect(line.wire.heard.filter((kind) => kind === 'snapshot')).toHaveLength(1);
    link.close();
    other.close();
  });

  it('is asked for anew by a client that has lost the thread', async () => {
    const { table, bob } = await solo(ann);
    let changed = 0;
    const line = badLine(ann, (text) => {
      if (!text.startsWith('{"t":"step"') || changed++ > 0) return text;
      return JSON.stringify({ ...JSON.parse(text), hash: '0000000000000000' });
    });
    const links = [ann.live(undefined, line.options), bob.live()];
    const watches = links.map((link) => link.watch(table.id));
    await playAgainst(watches[0], 2, watches[1]);
    expect(line.wire.heard.filter((kind) => kind === 'snapshot').length).toBeGreaterThanOrEqual(2);
    expect(watches[0].state.get().match!.state).toBeDefined();
    for (const link of links) link.close();
  });

  it('refuses what was meant for a question that has been answered since', async () => {
    const { table, bob } = await solo(ann);
    const links = [ann.live(), bob.live()];
    const [left, right] = links.map((link) => link.watch(table.id));
    await Promise.all([left, right].map(({ state }) => state.until(({ match }) => match !== undefined)));
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers: { cookie: ann.cookie } });
    await new Promise((resolve) => socket.once('open', resolve));
    const answers: { t: string; verdict?: { code: string } }[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(String(data))));
    await playAgainst(left, 2, right);
    socket.send(JSON.stringify({ t: 'act', table: table.id, id: 'stale-1', seat: 0, seq: 0, action: { do: 'pass' } }));
    await expect.poll(() => answers.find(({ t }) => t === 'refused')?.verdict?.code).toBe('stale');
    socket.close();
    for (const link of links) link.close();
  });

  it('goes on where it was after the server has been restarted, bots and all', async () => {
    const table = await ann.api.create(plan('template', ['me', 'bot']));
    const link = ann.live();
    const watch = link.watch(table.id);
    await playOn(watch, 0, 2);
    await server.close();
    await link.status.until((status) => status !== 'open');
    await server.open();
    await link.status.until((status) => status === 'open');
    await playOn(watch, 0);
    expect(watch.state.get().match!.over).toBe(true);
    link.close();
  });

  it('knows the time of the server and who is there', async () => {
    const { table, bob } = await solo(ann);
    const links = [ann.live(undefined, { clock: new HandClock(0) }), bob.live()];
    const [left, right] = links.map((link) => link.watch(table.id));
    await left.state.until(({ info }) => info?.seats.every(({ connected }) => connected) === true);
    expect(links[0].serverNow()).toBe(server.clock.now());
    right.close();
    await left.state.until(({ info }) => info?.seats[1].connected === false);
    for (const link of links) link.close();
  });
});
