import {
  type Ask,
  allowed,
  asking,
  drawFromBag,
  type Question,
  refuse,
  type Seat,
  seats,
  sum,
  type Verdict,
} from '@starboard/kernel';
import { type CometAction, ENOUGH, toGrab } from '../actions.ts';
import { CRYSTALS, KINDS } from '../content/crystals.ts';
import type { CometTable, Open, State } from '../state.ts';

/** TP-8.2: crystals for each crew. */
export const GRABS = 2;
/** TP-8.3 */
export const SCRAMBLE_TIME = 10_000;

/** TP-8.1: the comet bursts, and its crystals lie open. */
export function burst(t: CometTable, seat: Seat): void {
  const { state } = t;
  for (let i = 0; i <= t.players; i++) {
    const crystal = drawFromBag(t, 'debris', state.bag);
    if (crystal !== undefined) state.debris[crystal]++;
  }
  state.grabs.fill(GRABS);
  state.burstAt = t.now;
  state.phase = 'scramble';
  t.tell?.({ event: 'burst', rule: 'TP-8.1', seat, crystals: state.debris.slice() });
}

/** TP-8.2: what is gone is gone: somebody else was quicker. */
export function mayGrab(state: Open, crystal: number): Verdict {
  if (state.debris[crystal] > 0) return allowed;
  return refuse('TP-8.2', 'too-late', { crystal: `crystal.${CRYSTALS[crystal]}` });
}

/** TP-8.2: a race. Nobody waits for a turn, and bots take as long as people would (`pause` in `bot/policy.ts`). */
const GRAB: Question<State, CometAction> = {
  kind: 'grab',
  rule: 'TP-8.2',
  race: true,
  options(menu, state) {
    for (let crystal = 0; crystal < KINDS; crystal++) menu.offer(toGrab(crystal), mayGrab(state, crystal));
    menu.offer(ENOUGH);
  },
  deadline: (state) => state.burstAt + SCRAMBLE_TIME,
  timeUp: () => ENOUGH,
};

/** TP-8.2, TP-8.3: all who may still grab something. */
export const grabbers = (state: Open): readonly Ask<State, CometAction>[] =>
  seats(state.players)
    .filter((seat) => state.grabs[seat] > 0)
    .map((seat) => asking(seat, GRAB));

/** TP-8.3 */
export const isSwept = (state: Open): boolean => sum(state.debris) === 0 || sum(state.grabs) === 0;

export function grab(t: CometTable, seat: Seat, action: CometAction): void {
  const { state } = t;
  if (action.do !== 'grab') {
    state.grabs[seat] = 0;
    t.tell?.({ event: 'had-enough', rule: 'TP-8.3', seat });
    return;
  }
  state.debris[action.crystal]--;
  state.grabs[seat]--;
  state.hand[seat * KINDS + action.crystal]++;
  state.known[seat * KINDS + action.crystal]++; // everybody has seen it
  t.tell?.({ event: 'grabbed', rule: 'TP-8.2', seat, crystal: action.crystal });
}

/** TP-8.4: what nobody wants goes back into the bag. */
export function sweep(state: State): void {
  for (let crystal = 0; crystal < KINDS; crystal++) {
    state.bag[crystal] += state.debris[crystal];
    state.debris[crystal] = 0;
  }
  state.grabs.fill(0);
}
