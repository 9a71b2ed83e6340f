import { type Menu, type Play, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { type Action, toMove } from '../actions.ts';
import { SITE_COUNT } from '../content/sectors.ts';
import { TYPES } from '../content/terms.ts';
import { type Open, SHIP_TYPE, SHIPS, type T } from '../state.ts';
import { swallow } from './blackHole.ts';
import { shipValue } from './blueprints.ts';
import { takeDiscovery } from './discovery.ts';
import { isBlackHole, needsHalf, stepsFrom } from './galaxy.ts';
import { canFly, counted, countShips, enter, isPinned, isTwin, opponentsAt, shipOf } from './ships.ts';

const distance = new Int8Array(SITE_COUNT);
const next: number[] = [];

/**
 * EC-10.1, EC-10.3, EC-32.3: the sites that a ship can get to with so much movement, nearest first. A ship that is pinned where it
 * comes through goes no farther, and none leaves a black hole. Count the ships before.
 */
export function reachable(state: Open, seat: Seat, from: number, movement: number): readonly number[] {
  const half = needsHalf(state, seat);
  const found = [from];
  distance.fill(-1);
  distance[from] = 0;
  for (let i = 0; i < found.length; i++) {
    const site = found[i];
    if (distance[site] === movement || isBlackHole(site)) continue;
    if (isPinned(state, seat, site, site === from ? 0 : 1)) continue;
    for (const to of stepsFrom(state, site, half, next)) {
      if (distance[to] >= 0) continue;
      distance[to] = distance[site] + 1;
      found.push(to);
    }
  }
  return found.slice(1);
}

/** How far ships of each type go. */
export const movementOf = (state: Open, seat: Seat, type: number): number => shipValue(state, seat, type, 'movement');

/** EC-10.1: every ship that can move, and where to. Ships that are alike are offered once. */
export function offerMoves(menu: Menu<Action>, state: Open, seat: Seat): void {
  countShips(state);
  const movement = TYPES.map((_, type) => movementOf(state, seat, type));
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = state.shipAt[shipOf(seat, ship)];
    if (from < 0 || !canFly(ship) || isTwin(state, seat, ship)) continue;
    for (const to of reachable(state, seat, from, movement[SHIP_TYPE[ship]])) menu.offer(toMove(ship, to));
  }
}

/** EC-10.2 to EC-10.5: why a ship cannot go there. */
export function mayMove(state: Open, seat: Seat, ship: number, to: number): Verdict {
  const from = state.shipAt[shipOf(seat, ship)];
  if (from < 0) return refuse('EC-10.1', 'ship-not-on-board');
  if (!canFly(ship)) return refuse('EC-10.2', 'starbases-stay');
  countShips(state);
  if (isPinned(state, seat, from))
    return refuse('EC-10.3', 'pinned', { ships: counted(seat, from), opponents: opponentsAt(seat, from) });
  const movement = movementOf(state, seat, SHIP_TYPE[ship]);
  if (isTwin(state, seat, ship) && reachable(state, seat, from, movement).includes(to))
    return refuse('EC-10.1', 'move-its-twin');
  return refuse('EC-10.1', 'out-of-reach', { movement });
}

/** EC-10.1, EC-32.2, EC-32.3: a ship moves; a black hole gives up its discovery and takes the ship. */
export function* move(t: T, seat: Seat, ship: number, to: number): Play<void> {
  const { state } = t;
  const from = state.shipAt[shipOf(seat, ship)];
  enter(state, seat, ship, to);
  t.tell?.({ event: 'moved', rule: 'EC-10.1', seat, ship, from, to });
  if (!isBlackHole(to)) return;
  if (state.sealed[to] === 1) yield* takeDiscovery(t, seat, to);
  yield* swallow(t, seat, ship);
}
