import { byId, frozen } from '@starboard/kernel';
import { FIELD, FIELDS } from './fields.ts';

/**
 * How a merchant spaceport on an orbital field (Orbitalfeld) is joined to its landing place: by one green line to a city
 * (MV-9.2), by three to a neutral spaceport that it ruins (MV-9.6), or by a contract alone (MV-10.3).
 */
export const LINKS = ['single-green', 'triple-green', 'contract-only'] as const;
export type Link = (typeof LINKS)[number];

export interface Orbital {
  readonly field: number;
  readonly system: number;
  readonly link: Link;
  /** The city or neutral spaceport from which it is built. */
  readonly landing: number;
}

/** MV-1.2: a system (System): its cities and neutral spaceports as fields, and the place of its market on the chart. */
export interface System {
  readonly id: string;
  readonly cities: readonly number[];
  readonly spaceports: readonly number[];
  readonly market: { readonly x: number; readonly y: number };
}

interface Drawn {
  readonly cities?: string;
  readonly spaceports?: string;
  /** Pairs of orbital field and landing place. */
  readonly orbitals: string;
  readonly link?: Link;
  readonly market: readonly [x: number, y: number];
}

const DRAWN: Readonly<Record<string, Drawn>> = {
  RP: { cities: 'C1 C2', orbitals: 'R1-C1 R4-C2', market: [1144, 237] },
  DW: { cities: 'C1 C2', orbitals: 'R1-C1 R4-C2', market: [1932, 258] },
  IB: { cities: 'C1', orbitals: 'R1-C1', market: [1597, 381] },
  JW: { cities: 'C1 C2', orbitals: 'R1-C1 R3-C2', market: [364, 439] },
  IW: { cities: 'C1', orbitals: 'R1-C1', market: [175, 948] },
  CW: { cities: 'C1 C2', orbitals: 'R1-C1 R4-C2', market: [1122, 636] },
  NH: { spaceports: 'B3', orbitals: 'B1-B3', link: 'contract-only', market: [1705, 752] },
  WT: { cities: 'C1 C2', orbitals: 'R1-C1 R3-C2', market: [1270, 1339] },
  PP: { cities: 'C1 C2', orbitals: 'R1-C1 R3-C2', market: [1892, 1265] },
  IM: { cities: 'C1 C2', orbitals: 'R1-C1 R8-C2', market: [2279, 992] },
  WW: { cities: 'C1 C2', orbitals: 'R1-C1 R3-C2', market: [2044, 734] },
  GS: { spaceports: 'R3', orbitals: 'R1-R3', link: 'contract-only', market: [1388, 1222] },
  GP: { cities: 'C1 C2 C3', orbitals: 'R1-C1 R3-C2 R5-C3', market: [876, 1017] },
  AS: { spaceports: 'C1 F3', orbitals: 'A2-C1 I6-F3', link: 'triple-green', market: [958, 1524] },
};

const fieldsOf = (id: string, names: string | undefined): number[] =>
  names === undefined ? [] : names.split(' ').map((name) => FIELD[`${id}-${name}`]);

/** A system in the state is an index into this list. */
export const SYSTEMS: readonly System[] = frozen(
  Object.entries(DRAWN).map(
    ([
      id,
      {
        cities,
        spaceports,
        market: [x, y],
      },
    ]) => ({
      id,
      cities: fieldsOf(id, cities),
      spaceports: fieldsOf(id, spaceports),
      market: { x, y },
    }),
  ),
);

export const SYSTEM_COUNT = SYSTEMS.length;
export const SYSTEM: Readonly<Record<string, number>> = byId(SYSTEMS);

/** MV-1.2: neither has a market or a first-contact card. */
export const ANOMALIES = ['SN', 'SG'] as const;

/** An orbital in the state is an index into this list. */
export const ORBITALS: readonly Orbital[] = frozen(
  Object.entries(DRAWN).flatMap(([id, { orbitals, link = 'single-green' }], system) =>
    orbitals.split(' ').map((pair) => {
      const [field, landing] = pair.split('-').map((name) => FIELD[`${id}-${name}`]);
      return { field, system, link, landing };
    }),
  ),
);

/** By field: the orbital on it, or -1. */
export const ORBITAL_AT: readonly number[] = frozen(
  FIELDS.map((_, field) => ORBITALS.findIndex((orbital) => orbital.field === field)),
);

/** By field: the system it belongs to (MV-19.37), or -1. */
export const SYSTEM_AT: readonly number[] = frozen(FIELDS.map(({ region }) => SYSTEM[region] ?? -1));
