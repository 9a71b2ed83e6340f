import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { api, LiveConnection, liveUrl, type Socket } from '@starboard/client';
import { HandClock } from '@starboard/clock/testing';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { bareApp } from '../src/http/app.ts';
import { readConfig, startServer } from '../src/index.ts';
import { isInside } from '../src/notices/outside.ts';
import { vapidKeys } from '../src/notices/vapid.ts';
import { codeOf, guest, plan, playOn } from './kit/people.ts';
import { QUICK, serverHere, tempFolder } from './kit/servers.ts';
import { TestServer } from './kit/testServer.ts';

const server = new TestServer({ STARBOARD_PRIVATE_WEBHOOKS: '1', STARBOARD_METRICS_TOKEN: 'figures' });

const DAY = 86_400_000;

const raw = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

describe('people', () => {
  it('are guests with a secret that scripts and other sites cannot read', async () => {
    const response = await raw('/api/me', { method: 'POST' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await raw('/api/me')).status).toBe(401);
    expect((await raw('/api/me', { headers: { cookie: cookie.split(';')[0] } })).status).toBe(200);
    const forged = `${cookie.split('.')[0]}.${'A'.repeat(43)}`;
    expect((await raw('/api/me', { headers: { cookie: forged } })).status).toBe(401);
  });

  it('take an account along to other devices', async () => {
    const ann = await guest(server.url, 'Ann');
    expect(await ann.api.createAccount({ account: 'Ann.Star', password: 'correct horse' })).toMatchObject({
      account: 'ann.star',
    });
    const bob = await guest(server.url);
    expect(await codeOf(bob.api.createAccount({ account: 'ANN.STAR', password: 'battery staple' }))).toBe('name-taken');
    expect(await codeOf(bob.api.signIn({ account: 'ann.star', password: 'wrong password' }))).toBe('wrong-password');
    expect(await codeOf(bob.api.signIn({ account: 'nobody', password: 'wrong password' }))).toBe('wrong-password');
    const body = JSON.stringify({ account: 'ann.star', password: 'correct horse' });
    const response = await raw('/api/sign-in', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ id: ann.me.id, name: 'Ann' });
    const cookie = response.headers.get('set-cookie')!.split(';')[0];
    const phone = api(server.url, { headers: { cookie } });
    expect((await phone.me()).id).toBe(ann.me.id);
    await phone.signOut();
    expect((await raw('/api/me', { headers: { cookie } })).status).toBe(401);
    expect((await ann.api.me()).id).toBe(ann.me.id);
  });

  /** Signs in as with another browser. */
  async function browser(path: string, body: object) {
    const response = await raw(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const socket = () => new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    return { status: response.status, api: api(server.url, { headers: { cookie } }), socket };
  }
  const opened = async (socket: WebSocket): Promise<Promise<number>[]> => {
    await new Promise((resolve) => socket.once('open', resolve));
    return [new Promise((resolve) => socket.once('close', resolve))];
  };

  it('change a password only with the old one, and then no other browser knows them', async () => {
    const eve = await guest(server.url, 'Eve');
    const account = 'eve.star';
    await eve.api.createAccount({ account, password: 'correct horse' });
    const phone = await browser('/api/sign-in', { account, password: 'correct horse' });
    const [closed] = await opened(phone.socket());
    const renewed = { account, password: 'battery staple' };
    expect(await codeOf(eve.api.createAccount(renewed))).toBe('wrong-password');
    expect(await codeOf(eve.api.createAccount({ ...renewed, old: 'a guess 123' }))).toBe('wrong-password');
    expect((await phone.api.sessions()).length).toBe(2);
    await eve.api.createAccount({ ...renewed, old: 'correct horse' });
    expect(await closed).toBe(1008);
    expect(await codeOf(phone.api.sessions())).toBe('sign-in');
    expect(await eve.api.sessions()).toMatchObject([{ here: true }]);
  });

  it('end the sockets of a browser when they sign out there, or end it from elsewhere', async () => {
    const fay = await guest(server.url, 'Fay');
    const given = { account: 'fay.star', password: 'correct horse' };
    await fay.api.createAccount(given);
    const [phone, pad] = [await browser('/api/sign-in', given), await browser('/api/sign-in', given)];
    const [[phoneClosed], [padClosed]] = [await opened(phone.socket()), await opened(pad.socket())];
    await phone.api.signOut();
    expect(await phoneClosed).toBe(1008);
    const other = (await fay.api.sessions()).find(({ here }) => !here)!;
    const gil = await guest(server.url);
    expect(await codeOf(gil.api.endSession(other.id))).toBe('not-found');
    await fay.api.endSession(other.id);
    expect(await padClosed).toBe(1008);
    expect(await codeOf(pad.api.sessions())).toBe('sign-in');
  });

  it('come back by a code that serves once, with a new password', async () => {
    const hal = await guest(server.url, 'Hal');
    expect(await codeOf(hal.api.recoveryCodes('any password'))).toBe('no-account');
    const account = 'hal.star';
    await hal.api.createAccount({ account, password: 'forgotten one' });
    const { codes } = await hal.api.recoveryCodes('forgotten one');
    expect(new Set(codes).size).toBe(8);
    const recovery = { account, code: codes[3].toLowerCase(), password: 'remembered one' };
    const wrong = await browser('/api/recover', { ...recovery, code: 'BCDFGH-BCDFGH' });
    expect(wrong.status).toBe(403);
    const back = await browser('/api/recover', recovery);
    expect((await back.api.me()).id).toBe(hal.me.id);
    expect(await codeOf(hal.api.sessions())).toBe('sign-in');
    expect((await browser('/api/recover', recovery)).status).toBe(403);
    expect((await browser('/api/sign-in', { account, password: 'remembered one' })).status).toBe(200);
    expect((await browser('/api/sign-in', { account, password: 'forgotten one' })).status).toBe(403);
  });

  it('are not known any more in a browser that they have not used for 180 days', async () => {
    const ida = await guest(server.url, 'Ida');
    await ida.api.createAccount({ account: 'ida.star', password: 'correct horse' });
    server.clock.pass(179 * DAY);
    expect(await ida.api.sessions()).toHaveLength(1);
    server.clock.pass(179 * DAY);
    expect(await ida.api.sessions()).toHaveLength(1);
    server.clock.pass(181 * DAY);
    expect(await codeOf(ida.api.sessions())).toBe('sign-in');
  });

  it('see their passkeys, and forget them', async () => {
    const one = await guest(server.url);
    expect(await one.api.passkeys()).toEqual([]);
    expect(await codeOf(one.api.deletePasskey('unknown'))).toBe('not-found');
  });

  it('may ask for passkeys, and not make them up', async () => {
    const ann = await guest(server.url, 'Ann');
    expect(await ann.api.passkeyOptions()).toMatchObject({ rp: { id: '127.0.0.1' }, user: { name: 'Ann' } });
    expect(await codeOf(ann.api.addPasskey({ id: 'x', response: {} }))).toBe('bad-request');
    expect(await ann.api.passkeySignInOptions()).toHaveProperty('challenge');
    expect(await codeOf(ann.api.passkeySignIn({ id: 'unknown' }))).toBe('wrong-password');
    expect(await codeOf(ann.api.passkeySignIn({ id: 'unknown' })), 'a challenge serves once').toBe('bad-request');
  });

  it.each(['Ann\u0000', 'Ann\u202eeiv', '\u200bAnn', 'An\u00adn', '\u3164', '\u2066Ann', 'Ann\nhost', '   '])(
    'have names that show themselves as they are: not %j',
    async (name) => {
      const one = await guest(server.url, 'Plain');
      const named = (path: string, method: string) =>
        raw(path, {
          method,
          headers: { cookie: one.cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        });
      for (const answer of [await named('/api/me', 'PATCH'), await named('/api/tokens', 'POST')]) {
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'bad-name' });
      }
      expect((await one.api.me()).name).toBe('Plain');
    },
  );

  it('are given all that is kept of them, and no secret', async () => {
    const ida = await guest(server.url, 'Ida');
    await ida.api.createAccount({ account: 'ida.moon', password: 'correct horse' });
    const { id } = await ida.api.create(plan('template', ['me', 'open']));
    const data = (await ida.api.myData()) as Record<string, unknown>;
    expect(data).toMatchObject({
      person: { name: 'Ida', account: 'ida.moon', hasPassword: true },
      sessions: [{ kind: 'cookie' }],
      seats: [{ table_id: id, seat: 0 }],
      hosted: [{ id }],
    });
    expect(JSON.stringify(data)).not.toMatch(/scrypt|hash|challenge|public_key/);
    expect((await raw('/api/me/data')).status).toBe(401);
  });

  it('are forgotten when they want it, and a bot plays on', async () => {
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
    const table = await bob.api.create(plan('template', ['me', 'open']));
    await ann.api.join(table.id);
    const live = ann.live();
    const watch = live.watch(table.id);
    await watch.state.until(({ match }) => match !== undefined);
    await watch.chat('secret plans');
    await ann.api.deleteMe();
    await live.status.until((status) => status !== 'open');
    live.close();
    expect(await codeOf(ann.api.rename('Ann'))).toBe('sign-in');
    const info = await bob.api.table(table.id);
    expect(info.seats[1]).toMatchObject({ kind: 'bot', name: '' });
    const other = bob.live();
    await playOn(other.watch(table.id), 0);
    expect(JSON.stringify(other.watch(table.id).state.get())).not.toMatch(/secret plans|Ann/);
    other.close();
  });

  it('are forgotten if they are guests without tables who do not come back', async () => {
    const DAY = 86_400_000;
    const data = tempFolder();
    const clock = new HandClock();
    const onDay = async <T>(day: number, visit: (url: string) => Promise<T>): Promise<T> => {
      clock.pass(day * DAY);
      const later = await serverHere(data.path, {}, clock);
      const result = await visit(later.url);
      await later.close();
      return result;
    };
    const whether = async (url: string, cookie: string) =>
      (await fetch(`${url}/api/me`, { headers: { cookie } })).status;
    const [idle, back, seated] = await onDay(0, async (url) => {
      const three = [await guest(url), await guest(url), await guest(url)];
      await three[2].api.create(plan('template', ['me', 'open']));
      return three;
    });
    await onDay(80, (url) => whether(url, back.cookie));
    const statuses = await onDay(11, (url) =>
      Promise.all([idle, back, seated].map(({ cookie }) => whether(url, cookie))),
    );
    expect(statuses).toEqual([401, 200, 200]);
    data.remove();
  });

  it('let programs play by token, and take that back', async () => {
    const ann = await guest(server.url);
    const { token, id } = await ann.api.createToken('Robo');
    const headers = { authorization: `Bearer ${token}` };
    const robo = api(server.url, { headers });
    const table = await ann.api.create(plan('template', ['me', 'open']));
    expect(await robo.join(table.id)).toMatchObject({ yourSeat: 1, status: 'running' });
    const open = (url: string) => new WebSocket(url, { headers }) as unknown as Socket;
    const live = new LiveConnection(liveUrl(server.url), { open });
    const other = ann.live();
    await Promise.all([playOn(live.watch(table.id), 1), playOn(other.watch(table.id), 0)]);
    expect(await codeOf(robo.createToken('grandchild'))).toBe('too-many');
    expect(await ann.api.tokens()).toMatchObject([{ id, name: 'Robo' }]);
    await ann.api.deleteToken(id);
    expect(await codeOf(robo.myTables())).toBe('sign-in');
    live.close();
    other.close();
  });

  it('who are away are told that it is their turn', async () => {
    const [ann, bob] = [await guest(server.url), await guest(server.url)];
    const told = new Promise<string>((resolve) => {
      const hook = createServer((request, response) => {
        request.on('data', (data) => resolve(String(data)));
        request.on('end', () => {
          response.end();
          hook.close();
        });
      });
      hook.listen(0, '127.0.0.1', () => {
        const { port } = hook.address() as { port: number };
        bob.api.setWebhook(`http://127.0.0.1:${port}/turn`).then(begin);
      });
    });
    const begin = async () => {
      const table = await ann.api.create(plan('template', ['me', 'open']));
      await bob.api.join(table.id);
      const live = ann.live();
      playOn(live.watch(table.id), 0, 3)
        .catch(() => {})
        .finally(() => live.close());
      told.then(() => live.close());
    };
    expect(JSON.parse(await told)).toMatchObject({ event: 'your-turn', game: 'template' });
    expect((await bob.api.pushKey()).key.length).toBeGreaterThan(50);
  });

  it('cannot send the server to addresses inside', () => {
    for (const inside of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.1.1',
      '::1',
      'fe80::1',
      '::ffff:127.0.0.1',
    ])
      expect(isInside(inside), inside).toBe(true);
    for (const outside of ['8.8.8.8', '2001:4860:4860::8888']) expect(isInside(outside), outside).toBe(false);
  });
});

describe('the server', () => {
  it('says how it is, describes itself, and sends strict headers', async () => {
    expect(await (await raw('/health')).json()).toMatchObject({ ok: true });
    const figures = await raw('/metrics', { headers: { authorization: 'Bearer figures' } });
    expect(await figures.text()).toMatch(/starboard_actions_total/);
    const api = (await (await raw('/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(api.openapi).toBe('3.1.0');
    const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const routes = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) expect(guide).toContain(`\`${route}\``);
    const { headers } = await raw('/health');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await raw('/api/nothing')).status).toBe(404);
  });

  it('says so where the port that was asked for is taken, and takes no other', async () => {
    const other = tempFolder();
    const taken = serverHere(other.path, { PORT: String(server.port) });
    await expect(taken).rejects.toThrow(`port ${server.port} is taken`);
    other.remove();
  });

  it('names the port that it took where nobody asked for one', async () => {
    const other = tempFolder();
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const config = readConfig({ ...QUICK, PORT: '', STARBOARD_DATA: other.path });
    const second = await startServer({ ...config, port: server.port }, new HandClock());
    expect(second.port).toBeGreaterThan(server.port);
    expect(said.mock.calls.join()).toContain(`Port ${server.port} is taken: this is port ${second.port}.`);
    said.mockRestore();
    await second.close();
    other.remove();
  });

  it('lets nobody keep what is personal, and no page use the device', async () => {
    const { headers } = await raw('/api/me', { method: 'POST' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect((await raw('/health')).headers.get('permissions-policy')).toContain('geolocation=()');
  });

  it('keeps the first keys for push messages, whole, also where another node makes some at the same time', async () => {
    const folder = tempFolder();
    const path = join(folder.path, 'keys', 'vapid.json');
    const first = vapidKeys(path, 'https://one.example');
    expect(vapidKeys(path, 'https://one.example')).toEqual(first);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder.path, 'keys'))).toEqual(['vapid.json']);
    folder.remove();
  });

  it('does not wait for ever for a request', () => {
    expect(bareApp({ logLevel: 'silent', trustedProxies: [] }).server.requestTimeout).toBe(30_000);
  });
});
