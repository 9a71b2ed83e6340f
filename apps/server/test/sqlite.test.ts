import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { StorageProblem } from '../src/storage/storage.ts';
import { seat, start, storageConforms, table } from './kit/conformance.ts';
import { tempFolder } from './kit/servers.ts';

const unset = { account: null, password: null, owner: null, webhook: null };
const ANN = { id: 'ann-12', name: 'Ann', ...unset, created_at: 1, seen_at: 1 };

const folder = tempFolder();
afterAll(() => folder.remove());

storageConforms('SQLite', () => openSqlite(join(folder.path, 'a.sqlite')), false);

describe('storage: SQLite alone', () => {
  it('keeps everything when it is opened again, and lets no second process in', async () => {
    const path = join(folder.path, 'b.sqlite');
    const first = await openSqlite(path);
    await first.createPerson(ANN);
    await expect(openSqlite(path)).rejects.toThrow(/in use/);
    await first.close();
    const again = await openSqlite(path);
    expect((await again.person('ann-12'))?.name).toBe('Ann');
    await again.close();
  });

  it('lets nobody but its owner read it, nor what stands beside it', async () => {
    const path = join(folder.path, 'kept', 'private.sqlite');
    const storage = await openSqlite(path);
    await storage.createPerson(ANN);
    const modes = [path, `${path}-wal`, join(folder.path, 'kept')].map((one) => statSync(one).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o700]);
    await storage.close();
    const open = join(folder.path, 'open.sqlite');
    writeFileSync(open, '', { mode: 0o644 });
    await (await openSqlite(open)).close();
    expect(statSync(open).mode & 0o777).toBe(0o600);
  });

  it('keeps nothing of those who are forgotten, not even in free pages', async () => {
    const path = join(folder.path, 'forgotten.sqlite');
    const storage = await openSqlite(path);
    const bytes = () => [path, `${path}-wal`].map((one) => readFileSync(one, 'latin1')).join();
    await storage.createPerson({ ...ANN, name: 'Marginalia Quux' });
    expect(bytes()).toContain('Marginalia Quux');
    await storage.removePerson(ANN.id, 'cadet');
    expect(bytes()).not.toContain('Marginalia Quux');
    await storage.createPerson({ ...ANN, name: 'Vestigial Quux' });
    expect(await storage.pruneGuests(2)).toBe(1);
    expect(bytes()).not.toContain('Vestigial Quux');
    await storage.close();
  });

  it('says clearly when the disk is full, acknowledges nothing, and goes on when there is room', async () => {
    const storage = await openSqlite(join(folder.path, 'full.sqlite'));
    const row = table({ id: 'table-1' });
    await storage.createTable(row, [seat(row.id, 0, { kind: 'bot', level: 'cadet' })]);
    await start(storage, row.id, 1);
    const { rows } = (await storage.ask('pragma page_count')) as unknown as { rows: { page_count: number }[] };
    await storage.ask(`pragma max_page_count = ${rows[0].page_count}`);
    const big = (seq: number) =>
      storage.append({ table: row.id, seq, at: seq, seat: 0, action: { do: 'x'.repeat(9000) }, hash: 'h' });
    const results = await Promise.allSettled([big(1)]);
    expect(results[0]).toMatchObject({ status: 'rejected', reason: expect.any(StorageProblem) });
    expect(String((results[0] as PromiseRejectedResult).reason)).toMatch(/full/);
    expect(await storage.entries(row.id, 0)).toEqual([]);
    await storage.ask('pragma max_page_count = 1000000');
    expect(await big(1)).toEqual({ kind: 'stored' });
    await storage.close();
  });
});
