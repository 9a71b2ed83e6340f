import { allowed, type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toInfluence } from '../actions.ts';
import { TO_TRACK } from '../nouns.ts';
import { NOBODY, type Open, type T } from '../state.ts';
import { isFree, needsHalf, sitesOf, stepsFrom, takesDisc } from './galaxy.ts';
import { clearSquares, giveUp, placeDisc, takeControl } from './population.ts';
import { speciesOf } from './powers.ts';
import { hasShipAt, isOpposed } from './ships.ts';

const next: number[] = [];

/** EC-11.2, EC-11.4, EC-11.6: whether a sector beside the target supports it: by control, unless its disc was just lifted, or by a ship. */
function isSupported(state: Open, seat: Seat, to: number, lifted: number): boolean {
  if (hasShipAt(state, seat, to)) return true;
  for (const site of stepsFrom(state, to, needsHalf(state, seat), next))
    if ((state.owner[site] === seat && site !== lifted) || hasShipAt(state, seat, site)) return true;
  return false;
}

/** EC-11.2, EC-11.3: whether a disc may be lifted here. */
function mayLift(state: Open, seat: Seat, from: number): Verdict {
  if (from === TO_TRACK) return state.discs[seat] > 0 ? allowed : refuse('EC-11.2', 'no-disc-left');
  if (state.owner[from] !== seat) return refuse('EC-11.2', 'not-your-sector');
  return state.touched.includes(from) ? refuse('EC-11.3', 'sector-used') : allowed;
}

/** EC-11.2: whether a disc may be put here at all. */
function mayPut(state: Open, seat: Seat, to: number): Verdict {
  if (to === TO_TRACK) return allowed;
  if (state.hex[to] < 0) return refuse('EC-11.2', 'not-on-board');
  if (!takesDisc(state, to)) return refuse('EC-11.2', 'no-influence-space');
  if (!isFree(state, to)) return refuse('EC-11.2', 'sector-controlled');
  if (isOpposed(state, seat, to)) return refuse('EC-11.2', 'opponent-ships');
  return state.touched.includes(to) ? refuse('EC-11.3', 'sector-used') : allowed;
}

/** EC-11.2 to EC-11.4: whether a disc may go from here to there. */
export function mayInfluence(state: Open, seat: Seat, from: number, to: number): Verdict {
  if (from === to) return refuse('EC-11.2', 'nothing-moved');
  const lift = mayLift(state, seat, from);
  if (!lift.ok) return lift;
  const put = mayPut(state, seat, to);
  if (!put.ok || to === TO_TRACK) return put;
  return isSupported(state, seat, to, from) ? allowed : refuse('EC-11.2', 'no-support');
}

export function offerInfluence(menu: Menu<Action>, state: Open, seat: Seat): void {
  const origins = [TO_TRACK, ...sitesOf(state, seat)].filter((from) => mayLift(state, seat, from).ok);
  const targets = state.placed.filter((to) => isFree(state, to) && mayPut(state, seat, to).ok);
  for (const from of origins) {
    for (const to of targets) menu.offer(toInfluence(from, to), mayInfluence(state, seat, from, to));
    if (from !== TO_TRACK) menu.offer(toInfluence(from, TO_TRACK));
  }
}

/** EC-11.2, EC-11.5: the disc moves; what it leaves behind comes back. */
export function* influence(t: T, seat: Seat, from: number, to: number): Play<void> {
  const { state } = t;
  if (from === TO_TRACK) placeDisc(state, seat, to);
  else if (to === TO_TRACK) yield* giveUp(t, from);
  else {
    yield* clearSquares(t, from, -1, false);
    state.owner[from] = NOBODY;
    takeControl(state, seat, to);
  }
  for (const site of [from, to]) if (site !== TO_TRACK) state.touched.push(site);
  t.tell?.({ event: 'influenced', rule: 'EC-11.2', seat, from, to });
}

/** EC-11.1: face-down colony ships are turned up as soon as there are any, since nobody would wait. */
export function turnColonyShips(t: T, seat: Seat): void {
  const { state } = t;
  while (state.colonyTurns > 0 && state.colony[seat] < speciesOf(state, seat).colonyShips) {
    state.colonyTurns--;
    state.colony[seat]++;
  }
}
