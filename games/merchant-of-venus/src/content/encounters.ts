import { frozen } from '@starboard/kernel';

/** MV-19.36: what makes a title pass to another player. */
export const TITLE_DEEDS = ['laser-victory', 'first-contact', 'passenger', 'luxury-in-strong-market'] as const;
export type TitleDeed = (typeof TITLE_DEEDS)[number];

/** MV-19.22 to MV-19.25: what an intel card (Aufklärung) is good for, once. */
export const INTEL_USES = ['pass-test', 'choose-way', 'shift-market', 'ignore-pirates'] as const;
export type IntelUse = (typeof INTEL_USES)[number];

/** MV-19.35: what an encounter card (Begegnungskarte) does. */
export type Encounter = { readonly id: string } & (
  | { readonly kind: 'teleportal'; readonly number: number }
  | { readonly kind: 'pirates' | 'asteroid' | 'quiet' | 'production' | 'archaeology' }
  | { readonly kind: 'title'; readonly title: number }
  | { readonly kind: 'intel'; readonly intel: number }
);

export const TELEPORTALS = 6;
export const PIRATE_CARDS = 9;

/** MV-5.12.6: fame that a title gives its owner at the end. */
export const TITLE_FAME = 3;

export interface Intel {
  readonly use: IntelUse;
  readonly price: number;
}

/** The four intel cards E31 to E34; an intel card in the state is an index into this list. */
export const INTEL: readonly Intel[] = frozen([
  { use: 'pass-test', price: 30 },
  { use: 'choose-way', price: 30 },
  { use: 'shift-market', price: 40 },
  { use: 'ignore-pirates', price: 30 },
]);
export const PATROL_SCHEDULE = 0;
export const STAR_CHART = 1;
export const MARKET_TIP = 2;
export const PIRATE_CODES = 3;
export const INTEL_IDS = ['patrol-schedule', 'star-chart', 'market-tip', 'pirate-codes'] as const;

/** The four titles E27 to E30; a title in the state is an index into this list. */
export const TITLE_IDS = ['pirate-hunter', 'ambassador', 'liner-captain', 'market-baron'] as const;

const id = (number: number): string => `E${`${number}`.padStart(2, '0')}`;
const several = <C>(n: number, card: (i: number) => C): C[] => Array.from({ length: n }, (_, i) => card(i));

type Card = Encounter extends infer E ? (E extends Encounter ? Omit<E, 'id'> : never) : never;

/** An encounter card in the state is an index into this list. */
export const ENCOUNTERS: readonly Encounter[] = frozen(
  [
    ...several(TELEPORTALS, (i): Card => ({ kind: 'teleportal', number: i + 1 })),
    ...several(PIRATE_CARDS, (): Card => ({ kind: 'pirates' })),
    ...several(4, (): Card => ({ kind: 'asteroid' })),
    ...several(3, (): Card => ({ kind: 'quiet' })),
    ...several(4, (): Card => ({ kind: 'production' })),
    ...several(TITLE_DEEDS.length, (title): Card => ({ kind: 'title', title })),
    ...several(INTEL.length, (intel): Card => ({ kind: 'intel', intel })),
    ...several(2, (): Card => ({ kind: 'archaeology' })),
  ].map((card, i) => ({ id: id(i + 1), ...card }) as Encounter),
);

/** MV-18.2: the solo game plays without titles and intel. */
export const isForSolo = (card: number): boolean =>
  ENCOUNTERS[card].kind !== 'title' && ENCOUNTERS[card].kind !== 'intel';
