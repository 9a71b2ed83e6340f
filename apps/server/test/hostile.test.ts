import { HandClock } from '@starboard/clock/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { anyAnswer, owedBy } from '../bench/answer.ts';
import { type Answer, rawLine } from './kit/lines.ts';
import { type Guest, guest, plan, playOn } from './kit/people.ts';
import { serverHere, tempFolder } from './kit/servers.ts';
import { TestServer } from './kit/testServer.ts';

const server = new TestServer();
let ann: Guest;
let mallory: Guest;
let table: string;

beforeAll(async () => {
  [ann, mallory] = [await guest(server.url, 'Ann'), await guest(server.url, 'Mallory')];
  table = (await ann.api.create(plan('template', ['me', 'open']))).id;
  await (await guest(server.url)).api.join(table);
});

function handshake(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => {});
  });
}

const healthy = async () => (await fetch(`${server.url}/health`)).status === 200;
const seqNow = async () => (await ann.api.table(table)).seq;

describe('a hostile client', () => {
  it('does not get in from another site, or unknown', async () => {
    const { cookie } = mallory;
    expect(await handshake({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await handshake({ cookie, origin: 'null' })).toBe(403);
    expect(await handshake({})).toBe(401);
    expect(await handshake({ cookie, origin: server.url })).toBe(101);
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/tables/${table}/leave`, { method: 'POST', headers: { cookie: ann.cookie, ...headers } });
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ann.api.table(table)).seats[0].substituted).toBe(false);
  });

  it('cannot act for others, for the clock, or out of turn', async () => {
    const line = await rawLine(mallory, server.url);
    const act = (more: object) =>
      line.send({ t: 'act', table, id: 'forged-1', seat: 0, action: { do: 'pass' }, ...more });
    act({});
    expect(await line.answer()).toMatchObject({ t: 'refused', verdict: { code: 'not-your-seat' } });
    act({ seat: 15 });
    expect(await line.answer()).toMatchObject({ t: 'refused', verdict: { code: 'not-your-seat' } });
    act({ seat: -1, action: { do: 'time-up', seat: 0 } });
    expect(await line.answer()).toMatchObject({ t: 'error', code: 'bad-request' });
    act({ table: 'there-is-no-such-table' });
    expect(await line.answer()).toMatchObject({ t: 'error', code: 'not-found' });
    line.send({ t: 'chat', table, id: 'chat-1', text: 'hi' });
    expect(await line.answer()).toMatchObject({ t: 'error', code: 'not-seated' });
    line.socket.close();
    const own = await rawLine(ann, server.url);
    own.send({ t: 'act', table, id: 'clock-1', seat: 0, action: { do: 'time-up', seat: 1 } });
    expect(await own.answer()).toMatchObject({ t: 'refused', verdict: { code: 'not-understood' } });
    own.socket.close();
    expect(await seqNow()).toBe(0);
  });

  it('gains nothing by sending old messages again', async () => {
    const own = await ann.api.create(plan('template', ['me', 'bot']));
    const link = ann.live();
    const watch = link.watch(own.id);
    await playOn(watch, 0, 1);
    await watch.state.until(({ match }) => owedBy(match!.decisions, 0) !== undefined);
    link.close();
    const line = await rawLine(ann, server.url);
    line.send({ t: 'watch', table: own.id });
    await line.answer(['snapshot']);
    const action = anyAnswer(owedBy(watch.state.get().match!.decisions, 0)!);
    const message = { t: 'act', table: own.id, id: 'again-1', seat: 0, action };
    for (let i = 0; i < 5; i++) line.send(message);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await line.answer(['ack', 'refused']));
    expect(new Set(answers.map(({ t, seq }) => `${t} ${seq}`)).size).toBe(1);
    expect(answers[0].t).toBe('ack');
    line.socket.close();
  });

  it('cannot fill the log by taking back, nor put control characters into the chat', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open']));
    await mallory.api.join(id);
    const line = await rawLine(ann, server.url);
    line.send({ t: 'watch', table: id });
    await line.answer(['snapshot']);
    const act = (n: number, action: object) => line.send({ t: 'act', table: id, id: `fill-${n}`, seat: 0, action });
    for (let i = 0; i < 201; i++) {
      act(2 * i, { do: 'burn', fuel: 1 });
      expect(await line.answer()).toMatchObject({ t: 'ack' });
      act(2 * i + 1, { do: 'undo' });
      if (i < 200) expect(await line.answer()).toMatchObject({ t: 'ack', seq: 2 * i + 2 });
    }
    expect((await line.answer()).verdict).toMatchObject({ code: 'too-many-undos' });
    line.send({ t: 'chat', table: id, id: 'chat-nul', text: 'a\u0000b' });
    expect(await line.answer()).toMatchObject({ t: 'error', code: 'bad-text' });
    line.send({ t: 'chat', table: id, id: 'chat-ok', text: 'one\ntwo 👩‍🚀' });
    expect(await line.answer()).toMatchObject({ t: 'ack' });
    line.socket.close();
  });

  it('cannot make the server send far more than it sends itself', async () => {
    const folder = tempFolder();
    const clock = new HandClock();
    const limited = await serverHere(folder.path, { STARBOARD_LIMIT_FACTOR: '1' }, clock);
    const eve = await guest(limited.url, 'Eve');
    const { id } = await eve.api.create(plan('template', ['me', 'bot']));
    const line = await rawLine(eve, limited.url);
    for (let i = 0; i < 100; i++) {
      clock.pass(60);
      line.send({ t: 'chat', table: id, id: `long-${i}`, text: 'x'.repeat(500) });
      await line.answer();
    }
    let bytes = 0;
    line.socket.on('message', (data) => {
      bytes += String(data).length;
    });
    const began = clock.now();
    let answer: Answer = { t: '' };
    for (let i = 0; i < 300 && answer.t !== 'error'; i++) {
      clock.pass(60); // within the allowance of messages
      line.send({ t: 'watch', table: id });
      answer = await line.answer(['snapshot', 'error']);
    }
    expect(answer).toMatchObject({ t: 'error', code: 'slow-down' });
    expect(bytes).toBeLessThan(4_200_000 + 100 * (clock.now() - began));
    line.socket.close();
    await limited.close();
    folder.remove();
  });

  it('cannot wake all the tables there are', async () => {
    const folder = tempFolder();
    const limited = await serverHere(folder.path, { STARBOARD_LIMIT_FACTOR: '1', STARBOARD_TABLES_KEPT: '1' });
    const eve = await guest(limited.url, 'Eve');
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await eve.api.create(plan('template', ['me', 'open']))).id);
    const statuses = [];
    for (let i = 0; i < 60; i++) statuses.push((await fetch(`${limited.url}/api/tables/${ids[i % 3]}`)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
    await limited.close();
    folder.remove();
  });

  it('is cut off when a message is too large, and hurts nobody', async () => {
    const line = await rawLine(mallory, server.url);
    line.send({ t: 'chat', table, id: 'large-1', text: 'x'.repeat(20_000) });
    expect(await line.closed).toBe(1009);
    const binary = await rawLine(mallory, server.url);
    binary.socket.send(new Uint8Array([0xff, 0xfe, 0x00]));
    expect(await binary.answer()).toMatchObject({ code: 'bad-request' });
    binary.socket.close();
    const body = JSON.stringify({ name: 'x'.repeat(100_000) });
    const headers = { cookie: mallory.cookie, 'content-type': 'application/json' };
    expect((await fetch(`${server.url}/api/me`, { method: 'PATCH', headers, body })).status).toBe(413);
    expect(await healthy()).toBe(true);
  });

  it('cannot touch the luck of a match that runs, nor that of another table', async () => {
    const line = await rawLine(ann, server.url);
    const own = await ann.api.table(table);
    const [hash, value] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const luck = { t: 'luck', table, id: 'luck-12', seat: own.yourSeat };
    for (const [given, code] of [
      [{ ...luck, hash }, 'luck-late'],
      [{ ...luck, value }, 'luck-late'],
      [{ ...luck, hash, seat: 1 - own.yourSeat }, 'not-seated'],
      [{ ...luck, hash, table: 'no-such-table' }, 'not-found'],
      [{ ...luck, hash, value }, 'bad-request'],
      [{ ...luck, hash: hash.toUpperCase() }, 'bad-request'],
      [{ ...luck, value: value.slice(2) }, 'bad-request'],
      [{ ...luck, hash, seat: 99 }, 'bad-request'],
      [luck, 'bad-request'],
    ] as const) {
      line.send(given);
      expect(await line.answer(), JSON.stringify(given)).toMatchObject({ t: 'error', code });
    }
    expect(await ann.api.table(table)).toEqual(own);
    line.socket.close();
  });

  it('is answered by a refusal, whatever it sends, and changes nothing', async () => {
    const line = await rawLine(ann, server.url);
    const before = await seqNow();
    const about = fc.record(
      {
        t: fc.constantFrom('watch', 'act', 'leave', 'chat', 'luck', 'ping', 'nonsense'),
        table: fc.oneof(fc.constant(table), fc.string()),
        id: fc.oneof(fc.constant('fuzz-1'), fc.string()),
        seat: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double()),
        seq: fc.anything(),
        action: fc.oneof(
          fc.object(),
          fc.record({ do: fc.string() }),
          fc.constant(JSON.parse('{"do":"x","__proto__":{"a":1}}')),
        ),
        text: fc.oneof(fc.constant(''), fc.integer(), fc.constant('x'.repeat(501))),
        hash: fc.oneof(fc.constant('ab'.repeat(32)), fc.string()),
        value: fc.oneof(fc.constant('ab'.repeat(32)), fc.anything()),
        n: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      about.map((message) => JSON.stringify(message) ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 20 }), async (texts) => {
        for (const text of texts) line.send(text);
        line.heard.length = 0;
        line.send({ t: 'ping', n: 7 });
        await line.answer(['pong']);
        return line.socket.readyState === line.socket.OPEN;
      }),
      { seed: 2026, numRuns: 60 },
    );
    expect(await seqNow()).toBe(before);
    expect(await healthy()).toBe(true);
    line.socket.close();
  });

  it('gets clear refusals over HTTP, and no look inside', async () => {
    const paths = [
      '/api/tables',
      `/api/tables/${table}/join`,
      `/api/tables/${table}/votes`,
      '/api/sign-in',
      '/api/tokens',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(fc.json(), fc.string()), async (path, body) => {
        const headers = { cookie: mallory.cookie, 'content-type': 'application/json' };
        const response = await fetch(server.url + path, { method: 'POST', headers, body });
        const text = await response.text();
        expect(text).not.toMatch(/node_modules|\.ts:\d|at async/);
        expect(response.status === 200 || (response.status >= 400 && response.status < 500)).toBe(true);
      }),
      { seed: 2026, numRuns: 60 },
    );
    for (const path of [
      '/../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/api/tables/..%2f..%2fx',
      '/api/tables/%00',
    ])
      expect((await fetch(server.url + path)).status).toBeGreaterThanOrEqual(400);
    expect(await healthy()).toBe(true);
  });
});

describe('a flood', () => {
  it('is stopped where it comes from, and others go on', async () => {
    const strict = tempFolder();
    const clock = new HandClock();
    const limited = await serverHere(strict.path, { STARBOARD_LIMIT_FACTOR: '1' }, clock);
    const [eve, bob] = [await guest(limited.url), await guest(limited.url)];
    const line = await rawLine(eve, limited.url);
    for (let i = 0; i < 500; i++) line.send({ t: 'ping', n: i });
    expect(await line.closed).toBe(1008);
    const codes = line.heard.filter(({ t }) => t === 'error').map(({ code }) => code);
    expect(codes).toContain('slow-down');
    const calm = await rawLine(bob, limited.url);
    calm.send({ t: 'ping', n: 1 });
    expect(await calm.answer(['pong', 'error'])).toMatchObject({ t: 'pong' });
    calm.socket.close();
    const again = await rawLine(eve, limited.url);
    again.send({ t: 'ping', n: 1 });
    expect(await again.answer(['pong', 'error'])).toMatchObject({ t: 'error', code: 'slow-down' });
    clock.pass(1000);
    again.send({ t: 'ping', n: 1 });
    expect(await again.answer(['pong', 'error'])).toMatchObject({ t: 'pong' });
    again.socket.close();
    const guesses = [];
    for (let i = 0; i < 25; i++) guesses.push((await fetch(`${limited.url}/api/codes/BCDF${i}`)).status);
    expect(guesses).toContain(429);
    await limited.close();
    strict.remove();
  });
});
