import { frozen } from '@starboard/kernel';

/** MV-1.11: what a field can be. Pirates and teleportals exist only as tokens on former encounter fields. */
export const FIELD_KINDS = [
  'blue',
  'yellow',
  'red',
  'laser-hazard',
  'shield-hazard',
  'pilot-hazard',
  'pirates',
  'asteroid',
  'encounter',
  'navigation',
  'teleportal',
  'orbital',
  'surface-city',
  'neutral-spaceport',
  'galactic-base',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** From the name of a kind to its place in the list. */
export const FIELD_KIND = frozen(Object.fromEntries(FIELD_KINDS.map((kind, i) => [kind, i]))) as Readonly<
  Record<FieldKind, number>
>;

export const BLUE = FIELD_KIND.blue;
export const YELLOW = FIELD_KIND.yellow;
export const RED = FIELD_KIND.red;
export const LASER_HAZARD = FIELD_KIND['laser-hazard'];
export const SHIELD_HAZARD = FIELD_KIND['shield-hazard'];
export const PILOT_HAZARD = FIELD_KIND['pilot-hazard'];
export const PIRATES_HERE = FIELD_KIND.pirates;
export const ASTEROID = FIELD_KIND.asteroid;
export const ENCOUNTER_HERE = FIELD_KIND.encounter;
export const NAVIGATION = FIELD_KIND.navigation;
export const TELEPORTAL = FIELD_KIND.teleportal;
export const ORBITAL = FIELD_KIND.orbital;
export const CITY = FIELD_KIND['surface-city'];
export const SPACEPORT = FIELD_KIND['neutral-spaceport'];
export const GALACTIC_BASE = FIELD_KIND['galactic-base'];

/** What is tested and fought with (MV-5.10.11, MV-5.11.2). */
export const STATS = ['laser', 'shield', 'pilot'] as const;
export type Stat = (typeof STATS)[number];
export const LASER = 0;
export const SHIELD = 1;
export const PILOT = 2;

/** MV-1.9: categories of goods with their highest cost; each begins above the one before. */
export const CATEGORIES = ['basic', 'quality', 'luxury'] as const;
export type Category = (typeof CATEGORIES)[number];
export const LUXURY = 2;
const HIGHEST_COST = [40, 110, 200];
export const categoryOf = (cost: number): number => HIGHEST_COST.findIndex((highest) => cost <= highest);

/** MV-7.3.2: market tokens (Marktmarker), one of each for every culture. */
export const MARKETS = ['weak', 'active', 'strong'] as const;
export type Market = (typeof MARKETS)[number];
export const ACTIVE = 1;
export const STRONG = 2;

/** Bits of a drive (Antrieb): the colours that it skips (MV-5.6.1). */
export const DRIVES = ['none', 'yellow-drive', 'red-drive', 'combined-drive'] as const;
export const YELLOW_DRIVE = 1;
export const RED_DRIVE = 2;
export const DRIVE_COLOURS = ['yellow', 'red'] as const;

/** MV-7.2.5: equipment (Ausrüstung) that cultures sell; `drive` as bits. */
export interface Equipment {
  readonly id: 'laser' | 'shield' | 'cargo-hold' | 'yellow-drive' | 'red-drive' | 'combined-drive';
  readonly price: number;
  /** MV-1.5: how many there are; laser and shield steps never run out. */
  readonly count: number;
  readonly drive: number;
}
export type EquipmentId = Equipment['id'];

export const EQUIPMENT: readonly Equipment[] = frozen([
  { id: 'laser', price: 40, count: Number.POSITIVE_INFINITY, drive: 0 },
  { id: 'shield', price: 40, count: Number.POSITIVE_INFINITY, drive: 0 },
  { id: 'cargo-hold', price: 60, count: 8, drive: 0 },
  { id: 'yellow-drive', price: 80, count: 4, drive: YELLOW_DRIVE },
  { id: 'red-drive', price: 120, count: 4, drive: RED_DRIVE },
  { id: 'combined-drive', price: 200, count: 4, drive: YELLOW_DRIVE | RED_DRIVE },
]);
export const BUY_LASER = 0;
export const BUY_SHIELD = 1;
export const BUY_HOLD = 2;
