import type { AnyGame } from '../game.ts';
import { type AnyMatch, CLOCK, Match } from '../match.ts';
import { type Ask, Menu, type Seat } from '../question.ts';
import { Random } from '../random.ts';
import type { Run } from '../run.ts';
import { allowed, refusalId, type Verdict } from '../verdict.ts';
import { LawBroken, type LawCase, type LawSettings, MOST_DECISIONS } from './lawCase.ts';

// biome-ignore lint/suspicious/noExplicitAny: laws hold for every game
type Any = any;
export type AnyRun = Run<Any, Any, Any>;
export type AnyAsk = Ask<Any, Any>;

export interface Step {
  readonly seat: Seat;
  readonly action: Any;
  readonly at: number;
  /** The clock spoke for the seat: the action need not be one that the seat could choose. */
  readonly byClock?: true;
  /** Something was open that has a subject. */
  readonly hasSubject: boolean;
}

/** A match played to its end by random bots. */
export interface Played {
  readonly match: AnyMatch;
  /** What counts: steps that were taken back are left out. */
  readonly steps: readonly Step[];
}

let lately: { readonly game: AnyGame; readonly key: string; readonly record: Played } | undefined;

/** Plays the match of a case; the last one is kept, since a search for a small example looks at less and less of it. */
export function played(law: number, game: AnyGame, lawCase: LawCase, { most = MOST_DECISIONS }: LawSettings): Played {
  const { steps: _, ...all } = lawCase;
  const key = JSON.stringify([all, most]);
  if (lately?.game !== game || lately.key !== key) lately = { game, key, record: playOut(law, game, lawCase, most) };
  return lately.record;
}

export function newMatch(game: AnyGame, { players, options, seed, clock }: LawCase): AnyMatch {
  return new Match(game, { players, options, seed, clock });
}

function playOut(law: number, game: AnyGame, lawCase: LawCase, most: number): Played {
  const steps: Step[] = [];
  try {
    const match = newMatch(game, lawCase);
    const table = { match, steps, luck: Random.fromSeed(`${lawCase.seed}/bots`), at: 0 };
    const byPrior = table.luck.below(2) === 0;
    while (!match.over && match.seq < most) act(table, byPrior);
    return { match, steps };
  } catch (error) {
    throw new LawBroken(law, game, lawCase, steps.length, `playing failed: ${message(error)}`, error);
  }
}

interface Driven {
  readonly match: AnyMatch;
  readonly steps: Step[];
  readonly luck: Random;
  at: number;
}

/** One thing that happens at the table: mostly somebody decides, now and then time runs out or a step is taken back. */
function act(table: Driven, byPrior: boolean): void {
  const { match, steps, luck } = table;
  table.at += luck.below(2_000);
  const last = steps.at(-1);
  if (last !== undefined && luck.below(60) === 0 && match.mayUndo(last.seat).ok) {
    match.undo(last.seat, table.at);
    steps.pop();
    return;
  }
  const ask = luck.below(8) === 0 ? match.asks[luck.below(match.asks.length)] : match.next();
  if (luck.below(12) === 0 && timeRunsOut(table, ask)) return;
  const { state, game } = match;
  const prior = byPrior ? game.bot.prior : undefined;
  const answer = randomAnswer(ask, state, luck, prior);
  if (answer !== undefined) take(table, ask, answer);
  else takeOwed(table, match.next(), prior);
}

function takeOwed(table: Driven, ask: AnyAsk, prior: Prior | undefined): void {
  const answer = randomAnswer(ask, table.match.state, table.luck, prior);
  if (answer === undefined) throw new Error(`${ask.question.kind} (seat ${ask.seat}) has no answer at all`);
  take(table, ask, answer);
}

function take({ match, steps, at }: Driven, { seat, question }: AnyAsk, action: Any): void {
  const written = match.game.actions.write(action);
  const hasSubject = match.asks.some(isAbout);
  const verdict = match.submit(seat, JSON.parse(JSON.stringify(written)), at);
  if (!verdict.ok)
    throw new Error(`${question.kind} offers ${JSON.stringify(written)} and refuses it: ${refusalId(verdict)}`);
  steps.push({ seat, action, at, hasSubject });
}

const isAbout = ({ about }: AnyAsk): boolean => about !== undefined;

function timeRunsOut(table: Driven, ask: AnyAsk): boolean {
  const { match, steps } = table;
  const { seat } = ask;
  const deadline = match.deadline(ask);
  if (deadline === undefined) return false;
  table.at = Math.max(table.at, deadline);
  const action = match.fallback(seat);
  const hasSubject = match.asks.some(isAbout);
  const verdict = match.submit(CLOCK, { do: 'time-up', seat }, table.at);
  if (!verdict.ok) throw new Error(`the clock is refused: ${verdict.code}`);
  steps.push({ seat, action, at: table.at, byClock: true, hasSubject });
  return true;
}

/** The same step once more, through the door that it came by. */
export function takeAgain(match: AnyMatch, { seat, action, at, byClock }: Step): Verdict {
  return byClock ? match.submit(CLOCK, { do: 'time-up', seat }, at) : match.take(seat, action, at);
}

/** Whether the step could be taken in this run, too: what only the clock says is its own business. */
export function judgeAgain(run: AnyRun, { seat, action, byClock }: Step): Verdict {
  const ask = run.asks.find((open) => open.seat === seat);
  return byClock && ask?.question.timeUp !== undefined ? allowed : run.judge(seat, action);
}

type Prior = (state: Any, seat: Seat, action: Any) => number;

/** Any answer to a question: an option, or now and then a form filled in. */
export function randomAnswer({ question, seat, about }: AnyAsk, state: Any, luck: Random, prior?: Prior): Any {
  const menu = new Menu<Any>(false);
  question.options?.(menu, state, seat, about);
  const forms = (question.forms ?? []).filter((form) => form.open?.(state, seat, about).ok ?? true);
  const options = menu.options;
  if (forms.length > 0 && (options.length === 0 || luck.below(4) === 0)) {
    const answer = forms[luck.below(forms.length)].sample(state, seat, luck, about);
    if (answer !== undefined) return answer;
  }
  if (options.length === 0) return undefined;
  if (prior === undefined) return options[luck.below(options.length)];
  return options[
    weighted(
      options.map((option) => prior(state, seat, option)),
      luck,
    )
  ];
}

function weighted(weights: readonly number[], luck: Random): number {
  let left = luck.fraction() * weights.reduce((total, weight) => total + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}

export const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where a law looks closely: about `samples` steps, spread over the whole match, or over `total` of them. */
export function sampled(
  law: number,
  lawCase: LawCase,
  total: number,
  samples: number,
  stepOf: (n: number) => number = (n) => n,
): ReadonlySet<number> {
  const luck = Random.fromSeed(`${lawCase.seed}/law-${law}`);
  const chosen = new Set<number>();
  for (let i = 0; i < samples && total > 0; i++) chosen.add(stepOf(luck.below(total)));
  return new Set([...chosen].filter((step) => step < (lawCase.steps ?? Infinity)).sort((a, b) => a - b));
}
