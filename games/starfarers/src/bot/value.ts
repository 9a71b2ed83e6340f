import type { Judgement, Seat } from '@starboard/kernel';
import {
  BASES,
  CHIT_PIPS,
  COLONY_SHIP,
  COSTS,
  DRIVE,
  FREIGHT_RING,
  GOAL,
  HARVEST,
  KINDS,
  OBSTACLES,
  PLANET_COLONY_POINTS,
  PLANET_COUNT,
  PLANET_RESOURCE,
  SPACEPORT,
  TRADE_SHIP,
  TRANSPORTERS_PER_PLAYER,
  UPGRADE_MAX,
} from '../content/index.ts';
import { bankRate } from '../rules/bank.ts';
import { handLimit } from '../rules/seven.ts';
import {
  cannonsOf,
  drivesOf,
  freeTransporter,
  freightRingsOf,
  handSize,
  may,
  nextDock,
  PIECE,
  pointsOf,
  type State,
  shipIndex,
} from '../state.ts';
import { bestTarget, pipsWorth, stationWorth, type Target } from './sites.ts';

/** Rounds that are likely left, judged by the leader. */
export function roundsLeft(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.players; seat++) most = Math.max(most, pointsOf(state, seat));
  return Math.max(1, (GOAL - most) * 1.3);
}

/** Pips of each kind that a seat's colonies stand at: `income[kind]`. */
const income = new Float64Array(KINDS);

function countIncome(state: State, seat: Seat): void {
  income.fill(0);
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    if (state.faceUp[planet] === 0) continue;
    const pips = CHIT_PIPS[state.chit[planet]];
    for (let i = 0; i < 2; i++) {
      const piece = state.piece[PLANET_COLONY_POINTS[planet * 2 + i]];
      if (piece === PIECE.colony + seat || piece === PIECE.spaceport + seat) income[PLANET_RESOURCE[planet]] += pips;
    }
  }
  for (let kind = 0; kind < KINDS; kind++) if (income[kind] > 0 && may(state, seat, HARVEST[kind])) income[kind] *= 1.8;
}

function incomeWorth(state: State, seat: Seat, rounds: number): number {
  countIncome(state, seat);
  let worth = 0;
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    worth += pipsWorth(income[kind], rounds);
    if (income[kind] > 0) kinds++;
    if (bankRate(state, seat, kind) === 2) worth += pipsWorth(income[kind], rounds) * 0.2;
  }
  return worth + kinds * 0.03 * rounds;
}

/** What each thing that can be built is wanted for, in points. */
const desire = new Float64Array(6);

function weighDesires(state: State, seat: Seat, rounds: number): void {
  const free = freeTransporter(state, seat) >= 0;
  const rings = freightRingsOf(state, seat);
  desire[COLONY_SHIP] = free && state.coloniesLeft[seat] > 0 ? 1.1 : 0;
  let station = 0;
  for (let people = 0; people < BASES.length; people++) station = Math.max(station, stationWorth(state, seat, people));
  desire[TRADE_SHIP] = free && state.stationsLeft[seat] > 0 ? station * 0.6 : 0;
  desire[SPACEPORT] = state.ringsLeft[seat] > 0 ? 1.15 : 0;
  for (let upgrade = 0; upgrade < 3; upgrade++) {
    const full = state.upgrades[seat * 3 + upgrade] >= UPGRADE_MAX[upgrade];
    desire[3 + upgrade] = full ? 0 : upgrade === FREIGHT_RING ? 0.45 / (1 + rings * 0.3) : 0.28;
  }
  if (rounds < 2) desire[3 + DRIVE] *= 0.5;
}

const READY = [1, 0.72, 0.48, 0.3, 0.18, 0.1, 0.06, 0.04, 0.03, 0.02];

/** How far a hand is towards what is wanted; the best aim counts in full, the others a little. */
function handWorth(hand: readonly number[], offset: number): number {
  let best = 0;
  let sum = 0;
  for (let what = 0; what < 6; what++) {
    if (desire[what] === 0) continue;
    let missing = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const lacks = COSTS[what * KINDS + kind] - hand[offset + kind];
      if (lacks > 0) missing += lacks;
    }
    const worth = desire[what] * READY[missing];
    sum += worth;
    if (worth > best) best = worth;
  }
  return 0.55 * best + 0.08 * sum;
}

const CARD_IN_HAND = 0.055;

function cardsWorth(state: State, seat: Seat): number {
  const cards = handSize(state, seat);
  const over = Math.max(0, cards - handLimit(state, seat));
  return CARD_IN_HAND * Math.min(cards, 9) - 0.03 * over;
}

const afterTrade: number[] = [0, 0, 0, 0, 0];

/** An accepted offer is nearly as good as the hand after it. */
function tradeWorth(state: State, seat: Seat): number {
  const now = handWorth(state.hand, seat * KINDS);
  if (state.offers.length === 0) return now;
  let best = now;
  for (const offer of state.offers) {
    if (offer.from !== seat || offer.accepted === 0) continue;
    for (let kind = 0; kind < KINDS; kind++)
      afterTrade[kind] = state.hand[seat * KINDS + kind] - offer.give[kind] + offer.want[kind];
    best = Math.max(best, handWorth(afterTrade, 0) * 0.98);
  }
  return best;
}

/** Whether an exchange of cards brings a seat nearer to what it wants. */
export function gainFromTrade(state: State, seat: Seat, gives: readonly number[], gets: readonly number[]): number {
  weighDesires(state, seat, roundsLeft(state));
  let cards = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    afterTrade[kind] = state.hand[seat * KINDS + kind] - gives[kind] + gets[kind];
    cards += gets[kind] - gives[kind];
  }
  return handWorth(afterTrade, 0) - handWorth(state.hand, seat * KINDS) + CARD_IN_HAND * cards;
}

const target: Target = { point: -1, worth: 0 };
const taken: number[] = [];

function shipsWorth(state: State, seat: Seat, rounds: number): number {
  let worth = 0;
  taken.length = 0;
  for (let ship = 0; ship < TRANSPORTERS_PER_PLAYER; ship++) {
    if (state.shipAt[shipIndex(seat, ship)] < 0) continue;
    bestTarget(state, seat, ship, rounds, taken, target);
    if (target.point >= 0) taken.push(target.point);
    worth += 0.1 + target.worth * 0.85;
  }
  return worth;
}

function upgradesWorth(state: State, seat: Seat, rounds: number): number {
  const drives = drivesOf(state, seat);
  const cannons = cannonsOf(state, seat);
  const rings = freightRingsOf(state, seat);
  const wear = Math.min(1, rounds / 6);
  let lairs = 0;
  for (let i = 0; i < state.trophy.length; i++) if (state.trophy[i] < 0 && OBSTACLES.length > i) lairs++;
  let worth = wear * (0.26 * drives - 0.013 * drives * drives);
  worth += cannons * (lairs > 0 ? 0.15 : 0.05) * (0.4 + 0.6 * wear);
  worth += rings * 0.1;
  for (let people = 0; people < BASES.length; people++) {
    const dock = nextDock(state, people);
    if (dock > 0 && dock <= rings) worth += 0.12 * wear;
  }
  return worth;
}

const FAME_RING = 0.42;

/** The parts of a standing, in points. */
export const TERMS = ['points', 'fame', 'income', 'hand', 'cards', 'ships', 'upgrades', 'due'] as const;
const parts = new Float64Array(TERMS.length);

function weighParts(state: State, seat: Seat, rounds: number, out: Float64Array): void {
  weighDesires(state, seat, rounds);
  out[0] = pointsOf(state, seat);
  out[1] = state.fame[seat] & 1 ? FAME_RING : 0;
  out[2] = incomeWorth(state, seat, rounds);
  out[3] = tradeWorth(state, seat);
  out[4] = cardsWorth(state, seat);
  out[5] = shipsWorth(state, seat, rounds);
  out[6] = upgradesWorth(state, seat, rounds);
  out[7] = 0.9 * state.due[seat];
}

/** How well a seat stands, in points. */
export function standingOf(state: State, seat: Seat, rounds: number): number {
  weighParts(state, seat, rounds, parts);
  let standing = 0;
  for (let i = 0; i < parts.length; i++) standing += parts[i];
  return standing;
}

export const judgement: Judgement<State> = {
  terms: TERMS,
  judge: (state, seat, now, out) => weighParts(state, seat, roundsLeft(now), out),
};

/** Chances to win: the standings of all seats, compared the more sharply the nearer the end is. */
export function value(state: State, out: number[]): void {
  const rounds = roundsLeft(state);
  const sharpness = 0.35 + 0.5 * progress(state);
  let total = 0;
  for (let seat = 0; seat < state.players; seat++) {
    const weight = Math.exp(sharpness * standingOf(state, seat, rounds));
    out[seat] = weight;
    total += weight;
  }
  for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
}

/** What it is worth to move a turn sooner than another, as a part of the logarithm of a chance: fitted to who won. */
const TEMPO = 0.17;

/** {@link value} between two turns: whoever has just moved stands better than it is going to, and whoever is next, worse. */
export function valueAfterTurn(state: State, out: number[]): void {
  value(state, out);
  const { players, active } = state;
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    const wait = (seat - active + players) % players;
    out[seat] *= Math.exp(-TEMPO * wait);
    total += out[seat];
  }
  for (let seat = 0; seat < players; seat++) out[seat] /= total;
}

/** How near the leader is to the goal. */
export function progress(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.players; seat++) most = Math.max(most, pointsOf(state, seat));
  return Math.min(1, Math.max(0, (most - 4) / (GOAL - 4)));
}
