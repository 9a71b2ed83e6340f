import { allowed, type Menu, others, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, BUY_FAME } from '../actions.ts';
import { GOODS } from '../content/index.ts';
import { handOf, handSize, held, may, pointsOf, type State, type T } from '../state.ts';
import { keepCovered, payOne, slip } from './cards.ts';
import { changeFame, fameLeft } from './fame.ts';

/** SF-18.6: 1 trade good for 1 fame ring, once per turn; a second copy adds nothing. */
export function mayBuyFame(state: State, seat: Seat): Verdict {
  if (!may(state, seat, 'buy-fame')) return refuse('SF-18.6', 'card-not-owned');
  if (state.usedFame) return refuse('SF-18.6', 'used-this-turn');
  if (held(state, seat, GOODS) === 0) return refuse('SF-18.6', 'no-trade-goods');
  return fameLeft(state) > 0 ? allowed : refuse('SF-21.5', 'no-fame-rings-left');
}

export function buyFame(t: T, seat: Seat): void {
  payOne(t.state, seat, GOODS, 1);
  keepCovered(t, seat);
  t.state.usedFame = true;
  changeFame(t, seat, 1, 'SF-18.6');
}

/** SF-18.9: each target holds a card and has more points. */
export function isStronger(state: State, seat: Seat, target: Seat): boolean {
  return handSize(state, target) > 0 && pointsOf(state, target) > pointsOf(state, seat);
}

/** SF-18.7, SF-18.9: one or two different players. */
export function mayLevy(state: State, seat: Seat, from: readonly Seat[]): Verdict {
  if (!may(state, seat, 'levy')) return refuse('SF-18.7', 'card-not-owned');
  if (state.usedLevy) return refuse('SF-18.7', 'used-this-turn');
  if (from.length === 0 || from.length > 2) return refuse('SF-18.9', 'one-or-two-targets');
  return from.every((target) => target !== seat && target < state.players && isStronger(state, seat, target))
    ? allowed
    : refuse('SF-18.9', 'target-not-stronger');
}

/** Every choice of one or two stronger players. */
function targets(state: State, seat: Seat): Seat[][] {
  const stronger = others(seat, state.players)
    .filter((target) => isStronger(state, seat, target))
    .sort((a, b) => a - b);
  const pairs = stronger.flatMap((a, i) => stronger.slice(i + 1).map((b) => [a, b]));
  return [...stronger.map((one) => [one]), ...pairs];
}

/** SF-18.7: a random card from each of them; only giver and taker learn its kind. */
export function levy(t: T, seat: Seat, from: readonly Seat[]): void {
  t.state.usedLevy = true;
  t.tell?.({ event: 'levied', rule: 'SF-18.7', seat, from });
  for (const target of from) drawCardFrom(t, seat, target, 'SF-18.7');
}

/** One random card from a hand that has one. */
export function drawCardFrom(t: T, seat: Seat, from: Seat, rule: string): void {
  const kind = t.pick('theft', handOf(t.state, from));
  slip(t.state, from, seat, kind);
  t.tell?.({ event: 'stole', rule, seat, from, kind });
}

/** Friendship cards that are used as an action, in the trade and build phase (SF-18.11). */
export function offerFriendshipActions(menu: Menu<Action>, state: State, seat: Seat): void {
  if (may(state, seat, 'buy-fame')) menu.offer(BUY_FAME, mayBuyFame(state, seat));
  if (may(state, seat, 'levy') && !state.usedLevy) {
    for (const from of targets(state, seat)) menu.offer({ do: 'levy', from });
  }
}
