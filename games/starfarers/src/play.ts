import type { Play } from '@starboard/kernel';
import { placeColonies, placeSpaceports } from './rules/advancedSetup.ts';
import { flightPhase } from './rules/flight.ts';
import { productionPhase } from './rules/production.ts';
import { tradeAndBuildPhase } from './rules/tradeAndBuild.ts';
import { placeDueTradeShips } from './rules/tradeShips.ts';
import { maybeWin } from './score.ts';
import { seatAfter, type T } from './state.ts';

/** The whole game, from any checkpoint on: the phase in the state says where. */
export function* play(t: T): Play<void> {
  yield* placeColonies(t);
  yield* placeSpaceports(t);
  while (t.state.phase !== 'over') yield* turn(t);
}

/** SF-3.1: production, trade and build, flight. */
function* turn(t: T): Play<void> {
  const { state } = t;
  if (state.phase === 'production') yield* production(t);
  if (state.phase === 'build') yield* tradeAndBuildPhase(t);
  if (state.phase === 'flight') yield* flightPhase(t);
  if (state.phase !== 'over') passTurn(t);
}

/** SF-3.2, SF-12.31: first the points are checked, then a due trade ship is placed, then the dice fall. */
function* production(t: T): Play<void> {
  if (maybeWin(t)) return;
  yield* placeDueTradeShips(t, t.state.active);
  yield* productionPhase(t);
}

/** SF-2.13: play goes clockwise. What holds for one turn only is forgotten. */
function passTurn(t: T): void {
  const { state } = t;
  state.active = seatAfter(state, state.active, 1);
  state.turn++;
  state.phase = 'production';
  state.supplyRight = 0;
  state.usedFame = false;
  state.usedLevy = false;
  state.usedGoodsRate = false;
  state.offersMade.fill(0);
  state.declined = [];
  state.baseSpeed = 0;
  state.moving = -1;
  state.grounded = -1;
  state.startedAt.fill(-1);
  state.flown.fill(0);
  state.ended.fill(0);
  t.tell?.({ event: 'turn-began', rule: 'SF-3.1', seat: state.active, turn: state.turn });
}
