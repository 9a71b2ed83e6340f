import { type CallOff, type Clock, systemClock } from '@starboard/clock';
import { gameById } from '@starboard/games';
import {
  type AnyMatch,
  BadInput,
  LUCK,
  type MatchFile,
  matchFile,
  readOptions,
  readPlayers,
  type Seat,
  withDraws,
} from '@starboard/kernel';
import {
  type BotLevel,
  type Hint,
  isPlainText,
  type NewTable,
  type SeatPlan,
  type TableInfo,
} from '@starboard/protocol';
import { newCode, newId, newSeed } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Storage, StoredTable } from '../storage/storage.ts';
import { replaceableAt } from './absence.ts';
import { BotPool } from './bots/pool.ts';
import {
  type Context,
  DEFAULT_PLAY,
  type NoticeEvent,
  type PlayLog,
  type PlayMetrics,
  type PlaySettings,
  SUBSTITUTE,
} from './context.ts';
import { newMixing } from './mixing.ts';
import { isWornOut } from './pauses.ts';
import { Presence } from './presence.ts';
import { entryOf, rulesHere } from './replay.ts';
import { botName, present, seatOf, votedOut } from './seating.ts';
import { fileOfStopped, isBehind } from './stopped.ts';
import type { LiveTable } from './table.ts';
import { Tables } from './tables.ts';
import { Timers } from './timers.ts';
import { Whereabouts } from './whereabouts.ts';

/** Tables of one host that wait in the lobby. */
const MOST_LISTED = 3;

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface PlayOptions {
  readonly storage: Storage;
  readonly log: PlayLog;
  readonly metrics: PlayMetrics;
  readonly settings?: Partial<PlaySettings>;
  readonly clock?: Clock;
  turnOf?(table: string, game: string, person: string, event?: NoticeEvent): void;
}

/** Everything that people can do at tables. Refuses with {@link Problem}. */
export class Play {
  readonly #context: Context;
  readonly #tables: Tables;
  readonly #bots: BotPool;
  readonly #stopHeartbeat: CallOff;
  /** Files of matches that are over: finding their draws takes as long as playing them again. */
  readonly #files = new WeakMap<AnyMatch, MatchFile>();

  constructor({ storage, log, metrics, settings, clock = systemClock, turnOf = () => {} }: PlayOptions) {
    const all = { ...DEFAULT_PLAY, ...settings };
    this.#bots = new BotPool(all.botWorkers, clock, (problem) => log.error({ problem }, 'bot worker'));
    const timers = new Timers((id) => this.#tables.ring(id), clock);
    const presence = new Presence(clock);
    this.#context = {
      storage,
      bots: this.#bots,
      timers,
      presence,
      whereabouts: new Whereabouts(),
      settings: all,
      log,
      metrics,
      clock,
      turnOf,
    };
    this.#tables = new Tables(this.#context);
    const failed = (error: unknown) => log.error({ error: String(error) }, 'news could not be read');
    storage.subscribe((notice) => this.#tables.hear(notice).catch(failed));
    this.#stopHeartbeat = clock.every(4000, () => {
      if (storage.shared) storage.publish({ k: 'alive', n: storage.node }).catch(failed);
    });
  }

  /** Lets bots and clocks go on with all that runs. */
  async wake(): Promise<void> {
    const { storage } = this.#context;
    if (storage.shared) await storage.publish({ k: 'hello', n: storage.node });
    await this.#tables.wake();
  }

  get figures(): { readonly tables: number; readonly botQueue: number } {
    return { tables: this.#tables.size, botQueue: this.#bots.waiting };
  }

  /** Somebody is here, from this address. */
  note(person: string, address: string): void {
    this.#context.whereabouts.note(person, address);
  }

  async table(id: string): Promise<LiveTable> {
    const table = await this.#tables.get(id);
    if (table === undefined) throw new Problem('not-found');
    return table;
  }

  /** Whether the table is in memory. */
  isAwake(id: string): boolean {
    return this.#tables.has(id);
  }

  async info(id: string, person: string | undefined): Promise<TableInfo> {
    return (await this.table(id)).info(person);
  }

  async infos(ids: readonly string[], person: string | undefined): Promise<readonly TableInfo[]> {
    const infos: TableInfo[] = [];
    for (const id of ids) {
      const table = await this.#tables.get(id).catch(() => undefined); // one of other rules hides no others
      if (table !== undefined) infos.push(table.info(person));
    }
    return infos;
  }

  async create(person: Person, plan: NewTable): Promise<TableInfo> {
    const { row, seats } = plannedTable(person, plan, this.#context.clock.now());
    await this.#insert(row, seats);
    const table = await this.table(row.id);
    await this.#maybeStart(table);
    return table.info(person.id);
  }

  /** Under another code where somebody has this one. */
  async #insert(row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    const { storage, settings } = this.#context;
    const most = { listed: MOST_LISTED, tables: settings.tablesEach };
    for (let tries = 0; ; tries++) {
      const made = await storage.createTable(row, seats, most);
      if (made === 'made') return;
      if (made !== 'code-taken') throw new Problem(made === 'too-many-listed' ? 'too-many' : 'too-many-tables');
      if (tries === 20) throw new Problem('internal');
      row.code = newCode();
    }
  }

  async #maybeStart(table: LiveTable): Promise<void> {
    const isFull = ({ row, seats }: StoredTable) =>
      row.status === 'open' && !seats.some(({ kind, unready }) => kind === 'open' || unready === 1);
    if (!isFull(table.stored)) return;
    const rules = rulesHere(table.stored.row.game);
    if (rules === undefined) throw new Problem('other-rules');
    for (let tries = 0; tries < 20 && isFull(table.stored); tries++) await table.fill(rules);
  }

  async byCode(code: string, person: string | undefined): Promise<TableInfo> {
    const id = await this.#context.storage.idByCode(code.trim().toUpperCase());
    if (id === undefined) throw new Problem('wrong-code');
    return this.info(id, person);
  }

  async join(id: string, person: Person, wanted: Seat | undefined): Promise<TableInfo> {
    const table = await this.table(id);
    await table.change(async (stored) => {
      if (seatOf(stored, person.id) >= 0) throw new Problem('already-seated');
      if (stored.row.status !== 'open') throw new Problem('already-started');
      if (await this.#context.storage.isRemoved(id, person.id)) throw new Problem('removed');
      const free = stored.seats.filter(
        ({ kind, seat, kept_for }) =>
          kind === 'open' && (wanted === undefined || seat === wanted) && (kept_for === null || kept_for === person.id),
      );
      free.sort((a, b) => Number(b.kept_for === person.id) - Number(a.kept_for === person.id));
      for (const { seat } of free) {
        if (await this.#context.storage.takeSeat(id, seat, person.id, person.name)) return;
      }
      throw new Problem('no-free-seat');
    });
    await this.#maybeStart(table);
    return table.info(person.id);
  }

  async leave(id: string, person: Person): Promise<TableInfo> {
    const table = await this.table(id);
    const { storage } = this.#context;
    const emptied = await table.change(async (stored) => {
      const seat = mySeat(stored, person);
      if (stored.row.status !== 'open') {
        await storage.substitute(id, seat, SUBSTITUTE);
        return false;
      }
      await storage.freeSeat(id, seat, person.id);
      return !stored.seats.some((one) => one.kind === 'person' && one.seat !== seat);
    });
    const info = table.info(person.id);
    if (emptied && (await storage.removeTable(id))) this.#tables.forget(id);
    return info;
  }

  async comeBack(id: string, person: Person): Promise<TableInfo> {
    const { storage, clock } = this.#context;
    return this.#change(id, person, async (stored) => {
      const seat = mySeat(stored, person);
      if (await storage.isRemoved(id, person.id)) throw new Problem('removed');
      await storage.giveBack(id, seat, clock.now());
    });
  }

  async #change(id: string, person: Person, work: (stored: StoredTable) => Promise<unknown>): Promise<TableInfo> {
    const table = await this.table(id);
    await table.change(work);
    return table.info(person.id);
  }

  async planSeat(id: string, person: Person, seat: Seat, plan: SeatPlan): Promise<TableInfo> {
    const table = await this.table(id);
    await table.change(async ({ row, seats }) => {
      if (row.host !== person.id) throw new Problem('not-host');
      if (row.status !== 'open') throw new Problem('already-started');
      if (seats[seat] === undefined || plan.kind === 'me') throw new Problem('bad-request');
      const level = plan.kind === 'bot' ? plan.level : null;
      const done = await this.#context.storage.planSeat(
        id,
        seat,
        plan.kind,
        level,
        level === null ? '' : botName(seat),
      );
      if (!done) throw new Problem('no-free-seat');
    });
    await this.#maybeStart(table);
    return table.info(person.id);
  }

  /** Before the start: a match begins when all seats are taken and nobody has asked to wait. */
  async setReady(id: string, person: Person, isReady: boolean): Promise<TableInfo> {
    const table = await this.table(id);
    await table.change(async (stored) => {
      const seat = mySeat(stored, person);
      if (stored.row.status !== 'open') throw new Problem('already-started');
      await this.#context.storage.setReady(id, seat, person.id, isReady);
    });
    await this.#maybeStart(table);
    return table.info(person.id);
  }

  /** Before the start: the host changes any two seats, others their own with one that nobody has or waits for. */
  async swapSeats(id: string, person: Person, one: Seat, other: Seat): Promise<TableInfo> {
    return this.#change(id, person, async ({ row, seats }) => {
      const [a, b] = [seats[one], seats[other]];
      if (row.status !== 'open') throw new Problem('already-started');
      if (a === undefined || b === undefined || one === other) throw new Problem('bad-request');
      const isFree = (seat: SeatRow) => seat.kind === 'open' && seat.kept_for === null;
      const isMove = (a.person === person.id && isFree(b)) || (b.person === person.id && isFree(a));
      if (row.host !== person.id && !isMove) throw new Problem('not-host');
      if (!(await this.#context.storage.swapSeats(id, a, b))) throw new Problem('no-free-seat');
    });
  }

  /** The host sends somebody away for good. */
  async removePerson(id: string, host: Person, seat: Seat): Promise<TableInfo> {
    const { storage, clock } = this.#context;
    return this.#change(id, host, async ({ row, seats }) => {
      const { person = null, name = '' } = seats[seat] ?? {};
      if (row.host !== host.id) throw new Problem('not-host');
      if (row.status === 'over') throw new Problem('not-running');
      if (person === null || person === host.id) throw new Problem('bad-request');
      await storage.remember(id, person, clock.now());
      if (row.status === 'open') await storage.freeSeat(id, seat, person);
      else await storage.substitute(id, seat, SUBSTITUTE);
      const at = clock.now();
      await storage.audit({ id: newId(), at, act: 'removed', actor: host.name, name, table_id: id });
    });
  }

  /** Tells those who run the server about somebody at one's table, with what was said there. */
  async report(id: string, reporter: Person, seat: Seat, reason: string): Promise<void> {
    const { storage, clock } = this.#context;
    const { stored } = await this.table(id);
    mySeat(stored, reporter);
    const { person = null, name = '' } = stored.seats[seat] ?? {};
    if (person === null || person === reporter.id) throw new Problem('bad-request');
    if (!isPlainText(reason)) throw new Problem('bad-text');
    const said = (await storage.chat(id, 0, 50)).map((line) => ({ name: line.name, text: line.text }));
    const [about, at] = [{ person, name, table_id: id }, clock.now()];
    const by = { reporter: reporter.id, reporter_name: reporter.name };
    await storage.addReport({ id: newId(), at, ...about, ...by, reason, lines: JSON.stringify(said), closed_at: null });
    await storage.audit({ id: newId(), at, act: 'reported', actor: reporter.name, name, table_id: id });
  }

  /** Only somebody who is away for long can be replaced; they are told that others want it, and can come back. */
  async vote(id: string, person: Person, seat: Seat, wanted: boolean): Promise<TableInfo> {
    const { storage, presence, clock, turnOf } = this.#context;
    return this.#change(id, person, async (stored) => {
      const voter = mySeat(stored, person);
      const target = stored.seats[seat];
      if (stored.row.status === 'open' || stored.row.status === 'over') throw new Problem('not-running');
      if (seat === voter || target?.kind !== 'person' || target.substituted === 1) throw new Problem('bad-request');
      if (!present(stored).some((one) => one.seat === voter)) throw new Problem('not-seated');
      const since = presence.awaySince(id, seat);
      const from = since === undefined ? undefined : replaceableAt(stored.row, target, since);
      if (wanted && (from === undefined || clock.now() < from)) throw new Problem('still-here');
      if (wanted && target.person !== null) turnOf(id, stored.row.game, target.person, 'vote');
      await storage.vote(id, seat, voter, wanted);
      const now = await storage.table(id);
      if (now !== undefined && votedOut(now, seat)) await storage.substitute(id, seat, SUBSTITUTE);
    });
  }

  async pause(id: string, person: Person): Promise<TableInfo> {
    return this.#change(id, person, async (stored) => {
      mySeat(stored, person);
      if (isWornOut(stored)) throw new Problem('no-pause-left');
      if (!(await this.#context.storage.pauseTable(id, this.#context.clock.now()))) throw new Problem('not-running');
    });
  }

  async resume(id: string, person: Person): Promise<TableInfo> {
    return this.#change(id, person, async (stored) => {
      mySeat(stored, person);
      if (!(await this.#context.storage.resumeTable(id, this.#context.clock.now()))) throw new Problem('not-running');
    });
  }

  /** Ends a table at which nobody else sits, and forgets it. */
  async remove(id: string, person: Person): Promise<void> {
    const table = await this.table(id);
    await table.change(async ({ row, seats }) => {
      if (row.host !== person.id) throw new Problem('not-host');
      if (seats.some((seat) => seat.kind === 'person' && seat.person !== person.id)) throw new Problem('not-alone');
      await this.#context.storage.dropTable(id, person.id);
    });
    this.#tables.forget(id);
  }

  /** The table of the next match: made for the first who asks, joined by the others. */
  async rematch(id: string, person: Person): Promise<TableInfo> {
    const table = await this.table(id);
    const { row, seats } = table.stored;
    mySeat(table.stored, person);
    if (row.status !== 'over' && table.stopped === undefined) throw new Problem('still-running');
    const removed = await this.#removedFrom(table.stored);
    if (removed.has(person.id)) throw new Problem('removed');
    if (row.rematch !== null) return this.#joinAgain(row.rematch, person);
    const next = nextTable(row, seats.length, person, this.#context.clock.now());
    await this.#insert(
      next,
      seats.map((seat) => nextSeat(seat, next.id, person, removed)),
    );
    if (!(await table.change(() => this.#context.storage.setRematch(id, next.id)))) {
      await this.#context.storage.removeTable(next.id);
      return this.rematch(id, person);
    }
    const made = await this.table(next.id);
    await this.#maybeStart(made);
    return made.info(person.id);
  }

  async #removedFrom({ row, seats }: StoredTable): Promise<ReadonlySet<string>> {
    const removed = new Set<string>();
    for (const { person } of seats)
      if (person !== null && (await this.#context.storage.isRemoved(row.id, person))) removed.add(person);
    return removed;
  }

  async #joinAgain(id: string, person: Person): Promise<TableInfo> {
    const info = await this.info(id, person.id);
    return info.yourSeat >= 0 || info.status !== 'open' ? info : this.join(id, person, undefined);
  }

  async hint(id: string, person: Person, level: BotLevel = 'captain'): Promise<readonly Hint[]> {
    const table = await this.table(id);
    const { match, stored, maker } = table;
    const seat = mySeat(stored, person);
    if (table.stopped !== undefined) throw new Problem('other-rules');
    if (stored.seats.some((one) => one.kind === 'person' && one.person !== person.id)) throw new Problem('no-hints');
    if (match === undefined || !match.asks.some((ask) => ask.seat === seat)) throw new Problem('not-running');
    const payer = [this.#context.whereabouts.of([person.id]), person.id, id] as const;
    return this.#bots.hints({ table: id, log: match.log, seq: table.told, maker, seat, level, payer });
  }

  /**
   * The whole match, when there is nothing left to hide. Whoever sits at one that earlier rules have left behind and takes its file
   * ends it for good: no server that still has those rules may play on with luck that somebody knows.
   */
  async file(id: string, person?: string): Promise<MatchFile> {
    const table = await this.table(id);
    const { match, stopped } = table;
    if (stopped !== undefined && isBehind(stopped) && table.stored.row.status !== 'over') {
      if (person === undefined || seatOf(table.stored, person) < 0) throw new Problem('not-seated');
      await table.change(() => this.#context.storage.endTable(id, this.#context.clock.now()));
    }
    const { row, seats } = table.stored;
    if (row.status !== 'over' && match?.over !== true) throw new Problem('still-running');
    const names = seats.map(({ name, seat }) => name || `#${seat + 1}`);
    if (match === undefined) {
      const lines = await this.#context.storage.entries(id, 0);
      return fileOfStopped(table.stored, names, lines.map(entryOf));
    }
    const known = this.#files.get(match) ?? withDraws(match.game, matchFile(match, names, true));
    this.#files.set(match, known);
    return { ...known, names };
  }

  /** Lets everybody at these tables know that somebody has gone or has another name. */
  async refresh(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await (await this.#tables.get(id))?.change(async () => {});
      if ((await this.#context.storage.table(id)) === undefined) this.#tables.forget(id);
    }
  }

  /** Finishes what was begun, takes nothing new. */
  async close(): Promise<void> {
    this.#stopHeartbeat();
    await this.#bots.close();
    await this.#tables.close();
    const { storage } = this.#context;
    if (storage.shared) await storage.publish({ k: 'gone', n: storage.node }).catch(() => {});
  }
}

function mySeat(stored: StoredTable, person: Person): Seat {
  const seat = seatOf(stored, person.id);
  if (seat < 0) throw new Problem('not-seated');
  return seat;
}

function plannedTable(person: Person, plan: NewTable, now: number): { row: TableRow; seats: readonly SeatRow[] } {
  const game = gameById(plan.game);
  if (game === undefined) throw new Problem('bad-request', 'There is no such game.');
  const players = plan.seats.length;
  try {
    readPlayers(game.meta, players);
    readOptions(game.meta, plan.options, players);
  } catch (error) {
    if (error instanceof BadInput) throw new Problem('bad-request', error.message);
    throw error;
  }
  if (plan.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Problem('already-seated');
  const id = newId();
  const row: TableRow = {
    id,
    code: newCode(),
    game: plan.game,
    rules: game.meta.rulesVersion,
    options: JSON.stringify(plan.options ?? {}),
    seed: newSeed(),
    luck: LUCK,
    mixing: newMixing(players),
    clock: JSON.stringify(plan.clock),
    visibility: plan.visibility,
    status: 'open',
    host: person.id,
    created_at: now,
    updated_at: now,
    started_at: null,
    paused_at: null,
    paused_ms: 0,
    pauses: 0,
    rematch: null,
  };
  return { row, seats: plan.seats.map((seat, i) => plannedSeat(id, i, seat, person)) };
}

const emptySeat = (table_id: string, seat: Seat): SeatRow => ({
  ...{ table_id, seat, kind: 'open', person: null, name: '', level: null },
  ...{ substituted: 0, kept_for: null, unready: 0, back_at: null },
});

function plannedSeat(table_id: string, seat: Seat, plan: SeatPlan, person: Person): SeatRow {
  const empty = emptySeat(table_id, seat);
  if (plan.kind === 'open') return empty;
  if (plan.kind === 'bot') return { ...empty, kind: 'bot', name: botName(seat), level: plan.level };
  return { ...empty, kind: 'person', person: person.id, name: person.name };
}

function nextTable(row: TableRow, players: number, { id: host }: Person, now: number): TableRow {
  const fresh = { id: newId(), code: newCode(), seed: newSeed(), host, created_at: now, updated_at: now };
  const rules = rulesHere(row.game);
  if (rules === undefined) throw new Problem('other-rules');
  const begun = { status: 'open', started_at: null, paused_at: null, paused_ms: 0, pauses: 0, rematch: null } as const;
  return { ...row, ...fresh, rules, luck: LUCK, mixing: newMixing(players), ...begun };
}

/** Bots stay, whoever asked sits down again, and the others' seats wait for them; not for those who were sent away. */
function nextSeat(seat: SeatRow, table_id: string, person: Person, removed: ReadonlySet<string>): SeatRow {
  if (seat.kind === 'bot') return { ...seat, table_id };
  const empty = emptySeat(table_id, seat.seat);
  if (seat.person === person.id) return { ...empty, kind: 'person', person: person.id, name: person.name };
  if (seat.person !== null && removed.has(seat.person)) return empty;
  return { ...empty, name: seat.name, kept_for: seat.person };
}
