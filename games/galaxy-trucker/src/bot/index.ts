import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { buildingPause } from './builder.ts';
import { judgement } from './judgement.ts';
import { key, prior } from './policy.ts';
import { progress, turn, value } from './value.ts';

export const bot: BotKnowledge<State, Action> = { value, prior, key, progress, turn, pause: buildingPause, judgement };
