import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { key, prior } from './policy.ts';
import { quick } from './quick.ts';
import { judgement, progress, value, valueAfterTurn } from './value.ts';

export const bot: BotKnowledge<State, Action> = {
  value,
  valueAfterTurn,
  prior,
  key,
  progress,
  quick,
  turn: (state) => state.turn,
  turnsAhead: (players) => players,
  judgement,
  slips: [0.5, 0.2, 0],
};
