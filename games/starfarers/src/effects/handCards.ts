import { type Menu, others, type Play, type Question, refuse, type Seat, single, sum } from '@starboard/kernel';
import { type ActionOf, toGiveCard, toTake } from '../actions.ts';
import { KINDS } from '../content/index.ts';
import { pay, receive, slip } from '../rules/cards.ts';
import { drawCardFrom } from '../rules/friendship.ts';
import { payChosen } from '../rules/payment.ts';
import { bankHas } from '../rules/production.ts';
import { handSize, held, type State, type T } from '../state.ts';

/** SF-12.7: what the bank cannot give is lost. */
export function gain(t: T, seat: Seat, kind: number, cards: number): void {
  const given = Math.min(cards, t.state.bank[kind]);
  receive(t.state, seat, kind, given);
  t.tell?.({ event: 'cards-gained', rule: 'SF-12.7', seat, cards: single(kind, KINDS, given) });
}

const firstInBank = (state: State): ActionOf<'take'> => toTake(state.bank.findIndex((cards) => cards > 0));

const takeAny: Question<State, ActionOf<'take'>> = {
  kind: 'take-card',
  rule: 'SF-12.7',
  options(menu: Menu<ActionOf<'take'>>, state) {
    for (let kind = 0; kind < KINDS; kind++) menu.offer(toTake(kind), bankHas(state, kind));
  },
  timeUp: firstInBank,
};

/** SF-12.7: cards of choice, one after the other. */
export function* gainAny(t: T, seat: Seat, cards: number): Play<void> {
  for (let i = 0; i < cards && sum(t.state.bank) > 0; i++) {
    const { kind } = yield* t.choose(seat, takeAny);
    gain(t, seat, kind, 1);
  }
}

/** SF-12.18: one random card from every opponent who has cards, clockwise from the left neighbour. */
export function drawFromEach(t: T, seat: Seat): void {
  for (const from of others(seat, t.state.players))
    if (handSize(t.state, from) > 0) drawCardFrom(t, seat, from, 'SF-12.18');
}

const giveOne: Question<State, ActionOf<'give-card'>> = {
  kind: 'give-card',
  rule: 'SF-12.18',
  options(menu, state, seat) {
    for (let kind = 0; kind < KINDS; kind++) {
      if (held(state, seat, kind) > 0) menu.offer(toGiveCard(kind));
    }
  },
};

/** SF-12.18, SF-12.33: every opponent with cards gives one of his choice; all choose at the same time. */
export function* eachGives(t: T, seat: Seat): Play<void> {
  const givers = others(seat, t.state.players).filter((other) => handSize(t.state, other) > 0);
  if (givers.length === 0) return;
  for (const { seat: from, action } of yield* t.chooseAll(givers, giveOne)) {
    slip(t.state, from, seat, action.kind);
    t.tell?.({ event: 'card-passed', rule: 'SF-12.18', seat: from, to: seat, kind: action.kind });
  }
}

/** SF-12.20: exactly the cards given come back. */
export function returnGift(t: T, seat: Seat): void {
  const { gift } = t.state;
  for (let kind = 0; kind < KINDS; kind++) if (gift[kind] > 0) receive(t.state, seat, kind, gift[kind]);
  t.tell?.({ event: 'cards-gained', rule: 'SF-12.20', seat, cards: gift.slice() });
}

const takeOther: Question<State, ActionOf<'take'>> = {
  kind: 'take-other-card',
  rule: 'SF-12.19',
  options(menu, state) {
    for (let kind = 0; kind < KINDS; kind++) {
      const verdict = state.gift[kind] > 0 ? refuse('SF-12.19', 'same-kind') : bankHas(state, kind);
      menu.offer(toTake(kind), verdict);
    }
  },
};

const bankHasOther = (state: State): boolean => state.bank.some((cards, kind) => cards > 0 && state.gift[kind] === 0);

/** SF-12.19, SF-12.34: a card for two of other kinds, as far as the bank has them. */
export function* exchange(t: T, seat: Seat, give: number, take: number): Play<void> {
  const { state } = t;
  yield* payChosen(t, seat, give);
  for (let i = 0; i < take && bankHasOther(state); i++) {
    const { kind } = yield* t.choose(seat, takeOther);
    state.received[kind]++;
    gain(t, seat, kind, 1);
  }
}

/** SF-12.19, SF-12.34: the police takes back what was received. */
export function returnExchanged(t: T, seat: Seat): void {
  const cards = t.state.received.slice();
  pay(t.state, seat, cards);
  t.tell?.({ event: 'cards-returned', rule: 'SF-12.19', seat, cards });
}
