import { wealthOf } from '../score.ts';
import type { State } from '../state.ts';

/** How likely each seat is to win. */
export function value(state: State, out: number[]): void {
  let total = 0;
  for (let seat = 0; seat < state.players; seat++) {
    out[seat] = Math.exp(wealthOf(state, seat) / 12);
    total += out[seat];
  }
  for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
}

export function progress(state: State): number {
  const part = state.deck.length === 0 ? 0 : state.deckAt / state.deck.length;
  return state.phase === 'over' ? 1 : (state.round + part * 0.9) / state.levels.length;
}
