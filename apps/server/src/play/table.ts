import type { AnyMatch, Seat } from '@starboard/kernel';
import type { TableInfo } from '@starboard/protocol';
import type { ChatEntry, StoredTable } from '../storage/storage.ts';
import { Audience, type Sink } from './audience.ts';
import type { Context } from './context.ts';
import type { Luck } from './mixing.ts';
import type { MatchMaker } from './replay.ts';
import { seatOf } from './seating.ts';
import { Serial } from './serial.ts';
import { Alarm } from './table/alarm.ts';
import { Driver } from './table/driver.ts';
import { LiveMatch } from './table/liveMatch.ts';
import { LuckMixer } from './table/luck.ts';
import { type Act, type Acted, Moves } from './table/moves.ts';
import { News } from './table/news.ts';
import { Onlookers } from './table/onlookers.ts';
import { Rows } from './table/rows.ts';

/**
 * A table in memory: a cache of its rows and its log, which may be dropped and made again at any time. Everything happens
 * in turn, and nothing is told to anybody before it is durable. What happens is in its parts (`table/`), of which each knows
 * only those above it here.
 */
export class LiveTable {
  readonly id: string;
  readonly audience: Audience;
  readonly #context: Context;
  readonly #serial = new Serial();
  readonly #rows: Rows;
  readonly #live: LiveMatch;
  readonly #alarm: Alarm;
  readonly #onlookers: Onlookers;
  readonly #news: News;
  readonly #moves: Moves;
  readonly #luck: LuckMixer;
  readonly #driver: Driver;

  private constructor(context: Context, stored: StoredTable) {
    this.id = stored.row.id;
    this.#context = context;
    const rows = new Rows(stored, context.storage.shared);
    const audience = new Audience(this.id, (bytes) => context.metrics.sent(bytes));
    const live = new LiveMatch(context, rows, audience, () => this.#alarm.set());
    const alarm = new Alarm(context, rows, live);
    const onlookers = new Onlookers(context, rows, live, alarm, audience);
    const news = new News(context, rows, live, alarm, onlookers, audience);
    const moves = new Moves(context, rows, live, alarm, onlookers, news);
    this.audience = audience;
    this.#rows = rows;
    this.#live = live;
    this.#alarm = alarm;
    this.#onlookers = onlookers;
    this.#news = news;
    this.#moves = moves;
    this.#luck = new LuckMixer(context, rows, live, onlookers, news);
    const serial = this.#serial;
    this.#driver = new Driver(context, { rows, live, alarm, onlookers, news, moves, audience, serial });
  }

  /** The table with its match as the log says; undefined if there is none. */
  static async load(context: Context, id: string): Promise<LiveTable | undefined> {
    const stored = await context.storage.table(id);
    if (stored === undefined) return undefined;
    const table = new LiveTable(context, stored);
    await table.#live.restore();
    table.#alarm.set();
    return table;
  }

  get stored(): StoredTable {
    return this.#rows.stored;
  }

  get match(): AnyMatch | undefined {
    return this.#live.match;
  }

  get stopped(): TableInfo['stopped'] {
    return this.#live.stopped;
  }

  /** How many lines of the log are durable and known here. */
  get told(): number {
    return this.#live.told;
  }

  get maker(): MatchMaker {
    return this.#rows.maker;
  }

  /** Whether it can be dropped from memory without anybody noticing. */
  get idle(): boolean {
    return !this.#alarm.thinking && !this.#serial.busy && this.audience.empty;
  }

  async settled(): Promise<void> {
    await this.#serial.idle();
  }

  info(person: string | undefined): TableInfo {
    return this.#onlookers.info(person);
  }

  /** A person's action. Resolves when it is durable, or refused. */
  act(person: string, act: Act): Promise<Acted> {
    const { metrics } = this.#context;
    const began = performance.now();
    return this.#serial.run(async () => {
      await this.#live.restoreIfLost();
      const acted = await this.#moves.act(person, act);
      if (acted.ok) metrics.took((performance.now() - began) / 1000);
      else metrics.refused();
      return acted;
    });
  }

  /** The time has come for a bot or for the clock. */
  drive(): Promise<void> {
    return this.#serial.run(async () => {
      await this.#live.restoreIfLost();
      if (this.#rows.elsewhere && (await this.#news.refresh())) return;
      await this.#luck.goOn();
      await this.#driver.drive();
    });
  }

  /** Another node says that there is news. */
  hearOf(news: 'log' | 'table'): Promise<void> {
    return this.#serial.run(() => this.#news.hear(news));
  }

  /** Changes rows of the table, then tells everybody. */
  change<T>(work: (stored: StoredTable) => Promise<T>): Promise<T> {
    return this.#serial.run(async () => {
      await this.#news.readRowsIfShared();
      const result = await work(this.#rows.stored);
      await this.#news.changed();
      await this.#luck.goOn();
      return result;
    });
  }

  /** All seats are taken: people may add to the luck, and then it begins under these rules. */
  fill(rules: number): Promise<boolean> {
    return this.change((stored) => this.#luck.fill(stored, rules));
  }

  /** What a person's client adds to the luck. Resolves when it is durable; refuses with {@link Problem}. */
  addLuck(person: string, seat: Seat, luck: Luck): Promise<void> {
    return this.#serial.run(() => this.#luck.add(person, seat, luck));
  }

  /** From now on the sink hears what happens; first it is told what it is missing after `seq`. */
  watch(sink: Sink, seq: number | undefined): Promise<void> {
    return this.#serial.run(async () => {
      await this.#live.restoreIfLost();
      await this.#onlookers.add(sink, seq);
      await this.#endVotes(seatOf(this.#rows.stored, sink.person));
    });
  }

  /** Whoever is back is not voted on any more. */
  async #endVotes(seat: Seat): Promise<void> {
    const votes = this.#rows.stored.votes.filter((vote) => vote.seat === seat);
    for (const { voter } of votes) await this.#context.storage.vote(this.id, seat, voter, false);
    if (votes.length > 0) await this.#news.changed();
  }

  unwatch(sink: Sink): Promise<void> {
    return this.#serial.run(async () => {
      await this.#onlookers.remove(sink);
      if (this.audience.empty) await this.#live.keep();
    });
  }

  tellPresence(): void {
    this.#onlookers.tellPresence();
  }

  chat(person: string, id: string, text: string): Promise<void> {
    return this.#onlookers.chat(person, id, text);
  }

  tellChat(lines: readonly ChatEntry[]): Promise<void> {
    return this.#onlookers.tellChat(lines);
  }
}
