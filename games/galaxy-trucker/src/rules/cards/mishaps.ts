import type { Play, Seat } from '@starboard/kernel';
import { boardOf, cell, flightOrder, halfInRace, inRace, type State, squareInRace, type T } from '../../state.ts';
import { crewOf, livesAt, takeCrew, wake } from '../crew.ts';
import { loseComponents } from '../damage.ts';
import { isEscorted } from '../hits.ts';
import { loseDaysTogether } from '../race.ts';
import { exposedConnectors, joinedAt } from '../ship.ts';
import { type Sufferer, stateAll, sufferers } from './combatZone.ts';

/** GT-12.13: a day for each exposed connector, rearmost first. */
export function stardust(t: T): void {
  const { state } = t;
  const days = new Array<number>(state.players).fill(0);
  for (const seat of flightOrder(state)) days[seat] = exposedInRace(state, seat);
  loseDaysTogether(t, days, 'GT-12.13');
}

/** GT-18.33: of the halves that are in the race. */
export const exposedInRace = (state: State, seat: Seat): number =>
  exposedConnectors(state, seat, (half) => halfInRace(state, seat, half));

/** GT-12.14: every occupied cabin joined to another loses one; judged on all cabins first. */
export function* epidemic(t: T, order: readonly Seat[]): Play<void> {
  const { state } = t;
  for (const seat of order) {
    if (!inRace(state, seat) || isEscorted(state, seat)) continue;
    const infected: number[] = [];
    for (let square = 0; square < boardOf(state).count; square++)
      if (isInfected(state, seat, square)) infected.push(square);
    const before = crewOf(state, seat);
    for (const square of infected) takeCrew(t, seat, square, 1, 'GT-12.14');
    if (crewOf(state, seat) < before) yield* wake(t, seat);
  }
}

/** An occupied cabin next to another occupied one, joined to it. */
export function isInfected(state: State, seat: Seat, square: number): boolean {
  if (!squareInRace(state, seat, square) || livesAt(state, seat, square) === 0) return false;
  for (let side = 0; side < 4; side++) {
    const next = joinedAt(state, seat, square, side);
    if (next >= 0 && livesAt(state, seat, next) > 0) return true;
  }
  return false;
}

const TRIES = 3;

/** GT-12.15, GT-17.6: up to three rolls for a square; a ship once hit is left alone, the second lowest has two tries. */
export function* sabotage(t: T): Play<void> {
  const { state } = t;
  const seats = yield* stateAll(t, 'crew');
  let targets: Sufferer[] = sufferers(state, seats);
  for (const { seat } of targets) t.tell?.({ event: 'chosen-as-worst', rule: 'GT-12.15', seat, criterion: 'crew' });
  targets = targets.filter(({ seat }) => !isEscorted(state, seat));
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    targets = targets.filter((one) => inRace(state, one.seat) && !(one.reduced && attempt === TRIES));
    if (targets.length === 0) return;
    const { column, row } = rollSquare(
      t,
      'sabotage',
      targets.map((one) => one.seat),
    );
    const left: Sufferer[] = [];
    for (const one of targets) {
      const square = squareNamed(state, one.seat, column, row);
      if (square < 0 || !squareInRace(state, one.seat, square)) left.push(one);
      else yield* loseComponents(t, one.seat, [square], 'destroyed', 'GT-12.15');
    }
    targets = left;
  }
}

/** GT-23.5: first the column, then the row. */
export function rollSquare(
  t: T,
  why: 'sabotage' | 'madness' | 'fatigue',
  seats: readonly Seat[],
): { column: number; row: number } {
  const dice = t.roll(why, 4);
  t.tell?.({ event: 'dice-rolled', rule: 'GT-23.5', dice, why, large: false, from: 0, seats, turned: [] });
  return { column: dice[0] + dice[1], row: dice[2] + dice[3] };
}

/** The square of a column and a row with a component of this ship, or -1. GT-18.27: columns run from front to rear. */
export function squareNamed(state: State, seat: Seat, column: number, row: number): number {
  const board = boardOf(state);
  const sideways = (state.front[seat] & 1) === 1;
  const x = board.numbers[0][sideways ? row : column];
  const y = board.numbers[1][sideways ? column : row];
  for (let square = 0; square < board.count; square++) {
    if (board.line[0][square] === x && board.line[1][square] === y)
      return state.ship[cell(seat, square)] >= 0 ? square : -1;
  }
  return -1;
}
