import type { Clock } from '@starboard/protocol';
import type { StoredTable } from '../storage/storage.ts';
import { present } from './seating.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a match with several people is paused. */
const MOST_PAUSES = 12;

/** How long all pauses of such a match may be: nobody can hold the others up for ever. Without a clock nobody is in a hurry. */
function budgetOf({ row }: StoredTable): number {
  const { mode } = JSON.parse(row.clock) as Clock;
  if (mode === 'none') return Number.POSITIVE_INFINITY;
  return mode === 'live' ? 30 * MINUTE : 14 * DAY;
}

const isAlone = (stored: StoredTable): boolean => present(stored).length < 2;

/** Whether there is no pause left. */
export function isWornOut(stored: StoredTable): boolean {
  const { pauses, paused_ms } = stored.row;
  return !isAlone(stored) && (pauses >= MOST_PAUSES || paused_ms >= budgetOf(stored));
}

/** When a pause ends by itself; never where one plays alone. */
export function pauseEnds(stored: StoredTable): number | undefined {
  const { paused_at, paused_ms } = stored.row;
  if (paused_at === null || isAlone(stored)) return undefined;
  const end = paused_at + budgetOf(stored) - paused_ms;
  return Number.isFinite(end) ? end : undefined;
}
