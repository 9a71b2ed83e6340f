import type { Audience } from '../audience.ts';
import type { Context } from '../context.ts';
import { seatOf } from '../seating.ts';
import type { Alarm } from './alarm.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Onlookers } from './onlookers.ts';
import type { Rows } from './rows.ts';

/** Reads what this or another node has written of a table, and tells it. */
export class News {
  readonly #context: Context;
  readonly #rows: Rows;
  readonly #live: LiveMatch;
  readonly #alarm: Alarm;
  readonly #onlookers: Onlookers;
  readonly #audience: Audience;

  constructor(context: Context, rows: Rows, live: LiveMatch, alarm: Alarm, onlookers: Onlookers, audience: Audience) {
    this.#context = context;
    this.#rows = rows;
    this.#live = live;
    this.#alarm = alarm;
    this.#onlookers = onlookers;
    this.#audience = audience;
  }

  /** Reads what others have written; true if there was anything. */
  async refresh(): Promise<boolean> {
    const rows = await this.readRows();
    return (await this.#live.readOn()) || rows;
  }

  /** Before rows are changed: another node may have done so. */
  async readRowsIfShared(): Promise<void> {
    if (this.#context.storage.shared) await this.readRows();
  }

  /** True if anything has changed. */
  async readRows(): Promise<boolean> {
    const before = this.#rows.stored;
    const stored = await this.#context.storage.table(this.#rows.id);
    if (stored === undefined) {
      this.#audience.error('not-found');
      return true;
    }
    if (JSON.stringify(stored) === JSON.stringify(before)) return false;
    this.#rows.stored = stored;
    if (before.row.started_at === null || before.row.rules !== stored.row.rules) await this.#live.restore();
    this.#audience.reseat((person) => seatOf(stored, person), this.#live.match);
    this.#onlookers.tellInfo();
    await this.#onlookers.notePresence();
    this.#alarm.set();
    return true;
  }

  /** After this node has written rows of the table. */
  async changed(): Promise<void> {
    const { storage } = this.#context;
    this.#rows.elsewhere = false;
    await this.readRows();
    this.#alarm.set();
    await storage.publish({ k: 'table', t: this.#rows.id, n: storage.node });
  }

  /** Another node has written. */
  async hear(what: 'log' | 'table'): Promise<void> {
    this.#rows.elsewhere = true;
    if (what === 'table') await this.readRows();
    await this.#live.restoreIfLost();
    await this.#live.readOn();
    this.#alarm.set();
  }
}
