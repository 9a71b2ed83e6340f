import { type ActionOf, type ActionsOf, act, actionTable } from '@starboard/kernel';
import { crystal, crystals, debris, fuel } from './nouns.ts';

/** Everything that a seat can do. Its sentence is `action.<kind>` in `text`, filled in with the fields by their names. */
export const actions = actionTable({
  burn: { fuel },
  tow: act({}, { ref: 'comet' }),
  crack: act({}, { ref: 'comet' }),
  refine: {},
  sell: { crystal },
  offer: { give: crystals, want: crystals },
  accept: {},
  decline: {},
  'close-market': {},
  drop: { crystals },
  grab: { crystal: debris },
  enough: act({}, { ref: 'enough' }),
});

export type CometAction = ActionsOf<typeof actions>;
export type OfferAction = ActionOf<typeof actions, 'offer'>;
export type DropAction = ActionOf<typeof actions, 'drop'>;

// Made once and shared: random play needs millions.

export const toBurn = actions.maker('burn', 'fuel');
export const TOW = actions.only('tow');
export const CRACK = actions.only('crack');
export const REFINE = actions.only('refine');
export const toSell = actions.maker('sell', 'crystal');
export const ACCEPT = actions.only('accept');
export const DECLINE = actions.only('decline');
export const CLOSE_MARKET = actions.only('close-market');
export const toGrab = actions.maker('grab', 'crystal');
export const ENOUGH = actions.only('enough');
