import { parseBot, recordMatch } from '@starboard/bots';
import type { LogEntry } from '@starboard/kernel';
import { starfarers } from '../../src/index.ts';

/** The log of a match of four such bots. */
export async function playedBy(bot: string, seed: string): Promise<readonly LogEntry[]> {
  const bots = Array.from({ length: 4 }, () => parseBot(bot, starfarers));
  return (await recordMatch(starfarers, bots, { players: 4, seed })).file.log;
}
