import {
  all,
  allowed,
  type Form,
  type Random,
  refuse,
  type Seat,
  seats,
  single,
  sum,
  type Verdict,
} from '@starboard/kernel';
import type { CometAction, OfferAction } from '../actions.ts';
import { CRYSTALS, KINDS } from '../content/crystals.ts';
import { type CometTable, handOf, holds, type Open, offered, offerStands, type State, wanted } from '../state.ts';
import { pass } from './bag.ts';

/** What the captain gives and what it wants, by crystal. */
export interface Offer {
  readonly give: readonly number[];
  readonly want: readonly number[];
}

export const OFFERS_PER_MARKET = 2;
const MOST_PER_KIND = 2;

/** TP-4.4: two offers in each market, one at a time. */
export function mayOffer(state: Open): Verdict {
  if (offerStands(state)) return refuse('TP-4.4', 'offer-stands');
  return state.offersLeft > 0 ? allowed : refuse('TP-4.4', 'no-offers-left', { most: OFFERS_PER_MARKET });
}

/** TP-4.5: something for something else, and nothing that the captain does not have. */
export function mayOfferThis(state: State, seat: Seat, { give, want }: OfferAction): Verdict {
  if (sum(give) === 0 || sum(want) === 0) return refuse('TP-4.5', 'one-sided-offer');
  if (give.some((n, crystal) => n > 0 && want[crystal] > 0)) return refuse('TP-4.5', 'same-crystal-twice');
  if (Math.max(...give, ...want) > MOST_PER_KIND) return refuse('TP-4.5', 'too-many-crystals', { most: MOST_PER_KIND });
  return holds(state, seat, give) ? allowed : refuse('TP-4.5', 'more-than-you-hold');
}

/** TP-4.6: whoever accepts must hold what is wanted. */
export function mayAccept(state: State, seat: Seat, { want }: Offer): Verdict {
  return holds(state, seat, want) ? allowed : refuse('TP-4.6', 'you-lack-what-is-wanted');
}

/** TP-4.4: an offer is too rich to be listed, so it is a form: checked when given, sampled and suggested for bots. */
export const OFFER: Form<State, CometAction> = {
  do: 'offer',
  open: mayOffer,
  fields: (state, seat) => [
    {
      name: 'give',
      type: 'counts',
      of: 'crystal',
      ids: CRYSTALS,
      max: handOf(state, seat).map((n) => Math.min(n, MOST_PER_KIND)),
    },
    { name: 'want', type: 'counts', of: 'crystal', ids: CRYSTALS, max: CRYSTALS.map(() => MOST_PER_KIND) },
  ],
  check: (state, seat, action) => all(mayOffer(state), mayOfferThis(state, seat, action as OfferAction)),
  sample: (state, seat, random) => sampleOffer(handOf(state, seat), random),
  suggest: (state, seat) => swapsForMissing(handOf(state, seat)),
};

function sampleOffer(hand: readonly number[], random: Random): OfferAction | undefined {
  if (sum(hand) === 0) return undefined;
  const crystal = random.pick(hand);
  const other = (crystal + 1 + random.below(KINDS - 1)) % KINDS;
  return { do: 'offer', give: single(crystal, KINDS), want: single(other, KINDS) };
}

/** One of what the hand has twice, for one of what it has not. */
function swapsForMissing(hand: readonly number[]): readonly OfferAction[] {
  const all = CRYSTALS.map((_, crystal) => crystal);
  const missing = all.filter((crystal) => hand[crystal] === 0);
  const spare = all.filter((crystal) => hand[crystal] > 1);
  return spare.flatMap((give) =>
    missing.map((want): OfferAction => ({ do: 'offer', give: single(give, KINDS), want: single(want, KINDS) })),
  );
}

/** TP-4.4: the offer stands, and everybody else is asked. */
export function makeOffer(t: CometTable, captain: Seat, { give, want }: OfferAction): void {
  const { state } = t;
  state.offersLeft--;
  for (let crystal = 0; crystal < KINDS; crystal++) {
    state.offer[crystal] = give[crystal];
    state.offer[KINDS + crystal] = want[crystal];
    const at = captain * KINDS + crystal;
    state.known[at] = Math.max(state.known[at], give[crystal]); // what is offered is there, as everybody now knows
  }
  for (const seat of seats(state.players)) state.asked[seat] = seat === captain ? 0 : 1;
  t.tell?.({ event: 'offered', rule: 'TP-4.4', seat: captain, give, want });
}

/** TP-4.6: the first to accept swaps with the captain. */
export function accept(t: CometTable, seat: Seat): void {
  const { state } = t;
  pass(state, state.captain, seat, offered(state));
  pass(state, seat, state.captain, wanted(state));
  withdraw(state);
  t.tell?.({ event: 'swapped', rule: 'TP-4.6', seat, captain: state.captain });
}

/** TP-4.7: what all decline is gone. */
export function decline(t: CometTable, seat: Seat): void {
  const { state } = t;
  state.asked[seat] = 0;
  if (!offerStands(state)) withdraw(state);
  t.tell?.({ event: 'declined', rule: 'TP-4.7', seat });
}

export function withdraw(state: State): void {
  state.offer.fill(0);
  state.asked.fill(0);
}
