/** From the weakest to the strongest. */
export const LEVELS = ['cadet', 'pilot', 'navigator', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** How much longer than a good player a bot takes in a race. */
const SLOWNESS: Readonly<Record<Level, number>> = { cadet: 2.9, pilot: 2.2, navigator: 1.7, captain: 1.3, admiral: 1 };
export const slownessOf = (spec: string): number => SLOWNESS[spec as Level] ?? 1;

type Thinker = 'navigator' | 'captain' | 'admiral';
/** Futures for each decision: of a tree by quick policy, of a contest by greedy play, which sees more in each and takes longer. */
const FUTURES: Readonly<Record<'tree' | 'contest', Readonly<Record<Thinker, number>>>> = {
  tree: { navigator: 50, captain: 400, admiral: 3000 },
  contest: { navigator: 16, captain: 64, admiral: 256 },
};
/** Seconds that a level may take for a decision: only slow devices get so far. */
export const SECONDS: Readonly<Record<Thinker, number>> = { navigator: 1, captain: 2, admiral: 4 };

/** How long a level thinks: so many futures on any device, as long as they do not take too long. */
export const thoughtOf = (level: Thinker, search: 'tree' | 'contest' = 'tree') => ({
  iterations: FUTURES[search][level],
  ms: SECONDS[level] * 1000,
});
