import {
  fixed,
  list,
  nobody,
  num,
  numbers,
  type OpenOf,
  oneOf,
  perSeat,
  type Seat,
  type StateOf,
  secret,
  type Table,
} from '@starboard/kernel';
import { MOST_SLOTS } from './content/blueprints.ts';
import { DISCOVERIES } from './content/discoveries.ts';
import { FOUND_PARTS } from './content/parts.ts';
import { SECTORS, SITE_COUNT } from './content/sectors.ts';
import { FIRST_CUBES, REPUTATION, RESERVE_DISCS, TRACK_LENGTH } from './content/tables.ts';
import { TECH_COUNT } from './content/technologies.ts';
import { FLEET, KINDS, TRACKS, TYPES, VARIANTS } from './content/terms.ts';
import type { EclipseEvent } from './events.ts';

export const PHASES = ['species', 'action', 'combat', 'upkeep', 'cleanup', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** EC-15.1: the steps of the combat phase. */
export const STEPS = ['battles', 'population', 'influence', 'discoveries', 'diplomacy'] as const;
export type Step = (typeof STEPS)[number];

/** Ships of one player: interceptors first, then cruisers, dreadnoughts, starbases. */
export const SHIPS = FLEET.reduce((total, n) => total + n, 0);
export const FIRST_SHIP: readonly number[] = TYPES.map((_, type) => FLEET.slice(0, type).reduce((a, b) => a + b, 0));
export const SHIP_TYPE: readonly number[] = FLEET.flatMap((n, type) => Array.from({ length: n }, () => type));
export const SHIP_IDS: readonly string[] = SHIP_TYPE.map((type, i) => `${TYPES[type]}-${i - FIRST_SHIP[type] + 1}`);

/** Where a ship can be besides sites: in the supply, or on the round track (EC-32.5), which is {@link LATER} less the round. */
export const SUPPLY = -1;
export const LATER = -10;

export const NOBODY = -1;
/** Ships of nobody as a side of a battle, and as an owner of dice. */
export const GUARD_SIDE = 6;

/** Neighbours of a site: a zone, or nothing at all because the edge belongs to another part of a nebula. */
export const ZONE = -1;
export const NO_EDGE = -2;

/** What stands in a sector, as bits (EC-9.3, EC-26). */
export const ORBITAL = 1;
export const MONOLITH = 2;
export const PORTAL = 4;
export const ANCIENT_PORTAL = 8;

/** Where a sector tile is: out of reach or on the board, in its stack, or discarded. */
export const GONE = 0;
export const IN_STACK = 1;
export const DISCARDED = 2;

/** EC-14.4: no reputation track is longer. */
export const REPUTATION_SPACES = 5;
export const TECH_SPACES = TRACKS.length * TRACK_LENGTH;
export const SLOTS = TYPES.length * MOST_SLOTS;

/** Lanes of a battle: the attacker's types, then the defender's; ships of nobody use the defender's first. */
export const LANES = 2 * TYPES.length;
export const LEFT = -2;

/**
 * The whole table. Stacks and bags have no order here: what comes next is drawn when it is needed, from all that it may be. So of
 * all that EC-1.8 calls secret only reputation tiles are there to be hidden.
 */
export const fields = {
  phase: oneOf<Phase>('species'),
  players: fixed(({ players }) => players),
  /** EC-3.6: the blueprint of Ancients, Guardians and GCDS. */
  ancients: fixed(({ options }) => VARIANTS.indexOf(options.ancients as (typeof VARIANTS)[number])),
  guardians: fixed(({ options }) => VARIANTS.indexOf(options.guardians as (typeof VARIANTS)[number])),
  center: fixed(({ options }) => VARIANTS.indexOf(options.center as (typeof VARIANTS)[number])),
  round: num(1),
  /** EC-5.8: who began the round, and who will begin the next one. */
  start: num(),
  nextStart: num(NOBODY),
  active: num(),
  /** Who has passed, and who is eliminated, as bits. */
  passed: num(),
  eliminated: num(),
  /** Turns taken: for bots. */
  turns: num(),
  /** Counts arrivals and draws, so that all can be put in order. */
  clock: num(),

  // the galaxy, by site
  /** The hex of the grid, -1 while it is not on the board, and by how many sixths the tile is turned. */
  hex: list(SITE_COUNT, -1),
  turn: list(SITE_COUNT),
  /** The neighbour in each direction, kept up when sectors are placed: `beside[site * 6 + side]`. */
  beside: list(SITE_COUNT * 6, ZONE),
  /** Sites on the board, in the order in which they came. */
  placed: numbers(),
  owner: list(SITE_COUNT, NOBODY),
  /** Squares with a cube, as bits; they belong to the owner. */
  cubes: list(SITE_COUNT),
  built: list(SITE_COUNT),
  /** Ships of nobody. */
  guards: list(SITE_COUNT),
  /** 1 where a discovery lies face down. */
  sealed: list(SITE_COUNT),
  /** EC-31: the space of the disc on each pulsar, and who has used it in this phase, as bits. */
  pulsar: list(2),
  pulsarUsed: list(2),
  /** EC-33.8: supernovas that have exploded, as bits. */
  exploded: num(),
  /** EC-32: the black hole in this game, or -1. */
  blackHole: num(-1),

  // supplies
  /** By sector: {@link GONE}, {@link IN_STACK} (or, of ring III, perhaps in the box: EC-3.3) or {@link DISCARDED}. */
  stack: list(SECTORS.length),
  /** How many sectors each of the three stacks still has. */
  stackLeft: list(3),
  bag: list(TECH_COUNT),
  tray: list(TECH_COUNT),
  /** Discoveries that nobody has seen, in the supply or face down on the board. */
  discoveries: list(DISCOVERIES.length),
  reputationBag: nobody(list(REPUTATION.length, (value) => REPUTATION[value])),
  /** Reputation tiles of eliminated players: out of the game. */
  reputationGone: list(REPUTATION.length),
  /** EC-14.6: who holds the Traitor tile. */
  traitor: num(NOBODY),

  // players
  species: perSeat(1, -1),
  store: perSeat(KINDS),
  /** Cubes on the population tracks and in the graveyards. */
  track: perSeat(KINDS, FIRST_CUBES),
  graveyard: perSeat(KINDS),
  /** Discs on the influence track, on the action spaces, and in reserve. */
  discs: perSeat(),
  spent: perSeat(6),
  reserve: perSeat(1, RESERVE_DISCS),
  /** Colony ships that lie face up. */
  colony: perSeat(),
  /** Technologies by track and space, -1 where there is none. */
  techs: perSeat(TECH_SPACES, -1),
  /** Part tiles on the blueprints, by type and space, -1 where there is none. */
  parts: perSeat(SLOTS, -1),
  /** EC-8.8: the type beside which the Muon Source lies. */
  muon: perSeat(1, -1),
  /** EC-8.7: who keeps each part that comes from a discovery. */
  kept: list(FOUND_PARTS.length, NOBODY),
  /** Discoveries kept for points. */
  treasures: perSeat(),
  /** Values of reputation tiles, 0 for an empty space; others see -1. */
  reputation: secret(perSeat(REPUTATION_SPACES)),
  /** When each of them was kept. */
  reputationSince: perSeat(REPUTATION_SPACES),
  /** What each seat has learnt of the bag: seat, moment, and how many tiles of each value others can have had then. */
  looks: secret(numbers()),
  /** EC-14: with whom each seat has relations, as bits. */
  allies: perSeat(),
  /** EC-23.6: what an eliminated player had. */
  finalPoints: perSeat(),
  finalStore: perSeat(),

  // ships, by seat and ship
  shipAt: perSeat(SHIPS, SUPPLY),
  damage: perSeat(SHIPS),
  /** EC-10.9: when the stay of their owner began there. */
  since: perSeat(SHIPS),

  // the turn in progress
  /** The action, or -1 before one is chosen; activations left; colony ships that may still be turned (EC-11.1). */
  doing: num(-1),
  left: num(),
  colonyTurns: num(),
  /** How often the seat has traded in this turn, and the sector that was turned over and is not placed yet: for bots. */
  trades: num(),
  turnedOver: num(-1),
  /** EC-8.1: parts were taken off in the present activation. */
  opened: num(),
  /** EC-11.3: sites that this Influence action has used. */
  touched: numbers(),
  /** EC-14.9: to whom the player has proposed; after combat (EC-14.1) pairs that said no, seat * 6 + seat. */
  proposed: num(),
  refusedPairs: numbers(),

  // the combat phase
  step: oneOf<Step>('battles'),
  /** How far the step has come in the order of the sectors. */
  cursor: num(),
  /** EC-15.4: the players of the sector that is being fought for, in their order; who has fought, who has lost the draw for taking part. */
  line: numbers(),
  fought: num(),
  fled: num(),
  /** Reputation draws for destroyed ships in this sector. */
  kills: perSeat(),
  /** Players who still have to draw. */
  toDraw: num(),
  attacker: num(NOBODY),
  defender: num(NOBODY),
  /** 0 for the missiles, then the round of combat. */
  engagement: num(),
  /** Lanes that have acted, as bits, and where each retreats to: -1 nowhere, {@link LEFT} when it is gone. */
  acted: num(),
  retreat: list(LANES, -1),
  /** The lane whose turn it is, -1 between turns. */
  acting: num(-1),
  /** The lane that fires, and its dice that are not yet assigned: colour * 8 + what it shows. */
  firing: num(-1),
  dice: numbers(),
  /** EC-27.2: damage that rift dice do to those who rolled them, when all dice are assigned. */
  backfire: num(),
  /** Damage of the ships of nobody in this sector. */
  guardDamage: list(2),
  /** EC-19.2: tiles drawn, as counts by value, and who looks at them. */
  drawn: secret(list(REPUTATION.length)),
  drawer: num(NOBODY),
};

/** Everything on the table. */
export interface State extends StateOf<typeof fields> {}

/** What all may know of it: readers that need no more serve the board, too. */
export interface Open extends OpenOf<typeof fields> {}

export type T = Table<State, EclipseEvent>;
export type { Seat };
