import { round } from '@starboard/board';
import { FIELDS } from '../content/fields.ts';
import { LINES, type Line, ROUTES } from '../content/map.ts';
import { ANOMALIES, SYSTEMS } from '../content/systems.ts';

/** Where things of the chart are drawn that have no field of their own. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface World extends Spot {
  readonly id: string;
  /** Of the ring of fields around it, and of the world itself. */
  readonly ring: number;
  readonly radius: number;
  readonly isAnomaly: boolean;
}

const inRegion = (id: string) => FIELDS.filter(({ region }) => region === id);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Between the edge of a world and the middle of the fields on its ring. */
const AIR = 38;

function worldOf(id: string, isAnomaly: boolean): World {
  const all = inRegion(id);
  const ring = all.filter((field) => field.id.startsWith(`${id}-${id === 'NH' ? 'B' : 'R'}`));
  const circle = ring.length > 0 ? ring : all;
  const [x, y] = [mean(circle.map((field) => field.x)), mean(circle.map((field) => field.y))];
  const far = mean(circle.map((field) => Math.hypot(field.x - x, field.y - y)));
  return { id, x: round(x), y: round(y), ring: round(far), radius: round(far - AIR), isAnomaly };
}

export const WORLDS: readonly World[] = [
  ...SYSTEMS.map(({ id }) => worldOf(id, false)),
  ...ANOMALIES.map((id) => worldOf(id, true)),
];

export type Anchor = 'start' | 'middle' | 'end';

interface NamePlace extends Spot {
  readonly anchor: Anchor;
  /** A name of several words in two lines. */
  readonly broken: boolean;
}

const place = (x: number, y: number, anchor: Anchor, broken = false): NamePlace => ({ x, y, anchor, broken });

/** Measured: no name touches a field or another name, in English and in German. */
export const NAME_PLACES: Readonly<Record<string, NamePlace>> = {
  RP: place(1054, 432, 'middle', true),
  DW: place(2112, 262, 'start'),
  IB: place(1384, 478, 'end', true),
  JW: place(492, 432, 'start'),
  IW: place(302, 1098, 'start'),
  CW: place(1228, 694, 'start'),
  NH: place(1722, 812, 'middle', true),
  GS: place(1430, 1234, 'start'),
  GP: place(1022, 934, 'start'),
  AS: place(996, 1518, 'start', true),
  WT: place(1420, 1548, 'start'),
  PP: place(2062, 1406, 'start'),
  IM: place(2510, 1246, 'end', true),
  WW: place(2192, 772, 'start', true),
  SN: place(2325, 352, 'middle'),
  SG: place(340, 782, 'middle'),
  GB: place(1556, 602, 'middle'),
};

/** A long word of two, as German has it. */
const COMPOUND = /^(.{6,})(system)$/;

/** A name in lines: broken at the blank, or after the hyphen, nearest to its middle; else between two words that are written as one. */
export function nameLines(name: string, broken: boolean): readonly string[] {
  if (!broken) return [name];
  const breaks = Array.from(name.matchAll(/[ -]/g), ({ index }) => index);
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  if (best === undefined) {
    const [, first, second] = COMPOUND.exec(name) ?? [];
    return first === undefined ? [name] : [`${first}-`, second];
  }
  return [name.slice(0, name[best] === '-' ? best + 1 : best), name.slice(best + 1)];
}

const at = (field: number): string => `${FIELDS[field].x} ${FIELDS[field].y}`;
const straight = ({ a, b }: Line): string => `M${at(a)}L${at(b)}`;

/** The route that is drawn as a bridge over the one line that it crosses. */
const BRIDGE = 'T18';
const isOn = (route: string) => (line: Line) => [line.a, line.b].some((field) => FIELDS[field].region === route);
const isDashed = ({ style, green }: Line): boolean => style === 'dashed' && !green;

const joined = (lines: readonly Line[]): string => lines.map(straight).join('');
const isLane = (line: Line): boolean => isDashed(line) && !FIELDS[line.a].region.startsWith('NH');

export const PATHS = {
  lanes: ROUTES.filter(({ id }) => id !== BRIDGE)
    .map(({ from, to, fields }) => `M${[from, ...fields, to].map(at).join('L')}`)
    .join(''),
  solid: joined(LINES.filter((line) => !line.green && !isDashed(line))),
  dashed: joined(LINES.filter((line) => isDashed(line) && !isOn(BRIDGE)(line))),
  green: joined(LINES.filter(({ green }) => green)),
  bridge: joined(LINES.filter((line) => isLane(line) && isOn(BRIDGE)(line))),
} as const;

/** The path through these fields. */
export const wayPath = (fields: readonly number[]): string => `M${fields.map(at).join('L')}`;

/** The ground of the Asteroid System: around all of its fields. */
export const ASTEROID_GROUND: string = (() => {
  const points = inRegion('AS').map(({ x, y }) => ({ x, y }));
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Spot[]): Spot[] => {
    const hull: Spot[] = [];
    for (const p of list) {
      while (hull.length > 1 && turn(hull[hull.length - 2], hull[hull.length - 1], p) <= 0) hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  return `M${hull.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
})();

function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
