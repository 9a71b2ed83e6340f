import { GamePicture } from '@starboard/board';
import { memo, useId } from 'react';
import { KIND } from '../content/tiles.ts';
import { Alien, Human } from './Figures.tsx';
import { Projectile } from './Flying.tsx';
import { turningArt, uprightArt } from './KindArt.tsx';
import { INK } from './palette.ts';

/** A ship of tiles: column, row, kind. */
const SHIP = [
  [1, 0, KIND.cannon],
  [0, 1, KIND.doubleCannon],
  [1, 1, KIND.cabin],
  [2, 1, KIND.shield],
  [-1, 2, KIND.engine],
  [0, 2, KIND.structural],
  [1, 2, KIND.cabin],
  [2, 2, KIND.lifeSupportPurple],
  [0, 3, KIND.engine],
  [1, 3, KIND.doubleEngine],
] as const;

const Plate = ({ kind }: { kind: number }) => (
  <>
    <rect x="-48.5" y="-48.5" width="97" height="97" rx="9" fill="#2d3a66" stroke="#8ea2e0" strokeWidth="3" />
    {turningArt(kind)}
    {uprightArt(kind)}
  </>
);

/** Pipes that hold the ship together. */
const JOINTS =
  'M84 100h32M184 100h32M-16 200h32M84 200h32M184 200h32M84 300h32M150 34v32M150 134v32M50 134v32M50 234v32M150 234v32';
const FLAMES = 'M36 346Q50 430 64 346ZM122 346Q135 420 148 346ZM152 346Q165 420 178 346ZM-64 246Q-50 330-36 246Z';

/** A patched-up freighter between meteors loses its first part: an inviting picture of the game, 16 by 10. */
export const GameArt = memo(() => {
  const art = useId();
  return (
    <GamePicture sky={['#3a1640', '#101a44', '#04060f']}>
      <defs>
        <radialGradient id={`${art}sun`}>
          <stop offset="0" stopColor="#fff6d6" />
          <stop offset="0.2" stopColor="#ffb35e" />
          <stop offset="0.5" stopColor="#ff6b3a" stopOpacity="0.4" />
          <stop offset="1" stopColor="#ff6b3a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${art}world`} cx="0.3" cy="0.25" r="0.9">
          <stop offset="0" stopColor="#9fe8d0" />
          <stop offset="0.5" stopColor="#2b8f86" />
          <stop offset="1" stopColor="#03201f" />
        </radialGradient>
      </defs>
      <circle cx="560" cy="70" r="190" fill={`url(#${art}sun)`} />
      <circle cx="70" cy="400" r="150" fill={`url(#${art}world)`} />
      <g transform="translate(262 66) rotate(14) scale(0.74)">
        <path d={FLAMES} fill="#ffb03a" fillOpacity="0.85" />
        {SHIP.map(([x, y, kind]) => (
          <g key={`${x} ${y}`} transform={`translate(${x * 100 + 50} ${y * 100})`}>
            <Plate kind={kind} />
          </g>
        ))}
        <g transform="translate(138 100)">
          <Human />
        </g>
        <g transform="translate(162 100)">
          <Human />
        </g>
        <g transform="translate(150 200) scale(1.1)">
          <Alien kind={1} />
        </g>
        <path d={JOINTS} stroke="#f3f3ea" strokeWidth="26" />
        <path d={JOINTS} stroke="#2d3a66" strokeWidth="6" />
      </g>
      <g transform="translate(128 292) rotate(-38) scale(0.62)">
        <Plate kind={KIND.engine} />
        <path d="M60-30L84-44M64 4L92 4M58 34L80 50" stroke="#ffb03a" strokeWidth="8" strokeLinecap="round" />
      </g>
      <g transform="translate(196 110) rotate(-62) scale(0.95)">
        <Projectile meteor={true} large={true} />
      </g>
      <g transform="translate(92 190) rotate(-62) scale(0.8)">
        <Projectile meteor={true} large={false} />
      </g>
      <g transform="translate(500 300) rotate(18)">
        <rect x="-20" y="-20" width="40" height="40" rx="6" fill="#e8434a" stroke={INK} strokeWidth="3" />
        <path d="M0-11L13 10H-13Z" fill="#fff" />
      </g>
      <g transform="translate(566 250) rotate(-20)">
        <rect x="-17" y="-17" width="34" height="34" rx="6" fill="#ffd23f" stroke={INK} strokeWidth="3" />
        <circle r="8" fill="#3a2a00" />
      </g>
    </GamePicture>
  );
});
