import { allowed, refuse, type Seat, type Verdict } from '@starboard/kernel';
import { CLASS, MAX_SQUARES } from '../content/boards.ts';
import { BARRELS, CONNECTOR, EXHAUST } from '../content/tiles.ts';
import { boardOf, classOf, type Open } from '../state.ts';
import { changes } from './roads.ts';
import { matches } from './ship.ts';

/** What is wrong with a placement (GT-5.7); 0 is nothing. */
export const FAULT = {
  none: 0,
  taken: 1,
  notJoined: 2,
  clash: 3,
  smooth: 4,
  blocksBarrel: 5,
  barrelBlocked: 6,
  blocksExhaust: 7,
  exhaustBlocked: 8,
  engineDirection: 9,
} as const;

const REFUSALS: readonly (readonly [rule: string, code: string])[] = [
  ['', ''],
  ['GT-5.7', 'square-taken'],
  ['GT-5.4', 'not-joined'],
  ['GT-5.3', 'connectors-clash'],
  ['GT-5.3', 'smooth-against-connector'],
  ['GT-6.11', 'blocks-barrel'],
  ['GT-6.11', 'barrel-blocked'],
  ['GT-6.11', 'blocks-exhaust'],
  ['GT-6.11', 'exhaust-blocked'],
  ['GT-6.5', 'engine-direction'],
];

export const faultVerdict = (fault: number): Verdict =>
  fault === FAULT.none ? allowed : refuse(REFUSALS[fault][0], REFUSALS[fault][1]);

/** GT-6.5, GT-18.4, GT-20.46: sides that an exhaust may point to while building. */
export function exhaustSides(state: Open, seat: Seat): number {
  if (classOf(state) === CLASS.IA) return 0b1111;
  return changes(state, seat, 'exhausts-to-front') ? 0b0101 : 0b0100;
}

/** GT-5.7: what is wrong with a component on this square; with `buildErrors` allowed only what GT-4.19 asks. */
export function placementFault(state: Open, seat: Seat, placed: number, square: number): number {
  return fault(state, seat, placed, square, false);
}

/** GT-4.19: the same as building asks it. */
export function buildingFault(state: Open, seat: Seat, placed: number, square: number): number {
  return fault(state, seat, placed, square, state.allowErrors);
}

function fault(state: Open, seat: Seat, placed: number, square: number, lenient: boolean): number {
  const base = seat * MAX_SQUARES;
  if (state.ship[base + square] >= 0) return FAULT.taken;
  const { neighbour } = boardOf(state);
  const barrels = BARRELS[placed];
  const exhaust = EXHAUST[placed];
  let joined = false;
  let found = 0;
  if (exhaust !== 0 && (exhaust & exhaustSides(state, seat)) === 0) found = FAULT.engineDirection;
  for (let side = 0; side < 4; side++) {
    const next = neighbour[square * 4 + side];
    const there = next < 0 ? -1 : state.ship[base + next];
    if (there < 0) continue;
    const own = CONNECTOR[placed * 4 + side];
    const back = side ^ 2;
    const other = CONNECTOR[there * 4 + back];
    if (matches(own, other)) joined = true;
    if (found !== 0) continue;
    if ((barrels & (1 << side)) !== 0) found = FAULT.barrelBlocked;
    else if ((exhaust & (1 << side)) !== 0) found = FAULT.exhaustBlocked;
    else if ((BARRELS[there] & (1 << back)) !== 0) found = FAULT.blocksBarrel;
    else if ((EXHAUST[there] & (1 << back)) !== 0) found = FAULT.blocksExhaust;
    else if (own !== 0 && other !== 0 && !matches(own, other)) found = FAULT.clash;
    else if ((own === 0) !== (other === 0)) found = FAULT.smooth;
  }
  if (!joined && !isFirstOfHalf(state, seat, square)) return FAULT.notJoined;
  return lenient ? FAULT.none : found;
}

/** GT-18.10: the first component of a half goes anywhere. */
export function isFirstOfHalf(state: Open, seat: Seat, square: number): boolean {
  const board = boardOf(state);
  if (board.halves === 1) return false;
  const { half } = board.squares[square];
  for (let other = 0; other < board.count; other++) {
    if (board.squares[other].half === half && state.ship[seat * MAX_SQUARES + other] >= 0) return false;
  }
  return true;
}

/** Whether a component stands beside this square. */
export function touchesShip(state: Open, seat: Seat, square: number): boolean {
  const { neighbour } = boardOf(state);
  const base = seat * MAX_SQUARES;
  for (let side = 0; side < 4; side++) {
    const next = neighbour[square * 4 + side];
    if (next >= 0 && state.ship[base + next] >= 0) return true;
  }
  return false;
}
