import {
  type Box,
  handle,
  LitBox,
  type LitMap,
  type LitState,
  litState,
  type Palette,
  round,
  type Say,
  shows,
  times,
} from '@starboard/board';
import { memo } from 'react';
import { TILE_KINDS, TILES } from '../content/tiles.ts';
import type { Seen } from '../view.ts';
import { turnedName } from './names.ts';
import { HEAP, SHELF, tileRef } from './refs.ts';
import { faceUpTiles, stackUp } from './seen.ts';
import { Tile, TileBack } from './Tile.tsx';

interface ShelfTileProps {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lit: LitState;
  readonly art: string;
  readonly say: Say;
  readonly palette: Palette;
}

/** A tile that lies on the table, as a handle. */
export const ShelfTile = memo(({ tile, x, y, size, lit, art, say, palette }: ShelfTileProps) => (
  <g
    transform={`translate(${round(x)} ${round(y)}) scale(${Math.round(size * 9.2) / 1000})`}
    {...handle(tileRef(tile), lit, turnedName(tile, 0, say))}
  >
    <Tile tile={tile} art={art} palette={palette} />
    <LitBox lit={lit} wide={52} />
  </g>
));

/** The largest size at which so many squares fit. */
export function packed({ width, height }: Box, count: number, most: number): { size: number; across: number } {
  for (let size = most; size > 6; size -= 0.5) {
    const across = Math.floor(width / size);
    if (across * Math.floor(height / size) >= count) return { size, across: Math.max(1, across) };
  }
  return { size: 6, across: Math.max(1, Math.floor(width / 6)) };
}

/** Below this a thumb cannot tell tiles apart: then they are shown kind by kind. */
const SMALLEST = 33;
const LARGEST = 66;

interface ShelfProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly art: string;
  readonly lit: LitMap;
  readonly say: Say;
  readonly palette: Palette;
  readonly box: Box;
  /** The kind that is opened, or -1. */
  readonly openKind: number;
}

/** How many tiles lie in a heap. */
export const Count = ({ of }: { of: number }) => (
  <>
    <rect x="-30" y="-24" width="60" height="46" rx="12" fill="#0a1029" fillOpacity="0.85" />
    <text className="gt-big-count" y="14">
      {of}
    </text>
  </>
);

export function Heap({ seen, lit, say, box }: Pick<ShelfProps, 'seen' | 'lit' | 'say' | 'box'>) {
  const count = seen.down[0];
  const state = litState(lit, HEAP);
  const scale = Math.min(box.width, box.height) / 130;
  return (
    <g
      transform={`translate(${round(box.x + box.width / 2)} ${round(box.y + box.height / 2)}) scale(${round(scale * 100) / 100})`}
      {...handle(HEAP, state, say({ key: 'board.heap', values: { n: count } }))}
    >
      {times(Math.min(4, Math.ceil(count / 20)), (i) => (
        <g key={i} transform={`translate(${i * 4 - 8} ${8 - i * 6}) rotate(${i * 7 - 14})`}>
          <TileBack />
        </g>
      ))}
      <Count of={count} />
      <LitBox lit={state} wide={60} />
    </g>
  );
}

interface KindChipProps {
  readonly kind: number;
  readonly tiles: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lit: boolean;
  readonly art: string;
  readonly say: Say;
}

/** All tiles of a kind as one: a click shows them. */
const KindChip = memo(({ kind, tiles, x, y, size, lit, art, say }: KindChipProps) => (
  <g
    transform={`translate(${round(x)} ${round(y)}) scale(${Math.round(size * 9.2) / 1000})`}
    {...shows(`kind:${kind}`, `${say({ key: `tile.${TILE_KINDS[kind]}` })}: ${tiles.length}`)}
  >
    <Tile tile={tiles[0]} art={art} plain />
    <circle cx="32" cy="-32" r="19" fill="#eef2ff" stroke="#0a1029" strokeWidth="2" />
    <text x="32" y="-22" className="gt-chip-count">
      {tiles.length}
    </text>
    {lit && <rect x="-52" y="-52" width="104" height="104" rx="12" className="gt-hint" />}
  </g>
));

/** Face-up tiles: all of them if there is room, else kind by kind. */
function FaceUp({ seen, seat, art, lit, say, palette, box, openKind }: ShelfProps) {
  const all = [...faceUpTiles(seen), ...stackUp(seen, seat)].sort((a, b) => TILES[a].kind - TILES[b].kind || a - b);
  const whole = packed(box, all.length, LARGEST);
  const kinds = [...new Set(all.map((tile) => TILES[tile].kind))];
  const folded = whole.size < SMALLEST && kinds.length < all.length;
  const shown = folded ? all.filter((tile) => TILES[tile].kind === openKind) : all;
  const spot = (i: number, { size, across }: { size: number; across: number }) => ({
    x: box.x + ((i % across) + 0.5) * size,
    y: box.y + (Math.floor(i / across) + 0.5) * size,
    size,
  });
  if (folded && shown.length === 0) {
    const grid = packed(box, kinds.length, LARGEST);
    return kinds.map((kind, i) => {
      const tiles = all.filter((tile) => TILES[tile].kind === kind);
      const isLit = tiles.some((tile) => lit.has(tileRef(tile)));
      return <KindChip key={kind} kind={kind} tiles={tiles} {...spot(i, grid)} lit={isLit} art={art} say={say} />;
    });
  }
  const grid = folded ? packed(box, shown.length + 1, LARGEST) : whole;
  const back = spot(0, grid);
  return (
    <>
      {folded && (
        <g
          transform={`translate(${round(back.x)} ${round(back.y)}) scale(${Math.round(grid.size * 9.2) / 1000})`}
          {...shows('kind:-1', say({ key: 'board.all-kinds' }))}
        >
          <rect x="-48" y="-48" width="96" height="96" rx="12" fill="#17214a" stroke="#7f95d6" strokeWidth="3" />
          <path d="M22 0H-22M-4-20L-24 0L-4 20" fill="none" stroke="#eef2ff" strokeWidth="8" strokeLinecap="round" />
        </g>
      )}
      {shown.map((tile, i) => (
        <ShelfTile
          key={tile}
          tile={tile}
          {...spot(folded ? i + 1 : i, grid)}
          lit={litState(lit, tileRef(tile))}
          art={art}
          say={say}
          palette={palette}
        />
      ))}
    </>
  );
}

/** The heap stands beside the tiles, or above them where that leaves more room. */
export function divided({ x, y, width, height }: Box): { heap: Box; rest: Box } {
  if (height > width * 0.8) {
    const high = Math.min(height * 0.18, 110);
    return { heap: { x, y, width, height: high }, rest: { x, y: y + high + 6, width, height: height - high - 6 } };
  }
  const wide = Math.min(height, width * 0.22, 120);
  return { heap: { x, y, width: wide, height }, rest: { x: x + wide + 6, y, width: width - wide - 6, height } };
}

/** The warehouse: the heap, and what lies face up. While a tile is in hand, all of it takes the tile back. */
export function Shelf(props: ShelfProps) {
  const { lit, say, box } = props;
  const { heap, rest } = divided(box);
  const state = litState(lit, SHELF);
  return (
    <>
      <rect x={rest.x} y={rest.y} width={rest.width} height={rest.height} rx="10" className="gt-shelf" />
      <Heap {...props} box={heap} />
      <FaceUp {...props} box={{ x: rest.x + 3, y: rest.y + 3, width: rest.width - 6, height: rest.height - 6 }} />
      {state !== '' && (
        <g
          transform={`translate(${rest.x + rest.width / 2} ${rest.y + rest.height / 2})`}
          {...handle(SHELF, state, say({ key: 'board.return' }))}
        >
          <LitBox lit={state} wide={rest.width / 2} high={rest.height / 2} corner={10} />
          <text className="gt-over" y={rest.height / 2 - 8}>
            {say({ key: 'board.return' })}
          </text>
        </g>
      )}
    </>
  );
}
