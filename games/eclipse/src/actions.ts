import { type ActionsOf, act, actionTable, player } from '@starboard/kernel';
import { SITE_IDS } from './content/sectors.ts';
import { TYPES } from './content/terms.ts';
import {
  actionName,
  construction,
  discPlace,
  part,
  resource,
  sector,
  ship,
  site,
  slot,
  species,
  square,
  target,
  tech,
  techTrack,
  turn,
  type,
  value,
  zone,
} from './nouns.ts';

const slotRef = (a: { readonly type: number; readonly slot: number }): string => `slot:${TYPES[a.type]}:${a.slot}`;
const squareRef = (a: { readonly site: number; readonly square: number }): string =>
  `square:${SITE_IDS[a.site]}:${a.square}`;

/** Everything that a seat can do. Its sentence is `action.<kind>` in `text`, filled in with the fields by their names. */
export const actions = actionTable({
  'choose-species': { species },

  // the turn (EC-5, EC-13, EC-31, EC-32.7)
  'take-action': { action: actionName },
  'use-pulsar': { site, action: actionName },
  'bring-back': { ship, to: site },
  pass: act({}, { ref: 'pass' }),
  'end-action': {},

  // explore (EC-6)
  explore: { zone },
  'look-again': {},
  place: { sector, turn },
  discard: {},
  'place-disc': {},
  'leave-open': {},

  // discoveries (EC-24)
  'take-reward': {},
  'take-points': {},
  'take-tech': { tech },
  'keep-part': {},

  // research (EC-7)
  research: { tech, track: techTrack },
  'gain-resource': { resource },
  'put-portal': { site },

  // upgrade (EC-8)
  fit: act({ type, slot, part }, { ref: slotRef, say: ({ slot: at }) => ({ slot: at + 1 }) }),
  'take-off': act({ type, slot }, { ref: slotRef, say: ({ slot: at }) => ({ slot: at + 1 }) }),
  mount: { type },

  // build, move, influence (EC-9 to EC-11)
  build: { what: construction, site },
  move: { ship, to: site },
  influence: { from: discPlace, to: discPlace },

  // at any time of an action (EC-4.2, EC-12, EC-14)
  colonise: act({ site, square, track: resource }, { ref: squareRef, say: ({ square: at }) => ({ square: at + 1 }) }),
  trade: { give: resource, take: resource },
  propose: { player },
  'accept-envoy': act({}, { ref: 'accept' }),
  'decline-envoy': act({}, { ref: 'decline' }),
  'give-cube': { track: resource },
  'return-tile': { value },
  'return-cube': { track: resource },
  'end-talks': act({}, { ref: 'end-talks' }),

  // battles (EC-16, EC-17, EC-19)
  'act-first': { type },
  attack: act({}, { ref: 'attack' }),
  retreat: { to: site },
  aim: { target },
  'keep-tile': { value },
  'swap-tile': { value, old: value },
  'keep-none': {},

  // after battle (EC-20)
  bombard: {},
  'drop-bombs': {},
  spare: {},
  'destroy-cube': act({ site, square }, { ref: squareRef, say: ({ square: at }) => ({ square: at + 1 }) }),

  // upkeep (EC-21)
  'pay-upkeep': {},
  abandon: { site },
});

export type Action = ActionsOf<typeof actions>;

// Made once and shared: random play needs millions.

export const toChooseSpecies = actions.maker('choose-species', 'species');
export const toTakeAction = actions.maker('take-action', 'action');
export const toUsePulsar = actions.maker('use-pulsar', 'site', 'action');
export const toBringBack = actions.maker('bring-back', 'ship', 'to');
export const PASS = actions.only('pass');
export const END_ACTION = actions.only('end-action');
export const toExplore = actions.maker('explore', 'zone');
export const LOOK_AGAIN = actions.only('look-again');
export const toPlace = actions.maker('place', 'sector', 'turn');
export const DISCARD = actions.only('discard');
export const PLACE_DISC = actions.only('place-disc');
export const LEAVE_OPEN = actions.only('leave-open');
export const TAKE_REWARD = actions.only('take-reward');
export const TAKE_POINTS = actions.only('take-points');
export const toTakeTech = actions.maker('take-tech', 'tech');
export const KEEP_PART = actions.only('keep-part');
export const toResearch = actions.maker('research', 'tech', 'track');
export const toGainResource = actions.maker('gain-resource', 'resource');
export const toPutPortal = actions.maker('put-portal', 'site');
export const toFit = actions.maker('fit', 'type', 'slot', 'part');
export const toTakeOff = actions.maker('take-off', 'type', 'slot');
export const toMount = actions.maker('mount', 'type');
export const toBuild = actions.maker('build', 'what', 'site');
export const toMove = actions.maker('move', 'ship', 'to');
export const toInfluence = actions.maker('influence', 'from', 'to');
export const toColonise = actions.maker('colonise', 'site', 'square', 'track');
export const toTrade = actions.maker('trade', 'give', 'take');
export const toPropose = actions.maker('propose', 'player');
export const ACCEPT_ENVOY = actions.only('accept-envoy');
export const DECLINE_ENVOY = actions.only('decline-envoy');
export const toGiveCube = actions.maker('give-cube', 'track');
export const toReturnTile = actions.maker('return-tile', 'value');
export const toReturnCube = actions.maker('return-cube', 'track');
export const END_TALKS = actions.only('end-talks');
export const toActFirst = actions.maker('act-first', 'type');
export const ATTACK = actions.only('attack');
export const toRetreat = actions.maker('retreat', 'to');
export const toAim = actions.maker('aim', 'target');
export const toKeepTile = actions.maker('keep-tile', 'value');
export const toSwapTile = actions.maker('swap-tile', 'value', 'old');
export const KEEP_NONE = actions.only('keep-none');
export const BOMBARD = actions.only('bombard');
export const DROP_BOMBS = actions.only('drop-bombs');
export const SPARE = actions.only('spare');
export const toDestroyCube = actions.maker('destroy-cube', 'site', 'square');
export const PAY_UPKEEP = actions.only('pay-upkeep');
export const toAbandon = actions.maker('abandon', 'site');
