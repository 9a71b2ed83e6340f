import type { Random } from './random.ts';
import { allowed, type Refusal, type Verdict } from './verdict.ts';

/** A place at the table: 0, 1, 2 … in clockwise order. */
export type Seat = number;

/** What a seat does: plain data; `do` names it. */
export interface Action {
  readonly do: string;
}

/**
 * How much the table waits for an answer. `owed`: nothing goes on without it. `invited`: somebody asked this seat, but
 * play may go on. `free`: the seat may speak up of its own accord.
 */
export type Urgency = 'owed' | 'invited' | 'free';

export interface Refused<A> {
  readonly action: A;
  readonly verdict: Refusal;
}

/** The list of what a seat may do now; where it `explains`, also of what it may not, and why. */
export class Menu<A> {
  readonly options: A[] = [];
  readonly refused: Refused<A>[] = [];
  readonly explains: boolean;

  constructor(explains: boolean) {
    this.explains = explains;
  }

  /** Puts an action on the menu, as allowed or as greyed out. */
  offer(action: A, verdict: Verdict = allowed): void {
    if (verdict.ok) this.options.push(action);
    else if (this.explains) this.refused.push({ action, verdict });
  }
}

/** One input of a form, as plain data that any screen can draw. */
export type FormField =
  | {
      readonly name: string;
      readonly type: 'counts';
      readonly of: string;
      readonly ids: readonly string[];
      readonly max: readonly number[];
      readonly total?: number;
    }
  | { readonly name: string; readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly type: 'seats'; readonly seats: readonly Seat[]; readonly min: number };

/** An answer that is too rich to be listed (a trade offer, a hand of discards): checked when given, sampled by bots. */
export interface Form<S, A> {
  /** The `do` of the actions it makes. */
  readonly do: string;
  /** Whether the form can be filled in at all now. */
  open?(state: S, seat: Seat): Verdict;
  fields(state: S, seat: Seat): readonly FormField[];
  check(state: S, seat: Seat, action: A): Verdict;
  /** A random answer that {@link check} allows, or undefined if there is none. */
  sample(state: S, seat: Seat, random: Random): A | undefined;
  /** A few answers worth a look, for bots that compare. */
  suggest?(state: S, seat: Seat): readonly A[];
}

/**
 * Something the rules ask. A question is a constant: all that its options depend on is in the state, so it can be asked
 * again, of the same or of a re-dealt state, at any time.
 */
export interface Question<S, A> {
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  options?(menu: Menu<A>, state: S, seat: Seat): void;
  readonly forms?: readonly Form<S, A>[];
  urgency?(state: S, seat: Seat): Urgency;
  /** Why this action, which is no option, is not possible; where the menu does not say it already. */
  judge?(state: S, seat: Seat, action: A): Verdict;
  /** Fills in what an answer from outside may leave open, before it is judged. */
  complete?(state: S, seat: Seat, action: A): A;
  /** Those asked act as fast as they can: whoever comes first is first. Bots take the time that people would need. */
  readonly race?: true;
  /** Moment of match time (ms) at which the clock answers instead; `none` if no clock ever does, not even the table's. */
  deadline?(state: S, seat: Seat): number | 'none' | undefined;
  /** What the clock answers for a seat that ran out of time; it may be an action that only the clock can do. */
  timeUp?(state: S, seat: Seat): A;
}

/** A question put to a seat. */
export interface Ask<S, A> {
  readonly seat: Seat;
  readonly question: Question<S, A>;
}

export interface Answer<A> {
  readonly seat: Seat;
  readonly action: A;
}

export function urgencyOf<S, A>(ask: Ask<S, A>, state: S): Urgency {
  return ask.question.urgency === undefined ? 'owed' : ask.question.urgency(state, ask.seat);
}
