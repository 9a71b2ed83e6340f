import { type Palette, times } from '@starboard/board';
import { memo } from 'react';
import { TILES, type Tile as TileData } from '../content/tiles.ts';
import { FIRST_ALIEN, goodsCount } from '../state.ts';
import { Alien, Cell, Container, Cube, Human, Sleeper } from './Figures.tsx';
import { STANDS, TURNS, turningArt, uprightArt } from './KindArt.tsx';
import { INK, markOf, PIPE_COLOURS, paintOf } from './palette.ts';

/** Where the pipes of a connector leave a side: one, two, or three of them. */
const PIPES: readonly (readonly number[])[] = [[], [0], [-12, 12], [-19, 0, 19]];

/** A pipe with its flange at the upper edge, as points. */
const PIPE = [
  [-7, -50],
  [7, -50],
  [7, -43],
  [4.5, -43],
  [4.5, -31],
  [-4.5, -31],
  [-4.5, -43],
  [-7, -43],
] as const;

function turned(x: number, y: number, turns: number): readonly [number, number] {
  return turns === 0 ? [x, y] : turned(-y, x, turns - 1);
}

/** All pipes of one type as one path. */
const pipesPath = (connectors: readonly number[], type: number): string =>
  connectors
    .flatMap((connector, side) =>
      connector !== type
        ? []
        : PIPES[type].map((out) => `M${PIPE.map(([x, y]) => turned(x + out, y, side).join(' ')).join('L')}Z`),
    )
    .join('');

const PATHS: readonly (readonly [type: number, path: string][])[] = TILES.map(({ connectors }) =>
  [1, 2, 3].flatMap((type): [number, string][] => {
    const path = pipesPath(connectors, type);
    return path === '' ? [] : [[type, path]];
  }),
);

/** GT-16.43: sides of armour, as one path. */
const platedPath = (plated: number): string =>
  times(4, (side) => {
    if ((plated & (1 << side)) === 0) return '';
    const corners = [turned(-46, -49, side), turned(46, -49, side), turned(36, -36, side), turned(-36, -36, side)];
    return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
  }).join('');

type Place = 'cell' | 'container' | 'special' | 'bed';

interface Slot {
  readonly kind: Place;
  /** Which of the places for the same things it is. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const cells = (count: number, step: number, x: number): readonly Slot[] =>
  times(count, (index) => ({ kind: 'cell', index, x: x + (index - (count - 1) / 2) * step, y: 0, size: 1 }));

const HOLDS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-18, 0],
    [18, 0],
  ],
  [
    [0, -17],
    [-17, 16],
    [17, 16],
  ],
];
const HOLD_SIZES = [1, 1.45, 1.15, 1.05];

/** Places for batteries, goods and sleepers. */
function slotsOf({ batteries, containers, special, sleepers }: TileData): readonly Slot[] {
  if (sleepers > 0)
    return times(sleepers, (index) => ({
      kind: 'bed',
      index,
      x: index % 2 === 0 ? -14 : 14,
      y: index < 2 ? -15 : 15,
      size: 1,
    }));
  const both = special + containers;
  const holds = times(both, (index): Slot => {
    const kind = index < special ? 'special' : 'container';
    if (batteries > 0) return { kind, index, x: 16, y: both === 1 ? 0 : index * 32 - 16, size: 1 };
    const [x, y] = HOLDS[both][index];
    return { kind, index, x, y, size: HOLD_SIZES[both] };
  });
  return [...cells(batteries, batteries === 2 && both === 0 ? 20 : 17, both > 0 ? -17 : 0), ...holds];
}

const SLOTS: readonly (readonly Slot[])[] = TILES.map(slotsOf);

/** Goods as a list, red ones first: they take the special places. */
const goodsList = (packed: number): readonly number[] =>
  [0, 1, 2, 3].flatMap((good) => [...times(goodsCount(packed, good), () => good)]);

interface Aboard {
  readonly tokens: number;
  readonly cubes: readonly number[];
  readonly sleepers: number;
}

function Filled({ slot: { kind, index }, aboard: { tokens, cubes, sleepers } }: { slot: Slot; aboard: Aboard }) {
  if (kind === 'cell') return <Cell full={index < tokens} />;
  if (kind === 'bed') return <Sleeper full={index < sleepers} />;
  return (
    <>
      <Container special={kind === 'special'} />
      {index < cubes.length && <Cube good={cubes[index]} />}
    </>
  );
}

/** What lies or sleeps on a tile. */
const Slots = ({ tile, aboard }: { tile: number; aboard: Aboard }) =>
  SLOTS[tile].map((slot) => (
    <g
      key={`${slot.x} ${slot.y}`}
      transform={`translate(${slot.x} ${slot.y})${slot.size === 1 ? '' : ` scale(${slot.size})`}`}
    >
      <Filled slot={slot} aboard={aboard} />
    </g>
  ));

const WHERE_HUMANS = [[], [0], [-12, 12]] as const;

function Crew({ crew }: { crew: number }) {
  if (crew >= FIRST_ALIEN) {
    return (
      <g transform="scale(1.15)">
        <Alien kind={crew - FIRST_ALIEN} />
      </g>
    );
  }
  return (WHERE_HUMANS[crew] ?? []).map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <Human />
    </g>
  ));
}

function Livery({ colour, palette }: { colour: number; palette: Palette }) {
  const { main, deep } = paintOf(palette, colour);
  return (
    <>
      <rect x="-29" y="-29" width="58" height="58" rx="14" fill="none" stroke={main} strokeWidth="6" />
      <path d={markOf(colour)} transform="translate(-25 -25) scale(1.4)" fill={main} stroke={deep} strokeWidth="1.5" />
    </>
  );
}

export interface TileProps {
  readonly tile: number;
  readonly turn?: number;
  /** Where the pictograms are kept, if there is such a place in this picture. */
  readonly art?: string;
  readonly palette?: Palette;
  readonly crew?: number;
  readonly tokens?: number;
  readonly goods?: number;
  readonly dead?: boolean;
  /** A picture of the kind: without pipes. */
  readonly plain?: boolean;
}

/** A tile, 100 wide, around the origin. Pipes, barrels, exhausts and arcs turn with it; people and goods stay upright. */
export const Tile = memo((props: TileProps) => {
  const {
    tile,
    turn = 0,
    art,
    palette = 'normal',
    crew = 0,
    tokens = 0,
    goods = 0,
    dead = false,
    plain = false,
  } = props;
  const { kind, plated, colour, sleepers } = TILES[tile];
  return (
    <g className={dead ? 'gt-tile gt-dead' : 'gt-tile'}>
      <rect x="-48.5" y="-48.5" width="97" height="97" rx="9" fill="#2d3a66" stroke="#7787bd" strokeWidth="2" />
      <g transform={turn === 0 ? undefined : `rotate(${turn * 90})`}>
        {!plain &&
          PATHS[tile].map(([type, path]) => (
            <path key={type} d={path} fill={PIPE_COLOURS[type]} stroke={INK} strokeWidth="1.5" />
          ))}
        {plated > 0 && <path d={platedPath(plated)} fill="#e6ebfa" stroke={INK} strokeWidth="2" />}
        {TURNS[kind] && (art === undefined ? turningArt(kind) : <use href={`#${art}t${kind}`} />)}
      </g>
      {STANDS[kind] && <ShownUpright kind={kind} art={art} turn={turn} />}
      {colour >= 0 && <Livery colour={colour} palette={palette} />}
      {SLOTS[tile].length > 0 && (
        <Slots tile={tile} aboard={{ tokens, cubes: goodsList(goods), sleepers: sleepers > 0 ? crew : 0 }} />
      )}
      {sleepers === 0 && crew > 0 && <Crew crew={crew} />}
      {dead && <path d="M-40-40L40 40M40-40L-40 40" stroke="#ff6b66" strokeWidth="7" strokeOpacity="0.8" />}
    </g>
  );
});

/** The heart of a shield lies in the corner that its arcs leave free. */
const isShield = (kind: number): boolean => TURNS[kind] && STANDS[kind];

function ShownUpright({ kind, art, turn }: { kind: number; art: string | undefined; turn: number }) {
  const drawn = art === undefined ? uprightArt(kind) : <use href={`#${art}u${kind}`} />;
  if (!isShield(kind) || turn === 0) return drawn;
  return <g transform={`rotate(${turn * 90}) translate(-8 8) rotate(${-turn * 90}) translate(8 -8)`}>{drawn}</g>;
}

/** The back of a tile. */
export const TileBack = memo(() => (
  <>
    <rect x="-48.5" y="-48.5" width="97" height="97" rx="9" fill="#1a2348" stroke="#7787bd" strokeWidth="2.5" />
    <path d="M-34-34H34V34H-34Z" fill="none" stroke="#43528c" strokeWidth="3" />
    <path d="M0-24L20 12H-20Z" fill="none" stroke="#8ea2e0" strokeWidth="4" strokeLinejoin="round" />
    <circle cy="1" r="5" fill="#8ea2e0" />
  </>
));
