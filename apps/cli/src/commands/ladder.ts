import { appendFileSync, existsSync } from 'node:fs';
import { climb, type GameRecord, LEVELS, ladderGames, type Rung } from '@starboard/bots';
import { BadInput } from '@starboard/kernel';
import { BOT_NOTES, BOT_TIME, botOf, readBotTime, splitSpecs } from '../botSpecs.ts';
import { type Call, type Command, EXIT, JSON_OPTION } from '../command.ts';
import { readFrom } from '../files.ts';
import { findGame } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import type { LadderPlan } from '../jobs/arenaJob.ts';
import { playAll } from '../jobs/pool.ts';
import { Progress } from '../ui/progress.ts';
import { markdown } from '../ui/text.ts';

export const ladder: Command = {
  name: 'ladder',
  takes: 'GAME',
  words: [1, 1],
  summary: 'How far each level of bots stands above the one below: every two neighbours play each other.',
  notes: `${BOT_NOTES}\nRatings: 400 points are odds of ten to one. A game that is kept in a file is not played again, so a ladder may be
broken off and gone on with.`,
  options: {
    bots: { type: 'string', value: 'cadet,pilot,…', multiple: true, help: 'the rungs, the lowest first; all levels' },
    players: { type: 'string', value: 'N', help: 'number of seats; as many as can play' },
    games: {
      type: 'string',
      value: 'N',
      help: 'at least so many games of each pair (200); rotations are always complete',
    },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it (1)' },
    keep: { type: 'string', value: 'FILE', help: 'a line of JSON for each game; those that are there count' },
    workers: { type: 'string', value: 'N', help: 'threads (1)' },
    ...GAME_OPTIONS,
    'bot-time': BOT_TIME,
    json: JSON_OPTION,
  },
  async run(call) {
    const file = call.text('keep');
    const asked = readPlan(call);
    const kept = file === undefined || !existsSync(file) ? [] : readKept(file, asked);
    const plan = { ...asked, played: kept.length };
    const left = ladderGames(plan).length - kept.length;
    const progress = new Progress(plan.game, left);
    const played = await playAll(plan, left, Math.min(left, call.count('workers', 1, 1, 256)), (record) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(record)}\n`);
      progress.add();
    });
    progress.end();
    const rungs = climb([...kept, ...played], plan.bots);
    console.log(call.flag('json') ? JSON.stringify({ game: plan.game, players: plan.players, rungs }) : shown(rungs));
    return EXIT.ok;
  },
};

function readPlan(call: Call): LadderPlan {
  const game = findGame(call.words[0]);
  const given = splitSpecs(call.texts('bots'));
  const bots = given.length === 0 ? LEVELS : given;
  if (bots.length < 2 || new Set(bots).size < bots.length)
    throw new BadInput('--bots', 'needs at least two, each of them once, the lowest first');
  const limit = readBotTime(call.text('bot-time'));
  for (const spec of bots) botOf(spec, game, limit);
  const { min, max } = game.meta.players;
  const players = call.count('players', max, Math.max(2, min), max);
  return {
    kind: 'ladder',
    game: game.meta.id,
    bots,
    players,
    games: call.count('games', 200, 1, 1_000_000),
    seed: call.text('seed') ?? '1',
    options: readGameOptions(call, game, players),
    limit,
    played: 0,
  };
}

/** The games of a file, which must be the first ones of this very ladder; it may have been a longer one. */
function readKept(file: string, plan: LadderPlan): GameRecord[] {
  const fixtures = ladderGames(plan);
  const all: GameRecord[] = readFrom(file, (text) => text.split('\n').filter(Boolean).map(parsed));
  const records = all.slice(0, fixtures.length);
  for (const [i, { seed, seats }] of records.entries())
    if (seed !== fixtures[i]?.seed || seats.join() !== fixtures[i].seats.join())
      throw new BadInput(file, `line ${i + 1} is no game of this ladder; name another file, or the same bots and seed`);
  return records;
}

function parsed(line: string, at: number): GameRecord {
  try {
    const record = JSON.parse(line) as GameRecord;
    if (Array.isArray(record.seats) && Array.isArray(record.places)) return record;
  } catch {
    // said below
  }
  throw new BadInput(`line ${at + 1}`, 'is no game');
}

/** A table in Markdown. */
function shown(rungs: readonly Rung[]): string {
  const whole = (n: number) => String(Math.round(n) + 0);
  const signed = (n: number) => `${n < 0 ? '' : '+'}${whole(n)}`;
  const span = ([low, high]: readonly [number, number]) => `${whole(low)} to ${whole(high)}`;
  const row = ({ bot, rating, interval, step }: Rung) => [
    `\`${bot}\``,
    whole(rating),
    span(interval),
    ...(step === undefined ? ['', '', ''] : [signed(step.rating), span(step.interval), String(step.games)]),
  ];
  return markdown(
    ['level', 'rating', '95 % interval', 'above the one below', '95 % interval', 'games'],
    rungs.map(row),
  );
}
