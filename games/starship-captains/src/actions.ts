import { type ActionsOf, act, actionTable, type ActionOf as OneOf, unlit } from '@starboard/kernel';
import {
  artifact,
  back,
  ensign,
  figure,
  ontoRoute,
  option,
  queuePlace,
  queueRef,
  room,
  route,
  shadowRoute,
  slot,
  target,
  tech,
  track,
  training,
  twinRef,
  worker,
} from './nouns.ts';
import { ANDROID } from './state.ts';
import { artifactsPhrase } from './text/names.ts';

/** What the board draws beside the things that actions speak of. */
export const REF = {
  ...{ mission: 'mission', pass: 'pass', promote: 'promote', row: 'row', skipRow: 'skip-row', decline: 'decline' },
  ...{ mend: 'mend', storage: 'storage', recall: 'recall', advance: 'advance', token: 'token', medal: 'medal' },
  /** The deck of missions. */
  deck: 'deck',
} as const;

/** What a seat can do. A route is named by its colour, of which every place has one (SC-2.2); a figure on break by its place (SC-8.6). */
export const actions = actionTable({
  // the turn (SC-5)
  specialise: { figure, colour: training },
  promote: act({ colour: ensign }, { ref: REF.promote }),
  'use-ability': { slot },
  activate: { room, figure: worker },
  'activate-with-artifacts': act(
    { room, first: artifact, second: unlit(artifact) },
    {
      ref: ({ first, second }) => (first === second ? twinRef(second) : artifact.ref(second)),
      say: ({ first, second }) => ({ artifacts: artifactsPhrase([first, second]) }),
    },
  ),
  mission: act({}, { ref: REF.mission }),
  pass: act({}, { ref: REF.pass }),

  // missions and commanders (SC-8, SC-15)
  assign: { figure },
  'resolve-row': act({}, { ref: REF.row }),
  'ignore-row': act({}, { ref: REF.skipRow }),
  'double-shift': { room },
  'repeat-row': act({}, { ref: REF.row }),
  command: act({ figure: unlit(figure), place: queuePlace }, { ref: (one) => queueRef(one.figure, one.place) }),
  decline: act({}, { ref: REF.decline }),

  // effects (SC-9 to SC-18)
  move: { along: route },
  jump: { to: target },
  mend: act({}, { ref: REF.mend }),
  'repair-slot': { slot },
  'repair-storage': act({}, { ref: REF.storage }),
  attack: { along: route },
  'take-tech': { card: tech, slot },
  recall: act({}, { ref: REF.recall }),
  'choose-track': { faction: track },
  advance: act({}, { ref: REF.advance }),
  'pay-artifact': { kind: artifact },
  'pay-pirate': act({}, { ref: REF.token }),
  'pay-medal': act({}, { ref: REF.medal }),
  'pay-android': act({}, { ref: figure.ref(ANDROID) }),
  'pay-tech': { slot },
  'drop-artifact': { kind: artifact },
  'drop-pirate': act({}, { ref: REF.token }),
  plate: act({}, { ref: REF.token }),
  suffer: act({}, { ref: REF.storage }),
  'choose-option': { option },
  peek: act({}, { ref: REF.deck }),
  'copy-room': { card: tech },
  retrain: { figure, colour: training },
  'open-room': { room },
  'shift-back': { faction: track, fields: back },
  'place-pirate': { along: ontoRoute },
  'discard-pirate': { along: route },
  trigger: { slot },

  // the solo game (SC-22)
  'shadow-mission': { to: target },
  'shadow-pirate': { along: shadowRoute },
});

export type Action = ActionsOf<typeof actions>;
export type ActionOf<D extends Action['do']> = OneOf<typeof actions, D>;

// Made once and shared: random play needs millions.

export const toSpecialise = actions.maker('specialise', 'figure', 'colour');
export const toPromote = actions.maker('promote', 'colour');
export const toUseAbility = actions.maker('use-ability', 'slot');
export const toActivate = actions.maker('activate', 'room', 'figure');
export const toActivateWithArtifacts = actions.maker('activate-with-artifacts', 'room', 'first', 'second');
export const MISSION = actions.only('mission');
export const PASS = actions.only('pass');
export const toAssign = actions.maker('assign', 'figure');
export const RESOLVE_ROW = actions.only('resolve-row');
export const IGNORE_ROW = actions.only('ignore-row');
export const toDoubleShift = actions.maker('double-shift', 'room');
export const REPEAT_ROW = actions.only('repeat-row');
export const toCommand = actions.maker('command', 'figure', 'place');
export const DECLINE = actions.only('decline');
export const toMove = actions.maker('move', 'along');
export const toJump = actions.maker('jump', 'to');
export const MEND = actions.only('mend');
export const toRepairSlot = actions.maker('repair-slot', 'slot');
export const REPAIR_STORAGE = actions.only('repair-storage');
export const toAttack = actions.maker('attack', 'along');
export const toTakeTech = actions.maker('take-tech', 'card', 'slot');
export const RECALL = actions.only('recall');
export const toChooseTrack = actions.maker('choose-track', 'faction');
export const ADVANCE = actions.only('advance');
export const toPayArtifact = actions.maker('pay-artifact', 'kind');
export const PAY_PIRATE = actions.only('pay-pirate');
export const PAY_MEDAL = actions.only('pay-medal');
export const PAY_ANDROID = actions.only('pay-android');
export const toPayTech = actions.maker('pay-tech', 'slot');
export const toDropArtifact = actions.maker('drop-artifact', 'kind');
export const DROP_PIRATE = actions.only('drop-pirate');
export const PLATE = actions.only('plate');
export const SUFFER = actions.only('suffer');
export const toChooseOption = actions.maker('choose-option', 'option');
export const PEEK = actions.only('peek');
export const toCopyRoom = actions.maker('copy-room', 'card');
export const toRetrain = actions.maker('retrain', 'figure', 'colour');
export const toOpenRoom = actions.maker('open-room', 'room');
export const toShiftBack = actions.maker('shift-back', 'faction', 'fields');
export const toPlacePirate = actions.maker('place-pirate', 'along');
export const toDiscardPirate = actions.maker('discard-pirate', 'along');
export const toTrigger = actions.maker('trigger', 'slot');
export const toMoveShadow = actions.maker('shadow-mission', 'to');
export const toShadowPirate = actions.maker('shadow-pirate', 'along');
