import { frozen } from '@starboard/kernel';
import { FIELD, FIELD_COUNT, FIELDS } from './fields.ts';
import { ORBITALS } from './systems.ts';

/** MV-1.10: a line (Linie) joins two fields. Green ones cost 2; the style changes nothing. */
export interface Line {
  readonly a: number;
  readonly b: number;
  readonly green: boolean;
  readonly style: 'solid' | 'dashed' | 'thick';
}

const GREY = 1;
const GREEN = 2;

/** A trade route (Handelsroute): its fields are `T01-1`, `T01-2` … from one end to the other. */
export interface Route {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly fields: readonly number[];
}

const route = (id: string, from: string, to: string, length: number): Route => ({
  id,
  from: FIELD[from],
  to: FIELD[to],
  fields: Array.from({ length }, (_, i) => FIELD[`${id}-${i + 1}`]),
});

export const ROUTES: readonly Route[] = frozen([
  route('T01', 'RP-R6', 'DW-R9', 6),
  route('T02', 'RP-R8', 'IB-R4', 3),
  route('T03', 'DW-R5', 'SN-R4', 2),
  route('T04', 'IB-R12', 'GB', 3),
  route('T05', 'RP-R11', 'JW-R4', 7),
  route('T06', 'JW-R9', 'IW-R3', 4),
  route('T07', 'IW-R8', 'AS-I6', 6),
  route('T08', 'JW-R7', 'SG-R1', 2),
  route('T09', 'GB', 'CW-R6', 4),
  route('T10', 'SG-R4', 'AS-I6', 4),
  route('T11', 'IB-R9', 'NH-B7', 1),
  route('T12', 'DW-R6', 'NH-N2', 1),
  route('T13', 'WT-R10', 'PP-R4', 6),
  route('T14', 'PP-R8', 'IM-R2', 5),
  route('T15', 'IM-R7', 'SN-R1', 3),
  route('T16', 'SN-R2', 'WW-R7', 1),
  route('T17', 'WW-R6', 'NH-N3', 1),
  route('T18', 'WW-R4', 'GS-R1', 4),
  route('T19', 'GS-R1', 'NH-S2', 1),
  route('T20', 'GS-R4', 'GP-R1', 3),
  route('T21', 'GP-R6', 'CW-R8', 7),
  route('T22', 'GP-R5', 'SG-R3', 3),
  route('T23', 'GS-R4', 'WT-R8', 3),
  route('T24', 'WT-R5', 'AS-A2', 3),
]);

/** The rings around worlds and anomalies, with the number of their fields: `RP-R1` to `RP-R11` and back. */
const RINGS: Readonly<Record<string, number>> = {
  RP: 11,
  DW: 9,
  IB: 12,
  JW: 9,
  IW: 9,
  CW: 8,
  WT: 10,
  PP: 9,
  IM: 10,
  WW: 8,
  GS: 5,
  GP: 9,
  SN: 6,
  SG: 6,
};

/** Grey lines of the Nebula Habitat, and from it to its neighbours. */
const NEBULA = [
  'GB NH-B8 NH-B7 NH-B6 NH-B5 NH-B1 NH-B2 NH-B3 NH-B4 NH-B8',
  'NH-B6 NH-N1 NH-N2 NH-N3',
  'NH-B3 NH-S1 NH-S2',
  'NH-B1 NH-W4 NH-W3 NH-W2 NH-W1 IM-R4',
  'NH-W2 WW-R2',
  'NH-W4 PP-R7',
];

/** Grey lines of the net in the Asteroid System (Asteroidensystem): along its rows, then across. */
const NET = [
  'AS-A1 AS-A2',
  'AS-B2 AS-B3',
  'AS-C1 AS-C2 AS-C3 AS-C4',
  'AS-D3 AS-D4',
  'AS-E2 AS-E3 AS-E4 AS-E5',
  'AS-F3 AS-F4 AS-F5',
  'AS-G4 AS-G5 AS-G6',
  'AS-H5 AS-H6',
  'AS-A1 AS-B1',
  'AS-C1 AS-D1',
  'AS-B2 AS-C2',
  'AS-B3 AS-C3 AS-D3 AS-E3 AS-F3',
  'AS-C4 AS-D4 AS-E4 AS-F4 AS-G4',
  'AS-E5 AS-F5 AS-G5 AS-H5',
  'AS-G6 AS-H6 AS-I6',
  'AS-A1 AS-B2 AS-C3 AS-D4 AS-E5',
  'AS-A2 AS-B3 AS-C4',
  'AS-B1 AS-C2 AS-D3 AS-E4 AS-F5 AS-G6',
  'AS-D1 AS-E2 AS-F3',
  'AS-E3 AS-F4 AS-G5 AS-H6',
];

/** MV-9.6: green lines from the orbital fields of the Asteroid System to its spaceports. */
const GREENS = ['AS-A2 AS-B2 AS-B1 AS-C1', 'AS-I6 AS-H5 AS-G4 AS-F3'];

/** MV-9.2: from each city a single green line goes up to its orbital field. */
const DESCENTS = ORBITALS.filter(({ link }) => link === 'single-green').map(({ field, landing }) => [field, landing]);

const along = (way: readonly number[], green: boolean): Line[] => way.slice(1).map((b, i) => line(way[i], b, green));

function line(a: number, b: number, green: boolean): Line {
  const [one, other] = [FIELDS[a].region, FIELDS[b].region];
  const inside = one === other && !one.startsWith('T');
  return { a, b, green, style: inside ? (one === 'AS' ? 'thick' : 'solid') : 'dashed' };
}

const way = (ids: string): number[] => ids.split(' ').map((id) => FIELD[id]);

const ring = (id: string, length: number): number[] =>
  Array.from({ length: length + 1 }, (_, i) => FIELD[`${id}-R${(i % length) + 1}`]);

export const LINES: readonly Line[] = frozen([
  ...Object.entries(RINGS).flatMap(([id, length]) => along(ring(id, length), false)),
  ...ROUTES.flatMap(({ from, to, fields }) => along([from, ...fields, to], false)),
  ...[...NEBULA, ...NET].flatMap((ids) => along(way(ids), false)),
  ...GREENS.flatMap((ids) => along(way(ids), true)),
  ...DESCENTS.flatMap((descent) => along(descent, true)),
]);

/** By field: the fields that a line leads to, in rising order. */
export const NEIGHBOURS: readonly (readonly number[])[] = frozen(
  FIELDS.map((_, field) =>
    LINES.flatMap(({ a, b }) => (a === field ? [b] : b === field ? [a] : [])).sort((one, other) => one - other),
  ),
);

const COSTS = new Uint8Array(FIELD_COUNT * FIELD_COUNT);
for (const { a, b, green } of LINES) COSTS[a * FIELD_COUNT + b] = COSTS[b * FIELD_COUNT + a] = green ? GREEN : GREY;

/** MV-1.10: what the line between two neighbours costs. */
export const lineCost = (a: number, b: number): number => COSTS[a * FIELD_COUNT + b];

/** MV-5.7.1: by navigation field, where each number from 1 to 6 leads. */
const EXITS: Readonly<Record<string, string>> = {
  'NH-B1': 'NH-B2 NH-B5 NH-B5 NH-W4 NH-W4 NH-B2',
  'NH-B6': 'NH-B5 NH-B7 NH-N1 NH-N1 NH-B5 NH-N1',
  'NH-B7': 'NH-B8 T11-1 NH-B6 NH-B6 NH-B6 NH-B8',
  'NH-B8': 'NH-B4 GB NH-B7 NH-B4 NH-B4 NH-B4',
  'NH-N2': 'NH-N1 NH-N1 T12-1 NH-N3 NH-N1 NH-N3',
  'NH-W2': 'NH-W3 NH-W3 WW-R2 NH-W1 NH-W3 WW-R2',
  'NH-W4': 'NH-B1 NH-B1 NH-B1 NH-W3 PP-R7 NH-W3',
  'GS-R1': 'GS-R5 T19-1 T18-4 T18-4 T19-1 GS-R2',
  'GS-R4': 'T20-1 GS-R5 GS-R5 GS-R3 GS-R3 T23-1',
};

/** By field: its six exits, that of number 1 first; empty where it is no navigation field. */
export const NAVIGATION_EXITS: readonly (readonly number[])[] = frozen(
  FIELDS.map(({ id }) => (EXITS[id] === undefined ? [] : way(EXITS[id]))),
);
