import type { BotKnowledge } from '@starboard/kernel';
import type { Example } from './examples.ts';

/** What was learnt: how much each term counts beside its present weight, and how sharply standings are compared. */
export interface Weights {
  readonly terms: readonly number[];
  /** At the beginning of a match, and at its end. */
  readonly early: number;
  readonly late: number;
}

const STEPS = 400;
const RATE = 0.03;
/** How strongly terms are held to their present weights. */
const CAUTION = 0.002;

/** Chances to win by the weights, written into `out`: a softmax over the seats. */
export function chances(
  { terms: weights, early, late }: Weights,
  terms: Float64Array,
  progress: number,
  out: number[],
) {
  const each = weights.length;
  const players = terms.length / each;
  const sharpness = early + (late - early) * progress;
  let highest = -Infinity;
  for (let seat = 0; seat < players; seat++) {
    let standing = 0;
    for (let k = 0; k < each; k++) standing += weights[k] * terms[seat * each + k];
    out[seat] = sharpness * standing;
    highest = Math.max(highest, out[seat]);
  }
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    out[seat] = Math.exp(out[seat] - highest);
    total += out[seat];
  }
  for (let seat = 0; seat < players; seat++) out[seat] /= total;
}

/** How surprised somebody is by who won, in nats for each position. */
export function surprise(examples: readonly Example[], say: (example: Example) => readonly number[]): number {
  const total = examples.reduce((sum, example) => {
    const said = say(example);
    return sum - example.won.reduce((part, share, seat) => part + share * Math.log(Math.max(1e-6, said[seat])), 0);
  }, 0);
  return total / examples.length;
}

export const surpriseOf = (weights: Weights, examples: readonly Example[]): number => {
  const out: number[] = [];
  return surprise(examples, ({ terms, progress }) => {
    chances(weights, terms, progress, out);
    return out;
  });
};

/** Fits the weights to who won (logistic regression over the seats, Adam), from the present ones on. */
export function learn(examples: readonly Example[], terms: number): Weights {
  const size = terms + 2;
  const theta = new Float64Array(size).fill(1);
  theta[terms] = 0.1;
  theta[terms + 1] = 0.3;
  const slope = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    slopes(examples, theta, slope);
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
      square[i] = 0.99 * square[i] + 0.01 * slope[i] * slope[i];
      theta[i] -= (RATE * (mean[i] / (1 - 0.9 ** step))) / (Math.sqrt(square[i] / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weightsIn(theta);
}

const weightsIn = (theta: Float64Array): Weights => ({
  terms: [...theta.subarray(0, -2)],
  early: theta[theta.length - 2],
  late: theta[theta.length - 1],
});

/** How the surprise changes with each weight. */
function slopes(examples: readonly Example[], theta: Float64Array, out: Float64Array): void {
  const weights = weightsIn(theta);
  const each = weights.terms.length;
  const said: number[] = [];
  out.fill(0);
  for (const { terms, progress, won } of examples) {
    chances(weights, terms, progress, said);
    const sharpness = weights.early + (weights.late - weights.early) * progress;
    for (let seat = 0; seat < won.length; seat++) {
      const error = (said[seat] - won[seat]) / examples.length;
      let standing = 0;
      for (let k = 0; k < each; k++) {
        out[k] += error * sharpness * terms[seat * each + k];
        standing += weights.terms[k] * terms[seat * each + k];
      }
      out[each] += error * standing * (1 - progress);
      out[each + 1] += error * standing * progress;
    }
  }
  for (let k = 0; k < each; k++) out[k] += CAUTION * (theta[k] - 1);
}

/** The knowledge of a game, with a value by the weights. */
export function knowing<S, A>(bot: BotKnowledge<S, A>, weights: Weights, players: number): BotKnowledge<S, A> {
  const { judgement, valueAfterTurn: _, ...rest } = bot;
  if (judgement === undefined) throw new Error('The game has no judgement');
  const each = weights.terms.length;
  const terms = new Float64Array(players * each);
  const part = new Float64Array(each);
  return {
    ...rest,
    judgement,
    value(state, out) {
      for (let seat = 0; seat < players; seat++) {
        judgement.judge(state, seat, state, part);
        terms.set(part, seat * each);
      }
      chances(weights, terms, bot.progress(state), out);
    },
  };
}
