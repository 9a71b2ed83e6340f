import { type SeenOf, seats, sum, viewOf } from '@starboard/kernel';
import { fields, handOf } from './state.ts';

/** What is secret in the state: hands and wishes, until all is over. */
export const view = viewOf(fields, {
  hand: (state, viewer) =>
    seats(state.players).map((seat) =>
      seat === viewer || state.phase === 'over' ? handOf(state, seat) : sum(handOf(state, seat)),
    ),
  wish: (state, viewer) =>
    state.wish.map((crystal, seat) => (seat === viewer || state.phase === 'over' ? crystal : -1)),
});

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}
