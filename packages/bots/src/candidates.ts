import { type Action, type Ask, Menu, type Random, type Seat } from '@starboard/kernel';
import type { Thinking } from './bot.ts';

/** Answers to compare: every option, and of each open form its suggestions or else a few samples. */
export function candidates<S, A extends Action>(ask: Ask<S, A>, state: S, random: Random, samples = 3): A[] {
  const menu = new Menu<A>(false);
  ask.question.options?.(menu, state, ask.seat, ask.about);
  return [...menu.options, ...formAnswers(ask, state, random, samples)];
}

/** The answers that the game does not tell its bots to ignore; all of them if no other is left. */
export function worthATry<S, A extends Action>(
  { bot }: Thinking<S, A>,
  state: S,
  seat: Seat,
  answers: readonly A[],
): readonly A[] {
  if (bot.ignores === undefined) return answers;
  const tried = answers.filter((answer) => bot.ignores?.(state, seat, answer) !== true);
  return tried.length === 0 ? answers : tried;
}

/** Answers by form: what the game suggests, or samples where it suggests nothing. */
export function formAnswers<S, A extends Action>(
  { question, seat, about }: Ask<S, A>,
  state: S,
  random: Random,
  samples: number,
): A[] {
  const answers: A[] = [];
  for (const form of question.forms ?? []) {
    if (form.open?.(state, seat, about).ok === false) continue;
    if (form.suggest !== undefined) {
      answers.push(...form.suggest(state, seat, about));
      continue;
    }
    for (let i = 0; i < samples; i++) {
      const sampled = form.sample(state, seat, random, about);
      if (sampled !== undefined) answers.push(sampled);
    }
  }
  return answers;
}

/** Any answer by form, or undefined if no form can be filled in. */
export function sampleForm<S, A extends Action>(
  { question, seat, about }: Ask<S, A>,
  state: S,
  random: Random,
): A | undefined {
  const forms = question.forms ?? [];
  const first = forms.length > 1 ? random.below(forms.length) : 0;
  for (let i = 0; i < forms.length; i++) {
    const form = forms[(first + i) % forms.length];
    if (form.open?.(state, seat, about).ok === false) continue;
    const answer = form.sample(state, seat, random, about);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
