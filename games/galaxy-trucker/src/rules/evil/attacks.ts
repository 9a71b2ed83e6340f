import type { Play, Question, Seat } from '@starboard/kernel';
import { type Action, BRAVE, DODGE, HAND_OVER, REFUSE } from '../../actions.ts';
import type { EvilMachination } from '../../content/cards.ts';
import { RED } from '../../content/tables.ts';
import { boardOf, cell, goodsCount, type State, squareInRace, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { stateAll, sufferers } from '../cards/combatZone.ts';
import { shootAtBoth } from '../cards/enemies.ts';
import { dropGood, goodsInRace } from '../cargo.ts';
import { arrive, fireAll } from '../hits.ts';
import { loseDaysTogether } from '../race.ts';
import { eachOf, racing, tellNoEffect } from './common.ts';

/** GT-19.33: Rear Ambush: the weakest towards the rear is shot at from there; with five players the next one too. */
export function* rearAmbush(t: T, card: EvilMachination): Play<void> {
  const { state } = t;
  const seats = yield* stateAll(t, 'rear');
  if (seats.length < card.minPlayers) return tellNoEffect(t, card);
  const hurt = sufferers(state, seats);
  for (const { seat } of hurt) t.tell?.({ event: 'chosen-as-worst', rule: card.rule, seat, criterion: 'cannons' });
  const targets = seats.filter((seat) => hurt.some((one) => one.seat === seat));
  const isSpared = (seat: Seat): boolean => hurt.some((one) => one.seat === seat && one.reduced);
  yield* shootAtBoth(t, card.shots, targets, isSpared, card.rule);
}

/** GT-19.49: Tailgaters: everyone but the last is shot at from the rear, each with a roll of its own. */
export function* tailgaters(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  for (const seat of racing(t.state, order).slice(0, -1)) yield* fireAll(t, card.shots, false, [seat], card.rule);
}

const slalomQuestion = flightQuestion({
  kind: 'ring-slalom',
  rule: 'GT-19.45',
  options(menu) {
    menu.offer(BRAVE);
    menu.offer(DODGE);
  },
});

/** GT-19.45: Ring Slalom: who dodges loses days, the others face the meteors. */
export function* ringSlalom(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const brave: Seat[] = [];
  const dodgers: Seat[] = [];
  for (const seat of racing(state, order)) {
    const action = yield* ask(t, seat, slalomQuestion);
    const isBrave = action.do === 'brave';
    (isBrave ? brave : dodgers).push(seat);
    t.tell?.({ event: 'decided', rule: card.rule, seat, what: isBrave ? 'brave' : 'dodge' });
  }
  loseDaysTogether(t, eachOf(state, dodgers, card.days), card.rule);
  yield* fireAll(t, card.meteors, true, brave, card.rule);
}

const customsQuestion = flightQuestion({
  kind: 'customs-raid',
  rule: 'GT-19.40',
  options(menu) {
    menu.offer(HAND_OVER);
    menu.offer(REFUSE);
  },
});

/** GT-19.40: Customs Raid: who carries red goods returns all of them, or is shot at with the others who refused. */
export function* customsRaid(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const refused: Seat[] = [];
  for (const seat of racing(state, order)) {
    if (goodsInRace(state, seat, RED) === 0) continue;
    const action = yield* ask(t, seat, customsQuestion);
    const what = action.do === 'hand-over' ? 'hand-over' : 'refuse';
    t.tell?.({ event: 'decided', rule: card.rule, seat, what });
    if (what === 'refuse') refused.push(seat);
    else returnRedGoods(t, seat, card.rule);
  }
  yield* fireAll(t, card.shots, false, refused, card.rule);
}

function returnRedGoods(t: T, seat: Seat, rule: string): void {
  const { state } = t;
  for (let square = 0; square < boardOf(state).count; square++) {
    if (!squareInRace(state, seat, square)) continue;
    while (goodsCount(state.goods[cell(seat, square)], RED) > 0) dropGood(t, seat, square, RED, rule);
  }
}

const FIRST_NUMBER = 2;
const LAST_NUMBER = 12;

/** GT-19.54, GT-19.14 */
const columnQuestion: Question<State, Action> = {
  kind: 'meteor-lottery',
  rule: 'GT-19.54',
  options(menu) {
    for (let column = FIRST_NUMBER; column <= LAST_NUMBER; column++) menu.offer({ do: 'name-column', column });
  },
};

/** GT-19.54: Meteor Lottery: a meteor in every column that somebody named, in flight order of those who named them. */
export function* meteorLottery(t: T, card: EvilMachination, order: readonly Seat[]): Play<void> {
  const { state } = t;
  const seats = racing(state, order);
  const named = new Array<number>(state.players).fill(-1);
  for (const { seat, action } of yield* t.chooseAll(seats, columnQuestion)) {
    if (action.do === 'name-column') named[seat] = action.column;
  }
  state.stated = named.slice();
  t.tell?.({ event: 'numbers-shown', rule: card.rule, what: 'columns', numbers: named });
  for (const column of new Set(seats.map((seat) => named[seat]))) {
    for (const meteor of card.meteors) yield* arrive(t, meteor, true, column, seats, card.rule);
  }
}
