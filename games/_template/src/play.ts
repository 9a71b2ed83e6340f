import { type Play, seats } from '@starboard/kernel';
import { BURN, burnAll, HARVEST, harvest, nextComet, scoopTail } from './rules/chase.ts';
import { DROP, dropAll, overloaded } from './rules/hold.ts';
import { marketAsks, openMarket, trade } from './rules/market.ts';
import { grab, grabbers, isSwept, sweep } from './rules/scramble.ts';
import type { CometTable } from './state.ts';

/** The whole game. Started on the state of any checkpoint it goes on exactly there: the phase says where. */
export function* play(t: CometTable): Play<void> {
  while (t.state.phase !== 'over') {
    if (t.state.phase === 'chase') yield* chase(t);
    if (t.state.phase === 'harvest') yield* harvestComet(t);
    if (t.state.phase === 'scramble') yield* scramble(t);
    if (t.state.phase === 'market') yield* market(t);
    if (t.state.phase === 'hold') yield* emptyHolds(t);
  }
}

/** TP-3.1 to TP-3.5: all burn fuel in secret; the most catches the comet, the others scoop from its tail. */
function* chase(t: CometTable): Play<void> {
  t.checkpoint();
  const burns = yield* t.chooseAll(seats(t.players), BURN);
  t.state.captain = burnAll(t, burns);
  scoopTail(t, t.state.captain);
  t.state.phase = 'harvest';
}

/** TP-3.7, TP-3.8: the captain tows the comet home or cracks it. */
function* harvestComet(t: CometTable): Play<void> {
  t.checkpoint();
  const { captain } = t.state;
  harvest(t, captain, yield* t.choose(captain, HARVEST));
}

/** TP-8: all grab crystals, whoever comes first is first. */
function* scramble(t: CometTable): Play<void> {
  while (!isSwept(t.state)) {
    t.checkpoint();
    const { seat, action } = yield* t.chooseAny(grabbers(t.state));
    grab(t, seat, action);
  }
  sweep(t.state);
  openMarket(t.state);
}

/** TP-4: everybody may trade, in any order, until the captain closes the market. */
function* market(t: CometTable): Play<void> {
  while (t.state.phase === 'market') {
    t.checkpoint();
    const { seat, action } = yield* t.chooseAny(marketAsks(t.state));
    trade(t, seat, action);
  }
}

/** TP-5.1, TP-6.1: holds that are too full are emptied; then the next comet comes, or the game is over. */
function* emptyHolds(t: CometTable): Play<void> {
  const full = overloaded(t.state);
  if (full.length > 0) {
    t.checkpoint();
    dropAll(t, yield* t.chooseAll(full, DROP));
  }
  if (t.state.deck.length > 0) nextComet(t, t.state);
  else t.state.phase = 'over';
}
