import {
  type Action,
  type ActionSpace,
  type AnyGame,
  type Legal,
  type OptionValues,
  type Outcome,
  Random,
  Run,
  type Seat,
} from '@starboard/kernel';
import { VirtualClock } from '../race.ts';

/** Decisions after which a match is broken off as a draw, so that nothing hangs. */
const LIMIT = 100_000;

export interface EnvSetup {
  readonly players: number;
  readonly options: OptionValues;
}

// biome-ignore lint/suspicious/noExplicitAny: an environment plays any game
type AnyRun = Run<any, any, any>;

/** One match of an environment: always waiting for one seat, until it is over. */
export class EnvMatch {
  readonly run: AnyRun;
  readonly legal: Legal = { indexes: [], actions: [] };
  seat: Seat = -1;
  decisions = 0;
  readonly #space: ActionSpace;
  readonly #clock: VirtualClock;

  constructor(game: AnyGame, space: ActionSpace, { players, options }: EnvSetup, seed: string) {
    this.#space = space;
    this.#clock = new VirtualClock(players, () => 1);
    this.run = Run.setUp(game, players, options, Random.fromSeed(seed));
    this.run.begin();
    this.#settle();
  }

  get over(): boolean {
    return this.run.over || this.decisions >= LIMIT;
  }

  /** The action that an index stands for now, if the seat may do it. */
  actionAt(index: number): Action | undefined {
    const place = this.legal.indexes.indexOf(index);
    return place < 0 ? undefined : this.legal.actions[place];
  }

  answer(action: Action): void {
    this.decisions++;
    this.run.answer(this.seat, action, this.#clock.now);
    this.#settle();
  }

  /** Everybody who is asked now and answers without knowing what the others say; or the one whose turn it is. */
  get asked(): readonly Seat[] {
    if (this.over) return [];
    return this.run.asksAll ? this.run.asks.map(({ seat }) => seat) : [this.seat];
  }

  /** What a seat that is asked may do. */
  legalOf(seat: Seat): Legal {
    const ask = this.asked.includes(seat) ? this.run.asks.find((one) => one.seat === seat) : undefined;
    return ask === undefined ? { indexes: [], actions: [] } : this.#space.legal(ask, this.run.state);
  }

  /** Places and points; all are level where the match was broken off. */
  outcome(): Outcome {
    const { game, state, over, players } = this.run;
    const { places, points } = game.outcome(state);
    return { places: over ? places : new Array<number>(players).fill(1), points };
  }

  /** Goes on to the next decision of a seat; what the clock has to say happens by itself. */
  #settle(): void {
    const { run } = this;
    while (!this.over) {
      const { ask, isLate } = this.#clock.next(run);
      if (!isLate) {
        this.seat = ask.seat;
        this.#space.legal(ask, run.state, this.legal);
        if (this.legal.indexes.length === 0) throw new Error(`${ask.question.kind} has no answer at all`);
        return;
      }
      this.decisions++;
      run.answer(ask.seat, ask.question.timeUp?.(run.state, ask.seat, ask.about), this.#clock.now);
    }
    this.seat = -1;
    this.legal.indexes.length = 0;
    this.legal.actions.length = 0;
  }
}

/** From -1 for the last to 1 for the only winner: the share of others left behind, less the share of those ahead. */
export function rewardsOf({ places }: Outcome): number[] {
  if (places.length === 1) return [places[0] === 1 ? 1 : -1];
  return places.map((own) => {
    const behind = places.filter((place) => place > own).length;
    const ahead = places.filter((place) => place < own).length;
    return (behind - ahead) / (places.length - 1);
  });
}
