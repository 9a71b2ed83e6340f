import { starField } from '@starboard/board';
import { Fragment, memo } from 'react';
import { SYSTEMS } from '../content/index.ts';
import { HEIGHT, nameSpot, WAYS_PATH, WIDTH } from './layout.ts';
import { RESOURCE_COLOURS, SUN_COLOURS } from './palette.ts';

/** Colours that run, for the whole map; `art` keeps the ids of two boards on one page apart. */
export const Defs = memo(({ art }: { art: string }) => (
  <defs>
    <radialGradient
      id={`${art}-deep`}
      gradientUnits="userSpaceOnUse"
      cx={WIDTH / 2}
      cy={HEIGHT * 0.42}
      r={HEIGHT * 0.85}
    >
      <stop offset="0" stopColor="#16204a" />
      <stop offset="0.55" stopColor="#0b1230" />
      <stop offset="1" stopColor="#050816" />
    </radialGradient>
    {NEBULAE.map(({ colour }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <radialGradient key={i} id={`${art}-nebula${i}`}>
        <stop offset="0" stopColor={colour} stopOpacity="0.5" />
        <stop offset="0.5" stopColor={colour} stopOpacity="0.17" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
    ))}
    {Object.entries(SUN_COLOURS).map(([ring, { core, mid, glow }]) => (
      <Fragment key={ring}>
        <radialGradient id={`${art}-halo-${ring}`}>
          <stop offset="0" stopColor={glow} stopOpacity="0.55" />
          <stop offset="0.4" stopColor={glow} stopOpacity="0.2" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${art}-sun-${ring}`}>
          <stop offset="0" stopColor={core} />
          <stop offset="0.55" stopColor={mid} />
          <stop offset="1" stopColor={glow} />
        </radialGradient>
      </Fragment>
    ))}
    {Object.entries(RESOURCE_COLOURS).map(([id, { body, light, dark }]) => (
      <linearGradient key={id} id={`${art}-${id}`} x1="0.15" y1="0.1" x2="0.85" y2="0.95">
        <stop offset="0" stopColor={light} />
        <stop offset="0.45" stopColor={body} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
    ))}
    {/* The night side; the planet turns it away from its sun. */}
    <radialGradient id={`${art}-night`} cx="0.82" cy="0.5" r="0.85">
      <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
      <stop offset="0.3" stopColor="#000" stopOpacity="0" />
      <stop offset="1" stopColor="#01030c" stopOpacity="0.78" />
    </radialGradient>
    <radialGradient id={`${art}-plate`} cx="0.35" cy="0.25" r="0.9">
      <stop offset="0" stopColor="#fffdf4" />
      <stop offset="1" stopColor="#d9cfb4" />
    </radialGradient>
    <clipPath id={`${art}-globe`}>
      <circle r="41" />
    </clipPath>
    <clipPath id={`${art}-moon`}>
      <circle r="32" />
    </clipPath>
  </defs>
));

const NEBULAE = [
  { colour: '#7b3fd0', x: 150, y: 880, rx: 420, ry: 300, turn: -20 },
  { colour: '#1aa6b8', x: 880, y: 560, rx: 430, ry: 330, turn: 25 },
  { colour: '#c23f8e', x: 560, y: 60, rx: 460, ry: 250, turn: 0 },
  { colour: '#2f6fe0', x: 560, y: 1290, rx: 560, ry: 240, turn: 0 },
] as const;

const FAINT = starField(7, 240, WIDTH, HEIGHT);
const MIDDLING = starField(23, 90, WIDTH, HEIGHT);
const BRIGHT = starField(91, 22, WIDTH, HEIGHT);

const COURSE = { fill: 'none', stroke: '#8fb0ff', strokeWidth: 1.8, strokeOpacity: 0.26 } as const;

/** Everything that never changes: space, stars, ways, and the light around the suns. */
export const Backdrop = memo(({ art }: { art: string }) => (
  <g>
    {/* Wider than the map: a wide screen sees no edge. */}
    <rect x={-2 * WIDTH} y={-HEIGHT} width={5 * WIDTH} height={3 * HEIGHT} fill={`url(#${art}-deep)`} />
    {[-2, -1, 1, 2].map((side) => (
      <path
        key={side}
        d={FAINT}
        transform={`translate(${side * WIDTH} 0)`}
        stroke="#cfdcff"
        strokeOpacity="0.4"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    ))}
    {NEBULAE.map(({ x, y, rx, ry, turn }, i) => (
      <ellipse
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        key={i}
        rx={rx}
        ry={ry}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill={`url(#${art}-nebula${i})`}
      />
    ))}
    <path d={FAINT} stroke="#cfdcff" strokeOpacity="0.5" strokeWidth="1.5" strokeLinecap="round" />
    <path d={MIDDLING} stroke="#e8eeff" strokeOpacity="0.75" strokeWidth="2.4" strokeLinecap="round" />
    <path d={BRIGHT} stroke="#fff" strokeWidth="3.6" strokeLinecap="round" />
    {SYSTEMS.map(({ id, sun, ring }) => (
      <g key={id} transform={`translate(${sun.x} ${sun.y})`}>
        <circle r="150" fill={`url(#${art}-halo-${ring})`} />
        <circle r="60" fill="none" stroke="#fff" strokeOpacity="0.16" strokeWidth="1.5" strokeDasharray="3 6" />
      </g>
    ))}
    <path d={WAYS_PATH} {...COURSE} />
  </g>
));

interface SystemsProps {
  readonly art: string;
  /** One name a line, so that the suns are drawn anew only when the language changes. */
  readonly names: string;
}

/** Suns and the names of their systems. */
export const Suns = memo(({ art, names }: SystemsProps) => {
  const said = names.split('\n');
  return (
    <g>
      {SYSTEMS.map((system, i) => {
        const spot = nameSpot(system);
        return (
          <g key={system.id}>
            <g transform={`translate(${system.sun.x} ${system.sun.y})`}>
              <circle r="26" fill={`url(#${art}-halo-${system.ring})`} />
              <path d={RAYS} stroke={SUN_COLOURS[system.ring].core} strokeOpacity="0.8" strokeWidth="1.6" />
              <circle r="13" fill={`url(#${art}-sun-${system.ring})`} />
            </g>
            <text x={spot.x} y={spot.y} className="sf-system-name">
              {said[i]}
            </text>
          </g>
        );
      })}
    </g>
  );
});

const RAYS = 'M0-22V-15M0 22V15M-22 0H-15M22 0H15M-15-15L-11-11M15 15L11 11M15-15L11-11M-15 15L-11 11';
