import type { About, Action, Answer, Ask, Question, Seat } from './question.ts';

/** A piece of rules that may ask; its value comes out of `yield*`. */
export type Play<T> = Generator<undefined, T, undefined>;

/**
 * What rules hold in their hands. A function that takes `state` only reads; one that takes the table `t` may ask, draw,
 * tell and write.
 */
export interface Table<S, E> {
  readonly state: S;
  readonly players: number;
  /** Match time in ms of the action being carried out: the only clock that rules know. */
  readonly now: number;

  /** Asks one seat. `const move = yield* t.choose(seat, flightMove)`, or `yield* t.choose(seat, DEFEND, hit)` with a subject. */
  choose<A extends Action, Q = void>(seat: Seat, question: Question<S, A, Q>, ...about: About<Q>): Play<A>;
  /** Asks several seats the same at once and waits for all; nobody's answer is known before the last one is given. */
  chooseAll<A extends Action, Q = void>(
    seats: readonly Seat[],
    question: Question<S, A, Q>,
    ...about: About<Q>
  ): Play<readonly Answer<A>[]>;
  /** Asks several seats at once, see `asking`, and goes on with whoever answers first. */
  chooseAny<A extends Action>(asks: readonly Ask<S, A>[]): Play<Answer<A>>;

  /** Says that the state alone tells how play goes on from here. The next thing that happens must be a question. */
  checkpoint(): void;

  /** One die: 1 to `sides`. Draws have names, so that a scenario can script them. */
  die(name: string, sides?: number): number;
  /** Several dice. */
  roll(name: string, dice: number, sides?: number): readonly number[];
  /** A fair integer from 0 to n - 1. */
  below(name: string, n: number): number;
  /** The index of one unit drawn from `counts`. */
  pick(name: string, counts: readonly number[]): number;
  /** Puts the items in a random order, in place. */
  shuffle<T>(name: string, items: T[]): T[];
  /** Says that somebody now sees what was hidden from them; no undo goes behind it. Draws say so by themselves. */
  reveal(): void;

  /**
   * Tells what happened. Undefined where nobody listens, so write `t.tell?.({ … })`: then the event is not even made.
   * Who may see what of it is declared in the game's `events.ts`.
   */
  readonly tell: ((event: E) => void) | undefined;
}
