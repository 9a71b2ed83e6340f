import { indexes } from '@starboard/kernel';
import { MOST_PLAYERS } from '../content/tables.ts';

/** What a position is worth to a seat, by where the points come from: those that it has, and those that it may hope for. */
export const TERMS = [
  'points',
  'economy',
  'stores',
  'fleet',
  'technologies',
  'squares',
  'sectors',
  'place',
  'battles',
  'campaigns',
  'dangers',
  'action',
] as const;
export const TERM = indexes(TERMS);

/** `book[seat * TERMS.length + term]`: one look at a position; it holds until the next. */
export const book = new Float64Array(MOST_PLAYERS * TERMS.length);

export const note = (seat: number, term: number, points: number): void => {
  book[seat * TERMS.length + term] += points;
};

/** All terms of a seat. */
export function totalOf(seat: number): number {
  let total = 0;
  for (let i = seat * TERMS.length; i < (seat + 1) * TERMS.length; i++) total += book[i];
  return total;
}
