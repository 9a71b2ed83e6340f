import { expect, it } from 'vitest';
import { crashRun } from '../bench/crashRun.ts';

it('SQLite loses and doubles nothing when the server is killed again and again', async () => {
  const result = await crashRun({ kills: 2, lanes: 2 });
  expect(result.faults).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(10);
});
