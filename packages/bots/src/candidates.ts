import { type Action, Menu, type Question, type Random, type Seat } from '@starboard/kernel';

/** Answers to compare: every option, and of each open form its suggestions or else a few samples. */
export function candidates<S, A extends Action>(
  question: Question<S, A>,
  state: S,
  seat: Seat,
  random: Random,
  samples = 3,
): A[] {
  const menu = new Menu<A>(false);
  question.options?.(menu, state, seat);
  return [...menu.options, ...formAnswers(question, state, seat, random, samples)];
}

/** Answers by form: what the game suggests, or samples where it suggests nothing. */
export function formAnswers<S, A extends Action>(
  question: Question<S, A>,
  state: S,
  seat: Seat,
  random: Random,
  samples: number,
): A[] {
  const answers: A[] = [];
  for (const form of question.forms ?? []) {
    if (form.open?.(state, seat).ok === false) continue;
    if (form.suggest !== undefined) {
      answers.push(...form.suggest(state, seat));
      continue;
    }
    for (let i = 0; i < samples; i++) {
      const sampled = form.sample(state, seat, random);
      if (sampled !== undefined) answers.push(sampled);
    }
  }
  return answers;
}

/** Any answer by form, or undefined if no form can be filled in. */
export function sampleForm<S, A extends Action>(
  question: Question<S, A>,
  state: S,
  seat: Seat,
  random: Random,
): A | undefined {
  const forms = question.forms ?? [];
  const first = forms.length > 1 ? random.below(forms.length) : 0;
  for (let i = 0; i < forms.length; i++) {
    const form = forms[(first + i) % forms.length];
    if (form.open?.(state, seat).ok === false) continue;
    const answer = form.sample(state, seat, random);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
