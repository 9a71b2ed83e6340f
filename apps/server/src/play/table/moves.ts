import { answeredSince, owing, timeoutsOf, undosOf } from '@starboard/host';
import {
  type Actor,
  type AnyMatch,
  CLOCK,
  type Refusal,
  type Seat,
  unruled,
  type WrittenAction,
} from '@starboard/kernel';
import { type Context, SUBSTITUTE } from '../context.ts';
import type { Alarm } from './alarm.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { News } from './news.ts';
import type { Onlookers } from './onlookers.ts';
import type { Rows } from './rows.ts';

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

/** More than anybody takes back in earnest: the log of a match has an end. */
const MOST_UNDOS = 200;

type Author = 'person' | 'bot' | 'clock';

/** Actions on their way into the log: judged, appended, and only then told. */
export class Moves {
  readonly #context: Context;
  readonly #rows: Rows;
  readonly #live: LiveMatch;
  readonly #alarm: Alarm;
  readonly #onlookers: Onlookers;
  readonly #news: News;

  constructor(context: Context, rows: Rows, live: LiveMatch, alarm: Alarm, onlookers: Onlookers, news: News) {
    this.#context = context;
    this.#rows = rows;
    this.#live = live;
    this.#alarm = alarm;
    this.#onlookers = onlookers;
    this.#news = news;
  }

  /** A person's action. What is refused may be so because this node is behind, or because it has been taken already. */
  async act(person: string, act: Act): Promise<Acted> {
    const first = await this.#tryAct(person, act);
    if (first.ok) return first;
    const { storage } = this.#context;
    const seq = await storage.seqOfAction(this.#rows.id, act.id);
    if (seq !== undefined) return { ok: true, seq };
    if (!storage.shared || !(await this.#news.refresh())) return first;
    return this.#tryAct(person, act);
  }

  async #tryAct(person: string, act: Act): Promise<Acted> {
    const { seat, action } = act;
    const match = this.#open(person, seat);
    if ('ok' in match) return match;
    if (await this.#isStale(match, act)) return unruled('stale');
    if (action.do === 'undo' && undosOf(match, seat) >= MOST_UNDOS)
      return unruled('too-many-undos', { most: MOST_UNDOS });
    return this.submit(seat, action, 'person', act.id);
  }

  /** The match, if this person may act in it for the seat. */
  #open(person: string, seat: Seat): AnyMatch | Refusal {
    const row = this.#rows.seats[seat];
    if (row === undefined || row.person !== person) return unruled('not-your-seat');
    if (row.substituted === 1) return unruled('substituted');
    const { status } = this.#rows.row;
    const { match, stopped } = this.#live;
    if (stopped !== undefined) return unruled('other-rules');
    if (match === undefined) return unruled('not-started');
    if (status === 'over') return unruled('match-over'); // it may have been ended before its end, see `Play.file`
    return status === 'paused' ? unruled('paused') : match;
  }

  /** Whether the seat has answered since what the sender saw last. */
  async #isStale(match: AnyMatch, { seat, seq, after }: Act): Promise<boolean> {
    const known = after === undefined ? seq : await this.#context.storage.seqOfAction(this.#rows.id, after);
    if (known === undefined) return after !== undefined;
    return answeredSince(match, seat, known);
  }

  /** Judges, appends, and only then tells. Whenever somebody else was first: looks again. */
  async submit(actor: Actor, action: WrittenAction, author: Author, actionId?: string): Promise<Acted> {
    for (;;) {
      const { match, stopped } = this.#live;
      if (match === undefined) return unruled(stopped === undefined ? 'not-started' : 'other-rules');
      const at = Math.max(this.#rows.matchTime(this.#context.clock.now()), match.log.at(-1)?.at ?? 0);
      const before = match.over ? [] : owing(match);
      const verdict = this.#judge(match, actor, action, at);
      if (!verdict.ok) return verdict;
      const appended = await this.#append(match, actionId);
      if (appended.kind === 'stored') {
        this.#context.metrics.acted(author);
        this.#rows.elsewhere = false;
        this.#alarm.answered(actor);
        this.#live.tell(match);
        await this.#afterwards(match, actor, before);
        return { ok: true, seq: match.seq };
      }
      await this.#live.restore();
      if (appended.kind === 'duplicate') return { ok: true, seq: appended.seq };
    }
  }

  /** A fault in the rules refuses the action; the match itself undoes what was half done. */
  #judge(match: AnyMatch, actor: Actor, action: WrittenAction, at: number) {
    try {
      return match.submit(actor, action, at);
    } catch (error) {
      const about = { table: this.#rows.id, seq: match.seq, actor, action, error: String(error) };
      this.#context.log.error(about, 'rules failed');
      return unruled('not-offered');
    }
  }

  async #append(match: AnyMatch, actionId: string | undefined) {
    const entry = match.log[match.seq - 1];
    const due = this.#alarm.due(match);
    try {
      return await this.#context.storage.append({
        ...entry,
        table: this.#rows.id,
        seq: match.seq,
        ...(actionId === undefined ? {} : { actionId }),
        ...(due === undefined ? {} : { due }),
      });
    } catch (error) {
      this.#live.lose();
      this.#alarm.rest();
      throw error;
    }
  }

  /** What follows from a step that this server has made. */
  async #afterwards(match: AnyMatch, actor: Actor, owedBefore: readonly Seat[]): Promise<void> {
    if (match.over) {
      await this.end();
      return;
    }
    if (actor === CLOCK) await this.#replaceAbsent(match);
    this.#onlookers.callAbsent(owing(match).filter((owes) => !owedBefore.includes(owes)));
  }

  async end(): Promise<void> {
    await this.#context.storage.endTable(this.#rows.id, this.#context.clock.now());
    await this.#news.changed();
    await this.#live.keep();
  }

  async #replaceAbsent(match: AnyMatch): Promise<void> {
    const seat = match.log.at(-1)?.action.seat as Seat;
    // Without a clock at the table it was the rules' own hourglass, which runs out for everybody.
    if (match.clock === undefined || timeoutsOf(match, seat) < this.#context.settings.patience) return;
    if (await this.#context.storage.substitute(this.#rows.id, seat, SUBSTITUTE)) await this.#news.changed();
  }
}
