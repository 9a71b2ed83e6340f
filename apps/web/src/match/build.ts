import {
  type AnyGame,
  BadInput,
  type LogEntry,
  Match,
  type MatchSetup,
  openScenario,
  readScenario,
  refusalId,
} from '@starboard/kernel';
import type { AnyMatch, LocalMatch } from './localMatch.ts';

/** The match behind a description, its log played again. */
export function buildMatch(game: AnyGame, local: LocalMatch): AnyMatch {
  const match: AnyMatch =
    local.scenario === undefined ? new Match(game, setupOf(local)) : openScenario(game, readScenario(local.scenario));
  playLog(match, local.log);
  return match;
}

function setupOf({ players, options, seed, luck = 1, contributions }: LocalMatch): MatchSetup {
  return { players, options, seed, luck, ...(contributions === undefined ? {} : { contributions }) };
}

/** Plays log entries on; throws where rules and log part. */
export function playLog(match: AnyMatch, log: readonly LogEntry[]): void {
  for (const entry of log) {
    const verdict = match.replay(entry);
    if (!verdict.ok) throw new BadInput(`log.${match.seq}`, `refused: ${refusalId(verdict)}`);
    if (match.log.at(-1)?.hash !== entry.hash) throw new BadInput(`log.${match.seq - 1}`, 'leads to another state');
  }
}
