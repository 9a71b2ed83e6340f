import { type GameEvent, type Seat, sum, type Table } from '@starboard/kernel';
import { SLOTS } from './content/boards.ts';
import { type GameMap, MAPS } from './content/maps.ts';
import type { CaptainsEvent } from './events.ts';

export const PHASES = ['turn', 'shadow', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Figures: a cadet, an ensign or commander of each colour, an android (SC-17). */
export const CADET = 0;
export const ENSIGN = 1;
export const COMMANDER = 4;
export const ANDROID = 7;
export const FIGURES = 8;
export const FIGURE_IDS = [
  'cadet',
  'red-ensign',
  'yellow-ensign',
  'blue-ensign',
  'red-commander',
  'yellow-commander',
  'blue-commander',
  'android',
] as const;

/** Colour of an ensign or commander, -1 for cadets and androids. */
export const colourOf = (figure: number): number =>
  figure === CADET || figure === ANDROID ? -1 : (figure - ENSIGN) % 3;
export const isCommander = (figure: number): boolean => figure >= COMMANDER && figure < ANDROID;
export const isEnsign = (figure: number): boolean => figure >= ENSIGN && figure < COMMANDER;

export { SLOTS };
export const ARTIFACT_KINDS = 3;
/** Kinds of pirate tokens: colour times 2, plus 1 if an android is the reward. */
export const PIRATE_KINDS = 6;
/** More figures than a ship can ever have in its break area. */
export const QUEUE = 12;
/** More pirate tokens than fit into any ship. */
export const HOLD = 12;
/** Rooms: four basic ones, then the technology slots. */
export const BASIC_ROOMS = 4;
export const ROOMS = BASIC_ROOMS + SLOTS;

/** Where a station triangle is: on its station, on the field of a round, or out of the game. */
export const ON_STATION = 0;
export const OUT = -1;

/** Nobody holds the planet (SC-10.2, SC-10.4). */
export const NOBODY = -1;

/**
 * The whole table. Lists are flat: `ready[seat * FIGURES + figure]`, `queue[seat * QUEUE + i]` with the front first,
 * `tech[seat * SLOTS + slot]`. In the solo game the last ship is Captain Shadow's.
 */
export interface State {
  players: number;
  solo: boolean;
  map: number;
  techBoard: number;
  trackSide: number[];
  passenger: number;

  phase: Phase;
  round: number;
  start: Seat;
  active: Seat;
  passed: number;
  /** Turns taken in this game: for bots. */
  turns: number;

  // the map
  shipAt: number[];
  holder: number[];
  mission: number[];
  /** Number triangles: the place of each number (index 0 is unused), and whether it lies face up. */
  numberAt: number[];
  numberUp: number[];
  stationAt: number[];
  triangle: number[];
  /** The pirate on each route, or -1. */
  pirate: number[];
  pirateSupply: number[];
  pirateDiscard: number[];
  artifactSupply: number[];
  artifactDiscard: number[];

  // ships
  ready: number[];
  queue: number[];
  queued: number[];
  medals: number[];
  damage: number[];
  slotDamage: number[];
  tech: number[];
  /** Once-per-round abilities used, by slot. */
  usedOnce: number[];
  artifacts: number[];
  /** Pirate tokens in the order they were taken (-1: none); `tokenSeen`: whether anybody knows which it is. */
  token: number[];
  tokenSeen: number[];
  /** SC-24.19: a face-down artifact on a room: its type + 1, or 0. */
  sealed: number[];
  position: number[];
  laps: number[];
  /** SC-18.6: who has the trophy of each track, or -1. */
  trophy: Seat[];

  // cards
  techDeck: number[];
  techDiscard: number[];
  omegaDeck: number[];
  omegaDiscard: number[];
  display: number[];
  /** Technologies on the Tincan track. */
  trackTech: number[];
  missionDeck: number[];
  /** Missions completed: seat + 1; 9 for those that Captain Shadow discarded. */
  missionDone: number[];
  /** How many of the top missions each seat has seen. */
  peeked: number[];
  event: number[];
  eventsSeen: number;
  /** Events that wait: for the one that is being resolved, and for the end of the turn; event * 8 + seat. */
  waiting: number[];
  delayed: number[];
  /** The event that is being resolved, or -1. */
  resolving: number;

  // the solo game
  actionDeck: number[];
  actionLater: number[];
  actionsPlayed: number[];
  /** Action cards that have been drawn at least once, as bits. */
  actionsSeen: number;

  // the turn in progress
  /** The figure that is at work in a room, or -1. */
  atWork: number;
  /** The mission being carried out, its planet, its figures, the present row (-1: none), and whether it has done damage. */
  onMission: number;
  missionFrom: number;
  team: number[];
  row: number;
  hurt: boolean;
  /** The room that is active: for abilities that ask (-1: none), and whether artifacts opened it. */
  room: number;
  byArtifacts: boolean;
  /** SC-24.9: the Holodeck copied a "discard to" card: the room that goes for it, or -1. */
  copiedDiscard: number;

  // what the present question is about
  left: number;
  faction: number;
  cards: number[];
  /** Technologies drawn from a deck, and who may see them, until it is decided which one stays (SC-2.11). */
  drawn: number[];
  drawer: Seat;
  options: number;
  mayReplace: boolean;
  item: number;
  pending: number[];
}

export type T = Table<State, CaptainsEvent & GameEvent>;

export const mapOf = (state: State): GameMap => MAPS[state.map];
/** Captain Shadow's ship, in the solo game. */
export const SHADOW = 1;
export const shipsOf = (state: State): number => (state.solo ? 2 : state.players);

export const readyCount = (state: State, seat: Seat): number => sum(state.ready, seat * FIGURES, (seat + 1) * FIGURES);

const LISTS = [
  ...(['trackSide', 'shipAt', 'holder', 'mission', 'numberAt', 'numberUp', 'stationAt', 'triangle', 'pirate'] as const),
  ...([
    'pirateSupply',
    'pirateDiscard',
    'artifactSupply',
    'artifactDiscard',
    'ready',
    'queue',
    'queued',
    'medals',
  ] as const),
  ...([
    'damage',
    'slotDamage',
    'tech',
    'usedOnce',
    'artifacts',
    'token',
    'tokenSeen',
    'sealed',
    'position',
    'laps',
    'trophy',
  ] as const),
  ...(['techDeck', 'techDiscard', 'omegaDeck', 'omegaDiscard', 'display', 'trackTech', 'missionDeck'] as const),
  ...(['missionDone', 'peeked', 'event', 'waiting', 'delayed', 'actionDeck', 'actionLater', 'actionsPlayed'] as const),
  ...(['team', 'cards', 'drawn', 'pending'] as const),
] as const;

/** An independent copy; the heart of every search. */
export function copyState(state: State): State {
  const copy = { ...state };
  for (const key of LISTS) copy[key] = state[key].slice();
  return copy;
}
