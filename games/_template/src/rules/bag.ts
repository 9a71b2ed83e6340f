import { drawFromBag, type Seat, sum } from '@starboard/kernel';
import { KINDS } from '../content/crystals.ts';
import type { CometTable, State } from '../state.ts';

/** One crystal out of the bag, seen by its owner alone. An empty bag gives nothing. */
export function scoop(t: CometTable, state: State, seat: Seat, rule: 'TP-2.2' | 'TP-3.5' | 'TP-3.8' | 'TP-7.3'): void {
  const crystal = drawFromBag(t, 'bag', state.bag);
  if (crystal === undefined) return;
  state.hand[seat * KINDS + crystal]++;
  t.tell?.({ event: 'scooped', rule, seat, crystal });
}

/** A crystal out of a hand into the bag, for all to see. */
export function handIn(state: State, seat: Seat, crystal: number): void {
  leave(state, seat, crystal, 1);
  state.bag[crystal]++;
}

/** Crystals from hand to hand, for all to see: from now on everybody knows where they are. */
export function pass(state: State, from: Seat, to: Seat, counts: readonly number[]): void {
  for (let crystal = 0; crystal < KINDS; crystal++) {
    leave(state, from, crystal, counts[crystal]);
    state.hand[to * KINDS + crystal] += counts[crystal];
    state.known[to * KINDS + crystal] += counts[crystal];
  }
}

function leave(state: State, seat: Seat, crystal: number, n: number): void {
  const at = seat * KINDS + crystal;
  state.hand[at] -= n;
  state.known[at] = Math.max(0, state.known[at] - n);
}

/** Crystals into the bag face down: of each kind, all of them may be gone, as far as the others know. */
export function putBackUnseen(state: State, seat: Seat, counts: readonly number[]): void {
  const gone = sum(counts);
  for (let crystal = 0; crystal < KINDS; crystal++) {
    const at = seat * KINDS + crystal;
    state.hand[at] -= counts[crystal];
    state.bag[crystal] += counts[crystal];
    state.known[at] = Math.max(0, state.known[at] - gone);
  }
}
