import { Menu, type Play, type Seat } from '@starboard/kernel';
import { type Action, LOSE_DAYS, REFUSE } from '../../actions.ts';
import type { EvilMachination } from '../../content/cards.ts';
import { GOODS } from '../../content/tables.ts';
import { HACKED } from '../../nouns.ts';
import { boardOf, cell, goodsCount, goodsTotal, type State, squareInRace, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { loseTokens, tokensInRace } from '../batteries.ts';
import { stateAll } from '../cards/combatZone.ts';
import { isInfected } from '../cards/mishaps.ts';
import { dropGood, loseGoods } from '../cargo.ts';
import { isAlien, livesAt, loseCrew, takeCrew, wake } from '../crew.ts';
import { isEscorted } from '../hits.ts';
import { pay, purse } from '../money.ts';
import { loseDaysTogether } from '../race.ts';
import { squaresWhere } from '../ship.ts';
import { eachOf, forLevel, payOr, paysFor, racing, tellNoEffect, unprotected } from './common.ts';

/** GT-19.46: Ion Storm: half of the tokens, rounded up. */
export function* ionStorm(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  for (const seat of unprotected(t.state, order)) {
    yield* loseTokens(t, seat, Math.ceil(tokensInRace(t.state, seat) / 2), card.rule);
  }
}

const hackQuestion = flightQuestion({
  kind: 'cosmic-hacker',
  rule: 'GT-19.44',
  options(menu) {
    for (let what = 0; what < HACKED.length; what++) menu.offer({ do: 'hack', what });
  },
});

/** GT-19.44: Cosmic Hacker: the last names batteries or goods, and every other player loses some. */
export function* cosmicHacker(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const last = racing(state, order).at(-1);
  if (last === undefined) return;
  const action = yield* ask(t, last, hackQuestion);
  const what = action.do === 'hack' ? action.what : 0;
  t.tell?.({ event: 'hacked', rule: card.rule, seat: last, what });
  for (const seat of unprotected(state, order)) {
    if (seat === last) continue;
    if (HACKED[what] === 'goods') yield* loseGoods(t, seat, forLevel(state, card.loseGoodsByLevel), card.rule, false);
    else yield* loseTokens(t, seat, forLevel(state, card.batteriesByLevel), card.rule);
  }
}

/** GT-19.51: Loose Cargo: every component with 2 or more goods loses its most valuable one. */
export function* looseCargo(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  for (const seat of unprotected(state, order)) {
    for (const square of squaresWhere(state, seat, (at) => squareInRace(state, seat, at))) {
      const packed = state.goods[cell(seat, square)];
      if (goodsTotal(packed) >= 2) dropGood(t, seat, square, dearestOf(packed), card.rule);
    }
  }
}

const dearestOf = (packed: number): number => GOODS.findIndex((_, good) => goodsCount(packed, good) > 0);

const mutinyQuestion = payOr('mutiny', 'GT-19.42', REFUSE);

/** GT-19.42: Mutiny: the largest crew (tie: further ahead) is paid or leaves in part; with five players the next one too. */
export function* mutiny(t: T, card: EvilMachination): Play<void> {
  const { state } = t;
  const seats = yield* stateAll(t, 'crew');
  if (seats.length < card.minPlayers) return tellNoEffect(t, card);
  const { stated } = state;
  const falling = seats.toSorted((a, b) => stated[b] - stated[a]); // stable: further ahead first
  yield* mutinyAboard(t, falling[0], card, 0);
  if (state.fifthWheel && seats.length > 2) yield* mutinyAboard(t, falling[1], card, 1);
}

function* mutinyAboard(t: T, seat: Seat, card: EvilMachination, less: number): Play<void> {
  const { state } = t;
  t.tell?.({ event: 'chosen-as-worst', rule: card.rule, seat, criterion: 'crew' });
  const humans = forLevel(state, card.humansByLevel) - less;
  if (humans === 0 || isEscorted(state, seat)) return;
  if (yield* paysFor(t, seat, forLevel(state, card.creditsByLevel) - less, mutinyQuestion)) return;
  yield* loseCrew(t, seat, humans, card.rule, true);
}

/** GT-19.47: about the alien's cabin. */
const hunterQuestion = flightQuestion<number>({
  kind: 'head-hunter',
  rule: 'GT-19.47',
  options(menu, _state, _seat, at) {
    menu.offer({ do: 'pay-alien', at });
    menu.offer({ do: 'lose-alien', at });
  },
});

/** GT-19.47: Head Hunter: for each alien its owner pays, or loses it. */
export function* headHunter(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  for (const seat of unprotected(state, order)) {
    const isHunted = (at: number): boolean => isAlien(livesAt(state, seat, at)) && squareInRace(state, seat, at);
    let lost = 0;
    for (const cabin of squaresWhere(state, seat, isHunted)) if (!(yield* keepsAlien(t, seat, cabin, card))) lost++;
    if (lost > 0) yield* wake(t, seat);
  }
}

function* keepsAlien(t: T, seat: Seat, cabin: number, card: EvilMachination): Play<boolean> {
  const { state } = t;
  const isPaid = purse(state, seat) >= card.credits && (yield* ask(t, seat, hunterQuestion, cabin)).do === 'pay-alien';
  if (isPaid) pay(t, seat, card.credits, card.rule, 'toll');
  else takeCrew(t, seat, cabin, 1, card.rule);
  return isPaid;
}

const offerCabins = (menu: Menu<Action>, state: State, seat: Seat): void => {
  for (let at = 0; at < boardOf(state).count; at++) {
    if (isInfected(state, seat, at)) menu.offer({ do: 'empty-cabin', at });
  }
};

const quarantineQuestion = flightQuestion({
  kind: 'quarantine',
  rule: 'GT-19.52',
  options(menu, state, seat) {
    menu.offer(LOSE_DAYS);
    offerCabins(menu, state, seat);
  },
});

/** GT-19.52: Quarantine: who has two joined occupied cabins empties one of them, or loses days. */
export function* quarantine(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const late: Seat[] = [];
  for (const seat of unprotected(state, order)) {
    const menu = new Menu<Action>(false);
    offerCabins(menu, state, seat);
    if (menu.options.length === 0) continue;
    const action = yield* ask(t, seat, quarantineQuestion);
    if (action.do === 'empty-cabin') {
      takeCrew(t, seat, action.at, livesAt(state, seat, action.at), card.rule);
      yield* wake(t, seat);
    } else {
      late.push(seat);
      t.tell?.({ event: 'decided', rule: card.rule, seat, what: 'lose-days' });
    }
  }
  loseDaysTogether(t, eachOf(state, late, forLevel(state, card.daysByLevel)), card.rule);
}
