import {
  fixed,
  flag,
  list,
  modifiersOf,
  nobody,
  num,
  numbers,
  type OpenOf,
  ofSeat,
  oneOf,
  owner,
  perSeat,
  type Seat,
  type StateOf,
  secret,
  sum,
  summed,
  type Table,
  things,
} from '@starboard/kernel';
import {
  type Advantage,
  BASES,
  CANNON,
  CARDS_PER_KIND,
  COLONIES_PER_PLAYER,
  DISC_VALUE,
  DRIVE,
  ENCOUNTERS,
  FAME_RINGS_AT_START,
  FAME_RINGS_PER_POINT,
  FREIGHT_RING,
  FRIENDSHIP_CARDS,
  KINDS,
  OBSTACLES,
  PEOPLES,
  PLANETS,
  POINT_COUNT,
  POINT_SYSTEM,
  RESERVE_CHITS,
  RINGS_PER_PLAYER,
  SPACEPORT_POINT_OF,
  SPACEPORT_POINTS,
  STATIONS_PER_PLAYER,
  SUPPLY_PER_KIND,
  SYSTEMS,
  TRANSPORTERS_PER_PLAYER,
  UPGRADES,
} from './content/index.ts';
import type { StarfarersEvent } from './events.ts';

/** SF-3.1, before it the set-up of the advanced game (SF-2.14), after it the end (SF-22.3). */
export const PHASES = ['place-colony', 'place-spaceport', 'production', 'build', 'flight', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** An open trade offer (SF-7.4). Seats are bits. */
export interface Offer {
  readonly id: number;
  readonly from: Seat;
  readonly give: readonly number[];
  readonly want: readonly number[];
  /** Those who have not answered yet. */
  readonly open: number;
  readonly accepted: number;
}

/** An offer that was declined: it cannot be repeated before a hand has changed (SF-7.8). */
export interface Declined {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly number[];
  readonly want: readonly number[];
}

/**
 * Lists are flat: `hand[seat * KINDS + kind]`, `shipAt[seat * 3 + transporter]`, `piece[point]`. Transporters count from 0
 * inside and from 1 on the table. SF-23.1 to SF-23.3: what is not marked can be seen by all.
 */
export const fields = {
  players: fixed(({ players }) => players),
  colour: perSeat(),
  fasterStart: fixed(({ options }) => options.fasterStart === true),
  twoYellowBalls: fixed(({ options }) => options.twoYellowBalls === true),

  phase: oneOf<Phase>(({ options }) => (options.advancedSetup === true ? 'place-colony' : 'production')),
  /** The seat whose turn it is, and the number of the turn. */
  active: num(),
  turn: num(1),
  /** In the advanced set-up, how many placements are done (SF-2.14). */
  placed: num(),

  /** What stands on each point: see `PIECE`. */
  piece: list(POINT_COUNT),
  shipAt: perSeat(TRANSPORTERS_PER_PLAYER, -1),
  /** `COLONY_SHIP` or `TRADE_SHIP`, for transporters on the board. */
  shipKind: perSeat(TRANSPORTERS_PER_PLAYER),
  coloniesLeft: perSeat(1, COLONIES_PER_PLAYER),
  stationsLeft: perSeat(1, STATIONS_PER_PLAYER),
  ringsLeft: perSeat(1, RINGS_PER_PLAYER),
  /** Trade ships that are due (SF-12.15). */
  due: perSeat(),

  hand: secret(perSeat(KINDS)),
  bank: list(KINDS, CARDS_PER_KIND - SUPPLY_PER_KIND),
  /** The supply stack, by kind: its order is nobody's business, so a draw is a pick. */
  supply: summed(list(KINDS, SUPPLY_PER_KIND)),
  /** Cards of a hand that everybody knows, and those that only one viewer knows: `privy[(viewer * players + seat) * KINDS + kind]`. */
  known: perSeat(KINDS),
  privy: owner(list(({ players }) => players * players * KINDS)),

  upgrades: perSeat(UPGRADES.length),
  fame: perSeat(1, FAME_RINGS_AT_START),
  /** Friendship cards, as bits. */
  cards: perSeat(),
  /** Owner of each people's disc, or -1. */
  disc: list(PEOPLES.length, -1),

  /** The chit on each planet, whether it lies face up, and who has looked at it (bits): he is seen by all, what he sees is not. */
  chit: secret(list(PLANETS.length)),
  faceUp: list(PLANETS.length),
  seen: list(PLANETS.length),
  /** Reserve chits still there (those that are gone lie face up), and who won each pirate lair and ice chit (-1: nobody yet). */
  reserve: list(RESERVE_CHITS.length, 1),
  trophy: list(OBSTACLES.length, -1),

  /** Encounter cards in the draw pile (1) or out of it (0). */
  deck: summed(list(ENCOUNTERS.length, 1)),
  /** The card being read (-1: none), its node, the effect of that node, and the way through the tree so far. */
  encounter: secret(num(-1)),
  node: nobody(num(-1)),
  effect: nobody(num()),
  path: numbers(),
  /** Cards given and cards received in this encounter (SF-12.19, SF-12.20). */
  gift: list(KINDS),
  received: list(KINDS),

  /** Supply cards that the active player may still draw (SF-6.2). */
  supplyRight: num(),
  usedFame: flag(),
  usedLevy: flag(),
  usedGoodsRate: flag(),

  offers: things<Offer>(),
  offersMade: perSeat(),
  declined: things<Declined>(),
  nextOffer: num(1),

  /** Flight of the active player: base speed, and for each transporter its start, steps flown and whether its move ended. */
  baseSpeed: num(),
  startedAt: list(TRANSPORTERS_PER_PLAYER, -1),
  flown: list(TRANSPORTERS_PER_PLAYER),
  ended: list(TRANSPORTERS_PER_PLAYER),
  /** The transporter in the middle of its move, and the one that may not fly (SF-12.13); -1 for none. */
  moving: num(-1),
  grounded: num(-1),
};

/** The whole table. */
export interface State extends StateOf<typeof fields> {}

/** What all may know of it: readers that need no more serve the board, too. */
export interface Open extends OpenOf<typeof fields> {}

export type T = Table<State, StarfarersEvent>;

/** What `piece[point]` says: nothing, a ship (SHIP + seat * 3 + transporter), or a building (… + seat). */
export const PIECE = { none: 0, ship: 1, colony: 20, spaceport: 30, station: 40, neutral: 50, closed: 51 } as const;

/** SF-2.12: the fourth colour's pieces block and do nothing else, so colony and spaceport are one code. */
export const isBuilding = (piece: number): boolean => piece >= PIECE.colony;
export const isShip = (piece: number): boolean => piece > PIECE.none && piece < PIECE.colony;
export const shipIndex = (seat: Seat, transporter: number): number => seat * TRANSPORTERS_PER_PLAYER + transporter;
export const shipOnPoint = (piece: number): number => piece - PIECE.ship;

export const handSize = (state: State, seat: Seat): number => sum(state.hand, seat * KINDS, (seat + 1) * KINDS);

export const held = (state: State, seat: Seat, kind: number): number => state.hand[seat * KINDS + kind];

export const handOf = (state: State, seat: Seat): readonly number[] => ofSeat(state.hand, seat, KINDS);

/** SF-18.1: a number as the friendship cards of a seat make it. */
export const modified = modifiersOf<Open, Advantage>(
  FRIENDSHIP_CARDS.map(({ modifiers }, card) => ({
    modifiers,
    times: (state, seat) => (state.cards[seat] >> card) & 1,
  })),
);

/** Whether a friendship card lets a seat do this. */
export const may = (state: Open, seat: Seat, at: Advantage): boolean => modified(state, seat, at, 0) > 0;

/** SF-10.2, SF-10.3: drives on the mothership and on friendship cards. */
export const drivesOf = (state: Open, seat: Seat): number =>
  modified(state, seat, 'drives', state.upgrades[seat * 3 + DRIVE]);

/** SF-10.2, SF-10.3: cannons on the mothership and on friendship cards. */
export const cannonsOf = (state: Open, seat: Seat): number =>
  modified(state, seat, 'cannons', state.upgrades[seat * 3 + CANNON]);

/** SF-10.5: no card adds to these. */
export const freightRingsOf = (state: Open, seat: Seat): number => state.upgrades[seat * 3 + FREIGHT_RING];

/** SF-10.4: card bonuses are no upgrades. */
export const upgradeCount = (state: Open, seat: Seat): number =>
  state.upgrades[seat * 3] + state.upgrades[seat * 3 + 1] + state.upgrades[seat * 3 + 2];

/** The lowest transporter (from 0) in the supply, or -1. */
export function freeTransporter(state: Open, seat: Seat): number {
  for (let i = 0; i < TRANSPORTERS_PER_PLAYER; i++) if (state.shipAt[shipIndex(seat, i)] < 0) return i;
  return -1;
}

/** SF-9.8: the ship on the board with the lowest transporter, or -1. */
export function firstShip(state: Open, seat: Seat): number {
  for (let i = 0; i < TRANSPORTERS_PER_PLAYER; i++) if (state.shipAt[shipIndex(seat, i)] >= 0) return i;
  return -1;
}

export const hasShip = (state: Open, seat: Seat): boolean => firstShip(state, seat) >= 0;

/** Colonies on colony points, those under spaceports included. */
export function coloniesOnBoard(state: Open, seat: Seat): number {
  let count = COLONIES_PER_PLAYER - state.coloniesLeft[seat];
  for (let i = shipIndex(seat, 0); i < shipIndex(seat, TRANSPORTERS_PER_PLAYER); i++) {
    if (state.shipAt[i] >= 0 && state.shipKind[i] === 0) count--;
  }
  return count;
}

/** SF-22.1: points are always counted anew. A spaceport is a colony with one point more. */
export function pointsOf(state: Open, seat: Seat): number {
  let points = coloniesOnBoard(state, seat) + RINGS_PER_PLAYER - state.ringsLeft[seat];
  for (let i = 0; i < state.disc.length; i++) if (state.disc[i] === seat) points += DISC_VALUE;
  for (let i = 0; i < state.trophy.length; i++) if (state.trophy[i] === seat) points += 1;
  return points + Math.floor(state.fame[seat] / FAME_RINGS_PER_POINT);
}

/** The seat whose spaceport has this plain point as a spaceport point, or -1; a neutral one protects nothing (SF-13.8). */
export function spaceportOwnerBeside(state: Open, point: number): Seat {
  const colony = SPACEPORT_POINT_OF[point];
  if (colony < 0) return -1;
  const piece = state.piece[colony];
  return piece >= PIECE.spaceport && piece < PIECE.station ? piece - PIECE.spaceport : -1;
}

/** SF-9.5: spaceport points of the seat without a ship. */
export function freeSpaceportPoints(state: Open, seat: Seat): number[] {
  const points: number[] = [];
  if (state.ringsLeft[seat] === RINGS_PER_PLAYER) return points;
  for (const port of spaceportsOf(state, seat)) {
    for (let i = 0; i < 2; i++) {
      const point = SPACEPORT_POINTS[port * 2 + i];
      if (state.piece[point] === PIECE.none) points.push(point);
    }
  }
  return points;
}

const ALL_COLONY_POINTS = SYSTEMS.flatMap((system) => system.colonyPoints);

export function spaceportsOf(state: Open, seat: Seat): number[] {
  return ALL_COLONY_POINTS.filter((point) => state.piece[point] === PIECE.spaceport + seat);
}

/** The number of the lowest free trade point of a base (SF-17.1), or 0 when all are taken (SF-17.8). */
export function nextDock(state: Open, people: number): number {
  const { docks } = BASES[people];
  for (let i = 0; i < docks.length; i++) if (!isBuilding(state.piece[docks[i]])) return i + 1;
  return 0;
}

/** Colonies and spaceports of anyone in a system. */
export function coloniesInSystem(state: Open, system: number): number {
  return SYSTEMS[system].colonyPoints.filter((point) => isBuilding(state.piece[point])).length;
}

export const systemOf = (point: number): number => POINT_SYSTEM[point];

/** Friendship cards that still lie at a people's base. */
export function cardsAtBase(state: Open, people: number): number[] {
  let taken = 0;
  for (let seat = 0; seat < state.players; seat++) taken |= state.cards[seat];
  const left: number[] = [];
  for (let card = people * 5; card < people * 5 + 5; card++) if (((taken >> card) & 1) === 0) left.push(card);
  return left;
}

/** What holds for one turn only. */
export function forgetTurn(state: State): void {
  state.supplyRight = 0;
  state.usedFame = false;
  state.usedLevy = false;
  state.usedGoodsRate = false;
  state.offersMade.fill(0);
  state.declined = [];
  state.baseSpeed = 0;
  state.moving = -1;
  state.grounded = -1;
  state.startedAt.fill(-1);
  state.flown.fill(0);
  state.ended.fill(0);
}
