import type { Action, Random, Sandbox, Seat, Situation } from '@starboard/kernel';
import { askOf, type Thinking } from './bot.ts';

/** One reason for an answer, or the price of it: which part of a seat's standing changes by it, and by how much. */
export interface Reason {
  /** A term of the game's judgement; its words are `why.<term>` or `but.<term>`. */
  readonly term: string;
  readonly kind: 'why' | 'but';
  readonly gain: number;
}

const FUTURES = 6;
/** What is less than this, nobody would call a reason. */
const LEAST = 0.02;
/** A second reason is at least this part of the first, a price at least that. */
const SECOND = 0.5;
const PRICE = 0.4;

/**
 * Why an answer is good: what it changes in the seat's standing, compared both with how it is now and with doing nothing
 * (`idle`), in the same futures: what would have come anyway is no reason. The largest gain first, perhaps a second one,
 * perhaps what it costs; nothing where they are about equal.
 */
export function reasonsFor<S, A extends Action>(
  game: Thinking<S, A>,
  { seat, simulator }: Pick<Situation<S, A>, 'seat' | 'simulator'>,
  answer: A,
  idle: A,
  random: Random,
): readonly Reason[] {
  const { judgement } = game.bot;
  if (judgement === undefined) return [];
  const { terms } = judgement;
  const parts = () => new Float64Array(terms.length);
  const sums = { before: parts(), idle: parts(), answer: parts() };
  const out = parts();
  for (let n = 0; n < FUTURES; n++) {
    const luck = random.spawn();
    const fork = () => simulator.fork(luck.clone());
    const now = fork().state;
    const judge = (state: S, sum: Float64Array) => {
      judgement.judge(state, seat, now, out);
      for (let i = 0; i < out.length; i++) sum[i] += out[i] / FUTURES;
    };
    judge(now, sums.before);
    judge(answered(fork(), seat, idle).state, sums.idle);
    judge(answered(fork(), seat, answer).state, sums.answer);
  }
  return weighed(
    terms.map((term, i) => ({ term, gain: lesser(sums.answer[i] - sums.before[i], sums.answer[i] - sums.idle[i]) })),
  );
}

/** Of two changes the smaller one; none if they point in different directions. */
const lesser = (a: number, b: number): number => (a * b <= 0 ? 0 : Math.sign(a) * Math.min(Math.abs(a), Math.abs(b)));

function answered<S, A extends Action>(run: Sandbox<S, A>, seat: Seat, action: A): Sandbox<S, A> {
  askOf(run, seat);
  run.answer(seat, action);
  return run;
}

function weighed(changes: readonly { readonly term: string; readonly gain: number }[]): readonly Reason[] {
  const better = changes.filter(({ gain }) => gain > LEAST).sort((a, b) => b.gain - a.gain);
  const worse = changes.filter(({ gain }) => gain < -LEAST).sort((a, b) => a.gain - b.gain);
  const [first, second] = better;
  if (first === undefined) return [];
  const [price] = worse;
  return [
    { ...first, kind: 'why' },
    ...(second !== undefined && second.gain > SECOND * first.gain ? [{ ...second, kind: 'why' } as const] : []),
    ...(price !== undefined && -price.gain > PRICE * first.gain ? [{ ...price, kind: 'but' } as const] : []),
  ];
}
