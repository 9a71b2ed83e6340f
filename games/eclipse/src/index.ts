import { defineGame } from '@starboard/kernel';
import { actions } from './actions.ts';
import { bot } from './bot/index.ts';
import { conserved } from './conserved.ts';
import { copy } from './copy.ts';
import { events } from './events.ts';
import { meta } from './meta.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { shapes } from './shapes.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { view } from './view.ts';

/** Eclipse: Second Dawn for the Galaxy with Galactic Events, for 2 to 6 players. */
export const eclipse = defineGame({
  meta,
  actions,
  events,
  words: { en, de },
  setup,
  play,
  outcome,
  copy,
  view,
  shapes,
  redeal,
  conserved,
  bot,
  notation,
});
