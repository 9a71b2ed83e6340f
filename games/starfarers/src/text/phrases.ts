import type { Phrasebook } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { StarfarersEvent } from '../events.ts';
import { contentDe } from './content.de.ts';
import { contentEn } from './content.en.ts';

export const phrases: Phrasebook<Action, StarfarersEvent> = {
  words: { en: contentEn, de: contentDe },
  action: (action) => ({ key: `action.${action.do}` }),
  event: (event) => ({ key: `event.${event.event}` }),
};
