import type { Action } from '@starboard/kernel';
import { askOf, type Bot, type Thinking } from './bot.ts';
import { candidates } from './candidates.ts';
import { pickWeighted } from './weights.ts';

/** Plays by first impression: the better an answer looks, the likelier it is taken. A higher `care` wavers less. */
export function policyBot<S, A extends Action>(game: Thinking<S, A>, care = 2, name = 'policy'): Bot<S, A> {
  return {
    name,
    decide({ seat, simulator }, random) {
      const run = simulator.fork(random);
      const answers = candidates(askOf(run, seat), run.state, random);
      const weights = answers.map((answer) => game.bot.prior(run.state, seat, answer) ** care);
      return answers[pickWeighted(weights, weights.length, random)];
    },
  };
}
