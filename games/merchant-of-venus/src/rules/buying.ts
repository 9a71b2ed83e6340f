import { all, allowed, type Form, type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  type Action,
  type PurseAction,
  toBuyContract,
  toBuyEquipment,
  toBuyGood,
  toBuyReward,
  toBuyTech,
  toVoucherEquipment,
  toVoucherTech,
} from '../actions.ts';
import type { Point } from '../content/abilities.ts';
import { CULTURE_COUNT, CULTURES, GOODS } from '../content/cultures.ts';
import { PILOTS } from '../content/pilots.ts';
import { REWARDS, VOUCHERS } from '../content/rewards.ts';
import { ORBITALS } from '../content/systems.ts';
import {
  CONTACT_LIMIT,
  DISCOUNT_PER_LEVEL,
  LANDING_LIMIT,
  MOST_DIAL,
  MOST_EXTRA_HOLDS,
  REWARD_PRICE,
  SPACEPORT_PRICE,
} from '../content/tables.ts';
import { FAMILY, TECH_COUNT, TECHS } from '../content/technologies.ts';
import { BUY_HOLD, BUY_LASER, BUY_SHIELD, CATEGORIES, CITY, EQUIPMENT } from '../content/terms.ts';
import {
  cultureAt,
  here,
  inStock,
  isPort,
  NONE,
  OFFER,
  type Open,
  type State,
  systemAt,
  type T,
  techsInStock,
  techsOf,
} from '../state.ts';
import { modified } from './advantages.ts';
import { hasRoom, hasUpgradeSlot } from './cargo.ts';
import { feeAt, payFee } from './fees.ts';
import { didThis } from './missions.ts';
import { spend } from './rewards.ts';

/** MV-7.1.3, MV-7.1.4, MV-7.1.7, MV-6.7, MV-19.2: how often one may buy, or sell, in this turn. */
export function limitOf(state: Open, seat: Seat, what: 'buys' | 'sales'): number {
  if (!state.landed) return Number.POSITIVE_INFINITY;
  if (state.contacted) return modified(state, seat, what, CONTACT_LIMIT);
  if (state.citiesOnly && state.kind[here(state)] !== CITY) return Number.POSITIVE_INFINITY;
  return modified(state, seat, what, LANDING_LIMIT);
}

const mayBuyMore = (state: Open, seat: Seat): Verdict => {
  const most = limitOf(state, seat, 'buys');
  return state.buys < most ? allowed : refuse('MV-7.1.3', 'no-buys-left', { most });
};

/** MV-7.2.2: in the home system every buy action is cheaper, by the level of the pilot. */
export function discountOf(state: Open, seat: Seat): number {
  const isHome = cultureAt(state, here(state)) === PILOTS[state.pilot[seat]].home;
  return isHome ? DISCOUNT_PER_LEVEL * state.level[seat] : 0;
}

const atLeast0 = (price: number): number => Math.max(price, 0);

const GOOD_PRICE = CATEGORIES.map((category): Point => `price-${category}`);

/** MV-7.2.2, MV-19.8: reductions and the discount add up; no price is below 0. */
export const goodPrice = (state: Open, seat: Seat, good: number): number =>
  atLeast0(modified(state, seat, GOOD_PRICE[GOODS[good].category], GOODS[good].cost) - discountOf(state, seat));
export const techPrice = (state: Open, seat: Seat, tech: number): number =>
  atLeast0(modified(state, seat, 'price-technology', TECHS[tech].cost) - discountOf(state, seat));
export const equipmentPrice = (state: Open, seat: Seat, item: number): number =>
  atLeast0(modified(state, seat, 'price-equipment', EQUIPMENT[item].price) - discountOf(state, seat));
export const contractPrice = (state: Open, seat: Seat): number => atLeast0(SPACEPORT_PRICE - discountOf(state, seat));

/** MV-6.8, MV-7.2.3: first-contact credits that may be used here, as many as the player wants to use. */
export function purseOf(state: Open, seat: Seat): number {
  const culture = cultureAt(state, here(state));
  if (culture < 0 || state.contactOwner[culture] !== seat) return 0;
  const credits = state.contactCredits[culture];
  return state.purse === NONE ? credits : Math.min(state.purse, credits);
}

/** MV-1.22, MV-7.2.3, MV-8.3: cash and first-contact credits for the price, cash alone for the fee. */
function canPay(state: Open, seat: Seat, price: number): Verdict {
  const fee = feeAt(state, seat);
  const cash = price - Math.min(price, purseOf(state, seat)) + fee;
  return state.cash[seat] >= cash ? allowed : refuse('MV-1.22', 'too-little-cash', { price: price + fee });
}

/** MV-7.2.3, MV-8.2: pays price and fee, and counts the buy action. */
function pay(t: T, seat: Seat, price: number): void {
  const { state } = t;
  const fromCard = Math.min(price, purseOf(state, seat));
  if (fromCard > 0) state.contactCredits[cultureAt(state, here(state))] -= fromCard;
  state.cash[seat] -= price - fromCard;
  state.buys++;
  state.purse = NONE;
  payFee(t, seat, price);
}

/** MV-7.2.12: of equal tokens only those that lay there besides what one has just unloaded. */
const isFresh = (there: number, unloaded: number): Verdict =>
  there > unloaded ? allowed : refuse('MV-7.2.12', 'just-unloaded');

/** MV-7.2.1, MV-7.2.4 */
export function mayBuyGood(state: Open, seat: Seat, good: number): Verdict {
  const more = mayBuyMore(state, seat);
  if (!more.ok) return more;
  return all(
    isFresh(inStock(state, systemAt(here(state)), good), state.unloaded[good]),
    hasRoom(state, seat, GOODS[good].size),
    canPay(state, seat, goodPrice(state, seat, good)),
  );
}

/** MV-7.2.9: nobody owns two of a family, but any number of those that are used up. */
function mayOwn(state: Open, seat: Seat, tech: number): Verdict {
  if (TECHS[tech].used) return allowed;
  const family = FAMILY[tech];
  for (let i = 0; i < family.length; i++)
    if (techsOf(state, seat, family[i]) > 0) return refuse('MV-7.2.9', 'owned-already');
  return allowed;
}

/** MV-7.2.9, MV-7.2.10: by its type; `off` is what a voucher takes off the price. */
export function mayBuyTech(state: Open, seat: Seat, tech: number, off = 0): Verdict {
  const more = mayBuyMore(state, seat);
  if (!more.ok) return more;
  return all(
    isFresh(techsInStock(state, systemAt(here(state)), tech), state.unloadedTechs[tech]),
    mayOwn(state, seat, tech),
    TECHS[tech].type === 'ship-upgrade' ? hasUpgradeSlot(state, seat) : hasRoom(state, seat, TECHS[tech].size),
    canPay(state, seat, atLeast0(techPrice(state, seat, tech) - off)),
  );
}

/** MV-1.5, MV-7.2.13: how many of this equipment nobody has yet. */
export function equipmentLeft(state: Open, item: number): number {
  const { count, drive } = EQUIPMENT[item];
  let owned = 0;
  for (let seat = 0; seat < state.players; seat++)
    owned += item === BUY_HOLD ? state.holds[seat] : drive > 0 && state.drive[seat] === drive ? 1 : 0;
  return count - owned;
}

/** MV-7.2.6 to MV-7.2.8, MV-7.2.14: nothing that would bring nothing. */
function isOfUse(state: Open, seat: Seat, item: number): Verdict {
  if (item === BUY_LASER || item === BUY_SHIELD) {
    const dial = item === BUY_LASER ? state.laser[seat] : state.shield[seat];
    return dial < MOST_DIAL ? allowed : refuse('MV-7.2.6', 'dial-at-top');
  }
  if (item === BUY_HOLD && state.holds[seat] === MOST_EXTRA_HOLDS) return refuse('MV-7.2.7', 'holds-full');
  if (item !== BUY_HOLD && state.drive[seat] === EQUIPMENT[item].drive) return refuse('MV-7.2.14', 'same-drive');
  return equipmentLeft(state, item) > 0 ? allowed : refuse('MV-1.6', 'none-left');
}

export function mayBuyEquipment(state: Open, seat: Seat, item: number, off = 0): Verdict {
  const more = mayBuyMore(state, seat);
  if (!more.ok) return more;
  return all(isOfUse(state, seat, item), canPay(state, seat, atLeast0(equipmentPrice(state, seat, item) - off)));
}

/** MV-7.2.11: an orbital field of this system without spaceport and without contract. */
export function mayBuyContract(state: Open, seat: Seat, orbital: number): Verdict {
  const more = mayBuyMore(state, seat);
  if (!more.ok) return more;
  if (isPort(state, ORBITALS[orbital].field)) return refuse('MV-7.2.11', 'spaceport-stands-there');
  if (state.contract[orbital] !== NONE) return refuse('MV-7.2.11', 'contract-sold');
  return canPay(state, seat, contractPrice(state, seat));
}

/** MV-14.3, MV-7.6.3: a reward on offer, on the base, for cash; a buy action. */
export function mayBuyReward(state: Open, seat: Seat): Verdict {
  const more = mayBuyMore(state, seat);
  if (!more.ok) return more;
  return state.cash[seat] >= REWARD_PRICE ? allowed : refuse('MV-1.22', 'too-little-cash', { price: REWARD_PRICE });
}

/** A voucher of the seat for this kind of purchase, or -1. */
function voucherFor(state: Open, seat: Seat, what: 'equipment' | 'technology'): number {
  for (let i = 0; i < VOUCHERS.length; i++) {
    const { once } = REWARDS[VOUCHERS[i]];
    if (state.rewardAt[VOUCHERS[i]] === seat && once?.kind === 'voucher' && once.what === what) return VOUCHERS[i];
  }
  return NONE;
}

function amountOf(voucher: number): number {
  const once = voucher === NONE ? undefined : REWARDS[voucher].once;
  return once?.kind === 'voucher' ? once.amount : 0;
}

/** MV-7.2.1: everything that this market sells. */
export function offerPurchases(menu: Menu<Action>, state: Open, seat: Seat): void {
  const field = here(state);
  const system = systemAt(field);
  const culture = cultureAt(state, field);
  if (!menu.explains && !mayBuyMore(state, seat).ok) return;
  for (let good = 0; good < CULTURE_COUNT; good++)
    if (inStock(state, system, good) > 0) menu.offer(toBuyGood(good), mayBuyGood(state, seat, good));
  const techVoucher = voucherFor(state, seat, 'technology');
  for (let tech = 0; tech < TECH_COUNT; tech++) {
    if (techsInStock(state, system, tech) === 0) continue;
    menu.offer(toBuyTech(tech), mayBuyTech(state, seat, tech));
    if (techVoucher !== NONE) menu.offer(toVoucherTech(tech), mayBuyTech(state, seat, tech, amountOf(techVoucher)));
  }
  const voucher = voucherFor(state, seat, 'equipment');
  for (const item of CULTURES[culture].equipment) {
    menu.offer(toBuyEquipment(item), mayBuyEquipment(state, seat, item));
    if (voucher !== NONE) menu.offer(toVoucherEquipment(item), mayBuyEquipment(state, seat, item, amountOf(voucher)));
  }
  for (let orbital = 0; orbital < ORBITALS.length; orbital++)
    if (ORBITALS[orbital].system === system) menu.offer(toBuyContract(orbital), mayBuyContract(state, seat, orbital));
}

export function offerRewards(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (let reward = 0; reward < REWARDS.length; reward++)
    if (state.rewardAt[reward] === OFFER) menu.offer(toBuyReward(reward), mayBuyReward(state, seat));
}

/** MV-7.2.4, MV-19.28 */
export function* buyGood(t: T, seat: Seat, good: number): Play<void> {
  const { state } = t;
  const credits = goodPrice(state, seat, good);
  pay(t, seat, credits);
  state.stock[systemAt(here(state)) * CULTURE_COUNT + good]--;
  state.goods[seat * CULTURE_COUNT + good]++;
  t.tell?.({ event: 'good-bought', rule: 'MV-7.2.4', seat, good, credits });
  yield* didThis(t, 'buy-good');
}

/** MV-7.2.9 */
export function buyTech(t: T, seat: Seat, tech: number, voucher = NONE): void {
  const { state } = t;
  const credits = atLeast0(techPrice(state, seat, tech) - amountOf(voucher));
  pay(t, seat, credits);
  state.techStock[systemAt(here(state)) * TECH_COUNT + tech]--;
  state.techs[seat * TECH_COUNT + tech]++;
  t.tell?.({ event: 'tech-bought', rule: 'MV-7.2.9', seat, tech, credits });
  if (voucher !== NONE) spend(t, seat, voucher, 'MV-19.8');
}

/** MV-7.2.6 to MV-7.2.8: a step of a dial, a hold, or a drive in place of the old one. */
export function buyEquipment(t: T, seat: Seat, item: number, voucher = NONE): void {
  const { state } = t;
  const credits = atLeast0(equipmentPrice(state, seat, item) - amountOf(voucher));
  pay(t, seat, credits);
  if (item === BUY_LASER) state.laser[seat]++;
  else if (item === BUY_SHIELD) state.shield[seat]++;
  else if (item === BUY_HOLD) state.holds[seat]++;
  else state.drive[seat] = EQUIPMENT[item].drive;
  t.tell?.({ event: 'equipment-bought', rule: 'MV-7.2.5', seat, item, credits });
  if (voucher !== NONE) spend(t, seat, voucher, 'MV-19.8');
}

export const buyTechByVoucher = (t: T, seat: Seat, tech: number): void =>
  buyTech(t, seat, tech, voucherFor(t.state, seat, 'technology'));
export const buyEquipmentByVoucher = (t: T, seat: Seat, item: number): void =>
  buyEquipment(t, seat, item, voucherFor(t.state, seat, 'equipment'));

/** MV-7.2.11 */
export function buyContract(t: T, seat: Seat, orbital: number): void {
  const credits = contractPrice(t.state, seat);
  pay(t, seat, credits);
  t.state.contract[orbital] = seat;
  t.tell?.({ event: 'contract-bought', rule: 'MV-7.2.11', seat, orbital, credits });
}

/** MV-14.3 */
export function buyReward(t: T, seat: Seat, reward: number): void {
  const { state } = t;
  state.cash[seat] -= REWARD_PRICE;
  state.buys++;
  state.rewardAt[reward] = seat;
  t.tell?.({ event: 'reward-bought', rule: 'MV-14.3', seat, reward, credits: REWARD_PRICE });
}

/** MV-7.2.3: how many first-contact credits the next purchase may use; without a word, as many as there are. */
export const PURSE: Form<State, Action> = {
  do: 'purse',
  open(state, seat) {
    if (state.purse !== NONE) return refuse('MV-7.2.3', 'purse-set');
    return purseOf(state, seat) > 0 ? allowed : refuse('MV-6.8', 'no-contact-credits');
  },
  fields: (state, seat) => [{ name: 'credits', type: 'number', min: 0, max: purseOf(state, seat) }],
  check(state, seat, action) {
    const most = purseOf(state, seat);
    return (action as PurseAction).credits <= most ? allowed : refuse('MV-6.8', 'more-than-on-card', { most });
  },
  sample: (state, seat, random) =>
    purseOf(state, seat) > 0 ? { do: 'purse', credits: random.below(purseOf(state, seat) + 1) } : undefined,
};

export const setPurse = (state: State, credits: number): void => {
  state.purse = credits;
};
