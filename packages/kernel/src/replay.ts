import type { GameEvent } from './game.ts';
import { BadInput } from './json.ts';
import type { LogEntry, Match } from './match.ts';
import type { Action } from './question.ts';
import { refusalId } from './verdict.ts';

/**
 * Plays lines of a log on and compares every fingerprint; `after` hears of each. Throws {@link BadInput} that names the line where
 * rules and log part.
 */
export function replayLines<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  lines: readonly LogEntry[],
  after?: (match: Match<S, A, E>) => void,
): void {
  for (const line of lines) {
    const where = `log.${match.seq}`;
    const verdict = match.replay(line);
    if (!verdict.ok) throw new BadInput(where, `refused: ${refusalId(verdict)}${problemOf(verdict.params.problem)}`);
    if (match.log.at(-1)?.hash !== line.hash)
      throw new BadInput(`${where}.hash`, 'the state after this action is not the recorded one');
    after?.(match);
  }
}

const problemOf = (problem: unknown): string => (problem === undefined ? '' : `: ${problem}`);
