import { KINDS, RESOURCES, type Resource } from './resources.ts';
import { frozen } from './tables.ts';

/** SF-1.1: white is designed, the other three are named in the booklet. */
export const COLOURS = ['red', 'yellow', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const BUILDABLES = ['colony-ship', 'trade-ship', 'spaceport', 'drive', 'cannon', 'freight-ring'] as const;
export type Buildable = (typeof BUILDABLES)[number];

export const COLONY_SHIP = 0;
export const TRADE_SHIP = 1;
export const SPACEPORT = 2;
/** The upgrades follow from here on: buildable = FIRST_UPGRADE + upgrade. */
export const FIRST_UPGRADE = 3;

type Price = Partial<Record<Resource, number>>;

/** SF-9.2, SF-9.3 */
const PRICES: Record<Buildable, Price> = {
  'colony-ship': { ore: 1, fuel: 1, carbon: 1, food: 1 },
  'trade-ship': { ore: 1, fuel: 1, goods: 2 },
  spaceport: { carbon: 3, food: 2 },
  drive: { fuel: 2 },
  cannon: { carbon: 2 },
  'freight-ring': { ore: 2 },
};

/** Cards per kind for each buildable: `COST[buildable][kind]`. */
export const COST: readonly (readonly number[])[] = frozen(
  BUILDABLES.map((what) => RESOURCES.map((kind) => PRICES[what][kind] ?? 0)),
);

/** The same, flat: `COSTS[buildable * KINDS + kind]`. */
export const COSTS: readonly number[] = frozen(COST.flat());
if (COSTS.length !== BUILDABLES.length * KINDS) throw new Error(`costs: ${COSTS.length} entries`);

export const UPGRADES = ['drive', 'cannon', 'freight-ring'] as const;
export const DRIVE = 0;
export const CANNON = 1;
export const FREIGHT_RING = 2;

/** SF-10.1: the most of each upgrade on one mothership (Mutterschiff). */
export const UPGRADE_MAX: readonly number[] = Object.freeze([6, 6, 5]);

/** SF-1.11: pieces of each upgrade in the box. */
export const UPGRADES_IN_BOX: readonly number[] = Object.freeze([24, 24, 20]);

/** SF-1.11, SF-2.10 */
export const FAME_RINGS_IN_BOX = 40;
export const FAME_RINGS_AT_START = 1;

/** SF-1.2: pieces of each colour. */
export const RINGS_PER_PLAYER = 3;
export const TRANSPORTERS = ['transporter-1', 'transporter-2', 'transporter-3'] as const;
export const TRANSPORTERS_PER_PLAYER = TRANSPORTERS.length;
export const COLONIES_PER_PLAYER = 9;
export const STATIONS_PER_PLAYER = 7;

/** SF-16.1: with three players, colonies that may be founded in one outer system. */
export const COLONIES_PER_OUTER_SYSTEM_OF_THREE = 2;

/** SF-22.1: what is worth how many points; a spaceport counts 2 in total, its colony included. */
export const COLONY_VALUE = 1;
export const SPACEPORT_VALUE = 2;
export const DISC_VALUE = 2;
export const PIRATE_LAIR_VALUE = 1;
export const ICE_PLANET_VALUE = 1;
export const FAME_RINGS_PER_POINT = 2;

/** SF-22.3, SF-2.10 */
export const GOAL = 15;
export const START_POINTS = 4;
