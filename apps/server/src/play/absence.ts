import type { Clock } from '@starboard/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';

const MINUTE = 60_000;
const SHORT = 3 * MINUTE;
const LONG = 3 * 86_400_000;

/** How long somebody must be away before the others may let a bot play on, in ms. */
function absenceOf(row: Pick<TableRow, 'clock'>): number {
  const clock = JSON.parse(row.clock) as Clock;
  if (clock.absence !== undefined) return clock.absence * MINUTE;
  return clock.mode === 'days' ? LONG : SHORT;
}

/** The moment from which on a person who went away at `since` may be replaced; undefined where there is nobody to replace. */
export function replaceableAt(
  row: TableRow,
  { kind, substituted, back_at }: SeatRow,
  since: number,
): number | undefined {
  const runs = row.status === 'running' || row.status === 'paused';
  if (!runs || kind !== 'person' || substituted === 1) return undefined;
  return Math.max(since, row.started_at ?? 0, back_at ?? 0) + absenceOf(row);
}
