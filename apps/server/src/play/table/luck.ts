import type { Seat } from '@starboard/kernel';
import { Problem } from '../../problem.ts';
import type { TableRow } from '../../storage/schema.ts';
import type { StoredTable } from '../../storage/storage.ts';
import type { Context } from '../context.ts';
import { filled, type Luck, type Mixing, mixedOn, mixingOf, waitAt, withLuck } from '../mixing.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { News } from './news.ts';
import type { Onlookers } from './onlookers.ts';
import type { Rows } from './rows.ts';

/** More servers than this do not change one table at the same time. */
const MOST_TRIES = 20;
/** Whoever is waited for longer than this, in ms, is told so. */
const LONG = 60_000;

/** How the luck of a match comes about, from the moment when all seats are taken until it begins. */
export class LuckMixer {
  readonly #context: Context;
  readonly #rows: Rows;
  readonly #live: LiveMatch;
  readonly #onlookers: Onlookers;
  readonly #news: News;

  constructor(context: Context, rows: Rows, live: LiveMatch, onlookers: Onlookers, news: News) {
    this.#context = context;
    this.#rows = rows;
    this.#live = live;
    this.#onlookers = onlookers;
    this.#news = news;
  }

  /** All seats are taken: people may add to the luck, and then it begins under these rules. */
  fill({ row, seats }: StoredTable, rules: number): Promise<boolean> {
    const { storage, clock, settings } = this.#context;
    const due = clock.now() + waitAt(row.clock, settings);
    const to = JSON.stringify(filled(mixingOf(row), seats, due));
    return storage.fillTable(row.id, clock.now(), rules, { from: row.mixing, to });
  }

  /** What a person's client adds to the luck. Resolves when it is durable; refuses with {@link Problem}. */
  async add(person: string, seat: Seat, luck: Luck): Promise<void> {
    await this.#news.readRowsIfShared();
    await this.#untilAgreed(async (stored) => {
      const { mixing: from } = stored.row;
      const to = JSON.stringify(withLuck(stored, person, seat, luck));
      return to === from || this.#context.storage.mix(this.#rows.id, { from, to });
    });
    await this.goOn();
  }

  /** Tries until no other server has changed the luck meanwhile. */
  async #untilAgreed(work: (stored: StoredTable) => Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await work(this.#rows.stored)); tries++) {
      if (tries === MOST_TRIES) throw new Problem('internal');
      await this.#news.readRows();
    }
    await this.#news.changed();
  }

  /** Goes on with the luck as far as it is given, and begins when it is mixed. */
  async goOn(): Promise<void> {
    const { clock, settings } = this.#context;
    while (this.#rows.row.status === 'starting') {
      const { row, seats } = this.#rows;
      const wait = waitAt(row.clock, settings);
      const next = mixedOn(mixingOf(row), seats, clock.now(), wait);
      if (next === undefined) return;
      const isMine = await this.#mixTo(row, next);
      if (isMine && (next === 'begin' || wait > LONG)) this.#onlookers.callAbsent(this.#live.waitingFor);
    }
  }

  /** False if another server was first. */
  async #mixTo({ id, mixing: from }: TableRow, next: Mixing | 'begin'): Promise<boolean> {
    const { storage, clock } = this.#context;
    const isMine = await (next === 'begin'
      ? storage.startTable(id, clock.now(), from)
      : storage.mix(id, { from, to: JSON.stringify(next) }));
    await this.#news.changed();
    return isMine;
  }
}
