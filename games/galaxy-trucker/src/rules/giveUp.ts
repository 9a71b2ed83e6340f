import type { Play, Seat } from '@starboard/kernel';
import { FLY_ON, FLY_ON_ALWAYS, TURN_BACK, toGiveUp } from '../actions.ts';
import { TURN_BACK_DAYS } from '../content/roads.ts';
import { GOOD_VALUE, GOODS, LAWYER, TRADER, TRADER_BONUS, YELLOW } from '../content/tables.ts';
import { WHOLE_SHIP } from '../nouns.ts';
import {
  AT,
  boardOf,
  bothHalves,
  cell,
  flightOrder,
  goodsCount,
  HALF,
  halfInRace,
  halfOf,
  inRace,
  STANDING_FLY,
  type State,
  stillFlying,
  type T,
} from '../state.ts';
import { ask, flightQuestion } from './ask.ts';
import { halfWithRole, humansOf } from './crew.ts';
import { unload } from './damage.ts';
import { gain } from './money.ts';
import { isLapped, move } from './race.ts';
import { modified } from './roads.ts';

/** GT-13.1, GT-18.30: fly on, or give up with a half or with all. GT-20.46: a turned ship may be turned back. */
const flyOnQuestion = flightQuestion({
  kind: 'fly-on',
  rule: 'GT-13.1',
  options(menu, state, seat) {
    menu.offer(FLY_ON);
    menu.offer(FLY_ON_ALWAYS);
    if (state.turned[seat] === 1 && state.usedIt[seat] === 0) menu.offer(TURN_BACK);
    const both = halfInRace(state, seat, 0) && halfInRace(state, seat, 1);
    if (both) {
      menu.offer(toGiveUp(0));
      menu.offer(toGiveUp(1));
    }
    menu.offer(toGiveUp(WHOLE_SHIP));
  },
});

/** GT-9.13 (1): the give-up window, in flight order. */
export function* giveUpWindow(t: T): Play<void> {
  const { state } = t;
  const turning: Seat[] = [];
  const order = flightOrder(state);
  let isFirst = true;
  for (const seat of order) {
    state.usedIt[seat] = 0;
    if ((state.standing[seat] & STANDING_FLY) !== 0 && state.turned[seat] === 0) continue;
    for (;;) {
      if (isFirst) t.checkpoint();
      isFirst = false;
      const action = yield* ask(t, seat, flyOnQuestion);
      if (action.do === 'turn-back') {
        state.usedIt[seat] = 1;
        turning.push(seat);
        continue;
      }
      if (action.do === 'give-up') giveUp(t, seat, action.half, false, 'GT-13.1');
      if (action.do === 'fly-on-always') state.standing[seat] |= STANDING_FLY;
      break;
    }
  }
  for (const seat of order.reverse()) {
    if (!turning.includes(seat) || !inRace(state, seat)) continue;
    turnShip(t, seat);
    move(t, seat, -TURN_BACK_DAYS, 'GT-20.46');
  }
}

/** GT-20.46: by 180 degrees. */
export function turnShip(t: T, seat: Seat): void {
  const { state } = t;
  state.turned[seat] = 1 - state.turned[seat];
  state.front[seat] ^= 2;
  t.tell?.({ event: 'ship-turned', rule: 'GT-20.46', seat });
}

/** GT-13.4, GT-18.20, GT-18.22: a ship, or a half of it, leaves the flight. */
export function giveUp(t: T, seat: Seat, half: number, forced: boolean, rule: string): void {
  const { state } = t;
  const halves = [0, 1].filter(
    (one) =>
      (half === WHOLE_SHIP || half === one) &&
      state.half[seat * 2 + one] === HALF.flying &&
      canLeave(state, seat, one, forced),
  );
  if (halves.length === 0) return;
  t.tell?.({
    event: 'gave-up',
    rule,
    seat,
    half: bothHalves(state) && halves.length === 1 ? halves[0] : WHOLE_SHIP,
    forced,
  });
  for (const one of halves) state.half[seat * 2 + one] = HALF.gaveUp;
  if (bothHalves(state)) dissolve(t, seat, halves);
}

/** GT-13.7: a half in hyperspace cannot give up by choice. */
const canLeave = (state: State, seat: Seat, half: number, forced: boolean): boolean =>
  forced || state.hyper[seat * 2 + half] === 0;

/** GT-18.22, GT-18.30: the halves are sold out at once, and their components go back to the warehouse. */
function dissolve(t: T, seat: Seat, halves: readonly number[]): void {
  const { state } = t;
  const isLast = !stillFlying(state, seat);
  if (isLast && halves.includes(halfWithRole(state, seat, LAWYER))) state.lawyer[seat] = 1; // GT-18.34
  const isOf = (square: number): boolean => halves.includes(halfOf(state, square));
  const trader = halfWithRole(state, seat, TRADER);
  const { value, extra } = worth(state, seat, isOf, trader >= 0 && halves.includes(trader));
  gain(t, seat, Math.ceil(value / 2) + extra, 'GT-18.22', 'goods-sold');
  for (let square = 0; square < boardOf(state).count; square++) {
    const placed = state.ship[cell(seat, square)];
    if (placed < 0 || !isOf(square)) continue;
    unload(t, seat, square, 'GT-18.22');
    state.ship[cell(seat, square)] = -1;
    state.where[placed >> 2] = AT.faceDown;
  }
}

/** GT-14.5, GT-16.54, GT-20.54: what the goods of some squares bring, and the Trader's extra. */
export function worth(
  state: State,
  seat: Seat,
  counts: (square: number) => boolean,
  trader: boolean,
): { value: number; extra: number } {
  const duty = modified(state, seat, 'duty', 0);
  let value = 0;
  let extra = 0;
  for (let square = 0; square < boardOf(state).count; square++) {
    const packed = state.goods[cell(seat, square)];
    if (packed === 0 || !counts(square)) continue;
    for (let good = 0; good < GOODS.length; good++) {
      const count = goodsCount(packed, good);
      value += count * Math.max(0, GOOD_VALUE[good] - duty);
      if (trader && good <= YELLOW) extra += count * TRADER_BONUS;
    }
  }
  return { value, extra };
}

/** GT-13.2 a, GT-7.6, GT-18.20: halves without an awake human. */
export function giveUpWithoutHumans(t: T, rule = 'GT-13.2'): void {
  const { state } = t;
  for (let seat = 0; seat < state.players; seat++) {
    const left = isEmptyHalf(state, seat, 0);
    const right = isEmptyHalf(state, seat, 1);
    if (!left && !right) continue;
    const all = (left || !isFlying(state, seat, 0)) === (right || !isFlying(state, seat, 1));
    giveUp(t, seat, all ? WHOLE_SHIP : left ? 0 : 1, true, rule);
  }
}

const isFlying = (state: State, seat: Seat, half: number): boolean => state.half[seat * 2 + half] === HALF.flying;
const isEmptyHalf = (state: State, seat: Seat, half: number): boolean =>
  isFlying(state, seat, half) && humansOf(state, seat, half) === 0;

/** GT-13.2 b, GT-13.3, GT-16.36: those in the race who are lapped. */
export function giveUpLapped(t: T): void {
  const { state } = t;
  const lapped = flightOrder(state).filter((seat) => isLapped(state, seat));
  for (const seat of lapped) giveUp(t, seat, WHOLE_SHIP, true, 'GT-13.3');
}
