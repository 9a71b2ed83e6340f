import { frozen } from '@starboard/kernel';
import type { Die } from './tables.ts';

export type Category = 'cannon' | 'missile' | 'computer' | 'shield' | 'hull' | 'drive' | 'source';
/** EC-8.4: always to be had, with the technology of the same name, or from a discovery. */
export type Access = 'default' | 'technology' | 'discovery';

export interface Part {
  readonly id: string;
  readonly category: Category;
  readonly access: Access;
  readonly energyUse: number;
  readonly energyGain: number;
  readonly initiative: number;
  readonly movement: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: readonly Die[];
  readonly missiles: readonly Die[];
  /** EC-8.8: lies beside a blueprint and takes no space. */
  readonly beside: boolean;
}

const part = (id: string, category: Category, access: Access, values: Partial<Part>): Part => ({
  id,
  category,
  access,
  energyUse: 0,
  energyGain: 0,
  initiative: 0,
  movement: 0,
  computer: 0,
  shield: 0,
  hull: 0,
  cannons: [],
  missiles: [],
  beside: false,
  ...values,
});

/** EC-8: the ship parts. The last two belong to the Rift Cannon (EC-27.1). */
export const PARTS: readonly Part[] = frozen([
  part('ion-cannon', 'cannon', 'default', { energyUse: 1, cannons: ['yellow'] }),
  part('electron-computer', 'computer', 'default', { computer: 1 }),
  part('hull', 'hull', 'default', { hull: 1 }),
  part('nuclear-drive', 'drive', 'default', { energyUse: 1, initiative: 1, movement: 1 }),
  part('nuclear-source', 'source', 'default', { energyGain: 3 }),
  part('plasma-cannon', 'cannon', 'technology', { energyUse: 2, cannons: ['orange'] }),
  part('soliton-cannon', 'cannon', 'technology', { energyUse: 3, cannons: ['blue'] }),
  part('antimatter-cannon', 'cannon', 'technology', { energyUse: 4, cannons: ['red'] }),
  part('plasma-missile', 'missile', 'technology', { energyUse: 1, missiles: ['orange', 'orange'] }),
  part('flux-missile', 'missile', 'technology', { initiative: 1, missiles: ['yellow', 'yellow'] }),
  part('positron-computer', 'computer', 'technology', { energyUse: 1, computer: 2 }),
  part('gluon-computer', 'computer', 'technology', { energyUse: 2, computer: 3 }),
  part('gauss-shield', 'shield', 'technology', { shield: 1 }),
  part('phase-shield', 'shield', 'technology', { energyUse: 1, shield: 2 }),
  part('absorption-shield', 'shield', 'technology', { energyGain: 4, shield: 1 }),
  part('improved-hull', 'hull', 'technology', { hull: 2 }),
  part('sentient-hull', 'hull', 'technology', { computer: 1, hull: 1 }),
  part('conifold-field', 'hull', 'technology', { energyUse: 2, hull: 3 }),
  part('fusion-drive', 'drive', 'technology', { energyUse: 2, initiative: 2, movement: 2 }),
  part('tachyon-drive', 'drive', 'technology', { energyUse: 3, initiative: 3, movement: 3 }),
  part('transition-drive', 'drive', 'technology', { movement: 3 }),
  part('fusion-source', 'source', 'technology', { energyGain: 6 }),
  part('tachyon-source', 'source', 'technology', { energyGain: 9 }),
  part('zero-point-source', 'source', 'technology', { energyGain: 12 }),
  part('ion-disruptor', 'cannon', 'discovery', { initiative: 3, cannons: ['yellow'] }),
  part('ion-turret', 'cannon', 'discovery', { cannons: ['yellow', 'yellow'] }),
  part('plasma-turret', 'cannon', 'discovery', { energyUse: 3, cannons: ['orange', 'orange'] }),
  part('soliton-charger', 'cannon', 'discovery', { energyUse: 1, cannons: ['blue'] }),
  part('ion-missile', 'missile', 'discovery', { missiles: ['yellow', 'yellow', 'yellow'] }),
  part('soliton-missile', 'missile', 'discovery', { initiative: 1, missiles: ['blue'] }),
  part('antimatter-missile', 'missile', 'discovery', { missiles: ['red'] }),
  part('axion-computer', 'computer', 'discovery', { initiative: 1, computer: 2 }),
  part('flux-shield', 'shield', 'discovery', { energyUse: 2, initiative: 1, shield: 3 }),
  part('inversion-shield', 'shield', 'discovery', { energyGain: 2, shield: 2 }),
  part('shard-hull', 'hull', 'discovery', { hull: 3 }),
  part('conformal-drive', 'drive', 'discovery', { energyUse: 2, initiative: 2, movement: 4 }),
  part('nonlinear-drive', 'drive', 'discovery', { energyGain: 2, movement: 2 }),
  part('hypergrid-source', 'source', 'discovery', { energyGain: 11 }),
  part('muon-source', 'source', 'discovery', { energyGain: 2, initiative: 1, beside: true }),
  part('rift-cannon', 'cannon', 'technology', { energyUse: 2, cannons: ['rift'] }),
  part('rift-conductor', 'cannon', 'discovery', { energyUse: 1, hull: 1, cannons: ['rift'] }),
]);

export const PART_IDS: readonly string[] = PARTS.map(({ id }) => id);

/** The part with this id. */
export function partOf(id: string): number {
  const at = PART_IDS.indexOf(id);
  if (at < 0) throw new Error(`There is no part ${id}`);
  return at;
}

export const MUON_SOURCE = partOf('muon-source');
/** Parts that come from discoveries; there is one of each. */
export const FOUND_PARTS: readonly number[] = PARTS.flatMap(({ access }, i) => (access === 'discovery' ? [i] : []));

/** Values of parts as lists, by part: rules add them up all the time. */
const listed = (value: (part: Part) => number): readonly number[] => PARTS.map(value);
export const PART_VALUES = {
  initiative: listed(({ initiative }) => initiative),
  movement: listed(({ movement }) => movement),
  computer: listed(({ computer }) => computer),
  shield: listed(({ shield }) => shield),
  hull: listed(({ hull }) => hull),
} as const;
/** What a part adds to the energy of its ship, and whether it is a drive. */
export const PART_ENERGY = listed(({ energyGain, energyUse }) => energyGain - energyUse);
export const PART_DRIVES = listed(({ category }) => (category === 'drive' ? 1 : 0));
