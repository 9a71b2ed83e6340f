import {
  type Action,
  type Ask,
  type Random,
  type Sandbox,
  type Seat,
  type Simulator,
  urgencyOf,
} from '@starboard/kernel';
import { askOf, type Bot, standing, type Thinking } from './bot.ts';
import { candidates } from './candidates.ts';
import { likeliest } from './weights.ts';

export interface GreedyOptions {
  readonly name?: string;
  /** How many futures each answer is tried in, where luck or hidden things make them differ. */
  readonly samples?: number;
  /** How much a value may be misjudged, as a part of the range from the worst answer to the best. */
  readonly noise?: number;
}

/** Looks one decision ahead with the game's own `value`. All answers are tried in the same futures. */
export function greedyBot<S, A extends Action>(game: Thinking<S, A>, options: GreedyOptions = {}): Bot<S, A> {
  const { name = 'greedy', samples = 6, noise = 0 } = options;
  return {
    name,
    decide({ seat, simulator }, random) {
      const run = simulator.fork(random);
      const answers = candidates(askOf(run, seat), run.state, random);
      if (answers.length === 1) return answers[0];
      const values = lookAhead(game, simulator, answers, samples, random);
      if (noise > 0) blur(values, noise, random);
      const priors = answers.map((answer) => game.bot.prior(run.state, seat, answer));
      return answers[bestOf(values, priors, random)];
    },
  };
}

/** What each answer is worth to the seat, over the same futures for all. */
export function lookAhead<S, A extends Action>(
  game: Thinking<S, A>,
  simulator: Simulator<S, A>,
  answers: readonly A[],
  samples: number,
  random: Random,
): number[] {
  const totals = answers.map(() => 0);
  const first = answers.map(() => 0);
  for (let sample = 0; sample < samples; sample++) {
    const luck = random.spawn();
    let same = sample > 0;
    for (let i = 0; i < answers.length; i++) {
      const value = valueAfter(game, simulator, answers[i], luck.clone());
      totals[i] += value;
      if (sample === 0) first[i] = value;
      else if (value !== first[i]) same = false;
    }
    if (same && sample === 1) return first; // neither luck nor hidden things matter here
  }
  return totals.map((total) => total / samples);
}

const outlook: number[] = [];

function valueAfter<S, A extends Action>(
  game: Thinking<S, A>,
  simulator: Simulator<S, A>,
  answer: A,
  luck: Random,
): number {
  const { seat } = simulator;
  const run = simulator.fork(luck);
  const { question } = askOf(run, seat);
  const together = run.asks.length > 1 && question.race !== true ? question : undefined;
  run.answer(seat, answer);
  hearReplies(game, run, seat, together, luck);
  standing(game, run, outlook);
  return outlook[seat];
}

/** Lets the others reply as their priors say, so that an offer, or an answer given `together`, takes effect. */
function hearReplies<S, A extends Action>(
  game: Thinking<S, A>,
  run: Sandbox<S, A>,
  seat: Seat,
  together: Ask<S, A>['question'] | undefined,
  luck: Random,
): void {
  for (let replies = 0; replies < 2 * run.players && !run.over; replies++) {
    const ask = run.next();
    if (ask.seat === seat) return;
    if (ask.question !== together && urgencyOf(ask, run.state) !== 'invited') return;
    const replied = candidates(ask, run.state, luck, 1);
    run.answer(ask.seat, likeliest(game, run.state, ask.seat, replied));
  }
}

/** The best value; among equals the best prior; among those any. */
function bestOf(values: readonly number[], priors: readonly number[], random: Random): number {
  const ahead = (i: number, j: number) => values[i] - values[j] || priors[i] - priors[j];
  let best = [0];
  for (let i = 1; i < values.length; i++) {
    const lead = ahead(i, best[0]);
    if (lead > 0) best = [i];
    else if (lead === 0) best.push(i);
  }
  return best.length === 1 ? best[0] : best[random.below(best.length)];
}

function blur(values: number[], noise: number, random: Random): void {
  const range = Math.max(...values) - Math.min(...values);
  for (let i = 0; i < values.length; i++) values[i] += (random.fraction() - 0.5) * noise * range;
}
