import { SignFrame, starPath } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import { Bolt } from './Figures.tsx';
import { INK } from './palette.ts';

/** Small signs, each drawn around the origin within about 11 units. */

const STAR = starPath(5, 10, 4.2);

const SIGNS = {
  credit: (
    <>
      <circle r="10" fill="#ffd76a" stroke="#7a5200" strokeWidth="1.6" />
      <path d="M4-4.5A6 6 0 1 0 4 4.5M-1-8V8" fill="none" stroke="#5c3d00" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  crew: (
    <>
      <path d="M-8 10V4Q-8-2 0-2Q8-2 8 4V10Z" fill="#eef2ff" />
      <circle cy="-5.5" r="5.5" fill="#eef2ff" />
      <path d="M-3.5-7Q0-9 3.5-7V-4.5Q0-2.5-3.5-4.5Z" fill="#2f6fd0" />
    </>
  ),
  cannon: (
    <>
      <rect x="-2.8" y="-10" width="5.6" height="12" fill="#ff9aa8" />
      <rect x="-5" y="-11" width="10" height="4" rx="1" fill="#ffd0d6" />
      <circle cy="4" r="6.5" fill="#d2566d" />
    </>
  ),
  engine: (
    <>
      <path d="M-4-10H4L7 2H-7Z" fill="#ffd08a" />
      <path d="M-5 3.5H5L0 11Z" fill="#ff9d2e" />
    </>
  ),
  battery: (
    <>
      <path d="M-3-10H3V-7.5H6.5V10H-6.5V-7.5H-3Z" fill="#5fe08a" />
      <path d="M1.5-6L-4 2H-0.5L-1.5 8L4 0H0.5Z" fill="#06351a" />
    </>
  ),
  goods: (
    <>
      <path d="M-9-5L0-9.5L9-5V6L0 10.5L-9 6Z" fill="#7fb2ff" />
      <path d="M-9-5L0 0L9-5M0 0V10" fill="none" stroke={INK} strokeWidth="1.5" />
    </>
  ),
  day: (
    <>
      <circle r="9" fill="none" stroke="#c9d6ff" strokeWidth="2.4" />
      <path d="M0-5V0L4 3" fill="none" stroke="#c9d6ff" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  exposed: (
    <>
      <path d="M-10-3H2V3H-10Z" fill="#f3f3ea" />
      <path d="M2-6H6V6H2Z" fill="#f3f3ea" />
      <path d="M8.5-5L11-7M9 0H12M8.5 5L11 7" stroke="#ff8d7d" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  lost: (
    <>
      <path d="M-8-8H8V8H-8Z" fill="#3a4676" stroke="#ff8d7d" strokeWidth="1.8" />
      <path d="M-3-8L1-2L-2 1L3 8" fill="none" stroke="#ff8d7d" strokeWidth="2.2" />
    </>
  ),
  loan: (
    <>
      <rect x="-8" y="-10" width="16" height="20" rx="2" fill="#f6efdc" />
      <path d="M-5-5H5M-5-1H5M-5 3H1" stroke="#8a2b2b" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  power: <Bolt size={0.85} />,
  looks: <path d={STAR} fill="#ffe27a" />,
  alien: (
    <>
      <path d="M-6-6L-9-11M6-6L9-11" stroke="#b176f0" strokeWidth="2.6" strokeLinecap="round" />
      <circle r="8.5" fill="#b176f0" />
      <path d="M-3.5-1h0M3.5-1h0" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

export const sign = (name: SignName): ReactNode => SIGNS[name];

/** A sign as a picture of its own, for use in HTML; its meaning stands in words beside it. */
export const Sign = memo(({ name, size = 18 }: { name: SignName; size?: number }) => (
  <SignFrame size={size}>{SIGNS[name]}</SignFrame>
));
