import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { StorageProblem } from '../src/storage/storage.ts';
import { seat, start, storageConforms, table } from './kit/conformance.ts';
import { tempFolder } from './kit/servers.ts';

const folder = tempFolder();
afterAll(() => folder.remove());

storageConforms('SQLite', () => openSqlite(join(folder.path, 'a.sqlite')), false);

describe('storage: SQLite alone', () => {
  it('keeps everything when it is opened again, and lets no second process in', async () => {
    const path = join(folder.path, 'b.sqlite');
    const first = await openSqlite(path);
    await first.createPerson({
      id: 'ann-12',
      name: 'Ann',
      account: null,
      password: null,
      owner: null,
      webhook: null,
      created_at: 1,
      seen_at: 1,
    });
    await expect(openSqlite(path)).rejects.toThrow(/in use/);
    await first.close();
    const again = await openSqlite(path);
    expect((await again.person('ann-12'))?.name).toBe('Ann');
    await again.close();
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
