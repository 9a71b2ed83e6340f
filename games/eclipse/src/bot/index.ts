import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { ignores, key, prior } from './policy.ts';
import { judgement, progress, value } from './value.ts';

/** Before this round bots that thought twice played worse (README): what a turn brings shows too late. */
const SECOND_THOUGHTS = 7;

export const bot: BotKnowledge<State, Action> = {
  ...{ value, prior, key, ignores, progress, judgement },
  turn: (state) => state.turns,
  judgesEnds: true,
  search: 'contest',
  rivals: 'many',
  thinksTwice: (state) => state.round >= SECOND_THOUGHTS,
  slips: [0.75, 0.53, 0.33, 0.12],
};
