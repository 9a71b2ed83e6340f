import type { TableRow } from '../../storage/schema.ts';
import type { StoredTable } from '../../storage/storage.ts';
import { type MatchMaker, makerOf } from '../replay.ts';
import { timeZero } from '../seating.ts';

/** What the database said of a table when it was read last: the one thing that all parts of a table share. */
export class Rows {
  readonly id: string;
  stored: StoredTable;
  /** Another node wrote last: it drives bots and clock, and this one only where that fails. */
  elsewhere: boolean;

  constructor(stored: StoredTable, elsewhere: boolean) {
    this.id = stored.row.id;
    this.stored = stored;
    this.elsewhere = elsewhere;
  }

  get row(): TableRow {
    return this.stored.row;
  }

  get seats(): StoredTable['seats'] {
    return this.stored.seats;
  }

  get begun(): boolean {
    return this.row.started_at !== null;
  }

  get maker(): MatchMaker {
    return makerOf(this.row, this.seats.length);
  }

  /** The time of the match, in ms, when it is so late. */
  matchTime(now: number): number {
    return Math.max(0, now - timeZero(this.row));
  }
}
