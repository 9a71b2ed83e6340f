import type { BotKnowledge } from '@starboard/kernel';

/** From the weakest to the strongest. */
export const LEVELS = ['cadet', 'pilot', 'navigator', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** How much longer than a good player a bot takes in a race. */
const SLOWNESS: Readonly<Record<Level, number>> = { cadet: 2.9, pilot: 2.2, navigator: 1.7, captain: 1.3, admiral: 1 };
export const slownessOf = (spec: string): number => SLOWNESS[spec as Level] ?? 1;

type Search = 'tree' | 'contest';
/**
 * Futures for each decision of the levels that search (`bot.futures`), where a game does not say, the highest last: of a tree by quick policy, of a
 * contest by greedy play, which sees more in each and takes longer.
 */
const FUTURES: Readonly<Record<Search, readonly number[]>> = { tree: [100, 1600], contest: [16, 64] };
/** Seconds that a level may take for a decision: only slow devices get so far. */
export const SECONDS = { navigator: 1, captain: 2, admiral: 4 } as const;

/** How much the levels that play greedily slip (`bot.slips`), where a game does not say. A contest hardly gains by more futures: one level has it. */
const SLIPS: Readonly<Record<Search, readonly number[]>> = { tree: [0.6, 0.3, 0], contest: [0.6, 0.35, 0.18, 0] };

/** How a level plays: greedily, and with such slips; or by so many futures, on any device the same, as long as they do not take too long. */
export type Play = { readonly slips: number } | { readonly iterations: number; readonly ms: number };

export function playOf(level: Level, bot: Pick<BotKnowledge<unknown, unknown>, 'search' | 'slips' | 'futures'>): Play {
  const { search = 'tree', slips = SLIPS[search], futures = FUTURES[search] } = bot;
  const at = LEVELS.indexOf(level);
  const slip = slips[at];
  if (slip !== undefined) return { slips: slip };
  const iterations = futures.at(at - LEVELS.length);
  if (iterations === undefined || !(level in SECONDS))
    throw new Error(`a game says neither how ${level} slips nor how far it thinks`);
  return { iterations, ms: SECONDS[level as keyof typeof SECONDS] * 1000 };
}
