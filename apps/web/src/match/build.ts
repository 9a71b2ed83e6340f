import { type AnyGame, type AnyMatch, Match, openScenario, readScenario, replayLines } from '@starboard/kernel';
import type { LocalMatch } from './localMatch.ts';

/** The match behind a description, its log played again. Throws where rules and log part. */
export function buildMatch(game: AnyGame, local: LocalMatch): AnyMatch {
  const match = beginning(game, local);
  replayLines(match, local.log);
  return match;
}

function beginning(game: AnyGame, { players, options, seed, luck = 1, contributions, scenario }: LocalMatch): AnyMatch {
  if (scenario !== undefined) return openScenario(game, readScenario(scenario));
  return new Match(game, { players, options, seed, luck, contributions });
}
