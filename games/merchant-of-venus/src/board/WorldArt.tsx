import type { ReactNode } from 'react';
import type { World } from './layout.ts';

/** How worlds look, without the chart: the picture of the game is made of them, too, and the home page loads no chart for it. */

/** Each world has a drawing of its own, on a disc with the radius 100 around the origin. */
interface Drawing {
  readonly light: string;
  readonly body: string;
  readonly dark: string;
  readonly glow: string;
  readonly art: ReactNode;
}

const line = (d: string, stroke: string, width = 3, opacity = 0.7): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" opacity={opacity} />
);
const spots = (fill: string, ...at: readonly (readonly [x: number, y: number, r: number])[]): ReactNode =>
  at.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />);
const band = (y: number, height: number, fill: string): ReactNode => (
  <rect key={y} x="-100" y={y} width="200" height={height} fill={fill} />
);

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  RP: {
    light: '#5b5d80',
    body: '#34364f',
    dark: '#14151f',
    glow: '#6b6f9e',
    art: (
      <>
        {line('M-90-20Q-40-50 0-24T92-30M-96 12Q-40-14 10 10T98 4', '#6f7399', 3, 0.5)}
        {line('M-28 64L-6 40L14 56L38 38L56 50', '#ff9a4d', 4, 0.9)}
      </>
    ),
  },
  DW: {
    light: '#ffc27a',
    body: '#d98a3f',
    dark: '#7a3a12',
    glow: '#ffab5c',
    art: (
      <>
        {line('M-96-34Q-60-60-24-36T50-40T98-28M-98 8Q-54-18-10 6T96 2M-88 50Q-40 26 6 48T90 44', '#8f4a17', 6, 0.55)}
        {line('M-70-66Q-30-84 10-68T72-62', '#ffd9a3', 5, 0.5)}
      </>
    ),
  },
  IB: {
    light: '#8ff0a8',
    body: '#3aa862',
    dark: '#0e4a2b',
    glow: '#5fe08c',
    art: (
      <>
        {line('M-100 0H100M0-100V100', '#bff5cf', 2, 0.55)}
        <ellipse rx="50" ry="99" fill="none" stroke="#bff5cf" strokeWidth="2" opacity="0.5" />
        <ellipse rx="99" ry="40" fill="none" stroke="#bff5cf" strokeWidth="2" opacity="0.5" />
        {line('M-64-60Q-40-86-4-90', '#eafff0', 7, 0.6)}
      </>
    ),
  },
  JW: {
    light: '#7be07a',
    body: '#2f9440',
    dark: '#0b4019',
    glow: '#59c95f',
    art: (
      <>
        <path
          d="M-92-20Q-70-70-20-62Q0-40-30-14Q-66 10-92-20ZM20 10Q60-20 88 14Q80 66 40 70Q4 52 20 10Z"
          fill="#1d6e2c"
          opacity="0.8"
        />
        {spots('#a9f08b', [-44, -38, 15], [-62, 8, 9], [50, 40, 13], [24, -66, 9])}
      </>
    ),
  },
  IW: {
    light: '#ffffff',
    body: '#b9dcf2',
    dark: '#4d86b3',
    glow: '#cfeaff',
    art: (
      <>
        <path d="M-100-30L-30-70L30-34L96-62L70-100L-70-100Z" fill="#fff" opacity="0.85" />
        <path d="M-86 50L-20 12L30 46L92 14L60 96L-50 96Z" fill="#8fc4e6" opacity="0.6" />
        {line('M-60-6L-10 20L10-8M24 64L50 30', '#5b93bf', 4, 0.6)}
      </>
    ),
  },
  CW: {
    light: '#a6dcff',
    body: '#4a94c9',
    dark: '#123f66',
    glow: '#7fc4f2',
    art: (
      <>
        <path d="M-98 10Q-60-10-30 12T40 8T99 22Q80 84 0 99Q-80 84-98 10Z" fill="#5aa860" />
        <path d="M-46-46Q-20-64 10-50Q-14-34-46-46ZM40-70Q60-76 76-60Q56-54 40-70Z" fill="#eaf6ff" opacity="0.85" />
        <path d="M-60 62A20 20 0 0 1-20 62ZM6 66A17 17 0 0 1 40 66Z" fill="#cfe9ff" opacity="0.9" />
      </>
    ),
  },
  WT: {
    light: '#c86a58',
    body: '#8a3527',
    dark: '#35100b',
    glow: '#d4553f',
    art: (
      <>
        {spots('#2b0c08', [-58, -30, 16], [52, -40, 20], [-40, 52, 13], [66, 36, 11])}
        {line('M-20-96L6-40L-14-4L20 30L-6 60L14 98', '#ffb347', 7, 0.95)}
        {line('M6-40L40-10M20 30L52 62', '#ff7a2e', 4, 0.8)}
      </>
    ),
  },
  PP: {
    light: '#d4cf5a',
    body: '#97932a',
    dark: '#3d3b0a',
    glow: '#c2bd3f',
    art: (
      <>
        {line('M-80-46H10M-30-60H60M-94-8H-10M20-14H92M-70 30H40M-20 46H76M-50 66H20', '#e3df8a', 7, 0.6)}
        {line('M-60 12H0M30 10H70', '#5d5a12', 8, 0.7)}
      </>
    ),
  },
  IM: {
    light: '#e2e5ee',
    body: '#9aa0b0',
    dark: '#444a5c',
    glow: '#b9c0d4',
    art: (
      <>
        {spots(
          '#7c8294',
          [-50, -44, 20],
          [34, -58, 13],
          [-66, 24, 13],
          [8, -6, 22],
          [60, 6, 12],
          [-20, 60, 17],
          [44, 62, 14],
        )}
        {spots('#ffd98a', [-14, 26, 3], [-4, 34, 3], [30, 30, 3], [76, 34, 3], [-40, 2, 3])}
      </>
    ),
  },
  WW: {
    light: '#8fd4ff',
    body: '#2f86dc',
    dark: '#0a3370',
    glow: '#54aef5',
    art: (
      <>
        {line('M-84-40q14-14 28 0t28 0t28 0M-20 2q14-14 28 0t28 0t28 0M-80 44q14-14 28 0t28 0', '#dff3ff', 6, 0.8)}
        <path d="M36-62Q60-74 72-50Q52-40 36-62Z" fill="#5fb86a" />
      </>
    ),
  },
  GP: {
    light: '#ffe0b0',
    body: '#e0a366',
    dark: '#6b3a16',
    glow: '#f2b877',
    art: (
      <>
        {[band(-66, 20, '#c4804a'), band(-28, 18, '#fff1d6'), band(-2, 24, '#b5703d'), band(44, 16, '#c4804a')]}
        <ellipse cx="38" cy="34" rx="26" ry="13" fill="#8f3f22" />
        <ellipse cx="38" cy="34" rx="16" ry="7" fill="#c4643a" />
      </>
    ),
  },
  SN: {
    light: '#fffbe8',
    body: '#ffd277',
    dark: '#a3511b',
    glow: '#ffb347',
    art: null,
  },
  SG: {
    light: '#ffb08a',
    body: '#e2543a',
    dark: '#7a160c',
    glow: '#ff6a4d',
    art: (
      <>
        {spots('#ff9a6b', [-34, -30, 16], [40, -20, 11], [14, 40, 18], [-44, 36, 10])}
        {line('M-90-10Q-40 10 0-6T92 4', '#ffc9a8', 5, 0.4)}
      </>
    ),
  },
};

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const [near, far] = [72, i % 2 === 0 ? 168 : 128];
  const at = (r: number, turn: number) =>
    `${(r * Math.cos(angle + turn)).toFixed(1)} ${(r * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${at(near, -0.11)}L${at(far, 0)}L${at(near, 0.11)}Z`;
}).join('');

/** A ball lit from the upper left, with what is on it. */
export function Planet({ world, drawing, art }: { world: World; drawing: Drawing; art: string }) {
  const { id, x, y, ring, radius } = world;
  const isNova = id === 'SN';
  return (
    <>
      <circle cx={x} cy={y} r={ring + 44} fill={`url(#${art}-glow-${id})`} />
      <circle cx={x} cy={y} r={ring + 34} fill="#10183c" opacity="0.55" />
      <g transform={`translate(${x} ${y}) scale(${((isNova ? radius * 0.72 : radius) / 100).toFixed(3)})`}>
        {isNova && <path d={RAYS} fill="#ffc766" opacity="0.9" />}
        <circle r="100" fill={drawing.body} />
        <g clipPath={`url(#${art}-disc)`}>{drawing.art}</g>
        <circle r="100" fill={`url(#${art}-ball-${id})`} />
        <circle r="100" fill={`url(#${art}-shade)`} />
      </g>
    </>
  );
}

export function Gradients({ art }: { art: string }) {
  return (
    <defs>
      <clipPath id={`${art}-disc`}>
        <circle r="100" />
      </clipPath>
      <radialGradient id={`${art}-shade`} cx="0.36" cy="0.3" r="0.8">
        <stop offset="0.55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.62" />
      </radialGradient>
      <radialGradient id={`${art}-nebula`}>
        <stop offset="0" stopColor="#8a35a6" stopOpacity="0.75" />
        <stop offset="0.6" stopColor="#5a1f6a" stopOpacity="0.5" />
        <stop offset="1" stopColor="#5a1f6a" stopOpacity="0" />
      </radialGradient>
      {Object.entries(DRAWINGS).map(([id, { light, glow }]) => (
        <g key={id}>
          <radialGradient id={`${art}-ball-${id}`} cx="0.32" cy="0.26" r="0.62">
            <stop offset="0" stopColor={light} stopOpacity="0.75" />
            <stop offset="1" stopColor={light} stopOpacity="0" />
          </radialGradient>
          <radialGradient id={`${art}-glow-${id}`}>
            <stop offset="0.45" stopColor={glow} stopOpacity="0.4" />
            <stop offset="1" stopColor={glow} stopOpacity="0" />
          </radialGradient>
        </g>
      ))}
    </defs>
  );
}

/** One world by itself, for pictures outside the chart. */
export function SingleWorld({ id, art, radius }: { id: string; art: string; radius: number }) {
  const drawing = DRAWINGS[id];
  if (drawing === undefined) return null;
  return <Planet world={{ id, x: 0, y: 0, ring: radius + 20, radius, isAnomaly: false }} drawing={drawing} art={art} />;
}
