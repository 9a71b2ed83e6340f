import type { Game } from '@starboard/kernel';
import { type Action, actions } from './actions.ts';
import { bot } from './bot/index.ts';
import { conserved } from './conserved.ts';
import { copy } from './copy.ts';
import type { CaptainsEvent } from './events.ts';
import { meta } from './meta.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { phrases } from './text/phrases.ts';
import { eventView, view } from './view.ts';

/** Starship Captains: 2 to 4 players, and the solo game with Captain Shadow. */
export const starshipCaptains: Game<State, Action, CaptainsEvent> = {
  meta,
  setup,
  play,
  outcome,
  copy,
  actions,
  view,
  eventView,
  redeal,
  conserved,
  bot,
  notation,
  phrases,
};
