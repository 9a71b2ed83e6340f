import { connected, type Seat } from '@starboard/kernel';
import { MAX_SQUARES } from '../content/boards.ts';
import { CONNECTOR, KIND, TILES, UNIVERSAL } from '../content/tiles.ts';
import { boardOf, halfOf, isCabin, kindAt, type Open, squareInRace } from '../state.ts';
import { changes } from './roads.ts';

/** GT-5.2: single fits single, double fits double, universal fits any. */
export const matches = (a: number, b: number): boolean =>
  a > 0 && b > 0 && (a === b || a === UNIVERSAL || b === UNIVERSAL);

/** GT-5.2: the neighbour on this side that the component is joined to, or -1. */
export function joinedAt(state: Open, seat: Seat, square: number, side: number): number {
  const next = boardOf(state).neighbour[square * 4 + side];
  if (next < 0) return -1;
  const base = seat * MAX_SQUARES;
  const here = state.ship[base + square];
  const there = state.ship[base + next];
  if (here < 0 || there < 0) return -1;
  return matches(CONNECTOR[here * 4 + side], CONNECTOR[there * 4 + (side ^ 2)]) ? next : -1;
}

/** Whether the component is directly joined to a working one of this kind. */
export function isJoinedTo(state: Open, seat: Seat, square: number, kind: number): boolean {
  for (let side = 0; side < 4; side++) {
    const next = joinedAt(state, seat, square, side);
    if (next >= 0 && kindAt(state, seat, next) === kind && !isDead(state, seat, next)) return true;
  }
  return false;
}

/** GT-20.48: nothing in the dead column works. The column is a line from front to rear. */
export function isDead(state: Open, seat: Seat, square: number): boolean {
  if (state.blackout === 0 || !changes(state, seat, 'dark-column')) return false;
  const board = boardOf(state);
  const axis = state.front[seat] & 1;
  return board.line[axis][square] === board.numbers[axis][state.blackout];
}

/** Whether a component can do its work on the present card: its half is in the race and it is not dead. */
export const works = (state: Open, seat: Seat, square: number): boolean =>
  squareInRace(state, seat, square) && !isDead(state, seat, square);

/** GT-5.6: connectors next to an empty square. GT-20.49: with Connector Trouble also joins of different types. GT-18.33. */
export function exposedConnectors(state: Open, seat: Seat, counts: (half: number) => boolean): number {
  const board = boardOf(state);
  const base = seat * MAX_SQUARES;
  const trouble = changes(state, seat, 'exposed-joins');
  let exposed = 0;
  for (let square = 0; square < board.count; square++) {
    const placed = state.ship[base + square];
    if (placed < 0 || !counts(board.squares[square].half)) continue;
    for (let side = 0; side < 4; side++) {
      const connector = CONNECTOR[placed * 4 + side];
      if (connector === 0) continue;
      const next = board.neighbour[square * 4 + side];
      const there = next < 0 ? -1 : state.ship[base + next];
      if (there < 0) exposed++;
      else if (trouble && side < 2) {
        const other = CONNECTOR[there * 4 + (side ^ 2)];
        if (other !== connector && matches(connector, other)) exposed++;
      }
    }
  }
  return exposed;
}

export const anyHalf = (): boolean => true;

/** GT-11.9: the parts into which a half of the ship has come apart: the squares of each, the first in reading order at its head. */
export function partsOf(state: Open, seat: Seat, half: number): readonly (readonly number[])[] {
  const board = boardOf(state);
  const base = seat * MAX_SQUARES;
  const isJoined = (to: number, from: number, side: number): boolean => {
    const there = state.ship[base + to];
    return there >= 0 && matches(CONNECTOR[state.ship[base + from] * 4 + side], CONNECTOR[there * 4 + (side ^ 2)]);
  };
  const parts: (readonly number[])[] = [];
  const isFound = new Uint8Array(board.count);
  for (let square = 0; square < board.count; square++) {
    if (isFound[square] === 1 || state.ship[base + square] < 0 || board.squares[square].half !== half) continue;
    const part = connected(board.neighbours, square, isJoined);
    for (const found of part) isFound[found] = 1;
    parts.push(part);
  }
  return parts;
}

/** Squares with a component that a test accepts. */
export function squaresWhere(state: Open, seat: Seat, test: (square: number) => boolean): number[] {
  const { count } = boardOf(state);
  const squares: number[] = [];
  for (let square = 0; square < count; square++) {
    if (state.ship[seat * MAX_SQUARES + square] >= 0 && test(square)) squares.push(square);
  }
  return squares;
}

/** Whether any component stands in a half. */
export function hasComponents(state: Open, seat: Seat, half: number): boolean {
  const { squares } = boardOf(state);
  return squares.some((square, i) => square.half === half && state.ship[seat * MAX_SQUARES + i] >= 0);
}

/** GT-7.3: a place for a human: a cabin that is not dead (GT-20.48). */
export const placesForHumans = (state: Open, seat: Seat, square: number): boolean =>
  isCabin(kindAt(state, seat, square)) && !isDead(state, seat, square);

export const batteryRoom = (state: Open, seat: Seat, square: number): number => {
  const placed = state.ship[seat * MAX_SQUARES + square];
  return placed < 0 || isDead(state, seat, square) ? 0 : TILES[placed >> 2].batteries;
};

/** GT-6.7: sides that a shield covers belong to its half only (GT-18.17). */
export const sameHalf = (state: Open, a: number, b: number): boolean => halfOf(state, a) === halfOf(state, b);

export const LIFE_SUPPORT = [KIND.lifeSupportBrown, KIND.lifeSupportPurple, KIND.lifeSupportCyan] as const;
