import { memo } from 'react';
import { ALIEN_COLOURS, cubeColours, INK } from './palette.ts';

/** People, cubes and tokens, each drawn around the origin. */

export const BOLT = 'M3-12L-8 2H-1L-4 12L8-3H1Z';

export const Bolt = ({ x = 0, y = 0, size = 1 }: { x?: number; y?: number; size?: number }) => (
  <path
    d={BOLT}
    transform={`translate(${x} ${y}) scale(${size})`}
    fill="#ffe27a"
    stroke={INK}
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

/** About 22 wide and 34 high. */
export const Human = () => (
  <>
    <path d="M-10 17V7Q-10-2 0-2Q10-2 10 7V17Z" fill="#eef2ff" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
    <circle cy="-8" r="8.5" fill="#eef2ff" stroke={INK} strokeWidth="2" />
    <path d="M-5-10.5Q0-14 5-10.5V-7Q0-3.5-5-7Z" fill="#2f6fd0" />
  </>
);

const ALIEN_SHAPES = [
  // brown: broad, with two feelers
  <g key="brown">
    <path d="M-8-12L-13-21M8-12L13-21" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    <path d="M-15 17V-5Q-15-15 0-15Q15-15 15-5V17Z" fill="currentColor" stroke={INK} strokeWidth="2" />
    <circle cx="-6" cy="-3" r="4" fill="#fff" />
    <circle cx="6" cy="-3" r="4" fill="#fff" />
    <path d="M-6-2.5h0M6-2.5h0" stroke={INK} strokeWidth="3.6" strokeLinecap="round" />
    <path d="M-7 8H7" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
  </g>,
  // purple: one eye, many arms
  <g key="purple">
    <path
      d="M-10 4Q-14 12-9 18M-3 6Q-5 13-2 19M4 6Q3 13 5 19M10 4Q15 11 12 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <circle cy="-5" r="14" fill="currentColor" stroke={INK} strokeWidth="2" />
    <circle cy="-6" r="7.5" fill="#fff" />
    <circle cy="-6" r="3.4" fill={INK} />
  </g>,
  // cyan: a wedge with three eyes
  <g key="cyan">
    <path d="M-18-12L0-19L18-12L0 19Z" fill="currentColor" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
    <path d="M-8-8h0M8-8h0M0-1h0" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
    <path d="M-8-8h0M8-8h0M0-1h0" stroke={INK} strokeWidth="3" strokeLinecap="round" />
  </g>,
];

/** Brown, purple, cyan: each its own shape. */
export const Alien = memo(({ kind }: { kind: number }) => (
  <g color={ALIEN_COLOURS[kind]?.body}>{ALIEN_SHAPES[kind]}</g>
));

/** The marks of goods: red a triangle, yellow a disc, green a cross, blue a bar. */
const MARKS = [
  'M0-7L8 6H-8Z',
  'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z',
  'M-2.5-8H2.5V-2.5H8V2.5H2.5V8H-2.5V2.5H-8V-2.5H-2.5Z',
  'M-8-3H8V3H-8Z',
];

/** A cube of goods, 24 wide. */
export const Cube = memo(({ good }: { good: number }) => {
  const { body, edge, mark } = cubeColours(good);
  return (
    <>
      <rect x="-12" y="-12" width="24" height="24" rx="3" fill={body} stroke={edge} strokeWidth="2" />
      <path d={MARKS[good]} fill={mark} transform="scale(0.9)" />
    </>
  );
});

/** A battery token, or the place for one: 13 wide, 36 high. */
export const Cell = ({ full }: { full: boolean }) => (
  <>
    <path
      d="M-3-18H3V-15H6.5V17H-6.5V-15H-3Z"
      fill={full ? '#5fe08a' : '#0c1a24'}
      stroke={full ? '#06351a' : '#4f9c6d'}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    {full && <path d="M1.5-9L-4.5 2H-0.5L-2 10L4.5-2H0.5Z" fill="#06351a" />}
  </>
);

/** A place for goods: a square, or with cut corners where red goods may go. */
export const Container = ({ special }: { special: boolean }) =>
  special ? (
    <path
      d="M-9-15H9L15-9V9L9 15H-9L-15 9V-9Z"
      fill="#3a0f18"
      stroke="#ff6b66"
      strokeWidth="2.6"
      strokeDasharray="6 2.6"
    />
  ) : (
    <rect x="-14" y="-14" width="28" height="28" rx="2.5" fill="#0b1a33" stroke="#7fb2ff" strokeWidth="2.2" />
  );

/** Somebody in stasis, or the empty bed. */
export const Sleeper = ({ full }: { full: boolean }) => (
  <>
    <rect x="-12" y="-13" width="24" height="26" rx="10" fill="#0b2236" stroke="#8fd8ff" strokeWidth="2" />
    {full && (
      <g transform="scale(0.58)">
        <Human />
      </g>
    )}
  </>
);
