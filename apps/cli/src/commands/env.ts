import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { Environment } from '@starboard/bots';
import { type Command, EXIT, type ExitCode } from '../command.ts';
import { FrameReader, type Parts, schemaFrame } from '../env/frames.ts';
import { obey } from '../env/request.ts';
import { schemaOf, stateOf } from '../env/state.ts';
import { findGame } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';

export const env: Command = {
  name: 'env',
  takes: 'GAME',
  words: [1, 1],
  summary: 'Plays matches for a program that learns, by lines of JSON or by binary frames (docs/environment.md).',
  options: {
    players: { type: 'string', value: 'N', help: 'how many players (as few as the game takes, but 2)' },
    matches: { type: 'string', value: 'N', help: 'how many matches side by side (1)' },
    seed: { type: 'string', value: 'TEXT', help: 'the luck of the matches (1)' },
    ...GAME_OPTIONS,
    frames: { type: 'boolean', help: 'binary frames instead of lines' },
  },
  async run(call) {
    const game = findGame(call.words[0]);
    const { min, max } = game.meta.players;
    const players = call.count('players', Math.max(min, 2), min, max);
    const matches = call.count('matches', 1, 1, 65_536);
    const options = readGameOptions(call, game, players);
    const environment = new Environment(game, { players, options, matches, seed: call.text('seed') ?? '1' });
    return call.flag('frames') ? byFrames(environment) : byLines(environment);
  },
};

async function byLines(environment: Environment): Promise<ExitCode> {
  const say = (value: object) => stdout.write(`${JSON.stringify(value)}\n`);
  say(schemaOf(environment));
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() === '') continue;
    const answer = obey(environment, line);
    say(answer === 'state' ? stateOf(environment) : answer);
  }
  return EXIT.ok;
}

async function byFrames(environment: Environment): Promise<ExitCode> {
  const reader = new FrameReader(environment);
  await sent([schemaFrame(environment)]);
  for await (const chunk of stdin) {
    for (const answer of reader.take(chunk as Buffer)) await sent(answer);
    if (reader.broken) return EXIT.badInput;
  }
  const left = reader.end();
  await sent(left);
  return left.length === 0 ? EXIT.ok : EXIT.badInput;
}

/** Writes the parts of an answer together, and waits until they have left: their bytes are used again. */
async function sent(parts: Parts): Promise<void> {
  if (parts.length === 0) return;
  stdout.cork();
  const left = Promise.all(parts.map((part) => new Promise<void>((done) => stdout.write(part, () => done()))));
  stdout.uncork();
  await left;
}
