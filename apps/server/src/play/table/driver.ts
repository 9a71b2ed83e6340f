import { isRace } from '@starboard/bots';
import { nextDeadline } from '@starboard/host';
import { type AnyMatch, CLOCK, type Seat, type WrittenAction } from '@starboard/kernel';
import type { Audience } from '../audience.ts';
import type { Payer } from '../bots/fairQueue.ts';
import type { Context } from '../context.ts';
import { pauseEnds } from '../pauses.ts';
import { levelOf } from '../seating.ts';
import type { Serial } from '../serial.ts';
import type { Alarm } from './alarm.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Moves } from './moves.ts';
import type { News } from './news.ts';
import type { Onlookers } from './onlookers.ts';
import type { Rows } from './rows.ts';

export interface Driven {
  readonly rows: Rows;
  readonly live: LiveMatch;
  readonly alarm: Alarm;
  readonly onlookers: Onlookers;
  readonly news: News;
  readonly moves: Moves;
  readonly audience: Audience;
  readonly serial: Serial;
}

/** Acts where no person does: for bots, for the clock, for a pause that has lasted long enough. */
export class Driver {
  readonly #context: Context;
  readonly #table: Driven;

  constructor(context: Context, table: Driven) {
    this.#context = context;
    this.#table = table;
  }

  /** The time has come. */
  async drive(): Promise<void> {
    const { rows, live, alarm, moves } = this.#table;
    await this.#endPause();
    if (live.match?.over === true && rows.row.status === 'running') await moves.end();
    if (!alarm.forNobody) await this.#clockActs();
    const match = live.running;
    const bot = match === undefined || match.over || alarm.forNobody ? undefined : alarm.botDue(match);
    if (match !== undefined && bot !== undefined && !alarm.thinking && bot.at <= this.#context.clock.now())
      this.#think(match, bot.seat);
    else alarm.set();
  }

  /** A pause that has lasted as long as it may ends by itself. */
  async #endPause(): Promise<void> {
    const { clock, storage } = this.#context;
    const { rows, news } = this.#table;
    if (rows.row.status !== 'paused') return;
    const end = pauseEnds(rows.stored);
    if (end !== undefined && end <= clock.now() && (await storage.resumeTable(rows.id, clock.now())))
      await news.changed();
  }

  async #clockActs(): Promise<void> {
    const { rows, live, moves } = this.#table;
    for (;;) {
      const match = live.running;
      const deadline = match === undefined || match.over ? undefined : nextDeadline(match);
      if (deadline === undefined || deadline.at > rows.matchTime(this.#context.clock.now())) return;
      const acted = await moves.submit(CLOCK, { do: 'time-up', seat: deadline.seat }, 'clock');
      if (!acted.ok) return;
    }
  }

  #think(match: AnyMatch, seat: Seat): void {
    const { rows, alarm, onlookers, serial } = this.#table;
    const level = levelOf(rows.seats[seat]);
    if (level === undefined) return;
    alarm.thinking = true;
    const { bots, log } = this.#context;
    const { seq } = match;
    bots
      .decide({ table: rows.id, log: match.log, seq, maker: rows.maker, seat, level, payer: this.#payer() })
      .catch((error) => {
        log.error({ table: rows.id, seat, error: String(error) }, 'bot failed');
        return undefined;
      })
      .then((decided) =>
        serial.run(async () => {
          if (decided !== undefined) onlookers.tellBotShare(decided.share);
          await this.#botActs(seat, seq, decided?.action);
        }),
      )
      .catch((error) => {
        alarm.rest();
        log.error({ table: rows.id, error: String(error) }, 'bot could not act');
      })
      .finally(() => {
        alarm.thinking = false;
        alarm.set();
      });
  }

  /** For whom bots think here: for the host; where nobody knows whence they came, for those who are here. */
  #payer(): Payer {
    const { rows, audience } = this.#table;
    const { host } = rows.row;
    const people = [host, ...rows.seats.map(({ person }) => person), ...audience.people()];
    return [this.#context.whereabouts.of(people), host, rows.id];
  }

  /** Does what the bot wants; the default where it wants nothing that is possible, and nobody has acted meanwhile. */
  async #botActs(seat: Seat, seq: number, wanted: WrittenAction | undefined): Promise<void> {
    const { rows, live, moves } = this.#table;
    const match = live.running;
    if (match === undefined || match.over || levelOf(rows.seats[seat]) === undefined) return;
    const late = match.seq !== seq;
    const acted = wanted === undefined ? undefined : await moves.submit(seat, wanted, 'bot');
    if (acted?.ok === true || late || live.match?.seq !== seq) return;
    if (match.over || isRace(match) || match.next().seat !== seat) return;
    await moves.submit(seat, match.game.actions.write(match.fallback(seat)), 'bot');
  }
}
