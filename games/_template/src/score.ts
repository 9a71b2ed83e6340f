import { type Outcome, ranked, type Seat, seats, sum } from '@starboard/kernel';
import { COMETS } from './content/comets.ts';
import { modified } from './rules/finds.ts';
import { held, type Open, type State } from './state.ts';

export const POINTS_PER_SET = 3;

/** TP-4.2, TP-7.7: what each set of a crew counts. */
export const setPoints = (state: Open, seat: Seat): number => modified(state, seat, 'set-points', POINTS_PER_SET);

const towedBy = (state: Open, seat: Seat): readonly number[] =>
  COMETS.map(({ points }, comet) => (state.caught[comet] === seat ? points : 0));

/** TP-6.2: points that everybody can see: comets and sets. */
export const openPoints = (state: Open, seat: Seat): number =>
  sum(towedBy(state, seat)) + setPoints(state, seat) * state.sets[seat];

/** TP-6.2: with the secret wish: one point for each such crystal that is left. */
export const points = (state: State, seat: Seat): number =>
  openPoints(state, seat) + held(state, seat, state.wish[seat]);

/** TP-6.3, TP-6.4: most points, then most fuel; who is still level shares the place. */
export function outcome(state: State): Outcome {
  const all = seats(state.players).map((seat) => points(state, seat));
  return ranked(
    all,
    all.map((n, seat) => n * 100 + state.fuel[seat]),
  );
}
