import type { BotKnowledge } from '@starboard/kernel';

/** From the weakest to the strongest. */
export const LEVELS = ['cadet', 'pilot', 'navigator', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** How much longer than a good player a bot takes in a race. */
const SLOWNESS: Readonly<Record<Level, number>> = { cadet: 2.9, pilot: 2.2, navigator: 1.7, captain: 1.3, admiral: 1 };
export const slownessOf = (spec: string): number => SLOWNESS[spec as Level] ?? 1;

type Search = 'tree' | 'contest';
type Thinker = 'captain' | 'admiral';
/** Futures for each decision: of a tree by quick policy, of a contest by greedy play, which sees more in each and takes longer. */
const FUTURES: Readonly<Record<Search, Readonly<Record<Thinker, number>>>> = {
  tree: { captain: 100, admiral: 1600 },
  contest: { captain: 16, admiral: 64 },
};
/** Seconds that a level may take for a decision: only slow devices get so far. */
export const SECONDS: Readonly<Record<Thinker, number>> = { captain: 2, admiral: 4 };

/** How much the levels that play greedily slip (`bot.slips`), where a game does not say. A contest hardly gains by more futures: one level has it. */
const SLIPS: Readonly<Record<Search, readonly number[]>> = { tree: [0.6, 0.3, 0], contest: [0.6, 0.35, 0.18, 0] };

/** How a level plays: greedily, and with such slips; or by so many futures, on any device the same, as long as they do not take too long. */
export type Play = { readonly slips: number } | { readonly iterations: number; readonly ms: number };

export function playOf(level: Level, bot: Pick<BotKnowledge<unknown, unknown>, 'search' | 'slips'>): Play {
  const { search = 'tree', slips = SLIPS[search] } = bot;
  const slip = slips[LEVELS.indexOf(level)];
  if (slip !== undefined) return { slips: slip };
  const thinker = level === 'admiral' ? level : 'captain';
  return { iterations: FUTURES[search][thinker], ms: SECONDS[thinker] * 1000 };
}
