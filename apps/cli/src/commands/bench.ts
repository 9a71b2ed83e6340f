import { stderr } from 'node:process';
import { games } from '@starboard/games';
import { type AnyGame, BadInput } from '@starboard/kernel';
import { measureEnv } from '../bench/envBench.ts';
import { type GameFigures, measureGame } from '../bench/gameBench.ts';
import { calibrate } from '../bench/measure.ts';
import { type MemoryFigures, measureMemory } from '../bench/memory.ts';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { compare } from '../compare/compare.ts';
import { findGame } from '../gameFiles.ts';
import { Progress } from '../ui/progress.ts';
import { markdown, rounded, table } from '../ui/text.ts';

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
    env: { type: 'boolean', help: 'also decisions of the environment, through a pipe in batches of 256' },
    compare: { type: 'boolean', help: 'also a like game on boardgame.io, and the ratios' },
    markdown: { type: 'boolean', help: 'print docs/benchmarks.md' },
    json: JSON_OPTION,
  },
  async run(call) {
    const seconds = readSeconds(call.text('seconds'));
    const chosen = call.words[0] === undefined ? games : [findGame(call.words[0])];
    const loop = calibrate(seconds);
    const compared = call.flag('compare') ? await compare(seconds) : undefined;
    const reports: Report[] = [];
    for (const game of chosen) reports.push(await measure(game, call, seconds));
    const figures: Figures = { loop, reports, ...(compared === undefined ? {} : { compared }) };
    if (call.flag('json')) console.log(JSON.stringify({ calibrationPerSecond: loop, games: reports, compared }));
    else if (call.flag('markdown')) console.log(page(figures));
    else print(figures);
    return EXIT.ok;
  },
};

interface Figures {
  readonly loop: number;
  readonly reports: readonly Report[];
  readonly compared?: Awaited<ReturnType<typeof compare>>;
}

interface Report {
  readonly game: string;
  readonly players: number;
  readonly figures: GameFigures;
  readonly memory?: MemoryFigures;
  /** Decisions of the environment per second. */
  readonly env?: number;
}

async function measure(game: AnyGame, call: Call, seconds: number): Promise<Report> {
  const { min, max } = game.meta.players;
  const players = call.count('players', max, min, max);
  const note = (part: string) => stderr.isTTY && stderr.write(`\r${game.meta.id}: ${part} …\u001b[K`);
  const figures = measureGame({ game, players, seconds }, note);
  if (stderr.isTTY) stderr.write('\r\u001b[K');
  return {
    ...{ game: game.meta.id, players, figures },
    ...(call.flag('memory') ? { memory: memoryOf(game, players) } : {}),
    ...(call.flag('env') ? { env: await measureEnv(game, players, seconds) } : {}),
  };
}

function memoryOf(game: AnyGame, players: number): MemoryFigures {
  const progress = new Progress('memory', MEMORY_GAMES);
  const figures = measureMemory(game, players, MEMORY_GAMES, () => progress.add());
  progress.end();
  return figures;
}

function print({ loop, reports, compared }: Figures): void {
  console.log(`Calibration loop: ${rounded(loop / 1e6)} million steps/s`);
  for (const report of reports) show(report, loop);
  if (compared === undefined) return;
  const rows = compared.comparisons.map(({ what, ours, theirs }) => [
    ...[what, `${rounded(ours)} /s`, `${rounded(theirs)} /s`, rounded(ours / theirs)],
  ]);
  console.log(`\na like game with a state of ${rounded(compared.stateBytes)} bytes`);
  console.log(table(['', 'Starboard', `boardgame.io ${compared.version}`, 'ratio'], rows));
}

/** As in "19 November 2026". */
const today = (): string => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

/** docs/benchmarks.md. */
function page({ loop, reports, compared }: Figures): string {
  const perSecond = (n: number | undefined) => (n === undefined ? '' : rounded(n));
  const games = reports.map(({ game, players, figures, env }) => [
    ...[game, String(players), perSecond(figures.decisionsPerSecond), perSecond(figures.searchPerSecond)],
    ...[perSecond(env), rounded(figures.forkMicros), rounded(figures.copyMicros), rounded(figures.redealMicros)],
  ]);
  const ratios = (compared?.comparisons ?? []).map(({ what, ours, theirs }) => [
    ...[what, perSecond(ours), perSecond(theirs), rounded(ours / theirs)],
  ]);
  return [
    '# Benchmarks',
    `Made by \`npx starboard bench --compare --env --markdown > docs/benchmarks.md\` on ${today()}, on one core, by processor time, each figure the best of three. ` +
      `The calibration loop ran ${rounded(loop / 1e6)} million steps a second beside it: on another machine, or on this one with other work, figures move with it, ratios do not.`,
    '## The games',
    'What each does in a second: decisions of random play, futures of a search with 20 decisions after the tree, decisions of ' +
      '[the environment](environment.md) through a pipe in batches of 256; and what a fork, a copy and a re-deal of a state take, in µs.',
    markdown(['game', 'players', 'decisions', 'search', 'environment', 'fork', 'copy', 're-deal'], games),
    ...(compared === undefined
      ? []
      : [
          '## Beside boardgame.io',
          `The same small game for four, [the same rules](../apps/cli/src/compare/rules.ts) with a state of ${rounded(compared.stateBytes)} bytes, as large as that of Starfarers, ` +
            `on Starboard and on boardgame.io ${compared.version}, in the same process: what happens in a second. It is installed by \`npm ci --prefix apps/cli/compare\`.`,
          markdown(['what', 'Starboard', `boardgame.io ${compared.version}`, 'ratio'], ratios),
        ]),
  ].join('\n\n');
}

/** Each figure also as steps of the calibration loop that it takes: comparable between machines. */
function show({ game, players, figures, memory, env }: Report, loop: number): void {
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
    ...(env === undefined ? [] : [perSecond('decisions of the environment', env)]),
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
