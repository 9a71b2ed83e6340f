import { RESOURCE } from '../content/terms.ts';
import { storeOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { hasPassed } from '../rules/turn.ts';
import { balanceOf } from '../rules/upkeep.ts';
import type { Open, State } from '../state.ts';
import { type Prospects, tradable } from './prospects.ts';
import type { Weights } from './weights.ts';

/** The more there is of something, the less can be done with one more. */
const benefitOf = (amount: number): number =>
  amount <= 8 ? amount : amount <= 16 ? 3.2 + 0.6 * amount : 8.8 + 0.25 * amount;

/** What science and materials are worth where they lie: less when no income comes after this round, and little after passing. */
const rateOf = (w: Weights, state: Open, { seat, rounds }: Prospects): number =>
  w.stored * (rounds > 0 ? 1 : hasPassed(state, seat) ? 0.02 / w.last : 1) * (rounds > 0 ? 1 : w.last);

/** What is given away with so much of a store. */
export function priceWorth(w: Weights, state: Open, own: Prospects, kind: number, price: number): number {
  const store = storeOf(state, own.seat, kind);
  return rateOf(w, state, own) * (benefitOf(store) - benefitOf(store - price));
}

/** Money and what else is in store, less what is missing at the end of the round. */
export function storesWorth(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  const balance = balanceOf(state, seat);
  const rate = rateOf(w, state, own);
  const kept =
    rate * (benefitOf(storeOf(state, seat, RESOURCE.science)) + benefitOf(storeOf(state, seat, RESOURCE.materials)));
  if (balance >= 0) return kept + w.money * (rounds > 0 ? 1 : 0.1) * benefitOf(balance);
  const traded = Math.min(-balance, tradable(state, seat));
  const short = w.short + traded * w.stored * speciesOf(state, seat).rate + (-balance - traded) * w.bankrupt;
  return kept - short;
}
