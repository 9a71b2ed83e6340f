import {
  type AnyGame,
  type AnyMatch,
  carryLines,
  Match,
  openScenario,
  readScenario,
  replayLines,
} from '@starboard/kernel';
import type { LocalMatch } from './localMatch.ts';

/** The match behind a description, its log played again. Throws where rules and log part. */
export function buildMatch(game: AnyGame, local: LocalMatch): AnyMatch {
  const { rulesVersion, playsLike = [] } = game.meta;
  // One that does not say was begun before versions were noted.
  const { rules = playsLike.at(-1) ?? rulesVersion } = local;
  const match = beginning(game, local);
  if (playsLike.includes(rules)) carryLines(match, local.log);
  else replayLines(match, local.log);
  return match;
}

function beginning(game: AnyGame, { players, options, seed, luck = 1, contributions, scenario }: LocalMatch): AnyMatch {
  if (scenario !== undefined) return openScenario(game, readScenario(scenario));
  return new Match(game, { players, options, seed, luck, contributions });
}
