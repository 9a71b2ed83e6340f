import {
  fixed,
  flag,
  isIn,
  list,
  nobody,
  num,
  numbers,
  type OpenOf,
  oneOf,
  perSeat,
  pile,
  type Seat,
  type Seating,
  type StateOf,
  secret,
  type Table,
} from '@starboard/kernel';
import { BOARDS, MAX_SQUARES, SHIP_CLASSES, type ShipBoard, type ShipClass } from './content/boards.ts';
import { CARD_COUNT, EVIL_COUNT } from './content/cards.ts';
import { ROAD_COUNT } from './content/roads.ts';
import { GOODS, GOODS_IN_BOX, STASH, TRACK_SPACES } from './content/tables.ts';
import { KIND, TILE_COUNT, TILE_KIND, TILES } from './content/tiles.ts';
import type { TruckerEvent } from './events.ts';
import { AUTO_FLIP, BUILDING, MOST_ROUNDS, NO_ROUND } from './meta.ts';

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

/** GT-17.1: the rules for five players hold, for four if they wish. */
const isForFive = ({ players, options }: Seating): boolean =>
  players === 5 || (players === 4 && options.fifthWheelForFour === true);

/** GT-2.10: Fifth Wheel needs New Technology; five players play with both. */
const hasNewTechnology = (seating: Seating): boolean => isForFive(seating) || seating.options.newTechnology === true;

/** GT-20.2: how many of the Rough Roads concern each seat. */
const handicapOf = ({ options }: Seating): readonly number[] | undefined =>
  Array.isArray(options.handicap) ? options.handicap.map(Number) : undefined;

function roadLevelOf(seating: Seating): number {
  const handicap = handicapOf(seating);
  return handicap === undefined ? Number(seating.options.roughRoads) : Math.max(...handicap);
}

/** GT-2.4: the rounds that were agreed, written `2-IIA`. */
const roundsOf = ({ options }: Seating): readonly string[] =>
  Array.from({ length: MOST_ROUNDS }, (_, i) => String(options[`round${i + 1}`])).filter((round) => round !== NO_ROUND);

/** GT-2.2, GT-2.3: starting cabins, and the tiles of the expansion if it is not played with, stay in the box. */
const tilesAt = (newTechnology: boolean): readonly number[] =>
  TILES.map(({ kind, expansion }) =>
    kind === KIND.startCabin || (expansion && !newTechnology) ? AT.box : AT.faceDown,
  );

/**
 * Lists are flat: `ship[seat * MAX_SQUARES + square]` is the tile there times 4 plus its quarter turns,
 * or -1; `half…[seat * 2 + half]`. Goods on a component are packed, two bits for each colour. GT-0.9,
 * GT-0.10: what is not marked can be seen by all.
 */
export const fields = {
  players: fixed(({ players }) => players),
  colour: perSeat(),

  // what was agreed (GT-2.10)
  building: fixed(({ options }) => BUILDING.indexOf(options.building as (typeof BUILDING)[number])),
  factor: fixed(({ options }) => Number(options.relaxedFactor)),
  takes: fixed(({ options }) => Number(options.takesPerTurn)),
  allowErrors: fixed(({ options }) => options.buildErrors === 'allow'),
  autoFlip: fixed(({ options }) => (options.autoFlip === AUTO_FLIP[0] ? 0 : Number(options.autoFlip))),
  firstFlight: fixed(({ options }) => options.firstFlight === true),
  limitedGoods: fixed(({ options }) => options.limitedGoods === true),
  newTechnology: fixed(hasNewTechnology),
  /** GT-17.1: the rules for five players hold. */
  fifthWheel: fixed(isForFive),
  evilMachinations: flag(({ options }) => options.evilMachinations === true),
  roadLevel: num(roadLevelOf),
  /** GT-20.2: how many of the Rough Roads concern each seat; -1: all. */
  handicap: numbers((seating) => handicapOf(seating) ?? new Array<number>(seating.players).fill(-1)),
  bonusCards: fixed(({ options }) => options.bonusCards === true),
  unshuffled: fixed(({ options }) => options.unshuffled === true),
  levels: numbers((seating) => roundsOf(seating).map((round) => Number(round[0]))),
  classes: numbers((seating) => roundsOf(seating).map((round) => SHIP_CLASSES.indexOf(round.slice(2) as ShipClass))),

  phase: oneOf<Phase>('plot'),
  /** Counts from 0. */
  round: num(),

  // tiles
  where: secret(numbers((seating) => tilesAt(hasNewTechnology(seating)))),
  /** Who has seen each tile in this game, as bits, {@link SEEN_BY_ALL} for everybody: it is none of those removed (GT-2.3). */
  seen: secret(list(TILE_COUNT)),
  ship: perSeat(MAX_SQUARES, -1),
  crew: perSeat(MAX_SQUARES),
  tokens: perSeat(MAX_SQUARES),
  goods: perSeat(MAX_SQUARES),

  // building (GT-4)
  /** The tile in hand, or -1; where it came from; whether only its holder has seen it. */
  hand: secret(perSeat(1, -1)),
  handFrom: perSeat(),
  handHidden: perSeat(),
  stash: perSeat(STASH, -1),
  /** The square of the tile that is not welded yet, or -1, and where that tile came from. */
  fresh: perSeat(1, -1),
  freshFrom: perSeat(),
  /** Number tiles; 0: none yet. */
  number: perSeat(),
  /** Number of the last building action of each seat (GT-4.17), and how many there were. */
  acted: perSeat(),
  acts: num(),
  /** Open piles that a seat has looked at, as bits, and the one it looks at now, or -1. */
  looked: perSeat(),
  looking: perSeat(1, -1),
  /** GT-4.10: the moment at which the sand runs out (-1: it has), and how many flips are left. */
  sand: num(-1),
  flips: num(),
  /** GT-4.28: the moment at which the clock flips, or -1. */
  flipAt: num(-1),

  // building by turns (GT-4.31 to GT-4.39)
  order: numbers(),
  active: num(),
  taken: num(),
  /** Whether the tile of this take may still be changed (GT-4.33). */
  mayChange: flag(),
  turnsLeft: perSeat(),
  /** Turns running that ended by the clock without a take (GT-4.38). */
  idle: perSeat(),

  // cards
  /** Cards that have left their stack (GT-3.4), and who knows of that, as with tiles. */
  used: nobody(list(CARD_COUNT)),
  shown: secret(list(CARD_COUNT)),
  piles: secret(numbers()),
  deck: secret(pile()),
  deckAt: num(),
  /** The card being resolved, or -1. */
  card: num(-1),
  /** GT-20.34: what comes again, and whether it has come. */
  again: numbers(),
  secondPass: flag(),
  /** Seats that the second pass leaves alone, as bits: they have arrived (GT-20.34, handicap). */
  spared: num(),
  /** Evil Machinations: 0 in the box, 1 + seat in hand, 11 + seat chosen, 30 played. */
  evil: secret(list(EVIL_COUNT)),
  /** Who has plotted each of them, as bits: its owner knows where it went. */
  plotted: secret(list(EVIL_COUNT)),
  /** Rough Roads in force, in the order of drawing, and those used before. */
  roads: numbers(),
  roadsUsed: list(ROAD_COUNT),
  /** The seats each road concerns when it was drawn late (GT-20.50), or -1: by the handicap. */
  roadSeats: numbers(),
  /** GT-20.48: the number rolled for the dead column, or 0. */
  blackout: num(),

  // flight
  position: perSeat(),
  half: perSeat(2),
  /** Cards that a half still spends in hyperspace. */
  hyper: perSeat(2),
  /** The printed side that is the front now, and whether a somersault turned it (GT-20.46). */
  front: perSeat(),
  turned: perSeat(),
  /** Specialisation of the cyan alien, or -1, and those taken this round, as bits. */
  role: perSeat(1, -1),
  rolesTaken: num(),
  standing: perSeat(),
  credits: perSeat(),
  loans: perSeat(),
  /** What each seat got and paid in this round, for the ledger: {@link LEDGER} entries for each seat. */
  ledger: perSeat(LEDGER_LINES),
  /** GT-18.34: a Lawyer was aboard the last half that gave up. */
  lawyer: perSeat(),
  /** Who has read the accounts of the round, as bits. */
  closed: num(),

  // the bank
  bankGoods: numbers((seating) => (hasNewTechnology(seating) ? GOODS_IN_BOX.expansion : GOODS_IN_BOX.base)),
  bankCredits: num(),
  bankHumans: num(),
  bankTokens: num(),

  // while a card is resolved
  /** Who led before the card (GT-20.32), or -1. */
  ledBefore: num(-1),
  /** Halves in the race when the card was revealed, as bits of seat * 2 + half. */
  flew: num(),
  /** Components lost and fallen off on this card. */
  lostNow: perSeat(),
  fallen: perSeat(),
  /** GT-16.56: the free battery of this card was used. */
  freeUsed: perSeat(),
  /** GT-19.50: 1 protected on the next card, 2 on this one. */
  escort: perSeat(),
  /** GT-20.55: aliens that leave after the card, as bits by colour. */
  leaving: perSeat(),
  /** GT-19.34: the die set in secret, and by whom. */
  secret: secret(num()),
  secretBy: num(-1),
  /** What has been chosen or stated by each seat on this card, shown to all. */
  stated: perSeat(),
  /** Whether a seat used this opportunity; and on which planet or field it is (-1: none). */
  usedIt: perSeat(),
  placeOf: perSeat(1, -1),

  // while a strength is stated, and while goods are loaded
  /** The strength that `speaker` is about to state (0: none), with what he has powered, boosted and called for it. */
  stating: num(),
  speaker: num(-1),
  powered: numbers(),
  boosted: numbers(),
  called: num(),
  /** Goods waiting to be loaded. */
  pool: list(GOODS.length),
  reactors: numbers(),
};

/** The whole table. */
export interface State extends StateOf<typeof fields> {}

/** What all may know of it: readers that need no more serve the board, too. */
export interface Open extends OpenOf<typeof fields> {}

export type T = Table<State, TruckerEvent>;

export const levelOf = (state: Open): number => state.levels[state.round];
export const classOf = (state: Open): number => state.classes[state.round];
export const boardOf = (state: Open): ShipBoard => BOARDS[state.classes[state.round]];
export const cell = (seat: Seat, square: number): number => seat * MAX_SQUARES + square;

/** The tile on a square with its turns, or -1. */
export const placedAt = (state: Open, seat: Seat, square: number): number => state.ship[seat * MAX_SQUARES + square];
/** The kind of component on a square, or -1. */
export function kindAt(state: Open, seat: Seat, square: number): number {
  const placed = state.ship[seat * MAX_SQUARES + square];
  return placed < 0 ? -1 : TILE_KIND[placed >> 2];
}

/** GT-0.5: a half that is launched, has not given up and is not in hyperspace. */
export const halfInRace = (state: Open, seat: Seat, half: number): boolean =>
  state.half[seat * 2 + half] === HALF.flying && state.hyper[seat * 2 + half] === 0 && !isIn(state.spared, seat);
export const inRace = (state: Open, seat: Seat): boolean => halfInRace(state, seat, 0) || halfInRace(state, seat, 1);
/** GT-0.5: in the race or in hyperspace. */
export const stillFlying = (state: Open, seat: Seat): boolean =>
  state.half[seat * 2] === HALF.flying || state.half[seat * 2 + 1] === HALF.flying;
/** The half of a square, and whether that half is in the race. */
export const halfOf = (state: Open, square: number): number => boardOf(state).squares[square].half;
export const squareInRace = (state: Open, seat: Seat, square: number): boolean =>
  halfInRace(state, seat, halfOf(state, square));
export const bothHalves = (state: Open): boolean => boardOf(state).halves === 2;

/** GT-0.4: those in the race, the leader first. */
export function flightOrder(state: Open): Seat[] {
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
