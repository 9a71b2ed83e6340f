import type { Seat } from '@starboard/kernel';
import { BASE_STOP, BUYS, CULTURE_COUNT, CULTURES, GOODS } from '../content/cultures.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PILOTS } from '../content/pilots.ts';
import {
  CONTACT_LIMIT,
  CREDITS_PER_FAME,
  DISCOUNT_PER_LEVEL,
  LANDING_LIMIT,
  LEVEL_FAME,
  PILOT_UPGRADE,
  SECOND_MISSION,
  SECOND_MISSION_FAME,
} from '../content/tables.ts';
import { advantage, modified } from '../rules/advantages.ts';
import { limitOf } from '../rules/buying.ts';
import { roomOf } from '../rules/cargo.ts';
import { missionsLeft } from '../rules/missions.ts';
import { aboard, goodsOf, NONE, type Open } from '../state.ts';
import { missionGain, readMissions, type Visit } from './aims.ts';
import { MIDDLE, readTrade, worthFrom } from './trade.ts';
import { BASE_AT, farInFlight, reachNow, STOP_COUNT, stopOf, turnsFor, type Ways, waysOf } from './travel.ts';

/** What is planned is not yet done. */
const PLANNED = 0.85;
/** Of what has to wait for a later stop. */
const LATER = 0.7;
/** A good whose buyers nobody has met yet. */
const UNMET = 0.75;
/** What a second mission is worth, beside its fame; and a level of the pilot in a turn. */
const MISSION = 50;
const LEVEL_A_TURN = 1.5;

/** By culture: the goods that it buys, as bits. */
const BOUGHT_BY: readonly number[] = BUYS.map((goods) => goods.reduce((bits, good) => bits | (1 << good), 0));
const buysGood = (culture: number, good: number): boolean => ((BOUGHT_BY[culture] >> good) & 1) === 1;

const ANY_NUMBER = Number.POSITIVE_INFINITY;

/** The seat whose tour is being thought about. */
let seat: Seat = 0;
let ways: Ways;
/** Turns after the present one. */
let left = 0;
let room = 0;
/** Where it can do business at once; how many sales and purchases it may still make there. */
let counter = NONE;
let isOpen = false;
let salesNow = 0;
let buysNow = 0;

const soon = new Float64Array(STOP_COUNT);
const chances = new Float64Array(STOP_COUNT);

/** Goods aboard: which, how many, how many of them are not sold at the first stop. */
const cargo = new Int8Array(CULTURE_COUNT);
const units = new Int8Array(CULTURE_COUNT);
const kept = new Int8Array(CULTURE_COUNT);
let cargoKinds = 0;
const travellers = new Int8Array(PASSENGERS.length);
let travellerCount = 0;

const isTrading = (state: Open): boolean =>
  seat === state.active && (state.phase === 'arrival' || state.phase === 'jam' || state.phase === 'business');

const isFlying = (state: Open): boolean => seat === state.active && state.phase === 'flight' && !state.stopped;

/** What a failed flight costs: a turn, and often more. */
const FAILURE = 0.9;

/** Turns until the seat lands on each stop: none where it can land or has landed in this turn. */
function readSchedule(state: Open): void {
  const field = state.at[seat];
  const stands = stopOf(state, field);
  counter = NONE;
  if (isFlying(state)) {
    reachNow(state, seat, chances);
    for (let stop = 0; stop < STOP_COUNT; stop++) {
      const late = turnsFor(farInFlight(state, seat, ways, stop) - state.bp);
      soon[stop] = chances[stop] > 0 ? Math.min(late, (1 - chances[stop]) * FAILURE) : late;
    }
    return;
  }
  for (let stop = 0; stop < STOP_COUNT; stop++) soon[stop] = turnsFor(ways.far[stop][field]);
  if (stands < 0) return;
  counter = stands;
  soon[stands] = 0;
  isOpen = isTrading(state) && !state.stopped;
  salesNow = isOpen ? limitOf(state, seat, 'sales') - state.sales : 0;
  buysNow = isOpen ? limitOf(state, seat, 'buys') - state.buys : 0;
}

function readCargo(state: Open): void {
  cargoKinds = 0;
  room = roomOf(state, seat);
  for (let good = 0; good < CULTURE_COUNT; good++) {
    const count = goodsOf(state, seat, good);
    if (count === 0) continue;
    cargo[cargoKinds] = good;
    units[cargoKinds++] = count;
    room -= count * GOODS[good].size;
  }
  travellerCount = 0;
  ownGoals = 0;
  const hasTanks = advantage(state, seat, 'stasis') > 0;
  for (let one = 0; one < PASSENGERS.length; one++) {
    if (state.passengerAt[one] !== aboard(seat)) continue;
    travellers[travellerCount++] = one;
    if (destination(state, one) >= 0) ownGoals |= 1 << destination(state, one);
    if (!hasTanks) room -= PASSENGERS[one].size;
  }
}

const priceAt = (state: Open, culture: number, good: number, nth: number): number =>
  GOODS[good].resale[state.market[culture * 3 + (state.shiftOnce ? 0 : nth % 3)]];

/** MV-7.2.2: the price of a good at home is lower. */
const costAt = (state: Open, culture: number, good: number): number =>
  PILOTS[state.pilot[seat]]?.home === culture
    ? Math.max(0, GOODS[good].cost - DISCOUNT_PER_LEVEL * state.level[seat])
    : GOODS[good].cost;

/** What one visit of a stop brings at once; written here by {@link visit}. */
const visited: { -readonly [field in keyof Visit]: Visit[field] } & { gain: number; room: number } = {
  gain: 0,
  room: 0,
  cash: 0,
  sold: 0,
  categories: 0,
  dropped: 0,
  cargo: 0,
  travellers: 0,
  lands: false,
};

/** Sells what the culture buys, as often as it may; fills in `kept`. */
function sellAt(state: Open, culture: number, limit: number): void {
  for (let i = 0; i < cargoKinds; i++) kept[i] = units[i];
  for (let nth = 0; nth < limit; nth++) {
    let best = NONE;
    let highest = 0;
    for (let i = 0; i < cargoKinds; i++) {
      if (kept[i] === 0 || !buysGood(culture, cargo[i])) continue;
      const price = priceAt(state, culture, cargo[i], visited.sold);
      if (price > highest) {
        highest = price;
        best = i;
      }
    }
    if (best === NONE) return;
    const { size, category } = GOODS[cargo[best]];
    kept[best]--;
    visited.sold++;
    visited.gain += highest;
    visited.cash += highest;
    visited.room += size;
    visited.categories |= 1 << category;
  }
}

/** Goods that strangers may buy. */
function offerToStrangers(state: Open, limit: number): void {
  for (let i = 0; i < cargoKinds; i++) kept[i] = units[i];
  const strangers = countStrangers(state);
  if (strangers === 0) return;
  let sales = 0;
  for (let i = 0; i < cargoKinds; i++) {
    let buyers = 0;
    for (const buyer of GOODS[cargo[i]].buyers) if (state.home[buyer] < 0) buyers++;
    const sold = Math.min(units[i], limit - sales);
    sales += sold;
    visited.gain += (sold * MIDDLE[cargo[i]] * buyers) / strangers;
  }
}

function countStrangers(state: Open): number {
  let count = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++) if (state.home[culture] < 0) count++;
  return count;
}

const fareOf = (state: Open, one: number): number =>
  modified(state, seat, 'fare', PASSENGERS[one].fare) +
  PASSENGERS[one].fame * CREDITS_PER_FAME +
  advantage(state, seat, 'fare-dice') * 35;

const isAt = (state: Open, stop: number, to: number): boolean =>
  to === BASE_STOP ? stop === BASE_AT : state.home[to] === stop;

/** Where a passenger wants to go: a stop, or -1 while nobody knows. */
const destination = (state: Open, one: number): number =>
  PASSENGERS[one].to === BASE_STOP ? BASE_AT : state.home[PASSENGERS[one].to];

function dropAt(state: Open, stop: number): void {
  for (let i = 0; i < travellerCount; i++) {
    const one = travellers[i];
    if (!isAt(state, stop, PASSENGERS[one].to)) continue;
    visited.gain += fareOf(state, one);
    visited.cash += PASSENGERS[one].fare;
    visited.room += PASSENGERS[one].size;
    visited.dropped++;
  }
}

/** MV-15.1, MV-13.6: what there is to buy on the base. */
function baseGain(state: Open): void {
  let worth = 0;
  if (state.level[seat] === 1 && visited.cash >= PILOT_UPGRADE) {
    worth += LEVEL_FAME[2] * CREDITS_PER_FAME - PILOT_UPGRADE + LEVEL_A_TURN * left;
    visited.cash -= PILOT_UPGRADE;
  }
  if (state.second[seat] === 0 && visited.cash >= SECOND_MISSION && missionsLeft(state))
    worth += SECOND_MISSION_FAME * CREDITS_PER_FAME - SECOND_MISSION + Math.min(MISSION, 4 * left);
  visited.gain += PLANNED * worth;
}

/** Of what strangers might have. */
const EXPECTED = 0.7;

/** Profit of a first contact: what its credits buy there, and what that sells for. */
let contactWorth = 0;

function readContacts(state: Open): void {
  contactWorth = 0;
  let strangers = 0;
  for (let culture = 0; culture < CULTURE_COUNT; culture++) {
    if (state.home[culture] >= 0) continue;
    strangers++;
    const { cost, size, buyers } = GOODS[culture];
    const { credits } = CULTURES[culture];
    const count = Math.min(
      CONTACT_LIMIT,
      Math.floor(Math.max(room, 2) / size),
      Math.floor((credits + state.cash[seat]) / cost),
    );
    const isMet = buyers.some((buyer) => state.home[buyer] >= 0);
    const profit = count * MIDDLE[culture] * LATER * (isMet ? 1.2 : UNMET) - Math.max(0, count * cost - credits);
    contactWorth += EXPECTED * Math.max(0, profit);
  }
  if (strangers > 0) contactWorth /= strangers;
  contactWorth += advantage(state, seat, 'first-contact');
}

const isStrange = (state: Open, stop: number): boolean => stop < BASE_AT && state.culture[stop] === NONE;

/** What a visit of this stop brings, with so many sales. */
function visit(state: Open, stop: number, sales: number): void {
  visited.gain = 0;
  visited.room = room;
  visited.cash = state.cash[seat];
  visited.sold = 0;
  visited.categories = 0;
  visited.dropped = 0;
  visited.cargo = cargoKinds;
  visited.travellers = travellerCount;
  dropAt(state, stop);
  if (stop === BASE_AT) {
    for (let i = 0; i < cargoKinds; i++) kept[i] = units[i];
    baseGain(state);
  } else if (isStrange(state, stop)) {
    offerToStrangers(state, CONTACT_LIMIT);
    visited.gain += contactWorth;
  } else sellAt(state, state.culture[stop], sales);
  visited.lands = stop !== counter;
  visited.gain += missionGain(state, seat, stop, visited);
}

/** How likely it is that what takes so many turns on average is done in the turns that are left. */
const inTime = (turns: number): number => Math.min(1, Math.max(0, left + 0.95 - turns));

/** No visit: the ship only leaves from where it stands. */
function passBy(state: Open): void {
  visited.gain = 0;
  visited.room = room;
  visited.cash = state.cash[seat];
  for (let i = 0; i < cargoKinds; i++) kept[i] = units[i];
}

/** The most that a tour can bring which visits this stop first. */
function tourBy(state: Open, stop: number, turns: number, sales: number, buys: number): number {
  const likely = inTime(turns);
  if (likely === 0) return 0;
  const isClosed = stop === counter && turns === 0 && !isOpen;
  if (isClosed) passBy(state);
  else visit(state, stop, sales);
  const { gain, room: space, cash } = visited;
  const isSelling = buys > 0 && stop < BASE_AT && state.culture[stop] >= 0;
  const stocked = isSelling ? PLANNED * buyForSome(state, stop, buys, space, cash, turns) : 0;
  let best = worthFrom(stop, left - turns, false) + stocked;
  if (stocked > 0 && buys > CONTACT_LIMIT) best = Math.max(best, worthFrom(stop, left - turns, true));
  const board = isClosed ? nobodyWaits() : waitingAt(state, stop, space);
  const loaded = keptBits() | (isSelling ? stockBits(state, stop) : 0);
  for (let next = 0; next < STOP_COUNT; next++) {
    if (next === stop || !isWorthwhile(state, next, loaded)) continue;
    const arrival = turns + ways.hops[stop * STOP_COUNT + next];
    const there = inTime(arrival);
    if (there === 0) continue;
    const culture = next < BASE_AT ? state.culture[next] : NONE;
    let more = isStrange(state, next) ? contactWorth * PLANNED : 0;
    let bought = stocked;
    laterPieces = 0;
    boughtPieces = 0;
    if (culture >= 0) {
      more += sellLater(state, culture);
      if (isSelling) bought = Math.max(bought, PLANNED * buyFor(state, stop, culture, buys, space, cash));
    }
    more += faresTo(state, stop, next) + PLANNED * boardFor(next);
    const total = there * (more + bought) + onwardFrom(next, left - arrival, laterPieces + boughtPieces);
    if (total > best) best = total;
  }
  return likely * (gain + board) + best + salvage(state, stop, turns, isClosed);
}

/** Whether a second stop could bring anything: strangers, buyers of what may be aboard by then, or the end of a journey. */
function isWorthwhile(state: Open, next: number, loaded: number): boolean {
  if (((goals >> next) & 1) === 1) return true;
  if (next === BASE_AT) return false;
  const culture = state.culture[next];
  return culture < 0 || (BOUGHT_BY[culture] & loaded) !== 0;
}

function keptBits(): number {
  let bits = 0;
  for (let i = 0; i < cargoKinds; i++) if (kept[i] > 0) bits |= 1 << cargo[i];
  return bits;
}

function stockBits(state: Open, stop: number): number {
  let bits = 0;
  for (let good = 0; good < CULTURE_COUNT; good++) if (state.stock[stop * CULTURE_COUNT + good] > 0) bits |= 1 << good;
  return bits;
}

/** After the second stop: to trade in its market, or to sell more than one unit, the ship stays there for a turn. */
const onwardFrom = (stop: number, turns: number, pieces: number): number =>
  Math.max(worthFrom(stop, turns - 1, true), worthFrom(stop, pieces > 1 ? turns - 1 : turns, false));

let laterPieces = 0;
let boughtPieces = 0;

/** What is still aboard sells at the second stop. */
function sellLater(state: Open, culture: number): number {
  let credits = 0;
  laterPieces = 0;
  for (let i = 0; i < cargoKinds; i++) {
    if (kept[i] === 0 || !buysGood(culture, cargo[i])) continue;
    for (let n = 0; n < kept[i]; n++)
      credits += priceAt(state, culture, cargo[i], laterPieces++) - LATER * bestMiddle(state, cargo[i]);
  }
  return credits;
}

/** Whether anybody known buys the good, and for how much on average. */
function bestMiddle(state: Open, good: number): number {
  const { buyers } = GOODS[good];
  for (let i = 0; i < buyers.length; i++) if (state.home[buyers[i]] >= 0) return MIDDLE[good];
  return MIDDLE[good] * UNMET;
}

/** Profit of goods bought at the first stop for the second, as many as money, room and stock allow. */
function buyFor(state: Open, stop: number, buyer: number, limit: number, space: number, cash: number): number {
  const culture = state.culture[stop];
  let card = state.contactOwner[culture] === seat ? state.contactCredits[culture] : 0;
  let purse = cash;
  let free = space;
  let profit = 0;
  boughtPieces = 0;
  for (let i = 0; i < CULTURE_COUNT; i++) {
    const good = (culture + i) % CULTURE_COUNT;
    const stock = state.stock[stop * CULTURE_COUNT + good];
    if (stock === 0 || !buysGood(buyer, good)) continue;
    const cost = costAt(state, culture, good);
    const { size } = GOODS[good];
    for (let n = 0; n < stock && boughtPieces < limit && free >= size && card + purse >= cost; n++) {
      const paid = cost - Math.min(card, cost);
      const gain = priceAt(state, buyer, good, laterPieces + boughtPieces) - paid;
      if (gain <= 0) break;
      profit += gain;
      card -= cost - paid;
      purse -= paid;
      free -= size;
      boughtPieces++;
    }
  }
  return profit;
}

/** Profit of goods bought for whoever will buy them one day. */
function buyForSome(state: Open, stop: number, limit: number, space: number, cash: number, turns: number): number {
  const culture = state.culture[stop];
  const stock = Math.min(limit, state.stock[stop * CULTURE_COUNT + culture], Math.floor(space / GOODS[culture].size));
  const cost = costAt(state, culture, culture);
  const each = LATER * bestMiddle(state, culture) * inTime(turns + nearest(state, culture, stop));
  let card = state.contactOwner[culture] === seat ? state.contactCredits[culture] : 0;
  let purse = cash;
  let profit = 0;
  for (let n = 0; n < stock && card + purse >= cost; n++) {
    const paid = cost - Math.min(card, cost);
    if (each <= paid) break;
    profit += each - paid;
    card -= cost - paid;
    purse -= paid;
  }
  return profit;
}

/** Passengers aboard who want to go to the second stop. */
function faresTo(state: Open, stop: number, next: number): number {
  let credits = 0;
  for (let i = 0; i < travellerCount; i++) {
    const to = destination(state, travellers[i]);
    if (to === next && to !== stop) credits += (1 - LATER) * fareOf(state, travellers[i]);
  }
  return credits;
}

/** Stops that passengers want to go to who are aboard or wait at the first stop, as bits. */
let goals = 0;
let ownGoals = 0;

const waiting = new Int8Array(PASSENGERS.length);
const waitingFor = new Float64Array(PASSENGERS.length);
let waitingCount = 0;

/** Passengers who can come aboard there: what they will pay some time. */
function waitingAt(state: Open, stop: number, space: number): number {
  waitingCount = 0;
  goals = ownGoals;
  let free = space;
  let worth = 0;
  for (let one = 0; one < PASSENGERS.length; one++) {
    if (state.passengerAt[one] !== stop || PASSENGERS[one].size > free) continue;
    free -= PASSENGERS[one].size;
    const to = destination(state, one);
    const hop = to < 0 ? 4 : ways.hops[stop * STOP_COUNT + to];
    const fare = fareOf(state, one) * inTime(hop + 1) * (to < 0 ? UNMET : 1);
    waiting[waitingCount] = to;
    if (to >= 0) goals |= 1 << to;
    waitingFor[waitingCount++] = fare;
    worth += PLANNED * LATER * fare;
  }
  return worth;
}

function nobodyWaits(): number {
  waitingCount = 0;
  goals = ownGoals;
  return 0;
}

function boardFor(next: number): number {
  let worth = 0;
  for (let i = 0; i < waitingCount; i++) if (waiting[i] === next) worth += (1 - LATER) * waitingFor[i];
  return worth;
}

/** What is left aboard after the first stop: it can be sold, it may take long. */
function salvage(state: Open, stop: number, turns: number, isClosed: boolean): number {
  let worth = 0;
  for (let i = 0; i < cargoKinds; i++)
    if (kept[i] > 0)
      worth += LATER * kept[i] * bestMiddle(state, cargo[i]) * inTime(turns + nearest(state, cargo[i], stop));
  for (let i = 0; i < travellerCount; i++) {
    const to = destination(state, travellers[i]);
    if (to === stop && !isClosed) continue;
    const hop = to < 0 ? 4 : ways.hops[stop * STOP_COUNT + to];
    worth += LATER * fareOf(state, travellers[i]) * (to < 0 ? UNMET : 1) * inTime(turns + hop);
  }
  return worth;
}

/** Turns to the nearest buyer of a good. */
function nearest(state: Open, good: number, stop: number): number {
  let best = 5;
  for (const buyer of GOODS[good].buyers) {
    const home = state.home[buyer];
    if (home >= 0 && home !== stop) best = Math.min(best, ways.hops[stop * STOP_COUNT + home]);
  }
  return best;
}

function moneyOf(state: Open): number {
  let money = state.cash[seat];
  for (let i = 0; i < cargoKinds; i++) money += units[i] * MIDDLE[cargo[i]];
  return money;
}

/** What the best tour brings that this seat can make in the turns it has left, in credits. */
export function bestTour(state: Open, who: Seat, turns: number): number {
  seat = who;
  left = turns;
  ways = waysOf(state, seat);
  readCargo(state);
  readSchedule(state);
  readContacts(state);
  readMissions(state, seat);
  readTrade(state, seat, ways, roomOf(state, seat), moneyOf(state));
  let best = 0;
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const limit = isStrange(state, stop) ? CONTACT_LIMIT : LANDING_LIMIT;
    const isHere = stop === counter;
    const quick = tourBy(state, stop, soon[stop], isHere ? salesNow : limit, isHere ? buysNow : limit);
    best = Math.max(best, quick, tourBy(state, stop, soon[stop] + 1, ANY_NUMBER, ANY_NUMBER));
  }
  return best;
}
