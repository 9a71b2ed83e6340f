import { owing } from '@starboard/host';
import { type AnyMatch, carryLines, type LogEntry, replayLines, type Seat } from '@starboard/kernel';
import type { TableInfo } from '@starboard/protocol';
import { Problem } from '../../problem.ts';
import { StorageProblem } from '../../storage/storage.ts';
import type { Audience } from '../audience.ts';
import type { Context } from '../context.ts';
import { missing, mixingOf } from '../mixing.ts';
import { entryOf, matchAt, newMatch, playsLike, rulesHere } from '../replay.ts';
import type { Rows } from './rows.ts';

/** A checkpoint is kept of a match that has gone on for so many lines since the last one, when nobody looks any more. */
const MANY_LINES = 50;

/** The match of a table as its log says, and what the audience has been told of it. */
export class LiveMatch {
  readonly #context: Context;
  readonly #rows: Rows;
  readonly #audience: Audience;
  readonly #onStep: () => void;
  #match: AnyMatch | undefined;
  #stopped: TableInfo['stopped'];
  #told = 0;
  /** How many lines of the log need not be played again. */
  #kept = 0;

  constructor(context: Context, rows: Rows, audience: Audience, onStep: () => void) {
    this.#context = context;
    this.#rows = rows;
    this.#audience = audience;
    this.#onStep = onStep;
  }

  get match(): AnyMatch | undefined {
    return this.#match;
  }

  /** Why there is no match though one was begun: this server's rules do not lead where the log says. */
  get stopped(): TableInfo['stopped'] {
    return this.#stopped;
  }

  /** How many lines of the log are durable and have been told to the audience. */
  get told(): number {
    return this.#told;
  }

  get running(): AnyMatch | undefined {
    return this.#rows.row.status === 'running' ? this.#match : undefined;
  }

  get waitingFor(): readonly Seat[] {
    const { row, seats } = this.#rows;
    if (row.status === 'starting') return missing(mixingOf(row), seats);
    return this.#match === undefined || this.#match.over ? [] : owing(this.#match);
  }

  /** Makes the match anew from the log; whatever the audience has not been told yet is told. */
  async restore(): Promise<void> {
    this.#match = undefined;
    if (!this.#rows.begun) return;
    this.#stopped = undefined;
    const rows = await this.#context.storage.entries(this.#rows.id, 0);
    try {
      const lines = await this.#carriedOver(rows.map(entryOf));
      if (lines === undefined) this.#stop(rows.length, new Problem('other-rules'));
      else this.#play(lines, await this.#fromCheckpoint(lines));
    } catch (error) {
      this.#stop(rows.length, error);
    }
  }

  /** After a failure of the database there may be none. */
  async restoreIfLost(): Promise<void> {
    const lacking = this.#match === undefined && this.#stopped === undefined;
    if (lacking && this.#rows.begun) await this.restore();
  }

  /** Nobody knows whether its last line is in the log: until that can be read, there is no match. */
  lose(): void {
    this.#match = undefined;
  }

  /** Reads what others have written; true if there was anything. */
  async readOn(): Promise<boolean> {
    const match = this.#match;
    if (match === undefined) return false;
    const lines = await this.#context.storage.entries(this.#rows.id, match.seq);
    try {
      this.#replayAndTell(match, lines.map(entryOf));
    } catch (error) {
      this.#stop(match.seq, error);
    }
    return lines.length > 0;
  }

  /** Tells the last step, which is durable. */
  tell(match: AnyMatch): void {
    this.#told = match.seq;
    this.#audience.step(match);
    this.#onStep();
  }

  /** When nobody looks any more, or it is over. What the log says counts, so nothing is lost where this fails. */
  async keep(): Promise<void> {
    const { storage, log } = this.#context;
    const match = this.#match;
    if (match === undefined || match.seq !== this.#told || match.seq - this.#kept < MANY_LINES) return;
    const { id, row } = this.#rows;
    this.#kept = match.seq;
    try {
      const saved = match.save();
      if (saved === undefined) return;
      await storage.keepCheckpoint({ table_id: id, seq: match.seq, rules: row.rules, data: JSON.stringify(saved) });
    } catch (error) {
      log.warn({ table: id, error: String(error) }, 'checkpoint could not be kept');
    }
  }

  /** Nobody waits until a long match has been played again: it goes on where it was kept last. */
  async #fromCheckpoint(lines: readonly LogEntry[]): Promise<AnyMatch | undefined> {
    const { storage, log } = this.#context;
    const { id, row, maker } = this.#rows;
    if (lines.length < MANY_LINES) return undefined;
    const kept = await storage.checkpoint(id);
    if (kept === undefined || kept.rules !== row.rules || kept.seq > this.#quiet(lines)) return undefined;
    try {
      const match = matchAt(maker, lines.slice(0, kept.seq), kept.data);
      this.#kept = kept.seq;
      return match;
    } catch (error) {
      log.warn({ table: id, error: String(error) }, 'checkpoint is of no use');
      return undefined;
    }
  }

  /** How many of the lines are played again without telling anybody. */
  #quiet(lines: readonly LogEntry[]): number {
    return this.#audience.empty ? lines.length : this.#told;
  }

  #play(lines: readonly LogEntry[], kept?: AnyMatch): void {
    const match = kept ?? newMatch(this.#rows.maker);
    const quiet = this.#quiet(lines);
    replayLines(match, lines.slice(match.seq, quiet));
    this.#match = match;
    this.#told = match.seq;
    this.#replayAndTell(match, lines.slice(quiet));
  }

  #replayAndTell(match: AnyMatch, lines: readonly LogEntry[]): void {
    replayLines(match, lines, () => this.tell(match));
  }

  /**
   * The lines as this server's rules write them; undefined where it has other rules. A match that was begun under earlier rules becomes one
   * of these where they lead to the very same states, or where the game says that they play the same.
   */
  async #carriedOver(lines: readonly LogEntry[]): Promise<readonly LogEntry[] | undefined> {
    const { id, maker } = this.#rows;
    const { game, rules } = this.#rows.row;
    const here = rulesHere(game);
    if (here === undefined || rules >= here) return rules === here ? lines : undefined;
    const match = newMatch({ ...maker, rules: here });
    if (playsLike(game, rules)) carryLines(match, lines);
    else replayLines(match, lines);
    const { storage, log } = this.#context;
    const hashes = match.log.map(({ hash }) => hash);
    if (await storage.carryOver(id, rules, here, hashes)) {
      log.info({ table: id, from: rules, to: here }, 'match carried over to new rules');
      await storage.publish({ k: 'table', t: id, n: storage.node });
    }
    this.#rows.stored = (await storage.table(id)) ?? this.#rows.stored;
    return this.#rows.row.rules === here ? match.log.slice() : undefined;
  }

  /** The match cannot go on here; it can still be looked up and downloaded. */
  #stop(lines: number, error: unknown): void {
    if (error instanceof StorageProblem) throw error;
    const { id } = this.#rows;
    const { game, rules } = this.#rows.row;
    const now = rulesHere(game);
    this.#match = undefined;
    this.#told = lines;
    this.#stopped = { begun: rules, ...(now === undefined ? {} : { now }) };
    this.#context.timers.clear(id);
    this.#context.log.warn({ table: id, game, ...this.#stopped, error: String(error) }, 'match cannot go on');
    this.#audience.error('other-rules');
  }
}
