import { type Advice, botRandoms } from '@starboard/bots';
import { follow, Thinker } from '@starboard/host';
import type { AnyGame, AnyMatch, LogEntry, Random, Seat, WrittenAction } from '@starboard/kernel';
import { buildMatch } from './build.ts';
import type { LocalMatch } from './localMatch.ts';

/** The bots of a match on this device, beside a copy of it. */
export class LocalBots {
  readonly #match: AnyMatch;
  readonly #thinker: Thinker;
  readonly #randoms: readonly Random[];

  /** `now`: the clock by which searches end, in ms. */
  constructor(game: AnyGame, local: LocalMatch, now?: () => number) {
    this.#thinker = new Thinker(now);
    this.#match = buildMatch(game, local);
    this.#randoms = botRandoms(`${local.seed} ${this.#match.seq}`, this.#match.players);
  }

  /** `entries` follow the first `from` lines of the log. */
  decide(seat: Seat, level: string, from: number, entries: readonly LogEntry[]): Promise<WrittenAction> {
    follow(this.#match, from, entries);
    return this.#thinker.decide(this.#match, seat, level, this.#randoms[seat]);
  }

  hint(seat: Seat, ms: number, from: number, entries: readonly LogEntry[]): readonly Advice[] {
    follow(this.#match, from, entries);
    return this.#thinker.hints(this.#match, seat, ms, this.#randoms[seat]);
  }
}
