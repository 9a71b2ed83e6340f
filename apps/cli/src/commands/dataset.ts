import { stdout } from 'node:process';
import { playMatch, Recorder, rewardsOf } from '@starboard/bots';
import { BOT_NOTES, BOT_TIME, botOf, readBotTime, seatSpecs, splitSpecs } from '../botSpecs.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { PROTOCOL, spacesOf } from '../env/state.ts';
import { findGame } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import { Progress } from '../ui/progress.ts';

export const dataset: Command = {
  name: 'dataset',
  takes: 'GAME',
  words: [1, 1],
  summary: 'Writes matches of bots as lines of JSON, with what was seen and done, for programs that learn.',
  notes: `${BOT_NOTES}\nThe first line is the schema, each other line a match (docs/environment.md).`,
  options: {
    players: { type: 'string', value: 'N', help: 'number of seats; as many as there are bots, or as few as can play' },
    bots: { type: 'string', value: 'greedy,…', multiple: true, help: 'one for all seats, or one for each (greedy)' },
    games: { type: 'string', value: 'N', help: 'number of matches (100)' },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it (1)' },
    ...GAME_OPTIONS,
    'bot-time': BOT_TIME,
  },
  async run(call) {
    const { game, players, options, specs, limit } = readPlan(call);
    const recorder = new Recorder(game, players, options);
    const bots = specs.map((spec) => recorder.watching(botOf(spec, game, limit)));
    const games = call.count('games', 100, 1, 10_000_000);
    const about = { protocol: PROTOCOL, game: game.meta.id, rules: game.meta.rulesVersion, players, bots: specs };
    stdout.write(`${JSON.stringify({ ...about, ...spacesOf(recorder) })}\n`);
    const progress = new Progress(game.meta.id, games);
    for (let match = 0; match < games; match++) {
      const seed = `${call.text('seed') ?? '1'}/${match}`;
      const { outcome, unfinished } = await playMatch(game, bots, { players, options, seed });
      const { decisions } = recorder;
      recorder.decisions = [];
      await written({ match, seed, unfinished, ...outcome, rewards: rewardsOf(outcome), decisions });
      progress.add();
    }
    progress.end();
    return EXIT.ok;
  },
};

/** One line, after the one before has left: a slow reader is waited for. */
async function written(line: object): Promise<void> {
  if (!stdout.write(`${JSON.stringify(line)}\n`)) await new Promise<void>((done) => stdout.once('drain', done));
}

function readPlan(call: Call) {
  const game = findGame(call.words[0]);
  const given = splitSpecs(call.texts('bots'));
  const { min, max } = game.meta.players;
  const players = call.count('players', given.length > 1 ? given.length : Math.max(2, min), min, max);
  const specs = seatSpecs(given.length === 0 ? ['greedy'] : given, players);
  return {
    game,
    players,
    specs,
    options: readGameOptions(call, game, players),
    limit: readBotTime(call.text('bot-time')),
  };
}
