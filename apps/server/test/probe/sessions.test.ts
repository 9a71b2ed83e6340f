import { describe, expect, it } from 'vitest';
import { rawLine, stubbornLine } from '../kit/lines.ts';
import { codeOf, type Guest, guest, plan } from '../kit/people.ts';
import { serverHere, tempFolder } from '../kit/servers.ts';
import { TestServer } from '../kit/testServer.ts';

const server = new TestServer();

/** The same person in another browser. */
async function elsewhere(account: string, password: string): Promise<Pick<Guest, 'cookie'>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ account, password });
  const response = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers, body });
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

describe('a session that has ended', () => {
  it('is heard no more, also where the other side does not hang up', async () => {
    const ann = await guest(server.url, 'Ann');
    await ann.api.createAccount({ account: 'ann-ends', password: 'correct horse' });
    const thief = await elsewhere('ann-ends', 'correct horse');
    const { id } = await ann.api.create(plan('template', ['me', 'bot']));
    const line = await stubbornLine(thief, server.url);
    line.send({ t: 'watch', table: id });
    await expect.poll(async () => (await ann.api.table(id)).seats[0].connected).toBe(true);
    const [other] = (await ann.api.sessions()).filter(({ here }) => !here);
    await ann.api.endSession(other.id);
    await expect.poll(line.wasClosed).toBe(true);
    line.send({ t: 'chat', table: id, id: 'stolen-1', text: 'still here' });
    line.send({ t: 'ping', n: 1 });
    await expect.poll(async () => (await ann.api.table(id)).seats[0].connected).toBe(false);
    const own = await rawLine(ann, server.url);
    own.send({ t: 'watch', table: id });
    await own.answer(['snapshot']);
    expect(own.heard.filter(({ t }) => t === 'chat')).toEqual([]);
    expect(line.heard()).not.toContain('"pong"');
    own.socket.close();
    line.end();
  });
});

describe('an open browser that somebody else finds', () => {
  it('gives no codes for later without the password', async () => {
    const ann = await guest(server.url, 'Ann');
    await ann.api.createAccount({ account: 'ann-codes', password: 'correct horse' });
    expect(await codeOf(ann.api.recoveryCodes('battery staple'))).toBe('wrong-password');
    expect((await ann.api.recoveryCodes('correct horse')).codes).toHaveLength(8);
  });
});

describe('guesses at one account', () => {
  it('are counted together, from however many addresses they come', async () => {
    const folder = tempFolder();
    const strict = await serverHere(folder.path, { STARBOARD_LIMIT_FACTOR: '0.1' });
    const ann = await guest(strict.url, 'Ann', '203.0.113.7');
    await ann.api.createAccount({ account: 'ann-guess', password: 'correct horse' });
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` };
      const account = i % 2 ? 'Ann-Guess' : 'ann-guess';
      const body = JSON.stringify({ account, code: `BCDFGH-${i}`, password: 'battery staple' });
      statuses.push((await fetch(`${strict.url}/api/recover`, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([...new Array(30).fill(403), 429]);
    const right = { account: 'ann-guess', password: 'correct horse' };
    expect(await codeOf((await guest(strict.url, 'Ann', '203.0.113.8')).api.signIn(right))).toBe('slow-down');
    await strict.close();
    folder.remove();
  });
});

describe('somebody whose address is a whole network', () => {
  it('has the limits of one', async () => {
    const folder = tempFolder();
    const strict = await serverHere(folder.path, { STARBOARD_LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${i.toString(16)}` };
      statuses.push((await fetch(`${strict.url}/api/codes/BCDFGH`, { headers })).status);
    }
    expect(statuses).toEqual([...new Array(20).fill(404), ...new Array(5).fill(429)]);
    await strict.close();
    folder.remove();
  });
});
