import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Guest, guest, plan, playOn } from './kit/people.ts';
import { TestServer } from './kit/testServer.ts';

const server = new TestServer({ STARBOARD_ADMINS: 'root, keeper' });
let ann: Guest;
let bob: Guest;
let cyd: Guest;

beforeAll(async () => {
  [ann, bob, cyd] = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => guest(server.url, name)));
});

const opened = () => ann.api.create(plan('template', ['me', 'open', 'open']));
const namesAt = async (id: string) => (await ann.api.table(id)).seats.map(({ name }) => name);

describe('seats before the start', () => {
  it('are changed by the host as they like, by others with a free one only', async () => {
    const { id } = await opened();
    await bob.api.join(id, 1);
    expect(await codeOf(cyd.api.swapSeats(id, 0, 2))).toBe('not-host');
    expect(await codeOf(bob.api.swapSeats(id, 0, 1))).toBe('not-host');
    expect(await codeOf(bob.api.swapSeats(id, 0, 2))).toBe('not-host');
    expect(await bob.api.swapSeats(id, 1, 2)).toMatchObject({ yourSeat: 2, status: 'open' });
    expect(await namesAt(id)).toEqual(['Ann', '', 'Bob']);
    expect(await ann.api.swapSeats(id, 2, 0)).toMatchObject({ yourSeat: 2 });
    expect(await namesAt(id)).toEqual(['Bob', '', 'Ann']);
    expect(await codeOf(ann.api.swapSeats(id, 2, 2))).toBe('bad-request');
    expect(await codeOf(ann.api.swapSeats(id, 2, 9))).toBe('bad-request');
    await cyd.api.join(id);
    expect(await codeOf(ann.api.swapSeats(id, 0, 1))).toBe('already-started');
  });

  it('wait for whoever is not ready yet, though all are taken', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open']));
    expect(await ann.api.setReady(id, false)).toMatchObject({ status: 'open', seats: [{ unready: true }, {}] });
    expect(await codeOf(bob.api.setReady(id, true))).toBe('not-seated');
    expect(await bob.api.join(id)).toMatchObject({ status: 'open' });
    expect(await bob.api.setReady(id, false)).toMatchObject({ status: 'open' });
    expect(await ann.api.setReady(id, true)).toMatchObject({
      status: 'open',
      seats: [{ name: 'Ann' }, { unready: true }],
    });
    const { status, seats } = await bob.api.setReady(id, true);
    expect(status).not.toBe('open');
    expect(seats.some(({ unready }) => unready)).toBe(false);
    expect(await codeOf(ann.api.setReady(id, false))).toBe('already-started');
  });

  it('forget who was not ready when somebody else sits down', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open', 'open']));
    await bob.api.join(id, 1);
    await bob.api.setReady(id, false);
    expect(await ann.api.swapSeats(id, 0, 1)).toMatchObject({ seats: [{ unready: true }, { name: 'Ann' }, {}] });
    await bob.api.leave(id);
    expect((await cyd.api.join(id, 0)).seats[0]).not.toHaveProperty('unready');
  });

  it('keep whose part of the luck is in them, also after a change', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open']));
    const live = ann.live();
    const watch = live.watch(id);
    const hashAt = (seat: number) =>
      watch.state.until(({ info }) => info?.luck.contributions[seat]?.hash !== undefined);
    await hashAt(0);
    await ann.api.swapSeats(id, 0, 1);
    const { info } = await hashAt(1);
    expect(info).toMatchObject({ yourSeat: 1, luck: { contributions: [{}, { hash: expect.any(String) }] } });
    expect(info?.luck.contributions[0]).toEqual({});
    live.close();
  });
});

describe('a host', () => {
  it('sends people away for good, and nobody else does', async () => {
    const { id } = await opened();
    await bob.api.join(id, 1);
    expect(await codeOf(bob.api.removePerson(id, 0))).toBe('not-host');
    expect(await codeOf(cyd.api.removePerson(id, 1))).toBe('not-host');
    expect(await codeOf(ann.api.removePerson(id, 0))).toBe('bad-request');
    expect(await codeOf(ann.api.removePerson(id, 2))).toBe('bad-request');
    expect((await ann.api.removePerson(id, 1)).seats[1]).toMatchObject({ kind: 'open' });
    expect(await codeOf(bob.api.join(id))).toBe('removed');
    expect(await codeOf(bob.api.removePerson(id, 0))).toBe('not-host');
    expect(await cyd.api.join(id)).toMatchObject({ yourSeat: 1 });
  });

  it('lets a bot play on for somebody sent away from a match, who does not come back and is not heard', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(id);
    expect((await ann.api.removePerson(id, 1)).seats[1]).toMatchObject({ kind: 'person', substituted: true });
    expect(await codeOf(bob.api.comeBack(id))).toBe('removed');
    const live = bob.live();
    const watch = live.watch(id);
    await watch.state.until(({ match }) => match !== undefined);
    expect(await codeOf(watch.chat('Let me in'))).toBe('removed');
    live.close();
  });
});

describe('somebody sent away from a match', () => {
  it('neither opens the table of the next one nor has a seat kept there', async () => {
    const { id } = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(id);
    await ann.api.removePerson(id, 1);
    const live = ann.live();
    const watch = live.watch(id);
    await playOn(watch, 0);
    await watch.state.until(({ info }) => info?.status === 'over');
    live.close();
    expect(await codeOf(bob.api.rematch(id))).toBe('removed');
    const again = await ann.api.rematch(id);
    expect(again).toMatchObject({ status: 'open', yourSeat: 0 });
    expect(again.seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect(again.seats[1]).not.toHaveProperty('keptFor');
    expect(await codeOf(bob.api.rematch(id))).toBe('removed');
    expect(await cyd.api.join(again.id)).toMatchObject({ yourSeat: 1 });
  });
});

describe('a full table', () => {
  it('is found by its code by those who want to watch', async () => {
    const { id, code } = await ann.api.create(plan('template', ['me', 'bot']));
    expect(await cyd.api.tableByCode(code)).toMatchObject({ id, yourSeat: -1 });
    expect(await codeOf(cyd.api.join(id))).toBe('already-started');
  });
});

describe('whoever is muted', () => {
  it('is not heard by those who muted them, and by all others', async () => {
    const { id } = await opened();
    await bob.api.join(id);
    expect(await codeOf(ann.api.mute(ann.me.id, true))).toBe('bad-request');
    expect(await codeOf(ann.api.mute('nobody-here', true))).toBe('bad-request');
    expect(await ann.api.mute(bob.me.id, true)).toEqual([bob.me.id]);
    expect(await cyd.api.mutes()).toEqual([]);
    const lives = [ann, bob, cyd].map((one) => one.live());
    const [anns, bobs, cyds] = lives.map((one) => one.watch(id));
    for (const one of [anns, bobs, cyds]) await one.state.until(({ info }) => info !== undefined);
    await bobs.chat('rude');
    await anns.chat('kind');
    const said = ({ state }: typeof anns) => state.get().chat.map(({ text }) => text);
    for (const one of [anns, bobs, cyds]) await one.state.until(({ chat }) => chat.some(({ text }) => text === 'kind'));
    expect([anns, bobs, cyds].map(said)).toEqual([['kind'], ['rude', 'kind'], ['rude', 'kind']]);
    for (const one of lives) one.close();

    const later = ann.live();
    const again = later.watch(id);
    await again.state.until(({ chat }) => chat.length > 0);
    expect(said(again)).toEqual(['kind']);
    later.close();
    expect(await ann.api.mute(bob.me.id, false)).toEqual([]);
  });
});

describe('a report', () => {
  it('is made at one’s own table, about somebody else who sits there', async () => {
    const { id } = await opened();
    await bob.api.join(id);
    expect(await codeOf(cyd.api.report(id, 1, 'I only watch'))).toBe('not-seated');
    expect(await codeOf(ann.api.report(id, 0, 'myself'))).toBe('bad-request');
    expect(await codeOf(ann.api.report(id, 2, 'nobody'))).toBe('bad-request');
    expect(await codeOf(ann.api.report(id, 1, 'dark\u0007'))).toBe('bad-text');
    expect(await codeOf(ann.api.report(id, 1, ''))).toBe('bad-request');
    expect(await codeOf(ann.api.report(id, 1, 'He is rude.'))).toBe('fine');
  });

  it('is seen and closed by those who run the server, and by nobody else', async () => {
    const { id } = await opened();
    await bob.api.join(id);
    const live = bob.live();
    await live.watch(id).chat('rude');
    live.close();
    await ann.api.report(id, 1, 'He is rude.');
    const root = await guest(server.url, 'Root');
    for (const ask of [ann.api.reports(), ann.api.auditLog(), root.api.reports(), ann.api.closeReport('whatever')])
      expect(await codeOf(ask)).toBe('not-admin');
    expect(await root.api.createAccount({ account: 'root', password: 'long enough' })).toMatchObject({ admin: true });
    expect(await ann.api.me()).not.toHaveProperty('admin');

    const report = (await root.api.reports()).find(({ table }) => table === id);
    expect(report).toMatchObject({ reporter: 'Ann', name: 'Bob', reason: 'He is rude.' });
    expect(report?.lines).toEqual([{ name: 'Bob', text: 'rude' }]);
    await root.api.closeReport(report!.id);
    expect(await codeOf(root.api.closeReport(report!.id))).toBe('not-found');
    await ann.api.removePerson(id, 1);
    const told = (await root.api.auditLog()).filter(({ table }) => table === id);
    expect(told.map(({ act, actor, name }) => `${actor} ${act} ${name}`).sort()).toEqual([
      'Ann removed Bob',
      'Ann reported Bob',
      'Root closed Bob',
    ]);
  });
});
