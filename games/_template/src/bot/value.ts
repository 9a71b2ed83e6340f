import { sum } from '@starboard/kernel';
import { COMETS } from '../content/comets.ts';
import { points, setPoints } from '../score.ts';
import { AHEAD, handOf, type Open, type State } from '../state.ts';

/** How far the match is: comets that are gone. */
export const progress = (state: Open): number => state.caught.filter((where) => where !== AHEAD).length / COMETS.length;

/** How likely each seat is to win: points in hand and points to come, sharper the later it is. */
export function value(state: State, out: number[]): void {
  const sharpness = 1.2 + 3 * progress(state);
  for (let seat = 0; seat < state.players; seat++) {
    const hand = handOf(state, seat);
    const nearSet = hand.filter((n) => n > 0).length / hand.length;
    const finds = state.found.filter((where) => where === seat).length;
    const promise = 0.35 * state.fuel[seat] + 0.5 * sum(hand) + 0.3 * setPoints(state, seat) * nearSet + 0.8 * finds;
    out[seat] = (1 + points(state, seat) + promise * (1 - progress(state))) ** sharpness;
  }
  const total = sum(out);
  for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
}
