import { gameById } from '@starboard/games';
import { loadMatch, readMatchFile } from '@starboard/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Guest, guest, plan, playOn } from './kit/people.ts';
import { TestServer } from './kit/testServer.ts';

const server = new TestServer();
const MINUTE = 60_000;
let ann: Guest;
let bob: Guest;
let cyd: Guest;

beforeAll(async () => {
  [ann, bob, cyd] = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => guest(server.url, name)));
});

describe('tables', () => {
  it('are joined by code, begin when full, and are played to the end by people and bots', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open', 'bot']));
    expect(table).toMatchObject({ status: 'open', yourSeat: 0, seq: 0 });
    const found = await bob.api.tableByCode(table.code.toLowerCase());
    expect(found.id).toBe(table.id);
    const live = [ann, bob].map((one) => one.live());
    const [left, right] = live.map((one) => one.watch(table.id));
    await left.state.until(({ info }) => info !== undefined);
    expect(await bob.api.join(table.id)).toMatchObject({ status: 'running', yourSeat: 1 });
    expect((await cyd.api.tableByCode(table.code)).yourSeat).toBe(-1);
    expect(await codeOf(cyd.api.join(table.id))).toBe('already-started');
    expect(await codeOf(ann.api.file(table.id))).toBe('still-running');
    await Promise.all([playOn(left, 0), playOn(right, 1)]);
    const { info } = await left.state.until((state) => state.info?.status === 'over');
    expect(info?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(info?.outcome?.places).toHaveLength(3);
    const file = readMatchFile(JSON.stringify(await cyd.api.file(table.id)));
    expect(loadMatch(gameById('template')!, file).over).toBe(true);
    expect(file.log).toHaveLength(left.state.get().match!.seq);
    for (const one of live) one.close();

    const again = await bob.api.rematch(table.id);
    expect(again).toMatchObject({ status: 'open', yourSeat: 1 });
    expect(again.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'bot']);
    expect((await ann.api.table(table.id)).rematch).toBe(again.id);
    expect(await ann.api.rematch(table.id)).toMatchObject({ id: again.id, status: 'running', yourSeat: 0 });
    expect(await codeOf(cyd.api.rematch(table.id))).toBe('not-seated');
  });

  it('let the host plan seats before the start, and nobody else', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open', 'open'], { visibility: 'listed' }));
    expect((await cyd.api.lobby()).map(({ id }) => id)).toContain(table.id);
    expect(await codeOf(bob.api.setSeat(table.id, 1, { kind: 'bot', level: 'cadet' }))).toBe('not-host');
    await ann.api.setSeat(table.id, 1, { kind: 'bot', level: 'cadet' });
    expect(await codeOf(bob.api.join(table.id, 1))).toBe('no-free-seat');
    expect(await codeOf(ann.api.join(table.id))).toBe('already-seated');
    await ann.api.setSeat(table.id, 1, { kind: 'open' });
    await bob.api.join(table.id, 1);
    expect((await bob.api.leave(table.id)).seats[1].kind).toBe('open');
    await ann.api.leave(table.id);
    expect(await codeOf(ann.api.table(table.id))).toBe('not-found');
  });

  it('replace those who leave by a bot, and give the seat back', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(table.id);
    const left = await bob.api.leave(table.id);
    expect(left.seats[1]).toMatchObject({ kind: 'person', substituted: true, name: 'Bob' });
    const live = bob.live();
    const watch = live.watch(table.id);
    await watch.state.until(({ match }) => match !== undefined);
    expect(await watch.act(1, { do: 'anything' })).toMatchObject({ ok: false, code: 'substituted' });
    expect((await bob.api.comeBack(table.id)).seats[1].substituted).toBe(false);
    live.close();
  });

  it('replace an absent person when most of the others want it', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open', 'open']));
    await bob.api.join(table.id);
    await cyd.api.join(table.id);
    expect(await codeOf(ann.api.vote(table.id, 0, true))).toBe('bad-request');
    server.clock.pass(180_000);
    expect((await ann.api.vote(table.id, 2, true)).votes).toEqual({ 2: [0] });
    expect((await ann.api.vote(table.id, 2, false)).votes).toEqual({});
    await ann.api.vote(table.id, 2, true);
    const voted = await bob.api.vote(table.id, 2, true);
    expect(voted.seats[2].substituted).toBe(true);
    expect(voted.votes).toEqual({});
  });

  it('pause and go on, and refuse actions meanwhile', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(table.id);
    expect(await codeOf(cyd.api.pause(table.id))).toBe('not-seated');
    expect((await bob.api.pause(table.id)).status).toBe('paused');
    const live = ann.live();
    const watch = live.watch(table.id);
    await watch.state.until(({ match }) => match !== undefined);
    expect(await watch.act(0, { do: 'anything' })).toMatchObject({ code: 'paused' });
    expect(await codeOf(bob.api.pause(table.id))).toBe('not-running');
    expect((await ann.api.resume(table.id)).status).toBe('running');
    live.close();
  });

  it('pause no longer than 30 minutes in all, and no more than 12 times', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open'], { clock: { mode: 'live', seconds: 600 } }));
    await bob.api.join(table.id);
    await bob.api.pause(table.id);
    server.clock.pass(29 * MINUTE);
    expect((await ann.api.table(table.id)).status).toBe('paused');
    server.clock.pass(MINUTE);
    await expect.poll(async () => (await ann.api.table(table.id)).status).toBe('running');
    expect(await codeOf(bob.api.pause(table.id))).toBe('no-pause-left');
    const slow = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(slow.id);
    for (let i = 0; i < 12; i++) {
      await bob.api.pause(slow.id);
      await ann.api.resume(slow.id);
    }
    expect(await codeOf(bob.api.pause(slow.id))).toBe('no-pause-left');
  });

  it('keep the seats of a rematch for those who had them, until the host opens them', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open', 'open']));
    await bob.api.join(table.id);
    await cyd.api.join(table.id);
    for (const one of [bob, cyd]) await one.api.leave(table.id);
    const live = ann.live();
    const watch = live.watch(table.id);
    await playOn(watch, 0);
    await watch.state.until(({ info }) => info?.status === 'over');
    live.close();
    const again = await ann.api.rematch(table.id);
    expect(again.seats.slice(1)).toMatchObject([
      { kind: 'open', keptFor: bob.me.id, name: 'Bob' },
      { kind: 'open', keptFor: cyd.me.id, name: 'Cyd' },
    ]);
    const dee = await guest(server.url, 'Dee');
    expect(await codeOf(dee.api.join(again.id))).toBe('no-free-seat');
    expect(await codeOf(dee.api.join(again.id, 1))).toBe('no-free-seat');
    expect(await cyd.api.join(again.id)).toMatchObject({ yourSeat: 2 });
    await ann.api.setSeat(again.id, 1, { kind: 'open' });
    expect(await dee.api.join(again.id)).toMatchObject({ yourSeat: 1, status: 'running' });
  });

  it('do not fill the lobby, and close when their host is forgotten', async () => {
    const eve = await guest(server.url, 'Eve');
    const listed = () => eve.api.create(plan('template', ['me', 'open'], { visibility: 'listed' }));
    const [one] = [await listed(), await listed(), await listed()];
    expect(await codeOf(listed())).toBe('too-many');
    expect((await eve.api.create(plan('template', ['me', 'open']))).status).toBe('open');
    await eve.api.leave(one.id);
    const kept = await listed();
    const live = bob.live();
    const watch = live.watch(kept.id);
    await watch.state.until(({ info }) => info !== undefined);
    await eve.api.deleteMe();
    expect(await codeOf(bob.api.table(kept.id))).toBe('not-found');
    expect((await bob.api.lobby()).map(({ id }) => id)).not.toContain(kept.id);
    live.close();
  });

  it('tell people who watch what anybody may see, and let them do nothing', async () => {
    const table = await ann.api.create(plan('starfarers', ['me', 'bot', 'bot']));
    const live = cyd.live();
    const watch = live.watch(table.id);
    const { match } = await watch.state.until((state) => state.match !== undefined);
    expect(match?.viewer).toBe(-1);
    expect(match?.decisions.every(({ options }) => options === undefined)).toBe(true);
    expect(await watch.act(0, { do: 'roll-dice' })).toEqual({ ok: false, code: 'not-your-seat', params: {} });
    await expect(watch.chat('hello')).rejects.toMatchObject({ code: 'not-seated' });
    const { info } = await watch.state.until((state) => state.info?.watchers === 1);
    expect(info?.seed).toBeUndefined();
    live.close();
  });

  it('carry chat to everybody', async () => {
    const table = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(table.id);
    const live = [ann, bob].map((one) => one.live());
    const [left, right] = live.map((one) => one.watch(table.id));
    await Promise.all([left, right].map(({ state }) => state.until(({ info }) => info !== undefined)));
    await left.chat('Hallo, Bob!');
    const { chat } = await right.state.until((state) => state.chat.length > 0);
    expect(chat).toMatchObject([{ name: 'Ann', seat: 0, text: 'Hallo, Bob!' }]);
    for (const one of live) one.close();
  });

  it('give hints only where no other people play', async () => {
    const alone = await ann.api.create(plan('template', ['me', 'bot']));
    const live = ann.live();
    const watch = live.watch(alone.id);
    await watch.state.until(({ match }) => match?.decisions.some(({ seat }) => seat === 0) === true);
    expect((await ann.api.hint(alone.id)).length).toBeGreaterThan(0);
    const together = await ann.api.create(plan('template', ['me', 'open']));
    await bob.api.join(together.id);
    expect(await codeOf(ann.api.hint(together.id))).toBe('no-hints');
    live.close();
  });

  it('refuse plans that no game knows', async () => {
    expect(await codeOf(ann.api.create(plan('chess', ['me', 'bot'])))).toBe('bad-request');
    expect(await codeOf(ann.api.create(plan('starfarers', ['me', 'bot'])))).toBe('bad-request');
    expect(await codeOf(ann.api.create(plan('template', ['me', 'me'])))).toBe('already-seated');
    const bad = plan('template', ['me', 'bot'], { options: { nonsense: true } });
    expect(await codeOf(ann.api.create(bad))).toBe('bad-request');
  });
});
