import { isDeepStrictEqual } from 'node:util';
import { replayLines } from '@starboard/kernel';
import { entryOf, makerOf, newMatch } from '../src/play/replay.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Acknowledged } from './lanes.ts';

export interface Audit {
  readonly tables: number;
  readonly lines: number;
  readonly acknowledged: number;
  /** What is wrong; empty if nothing is. */
  readonly faults: readonly string[];
}

/** Compares what clients were told with what the log says, and plays every log again. */
export async function audit(storage: Storage, all: readonly Acknowledged[]): Promise<Audit> {
  const faults: string[] = [];
  const tables = [...new Set(all.map(({ table }) => table))];
  let lines = 0;
  for (const id of tables) {
    const stored = await storage.table(id);
    const log = await storage.entries(id, 0);
    lines += log.length;
    if (stored === undefined) {
      faults.push(`${id}: the table is gone`);
      continue;
    }
    log.forEach(({ seq }, i) => {
      if (seq !== i + 1) faults.push(`${id}: line ${i + 1} has the number ${seq}`);
    });
    const match = newMatch(makerOf(stored.row, stored.seats.length));
    try {
      replayLines(match, log.map(entryOf));
    } catch (error) {
      faults.push(`${id}: ${error}`);
    }
    for (const { seat, actions } of all.filter(({ table }) => table === id)) {
      const written = log.filter((line) => line.seat === seat).map(({ action }) => JSON.parse(action));
      faults.push(...compare(`${id}, seat ${seat}`, actions, written));
    }
  }
  return {
    tables: tables.length,
    lines,
    acknowledged: all.reduce((sum, { actions }) => sum + actions.length, 0),
    faults,
  };
}

function compare(where: string, told: readonly unknown[], written: readonly unknown[]): string[] {
  if (told.length !== written.length)
    return [`${where}: ${told.length} actions were acknowledged, ${written.length} are in the log`];
  const wrong = told.findIndex((action, i) => !isDeepStrictEqual(action, written[i]));
  return wrong < 0 ? [] : [`${where}: action ${wrong + 1} is another one in the log`];
}
