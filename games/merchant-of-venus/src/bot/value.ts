import { type Seat, seats } from '@starboard/kernel';
import { CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { CREDITS_PER_FAME, SPACEPORT_PRICE } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { ACTIVE, EQUIPMENT } from '../content/terms.ts';
import { totalFame } from '../score.ts';
import { aboard, goodsOf, type Open, type State, techsOf } from '../state.ts';

/** Credits that make one seat as good as sure to win. */
const SCALE = 250;

/** What a seat has, in credits: cash and fame as in the final scoring, cargo and ship for what they may still bring. */
export function worthOf(state: Open, seat: Seat): number {
  const left = 1 - progress(state);
  let worth = state.cash[seat] + state.ports[seat] * SPACEPORT_PRICE + totalFame(state, seat) * CREDITS_PER_FAME;
  for (let good = 0; good < CULTURE_COUNT; good++)
    worth += goodsOf(state, seat, good) * GOODS[good].resale[ACTIVE] * 0.8 * Math.min(1, left * 8);
  for (let one = 0; one < PASSENGERS.length; one++)
    if (state.passengerAt[one] === aboard(seat)) worth += PASSENGERS[one].fare * 0.6 * Math.min(1, left * 6);
  for (let tech = 0; tech < TECHS.length; tech++) worth += techsOf(state, seat, tech) * TECHS[tech].cost * left;
  return worth + shipWorth(state, seat) * left;
}

/** What the ship is good for as long as the game lasts. */
function shipWorth(state: Open, seat: Seat): number {
  const drive = EQUIPMENT.find((item) => item.drive > 0 && item.drive === state.drive[seat])?.price ?? 0;
  return drive * 1.5 + state.holds[seat] * 100 + (state.level[seat] - 1) * 60;
}

/** How likely each seat is to win, by what it has. */
export function value(state: State, out: number[]): void {
  const everybody = seats(state.players);
  if (state.players === 1) {
    out[0] = 1 / (1 + Math.exp((1500 * progress(state) - worthOf(state, 0)) / SCALE));
    return;
  }
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
