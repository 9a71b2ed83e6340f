import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo, readMatchFile } from '@starboard/kernel';
import type { ServerMessage } from '@starboard/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { anyAnswer } from '../bench/answer.ts';
import { newPerson } from '../src/http/identity.ts';
import { Play } from '../src/play/play.ts';
import { rulesHere } from '../src/play/replay.ts';
import type { LiveTable } from '../src/play/table.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { plan } from './kit/people.ts';
import { tempFolder } from './kit/servers.ts';

const HERE = rulesHere('template') as number;
const ann = newPerson('Ann', 1);
const bob = newPerson('Bob', 1);
const cyd = newPerson('Cyd', 1);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const metrics = { acted: () => {}, refused: () => {}, took: () => {}, sent: () => {} };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened() {
  const folder = tempFolder();
  const storage = await openSqlite(join(folder.path, 'a.sqlite'));
  closing.push(
    () => storage.close(),
    () => folder.remove(),
  );
  return storage;
}

type Opened = Awaited<ReturnType<typeof opened>>;

function playing(storage: Opened): Play {
  const play = new Play({
    storage,
    log,
    metrics,
    settings: { botPace: 0, inviteWait: 0, luckWait: 0, luckWaitAway: 0, botWorkers: 1 },
  });
  closing.unshift(() => play.close());
  return play;
}

function answer(table: LiveTable, seat: number, id: string) {
  const decision = table.match?.decisions(seat).find((one) => one.seat === seat);
  const action = decision === undefined ? { do: 'burn', fuel: 0 } : anyAnswer(decision);
  if (action === undefined) throw new Error('No answer');
  return table.act([ann, bob][seat].id, { id, seat, action });
}

/** A match with two lines, in the state in which the next version of the program finds it. */
async function left(storage: Opened, change: string): Promise<string> {
  const play = playing(storage);
  const { id } = await play.create(ann, plan('template', ['me', 'open']));
  await play.join(id, bob, undefined);
  const table = await play.table(id);
  for (const seat of [0, 1]) expect(await answer(table, seat, `first-${seat}`)).toMatchObject({ ok: true });
  await play.close();
  for (const statement of change.split(';')) await storage.ask(statement.replace('TABLE', `'${id}'`));
  return id;
}

const EARLIER = `update tables set rules = ${HERE - 1} where id = TABLE`;
const LATER = `update tables set rules = ${HERE + 1} where id = TABLE`;
const BEGUN_HERE = `update tables set rules = ${HERE} where id = TABLE`;
/** Halves of a fingerprint change places; done twice, it is what it was. */
const ELSEWHERE = 'update log set hash = substr(hash, 9) || substr(hash, 1, 8) where seq = 2 and table_id = TABLE';

describe('a match of other rules', () => {
  it('goes on where the new rules lead to the very same states', async () => {
    const storage = await opened();
    const id = await left(storage, EARLIER);
    const table = await playing(storage).table(id);
    expect(table.info(ann.id)).toMatchObject({ status: 'running', seq: 2 });
    expect(table.info(ann.id).stopped).toBeUndefined();
    expect((await storage.table(id))?.row.rules).toBe(HERE);
    const [seat] = table.info(ann.id).waitingFor;
    expect(await answer(table, seat, 'second-1')).toEqual({ ok: true, seq: 3 });
  });

  it('goes on where the game says that the new rules play like those, and its log has their fingerprints then', async () => {
    const file = new URL('../../../games/eclipse/test/former/two-of-rules-1.json', import.meta.url);
    const { rules, players, options, seed = '', luck, log } = readMatchFile(readFileSync(file, 'utf8'));
    const storage = await opened();
    const first = playing(storage);
    const { id } = await first.create(ann, { ...plan('eclipse', ['me', 'open']), options });
    await first.join(id, bob, undefined);
    await first.close();
    const mixing = JSON.stringify({ given: Array.from({ length: players }, () => null) });
    const before = log.slice(0, 100);
    await storage.ask(
      `update tables set rules = ${rules}, seed = '${seed}', luck = ${luck}, mixing = '${mixing}' where id = '${id}'`,
    );
    for (const [i, line] of before.entries()) await storage.append({ ...line, table: id, seq: i + 1 });
    const play = playing(storage);
    const table = await play.table(id);
    expect(table.info(ann.id)).toMatchObject({ status: 'running', seq: before.length });
    expect((await storage.table(id))?.row.rules).toBe(rulesHere('eclipse'));
    const next = log[before.length];
    const act = { id: 'goes-on-1', seat: next.seat, action: next.action };
    expect(await table.act([ann, bob][next.seat].id, act)).toEqual({ ok: true, seq: before.length + 1 });
    await play.close();
    const again = await playing(storage).table(id);
    expect(again.info(ann.id)).toMatchObject({ status: 'running', seq: before.length + 1 });
    expect((await storage.entries(id, 0)).map(({ hash }) => hash)).toEqual(again.match?.log.map(({ hash }) => hash));
    expect(again.match?.log[0].hash).not.toBe(before[0].hash);
  });

  it('stands still where they lead elsewhere: it is listed, explained and downloaded, and nothing crashes', async () => {
    const storage = await opened();
    const id = await left(storage, `${EARLIER};${ELSEWHERE}`);
    const play = playing(storage);
    await play.wake();
    const stopped = { begun: HERE - 1, now: HERE };
    expect(await play.info(id, ann.id)).toMatchObject({ status: 'running', seq: 2, waitingFor: [], stopped });
    expect((await play.infos(await storage.tablesOf(ann.id, 9), ann.id)).map((one) => one.id)).toEqual([id]);
    const table = await play.table(id);
    const heard: ServerMessage[] = [];
    await table.watch({ person: ann.id, send: (text) => heard.push(JSON.parse(text)) }, undefined);
    expect(heard.map(({ t }) => t)).toEqual(['table', 'error', 'presence', 'table']); // who is there now was away before
    expect(heard[1]).toMatchObject({ table: id, code: 'other-rules' });
    expect(await answer(table, 0, 'second-1')).toMatchObject({ ok: false, code: 'other-rules' });
    await expect(play.hint(id, ann)).rejects.toMatchObject({ code: 'other-rules' });
    for (const person of [undefined, cyd.id])
      await expect(play.file(id, person)).rejects.toMatchObject({ code: 'not-seated' });
    expect((await storage.table(id))?.row).toMatchObject({ rules: HERE - 1, status: 'running' });
    const file = await play.file(id, ann.id);
    expect(() => readMatchFile(JSON.stringify({ ...file, rules: HERE }))).not.toThrow();
    expect(file).toMatchObject({ rules: HERE - 1, luck: 2, commitment: commitmentTo(file.seed ?? '') });
    expect(file.log).toHaveLength(2);
    const again = await play.rematch(id, ann);
    expect((await storage.table(again.id))?.row).toMatchObject({ rules: HERE, status: 'open' });
  });

  it('is over for good once its luck was shown, at servers with its rules, too', async () => {
    const storage = await opened();
    const id = await left(storage, `${EARLIER};${ELSEWHERE}`);
    const newer = playing(storage);
    const { seed } = await newer.file(id, ann.id);
    await newer.close();
    for (const statement of [ELSEWHERE, BEGUN_HERE]) await storage.ask(statement.replace('TABLE', `'${id}'`));
    const older = playing(storage);
    await older.wake();
    const table = await older.table(id);
    expect(table.match).toMatchObject({ seq: 2, over: false });
    expect(await older.info(id, bob.id)).toMatchObject({ status: 'over', seed });
    for (const seat of [0, 1])
      expect(await answer(table, seat, `second-${seat}`)).toMatchObject({ ok: false, code: 'match-over' });
    await table.drive();
    expect(await storage.entries(id, 0)).toHaveLength(2);
    expect(await older.file(id)).toMatchObject({ seed, rules: HERE });
  });

  it('keeps its luck to itself where a newer program may go on with it', async () => {
    const storage = await opened();
    const id = await left(storage, LATER);
    const play = playing(storage);
    expect(await play.info(id, ann.id)).toMatchObject({ stopped: { begun: HERE + 1, now: HERE } });
    expect(await answer(await play.table(id), 0, 'second-1')).toMatchObject({ ok: false, code: 'other-rules' });
    await expect(play.file(id)).rejects.toMatchObject({ code: 'still-running' });
  });

  it('keeps its luck to itself where its own rules may go on with it, once its log is whole again', async () => {
    const storage = await opened();
    const id = await left(storage, ELSEWHERE);
    const play = playing(storage);
    expect(await play.info(id, ann.id)).toMatchObject({ stopped: { begun: HERE, now: HERE } });
    await expect(play.file(id)).rejects.toMatchObject({ code: 'still-running' });
  });

  it('of a game that is not here any more is listed all the same', async () => {
    const storage = await opened();
    const id = await left(storage, "update tables set game = 'gone' where id = TABLE");
    const play = playing(storage);
    expect(await play.info(id, ann.id)).toMatchObject({ game: 'gone', stopped: { begun: HERE } });
    await expect(play.file(id)).rejects.toMatchObject({ code: 'still-running' });
  });

  it('begins under the rules of the day on which the last one sits down', async () => {
    const storage = await opened();
    const play = playing(storage);
    const { id } = await play.create(ann, plan('template', ['me', 'open']));
    await storage.ask(EARLIER.replace('TABLE', `'${id}'`));
    await play.join(id, bob, undefined);
    expect((await storage.table(id))?.row).toMatchObject({ rules: HERE, status: 'running' });
    expect(await answer(await play.table(id), 0, 'first-0')).toEqual({ ok: true, seq: 1 });
  });
});
