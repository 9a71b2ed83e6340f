import { GamePicture } from '@starboard/board';
import { memo, useId } from 'react';
import { ANDROID, CADET, COMMANDER, ENSIGN } from '../state.ts';
import { Figure, Pirate } from './Figures.tsx';
import { sign } from './Icons.tsx';

/** Windows along the hull. */
const WINDOWS = 'M-166 2h0M-144-2h0M-122-6h0';

const HULL = 'M-190 22Q-206-4-180-26L-96-52Q20-78 118-50Q196-30 236 4Q190 34 112 46Q-20 66-120 52Z';
const CREW = [
  [-62, ENSIGN],
  [-26, COMMANDER + 2],
  [10, ENSIGN + 1],
  [46, CADET],
  [82, ANDROID],
] as const;

/** A ringed world. */
const World = ({ art }: { art: string }) => (
  <>
    <circle cx="512" cy="106" r="92" fill={`url(#${art}world)`} />
    <path
      d="M424 84Q510 66 600 96M420 112Q512 96 603 122"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.16"
      strokeWidth="9"
    />
    <ellipse
      cx="512"
      cy="106"
      rx="150"
      ry="27"
      transform="rotate(-14 512 106)"
      fill="none"
      stroke="#ffd9a0"
      strokeOpacity="0.75"
      strokeWidth="7"
      strokeDasharray="350 400"
      strokeDashoffset="-30"
    />
  </>
);

/** A starship, its crew in a cutaway bridge. */
const Starship = ({ art }: { art: string }) => (
  <g transform="translate(300 214) rotate(-7) scale(1.22)">
    <circle cx="-196" cy="6" r="62" fill={`url(#${art}glow)`} />
    <path d="M-186-16L-250-6L-186 4ZM-184 6L-236 20L-180 26Z" fill="#8ff4ff" />
    <path d="M-150-30L-178-74L-92-56L-60-40Z" fill="#3b6fd0" stroke="#0a1330" strokeWidth="3" strokeLinejoin="round" />
    <path d="M-140 44L-172 80L-80 62L-56 50Z" fill="#2b4f9c" stroke="#0a1330" strokeWidth="3" strokeLinejoin="round" />
    <path d={HULL} fill={`url(#${art}hull)`} stroke="#0a1330" strokeWidth="4" strokeLinejoin="round" />
    <path d="M-96 30V-12Q-92-30-70-34Q10-50 84-32Q104-26 104-8V30Z" fill="#101a44" stroke="#4a5ea6" strokeWidth="3" />
    <path d="M-96 30H104" stroke="#ffd76a" strokeWidth="4" />
    {CREW.map(([x, figure]) => (
      <g key={x} transform={`translate(${x} 11) scale(1.15)`}>
        <Figure figure={figure} />
      </g>
    ))}
    <path d="M128-34Q188-20 214 2Q170-2 128-4Z" fill="#7fe0ff" fillOpacity="0.85" />
    <path d={WINDOWS} stroke="#ffe9a8" strokeWidth="8" strokeLinecap="round" />
    <path d="M-186 24Q0 66 200 20" fill="none" stroke="#ff6b63" strokeWidth="6" strokeLinecap="round" />
  </g>
);

/** A starship with its crew in a cutaway bridge passes a ringed world; a pirate waits: an inviting picture, 16 by 10. */
export const GameArt = memo(() => {
  const art = useId();
  return (
    <GamePicture sky={['#0b2a4a', '#151a4a', '#05060f']}>
      <defs>
        <radialGradient id={`${art}world`} cx="0.3" cy="0.25" r="0.95">
          <stop offset="0" stopColor="#ffe0b0" />
          <stop offset="0.5" stopColor="#d0743f" />
          <stop offset="1" stopColor="#2a0d12" />
        </radialGradient>
        <linearGradient id={`${art}hull`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e9f1ff" />
          <stop offset="0.5" stopColor="#9db2de" />
          <stop offset="1" stopColor="#3d4c80" />
        </linearGradient>
        <radialGradient id={`${art}glow`}>
          <stop offset="0" stopColor="#8ff4ff" stopOpacity="0.9" />
          <stop offset="1" stopColor="#8ff4ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <World art={art} />
      <path d="M20 360Q150 300 260 330T470 356T640 300" fill="none" stroke="#c08bff" strokeWidth="4" />
      <path d="M40 40Q120 120 90 220T150 320" fill="none" stroke="#4fd08a" strokeWidth="4" strokeDasharray="11 8" />
      <path
        d="M250 16Q330 60 420 44T560 190L610 280"
        fill="none"
        stroke="#f3d34a"
        strokeWidth="5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx="40" cy="40" r="15" fill="#5ca39a" />
      <circle cx="260" cy="330" r="13" fill="#8a6fb8" />
      <Starship art={art} />
      <g transform="translate(566 256) scale(2.3)">
        <Pirate pirate={1} />
      </g>
      <g transform="translate(118 76) scale(1.7) rotate(-12)">{sign('artifact')}</g>
      <g transform="translate(180 342) scale(1.7) rotate(9)">{sign('medal')}</g>
    </GamePicture>
  );
});
