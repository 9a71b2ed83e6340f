import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { ignores, key, prior } from './policy.ts';
import { judgement, progress, value } from './value.ts';

export const bot: BotKnowledge<State, Action> = {
  ...{ value, prior, key, ignores, progress, judgement },
  turn: (state) => state.turns,
  judgesEnds: true,
  valueIsOpen: true,
  search: 'contest',
  slips: [0.7, 0.45, 0.25, 0],
};
