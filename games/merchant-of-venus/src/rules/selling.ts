import { allowed, type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toRushSale, toSell } from '../actions.ts';
import { CULTURE_COUNT, GOODS } from '../content/cultures.ts';
import { RUSH_ORDERS } from '../content/rewards.ts';
import { BLACK_MARKET_INFAMY } from '../content/tables.ts';
import { CLOAKING_FIELD } from '../content/technologies.ts';
import { ACTIVE, LUXURY, STRONG } from '../content/terms.ts';
import { cultureAt, dieOn, goodsOf, here, type Open, type T, topMarket } from '../state.ts';
import { limitOf } from './buying.ts';
import { claimTitle, gainInfamy } from './fame.ts';
import { feeAt, payFee } from './fees.ts';
import { produce, shiftMarket } from './market.ts';
import { soldGood } from './missions.ts';
import { ownOneOf, spend } from './rewards.ts';

/** MV-7.3.2: what a culture pays for a good now. */
export const salePrice = (state: Open, culture: number, good: number): number =>
  GOODS[good].resale[topMarket(state, culture)];

/** MV-16.4: with a die on the cloaking field, the culture that follows the last buyer buys, too. */
const isBlackMarket = (state: Open, culture: number, good: number): boolean =>
  GOODS[good].blackMarket === culture && dieOn(state, CLOAKING_FIELD) > 0;

/** MV-7.3.1, MV-7.1.3, MV-8.3: a buyer, a sell action, and proceeds that cover the fee. */
export function maySell(state: Open, seat: Seat, good: number): Verdict {
  const most = limitOf(state, seat, 'sales');
  if (state.sales >= most) return refuse('MV-7.1.3', 'no-sales-left', { most });
  const culture = cultureAt(state, here(state));
  if (!GOODS[good].buyers.includes(culture) && !isBlackMarket(state, culture, good))
    return refuse('MV-7.3.1', 'not-bought-here');
  return state.cash[seat] + salePrice(state, culture, good) >= feeAt(state, seat)
    ? allowed
    : refuse('MV-8.2', 'no-fee');
}

export function offerSales(menu: Menu<Action>, state: Open, seat: Seat): void {
  const hasRush = ownOneOf(state, seat, RUSH_ORDERS) >= 0;
  for (let good = 0; good < CULTURE_COUNT; good++) {
    if (goodsOf(state, seat, good) === 0) continue;
    const verdict = maySell(state, seat, good);
    menu.offer(toSell(good), verdict);
    if (hasRush) menu.offer(toRushSale(good), verdict);
  }
}

/** MV-7.3.3 to MV-7.3.5, MV-4.9: pay, production, the good goes home, the market shifts, then titles and missions. */
export function* sell(t: T, seat: Seat, good: number, isRush: boolean): Play<void> {
  const { state } = t;
  const culture = cultureAt(state, here(state));
  const market = topMarket(state, culture);
  const credits = GOODS[good].resale[isRush ? STRONG : market];
  if (isRush) spend(t, seat, ownOneOf(state, seat, RUSH_ORDERS), 'MV-19.20');
  state.goods[seat * CULTURE_COUNT + good]--;
  state.supply[good]++;
  state.cash[seat] += credits;
  state.sales++;
  t.tell?.({ event: 'good-sold', rule: 'MV-7.3.4', seat, good, culture, market, credits });
  payFee(t, seat, credits);
  if (isBlackMarket(state, culture, good)) {
    t.tell?.({ event: 'black-market', rule: 'MV-16.4', seat, good });
    gainInfamy(t, seat, BLACK_MARKET_INFAMY, 'MV-16.4');
  }
  if (market === ACTIVE) produce(t, culture, 1, 'MV-7.3.3');
  if (!state.shiftOnce) shiftMarket(t, culture, 'MV-7.3.5');
  if (GOODS[good].category === LUXURY && market === STRONG) claimTitle(t, seat, 'luxury-in-strong-market');
  yield* soldGood(t, GOODS[good].category, market);
}

/** MV-7.3.7: if the table wants it so, one shift for all sales of the turn. */
export function shiftAfterBusiness(t: T): void {
  const { state } = t;
  if (state.shiftOnce && state.sales > 0) shiftMarket(t, cultureAt(state, here(state)), 'MV-7.3.7');
}
