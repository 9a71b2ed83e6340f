import {
  allowed,
  bit,
  bitsOf,
  covers,
  type Form,
  type FormField,
  isIn,
  type Menu,
  others,
  type Question,
  type Random,
  refuse,
  type Seat,
  seats,
  single,
  sum,
  type Verdict,
} from '@starboard/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { CARDS_PER_KIND, type Cards, COST, KINDS, RESOURCES } from '../content/index.ts';
import { handOf, handSize, type Offer, type State, type T } from '../state.ts';
import { handOver, keepCovered, show } from './cards.ts';

/** SF-7.8: offers of one player in one turn, counter-offers included. */
export const MOST_OFFERS = 20;

/** SF-7.3: something on each side, and no kind on both. */
function isExchange(give: Cards, want: Cards): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (give[kind] > 0 && want[kind] > 0) return false;
  return sum(give) > 0 && sum(want) > 0;
}

const sameCards = (a: Cards, b: Cards): boolean => a.every((cards, kind) => cards === b[kind]);

/** SF-7.8: refused before, and both hands are still the same. */
function wasDeclined(state: State, from: Seat, to: Seat, give: Cards, want: Cards): boolean {
  return state.declined.some(
    (old) => old.from === from && old.to === to && sameCards(old.give, give) && sameCards(old.want, want),
  );
}

/** SF-7.3, SF-7.7, SF-7.8 */
export function mayOffer(state: State, seat: Seat, give: Cards, want: Cards, to: readonly Seat[]): Verdict {
  if (state.offersMade[seat] >= MOST_OFFERS) return refuse('SF-7.8', 'too-many-offers', { most: MOST_OFFERS });
  if (!isExchange(give, want)) return refuse('SF-7.3', 'no-exchange');
  if (!covers(state.hand, give, seat * KINDS)) return refuse('SF-7.7', 'cards-not-in-hand');
  const partners = seat === state.active ? others(seat, state.players) : [state.active];
  if (to.length === 0 || !to.every((partner) => partners.includes(partner))) return refuse('SF-7.1', 'not-a-partner');
  return to.some((partner) => wasDeclined(state, seat, partner, give, want))
    ? refuse('SF-7.8', 'declined-before')
    : allowed;
}

export const findOffer = (state: State, id: number): Offer | undefined => state.offers.find((offer) => offer.id === id);

/** The partners of a seat: the others for the active player, the active player for the others (SF-7.1). */
const partnersOf = (state: State, seat: Seat): readonly Seat[] =>
  seat === state.active ? others(seat, state.players) : [state.active];

/** SF-7.4, SF-7.6: opens an offer; a new one takes the place of the seat's old one (SF-7.5). */
export function openOffer(t: T, seat: Seat, give: Cards, want: Cards, to: readonly Seat[]): void {
  const { state } = t;
  const id = state.nextOffer++;
  state.offersMade[seat]++;
  show(state, seat, give);
  const open = bitsOf(to);
  state.offers = [
    ...state.offers.filter((offer) => offer.from !== seat),
    { id, from: seat, give, want, open, accepted: 0 },
  ];
  t.tell?.({ event: 'offered', rule: 'SF-7.4', seat, offer: id, give, want, to });
  for (const other of to) declineForLack(t, other, id);
}

/** SF-7.10: whether the cards may be in this hand, as far as all can tell. */
function mightHold(state: State, seat: Seat, cards: Cards): boolean {
  let lacking = 0;
  for (let kind = 0; kind < KINDS; kind++) lacking += Math.max(0, cards[kind] - state.known[seat * KINDS + kind]);
  return lacking <= handSize(state, seat) - sum(state.known, seat * KINDS, (seat + 1) * KINDS);
}

/** SF-7.10: an offer to somebody who cannot have the cards, as all can see, is declined by itself. */
function declineForLack(t: T, seat: Seat, id: number): void {
  const offer = findOffer(t.state, id);
  if (offer !== undefined && !mightHold(t.state, seat, offer.want)) decline(t, seat, offer, 'SF-7.10');
}

/** SF-7.7: accepting needs the cards wanted. */
export function mayAccept(state: State, seat: Seat, offer: Offer): Verdict {
  return covers(state.hand, offer.want, seat * KINDS) ? allowed : refuse('SF-7.7', 'cards-not-in-hand');
}

/** SF-7.4: both hands are checked again before the exchange. */
export function mayDeal(state: State, offer: Offer, partner: Seat): Verdict {
  if (!covers(state.hand, offer.give, offer.from * KINDS)) return refuse('SF-7.4', 'cards-not-in-hand');
  return mayAccept(state, partner, offer);
}

/** SF-7.4: the exchange, in one step. */
function exchange(t: T, offer: Offer, partner: Seat): void {
  const { state } = t;
  handOver(state, offer.from, partner, offer.give);
  handOver(state, partner, offer.from, offer.want);
  close(state, offer);
  keepCovered(t, offer.from);
  keepCovered(t, partner);
  t.tell?.({ event: 'traded', rule: 'SF-7.4', seat: offer.from, with: partner, gave: offer.give, got: offer.want });
}

function close(state: State, offer: Offer): void {
  state.offers = state.offers.filter((one) => one.id !== offer.id);
}

/** SF-7.5: all open offers lapse. */
export function lapseOffers(state: State): void {
  if (state.offers.length > 0) state.offers = [];
}

function decline(t: T, seat: Seat, offer: Offer, rule = 'SF-7.4'): void {
  const { state } = t;
  const left = offer.open & ~bit(seat);
  state.declined = [...state.declined, { from: offer.from, to: seat, give: offer.give, want: offer.want }];
  if (left === 0 && offer.accepted === 0) close(state, offer);
  else replace(state, { ...offer, open: left });
  t.tell?.({ event: 'offer-refused', rule, seat, offer: offer.id });
}

function replace(state: State, offer: Offer): void {
  state.offers = state.offers.map((one) => (one.id === offer.id ? offer : one));
}

/** SF-7.4: the active player's offer is accepted, and waits for his pick; an offer made to him is carried out at once. */
function accept(t: T, seat: Seat, offer: Offer): void {
  const { state } = t;
  if (seat === state.active) {
    exchange(t, offer, seat);
    return;
  }
  show(state, seat, offer.want);
  replace(state, { ...offer, open: offer.open & ~bit(seat), accepted: offer.accepted | bit(seat) });
  t.tell?.({ event: 'offer-accepted', rule: 'SF-7.4', seat, offer: offer.id });
}

type TradeAction = ActionOf<'offer' | 'counter' | 'accept' | 'refuse' | 'withdraw' | 'deal'>;
const TRADE_VERBS: ReadonlySet<string> = new Set<TradeAction['do']>([
  'offer',
  'counter',
  'accept',
  'refuse',
  'withdraw',
  'deal',
]);
export const isTrade = (action: Action): action is TradeAction => TRADE_VERBS.has(action.do);

/** SF-7: what either side may do with offers. */
export function trade(t: T, seat: Seat, action: TradeAction): void {
  const { state } = t;
  if (action.do === 'offer') return openOffer(t, seat, action.give, action.want, action.to);
  const offer = findOffer(state, action.offer);
  if (offer === undefined) throw new Error(`Offer ${action.offer} is not open`);
  switch (action.do) {
    case 'counter':
      decline(t, seat, offer);
      return openOffer(t, seat, action.give, action.want, [offer.from]);
    case 'accept':
      return accept(t, seat, offer);
    case 'refuse':
      return decline(t, seat, offer);
    case 'deal':
      return exchange(t, offer, action.with);
    case 'withdraw':
      close(state, offer);
      t.tell?.({ event: 'offer-withdrawn', rule: 'SF-7.7', seat, offer: offer.id });
  }
}

/** What a seat gives and gets by an offer of its own, or by one made to it. */
const termsOf = ({ from, give, want }: Offer, seat: Seat): { give: Cards; get: Cards } =>
  from === seat ? { give, get: want } : { give: want, get: give };

/** Answers to open offers, withdrawals, and the active player's picks. */
export function offerTrades(menu: Menu<Action>, state: State, seat: Seat): void {
  for (const offer of state.offers) {
    const terms = { offer: offer.id, ...termsOf(offer, seat) };
    if (offer.from === seat) {
      menu.offer({ do: 'withdraw', ...terms });
      for (let partner = 0; partner < state.players; partner++) {
        if (!isIn(offer.accepted, partner)) continue;
        menu.offer({ do: 'deal', with: partner, ...terms }, mayDeal(state, offer, partner));
      }
    } else if (isIn(offer.open, seat)) {
      menu.offer(
        { do: 'accept', ...terms },
        seat === state.active ? mayDeal(state, offer, seat) : mayAccept(state, seat, offer),
      );
      menu.offer({ do: 'refuse', ...terms });
    }
  }
}

/** Whoever leaves the terms open means the offer as it stands. */
export function completeTrade(state: State, seat: Seat, action: Action): Action {
  if (!isTrade(action) || action.do === 'offer' || action.do === 'counter') return action;
  const offer = findOffer(state, action.offer);
  return offer === undefined ? action : { ...action, ...definedOf(termsOf(offer, seat), action) };
}

/** The terms, but for those that the answer names itself. */
const definedOf = (terms: { give: Cards; get: Cards }, named: Partial<typeof terms>): typeof terms => ({
  give: named.give ?? terms.give,
  get: named.get ?? terms.get,
});

const exchangeFields = (state: State, seat: Seat): FormField[] => [
  { name: 'give', type: 'counts', of: 'resource', ids: RESOURCES, max: handOf(state, seat) },
  { name: 'want', type: 'counts', of: 'resource', ids: RESOURCES, max: RESOURCES.map(() => CARDS_PER_KIND) },
];

/** One or two cards of one kind against one of another. */
function sampleExchange(state: State, seat: Seat, random: Random): { give: Cards; want: Cards } | undefined {
  if (handSize(state, seat) === 0) return undefined;
  const given = random.pick(handOf(state, seat));
  const wanted = (given + 1 + random.below(KINDS - 1)) % KINDS;
  const cards = 1 + random.below(Math.min(2, state.hand[seat * KINDS + given]));
  return {
    give: RESOURCES.map((_, kind) => (kind === given ? cards : 0)),
    want: RESOURCES.map((_, kind) => (kind === wanted ? 1 : 0)),
  };
}

function checked<A>(form: Form<State, A>): Form<State, A> {
  return {
    ...form,
    sample(state, seat, random) {
      const action = form.sample(state, seat, random);
      return action !== undefined && form.check(state, seat, action).ok ? action : undefined;
    },
  };
}

const mayStillOffer = (state: State, seat: Seat): Verdict => {
  if (state.offersMade[seat] >= MOST_OFFERS) return refuse('SF-7.8', 'too-many-offers', { most: MOST_OFFERS });
  return handSize(state, seat) > 0 ? allowed : refuse('SF-7.7', 'cards-not-in-hand');
};

/** Offers of a bot in one turn: enough to be heard, few enough not to be a nuisance. */
const OFFERS_OF_A_BOT = 2;
const MOST_SUGGESTIONS = 6;

/** Cards of a kind that a seat is sure of in another hand. */
const sureOf = ({ players, known, privy }: State, seat: Seat, other: Seat, kind: number): number =>
  known[other * KINDS + kind] + privy[(seat * players + other) * KINDS + kind];

/**
 * One card that is not needed for the one card that something to be built still lacks, to those who surely hold it and have
 * more of it than of what they would get.
 */
function suggestOffers(state: State, seat: Seat): ActionOf<'offer'>[] {
  const busy = state.offers.some((offer) => offer.from === seat);
  if (seat !== state.active || busy || state.offersMade[seat] >= OFFERS_OF_A_BOT) return [];
  const partners = seats(state.players).filter((other) => other !== seat);
  const suggestions = new Map<number, ActionOf<'offer'>>();
  for (const cost of COST) {
    const lacking = RESOURCES.flatMap((_, kind) =>
      Array(Math.max(0, cost[kind] - state.hand[seat * KINDS + kind])).fill(kind),
    );
    if (lacking.length !== 1) continue;
    const [wanted] = lacking;
    for (let given = 0; given < KINDS; given++) {
      if (given === wanted || state.hand[seat * KINDS + given] <= cost[given]) continue;
      const [give, want] = [single(given, KINDS), single(wanted, KINDS)];
      const to = partners.filter(
        (other) =>
          sureOf(state, seat, other, wanted) > sureOf(state, seat, other, given) &&
          !wasDeclined(state, seat, other, give, want),
      );
      if (mayOffer(state, seat, give, want, to).ok)
        suggestions.set(given * KINDS + wanted, { do: 'offer', give, want, to });
    }
  }
  return [...suggestions.values()].slice(0, MOST_SUGGESTIONS);
}

export const offerForm: Form<State, ActionOf<'offer'>> = checked<ActionOf<'offer'>>({
  do: 'offer',
  open: mayStillOffer,
  fields: (state, seat) => [
    ...exchangeFields(state, seat),
    { name: 'to', type: 'seats', seats: partnersOf(state, seat), min: 1 },
  ],
  check: (state, seat, { give, want, to }) => mayOffer(state, seat, give, want, to),
  sample(state, seat, random) {
    const exchange = sampleExchange(state, seat, random);
    const to = [...partnersOf(state, seat)].sort((a, b) => a - b);
    return exchange === undefined ? undefined : { do: 'offer', ...exchange, to };
  },
  suggest: suggestOffers,
});

/** The offer that a seat can answer with a counter-offer. */
const answerable = (state: State, seat: Seat): Offer | undefined =>
  state.offers.find((offer) => isIn(offer.open, seat));

export const counterForm: Form<State, ActionOf<'counter'>> = checked<ActionOf<'counter'>>({
  do: 'counter',
  open: (state, seat) =>
    answerable(state, seat) === undefined ? refuse('SF-7.4', 'no-offer-to-answer') : mayStillOffer(state, seat),
  fields: (state, seat) => [
    ...exchangeFields(state, seat),
    { name: 'offer', type: 'number', min: answerable(state, seat)?.id ?? 0, max: state.nextOffer - 1 },
  ],
  check(state, seat, { offer: id, give, want }) {
    const offer = findOffer(state, id);
    if (offer === undefined || !isIn(offer.open, seat)) return refuse('SF-7.4', 'no-offer-to-answer');
    return mayOffer(state, seat, give, want, [offer.from]);
  },
  sample(state, seat, random) {
    const offer = answerable(state, seat);
    const exchange = sampleExchange(state, seat, random);
    return offer === undefined || exchange === undefined ? undefined : { do: 'counter', offer: offer.id, ...exchange };
  },
  suggest: () => [],
});

/** SF-7.4, SF-7.6, SF-7.7: what the others may do in the active player's phase; nobody waits for them. */
export const partnerTrade: Question<State, Action> = {
  kind: 'answer-offers',
  rule: 'SF-7.6',
  urgency: (state, seat) => (state.offers.length > 0 && answerable(state, seat) !== undefined ? 'invited' : 'free'),
  options: offerTrades,
  forms: [offerForm, counterForm],
  complete: completeTrade,
  judge: (_state, _seat, action) =>
    isTrade(action) ? refuse('SF-7.4', 'no-offer-to-answer') : refuse('SF-7.6', 'not-offered'),
};
