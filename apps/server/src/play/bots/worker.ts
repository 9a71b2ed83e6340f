import { parentPort } from 'node:worker_threads';
import { advise, type Bot, parseBot, type SearchBot, searchBot, situationIn } from '@starboard/bots';
import { type Action, type AnyMatch, Random, replayLines } from '@starboard/kernel';
import { newMatch } from '../replay.ts';
import type { BotAnswer, BotJob } from './messages.ts';

/** Matches that this worker knows, the one used longest ago first. */
const matches = new Map<string, AnyMatch>();
const KEPT = 64;

/** Of the decision that is being made. */
let share = 1;

const bots = new Map<string, Bot<unknown, Action>>();

parentPort?.on('message', async (job: BotJob) => parentPort?.postMessage(await answer(job)));

async function answer(job: BotJob): Promise<BotAnswer> {
  try {
    const match = matchOf(job);
    share = job.share;
    const random = Random.fromSeed(job.luck);
    if (job.want === 'hints') return { id: job.id, hints: hints(match, job, random) };
    const action = await botOf(match, job.level).decide(situationIn(match, job.seat), random);
    return { id: job.id, action: match.game.actions.write(action) };
  } catch (error) {
    matches.delete(job.table);
    return { id: job.id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function matchOf({ table, maker, after, lines }: BotJob): AnyMatch {
  const match = maker === undefined ? matches.get(table) : newMatch(maker);
  if (match === undefined || match.seq !== after) throw new Error(`The match of ${table} is not known up to ${after}`);
  replayLines(match, lines);
  matches.delete(table);
  matches.set(table, match);
  for (const oldest of matches.keys()) {
    if (matches.size <= KEPT) break;
    matches.delete(oldest);
  }
  return match;
}

function botOf(match: AnyMatch, level: string): Bot<unknown, Action> {
  const key = `${match.game.meta.id} ${level}`;
  const bot = bots.get(key) ?? parseBot(level, match.game, 'bot', undefined, () => share);
  bots.set(key, bot);
  return bot;
}

const advisers = new Map<string, SearchBot<unknown, Action>>();

function hints(match: AnyMatch, { seat }: BotJob, random: Random) {
  const { game } = match;
  const adviser = advisers.get(game.meta.id) ?? searchBot(game, { ms: 400 }, { share: () => share });
  advisers.set(game.meta.id, adviser);
  return [...advise(game, match, seat, adviser, random)];
}
