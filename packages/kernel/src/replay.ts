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
    const where = replayLine(match, line);
    if (match.log.at(-1)?.hash !== line.hash)
      throw new BadInput(`${where}.hash`, 'the state after this action is not the recorded one');
    after?.(match);
  }
}

/**
 * The lines that an earlier version of the rules has written, `meta.playsLike`, as these rules write them: every answer is judged
 * again, and gets the fingerprint that the state after it has now. The match stands at their end.
 */
export function carryLines<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  lines: readonly LogEntry[],
): readonly LogEntry[] {
  for (const line of lines) replayLine(match, line);
  return match.log;
}

/** Plays one line; says where in the log that was. */
function replayLine<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  line: LogEntry,
): string {
  const where = `log.${match.seq}`;
  const verdict = match.replay(line);
  if (!verdict.ok) throw new BadInput(where, `refused: ${refusalId(verdict)}${problemOf(verdict.params.problem)}`);
  return where;
}

const problemOf = (problem: unknown): string => (problem === undefined ? '' : `: ${problem}`);
