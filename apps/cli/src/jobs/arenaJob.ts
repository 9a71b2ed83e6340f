import { type ArenaPlan as Contest, type GameRecord, playFixture, schedule } from '@starboard/bots';
import { type AnyBot, botOf } from '../botSpecs.ts';
import { findGame } from '../gameFiles.ts';

export interface ArenaPlan extends Contest {
  readonly kind: 'arena';
  readonly game: string;
  readonly options: unknown;
  /** Time for one answer of an exec: bot, in ms. */
  readonly limit: number;
}

/** Plays the games of a contest by their number in its schedule. */
export function arenaJob(plan: ArenaPlan): (n: number) => Promise<GameRecord> {
  const game = findGame(plan.game);
  const fixtures = schedule(plan);
  // Each chair has a bot of its own: two of a kind in one match must not share a program.
  const bots = new Map<string, AnyBot>();
  return (n) => {
    const sitting = new Map<string, number>();
    const sitDown = (spec: string): AnyBot => {
      const copy = sitting.get(spec) ?? 0;
      sitting.set(spec, copy + 1);
      const key = `${copy} ${spec}`;
      const bot = bots.get(key) ?? botOf(spec, game, plan.limit);
      bots.set(key, bot);
      return bot;
    };
    return playFixture(game, fixtures[n], sitDown, { options: plan.options });
  };
}
