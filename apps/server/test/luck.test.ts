import { join } from 'node:path';
import { type Keepsakes, keepsakesInMemory } from '@starboard/client';
import { HandClock } from '@starboard/clock/testing';
import { gameById } from '@starboard/games';
import {
  commitmentTo,
  contributionHash,
  loadMatch,
  luckOf,
  type MatchFile,
  readMatchFile,
  sha256,
} from '@starboard/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anyAnswer } from '../bench/answer.ts';
import { newPerson } from '../src/http/identity.ts';
import type { Luck } from '../src/play/mixing.ts';
import { Play, type PlayOptions } from '../src/play/play.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { codeOf, type Guest, guest, plan, playOn } from './kit/people.ts';
import { tempFolder } from './kit/servers.ts';
import { TestServer } from './kit/testServer.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const metrics = { acted: () => {}, refused: () => {}, took: () => {}, sent: () => {} };
const [ann, bob, cyd] = ['Ann', 'Bob', 'Cyd'].map((name) => newPerson(name, 1));
const people = [ann, bob, cyd];
const WAIT = 20_000;
const LONG_WAIT = 12 * 3_600_000;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened() {
  const folder = tempFolder();
  const storage = await openSqlite(join(folder.path, 'a.sqlite'));
  closing.push(
    () => storage.close().catch(() => {}),
    () => folder.remove(),
  );
  return storage;
}

function playing(storage: Storage, more: Partial<PlayOptions> = {}): Play {
  const settings = { botPace: 0, inviteWait: 0, botWorkers: 1 };
  const play = new Play({ storage, log, metrics, settings, clock: new HandClock(), ...more });
  closing.unshift(() => play.close());
  return play;
}

/** A table at which three people sit, and what each of them adds to the luck. */
class Company {
  readonly play: Play;
  readonly id: string;
  readonly #commitment: string;

  constructor(play: Play, id: string, commitment: string) {
    this.play = play;
    this.id = id;
    this.#commitment = commitment;
  }

  static async of(play: Play, more: object = {}): Promise<Company> {
    const { id, commitment } = await play.create(ann, plan('template', ['me', 'open', 'open', 'bot'], more));
    for (const one of [bob, cyd]) await play.join(id, one, undefined);
    return new Company(play, id, commitment);
  }

  /** The same table at another server, or after a restart. */
  at(play: Play): Company {
    return new Company(play, this.id, this.#commitment);
  }

  value(seat: number): string {
    return sha256(`${this.id} ${seat}`);
  }

  hash(seat: number): string {
    return contributionHash(this.#commitment, seat, this.value(seat));
  }

  async give(seat: number, luck: Luck, person = people[seat].id): Promise<string> {
    return codeOf((await this.play.table(this.id)).addLuck(person, seat, luck));
  }

  async hashes(...seats: number[]): Promise<void> {
    for (const seat of seats) expect(await this.give(seat, { hash: this.hash(seat) })).toBe('fine');
  }

  async values(...seats: number[]): Promise<void> {
    for (const seat of seats) expect(await this.give(seat, { value: this.value(seat) })).toBe('fine');
  }

  async info() {
    return this.play.info(this.id, ann.id);
  }

  /** Lets time pass, and all that follows from it happen. */
  async wait(clock: HandClock, ms: number): Promise<void> {
    clock.pass(ms);
    await (await this.play.table(this.id)).drive();
  }

  /** The rest of the match, by whoever is asked, and its file. */
  async toTheEnd(): Promise<MatchFile> {
    const table = await this.play.table(this.id);
    for (let n = 0; table.match !== undefined && !table.match.over; n++) {
      const { seat } = table.match.next();
      const decision = table.match.decisions(seat).find((one) => one.seat === seat)!;
      if (seat === 3) {
        await table.drive();
        await new Promise(setImmediate);
        await table.settled();
      } else await table.act(people[seat].id, { id: `act-${n}-${seat}`, seat, action: anyAnswer(decision)! });
    }
    return readMatchFile(JSON.stringify(await this.play.file(this.id)));
  }
}

describe('the luck of a table', () => {
  it('is added to by all: hashes first, then what they are of, and then it begins', async () => {
    const at = await Company.of(playing(await opened()));
    expect(await at.info()).toMatchObject({
      status: 'starting',
      waitingFor: [0, 1, 2],
      luck: { version: 2, awaited: 'hashes', contributions: [{}, {}, {}, {}] },
    });
    await at.hashes(2, 0);
    expect(await at.info()).toMatchObject({ status: 'starting', waitingFor: [1], luck: { awaited: 'hashes' } });
    await at.hashes(1);
    const hashes = [0, 1, 2].map((seat) => ({ hash: at.hash(seat) }));
    expect(await at.info()).toMatchObject({
      waitingFor: [0, 1, 2],
      luck: { awaited: 'values', contributions: [...hashes, {}] },
    });
    await at.values(1, 2);
    expect(await at.info()).toMatchObject({ status: 'starting', waitingFor: [0] });
    await at.values(0);
    const given = hashes.map(({ hash }, seat) => ({ hash, value: at.value(seat) }));
    const info = await at.info();
    expect(info).toMatchObject({ status: 'running', luck: { version: 2, contributions: [...given, {}] } });
    expect(info.luck.awaited).toBeUndefined();
    expect(info.seed).toBeUndefined();
    const file = await at.toTheEnd();
    expect(file).toMatchObject({ luck: 2, contributions: [...given, {}], commitment: info.commitment });
    expect(file.draws?.length).toBeGreaterThan(10);
    expect(loadMatch(gameById('template')!, file).over).toBe(true);
    expect((await at.info()).seed).toBe(file.seed);
  });

  it('is not the luck of the seed alone', async () => {
    const storage = await opened();
    const at = await Company.of(playing(storage));
    await at.hashes(0, 1, 2);
    await at.values(0, 1, 2);
    const { seed } = (await storage.table(at.id))!.row;
    expect(seed).toMatch(/^[0-9a-f]{64}$/); // 256 bits, so that nobody finds it by trying
    const { luck } = (await at.play.table(at.id)).match!;
    const alone = { ...luck, contributions: luck.contributions.map(() => ({})) };
    expect(luckOf(luck).save()).not.toEqual(luckOf(alone).save());
    expect((await at.info()).commitment).toBe(commitmentTo(seed));
  });

  it('goes without those who give no hash in time, and the file says so', async () => {
    const clock = new HandClock();
    const at = await Company.of(playing(await opened(), { clock }));
    await at.hashes(0, 2);
    await at.wait(clock, WAIT - 1);
    expect(await at.info()).toMatchObject({ status: 'starting', luck: { awaited: 'hashes' } });
    await at.wait(clock, 1);
    expect(await at.info()).toMatchObject({ status: 'starting', waitingFor: [0, 2], luck: { awaited: 'values' } });
    expect(await at.give(1, { hash: at.hash(1) })).toBe('luck-late');
    await at.values(0, 2);
    expect((await at.info()).status).toBe('running');
    const { contributions } = await at.toTheEnd();
    expect(contributions?.map((one) => Object.keys(one))).toEqual([['hash', 'value'], [], ['hash', 'value'], []]);
  });

  it('goes without those who open nothing in time, and the file says so', async () => {
    const clock = new HandClock();
    const at = await Company.of(playing(await opened(), { clock }));
    await at.hashes(0, 1, 2);
    await at.values(0, 1);
    await at.wait(clock, WAIT);
    expect(await at.info()).toMatchObject({
      status: 'running',
      luck: { contributions: [{}, {}, { hash: at.hash(2) }, {}] },
    });
    expect(await at.give(2, { value: at.value(2) })).toBe('luck-late');
    const { contributions } = await at.toTheEnd();
    expect(contributions?.[2]).toEqual({ hash: at.hash(2) });
  });

  it('begins even if nobody adds anything', async () => {
    const clock = new HandClock();
    const at = await Company.of(playing(await opened(), { clock }));
    await at.wait(clock, WAIT);
    expect(await at.info()).toMatchObject({ status: 'running', luck: { contributions: [{}, {}, {}, {}] } });
    expect((await at.toTheEnd()).contributions).toEqual([{}, {}, {}, {}]);
  });

  it('waits for nobody where only bots play', async () => {
    const play = playing(await opened());
    const info = await play.create(ann, plan('template', ['bot', 'bot']));
    expect(info).toMatchObject({ status: 'running', luck: { version: 2, contributions: [{}, {}] } });
  });

  it('refuses what is forged, early, late or another one, and changes nothing', async () => {
    const storage = await opened();
    const at = await Company.of(playing(storage));
    const rows = async () => JSON.stringify(await storage.table(at.id));
    const refused = async (seat: number, luck: Luck, code: string, person?: string) => {
      const before = await rows();
      expect(await at.give(seat, luck, person)).toBe(code);
      expect(await rows()).toBe(before);
    };
    const other = { hash: sha256('other') };
    await refused(0, { hash: at.hash(0) }, 'not-seated', bob.id); // for somebody else
    await refused(3, other, 'not-seated', ann.id); // for a bot
    await refused(9, other, 'not-seated', ann.id);
    await refused(0, { value: at.value(0) }, 'luck-early');
    await at.hashes(0, 1);
    await refused(0, other, 'luck-given');
    await refused(0, { value: at.value(0) }, 'luck-early');
    await at.hashes(2);
    await refused(1, other, 'luck-late'); // everybody's hash is in
    await refused(1, { value: at.value(0) }, 'luck-wrong');
    await refused(1, { value: sha256('other') }, 'luck-wrong');
    await at.values(0, 1);
    await refused(1, { value: sha256('other') }, 'luck-wrong');
    await at.values(2);
    expect((await at.info()).status).toBe('running');
    await refused(1, other, 'luck-late');
    await refused(1, { value: sha256('other') }, 'luck-late');
  });

  it('cannot be cancelled out by a copy: a hash is made for one seat of one table', async () => {
    const play = playing(await opened());
    const [at, elsewhere] = [await Company.of(play), await Company.of(play)];
    await at.hashes(0);
    expect(await at.give(1, { hash: at.hash(0) })).toBe('fine'); // copied from Ann
    expect(await at.give(2, { hash: elsewhere.hash(2) })).toBe('fine'); // made for another table
    await at.values(0);
    expect(await at.give(1, { value: at.value(0) })).toBe('luck-wrong');
    expect(await at.give(2, { value: elsewhere.value(2) })).toBe('luck-wrong');
  });

  it('takes the same once, however often it comes', async () => {
    const storage = await opened();
    const at = await Company.of(playing(storage));
    await at.hashes(0, 0, 1, 2, 0);
    await at.values(0, 0, 1, 0, 2, 0);
    await at.hashes(1);
    expect((await at.info()).status).toBe('running');
  });

  it('may be promised while seats are free; whoever leaves takes it along', async () => {
    const play = playing(await opened());
    const { id, commitment } = await play.create(ann, plan('template', ['me', 'open', 'open', 'bot']));
    const at = new Company(play, id, commitment);
    await at.hashes(0);
    await play.join(id, bob, 1);
    await at.hashes(1);
    await play.leave(id, bob);
    expect((await at.info()).luck.contributions).toEqual([{ hash: at.hash(0) }, {}, {}, {}]);
    await play.join(id, cyd, 1);
    expect(await at.give(1, { hash: sha256("Cyd's") }, cyd.id)).toBe('fine');
    await play.join(id, bob, 2);
    expect(await at.info()).toMatchObject({
      status: 'starting',
      waitingFor: [2],
      luck: { contributions: [{ hash: at.hash(0) }, { hash: sha256("Cyd's") }, {}, {}] },
    });
  });

  it('does not wait for those who have left, but keeps what they have opened', async () => {
    const at = await Company.of(playing(await opened()));
    await at.hashes(0, 1);
    await at.play.leave(at.id, cyd);
    expect(await at.info()).toMatchObject({ status: 'starting', luck: { awaited: 'values' }, waitingFor: [0, 1] });
    await at.values(1);
    await at.play.leave(at.id, bob);
    await at.values(0);
    expect(await at.info()).toMatchObject({ status: 'running' });
    const { contributions = [] } = (await at.play.table(at.id)).match!;
    expect(contributions.map(({ value }) => value)).toEqual([at.value(0), at.value(1), undefined, undefined]);
  });

  it('waits half a day for people who play over days, and calls them', async () => {
    const clock = new HandClock();
    const called: string[] = [];
    const turnOf = (_table: string, _game: string, person: string) => called.push(person);
    const at = await Company.of(playing(await opened(), { clock, turnOf }), { clock: { mode: 'days', days: 2 } });
    await at.hashes(0, 1);
    expect(called).toEqual([]);
    await at.wait(clock, LONG_WAIT - 1);
    expect(await at.info()).toMatchObject({ status: 'starting', luck: { awaited: 'hashes' } });
    await at.hashes(2);
    expect(called.splice(0)).toEqual([ann.id, bob.id, cyd.id]);
    await at.values(2, 1);
    await at.wait(clock, LONG_WAIT - 1);
    expect((await at.info()).status).toBe('starting');
    await at.wait(clock, 1);
    expect(await at.info()).toMatchObject({ status: 'running', seq: 0 });
    expect(called.length).toBeGreaterThan(0);
  });

  it('goes on after a restart, at every stage of it', async () => {
    const storage = await opened();
    const clock = new HandClock();
    let at = await Company.of(playing(storage, { clock }));
    const restart = async () => {
      await at.play.close();
      const play = playing(storage, { clock });
      await play.wake();
      at = at.at(play);
    };
    await at.hashes(0, 1);
    await restart();
    await at.hashes(2);
    await restart();
    await at.values(0);
    await restart();
    expect(await at.info()).toMatchObject({ status: 'starting', waitingFor: [1, 2] });
    await at.play.close();
    clock.pass(WAIT); // while there is no server
    await restart();
    expect(await at.info()).toMatchObject({ status: 'running' });
    const { contributions } = await at.toTheEnd();
    expect(contributions?.map(({ value }) => value)).toEqual([at.value(0), undefined, undefined, undefined]);
  });

  it('is new at the table of a rematch', async () => {
    const clock = new HandClock();
    const at = await Company.of(playing(await opened(), { clock }));
    await at.hashes(0, 1, 2);
    await at.values(0, 1, 2);
    const { commitment } = await at.toTheEnd();
    const again = await at.play.rematch(at.id, ann);
    expect(again.luck).toEqual({ version: 2, contributions: [{}, {}, {}, {}] });
    expect(again.commitment).not.toBe(commitment);
    for (const one of [bob, cyd]) await at.play.rematch(at.id, one);
    expect(await at.play.info(again.id, ann.id)).toMatchObject({ status: 'starting', waitingFor: [0, 1, 2] });
  });
});

describe('a table of the old luck', () => {
  /** The database as the program before luck 2 left it. */
  const asBefore = async (storage: Awaited<ReturnType<typeof opened>>) => {
    for (const statement of [
      'alter table tables drop column luck',
      'alter table tables drop column mixing',
      'drop table recovery',
      'alter table seats drop column kept_for',
      'alter table seats drop column unready',
      'alter table seats drop column back_at',
      'drop table counts',
      'drop table checkpoints',
      'drop table removals',
      'drop table mutes',
      'drop table reports',
      'drop table audit',
      'alter table tables drop column pauses',
      'alter table sessions drop column seen_at',
      'alter table passkeys drop column created_at',
      "delete from kysely_migration where name >= '003'",
    ])
      await storage.ask(statement);
  };

  it('that runs says so and ends as it is; one that is open gets the new luck, and a new seed', async () => {
    const folder = tempFolder();
    const path = join(folder.path, 'old.sqlite');
    const before = await openSqlite(path);
    const first = playing(before, { settings: { luckWait: 0, botPace: 0, botWorkers: 1 } });
    const running = await first.create(ann, plan('template', ['me', 'open']));
    await first.join(running.id, bob, undefined);
    const open = await first.create(ann, plan('template', ['me', 'open', 'bot']));
    await first.close();
    const seedOf = async (storage: Storage, id: string) => (await storage.table(id))!.row.seed;
    const seeds = [await seedOf(before, running.id), await seedOf(before, open.id)];
    await asBefore(before);
    await before.close();

    const storage = await openSqlite(path);
    closing.push(
      () => storage.close(),
      () => folder.remove(),
    );
    const play = playing(storage);
    expect(await play.info(running.id, ann.id)).toMatchObject({
      status: 'running',
      commitment: sha256(seeds[0]),
      luck: { version: 1, contributions: [] },
    });
    const at = new Company(play, running.id, sha256(seeds[0]));
    expect(await at.give(0, { hash: at.hash(0) })).toBe('luck-late');
    expect(await at.give(0, { value: at.value(0) })).toBe('luck-late');
    const file = await at.toTheEnd();
    expect(file).toMatchObject({ luck: 1, commitment: sha256(seeds[0]), seed: seeds[0] });
    expect(file.contributions).toBeUndefined();
    expect(loadMatch(gameById('template')!, file).over).toBe(true);
    expect((await play.rematch(running.id, ann)).luck.version).toBe(2);

    const fresh = await seedOf(storage, open.id);
    expect(fresh).not.toBe(seeds[1]);
    expect(await play.info(open.id, ann.id)).toMatchObject({
      commitment: commitmentTo(fresh),
      luck: { version: 2, contributions: [{}, {}, {}] },
    });
  });
});

describe('the client', () => {
  const server = new TestServer({ STARBOARD_LUCK_WAIT: String(WAIT), STARBOARD_LUCK_WAIT_AWAY: String(LONG_WAIT) });
  let [left, right]: Guest[] = [];
  beforeAll(async () => {
    [left, right] = await Promise.all([guest(server.url, 'Ann'), guest(server.url, 'Bob')]);
  });
  const watching = (one: Guest, table: string, keepsakes?: Keepsakes) => {
    const live = one.live(server.url, keepsakes === undefined ? {} : { keepsakes });
    closing.push(() => live.close());
    return { live, watch: live.watch(table) };
  };

  it('adds its part by itself, and finds that everything fits at the end', async () => {
    const table = await left.api.create(plan('template', ['me', 'open', 'bot']));
    const ann = watching(left, table.id);
    await ann.watch.state.until(({ info }) => info?.luck.contributions[0].hash !== undefined);
    const bob = watching(right, table.id);
    await right.api.join(table.id);
    const { info } = await ann.watch.state.until(({ match }) => match !== undefined);
    expect(info?.luck.contributions.map(({ value }) => value?.length)).toEqual([64, 64, undefined]);
    await Promise.all([playOn(ann.watch, 0), playOn(bob.watch, 1)]);
    const end = await ann.watch.state.until((state) => state.info?.status === 'over');
    expect(end).toMatchObject({ distrust: undefined, pending: 0 });
    const file = await left.api.file(table.id);
    expect(file.contributions).toEqual(info?.luck.contributions);
    expect(loadMatch(gameById('template')!, readMatchFile(JSON.stringify(file))).over).toBe(true);
  });

  it('opens after a reload what it has promised, and on no other device', async () => {
    const table = await left.api.create(plan('template', ['me', 'open', 'bot']));
    const kept = keepsakesInMemory();
    const first = watching(left, table.id, kept);
    await first.watch.state.until(({ info }) => info?.luck.contributions[0].hash !== undefined);
    first.live.close();
    watching(right, table.id);
    await right.api.join(table.id);
    const elsewhere = watching(left, table.id);
    await elsewhere.watch.state.until(({ info }) => info?.luck.awaited === 'values' && info.waitingFor.length === 1);
    expect(elsewhere.watch.state.get().info?.waitingFor).toEqual([0]);
    const again = watching(left, table.id, kept);
    const { info } = await again.watch.state.until(({ match }) => match !== undefined);
    expect(info?.luck.contributions[0].value).toBeDefined();
  });

  it('loses nothing when the line breaks in the middle, or the server', async () => {
    const table = await left.api.create(plan('template', ['me', 'open', 'bot']));
    const ann = watching(left, table.id);
    await ann.watch.state.until(({ info }) => info?.luck.contributions[0].hash !== undefined);
    await server.close();
    await server.open();
    watching(right, table.id);
    await right.api.join(table.id);
    const { info, distrust } = await ann.watch.state.until(({ match }) => match !== undefined);
    expect(info?.luck.contributions.filter(({ value }) => value !== undefined)).toHaveLength(2);
    expect(distrust).toBeUndefined();
  });

  it('need not be there: the match begins without its part', async () => {
    const table = await left.api.create(plan('template', ['me', 'bot']));
    expect(table).toMatchObject({ status: 'starting', waitingFor: [0] });
    server.clock.pass(WAIT);
    await expect.poll(async () => (await left.api.table(table.id)).status).toBe('running');
  });
});
