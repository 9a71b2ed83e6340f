import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HandClock } from '@starboard/clock/testing';
import { describe, expect, it } from 'vitest';
import { isInside, leadsInside, post } from '../../src/notices/outside.ts';
import { codeOf, guest } from '../kit/people.ts';
import { TestServer } from '../kit/testServer.ts';

const server = new TestServer();

/** Ways to write this machine and its network. */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  'localhost',
  'push.localhost',
  'LOCALHOST.',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
];
const OUTSIDE = ['8.8.8.8', '[2001:4860:4860::8888]', 'push.example.org', '172.32.0.1', '[::ffff:8.8.8.8]'];

const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

async function subscribe(cookie: string, endpoint: string): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ endpoint, keys });
  return (await fetch(`${server.url}/api/push`, { method: 'POST', headers, body })).status;
}

describe('notices', () => {
  it.each(INSIDE)('do not go to %s, neither as push nor as webhook', async (host) => {
    expect(leadsInside(`https://${host}/x`)).toBe(true);
    const eve = await guest(server.url);
    expect(await subscribe(eve.cookie, `https://${host}:8443/x`)).toBe(400);
    for (const scheme of ['http', 'https'])
      expect(await codeOf(eve.api.setWebhook(`${scheme}://${host}:6379/x`))).toBe('inside');
  });

  it.each(OUTSIDE)('may go to %s', async (host) => {
    const ann = await guest(server.url);
    expect(await subscribe(ann.cookie, `https://${host}/x`)).toBe(204);
    expect(await codeOf(ann.api.setWebhook(`https://${host}/x`))).toBe('fine');
  });

  it('are refused once more when they are sent, by name and by number', async () => {
    const sent = (host: string) =>
      post(
        { to: `http://${host}:1/`, headers: {}, body: '' },
        { privateAddresses: false, clock: new HandClock() },
      ).catch(String);
    expect(await sent('127.0.0.1')).toMatch('is inside');
    expect(await sent('[::ffff:7f00:1]')).toMatch('is inside');
    expect(isInside('::ffff:127.0.0.1')).toBe(true);
  });

  it('go to ten browsers of one person and no more', async () => {
    const eve = await guest(server.url);
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push(await subscribe(eve.cookie, `https://push.example.org/${i}`));
    expect(statuses).toEqual([...new Array(10).fill(204), 409, 409]);
    expect(await subscribe(eve.cookie, 'https://push.example.org/3')).toBe(204);
  });
});

describe('whoever answers a notice', () => {
  async function answeredBy(listener: RequestListener, passing: (clock: HandClock) => void = () => {}) {
    const clock = new HandClock();
    const other = createServer((request, response) => {
      listener(request, response);
      passing(clock);
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const letter = { to: `http://127.0.0.1:${port}/`, headers: {}, body: 'x' };
    const result = await post(letter, { privateAddresses: true, clock }).catch(String);
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
    return { result, waiting: clock.waiting };
  }

  it('is heard', async () => {
    const { result, waiting } = await answeredBy((_, response) => response.writeHead(410).end('gone'));
    expect([result, waiting]).toEqual([410, 0]);
  });

  it('cannot keep the server waiting, drop by drop', async () => {
    const drip: RequestListener = (_, response) => response.writeHead(200).write('drop');
    const { result, waiting } = await answeredBy(drip, (clock) => clock.pass(10_000));
    expect([result, waiting]).toEqual(['Error: no answer in time', 0]);
  });

  it('cannot send it more than a little', async () => {
    const { result } = await answeredBy((_, response) => response.end('x'.repeat(100_000)));
    expect(result).toBe('Error: the answer is too large');
  });
});
