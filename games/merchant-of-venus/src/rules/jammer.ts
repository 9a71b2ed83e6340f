import { others, type Play, type Seat } from '@starboard/kernel';
import { DECLINE, toJam } from '../actions.ts';
import { type Open, openMissions, type T } from '../state.ts';
import { may } from './advantages.ts';
import { amidst, ask, type VenusQuestion } from './ask.ts';

const victims = (state: Open, seat: Seat): readonly Seat[] =>
  others(seat, state.players).filter(
    (other) => state.at[other] === state.at[seat] && openMissions(state, other).length > 0,
  );

/** MV-16.9: which mission against which. */
const JAM: VenusQuestion = amidst({
  kind: 'jam',
  rule: 'MV-16.9',
  options(menu, state, seat) {
    for (const other of victims(state, seat))
      for (const theirs of openMissions(state, other))
        for (const mine of openMissions(state, seat)) menu.offer(toJam(mine, theirs));
    menu.offer(DECLINE);
  },
});

/** MV-16.9, MV-16.17: somebody with a mission is on the same field. A jammer bought later in this turn comes too late. */
export const mayJam = (state: Open, seat: Seat): boolean =>
  may(state, seat, 'jam') && openMissions(state, seat).length > 0 && victims(state, seat).length > 0;

/** MV-16.9: the missions change hands. */
export function* maybeJam(t: T): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (!mayJam(state, seat)) return;
  t.checkpoint();
  const action = yield* ask(t, seat, JAM);
  if (action.do !== 'jam') return;
  const { mine, theirs } = action;
  const other = state.missionAt[theirs];
  state.missionAt[theirs] = seat;
  state.missionAt[mine] = other;
  t.tell?.({ event: 'missions-swapped', rule: 'MV-16.9', seat, other, mine, theirs });
}
