import { SignFrame, starPath } from '@starboard/board';
import type { ReactNode } from 'react';
import { RESOURCE_COLOURS } from './palette.ts';

/** Signs of 24 by 24 around the origin, drawn in the colour of the text around them unless they have their own. */

const line = (d: string, width = 2): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
const solid = (d: string): ReactNode => <path d={d} fill="currentColor" />;
const ring = (r: number, width = 2): ReactNode => (
  <circle r={r} fill="none" stroke="currentColor" strokeWidth={width} />
);
const both = (...parts: readonly ReactNode[]): ReactNode => parts.map((part, i) => <g key={String(i)}>{part}</g>);

const HEX = 'M-9 0L-4.5-7.8H4.5L9 0L4.5 7.8H-4.5Z';

const SIGNS = {
  // resources
  money: both(ring(8.6, 2.2), line('M0-4.6V4.6M3-2.6Q0-5-2.6-2.8Q-4 0 0 0Q4 0.4 2.8 2.8Q0 5-3 2.8', 1.7)),
  science: both(
    line('M-3-9H3M-2-9V-3L-7.6 7Q-8 9-6 9H6Q8 9 7.6 7L2-3V-9'),
    solid('M-4.6 3H4.6L6.4 6.6Q6.6 7.8 5.6 7.8H-5.6Q-6.6 7.8-6.4 6.6Z'),
  ),
  materials: line('M0-9L8-4.6V4.6L0 9L-8 4.6V-4.6ZM-8-4.6L0 0L8-4.6M0 0V9'),
  // actions
  explore: both(
    <path d={HEX} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3.4 2.4" />,
    line('M-3.6 0H3.6M0-3.6V3.6'),
  ),
  research: both(
    line('M-3.4 4Q-7.4 1-7-3.4Q-6-9 0-9Q6-9 7-3.4Q7.4 1 3.4 4ZM-3 7H3M-2 10H2'),
    line('M-2-2L0 1L2-2', 1.6),
  ),
  upgrade: both(
    line('M-6-6H6V6H-6ZM-9-3H-6M-9 3H-6M6-3H9M6 3H9M-3-9V-6M3-9V-6M-3 6V9M3 6V9'),
    solid('M0-3.4L3 0H1.2V3.2H-1.2V0H-3Z'),
  ),
  build: solid('M-9 7.4L0-1.6L-2.6-4.2L0.6-7.4H5.4L4-5.4L8.4-1L5.4 2L3-0.4L-6 9Q-7.6 10-9 8.8Q-9.8 8-9 7.4Z'),
  move: both(
    line('M-8.5 7Q-6-5 5-5', 2.4),
    solid('M3-9.4L10-5L3-0.6Z'),
    <circle cx="-8.5" cy="7" r="2.2" fill="currentColor" />,
  ),
  influence: both(ring(8.6), <circle r="4.2" fill="currentColor" />),
  pulsar: both(<circle r="3" fill="currentColor" />, line('M-9 6L-3.6 2.4M9-6L3.6-2.4M-3.6-2.4L-6-4M3.6 2.4L6 4', 2.4)),
  pass: solid('M3-9A9 9 0 1 0 9 3.6A7.4 7.4 0 0 1 3-9Z'),
  // parts
  cannon: both(ring(4.6), line('M0-10V-4.6M0 4.6V10M-10 0H-4.6M4.6 0H10'), <circle r="1.6" fill="currentColor" />),
  missile: solid('M0-10.4Q4-7 4-1V4L7 8V10H3L0 7.6L-3 10H-7V8L-4 4V-1Q-4-7 0-10.4Z'),
  computer: both(line('M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4'), line('M-3.6 0H3.6M0-3.6V3.6', 2.4)),
  shield: both(line('M0-9.4L8-6.4V0Q8 6.6 0 10Q-8 6.6-8 0V-6.4Z'), line('M-3.6 0H3.6', 2.4)),
  hull: both(
    <path d={HEX} fill="currentColor" fillOpacity="0.35" stroke="currentColor" strokeWidth="2" />,
    line('M-3.4 0H3.4M0-3.4V3.4', 2.2),
  ),
  drive: line('M-7 1L0-6L7 1M-7 8L0 1L7 8', 2.8),
  source: solid('M2.6-10.4L-6.6 1.6H-1L-2.8 10.4L6.8-2.4H1Z'),
  initiative: both(line('M-9 0H4M0-4.6L5 0L0 4.6', 2.2), line('M8-7V7', 2.2)),
  energy: solid('M2.6-10.4L-6.6 1.6H-1L-2.8 10.4L6.8-2.4H1Z'),
  // things
  star: solid(starPath(5, 10, 4.2)),
  artifact: both(line('M-3.4 9V-5L0-10L3.4-5V9ZM-6 9.4H6', 1.8), line('M0-2V4', 1.8)),
  discovery: both(
    solid('M0-10.6L9 0L0 10.6L-9 0Z'),
    <path
      d="M-2.6-3.4Q-2-5.8 0.4-5.6Q3.2-5 2.6-2.4Q2-0.8 0 0.4V2.2"
      fill="none"
      stroke="#04150c"
      strokeWidth="2"
      strokeLinecap="round"
    />,
    <circle cy="5.4" r="1.4" fill="#04150c" />,
  ),
  portal: line('M0 0Q3-2 3 1.4Q2.4 5-1.6 4.4Q-6.4 3-5.4-2Q-3.6-7.4 2-6.8Q9-5.4 8.4 1.6Q7.6 8 0.6 9.4', 2),
  monolith: solid('M-4-9.4H4V9.4H-4Z'),
  orbital: both(
    <ellipse rx="10" ry="4.4" transform="rotate(-24)" fill="none" stroke="currentColor" strokeWidth="2" />,
    <circle r="4" fill="currentColor" />,
  ),
  colony: both(solid('M-8 5A8 8 0 0 1 8 5Z'), line('M-10 7.6H10', 2.4)),
  lock: both(line('M-4.4-1V-4.4A4.4 4.4 0 0 1 4.4-4.4V-1', 2.2), solid('M-6.6-1.4H6.6V8.4H-6.6Z')),
  traitor: both(solid('M0 10.4L-3-2H3Z'), line('M-5.6-2.4H5.6M0-3V-9', 2.4)),
  ambassador: both(
    <circle cx="-4" cy="-4.4" r="3.2" fill="currentColor" />,
    <circle cx="4.4" cy="-4.4" r="3.2" fill="currentColor" />,
    solid('M-10 8Q-10 0.6-4 0.6Q0 0.6 0.4 4Q1.4 0.6 4.4 0.6Q10 0.6 10 8Z'),
  ),
  reputation: solid('M0-10L8.4-7V0Q8.4 6.6 0 10.4Q-8.4 6.6-8.4 0V-7Z'),
  trade: line('M-9-4H7M3.4-8L7.6-4L3.4 0M9 5H-7M-3.4 1L-7.6 5L-3.4 9', 2),
  sectors: line(HEX),
  technologies: line('M-3.4 4Q-7.4 1-7-3.4Q-6-9 0-9Q6-9 7-3.4Q7.4 1 3.4 4ZM-3 7H3M-2 10H2'),
  retreat: both(line('M8 7Q9-4-4-4', 2.4), solid('M-2.6-8.6L-9.6-4L-2.6 0.6Z')),
  battle: both(line('M-8-8L6 6M8-8L-6 6M3.4 8.4L8.4 3.4M-3.4 8.4L-8.4 3.4', 2.2)),
  map: both(line('M-4.6-2.6L0-10L4.6-2.6L0 0ZM-9.6 5.4L-4.6-2.6L0 0.6V9.4H-6ZM9.6 5.4L4.6-2.6L0 0.6V9.4H6Z', 1.7)),
  board: line('M-9-8H9V8H-9ZM-9-2H9M-3-2V8'),
  check: line('M-7 0.6L-2 6L8-6', 3),
  cross: line('M-6-6L6 6M6-6L-6 6', 2.6),
  turn: both(line('M7-4.6A8.6 8.6 0 1 0 8.6 2', 2.4), solid('M9.4-9.6V-2.6H2.4Z')),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type SignName = keyof typeof SIGNS;

/** A sign inside a picture. */
export const sign = (name: SignName): ReactNode => SIGNS[name];

/** A sign among words. */
export const Sign = ({ of, size = 18, colour }: { of: SignName; size?: number; colour?: string }) => (
  <span className="ec-sign" style={colour === undefined ? undefined : { color: colour }}>
    <SignFrame size={size}>{SIGNS[of]}</SignFrame>
  </span>
);

const RESOURCE_SIGNS: readonly SignName[] = ['money', 'science', 'materials'];

/** The sign of a resource, in its colour. */
export const ResourceSign = ({ kind, size = 18 }: { kind: number; size?: number }) => (
  <Sign of={RESOURCE_SIGNS[kind]} size={size} colour={RESOURCE_COLOURS[kind]} />
);

/** What a square is for, 10 across: a ring, a triangle, two bars, a slash. */
export const SQUARE_MARKS: readonly string[] = [
  'M0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3Z',
  'M0-3.4L3.6 3H-3.6Z',
  'M-3.4-1.6H3.4M-3.4 1.8H3.4',
  'M-3.2 3.2L3.2-3.2',
];
