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
  seatAfter,
  secret,
  type Table,
} from '@starboard/kernel';
import { BASE_STOP, CULTURE_COUNT, GOODS } from './content/cultures.ts';
import { INTEL_IDS, TELEPORTALS, TITLE_IDS } from './content/encounters.ts';
import { BASE, FIELD_COUNT, FIELDS } from './content/fields.ts';
import { MISSION_COUNT } from './content/missions.ts';
import { PASSENGER_COUNT } from './content/passengers.ts';
import { PIRATE_COUNT } from './content/pirates.ts';
import { REWARD_COUNT } from './content/rewards.ts';
import { ORBITAL_AT, ORBITALS, SYSTEM_AT, SYSTEM_COUNT } from './content/systems.ts';
import { MARKERS_EACH, MOST_DICE } from './content/tables.ts';
import { TECH_COUNT, TECHS } from './content/technologies.ts';
import { CITY, GALACTIC_BASE, MARKETS, SPACEPORT } from './content/terms.ts';
import type { VenusEvent } from './events.ts';

/** Where play goes on from a checkpoint: set-up, the parts of a turn, the end. */
export const PHASES = [
  'pilots',
  'dials',
  'declare',
  'flight',
  'arrival',
  'jam',
  'business',
  'build',
  'end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Nothing, nobody, nowhere. */
export const NONE = -1;

/** Instead of a field in `pirateAt`: still in the pool, or destroyed (its field is an asteroid). */
export const POOL = -1;
export const DESTROYED = -2;

/** Where a passenger is: `POOL`, `GONE`, a system, on the base, in the supply area of a culture, or aboard a ship. */
export const GONE = -2;
export const ON_BASE = SYSTEM_COUNT;
export const inSupplyOf = (culture: number): number => 20 + culture;
export const aboard = (seat: Seat): number => 40 + seat;

/** Where a mission is: `POOL`, `OUT` of the game, open before a seat (the seat), or completed by one. */
export const OUT = -2;
export const completedBy = (seat: Seat): number => 10 + seat;

/** Where a reward is: `POOL`, `DISCARDED`, on `OFFER`, or a seat's. */
export const DISCARDED = -2;
export const OFFER = -3;

/** Where an intel card is: in the deck (`NONE`), next to the round `TRACK`, or a seat's. */
export const TRACK = -2;

/** Where a speed die lies: loose, on navigation, on extra thrust, or on an upgrade (its technology). */
export const LOOSE = -1;
export const ON_COURSE = 100;
export const ON_THRUST = 101;

/** MV-5.2.3: instead of a field in `declared`. */
export const BY_NAVIGATION = -2;

/**
 * Bits of `used`: what may be done once in a turn; for bots also that the player to the left is choosing an exit just now, and that
 * something was thrown over board or bought as intel.
 */
export const USED = { reroll: 1, compass: 2, freeExit: 4, testReroll: 8, probe: 16, left: 32, aside: 64 } as const;

/** Bits of `calm`: hazards that are blue fields for the rest of the turn (MV-5.10.3, MV-5.10.4, MV-19.25). */
export const CALM = { laser: 1, shield: 2, pirates: 4 } as const;

/**
 * The whole table. Lists are flat: `goods[seat * CULTURE_COUNT + good]`, `stock[system * CULTURE_COUNT + good]`,
 * `market[culture * 3]` is the top market token. `npm run generate` writes the copy.
 */
export const fields = {
  players: fixed(({ players }) => players),
  /** MV-3.1, MV-3.6: the last round. */
  rounds: num(({ options }) => Number(options.rounds)),
  /** MV-7.1.7, MV-7.3.7, MV-5.11.10: what the table has agreed on. */
  citiesOnly: fixed(({ options }) => options.landingLimit === 'cities'),
  shiftOnce: fixed(({ options }) => options.marketShift === 'once'),
  goodBuysOff: fixed(({ options }) => options.pirateDefeat === 'takes-a-good'),
  /** MV-18.1: the challenge of a solo game, or -1. */
  challenge: num(NONE),

  phase: oneOf<Phase>('dials'),
  round: num(1),
  start: num(),
  active: num(),
  /** Turns that are over: for bots. */
  turns: num(),

  // the map
  /** By field: what it is at present (MV-1.12). */
  kind: list(FIELD_COUNT, (field) => FIELDS[field].kind),
  /** By field: the seat whose marker lies there, a spaceport on an orbital field and a drill on an asteroid; or -1. */
  marker: list(FIELD_COUNT, NONE),
  /** By number, from 0: the field of the teleportal, or -1. */
  teleportal: list(TELEPORTALS, NONE),
  /** By pirate: its field, or {@link POOL} or {@link DESTROYED}; and the infamy tokens under it. */
  pirateAt: list(PIRATE_COUNT, POOL),
  pirateInfamy: list(PIRATE_COUNT),
  /** By system: the culture of its face-down first-contact card, -1 once it is turned over; and the seats that know it, as bits. */
  contact: secret(list(SYSTEM_COUNT, NONE)),
  knownBy: list(SYSTEM_COUNT),
  /** By system: the culture that was discovered there, or -1; by culture the other way round. */
  culture: list(SYSTEM_COUNT, NONE),
  home: list(CULTURE_COUNT, NONE),
  /** By culture: who owns its first-contact card, or -1, and the credits on it. */
  contactOwner: list(CULTURE_COUNT, NONE),
  contactCredits: list(CULTURE_COUNT),

  // goods and technologies
  market: list(CULTURE_COUNT * MARKETS.length, NONE),
  /** In the supply areas, then in the markets, by system. */
  supply: list(CULTURE_COUNT, (good) => GOODS[good].count),
  stock: list(SYSTEM_COUNT * CULTURE_COUNT),
  techSupply: list(TECH_COUNT, (tech) => TECHS[tech].count),
  techStock: list(SYSTEM_COUNT * TECH_COUNT),
  passengerAt: list(PASSENGER_COUNT, POOL),
  /** By orbital: who holds its contract, or -1. */
  contract: list(ORBITALS.length, NONE),

  // cards
  /** The top first. */
  encounterDeck: secret(pile()),
  /** The seats that know the card at this place of the deck, as bits. */
  encounterKnown: numbers(),
  encounterDiscard: pile(),
  missionAt: list(MISSION_COUNT, POOL),
  rewardAt: list(REWARD_COUNT, POOL),
  titleOf: list(TITLE_IDS.length, NONE),
  intelAt: list(INTEL_IDS.length, NONE),

  // by seat
  at: perSeat(1, BASE),
  cash: perSeat(),
  fame: perSeat(),
  infamy: perSeat(),
  laser: perSeat(),
  shield: perSeat(),
  pilot: perSeat(1, NONE),
  level: perSeat(1, 1),
  /** MV-15.3: the side of the level-3 card, or -1. */
  side: perSeat(1, NONE),
  /** Bits of the colours that the drive skips; see `DRIVES`. */
  drive: perSeat(),
  /** Extra holds. */
  holds: perSeat(),
  /** Markers that are neither spaceports nor drills; merchant spaceports that were built. */
  markers: perSeat(1, MARKERS_EACH),
  ports: perSeat(),
  /** MV-7.6.2: whether the ship has ever left the place where it was set up. */
  flown: perSeat(),
  /** MV-13.6: whether the second mission was bought. */
  second: perSeat(),
  /** MV-19.29: categories sold while holding that mission, as bits. */
  soldKinds: perSeat(),
  goods: perSeat(CULTURE_COUNT),
  techs: perSeat(TECH_COUNT),

  // the turn in progress
  /** What the speed dice show, 0 for none, and where each of them lies. */
  dice: list(MOST_DICE),
  slot: list(MOST_DICE, LOOSE),
  /** The navigation value, 0 while it is not set. */
  course: num(),
  /** Movement points that are left, and those that cards have added to the roll. */
  bp: num(),
  boost: num(),
  steps: num(),
  /** The field that the ship has just come from in this turn, or -1. */
  from: num(NONE),
  /** MV-5.2.1: the field of the first step, {@link BY_NAVIGATION}, or -1. */
  declared: num(NONE),
  /** Colours of the drive that are switched off, as bits. */
  off: num(),
  used: num(),
  calm: num(),
  /** Pirates defeated in this turn, and encounter fields where a card was drawn, as bits. */
  beaten: num(),
  met: num(),
  /** MV-19.30: tests passed by roll. */
  passed: num(),
  landed: flag(),
  contacted: flag(),
  /** The turn ends after the movement phase. */
  stopped: flag(),
  trained: flag(),
  buys: num(),
  sales: num(),
  /** MV-7.2.3: first-contact credits that may be used for the next purchase, or -1 for as many as there are. */
  purse: num(NONE),
  /** MV-7.2.12, MV-7.4.6: what the active player unloaded in this turn. */
  unloaded: list(CULTURE_COUNT),
  unloadedTechs: list(TECH_COUNT),
  unloadedPassengers: num(),
  /** MV-5.12.13: intel used in this turn, as bits. */
  intelUsed: num(),

  // the end
  /** MV-17.2: the die of a spoiler; both fuzzy dice, as tens and units. 0 without. */
  spoilerRoll: perSeat(),
  fuzzyRoll: perSeat(),
  /** MV-17.3 */
  finalFame: perSeat(),
  finalCredits: perSeat(),
};

export interface State extends StateOf<typeof fields> {}

/** What all may know: readers that need no more serve boards, too. */
export interface Open extends OpenOf<typeof fields> {}

export type T = Table<State, VenusEvent>;

export const isSolo = (state: Open): boolean => state.players === 1;

/** Turn order (MV-2.10): 0 for the start player. */
export const turnPlace = (state: Open, seat: Seat): number => (seat - state.start + state.players) % state.players;

/** MV-4.5: the player to the left. */
export const leftOf = (state: Open, seat: Seat): Seat => seatAfter(seat, state.players);

/** The field of the ship that is having its turn. */
export const here = (state: Open): number => state.at[state.active];

/** MV-10.1: the owner of the merchant spaceport on this field, or -1. */
export const portOwner = (state: Open, field: number): number => (ORBITAL_AT[field] < 0 ? NONE : state.marker[field]);

export const isPort = (state: Open, field: number): boolean => ORBITAL_AT[field] >= 0 && state.marker[field] >= 0;

/** Surface cities, neutral and merchant spaceports, and the base. */
export function isLandingPlace(state: Open, field: number): boolean {
  const kind = state.kind[field];
  return kind === CITY || kind === SPACEPORT || kind === GALACTIC_BASE || isPort(state, field);
}

/** MV-19.37: the system of a field, or -1. */
export const systemAt = (field: number): number => SYSTEM_AT[field];

/** The culture that lives in the system of this field, as far as it was discovered; or -1. */
export const cultureAt = (state: Open, field: number): number =>
  SYSTEM_AT[field] < 0 ? NONE : state.culture[SYSTEM_AT[field]];

/** MV-7.4.2, MV-7.4.5: whose passengers are at home on this field: a culture, the base, or -1. */
export const stopAt = (state: Open, field: number): number =>
  state.kind[field] === GALACTIC_BASE ? BASE_STOP : cultureAt(state, field);

export const goodsOf = (state: Open, seat: Seat, good: number): number => state.goods[seat * CULTURE_COUNT + good];
export const techsOf = (state: Open, seat: Seat, tech: number): number => state.techs[seat * TECH_COUNT + tech];
export const inStock = (state: Open, system: number, good: number): number =>
  state.stock[system * CULTURE_COUNT + good];
export const techsInStock = (state: Open, system: number, tech: number): number =>
  state.techStock[system * TECH_COUNT + tech];

/** MV-7.3.2: the top market token of a culture. */
export const topMarket = (state: Open, culture: number): number => state.market[culture * 3];

/** The open missions of a seat, in the order of the cards. */
export const openMissions = (state: Open, seat: Seat): readonly number[] =>
  state.missionAt.flatMap((at, mission) => (at === seat ? [mission] : []));

export const hasIntel = (state: Open, seat: Seat, intel: number): boolean => state.intelAt[intel] === seat;

/** What the speed die on this place shows, or 0. */
export function dieOn(state: Open, slot: number): number {
  for (let i = 0; i < MOST_DICE; i++) if (state.slot[i] === slot) return state.dice[i];
  return 0;
}
