import { allowed, Menu, type Play, type Question, refuse, type Seat, seatAfter, type Verdict } from '@starboard/kernel';
import { type Action, PAY_UPKEEP, toAbandon, toTrade } from '../actions.ts';
import { KINDS, RESOURCE } from '../content/terms.ts';
import type { Open, State, T } from '../state.ts';
import { colonise, mayColonise, offerColonies } from './colony.ts';
import { eliminate } from './elimination.ts';
import { controlsAny, sitesOf } from './galaxy.ts';
import { giveUp, incomeOf, storeOf, upkeepOf } from './population.ts';
import { mayTrade, offerTrades, trade } from './store.ts';
import { isLiving } from './turn.ts';

/** EC-21.2: money after income and upkeep; below 0 the seat is short. */
export const balanceOf = (state: Open, seat: Seat): number =>
  storeOf(state, seat, RESOURCE.money) + incomeOf(state, seat, RESOURCE.money) - upkeepOf(state, seat);

export const isShort = (state: Open, seat: Seat): boolean => balanceOf(state, seat) < 0;

const EXCHANGED: readonly number[] = [RESOURCE.science, RESOURCE.materials];

/** EC-21.4: nothing can be traded for money, and there is no sector to abandon. */
const isBankrupt = (state: Open, seat: Seat): boolean =>
  isShort(state, seat) && !controlsAny(state, seat) && !EXCHANGED.some((kind) => mayTrade(state, seat, kind).ok);

/** EC-21.2 */
export const mayPay = (state: Open, seat: Seat): Verdict => {
  const balance = balanceOf(state, seat);
  return balance >= 0 ? allowed : refuse('EC-21.2', 'short-of-money', { missing: -balance });
};

/** EC-21.3: while short, resources for money, or a sector. */
function offerWaysOut(menu: Menu<Action>, state: Open, seat: Seat): void {
  for (const kind of EXCHANGED) menu.offer(toTrade(kind, RESOURCE.money), mayTrade(state, seat, kind));
  for (const site of sitesOf(state, seat)) menu.offer(toAbandon(site));
}

/** What the clock does for who is short and late: trade if that is possible, else give up the sector that came last. */
function firstWayOut(state: Open, seat: Seat): Action {
  const menu = new Menu<Action>(false);
  offerWaysOut(menu, state, seat);
  const trade = menu.options.find((option) => option.do === 'trade');
  return trade ?? menu.options[menu.options.length - 1];
}

/** EC-21.1 to EC-21.3: colony ships, and what it takes to pay. */
export const UPKEEP: Question<State, Action> = {
  kind: 'upkeep',
  rule: 'EC-21.2',
  options(menu, state, seat) {
    offerColonies(menu, state, seat);
    if (isShort(state, seat)) offerWaysOut(menu, state, seat);
    else offerTrades(menu, state, seat);
    menu.offer(PAY_UPKEEP, mayPay(state, seat));
  },
  timeUp: (state, seat) => (isShort(state, seat) ? firstWayOut(state, seat) : PAY_UPKEEP),
  judge: (state, seat, action) =>
    action.do === 'abandon' && !isShort(state, seat) ? refuse('EC-21.3', 'not-short') : allowed,
};

/** EC-21.6: one player after the other, in turn order. */
export function* upkeepPhase(t: T): Play<void> {
  const { state } = t;
  for (; state.cursor < state.players && state.phase === 'upkeep'; state.cursor++) {
    const seat = seatAfter(state.start, state.players, state.cursor);
    if (isLiving(state, seat)) yield* upkeep(t, seat);
  }
  if (state.phase === 'upkeep') state.phase = 'cleanup';
}

/** EC-21.1 to EC-21.5: colony ships, payment, income. Who has nothing to decide pays at once. */
function* upkeep(t: T, seat: Seat): Play<void> {
  const { state } = t;
  while (isShort(state, seat) || mayColonise(state, seat)) {
    if (isBankrupt(state, seat) && !mayColonise(state, seat)) return yield* eliminate(t, seat, 'EC-21.4');
    t.checkpoint();
    const action = yield* t.choose(seat, UPKEEP);
    if (action.do === 'colonise') colonise(t, seat, action.site, action.square, action.track);
    else if (action.do === 'trade') trade(t, seat, action.give, action.take);
    else if (action.do === 'abandon') yield* abandon(t, seat, action.site);
    else break;
  }
  settle(t, seat);
}

/** EC-21.3, EC-21.8 */
function* abandon(t: T, seat: Seat, site: number): Play<void> {
  t.tell?.({ event: 'abandoned', rule: 'EC-21.3', seat, site });
  yield* giveUp(t, site);
}

/** EC-21.2, EC-21.5: money first, then science and materials. */
function settle(t: T, seat: Seat): void {
  const { state } = t;
  state.trades = 0;
  const money = balanceOf(state, seat);
  const upkeepCost = upkeepOf(state, seat);
  state.store[seat * KINDS + RESOURCE.money] = money;
  for (const kind of EXCHANGED) state.store[seat * KINDS + kind] += incomeOf(state, seat, kind);
  t.tell?.({
    event: 'upkeep-paid',
    rule: 'EC-21.2',
    seat,
    upkeep: upkeepCost,
    money: incomeOf(state, seat, RESOURCE.money),
    science: incomeOf(state, seat, RESOURCE.science),
    materials: incomeOf(state, seat, RESOURCE.materials),
  });
}
