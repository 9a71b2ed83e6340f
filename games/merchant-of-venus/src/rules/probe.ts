import { bit, type Play, type Seat } from '@starboard/kernel';
import { DECLINE, LOOK_AHEAD, PUT_UNDER, SWAP_CARDS, toPeek } from '../actions.ts';
import { DATA_PROBE } from '../content/technologies.ts';
import { NONE, type Open, type T, USED } from '../state.ts';
import type { VenusQuestion } from './ask.ts';
import { refillEncounters } from './encounters.ts';
import { giveBack } from './speed.ts';

const unknown = (state: Open): readonly number[] =>
  state.culture.flatMap((culture, system) => (culture < 0 ? [system] : []));

/** MV-16.10, MV-16.18: a face-down first-contact card to look at, but the system seen before. */
export const PEEK: VenusQuestion<number> = {
  kind: 'peek',
  rule: 'MV-16.10',
  options(menu, state, _seat, seen) {
    for (const system of unknown(state)) if (system !== seen) menu.offer(toPeek(system));
    menu.offer(DECLINE);
  },
};

/** MV-16.10: the cards of two systems were seen; they may change places. */
export const SWAP: VenusQuestion<readonly number[]> = {
  kind: 'swap-cards',
  rule: 'MV-16.10',
  options(menu) {
    menu.offer(SWAP_CARDS);
    menu.offer(DECLINE);
  },
};

/** MV-16.10, MV-16.18: look at the top encounter card or not. */
const LOOK: VenusQuestion = {
  kind: 'look-ahead',
  rule: 'MV-16.10',
  options(menu) {
    menu.offer(LOOK_AHEAD);
    menu.offer(DECLINE);
  },
};

/** MV-16.10: back on top, or under the deck. */
const PUT_BACK: VenusQuestion = {
  kind: 'put-back',
  rule: 'MV-16.10',
  options(menu) {
    menu.offer(PUT_UNDER);
    menu.offer(DECLINE);
  },
};

/** MV-16.10, MV-16.18: first-contact cards, then the top encounter card; the probe goes back in any case. */
export function* sendProbe(t: T, seat: Seat): Play<void> {
  const { state } = t;
  state.used |= USED.probe;
  giveBack(state, seat, DATA_PROBE);
  t.tell?.({ event: 'probe-sent', rule: 'MV-16.10', seat });
  const one = yield* peek(t, seat, NONE);
  const other = one === NONE ? NONE : yield* peek(t, seat, one);
  if (other !== NONE && (yield* t.choose(seat, SWAP, [one, other])).do === 'swap-cards') swapCards(t, seat, one, other);
  yield* lookAhead(t, seat);
}

/** MV-1.21: what was seen is known to this seat alone. */
function* peek(t: T, seat: Seat, seen: number): Play<number> {
  const { state } = t;
  if (!unknown(state).some((system) => system !== seen)) return NONE;
  const action = yield* t.choose(seat, PEEK, seen);
  if (action.do !== 'peek') return NONE;
  const { system } = action;
  t.reveal();
  state.knownBy[system] |= bit(seat);
  t.tell?.({ event: 'card-peeked', rule: 'MV-16.10', seat, system, culture: state.contact[system] });
  return system;
}

/** MV-1.21: everybody sees that two cards changed places; what anybody knows of them goes with them. */
function swapCards(t: T, seat: Seat, one: number, other: number): void {
  const { contact, knownBy } = t.state;
  [contact[one], contact[other]] = [contact[other], contact[one]];
  [knownBy[one], knownBy[other]] = [knownBy[other], knownBy[one]];
  t.tell?.({ event: 'cards-swapped', rule: 'MV-16.10', seat, one, other });
}

/** MV-16.10, MV-16.18: an empty deck is renewed first. */
function* lookAhead(t: T, seat: Seat): Play<void> {
  const { state } = t;
  if (!refillEncounters(t)) return;
  if ((yield* t.choose(seat, LOOK)).do !== 'look-ahead') return;
  t.reveal();
  state.encounterKnown[0] |= bit(seat);
  t.tell?.({ event: 'encounter-peeked', rule: 'MV-16.10', seat, encounter: state.encounterDeck[0] });
  const under = (yield* t.choose(seat, PUT_BACK)).do === 'put-under';
  if (under) {
    state.encounterDeck.push(state.encounterDeck.shift() as number);
    state.encounterKnown.push(state.encounterKnown.shift() as number);
  }
  t.tell?.({ event: 'encounter-put-back', rule: 'MV-16.10', seat, under });
}
