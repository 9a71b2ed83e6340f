import { stderr } from 'node:process';
import { games } from '@starboard/games';
import { type AnyGame, BadInput } from '@starboard/kernel';
import { type GameFigures, measureGame } from '../bench/gameBench.ts';
import { calibrate } from '../bench/measure.ts';
import { type MemoryFigures, measureMemory } from '../bench/memory.ts';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { findGame } from '../gameFiles.ts';
import { Progress } from '../ui/progress.ts';
import { rounded, table } from '../ui/text.ts';

const MEMORY_GAMES = 10_000;

export const bench: Command = {
  name: 'bench',
  takes: '[GAME]',
  words: [0, 1],
  summary: 'Speed on one core, the best of three, beside a loop that tells how fast the machine is.',
  options: {
    players: { type: 'string', value: 'N', help: 'number of seats; as many as can play' },
    seconds: { type: 'string', value: 'S', help: 'length of one round of each measurement (1)' },
    memory: { type: 'boolean', help: `also the growth of memory over ${MEMORY_GAMES} matches` },
    json: JSON_OPTION,
  },
  run(call) {
    const seconds = readSeconds(call.text('seconds'));
    const chosen = call.words[0] === undefined ? games : [findGame(call.words[0])];
    const loop = calibrate(seconds);
    const reports = chosen.map((game) => measure(game, call, seconds));
    if (call.flag('json')) console.log(JSON.stringify({ calibrationPerSecond: loop, games: reports }));
    else {
      console.log(`Calibration loop: ${rounded(loop / 1e6)} million steps/s`);
      for (const report of reports) show(report, loop);
    }
    return EXIT.ok;
  },
};

interface Report {
  readonly game: string;
  readonly players: number;
  readonly figures: GameFigures;
  readonly memory?: MemoryFigures;
}

function measure(game: AnyGame, call: Call, seconds: number): Report {
  const { min, max } = game.meta.players;
  const players = call.count('players', max, min, max);
  const note = (part: string) => stderr.isTTY && stderr.write(`\r${game.meta.id}: ${part} …\u001b[K`);
  const figures = measureGame({ game, players, seconds }, note);
  if (stderr.isTTY) stderr.write('\r\u001b[K');
  return { game: game.meta.id, players, figures, ...(call.flag('memory') ? { memory: memoryOf(game, players) } : {}) };
}

function memoryOf(game: AnyGame, players: number): MemoryFigures {
  const progress = new Progress('memory', MEMORY_GAMES);
  const figures = measureMemory(game, players, MEMORY_GAMES, () => progress.add());
  progress.end();
  return figures;
}

/** Each figure also as steps of the calibration loop that it takes: comparable between machines. */
function show({ game, players, figures, memory }: Report, loop: number): void {
  const perSecond = (name: string, value: number) => [name, `${rounded(value)} /s`, rounded(loop / value)];
  const rows = [
    perSecond('random decisions', figures.decisionsPerSecond),
    perSecond('random matches', figures.gamesPerSecond),
    ['fork at a decision', `${rounded(figures.forkMicros)} µs`, rounded(figures.forkMicros * 1e-6 * loop)],
    ['copy of a state', `${rounded(figures.copyMicros)} µs`, rounded(figures.copyMicros * 1e-6 * loop)],
    ['redeal of a state', `${rounded(figures.redealMicros)} µs`, rounded(figures.redealMicros * 1e-6 * loop)],
    [
      `replay of ${figures.replayActions} actions`,
      `${rounded(figures.replayMs)} ms`,
      rounded(figures.replayMs * 1e-3 * loop),
    ],
    perSecond('search iterations', figures.searchPerSecond),
  ];
  console.log(`\n${game}, ${players} players`);
  console.log(table(['', 'figure', 'loop steps each'], rows));
  if (memory === undefined) return;
  const { heapBeforeMB, heapAfterMB, residentBeforeMB, residentAfterMB } = memory;
  console.log(
    `memory over ${memory.games} matches: heap ${rounded(heapBeforeMB)} → ${rounded(heapAfterMB)} MB, ` +
      `resident ${rounded(residentBeforeMB)} → ${rounded(residentAfterMB)} MB`,
  );
}

function readSeconds(text: string | undefined): number {
  const seconds = text === undefined ? 1 : Number(text);
  if (!(seconds > 0 && seconds <= 600)) throw new BadInput('--seconds', 'must be a number above 0, at most 600');
  return seconds;
}
