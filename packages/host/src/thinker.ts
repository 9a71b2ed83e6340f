import { type Advice, advise, type Bot, parseBot, type SearchBot, searchBot, situationIn } from '@starboard/bots';
import {
  type Action,
  type AnyMatch,
  type LogEntry,
  type Random,
  replayLines,
  type Seat,
  type WrittenAction,
} from '@starboard/kernel';

/**
 * The bots of a thread, made once for each game and level, beside copies of matches that follow their logs. They see what their
 * seat may see and nothing else.
 */
export class Thinker {
  readonly #bots = new Map<string, Bot<unknown, Action>>();
  readonly #advisers = new Map<string, SearchBot<unknown, Action>>();
  readonly #now: () => number;
  /** The part of its thinking time that the bot has which decides now. */
  #share = 1;

  /** `now`: the clock by which searches end, in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async decide(match: AnyMatch, seat: Seat, level: string, random: Random, share = 1): Promise<WrittenAction> {
    this.#share = share;
    const make = () => parseBot(level, match.game, 'bot', this.#now, () => this.#share);
    const bot = kept(this.#bots, `${match.game.meta.id} ${level}`, make);
    return match.game.actions.write(await bot.decide(situationIn(match, seat), random));
  }

  /** What a search would do, the best first, and why. */
  hints(match: AnyMatch, seat: Seat, ms: number, random: Random, share = 1): readonly Advice[] {
    this.#share = share;
    const make = () => searchBot(match.game, { ms }, { now: this.#now, share: () => this.#share });
    const adviser = kept(this.#advisers, `${match.game.meta.id} ${ms}`, make);
    return advise(match.game, match, seat, adviser, random);
  }
}

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const one = all.get(key) ?? make();
  all.set(key, one);
  return one;
}

/** Brings a copy of a match up to date: `lines` follow the first `after` of its log, and those it has already are passed over. */
export function follow(match: AnyMatch, after: number, lines: readonly LogEntry[]): void {
  if (match.seq < after) throw new Error(`The match is known up to line ${match.seq}, not up to ${after}`);
  replayLines(match, lines.slice(match.seq - after));
}
