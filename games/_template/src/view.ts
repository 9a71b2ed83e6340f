import { type Random, type Seat, type SeenOf, sum, viewOf } from '@starboard/kernel';
import { KINDS } from './content/crystals.ts';
import { everySeat, fields, handOf, type State } from './state.ts';

/** What is secret in the state: hands and wishes, until all is over. */
export const view = viewOf(fields, {
  hand: (state, viewer) =>
    everySeat(state).map((seat) =>
      seat === viewer || state.phase === 'over' ? handOf(state, seat) : sum(handOf(state, seat)),
    ),
  wish: (state, viewer) =>
    state.wish.map((crystal, seat) => (seat === viewer || state.phase === 'over' ? crystal : -1)),
});

/** The state as a viewer sees it. */
export interface Seen extends SeenOf<typeof view> {}

/**
 * Deals out anew what the viewer may not know. It starts from the unordered pool of all hidden things, so the result
 * depends on nothing but what the viewer knows, and on luck.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  if (state.phase === 'over') return;
  const others = everySeat(state).filter((seat) => seat !== viewer);
  const sizes = others.map((seat) => sum(handOf(state, seat)));
  for (const seat of others) empty(state, seat);
  others.forEach((seat, i) => {
    fill(state, seat, sizes[i], random);
    state.wish[seat] = random.below(KINDS);
  });
  state.deck.sort((a, b) => a - b);
  random.shuffle(state.deck);
}

/** Everything that is not known to be in that hand goes into the bag. */
function empty(state: State, seat: Seat): void {
  for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) {
    state.bag[at % KINDS] += state.hand[at] - state.known[at];
    state.hand[at] = state.known[at];
  }
}

function fill(state: State, seat: Seat, size: number, random: Random): void {
  for (let missing = size - sum(handOf(state, seat)); missing > 0; missing--) {
    const crystal = random.pick(state.bag);
    state.bag[crystal]--;
    state.hand[seat * KINDS + crystal]++;
  }
}
