/** From the weakest to the strongest. */
export const LEVELS = ['cadet', 'pilot', 'navigator', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** How much longer than a good player a bot takes in a race. */
const SLOWNESS: Readonly<Record<Level, number>> = { cadet: 2.9, pilot: 2.2, navigator: 1.7, captain: 1.3, admiral: 1 };
export const slownessOf = (spec: string): number => SLOWNESS[spec as Level] ?? 1;
