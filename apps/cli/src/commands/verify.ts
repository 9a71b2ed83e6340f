import { type AnyMatch, BadInput, type Contribution, kernelWords, luckPhrases, withDraws } from '@starboard/kernel';
import { speaker } from '@starboard/text';
import { type Command, EXIT, type ExitCode, JSON_OPTION } from '../command.ts';
import { NamedInput } from '../files.ts';
import { openMatchFile, replayed } from '../matches.ts';
import { harmless } from '../ui/text.ts';

/** Where a file can be at odds with itself, rather than with what this program can read. */
const PROOF = /^(log\.|draws\.|contributions|commitment$|outcome$)/;

export const verify: Command = {
  name: 'verify',
  takes: 'FILE',
  words: [1, 1],
  summary:
    'Replays a match from its seed and checks every action, every draw, the commitment, the contributions and the outcome.',
  notes:
    'Exit code 0: all of it follows from its seed and what was added. Compare the commitment with the one that was shown at the table. 1: file and rules part, at the place shown. 2: no match that can be read.',
  options: { json: JSON_OPTION },
  run(call) {
    const [path] = call.words;
    const opened = openMatchFile(path);
    try {
      const match = replayed(path, opened);
      const { draws = [] } = withDraws(opened.game, opened.file);
      report(call.flag('json'), findingOf(match, draws.length), opened.file.names);
      return EXIT.ok;
    } catch (error) {
      return failure(error, call.flag('json'));
    }
  },
};

function failure(error: unknown, json: boolean): ExitCode {
  if (!(error instanceof NamedInput && error instanceof BadInput && PROOF.test(error.inside))) throw error;
  report(json, { ok: false, problem: error.message }, []);
  return EXIT.failed;
}

type Finding =
  | {
      readonly ok: true;
      readonly actions: number;
      readonly over: boolean;
      readonly commitment: string;
      readonly luck: number;
      /** How many draws follow from seed and contributions. */
      readonly draws: number;
      readonly contributions?: readonly Contribution[];
    }
  | { readonly ok: false; readonly problem: string };

function findingOf({ seq, over, commitment, luck, contributions }: AnyMatch, draws: number): Finding {
  const given = contributions === undefined ? {} : { contributions };
  return { ok: true, actions: seq, over, commitment, luck: luck.version, draws, ...given };
}

function report(json: boolean, finding: Finding, names: readonly string[]): void {
  if (json) console.log(JSON.stringify(finding));
  else if (!finding.ok) console.log(`Not as recorded: ${harmless(finding.problem)}`);
  else {
    const { actions, over, commitment, luck, draws, contributions } = finding;
    console.log(`All ${actions} actions replay as recorded${over ? ', to the same outcome' : ''}.`);
    console.log(
      `All ${draws} draws follow from the seed${contributions === undefined ? '' : ' and what was added to it'}.`,
    );
    console.log(`The seed fits its commitment ${commitment}.`);
    const { say } = speaker(kernelWords, 'en', names.map(harmless));
    for (const phrase of luckPhrases(luck, contributions)) console.log(say(phrase));
  }
}
