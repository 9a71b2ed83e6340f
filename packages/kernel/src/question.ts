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
export interface Form<S, A, Q = void> {
  /** The `do` of the actions it makes. */
  readonly do: string;
  /** Whether the form can be filled in at all now. */
  open?(state: S, seat: Seat, about: Q): Verdict;
  fields(state: S, seat: Seat, about: Q): readonly FormField[];
  check(state: S, seat: Seat, action: A, about: Q): Verdict;
  /** A random answer that {@link check} allows, or undefined if there is none. */
  sample(state: S, seat: Seat, random: Random, about: Q): A | undefined;
  /** A few answers worth a look, for bots that compare. */
  suggest?(state: S, seat: Seat, about: Q): readonly A[];
}

/**
 * Something the rules ask. A question is a constant: all that its options depend on is in the state and in its subject, so
 * it can be asked again, of the same or of a re-dealt state, at any time.
 *
 * The subject, `about`, is what the rules put the question with (the hit to defend against, the least bid): plain data that
 * is never stored, and **public**. What only some may know is a component: it stays in the state, and the subject names its
 * place.
 */
export interface Question<S, A, Q = void> {
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  options?(menu: Menu<A>, state: S, seat: Seat, about: Q): void;
  /**
   * Any of the options, each as likely as any other, without listing them all: for play by chance. Undefined where listing
   * them is as good.
   */
  draw?(state: S, seat: Seat, random: Random, about: Q): A | undefined;
  readonly forms?: readonly Form<S, A, Q>[];
  urgency?(state: S, seat: Seat, about: Q): Urgency;
  /** Why this action, which is no option, is not possible; where the menu does not say it already. */
  judge?(state: S, seat: Seat, action: A, about: Q): Verdict;
  /** Fills in what an answer from outside may leave open, before it is judged. */
  complete?(state: S, seat: Seat, action: A, about: Q): A;
  /** Those asked act as fast as they can: whoever comes first is first. Bots take the time that people would need. */
  readonly race?: true;
  /** Moment of match time (ms) at which the clock answers instead; `none` if no clock ever does, not even the table's. */
  deadline?(state: S, seat: Seat, about: Q): number | 'none' | undefined;
  /** What the clock answers for a seat that ran out of time; it may be an action that only the clock can do. */
  timeUp?(state: S, seat: Seat, about: Q): A;
}

/** The arguments that follow a question: its subject, or nothing where it has none. */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument of type void may be left out, one of type undefined may not
export type About<Q> = [Q] extends [void] ? [] : [about: Q];

/** A question put to a seat. A run uses its own again: whoever keeps an ask copies it. */
export interface Ask<S, A> {
  readonly seat: Seat;
  readonly question: Question<S, A, unknown>;
  readonly about: unknown;
}

/** A question for `chooseAny`: `asking(seat, BID, { least: 3 })`. */
export function asking<S, A, Q = void>(seat: Seat, question: Question<S, A, Q>, ...about: About<Q>): Ask<S, A> {
  return { seat, question: question as Question<S, A, unknown>, about: about[0] };
}

/** What an open question is about, as its rules put it; undefined where it is not open. */
export function aboutOf<S, A, Q>(
  { kind }: Question<S, A, Q>,
  decisions: readonly { readonly seat: Seat; readonly kind: string; readonly about?: unknown }[],
  seat?: Seat,
): Q | undefined {
  const open = decisions.find((one) => one.kind === kind && (seat === undefined || one.seat === seat));
  return open?.about as Q | undefined;
}

export interface Answer<A> {
  readonly seat: Seat;
  readonly action: A;
}

export function urgencyOf<S, A>(ask: Ask<S, A>, state: S): Urgency {
  return ask.question.urgency === undefined ? 'owed' : ask.question.urgency(state, ask.seat, ask.about);
}
