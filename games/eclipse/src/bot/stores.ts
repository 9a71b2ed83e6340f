import type { Seat } from '@starboard/kernel';
import { RESOURCE } from '../content/terms.ts';
import { incomeOf, storeOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { hasPassed } from '../rules/turn.ts';
import { balanceOf } from '../rules/upkeep.ts';
import type { Open, State } from '../state.ts';
import { isUntouched, type Prospects, tradable } from './prospects.ts';
import type { Weights } from './weights.ts';

/** The more there is of something, the less can be done with one more. */
const benefitOf = (amount: number): number =>
  amount <= 8 ? amount : amount <= 16 ? 3.2 + 0.6 * amount : 8.8 + 0.25 * amount;

/** What science and materials are worth where they lie: less when no income comes after this round, and little after passing. */
const rateOf = (w: Weights, state: Open, { seat, rounds }: Prospects): number =>
  w.stored * (rounds > 0 ? 1 : hasPassed(state, seat) ? 0.02 / w.last : 1) * (rounds > 0 ? 1 : w.last);

/** What there is of science or materials to spend in the next round, if nothing more is spent in this one. */
const heldOf = (state: Open, { seat, rounds }: Prospects, kind: number): number =>
  storeOf(state, seat, kind) + (rounds > 0 && !isSettled(state, seat) ? incomeOf(state, seat, kind) : 0);

/** Whether income and upkeep of this round are over for a seat. */
const isSettled = (state: Open, seat: Seat): boolean =>
  state.phase === 'cleanup' ||
  isUntouched(state) ||
  (state.phase === 'upkeep' && (seat - state.start + state.players) % state.players < state.cursor);

/** What is given away with so much of a store. */
export function priceWorth(w: Weights, state: Open, own: Prospects, kind: number, price: number): number {
  const store = heldOf(state, own, kind);
  return rateOf(w, state, own) * (benefitOf(store) - benefitOf(store - price));
}

/**
 * What is given away for so much of a resource; infinite where there is not enough. In the last round others are traded for what is
 * missing: before, they are worth more than that.
 */
export function expense(w: Weights, state: Open, own: Prospects, kind: number, price: number): number {
  const { seat, rounds } = own;
  const { rate } = speciesOf(state, seat);
  let missing = price - storeOf(state, seat, kind);
  if (missing <= 0) return priceWorth(w, state, own, kind, price);
  if (rounds > 0) return Number.POSITIVE_INFINITY;
  let cost = priceWorth(w, state, own, kind, price - missing);
  const other = kind === RESOURCE.science ? RESOURCE.materials : RESOURCE.science;
  const traded = Math.min(missing, Math.floor(storeOf(state, seat, other) / rate));
  cost += priceWorth(w, state, own, other, traded * rate);
  missing -= traded;
  if (missing === 0) return cost;
  const balance = Math.min(balanceOf(state, seat), storeOf(state, seat, RESOURCE.money));
  if (balance < missing * rate) return Number.POSITIVE_INFINITY;
  return cost + moneyWorth(w, rounds, balance) - moneyWorth(w, rounds, balance - missing * rate);
}

/** Money that is left after upkeep. */
const moneyWorth = (w: Weights, rounds: number, balance: number): number =>
  w.money * (rounds > 0 ? 1 : 0.1) * benefitOf(balance);

/** Money and what else is in store, less what is missing at the end of the round. */
export function storesWorth(w: Weights, state: State, own: Prospects): number {
  const { seat, rounds } = own;
  const balance = isSettled(state, seat) ? storeOf(state, seat, RESOURCE.money) : balanceOf(state, seat);
  const rate = rateOf(w, state, own);
  const kept =
    rate * (benefitOf(heldOf(state, own, RESOURCE.science)) + benefitOf(heldOf(state, own, RESOURCE.materials)));
  if (balance >= 0) return kept + moneyWorth(w, rounds, balance);
  const traded = Math.min(-balance, tradable(state, seat));
  const bother = rounds > 0 ? w.short : w.lastTrade;
  const short = bother + traded * rate * speciesOf(state, seat).rate + (-balance - traded) * w.bankrupt;
  return kept - short;
}
