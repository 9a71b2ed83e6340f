import type { Action, Game, GameEvent } from '@starboard/kernel';
import type { Bot } from '../bot.ts';
import { type MatchPlan, playMatch } from '../playMatch.ts';
import type { Fixture, GameRecord } from './schedule.ts';

/** Plays one game of a schedule; `botOf` hands out the bot of a name. */
export async function playFixture<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  fixture: Fixture,
  botOf: (name: string) => Bot<S, A>,
  plan: Pick<MatchPlan, 'options' | 'limit'> = {},
): Promise<GameRecord> {
  const bots = fixture.seats.map(botOf);
  const { outcome, decisions, unfinished } = await playMatch(game, bots, {
    ...plan,
    players: bots.length,
    seed: fixture.seed,
  });
  return { ...fixture, places: outcome.places, points: outcome.points, decisions, unfinished };
}
