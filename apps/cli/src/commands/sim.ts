import type { Share } from '@starboard/bots';
import { BOT_NOTES, BOT_TIME, botOf, readBotTime, seatSpecs, splitSpecs } from '../botSpecs.ts';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { findGame } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import { playAll } from '../jobs/pool.ts';
import type { SimPlan } from '../jobs/simJob.ts';
import { type Distribution, type Summary, summarise } from '../jobs/summary.ts';
import { Progress } from '../ui/progress.ts';
import { percent, rounded, table } from '../ui/text.ts';

export const sim: Command = {
  name: 'sim',
  takes: 'GAME',
  words: [1, 1],
  summary: 'Lets bots play many matches: speed, length, points, and wins by seat.',
  notes: `${BOT_NOTES}\nThe same seed gives the same results, whatever the number of workers.`,
  options: {
    players: { type: 'string', value: 'N', help: 'number of seats; as many as there are bots, or as many as can play' },
    bots: { type: 'string', value: 'random,…', multiple: true, help: 'one for all seats, or one for each (random)' },
    games: { type: 'string', value: 'N', help: 'number of matches (100)' },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it (1)' },
    workers: { type: 'string', value: 'N', help: 'threads (1)' },
    ...GAME_OPTIONS,
    'bot-time': BOT_TIME,
    json: JSON_OPTION,
  },
  async run(call) {
    const plan = readPlan(call);
    const games = call.count('games', 100, 1, 10_000_000);
    const workers = Math.min(games, call.count('workers', 1, 1, 256));
    const progress = new Progress(plan.game, games);
    const start = performance.now();
    const results = await playAll(plan, games, workers, () => progress.add());
    const seconds = (performance.now() - start) / 1000;
    progress.end();
    const summary = summarise(plan, results);
    const speed = {
      seconds,
      workers,
      gamesPerSecond: games / seconds,
      decisionsPerSecond: (summary.decisions.mean * games) / seconds,
    };
    if (call.flag('json')) console.log(JSON.stringify({ ...summary, speed }));
    else show(summary, speed);
    return EXIT.ok;
  },
};

function readPlan(call: Call): SimPlan {
  const game = findGame(call.words[0]);
  const given = splitSpecs(call.texts('bots'));
  const specs = given.length === 0 ? ['random'] : given;
  const { min, max } = game.meta.players;
  const players = call.count('players', specs.length > 1 ? specs.length : max, min, max);
  const bots = seatSpecs(specs, players);
  const limit = readBotTime(call.text('bot-time'));
  for (const spec of bots) botOf(spec, game, limit);
  return {
    kind: 'sim',
    game: game.meta.id,
    players,
    bots,
    options: readGameOptions(call, game, players),
    seed: call.text('seed') ?? '1',
    limit,
  };
}

interface Speed {
  readonly seconds: number;
  readonly workers: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
}

function show(summary: Summary, speed: Speed): void {
  const { games, unfinished, decisions, winnersPoints, seats, colours } = summary;
  console.log(
    `${games} matches of ${summary.game} with ${summary.players} players in ${rounded(speed.seconds)} s: ` +
      `${rounded(speed.gamesPerSecond)} matches/s, ${rounded(speed.decisionsPerSecond)} decisions/s`,
  );
  if (unfinished > 0) console.log(`${unfinished} were broken off and count as draws.`);
  console.log(
    `\n${table(
      ['', 'mean', 'least', '5 %', 'median', '95 %', 'most'],
      [
        ['decisions in a match', ...columns(decisions)],
        ["winner's points", ...columns(winnersPoints)],
      ],
    )}`,
  );
  console.log(
    `\n${table(
      ['seat', 'bot', 'wins', 'share', '95 % interval', 'points'],
      seats.map((seat, i) => [i, seat.bot, ...shareColumns(seat), seat.points.mean.toFixed(2)]),
    )}`,
  );
  if (colours === undefined) return;
  const rows = Object.entries(colours).map(([colour, share]) => [colour, ...shareColumns(share)]);
  console.log(`\n${table(['colour', 'wins', 'share', '95 % interval'], rows)}`);
}

const columns = (d: Distribution): readonly string[] => [
  d.mean.toFixed(1),
  ...[d.least, d.p5, d.median, d.p95, d.most].map(String),
];

const shareColumns = ({ wins, share, interval: [low, high] }: Share): readonly string[] => [
  String(Math.round(wins * 10) / 10),
  percent(share),
  `${percent(low)} to ${percent(high)}`,
];
