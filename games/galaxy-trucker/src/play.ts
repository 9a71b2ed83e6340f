import { asking, bit, isIn, type Play, type Question, seats } from '@starboard/kernel';
import { type Action, GO_ON, REPAY } from './actions.ts';
import { fly } from './rules/flight.ts';
import { boardAliens, fillShips, launch } from './rules/launch.ts';
import { buildLive, getReady } from './rules/liveBuilding.ts';
import { mayRepay, repay } from './rules/money.ts';
import { settleRound } from './rules/roundEnd.ts';
import { beginRound, clearTable, nastySurprise, plot } from './rules/roundSetup.ts';
import { checkShips, chooseDirections, endBuilding } from './rules/shipCheck.ts';
import { buildByTurns } from './rules/turnBuilding.ts';
import { isRuined } from './score.ts';
import { type State, type T, TURNS } from './state.ts';

/** The whole game, from any checkpoint on: the phase in the state says where. */
export function* play(t: T): Play<void> {
  while (t.state.phase !== 'over') yield* round(t);
}

/** GT-3.1: what happens in a round, in this order. */
function* round(t: T): Play<void> {
  const { state } = t;
  if (state.phase === 'plot') yield* plot(t);
  if (state.phase === 'ready') yield* getReady(t);
  if (state.phase === 'build') {
    yield* state.building === TURNS ? buildByTurns(t) : buildLive(t);
    nastySurprise(t); // GT-20.50
    endBuilding(t);
  }
  if (state.phase === 'direction') yield* chooseDirections(t);
  if (state.phase === 'check') {
    yield* checkShips(t);
    fillShips(t);
  }
  if (state.phase === 'boarding') {
    yield* boardAliens(t);
    launch(t);
  }
  if (state.phase === 'flight') {
    yield* fly(t);
    settleRound(t);
    state.closed = 0;
    state.phase = 'ledger';
  }
  if (state.phase === 'ledger') yield* closeRound(t);
}

const ledgerQuestion: Question<State, Action> = {
  kind: 'ledger',
  rule: 'GT-14.1',
  options(menu, state, seat) {
    menu.offer(GO_ON);
    if (mayRepay(state, seat)) menu.offer(REPAY);
  },
  timeUp: () => GO_ON,
};

/** GT-14.1, GT-19.15: everybody reads the accounts, and may repay loans; then the table is cleared. GT-15.1: or the game is over. */
function* closeRound(t: T): Play<void> {
  const { state } = t;
  if (state.round + 1 === state.levels.length) {
    state.phase = 'over';
    for (const seat of seats(state.players))
      if (isRuined(state, seat)) t.tell?.({ event: 'ruined', rule: 'GT-19.11', seat });
    t.tell?.({ event: 'game-ended', rule: 'GT-15.1' });
    return;
  }
  for (;;) {
    const reading = seats(state.players).filter((seat) => !isIn(state.closed, seat));
    if (reading.length === 0) break;
    t.checkpoint();
    const { seat, action } = yield* t.chooseAny(reading.map((one) => asking(one, ledgerQuestion)));
    if (action.do === 'repay') repay(t, seat);
    else state.closed |= bit(seat);
  }
  clearTable(t);
  state.round++;
  beginRound(t);
}
