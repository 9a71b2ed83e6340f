import { isIn, type Seat, type Table } from '@starboard/kernel';
import { BOARDS, MAX_SQUARES, type ShipBoard } from './content/boards.ts';
import { TRACK_SPACES } from './content/tables.ts';
import { KIND, TILE_KIND } from './content/tiles.ts';
import type { TruckerEvent } from './events.ts';

/** GT-3.1: where a round stands. Every phase has checkpoints of its own. */
export const PHASES = [
  'plot', // GT-3.1a: choosing an Evil Machination
  'ready', // GT-4.23: waiting for everybody before the timer starts
  'build', // GT-4
  'direction', // GT-18.5: class IA chooses its front
  'check', // GT-7
  'boarding', // GT-8.2: aliens
  'flight', // GT-9
  'ledger', // GT-19.15: loans can be repaid between rounds
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where a tile is. With a seat: `AT.ship + seat`. */
export const AT = {
  faceDown: 0,
  faceUp: 1,
  removed: 2, // GT-2.3: out of the game, unseen
  aside: 3, // GT-21.7: replaced at the Star Depot
  depot: 4, // GT-21.7: on offer at the Star Depot
  box: 5, // starting cabins that nobody uses
  hand: 8,
  stash: 16,
  ship: 24,
  lost: 32,
  stackDown: 40, // GT-20.47: Made to Measure
  stackUp: 48,
} as const;

export const whereKind = (where: number): number => where & ~7;
export const whereSeat = (where: number): Seat => where & 7;

/** Something that lay open once, for everybody to see. */
export const SEEN_BY_ALL = 1 << 7;
export const hasSeen = (seen: number, viewer: number): boolean =>
  (seen & SEEN_BY_ALL) !== 0 || (viewer >= 0 && isIn(seen, viewer));

/** Where the tile in hand came from: decides where it may go back to (GT-4.3, GT-4.4, GT-4.26). */
export const FROM = { warehouse: 0, stash: 1, stack: 2 } as const;

/** What lives in a cabin: 0 to 2 humans, or an alien. In a stasis chamber: 0 to 4 sleepers. */
export const ALIEN = { brown: 3, purple: 4, cyan: 5 } as const;
export const ALIENS = ['brown', 'purple', 'cyan'] as const;
export const FIRST_ALIEN = ALIEN.brown;

/** GT-18.20: a half of class IIA; every other ship is one half. */
export const HALF = { flying: 0, gaveUp: 1, absent: 2 } as const;

export const LIVE = 0;
export const RELAXED = 1;
export const TURNS = 2;

/** What a strength is stated for. */
export const STATE_ENGINES = 1;
export const STATE_CANNONS = 2;
export const STATE_REAR_CANNONS = 3;

/** GT-9.15: answers given beforehand, as bits. */
export const STANDING_FLY = 1;
export const STANDING_STAY = 2;

/**
 * The whole table. Lists are flat: `ship[seat * MAX_SQUARES + square]` is the tile there times 4 plus its quarter turns,
 * or -1; `half…[seat * 2 + half]`. Goods on a component are packed, two bits for each colour.
 */
export interface State {
  players: number;
  colour: number[];

  // what was agreed (GT-2.10)
  building: number;
  factor: number;
  takes: number;
  allowErrors: boolean;
  autoFlip: number;
  firstFlight: boolean;
  limitedGoods: boolean;
  newTechnology: boolean;
  /** GT-17.1: the rules for five players hold. */
  fifthWheel: boolean;
  evilMachinations: boolean;
  roadLevel: number;
  /** GT-20.2: how many of the Rough Roads concern each seat; -1: all. */
  handicap: number[];
  bonusCards: boolean;
  unshuffled: boolean;
  levels: number[];
  classes: number[];

  phase: Phase;
  /** Counts from 0. */
  round: number;

  // tiles
  where: number[];
  /** Who has seen each tile in this game, as bits, {@link SEEN_BY_ALL} for everybody: it is none of those removed (GT-2.3). */
  seen: number[];
  ship: number[];
  crew: number[];
  tokens: number[];
  goods: number[];

  // building (GT-4)
  /** The tile in hand, or -1; where it came from; whether only its holder has seen it. */
  hand: number[];
  handFrom: number[];
  handHidden: number[];
  stash: number[];
  /** The square of the tile that is not welded yet, or -1, and where that tile came from. */
  fresh: number[];
  freshFrom: number[];
  /** Number tiles; 0: none yet. */
  number: number[];
  /** Number of the last building action of each seat (GT-4.17), and how many there were. */
  acted: number[];
  acts: number;
  /** Open piles that a seat has looked at, as bits, and the one it looks at now, or -1. */
  looked: number[];
  looking: number[];
  /** GT-4.10: the moment at which the sand runs out (-1: it has), and how many flips are left. */
  sand: number;
  flips: number;
  /** GT-4.28: the moment at which the clock flips, or -1. */
  flipAt: number;

  // building by turns (GT-4.31 to GT-4.39)
  order: number[];
  active: Seat;
  taken: number;
  /** Whether the tile of this take may still be changed (GT-4.33). */
  mayChange: boolean;
  turnsLeft: number[];
  /** Turns running that ended by the clock without a take (GT-4.38). */
  idle: number[];

  // cards
  /** Cards that have left their stack (GT-3.4), and who knows of that, as with tiles. */
  used: number[];
  shown: number[];
  piles: number[];
  deck: number[];
  deckAt: number;
  /** The card being resolved, or -1. */
  card: number;
  /** GT-20.34: what comes again, and whether it has come. */
  again: number[];
  secondPass: boolean;
  /** Seats that the second pass leaves alone, as bits: they have arrived (GT-20.34, handicap). */
  spared: number;
  /** Evil Machinations: 0 in the box, 1 + seat in hand, 11 + seat chosen, 30 played. */
  evil: number[];
  /** Who has plotted each of them, as bits: its owner knows where it went. */
  plotted: number[];
  /** Rough Roads in force, in the order of drawing, and those used before. */
  roads: number[];
  roadsUsed: number[];
  /** The seats each road concerns when it was drawn late (GT-20.50), or -1: by the handicap. */
  roadSeats: number[];
  /** GT-20.48: the number rolled for the dead column, or 0. */
  blackout: number;

  // flight
  position: number[];
  half: number[];
  /** Cards that a half still spends in hyperspace. */
  hyper: number[];
  /** The printed side that is the front now, and whether a somersault turned it (GT-20.46). */
  front: number[];
  turned: number[];
  /** Specialisation of the cyan alien, or -1, and those taken this round, as bits. */
  role: number[];
  rolesTaken: number;
  standing: number[];
  credits: number[];
  loans: number[];
  /** What each seat got and paid in this round, for the ledger: {@link LEDGER} entries for each seat. */
  ledger: number[];
  /** GT-18.34: a Lawyer was aboard the last half that gave up. */
  lawyer: number[];
  /** Who has read the accounts of the round, as bits. */
  closed: number;

  // the bank
  bankGoods: number[];
  bankCredits: number;
  bankHumans: number;
  bankTokens: number;

  // while a card is resolved
  /** Who led before the card (GT-20.32), or -1. */
  ledBefore: Seat;
  /** Halves in the race when the card was revealed, as bits of seat * 2 + half. */
  flew: number;
  /** Components lost and fallen off on this card. */
  lostNow: number[];
  fallen: number[];
  /** GT-16.56: the free battery of this card was used. */
  freeUsed: number[];
  /** GT-19.50: 1 protected on the next card, 2 on this one. */
  escort: number[];
  /** GT-20.55: aliens that leave after the card, as bits by colour. */
  leaving: number[];
  /** GT-19.34: the die set in secret, and by whom. */
  secret: number;
  secretBy: Seat;
  /** What has been chosen or stated by each seat on this card, shown to all. */
  stated: number[];
  /** Whether a seat used this opportunity; and on which planet or field it is (-1: none). */
  usedIt: number[];
  placeOf: number[];

  // what the present question is about
  /** The strength that `speaker` is about to state (0: none), with what he has powered, boosted and called for it. */
  stating: number;
  speaker: Seat;
  powered: number[];
  boosted: number[];
  called: number;
  mayJump: boolean;
  /** A projectile on its way: side it comes from (printed), line, square. */
  hitLarge: boolean;
  hitMeteor: boolean;
  hitSide: number;
  hitSquare: number;
  askedHalf: number;
  need: number;
  price: number;
  reward: number;
  /** Goods waiting to be loaded. */
  pool: number[];
  /** Goods of which the second taker leaves one (GT-17.3), by colour. */
  offer: number[];
  hasLoaded: boolean;
  reactors: number[];
  /** Bidding (GT-19.6): the highest bid, who made it, who passed (bits). */
  bid: number;
  bidder: Seat;
  passed: number;
  /** Squares named so far where several components are given up together (GT-19.31). */
  chosen: number[];
}

export type T = Table<State, TruckerEvent>;

/** What is settled at the end of a round (GT-14.1). */
export const SETTLED = [
  'finish',
  'looks',
  'luxury',
  'manager',
  'creativity',
  'goods',
  'trader',
  'losses',
  'measure',
] as const;
/** The lines of the ledger: what came and went in flight, loans taken less loans repaid, and what was settled. */
export const LEDGER = ['flight', 'loans', ...SETTLED] as const;
export const LEDGER_LINES = LEDGER.length;

export const levelOf = (state: State): number => state.levels[state.round];
export const classOf = (state: State): number => state.classes[state.round];
export const boardOf = (state: State): ShipBoard => BOARDS[state.classes[state.round]];
export const cell = (seat: Seat, square: number): number => seat * MAX_SQUARES + square;

/** The tile on a square with its turns, or -1. */
export const placedAt = (state: State, seat: Seat, square: number): number => state.ship[seat * MAX_SQUARES + square];
/** The kind of component on a square, or -1. */
export function kindAt(state: State, seat: Seat, square: number): number {
  const placed = state.ship[seat * MAX_SQUARES + square];
  return placed < 0 ? -1 : TILE_KIND[placed >> 2];
}

/** GT-0.5: a half that is launched, has not given up and is not in hyperspace. */
export const halfInRace = (state: State, seat: Seat, half: number): boolean =>
  state.half[seat * 2 + half] === HALF.flying && state.hyper[seat * 2 + half] === 0 && !isIn(state.spared, seat);
export const inRace = (state: State, seat: Seat): boolean => halfInRace(state, seat, 0) || halfInRace(state, seat, 1);
/** GT-0.5: in the race or in hyperspace. */
export const stillFlying = (state: State, seat: Seat): boolean =>
  state.half[seat * 2] === HALF.flying || state.half[seat * 2 + 1] === HALF.flying;
/** The half of a square, and whether that half is in the race. */
export const halfOf = (state: State, square: number): number => boardOf(state).squares[square].half;
export const squareInRace = (state: State, seat: Seat, square: number): boolean =>
  halfInRace(state, seat, halfOf(state, square));
export const bothHalves = (state: State): boolean => boardOf(state).halves === 2;

/** GT-0.4: those in the race, the leader first. */
export function flightOrder(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    if (!inRace(state, seat)) continue;
    let i = seats.push(seat) - 1;
    for (; i > 0 && state.position[seats[i - 1]] < state.position[seat]; i--) seats[i] = seats[i - 1];
    seats[i] = seat;
  }
  return seats;
}

/** Space of the flight board (GT-9.3). */
export const spaceOf = (position: number): number => ((position % TRACK_SPACES) + TRACK_SPACES) % TRACK_SPACES;

export const goodsCount = (packed: number, good: number): number => (packed >> (good * 2)) & 3;
export const goodsTotal = (packed: number): number =>
  (packed & 3) + ((packed >> 2) & 3) + ((packed >> 4) & 3) + ((packed >> 6) & 3);

export const isCabin = (kind: number): boolean =>
  kind === KIND.cabin || kind === KIND.startCabin || kind === KIND.luxuryCabin;

/** An independent copy; the heart of every search. */
export function copyState(state: State): State {
  const copy = { ...state };
  for (const key of LISTS) (copy as Record<ListKey, number[]>)[key] = state[key].slice();
  return copy;
}

type ListKey = { [K in keyof State]: State[K] extends number[] ? K : never }[keyof State];

/** Every list of the state; a test compares it with a real state. */
export const LISTS: readonly ListKey[] = [
  'colour',
  'handicap',
  'levels',
  'classes',
  'where',
  'seen',
  'ship',
  'crew',
  'tokens',
  'goods',
  'hand',
  'handFrom',
  'handHidden',
  'stash',
  'fresh',
  'freshFrom',
  'number',
  'acted',
  'looked',
  'looking',
  'order',
  'turnsLeft',
  'idle',
  'used',
  'shown',
  'piles',
  'deck',
  'again',
  'evil',
  'plotted',
  'roads',
  'roadsUsed',
  'roadSeats',
  'position',
  'half',
  'hyper',
  'front',
  'turned',
  'role',
  'standing',
  'credits',
  'loans',
  'ledger',
  'lawyer',
  'bankGoods',
  'lostNow',
  'fallen',
  'freeUsed',
  'escort',
  'leaving',
  'stated',
  'usedIt',
  'placeOf',
  'powered',
  'boosted',
  'pool',
  'offer',
  'reactors',
  'chosen',
];
