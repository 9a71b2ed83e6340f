import { frozen, turned } from '@starboard/kernel';
import { GUARD, RESOURCES, type Resource } from './terms.ts';

export const RINGS = ['center', 'I', 'II', 'III', 'start', 'guardian'] as const;
export type Ring = (typeof RINGS)[number];

export const EVENTS = ['pulsar', 'black-hole', 'supernova', 'nebula'] as const;
export type EventKind = (typeof EVENTS)[number];

/** A square for one cube. Grey ones take a cube of any track; starred ones need a technology (EC-7.9). */
export interface Square {
  readonly kind: Resource | 'any';
  readonly advanced: boolean;
}

/** The face of a sector tile. */
export interface Sector {
  readonly id: string;
  /** A proper name, alike in all languages. */
  readonly name: string;
  /** The stack it belongs to; centre, start and guardian sectors are in none. */
  readonly ring: Ring;
  /** The edges with a wormhole, as bits: N, NE, SE, S, SW, NW of the printed face. */
  readonly wormholes: number;
  readonly points: number;
  readonly squares: readonly Square[];
  readonly artifact: boolean;
  readonly discoveries: number;
  readonly ancients: number;
  readonly portal: boolean;
  readonly event: EventKind | undefined;
}

type Extra = Partial<Pick<Sector, 'artifact' | 'discoveries' | 'ancients' | 'portal' | 'event'>>;

const edges = (drawn: string): number => [...drawn].reduce((bits, edge, side) => bits | (Number(edge) << side), 0);

const square = (drawn: string): Square => ({
  kind: drawn.replace('*', '') as Square['kind'],
  advanced: drawn.endsWith('*'),
});

/** Edges clockwise from the north; a star marks an advanced square. */
const face = (
  id: string,
  name: string,
  ring: Ring,
  wormholes: string,
  points: number,
  squares: string,
  { artifact = false, discoveries = 0, ancients = 0, portal = false, event }: Extra = {},
): Sector => ({
  id,
  name,
  ring,
  wormholes: edges(wormholes),
  points,
  squares: squares === '' ? [] : squares.split(' ').map(square),
  artifact,
  discoveries,
  ancients,
  portal,
  event,
});

/** EC-1.5, EC-30.1: the 60 faces of the base game and the 8 of Galactic Events. */
export const SECTORS: readonly Sector[] = frozen([
  face('001', 'Galactic Center', 'center', '111111', 4, 'money money science science* materials materials*', {
    artifact: true,
    discoveries: 1,
  }),
  face('101', 'Castor', 'I', '011111', 2, 'money materials materials*', { discoveries: 1, ancients: 1 }),
  face('102', 'Pollux', 'I', '101101', 2, 'science science'),
  face('103', 'Beta Leonis', 'I', '111011', 2, 'money science'),
  face('104', 'Arcturus', 'I', '110110', 2, 'money money* science science*', { discoveries: 1, ancients: 2 }),
  face('105', 'Zeta Herculis', 'I', '110111', 2, 'money science materials*', { discoveries: 1, ancients: 1 }),
  face('106', 'Capella', 'I', '111100', 2, 'science materials'),
  face('107', 'Aldebaran', 'I', '111101', 3, 'money science* materials*', { artifact: true }),
  face('108', 'Mu Cassiopeiae', 'I', '110110', 2, 'money* science any', { discoveries: 1, ancients: 1 }),
  face('109', 'Alpha Lacertae', 'I', '011111', 4, 'money materials', { artifact: true, discoveries: 1, ancients: 2 }),
  face('110', 'Iota Bootis', 'I', '101110', 2, 'money* any*', { discoveries: 1 }),
  face('201', 'Alpha Centauri', 'II', '010101', 1, 'money materials'),
  face('202', 'Fomalhaut', 'II', '010101', 2, 'science science*', { artifact: true }),
  face('203', 'Chi Draconis', 'II', '110101', 2, 'money* science materials', { discoveries: 1, ancients: 2 }),
  face('204', 'Vega', 'II', '110101', 2, 'money* materials* any', { artifact: true, discoveries: 1, ancients: 1 }),
  face('205', 'Mu Herculis', 'II', '001110', 1, 'money money* science*', { artifact: true }),
  face('206', 'Epsilon Indi', 'II', '011101', 1, 'materials', { discoveries: 1 }),
  face('207', 'Zeta Reticuli', 'II', '110100', 2, '', { discoveries: 1 }),
  face('208', 'Iota Persei', 'II', '101101', 2, '', { discoveries: 1 }),
  face('209', 'Delta Eridani', 'II', '110101', 1, 'money science'),
  face('210', 'Psi Capricorni', 'II', '100101', 1, 'money materials'),
  face('211', 'Beta Aquilae', 'II', '111100', 1, 'money materials* any', { discoveries: 1, ancients: 1 }),
  face('214', 'Beta Monocerotis', 'II', '111011', 2, 'science materials* any*', { discoveries: 1, ancients: 1 }),
  face('281', 'Delta Corvi', 'II', '101101', 2, 'money science', { discoveries: 1, portal: true }),
  face('295', 'NGC 5189', 'II', '111111', 0, '', { discoveries: 2, ancients: 1, event: 'nebula' }),
  face('301', 'Zeta Draconis', 'III', '101100', 2, 'money science materials*', {
    artifact: true,
    discoveries: 1,
    ancients: 2,
  }),
  face('302', 'Gamma Serpentis', 'III', '100110', 2, 'money* science* materials', {
    artifact: true,
    discoveries: 1,
    ancients: 1,
  }),
  face('303', 'Eta Cephei', 'III', '000101', 2, 'money* science* any', { artifact: true, discoveries: 1, ancients: 1 }),
  face('304', 'Theta Pegasi', 'III', '100100', 2, 'money* materials'),
  face('305', 'Lambda Serpentis', 'III', '110100', 1, 'science materials', { discoveries: 1, ancients: 1 }),
  face('306', 'Beta Centauri', 'III', '010100', 1, 'money materials'),
  face('307', 'Sigma Sagittarii', 'III', '101100', 2, 'money science*'),
  face('308', 'Kappa Scorpii', 'III', '001101', 2, 'science materials*'),
  face('309', 'Phi Piscium', 'III', '100101', 2, 'money science*'),
  face('310', 'Nu Phoenicis', 'III', '100100', 1, 'science materials'),
  face('311', 'Canopus', 'III', '101100', 1, 'materials', { discoveries: 1 }),
  face('312', 'Antares', 'III', '110100', 1, 'materials', { discoveries: 1 }),
  face('313', 'Alpha Ursae Minoris', 'III', '100100', 1, 'any', { discoveries: 1 }),
  face('314', 'Spica', 'III', '001110', 1, 'any', { discoveries: 1 }),
  face('315', 'Epsilon Aurigae', 'III', '100101', 1, '', { discoveries: 1 }),
  face('316', 'Iota Carinae', 'III', '110100', 1, '', { discoveries: 1 }),
  face('317', 'Beta Crucis', 'III', '000110', 2, 'money money*'),
  face('318', 'Gamma Velorum', 'III', '001100', 1, 'materials* any'),
  face('381', 'Beta Sextantis', 'III', '100110', 1, 'money materials', { discoveries: 1, portal: true }),
  face('382', 'Zeta Chamaeleontis', 'III', '101100', 1, 'science materials', { discoveries: 1, portal: true }),
  face('393', 'Geminga', 'III', '110100', 1, 'science', { event: 'pulsar' }),
  face('394', 'Simeis 147', 'III', '100101', 1, 'materials', { event: 'pulsar' }),
  face('395', 'NGC 1952', 'III', '111111', 0, '', { discoveries: 2, ancients: 1, event: 'nebula' }),
  face('396', 'Cygnus X-1', 'III', '011011', 0, '', { discoveries: 1, event: 'black-hole' }),
  face('399', 'V616 Mon', 'III', '011011', 0, '', { discoveries: 1, event: 'black-hole' }),
  face('397', 'Betelgeuse', 'III', '110100', 0, 'money* science materials* any any', { event: 'supernova' }),
  face('398', 'Deneb', 'III', '100101', 0, 'money* science materials* any any', { event: 'supernova' }),
  face('221', 'Procyon', 'start', '110110', 3, 'money money* science science* materials', { artifact: true }),
  face('222', 'Epsilon Eridani', 'start', '110110', 3, 'money money* science science*', { artifact: true }),
  face('223', 'Altair', 'start', '110110', 3, 'money money* science science* materials', { artifact: true }),
  face('224', 'Beta Hydri', 'start', '110110', 3, 'money science* materials*', { artifact: true }),
  face('225', 'Eta Cassiopeiae', 'start', '110110', 3, 'money money* science science* materials', { artifact: true }),
  face('226', '61 Cygni', 'start', '110110', 3, 'science materials', { artifact: true }),
  face('227', 'Sirius', 'start', '110110', 3, 'money money* science science* materials', { artifact: true }),
  face('228', 'Sigma Draconis', 'start', '110110', 3, 'money science materials*', { artifact: true }),
  face('229', 'Tau Ceti', 'start', '110110', 3, 'money money* science science* materials', { artifact: true }),
  face('230', 'Lambda Aurigae', 'start', '110110', 3, 'money money* science materials*', { artifact: true }),
  face('231', 'Delta Pavonis', 'start', '110110', 3, 'money money* science science* materials', { artifact: true }),
  face('232', 'Rigel', 'start', '110110', 3, 'money* science materials materials*', { artifact: true }),
  face('271', 'Omega Fornacis', 'guardian', '110110', 2, 'money science materials*', {
    artifact: true,
    discoveries: 1,
  }),
  face('272', 'Sigma Hydrae', 'guardian', '110110', 2, 'money science* materials', { artifact: true, discoveries: 1 }),
  face('273', 'Theta Ophiuchi', 'guardian', '110110', 2, 'money materials materials*', {
    artifact: true,
    discoveries: 1,
  }),
  face('274', 'Alpha Lyncis', 'guardian', '110110', 2, 'money science science*', { artifact: true, discoveries: 1 }),
]);

export const SECTOR_IDS: readonly string[] = SECTORS.map(({ id }) => id);
const indexOf = new Map(SECTOR_IDS.map((id, sector) => [id, sector]));

/** The sector with this number. */
export function sectorOf(id: string): number {
  const sector = indexOf.get(id);
  if (sector === undefined) throw new Error(`There is no sector ${id}`);
  return sector;
}

export const CENTER = sectorOf('001');
export const PORTAL_SECTORS: readonly number[] = ['281', '381', '382'].map(sectorOf);
export const BLACK_HOLES: readonly number[] = ['396', '399'].map(sectorOf);
/** EC-32.8: ships come back in any inner sector; the other one brings them to the edge of the known galaxy. */
export const INWARD_HOLE = sectorOf('396');
export const PULSARS: readonly number[] = ['393', '394'].map(sectorOf);
/** By falling number, as they are tested (EC-33.1). */
export const SUPERNOVAS: readonly number[] = ['398', '397'].map(sectorOf);
export const GUARDIAN_SECTORS: readonly number[] = SECTORS.flatMap(({ ring }, i) => (ring === 'guardian' ? [i] : []));

export const eventOf = (sector: number): EventKind | undefined => SECTORS[sector].event;

/** EC-34.1: the parts of a nebula, with the edges that belong to each and what lies in it. */
export const SUBSECTORS = frozen([
  { id: 'a', edges: edges('100001'), discoveries: 1, ancients: 0 },
  { id: 'b', edges: edges('011000'), discoveries: 0, ancients: 1 },
  { id: 'c', edges: edges('000110'), discoveries: 1, ancients: 0 },
]);

/** Where ships can be: a sector, or a subsector of a nebula (EC-34.8). */
export interface Site {
  readonly id: string;
  readonly sector: number;
  /** The part of a nebula, -1 for whole sectors. */
  readonly part: number;
  /** The edges of the printed face that belong to it, and those with wormholes, as bits. */
  readonly edges: number;
  readonly wormholes: number;
  readonly discoveries: number;
  readonly ancients: number;
  /** Which ships of nobody stand here, if any do. */
  readonly guard: number;
}

const ALL_EDGES = edges('111111');

const guardOf = ({ ring }: Sector): number =>
  ring === 'center' ? GUARD.gcds : ring === 'guardian' ? GUARD.guardian : GUARD.ancient;

function sitesOf(sector: Sector, index: number): readonly Site[] {
  const { id, wormholes, discoveries, ancients } = sector;
  const guard = guardOf(sector);
  if (sector.event !== 'nebula')
    return [{ id, sector: index, part: -1, edges: ALL_EDGES, wormholes, discoveries, ancients, guard }];
  return SUBSECTORS.map((sub, part) => ({
    id: `${id}${sub.id}`,
    sector: index,
    part,
    edges: sub.edges,
    wormholes: wormholes & sub.edges,
    discoveries: sub.discoveries,
    ancients: sub.ancients,
    guard,
  }));
}

export const SITES: readonly Site[] = frozen(SECTORS.flatMap(sitesOf));
export const SITE_IDS: readonly string[] = SITES.map(({ id }) => id);
export const SITE_COUNT = SITES.length;

/** The sites of each sector: one, or the three parts of a nebula. */
export const SITES_OF: readonly (readonly number[])[] = frozen(
  SECTORS.map((_, sector) => SITES.flatMap((site, i) => (site.sector === sector ? [i] : []))),
);

const siteIndex = new Map(SITE_IDS.map((id, site) => [id, site]));

/** The site with this id: `304`, `295b`. */
export function siteOf(id: string): number {
  const site = siteIndex.get(id);
  if (site === undefined) throw new Error(`There is no sector ${id}`);
  return site;
}

export const CENTER_SITE = siteOf('001');

/** EC-15.3, EC-34.10: by falling number, the parts of a nebula in their own order. */
export const BATTLE_ORDER: readonly number[] = frozen(
  SITES.map((_, site) => site).sort((a, b) => {
    const [left, right] = [SITES[a], SITES[b]];
    return Number(SECTORS[right.sector].id) - Number(SECTORS[left.sector].id) || left.part - right.part;
  }),
);

/** Squares as small numbers for rules: the track of each, or {@link ANY}. */
export const ANY = RESOURCES.length;
export const SQUARE_TRACK: readonly (readonly number[])[] = frozen(
  SECTORS.map(({ squares }) => squares.map(({ kind }) => (kind === 'any' ? ANY : RESOURCES.indexOf(kind)))),
);

/** EC-9.5: the place of an Orbital's square, after all that are printed. */
export const ORBITAL_SQUARE = 6;
export const SQUARES = ORBITAL_SQUARE + 1;

/** EC-2.3: bits by direction after a turn; a lookup, since rules ask all the time. */
const TURNED: readonly number[] = Array.from({ length: 64 * 6 }, (_, i) => turned(Math.floor(i / 6), i % 6));
export const turnedEdges = (bits: number, turn: number): number => TURNED[bits * 6 + turn];
