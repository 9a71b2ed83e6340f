import { type Action, mixed, NamedLuck, Random, type Sandbox } from '@starboard/kernel';
import type { Thinking } from '../bot.ts';

/** Far from the numbers of futures and turns: what is drawn has nothing to do with what is chosen. */
const DRAWN = 0x5bd1e995;

/** Stands for the turn where a game counts none: choices in a future are other luck than its deal. */
const NO_TURN = -2;

/**
 * Numbered luck: future n is the same whenever it is asked for. Answers that are compared get the same futures, so that
 * they differ by what they do and less by their luck.
 */
export class Futures {
  readonly #base: readonly number[];

  constructor(random: Random) {
    this.#base = random.spawn().save();
  }

  /** The luck of future n; if a turn is named, that of this turn in it. */
  random(n: number, turn = -1): Random {
    return Random.restore(mixed(this.#base, numberOf(n, turn)));
  }

  /** What is drawn in a turn of future n, by names. */
  drawn(n: number, turn = -1): NamedLuck {
    return new NamedLuck(mixed(this.#base, numberOf(n, turn) ^ DRAWN));
  }
}

const numberOf = (n: number, turn: number): number => n + 1 + Math.imul(turn + 1, 0x632be59b);

/**
 * One future on its way. Its luck and the choices in it begin anew with every turn, by the numbers of the future and the turn: so those
 * of futures that are compared stay alike after they have gone different ways.
 */
export class Course<S, A extends Action> {
  readonly run: Sandbox<S, A>;
  /** Decides where something is chosen by chance. */
  choices: Random;
  readonly #game: Thinking<S, A>;
  readonly #futures: Futures;
  readonly #n: number;
  readonly #end: number;
  #turn: number | undefined;

  constructor(game: Thinking<S, A>, futures: Futures, n: number, run: Sandbox<S, A>, end: number) {
    this.run = run;
    this.#game = game;
    this.#futures = futures;
    this.#n = n;
    this.#end = end;
    this.#turn = game.bot.turn?.(run.state);
    this.choices = this.#begin();
  }

  #begin(): Random {
    this.run.nameLuck(this.#futures.drawn(this.#n, this.#turn));
    return this.#futures.random(this.#n, this.#turn ?? NO_TURN);
  }

  /** Whether it has reached its end: that of the match, or the turn that is looked ahead to. Asked before every decision. */
  isOver(): boolean {
    if (this.run.over) return true;
    const { turn } = this.#game.bot;
    if (turn === undefined) return false;
    const now = turn(this.run.state);
    if (now !== this.#turn) {
      this.#turn = now;
      this.choices = this.#begin();
    }
    return now >= this.#end;
  }
}
