import type { BotKnowledge } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { buildingPause, showsCards } from './builder.ts';
import { judgement } from './judgement.ts';
import { key, prior } from './policy.ts';
import { progress, turn, value } from './value.ts';

/** More cards than any flight has: futures end with the accounts of the round, where nothing is left to guess. */
const WHOLE_FLIGHT = 100;

export const bot: BotKnowledge<State, Action> = {
  ...{ value, prior, key, progress, turn, judgement },
  pause: buildingPause,
  search: 'contest',
  slips: [0.6, 0.3],
  futures: [16, 64, 256],
  rivals: 'any',
  goesOn: 'at-first-sight',
  turnsAhead: () => WHOLE_FLIGHT,
  judgesEnds: true,
  isUnderWay: ({ phase, card }) => phase === 'flight' && card >= 0,
  informs: showsCards,
  ponders: ({ phase }) => phase === 'boarding' || phase === 'direction',
};
