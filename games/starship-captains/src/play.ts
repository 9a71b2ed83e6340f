import { bitsOf, isIn, type Play, type Seat, seatAfter, seats } from '@starboard/kernel';
import { QUEUE_REMAIN, ROUND_GOODS, ROUNDS } from './content/tables.ts';
import { effectsDo } from './effects/resolve.ts';
import { resolveOne } from './effects/verbs.ts';
import { modified } from './rules/abilities.ts';
import { recallFront } from './rules/crew.ts';
import { reshuffleActions, shadowActs } from './rules/solo.ts';
import { restockStations } from './rules/stations.ts';
import { takeTurn } from './rules/turn.ts';
import { pointsOf } from './score.ts';
import { CADET, FIGURES, type T } from './state.ts';

effectsDo(resolveOne);

/** The whole game, from any checkpoint on: whose turn it is stands in the state. */
export function* play(t: T): Play<void> {
  const { state } = t;
  while (state.phase !== 'over') {
    yield* takeTurn(t, state.active);
    if (state.solo) yield* answerOfShadow(t);
    passOn(t);
  }
}

/** SC-22.7, SC-22.12: an action card after each turn; all that are left after passing. */
function* answerOfShadow(t: T): Play<void> {
  const { state } = t;
  do yield* shadowActs(t);
  while (state.passed !== 0 && state.actionDeck.length > 0);
}

/** SC-5.2, SC-20.2: the next player who has not passed; when all have, the round is over. */
function passOn(t: T): void {
  const { state } = t;
  if (state.passed === bitsOf(seats(state.players))) return endRound(t);
  do state.active = seatAfter(state.active, state.players);
  while (isIn(state.passed, state.active));
  t.tell?.({ event: 'turn-began', rule: 'SC-5.2', seat: state.active });
}

/** SC-20.3: only the last three stay on break. */
function comeBack(t: T, seat: Seat): void {
  const { state } = t;
  const stay = modified(state, seat, 'stay-on-break', QUEUE_REMAIN);
  let recalled = 0;
  for (; state.queued[seat] > stay; recalled++) recallFront(t, seat, 'SC-20.3');
  t.tell?.({ event: 'round-ended', rule: 'SC-20.3', seat, recalled });
}

/** SC-20.3 to SC-20.9: the end of a round, and the next one, or the end of the game. */
function endRound(t: T): void {
  const { state } = t;
  for (const seat of seats(state.players)) comeBack(t, seat);
  if (state.round === ROUNDS) {
    state.phase = 'over';
    t.tell?.({
      event: 'game-ended',
      rule: 'SC-21.8',
      points: seats(state.players).map((seat) => pointsOf(state, seat)),
    });
    for (const seat of seats(state.players))
      t.tell?.({ event: 'epilogue', rule: 'SC-21.9', seat, points: pointsOf(state, seat) });
    return;
  }
  state.round++;
  for (const seat of seats(state.players)) giveGoods(t, seat);
  restockStations(t);
  state.usedOnce.fill(0);
  state.passed = 0;
  state.start = seatAfter(state.start, state.players);
  state.active = state.start;
  if (state.solo) reshuffleActions(t);
  t.tell?.({ event: 'round-began', rule: 'SC-20.9', round: state.round, start: state.start });
}

/** SC-20.5 */
function giveGoods(t: T, seat: Seat): void {
  const { state } = t;
  const { medals, cadets } = ROUND_GOODS[state.round - 1];
  state.medals[seat] += medals;
  state.ready[seat * FIGURES + CADET] += cadets;
  if (medals > 0) t.tell?.({ event: 'goods-gained', rule: 'SC-20.5', seat, what: 'medal' });
  if (cadets > 0) t.tell?.({ event: 'goods-gained', rule: 'SC-20.5', seat, what: 'cadet' });
}
