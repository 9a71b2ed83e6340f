import { type AnyMatch, luckPhrases, SPECTATOR, type Viewer } from '@starboard/kernel';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { readLanguage } from '../gameFiles.ts';
import { openMatchFile, replayed } from '../matches.ts';
import { pictureOf } from '../play/picture.ts';
import { Voice } from '../play/voice.ts';
import { harmless } from '../ui/text.ts';

export const replay: Command = {
  name: 'replay',
  takes: 'FILE',
  words: [1, 1],
  summary: 'Tells a match again, step by step, and shows where it stands.',
  options: {
    to: { type: 'string', value: 'N', help: 'stop after N log entries' },
    seat: { type: 'string', value: 'S', help: 'as seen from seat S (the first is 0), or: spectator' },
    lang: { type: 'string', value: 'en|de', help: 'language' },
    json: JSON_OPTION,
  },
  async run(call) {
    const [path] = call.words;
    const language = readLanguage(call.text('lang'));
    const opened = openMatchFile(path);
    const match = replayed(path, opened, call.count('to', opened.file.log.length, 0, opened.file.log.length));
    const viewer = readViewer(call, match);
    const names = opened.file.names.map(harmless);
    if (call.flag('json')) {
      const { outcome } = match;
      console.log(
        JSON.stringify({ names, history: historyFor(match, viewer), view: match.view(viewer ?? SPECTATOR), outcome }),
      );
      return EXIT.ok;
    }
    const voice = new Voice(opened.game, language, names);
    for (const phrase of luckPhrases(match.luck.version, match.contributions)) console.log(voice.speaker.say(phrase));
    historyFor(match, viewer).forEach((events, step) => {
      for (const event of events) console.log(`${String(step).padStart(5)}  ${harmless(voice.event(event))}`);
    });
    const { draw } = await pictureOf(opened.game, language);
    console.log(`\n${draw(match.view(viewer ?? SPECTATOR), viewer ?? SPECTATOR, names)}`);
    if (match.outcome !== undefined) console.log(outcomeLines(match, voice).join('\n'));
    return EXIT.ok;
  },
};

/** What the viewer saw, or the whole truth where no viewer is named: the file holds it anyway. */
function historyFor(match: AnyMatch, viewer: Viewer | undefined): readonly (readonly unknown[])[] {
  return viewer === undefined ? match.trueHistory : match.history(viewer);
}

function readViewer(call: Call, match: AnyMatch): Viewer | undefined {
  const text = call.text('seat');
  if (text === undefined) return undefined;
  if (text === 'spectator') return SPECTATOR;
  return call.count('seat', 0, 0, match.players - 1);
}

function outcomeLines({ outcome }: AnyMatch, voice: Voice): readonly string[] {
  return (outcome?.places ?? []).map((place, seat) =>
    voice.own('place', { place, who: voice.name(seat), points: outcome?.points[seat] ?? 0 }),
  );
}
