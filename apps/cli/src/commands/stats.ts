import type { AnyGame } from '@starboard/kernel';
import { BOT_NOTES, BOT_TIME, botOf, readBotTime } from '../botSpecs.ts';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { findGame, readLanguage } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import { effectsOf, type FeatureEffect, kindOf } from '../jobs/effects.ts';
import { openKept } from '../jobs/kept.ts';
import { playAll } from '../jobs/pool.ts';
import type { StatsPlan, StatsResult } from '../jobs/statsJob.ts';
import { Progress } from '../ui/progress.ts';
import { percent, table } from '../ui/text.ts';

export const stats: Command = {
  name: 'stats',
  takes: 'GAME',
  words: [1, 1],
  summary: 'Lets one bot play against itself and prints what each card did for those who had it.',
  notes: [
    'Chairs: how often somebody had it. Wins with and without it; lift: the difference in percentage points; points: the difference',
    'of mean points with and without; ± 95 %.',
    'What is counted is up to the game (its export "stats"); seats are counted in all. A lift is no proof of a cause: who is',
    'ahead may simply get more cards, and of twenty intervals one misses by chance.',
    'The same seed gives the same results, whatever the number of workers.',
    'With --keep every match is written down at once: the same call goes on where one was broken off, or adds matches with more --games.',
    BOT_NOTES,
  ].join('\n'),
  options: {
    players: { type: 'string', value: 'N', help: 'number of seats; as many as can play' },
    bot: { type: 'string', value: 'BOT', help: 'who sits on every seat (greedy)' },
    games: { type: 'string', value: 'N', help: 'number of matches (100)' },
    least: { type: 'string', value: 'N', help: 'leave out what fewer chairs had, or missed (5)' },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it (1)' },
    keep: { type: 'string', value: 'FILE', help: 'write matches there, and go on after those that are there' },
    workers: { type: 'string', value: 'N', help: 'threads (1)' },
    ...GAME_OPTIONS,
    'bot-time': BOT_TIME,
    lang: { type: 'string', value: 'en|de', help: 'language of the names (en)' },
    json: JSON_OPTION,
  },
  async run(call) {
    const game = findGame(call.words[0]);
    const plan = readPlan(call, game);
    const games = call.count('games', 100, 1, 10_000_000);
    const least = call.count('least', 5, 1, 10_000_000);
    const words = game.phrases.words[readLanguage(call.text('lang'))];
    const workers = Math.min(games, call.count('workers', 1, 1, 256));
    const file = call.text('keep');
    const kept = file === undefined ? undefined : openKept(file, plan);
    const progress = new Progress(plan.game, games - Math.min(games, kept?.results.length ?? 0));
    const keep = (result: StatsResult) => {
      kept?.add(result);
      progress.add();
    };
    const results = await playAll(plan, games, workers, keep, kept?.results);
    progress.end();
    const named = effectsOf(results, least).map((effect) => ({
      ...effect,
      name: words[effect.feature.replace(' ', '.')] ?? '',
    }));
    const { players, bot, seed } = plan;
    if (call.flag('json')) console.log(JSON.stringify({ game: plan.game, players, bot, seed, games, effects: named }));
    else show(`${games} matches of ${plan.game} with ${players} players, all of them ${bot}`, named);
    return EXIT.ok;
  },
};

function readPlan(call: Call, game: AnyGame): StatsPlan {
  const { min, max } = game.meta.players;
  const players = call.count('players', max, min, max);
  const bot = call.text('bot') ?? 'greedy';
  const limit = readBotTime(call.text('bot-time'));
  botOf(bot, game, limit, '--bot');
  return {
    kind: 'stats',
    game: game.meta.id,
    players,
    bot,
    options: readGameOptions(call, game, players),
    seed: call.text('seed') ?? '1',
    limit,
  };
}

type Named = FeatureEffect & { readonly name: string };

function show(title: string, effects: readonly Named[]): void {
  console.log(title);
  for (const kind of new Set(effects.map(({ feature }) => kindOf(feature)))) {
    const rows = effects.filter(({ feature }) => kindOf(feature) === kind).map(rowOf);
    console.log(`\n${table([kind, '', 'chairs', 'wins with', 'without', 'lift', '±', 'points', '±'], rows)}`);
  }
}

const rowOf = ({ feature, name, with: having, without, lift, points }: Named): readonly (string | number)[] => [
  feature.slice(feature.indexOf(' ') + 1),
  name,
  having.games,
  percent(having.share),
  percent(without.share),
  signed(100 * lift.mean, 1),
  (100 * lift.margin).toFixed(1),
  signed(points.mean, 2),
  points.margin.toFixed(2),
];

const signed = (number: number, digits: number): string => `${number < 0 ? '' : '+'}${number.toFixed(digits)}`;
