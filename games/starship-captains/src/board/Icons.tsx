import { SignFrame, starPath } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import { FACTION_TINTS, INK } from './palette.ts';

/** Small signs, each drawn around the origin within about 11 units. */

const STAR = starPath(5, 7, 3);
const BURST = starPath(8, 11, 5.2);
const COG = starPath(8, 11, 8.4);

const line = (d: string, colour = '#eef2ff', width = 2.6): ReactNode => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
const SKULL_PATH = 'M-7.5-2Q-7.5-10 0-10Q7.5-10 7.5-2Q7.5 2.5 4.5 4V8.5H-4.5V4Q-7.5 2.5-7.5-2Z';
const Skull = ({ colour = '#f3ecff' }: { colour?: string }) => (
  <>
    <path d={SKULL_PATH} fill={colour} />
    <path d="M-3.4-1.5h0M3.4-1.5h0" stroke={INK} strokeWidth="4.4" strokeLinecap="round" />
    <path d="M-1.6 8.5V5.6M1.6 8.5V5.6" stroke={INK} strokeWidth="1.3" />
  </>
);
const cardShape = (colour = '#aebdf2'): ReactNode => (
  <path d="M-8-9.5H4A2 2 0 0 1 6-7.5V7.5A2 2 0 0 1 4 9.5H-8A2 2 0 0 1-10 7.5V-7.5A2 2 0 0 1-8-9.5Z" fill={colour} />
);
/** A cup with two handles on a foot. */
export const trophyShape = (colour = '#ffd45e'): ReactNode => (
  <>
    <path d="M-6-10H6V-3Q6 3 0 4Q-6 3-6-3ZM-1.4 4H1.4V7H5V10H-5V7H-1.4Z" fill={colour} />
    <path d="M-6-8H-10Q-10-1-5.4-.4M6-8H10Q10-1 5.4-.4" fill="none" stroke={colour} strokeWidth="1.8" />
  </>
);
const small = (x: number, y: number, size: number, art: ReactNode): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{art}</g>
);
const figure = (colour = '#eef2ff'): ReactNode => (
  <path d="M0-10A4.4 4.4 0 0 1 0-1.2A4.4 4.4 0 0 1 0-10ZM-7 10V6Q-7 0 0 0Q7 0 7 6V10Z" fill={colour} />
);
const wrench = (
  <path
    d="M-9.5 7.5L1-3A6 6 0 0 1 8.5-10L4.8-6.3L6.3-4.8L10-8.5A6 6 0 0 1 3-1L-7.5 9.5A1.4 1.4 0 0 1-9.5 7.5Z"
    fill="#9fe8ff"
  />
);
const medal = (
  <>
    <path d="M-6-10.5H-1L2-2H-3ZM6-10.5H1L-2-2H3Z" fill="#e86a6a" />
    <circle cy="3.5" r="7.2" fill="#ffd76a" stroke="#7a5200" strokeWidth="1.2" />
    <path d={STAR} transform="translate(0 3.7) scale(0.66)" fill="#7a5200" />
  </>
);
const artifact = (
  <>
    <path d="M0-10.5L9-3L5.5 9.5H-5.5L-9-3Z" fill="#c9b6ff" stroke="#3b2a7a" strokeWidth="1.4" strokeLinejoin="round" />
    <path
      d="M-9-3H9M0-10.5L-3.5-3L0 9.5L3.5-3Z"
      fill="none"
      stroke="#3b2a7a"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  </>
);
const android = (
  <>
    <path d="M0-11V-7" stroke="#d9f7e4" strokeWidth="1.8" />
    <circle cy="-10.5" r="1.8" fill="#ffb35e" />
    <rect x="-8.5" y="-7.5" width="17" height="14" rx="4" fill="#d9f7e4" stroke="#20553a" strokeWidth="1.3" />
    <rect x="-6" y="-4" width="12" height="5" rx="2.5" fill="#123323" />
    <path d="M-3-1.5h0M3-1.5h0" stroke="#6bffb0" strokeWidth="2.8" strokeLinecap="round" />
    <path d="M-4 9.8H4" stroke="#d9f7e4" strokeWidth="3" strokeLinecap="round" />
  </>
);
const crack = (
  <>
    <path d={BURST} fill="#ff7a5c" stroke="#5c1408" strokeWidth="1" />
    <path d="M-2-6L1-1L-2.5 1.5L1.5 6.5" fill="none" stroke="#3b0b04" strokeWidth="2" strokeLinecap="round" />
  </>
);
const crosshair = (
  <>
    <circle r="7" fill="none" stroke="#ffb0a6" strokeWidth="2.2" />
    {line('M0-11V-4.5M0 11V4.5M-11 0H-4.5M11 0H4.5', '#ffb0a6', 2.2)}
    <circle r="1.8" fill="#ff6b63" />
  </>
);
const station = <path d="M0-10L9-5V5L0 10L-9 5V-5ZM0-4L-3.6-2V2L0 4L3.6 2V-2Z" fill="#cfe3ff" fillRule="evenodd" />;
const tech = (
  <>
    {cardShape()}
    {line('M-6-4.5H2M-6 0H2M-6 4.5H-2', '#2c3a78', 2)}
  </>
);
const plus = line('M3.5-8H10.5M7-11.5V-4.5', '#9ff0bd', 2.6);

const SIGNS = {
  move: (
    <>
      {line('M-10 6Q-4-6 5-4', '#9fd4ff')}
      <path d="M2-10L11-3L1.5 2.5Z" fill="#9fd4ff" />
    </>
  ),
  jump: (
    <>
      <path
        d="M0 0A2.4 2.4 0 0 1 4 2A5 5 0 0 1-5 3.5A7 7 0 0 1 6-6.5A9.5 9.5 0 0 1 6.5 8"
        fill="none"
        stroke="#d6b3ff"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  attack: crosshair,
  research: (
    <>
      {tech}
      {plus}
    </>
  ),
  recycle: (
    <>
      {tech}
      {small(5, -4, 0.62, line('M-7 3A7.5 7.5 0 1 1 0 7.5M-4.5 4L0 7.6L-4 11', '#9ff0bd', 3.8))}
    </>
  ),
  repair: wrench,
  damage: crack,
  ambush: (
    <>
      {small(-1, 2.5, 0.86, <Skull />)}
      <path d="M4-11H9V-6H11.5L6.5-1L1.5-6H4Z" fill="#ff7a5c" />
    </>
  ),
  gainAndroid: android,
  gainMedal: medal,
  gainArtifact: artifact,
  gainPirate: <Skull />,
  recall: (
    <>
      {small(-3, 1, 0.9, figure())}
      {line('M10 7V-4Q10-9 5-8M7.5-11.2L4-8L7.5-5', '#9ff0bd', 2.2)}
    </>
  ),
  drawTech: (
    <>
      {small(-2, 1.5, 0.85, cardShape('#6b7bc0'))}
      {small(1, 0, 0.85, cardShape('#8f9fde'))}
      {small(4, -1.5, 0.85, cardShape('#c3cffa'))}
    </>
  ),
  drawOmega: (
    <>
      {small(-2, 1.5, 0.85, cardShape('#8a6d24'))}
      {small(1, 0, 0.85, cardShape('#c19b3d'))}
      {small(4, -1.5, 0.85, cardShape('#ffe08a'))}
      {line('M-0.5 3.5H1.6Q-2-4 2.2-5.5Q6.5-4 3 3.5H5', '#4a3200', 1.6)}
    </>
  ),
  peekMissions: (
    <>
      <path d="M-11 0Q0-10 11 0Q0 10-11 0Z" fill="#eef2ff" />
      <circle r="4.2" fill="#2f6fd0" />
      <circle r="1.8" fill={INK} />
    </>
  ),
  copyRoom: (
    <>
      <rect x="-10" y="-10" width="13" height="13" rx="2" fill="none" stroke="#aebdf2" strokeWidth="2.4" />
      <rect x="-3" y="-3" width="13" height="13" rx="2" fill="#aebdf2" />
    </>
  ),
  specialise: (
    <>
      {small(-3, 1, 0.9, figure())}
      <path d="M7.5-11L11-5H4Z" fill="#ff6b63" />
      <rect x="4.6" y="-3.5" width="5.8" height="5.8" fill="#ffd84a" />
      <circle cx="7.5" cy="7.4" r="3.2" fill="#5aa2ff" />
    </>
  ),
  openRoom: (
    <>
      <circle cx="-5" r="4.6" fill="none" stroke="#ffe27a" strokeWidth="2.8" />
      {line('M0 0H10.5M7 0V5M10.5 0V4', '#ffe27a', 2.8)}
    </>
  ),
  jumpToStation: (
    <>
      {small(3, 3, 0.72, station)}
      {line('M-10 5Q-10-8 0-8M-4-11L0-8L-3.5-4.5', '#d6b3ff', 2.4)}
    </>
  ),
  shiftMarker: (
    <>
      {line('M9-5H-8M-4-9L-8.5-5L-4-1', '#ffb0a6', 2.4)}
      {line('M-9 6H8M4 2L8.5 6L4 10', '#9ff0bd', 2.4)}
    </>
  ),
  blastPirates: (
    <>
      <path d={BURST} fill="#ff7a5c" />
      {small(0, 0.5, 0.62, <Skull />)}
    </>
  ),
  placePirates: (
    <>
      {small(-2, 2, 0.86, <Skull />)}
      {plus}
    </>
  ),
  discardPirates: (
    <>
      {small(-1, 1, 0.9, <Skull />)}
      {line('M-10-10L10 10', '#ff7a5c', 2.6)}
    </>
  ),
  takeTrackTech: (
    <>
      {small(3, 0, 0.9, tech)}
      {line('M-11 0H-3M-6-3.4L-2.5 0L-6 3.4', '#f0a45c', 2.4)}
    </>
  ),
  others: (
    <>
      {small(-5, 1, 0.66, figure('#b9c6ee'))}
      {small(5, 1, 0.66, figure('#b9c6ee'))}
      {small(0, 3, 0.74, figure())}
    </>
  ),
  queueFrontToBack: (
    <>
      {small(0, 3, 0.6, figure())}
      {line('M-10 4V-3Q-10-9 0-9Q10-9 10-3V4M6.5 1L10 5L13 1', '#ffb0a6', 2.2)}
    </>
  ),
  forEach: line('M-4-4L4 4M4-4L-4 4', '#eef2ff', 2.6),
  leads: line('M-6 0H5M1-4.5L5.5 0L1 4.5', '#eef2ff', 2.2),
  or: line('M4-10L-4 10', '#eef2ff', 2.4),
  tech,
  pirate: <Skull />,
  medal,
  artifact,
  android,
  minus: line('M-5 0H5', '#ff9d8f', 3.4),
  station,
  crew: figure(),
  points: <path d={starPath(5, 10.5, 4.4)} fill="#ffe27a" />,
  storage: (
    <>
      <path d="M-9-5L0-9.5L9-5V6L0 10.5L-9 6Z" fill="#c9a06a" />
      <path d="M-9-5L0 0L9-5M0 0V10" fill="none" stroke={INK} strokeWidth="1.5" />
    </>
  ),
  mission: (
    <>
      {cardShape('#e9edff')}
      {line('M-7-5H3', '#ff6b63', 3)}
      {line('M-7 0H3', '#c9a51c', 3)}
      {line('M-7 5H3', '#3f86e8', 3)}
    </>
  ),
  discard: (
    <>
      {cardShape('#6b7bc0')}
      {line('M-6-5L2 5M2-5L-6 5', '#ffb0a6', 2.4)}
    </>
  ),
  replace: line('M-9 2A9 9 0 0 1 7-6M8-11V-5.5H2.5M9-2A9 9 0 0 1-7 6M-8 11V5.5H-2.5', '#9ff0bd', 2.2),
  always: line('M-2 0Q-10-9-10 0Q-10 9-2 0Q0-3 2 0Q10 9 10 0Q10-9 2 0Q0 3-2 0', '#9ff0bd', 2.2),
  round: (
    <>
      <circle r="9" fill="none" stroke="#ffe27a" strokeWidth="2.2" />
      {line('M0-5V0L4 3', '#ffe27a', 2.2)}
    </>
  ),
  shield: <path d="M0-11L9-7V0Q9 7 0 11Q-9 7-9 0V-7Z" fill="#7fd6ff" stroke="#0d3f66" strokeWidth="1.4" />,
  cross: line('M-6-6L6 6M6-6L-6 6', '#ff9d8f', 3.4),
  check: line('M-8 0L-2.5 6L8-6.5', '#9ff0bd', 3.4),
  ring: (
    <>
      {small(0, 2, 0.72, figure())}
      <ellipse cy="7.5" rx="10" ry="3.4" fill="none" stroke="#ffe27a" strokeWidth="2.4" />
    </>
  ),
  trophy: trophyShape(),
  edges: (
    <>
      <rect x="-11" y="-6" width="9.5" height="12" rx="2" fill="#aebdf2" />
      <rect x="1.5" y="-6" width="9.5" height="12" rx="2" fill="#aebdf2" />
      <path d={STAR} transform="scale(0.72)" fill="#ffd76a" stroke={INK} strokeWidth="1" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

export const sign = (name: SignName): ReactNode => SIGNS[name];

/** A sign as a picture of its own, for use in HTML; its meaning stands in words beside it. */
export const Sign = memo(({ name, size = 18 }: { name: SignName; size?: number }) => (
  <SignFrame size={size}>{SIGNS[name]}</SignFrame>
));

const EMBLEMS: readonly ReactNode[] = [
  // the Fleet: a delta
  <path key="0" d="M0-11L8.5 10L0 4.5L-8.5 10Z" fill={FACTION_TINTS[0]} />,
  // the Tincan: a cog
  <g key="1">
    <path d={COG} fill={FACTION_TINTS[1]} />
    <circle r="4" fill={INK} />
  </g>,
  // the Ni'an: a horned mask
  <g key="2">
    <path d="M-10-11Q-3-8 0-5Q3-8 10-11Q10-1 7 3L0 11L-7 3Q-10-1-10-11Z" fill={FACTION_TINTS[2]} />
    <path d="M-5-1L-1.5 1.5M5-1L1.5 1.5" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
  </g>,
  // any of them
  <g key="3">
    <path d="M0-11L3.6-2L0-4L-3.6-2Z" fill={FACTION_TINTS[0]} />
    <circle cx="-6" cy="4.5" r="4.6" fill={FACTION_TINTS[1]} />
    <path d="M1.5 0Q5 1 6.2 3Q8 1 11 0Q10 6 6.2 9.5Q2 6 1.5 0Z" fill={FACTION_TINTS[2]} />
  </g>,
];

/** The sign of a faction; the last one stands for any. */
export const emblem = (faction: number): ReactNode => EMBLEMS[faction];

const COLOUR_PATHS = [
  'M0-8L8.5 7H-8.5Z',
  'M-6.8-6.8H6.8V6.8H-6.8Z',
  'M0-8A8 8 0 0 1 0 8A8 8 0 0 1 0-8Z',
  'M-8-2.6H8V2.6H-8Z',
  starPath(5, 10, 4.2),
] as const;

/** The shape of a colour: red is a triangle, yellow a square, blue a disc, grey a bar, gold a star. */
export const colourPath = (colour: number): string => COLOUR_PATHS[colour] ?? '';

/** The three symbols on the edges of technologies: repair, medal, move. */
const EDGE_SIGNS = ['repair', 'medal', 'move'] as const;
export const edgeSign = (symbol: number): ReactNode => SIGNS[EDGE_SIGNS[symbol]];
