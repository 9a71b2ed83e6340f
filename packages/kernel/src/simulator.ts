import type { MatchView } from './match.ts';
import type { Ask, Menu, Seat } from './question.ts';
import type { Random } from './random.ts';
import type { Sandbox } from './run.ts';

/** Deals out futures that the seat cannot tell from the real match. The true state is not to be had here. */
export interface Simulator<S, A> {
  readonly seat: Seat;
  readonly players: number;
  /** One that is `forkable` can be re-dealt again wherever it has passed a checkpoint. */
  fork(random: Random, forkable?: boolean): Sandbox<S, A>;
}

/**
 * All that a bot is given to decide on: who is asked what, about what. The question is a constant and its subject is public,
 * so they tell nothing hidden. Its forms are filled in on a fork.
 */
export interface Situation<S, A> extends Ask<S, A> {
  readonly simulator: Simulator<S, A>;
  /** Made when asked for: most bots need only the simulator. */
  view(): MatchView;
  menu(): Menu<A>;
}
