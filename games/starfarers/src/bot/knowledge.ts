import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { pointsOf, type State } from '../state.ts';

export const bot: BotKnowledge<State, Action> = {
  value(state, out) {
    let total = 0;
    for (let seat = 0; seat < state.players; seat++) total += out[seat] = pointsOf(state, seat);
    for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
  },
  prior: () => 1,
  key: (action) => action.do.length,
  progress: () => 0,
};
