import type { Game } from '@starboard/kernel';
import { actions, type CometAction } from './actions.ts';
import { key, prior } from './bot/policy.ts';
import { progress, value } from './bot/value.ts';
import type { CometEvent } from './events.ts';
import { meta } from './meta.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { conserved, copy, type State } from './state.ts';
import { phrases } from './text/phrases.ts';
import { eventView, redeal, view } from './view.ts';

export const template: Game<State, CometAction, CometEvent> = {
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
  bot: { value, prior, key, progress },
  notation,
  phrases,
};
