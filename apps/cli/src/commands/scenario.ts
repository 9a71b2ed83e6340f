import { gameById } from '@starboard/games';
import { BadInput, type Difference, readScenario, runScenario } from '@starboard/kernel';
import { type Command, EXIT, type ExitCode, JSON_OPTION } from '../command.ts';
import { readFrom } from '../files.ts';
import { harmless } from '../ui/text.ts';

interface Finding {
  readonly file: string;
  readonly title?: string;
  readonly differences: readonly Difference[];
  /** Why the scenario could not be played. */
  readonly problem?: string;
}

export const scenario: Command = {
  name: 'scenario',
  takes: 'FILE…',
  words: [1, 10_000],
  summary: 'Plays scenarios and prints what differs from what they say.',
  notes: 'Exit code 1: something differs. 2: a file that is no scenario; the others are played all the same.',
  options: { json: JSON_OPTION },
  run(call) {
    const findings = call.words.map(played);
    if (call.flag('json')) console.log(JSON.stringify(findings));
    else for (const finding of findings) show(finding);
    return codeOf(findings);
  },
};

function played(file: string): Finding {
  try {
    return readFrom(file, (text) => {
      const read = readScenario(text);
      const game = gameById(read.game);
      if (game === undefined) throw new BadInput('game', `${JSON.stringify(read.game)} is not known here`);
      return { file, title: read.title.en, differences: runScenario(game, read) };
    });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { file, differences: [], problem: error.message };
  }
}

function show({ file, title, differences, problem }: Finding): void {
  if (problem !== undefined) console.error(`starboard: ${harmless(problem)}`);
  else console.log(`${differences.length === 0 ? 'ok     ' : 'differs'} ${file}: ${harmless(title ?? '')}`);
  for (const { where, expected, found } of differences) {
    console.log(`  ${harmless(where)}: expected ${shown(expected)}, found ${shown(found)}`);
  }
}

const shown = (value: unknown): string => harmless(JSON.stringify(value) ?? 'nothing');

function codeOf(findings: readonly Finding[]): ExitCode {
  if (findings.some(({ problem }) => problem !== undefined)) return EXIT.badInput;
  return findings.some(({ differences }) => differences.length > 0) ? EXIT.failed : EXIT.ok;
}
