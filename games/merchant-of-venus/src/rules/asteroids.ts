import { allowed, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { DECLINE, DRILL } from '../actions.ts';
import { NONE, type Open, type T } from '../state.ts';
import { may } from './advantages.ts';
import { amidst, ask, type VenusQuestion } from './ask.ts';

/** MV-16.5: drill here or not. */
const DRILL_HERE: VenusQuestion = amidst({
  kind: 'drill',
  rule: 'MV-16.5',
  options(menu) {
    menu.offer(DRILL);
    menu.offer(DECLINE);
  },
});

/** MV-16.5, MV-1.17: with a licence and a free marker, where no drill lies. */
export function mayDrill(state: Open, seat: Seat, field: number): Verdict {
  if (!may(state, seat, 'drill')) return refuse('MV-16.5', 'no-licence');
  if (state.marker[field] !== NONE) return refuse('MV-16.5', 'drill-lies-there');
  return state.markers[seat] > 0 ? allowed : refuse('MV-1.17', 'no-marker');
}

/** MV-16.5, MV-16.21: on entering an asteroid, or when the field becomes one under the ship. */
export function* maybeDrill(t: T, field: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  if (!mayDrill(state, seat, field).ok) return;
  const action = yield* ask(t, seat, DRILL_HERE);
  if (action.do !== 'drill') return;
  state.markers[seat]--;
  state.marker[field] = seat;
  t.tell?.({ event: 'drilled', rule: 'MV-16.5', seat, at: field });
}
