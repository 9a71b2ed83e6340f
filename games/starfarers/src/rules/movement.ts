import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import {
  COLONY,
  COLONY_SHIP,
  DOCK,
  POINT_DOCK,
  POINT_NEIGHBOURS,
  POINT_PEOPLE,
  POINT_TYPE,
  SPACE,
  WAYS,
} from '../content/index.ts';
import {
  drivesOf,
  freightRingsOf,
  nextDock,
  type Open,
  PIECE,
  type State,
  shipIndex,
  spaceportOwnerBeside,
  type T,
} from '../state.ts';
import { mayFoundColonyAt } from './colonies.ts';
import { hasUnseen, look } from './exploration.ts';
import { canClearFrom } from './obstacles.ts';

/** SF-11.3: base speed, drives and drives on friendship cards. */
export const speedOf = (state: Open, seat: Seat): number => state.baseSpeed + drivesOf(state, seat);

/** SF-11.5, SF-12.13, SF-13.6: points that a ship of the active player may still enter. */
export function movementLeft(state: Open, ship: number): number {
  if (state.ended[ship] === 1 || state.grounded === ship) return 0;
  return Math.max(0, speedOf(state, state.active) - state.flown[ship]);
}

/** SF-13.13, SF-9.11: whether a ship that begins its flight here should leave: a colony ship on a colony point, any ship beside a foreign spaceport. */
function isUnwelcome(state: State, seat: Seat, kind: number, point: number): boolean {
  if (POINT_TYPE[point] === COLONY) return kind === COLONY_SHIP;
  const owner = spaceportOwnerBeside(state, point);
  return owner >= 0 && owner !== seat;
}

/** SF-13.19: the ship began its flight where it must leave, and could have left with its full movement. */
export function mustLeave(state: State, seat: Seat, ship: number): boolean {
  const start = state.startedAt[ship];
  if (start < 0 || state.grounded === ship) return false;
  const kind = state.shipKind[shipIndex(seat, ship)];
  return isUnwelcome(state, seat, kind, start) && reachesOtherEnd(state, seat, ship, start);
}

/** SF-13.13, SF-9.11: a colony ship leaves a colony point, any ship the spaceport point of another. */
export const dutyToLeave = (point: number, ship: number): Verdict =>
  refuse(POINT_TYPE[point] === COLONY ? 'SF-13.13' : 'SF-9.11', 'must-leave', { transporter: ship + 1 });

function reachesOtherEnd(state: State, seat: Seat, ship: number, start: number): boolean {
  const near = WAYS.within(start, speedOf(state, seat));
  for (let i = 1; i < near.length; i++) {
    const point = near[i];
    if (state.piece[point] === PIECE.none && endVerdict(state, seat, ship, point).ok) return true;
  }
  return false;
}

/** SF-13.18: whether a ship could end its move on this point, whatever its duties; the point is taken to be empty or its own. */
function endVerdict(state: State, seat: Seat, ship: number, point: number): Verdict {
  const isColonyShip = state.shipKind[shipIndex(seat, ship)] === COLONY_SHIP;
  const type = POINT_TYPE[point];
  if (type === SPACE) {
    const owner = spaceportOwnerBeside(state, point);
    return owner < 0 || owner === seat ? allowed : refuse('SF-13.7', 'foreign-spaceport-point');
  }
  if (type === COLONY) return isColonyShip ? allowed : refuse('SF-13.10', 'trade-ship-on-colony-point');
  return isColonyShip ? refuse('SF-13.9', 'colony-ship-on-dock') : mayUseDock(state, seat, point);
}

/** SF-13.11, SF-17.1: the lowest free dock, with as many freight rings. */
export function mayUseDock(state: State, seat: Seat, point: number): Verdict {
  const dock = POINT_DOCK[point];
  if (nextDock(state, POINT_PEOPLE[point]) !== dock) return refuse('SF-13.11', 'not-the-next-dock', { dock });
  const rings = freightRingsOf(state, seat);
  return rings >= dock ? allowed : refuse('SF-17.1', 'too-few-freight-rings', { dock, rings });
}

/** SF-13.4, SF-13.18, SF-13.19: whether the ship may end its move here. */
export function mayEndAt(state: State, seat: Seat, ship: number, point: number): Verdict {
  const piece = state.piece[point];
  if (piece !== PIECE.none && piece !== PIECE.ship + shipIndex(seat, ship)) return refuse('SF-13.4', 'point-occupied');
  const verdict = endVerdict(state, seat, ship, point);
  if (!verdict.ok) return verdict;
  return point === state.startedAt[ship] && mustLeave(state, seat, ship) ? dutyToLeave(point, ship) : allowed;
}

/** SF-13.13: whether a ship that should leave may come back, since it can found where it began. */
export function returnsToFound(state: State, seat: Seat, ship: number, point: number): boolean {
  if (point !== state.startedAt[ship] || POINT_TYPE[point] !== COLONY || hasUnseen(state, seat, point)) return false;
  const piece = state.piece[point];
  if (piece !== PIECE.none && piece !== PIECE.ship + shipIndex(seat, ship)) return false;
  return mayFoundColonyAt(state, seat, ship, point).ok;
}

/** SF-13.16: whether a ship on this point can still come to rest somewhere with so much movement left. */
function comesToRest(state: State, seat: Seat, ship: number, point: number, left: number): boolean {
  const near = WAYS.within(point, left);
  for (let i = 0; i < near.length; i++) {
    if (mayEndAt(state, seat, ship, near[i]).ok || returnsToFound(state, seat, ship, near[i])) return true;
  }
  return false;
}

/**
 * SF-13.16: whether a ship may fly here with what is left of its movement. It halts where it may end its move, or in passing
 * where there is something to look at or to clear (SF-20.5), and a way on.
 */
export function mayFlyTo(state: State, seat: Seat, ship: number, to: number): Verdict {
  const from = state.shipAt[shipIndex(seat, ship)];
  const left = movementLeft(state, ship);
  const steps = WAYS.between(from, to);
  if (state.grounded === ship) return refuse('SF-12.13', 'ship-grounded');
  if (state.ended[ship] === 1) return refuse('SF-13.6', 'move-has-ended');
  if (steps === 0) return refuse('SF-13.1', 'already-there');
  if (steps > left) return refuse('SF-13.1', 'too-far', { steps, left });
  if (state.piece[to] !== PIECE.none) return refuse('SF-13.4', 'point-occupied');
  const end = mayEndAt(state, seat, ship, to);
  if (end.ok || returnsToFound(state, seat, ship, to)) return allowed;
  if (left === steps || !(hasUnseen(state, seat, to) || canClearFrom(state, seat, to))) return end;
  return comesToRest(state, seat, ship, to, left - steps) ? allowed : refuse('SF-13.16', 'no-way-on');
}

/** SF-13.15, SF-13.16: whether a ship may enter the point beside it only to fly on from there. */
export function mayPass(state: State, seat: Seat, ship: number, over: number): Verdict {
  const from = state.shipAt[shipIndex(seat, ship)];
  const left = movementLeft(state, ship);
  const steps = WAYS.between(from, over);
  if (steps !== 1 || left < 1) return refuse('SF-13.1', 'too-far', { steps, left: Math.min(left, 1) });
  if (state.piece[over] !== PIECE.none) return refuse('SF-13.4', 'point-occupied');
  return comesToRest(state, seat, ship, over, left - 1) ? allowed : refuse('SF-13.16', 'no-way-on');
}

/** SF-13.6: another ship may fly only when the one on its way stands where it may stay. */
export function mayEndMove(state: State, seat: Seat): Verdict {
  const ship = state.moving;
  if (ship < 0) return refuse('SF-13.17', 'no-ship-on-its-way');
  const at = state.shipAt[shipIndex(seat, ship)];
  if (POINT_TYPE[at] === DOCK) return refuse('SF-13.11', 'must-found-station');
  return isStranded(state, seat, ship, at) ? allowed : mayEndAt(state, seat, ship, at);
}

/** SF-13.13: whether a ship that came back to found has no movement left and cannot found any more, since another one has filled the system. */
const isStranded = (state: State, seat: Seat, ship: number, at: number): boolean =>
  at === state.startedAt[ship] &&
  state.flown[ship] > 0 &&
  !comesToRest(state, seat, ship, at, movementLeft(state, ship));

/** SF-13.17 */
export function endMove(state: State): void {
  if (state.moving < 0) return;
  state.ended[state.moving] = 1;
  state.moving = -1;
}

/** The next point of a shortest way: a free one before one to be jumped over, then the lower number. */
function stepTowards(state: State, from: number, to: number): number {
  const distance = WAYS.between(from, to);
  let best = -1;
  for (let i = 0; i < 3; i++) {
    const point = POINT_NEIGHBOURS[from * 3 + i];
    if (point < 0 || WAYS.between(point, to) !== distance - 1) continue;
    if (state.piece[point] === PIECE.none) return point;
    if (best < 0) best = point;
  }
  return best;
}

/**
 * SF-13.1, SF-13.16: flies point by point along a shortest way, looking around on every free point (SF-14.3, SF-14.4). Where
 * something new is seen the flight halts, so that the player can decide anew.
 */
export function fly(t: T, seat: Seat, ship: number, to: number): void {
  const { state } = t;
  if (state.moving !== ship) endMove(state);
  state.moving = ship;
  const index = shipIndex(seat, ship);
  const from = state.shipAt[index];
  const way: number[] | undefined = t.tell === undefined ? undefined : [];
  let at = from;
  state.piece[from] = PIECE.none;
  for (let halted = false; at !== to && !halted; ) {
    at = stepTowards(state, at, to);
    state.flown[ship]++;
    way?.push(at);
    if (state.piece[at] === PIECE.none) halted = look(t, seat, at);
  }
  state.shipAt[index] = at;
  state.piece[at] = PIECE.ship + index;
  if (way !== undefined) t.tell?.({ event: 'flew', rule: 'SF-13.1', seat, ship, from, to: at, way });
  if (movementLeft(state, ship) === 0 && mayEndMove(state, seat).ok) endMove(state);
}
