import { all, allowed, type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  type Action,
  END_BUSINESS,
  SECOND_MISSION_PLEASE,
  TRAIN_PILOT,
  toChooseSide,
  toPayMission,
  toUnloadGood,
  toUnloadPassenger,
  toUnloadTech,
} from '../actions.ts';
import { CULTURE_COUNT } from '../content/cultures.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGER_COUNT } from '../content/passengers.ts';
import { PILOTS } from '../content/pilots.ts';
import { LEVEL_FAME, MOST_LEVEL, PILOT_UPGRADE, SECOND_MISSION, SECOND_MISSION_FAME } from '../content/tables.ts';
import { TECH_COUNT } from '../content/technologies.ts';
import { GALACTIC_BASE } from '../content/terms.ts';
import { aboard, cultureAt, goodsOf, here, type Open, systemAt, type T, techsOf } from '../state.ts';
import { ask, duringTurn, type VenusQuestion } from './ask.ts';
import {
  buyContract,
  buyEquipment,
  buyEquipmentByVoucher,
  buyGood,
  buyReward,
  buyTech,
  buyTechByVoucher,
  offerPurchases,
  offerRewards,
  PURSE,
  setPurse,
} from './buying.ts';
import { mayPartWith, takeTech } from './cargo.ts';
import { gainFame } from './fame.ts';
import { buyIntel, offerIntel } from './intel.ts';
import { countsHere, didThis, drawMission, missionsLeft, paidFor } from './missions.ts';
import { assignUpgrade } from './movement.ts';
import { dropOff, offerPassengers, takeAboard, unloadPassenger } from './passengers.ts';
import { offerSales, sell, shiftAfterBusiness } from './selling.ts';
import { offerBusinessDice } from './speed.ts';

const isOnBase = (state: Open): boolean => state.kind[here(state)] === GALACTIC_BASE;

/** MV-7.1.2, MV-7.6.1: any number of things in any order, until the player has enough. */
const BUSINESS: VenusQuestion = duringTurn({
  kind: 'business',
  rule: 'MV-7.1.2',
  options(menu, state, seat) {
    menu.offer(END_BUSINESS);
    if (isOnBase(state)) {
      offerRewards(menu, state, seat);
      menu.offer(SECOND_MISSION_PLEASE, mayGetSecondMission(state, seat));
    } else {
      offerSales(menu, state, seat);
      offerPurchases(menu, state, seat);
      offerUnloading(menu, state, seat);
      offerPayments(menu, state, seat);
    }
    offerPassengers(menu, state, seat);
    offerUnloadingPassengers(menu, state, seat);
    menu.offer(TRAIN_PILOT, mayTrain(state, seat));
    offerIntel(menu, state, seat);
    offerBusinessDice(menu, state, seat);
  },
  forms: [PURSE],
  timeUp: () => END_BUSINESS,
});

/** MV-7.5.2, MV-7.5.3: goods and technologies go into the market, but not on the base. */
function offerUnloading(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let good = 0; good < CULTURE_COUNT; good++) if (goodsOf(state, seat, good) > 0) menu.offer(toUnloadGood(good));
  for (let tech = 0; tech < TECH_COUNT; tech++)
    if (techsOf(state, seat, tech) > 0) menu.offer(toUnloadTech(tech), mayPartWith(state, seat, tech));
}

function offerUnloadingPassengers(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let one = 0; one < PASSENGER_COUNT; one++)
    if (state.passengerAt[one] === aboard(seat)) menu.offer(toUnloadPassenger(one));
}

/** MV-19.28: missions that ask for a payment in this system. */
function offerPayments(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    const { condition } = MISSIONS[mission];
    if (state.missionAt[mission] === seat && condition.kind === 'land-and-pay' && countsHere(state, MISSIONS[mission]))
      menu.offer(toPayMission(mission), canAfford(state, seat, condition.credits));
  }
}

const canAfford = (state: Open, seat: Seat, price: number): Verdict =>
  state.cash[seat] >= price ? allowed : refuse('MV-1.22', 'too-little-cash', { price });

/** MV-7.6.2: the ship came by landing, in this turn or before. */
const cameByLanding = (state: Open, seat: Seat): Verdict =>
  state.flown[seat] === 1 ? allowed : refuse('MV-7.6.2', 'not-landed-yet');

/** MV-15.1, MV-15.2, MV-15.6: level 2 on the base, level 3 at home; one in a turn, for cash. */
export function mayTrain(state: Open, seat: Seat): Verdict {
  const level = state.level[seat];
  if (level === MOST_LEVEL) return refuse('MV-15.1', 'top-level');
  if (state.trained) return refuse('MV-15.2', 'trained-already');
  const isThere = level === 1 ? isOnBase(state) : cultureAt(state, here(state)) === PILOTS[state.pilot[seat]].home;
  if (!isThere) return refuse('MV-15.1', level === 1 ? 'train-on-base' : 'train-at-home');
  return all(cameByLanding(state, seat), canAfford(state, seat, PILOT_UPGRADE));
}

/** MV-13.6, MV-13.11: once, while there is one to draw. */
export function mayGetSecondMission(state: Open, seat: Seat): Verdict {
  if (state.second[seat] === 1) return refuse('MV-13.6', 'second-mission-taken');
  if (!missionsLeft(state)) return refuse('MV-13.11', 'no-mission-left');
  return all(cameByLanding(state, seat), canAfford(state, seat, SECOND_MISSION));
}

/** MV-15.3: for good. */
const SIDE: VenusQuestion = {
  kind: 'pilot-side',
  rule: 'MV-15.3',
  options(menu) {
    menu.offer(toChooseSide(0));
    menu.offer(toChooseSide(1));
  },
};

/** MV-12.3, MV-15.3: a level more, fame at once, and on level 3 a side of the card. */
function* trainPilot(t: T, seat: Seat): Play<void> {
  const { state } = t;
  state.cash[seat] -= PILOT_UPGRADE;
  state.trained = true;
  const level = ++state.level[seat];
  t.tell?.({ event: 'pilot-trained', rule: 'MV-15.1', seat, level });
  gainFame(t, seat, LEVEL_FAME[level], 'MV-12.3');
  if (level < MOST_LEVEL) return;
  const action = yield* t.choose(seat, SIDE);
  if (action.do !== 'choose-side') throw new Error(`${action.do} is no side`);
  state.side[seat] = action.side;
  t.tell?.({ event: 'side-chosen', rule: 'MV-15.3', seat, pilot: state.pilot[seat], side: action.side });
}

/** MV-13.6 */
function buySecondMission(t: T, seat: Seat): void {
  t.state.cash[seat] -= SECOND_MISSION;
  t.state.second[seat] = 1;
  drawMission(t, t.state, seat, 'MV-13.6');
  gainFame(t, seat, SECOND_MISSION_FAME, 'MV-13.6');
}

/** MV-7.5.2, MV-19.28: into the market; a foreign good is one whose culture does not live here. */
function* unloadGood(t: T, seat: Seat, good: number): Play<void> {
  const { state } = t;
  const field = here(state);
  state.goods[seat * CULTURE_COUNT + good]--;
  state.stock[systemAt(field) * CULTURE_COUNT + good]++;
  state.unloaded[good]++;
  t.tell?.({ event: 'good-unloaded', rule: 'MV-7.5.2', seat, good });
  if (good !== cultureAt(state, field)) yield* didThis(t, 'unload-foreign-good');
}

function unloadTech(t: T, seat: Seat, tech: number): void {
  const { state } = t;
  takeTech(state, seat, tech);
  state.techStock[systemAt(here(state)) * TECH_COUNT + tech]++;
  state.unloadedTechs[tech]++;
  t.tell?.({ event: 'tech-unloaded', rule: 'MV-7.5.2', seat, tech });
}

/** MV-19.28: paid to the bank. */
function* payMission(t: T, seat: Seat, mission: number): Play<void> {
  const { condition } = MISSIONS[mission];
  if (condition.kind !== 'land-and-pay') throw new Error(`${MISSIONS[mission].id} asks for no payment`);
  t.state.cash[seat] -= condition.credits;
  yield* paidFor(t, mission);
}

/** MV-7: one thing of the business phase. */
export function* businessPhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  t.checkpoint();
  const action = yield* ask(t, seat, BUSINESS);
  switch (action.do) {
    case 'end-business':
      return endBusiness(t);
    case 'sell':
      return yield* sell(t, seat, action.good, false);
    case 'rush-sale':
      return yield* sell(t, seat, action.good, true);
    case 'buy-good':
      return yield* buyGood(t, seat, action.good);
    case 'buy-tech':
      return buyTech(t, seat, action.tech);
    case 'voucher-tech':
      return buyTechByVoucher(t, seat, action.tech);
    case 'buy-equipment':
      return buyEquipment(t, seat, action.item);
    case 'voucher-equipment':
      return buyEquipmentByVoucher(t, seat, action.item);
    case 'buy-contract':
      return buyContract(t, seat, action.orbital);
    case 'buy-reward':
      return buyReward(t, seat, action.reward);
    case 'purse':
      return setPurse(state, action.credits);
    case 'take-aboard':
      return takeAboard(t, seat, action.passenger);
    case 'drop-off':
      return yield* dropOff(t, seat, action.passenger);
    case 'unload-good':
      return yield* unloadGood(t, seat, action.good);
    case 'unload-tech':
      return unloadTech(t, seat, action.tech);
    case 'unload-passenger':
      return unloadPassenger(t, seat, action.passenger);
    case 'train-pilot':
      return yield* trainPilot(t, seat);
    case 'second-mission':
      return buySecondMission(t, seat);
    case 'pay-mission':
      return yield* payMission(t, seat, action.mission);
    case 'buy-intel':
      return buyIntel(t, seat, action.intel);
    case 'assign':
      return yield* assignUpgrade(t, seat, action.die, action.to);
    default:
      throw new Error(`${action.do} is no business`);
  }
}

function endBusiness(t: T): void {
  shiftAfterBusiness(t);
  t.state.phase = 'build';
}
