import {
  fixed,
  flag,
  list,
  num,
  numbers,
  type OpenOf,
  oneOf,
  perSeat,
  pile,
  type Seat,
  type StateOf,
  secret,
  sum,
  summed,
  type Table,
} from '@starboard/kernel';
import { SLOTS } from './content/boards.ts';
import { type GameMap, HOME, MAPS, mapFor } from './content/maps.ts';
import { MISSION_COUNT } from './content/missions.ts';
import { HOME_TRIANGLE_ROUND, START_MEDALS, START_STORAGE_DAMAGE } from './content/tables.ts';
import { FACTIONS } from './content/terms.ts';
import { ARTIFACTS_PER_TYPE, PIRATES_PER_COLOUR } from './content/tokens.ts';
import { numberTriangles } from './content/triangles.ts';
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

/** No pirate token; one that nobody has looked at is something else to a viewer. */
export const NO_TOKEN = -1;

/** In the solo game Captain Shadow has a ship, too. */
const ships = (players: number): number => (players === 1 ? 2 : players);

/**
 * The whole table. Lists are flat: `ready[seat * FIGURES + figure]`, `queue[seat * QUEUE + i]` with the front first,
 * `tech[seat * SLOTS + slot]`. In the solo game the last ship is Captain Shadow's. `npm run generate` writes the copy.
 */
export const fields = {
  players: fixed(({ players }) => players),
  solo: fixed(({ players }) => players === 1),
  map: fixed(({ players }) => mapFor(players)),
  techBoard: num(),
  trackSide: list(FACTIONS.length),
  passenger: num(-1),

  phase: oneOf<Phase>('turn'),
  round: num(1),
  start: num(),
  active: num(),
  passed: num(),
  /** Turns taken in this game: for bots. */
  turns: num(),

  // the map
  shipAt: list(({ players }) => ships(players), HOME),
  holder: list(({ players }) => MAPS[mapFor(players)].places.length, NOBODY),
  mission: list(({ players }) => MAPS[mapFor(players)].places.length, -1),
  /** Number triangles: the place of each number (index 0 is unused), and whether it lies face up. */
  numberAt: list(({ players }) => 1 + numberTriangles(players), -1),
  numberUp: list(
    ({ players }) => 1 + numberTriangles(players),
    (number) => (number === 0 ? 0 : 1),
  ),
  stationAt: numbers([HOME, -1, -1]),
  triangle: numbers([HOME_TRIANGLE_ROUND, ON_STATION, ON_STATION]),
  /** The pirate on each route, or -1. */
  pirate: list(({ players }) => MAPS[mapFor(players)].routes.length, -1),
  pirateSupply: summed(list(PIRATE_KINDS, (kind) => PIRATES_PER_COLOUR[kind % PIRATES_PER_COLOUR.length])),
  pirateDiscard: list(PIRATE_KINDS),
  artifactSupply: summed(list(ARTIFACT_KINDS, ARTIFACTS_PER_TYPE)),
  artifactDiscard: list(ARTIFACT_KINDS),

  // ships
  ready: perSeat(FIGURES),
  queue: perSeat(QUEUE, -1),
  queued: perSeat(),
  medals: perSeat(1, START_MEDALS),
  damage: perSeat(1, START_STORAGE_DAMAGE),
  slotDamage: perSeat(SLOTS),
  tech: perSeat(SLOTS, -1),
  /** Once-per-round abilities used, by slot. */
  usedOnce: perSeat(SLOTS),
  artifacts: perSeat(ARTIFACT_KINDS),
  /** Pirate tokens in the order they were taken (-1: none); `tokenSeen`: whether anybody knows which it is. */
  token: secret(perSeat(HOLD, NO_TOKEN)),
  tokenSeen: perSeat(HOLD),
  /** SC-24.19: a face-down artifact on a room: its type + 1, or 0. */
  sealed: secret(perSeat(ROOMS)),
  position: perSeat(FACTIONS.length),
  laps: perSeat(FACTIONS.length),
  /** SC-18.6: who has the trophy of each track, or -1. */
  trophy: list(FACTIONS.length, -1),

  // cards, the top first
  techDeck: secret(pile()),
  techDiscard: pile(),
  omegaDeck: summed(pile()),
  omegaDiscard: pile(),
  display: numbers(),
  /** Technologies on the Tincan track. */
  trackTech: numbers(),
  missionDeck: secret(pile()),
  /** Missions completed: seat + 1; 9 for those that Captain Shadow discarded. */
  missionDone: list(MISSION_COUNT),
  /** How many of the top missions each seat has seen. */
  peeked: perSeat(),
  event: list(FACTIONS.length, -1),
  eventsSeen: num(),
  /** Events that wait: for the one that is being resolved, and for the end of the turn; event * 8 + seat. */
  waiting: numbers(),
  delayed: numbers(),
  /** The event that is being resolved, or -1. */
  resolving: num(-1),

  // the solo game
  actionDeck: summed(pile()),
  actionLater: summed(pile()),
  actionsPlayed: numbers(),
  /** Action cards that have been drawn at least once, as bits. */
  actionsSeen: num(),

  // the turn in progress
  /** The figure that is at work in a room, or -1. */
  atWork: num(-1),
  /** The mission being carried out, its planet, its figures, the present row (-1: none), and whether it has done damage. */
  onMission: num(-1),
  missionFrom: num(-1),
  team: numbers(),
  row: num(-1),
  hurt: flag(),
  /** The room that is active: for abilities that ask (-1: none), and whether artifacts opened it. */
  room: num(-1),
  byArtifacts: flag(),
  /** SC-24.9: the Holodeck copied a "discard to" card: the room that goes for it, or -1. */
  copiedDiscard: num(-1),

  /** Technologies drawn from a deck, and who may see them, until it is decided which one stays (SC-2.11). */
  drawn: secret(numbers()),
  drawer: num(-1),
};

export interface State extends StateOf<typeof fields> {}

/**
 * What all may know, and what lies face down as far as somebody knows it: a state is one, and so is what any viewer sees. Readers
 * that need no more serve boards, too.
 */
export interface Known extends OpenOf<typeof fields> {
  readonly token: readonly number[];
  readonly sealed: readonly number[];
}

export type T = Table<State, CaptainsEvent>;

export const mapOf = (state: Known): GameMap => MAPS[state.map];
/** Captain Shadow's ship, in the solo game. */
export const SHADOW = 1;
export const shipsOf = (state: Known): number => ships(state.players);

export const readyCount = (state: Known, seat: Seat): number => sum(state.ready, seat * FIGURES, (seat + 1) * FIGURES);
