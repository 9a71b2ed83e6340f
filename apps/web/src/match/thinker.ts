import { advise, type Bot, botRandoms, parseBot, searchBot, situationIn } from '@starboard/bots';
import {
  type AnyGame,
  type AnyMatch,
  type LogEntry,
  type Random,
  replayLines,
  type Seat,
  type WrittenAction,
} from '@starboard/kernel';
import type { Hint } from '../session.ts';
import { buildMatch } from './build.ts';
import type { LocalMatch } from './localMatch.ts';

/** Bots beside a copy of the match that follows its log. They see what their seat may see and nothing else. */
export class Thinker {
  readonly #game: AnyGame;
  readonly #match: AnyMatch;
  readonly #randoms: readonly Random[];
  readonly #now: () => number;
  readonly #bots = new Map<string, Bot<unknown, never>>();

  /** `now`: the clock by which searches end, in ms. */
  constructor(game: AnyGame, local: LocalMatch, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#game = game;
    this.#match = buildMatch(game, local);
    this.#randoms = botRandoms(`${local.seed} ${this.#match.seq}`, this.#match.players);
  }

  /** Log entries from the given number on; those it has already are passed over. */
  follow(from: number, entries: readonly LogEntry[]): void {
    replayLines(this.#match, entries.slice(Math.max(0, this.#match.seq - from)));
  }

  async decide(seat: Seat, level: string): Promise<WrittenAction> {
    const action = await this.#bot(level).decide(situationIn(this.#match, seat) as never, this.#randoms[seat]);
    return this.#game.actions.write(action) as WrittenAction;
  }

  #bot(level: string): Bot<unknown, never> {
    const bot =
      this.#bots.get(level) ?? (parseBot(level, this.#game, 'bot', this.#now) as unknown as Bot<unknown, never>);
    this.#bots.set(level, bot);
    return bot;
  }

  /** What a search would do, the best first, and why. */
  hint(seat: Seat, ms: number): readonly Hint[] {
    const adviser = searchBot(this.#game, { ms }, { now: this.#now });
    return advise(this.#game, this.#match, seat, adviser, this.#randoms[seat]);
  }
}
