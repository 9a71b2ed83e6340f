import { games as all } from '@starboard/games';
import type { OptionSpec } from '@starboard/kernel';
import { type Command, EXIT, JSON_OPTION } from '../command.ts';
import { readLanguage } from '../gameFiles.ts';

export const games: Command = {
  name: 'games',
  takes: '',
  words: [0, 0],
  summary: 'What can be played, and what can be set.',
  options: {
    lang: { type: 'string', value: 'en|de', help: 'language of the names' },
    json: JSON_OPTION,
  },
  run(call) {
    const language = readLanguage(call.text('lang'));
    if (call.flag('json')) {
      console.log(JSON.stringify(all.map(({ meta }) => meta)));
      return EXIT.ok;
    }
    for (const { meta } of all) {
      const { min, max } = meta.players;
      console.log(`${meta.id}: ${meta.name[language]}, ${min === max ? min : `${min} to ${max}`} players`);
      for (const option of meta.options) console.log(`  --option ${described(option)}  (${option.rule})`);
    }
    return EXIT.ok;
  },
};

function described(option: OptionSpec): string {
  if (option.kind === 'switch') return `${option.id}=true|false, ${option.default} if not given`;
  const choices = option.choices.join('|');
  return option.kind === 'choice'
    ? `${option.id}=${choices}, ${option.default} if not given`
    : `${option.id}=…,…  one for each seat: ${choices}`;
}
