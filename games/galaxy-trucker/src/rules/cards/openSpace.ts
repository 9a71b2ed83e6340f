import type { Play, Seat } from '@starboard/kernel';
import { WHOLE_SHIP } from '../../nouns.ts';
import { bothHalves, halfInRace, inRace, STATE_ENGINES, type State, type T } from '../../state.ts';
import { giveUp } from '../giveUp.ts';
import { engineStrength, engineStrengthOfHalf, prepareStrength } from '../power.ts';
import { move } from '../race.ts';

/** GT-12.1: each states his engine strength and moves at once; GT-19.36: twice as far in Wide Open Space. */
export function* openSpace(t: T, order: readonly Seat[], factor = 1): Play<void> {
  const { state } = t;
  for (const seat of order) {
    if (!inRace(state, seat)) continue;
    const both = bothHalves(state) && halfInRace(state, seat, 0) && halfInRace(state, seat, 1);
    if (!(yield* prepareStrength(t, seat, STATE_ENGINES, both))) continue;
    state.stating = 0;
    dropIdleHalf(t, seat);
    const strength = engineStrength(state, seat);
    t.tell?.({ event: 'strength-stated', rule: 'GT-10.1', seat, what: 'engines', half: 2, strength });
    if (strength === 0) giveUpStranded(t, seat);
    else move(t, seat, strength * factor, 'GT-12.1');
  }
}

const racingHalves = (state: State, seat: Seat): number[] => [0, 1].filter((half) => halfInRace(state, seat, half));

/** GT-18.21: a half without strength gives up, and the other moves the rocket. */
function dropIdleHalf(t: T, seat: Seat): void {
  const racing = racingHalves(t.state, seat);
  const idle = racing.filter((half) => engineStrengthOfHalf(t.state, seat, half) === 0);
  if (racing.length === 2 && idle.length === 1) giveUp(t, seat, idle[0], true, 'GT-18.21');
}

/** GT-13.2 c: who has no strength gives up at once; GT-18.32: not a half that is in hyperspace. */
function giveUpStranded(t: T, seat: Seat): void {
  const racing = racingHalves(t.state, seat);
  giveUp(t, seat, racing.length === 2 ? WHOLE_SHIP : racing[0], true, 'GT-13.2');
}
