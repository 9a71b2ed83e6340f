import type { LiveConnection, TableWatch } from '@starboard/client';
import { HandClock } from '@starboard/clock/testing';
import { LUCK } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { owedBy } from '../../bench/answer.ts';
import { FairQueue, type Payer } from '../../src/play/bots/fairQueue.ts';
import { type Asked, BotPool, shareAt } from '../../src/play/bots/pool.ts';
import { type MatchMaker, rulesHere } from '../../src/play/replay.ts';
import { networkOf, Whereabouts } from '../../src/play/whereabouts.ts';
import { codeOf, guest, plan, playOn } from '../kit/people.ts';
import { serverHere, tempFolder } from '../kit/servers.ts';
import { TestServer } from '../kit/testServer.ts';

const server = new TestServer();

const ADMIRALS = { seats: [0, 1].map(() => ({ kind: 'bot', level: 'admiral' }) as const) };

describe('thinking time', () => {
  const job = (...payer: Payer) => ({ payer });
  const order = (jobs: readonly { payer: Payer }[], cost: (payer: Payer) => number = () => 1) => {
    const queue = new FairQueue<{ payer: Payer }>();
    for (const one of jobs) queue.push(one);
    const taken: string[] = [];
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      taken.push(next.payer.join(' '));
      queue.done(next, cost(next.payer));
    }
    return taken;
  };

  it('is shared out by address, then by person, then by table, whoever asks most', () => {
    const many = Array.from({ length: 60 }, (_, i) => job('mallory', `guest ${i}`, `table ${i}`));
    expect(order([...many, job('ann', 'ann', 'hers')]).indexOf('ann ann hers')).toBe(1);
    const one = Array.from({ length: 60 }, (_, i) => job('club', 'eve', `table ${i}`));
    expect(order([...one, job('club', 'bob', 'his')]).indexOf('club bob his')).toBe(1);
    const two = [job('a', 'p', '1'), job('a', 'p', '1'), job('a', 'p', '1'), job('a', 'p', '2')];
    expect(order(two).indexOf('a p 2')).toBe(1);
  });

  it('is counted by what it costs', () => {
    const cheap = Array.from({ length: 20 }, () => job('ann', 'ann', 'pilots'));
    const dear = Array.from({ length: 20 }, () => job('mallory', 'mallory', 'admirals'));
    const taken = order([...dear, ...cheap], ([address]) => (address === 'mallory' ? 100 : 1));
    expect(taken.slice(0, 21).filter((one) => one.startsWith('mallory'))).toHaveLength(1);
  });

  it('gives nothing for having waited elsewhere before, nor for coming back', () => {
    const queue = new FairQueue<{ payer: Payer }>();
    for (let i = 0; i < 5; i++) queue.push(job('ann', 'ann', 'hers'));
    for (let i = 0; i < 3; i++) queue.done(queue.take()!, 10);
    for (let i = 0; i < 3; i++) queue.push(job('mallory', 'mallory', 'new'));
    const taken = Array.from({ length: 4 }, () => {
      const next = queue.take()!;
      queue.done(next, 10);
      return next.payer[0];
    });
    expect(taken).toEqual(['ann', 'mallory', 'ann', 'mallory']);
  });

  it('never has all workers of one address', () => {
    const queue = new FairQueue<{ payer: Payer }>();
    for (let i = 0; i < 5; i++) queue.push(job('mallory', 'mallory', `${i}`));
    const [first, second] = [queue.take(2), queue.take(2)];
    expect([first, second].every((one) => one !== undefined)).toBe(true);
    expect(queue.take(2)).toBeUndefined();
    queue.push(job('ann', 'ann', 'hers'));
    expect(queue.take(2)?.payer[0]).toBe('ann');
  });

  it('is whole as long as few wait, and is halved again and again when there are more', () => {
    expect([1, 4, 5, 8, 9, 60, 10_000].map(shareAt)).toEqual([1, 1, 0.5, 0.5, 0.25, 0.0625, 0.0625]);
  });

  it('is put down to networks, and to those who are known', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    const people = new Whereabouts();
    people.note('ann', '203.0.113.7');
    expect(people.of([undefined, 'bob', null, 'ann'])).toBe('203.0.113.7');
    expect(people.of(['bob'])).toBe(people.of(['cyd']));
  });
});

describe('sixty tables of one address', () => {
  const maker: MatchMaker = {
    game: 'template',
    rules: rulesHere('template')!,
    players: 2,
    seed: '00'.repeat(16),
    luck: LUCK,
  };
  const asked = (table: string, payer: Payer): Asked => {
    return { table, log: [], seq: 0, maker, seat: 0, level: 'cadet', payer };
  };

  it('make a bot at another one wait for no more than the move that is thought about', async () => {
    const pool = new BotPool(1, new HandClock());
    const given: string[] = [];
    const decide = async (table: string, payer: Payer): Promise<void> => {
      await pool.decide(asked(table, payer));
      given.push(payer[0]);
    };
    const theirs = Array.from({ length: 60 }, (_, i) => decide(`table ${i}`, ['mallory', `guest ${i}`, `table ${i}`]));
    for (let turn = 0; turn < 5; turn++) await decide('hers', ['ann', 'ann', 'hers']);
    expect(given).toEqual(Array.from({ length: 5 }, () => ['mallory', 'ann']).flat());
    await Promise.all(theirs);
    expect(given).toHaveLength(65);
    await pool.close();
  });

  it('are told that they have not their whole time, and it is not taken from another one', async () => {
    const lines: LiveConnection[] = [];
    const watches: TableWatch[] = [];
    for (let i = 0; i < 60; i++) {
      const mallory = await guest(server.url, undefined, '198.51.100.9');
      const { id } = await mallory.api.create(plan('template', [], ADMIRALS));
      lines.push(mallory.live());
      watches.push(lines[i].watch(id));
    }
    await Promise.any(watches.map((watch) => watch.state.until(({ info }) => (info?.botShare ?? 1) < 1)));
    const ann = await guest(server.url, 'Ann', '203.0.113.7');
    const { id } = await ann.api.create(plan('template', ['me', 'bot']));
    const line = ann.live();
    const watch = line.watch(id);
    for (let turn = 0; turn < 2; turn++) {
      expect(await playOn(watch, 0, 1)).toBe(1);
      const { seq } = watch.state.get().match!;
      const { info } = await watch.state.until(
        ({ match }) => match!.over || match!.seq > seq || owedBy(match!.decisions, 0) !== undefined,
      );
      expect(info?.botShare).toBeUndefined();
    }
    for (const one of [...lines, line]) one.close();
  });
});

describe('a table of bots alone', () => {
  it('plays only while somebody looks on', async () => {
    const ann = await guest(server.url, 'Ann');
    const { id } = await ann.api.create(plan('template', ['bot', 'bot']));
    for (let i = 0; i < 20; i++) await ann.api.table(id);
    expect(await ann.api.table(id)).toMatchObject({ status: 'running', seq: 0 });
    const line = ann.live();
    await line.watch(id).state.until(({ match }) => (match?.seq ?? 0) > 2);
    line.close();
    await expect.poll(async () => (await ann.api.table(id)).watchers).toBe(0);
    const { seq } = await ann.api.table(id);
    for (let i = 0; i < 20; i++) await ann.api.table(id);
    expect((await ann.api.table(id)).seq).toBeLessThanOrEqual(seq + 1); // one may have been thinking
  });

  it('is one that everybody has left, too', async () => {
    const ann = await guest(server.url, 'Ann');
    const { id } = await ann.api.create(plan('template', ['me', 'bot']));
    await ann.api.leave(id);
    const { seq } = await ann.api.table(id);
    for (let i = 0; i < 20; i++) await ann.api.table(id);
    expect((await ann.api.table(id)).seq).toBeLessThanOrEqual(seq + 1);
    const line = ann.live();
    await line.watch(id).state.until(({ match }) => (match?.seq ?? 0) > seq + 2);
    line.close();
  });
});

describe('one person', () => {
  async function limited(work: (url: string) => Promise<void>): Promise<void> {
    const folder = tempFolder();
    const strict = await serverHere(folder.path, { STARBOARD_TABLES_EACH: '5' });
    await work(strict.url);
    await strict.close();
    folder.remove();
  }
  const tally = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

  it('has no more tables than one may have, however many are asked for at once', () =>
    limited(async (url) => {
      const eve = await guest(url, 'Eve');
      const codes = await Promise.all(
        Array.from({ length: 20 }, () => codeOf(eve.api.create(plan('template', ['me', 'bot'])))),
      );
      expect([tally(codes, 'fine'), tally(codes, 'too-many-tables')]).toEqual([5, 15]);
      const [first] = await eve.api.myTables();
      await eve.api.leave(first.id);
      expect(await codeOf(eve.api.create(plan('template', ['me', 'bot'])))).toBe('fine');
      expect(await codeOf(eve.api.create(plan('template', ['me', 'bot'])))).toBe('too-many-tables');
    }));

  it('cannot fill the lobby, however many tables are asked for at once', () =>
    limited(async (url) => {
      const eve = await guest(url, 'Eve');
      const open = () => codeOf(eve.api.create(plan('template', ['me', 'open'], { visibility: 'listed' })));
      const codes = await Promise.all(Array.from({ length: 20 }, open));
      expect([tally(codes, 'fine'), tally(codes, 'too-many')]).toEqual([3, 17]);
      expect(await (await guest(url)).api.lobby()).toHaveLength(3);
    }));

  it('closes tables at which nobody else sits, and no others', () =>
    limited(async (url) => {
      const [eve, bob] = [await guest(url, 'Eve'), await guest(url, 'Bob')];
      const alone = await eve.api.create(plan('template', ['bot', 'bot']));
      expect(await codeOf(bob.api.remove(alone.id))).toBe('not-host');
      expect(await codeOf(eve.api.remove(alone.id))).toBe('fine');
      expect(await codeOf(eve.api.table(alone.id))).toBe('not-found');
      const both = await eve.api.create(plan('template', ['me', 'open']));
      await bob.api.join(both.id);
      expect(await codeOf(eve.api.remove(both.id))).toBe('not-alone');
      await bob.api.leave(both.id);
      expect(await codeOf(eve.api.remove(both.id))).toBe('not-alone');
    }));
});
