import { dealCounts } from './piles.ts';
import type { Action, Form, Seat } from './question.ts';
import { allowed, refuse } from './verdict.ts';

/** How many there are of each kind: `[2, 0, 1]` is two of the first kind and one of the third. */
export type Counts = readonly number[];

/** All together, or those of a part of a flat list: `sum(state.hand, seat * KINDS, (seat + 1) * KINDS)`. */
export function sum(numbers: Counts, from = 0, to = numbers.length): number {
  let total = 0;
  for (let i = from; i < to; i++) total += numbers[i];
  return total;
}

/** The part of a flat list that belongs to a seat: `ofSeat(state.hand, seat, KINDS)`. */
export const ofSeat = (list: Counts, seat: Seat, width: number): number[] =>
  list.slice(seat * width, (seat + 1) * width);

/** Kind by kind. */
export const plus = (first: Counts, ...more: readonly Counts[]): number[] =>
  first.map((n, kind) => more.reduce((total, counts) => total + counts[kind], n));

/** Whether there are as many of each kind as needed; in a flat list from `at` on: `covers(state.hand, price, seat * KINDS)`. */
export function covers(have: Counts, need: Counts, at = 0): boolean {
  for (let kind = 0; kind < need.length; kind++) if (have[at + kind] < need[kind]) return false;
  return true;
}

/** One of a kind, or `n` of it, among so many kinds. */
export const single = (kind: number, kinds: number, n = 1): number[] =>
  Array.from({ length: kinds }, (_, other) => (other === kind ? n : 0));

/** So many as are missed least: always one of what there is most of. */
export function spare(have: Counts, n: number): number[] {
  const left = [...have];
  const chosen = have.map(() => 0);
  for (let i = 0; i < n; i++) {
    const kind = left.indexOf(Math.max(...left));
    left[kind]--;
    chosen[kind]++;
  }
  return chosen;
}

/** What there is to say about a choice of so many things; see {@link countsForm}. */
export interface CountsFormSpec<S, A extends Action, Q = void> {
  readonly do: A['do'];
  /** Sets that are worth more than their parts: bots look at choices that leave them whole, too. */
  readonly keeping?: readonly Counts[];
  /** The field of the action that has the counts. */
  readonly field: Exclude<keyof A, 'do'> & string;
  /** What is counted: words have `<of>.<id>`. */
  readonly of: string;
  readonly ids: readonly string[];
  /** How many of each there are to choose from. */
  max(state: S, seat: Seat, about: Q): Counts;
  /** How many must be chosen. */
  total(state: S, seat: Seat, about: Q): number;
  readonly rule: string;
  /** The code of the refusal where it is another number; its sentence may fill in `wanted` and `given`. */
  readonly miscounted: string;
  /** The code of the refusal where there are not so many of a kind. */
  readonly missing: string;
}

/** A form for "so many of your choice": a discard, a payment. */
export function countsForm<S, A extends Action, Q = void>(spec: CountsFormSpec<S, A, Q>): Form<S, A, Q> {
  const { field, of, ids, rule } = spec;
  // That the action of this name has the counts in this field is what the spec says.
  const make = (counts: Counts) => ({ do: spec.do, [field]: counts }) as unknown as A;
  return {
    do: spec.do,
    fields: (state, seat, about) => [
      {
        ...{ name: field, type: 'counts', of, ids },
        max: spec.max(state, seat, about),
        total: spec.total(state, seat, about),
      },
    ],
    check(state, seat, action, about) {
      const counts = action[field] as Counts;
      const wanted = spec.total(state, seat, about);
      const given = sum(counts);
      if (given !== wanted) return refuse(rule, spec.miscounted, { wanted, given });
      return covers(spec.max(state, seat, about), counts) ? allowed : refuse(rule, spec.missing);
    },
    sample(state, seat, random, about) {
      const left = [...spec.max(state, seat, about)];
      const total = spec.total(state, seat, about);
      if (sum(left) < total) return undefined;
      const chosen = left.map(() => 0);
      dealCounts(random, left, total, chosen);
      return make(chosen);
    },
    suggest(state, seat, about) {
      const max = spec.max(state, seat, about);
      const total = spec.total(state, seat, about);
      return sum(max) < total ? [] : sparings(max, total, spec.keeping ?? []).map(make);
    },
  };
}

/** What one misses least, and what one misses least beside each of some sets; each choice once. */
function sparings(have: Counts, n: number, sets: readonly Counts[]): number[][] {
  const beside = sets.map((set) => {
    const free = have.map((count, kind) => Math.max(0, count - set[kind]));
    const first = spare(free, Math.min(n, sum(free)));
    const rest = spare(
      have.map((count, kind) => count - first[kind]),
      n - sum(first),
    );
    return first.map((count, kind) => count + rest[kind]);
  });
  const all = [spare(have, n), ...beside];
  return all.filter((one, i) => all.findIndex((other) => other.join() === one.join()) === i);
}
