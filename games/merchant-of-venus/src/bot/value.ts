import { type Seat, seats } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { CREDITS_PER_FAME, SPACEPORT_PRICE } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { totalFame } from '../score.ts';
import { isSolo, NONE, type Open, type State, techsOf } from '../state.ts';
import { plansOf } from './plans.ts';

/** Credits that make one seat as good as sure to win. */
const SCALE = 250;

/** What a drive brings in a turn: the ways are shorter. By colours, as bits. */
const DRIVE_A_TURN: readonly number[] = [0, 3, 4, 7];
const HOLD_A_TURN = 2.5;
const LEVEL_A_TURN = 1.5;
/** A spaceport is paid back at the end, and the others pay fees until then. */
const PORT_A_TURN = 2;
const DIAL_A_TURN = 0.8;
/** Steps of a dial beyond this one help little. */
const GOOD_DIAL = 4;

/** What a technology is worth of its price. */
const TECH_WORTH = 0.3;
/** Money to buy goods with makes more of itself, up to what fills the holds, in a whole game. */
const CAPITAL = 250;
const GROWTH = 1.2;

/** Turns that a seat still has, the one in progress included. */
export const turnsLeft = (state: Open, seat: Seat): number => {
  const place = (seat - state.start + state.players) % state.players;
  const now = (state.active - state.start + state.players) % state.players;
  return Math.max(0, state.rounds - state.round + (place >= now ? 1 : 0));
};

/** What the ship is good for as long as the game lasts. */
function shipWorth(state: Open, seat: Seat, left: number): number {
  const dials = Math.min(state.laser[seat], GOOD_DIAL) + Math.min(state.shield[seat], GOOD_DIAL);
  const aTurn =
    DRIVE_A_TURN[state.drive[seat]] +
    state.holds[seat] * HOLD_A_TURN +
    (state.level[seat] - 1) * LEVEL_A_TURN +
    state.ports[seat] * PORT_A_TURN +
    dials * DIAL_A_TURN;
  let techs = 0;
  for (let tech = 0; tech < TECHS.length; tech++) techs += techsOf(state, seat, tech) * TECHS[tech].cost;
  return aTurn * left + techs * TECH_WORTH * Math.min(1, left / 10);
}

/** First-contact credits buy goods only where they lie. */
const CARD_WORTH = 0.5;
function credits(state: Open, seat: Seat): number {
  let total = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++)
    if (state.contactOwner[culture] === seat) total += state.contactCredits[culture];
  return total * CARD_WORTH;
}

/** What a seat has, in credits: cash, spaceports and fame as in the final scoring, and what it is about to earn. */
export function worthOf(state: State, seat: Seat): number {
  const settled = state.cash[seat] + state.ports[seat] * SPACEPORT_PRICE + totalFame(state, seat) * CREDITS_PER_FAME;
  if (state.phase === 'over') return settled;
  const left = turnsLeft(state, seat);
  const plans = plansOf(state, seat, left);
  const capital = Math.min(CAPITAL, state.cash[seat] + plans.cargo + credits(state, seat));
  return settled + shipWorth(state, seat, left) + plans.cargo + plans.stops + (capital * GROWTH * left) / state.rounds;
}

/** Alone: how near the goal of the challenge is, at the pace that it needs. */
function aloneValue(state: State): number {
  const goal = state.challenge === NONE ? 1500 : CHALLENGES[state.challenge].credits;
  return 1 / (1 + Math.exp((goal * (0.2 + 0.8 * progress(state)) - worthOf(state, 0)) / SCALE));
}

/** How likely each seat is to win, by what it has and what it is about to earn. */
export function value(state: State, out: number[]): void {
  if (isSolo(state)) {
    out[0] = aloneValue(state);
    return;
  }
  const everybody = seats(state.players);
  let best = Number.NEGATIVE_INFINITY;
  for (const seat of everybody) {
    out[seat] = worthOf(state, seat);
    if (out[seat] > best) best = out[seat];
  }
  let total = 0;
  for (const seat of everybody) {
    out[seat] = Math.exp((out[seat] - best) / SCALE);
    total += out[seat];
  }
  for (const seat of everybody) out[seat] /= total;
}

/** How far the match is, from 0 to 1. */
export const progress = (state: Open): number => Math.min(1, state.turns / (state.rounds * state.players));
