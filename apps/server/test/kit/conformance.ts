import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCode, newId } from '../../src/ids.ts';
import { botName } from '../../src/play/seating.ts';
import type { PersonRow, SeatRow, TableRow } from '../../src/storage/schema.ts';
import type { NewEntry, Storage } from '../../src/storage/storage.ts';

const person = (name: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id: newId(),
  name,
  account: null,
  password: null,
  owner: null,
  webhook: null,
  created_at: 1,
  seen_at: 1,
  ...more,
});

/** What has been added to the luck of a table with one seat. */
const NOTHING = '{"given":[null]}';
const MIXED = '{"given":[null],"opening":true}';

/** Fills and starts a table that no person sits at. */
export async function start(storage: Storage, id: string, at: number, rules = 1): Promise<boolean> {
  const isFilled = await storage.fillTable(id, at, rules, { from: NOTHING, to: MIXED });
  return isFilled && storage.startTable(id, at, MIXED);
}

export const table = (more: Partial<TableRow> = {}): TableRow => ({
  id: newId(),
  code: newCode(),
  game: 'template',
  rules: 1,
  options: '{}',
  seed: 'ab',
  luck: 2,
  mixing: NOTHING,
  clock: '{"mode":"none"}',
  visibility: 'listed',
  status: 'open',
  host: 'host-1',
  created_at: 1_794_000_000_000,
  updated_at: 1_794_000_000_000,
  started_at: null,
  paused_at: null,
  paused_ms: 0,
  pauses: 0,
  rematch: null,
  ...more,
});

export const seat = (table_id: string, n: number, more: Partial<SeatRow> = {}): SeatRow => ({
  table_id,
  seat: n,
  kind: 'open',
  person: null,
  name: '',
  level: null,
  substituted: 0,
  kept_for: null,
  unready: 0,
  back_at: null,
  ...more,
});

const entry = (id: string, seq: number, more: Partial<NewEntry> = {}): NewEntry => ({
  table: id,
  seq,
  at: seq * 1000,
  seat: 0,
  action: { do: 'go', to: 'ü"\u2028' },
  hash: 'h',
  ...more,
});

/** What every database must do, run on each of them. */
export function storageConforms(name: string, open: () => Promise<Storage>, shared: boolean): void {
  describe(`storage: ${name}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await open();
    });
    afterAll(() => storage.close());

    const running = async () => {
      const row = table();
      await storage.createTable(row, [seat(row.id, 0, { kind: 'bot', level: 'cadet', name: botName(0) })]);
      expect(await start(storage, row.id, 1_794_000_000_001)).toBe(true);
      return row.id;
    };

    it('says whether others may write, too', () => expect(storage.shared).toBe(shared));

    it('appends the next line and gives it back as it was', async () => {
      const id = await running();
      expect(await storage.append(entry(id, 1, { actionId: 'action-1' }))).toEqual({ kind: 'stored' });
      expect(await storage.append(entry(id, 2, { seat: -1 }))).toEqual({ kind: 'stored' });
      const [first, second] = await storage.entries(id, 0);
      expect(first).toMatchObject({ seq: 1, at: 1000, seat: 0, hash: 'h', action_id: 'action-1' });
      expect(JSON.parse(first.action)).toEqual(entry(id, 1).action);
      expect(second).toMatchObject({ seq: 2, seat: -1, action_id: null });
      expect(await storage.entries(id, 1)).toHaveLength(1);
    });

    it('takes one of two lines with the same number', async () => {
      const id = await running();
      const results = await Promise.all([1, 2, 3].map((at) => storage.append(entry(id, 1, { at }))));
      expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'conflict', 'stored']);
      expect(await storage.entries(id, 0)).toHaveLength(1);
    });

    it('leaves no gap', async () => {
      const id = await running();
      expect(await storage.append(entry(id, 2))).toEqual({ kind: 'conflict' });
    });

    it('takes an action once, and says where it is', async () => {
      const id = await running();
      await storage.append(entry(id, 1, { actionId: 'once-1' }));
      await storage.append(entry(id, 2));
      expect(await storage.append(entry(id, 3, { actionId: 'once-1' }))).toEqual({ kind: 'duplicate', seq: 1 });
      expect(await storage.seqOfAction(id, 'once-1')).toBe(1);
      expect(await storage.seqOfAction(id, 'never-1')).toBeUndefined();
      const other = await running();
      expect(await storage.append(entry(other, 1, { actionId: 'once-1' }))).toEqual({ kind: 'stored' });
    });

    it('appends nothing to a table that is open, over or unknown', async () => {
      const row = table();
      await storage.createTable(row, [seat(row.id, 0)]);
      expect((await storage.append(entry(row.id, 1))).kind).toBe('conflict');
      expect((await storage.append(entry('nothing-here', 1))).kind).toBe('conflict');
      const id = await running();
      await storage.endTable(id, 5);
      expect((await storage.append(entry(id, 1))).kind).toBe('conflict');
    });

    it('writes what comes at the very moment at which a batch is done', async () => {
      const id = await running();
      for (let seq = 1, hops = 0; hops < 12; hops++) {
        expect((await storage.append(entry(id, seq++))).kind).toBe('stored');
        for (let hop = 0; hop < hops; hop++) await undefined;
        expect((await storage.append(entry(id, seq++))).kind).toBe('stored');
      }
    });

    it('writes lines of one table that come together in order', async () => {
      const id = await running();
      const results = await Promise.all([1, 2, 3, 4].map((seq) => storage.append(entry(id, seq))));
      expect(results.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'stored', 'stored']);
      expect((await storage.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    });

    it('keeps many tables apart under load', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, running));
      await Promise.all(
        ids.map(async (id) => {
          for (let seq = 1; seq <= 20; seq++) expect((await storage.append(entry(id, seq))).kind).toBe('stored');
        }),
      );
      for (const id of ids) expect((await storage.entries(id, 0)).map(({ seq }) => seq)).toHaveLength(20);
    });

    it('makes no second table of one code, and finds open ones by it', async () => {
      const row = table();
      expect(await storage.createTable(row, [seat(row.id, 0)])).toBe('made');
      expect(await storage.createTable(table({ code: row.code }), [])).toBe('code-taken');
      expect(await storage.idByCode(row.code)).toBe(row.id);
      expect((await storage.table(row.id))?.row).toEqual(row);
      expect(await storage.listedTables(100)).toContain(row.id);
      expect(await storage.removeTable(row.id)).toBe(true);
      expect(await storage.table(row.id)).toBeUndefined();
    });

    it('keeps one checkpoint of a table, as long as there is the table', async () => {
      const row = table({ host: 'eve-12' });
      await storage.createTable(row, [seat(row.id, 0, { kind: 'bot', level: 'cadet' })]);
      expect(await storage.checkpoint(row.id)).toBeUndefined();
      for (const seq of [50, 120])
        await storage.keepCheckpoint({ table_id: row.id, seq, rules: 3, data: `{"ü":${seq}}` });
      expect(await storage.checkpoint(row.id)).toEqual({ table_id: row.id, seq: 120, rules: 3, data: '{"ü":120}' });
      expect(await storage.dropTable(row.id, 'ann-12')).toBe(false);
      expect(await storage.dropTable(row.id, 'eve-12')).toBe(true);
      expect(await storage.checkpoint(row.id)).toBeUndefined();
    });

    it('counts up to a moment, then anew, also when much comes at once', async () => {
      const name = newId();
      const counts = await Promise.all(Array.from({ length: 10 }, () => storage.count(name, 1000)));
      expect([...counts].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await storage.count(name, 2000)).toBe(1);
      await storage.pruneCounts(2001);
      expect(await storage.count(name, 2000)).toBe(1);
    });

    it('gives a seat to one person only, and starts when all are taken', async () => {
      const row = table();
      await storage.createTable(row, [seat(row.id, 0), seat(row.id, 1)]);
      const taken = await Promise.all(
        ['ann-12', 'bob-12', 'cyd-12'].map((who) => storage.takeSeat(row.id, 0, who, who)),
      );
      expect(taken.filter((ok) => ok)).toHaveLength(1);
      expect(await start(storage, row.id, 2)).toBe(false);
      expect(await storage.planSeat(row.id, 0, 'bot', 'cadet', 'Vega')).toBe(false);
      expect(await storage.planSeat(row.id, 1, 'bot', 'cadet', 'Rigel')).toBe(true);
      expect(await start(storage, row.id, 2)).toBe(true);
      expect(await start(storage, row.id, 3)).toBe(false);
      expect(await storage.runningTables()).toContain(row.id);
      expect(await storage.freeSeat(row.id, 0, 'ann-12')).toBe(false);
      expect(await storage.removeTable(row.id)).toBe(false);
    });

    it('begins under the rules of the day, and carries a match over to others once', async () => {
      const row = table({ rules: 1 });
      await storage.createTable(row, [seat(row.id, 0, { kind: 'bot', level: 'cadet' })]);
      expect(await start(storage, row.id, 2, 3)).toBe(true);
      expect((await storage.table(row.id))?.row.rules).toBe(3);
      for (const seq of [1, 2]) await storage.append(entry(row.id, seq));
      const hashes = async () => (await storage.entries(row.id, 0)).map(({ hash }) => hash);
      expect(await storage.carryOver(row.id, 3, 4, ['h', 'new'])).toBe(true);
      expect(await hashes()).toEqual(['h', 'new']);
      expect(await storage.carryOver(row.id, 3, 5, ['x', 'y'])).toBe(false);
      expect(await hashes()).toEqual(['h', 'new']);
      expect((await storage.table(row.id))?.row.rules).toBe(4);
    });

    it('changes the luck only where it is still what somebody saw, and only before the start', async () => {
      const row = table();
      await storage.createTable(row, [seat(row.id, 0, { kind: 'person', person: 'ann-12' })]);
      const [one, two] = ['{"given":[1]}', '{"given":[2]}'];
      const both = await Promise.all([one, two].map((to) => storage.mix(row.id, { from: NOTHING, to })));
      expect(both.filter((ok) => ok)).toHaveLength(1);
      const from = both[0] ? one : two;
      expect(await storage.fillTable(row.id, 5, 1, { from: NOTHING, to: MIXED })).toBe(false);
      expect(await storage.startTable(row.id, 5, from)).toBe(false);
      expect(await storage.fillTable(row.id, 5, 1, { from, to: MIXED })).toBe(true);
      expect((await storage.table(row.id))?.row).toMatchObject({ status: 'starting', started_at: null, mixing: MIXED });
      expect(await storage.runningTables()).toContain(row.id);
      expect((await storage.append(entry(row.id, 1))).kind).toBe('conflict');
      expect(await storage.mix(row.id, { from: MIXED, to: two })).toBe(true);
      expect(await storage.startTable(row.id, 6, MIXED)).toBe(false);
      expect(await storage.startTable(row.id, 6, two)).toBe(true);
      expect(await storage.startTable(row.id, 7, two)).toBe(false);
      expect((await storage.table(row.id))?.row).toMatchObject({ status: 'running', started_at: 6, mixing: two });
      expect(await storage.mix(row.id, { from: two, to: one })).toBe(false);
    });

    it('pauses once and counts the time', async () => {
      const id = await running();
      const start = 1_794_000_100_000;
      expect(await storage.pauseTable(id, start)).toBe(true);
      expect(await storage.pauseTable(id, start + 1)).toBe(false);
      expect(await storage.resumeTable(id, start + 5000)).toBe(true);
      expect(await storage.resumeTable(id, start + 5000)).toBe(false);
      expect((await storage.table(id))?.row).toMatchObject({ status: 'running', paused_at: null, paused_ms: 5000 });
    });

    it('counts votes once, and forgets them when a bot takes over', async () => {
      const row = table();
      await storage.createTable(row, [seat(row.id, 0, { kind: 'person', person: 'ann-12' })]);
      await storage.vote(row.id, 0, 1, true);
      await storage.vote(row.id, 0, 1, true);
      await storage.vote(row.id, 0, 2, true);
      await storage.vote(row.id, 0, 2, false);
      expect((await storage.table(row.id))?.votes).toEqual([{ seat: 0, voter: 1 }]);
      expect(await storage.substitute(row.id, 0, 'pilot')).toBe(true);
      expect(await storage.substitute(row.id, 0, 'pilot')).toBe(false);
      expect(await storage.table(row.id)).toMatchObject({ votes: [], seats: [{ substituted: 1, level: 'pilot' }] });
      expect(await storage.giveBack(row.id, 0, 5)).toBe(true);
      expect(await storage.giveBack(row.id, 0, 6)).toBe(false);
      expect((await storage.table(row.id))?.seats[0]).toMatchObject({ substituted: 0, back_at: 5 });
    });

    it('keeps a chat line that came twice once', async () => {
      const id = await running();
      const line = { table_id: id, at: 5, person: 'ann-12', name: 'Ann', seat: 0, text: 'hi', message_id: 'line-1' };
      const first = await storage.addChat(line);
      expect(await storage.addChat({ ...line, text: 'again' })).toEqual(first);
      await storage.addChat({ ...line, message_id: 'line-2', text: 'there' });
      expect((await storage.chat(id, 0, 10)).map(({ text }) => text)).toEqual(['hi', 'there']);
      expect((await storage.chat(id, first.id, 10)).map(({ text }) => text)).toEqual(['there']);
    });

    it('tells open reports before closed ones, the oldest of them first, however many came later', async () => {
      const report = (at: number) =>
        storage.addReport({
          ...{ id: `report-${at}`, at, table_id: 'gone', reporter: null, reporter_name: 'Ann' },
          ...{ person: null, name: 'Bob', reason: 'rude', lines: '[]', closed_at: null },
        });
      for (const at of [30, 10, 20, 40]) await report(at);
      await storage.closeReport('report-10', 50);
      await storage.closeReport('report-40', 60);
      const told = async (limit: number) => (await storage.reports(limit)).map(({ at }) => at);
      expect(await told(9)).toEqual([20, 30, 40, 10]);
      expect(await told(1)).toEqual([20]);
      expect(await storage.closeReport('report-10', 70)).toBe(false);
    });

    it('makes one table the rematch of another', async () => {
      const id = await running();
      expect(await storage.setRematch(id, 'next-1')).toBe(true);
      expect(await storage.setRematch(id, 'next-2')).toBe(false);
    });

    it('keeps people, sessions, passkeys and subscriptions, and forgets them together', async () => {
      const ann = person('Ann');
      const bot = person('Annbot', { owner: ann.id });
      await storage.createPerson(ann);
      await storage.createPerson(bot);
      const session = {
        id: newId(),
        person: ann.id,
        kind: 'cookie' as const,
        hash: 'x',
        challenge: null,
        created_at: 9,
        seen_at: 9,
      };
      await storage.addSession(session);
      await storage.setChallenge(session.id, 'riddle');
      await storage.addSession({ ...session, id: newId(), person: bot.id, kind: 'token' });
      expect(await storage.session(session.id)).toEqual({ ...session, challenge: 'riddle' });
      expect(await storage.tokensOf(ann.id)).toMatchObject([{ name: 'Annbot', person: bot.id }]);
      const key = { id: newId(), person: ann.id, public_key: 'k', counter: 1, created_at: 9 };
      await storage.addPasskey(key);
      await storage.countPasskey(key.id, 2);
      expect(await storage.passkeysOf(ann.id)).toEqual([{ ...key, counter: 2 }]);
      const phone = { ...session, id: newId(), seen_at: 3 };
      await storage.addSession(phone);
      await storage.seeSession(phone.id, 20);
      await storage.seeSession(phone.id, 15);
      expect(await storage.sessionsOf(ann.id)).toMatchObject([{ id: phone.id, seen_at: 20 }, { id: session.id }]);
      expect(await storage.removeSessions(ann.id, session.id)).toEqual([phone.id]);
      expect(await storage.sessionsOf(ann.id)).toMatchObject([{ id: session.id }]);
      expect(await storage.tokensOf(ann.id)).toHaveLength(1);
      const second = { ...key, id: newId() };
      await storage.addPasskey(second);
      expect([await storage.removePasskey(second.id, bot.id), await storage.removePasskey(second.id, ann.id)]).toEqual([
        false,
        true,
      ]);
      await storage.setRecovery(ann.id, ['one', 'two']);
      expect(await storage.useRecovery(bot.id, 'one')).toBe(false);
      expect([await storage.useRecovery(ann.id, 'one'), await storage.useRecovery(ann.id, 'one')]).toEqual([
        true,
        false,
      ]);
      await storage.setRecovery(ann.id, ['three']);
      expect([await storage.useRecovery(ann.id, 'two'), await storage.useRecovery(ann.id, 'three')]).toEqual([
        false,
        true,
      ]);
      await storage.addPush(ann.id, `https://push/${ann.id}`, 'p', 'a');
      await storage.addPush(ann.id, `https://push/${ann.id}`, 'p2', 'a');
      expect(await storage.pushOf(ann.id)).toMatchObject([{ p256dh: 'p2' }]);

      const row = table();
      await storage.createTable(row, [seat(row.id, 0, { kind: 'person', person: ann.id, name: 'Ann' })]);
      await start(storage, row.id, 2);
      await storage.addChat({
        table_id: row.id,
        at: 1,
        person: ann.id,
        name: 'Ann',
        seat: 0,
        text: 'x',
        message_id: 'm-1',
      });
      await storage.rename(ann.id, 'Anna');
      expect(await storage.table(row.id)).toMatchObject({ seats: [{ name: 'Anna' }] });
      expect(await storage.tablesOf(ann.id, 5)).toEqual([row.id]);

      expect(await storage.removePerson(ann.id, 'pilot')).toEqual([row.id]);
      expect(await storage.person(ann.id)).toBeUndefined();
      expect(await storage.person(bot.id)).toBeUndefined();
      expect(await storage.session(session.id)).toBeUndefined();
      expect(await storage.passkey(key.id)).toBeUndefined();
      expect(await storage.pushOf(ann.id)).toEqual([]);
      expect(await storage.table(row.id)).toMatchObject({ seats: [{ kind: 'bot', person: null, level: 'pilot' }] });
      expect(await storage.chat(row.id, 0, 5)).toMatchObject([{ name: '', text: '' }]);
    });

    it('forgets guests not seen for long who have nothing here, and nobody else', async () => {
      const long = 1_700_000_000_000;
      const idle = (name: string, more: Partial<PersonRow> = {}) => person(name, { seen_at: long - 1, ...more });
      const idleOne = idle('Idle');
      const idlesBot = idle('Program of Idle', { owner: idleOne.id });
      const awake = idle('Awake');
      const member = idle('Member', { account: `member-${newId()}`.toLowerCase() });
      const keyed = idle('Keyed');
      const seated = idle('Seated');
      const host = idle('Host');
      const owner = idle('Owner');
      const program = person('Program', { owner: owner.id, seen_at: long });
      const master = idle('Master');
      const seatedProgram = idle('Seated program', { owner: master.id });
      const kept = [master, seatedProgram, awake, member, keyed, seated, host, owner, program];
      for (const one of [idleOne, idlesBot, ...kept]) await storage.createPerson(one);
      const session = { id: newId(), person: idleOne.id, kind: 'cookie' as const, hash: 'x', challenge: null };
      await storage.addSession({ ...session, created_at: 1, seen_at: 1 });
      await storage.addPasskey({ id: newId(), person: keyed.id, public_key: 'k', counter: 1, created_at: 1 });
      await storage.see(awake.id, long);
      await storage.see(awake.id, long - 5);
      expect(await storage.person(awake.id)).toMatchObject({ seen_at: long });
      const row = table({ host: host.id });
      const sitting = [seated, seatedProgram].map(({ id }, n) => seat(row.id, n, { kind: 'person', person: id }));
      await storage.createTable(row, sitting);

      expect(await storage.pruneGuests(long)).toBeGreaterThanOrEqual(1);
      expect(await storage.person(idleOne.id)).toBeUndefined();
      expect(await storage.person(idlesBot.id)).toBeUndefined();
      expect(await storage.session(session.id)).toBeUndefined();
      for (const one of kept) expect(await storage.person(one.id), one.name).toBeDefined();
      expect(await storage.pruneGuests(long)).toBe(0);
    });

    it('gives an account name to one person, whatever the letters', async () => {
      const [ann, bob] = [person('Ann'), person('Bob')];
      await storage.createPerson(ann);
      await storage.createPerson(bob);
      const name = `Ann${Math.floor(Math.random() * 1e9)}`;
      expect(await storage.setAccount(ann.id, name, 'hash')).toBe(true);
      expect(await storage.setAccount(bob.id, name.toUpperCase(), 'hash')).toBe(false);
      expect((await storage.personByAccount(name.toLowerCase()))?.id).toBe(ann.id);
    });

    it('is well', async () => expect(await storage.healthy()).toBe(true));
  });
}
