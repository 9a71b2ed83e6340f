import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { ignores, key, prior } from './policy.ts';
import { judgement, progress, value, valueAfterTurn } from './value.ts';

export const bot: BotKnowledge<State, Action> = {
  ...{ value, valueAfterTurn, prior, ignores, key, progress, judgement },
  turn: (state) => state.turns,
  turnsAhead: (players) => players + 1, // to the end of the own next turn
  slips: [0.7, 0.3, 0],
};
