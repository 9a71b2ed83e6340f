import { type Action, type Ask, Menu, type Random, type Sandbox } from '@starboard/kernel';
import type { Thinking } from '../bot.ts';
import { sampleForm } from '../candidates.ts';
import { pickWeighted } from '../weights.ts';
import type { Course } from './futures.ts';
import type { MoveStatistics } from './moveStatistics.ts';

const MOST_FORCED = 1000;

/** The move that an answer of a seat is in the search's books; at most 16 seats. */
export const moveOf = (key: number, seat: number): number => (key << 4) | seat;

/** How far futures are played: so many decisions, and no further than to the beginning of turn `end`. */
export interface Extent {
  readonly decisions: number;
  readonly end: number;
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
   * Plays a future on to its end, at most `decisions` real decisions (those with a choice), and writes the moves down.
   * Returns where it stopped writing.
   */
  play(course: Course<S, A>, decisions: number, trail: Int32Array, from: number): number {
    const { run } = course;
    const { options } = this.#menu;
    const { bot } = this.#game;
    const last = from + decisions;
    let written = from;
    for (let forced = 0; written < last && forced < MOST_FORCED && !course.isOver(); ) {
      const ask = run.next();
      const plain = bot.quick?.(run.state, ask);
      if (plain !== undefined) {
        trail[written++] = moveOf(bot.key(plain), ask.seat);
        run.answer(ask.seat, plain);
        continue;
      }
      options.length = 0;
      ask.question.options?.(this.#menu, run.state, ask.seat, ask.about);
      if (options.length < 2) {
        forced++;
        run.answer(ask.seat, options[0] ?? formAnswer(run, ask, course.choices));
        continue;
      }
      const choice = this.#pick(run.state, ask.seat, options, course.choices);
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
