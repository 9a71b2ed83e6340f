import { GamePicture } from '@starboard/board';
import { memo, useId } from 'react';

const HEX = 'M-64 0L-32-55.4H32L64 0L32 55.4H-32Z';
/** Sectors of the picture: where, whose, and what shines there. */
const SECTORS = [
  { x: 96, y: 292, tint: '#39c6d6', glow: '#f08be0' },
  { x: 192, y: 236.6, tint: '#39c6d6', glow: '#ffc83d' },
  { x: 192, y: 347.4, tint: '', glow: '#d6935f' },
  { x: 288, y: 292, tint: '', glow: '' },
  { x: 384, y: 347.4, tint: '#ff8f5a', glow: '#ffc83d' },
  { x: 480, y: 292, tint: '#ff8f5a', glow: '#f08be0' },
];
const GATES = [
  [144, 264.3, -30],
  [240, 264.3, 30],
  [336, 319.7, 30],
  [432, 319.7, -30],
];
const SHIP = 'M0-12L4.4-5V0L10.4 6V9.6L4.4 7.4L3 11H-3L-4.4 7.4L-10.4 9.6V6L-4.4 0V-5Z';

/** A sun behind a dark world, and below them a galaxy of hexes that two fleets meet in: the picture of the game, 16 by 10. */
export const GameArt = memo(() => {
  const art = useId();
  return (
    <GamePicture sky={['#1a1140', '#0d1236', '#050818']}>
      <defs>
        <radialGradient id={`${art}corona`}>
          <stop offset="0.42" stopColor="#fff1cf" />
          <stop offset="0.5" stopColor="#ffb04a" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ff5a2a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${art}world`} cx="0.3" cy="0.25" r="0.9">
          <stop offset="0" stopColor="#2a3570" />
          <stop offset="1" stopColor="#04060f" />
        </radialGradient>
        <radialGradient id={`${art}ground`}>
          <stop offset="0" stopColor="#1d2a60" />
          <stop offset="1" stopColor="#0a1030" />
        </radialGradient>
      </defs>
      <circle cx="420" cy="118" r="176" fill={`url(#${art}corona)`} />
      <circle cx="428" cy="124" r="82" fill={`url(#${art}world)`} />
      <path d="M346 118A82 82 0 0 1 428 42" fill="none" stroke="#fff6df" strokeWidth="5" strokeLinecap="round" />
      {SECTORS.map(({ x, y, tint, glow }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={HEX} fill={`url(#${art}ground)`} stroke="#3a4a8c" strokeWidth="2" />
          {tint !== '' && <path d={HEX} fill={tint} fillOpacity="0.22" stroke={tint} strokeWidth="4" />}
          {glow !== '' && <circle cy="-8" r="17" fill={glow} fillOpacity="0.8" />}
          {glow !== '' && <circle cx="-5" cy="-13" r="7" fill="#fff" fillOpacity="0.35" />}
        </g>
      ))}
      {GATES.map(([x, y, angle]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <circle r="14" fill="#0b2a3c" stroke="#8fe6ff" strokeWidth="4" />
          <rect x="-10" y="-4" width="20" height="8" rx="4" fill="#d9f8ff" />
        </g>
      ))}
      <g transform="translate(262 296) rotate(72) scale(2.1)">
        <path d={SHIP} fill="#39c6d6" stroke="#b4f3f8" />
      </g>
      <g transform="translate(296 262) rotate(96) scale(1.5)">
        <path d={SHIP} fill="#39c6d6" stroke="#b4f3f8" />
      </g>
      <g transform="translate(330 300) rotate(-72) scale(2.1)">
        <path d={SHIP} fill="#ff8f5a" stroke="#ffd0b6" />
      </g>
      <path d="M276 290L316 300" stroke="#fff3b0" strokeWidth="3" strokeDasharray="9 6" />
    </GamePicture>
  );
});
