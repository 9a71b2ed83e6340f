import type { Play, Seat } from '@starboard/kernel';
import type { EncounterEffect, EncounterVerb } from '../content/index.ts';
import { changeFame } from '../rules/fame.ts';
import { placeDueTradeShips } from '../rules/tradeShips.ts';
import type { T } from '../state.ts';
import { drawFromEach, eachGives, exchange, gain, gainAny, returnExchanged, returnGift } from './handCards.ts';
import { groundFirstShip, spaceJump } from './ships.ts';
import { fameToMostFreightRings, gainUpgrade, loseUpgrade, wear } from './upgrades.ts';

type Effect<V extends EncounterVerb> = Extract<EncounterEffect, { do: V }>;
type Handlers = {
  readonly [V in Exclude<EncounterVerb, 'new-encounter'>]: (t: T, seat: Seat, effect: Effect<V>) => Play<void>;
};

/** One entry for each verb of the encounter cards; `new-encounter` is the card pile's business. */
export const HANDLERS: Handlers = {
  *fame(t, seat, { rings }) {
    changeFame(t, seat, rings, 'SF-21.1');
  },
  *gain(t, seat, effect) {
    gain(t, seat, effect.resource, effect.cards);
  },
  'gain-any': (t, seat, { cards }) => gainAny(t, seat, cards),
  'gain-upgrade': gainUpgrade,
  'lose-upgrade': loseUpgrade,
  *'ground-first-ship'(t, seat) {
    groundFirstShip(t, seat);
  },
  *'grant-trade-ship'(t, seat) {
    t.state.due[seat]++;
    t.tell?.({ event: 'trade-ship-granted', rule: 'SF-12.14', seat });
    yield* placeDueTradeShips(t, seat);
  },
  'space-jump': spaceJump,
  *'draw-from-each'(t, seat) {
    drawFromEach(t, seat);
  },
  'each-gives': eachGives,
  *'return-gift'(t, seat) {
    returnGift(t, seat);
  },
  exchange: (t, seat, { give, take }) => exchange(t, seat, give, take),
  *'return-exchanged'(t, seat) {
    returnExchanged(t, seat);
  },
  wear: (t, _seat, { above }) => wear(t, above),
  *'fame-to-most-freight-rings'(t) {
    fameToMostFreightRings(t);
  },
  *reshuffle(t) {
    t.state.deck.fill(1);
    t.reveal();
    t.tell?.({ event: 'encounters-shuffled', rule: 'SF-12.23' });
  },
};

export function carryOut(t: T, seat: Seat, effect: Exclude<EncounterEffect, { do: 'new-encounter' }>): Play<void> {
  const handler = HANDLERS[effect.do] as (t: T, seat: Seat, effect: EncounterEffect) => Play<void>;
  return handler(t, seat, effect);
}
