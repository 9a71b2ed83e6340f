import { BadInput } from '@starboard/kernel';
import { type Command, EXIT, type ExitCode, JSON_OPTION } from '../command.ts';
import { NamedInput } from '../files.ts';
import { openMatchFile, replayed } from '../matches.ts';
import { harmless } from '../ui/text.ts';

/** Where a file can be at odds with itself, rather than with what this program can read. */
const PROOF = /^(log\.|commitment$|outcome$)/;

export const verify: Command = {
  name: 'verify',
  takes: 'FILE',
  words: [1, 1],
  summary: 'Replays a match from its seed and checks every action, every fingerprint, the commitment and the outcome.',
  notes: 'Exit code 0: no die was touched. 1: file and rules part, at the place shown. 2: no match that can be read.',
  options: { json: JSON_OPTION },
  run(call) {
    const [path] = call.words;
    const opened = openMatchFile(path);
    try {
      const match = replayed(path, opened);
      report(call.flag('json'), { ok: true, actions: match.seq, over: match.over, commitment: match.commitment });
      return EXIT.ok;
    } catch (error) {
      return failure(error, call.flag('json'));
    }
  },
};

function failure(error: unknown, json: boolean): ExitCode {
  if (!(error instanceof NamedInput && error instanceof BadInput && PROOF.test(error.inside))) throw error;
  report(json, { ok: false, problem: error.message });
  return EXIT.failed;
}

type Finding =
  | { readonly ok: true; readonly actions: number; readonly over: boolean; readonly commitment: string }
  | { readonly ok: false; readonly problem: string };

function report(json: boolean, finding: Finding): void {
  if (json) console.log(JSON.stringify(finding));
  else if (!finding.ok) console.log(`Not as recorded: ${harmless(finding.problem)}`);
  else {
    console.log(`All ${finding.actions} actions replay as recorded${finding.over ? ', to the same outcome' : ''}.`);
    console.log(`The seed fits its commitment ${finding.commitment}.`);
  }
}
