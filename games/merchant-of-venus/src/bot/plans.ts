import type { Seat } from '@starboard/kernel';
import { BASE_STOP, BUYS, CULTURE_COUNT, CULTURES, GOODS } from '../content/cultures.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PILOTS } from '../content/pilots.ts';
import { SYSTEMS } from '../content/systems.ts';
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
import { TECH_COUNT, TECHS } from '../content/technologies.ts';
import { advantage, modified } from '../rules/advantages.ts';
import { limitOf } from '../rules/buying.ts';
import { roomOf } from '../rules/cargo.ts';
import { missionsLeft } from '../rules/missions.ts';
import { aboard, goodsOf, NONE, type Open } from '../state.ts';
import { missionGain, readMissions, type Visit } from './aims.ts';
import { chances, later, readReach } from './reach.ts';
import { MIDDLE, type Trade, tradeOf, worthFrom } from './trade.ts';
import { BASE_AT, STOP_COUNT, stopOf, turnsFor, type Ways, waysOf } from './travel.ts';
import { beginVersion, endVersion, Kept, mix, mixAll } from './versions.ts';

/** What is planned is not yet done. */
const PLANNED = 0.85;
/** Of what has to wait for a later stop. */
const LATER = 0.7;
/** A good whose buyers nobody has met yet. */
const UNMET = 0.75;
/** Of what strangers might have. */
const EXPECTED = 0.9;
/** What a second mission is worth, beside its fame; and a level of the pilot in a turn. */
const MISSION = 50;
const MISSION_A_TURN = 4;
export const secondMission = (turns: number): number => Math.min(MISSION, MISSION_A_TURN * turns);
export const LEVEL_A_TURN = 3;
/** Turns to somebody whose home nobody knows. */
const FAR_OFF = 4;

/** By culture: the goods that it buys, as bits. */
const BOUGHT_BY: readonly number[] = BUYS.map((goods) => goods.reduce((bits, good) => bits | (1 << good), 0));
const RESALE = Float64Array.from(GOODS.flatMap(({ resale }) => resale));
const SIZE = Int8Array.from(GOODS, ({ size }) => size);

const ANY_NUMBER = 100;

// The seat whose plans are being made.
let seat: Seat = 0;
let ways: Ways;
let trade: Trade;
/** Turns after the present one. */
let left = 0;
/** Sales and purchases after a landing. */
let sellLimit = LANDING_LIMIT;
let buyLimit = LANDING_LIMIT;
/** Whether market tokens and stocks are looked at, or taken to be as usual. */
let isExact = true;

/** By good: its cost; at home the seat pays less. */
const costs = new Float64Array(CULTURE_COUNT);
let homeCulture = NONE;
let discount = 0;
/** By stop: the goods in stock, as bits. By good: whether a buyer is known. */
const stocked = new Int32Array(STOP_COUNT);
const someday = new Float64Array(CULTURE_COUNT);

/** The ship as it is, after business, and after each stop of a plan: goods by kind, as bits too, cash and room. */
const LEVELS = 5;
const cargo = new Int8Array(LEVELS * CULTURE_COUNT);
const kinds = new Int32Array(LEVELS);
const cash = new Float64Array(LEVELS);
const room = new Int8Array(LEVELS);

const travellers = new Int8Array(PASSENGERS.length);
const goals = new Int8Array(PASSENGERS.length);
const fares = new Float64Array(PASSENGERS.length);
let travellerCount = 0;
/** Stops where passengers aboard want to go, as bits. */
let ownGoals = 0;

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How likely it is that what takes so many turns on average is done in the turns that are left. */
const inTime = (turns: number): number => {
  const spare = left + 0.95 - turns;
  return spare >= 1 ? 1 : Math.max(spare, 0);
};

/** Where a passenger wants to go: a stop, or -1 while nobody knows. */
const destination = (state: Open, one: number): number =>
  PASSENGERS[one].to === BASE_STOP ? BASE_AT : state.home[PASSENGERS[one].to];

let fareBonus = 0;
const fareOf = (one: number): number => PASSENGERS[one].fare + PASSENGERS[one].fame * CREDITS_PER_FAME + fareBonus;
const FARE_DICE = 35;

/** Reads what plans are made of, unless it is these that were made last. */
function readSeat(state: Open, prospects: Prospects): void {
  if (current === prospects.version) return;
  current = prospects.version;
  seat = prospects.seat;
  left = prospects.left;
  isExact = prospects.isExact;
  ways = prospects.ways;
  trade = tradeOf(state, ways, roomForGoods(state, seat), isExact);
  sellLimit = modified(state, seat, 'sales', LANDING_LIMIT);
  buyLimit = modified(state, seat, 'buys', LANDING_LIMIT);
  fareBonus = modified(state, seat, 'fare', 0) + advantage(state, seat, 'fare-dice') * FARE_DICE;
  homeCulture = PILOTS[state.pilot[seat]]?.home ?? NONE;
  discount = DISCOUNT_PER_LEVEL * state.level[seat];
  const cheaper = modified(state, seat, 'price-basic', 0);
  for (let good = 0; good < CULTURE_COUNT; good++) {
    costs[good] = GOODS[good].category === 0 ? GOODS[good].cost + cheaper : GOODS[good].cost;
    const { buyers } = GOODS[good];
    someday[good] = MIDDLE[good] * UNMET;
    for (let i = 0; i < buyers.length; i++) if (state.home[buyers[i]] >= 0) someday[good] = MIDDLE[good];
  }
  nearby.fill(Number.NaN);
  readStock(state);
  readWaiting(state);
  readCargo(state);
  readContacts(state);
  readMissions(state, seat);
}

/** Room in the holds that technologies leave. */
function roomForGoods(state: Open, who: Seat): number {
  let free = roomOf(state, who);
  for (let tech = 0; tech < TECH_COUNT; tech++) free -= TECHS[tech].size * state.techs[who * TECH_COUNT + tech];
  return free;
}

function readStock(state: Open): void {
  for (let stop = 0; stop < BASE_AT; stop++) {
    stocked[stop] = 0;
    const culture = state.culture[stop];
    if (culture < 0) continue;
    if (!isExact) stocked[stop] = 1 << culture;
    else
      for (let good = 0; good < CULTURE_COUNT; good++)
        if (state.stock[stop * CULTURE_COUNT + good] > 0) stocked[stop] |= 1 << good;
  }
}

const USUAL_STOCK = 4;
const stockOf = (state: Open, stop: number, good: number): number =>
  isExact ? state.stock[stop * CULTURE_COUNT + good] : USUAL_STOCK;

function readCargo(state: Open): void {
  kinds[0] = 0;
  cash[0] = state.cash[seat];
  let free = roomForGoods(state, seat);
  for (let good = 0; good < CULTURE_COUNT; good++) {
    const count = goodsOf(state, seat, good);
    cargo[good] = count;
    if (count === 0) continue;
    kinds[0] |= 1 << good;
    free -= count * SIZE[good];
  }
  travellerCount = 0;
  ownGoals = 0;
  const hasTanks = advantage(state, seat, 'stasis') > 0;
  for (let one = 0; one < PASSENGERS.length; one++) {
    if (state.passengerAt[one] !== aboard(seat)) continue;
    const goal = destination(state, one);
    travellers[travellerCount] = one;
    goals[travellerCount] = goal;
    fares[travellerCount++] = fareOf(one);
    if (goal >= 0) ownGoals |= 1 << goal;
    if (!hasTanks) free -= PASSENGERS[one].size;
  }
  room[0] = free;
}

/** What a good brings in the n-th sale at a culture from now on. */
const priceAt = (state: Open, culture: number, good: number, nth: number): number =>
  isExact ? RESALE[good * 3 + state.market[culture * 3 + (state.shiftOnce ? 0 : nth % 3)]] : MIDDLE[good];

/** MV-7.2.2: what a good costs at this culture. */
const costAt = (culture: number, good: number): number =>
  culture === homeCulture ? Math.max(0, costs[good] - discount) : costs[good];

function copyLevel(from: number, to: number): void {
  const a = from * CULTURE_COUNT;
  const b = to * CULTURE_COUNT;
  for (let good = 0; good < CULTURE_COUNT; good++) cargo[b + good] = cargo[a + good];
  kinds[to] = kinds[from];
  cash[to] = cash[from];
  room[to] = room[from];
}

/** What happened at a stop; written by {@link visit} and read by missions. */
const visited: { -readonly [field in keyof Visit]: Visit[field] } = {
  lands: false,
  cash: 0,
  cargo: 0,
  travellers: 0,
  sold: 0,
  categories: 0,
  dropped: 0,
};

/** Sales that are to be made in this turn, before those of the next one in the same market. */
let soldHere = 0;

/** Sells what the culture buys, as often as it may; what is left is on the next level. Returns the credits. */
function sellAt(state: Open, level: number, culture: number, limit: number): number {
  const to = level + 1;
  copyLevel(level, to);
  let wanted = kinds[to] & BOUGHT_BY[culture];
  let credits = 0;
  while (wanted !== 0 && visited.sold < limit) {
    let best = NONE;
    let highest = 0;
    for (let rest = wanted; rest !== 0; rest &= rest - 1) {
      const good = lowest(rest);
      const price = priceAt(state, culture, good, soldHere + visited.sold);
      if (price > highest) {
        highest = price;
        best = good;
      }
    }
    credits += highest;
    visited.sold++;
    visited.categories |= 1 << GOODS[best].category;
    room[to] += SIZE[best];
    if (--cargo[to * CULTURE_COUNT + best] === 0) {
      kinds[to] &= ~(1 << best);
      wanted &= ~(1 << best);
    }
  }
  cash[to] += credits;
  return credits;
}

/** Goods that strangers may buy, on average. */
function sellToStrangers(state: Open, level: number): number {
  copyLevel(level, level + 1);
  if (strangers === 0) return 0;
  let credits = 0;
  let sales = 0;
  for (let rest = kinds[level]; rest !== 0; rest &= rest - 1) {
    const good = lowest(rest);
    const { buyers } = GOODS[good];
    let unmet = 0;
    for (let i = 0; i < buyers.length; i++) if (state.home[buyers[i]] < 0) unmet++;
    const sold = Math.min(cargo[level * CULTURE_COUNT + good], CONTACT_LIMIT - sales);
    sales += sold;
    credits += (sold * (1 - LATER) * MIDDLE[good] * unmet) / strangers;
  }
  return credits;
}

let strangers = 0;
/** Profit of a first contact by free room: what its credits buy there, and what that sells for. */
const contactWorth = new Float64Array(16);

function readContacts(state: Open): void {
  strangers = 0;
  contactWorth.fill(0);
  for (let culture = 0; culture < CULTURE_COUNT; culture++) {
    if (state.home[culture] >= 0) continue;
    strangers++;
    const { size } = GOODS[culture];
    const { credits } = CULTURES[culture];
    const isMet = someday[culture] === MIDDLE[culture];
    const affordable = Math.floor((credits + state.cash[seat]) / costs[culture]);
    for (let free = 0; free < contactWorth.length; free++) {
      const count = Math.min(CONTACT_LIMIT, Math.floor(free / size), affordable);
      const profit =
        count * MIDDLE[culture] * LATER * (isMet ? 1.2 : UNMET) - Math.max(0, count * costs[culture] - credits);
      contactWorth[free] += EXPECTED * Math.max(CARD_ONLY * credits, profit);
    }
  }
  const bonus = advantage(state, seat, 'first-contact');
  for (let free = 0; free < contactWorth.length; free++)
    contactWorth[free] = strangers === 0 ? 0 : contactWorth[free] / strangers + bonus;
}

/** Of the credits on a card when there is no room for goods: equipment, technologies, another time. */
const CARD_ONLY = 0.4;

const isStrange = (state: Open, stop: number): boolean => stop < BASE_AT && state.culture[stop] === NONE;

/** MV-15.1, MV-13.6, MV-7.6.2: what there is to buy on the base, by a ship that has ever landed there. What it did not buy today it will not buy tomorrow. */
function baseGain(state: Open, level: number, turns: number): number {
  if (!visited.lands && (turns > 0 || state.flown[seat] === 0)) return 0;
  let worth = 0;
  const rest = left - turns;
  if (state.level[seat] === 1 && cash[level] >= PILOT_UPGRADE) {
    worth += Math.max(0, LEVEL_FAME[2] * CREDITS_PER_FAME - PILOT_UPGRADE + LEVEL_A_TURN * rest);
    cash[level] -= PILOT_UPGRADE;
  }
  if (state.second[seat] === 0 && cash[level] >= SECOND_MISSION && missionsLeft(state))
    worth += Math.max(0, SECOND_MISSION_FAME * CREDITS_PER_FAME - SECOND_MISSION + secondMission(rest));
  return PLANNED * worth;
}

/** Drops passengers who want to go there. */
function dropAt(stop: number): number {
  let credits = 0;
  for (let i = 0; i < travellerCount; i++) {
    if (goals[i] !== stop) continue;
    credits += fares[i];
    visited.dropped++;
  }
  return credits;
}

/** What business brings at a stop after so many turns; the ship after it is on the next level. */
function trades(state: Open, level: number, stop: number, turns: number, sales: number): number {
  visited.sold = 0;
  visited.categories = 0;
  visited.dropped = 0;
  visited.cargo = kinds[level] === 0 ? 0 : pieces(level);
  visited.travellers = travellerCount;
  let gain = ((ownGoals >> stop) & 1) === 1 ? dropAt(stop) : 0;
  if (stop === BASE_AT) {
    copyLevel(level, level + 1);
    gain += baseGain(state, level + 1, turns);
  } else if (state.culture[stop] < 0) gain += sellToStrangers(state, level) + contactWorth[Math.max(0, room[level])];
  else gain += sellAt(state, level, state.culture[stop], sales);
  visited.cash = cash[level + 1];
  return gain + missionGain(state, seat, stop, visited);
}

function pieces(level: number): number {
  let count = 0;
  for (let rest = kinds[level]; rest !== 0; rest &= rest - 1) count += cargo[level * CULTURE_COUNT + lowest(rest)];
  return count;
}

/** The most that a plan can bring which lands on this stop after so many turns, with so many sales and purchases. */
function visit(state: Open, level: number, stop: number, turns: number, sales: number, buys: number): number {
  const likely = inTime(turns);
  if (likely === 0) return 0;
  const gain = trades(state, level, stop, turns, sales) + waitingAt(state, stop, room[level + 1]);
  return likely * gain + onward(state, level + 1, stop, turns, buys) + salvage(state, level + 1, stop, turns, true);
}

/** The better of landing and moving on, and of staying for a turn, which is good for many sales and purchases. */
function visitBest(state: Open, level: number, stop: number, turns: number): number {
  visited.lands = true;
  if (isStrange(state, stop)) return visit(state, level, stop, turns, CONTACT_LIMIT, 0);
  if (stop === BASE_AT) return visit(state, level, stop, turns, 0, 0);
  if (state.citiesOnly && SYSTEMS[stop].cities.length === 0)
    return visit(state, level, stop, turns, ANY_NUMBER, ANY_NUMBER);
  const quick = visit(state, level, stop, turns, sellLimit, buyLimit);
  const slow = visit(state, level, stop, turns + 1, ANY_NUMBER, ANY_NUMBER);
  return Math.max(slow, quick);
}

/** The ship stays where it is for a turn. */
function stay(state: Open, level: number, stop: number): number {
  visited.lands = false;
  return visit(state, level, stop, 1, ANY_NUMBER, ANY_NUMBER);
}

/** More than rounding does. */
const A_HAIR = 1e-6;

/** After a stop: the best second one, with what is bought for it here. */
function onward(state: Open, level: number, stop: number, turns: number, buys: number): number {
  const money = moneyOf(level);
  const isSelling = buys > 0 && stop < BASE_AT && stocked[stop] !== 0;
  const forSome = isSelling ? PLANNED * buyForSome(state, level, stop, buys, turns) : 0;
  let best = worthFrom(trade, false, stop, left - turns, money) + forSome;
  const loaded = kinds[level] | (isSelling ? stocked[stop] : 0);
  for (let next = 0; next < STOP_COUNT; next++) {
    if (next === stop || !isWorthwhile(state, next, loaded)) continue;
    const arrival = turns + ways.hops[stop * STOP_COUNT + next];
    const there = inTime(arrival);
    if (there === 0) continue;
    const culture = next < BASE_AT ? state.culture[next] : NONE;
    let more = faresTo(next) + PLANNED * boardFor(next);
    let bought = forSome;
    let sold = 0;
    if (culture >= 0) {
      more += sellLater(state, level, culture);
      sold = laterPieces;
      if (isSelling) {
        const profit = PLANNED * bundle(state, level, stop, culture, buys, sold);
        if (profit > bought) {
          bought = profit;
          sold += bundlePieces;
        }
      }
    } else if (next < BASE_AT) more += contactWorth[Math.max(0, room[level])] * PLANNED;
    const after = left - arrival;
    const sure = sold > sellLimit ? (there * sellLimit + inTime(arrival + 1) * (sold - sellLimit)) / sold : there;
    const gain = sure * (more + bought);
    if (gain + trade.most[Math.ceil(2 * Math.max(0, after))] < best - A_HAIR) continue;
    const purse = money + more + bought;
    let rest = worthFrom(trade, true, next, after - 1, purse);
    if (sold <= 1) rest = Math.max(rest, worthFrom(trade, false, next, after, purse)); // else nothing is lost by staying
    const total = gain + rest;
    if (total > best) best = total;
  }
  return best;
}

/** Whether a second stop could bring anything: strangers, buyers of what may be aboard by then, or the end of a journey. */
function isWorthwhile(state: Open, next: number, loaded: number): boolean {
  if ((((ownGoals | waitingGoals) >> next) & 1) === 1) return true;
  if (next === BASE_AT) return false;
  const culture = state.culture[next];
  return culture < 0 || (BOUGHT_BY[culture] & loaded) !== 0;
}

/** Cash, and what goods aboard will bring. */
function moneyOf(level: number): number {
  let money = cash[level];
  for (let rest = kinds[level]; rest !== 0; rest &= rest - 1) {
    const good = lowest(rest);
    money += LATER * cargo[level * CULTURE_COUNT + good] * someday[good];
  }
  return money;
}

let laterPieces = 0;

/** What is still aboard sells at the second stop: how much better than some day. */
function sellLater(state: Open, level: number, culture: number): number {
  let credits = 0;
  laterPieces = 0;
  for (let rest = kinds[level] & BOUGHT_BY[culture]; rest !== 0; rest &= rest - 1) {
    const good = lowest(rest);
    for (let n = cargo[level * CULTURE_COUNT + good]; n > 0; n--)
      credits += priceAt(state, culture, good, laterPieces++) - LATER * someday[good];
  }
  return credits;
}

/** What was bought by {@link bundle}: goods by kind, their number, and what they cost in cash. */
const bundled = new Int8Array(CULTURE_COUNT);
let bundlePieces = 0;
let bundleCost = 0;

/** Profit of goods bought at a stop for a buyer, as many as money, room and stock allow. */
function bundle(state: Open, level: number, stop: number, buyer: number, limit: number, sold: number): number {
  const culture = state.culture[stop];
  let card = state.contactOwner[culture] === seat ? state.contactCredits[culture] : 0;
  let purse = cash[level];
  let free = room[level];
  let profit = 0;
  bundlePieces = 0;
  bundleCost = 0;
  for (let rest = stocked[stop] & BOUGHT_BY[buyer]; rest !== 0; rest &= rest - 1) {
    const good = lowest(rest);
    const cost = costAt(culture, good);
    bundled[good] = 0;
    for (
      let n = stockOf(state, stop, good);
      n > 0 && bundlePieces < limit && free >= SIZE[good] && card + purse >= cost;
      n--
    ) {
      const paid = cost - Math.min(card, cost);
      const gain = priceAt(state, buyer, good, sold + bundlePieces) - paid;
      if (gain <= 0) break;
      profit += gain;
      card -= cost - paid;
      purse -= paid;
      bundleCost += paid;
      free -= SIZE[good];
      bundled[good]++;
      bundlePieces++;
    }
  }
  return profit;
}

/** Profit of goods bought for whoever will buy them one day. */
function buyForSome(state: Open, level: number, stop: number, limit: number, turns: number): number {
  const culture = state.culture[stop];
  if (((stocked[stop] >> culture) & 1) === 0) return 0;
  const stock = Math.min(limit, stockOf(state, stop, culture), Math.floor(room[level] / SIZE[culture]));
  if (stock <= 0) return 0;
  const cost = costAt(culture, culture);
  const each = LATER * someday[culture] * inTime(turns + nearest(state, culture, stop));
  let card = state.contactOwner[culture] === seat ? state.contactCredits[culture] : 0;
  let purse = cash[level];
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
function faresTo(next: number): number {
  if (((ownGoals >> next) & 1) === 0) return 0;
  let credits = 0;
  for (let i = 0; i < travellerCount; i++) if (goals[i] === next) credits += (1 - LATER) * fares[i];
  return credits;
}

/** By stop: the passengers there, as bits. */
const waitingThere = new Int32Array(STOP_COUNT);

function readWaiting(state: Open): void {
  waitingThere.fill(0);
  for (let one = 0; one < PASSENGERS.length; one++) {
    const at = state.passengerAt[one];
    if (at >= 0 && at < STOP_COUNT) waitingThere[at] |= 1 << one;
  }
}

const waiting = new Int8Array(PASSENGERS.length);
const waitingFor = new Float64Array(PASSENGERS.length);
let waitingCount = 0;
let waitingGoals = 0;

/** Passengers who can come aboard there: what they will pay some time. */
function waitingAt(state: Open, stop: number, space: number): number {
  waitingCount = 0;
  waitingGoals = 0;
  let free = space;
  let worth = 0;
  for (let rest = waitingThere[stop]; rest !== 0; rest &= rest - 1) {
    const one = lowest(rest);
    if (PASSENGERS[one].size > free) continue;
    free -= PASSENGERS[one].size;
    const to = destination(state, one);
    const hop = to < 0 ? FAR_OFF : ways.hops[stop * STOP_COUNT + to];
    const fare = fareOf(one) * inTime(hop + 1) * (to < 0 ? UNMET : 1);
    waiting[waitingCount] = to;
    if (to >= 0) waitingGoals |= 1 << to;
    waitingFor[waitingCount++] = fare;
    worth += PLANNED * LATER * fare;
  }
  return worth;
}

function boardFor(next: number): number {
  if (((waitingGoals >> next) & 1) === 0) return 0;
  let worth = 0;
  for (let i = 0; i < waitingCount; i++) if (waiting[i] === next) worth += (1 - LATER) * waitingFor[i];
  return worth;
}

/** What is left aboard after a stop: it can be sold, it may take long. */
function salvage(state: Open, level: number, stop: number, turns: number, hasVisited: boolean): number {
  let worth = 0;
  for (let rest = kinds[level]; rest !== 0; rest &= rest - 1) {
    const good = lowest(rest);
    const count = cargo[level * CULTURE_COUNT + good];
    worth += LATER * count * someday[good] * inTime(turns + nearest(state, good, stop));
  }
  for (let i = 0; i < travellerCount; i++) {
    const to = goals[i];
    if (to === stop && hasVisited) continue;
    const hop = to < 0 ? FAR_OFF : ways.hops[stop * STOP_COUNT + to];
    worth += LATER * fares[i] * (to < 0 ? UNMET : 1) * inTime(turns + hop);
  }
  return worth;
}

/** By good and stop: turns to the nearest buyer; worked out when they are needed. */
const nearby = new Float64Array(CULTURE_COUNT * STOP_COUNT);

function nearest(state: Open, good: number, stop: number): number {
  const at = good * STOP_COUNT + stop;
  if (Number.isNaN(nearby[at])) nearby[at] = findNearest(state, good, stop);
  return nearby[at];
}

function findNearest(state: Open, good: number, stop: number): number {
  let best = FAR_OFF + 1;
  const { buyers } = GOODS[good];
  for (let i = 0; i < buyers.length; i++) {
    const home = state.home[buyers[i]];
    if (home >= 0 && home !== stop) best = Math.min(best, ways.hops[stop * STOP_COUNT + home]);
  }
  return best;
}

/** The ways of the ship whose version was last asked for. */
let shipWays: Ways;

/** Everything that plans of this seat depend on, but for where the ship is and what it may still do in this turn. */
function versionOf(state: Open, who: Seat, turns: number, thinksExactly: boolean): number {
  const { players } = state;
  shipWays = waysOf(state, who, thinksExactly); // before the mixing begins
  const { version } = shipWays;
  beginVersion(thinksExactly ? 3 : 4);
  mix(Math.floor(version / 2 ** 21));
  mix(who | (turns << 3) | (state.drive[who] << 10) | (state.holds[who] << 12) | (state.level[who] << 14));
  mix((state.laser[who] << 1) | (state.shield[who] << 4) | (state.side[who] << 7) | (state.pilot[who] << 9));
  mix(state.cash[who]);
  mix((state.citiesOnly ? 1 : 0) | (state.shiftOnce ? 2 : 0));
  mix(state.second[who] | (state.soldKinds[who] << 1) | (players << 4) | (state.flown[who] << 7));
  mixAll(state.goods, who * CULTURE_COUNT, (who + 1) * CULTURE_COUNT);
  mixAll(state.techs, who * TECH_COUNT, (who + 1) * TECH_COUNT);
  mixAll(state.home, 0, CULTURE_COUNT);
  for (let one = 0; one < PASSENGERS.length; one++) {
    const at = state.passengerAt[one];
    mix(at <= BASE_AT || at === aboard(who) ? at : NONE);
  }
  for (let i = 0; i < state.missionAt.length; i++) mix(state.missionAt[i] === who ? 1 : 0);
  for (let i = 0; i < state.rewardAt.length; i++) mix(state.rewardAt[i] === who ? 1 : 0);
  for (let culture = 0; culture < CULTURE_COUNT; culture++)
    mix(state.contactOwner[culture] === who ? state.contactCredits[culture] : 0);
  if (thinksExactly) {
    mixAll(state.market, 0, state.market.length);
    mixAll(state.stock, 0, state.stock.length);
  }
  return endVersion();
}

/** Plans that begin with a landing, by stop and turns until then, and those that begin with waiting; worked out when they are needed. */
const MOST_TURNS = 12;
const WIDTH = MOST_TURNS + 1;
const STAYS = STOP_COUNT * WIDTH;
const LANDINGS = STAYS + STOP_COUNT;

interface Prospects {
  readonly version: number;
  /** Whose they are, in how many turns after this one, and by which ways. */
  readonly seat: Seat;
  readonly left: number;
  readonly isExact: boolean;
  readonly ways: Ways;
  readonly worth: Float64Array;
  /** What business brings, and where and with which limits that was found out last. */
  business: number;
  businessAt: number;
}

const known = new Kept<Prospects>(24000);
let current = -1;

function prospectsOf(state: Open, who: Seat, turns: number, thinksExactly: boolean): Prospects {
  const version = versionOf(state, who, turns, thinksExactly);
  return known.get(version) ?? known.set(version, newProspects(version, who, turns, thinksExactly));
}

const newProspects = (version: number, who: Seat, turns: number, thinksExactly: boolean): Prospects => ({
  ...{ version, seat: who, left: turns, isExact: thinksExactly, ways: shipWays },
  worth: new Float64Array(LANDINGS + STOP_COUNT).fill(Number.NaN),
  business: 0,
  businessAt: NONE,
});

function landingAfter(state: Open, prospects: Prospects, stop: number, turns: number): number {
  const { worth } = prospects;
  const at = stop * WIDTH + turns;
  if (Number.isNaN(worth[at])) {
    readSeat(state, prospects);
    worth[at] = visitBest(state, 0, stop, turns);
  }
  return worth[at];
}

function staying(state: Open, prospects: Prospects, stop: number): number {
  const { worth } = prospects;
  if (Number.isNaN(worth[STAYS + stop])) {
    readSeat(state, prospects);
    worth[STAYS + stop] = stay(state, 0, stop);
  }
  return worth[STAYS + stop];
}

/** The plan that lands on this stop after so many turns on average; one that is not better than `beaten` even if it lands early needs no more thought. */
function planFor(state: Open, prospects: Prospects, stop: number, turns: number, beaten = 0): number {
  if (turns >= MOST_TURNS) return landingAfter(state, prospects, stop, MOST_TURNS);
  const whole = Math.floor(turns);
  const early = landingAfter(state, prospects, stop, whole);
  if (whole === turns || early <= beaten) return early;
  return early + (turns - whole) * (landingAfter(state, prospects, stop, whole + 1) - early);
}

const isTrading = (state: Open, who: Seat): boolean =>
  who === state.active && (state.phase === 'arrival' || state.phase === 'jam' || state.phase === 'business');

const isFlying = (state: Open, who: Seat): boolean =>
  who === state.active && state.phase === 'flight' && !state.stopped;

/** After a flight that went wrong. */
const SECOND_TRY = 1.3;

/** What the best plan brings that this seat can carry out in the turns it has left, in credits. */
export function bestPlan(state: Open, who: Seat, turns: number, thinksExactly: boolean): number {
  const prospects = prospectsOf(state, who, turns, thinksExactly);
  if (isFlying(state, who)) return bestInFlight(state, prospects);
  const field = state.at[who];
  const stands = stopOf(state, field);
  if (stands >= 0 && isTrading(state, who) && !state.stopped) return bestBusiness(state, prospects, stands);
  const { far } = prospects.ways;
  let best = 0;
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const plan =
      stop === stands
        ? staying(state, prospects, stop)
        : planFor(state, prospects, stop, turnsFor(far[stop][field]), best);
    if (plan > best) best = plan;
  }
  return best;
}

/** Gets {@link pull} ready: what a seat in general would like to do, whatever the markets are like just now. */
let guide: Prospects;
export function readGuide(state: Open, who: Seat, turns: number): void {
  guide = prospectsOf(state, who, turns, false);
}

/** What a turn is worth, roughly. */
const TURN_WORTH = 60;

/** What a field is worth to the seat, with so many movement points left there. */
export function pull(state: Open, field: number, points: number): number {
  const { ways } = guide;
  let best = 0;
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const far = ways.far[stop][field];
    const turns = far <= points ? 0 : turnsFor(far - points);
    const whole = Math.min(MOST_TURNS, Math.round(turns));
    const plan = landingAfter(state, guide, stop, whole) - (turns - whole) * TURN_WORTH;
    if (plan > best) best = plan;
  }
  return best;
}

/** What landing on a stop now is worth, and staying there. */
export const pullOfLanding = (state: Open, stop: number): number => planFor(state, guide, stop, 0);
export const pullOfStaying = (state: Open, stop: number): number => staying(state, guide, stop);

function bestInFlight(state: Open, prospects: Prospects): number {
  readReach(state, prospects.seat, prospects.ways);
  let best = 0;
  for (let stop = 0; stop < STOP_COUNT; stop++) {
    const chance = chances[stop];
    let plan =
      chance === 0
        ? planFor(state, prospects, stop, later[stop], best)
        : chance < 1
          ? planFor(state, prospects, stop, SECOND_TRY)
          : 0;
    if (chance > 0)
      plan = Math.max(
        chance * landing(state, prospects, stop) + (1 - chance) * plan,
        planFor(state, prospects, stop, later[stop], best),
      );
    if (plan > best) best = plan;
  }
  return best;
}

/** With business to do here and now. */
function bestBusiness(state: Open, prospects: Prospects, stop: number): number {
  const who = prospects.seat;
  const field = state.at[who];
  const sales = Math.min(ANY_NUMBER, limitOf(state, who, 'sales') - state.sales);
  const buys = Math.min(ANY_NUMBER, limitOf(state, who, 'buys') - state.buys);
  const at = (field * 2 * ANY_NUMBER + sales) * 2 * ANY_NUMBER + buys;
  if (prospects.businessAt !== at) {
    readSeat(state, prospects);
    visited.lands = false;
    prospects.business = business(state, stop, sales, buys, field);
    prospects.businessAt = at;
  }
  return prospects.business;
}

/** A landing in this turn, thought through like the business that follows it. */
function landing(state: Open, prospects: Prospects, stop: number): number {
  const { worth } = prospects;
  if (Number.isNaN(worth[LANDINGS + stop])) {
    readSeat(state, prospects);
    visited.lands = true;
    const limit = isStrange(state, stop) ? CONTACT_LIMIT : ANY_NUMBER;
    worth[LANDINGS + stop] = business(
      state,
      stop,
      Math.min(limit, sellLimit),
      isStrange(state, stop) ? 0 : buyLimit,
      NONE,
    );
  }
  return worth[LANDINGS + stop];
}

/** What business brings, and where to go then, with or without goods for there. `field` is where the ship is, or -1 if that is not known yet. */
function business(state: Open, stop: number, sales: number, buys: number, field: number): number {
  const gain = trades(state, 0, stop, 0, sales);
  letOff(stop);
  soldHere = visited.sold;
  const toStay = isStrange(state, stop) ? 0 : stay(state, 1, stop);
  soldHere = 0;
  const isSelling = buys > 0 && stop < BASE_AT && stocked[stop] !== 0;
  const forSome = isSelling ? PLANNED * buyForSome(state, 1, stop, buys, 0) : 0;
  const board = waitingAt(state, stop, room[1]);
  let best = toStay - board;
  for (let next = 0; next < STOP_COUNT; next++) {
    if (next === stop) continue;
    const arrival = field < 0 ? ways.hops[stop * STOP_COUNT + next] : turnsFor(ways.far[next][field]);
    const plan = visitBest(state, 1, next, arrival) + forSome;
    if (plan > best) best = plan;
    const culture = next < BASE_AT ? state.culture[next] : NONE;
    if (!isSelling || culture < 0 || bundle(state, 1, stop, culture, buys, 0) <= 0) continue;
    const paid = bundleCost;
    load(stop, culture);
    const loaded = visitBest(state, 2, next, arrival) - paid;
    if (loaded > best) best = loaded;
  }
  takeBack();
  return gain + board + best;
}

/** Passengers who get off here are not aboard any more in what is planned after it. */
const offFares = new Float64Array(PASSENGERS.length);
function letOff(stop: number): void {
  for (let i = 0; i < travellerCount; i++) {
    offFares[i] = fares[i];
    if (goals[i] === stop) fares[i] = 0;
  }
}
function takeBack(): void {
  for (let i = 0; i < travellerCount; i++) fares[i] = offFares[i];
}

/** Puts a bundle aboard: level 1 with it is level 2. */
function load(stop: number, buyer: number): void {
  copyLevel(1, 2);
  for (let rest = stocked[stop] & BOUGHT_BY[buyer]; rest !== 0; rest &= rest - 1) {
    const good = lowest(rest);
    if (bundled[good] === 0) continue;
    cargo[2 * CULTURE_COUNT + good] += bundled[good];
    kinds[2] |= 1 << good;
    room[2] -= SIZE[good] * bundled[good];
  }
  cash[2] -= bundleCost;
}
