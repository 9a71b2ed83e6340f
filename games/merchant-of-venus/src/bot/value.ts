import { type Seat, seats } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { BASE_STOP, CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { SYSTEM_COUNT } from '../content/systems.ts';
import { CREDITS_PER_FAME, SPACEPORT_PRICE } from '../content/tables.ts';
import { TECHS } from '../content/technologies.ts';
import { ACTIVE } from '../content/terms.ts';
import { assignedDice } from '../rules/cargo.ts';
import { totalFame } from '../score.ts';
import { aboard, goodsOf, inStock, ON_BASE, type Open, type State, techsOf } from '../state.ts';
import { turnsBetween, turnsTo } from './ways.ts';

/** Credits that make one seat as good as sure to win. */
const SCALE = 250;

/** What is a turn away is worth so much of what is here. */
const PATIENCE = 0.9;

/** What a first contact brings: credits on the card, and three purchases that nobody else had. */
const CONTACT = 90;

/** Of drives, by their colours as bits, at the start of the game. */
const DRIVE_WORTH = [0, 110, 150, 280];

/** What something brings that can be had in so many turns; nothing if the game is over by then. */
function later(state: Open, seat: Seat, worth: number, turns: number): number {
  const left = state.rounds - state.round + (seat === state.active && state.phase !== 'end' ? 0.5 : 0);
  return turns > left ? 0 : worth * PATIENCE ** turns;
}

/** The best that the good can be sold for, from the system, or from the ship if that is -1. */
function bestSale(state: Open, seat: Seat, good: number, from: number): number {
  let best = 0;
  let strangers = 0;
  for (const buyer of GOODS[good].buyers) {
    const system = state.home[buyer];
    if (system < 0) strangers++;
    else {
      const turns = from < 0 ? turnsTo(state, seat, system) : turnsTo(state, seat, from) + turnsBetween(from, system);
      const worth = later(state, seat, GOODS[good].resale[ACTIVE], turns);
      if (worth > best) best = worth;
    }
  }
  return Math.max(best, strangers === 0 ? 0 : later(state, seat, GOODS[good].resale[ACTIVE] * 0.6, 4));
}

/** Goods and passengers aboard. */
function cargoWorth(state: Open, seat: Seat): number {
  let worth = 0;
  for (let good = 0; good < CULTURE_COUNT; good++) {
    const count = goodsOf(state, seat, good);
    if (count > 0) worth += count * 0.9 * bestSale(state, seat, good, -1);
  }
  for (let one = 0; one < PASSENGERS.length; one++) {
    if (state.passengerAt[one] !== aboard(seat)) continue;
    const { to, fare, fame } = PASSENGERS[one];
    const stop = to === BASE_STOP ? ON_BASE : state.home[to];
    worth += later(state, seat, (fare + 10 * fame) * 0.9, stop < 0 ? 6 : turnsTo(state, seat, stop));
  }
  return worth;
}

/** The best reason to fly somewhere: an unknown world, a passenger, a cheap good, a mission. */
function prospects(state: Open, seat: Seat): number {
  let best = 0;
  const hope = (worth: number, turns: number) => {
    const now = later(state, seat, worth, turns);
    if (now > best) best = now;
  };
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    const turns = turnsTo(state, seat, system);
    if (state.culture[system] < 0) hope(CONTACT, turns + 0.3);
    else hope(bargain(state, seat, system), turns + 0.3);
  }
  for (let one = 0; one < PASSENGERS.length; one++) {
    const at = state.passengerAt[one];
    if (at >= 0 && at <= ON_BASE) hope(PASSENGERS[one].fare * 0.5, turnsTo(state, seat, at));
  }
  return best + missionHope(state, seat);
}

/** Half of what the best good there would bring on the way to its buyer. */
function bargain(state: Open, seat: Seat, system: number): number {
  let best = 0;
  for (let good = 0; good < CULTURE_COUNT; good++) {
    if (inStock(state, system, good) === 0 || GOODS[good].cost > state.cash[seat] + 40) continue;
    const profit = bestSale(state, seat, good, system) - GOODS[good].cost;
    if (profit > best) best = profit;
  }
  return best * 0.5;
}

function missionHope(state: Open, seat: Seat): number {
  let worth = 0;
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    if (state.missionAt[mission] !== seat) continue;
    const { target, fame } = MISSIONS[mission];
    if (target >= 0) worth += later(state, seat, (CREDITS_PER_FAME * fame + 30) * 0.5, turnsTo(state, seat, target));
  }
  return worth;
}

/** What the ship is good for as long as the game lasts. */
const shipWorth = (state: Open, seat: Seat): number =>
  DRIVE_WORTH[state.drive[seat]] +
  state.holds[seat] * 60 +
  (state.level[seat] - 1) * 50 +
  (Math.min(4, state.laser[seat]) + Math.min(4, state.shield[seat])) * 25;

/** A die that is given away is missed: nothing is assigned just to put off the flight. */
const MISSED_DIE = 12;

/** What a seat has, in credits: cash and fame as in the final scoring, and what cargo, ship and plans may still bring. */
export function worthOf(state: Open, seat: Seat): number {
  const left = 1 - progress(state);
  let worth = state.cash[seat] + state.ports[seat] * SPACEPORT_PRICE + totalFame(state, seat) * CREDITS_PER_FAME;
  for (let tech = 0; tech < TECHS.length; tech++) worth += techsOf(state, seat, tech) * TECHS[tech].cost * 0.8 * left;
  for (let culture = 0; culture < CULTURE_COUNT; culture++)
    if (state.contactOwner[culture] === seat) worth += state.contactCredits[culture] * 0.5 * left;
  if (seat === state.active && state.phase === 'flight') worth -= MISSED_DIE * assignedDice(state);
  return worth + cargoWorth(state, seat) + prospects(state, seat) + shipWorth(state, seat) * left;
}

/** MV-18.4: alone, how near one is to the goal of the challenge. */
function soloValue(state: Open): number {
  const { credits } = CHALLENGES[Math.max(0, state.challenge)];
  const expected = credits * (0.2 + 0.8 * progress(state));
  return 1 / (1 + Math.exp((expected - worthOf(state, 0)) / SCALE));
}

/** How likely each seat is to win, by what it has. */
export function value(state: State, out: number[]): void {
  if (state.players === 1) {
    out[0] = soloValue(state);
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
