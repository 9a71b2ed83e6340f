import type { BotKnowledge } from '@starboard/kernel';
import type { CometAction } from '../actions.ts';
import type { State } from '../state.ts';
import { key, pause, prior } from './policy.ts';
import { progress, value } from './value.ts';

export const bot: BotKnowledge<State, CometAction> = { value, prior, key, progress, pause };
