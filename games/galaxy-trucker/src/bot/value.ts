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
    let held = 0;
    for (let good = 0; good < 4; good++) {
      const count = goodsCount(state.goods[at], good);
      held += count;
      means.goods += count * GOOD_VALUE[good];
    }
    means.room += containers + 1.5 * special - held;
  }
  means.push += Math.min(doubles, means.tokens) * 1.5;
  return means;
}

/** How likely a ship is to reach the end, with this part of the cards still to come. */
function chanceToArrive({ push, humans, fire }: Means, ahead: number, level: number, danger: number): number {
  if (humans === 0) return 0;
  let risk = ARRIVAL.level[level - 1] * (0.04 + 0.3 / (1 + fire)) + ARRIVAL.danger * danger;
  risk += RISK_OF_FEW[Math.max(1, humans - level + 1)] ?? 0; // higher levels take more at once
  risk += push < 0.5 ? 0.75 : push < 1.5 ? 0.2 : push < 2.5 ? 0.06 : 0;
  return Math.max(0, 1 - Math.min(1, risk) * Math.sqrt(ahead));
}

/** By humans aboard. */
const RISK_OF_FEW: readonly number[] = [1, 0.45, 0.25, 0.12, 0.05];
/** What a component is worth because others hang on it, beside what it does itself. */
const HOLDING = 0.4;
/** How much riskier levels are, and what a Rough Road adds; components that a whole flight costs, by level and by road. */
const ARRIVAL = { level: [0.6, 1, 1.6], danger: 0.08 };
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

/** GT-18.24: ships with both halves come first; else the way between two of them counts. */
function chanceBehind(state: State, seat: Seat, other: Seat): number {
  const lead = Number(arrivedWhole(state, seat)) - Number(arrivedWhole(state, other));
  if (lead !== 0) return lead < 0 ? 0.9 : 0.1;
  return 1 / (1 + Math.exp((state.position[seat] - state.position[other]) / 2.5));
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

/** What a ship in flight will bring, in credits. */
export const prospects = (state: State, seat: Seat, ahead: number, fewest: number): number =>
  prospectsWith(state, seat, take(state, seat), ahead, fewest);

/** The same for a ship that had other means. */
export function prospectsWith(state: State, seat: Seat, own: Means, ahead: number, fewest: number): number {
  const { goods, crew, tokens, room, fire, push, parts } = own;
  const losses = lossesToPay(state, seat);
  if (!stillFlying(state, seat)) return -losses;
  const level = levelOf(state);
  const danger = dangerFor(state, seat);
  const arrives = chanceToArrive(own, ahead, level, danger);
  const exposed = exposedAtEnd(state, seat);
  const looks = !arrivedWhole(state, seat) ? 0.05 : exposed <= fewest ? 0.8 : exposed <= fewest + 1 ? 0.35 : 0.1;
  const chances =
    ahead *
    level *
    (0.16 * Math.min(crew, 10) + 0.22 * Math.min(fire, 9) + 0.1 * Math.min(push, 8) + 0.3 * Math.min(room, 7));
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
  const flying = state.phase === 'flight';
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
