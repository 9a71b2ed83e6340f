import { type Random, type Seat, sum, type ViewRules } from '@starboard/kernel';
import { KINDS } from './content/crystals.ts';
import { everySeat, handOf, type State } from './state.ts';

/** Who may know what of the state. Hidden things show as counts. */
export const view: ViewRules<State> = {
  phase: 'public',
  players: 'public',
  hourglass: 'public',
  deck: (state) => ({ count: state.deck.length }),
  comet: 'public',
  appearedAt: 'public',
  caught: 'public',
  fuel: 'public',
  station: 'public',
  bag: (state) => ({ count: sum(state.bag) }),
  hand: (state, viewer) =>
    everySeat(state).map((seat) =>
      seat === viewer || state.phase === 'over' ? handOf(state, seat) : { count: sum(handOf(state, seat)) },
    ),
  known: 'public',
  wish: (state, viewer) =>
    state.wish.map((crystal, seat) => (seat === viewer || state.phase === 'over' ? crystal : -1)),
  sets: 'public',
  captain: 'public',
  offersLeft: 'public',
  offer: 'public',
  asked: 'public',
};

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
