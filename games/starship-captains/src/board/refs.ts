import type { Seat, WrittenAction } from '@starboard/kernel';
import type { Action } from '../actions.ts';

/** The handles of the board: each says what it is first. Rooms, slots, figures and cargo are always those of one's own ship. */
export const placeRef = (id: string): string => `place:${id}`;
/** A route by its colour, at the own place. */
export const routeRef = (colour: string): string => `route:${colour}`;
/** The same at Captain Shadow's place. */
export const shadowRouteRef = (colour: string): string => `shadow-route:${colour}`;
export const slotRef = (slot: number): string => `slot:${slot}`;
/** A basic room; a room on a technology card is the slot of the card. */
export const roomRef = (room: string): string =>
  room.startsWith('slot-') ? slotRef(Number(room.slice('slot-'.length)) - 1) : `room:${room}`;
/** A figure in the ready room, and one on break, with its place in the queue. */
export const figureRef = (figure: string): string => `figure:${figure}`;
export const queueRef = (figure: string, place: number): string => `queue:${figure}:${place}`;
/** The colour into which a figure is trained. */
export const colourRef = (colour: string): string => `colour:${colour}`;
export const techRef = (id: string): string => `tech:${id}`;
export const trackRef = (faction: string): string => `track:${faction}`;
/** How many fields a marker goes back. */
export const backRef = (fields: number): string => `back:${fields}`;
export const artifactRef = (kind: string): string => `artifact:${kind}`;
/** A second artifact of the same kind. */
export const twinRef = (kind: string): string => `artifact:${kind}:2`;
export const optionRef = (option: number): string => `option:${option}`;
export const TOKEN = 'token';
export const MEDAL = 'medal';
export const STORAGE = 'storage';
export const MISSION = 'mission';
/** The deck of missions. */
export const DECK = 'deck';
export const PASS = 'pass';
export const PROMOTE = 'promote';
/** The front figure of the break area. */
export const RECALL = 'recall';
export const ADVANCE = 'advance';
export const ROW = 'row';
export const SKIP_ROW = 'skip-row';
export const DECLINE = 'decline';
export const MEND = 'mend';

type Fields = Readonly<Record<string, unknown>>;
type Refs = (action: Fields) => readonly (string | undefined)[];

const just =
  (ref: string): Refs =>
  () => [ref];
const given = (value: unknown, ref: (id: string) => string): string | undefined =>
  value === undefined ? undefined : ref(String(value));
const numbered = (value: unknown, ref: (n: number) => string): string | undefined =>
  value === undefined ? undefined : ref(Number(value));

const room: Refs = (action) => [given(action.room, roomRef)];
const slot: Refs = (action) => [numbered(action.slot, slotRef)];
const along: Refs = (action) => [given(action.along, routeRef)];
const to: Refs = (action) => [given(action.to, placeRef)];
const figure: Refs = (action) => [given(action.figure, figureRef)];
const artifact: Refs = (action) => [given(action.kind, artifactRef)];
const card: Refs = (action) => [given(action.card, techRef)];
const trained: Refs = (action) => [...figure(action), given(action.colour, colourRef)];

/** What can be clicked to mean this action, for every kind of action. */
const REFS: Readonly<Record<Action['do'], Refs>> = {
  specialise: trained,
  promote: (action) => [given(action.colour, (colour) => figureRef(`${colour}-ensign`)), PROMOTE],
  'use-ability': slot,
  activate: (action) => [...room(action), ...figure(action)],
  'activate-with-artifacts': (action) => [
    ...room(action),
    given(action.first, artifactRef),
    given(action.second, action.first === action.second ? twinRef : artifactRef),
  ],
  mission: just(MISSION),
  pass: just(PASS),
  assign: figure,
  'resolve-row': just(ROW),
  'ignore-row': just(SKIP_ROW),
  'double-shift': room,
  'repeat-row': just(ROW),
  command: ({ figure, place }) => [numbered(place, (at) => queueRef(String(figure), at))],
  decline: just(DECLINE),
  move: along,
  jump: to,
  mend: just(MEND),
  'repair-slot': slot,
  'repair-storage': just(STORAGE),
  attack: along,
  'take-tech': (action) => [...card(action), ...slot(action)],
  recall: just(RECALL),
  'choose-track': (action) => [given(action.faction, trackRef)],
  advance: just(ADVANCE),
  'pay-artifact': artifact,
  'pay-pirate': just(TOKEN),
  'pay-medal': just(MEDAL),
  'pay-android': just(figureRef('android')),
  'pay-tech': slot,
  'drop-artifact': artifact,
  'drop-pirate': just(TOKEN),
  plate: just(TOKEN),
  suffer: just(STORAGE),
  'choose-option': (action) => [numbered(action.option, optionRef)],
  peek: just(DECK),
  'copy-room': card,
  retrain: trained,
  'open-room': room,
  'shift-back': (action) => [given(action.faction, trackRef), numbered(action.fields, backRef)],
  'place-pirate': along,
  'discard-pirate': along,
  trigger: slot,
  'shadow-mission': to,
  'shadow-pirate': (action) => [given(action.along, shadowRouteRef)],
};

/** The refs of an action: clicking one of them narrows the open options to those that have it. */
export function refsOf(action: WrittenAction, _seat: Seat): string[] {
  const refs = Object.hasOwn(REFS, action.do) ? REFS[action.do as Action['do']](action) : [];
  return refs.filter((ref): ref is string => ref !== undefined);
}
