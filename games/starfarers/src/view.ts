import { type EventViews, type Seat, sum, type Viewer, type ViewRules } from '@starboard/kernel';
import type { StarfarersEvent } from './events.ts';
import { knowsChit } from './rules/exploration.ts';
import { readingOf } from './rules/reading.ts';
import { handOf, handSize, type State } from './state.ts';

/** SF-23.1 to SF-23.3: who may know what, field by field. */
export const view: ViewRules<State> = {
  players: 'public',
  colour: 'public',
  fasterStart: 'public',
  twoYellowBalls: 'public',
  phase: 'public',
  active: 'public',
  turn: 'public',
  placed: 'public',
  piece: 'public',
  shipAt: 'public',
  shipKind: 'public',
  coloniesLeft: 'public',
  stationsLeft: 'public',
  ringsLeft: 'public',
  due: 'public',
  /** The kinds of one's own hand, the size of the others'. */
  hand: (state, viewer) =>
    Array.from({ length: state.players }, (_, seat) => (seat === viewer ? handOf(state, seat) : handSize(state, seat))),
  bank: 'public',
  supply: (state) => sum(state.supply),
  known: 'public',
  privy: 'owner',
  upgrades: 'public',
  fame: 'public',
  cards: 'public',
  disc: 'public',
  /** SF-14.2: face-down chits only for those who have looked. */
  chit: (state, viewer) => state.chit.map((chit, planet) => (knowsChit(state, viewer, planet) ? chit : -1)),
  faceUp: 'public',
  /** Whoever flies past is seen by all; what he sees is not. */
  seen: 'public',
  /** Every reserve chit that is gone lies face up on a planet, so all know which are left. */
  reserve: 'public',
  trophy: 'public',
  deck: (state) => sum(state.deck),
  /** SF-12.2, SF-12.28: what has been read of the card, never the card. */
  encounter: (state) => readingOf(state, state.encounter),
  node: 'nobody',
  effect: 'nobody',
  path: 'public',
  gift: 'public',
  received: 'public',
  owed: 'public',
  supplyRight: 'public',
  usedFame: 'public',
  usedLevy: 'public',
  usedGoodsRate: 'public',
  offers: 'public',
  offersMade: 'public',
  declined: 'public',
  nextOffer: 'public',
  baseSpeed: 'public',
  startedAt: 'public',
  flown: 'public',
  ended: 'public',
  moving: 'public',
  grounded: 'public',
};

/** SF-23.2: the kind of a card that passes unseen is for those it passes between. */
function kindFor<E extends { readonly kind?: number }>(...knowing: ((event: E) => Seat)[]) {
  return (event: E, viewer: Viewer): unknown => {
    if (knowing.some((seatOf) => seatOf(event) === viewer)) return event;
    const { kind: _, ...rest } = event;
    return rest;
  };
}

export const eventView: EventViews<StarfarersEvent> = {
  'first-player': 'public',
  'colony-placed': 'public',
  'spaceport-placed': 'public',
  'turn-began': 'public',
  'dice-rolled': 'public',
  produced: 'public',
  'bank-short': 'public',
  discarded: 'public',
  stole: kindFor(
    (event) => event.seat,
    (event) => event.from,
  ),
  declined: 'public',
  'relief-taken': 'public',
  'supply-drawn': kindFor((event) => event.seat),
  'supply-rebuilt': 'public',
  offered: 'public',
  'offer-accepted': 'public',
  'offer-refused': 'public',
  'offer-withdrawn': 'public',
  traded: 'public',
  'bank-traded': 'public',
  'ship-built': 'public',
  'spaceport-built': 'public',
  'upgrade-built': 'public',
  levied: 'public',
  'balls-drawn': 'public',
  'speed-set': 'public',
  'encounter-read': 'public',
  'encounter-answered': 'public',
  'cards-given': 'public',
  compared: 'public',
  'nothing-happened': 'public',
  'fame-changed': 'public',
  'cards-gained': 'public',
  'card-passed': kindFor(
    (event) => event.seat,
    (event) => event.to,
  ),
  'upgrade-gained': 'public',
  'upgrade-lost': 'public',
  'ship-grounded': 'public',
  'trade-ship-granted': 'public',
  'trade-ship-placed': 'public',
  jumped: 'public',
  'cards-returned': 'public',
  'encounters-shuffled': 'public',
  flew: 'public',
  /** SF-14.2: that somebody looked can be seen; what he saw cannot. */
  looked: (event, viewer) => {
    if (event.seat === viewer) return event;
    const { chit: _, ...rest } = event;
    return rest;
  },
  'colony-founded': 'public',
  'station-founded': 'public',
  'disc-won': 'public',
  'obstacle-cleared': 'public',
  won: 'public',
};
