import type { Seat } from '@starboard/kernel';
import { CARDS } from '../content/cards.ts';
import { ROADS, type RoadName } from '../content/roads.ts';
import { BEST_LOOKING, FINISH_REWARDS, FINISH_REWARDS_FIVE, GOOD_VALUE } from '../content/tables.ts';
import { KIND, TILES } from '../content/tiles.ts';
import { barrelStrength, engineStrength, isCannon, needsPower } from '../rules/power.ts';
import { affects } from '../rules/roads.ts';
import { arrivedWhole, exposedAtEnd, lossesToPay } from '../rules/roundEnd.ts';
import { wealthOf } from '../score.ts';
import {
  boardOf,
  cell,
  FIRST_ALIEN,
  goodsCount,
  HALF,
  halfOf,
  isCabin,
  levelOf,
  STATE_ENGINES,
  type State,
  stillFlying,
} from '../state.ts';
import { fullLoad } from './hold.ts';
import { wasWorthPower } from './strength.ts';

/** What a ship has at this moment, as far as the rest of the flight cares. */
export interface Means {
  parts: number;
  push: number;
  fire: number;
  crew: number;
  humans: number;
  tokens: number;
  room: number;
  goods: number;
}

const means: Means = { parts: 0, push: 0, fire: 0, crew: 0, humans: 0, tokens: 0, room: 0, goods: 0 };

/** Counts what flies of a ship; double parts count as far as there are batteries. */
export function take(state: State, seat: Seat): Means {
  const board = boardOf(state);
  const front = state.front[seat];
  for (const key of Object.keys(means) as (keyof Means)[]) means[key] = 0;
  let doubles = 0;
  let held = 0;
  for (let square = 0; square < board.count; square++) {
    const at = cell(seat, square);
    const placed = state.ship[at];
    if (placed < 0 || state.half[seat * 2 + halfOf(state, square)] !== HALF.flying) continue;
    const { kind, containers, special } = TILES[placed >> 2];
    means.parts++;
    if (kind === KIND.engine || kind === KIND.cannonEngine) means.push++;
    else if (kind === KIND.doubleEngine) doubles++;
    if (isCannon(kind)) means.fire += barrelStrength(placed, kind, front) / (needsPower(kind) ? 3 : 2);
    if (isCabin(kind)) {
      const lives = state.crew[at];
      means.crew += lives >= FIRST_ALIEN ? 1 : lives;
      if (lives < FIRST_ALIEN) means.humans += lives;
    }
    means.tokens += state.tokens[at];
    for (let good = 0; good < 4; good++) {
      const count = goodsCount(state.goods[at], good);
      held += count;
      means.goods += count * GOOD_VALUE[good];
    }
    means.room += containers + 1.5 * special;
  }
  const full = fullLoad(state, seat);
  if (full !== undefined) means.goods = full.worth;
  means.room -= full?.count ?? held;
  means.push += Math.min(doubles, means.tokens) * 1.5;
  return means;
}

/**
 * What ends flights, in logarithms of how often, fitted to 104,000 positions of flights at first sight: by level, by how few
 * humans there are, by engines (next to none, one, two), and what cannons, batteries and components do against it.
 */
const HAZARD = { level: [-1.5, -2, -0.6], few: 3, engines: [1.5, 0.4, 0.1], fire: -0.4, tokens: -0.08, parts: -0.077 };
/** How much more often a Rough Road ends flights. */
const HAZARD_OF_DANGER = 0.4;

/** How likely a ship is to reach the end, with this part of the cards still to come. */
function chanceToArrive(own: Means, ahead: number, level: number, danger: number): number {
  const { push, humans, fire, tokens, parts } = own;
  if (humans === 0) return 0;
  let hazard = HAZARD.level[level - 1] + HAZARD.few * Math.exp((1 - humans) / (2 * level)); // higher levels take more at once
  if (push < 2.5) hazard += HAZARD.engines[push < 0.5 ? 0 : push < 1.5 ? 1 : 2];
  hazard += HAZARD.fire / (1 + fire) + HAZARD.tokens * Math.min(tokens, 6) + HAZARD.parts * parts;
  return Math.exp(-ahead * Math.exp(hazard) * (1 + HAZARD_OF_DANGER * danger));
}

/** What a component is worth because others hang on it, beside what it does itself. */
const HOLDING = 0.4;
/** Components that a whole flight costs, by level and by road. */
const LOSSES = { level: [2, 4.5, 8.5], danger: 2.5, evil: 3 };
/** What the Evil Machinations of a whole flight cost beside components: tolls, bids, days. */
const EVIL_COST = [2.5, 3, 8.5];

/** How much a Rough Road endangers ships, about 1 for the worst of them. */
const DANGER: Readonly<Partial<Record<RoadName, number>>> = {
  ...{ 'clean-through': 1.2, 'deja-vu': 1.2, 'space-junk': 1, 'nightmare-trip': 0.8, 'contaminated-goods': 0.5 },
  ...{
    somersaults: 0.5,
    'explosive-batteries': 0.5,
    'explosive-cargo': 0.5,
    'metal-fatigue': 0.5,
    'space-madness': 0.4,
  },
  ...{ 'green-with-envy': 0.3 },
};

function dangerFor(state: State, seat: Seat): number {
  let danger = 0;
  for (const road of state.roads) if (affects(state, seat, road)) danger += DANGER[ROADS[road].name] ?? 0;
  return danger;
}

/** GT-14.7, GT-14.8: what components still to be lost will cost. */
function lossesToCome(state: State, ahead: number, danger: number, losses: number): number {
  const { insurance } = boardOf(state);
  const evil = state.evilMachinations ? LOSSES.evil : 0;
  const more = ahead * (LOSSES.level[levelOf(state) - 1] + LOSSES.danger * danger + evil);
  return insurance < 0 ? more : Math.min(more, Math.max(0, insurance - losses));
}

/** Where a ship will be when the days that it owes the present card are lost (GT-12.16). */
function placeOf(state: State, seat: Seat): number {
  const card = CARDS[state.card];
  const owes = state.placeOf[seat] >= 0 || state.usedIt[seat] === 1;
  return state.position[seat] - (owes && card !== undefined && 'days' in card ? card.days : 0);
}

/** GT-18.24: ships with both halves come first; else the way between two of them counts. */
function chanceBehind(state: State, seat: Seat, other: Seat): number {
  const lead = Number(arrivedWhole(state, seat)) - Number(arrivedWhole(state, other));
  if (lead !== 0) return lead < 0 ? 0.9 : 0.1;
  return 1 / (1 + Math.exp((placeOf(state, seat) - placeOf(state, other)) / 2.5));
}

/** The reward for the place in which a ship can be expected to arrive. */
function rewardFor(state: State, seat: Seat): number {
  const rewards = (state.fifthWheel ? FINISH_REWARDS_FIVE : FINISH_REWARDS)[levelOf(state) - 1];
  let ahead = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === seat || !stillFlying(state, other)) continue;
    ahead += chanceBehind(state, seat, other);
  }
  const place = Math.min(ahead, rewards.length - 1);
  const floor = Math.floor(place);
  const next = rewards[Math.min(floor + 1, rewards.length - 1)];
  return rewards[floor] + (next - rewards[floor]) * (place - floor);
}

/** What a whole flight brings those who arrive, beside the end of it, fitted to the same flights: by level, and for each thing and level. */
const INCOME = { level: [-0.7, -7.6, -14.9], crew: 0.35, fire: 0.7, push: 0.25, room: 0.5 };

const incomeOf = ({ crew, fire, push, room }: Means): number =>
  INCOME.crew * Math.min(crew, 12) +
  INCOME.fire * Math.min(fire, 10) +
  INCOME.push * Math.min(push, 9) +
  INCOME.room * Math.min(room, 9);

/** What a ship in flight will bring, in credits. */
export const prospects = (state: State, seat: Seat, ahead: number, fewest: number): number =>
  prospectsWith(state, seat, take(state, seat), ahead, fewest);

/** The same for a ship that had other means. */
export function prospectsWith(state: State, seat: Seat, own: Means, ahead: number, fewest: number): number {
  const { goods, tokens, parts } = own;
  const losses = lossesToPay(state, seat);
  if (!stillFlying(state, seat)) return -losses;
  const level = levelOf(state);
  const danger = dangerFor(state, seat);
  const arrives = chanceToArrive(own, ahead, level, danger);
  const exposed = exposedAtEnd(state, seat);
  const looks = !arrivedWhole(state, seat) ? 0.05 : exposed <= fewest ? 0.8 : exposed <= fewest + 1 ? 0.35 : 0.1;
  const chances = ahead * (INCOME.level[level - 1] + level * incomeOf(own));
  const end = rewardFor(state, seat) + looks * BEST_LOOKING[level - 1] + goods;
  const income =
    arrives * (end + chances) + (1 - arrives) * (goods / 2) + ahead * (0.35 * Math.min(tokens, 9) + HOLDING * parts);
  const cost = losses + lossesToCome(state, ahead, danger, losses);
  if (state.evilMachinations) return income - cost - ahead * EVIL_COST[level - 1];
  return income - Math.min(cost, state.credits[seat] + income); // GT-14.9: the rest is waived
}

/** How much of the cards is still to come. */
export const partAhead = (state: State): number => (state.deck.length > 0 ? 1 - state.deckAt / state.deck.length : 0);

export function fewestExposed(state: State): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.players; seat++)
    if (stillFlying(state, seat) && arrivedWhole(state, seat)) fewest = Math.min(fewest, exposedAtEnd(state, seat));
  return fewest;
}

/** What a ship will bring if it flies on, less what it would if it gave up now (GT-13.4). */
export function gainOfFlyingOn(state: State, seat: Seat): number {
  const stays = prospects(state, seat, partAhead(state), fewestExposed(state));
  return stays - (Math.ceil(take(state, seat).goods / 2) - lossesToPay(state, seat));
}

/** Until a strength is stated nothing else shows what it is for: whether the last battery was spent well, in credits. */
export function claim(state: State, seat: Seat): number {
  if (state.stating === 0 || state.speaker !== seat || state.powered.length === 0) return 0;
  if (state.stating !== STATE_ENGINES || CARDS[state.card]?.kind === 'combat-zone')
    return wasWorthPower(state, seat) ? 1 : -1;
  const strength = engineStrength(state, seat);
  return strength === 0 ? -8 : 0.45 * strength;
}

/** How likely each seat is to win: credits, and in flight what the ships will bring. */
export function value(state: State, out: number[]): void {
  const flying = state.phase === 'flight' && state.deckAt > 0; // before that, ships are judged as on the yard: alike
  const ahead = flying ? partAhead(state) : 0;
  const fewest = flying ? fewestExposed(state) : 0;
  const roundsLeft = state.levels.length - state.round - (state.phase === 'over' ? 1 : 0);
  const doubt = 6 + 5 * Math.max(0, roundsLeft - 1) + 6 * ahead;
  let total = 0;
  for (let seat = 0; seat < state.players; seat++) {
    const credits = wealthOf(state, seat) + (flying ? prospects(state, seat, ahead, fewest) + claim(state, seat) : 0);
    out[seat] = Math.exp(Math.max(-60, Math.min(60, credits / doubt)));
    total += out[seat];
  }
  for (let seat = 0; seat < state.players; seat++) out[seat] /= total;
}

export function progress(state: State): number {
  const part = state.deck.length === 0 ? 0 : state.deckAt / state.deck.length;
  return state.phase === 'over' ? 1 : Math.min(1, (state.round + part * 0.9) / state.levels.length);
}

/** Steps of a match between which positions compare well: tiles placed, then cards played. */
export function turn(state: State): number {
  let steps = state.round * 1000;
  if (state.phase === 'build') for (const placed of state.ship) steps += placed >= 0 ? 1 : 0;
  else steps += 500 + state.deckAt;
  return steps;
}
