import { isRace } from '@starboard/bots';
import { answeredSince, nextBot, nextDeadline, owing, timeoutsOf, undosOf } from '@starboard/host';
import {
  type Actor,
  type AnyMatch,
  CLOCK,
  type LogEntry,
  type Refusal,
  replayLines,
  type Seat,
  unruled,
  type WrittenAction,
} from '@starboard/kernel';
import { isPlainText, type ServerMessage, type TableInfo } from '@starboard/protocol';
import { Problem } from '../problem.ts';
import type { TableRow } from '../storage/schema.ts';
import { type ChatEntry, StorageProblem, type StoredTable } from '../storage/storage.ts';
import { Audience, errorText, type Sink } from './audience.ts';
import type { Payer } from './bots/fairQueue.ts';
import { type Context, SUBSTITUTE } from './context.ts';
import { filled, type Luck, type Mixing, missing, mixedOn, mixingOf, waitAt, withLuck } from './mixing.ts';
import { pauseEnds } from './pauses.ts';
import { entryOf, type MatchMaker, makerOf, matchAt, newMatch, rulesHere } from './replay.ts';
import { levelOf, present, seatOf, tableInfo, timeZero } from './seating.ts';
import { Serial } from './serial.ts';

export interface Act {
  readonly id: string;
  readonly seat: Seat;
  readonly action: WrittenAction;
  /** The last step that the sender saw. */
  readonly seq?: number | undefined;
  /** The sender's own action that it follows. */
  readonly after?: string | undefined;
}

/** Where in the log the action is now, or why it was refused. */
export type Acted = { readonly ok: true; readonly seq: number } | Refusal;

/** More servers than this do not change one table at the same time. */
const MOST_TRIES = 20;
/** More than anybody takes back in earnest: the log of a match has an end. */
const MOST_UNDOS = 200;
/** A checkpoint is kept of a match that has gone on for so many lines since the last one, when nobody looks any more. */
const MANY_LINES = 50;
/** Whoever is waited for longer than this, in ms, is told so. */
const LONG = 60_000;

type Author = 'person' | 'bot' | 'clock';

/**
 * A table in memory: a cache of its rows and its log, which may be dropped and made again at any time. Everything happens
 * in turn, and nothing is told to anybody before it is durable.
 */
export class LiveTable {
  readonly id: string;
  readonly audience: Audience;
  readonly #context: Context;
  readonly #serial = new Serial();
  #stored: StoredTable;
  #match: AnyMatch | undefined;
  /** Why there is no match though one was begun: this server's rules do not lead where the log says. */
  #stopped: TableInfo['stopped'];
  #thinking = false;
  /** Which bot is up, and since when (match time): others who act meanwhile do not put it off. */
  #asked: { readonly seat: Seat; readonly at: number } | undefined;
  /** How many lines of the log the audience has been told. */
  #told = 0;
  /** Another node wrote last: it drives bots and clock, and this one only where that fails. */
  #elsewhere: boolean;
  /** The part of their thinking time that bots had here lately. */
  #botShare = 1;
  /** Which seats were connected when that was told last. */
  #connected = '';
  /** How many lines of the log need not be played again. */
  #kept = 0;
  /** After a failure: not before this moment again. */
  #retryAt = 0;

  private constructor(context: Context, stored: StoredTable) {
    this.id = stored.row.id;
    this.#context = context;
    this.#stored = stored;
    this.#elsewhere = context.storage.shared;
    this.audience = new Audience(this.id, (bytes) => context.metrics.sent(bytes));
  }

  /** The table with its match as the log says; undefined if there is none. */
  static async load(context: Context, id: string): Promise<LiveTable | undefined> {
    const stored = await context.storage.table(id);
    if (stored === undefined) return undefined;
    const table = new LiveTable(context, stored);
    await table.#restore();
    table.#schedule();
    return table;
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  get match(): AnyMatch | undefined {
    return this.#match;
  }

  get stopped(): TableInfo['stopped'] {
    return this.#stopped;
  }

  /** How many lines of the log are durable and known here. */
  get told(): number {
    return this.#told;
  }

  get maker(): MatchMaker {
    return makerOf(this.#stored.row, this.#stored.seats.length);
  }

  /** Whether it can be dropped from memory without anybody noticing. */
  get idle(): boolean {
    return !this.#thinking && !this.#serial.busy && this.audience.empty;
  }

  async settled(): Promise<void> {
    await this.#serial.idle();
  }

  info(person: string | undefined): TableInfo {
    const match = this.#match;
    const { seats, watchers } = this.#context.presence.at(this.id);
    const standing = {
      seq: match?.seq ?? (this.#stopped === undefined ? 0 : this.#told),
      stopped: this.#stopped,
      waitingFor: this.#waitingFor(),
      outcome: match?.outcome,
      connected: seats,
      awaySince: (seat: Seat) => this.#context.presence.awaySince(this.id, seat),
      watchers,
      botShare: this.#botShare,
    };
    return tableInfo(this.#stored, standing, person);
  }

  #waitingFor(): readonly Seat[] {
    const { row, seats } = this.#stored;
    if (row.status === 'starting') return missing(mixingOf(row), seats);
    return this.#match === undefined || this.#match.over ? [] : owing(this.#match);
  }

  // --- The match ---

  /** Makes the match anew from the log; whatever the audience has not been told yet is told. */
  async #restore(): Promise<void> {
    this.#match = undefined;
    if (this.#stored.row.started_at === null) return;
    this.#stopped = undefined;
    const rows = await this.#context.storage.entries(this.id, 0);
    try {
      const lines = rows.map(entryOf);
      if (await this.#carriedOver(lines)) this.#play(lines, await this.#fromCheckpoint(lines));
      else this.#stop(rows.length, new Problem('other-rules'));
    } catch (error) {
      this.#stop(rows.length, error);
    }
  }

  /** Nobody waits until a long match has been played again: it goes on where it was kept last. */
  async #fromCheckpoint(lines: readonly LogEntry[]): Promise<AnyMatch | undefined> {
    const { storage, log } = this.#context;
    if (lines.length < MANY_LINES) return undefined;
    const kept = await storage.checkpoint(this.id);
    const quiet = this.audience.empty ? lines.length : this.#told;
    if (kept === undefined || kept.rules !== this.#stored.row.rules || kept.seq > quiet) return undefined;
    try {
      const match = matchAt(this.maker, lines.slice(0, kept.seq), kept.data);
      this.#kept = kept.seq;
      return match;
    } catch (error) {
      log.warn({ table: this.id, error: String(error) }, 'checkpoint is of no use');
      return undefined;
    }
  }

  /** When nobody looks any more, or it is over. What the log says counts, so nothing is lost where this fails. */
  async #keep(): Promise<void> {
    const { storage, log } = this.#context;
    const match = this.#match;
    if (match === undefined || match.seq !== this.#told || match.seq - this.#kept < MANY_LINES) return;
    const { rules } = this.#stored.row;
    this.#kept = match.seq;
    try {
      const saved = match.save();
      if (saved === undefined) return;
      await storage.keepCheckpoint({ table_id: this.id, seq: match.seq, rules, data: JSON.stringify(saved) });
    } catch (error) {
      log.warn({ table: this.id, error: String(error) }, 'checkpoint could not be kept');
    }
  }

  #play(lines: readonly LogEntry[], kept?: AnyMatch): void {
    const match = kept ?? newMatch(this.maker);
    const quiet = this.audience.empty ? lines.length : this.#told;
    replayLines(match, lines.slice(match.seq, quiet));
    this.#match = match;
    this.#told = match.seq;
    this.#replayAndTell(match, lines.slice(quiet));
  }

  /**
   * Whether the match is one of this server's rules. One that was begun under earlier rules becomes one of these where they
   * lead to the very same states.
   */
  async #carriedOver(lines: readonly LogEntry[]): Promise<boolean> {
    const { game, rules } = this.#stored.row;
    const here = rulesHere(game);
    if (here === undefined || rules >= here) return rules === here;
    const match = newMatch({ ...this.maker, rules: here });
    replayLines(match, lines);
    const { storage, log } = this.#context;
    if (await storage.carryOver(this.id, rules, here)) {
      log.info({ table: this.id, from: rules, to: here }, 'match carried over to new rules');
      await storage.publish({ k: 'table', t: this.id, n: storage.node });
    }
    this.#stored = (await storage.table(this.id)) ?? this.#stored;
    return this.#stored.row.rules === here;
  }

  /** The match cannot go on here; it can still be looked up and downloaded. */
  #stop(lines: number, error: unknown): void {
    if (error instanceof StorageProblem) throw error;
    const { game, rules } = this.#stored.row;
    const now = rulesHere(game);
    this.#match = undefined;
    this.#told = lines;
    this.#stopped = { begun: rules, ...(now === undefined ? {} : { now }) };
    this.#context.timers.clear(this.id);
    this.#context.log.warn({ table: this.id, game, ...this.#stopped, error: String(error) }, 'match cannot go on');
    this.audience.error('other-rules');
  }

  #running(): AnyMatch | undefined {
    return this.#stored.row.status === 'running' ? this.#match : undefined;
  }

  #matchNow(): number {
    return Math.max(0, this.#context.clock.now() - timeZero(this.#stored.row));
  }

  /** A person's action. Resolves when it is durable, or refused. */
  act(person: string, act: Act): Promise<Acted> {
    const began = performance.now();
    return this.#serial.run(async () => {
      await this.#sureOfMatch();
      const acted = await this.#actOrLookAgain(person, act);
      if (acted.ok) this.#context.metrics.took((performance.now() - began) / 1000);
      else this.#context.metrics.refused();
      return acted;
    });
  }

  /** After a failure of the database there may be none. */
  async #sureOfMatch(): Promise<void> {
    const lacking = this.#match === undefined && this.#stopped === undefined;
    if (lacking && this.#stored.row.started_at !== null) await this.#restore();
  }

  /** What is refused may be so because this node is behind, or because the action has been taken already. */
  async #actOrLookAgain(person: string, act: Act): Promise<Acted> {
    const first = await this.#tryAct(person, act);
    if (first.ok) return first;
    const { storage } = this.#context;
    const seq = await storage.seqOfAction(this.id, act.id);
    if (seq !== undefined) return { ok: true, seq };
    if (!storage.shared || !(await this.#refresh())) return first;
    return this.#tryAct(person, act);
  }

  async #tryAct(person: string, { id, seat, action, seq, after }: Act): Promise<Acted> {
    const row = this.#stored.seats[seat];
    if (row === undefined || row.person !== person) return unruled('not-your-seat');
    if (row.substituted === 1) return unruled('substituted');
    const { status } = this.#stored.row;
    const match = this.#match;
    if (this.#stopped !== undefined) return unruled('other-rules');
    if (match === undefined) return unruled('not-started');
    if (status === 'over') return unruled('match-over'); // it may have been ended before its end, see `Play.file`
    if (status === 'paused') return unruled('paused');
    const known = after === undefined ? seq : await this.#context.storage.seqOfAction(this.id, after);
    if (after !== undefined && known === undefined) return unruled('stale');
    if (known !== undefined && answeredSince(match, seat, known)) return unruled('stale');
    if (action.do === 'undo' && undosOf(match, seat) >= MOST_UNDOS)
      return unruled('too-many-undos', { most: MOST_UNDOS });
    return this.#submit(seat, action, 'person', id);
  }

  /** Judges, appends, and only then tells. Whenever somebody else was first: looks again. */
  async #submit(actor: Actor, action: WrittenAction, author: Author, actionId?: string): Promise<Acted> {
    for (;;) {
      const match = this.#match;
      if (match === undefined) return unruled(this.#stopped === undefined ? 'not-started' : 'other-rules');
      const at = Math.max(this.#matchNow(), match.log.at(-1)?.at ?? 0);
      const before = match.over ? [] : owing(match);
      const verdict = this.#judge(match, actor, action, at);
      if (!verdict.ok) return verdict;
      const appended = await this.#append(match, actionId);
      if (appended.kind === 'stored') {
        this.#context.metrics.acted(author);
        this.#elsewhere = false;
        if (actor === this.#asked?.seat) this.#asked = undefined;
        this.#tell(match);
        await this.#afterwards(match, actor, before);
        return { ok: true, seq: match.seq };
      }
      await this.#restore();
      if (appended.kind === 'duplicate') return { ok: true, seq: appended.seq };
    }
  }

  /** A fault in the rules refuses the action; the match itself undoes what was half done. */
  #judge(match: AnyMatch, actor: Actor, action: WrittenAction, at: number) {
    try {
      return match.submit(actor, action, at);
    } catch (error) {
      this.#context.log.error({ table: this.id, seq: match.seq, actor, action, error: String(error) }, 'rules failed');
      return unruled('not-offered');
    }
  }

  async #append(match: AnyMatch, actionId: string | undefined) {
    const entry = match.log[match.seq - 1];
    const due = this.#due(match);
    try {
      return await this.#context.storage.append({
        ...entry,
        table: this.id,
        seq: match.seq,
        ...(actionId === undefined ? {} : { actionId }),
        ...(due === undefined ? {} : { due }),
      });
    } catch (error) {
      // It may or may not be in the log: only the log knows. Until it can be read, there is no match.
      this.#match = undefined;
      this.#retryAt = this.#context.clock.now() + 2000;
      throw error;
    }
  }

  #replayAndTell(match: AnyMatch, lines: readonly LogEntry[]): void {
    replayLines(match, lines, () => this.#tell(match));
  }

  #tell(match: AnyMatch): void {
    this.#told = match.seq;
    this.audience.step(match);
    this.#schedule();
  }

  /** What follows from a step that this server has made. */
  async #afterwards(match: AnyMatch, actor: Actor, owedBefore: readonly Seat[]): Promise<void> {
    if (match.over) {
      await this.#end();
      return;
    }
    if (actor === CLOCK) await this.#replaceAbsent(match);
    this.#callAbsent(owing(match).filter((owes) => !owedBefore.includes(owes)));
  }

  /** Lets people know that it is their turn, unless they are here. */
  #callAbsent(owing: readonly Seat[]): void {
    const { seats } = this.#context.presence.at(this.id);
    for (const seat of owing) {
      const { person, substituted } = this.#stored.seats[seat];
      if (person !== null && substituted === 0 && !seats.has(seat))
        this.#context.turnOf(this.id, this.#stored.row.game, person);
    }
  }

  async #end(): Promise<void> {
    await this.#context.storage.endTable(this.id, this.#context.clock.now());
    await this.#changed();
    await this.#keep();
  }

  async #replaceAbsent(match: AnyMatch): Promise<void> {
    const seat = match.log.at(-1)?.action.seat as Seat;
    // Without a clock at the table it was the rules' own hourglass, which runs out for everybody.
    if (match.clock === undefined || timeoutsOf(match, seat) < this.#context.settings.patience) return;
    if (await this.#context.storage.substitute(this.id, seat, SUBSTITUTE)) await this.#changed();
  }

  // --- News from elsewhere ---

  /** Reads what others have written; true if there was anything. */
  async #refresh(): Promise<boolean> {
    const rows = await this.#reloadRows();
    return (await this.#readLog()) || rows;
  }

  async #readLog(): Promise<boolean> {
    const match = this.#match;
    if (match === undefined) return false;
    const lines = await this.#context.storage.entries(this.id, match.seq);
    try {
      this.#replayAndTell(match, lines.map(entryOf));
    } catch (error) {
      this.#stop(match.seq, error);
    }
    return lines.length > 0;
  }

  /** Another node says that there is news. */
  hearOf(news: 'log' | 'table'): Promise<void> {
    return this.#serial.run(async () => {
      this.#elsewhere = true;
      if (news === 'table') await this.#reloadRows();
      await this.#sureOfMatch();
      await this.#readLog();
      this.#schedule();
    });
  }

  /** True if anything has changed. */
  async #reloadRows(): Promise<boolean> {
    const before = this.#stored;
    const stored = await this.#context.storage.table(this.id);
    if (stored === undefined) {
      this.audience.error('not-found');
      return true;
    }
    if (JSON.stringify(stored) === JSON.stringify(before)) return false;
    this.#stored = stored;
    if (before.row.started_at === null || before.row.rules !== stored.row.rules) await this.#restore();
    this.audience.reseat((person) => seatOf(stored, person), this.#match);
    this.#tellInfo();
    await this.#tellPresence();
    this.#schedule();
    return true;
  }

  #tellInfo(): void {
    this.audience.each((sink) => sink.send(JSON.stringify({ t: 'table', info: this.info(sink.person) })));
  }

  /** After this node has written rows of the table. */
  async #changed(): Promise<void> {
    const { storage } = this.#context;
    this.#elsewhere = false;
    await this.#reloadRows();
    this.#schedule();
    await storage.publish({ k: 'table', t: this.id, n: storage.node });
  }

  /** Changes rows of the table, then tells everybody. */
  change<T>(work: (stored: StoredTable) => Promise<T>): Promise<T> {
    return this.#serial.run(async () => {
      if (this.#context.storage.shared) await this.#reloadRows();
      const result = await work(this.#stored);
      await this.#changed();
      await this.#mixOn();
      return result;
    });
  }

  // --- The luck ---

  /** All seats are taken: people may add to the luck, and then it begins under these rules. */
  fill(rules: number): Promise<boolean> {
    const { storage, clock, settings } = this.#context;
    return this.change(({ row, seats }) => {
      const due = clock.now() + waitAt(row.clock, settings);
      const to = JSON.stringify(filled(mixingOf(row), seats, due));
      return storage.fillTable(this.id, clock.now(), rules, { from: row.mixing, to });
    });
  }

  /** What a person's client adds to the luck. Resolves when it is durable; refuses with {@link Problem}. */
  addLuck(person: string, seat: Seat, luck: Luck): Promise<void> {
    return this.#serial.run(async () => {
      if (this.#context.storage.shared) await this.#reloadRows();
      await this.#untilAgreed(async (stored) => {
        const { mixing: from } = stored.row;
        const to = JSON.stringify(withLuck(stored, person, seat, luck));
        return to === from || this.#context.storage.mix(this.id, { from, to });
      });
      await this.#mixOn();
    });
  }

  /** Tries until no other server has changed the luck meanwhile. */
  async #untilAgreed(work: (stored: StoredTable) => Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await work(this.#stored)); tries++) {
      if (tries === MOST_TRIES) throw new Problem('internal');
      await this.#reloadRows();
    }
    await this.#changed();
  }

  /** Goes on with the luck as far as it is given, and begins when it is mixed. */
  async #mixOn(): Promise<void> {
    const { clock, settings } = this.#context;
    while (this.#stored.row.status === 'starting') {
      const { row, seats } = this.#stored;
      const wait = waitAt(row.clock, settings);
      const next = mixedOn(mixingOf(row), seats, clock.now(), wait);
      if (next === undefined) return;
      const isMine = await this.#mixTo(row, next);
      if (isMine && (next === 'begin' || wait > LONG)) this.#callAbsent(this.#waitingFor());
    }
  }

  /** False if another server was first. */
  async #mixTo({ mixing: from }: TableRow, next: Mixing | 'begin'): Promise<boolean> {
    const { storage, clock } = this.#context;
    const isMine = await (next === 'begin'
      ? storage.startTable(this.id, clock.now(), from)
      : storage.mix(this.id, { from, to: JSON.stringify(next) }));
    await this.#changed();
    return isMine;
  }

  // --- Bots and clocks ---

  #isBot(seat: Seat): boolean {
    return levelOf(this.#stored.seats[seat]) !== undefined;
  }

  /** Bots play among themselves only as long as somebody looks on. */
  get #forNobody(): boolean {
    const { seats, watchers } = this.#context.presence.at(this.id);
    return present(this.#stored).length === 0 && seats.size === 0 && watchers === 0;
  }

  /** When a server has to act next, in ms since 1970. */
  #due(match: AnyMatch): number | undefined {
    if (match.over || this.#stored.row.status !== 'running' || this.#forNobody) return undefined;
    const zero = timeZero(this.#stored.row);
    const deadline = nextDeadline(match);
    const bot = this.#botDue(match);
    const due = Math.min(bot?.at ?? Number.POSITIVE_INFINITY, zero + (deadline?.at ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(due) ? due : undefined;
  }

  #botDue(match: AnyMatch): { seat: Seat; at: number } | undefined {
    const zero = timeZero(this.#stored.row);
    const bot = nextBot(match, (seat) => levelOf(this.#stored.seats[seat]));
    if (bot?.at !== undefined) return { seat: bot.seat, at: zero + bot.at };
    if (bot?.seat !== this.#asked?.seat) this.#asked = undefined;
    if (bot === undefined) return undefined;
    this.#asked ??= { seat: bot.seat, at: match.log.at(-1)?.at ?? 0 };
    const { botPace, inviteWait } = this.#context.settings;
    const since = zero + this.#asked.at;
    return { seat: bot.seat, at: since + (bot.waits ? Math.max(botPace, inviteWait) : botPace) };
  }

  /** When nobody is waited for any longer who is to add to the luck. */
  #mixingDue(): number | undefined {
    const { row } = this.#stored;
    return row.status === 'starting' ? mixingOf(row).due : undefined;
  }

  #schedule(): void {
    const { timers, settings } = this.#context;
    const match = this.#match;
    const due =
      this.#mixingDue() ??
      pauseEnds(this.#stored) ??
      (match === undefined || this.#thinking ? undefined : this.#due(match));
    const late = this.#elsewhere ? settings.grace * (1 + Math.random()) : 0;
    timers.set(this.id, due === undefined ? undefined : Math.max(due + late, this.#retryAt));
  }

  /** The time has come for a bot or for the clock. */
  drive(): Promise<void> {
    return this.#serial.run(async () => {
      await this.#sureOfMatch();
      if (this.#elsewhere && (await this.#refresh())) return;
      await this.#mixOn();
      await this.#endPause();
      if (this.#match?.over === true && this.#stored.row.status === 'running') await this.#end();
      if (!this.#forNobody) await this.#clockActs();
      const match = this.#running();
      const bot = match === undefined || match.over || this.#forNobody ? undefined : this.#botDue(match);
      if (match !== undefined && bot !== undefined && !this.#thinking && bot.at <= this.#context.clock.now())
        this.#think(match, bot.seat);
      else this.#schedule();
    });
  }

  /** A pause that has lasted as long as it may ends by itself. */
  async #endPause(): Promise<void> {
    const { clock, storage } = this.#context;
    if (this.#stored.row.status !== 'paused') return;
    const end = pauseEnds(this.#stored);
    if (end !== undefined && end <= clock.now() && (await storage.resumeTable(this.id, clock.now())))
      await this.#changed();
  }

  async #clockActs(): Promise<void> {
    for (;;) {
      const match = this.#running();
      const deadline = match === undefined || match.over ? undefined : nextDeadline(match);
      if (deadline === undefined || deadline.at > this.#matchNow()) return;
      const acted = await this.#submit(CLOCK, { do: 'time-up', seat: deadline.seat }, 'clock');
      if (!acted.ok) return;
    }
  }

  #think(match: AnyMatch, seat: Seat): void {
    const level = levelOf(this.#stored.seats[seat]);
    if (level === undefined) return;
    this.#thinking = true;
    const { bots, log } = this.#context;
    const { seq } = match;
    bots
      .decide({ table: this.id, log: match.log, seq, maker: this.maker, seat, level, payer: this.#payer() })
      .catch((error) => {
        log.error({ table: this.id, seat, error: String(error) }, 'bot failed');
        return undefined;
      })
      .then((decided) =>
        this.#serial.run(async () => {
          if (decided !== undefined) this.#hadShare(decided.share);
          await this.#botActs(seat, seq, decided?.action);
        }),
      )
      .catch((error) => {
        this.#retryAt = this.#context.clock.now() + 2000;
        log.error({ table: this.id, error: String(error) }, 'bot could not act');
      })
      .finally(() => {
        this.#thinking = false;
        this.#schedule();
      });
  }

  /** For whom bots think here: for the host; where nobody knows whence they came, for those who are here. */
  #payer(): Payer {
    const { host } = this.#stored.row;
    const people = [host, ...this.#stored.seats.map(({ person }) => person), ...this.audience.people()];
    return [this.#context.whereabouts.of(people), host, this.id];
  }

  /** Whoever plays against bots knows whether they had their time. */
  #hadShare(share: number): void {
    if (share === this.#botShare) return;
    this.#botShare = share;
    this.#tellInfo();
  }

  /** Does what the bot wants; the default where it wants nothing that is possible, and nobody has acted meanwhile. */
  async #botActs(seat: Seat, seq: number, wanted: WrittenAction | undefined): Promise<void> {
    const match = this.#running();
    if (match === undefined || match.over || !this.#isBot(seat)) return;
    const late = match.seq !== seq;
    const acted = wanted === undefined ? undefined : await this.#submit(seat, wanted, 'bot');
    if (acted?.ok === true || late || this.#match?.seq !== seq) return;
    if (match.over || isRace(match) || match.next().seat !== seat) return;
    await this.#submit(seat, match.game.actions.write(match.fallback(seat)), 'bot');
  }

  // --- People who look on ---

  /** From now on the sink hears what happens; first it is told what it is missing after `seq`. */
  watch(sink: Sink, seq: number | undefined): Promise<void> {
    return this.#serial.run(async () => {
      const { storage } = this.#context;
      await this.#sureOfMatch();
      const lines = await storage.chat(this.id, 0, 100);
      sink.send(JSON.stringify({ t: 'table', info: this.info(sink.person) } satisfies ServerMessage));
      if (lines.length > 0) sink.send(chatText(this.id, lines));
      this.audience.add(sink, seatOf(this.#stored, sink.person), this.#match, seq);
      if (this.#stopped !== undefined) sink.send(errorText(this.id, 'other-rules'));
      await this.#tellPresence();
      await this.#endVotes(seatOf(this.#stored, sink.person));
    });
  }

  /** Whoever is back is not voted on any more. */
  async #endVotes(seat: Seat): Promise<void> {
    const votes = this.#stored.votes.filter((vote) => vote.seat === seat);
    for (const { voter } of votes) await this.#context.storage.vote(this.id, seat, voter, false);
    if (votes.length > 0) await this.#changed();
  }

  unwatch(sink: Sink): Promise<void> {
    return this.#serial.run(async () => {
      this.audience.remove(sink);
      await this.#tellPresence();
      if (this.audience.empty) await this.#keep();
    });
  }

  async #tellPresence(): Promise<void> {
    const { presence, storage } = this.#context;
    const { seats, watchers } = this.audience.present();
    if (!presence.set(this.id, storage.node, seats, watchers)) return;
    this.tellPresence();
    if (storage.shared) await storage.publish({ k: 'here', t: this.id, n: storage.node, seats, w: watchers });
  }

  tellPresence(): void {
    const { seats, watchers } = this.#context.presence.at(this.id);
    const connected = this.#stored.seats.map(({ seat }) => seats.has(seat));
    this.audience.all({ t: 'presence', table: this.id, connected, watchers });
    this.#schedule(); // bots may have waited for somebody to look on
    if (connected.join() === this.#connected) return;
    this.#connected = connected.join();
    this.#tellInfo(); // since when the others are away
  }

  async chat(person: string, id: string, text: string): Promise<void> {
    const { storage } = this.#context;
    const seat = seatOf(this.#stored, person);
    if (seat < 0) throw new Problem('not-seated');
    if (!isPlainText(text)) throw new Problem('bad-text');
    const { name } = this.#stored.seats[seat];
    const at = this.#context.clock.now();
    const line = await storage.addChat({ table_id: this.id, at, person, name, seat, text, message_id: id });
    this.tellChat([line]);
    if (storage.shared) await storage.publish({ k: 'chat', t: this.id, n: storage.node });
  }

  tellChat(lines: readonly ChatEntry[]): void {
    const text = chatText(this.id, lines);
    this.audience.each((sink) => sink.send(text));
  }
}

function chatText(table: string, lines: readonly ChatEntry[]): string {
  const said = lines.filter(({ text }) => text !== '');
  return JSON.stringify({
    t: 'chat',
    table,
    lines: said.map(({ id, at, name, seat, text }) => ({ id, at, name, seat, text })),
  } satisfies ServerMessage);
}
