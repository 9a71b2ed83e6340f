import { defineGame } from '@starboard/kernel';
import { actions } from './actions.ts';
import { key, prior } from './bot/policy.ts';
import { progress, value } from './bot/value.ts';
import { copy } from './copy.ts';
import { events } from './events.ts';
import { meta } from './meta.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { conserved } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { redeal, view } from './view.ts';

export const template = defineGame({
  meta,
  actions,
  events,
  words: { en, de },
  setup,
  play,
  outcome,
  copy,
  view,
  redeal,
  conserved,
  bot: { value, prior, key, progress },
  notation,
});
