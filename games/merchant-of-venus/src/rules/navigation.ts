import type { Menu, Play, Seat } from '@starboard/kernel';
import { type Action, toChartExit, toExit, toFreeExit } from '../actions.ts';
import { STAR_CHART } from '../content/encounters.ts';
import { NAVIGATION_EXITS, NEIGHBOURS } from '../content/map.ts';
import { hasIntel, here, isSolo, leftOf, type Open, type T, USED } from '../state.ts';
import { may } from './advantages.ts';
import { playIntel, type VenusQuestion } from './ask.ts';
import { stopTurn } from './stop.ts';

/** MV-5.7.5, MV-5.7.6: the exit that the neighbour chooses; never the way by which the ship came. */
const EXIT: VenusQuestion = {
  kind: 'exit',
  rule: 'MV-5.7.5',
  options(menu, state) {
    const next = NEIGHBOURS[here(state)];
    for (let i = 0; i < next.length; i++) if (next[i] !== state.from) menu.offer(toExit(next[i]));
  },
};

/** MV-5.7.5: the player to the left chooses; alone, the effect die does, rolled again if it points back. */
export function* askLeft(t: T): Play<number> {
  const { state } = t;
  const seat = state.active;
  if (isSolo(state)) return rollExit(t, seat);
  const by = leftOf(state, seat);
  state.used |= USED.left;
  const action = yield* t.choose(by, EXIT);
  state.used &= ~USED.left;
  if (action.do !== 'exit') throw new Error(`${action.do} is no exit`);
  t.tell?.({ event: 'neighbour-chose', rule: 'MV-5.7.5', seat, by, to: action.to });
  return action.to;
}

function rollExit(t: T, seat: Seat): number {
  for (;;) {
    const die = t.die('exit');
    t.tell?.({ event: 'exit-rolled', rule: 'MV-5.7.5', seat, die });
    const exit = NAVIGATION_EXITS[here(t.state)][die - 1];
    if (exit !== t.state.from) return exit;
  }
}

/** MV-19.5, MV-19.23: by the pilot's ability, once in a turn, or by a star chart. */
const hasFreeExit = (state: Open, seat: Seat): boolean =>
  (state.used & USED.freeExit) === 0 && may(state, seat, 'free-exit');
export const mayChooseExit = (state: Open, seat: Seat): boolean =>
  hasFreeExit(state, seat) || hasIntel(state, seat, STAR_CHART);

/** MV-19.5: every exit but the way one came. */
export function offerExits(menu: Menu<Action>, state: Open, seat: Seat): void {
  if (!mayChooseExit(state, seat)) return;
  const isFree = hasFreeExit(state, seat);
  const hasChart = hasIntel(state, seat, STAR_CHART);
  for (const to of NEIGHBOURS[here(state)]) {
    if (to === state.from) continue;
    if (isFree) menu.offer(toFreeExit(to));
    if (hasChart) menu.offer(toChartExit(to));
  }
}

export function chooseExit(t: T, action: { readonly do: 'free-exit' | 'chart-exit'; readonly to: number }): number {
  const seat = t.state.active;
  if (action.do === 'free-exit') t.state.used |= USED.freeExit;
  else playIntel(t, seat, STAR_CHART, 'MV-19.23');
  t.tell?.({ event: 'exit-chosen', rule: 'MV-19.5', seat, to: action.to });
  return action.to;
}

/** MV-5.7.6: the navigation value points back: the whole turn ends here. */
export function turnBack(t: T): void {
  t.tell?.({ event: 'turned-back', rule: 'MV-5.7.6', seat: t.state.active });
  stopTurn(t);
}
