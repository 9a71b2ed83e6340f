import { join } from 'node:path';
import { HandClock } from '@starboard/clock/testing';
import type { WrittenAction } from '@starboard/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { anyAnswer } from '../bench/answer.ts';
import { audit } from '../bench/audit.ts';
import { newPerson } from '../src/http/identity.ts';
import type { PlayLog, PlayMetrics } from '../src/play/context.ts';
import { Play, type PlayOptions } from '../src/play/play.ts';
import type { LiveTable } from '../src/play/table.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { type Appended, type NewEntry, type Storage, StorageProblem } from '../src/storage/storage.ts';
import { plan } from './kit/people.ts';
import { tempFolder } from './kit/servers.ts';

const quiet: PlayLog = { info: () => {}, warn: () => {}, error: () => {} };
const uncounted: PlayMetrics = { acted: () => {}, refused: () => {}, took: () => {}, sent: () => {} };
const ann = newPerson('Ann', 1);
const bob = newPerson('Bob', 1);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened() {
  const folder = tempFolder();
  const path = join(folder.path, 'a.sqlite');
  const storage = await openSqlite(path);
  closing.push(
    () => storage.close().catch(() => {}),
    () => folder.remove(),
  );
  return { storage, path };
}

function playing(storage: Storage, more: Partial<PlayOptions> = {}): Play {
  const settings = { botPace: 0, inviteWait: 0, luckWait: 0, luckWaitAway: 0, botWorkers: 1 };
  const play = new Play({ storage, log: quiet, metrics: uncounted, settings, clock: new HandClock(), ...more });
  closing.unshift(() => play.close());
  return play;
}

/** The same storage, but for how it appends. */
const appending = (storage: Storage, append: (entry: NewEntry) => Promise<Appended>): Storage =>
  new Proxy(storage, {
    get: (target, key) => {
      if (key === 'append') return append;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

async function seated(play: Play): Promise<LiveTable> {
  const { id } = await play.create(ann, plan('template', ['me', 'open']));
  await play.join(id, bob, undefined);
  return play.table(id);
}

function answerOf(table: LiveTable, seat: number) {
  const action = anyAnswer(table.match!.decisions(seat).find((one) => one.seat === seat)!);
  if (action === undefined) throw new Error('No answer');
  return action;
}

describe('when the database fails', () => {
  it('acknowledges and tells nothing, and takes the action when it is sent again', async () => {
    const { storage } = await opened();
    let failing = true;
    const play = playing(
      appending(storage, (entry) =>
        failing ? Promise.reject(new StorageProblem('disk full')) : storage.append(entry),
      ),
    );
    const table = await seated(play);
    const heard: string[] = [];
    await table.watch({ person: bob.id, send: (text) => heard.push(text) }, undefined);
    const before = heard.length;
    const act = { id: 'action-1', seat: 0, action: answerOf(table, 0), seq: 0 };
    await expect(table.act(ann.id, act)).rejects.toBeInstanceOf(StorageProblem);
    expect(heard.length).toBe(before);
    expect(await storage.entries(table.id, 0)).toEqual([]);
    failing = false;
    expect(await table.act(ann.id, act)).toEqual({ ok: true, seq: 1 });
    expect(JSON.parse(heard.at(-1)!)).toMatchObject({ t: 'step', seq: 1, seat: 0 });
  });

  it('finds out that an action was written after all, tells it once and acknowledges it', async () => {
    const { storage } = await opened();
    let failing = true;
    const play = playing(
      appending(storage, async (entry) => {
        const appended = await storage.append(entry);
        if (failing) throw new StorageProblem('connection lost');
        return appended;
      }),
    );
    const table = await seated(play);
    const heard: string[] = [];
    await table.watch({ person: bob.id, send: (text) => heard.push(text) }, undefined);
    const act = { id: 'action-1', seat: 0, action: answerOf(table, 0), seq: 0 };
    await expect(table.act(ann.id, act)).rejects.toBeInstanceOf(StorageProblem);
    failing = false;
    expect(await table.act(ann.id, act)).toEqual({ ok: true, seq: 1 });
    expect(await storage.entries(table.id, 0)).toHaveLength(1);
    expect(heard.filter((text) => text.startsWith('{"t":"step"'))).toHaveLength(1);
  });

  it('looks again when somebody else was first', async () => {
    const { storage } = await opened();
    const [here, there] = [playing(storage), playing(storage)];
    const table = await seated(here);
    const same = await there.table(table.id);
    expect(await same.act(bob.id, { id: 'bob-12', seat: 1, action: answerOf(same, 1) })).toEqual({ ok: true, seq: 1 });
    expect(table.match!.seq).toBe(0);
    expect(await table.act(ann.id, { id: 'ann-12', seat: 0, action: answerOf(table, 0) })).toEqual({
      ok: true,
      seq: 2,
    });
    expect((await storage.entries(table.id, 0)).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('a deadline', () => {
  it('that passed while the server was down fires once after the restart', async () => {
    const { storage } = await opened();
    const clock = new HandClock();
    const first = playing(storage, { clock });
    const { id } = await first.create(ann, plan('template', ['me', 'open'], { clock: { mode: 'days', days: 1 } }));
    await first.join(id, bob, undefined);
    const table = await first.table(id);
    await table.act(bob.id, { id: 'bob-12', seat: 1, action: answerOf(table, 1) });
    await first.close();
    clock.pass(86_400_000 + 5000);
    const later = [playing(storage, { clock }), playing(storage, { clock })];
    await Promise.all(later.map((play) => play.wake()));
    for (const play of later) await (await play.table(id)).settled();
    const log = await storage.entries(id, 0);
    expect(log.map(({ seat }) => seat)).toEqual([1, -1]);
    expect(log[1].at).toBeGreaterThanOrEqual(86_400_000);
  });

  it('answers for the absent, and after two in a row a bot plays on', async () => {
    const { storage } = await opened();
    const clock = new HandClock();
    const play = playing(storage, { clock });
    const { id } = await play.create(ann, plan('template', ['me', 'bot'], { clock: { mode: 'live', seconds: 5 } }));
    const table = await play.table(id);
    const byClock = async () => (await storage.entries(id, 0)).filter(({ seat }) => seat === -1).length;
    for (const times of [1, 2]) {
      // The bot, for whom the clock would speak as well, has answered.
      await expect.poll(() => table.info(ann.id).waitingFor).toEqual([0]);
      clock.pass(5000);
      await expect.poll(byClock).toBe(times);
    }
    await expect.poll(() => table.info(ann.id).seats[0]).toMatchObject({ substituted: true, name: 'Ann' });
    expect(await byClock()).toBe(2);
    await play.comeBack(id, ann);
    expect(table.info(ann.id).seats[0].substituted).toBe(false);
  });

  it('waits while the match is paused', async () => {
    const { storage } = await opened();
    const clock = new HandClock();
    const play = playing(storage, { clock });
    const { id } = await play.create(ann, plan('template', ['me', 'open'], { clock: { mode: 'live', seconds: 5 } }));
    await play.join(id, bob, undefined);
    await play.pause(id, ann);
    clock.pass(60_000);
    await (await play.table(id)).drive();
    expect(await storage.entries(id, 0)).toEqual([]);
    await play.resume(id, bob);
    clock.pass(4000);
    await (await play.table(id)).drive();
    expect(await storage.entries(id, 0)).toEqual([]);
    clock.pass(1001);
    await (await play.table(id)).drive();
    expect((await storage.entries(id, 0)).every(({ seat, at }) => seat === -1 && at < 6000)).toBe(true);
    expect(await storage.entries(id, 0)).not.toEqual([]);
  });
});

describe('a bot', () => {
  it('goes on after a restart as soon as anybody looks at its table', async () => {
    const { storage } = await opened();
    const first = playing(storage, { settings: { botPace: 60_000, luckWait: 0, luckWaitAway: 0, botWorkers: 1 } });
    const { id } = await first.create(ann, plan('template', ['me', 'bot']));
    await first.close();
    await playing(storage).table(id);
    await expect.poll(async () => (await storage.entries(id, 0))[0]?.seat).toBe(1);
  });
});

describe('the audit of crash tests', () => {
  it('finds an action that is missing in the log, one too many, and another one', async () => {
    const { storage } = await opened();
    const table = await seated(playing(storage));
    const action = answerOf(table, 0);
    await table.act(ann.id, { id: 'action-1', seat: 0, action });
    const faults = async (actions: WrittenAction[]) =>
      (await audit(storage, [{ table: table.id, seat: 0, actions }])).faults.length;
    expect(await faults([action])).toBe(0);
    expect(await faults([])).toBe(1);
    expect(await faults([action, action])).toBe(1);
    expect(await faults([{ do: 'something else' }])).toBe(1);
  });
});
