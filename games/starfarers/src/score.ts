import { type Outcome, ranked, seats } from '@starboard/kernel';
import { GOAL } from './content/index.ts';
import { pointsOf, type State, type T } from './state.ts';

/** SF-22.3: whoever has 15 points in his own turn ends the game and wins. */
export function maybeWin(t: T): boolean {
  const { state } = t;
  const points = pointsOf(state, state.active);
  if (points < GOAL) return false;
  state.phase = 'over';
  t.tell?.({ event: 'won', rule: 'SF-22.3', seat: state.active, points });
  return true;
}

/** SF-22.6: the active player has won; the others are ranked by their points. */
export function outcome(state: State): Outcome {
  const points = seats(state.players).map((seat) => pointsOf(state, seat));
  return ranked(points, points.with(state.active, Number.POSITIVE_INFINITY));
}
