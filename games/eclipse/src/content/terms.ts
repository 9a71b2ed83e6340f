import { indexes } from '@starboard/kernel';

/** EC-4.1: the resources, each with a population track of its own. */
export const RESOURCES = ['money', 'science', 'materials'] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE = indexes(RESOURCES);
export const KINDS = RESOURCES.length;

/** EC-7.3: the technology tracks. */
export const TRACKS = ['military', 'grid', 'nano'] as const;
export type Track = (typeof TRACKS)[number];

/** EC-5.4: the actions, in the order of the board. */
export const ACTIONS = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const;
export type ActionName = (typeof ACTIONS)[number];
export const ACTION = indexes(ACTIONS);

/** EC-13.2, EC-31.1: what can be done in a reaction, and by a pulsar, in the order of its spaces. */
export const REACTIONS: readonly number[] = [ACTION.upgrade, ACTION.build, ACTION.move];
export const PULSAR_SPACES: readonly number[] = [ACTION.move, ACTION.build, ACTION.upgrade];

/** EC-1.1: types of ships, and how many of each a player has. */
export const TYPES = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const;
export type ShipType = (typeof TYPES)[number];
export const TYPE = indexes(TYPES);
export const FLEET: readonly number[] = [8, 4, 2, 4];

/** EC-9.1: what can be built: the ships, then the structures. */
export const BUILDS = [...TYPES, 'orbital', 'monolith'] as const;
export const BUILD = indexes(BUILDS);

/** EC-1.9: ships of nobody. */
export const GUARDS = ['ancient', 'guardian', 'gcds'] as const;
export type Guard = (typeof GUARDS)[number];
export const GUARD = indexes(GUARDS);

/** EC-18.2: from the largest to the smallest. */
export const LARGEST_FIRST: readonly number[] = [TYPE.dreadnought, TYPE.cruiser, TYPE.starbase, TYPE.interceptor];

/** EC-3.8: the six boards, by colour. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** EC-3.6: the two kinds of blueprints that the ships of nobody have. */
export const VARIANTS = ['standard', 'advanced'] as const;
export type Variant = (typeof VARIANTS)[number];
