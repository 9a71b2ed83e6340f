import { countsForm, type Play, type Question, type Seat } from '@starboard/kernel';
import type { ActionOf } from '../actions.ts';
import { KINDS } from '../content/index.ts';
import type { State, T } from '../state.ts';
import { pay } from './cards.ts';
import { ownCards, spareCards } from './seven.ts';

/** So many cards of one's choice: their number is what it is about. */
const payCards: Question<State, ActionOf<'pay'>, number> = {
  kind: 'pay-cards',
  rule: 'SF-12.6',
  forms: [countsForm({ ...ownCards, do: 'pay', rule: 'SF-12.6', total: (_state, _seat, owed: number) => owed })],
  timeUp: (state, seat, owed) => ({ do: 'pay', cards: spareCards(state, seat, owed) }),
};

/** SF-12.6: so many cards of the player's choice go to the bank; they are remembered as the gift. */
export function* payChosen(t: T, seat: Seat, cards: number): Play<void> {
  const { state } = t;
  if (cards === 0) return;
  const payment = yield* t.choose(seat, payCards, cards);
  pay(state, seat, payment.cards);
  for (let kind = 0; kind < KINDS; kind++) state.gift[kind] = payment.cards[kind];
  t.tell?.({ event: 'cards-given', rule: 'SF-12.6', seat, cards: payment.cards });
}
