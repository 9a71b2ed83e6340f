import { type OpenDecision, SPECTATOR, scenarioAt, type Viewer } from '@starboard/kernel';
import { type Command, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import { readLanguage } from '../gameFiles.ts';
import { openMatchFile, replayed } from '../matches.ts';
import { pictureOf } from '../play/picture.ts';
import { Voice } from '../play/voice.ts';
import { harmless } from '../ui/text.ts';

export const inspect: Command = {
  name: 'inspect',
  takes: 'FILE',
  words: [1, 1],
  summary: 'Shows a position of a match: in words, and as a scenario that can be run.',
  notes:
    'The scenario holds the whole truth of the position, hidden things too: it is for bug reports, not for rivals.',
  options: {
    to: { type: 'string', value: 'N', help: 'the position after N log entries; the last one if left out' },
    scenario: {
      type: 'string',
      value: 'FILE',
      help: 'write the scenario into this file; - prints it and nothing else',
    },
    lang: { type: 'string', value: 'en|de', help: 'language' },
  },
  async run(call) {
    const [path] = call.words;
    const opened = openMatchFile(path);
    const match = replayed(path, opened, call.count('to', opened.file.log.length, 0, opened.file.log.length));
    const scenario = JSON.stringify(scenarioAt(match), undefined, 1);
    const into = call.text('scenario');
    if (into === '-') {
      console.log(scenario);
      return EXIT.ok;
    }
    if (into !== undefined) writeText(into, `${scenario}\n`, () => false);
    const language = readLanguage(call.text('lang'));
    const names = opened.file.names.map(harmless);
    const voice = new Voice(opened.game, language, names);
    const { draw } = await pictureOf(opened.game, language);
    const { seat }: { seat: Viewer } = match.over ? { seat: SPECTATOR } : match.next();
    console.log(draw(match.view(seat), seat, names));
    for (const ask of match.asks) {
      const open = match.decisions(ask.seat).find((one) => one.seat === ask.seat);
      if (open !== undefined) console.log(questionLines(open, voice).join('\n'));
    }
    return EXIT.ok;
  },
};

/** What somebody is asked, and what may be answered. */
function questionLines({ seat, kind, rule, options = [], forms = [] }: OpenDecision, voice: Voice): readonly string[] {
  return [
    `\n${voice.name(seat)}: ${voice.of(kind, 'question')} (${rule})`,
    ...options.map((action) => `  ${harmless(voice.action(action))}`),
    ...forms.filter(({ verdict }) => verdict.ok).map((form) => `  ${voice.of(form.do, 'form', 'kind')} …`),
  ];
}
