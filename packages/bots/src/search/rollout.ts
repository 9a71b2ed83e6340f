import { type Action, type Ask, Menu, type Random, type Sandbox } from '@starboard/kernel';
import type { Thinking } from '../bot.ts';
import { sampleForm } from '../candidates.ts';
import { pickWeighted } from '../weights.ts';
import type { MoveStatistics } from './moveStatistics.ts';

const MOST_FORCED = 1000;

/** The move that an answer of a seat is in the search's books; at most 16 seats. */
export const moveOf = (key: number, seat: number): number => (key << 4) | seat;

/** How far futures are played: so many decisions, and no further than to the beginning of turn `end`. */
export interface Extent {
  readonly decisions: number;
  readonly end: number;
}

/** Whether a future has reached its end: that of the match, or the turn that is looked ahead to. */
export function isOver<S, A extends Action>({ bot }: Thinking<S, A>, run: Sandbox<S, A>, end: number): boolean {
  return run.over || (bot.turn !== undefined && bot.turn(run.state) >= end);
}

/** Plays futures on by quick policy: priors, corrected by how well moves did so far. */
export class Rollout<S, A extends Action> {
  readonly #game: Thinking<S, A>;
  readonly #statistics: MoveStatistics;
  readonly #menu = new Menu<A>(false);
  #weights = new Float64Array(64);
  #moves = new Int32Array(64);

  constructor(game: Thinking<S, A>, statistics: MoveStatistics) {
    this.#game = game;
    this.#statistics = statistics;
  }

  /**
   * Plays on until turn `end` begins, at most `decisions` real decisions (those with a choice), and writes the moves down.
   * Returns where it stopped writing.
   */
  play(run: Sandbox<S, A>, random: Random, { decisions, end }: Extent, trail: Int32Array, from: number): number {
    const { options } = this.#menu;
    const last = from + decisions;
    let written = from;
    for (let forced = 0; written < last && forced < MOST_FORCED && !isOver(this.#game, run, end); ) {
      const ask = run.next();
      options.length = 0;
      ask.question.options?.(this.#menu, run.state, ask.seat, ask.about);
      if (options.length < 2) {
        forced++;
        run.answer(ask.seat, options[0] ?? formAnswer(run, ask, random));
        continue;
      }
      const choice = this.#pick(run.state, ask.seat, options, random);
      trail[written++] = this.#moves[choice];
      run.answer(ask.seat, options[choice]);
    }
    return written;
  }

  #pick(state: S, seat: number, options: readonly A[], random: Random): number {
    const count = options.length;
    if (count > this.#weights.length) {
      this.#weights = new Float64Array(2 * count);
      this.#moves = new Int32Array(2 * count);
    }
    const { bot } = this.#game;
    for (let i = 0; i < count; i++) {
      const move = moveOf(bot.key(options[i]), seat);
      this.#moves[i] = move;
      this.#weights[i] = bot.prior(state, seat, options[i]) * this.#statistics.factor(move);
    }
    return pickWeighted(this.#weights, count, random);
  }
}

function formAnswer<S, A extends Action>(run: Sandbox<S, A>, ask: Ask<S, A & Action>, random: Random): A {
  const answer = sampleForm(ask, run.state, random);
  if (answer === undefined) throw new Error(`${ask.question.kind} has no answer at all`);
  return answer;
}
