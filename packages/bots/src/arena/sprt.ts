/** What is to be told apart: a share of wins that would be no progress, and one that would. */
export interface SprtPlan {
  readonly worse: number;
  readonly better: number;
  /** Chance of a wrong "better", and of a wrong "not better". */
  readonly alpha?: number;
  readonly beta?: number;
  /** Games after which the test gives up. */
  readonly cap: number;
}

export type SprtVerdict = 'better' | 'not-better' | 'undecided' | 'go-on';

/** Wald's sequential test: stops as soon as the games say enough, and at the cap. */
export function sprt(wins: number, games: number, plan: SprtPlan): SprtVerdict {
  const { worse, better, alpha = 0.05, beta = 0.05, cap } = plan;
  const evidence = wins * Math.log(better / worse) + (games - wins) * Math.log((1 - better) / (1 - worse));
  if (evidence >= Math.log((1 - beta) / alpha)) return 'better';
  if (evidence <= Math.log(beta / (1 - alpha))) return 'not-better';
  return games >= cap ? 'undecided' : 'go-on';
}
