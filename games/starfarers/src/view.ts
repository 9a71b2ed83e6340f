import { sum, type ViewRules } from '@starboard/kernel';
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
