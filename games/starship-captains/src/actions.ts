import { actionCodec, int, oneOf } from '@starboard/kernel/codec';
import { SLOTS } from './content/boards.ts';
import { MAPS } from './content/maps.ts';
import { ROOM_IDS } from './content/rooms.ts';
import { TECHS } from './content/technologies.ts';
import { COLOURS, CREW_COLOURS, FACTIONS, ROUTE_COLOURS } from './content/terms.ts';
import { ARTIFACT_TYPES } from './content/tokens.ts';
import { FIGURE_IDS, QUEUE } from './state.ts';

/**
 * What a seat can do. Everything is an index; rooms are the four basic ones, then the technology slots. A route is named by its
 * colour, of which every place has one (SC-2.2); a figure on break by its kind and its place in the queue (SC-8.6).
 */
export type Action =
  // the turn (SC-5)
  | { readonly do: 'specialise'; readonly figure: number; readonly colour: number }
  | { readonly do: 'promote'; readonly colour: number }
  | { readonly do: 'use-ability'; readonly slot: number }
  | { readonly do: 'activate'; readonly room: number; readonly figure: number }
  | { readonly do: 'activate-with-artifacts'; readonly room: number; readonly first: number; readonly second: number }
  | { readonly do: 'mission' }
  | { readonly do: 'pass' }
  // missions and commanders (SC-8, SC-15)
  | { readonly do: 'assign'; readonly figure: number }
  | { readonly do: 'resolve-row' }
  | { readonly do: 'ignore-row' }
  | { readonly do: 'double-shift'; readonly room: number }
  | { readonly do: 'repeat-row' }
  | { readonly do: 'command'; readonly figure: number; readonly place: number }
  | { readonly do: 'decline' }
  // effects (SC-9 to SC-18)
  | { readonly do: 'move'; readonly along: number }
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'mend' }
  | { readonly do: 'repair-slot'; readonly slot: number }
  | { readonly do: 'repair-storage' }
  | { readonly do: 'attack'; readonly along: number }
  | { readonly do: 'take-tech'; readonly card: number; readonly slot: number }
  | { readonly do: 'recall' }
  | { readonly do: 'choose-track'; readonly faction: number }
  | { readonly do: 'advance' }
  | { readonly do: 'pay-artifact'; readonly kind: number }
  | { readonly do: 'pay-pirate' }
  | { readonly do: 'pay-medal' }
  | { readonly do: 'pay-android' }
  | { readonly do: 'pay-tech'; readonly slot: number }
  | { readonly do: 'drop-artifact'; readonly kind: number }
  | { readonly do: 'drop-pirate' }
  | { readonly do: 'plate' }
  | { readonly do: 'suffer' }
  | { readonly do: 'choose-option'; readonly option: number }
  | { readonly do: 'peek' }
  | { readonly do: 'copy-room'; readonly card: number }
  | { readonly do: 'retrain'; readonly figure: number; readonly colour: number }
  | { readonly do: 'open-room'; readonly room: number }
  | { readonly do: 'shift-back'; readonly faction: number; readonly fields: number }
  | { readonly do: 'place-pirate'; readonly along: number }
  | { readonly do: 'discard-pirate'; readonly along: number }
  | { readonly do: 'trigger'; readonly slot: number }
  // the solo game (SC-22)
  | { readonly do: 'shadow-mission'; readonly to: number }
  | { readonly do: 'shadow-pirate'; readonly along: number };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

const figure = oneOf(FIGURE_IDS);
const colour = oneOf(COLOURS.slice(0, CREW_COLOURS));
const slot = int(0, SLOTS - 1);
const room = oneOf([...ROOM_IDS, ...Array.from({ length: SLOTS }, (_, i) => `slot-${i + 1}`)]);
const kind = oneOf(ARTIFACT_TYPES);
/** Both maps number their places alike; the second has more. */
const place = oneOf(MAPS[1].places.map(({ id }) => id));
const along = oneOf(ROUTE_COLOURS);
const faction = oneOf(FACTIONS);
const card = oneOf(TECHS.map(({ id }) => id));

export const actions = actionCodec<Action>({
  specialise: { figure, colour },
  promote: { colour },
  'use-ability': { slot },
  activate: { room, figure },
  'activate-with-artifacts': { room, first: kind, second: kind },
  mission: {},
  pass: {},
  assign: { figure },
  'resolve-row': {},
  'ignore-row': {},
  'double-shift': { room },
  'repeat-row': {},
  command: { figure, place: int(0, QUEUE - 1) },
  decline: {},
  move: { along },
  jump: { to: place },
  mend: {},
  'repair-slot': { slot },
  'repair-storage': {},
  attack: { along },
  'take-tech': { card, slot },
  recall: {},
  'choose-track': { faction },
  advance: {},
  'pay-artifact': { kind },
  'pay-pirate': {},
  'pay-medal': {},
  'pay-android': {},
  'pay-tech': { slot },
  'drop-artifact': { kind },
  'drop-pirate': {},
  plate: {},
  suffer: {},
  'choose-option': { option: int(0, 9) },
  peek: {},
  'copy-room': { card },
  retrain: { figure, colour },
  'open-room': { room },
  'shift-back': { faction, fields: int(1, 3) },
  'place-pirate': { along },
  'discard-pirate': { along },
  trigger: { slot },
  'shadow-mission': { to: place },
  'shadow-pirate': { along },
});

// Actions without fields are made once and shared: random play makes millions.

const once = <D extends Action['do']>(name: D): Action => Object.freeze({ do: name }) as unknown as Action;

export const MISSION = once('mission');
export const PASS = once('pass');
export const RESOLVE_ROW = once('resolve-row');
export const IGNORE_ROW = once('ignore-row');
export const REPEAT_ROW = once('repeat-row');
export const DECLINE = once('decline');
export const MEND = once('mend');
export const REPAIR_STORAGE = once('repair-storage');
export const RECALL = once('recall');
export const ADVANCE = once('advance');
export const PAY_PIRATE = once('pay-pirate');
export const PAY_MEDAL = once('pay-medal');
export const PAY_ANDROID = once('pay-android');
export const DROP_PIRATE = once('drop-pirate');
export const PLATE = once('plate');
export const SUFFER = once('suffer');
export const PEEK = once('peek');
