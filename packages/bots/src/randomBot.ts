import type { Action, Random, Situation } from '@starboard/kernel';
import { askOf, type Bot } from './bot.ts';
import { sampleForm } from './candidates.ts';

/** Takes any option; where forms are open as well, it fills one in as often as it would take any single option. */
export function randomBot<S, A extends Action>(): Bot<S, A> {
  return {
    name: 'random',
    decide(situation, random) {
      const { options } = situation.menu();
      const forms = situation.question.forms?.length ?? 0;
      const choice = forms === 0 ? random.below(options.length) : random.below(options.length + 1);
      return options[choice] ?? filledIn(situation, random) ?? options[random.below(options.length)];
    },
  };
}

function filledIn<S, A extends Action>({ seat, simulator }: Situation<S, A>, random: Random): A | undefined {
  const run = simulator.fork(random);
  return sampleForm(askOf(run, seat), run.state, random);
}
