import { allowed, type Play, type Question, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, PAY } from '../../actions.ts';
import type { ByLevel, EvilMachination } from '../../content/cards.ts';
import { inRace, levelOf, type State, type T } from '../../state.ts';
import { ask, flightQuestion } from '../ask.ts';
import { isEscorted } from '../hits.ts';
import { pay, purse } from '../money.ts';

/** What a card does. `order` is the flight order fixed when the card began (GT-9.12). */
export type Resolve = (t: T, card: EvilMachination, order: readonly Seat[]) => Play<unknown>;

/** GT-9.12: those of the order who are still in the race. */
export const racing = (state: State, order: readonly Seat[]): readonly Seat[] =>
  order.filter((seat) => inRace(state, seat));

/** GT-19.50: those of them whom a loss of components, crew, goods or batteries concerns. */
export const unprotected = (state: State, order: readonly Seat[]): readonly Seat[] =>
  racing(state, order).filter((seat) => !isEscorted(state, seat));

export const forLevel = <V>(state: State, values: ByLevel<V>): V => values[levelOf(state) - 1];

/** A number for each seat: so many for some of them, 0 for the others. */
export const eachOf = (state: State, seats: readonly Seat[], count: number): number[] =>
  Array.from({ length: state.players }, (_, seat) => (seats.includes(seat) ? count : 0));

/** GT-19.12: too few in the race. */
export function tellNoEffect(t: T, card: EvilMachination): void {
  t.tell?.({ event: 'card-without-effect', rule: card.rule, card: t.state.card });
}

/** GT-9.14: a price must be payable in full, loans included. */
const mayPay = (state: State, seat: Seat, price: number): Verdict =>
  purse(state, seat) >= price ? allowed : refuse('GT-9.14', 'cannot-pay', { price });

type Otherwise = Extract<Action, { do: 'refuse' | 'lose-days' }>;

/** Pay the price that it is about, or else. */
export const payOr = (kind: string, rule: string, otherwise: Action): Question<State, Action, number> =>
  flightQuestion<number>({
    kind,
    rule,
    options(menu, state, seat, price) {
      menu.offer(otherwise);
      menu.offer(PAY, mayPay(state, seat, price));
    },
  });

/** Asks a {@link payOr} if there is anything to decide (GT-9.14) and takes the money; true if it was paid. */
export function* paysFor(
  t: T,
  seat: Seat,
  price: number,
  question: Question<State, Action, number>,
  otherwise: Otherwise['do'] = 'refuse',
): Play<boolean> {
  const { state } = t;
  const { rule } = question;
  const isPaid = mayPay(state, seat, price).ok && (yield* ask(t, seat, question, price)).do === 'pay';
  t.tell?.({ event: 'decided', rule, seat, what: isPaid ? 'pay' : otherwise });
  if (isPaid) pay(t, seat, price, rule, 'toll');
  return isPaid;
}
