import { type SeenOf, viewOf } from '@starboard/kernel';
import { knowsChit } from './rules/exploration.ts';
import { readingOf } from './rules/reading.ts';
import { fields, handOf, handSize } from './state.ts';

/** SF-23.1 to SF-23.3: what is secret in the state, and who may know what of it. */
export const view = viewOf(fields, {
  /** The kinds of one's own hand, the size of the others'. */
  hand: (state, viewer) =>
    state.colour.map((_, seat) => (seat === viewer ? handOf(state, seat) : handSize(state, seat))),
  /** SF-14.2: face-down chits only for those who have looked. */
  chit: (state, viewer) => state.chit.map((chit, planet) => (knowsChit(state, viewer, planet) ? chit : -1)),
  /** SF-12.2, SF-12.28: what has been read of the card, never the card. */
  encounter: (state) => readingOf(state, state.encounter),
});

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}
