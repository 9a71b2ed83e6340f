import type { Menu, Play, Seat } from '@starboard/kernel';
import { type Action, ROLL_TARGET, toChartJump, toFreeJump } from '../actions.ts';
import { STAR_CHART } from '../content/encounters.ts';
import { hasIntel, here, NONE, type Open, type T } from '../state.ts';
import { may } from './advantages.ts';
import { amidst, ask, playIntel, type VenusQuestion } from './ask.ts';
import { didThis } from './missions.ts';
import { hasAssignment, hasCompass, offerCompass, offerCourses, readCompass, setCourse } from './speed.ts';

/** MV-19.7, MV-19.23: a target of one's own choice. */
const mayChooseTarget = (state: Open, seat: Seat): boolean =>
  may(state, seat, 'free-target') || hasIntel(state, seat, STAR_CHART);

function offerTargets(menu: Menu<Action>, state: Open, seat: Seat): void {
  const isFree = may(state, seat, 'free-target');
  const hasChart = hasIntel(state, seat, STAR_CHART);
  for (const to of state.teleportal) {
    if (to === NONE || to === here(state)) continue;
    if (isFree) menu.offer(toFreeJump(to));
    if (hasChart) menu.offer(toChartJump(to));
  }
}

/** MV-5.8.2, MV-5.8.3: a navigation die now, or the effect die. With a value set, only a key or chart leaves anything to choose. */
const TELEPORTAL: VenusQuestion = amidst({
  kind: 'teleportal',
  rule: 'MV-5.8.2',
  options(menu, state, seat) {
    menu.offer(ROLL_TARGET);
    offerCourses(menu, state, seat);
    offerCompass(menu, state, seat);
    offerTargets(menu, state, seat);
  },
});

/** MV-5.8.2 to MV-5.8.5: entering a teleportal; the jump costs nothing and never leads to another. */
export function* enterTeleportal(t: T, field: number): Play<void> {
  const { state } = t;
  const seat = state.active;
  const isAsked =
    mayChooseTarget(state, seat) || (state.course === 0 && (hasAssignment(state, seat) || hasCompass(state, seat)));
  if (!isAsked) return yield* jumpTo(t, seat, targetByNumber(t, seat), field);
  const action = yield* ask(t, seat, TELEPORTAL);
  if (action.do === 'free-jump') return yield* jumpTo(t, seat, action.to, field);
  if (action.do === 'chart-jump') {
    playIntel(t, seat, STAR_CHART, 'MV-19.23');
    return yield* jumpTo(t, seat, action.to, field);
  }
  if (action.do === 'course') setCourse(t, seat, action.die, action.value);
  if (action.do === 'compass') readCompass(t, seat);
  yield* jumpTo(t, seat, targetByNumber(t, seat), field);
}

/** MV-5.8.3, MV-5.7.10: the navigation value, or the effect die, which sets none. */
function targetByNumber(t: T, seat: Seat): number {
  const { state } = t;
  if (state.course > 0) return state.teleportal[state.course - 1];
  const die = t.die('target');
  t.tell?.({ event: 'target-rolled', rule: 'MV-5.8.3', seat, die });
  return state.teleportal[die - 1];
}

/** MV-5.8.4, MV-5.8.5, MV-5.5.3: to another teleportal, from where every way is open; else nothing happens. */
function* jumpTo(t: T, seat: Seat, target: number, entered: number): Play<void> {
  const { state } = t;
  if (target === NONE || target === entered) {
    t.tell?.({ event: 'gate-ignored', rule: 'MV-5.8.4', seat });
    return;
  }
  state.at[seat] = target;
  state.from = NONE;
  t.tell?.({ event: 'jumped', rule: 'MV-5.8.2', seat, to: target });
  yield* didThis(t, 'jump-teleportal');
}
