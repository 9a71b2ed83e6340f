import {
  type ArenaPlan as Contest,
  type GameRecord,
  type LadderPlan as Ladder,
  ladderGames,
  playFixture,
  schedule,
} from '@starboard/bots';
import { type AnyBot, botOf } from '../botSpecs.ts';
import { findGame } from '../gameFiles.ts';

interface Setting {
  readonly game: string;
  readonly options: unknown;
  /** Time for one answer of an exec: bot, in ms. */
  readonly limit: number;
}

export interface ArenaPlan extends Contest, Setting {
  readonly kind: 'arena';
}

export interface LadderPlan extends Ladder, Setting {
  readonly kind: 'ladder';
  /** Games of the schedule that are there already. */
  readonly played: number;
}

/** Plays the games of a contest by their number in its schedule. */
export function arenaJob(plan: ArenaPlan | LadderPlan): (n: number) => Promise<GameRecord> {
  const game = findGame(plan.game);
  const fixtures = plan.kind === 'arena' ? schedule(plan) : ladderGames(plan).slice(plan.played);
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
