import type { Dot } from './chits.ts';
import { centreAt, leftCorner, rightCorner } from './lattice.ts';
import type { Resource } from './resources.ts';

/**
 * Everything that is designed about the board, and nothing that follows from it: where the systems and the home bases
 * lie on the lattice, and what their planets bear. board.ts derives points, paths and distances.
 */

export const RINGS = ['home', 'near', 'far'] as const;
export type Ring = (typeof RINGS)[number];

/** SF-1.12, SF-2.11: the peoples with a home base (Heimatbasis), in the order of every table with one entry per people. */
export const PEOPLES = ['green-folk', 'scientists', 'merchants', 'diplomats'] as const;
export type People = (typeof PEOPLES)[number];

export type PlanetSpec = {
  readonly resource: Resource;
  readonly dot: Dot;
  /** The numbers on its chit in the beginner set-up; only home planets have one. */
  readonly chit?: readonly number[];
};

export type SystemSpec = {
  readonly id: string;
  readonly name: string;
  readonly ring: Ring;
  /** The corner that its three planets share. */
  readonly sun: number;
  /** From left to right, upper before lower. */
  readonly planets: readonly [PlanetSpec, PlanetSpec, PlanetSpec];
};

export type BaseSpec = {
  /** The long side of the board (Längsseite) it lies at; its corner on that side is no space point. */
  readonly side: 'left' | 'right';
  /** The hexagon of the base. */
  readonly centre: number;
};

const planet = (resource: Resource, dot: Dot, ...chit: number[]): PlanetSpec =>
  chit.length > 0 ? { resource, dot, chit } : { resource, dot };

/** SF-1.6: four home systems at the lower edge, seven outer ones. */
export const SYSTEM_SPECS: readonly SystemSpec[] = [
  {
    id: 'alpha',
    name: 'Alpha',
    ring: 'home',
    sun: rightCorner(0, 10),
    planets: [planet('carbon', 'alpha', 8), planet('fuel', 'alpha', 4), planet('food', 'alpha', 11)],
  },
  {
    id: 'beta',
    name: 'Beta',
    ring: 'home',
    sun: leftCorner(4, 11),
    planets: [planet('fuel', 'beta', 10), planet('ore', 'beta', 3, 12), planet('goods', 'beta', 8)],
  },
  {
    id: 'gamma',
    name: 'Gamma',
    ring: 'home',
    sun: rightCorner(6, 11),
    planets: [planet('ore', 'gamma', 5), planet('carbon', 'gamma', 6), planet('food', 'gamma', 3)],
  },
  {
    id: 'delta',
    name: 'Delta',
    ring: 'home',
    sun: leftCorner(10, 10),
    planets: [planet('goods', 'delta', 6), planet('fuel', 'delta', 2, 11), planet('ore', 'delta', 9)],
  },
  {
    id: 'near1',
    name: 'Korvan',
    ring: 'near',
    sun: rightCorner(0, 6),
    planets: [planet('carbon', 'yellow'), planet('ore', 'blue'), planet('goods', 'red')],
  },
  {
    id: 'near2',
    name: 'Ilmen',
    ring: 'near',
    sun: leftCorner(4, 7),
    planets: [planet('goods', 'blue'), planet('fuel', 'red'), planet('ore', 'yellow')],
  },
  {
    id: 'near3',
    name: 'Sarda',
    ring: 'near',
    sun: rightCorner(6, 7),
    planets: [planet('food', 'yellow'), planet('fuel', 'blue'), planet('carbon', 'red')],
  },
  {
    id: 'near4',
    name: 'Ostara',
    ring: 'near',
    sun: leftCorner(10, 6),
    planets: [planet('carbon', 'blue'), planet('food', 'red'), planet('goods', 'yellow')],
  },
  {
    id: 'far1',
    name: 'Thule',
    ring: 'far',
    sun: rightCorner(1, 2),
    planets: [planet('goods', 'violet'), planet('carbon', 'orange'), planet('fuel', 'green')],
  },
  {
    id: 'far2',
    name: 'Meridian',
    ring: 'far',
    sun: leftCorner(5, 1),
    planets: [planet('food', 'orange'), planet('goods', 'green'), planet('ore', 'violet')],
  },
  {
    id: 'far3',
    name: 'Vantar',
    ring: 'far',
    sun: leftCorner(9, 2),
    planets: [planet('ore', 'orange'), planet('fuel', 'green'), planet('food', 'violet')],
  },
];

/** SF-1.6: two home bases at each long side. */
export const BASE_SPECS: Readonly<Record<People, BaseSpec>> = {
  'green-folk': { side: 'left', centre: centreAt(0, 4) },
  scientists: { side: 'right', centre: centreAt(10, 0) },
  merchants: { side: 'right', centre: centreAt(10, 4) },
  diplomats: { side: 'left', centre: centreAt(0, 0) },
};
