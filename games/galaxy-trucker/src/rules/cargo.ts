import { Menu, type Play, type Seat } from '@starboard/kernel';
import { type Action, GIVE_CREDIT, LOADED, toLoad, toLoseGood, toUnload } from '../actions.ts';
import { GOODS, RED } from '../content/tables.ts';
import { KIND, TILES } from '../content/tiles.ts';
import { boardOf, cell, goodsCount, goodsTotal, type State, squareInRace, type T } from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { loseTokens, putTokens } from './batteries.ts';
import { aliensInRace, loseCrew } from './crew.ts';
import { gain, pay, purse } from './money.ts';
import { changes } from './roads.ts';
import { batteryRoom, isDead, joinedAt, works } from './ship.ts';

const KINDS = GOODS.length;
const one = (good: number): number => 1 << (good * 2);

/** GT-6.9, GT-16.12: room for one more good of this colour. */
export function hasRoom(state: State, seat: Seat, square: number, good: number): boolean {
  const placed = state.ship[cell(seat, square)];
  if (placed < 0) return false;
  const { containers, special } = TILES[placed >> 2];
  if (containers + special === 0) return false;
  const packed = state.goods[cell(seat, square)];
  if (goodsTotal(packed) >= containers + special || isDead(state, seat, square)) return false;
  return good !== RED || goodsCount(packed, RED) < special;
}

/** Goods of a colour aboard the halves that are in the race. */
export function goodsInRace(state: State, seat: Seat, good: number): number {
  let total = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (squareInRace(state, seat, square)) total += goodsCount(state.goods[cell(seat, square)], good);
  }
  return total;
}

/** All goods of a component go to the bank. */
export function clearGoods(state: State, seat: Seat, square: number): void {
  const at = cell(seat, square);
  for (let good = 0; good < KINDS; good++) state.bankGoods[good] += goodsCount(state.goods[at], good);
  state.goods[at] = 0;
}

/** One good goes from a component to the bank. */
export function dropGood(t: T, seat: Seat, square: number, good: number, rule: string): void {
  t.state.goods[cell(seat, square)] -= one(good);
  t.state.bankGoods[good]++;
  t.tell?.({ event: 'goods-lost', rule, seat, good, from: square });
}

/** About the colour that is lost. */
const loseGoodQuestion = flightQuestion<number>({
  kind: 'lose-good',
  rule: 'GT-9.8',
  options(menu, state, seat, good) {
    for (let square = 0; square < boardOf(state).count; square++) {
      if (squareInRace(state, seat, square) && goodsCount(state.goods[cell(seat, square)], good) > 0)
        menu.offer(toLoseGood(square));
    }
  },
});

/** GT-9.8: the most valuable first; each missing good costs a battery token, if the card says so. */
export function* loseGoods(t: T, seat: Seat, count: number, rule: string, orTokens = true): Play<void> {
  const { state } = t;
  for (let left = count; left > 0; left--) {
    const good = [0, 1, 2, 3].find((colour) => goodsInRace(state, seat, colour) > 0);
    if (good === undefined) {
      if (orTokens) yield* loseTokens(t, seat, left, rule);
      return;
    }
    const from = yield* chooseHold(t, seat, good);
    dropGood(t, seat, from, good, rule);
  }
}

/** Which component a good of this colour is taken from. */
function* chooseHold(t: T, seat: Seat, good: number): Play<number> {
  const { state } = t;
  const holds: number[] = [];
  for (let square = 0; square < boardOf(state).count; square++) {
    if (squareInRace(state, seat, square) && goodsCount(state.goods[cell(seat, square)], good) > 0) holds.push(square);
  }
  if (holds.length === 1) return holds[0];
  const action = yield* ask(t, seat, loseGoodQuestion, good);
  return action.do === 'lose-good' ? action.from : holds[0];
}

/** Whether goods may still be taken off. */
type Loading = 'open' | 'begun';

/** GT-9.7, GT-16.38: load, take off first what should lie elsewhere, burn in reactors; the rest goes back. */
const loadQuestion = flightQuestion<Loading>({
  kind: 'load',
  rule: 'GT-9.7',
  options(menu, state, seat, loading) {
    menu.offer(LOADED);
    offerLoading(menu, state, seat);
    if (loading === 'open') offerUnloading(menu, state, seat);
    offerReactors(menu, state, seat);
  },
});

function offerLoading(menu: Menu<Action>, state: State, seat: Seat): void {
  for (let good = 0; good < KINDS; good++) {
    if (state.pool[good] === 0) continue;
    for (let to = 0; to < boardOf(state).count; to++) {
      if (hasRoom(state, seat, to, good) && squareInRace(state, seat, to)) menu.offer(toLoad(good, to));
    }
  }
}

function offerUnloading(menu: Menu<Action>, state: State, seat: Seat): void {
  for (let from = 0; from < boardOf(state).count; from++) {
    const packed = state.goods[cell(seat, from)];
    if (packed === 0 || !squareInRace(state, seat, from)) continue;
    for (let good = 0; good < KINDS; good++) {
      if (goodsCount(packed, good) > 0) menu.offer(toUnload(good, from));
    }
  }
}

/** GT-16.42: a joined battery with a free place. */
function offerReactors(menu: Menu<Action>, state: State, seat: Seat): void {
  for (const reactor of state.reactors) {
    for (let side = 0; side < 4; side++) {
      const battery = joinedAt(state, seat, reactor, side);
      if (battery < 0 || state.tokens[cell(seat, battery)] >= batteryRoom(state, seat, battery)) continue;
      for (let good = 0; good < KINDS; good++) {
        if (state.pool[good] > 0) menu.offer({ do: 'burn', reactor, good, battery });
      }
    }
  }
}

/**
 * GT-9.7: a player gains goods. They wait in the pool while he makes room: what he takes off first joins them, so once he
 * has loaded one he takes no more off; every arrangement can be reached, and it always ends.
 */
export function* gainGoods(t: T, seat: Seat, goods: readonly number[], rule: string): Play<void> {
  const { state } = t;
  takeFromBank(state, goods);
  const offered = state.pool.reduce((sum, n) => sum + n, 0);
  if (offered === 0) return;
  t.tell?.({ event: 'goods-offered', rule, seat, goods: state.pool.slice() });
  yield* payContamination(t, seat, offered);
  yield* payUnion(t, seat);
  let loading: Loading = 'open';
  state.reactors = [];
  for (let square = 0; square < boardOf(state).count; square++) {
    const placed = state.ship[cell(seat, square)];
    if (placed >= 0 && TILES[placed >> 2].kind === KIND.reactor && works(state, seat, square))
      state.reactors.push(square);
  }
  while (canStow(state, seat, loading)) {
    const action = yield* ask(t, seat, loadQuestion, loading);
    if (action.do === 'loaded') break;
    if (action.do === 'load') loading = 'begun';
    stow(t, seat, action);
  }
  returnPool(t, seat);
}

/** GT-0.8: if a colour runs out, the rest get nothing for it. */
function takeFromBank(state: State, goods: readonly number[]): void {
  state.pool = [0, 0, 0, 0];
  for (const good of goods) {
    if (state.limitedGoods && state.bankGoods[good] <= 0) continue;
    state.bankGoods[good]--;
    state.pool[good]++;
  }
}

/** Whether anything can be done but to leave the rest: nothing is asked otherwise. */
function canStow(state: State, seat: Seat, loading: Loading): boolean {
  if (loading === 'begun' && state.pool.every((n) => n === 0)) return false;
  const menu = new Menu<Action>(false);
  offerLoading(menu, state, seat);
  offerReactors(menu, state, seat);
  if (loading === 'open') offerUnloading(menu, state, seat);
  return menu.options.length > 0;
}

function stow(t: T, seat: Seat, action: Action): void {
  const { state } = t;
  if (action.do === 'load') {
    state.pool[action.good]--;
    state.goods[cell(seat, action.to)] += one(action.good);
    t.tell?.({ event: 'goods-loaded', rule: 'GT-9.7', seat, good: action.good, to: action.to });
  } else if (action.do === 'unload') {
    state.pool[action.good]++;
    state.goods[cell(seat, action.from)] -= one(action.good);
    t.tell?.({ event: 'goods-unloaded', rule: 'GT-9.7', seat, good: action.good, from: action.from });
  } else if (action.do === 'burn') burn(t, seat, action.reactor, action.good, action.battery);
}

/** GT-16.38, GT-16.39: one good in each reactor fills one battery. */
function burn(t: T, seat: Seat, reactor: number, good: number, battery: number): void {
  const { state } = t;
  state.pool[good]--;
  state.bankGoods[good]++;
  state.reactors = state.reactors.filter((square) => square !== reactor);
  const count = batteryRoom(state, seat, battery) - state.tokens[cell(seat, battery)];
  putTokens(state, seat, battery, count);
  t.tell?.({ event: 'goods-burnt', rule: 'GT-16.38', seat, good, reactor, battery });
  t.tell?.({ event: 'tokens-gained', rule: 'GT-16.38', seat, at: battery, count });
}

function returnPool(t: T, seat: Seat): void {
  const { state } = t;
  if (state.pool.some((n) => n > 0))
    t.tell?.({ event: 'goods-returned', rule: 'GT-9.7', seat, goods: state.pool.slice() });
  for (let good = 0; good < KINDS; good++) state.bankGoods[good] += state.pool[good];
  state.pool = [0, 0, 0, 0];
}

/** GT-20.45: each good beyond the number of aliens costs a human. */
function* payContamination(t: T, seat: Seat, offered: number): Play<void> {
  if (!changes(t.state, seat, 'all-goods-or-none')) return;
  yield* loseCrew(t, seat, Math.max(0, offered - aliensInRace(t.state, seat)), 'GT-20.45', true);
}

const unionQuestion = flightQuestion({
  kind: 'union',
  rule: 'GT-20.42',
  options(menu, state, seat) {
    if (purse(state, seat) > 0) menu.offer(GIVE_CREDIT);
    for (let good = 0; good < KINDS; good++) if (state.pool[good] > 0) menu.offer({ do: 'give-good', good });
  },
});

/** GT-20.42: the crew union takes one of the goods, or a credit. */
function* payUnion(t: T, seat: Seat): Play<void> {
  const { state } = t;
  if (!changes(state, seat, 'union-share')) return;
  const action = yield* ask(t, seat, unionQuestion);
  if (action.do === 'give-good') {
    state.pool[action.good]--;
    state.bankGoods[action.good]++;
    t.tell?.({
      event: 'goods-returned',
      rule: 'GT-20.42',
      seat,
      goods: [0, 1, 2, 3].map((g) => (g === action.good ? 1 : 0)),
    });
  } else pay(t, seat, 1, 'GT-20.42', 'union');
}

/** Credits gained from a card; the union takes its share first (GT-20.42). */
export function gainCredits(
  t: T,
  seat: Seat,
  credits: number,
  rule: string,
  why: 'reward' | 'ship' | 'guess' | 'field',
): void {
  if (credits <= 0) return;
  gain(t, seat, credits, rule, why);
  if (changes(t.state, seat, 'union-share')) pay(t, seat, 1, 'GT-20.42', 'union');
}
