import { allowed, type Menu, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, type ActionOf, toBank } from '../actions.ts';
import { BANK_RATE, BANK_RATE_AT, KINDS, ONCE_RATE_AT, RESOURCES } from '../content/index.ts';
import { held, modified, type Open, type State, type T } from '../state.ts';
import { payOne, receive } from './cards.ts';

/** SF-8.1, SF-8.2, SF-8.3: cards of a kind that the bank wants for one of another kind, as often as one likes. */
export const bankRate = (state: Open, seat: Seat, kind: number): number =>
  modified(state, seat, BANK_RATE_AT[kind], BANK_RATE[kind]);

/** SF-8.4: the better rate that a card gives once per turn, or 0. */
export const onceRate = (state: Open, seat: Seat, kind: number): number => modified(state, seat, ONCE_RATE_AT[kind], 0);

export function mayTradeWithBank(state: State, seat: Seat, { give, cards, take }: ActionOf<'bank'>): Verdict {
  if (give === take) return refuse('SF-8.6', 'same-kind');
  const once = onceRate(state, seat, give);
  if (cards !== bankRate(state, seat, give) && cards !== once) {
    return refuse('SF-8.7', 'wrong-rate', { rate: bankRate(state, seat, give), kind: RESOURCES[give] });
  }
  if (cards === once && state.usedGoodsRate) return refuse('SF-8.4', 'rate-used-up');
  const has = held(state, seat, give);
  if (has < cards) return refuse('SF-8.1', 'too-few-to-trade', { wanted: cards, has, kind: RESOURCES[give] });
  return state.bank[take] > 0 ? allowed : refuse('SF-8.5', 'bank-has-none', { kind: RESOURCES[take] });
}

export function offerBankTrades(menu: Menu<Action>, state: State, seat: Seat): void {
  for (let give = 0; give < KINDS; give++) {
    const once = onceRate(state, seat, give);
    const rate = bankRate(state, seat, give);
    const has = held(state, seat, give);
    if (once > 0) offerRate(menu, state, seat, give, once);
    if (has >= rate || menu.explains) offerRate(menu, state, seat, give, rate);
  }
}

function offerRate(menu: Menu<Action>, state: State, seat: Seat, give: number, cards: number): void {
  for (let take = 0; take < KINDS; take++) {
    if (take === give) continue;
    const action = toBank(give, cards, take);
    menu.offer(action, mayTradeWithBank(state, seat, action));
  }
}

/** SF-8.1 to SF-8.4 */
export function tradeWithBank(t: T, seat: Seat, { give, cards, take }: ActionOf<'bank'>): void {
  const { state } = t;
  if (cards === onceRate(state, seat, give)) state.usedGoodsRate = true;
  payOne(state, seat, give, cards);
  receive(state, seat, take, 1);
  t.tell?.({ event: 'bank-traded', rule: 'SF-8.1', seat, give, cards, take });
}
