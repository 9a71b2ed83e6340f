import type { Seat } from '@starboard/kernel';
import { BASE_STOP, CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { CREDITS_PER_FAME, HOLD_SIZE } from '../content/tables.ts';
import { ACTIVE } from '../content/terms.ts';
import { limitOf } from '../rules/buying.ts';
import { holdsOf } from '../rules/cargo.ts';
import { aboard, goodsOf, NONE, type State } from '../state.ts';
import { BASE_AT, LANDING_OF, reachNow, STOP_AT, STOP_COUNT, turnsFor, type Ways, waysOf } from './travel.ts';

/** What a credit is worth a turn later. */
const PATIENCE = 0.93;
const DISCOUNT = Float64Array.from({ length: 400 }, (_, tenths) => PATIENCE ** (tenths / 10));

/** What something is worth so many turns from now; nothing after the end. */
const later = (credits: number, turns: number, left: number): number =>
  turns > left ? 0 : credits * DISCOUNT[Math.round(turns * 10)];

/** Cultures that nobody has met may live nearby, or not. */
const UNKNOWN_BUYER = 0.45;
/** A first contact: credits of its card, three purchases and sales, and a market for the rest of the game. */
const CONTACT = 45;
const CONTACT_A_TURN = 2.5;
/** A mission's reward, beside its fame. */
const REWARD = 30;
const LIKELY = 0.7;

/** One seat's view of the map: how soon it can be at each stop, and where it does business just now. */
const soon = new Float64Array(STOP_COUNT);
let ways: Ways = [];
let counter = NONE;
/** Sales and purchases that it may still make there in this turn. */
let salesLeft = 0;
let buysLeft = 0;

/** Waiting for the next turn to stay. */
const STAYING = 0.9;

/** Movement points that the seat has left in this turn, or 0. */
const pointsLeft = (state: State, seat: Seat): number =>
  seat === state.active && state.phase === 'flight' && !state.stopped ? state.bp : 0;

const isTrading = (state: State, seat: Seat): boolean =>
  seat === state.active && (state.phase === 'arrival' || state.phase === 'jam' || state.phase === 'business');

const chances = new Float64Array(STOP_COUNT);

/** What a failed flight costs: a turn, and often more. */
const FAILURE = 1.3;

/** Turns until the seat can do business at each stop: none where it is doing so, one where it can stay. */
function readSchedule(state: State, seat: Seat): void {
  const field = state.at[seat];
  const points = pointsLeft(state, seat);
  const stands = STOP_AT[field];
  ways = waysOf(state, seat);
  if (points > 0) reachNow(state, seat, chances);
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const flying = turnsFor(Math.max(0.5, ways[stop][field] - points));
    const isNear = points > 0 && chances[stop] > 0;
    soon[stop] = isNear ? Math.min(flying, (1 - chances[stop]) * FAILURE) : flying;
  }
  counter = isTrading(state, seat) ? stands : NONE;
  if (counter !== NONE) {
    salesLeft = limitOf(state, seat, 'sales') - state.sales;
    buysLeft = limitOf(state, seat, 'buys') - state.buys;
  }
  if (stands >= 0) soon[stands] = counter !== NONE || points > 0 ? 0 : STAYING;
}

/** What a culture pays for the nth unit of a good from now: each sale turns its market on. */
const priceOf = (state: State, culture: number, good: number, nth: number): number =>
  GOODS[good].resale[state.market[culture * 3 + (nth % 3)]];

/** A landing allows one sale; the next ones want a turn of staying. */
const delayOf = (stop: number, nth: number): number => (nth < (stop === counter ? salesLeft : 1) ? 0 : STAYING);

/** The best that the nth unit of a good can bring, sold where and when the times in `when` say. */
function bestSale(
  state: State,
  good: number,
  nth: number,
  when: ArrayLike<number>,
  offset: number,
  left: number,
): number {
  const { buyers, resale } = GOODS[good];
  let best = 0;
  for (let i = 0; i < buyers.length; i++) {
    const home = state.home[buyers[i]];
    const credits =
      home < 0
        ? later(resale[ACTIVE] * UNKNOWN_BUYER, offset + 2, left)
        : later(priceOf(state, buyers[i], good, nth), offset + when[home] + delayOf(home, nth), left);
    if (credits > best) best = credits;
  }
  return best;
}

/** What the goods aboard will bring. */
function cargoWorth(state: State, seat: Seat, left: number): number {
  let worth = 0;
  for (let good = 0; good < CULTURE_COUNT; good++) {
    const units = goodsOf(state, seat, good);
    for (let nth = 0; nth < units; nth++) worth += bestSale(state, good, nth, soon, 0, left);
  }
  return worth;
}

/** Where a passenger wants to go: a stop, or -1 while nobody knows. */
const destination = (state: State, one: number): number =>
  PASSENGERS[one].to === BASE_STOP ? BASE_AT : state.home[PASSENGERS[one].to];

const fareOf = (one: number): number => PASSENGERS[one].fare + PASSENGERS[one].fame * CREDITS_PER_FAME;

function passengersWorth(state: State, seat: Seat, left: number): number {
  let worth = 0;
  for (let one = 0; one < PASSENGERS.length; one++) {
    if (state.passengerAt[one] !== aboard(seat)) continue;
    const to = destination(state, one);
    worth += to < 0 ? later(fareOf(one) * UNKNOWN_BUYER, 3, left) : later(fareOf(one), soon[to], left);
  }
  return worth;
}

const onward = new Float64Array(STOP_COUNT);

/** Room for new goods at a culture: what is free, and what it buys of the goods aboard. */
function roomAt(state: State, seat: Seat, culture: number): number {
  let room = holdsOf(state, seat) * HOLD_SIZE;
  for (let good = 0; good < CULTURE_COUNT; good++)
    if (!GOODS[good].buyers.includes(culture)) room -= goodsOf(state, seat, good) * GOODS[good].size;
  for (let one = 0; one < PASSENGERS.length; one++)
    if (state.passengerAt[one] === aboard(seat) && PASSENGERS[one].to !== culture) room -= PASSENGERS[one].size;
  return room;
}

/** Profit of filling the holds at a stop and selling elsewhere. */
function purchases(state: State, seat: Seat, stop: number, left: number): number {
  const culture = state.culture[stop];
  for (let to = 0; to < STOP_COUNT; to++) onward[to] = 0.6 + turnsFor(ways[to][LANDING_OF[stop]]);
  let room = roomAt(state, seat, culture);
  let purse = state.cash[seat] + (state.contactOwner[culture] === seat ? state.contactCredits[culture] : 0);
  let profit = 0;
  let bought = 0;
  for (let good = 0; good < CULTURE_COUNT; good++) {
    const { cost, size } = GOODS[good];
    for (let nth = 0; nth < state.stock[stop * CULTURE_COUNT + good] && room >= size && purse >= cost; nth++) {
      const when = soon[stop] + (bought < (stop === counter ? buysLeft : 1) ? 0 : STAYING);
      const gain = bestSale(state, good, nth, onward, when, left) - later(cost, when, left);
      if (gain <= 0) break;
      bought++;
      profit += gain;
      room -= size;
      purse -= cost;
    }
  }
  return profit;
}

/** When a ship that goes to one stop first is at another. */
const onwardTo = (stop: number, to: number): number => soon[stop] + turnsFor(ways[to][LANDING_OF[stop]]);

/** The best passenger who waits there. */
function waiting(state: State, stop: number, left: number): number {
  let best = 0;
  for (let one = 0; one < PASSENGERS.length; one++) {
    if (state.passengerAt[one] !== stop) continue;
    const to = destination(state, one);
    const fare =
      to < 0 ? later(fareOf(one) * UNKNOWN_BUYER, soon[stop] + 3, left) : later(fareOf(one), onwardTo(stop, to), left);
    best = Math.max(best, fare * LIKELY);
  }
  return best;
}

/** Missions of the seat that name the system. */
function missionsAt(state: State, seat: Seat, stop: number, left: number): number {
  let worth = 0;
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (state.missionAt[mission] === seat && MISSIONS[mission].target === stop)
      worth += later((MISSIONS[mission].fame * CREDITS_PER_FAME + REWARD) * LIKELY, soon[stop], left);
  return worth;
}

const contactAt = (stop: number, left: number): number => later(CONTACT + CONTACT_A_TURN * left, soon[stop], left);

/** What there is to gain at one stop, beside selling what is aboard. */
function gainAt(state: State, seat: Seat, stop: number, left: number): number {
  const people = waiting(state, stop, left);
  if (stop === BASE_AT) return people;
  const business = state.culture[stop] === NONE ? contactAt(stop, left) : purchases(state, seat, stop, left);
  return people + business + missionsAt(state, seat, stop, left);
}

/** What is planned is not yet done. */
const PLANNED = 0.8;

/** What the rest of the flight will bring: the goods and passengers aboard, and the best stops for more. */
export function plansOf(state: State, seat: Seat, left: number): { readonly cargo: number; readonly stops: number } {
  readSchedule(state, seat);
  let best = 0;
  let second = 0;
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const gain = gainAt(state, seat, stop, left);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  return {
    cargo: cargoWorth(state, seat, left),
    stops: passengersWorth(state, seat, left) + PLANNED * (best + 0.4 * second),
  };
}
