import { distances } from '@starboard/kernel';
import { BASE_SPECS, type BaseSpec, PEOPLES, type Ring, SYSTEM_SPECS } from './boardSpec.ts';
import { CHITS, CHITS_OF_DOT, type Dot } from './chits.ts';
import { centresAround, cornersBeside, cornersOf, E, everyCorner, NE, NW, SE, SW, W, xOf, yOf } from './lattice.ts';
import { RESOURCES } from './resources.ts';
import { frozen, type IntTable } from './tables.ts';

export { PEOPLES, type People, RINGS, type Ring } from './boardSpec.ts';
export { HEX_HEIGHT, HEX_SIDE, VIEW_BOX } from './lattice.ts';

/** Plain space points (Raumpunkte), colony points (Koloniepunkte) and trade points (Handelspunkte, "docks"). */
export const POINT_TYPES = ['space', 'colony', 'dock'] as const;
export type PointType = (typeof POINT_TYPES)[number];
export const SPACE = 0;
export const COLONY = 1;
export const DOCK = 2;

export type Point = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly type: PointType;
  /** Planets that it touches. */
  readonly planets: readonly number[];
  /** The system of a colony point, else -1. */
  readonly system: number;
  /** The people of a dock, else -1. */
  readonly people: number;
  /** The number of a dock, 1 to 5, else 0. */
  readonly dock: number;
};

export type Planet = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly system: number;
  readonly resource: number;
  readonly dot: Dot;
  /** Its chit in the beginner set-up, -1 on outer planets. */
  readonly beginnerChit: number;
  /** All points that touch it. */
  readonly points: readonly number[];
  readonly colonyPoints: readonly number[];
};

export type System = {
  readonly id: string;
  readonly name: string;
  readonly ring: Ring;
  readonly sun: { readonly x: number; readonly y: number };
  readonly planets: readonly number[];
  readonly colonyPoints: readonly number[];
};

export type Base = {
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly y: number;
  /** The points of docks 1 to 5. */
  readonly docks: readonly number[];
};

const suns = SYSTEM_SPECS.map((system) => system.sun);
const planetCentres = suns.flatMap(centresAround);

/** SF-1.7: colony point a lies between planets 1 and 2, b between 2 and 3, c between 1 and 3: opposite the one left out. */
function coloniesAround(sun: number): readonly number[] {
  const [first, second, third] = centresAround(sun);
  return [third, first, second].map((opposite) => 2 * sun - opposite);
}

/** SF-1.7: dock 1 is the lower inner corner of the base; the numbers go up round the inner side to the outer corners. */
const docksOf = ({ side, centre }: BaseSpec): number[] =>
  (side === 'left' ? [SE, E, NE, NW, SW] : [SW, W, NW, NE, SE]).map((corner) => centre + corner);
const outerCornerOf = ({ side, centre }: BaseSpec): number => centre + (side === 'left' ? W : E);

const bases = PEOPLES.map((people) => BASE_SPECS[people]);

/** What stands on a place of the lattice that is more than a plain point. */
const marks = new Map<number, Pick<Point, 'id' | 'type' | 'system' | 'people' | 'dock'>>();
SYSTEM_SPECS.forEach(({ id, sun }, system) => {
  coloniesAround(sun).forEach((place, i) => {
    marks.set(place, { id: `${id}-${'abc'[i]}`, type: 'colony', system, people: -1, dock: 0 });
  });
});
bases.forEach((base, people) => {
  docksOf(base).forEach((place, i) => {
    marks.set(place, { id: `${PEOPLES[people]}-${i + 1}`, type: 'dock', system: -1, people, dock: i + 1 });
  });
});

/** SF-1.8: neither a sun nor the outer corner of a home base is a point. */
const voids = new Set([...suns, ...bases.map(outerCornerOf)]);
const places = everyCorner().filter((corner) => !voids.has(corner));
const indexOfPlace = new Map(places.map((place, i) => [place, i]));
const pointsAt = (corners: readonly number[]): number[] =>
  corners.flatMap((corner) => indexOfPlace.get(corner) ?? []).sort((a, b) => a - b);

const planetsAt = places.map((): number[] => []);
planetCentres.forEach((centre, planet) => {
  for (const point of pointsAt(cornersOf(centre))) planetsAt[point].push(planet);
});

/** All points in reading order; plain ones are named s001, s002 ... in that order. */
let plain = 0;
export const POINTS: readonly Point[] = frozen(
  places.map((place, i) => {
    const mark = marks.get(place);
    const id = mark?.id ?? `s${String(++plain).padStart(3, '0')}`;
    const { type = 'space', system = -1, people = -1, dock = 0 } = mark ?? {};
    return { id, x: xOf(place), y: yOf(place), type, planets: planetsAt[i], system, people, dock };
  }),
);
export const POINT_COUNT = POINTS.length;
export const POINT_INDEX: ReadonlyMap<string, number> = new Map(POINTS.map((point, i) => [point.id, i]));
export const NEIGHBOURS: readonly (readonly number[])[] = frozen(places.map((place) => pointsAt(cornersBeside(place))));

export const SYSTEMS: readonly System[] = frozen(
  SYSTEM_SPECS.map(({ id, name, ring, sun }, system) => ({
    id,
    name,
    ring,
    sun: { x: xOf(sun), y: yOf(sun) },
    planets: [0, 1, 2].map((i) => 3 * system + i),
    colonyPoints: coloniesAround(sun).flatMap((place) => indexOfPlace.get(place) ?? []),
  })),
);
const chitWith = (dot: Dot, numbers: readonly number[]): number =>
  CHITS_OF_DOT[dot].find((chit) => String(CHITS[chit].numbers) === String(numbers)) ?? -1;

export const PLANETS: readonly Planet[] = frozen(
  SYSTEM_SPECS.flatMap(({ id, planets }, system) =>
    planets.map(({ resource, dot, chit }, i) => {
      const centre = planetCentres[3 * system + i];
      const points = pointsAt(cornersOf(centre));
      return {
        id: `${id}-p${i + 1}`,
        x: xOf(centre),
        y: yOf(centre),
        system,
        resource: RESOURCES.indexOf(resource),
        dot,
        beginnerChit: chit ? chitWith(dot, chit) : -1,
        points,
        colonyPoints: points.filter((point) => POINTS[point].type === 'colony'),
      };
    }),
  ),
);
export const PLANET_COUNT = PLANETS.length;

/** `BASES[people]` */
export const BASES: readonly Base[] = frozen(
  bases.map((base) => ({
    side: base.side,
    x: xOf(base.centre),
    y: yOf(base.centre),
    docks: docksOf(base).flatMap((place) => indexOfPlace.get(place) ?? []),
  })),
);
export const DOCKS_PER_BASE = 5;

/** All colony points, system by system. */
export const COLONY_POINTS: readonly number[] = frozen(SYSTEMS.flatMap((system) => system.colonyPoints));

/** The colony points of the Catanian Colonies, where every game begins. */
export const HOME_POINTS: readonly number[] = frozen(
  SYSTEMS.filter((system) => system.ring === 'home').flatMap((system) => system.colonyPoints),
);

/** Fixed-width rows of a flat table, filled up with -1. */
function rows(width: number, lists: readonly (readonly number[])[]): Int16Array {
  const table = new Int16Array(width * lists.length).fill(-1);
  lists.forEach((list, row) => {
    if (list.length > width) throw new Error(`board: ${list.length} entries for ${POINTS[row].id}, room for ${width}`);
    table.set(list, row * width);
  });
  return table;
}

export const POINT_TYPE: IntTable = Uint8Array.from(POINTS, (point) => POINT_TYPES.indexOf(point.type));
export const POINT_SYSTEM: IntTable = Int8Array.from(POINTS, (point) => point.system);
export const POINT_PEOPLE: IntTable = Int8Array.from(POINTS, (point) => point.people);
export const POINT_DOCK: IntTable = Uint8Array.from(POINTS, (point) => point.dock);

/** The planets that a point touches, at most 2: `POINT_PLANETS[point * 2 + i]`, -1 for none. */
export const POINT_PLANETS: IntTable = rows(2, planetsAt);

/** The points next to a point, at most 3: `POINT_NEIGHBOURS[point * 3 + i]`, -1 for none. */
export const POINT_NEIGHBOURS: IntTable = rows(3, NEIGHBOURS);

/** The two spaceport points (Raumhafenpunkte) of a colony point: `SPACEPORT_POINTS[point * 2 + i]`, else -1. */
export const SPACEPORT_POINTS: IntTable = rows(
  2,
  POINTS.map((point, i) => (point.type === 'colony' ? NEIGHBOURS[i] : [])),
);

/** The colony point that has this point as a spaceport point, else -1; no point serves two. */
export const SPACEPORT_POINT_OF: IntTable = rows(
  1,
  NEIGHBOURS.map((beside) => beside.filter((point) => POINTS[point].type === 'colony')),
);

export const PLANET_RESOURCE: IntTable = Uint8Array.from(PLANETS, (planet) => planet.resource);

/** The two colony points of a planet: `PLANET_COLONY_POINTS[planet * 2 + i]`. */
export const PLANET_COLONY_POINTS: IntTable = Int16Array.from(PLANETS.flatMap((planet) => planet.colonyPoints));

/** Every point may be jumped over, so the shortest ways are the same in every game. */
export const WAYS = distances(NEIGHBOURS);
