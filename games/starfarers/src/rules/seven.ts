import {
  allowed,
  countsForm,
  others,
  type Play,
  type Question,
  refuse,
  type Seat,
  seats,
  spare,
} from '@starboard/kernel';
import { type ActionOf, DECLINE } from '../actions.ts';
import { type Cards, COST, HAND_LIMIT, RESOURCES } from '../content/index.ts';
import { handOf, handSize, modified, type State, type T } from '../state.ts';
import { pay, slip } from './cards.ts';

/** SF-5.1, SF-5.3: the Earth asks for tribute, then the roller may draw a card from another hand. */
export function* seven(t: T, roller: Seat): Play<void> {
  yield* tribute(t);
  yield* theft(t, roller);
}

/** SF-5.1, SF-5.5: cards that one may hold without tribute. */
export const handLimit = (state: State, seat: Seat): number => modified(state, seat, 'tribute-limit', HAND_LIMIT);

/** SF-5.1: half of the cards, rounded down, from whoever holds too many. */
export function tributeOf(state: State, seat: Seat): number {
  const cards = handSize(state, seat);
  return cards > handLimit(state, seat) ? Math.floor(cards / 2) : 0;
}

/** The cards one misses least. */
export const spareCards = (state: State, seat: Seat, cards: number): Cards => spare(handOf(state, seat), cards);

/** Forms for "so many cards of your choice": a discard, a payment. */
export const ownCards = {
  field: 'cards',
  of: 'resource',
  ids: RESOURCES,
  max: handOf,
  keeping: COST,
  miscounted: 'wrong-number-of-cards',
  missing: 'cards-not-in-hand',
} as const;

const discard: Question<State, ActionOf<'discard'>> = {
  kind: 'discard',
  rule: 'SF-5.1',
  forms: [countsForm({ ...ownCards, do: 'discard', rule: 'SF-5.1', total: tributeOf })],
  timeUp: (state, seat) => ({ do: 'discard', cards: spareCards(state, seat, tributeOf(state, seat)) }),
};

/** SF-5.2: all who owe tribute choose secretly and at the same time; then it is carried out together. */
function* tribute(t: T): Play<void> {
  const { state } = t;
  const payers = seats(state.players).filter((seat) => tributeOf(state, seat) > 0);
  if (payers.length === 0) return;
  for (const { seat, action } of yield* t.chooseAll(payers, discard)) {
    pay(state, seat, action.cards);
    t.tell?.({ event: 'discarded', rule: 'SF-5.1', seat, cards: action.cards });
  }
}

const steal: Question<State, ActionOf<'steal' | 'decline'>> = {
  kind: 'steal',
  rule: 'SF-5.3',
  options(menu, state, seat) {
    for (const from of others(seat, state.players)) {
      menu.offer({ do: 'steal', from }, handSize(state, from) > 0 ? allowed : refuse('SF-5.4', 'victim-has-no-cards'));
    }
    menu.offer(DECLINE);
  },
  timeUp: () => DECLINE,
};

/** SF-5.3, SF-5.4: one random card out of another hand; only the two learn its kind. */
function* theft(t: T, roller: Seat): Play<void> {
  const { state } = t;
  if (others(roller, state.players).every((seat) => handSize(state, seat) === 0)) return;
  const answer = yield* t.choose(roller, steal);
  if (answer.do === 'decline') {
    t.tell?.({ event: 'declined', rule: 'SF-5.3', seat: roller });
    return;
  }
  const kind = t.pick('theft', handOf(state, answer.from));
  slip(state, answer.from, roller, kind);
  t.tell?.({ event: 'stole', rule: 'SF-5.3', seat: roller, from: answer.from, kind });
}
