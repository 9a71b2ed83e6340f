import { nextBot, nextDeadline } from '@starboard/host';
import type { Actor, AnyMatch, Seat } from '@starboard/kernel';
import type { Context } from '../context.ts';
import { mixingOf } from '../mixing.ts';
import { pauseEnds } from '../pauses.ts';
import { levelOf, present, timeZero } from '../seating.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Rows } from './rows.ts';

/** After a failure nothing is tried for so long, in ms. */
const REST = 2000;

/** When a server has to act at a table: for a bot, for the clock, for a pause that ends. */
export class Alarm {
  readonly #context: Context;
  readonly #rows: Rows;
  readonly #live: LiveMatch;
  /** Which bot is up, and since when (match time): others who act meanwhile do not put it off. */
  #asked: { readonly seat: Seat; readonly at: number } | undefined;
  #retryAt = 0;
  /** A bot thinks: nothing is due until it has done so. */
  thinking = false;

  constructor(context: Context, rows: Rows, live: LiveMatch) {
    this.#context = context;
    this.#rows = rows;
    this.#live = live;
  }

  /** Bots play among themselves only as long as somebody looks on. */
  get forNobody(): boolean {
    const { seats, watchers } = this.#context.presence.at(this.#rows.id);
    return present(this.#rows.stored).length === 0 && seats.size === 0 && watchers === 0;
  }

  /** Sets the timer of this table by what is known now. */
  set(): void {
    const { timers, settings } = this.#context;
    const { match } = this.#live;
    const due =
      this.#mixingDue() ??
      pauseEnds(this.#rows.stored) ??
      (match === undefined || this.thinking ? undefined : this.due(match));
    const late = this.#rows.elsewhere ? settings.grace * (1 + Math.random()) : 0;
    timers.set(this.#rows.id, due === undefined ? undefined : Math.max(due + late, this.#retryAt));
  }

  rest(): void {
    this.#retryAt = this.#context.clock.now() + REST;
  }

  /** When a server has to act next, in ms since 1970. */
  due(match: AnyMatch): number | undefined {
    const { row } = this.#rows;
    if (match.over || row.status !== 'running' || this.forNobody) return undefined;
    const deadline = nextDeadline(match);
    const bot = this.botDue(match);
    const due = Math.min(
      bot?.at ?? Number.POSITIVE_INFINITY,
      timeZero(row) + (deadline?.at ?? Number.POSITIVE_INFINITY),
    );
    return Number.isFinite(due) ? due : undefined;
  }

  botDue(match: AnyMatch): { seat: Seat; at: number } | undefined {
    const { row, seats } = this.#rows;
    const zero = timeZero(row);
    const bot = nextBot(match, (seat) => levelOf(seats[seat]));
    if (bot?.at !== undefined) return { seat: bot.seat, at: zero + bot.at };
    if (bot?.seat !== this.#asked?.seat) this.#asked = undefined;
    if (bot === undefined) return undefined;
    this.#asked ??= { seat: bot.seat, at: match.log.at(-1)?.at ?? 0 };
    const { botPace, inviteWait } = this.#context.settings;
    const since = zero + this.#asked.at;
    return { seat: bot.seat, at: since + (bot.waits ? Math.max(botPace, inviteWait) : botPace) };
  }

  /** Whoever has acted is asked anew, if at all. */
  answered(actor: Actor): void {
    if (actor === this.#asked?.seat) this.#asked = undefined;
  }

  /** When nobody is waited for any longer who is to add to the luck. */
  #mixingDue(): number | undefined {
    const { row } = this.#rows;
    return row.status === 'starting' ? mixingOf(row).due : undefined;
  }
}
