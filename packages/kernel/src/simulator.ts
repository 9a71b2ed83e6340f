import type { MatchView } from './match.ts';
import type { Menu, Question, Seat } from './question.ts';
import type { Random } from './random.ts';
import type { Sandbox } from './run.ts';

/** Deals out futures that the seat cannot tell from the real match. The true state is not to be had here. */
export interface Simulator<S, A> {
  readonly seat: Seat;
  readonly players: number;
  fork(random: Random): Sandbox<S, A>;
}

/** All that a bot is given to decide on. */
export interface Situation<S, A> {
  readonly seat: Seat;
  /** What is asked: a constant, so it tells nothing of the state. Its forms are filled in on a fork. */
  readonly question: Question<S, A>;
  readonly simulator: Simulator<S, A>;
  /** Made when asked for: most bots need only the simulator. */
  view(): MatchView;
  menu(): Menu<A>;
}
