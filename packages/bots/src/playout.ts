import { type Action, type Ask, type GameEvent, Menu, type Random, type Run } from '@starboard/kernel';
import { sampleForm } from './candidates.ts';

/**
 * Plays on by chance until the end or the limit, and returns the number of decisions. Forms are filled in only where there
 * is no option.
 */
export function randomPlayout<S, A extends Action, E extends GameEvent>(
  run: Run<S, A, E>,
  random: Random,
  limit: number,
): number {
  const menu = new Menu<A>(false);
  const { options } = menu;
  const listed = (ask: Ask<S, A>): A | undefined => {
    options.length = 0;
    ask.question.options?.(menu, run.state, ask.seat, ask.about);
    const count = options.length;
    return count > 0 ? options[count === 1 ? 0 : random.below(count)] : sampleForm(ask, run.state, random);
  };
  let decisions = 0;
  for (; decisions < limit && !run.over; decisions++) {
    const ask = run.next();
    const answer = ask.question.draw?.(run.state, ask.seat, random, ask.about) ?? listed(ask);
    if (answer === undefined) throw new Error(`${ask.question.kind} has no answer at all`);
    run.answer(ask.seat, answer);
  }
  return decisions;
}
