import { dealAgain, dealCounts, others, type Random, type Seat, sum } from '@starboard/kernel';
import { KINDS } from './content/crystals.ts';
import { handOf, type State } from './state.ts';

/**
 * Deals out anew what the viewer may not know. It starts from the unordered pool of all hidden things, so the result
 * depends on nothing but what the viewer knows, and on luck.
 */
export function redeal(state: State, viewer: Seat, random: Random): void {
  dealAgain(random, [state.deck]);
  dealAgain(random, [state.finds]);
  if (state.phase === 'over') return; // hands and wishes lie open
  const strangers = others(viewer, state.players);
  const unknown = strangers.map((seat) => putBack(state, seat));
  strangers.forEach((seat, i) => {
    dealCounts(random, state.bag, unknown[i], state.hand, seat * KINDS);
    state.wish[seat] = random.below(KINDS);
  });
}

/** Everything that is not known to be in that hand goes into the bag; returns how much that is. */
function putBack(state: State, seat: Seat): number {
  const before = sum(handOf(state, seat));
  for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) {
    state.bag[at % KINDS] += state.hand[at] - state.known[at];
    state.hand[at] = state.known[at];
  }
  return before - sum(handOf(state, seat));
}
