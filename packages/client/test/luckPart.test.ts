import { commitmentTo, contributionHash, sha256 } from '@starboard/kernel';
import type { TableInfo } from '@starboard/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Keepsakes, keepsakesInMemory, LuckPart } from '../src/index.ts';

const SEED = 'ab'.repeat(32);
const commitment = commitmentTo(SEED);
const bobs = { value: sha256('Bob'), hash: contributionHash(commitment, 1, sha256('Bob')) };
const seat = (kind: 'person' | 'bot') => ({ kind, name: '', connected: true, substituted: false });

const table = (more: Partial<TableInfo>): TableInfo =>
  ({
    id: 'table-1',
    status: 'open',
    seats: [seat('person'), seat('person'), seat('bot')],
    commitment,
    luck: { version: 2, contributions: [{}, {}, {}] },
    yourSeat: 0,
    ...more,
  }) as TableInfo;

const luck = (awaited: 'hashes' | 'values' | undefined, ...contributions: TableInfo['luck']['contributions']) => ({
  version: 2,
  contributions: [...contributions, {}],
  ...(awaited === undefined ? {} : { awaited, due: 1 }),
});

let keepsakes: Keepsakes;
let part: LuckPart;
beforeEach(() => {
  keepsakes = keepsakesInMemory();
  part = new LuckPart('table-1', keepsakes);
});

/** Gives the hash. */
const promised = (): string => (part.due(table({})) as { hash: string }).hash;
/** Opens it in the sight of Bob's hash. */
function opened(): { hash: string; value: string } {
  const hash = promised();
  const info = table({ status: 'starting', luck: luck('values', { hash }, { hash: bobs.hash }) });
  return { hash, ...(part.due(info) as { value: string }) };
}
const running = (own: object, more: Partial<TableInfo> = {}): TableInfo =>
  table({ status: 'running', luck: luck(undefined, own, bobs), ...more });

describe('what a client adds to the luck', () => {
  it('is promised once, and opened when all hashes are in', () => {
    const hash = promised();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(promised()).toBe(hash); // until the server has it
    expect(part.due(table({ luck: luck(undefined, { hash }, {}) }))).toBeUndefined();
    expect(part.due(table({ status: 'starting', luck: luck('hashes', { hash }, {}) }))).toBeUndefined();
    const all = table({ status: 'starting', luck: luck('values', { hash }, { hash: bobs.hash }) });
    const { value } = part.due(all) as { value: string };
    expect(contributionHash(commitment, 0, value)).toBe(hash);
    expect(part.due(running({ hash, value }))).toBeUndefined();
  });

  it('is another one for every table, seat and client', () => {
    const others = ['table-2', 'table-3'].map((id) => new LuckPart(id, keepsakes).due(table({ id })));
    const otherSeat = part.due(table({ yourSeat: 1 }));
    const otherClient = new LuckPart('table-1', keepsakesInMemory()).due(table({}));
    const all = [part.due(table({})), ...others, otherSeat, otherClient].map((one) => JSON.stringify(one));
    expect(new Set(all).size).toBe(5);
  });

  it('is promised anew where the seat was left and taken again, or the server began anew with another seed', () => {
    const first = promised();
    const anew = part.due(table({ commitment: commitmentTo('another') })) as { hash: string };
    expect(anew.hash).not.toBe(first);
    expect(part.distrust(table({ commitment: commitmentTo('another') }))).toBeUndefined();
  });

  it('is not opened where another device gave the hash, nor to another commitment', () => {
    const hash = promised();
    const others = luck('values', { hash: sha256('another device') }, { hash: bobs.hash });
    expect(part.due(table({ status: 'starting', luck: others }))).toBeUndefined();
    const mine = luck('values', { hash }, { hash: bobs.hash });
    expect(part.due(table({ status: 'starting', luck: mine, commitment: commitmentTo('x') }))).toBeUndefined();
  });

  it('is nothing for spectators, bots and tables of the old luck', () => {
    expect(part.due(table({ yourSeat: -1 }))).toBeUndefined();
    expect(part.due(table({ yourSeat: 2 }))).toBeUndefined();
    expect(part.due(table({ luck: { version: 1, contributions: [] } }))).toBeUndefined();
  });
});

describe('a server that does not keep its word is found out', () => {
  it('an honest one is not, and is forgotten when the match is over', () => {
    const own = opened();
    part.confirmed(0, { value: own.value });
    expect(part.distrust(running(own))).toBeUndefined();
    expect(part.distrust(running(own, { status: 'over', seed: SEED }))).toBeUndefined();
    expect(keepsakes.getItem('starboard luck table-1 0')).toBeNull();
  });

  it.each<[string, (own: { hash: string; value: string }) => TableInfo]>([
    ['commitment', (own) => running(own, { commitment: commitmentTo('a luckier one') })],
    ['hashes', (own) => running(own, { luck: luck(undefined, own, { hash: sha256('later'), value: bobs.value }) })],
    ['hashes', (own) => running(own, { luck: luck(undefined, own, {}) })],
    ['values', (own) => running(own, { luck: luck(undefined, own, { ...bobs, value: sha256('chosen') }) })],
    ['left-out', ({ hash }) => running({ hash })],
    ['seed', (own) => running(own, { status: 'over', seed: 'cd'.repeat(32) })],
  ])('%s', (found, said) => {
    const own = opened();
    part.confirmed(0, { value: own.value });
    expect(part.distrust(said(own))).toBe(found);
    expect(keepsakes.getItem('starboard luck table-1 0')).not.toBeNull();
  });

  it('by spectators, too, as far as they can see', () => {
    const watching = { yourSeat: -1, luck: luck(undefined, {}, { ...bobs, value: sha256('chosen') }) };
    expect(part.distrust(running({}, watching))).toBe('values');
    expect(part.distrust(running({}, { yourSeat: -1, status: 'over', seed: 'x' }))).toBe('seed');
    const old = { version: 1, contributions: [] };
    expect(
      part.distrust(table({ status: 'over', luck: old, seed: SEED, commitment: sha256(SEED), yourSeat: -1 })),
    ).toBeUndefined();
  });

  it('one that never confirmed may be right that it came too late', () => {
    const { hash } = opened();
    expect(part.distrust(running({ hash }))).toBe('late');
    expect(part.distrust(running({ hash }, { status: 'over', seed: SEED }))).toBe('late');
    expect(keepsakes.getItem('starboard luck table-1 0')).toBeNull();
    promised();
    expect(part.distrust(running({}))).toBe('late');
  });

  it('one that never asked for the value may say so, too: only who was here knows', () => {
    const hash = promised();
    expect(part.distrust(table({ status: 'starting', luck: luck('values', { hash }, bobs) }))).toBeUndefined();
    expect(part.distrust(running({ hash }))).toBe('late');
  });

  const other = { hash: contributionHash(commitment, 0, sha256('other')), value: sha256('other') };

  it("one that puts its own bytes in this seat's place", () => {
    promised();
    expect(part.distrust(table({ luck: luck(undefined, { hash: other.hash }, {}) }))).toBe('another');
    expect(part.distrust(running({ hash: other.hash }))).toBe('another');
    expect(part.distrust(running(other))).toBe('another');
    opened();
    expect(part.distrust(running(other))).toBe('hashes');
  });

  it('one that does so before this device could say anything', () => {
    expect(part.due(table({ luck: luck(undefined, { hash: other.hash }, {}) }))).toBeUndefined();
    expect(part.distrust(running(other))).toBe('another');
    expect(new LuckPart('table-1', keepsakes).distrust(running(other))).toBe('another'); // after a reload
  });

  it('but nothing is said at a device that was not there when it was mixed', () => {
    expect(part.due(running(other))).toBeUndefined();
    expect(part.distrust(running(other))).toBeUndefined();
  });

  it('nor where the seat was given up and taken again', () => {
    part.due(table({ luck: luck(undefined, { hash: other.hash }, {}) }));
    const hash = promised();
    expect(part.distrust(table({ luck: luck(undefined, { hash }, {}) }))).toBeUndefined();
  });
});
