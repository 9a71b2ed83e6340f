import { handle, LitBox, type LitMap, litState, type Palette, PlayerMark, type Say, wrapped } from '@starboard/board';
import type { ReactNode } from 'react';
import type { Projectile as ProjectileData } from '../content/cards.ts';
import { Cube } from './Figures.tsx';
import { Projectile } from './Flying.tsx';
import { type SignName, sign } from './Icons.tsx';
import { INK, markOf, paintOf } from './palette.ts';

/** What cards are made of: signs with numbers, goods, projectiles, lines to choose from. */

/** Who stands on which planet or field: the colours of the players. */
export interface Visitor {
  readonly place: number;
  readonly colour: number;
}

export interface Shown {
  readonly lit: LitMap;
  readonly say: Say;
  readonly visitors: readonly Visitor[];
  readonly palette: Palette;
  /** Of the round: Evil Machinations change with it. */
  readonly level: number;
  /** The line of a Combat Zone that is being compared, by its criterion. */
  readonly criterion?: string | undefined;
}

export const At = ({ x, y, scale = 1, children }: { x: number; y: number; scale?: number; children: ReactNode }) => (
  <g transform={scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`}>{children}</g>
);

/** A sign with its number. */
export const Chip = ({ x, y, of, n }: { x: number; y: number; of: SignName; n: number | string }) => (
  <At x={x} y={y}>
    {sign(of)}
    <text x="15" y="7" className="gt-card-number">
      {n}
    </text>
  </At>
);

export const minus = (n: number): string => `−${n}`;
export const plus = (n: number): string => `+${n}`;

export const Days = ({ n, x = 184, y = 142 }: { n: number; x?: number; y?: number }) => (
  <Chip x={x} y={y} of="day" n={minus(n)} />
);

export const Goods = ({ goods, x, y, step = 22 }: { goods: readonly number[]; x: number; y: number; step?: number }) =>
  goods.map((good, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cubes have no other name
    <At key={i} x={x + i * step} y={y} scale={0.78}>
      <Cube good={good} />
    </At>
  ));

interface ProjectilesProps {
  readonly hits: readonly ProjectileData[];
  readonly meteor: boolean;
  readonly x: number;
  readonly y: number;
  readonly step?: number;
  readonly size?: number;
}

/** Projectiles in their order: an arrow shows where each flies. */
export function Projectiles({ hits, meteor, x, y, step = 34, size = 1 }: ProjectilesProps) {
  return hits.map(({ large, from }, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: they come in this order
      key={i}
      transform={`translate(${x + i * step} ${y}) rotate(${from * 90})${size === 1 ? '' : ` scale(${size})`}`}
    >
      <g transform={`translate(0 ${meteor ? 2 : 1}) scale(${meteor ? 0.3 : 0.23})`}>
        <Projectile meteor={meteor} large={large} />
      </g>
      <path d="M-5 8.5H5L0 15Z" fill={large ? '#ffd76a' : '#c9d6ff'} stroke={INK} />
    </g>
  ));
}

/** Marks of those who have landed somewhere. */
export const Visitors = ({ at, x, y, shown }: { at: number; x: number; y: number; shown: Shown }) =>
  shown.visitors
    .filter(({ place }) => place === at)
    .map(({ colour }, i) => (
      <At key={colour} x={x - i * 18} y={y}>
        <g transform="scale(0.8)">
          <PlayerMark paint={paintOf(shown.palette, colour)} mark={markOf(colour)} />
        </g>
      </At>
    ));

interface RowProps {
  readonly of: string;
  readonly name: string;
  readonly y: number;
  readonly high: number;
  readonly shown: Shown;
  readonly children: ReactNode;
  readonly x?: number;
  readonly wide?: number;
}

/** A line of a card that can be chosen. */
export function Row({ of, name, y, high, shown, children, x = 8, wide = 224 }: RowProps) {
  const lit = litState(shown.lit, of);
  return (
    <g {...handle(of, lit, name)}>
      <rect x={x} y={y} width={wide} height={high} rx="6" fill="#1b2550" />
      <At x={x + wide / 2} y={y + high / 2}>
        <LitBox lit={lit} wide={wide / 2} high={high / 2} corner={6} />
      </At>
      {children}
    </g>
  );
}

/** A picture and a text, for cards without numbers. */
export function Told({
  text,
  y = 54,
  most = 6,
  letters = 23,
  x = 92,
}: {
  text: string;
  y?: number;
  most?: number;
  letters?: number;
  x?: number;
}) {
  return wrapped(text, letters, most).map((line, i) => (
    <text key={line} x={x} y={y + i * 14.5} className="gt-card-text">
      {line}
    </text>
  ));
}
