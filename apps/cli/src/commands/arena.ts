import { type GameRecord, rate, schedule, seatShares, winShares } from '@starboard/bots';
import { BadInput } from '@starboard/kernel';
import { BOT_NOTES, BOT_TIME, botOf, readBotTime, splitSpecs } from '../botSpecs.ts';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { findGame } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import type { ArenaPlan } from '../jobs/arenaJob.ts';
import { playAll } from '../jobs/pool.ts';
import { Progress } from '../ui/progress.ts';
import { percent, table } from '../ui/text.ts';

export const arena: Command = {
  name: 'arena',
  takes: 'GAME',
  words: [1, 1],
  summary: 'Compares bots: every line-up sits down in all rotations on the same seed.',
  notes: `${BOT_NOTES}\nRatings: 400 points are odds of ten to one; random is 0, or else the weakest.`,
  options: {
    bots: { type: 'string', value: 'greedy,random,…', multiple: true, help: 'who takes part, at least two' },
    among: { type: 'string', value: 'BOT', help: 'each of them sits alone among bots of this name' },
    players: { type: 'string', value: 'N', help: 'number of seats; as many as can play' },
    games: { type: 'string', value: 'N', help: 'at least so many games (200); rotations are always complete' },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it (1)' },
    workers: { type: 'string', value: 'N', help: 'threads (1)' },
    ...GAME_OPTIONS,
    'bot-time': BOT_TIME,
    json: { ...JSON_OPTION, help: 'print one JSON line for each game, and one with the ratings' },
  },
  async run(call) {
    const plan = readPlan(call);
    const { length } = schedule(plan);
    const json = call.flag('json');
    const progress = new Progress(plan.game, length);
    const records = await playAll(plan, length, Math.min(length, call.count('workers', 1, 1, 256)), (record) => {
      if (json) console.log(JSON.stringify({ game: plan.game, ...record }));
      progress.add();
    });
    progress.end();
    if (json) console.log(JSON.stringify({ ...rate(records), shares: Object.fromEntries(winShares(records)) }));
    else show(records);
    return EXIT.ok;
  },
};

function readPlan(call: Call): ArenaPlan {
  const game = findGame(call.words[0]);
  const bots = [...new Set(splitSpecs(call.texts('bots')))];
  const among = call.text('among');
  if (bots.length < (among === undefined ? 2 : 1))
    throw new BadInput('--bots', 'needs at least two different bots, as in greedy,random, or --among');
  const limit = readBotTime(call.text('bot-time'));
  for (const spec of among === undefined ? bots : [...bots, among]) botOf(spec, game, limit);
  const { min, max } = game.meta.players;
  const players = call.count('players', max, min, max);
  return {
    kind: 'arena',
    game: game.meta.id,
    bots,
    ...(among === undefined ? {} : { among }),
    players,
    games: call.count('games', 200, 1, 10_000_000),
    seed: call.text('seed') ?? '1',
    options: readGameOptions(call, game, players),
    limit,
  };
}

function show(records: readonly GameRecord[]): void {
  const { ratings, seats } = rate(records);
  const shares = winShares(records);
  const whole = (n: number) => String(Math.round(n) + 0);
  const rows = ratings.map(({ bot, rating, interval: [low, high] }) => {
    const share = shares.get(bot);
    const [least, most] = share?.interval ?? [0, 1];
    const chairs = String(share?.games ?? 0);
    return [
      bot,
      whole(rating),
      `${whole(low)} to ${whole(high)}`,
      percent(share?.share ?? 0),
      `${percent(least)} to ${percent(most)}`,
      chairs,
    ];
  });
  console.log(`${records.length} games`);
  console.log(`\n${table(['bot', 'rating', '95 % interval', 'wins', '95 % interval', 'chairs'], rows)}`);
  const bySeat = seatShares(records).map(({ share }, seat) => [seat, percent(share), whole(seats[seat] ?? 0)]);
  console.log(`\n${table(['seat', 'wins', 'worth'], bySeat)}`);
  const unfinished = records.filter((record) => record.unfinished).length;
  if (unfinished > 0) console.log(`\n${unfinished} games were broken off and count as draws.`);
}
