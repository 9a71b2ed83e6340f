import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { BOT_SPECS, parseBot } from '@starboard/bots';
import { type Command, EXIT } from '../command.ts';
import { served } from '../exec/serve.ts';
import { findGame } from '../gameFiles.ts';

export const serveBot: Command = {
  name: 'serve-bot',
  takes: 'GAME',
  words: [1, 1],
  summary: 'Answers decisions by lines of JSON on standard input and output (docs/bot-protocol.md).',
  notes: `Bots: ${BOT_SPECS.join(', ')}. All but random look ahead, and need the request's "match".`,
  options: {
    bot: { type: 'string', value: 'random', help: 'who answers (random)' },
    seed: { type: 'string', value: 'TEXT', help: "the bot's own luck (1)" },
  },
  async run(call) {
    const game = findGame(call.words[0]);
    const spec = call.text('bot') ?? 'random';
    const answer = served(game, spec, parseBot(spec, game, '--bot'), call.text('seed') ?? '1');
    for await (const line of createInterface({ input: stdin })) {
      if (line.trim() !== '') stdout.write(`${JSON.stringify(await answer(line))}\n`);
    }
    return EXIT.ok;
  },
};
