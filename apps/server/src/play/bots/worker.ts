import { parentPort } from 'node:worker_threads';
import { follow, Thinker } from '@starboard/host';
import { type AnyMatch, Random } from '@starboard/kernel';
import { newMatch } from '../replay.ts';
import type { BotAnswer, BotJob } from './messages.ts';

/** Matches that this worker knows, the one used longest ago first. */
const matches = new Map<string, AnyMatch>();
const KEPT = 64;

const thinker = new Thinker();

/** For how long a hint is thought about, in ms. */
const HINT = 400;

parentPort?.on('message', async (job: BotJob) => parentPort?.postMessage(await answer(job)));

async function answer(job: BotJob): Promise<BotAnswer> {
  const { id, table, seat, level, want, luck, share } = job;
  try {
    const match = matchOf(job);
    const random = Random.fromSeed(luck);
    if (want === 'hints') return { id, hints: [...thinker.hints(match, seat, HINT, random, share)] };
    return { id, action: await thinker.decide(match, seat, level, random, share) };
  } catch (error) {
    matches.delete(table);
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function matchOf({ table, maker, after, lines }: BotJob): AnyMatch {
  const match = maker === undefined ? matches.get(table) : newMatch(maker);
  if (match === undefined) throw new Error(`The match of ${table} is not known`);
  follow(match, after, lines);
  matches.delete(table);
  matches.set(table, match);
  for (const oldest of matches.keys()) {
    if (matches.size <= KEPT) break;
    matches.delete(oldest);
  }
  return match;
}
