import { writeFileSync } from 'node:fs';
import { type AnyGame, LUCK, type LuckVersion, loadMatch, type OptionValues, toldDigest } from '@starboard/kernel';
import { parseBot } from './parseBot.ts';
import { recordMatch } from './playMatch.ts';

export interface GoldenPlan {
  readonly name: string;
  readonly players: number;
  readonly options?: OptionValues;
  /** Who sits in every seat. */
  readonly bot?: string;
  /** As in all new matches if left out. */
  readonly luck?: LuckVersion;
}

/** Plays matches of bots and saves them in a folder, a line for each action; `told.txt` has the digest of what each told. */
export async function recordGolden(game: AnyGame, folder: URL, plans: readonly GoldenPlan[]): Promise<void> {
  const told: string[] = [];
  for (const { name, players, options = {}, bot = 'greedy', luck = LUCK } of plans) {
    const bots = Array.from({ length: players }, () => parseBot(bot, game));
    const { file } = await recordMatch(game, bots, { players, options, seed: `golden ${name}`, luck });
    const { log, ...head } = file;
    const lines = log.map((entry) => JSON.stringify(entry)).join(',\n');
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(head).slice(0, -1)},"log":[\n${lines}\n]}\n`);
    told.push(`${name}.json ${toldDigest(loadMatch(game, file).trueHistory)}\n`);
  }
  writeFileSync(new URL('told.txt', folder), told.sort().join(''));
}
