import type { Action, Random, Seat } from '@starboard/kernel';
import type { Thinking } from './bot.ts';

/** An index, as likely as its weight says. */
export function pickWeighted(weights: ArrayLike<number>, count: number, random: Random): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i];
  let left = random.fraction() * total;
  for (let i = 0; i < count; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return count - 1;
}

/** The answer that looks best before any thought. */
export function likeliest<S, A extends Action>(game: Thinking<S, A>, state: S, seat: Seat, answers: readonly A[]): A {
  let best = answers[0];
  let highest = -1;
  for (const answer of answers) {
    const prior = game.bot.prior(state, seat, answer);
    if (prior > highest) {
      highest = prior;
      best = answer;
    }
  }
  return best;
}
