import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/index.ts';
import { guest } from '../kit/people.ts';
import { type Env, serverHere, tempFolder } from '../kit/servers.ts';

/** A server with its real limits, and what somebody at this machine gets from it. */
async function strict(env: Env, work: (url: string) => Promise<void>): Promise<void> {
  const folder = tempFolder();
  const server = await serverHere(folder.path, { STARBOARD_LIMIT_FACTOR: '1', ...env });
  await work(server.url);
  await server.close();
  folder.remove();
}

const TRIES = 40;

/** How many of so many guesses are judged, each with another forged header. */
async function judged(guess: (headers: Record<string, string>) => Promise<Response>, chain: string): Promise<number> {
  let count = 0;
  for (let i = 0; i < TRIES; i++) {
    const { status } = await guess({ 'x-forwarded-for': `198.51.100.${i}${chain}` });
    if (status !== 429) count++;
  }
  return count;
}

const codes = (url: string) => (headers: Record<string, string>) => fetch(`${url}/api/codes/BCDFGH`, { headers });
const passwords = (url: string) => (headers: Record<string, string>) =>
  fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'nobody', password: 'a wrong password' }),
  });

describe('a forged X-Forwarded-For', () => {
  it('does not pass the limits where the sender is no trusted proxy', () =>
    strict({ STARBOARD_TRUSTED_PROXIES: '192.0.2.1' }, async (url) => {
      expect(await judged(codes(url), '')).toBeLessThanOrEqual(20);
      expect(await judged(passwords(url), '')).toBeLessThanOrEqual(10);
    }));

  it('nor through a trusted proxy, which adds the true address behind it', () =>
    strict({}, async (url) => {
      expect(await judged(codes(url), ', 203.0.113.7')).toBeLessThanOrEqual(20);
      expect(await judged(passwords(url), ', 203.0.113.7')).toBeLessThanOrEqual(10);
    }));

  it('but people behind a trusted proxy have their own limits', () =>
    strict({}, async (url) => expect(await judged(codes(url), '')).toBe(TRIES)));
});

describe('trusted proxies', () => {
  const read = (text: string) => readConfig({ STARBOARD_TRUSTED_PROXIES: text }).trustedProxies;

  it('are a list, this machine by default', () => {
    expect(readConfig({}).trustedProxies).toEqual(['loopback']);
    expect(read('none')).toEqual([]);
    expect(read('loopback, 10.0.0.0/8,2001:db8::/32')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
  });

  it('are never all the world', () => {
    for (const text of ['true', '*', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8', ','])
      expect(() => read(text), text).toThrow('is no address and no network');
    expect(() => readConfig({ STARBOARD_TRUST_PROXY: '1' })).toThrow('name the proxies');
  });
});

describe('/metrics', () => {
  const asked = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status;

  it('answers to its token alone, wherever a request seems to come from', () =>
    strict({ STARBOARD_METRICS_TOKEN: 'figures' }, async (url) => {
      for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { authorization: 'Bearer figure' }] as const)
        expect(await asked(url, headers)).toBe(404);
      expect(await asked(url, { cookie: (await guest(url)).cookie })).toBe(404);
      expect(await asked(url, { authorization: 'Bearer figures' })).toBe(200);
    }));

  it('answers nobody without one', () =>
    strict({}, async (url) => {
      expect(await asked(url)).toBe(404);
      expect(await asked(url, { authorization: 'Bearer undefined' })).toBe(404);
    }));
});
