import { type Play, seatAfter } from '@starboard/kernel';
import { placeColonies, placeSpaceports } from './rules/advancedSetup.ts';
import { actInFlight, flightMove, rollMothership } from './rules/flight.ts';
import { produce, rollDice, throwDice } from './rules/production.ts';
import { seven } from './rules/seven.ts';
import { supplyRight } from './rules/supply.ts';
import { closeTrade, tradeOrBuild, tradersOf } from './rules/tradeAndBuild.ts';
import { mustPlaceTradeShip, placeDueTradeShips } from './rules/tradeShips.ts';
import { maybeWin } from './score.ts';
import { forgetTurn, type T } from './state.ts';

/** The whole game, from any checkpoint on: the phase in the state says where. */
export function* play(t: T): Play<void> {
  yield* placeColonies(t); // SF-2.14: only in the advanced set-up
  yield* placeSpaceports(t);
  while (t.state.phase !== 'over') yield* turn(t);
}

/** SF-3.1: a turn has three phases; then the next player clockwise has his. */
function* turn(t: T): Play<void> {
  const { state } = t;
  if (state.phase === 'production') yield* productionPhase(t);
  if (state.phase === 'build') yield* tradeAndBuildPhase(t);
  if (state.phase === 'flight') yield* flightPhase(t);
  if (state.phase !== 'over') passTurn(t);
}

/** SF-3.3: both dice are rolled and planets produce, or the Earth asks for tribute; then there is supply from Earth. */
function* productionPhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (maybeWin(t)) return; // SF-3.2
  yield* placeDueTradeShips(t, seat); // SF-12.31
  t.checkpoint();
  yield* t.choose(seat, rollDice);
  const sum = throwDice(t, seat);
  if (sum === 7) yield* seven(t, seat);
  else yield* produce(t, sum);
  state.supplyRight = supplyRight(state, seat); // SF-6.3
  state.phase = 'build';
}

/** SF-3.4: trading and building in any order and number. SF-3.9: rolling the mothership, or having no ship, ends it. */
function* tradeAndBuildPhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  for (;;) {
    if (mustPlaceTradeShip(state, seat)) yield* placeDueTradeShips(t, seat);
    t.checkpoint();
    const { seat: who, action } = yield* t.chooseAny(tradersOf(state));
    if (action.do === 'roll-mothership' || action.do === 'end-turn') {
      closeTrade(state);
      if (action.do === 'roll-mothership') yield* rollMothership(t, seat);
      return;
    }
    tradeOrBuild(t, who, action);
    if (maybeWin(t)) return;
  }
}

/** SF-3.5, SF-3.11: ships fly, explore, found and fight in any order, until the player ends his turn or has won. */
function* flightPhase(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  for (;;) {
    if (state.moving < 0 && mustPlaceTradeShip(state, seat)) yield* placeDueTradeShips(t, seat);
    t.checkpoint();
    const action = yield* t.choose(seat, flightMove);
    if (action.do === 'end-turn') return;
    actInFlight(t, seat, action);
    if (maybeWin(t)) return;
  }
}

/** SF-2.13: play goes clockwise. */
function passTurn(t: T): void {
  const { state } = t;
  forgetTurn(state);
  state.active = seatAfter(state.active, state.players);
  state.turn++;
  state.phase = 'production';
  t.tell?.({ event: 'turn-began', rule: 'SF-3.1', seat: state.active, turn: state.turn });
}
