import type { GameEvent, Seat, Table } from '@starboard/kernel';
import {
  CANNON,
  COLONIES_PER_PLAYER,
  DISC_VALUE,
  DRIVE,
  FAME_RINGS_PER_POINT,
  FREIGHT_RING,
  RINGS_PER_PLAYER,
  TRANSPORTERS_PER_PLAYER,
} from './content/building.ts';
import {
  BASES,
  CARD_CANNONS,
  CARD_DRIVES,
  CARDS_DOING,
  FRIENDSHIP_CARD_COUNT,
  KINDS,
  POINT_SYSTEM,
  SPACEPORT_POINT_OF,
  SPACEPORT_POINTS,
  SYSTEMS,
} from './content/index.ts';
import type { StarfarersEvent } from './events.ts';

/** SF-3.1, before it the set-up of the advanced game (SF-2.14), after it the end (SF-22.3). */
export type Phase = 'place-colony' | 'place-spaceport' | 'production' | 'build' | 'flight' | 'over';

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
 * The whole table. Lists are flat: `hand[seat * KINDS + kind]`, `shipAt[seat * 3 + transporter]`, `piece[point]`.
 * Transporters count from 0 inside and from 1 on the table.
 */
export interface State {
  players: number;
  colour: number[];
  fasterStart: boolean;
  twoYellowBalls: boolean;

  phase: Phase;
  /** The seat whose turn it is, and the number of the turn. */
  active: Seat;
  turn: number;
  /** In the advanced set-up, how many placements are done (SF-2.14). */
  placed: number;

  /** What stands on each point: see `PIECE`. */
  piece: number[];
  shipAt: number[];
  /** `COLONY_SHIP` or `TRADE_SHIP`, for transporters on the board. */
  shipKind: number[];
  coloniesLeft: number[];
  stationsLeft: number[];
  ringsLeft: number[];
  /** Trade ships that are due (SF-12.15). */
  due: number[];

  hand: number[];
  bank: number[];
  /** The supply stack, by kind: its order is nobody's business, so a draw is a pick. */
  supply: number[];
  /** Cards of a hand that everybody knows, and those that only one viewer knows: `privy[(viewer * players + seat) * KINDS + kind]`. */
  known: number[];
  privy: number[];

  upgrades: number[];
  fame: number[];
  /** Friendship cards, as bits. */
  cards: number[];
  /** Owner of each people's disc, or -1. */
  disc: number[];

  /** The chit on each planet, whether it lies face up, and who has looked at it (bits). */
  chit: number[];
  faceUp: number[];
  seen: number[];
  /** Reserve chits still there, and who won each pirate lair and ice chit (-1: nobody yet). */
  reserve: number[];
  trophy: number[];

  /** Encounter cards in the draw pile (1) or out of it (0). */
  deck: number[];
  /** The card being read (-1: none), its node, the effect of that node, and the way through the tree so far. */
  encounter: number;
  node: number;
  effect: number;
  path: number[];
  /** Cards given and cards received in this encounter (SF-12.19, SF-12.20). */
  gift: number[];
  received: number[];

  /** Cards that the player asked must hand over now. */
  owed: number;
  /** Supply cards that the active player may still draw (SF-6.2). */
  supplyRight: number;
  usedFame: boolean;
  usedLevy: boolean;
  usedGoodsRate: boolean;

  offers: Offer[];
  offersMade: number[];
  declined: Declined[];
  nextOffer: number;

  /** Flight of the active player: base speed, and for each transporter its start, steps flown and whether its move ended. */
  baseSpeed: number;
  startedAt: number[];
  flown: number[];
  ended: number[];
  /** The transporter in the middle of its move, and the one that may not fly (SF-12.13); -1 for none. */
  moving: number;
  grounded: number;
}

export type T = Table<State, StarfarersEvent>;
export type { GameEvent };

/** What `piece[point]` says: nothing, a ship (SHIP + seat * 3 + transporter), or a building (… + seat). */
export const PIECE = { none: 0, ship: 1, colony: 20, spaceport: 30, station: 40, neutral: 50, closed: 51 } as const;

/** SF-2.12: the fourth colour's pieces block and do nothing else, so colony and spaceport are one code. */
export const isBuilding = (piece: number): boolean => piece >= PIECE.colony;
export const isShip = (piece: number): boolean => piece > PIECE.none && piece < PIECE.colony;
export const shipIndex = (seat: Seat, transporter: number): number => seat * TRANSPORTERS_PER_PLAYER + transporter;
export const shipOnPoint = (piece: number): number => piece - PIECE.ship;

export const bit = (seat: Seat): number => 1 << seat;

/** The seat `places` after this one, clockwise (SF-2.18). */
export const seatAfter = (state: State, seat: Seat, places: number): Seat =>
  (seat + places + 2 * state.players) % state.players;

export function othersOf(state: State, seat: Seat): readonly Seat[] {
  const others: Seat[] = [];
  for (let places = 1; places < state.players; places++) others.push(seatAfter(state, seat, places));
  return others;
}

export function handSize(state: State, seat: Seat): number {
  let cards = 0;
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) cards += state.hand[i];
  return cards;
}

export const held = (state: State, seat: Seat, kind: number): number => state.hand[seat * KINDS + kind];

export const handOf = (state: State, seat: Seat): readonly number[] =>
  state.hand.slice(seat * KINDS, (seat + 1) * KINDS);

export const hasCard = (state: State, seat: Seat, card: number): boolean => ((state.cards[seat] >> card) & 1) === 1;

export const hasCardDoing = (state: State, seat: Seat, verb: keyof typeof CARDS_DOING): boolean =>
  (state.cards[seat] & CARDS_DOING[verb]) !== 0;

function bonus(table: ArrayLike<number>, cards: number): number {
  let sum = 0;
  for (let card = 0, left = cards; left !== 0 && card < FRIENDSHIP_CARD_COUNT; card++, left >>= 1) {
    if ((left & 1) === 1) sum += table[card];
  }
  return sum;
}

/** SF-10.2, SF-10.3: drives on the mothership and on friendship cards. */
export const drivesOf = (state: State, seat: Seat): number =>
  state.upgrades[seat * 3 + DRIVE] + bonus(CARD_DRIVES, state.cards[seat]);

/** SF-10.2, SF-10.3: cannons on the mothership and on friendship cards. */
export const cannonsOf = (state: State, seat: Seat): number =>
  state.upgrades[seat * 3 + CANNON] + bonus(CARD_CANNONS, state.cards[seat]);

/** SF-10.5: no card adds to these. */
export const freightRingsOf = (state: State, seat: Seat): number => state.upgrades[seat * 3 + FREIGHT_RING];

/** SF-10.4: card bonuses are no upgrades. */
export const upgradeCount = (state: State, seat: Seat): number =>
  state.upgrades[seat * 3] + state.upgrades[seat * 3 + 1] + state.upgrades[seat * 3 + 2];

/** The lowest transporter (from 0) in the supply, or -1. */
export function freeTransporter(state: State, seat: Seat): number {
  for (let i = 0; i < TRANSPORTERS_PER_PLAYER; i++) if (state.shipAt[shipIndex(seat, i)] < 0) return i;
  return -1;
}

/** SF-9.8: the ship on the board with the lowest transporter, or -1. */
export function firstShip(state: State, seat: Seat): number {
  for (let i = 0; i < TRANSPORTERS_PER_PLAYER; i++) if (state.shipAt[shipIndex(seat, i)] >= 0) return i;
  return -1;
}

export const hasShip = (state: State, seat: Seat): boolean => firstShip(state, seat) >= 0;

/** Colonies on colony points, those under spaceports included. */
export function coloniesOnBoard(state: State, seat: Seat): number {
  let count = COLONIES_PER_PLAYER - state.coloniesLeft[seat];
  for (let i = shipIndex(seat, 0); i < shipIndex(seat, TRANSPORTERS_PER_PLAYER); i++) {
    if (state.shipAt[i] >= 0 && state.shipKind[i] === 0) count--;
  }
  return count;
}

/** SF-22.1: points are always counted anew. A spaceport is a colony with one point more. */
export function pointsOf(state: State, seat: Seat): number {
  let points = coloniesOnBoard(state, seat) + RINGS_PER_PLAYER - state.ringsLeft[seat];
  for (let i = 0; i < state.disc.length; i++) if (state.disc[i] === seat) points += DISC_VALUE;
  for (let i = 0; i < state.trophy.length; i++) if (state.trophy[i] === seat) points += 1;
  return points + Math.floor(state.fame[seat] / FAME_RINGS_PER_POINT);
}

/** The seat whose spaceport has this plain point as a spaceport point, or -1; a neutral one protects nothing (SF-13.8). */
export function spaceportOwnerBeside(state: State, point: number): Seat {
  const colony = SPACEPORT_POINT_OF[point];
  if (colony < 0) return -1;
  const piece = state.piece[colony];
  return piece >= PIECE.spaceport && piece < PIECE.station ? piece - PIECE.spaceport : -1;
}

/** SF-9.5: spaceport points of the seat without a ship. */
export function freeSpaceportPoints(state: State, seat: Seat): number[] {
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

export function spaceportsOf(state: State, seat: Seat): number[] {
  return ALL_COLONY_POINTS.filter((point) => state.piece[point] === PIECE.spaceport + seat);
}

/** The number of the lowest free trade point of a base (SF-17.1), or 0 when all are taken (SF-17.8). */
export function nextDock(state: State, people: number): number {
  const { docks } = BASES[people];
  for (let i = 0; i < docks.length; i++) if (!isBuilding(state.piece[docks[i]])) return i + 1;
  return 0;
}

/** Colonies and spaceports of anyone in a system. */
export function coloniesInSystem(state: State, system: number): number {
  return SYSTEMS[system].colonyPoints.filter((point) => isBuilding(state.piece[point])).length;
}

export const systemOf = (point: number): number => POINT_SYSTEM[point];

/** Friendship cards that still lie at a people's base. */
export function cardsAtBase(state: State, people: number): number[] {
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

export function copyState(s: State): State {
  return {
    players: s.players,
    colour: s.colour,
    fasterStart: s.fasterStart,
    twoYellowBalls: s.twoYellowBalls,
    phase: s.phase,
    active: s.active,
    turn: s.turn,
    placed: s.placed,
    piece: s.piece.slice(),
    shipAt: s.shipAt.slice(),
    shipKind: s.shipKind.slice(),
    coloniesLeft: s.coloniesLeft.slice(),
    stationsLeft: s.stationsLeft.slice(),
    ringsLeft: s.ringsLeft.slice(),
    due: s.due.slice(),
    hand: s.hand.slice(),
    bank: s.bank.slice(),
    supply: s.supply.slice(),
    known: s.known.slice(),
    privy: s.privy.slice(),
    upgrades: s.upgrades.slice(),
    fame: s.fame.slice(),
    cards: s.cards.slice(),
    disc: s.disc.slice(),
    chit: s.chit.slice(),
    faceUp: s.faceUp.slice(),
    seen: s.seen.slice(),
    reserve: s.reserve.slice(),
    trophy: s.trophy.slice(),
    deck: s.deck.slice(),
    encounter: s.encounter,
    node: s.node,
    effect: s.effect,
    path: s.path.slice(),
    gift: s.gift.slice(),
    received: s.received.slice(),
    owed: s.owed,
    supplyRight: s.supplyRight,
    usedFame: s.usedFame,
    usedLevy: s.usedLevy,
    usedGoodsRate: s.usedGoodsRate,
    offers: s.offers.slice(),
    offersMade: s.offersMade.slice(),
    declined: s.declined.slice(),
    nextOffer: s.nextOffer,
    baseSpeed: s.baseSpeed,
    startedAt: s.startedAt.slice(),
    flown: s.flown.slice(),
    ended: s.ended.slice(),
    moving: s.moving,
    grounded: s.grounded,
  };
}
