import { frozen, indexes } from '@starboard/kernel';

/** Sides of a square and of a tile, clockwise; a set of sides is a bit mask of `1 << side`. */
export const N = 0;
export const E = 1;
export const S = 2;
export const W = 3;
export const SIDES = 4;

/** GT-5.1: connectors (Anschlüsse) of a tile's side. */
export const SMOOTH = 0;
export const SINGLE = 1;
export const DOUBLE = 2;
export const UNIVERSAL = 3;

/** GT-2.1, GT-17.1: colours of the players; orange comes with the expansion. */
export const COLOURS = ['blue', 'green', 'yellow', 'red', 'orange'] as const;
/** GT-6, GT-16: kinds of components (Schiffsteile), those of the expansion last, but for the third life support. */
export const TILE_KINDS = [
  ...(['start-cabin', 'cabin', 'life-support-brown', 'life-support-purple', 'life-support-cyan'] as const),
  ...(['cannon', 'double-cannon', 'engine', 'double-engine', 'battery-2', 'battery-3'] as const),
  ...(['hold-2', 'hold-3', 'special-hold-1', 'special-hold-2', 'shield', 'structural'] as const),
  ...(['luxury-cabin', 'stasis-chamber', 'bi-cannon', 'cannon-engine', 'mixed-hold', 'battery-hold'] as const),
  ...(['shield-booster', 'cannon-booster', 'engine-booster', 'reactor', 'plating'] as const),
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** Index of each kind: `KIND.startCabin`, `KIND.battery2`. */
export const KIND = indexes(TILE_KINDS);

/** As printed, that is before it is turned: barrels point N, exhausts S, shields cover N and E. */
export interface Tile {
  readonly id: string;
  /** Index into TILE_KINDS. */
  readonly kind: number;
  /** Of the sides N, E, S, W. */
  readonly connectors: readonly [number, number, number, number];
  /** Sides with a barrel of a cannon. */
  readonly barrels: number;
  readonly exhaust: number;
  /** Sides that a shield covers. */
  readonly shield: number;
  readonly plated: number;
  /** Humans that it takes at launch. */
  readonly crew: number;
  /** Humans in stasis. */
  readonly sleepers: number;
  readonly batteries: number;
  /** Containers for goods that are not red. */
  readonly containers: number;
  /** Containers for goods of any colour. */
  readonly special: number;
  /** Index into COLOURS of a starting cabin, else -1. */
  readonly colour: number;
  readonly expansion: boolean;
}

type Features = Partial<Omit<Tile, 'id' | 'kind' | 'connectors' | 'expansion'>>;

/** What all tiles of a kind have. */
const FEATURES: Partial<Record<TileKind, Features>> = {
  'start-cabin': { crew: 2 },
  cabin: { crew: 2 },
  cannon: { barrels: 1 << N },
  'double-cannon': { barrels: 1 << N },
  engine: { exhaust: 1 << S },
  'double-engine': { exhaust: 1 << S },
  'battery-2': { batteries: 2 },
  'battery-3': { batteries: 3 },
  'hold-2': { containers: 2 },
  'hold-3': { containers: 3 },
  'special-hold-1': { special: 1 },
  'special-hold-2': { special: 2 },
  shield: { shield: (1 << N) | (1 << E) },
  'luxury-cabin': { crew: 1 },
  'stasis-chamber': { sleepers: 4 },
  'bi-cannon': { barrels: (1 << N) | (1 << E) },
  'cannon-engine': { barrels: 1 << N, exhaust: 1 << S },
  'mixed-hold': { containers: 2, special: 1 },
  'battery-hold': { batteries: 2 },
};

/** Tiles of one kind: the connectors of each, N E S W, and what these tiles have besides. */
type Stack = readonly [kind: TileKind, connectors: string, features?: Features];

/** GT-1.1 */
const BASE: readonly Stack[] = [
  ['start-cabin', '3333', { colour: COLOURS.indexOf('blue') }],
  ['start-cabin', '3333', { colour: COLOURS.indexOf('green') }],
  ['start-cabin', '3333', { colour: COLOURS.indexOf('yellow') }],
  ['start-cabin', '3333', { colour: COLOURS.indexOf('red') }],
  ['cabin', '0013 0103 0113 0123 0203 1013 1023 1202 1211 2003 2023 2101 2121 2121 2122 2203'],
  ['life-support-brown', '0003 0013 0203 1003 1101 2101'],
  ['life-support-purple', '0003 0023 0103 1202 2003 2202'],
  ['cannon', '0003 0003 0010 0010 0012 0020 0020 0021 0023 0031 0103 0111'],
  ['cannon', '0120 0132 0201 0210 0222 0230 0231 0300 0300 0302 0310'],
  ['double-cannon', '0010 0013 0020 0032 0121 0130 0212 0320'],
  ['engine', '0003 0003 0203 0300 0300 0301 1000 1000 1003 1100'],
  ['engine', '1202 2000 2000 2002 2101 2300 3001 3102 3200'],
  ['double-engine', '0303 1000 1101 1300 2000 2003 2202'],
  ['battery-2', '0003 0003 0013 0303 1113 1203 2003 2103 2223'],
  ['battery-3', '0002 0201 1001 1002 2001 2102'],
  ['hold-2', '0003 0003 0103 0123 0203 0213 1213 2123 3003'],
  ['hold-3', '0001 0002 0101 0102 0102 0202'],
  ['special-hold-1', '0213 0303 1113 2103 2223 3003'],
  ['special-hold-2', '0001 0002 0201'],
  ['shield', '0013 0032 0131 0222 0223 1011 1212 2121'],
  ['structural', '1303 1313 1323 2303 3123 3203 3223 3301'],
];

/** GT-1.7 */
const EXPANSION: readonly Stack[] = [
  ['start-cabin', '3333', { colour: COLOURS.indexOf('orange') }],
  ['luxury-cabin', '0103 2003 1210 2102'],
  ['stasis-chamber', '0003 1020'],
  ['bi-cannon', '0030 0012'],
  ['cannon-engine', '0300 0102'],
  ['mixed-hold', '0102'],
  ['battery-hold', '0023', { special: 1 }],
  ['battery-hold', '0201', { containers: 2 }],
  ['life-support-cyan', '2001 1212 0302 0021 0103 0003'],
  ['shield-booster', '3001 0203 1020 2102'],
  ['cannon-booster', '0301 2003 1210 0022'],
  ['engine-booster', '0103 0320 2201 1001'],
  ['reactor', '3002 0103 1120 0202'],
  ['plating', '3003 0302 0103 0003 1020 0201'],
];

const BLANK = {
  ...{ barrels: 0, exhaust: 0, shield: 0, plated: 0, crew: 0, sleepers: 0 },
  ...{ batteries: 0, containers: 0, special: 0, colour: -1 },
};

const sidesWith = (connectors: readonly number[], connector: number): number =>
  connectors.reduce((mask, is, side) => (is === connector ? mask | (1 << side) : mask), 0);

function tileOf(kind: TileKind, printed: string, features: Features | undefined, expansion: boolean): Omit<Tile, 'id'> {
  const [n, e, s, w] = [...printed].map(Number);
  const connectors: Tile['connectors'] = [n, e, s, w];
  // GT-16.43: the sides of a plating without a connector are plated
  const plated = kind === 'plating' ? sidesWith(connectors, SMOOTH) : 0;
  return { kind: TILE_KINDS.indexOf(kind), connectors, ...BLANK, plated, ...FEATURES[kind], ...features, expansion };
}

const tilesOf = (stacks: readonly Stack[], expansion: boolean): Omit<Tile, 'id'>[] =>
  stacks.flatMap(([kind, connectors, features]) =>
    connectors.split(' ').map((printed) => tileOf(kind, printed, features, expansion)),
  );

/** GT-1.1, GT-1.2: `b001` to `b144`, then `e01` to `e42`. A tile in the state is an index into this list. */
export const TILES: readonly Tile[] = frozen([
  ...tilesOf(BASE, false).map((tile, i) => ({ id: `b${String(i + 1).padStart(3, '0')}`, ...tile })),
  ...tilesOf(EXPANSION, true).map((tile, i) => ({ id: `e${String(i + 1).padStart(2, '0')}`, ...tile })),
]);
export const TILE_COUNT = TILES.length;
export const BASE_TILE_COUNT = TILES.filter((tile) => !tile.expansion).length;

export const TILE_KIND: readonly number[] = TILES.map((tile) => tile.kind);
export const START_CABIN_OF_COLOUR: readonly number[] = COLOURS.map((_, colour) =>
  TILES.findIndex((tile) => tile.colour === colour),
);

/** Quarter turns clockwise that a tile may be turned by; a placed tile is `tile * QUARTER_TURNS + turn`. */
export const QUARTER_TURNS = 4;

const turnedMask = (mask: number, turn: number): number => ((mask << turn) | (mask >> (SIDES - turn))) & 0b1111;

const masks = (of: (tile: Tile) => number): readonly number[] =>
  TILES.flatMap((tile) => [0, 1, 2, 3].map((turn) => turnedMask(of(tile), turn)));

/** `CONNECTOR[placed * SIDES + side]` */
export const CONNECTOR: readonly number[] = TILES.flatMap(({ connectors }) =>
  [0, 1, 2, 3].flatMap((turn) => [N, E, S, W].map((side) => connectors[(side - turn + SIDES) % SIDES])),
);

/** Sides of a placed tile, as masks: `BARRELS[placed]`. */
export const BARRELS = masks((tile) => tile.barrels);
export const EXHAUST = masks((tile) => tile.exhaust);
export const SHIELD = masks((tile) => tile.shield);
export const PLATED = masks((tile) => tile.plated);
