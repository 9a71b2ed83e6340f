import { bit, covers, isIn, type Seat } from '@starboard/kernel';
import { KINDS, RESOURCES } from '../content/index.ts';
import type { Offer, State, T } from '../state.ts';

/**
 * Cards on the move. SF-1.5: a card is always in the bank, in the supply stack or in a hand. Beside the hands themselves the
 * state keeps what others can be sure of (SF-23.1, SF-23.2): `known` for all, `privy` for one viewer more.
 */

/** From the bank to a hand, for all to see. */
export function receive(state: State, seat: Seat, kind: number, cards: number): void {
  state.bank[kind] -= cards;
  state.hand[seat * KINDS + kind] += cards;
  state.known[seat * KINDS + kind] += cards;
  forgetDeclined(state, seat);
}

/** From a hand to the bank, for all to see. */
export function payOne(state: State, seat: Seat, kind: number, cards: number): void {
  state.bank[kind] += cards;
  leaveOpenly(state, seat, kind, cards);
}

export function pay(state: State, seat: Seat, cards: readonly number[]): void {
  for (let kind = 0; kind < KINDS; kind++) if (cards[kind] > 0) payOne(state, seat, kind, cards[kind]);
}

/** From hand to hand, for all to see (SF-7.4). */
export function handOver(state: State, from: Seat, to: Seat, cards: readonly number[]): void {
  for (let kind = 0; kind < KINDS; kind++) {
    if (cards[kind] === 0) continue;
    leaveOpenly(state, from, kind, cards[kind]);
    state.hand[to * KINDS + kind] += cards[kind];
    state.known[to * KINDS + kind] += cards[kind];
  }
  forgetDeclined(state, to);
}

function leaveOpenly(state: State, seat: Seat, kind: number, cards: number): void {
  const at = seat * KINDS + kind;
  state.hand[at] -= cards;
  const surprising = cards - state.known[at];
  state.known[at] = surprising >= 0 ? 0 : -surprising;
  if (surprising > 0) {
    for (let viewer = 0; viewer < state.players; viewer++) {
      const privy = (viewer * state.players + seat) * KINDS + kind;
      state.privy[privy] = Math.max(0, state.privy[privy] - surprising);
    }
  }
  forgetDeclined(state, seat);
}

/** From hand to hand, its kind known to the two alone (SF-23.2). The others are now less sure of every kind in that hand. */
export function slip(state: State, from: Seat, to: Seat, kind: number): void {
  const { players, known, privy } = state;
  state.hand[from * KINDS + kind]--;
  state.hand[to * KINDS + kind]++;
  for (let k = 0; k < KINDS; k++) {
    const at = from * KINDS + k;
    const before = known[at];
    known[at] = Math.max(0, before - 1);
    for (let viewer = 0; viewer < players; viewer++) {
      const own = (viewer * players + from) * KINDS + k;
      const lost = viewer === to && k !== kind ? 0 : 1;
      privy[own] = Math.max(0, before + privy[own] - lost) - known[at];
    }
  }
  privy[(from * players + to) * KINDS + kind]++;
  forgetDeclined(state, from);
  forgetDeclined(state, to);
  lapseUncovered(state, from, state.known);
}

const NOTHING: readonly number[] = RESOURCES.map(() => 0);

/** What a seat has promised with an offer: its own gift, what it accepted to give, or nothing. */
const promised = (offer: Offer, seat: Seat): readonly number[] =>
  offer.from === seat ? offer.give : isIn(offer.accepted, seat) ? offer.want : NOTHING;

/** Drops the offers and acceptances of a seat whose cards are not among these. */
function lapseUncovered(state: State, seat: Seat, cards: readonly number[]): void {
  if (state.offers.length === 0) return;
  const stands = (offer: Offer): boolean => covers(cards, promised(offer, seat), seat * KINDS);
  state.offers = state.offers
    .filter((offer) => offer.from !== seat || stands(offer))
    .map((offer) => (stands(offer) ? offer : { ...offer, accepted: offer.accepted & ~bit(seat) }))
    .filter((offer) => offer.open !== 0 || offer.accepted !== 0);
}

/**
 * SF-7.9: when a player has given cards away openly, his offers and acceptances stand by his hand, and what stands is seen
 * to be there. After a card that passed unseen they stand by what all know (see {@link slip}).
 */
export function keepCovered(t: T, seat: Seat): void {
  const { state } = t;
  if (!state.offers.every((offer) => covers(state.known, promised(offer, seat), seat * KINDS))) t.reveal();
  lapseUncovered(state, seat, state.hand);
  for (const offer of state.offers) show(state, seat, promised(offer, seat));
}

/** Everybody sees that these cards are in the hand: whoever offers or accepts must hold them (SF-7.7). */
export function show(state: State, seat: Seat, cards: readonly number[]): void {
  const { players, known, privy } = state;
  for (let kind = 0; kind < KINDS; kind++) {
    const at = seat * KINDS + kind;
    const before = known[at];
    if (cards[kind] <= before) continue;
    known[at] = cards[kind];
    for (let viewer = 0; viewer < players; viewer++) {
      const own = (viewer * players + seat) * KINDS + kind;
      privy[own] = Math.max(before + privy[own], known[at]) - known[at];
    }
  }
}

/** From the supply stack to a hand, unseen (SF-6.1). */
export function takeFromSupply(state: State, seat: Seat, kind: number): void {
  state.supply[kind]--;
  state.hand[seat * KINDS + kind]++;
  forgetDeclined(state, seat);
}

/** SF-7.8: a hand that has changed makes old refusals void. */
function forgetDeclined(state: State, seat: Seat): void {
  if (state.declined.length === 0) return;
  state.declined = state.declined.filter((offer) => offer.from !== seat && offer.to !== seat);
}
