import { GamePicture } from '@starboard/board';
import { memo, useId } from 'react';
import { hexagon } from './geometry.ts';
import { MothershipShape } from './Mothership.tsx';
import { paintOf, RESOURCE_COLOURS, SUN_COLOURS } from './palette.ts';
import { ColonyShip, TradeShip } from './Shapes.tsx';

/** This file needs neither the map nor the rules: the home page shows it before a game is loaded. */

const HEX = hexagon(46);
const COURSE = [
  [60, 392],
  [106, 312],
  [198, 312],
  [221, 352],
  [313, 352],
] as const;

const HEXES = [
  [14, 312],
  [83, 352],
  [152, 312],
  [221, 352],
  [290, 312],
  [83, 272],
  [152, 232],
  [221, 272],
] as const;

function Colours({ art }: { art: string }) {
  const { goods, food } = RESOURCE_COLOURS;
  const { home } = SUN_COLOURS;
  return (
    <defs>
      <radialGradient id={`${art}-cloud`}>
        <stop offset="0" stopColor="#d4418e" stopOpacity="0.55" />
        <stop offset="1" stopColor="#d4418e" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${art}-mist`}>
        <stop offset="0" stopColor="#1fb6c9" stopOpacity="0.5" />
        <stop offset="1" stopColor="#1fb6c9" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${art}-shine`}>
        <stop offset="0" stopColor={home.core} />
        <stop offset="0.16" stopColor={home.mid} />
        <stop offset="0.3" stopColor={home.glow} stopOpacity="0.6" />
        <stop offset="1" stopColor={home.glow} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${art}-world`} cx="0.22" cy="0.2" r="0.95">
        <stop offset="0" stopColor={goods.light} />
        <stop offset="0.4" stopColor={goods.body} />
        <stop offset="1" stopColor="#12031f" />
      </radialGradient>
      <radialGradient id={`${art}-garden`} cx="0.25" cy="0.25" r="0.9">
        <stop offset="0" stopColor={food.light} />
        <stop offset="0.5" stopColor={food.body} />
        <stop offset="1" stopColor="#04211b" />
      </radialGradient>
      <clipPath id={`${art}-disc`}>
        <circle r="118" />
      </clipPath>
    </defs>
  );
}

/** The great ringed world in the corner, with the lights of its cities. */
const RingedWorld = ({ art }: { art: string }) => (
  <g transform="translate(532 322)">
    <g transform="rotate(-16)" fill="none">
      <path d="M-196 0A196 50 0 0 1 196 0" stroke="#f3c9ff" strokeOpacity="0.45" strokeWidth="14" />
      <path d="M-172 0A172 40 0 0 1 172 0" stroke="#c78ae6" strokeOpacity="0.4" strokeWidth="8" />
    </g>
    <circle r="118" fill={`url(#${art}-world)`} />
    <g clipPath={`url(#${art}-disc)`}>
      <path
        d="M-130-52Q0-20 130-70M-130-8Q0 26 130-24M-130 40Q0 74 130 26"
        fill="none"
        stroke="#2b0a4a"
        strokeOpacity="0.45"
        strokeWidth="12"
      />
      <path d={LIGHTS} stroke="#ffe9a8" strokeWidth="4" strokeLinecap="round" />
    </g>
    <g transform="rotate(-16)" fill="none">
      <path d="M196 0A196 50 0 0 1-196 0" stroke="#1d0733" strokeOpacity="0.5" strokeWidth="22" />
      <path d="M196 0A196 50 0 0 1-196 0" stroke="#f7d9ff" strokeWidth="14" />
      <path d="M172 0A172 40 0 0 1-172 0" stroke="#c78ae6" strokeWidth="8" />
    </g>
  </g>
);

const LIGHTS =
  'M-78-38h0M-60-20h0M-34-60h0M-18-34h0M8-70h0M-88 6h0M-52 30h0M-14 8h0M20-12h0M44-50h0M10 66h0M58 12h0M-30 66h0M70-30h0M-64-64h0M-6-92h0M40-84h0';

/** A mothership and two of its ships set out: an inviting picture of the game, 16 by 10. */
export const GameArt = memo(() => {
  const art = useId();
  return (
    <GamePicture sky={['#2a1450', '#0d1638', '#04060f']}>
      <Colours art={art} />
      <ellipse cx="430" cy="110" rx="300" ry="150" fill={`url(#${art}-cloud)`} transform="rotate(-14 430 110)" />
      <ellipse cx="150" cy="330" rx="280" ry="150" fill={`url(#${art}-mist)`} />
      <circle cx="92" cy="84" r="150" fill={`url(#${art}-shine)`} />
      <g fill="none" stroke="#9fc0ff" strokeOpacity="0.32" strokeWidth="1.6">
        {HEXES.map(([x, y]) => (
          <polygon key={`${x},${y}`} points={HEX} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <polyline
        points={COURSE.join(' ')}
        fill="none"
        stroke="#8ff4ff"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx="313" cy="352" r="12" fill="#8ff4ff" fillOpacity="0.25" stroke="#8ff4ff" strokeWidth="2.5" />
      <g transform="translate(292 70)">
        <circle r="30" fill={`url(#${art}-garden)`} />
        <circle r="33.5" fill="none" stroke="#9dffc0" strokeOpacity="0.5" strokeWidth="2" />
        <path
          d="M-22-8Q-8-20 4-12T22-10M-14 14Q0 6 14 14"
          fill="none"
          stroke="#0c4a3b"
          strokeOpacity="0.6"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <RingedWorld art={art} />
      <g transform="translate(122 224) rotate(-17) scale(1.16)">
        <MothershipShape paint={paintOf('normal', 0)} colour={0} drives={6} cannons={6} freightRings={5} fame={8} />
      </g>
      <g transform="translate(86 346) rotate(30) scale(1.05)">
        <ColonyShip paint={paintOf('normal', 1)} colour={1} />
      </g>
      <g transform="translate(500 96) rotate(64) scale(0.85)">
        <TradeShip paint={paintOf('normal', 2)} colour={2} />
      </g>
    </GamePicture>
  );
});
