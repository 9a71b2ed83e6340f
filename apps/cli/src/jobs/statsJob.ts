import { recordMatch } from '@starboard/bots';
import { loadMatch, type Outcome } from '@starboard/kernel';
import { botOf } from '../botSpecs.ts';
import { featureReaderOf, findGame } from '../gameFiles.ts';

/** Everything that the statistics follow from. The same bot sits on every seat, so that only the cards differ. */
export interface StatsPlan {
  readonly kind: 'stats';
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly options: unknown;
  readonly seed: string;
  /** Time for one answer of an exec: bot, in ms. */
  readonly limit: number;
}

export interface StatsResult {
  readonly outcome: Outcome;
  /** By seat: what it had in this match, as in `tech t01`. */
  readonly features: readonly (readonly string[])[];
}

/** Plays the matches of a plan by their number, and reads from their events what each seat had. */
export function statsJob(plan: StatsPlan): (n: number) => Promise<StatsResult> {
  const { players, options, seed } = plan;
  const game = findGame(plan.game);
  const bots = Array.from({ length: players }, () => botOf(plan.bot, game, plan.limit));
  const reader = featureReaderOf(game);
  return async (n) => {
    const { file, outcome } = await recordMatch(game, bots, { players, options, seed: `${seed} ${n}` });
    const found = (await reader)?.(loadMatch(game, file).trueHistory, players) ?? [];
    const features = bots.map((_, seat) => [`seat ${seat}`, ...(found[seat] ?? [])]);
    return { outcome, features };
  };
}
