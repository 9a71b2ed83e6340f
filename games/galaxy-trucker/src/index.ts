import type { Game } from '@starboard/kernel';
import { type Action, actions } from './actions.ts';
import { bot } from './bot/index.ts';
import { conserved } from './conserved.ts';
import type { TruckerEvent } from './events.ts';
import { meta } from './meta.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { redeal } from './redeal.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { copyState, type State } from './state.ts';
import { phrases } from './text/phrases.ts';
import { eventView, view } from './view.ts';

/** Galaxy Trucker with The Big Expansion: 2 to 5 players, every module. */
export const galaxyTrucker: Game<State, Action, TruckerEvent> = {
  meta,
  setup,
  play,
  outcome,
  copy: copyState,
  actions,
  view,
  eventView,
  redeal,
  conserved,
  bot,
  notation,
  phrases,
};
