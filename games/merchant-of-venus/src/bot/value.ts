import { type Seat, seats } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { REWARDS } from '../content/rewards.ts';
import { CREDITS_PER_FAME, SPACEPORT_PRICE } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { totalFame } from '../score.ts';
import { isSolo, NONE, type Open, type State, techsOf, USED } from '../state.ts';
import { lastingAims } from './aims.ts';
import { bestTour } from './tours.ts';

/** Credits that make one seat as good as sure to win, at the beginning and at the end. */
const FIRST_SCALE = 350;
const LAST_SCALE = 150;

/** What a hold and a drive bring in a turn while most of the galaxy is unknown. */
const HOLD_A_TURN = 2;
const DRIVE_A_TURN: readonly number[] = [0, 2, 3, 5];
const LEVEL_A_TURN = 1.5;
const PORT_A_TURN = 1;

/** Technologies by what they bring in a turn, up to what they cost. */
const TECH_A_TURN: Readonly<Record<string, number>> = {
  'fancy-spoiler': 3,
  'less-fancy-spoiler': 1.5,
  'market-flux': 2,
  'strong-flame': 5,
  'cloaking-field': 1,
  'drilling-licence': 2,
  shuttle: 2,
  'thrust-booster-2': 3,
  'thrust-booster-3': 3,
  'thrust-booster-4': 3,
  'stasis-tanks': 2,
  jammer: 1,
  'fuzzy-dice': 0,
  'variable-shield': 2,
  'variable-laser': 2,
  'zen-custom-paint': 1.5,
};
const TECH_WORTH = TECHS.map(({ id }) => TECH_A_TURN[id] ?? 0);
const MOST_OF_PRICE = 1.2;

/** Rewards in a turn, or once. */
const REWARD_A_TURN: Readonly<Record<string, number>> = {
  R07: 3,
  R08: 3,
  R09: 2,
  R10: 2,
  R11: 0.3,
  R12: 0.7,
  R13: 2,
  R14: 1,
};
const REWARD_ONCE: Readonly<Record<string, number>> = {
  R15: 30,
  R16: 30,
  R17: 40,
  R18: 40,
  R19: 30,
  R20: 15,
  R23: 10,
  R24: 20,
};
const REWARD_FLOW = REWARDS.map(({ id }) => REWARD_A_TURN[id] ?? 0);
const REWARD_WORTH = REWARDS.map(({ id }) => REWARD_ONCE[id] ?? 0);

/** Turns that a seat still has, the one in progress included. */
export const turnsLeft = (state: Open, seat: Seat): number => {
  const place = (seat - state.start + state.players) % state.players;
  const now = (state.active - state.start + state.players) % state.players;
  return Math.max(0, state.rounds - state.round + (place >= now ? 1 : 0));
};

/** Turns in which the seat can still fly, beside the one in progress. */
export const turnsAfter = (state: Open, seat: Seat): number =>
  Math.max(0, turnsLeft(state, seat) - (seat === state.active && state.phase !== 'declare' ? 1 : 0));

function strangerShare(state: Open): number {
  let strangers = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++) if (state.home[culture] < 0) strangers++;
  return strangers / CULTURE_COUNT;
}

/** What the ship is good for as long as the game lasts, beside what its tours show. */
function shipWorth(state: Open, seat: Seat, left: number): number {
  const unknown = strangerShare(state);
  let aTurn =
    unknown * (DRIVE_A_TURN[state.drive[seat]] + state.holds[seat] * HOLD_A_TURN) +
    (state.level[seat] - 1) * LEVEL_A_TURN +
    state.ports[seat] * PORT_A_TURN;
  let once = 0;
  for (let tech = 0; tech < TECHS.length; tech++) {
    const count = techsOf(state, seat, tech);
    if (count > 0) once += count * Math.min(TECHS[tech].cost * MOST_OF_PRICE, TECH_WORTH[tech] * left);
  }
  for (let reward = 0; reward < REWARDS.length; reward++) {
    if (state.rewardAt[reward] !== seat) continue;
    aTurn += REWARD_FLOW[reward];
    if (left > 1) once += REWARD_WORTH[reward];
  }
  return aTurn * left + once;
}

/** First-contact credits buy only where they lie. */
const CARD_WORTH = 0.1;
function cardWorth(state: Open, seat: Seat, left: number): number {
  let credits = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++)
    if (state.contactOwner[culture] === seat) credits += state.contactCredits[culture];
  return credits * CARD_WORTH * Math.min(1, left / 10);
}

/**
 * What is ahead is always thought to be a little better than it comes, so a bot would rather do anything else first. What brings nothing
 * by itself therefore costs something in the turn in which it is done: switching off drives, counting credits out, unloading, throwing
 * things over board, buying intel, giving dice away early.
 */
const FUSS = 400;
const UNLOADED = 100;
const ASSIGNED = 6;

function hesitation(state: Open): number {
  let loss = state.off !== 0 || state.purse !== NONE || (state.used & USED.aside) !== 0 ? FUSS : 0;
  if (state.course > 0) loss += ASSIGNED;
  for (let good = 0; good < CULTURE_COUNT; good++) loss += UNLOADED * state.unloaded[good];
  for (let tech = 0; tech < TECHS.length; tech++) loss += UNLOADED * state.unloadedTechs[tech];
  return state.unloadedPassengers === 0 ? loss : loss + UNLOADED;
}

/** Intel in store. */
const INTEL_WORTH = 12;
function intelWorth(state: Open, seat: Seat): number {
  let worth = 0;
  for (let intel = 0; intel < state.intelAt.length; intel++) if (state.intelAt[intel] === seat) worth += INTEL_WORTH;
  return worth;
}

/** What a seat has, in credits: cash, spaceports and fame as in the final scoring, and what it is about to earn. */
export function worthOf(state: Open, seat: Seat): number {
  const settled = state.cash[seat] + state.ports[seat] * SPACEPORT_PRICE + totalFame(state, seat) * CREDITS_PER_FAME;
  if (state.phase === 'over') return settled;
  const left = turnsAfter(state, seat);
  let contracts = 0;
  for (let orbital = 0; orbital < state.contract.length; orbital++) if (state.contract[orbital] === seat) contracts++;
  return (
    settled +
    intelWorth(state, seat) -
    (seat === state.active ? hesitation(state) : 0) +
    contracts * 100 +
    cardWorth(state, seat, left) +
    shipWorth(state, seat, left) +
    lastingAims(state, seat) +
    bestTour(state, seat, left)
  );
}

/** Alone: how near the goal of the challenge is, at the pace that it needs. */
function aloneValue(state: State): number {
  const goal = state.challenge === NONE ? 1500 : CHALLENGES[state.challenge].credits;
  return 1 / (1 + Math.exp((goal * (0.2 + 0.8 * progress(state)) - worthOf(state, 0)) / FIRST_SCALE));
}

/** How likely each seat is to win, by what it has and what it is about to earn. */
export function value(state: State, out: number[]): void {
  if (isSolo(state)) {
    out[0] = aloneValue(state);
    return;
  }
  const everybody = seats(state.players);
  const scale = FIRST_SCALE + (LAST_SCALE - FIRST_SCALE) * progress(state);
  let best = Number.NEGATIVE_INFINITY;
  for (const seat of everybody) {
    out[seat] = worthOf(state, seat);
    if (out[seat] > best) best = out[seat];
  }
  let total = 0;
  for (const seat of everybody) {
    out[seat] = Math.exp((out[seat] - best) / scale);
    total += out[seat];
  }
  for (const seat of everybody) out[seat] /= total;
}

/** How far the match is, from 0 to 1. */
export const progress = (state: Open): number => Math.min(1, state.turns / (state.rounds * state.players));
