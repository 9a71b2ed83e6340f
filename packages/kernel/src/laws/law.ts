import type { AnyGame } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import { LawBroken, type LawCase, type LawSettings, readCase } from './lawCase.ts';
import { message, newMatch, type Played, played, type Step, takeAgain } from './played.ts';

/** A match that was played to its end, for laws to look at. */
export interface Trial extends Played {
  readonly game: AnyGame;
  readonly lawCase: LawCase;
  readonly settings: LawSettings;
}

/**
 * A law at work on one match, while the match is walked through once more. It may try what it likes on forks; the match
 * itself it leaves as it was.
 */
export interface Watch {
  /** Before the step of this number is taken. */
  before?(match: AnyMatch, step: number): void;
  after?(match: AnyMatch, step: number): void;
  /** When all steps were taken. */
  end?(match: AnyMatch): void;
}

export interface Law {
  readonly number: number;
  readonly title: string;
  /** Throws {@link LawBroken} if the match breaks the law: at once or while it is watched. */
  watch(trial: Trial): Watch;
}

/**
 * Tries laws on the match of this seed, or of this case: it is played once and walked through once, for all of them.
 * Throws {@link LawBroken} for the first that does not hold.
 */
export function checkLaws(
  laws: readonly Law[],
  game: AnyGame,
  given: string | LawCase,
  settings: LawSettings = {},
): void {
  const lawCase = readCase(game, given);
  const trial: Trial = { game, lawCase, settings, ...played(laws[0].number, game, lawCase, settings) };
  const under = <T>({ number }: Law, step: number | undefined, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw error instanceof LawBroken ? error : new LawBroken(number, game, lawCase, step, message(error), error);
    }
  };
  const watches = laws.map((law) => ({ law, watch: under(law, undefined, () => law.watch(trial)) }));
  const match = newMatch(game, lawCase);
  for (const [i, step] of trial.steps.entries()) {
    for (const { law, watch } of watches) under(law, i, () => watch.before?.(match, i));
    under(laws[0], i, () => walkOn(match, step));
    for (const { law, watch } of watches) under(law, i, () => watch.after?.(match, i));
  }
  for (const { law, watch } of watches) under(law, trial.steps.length, () => watch.end?.(match));
}

function walkOn(match: AnyMatch, step: Step): void {
  const verdict = takeAgain(match, step);
  if (!verdict.ok) throw new Error(`${JSON.stringify(step.action)} was played and is refused now: ${verdict.code}`);
}

/** All of these laws that the match breaks. The others begin anew after each find, since it may have left disorder. */
export function brokenLaws(
  laws: readonly Law[],
  game: AnyGame,
  given: string | LawCase,
  settings: LawSettings = {},
): readonly LawBroken[] {
  if (laws.length === 0) return [];
  try {
    checkLaws(laws, game, given, settings);
    return [];
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    const others = laws.filter(({ number }) => number !== error.law);
    return [error, ...brokenLaws(others, game, given, settings)];
  }
}
