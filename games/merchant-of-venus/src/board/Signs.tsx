import { round, starPath } from '@starboard/board';
import type { ReactNode } from 'react';
import type { CultureClass } from '../content/cultures.ts';
import { FIELD_KINDS, type FieldKind } from '../content/terms.ts';
import { AMBER, CATEGORY_COLOURS, CLASS_COLOURS, INK, MARKET_COLOURS, STAT_COLOURS } from './palette.ts';

/** Signs around the origin; fields are about 40 wide, as on the chart. Shape first, then colour, then glyph. */

export const polygon = (corners: number, radius: number, turn = -90): string =>
  `M${Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (i * 360) / corners) * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  }).join('L')}Z`;

const OCTAGON = polygon(8, 24, 22.5);
const LARGE_OCTAGON = polygon(8, 34, 22.5);
const HEXAGON = polygon(6, 25, 0);
const STAR = starPath(5, 21, 9);
const TRIANGLE = 'M0-25L24 18H-24Z';
const ROCK = 'M-20-6L-9-19L8-20L20-7L18 10L5 20L-12 17L-21 6Z';

const LASER = (
  <path d="M-7 11L6-4M-1-7L9-7L9 3" fill="none" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" />
);
const SHIELD = (
  <path d="M-9-6Q0-6 0-9Q0-6 9-6V1Q9 9 0 13Q-9 9-9 1Z" fill="none" strokeWidth="4" strokeLinejoin="round" />
);
const HELMET = (
  <path
    d="M-10 11V1Q-10-8 0-8Q10-8 10 1V11ZM-5 2H6"
    fill="none"
    strokeWidth="4"
    strokeLinejoin="round"
    strokeLinecap="round"
  />
);
const STAT_GLYPHS: readonly ReactNode[] = [LASER, SHIELD, HELMET];

/** Laser, shield or pilot, about 24 high. */
export const StatGlyph = ({ stat }: { stat: number }) => <g stroke={STAT_COLOURS[stat]}>{STAT_GLYPHS[stat]}</g>;

const Hazard = ({ stat }: { stat: number }) => (
  <>
    <path
      d={TRIANGLE}
      fill={['#3a0c2b', '#06313a', '#2a2d44'][stat]}
      stroke={STAT_COLOURS[stat]}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <g transform="translate(0 3) scale(0.74)" stroke={STAT_COLOURS[stat]}>
      {STAT_GLYPHS[stat]}
    </g>
  </>
);

const Skull = () => (
  <>
    <path d="M-11-3Q-11-14 0-14Q11-14 11-3Q11 3 7 5V11H-7V5Q-11 3-11-3Z" fill="#fff" />
    <circle cx="-4.4" cy="-2.5" r="3.2" fill="#0b0b12" />
    <circle cx="4.4" cy="-2.5" r="3.2" fill="#0b0b12" />
    <path d="M-2.5 6V11M2.5 6V11" stroke="#0b0b12" strokeWidth="1.6" />
  </>
);

const Haven = ({ d, star = false }: { d: string; star?: boolean }) => (
  <>
    <path d={d} fill="#5a3a08" stroke={AMBER} strokeWidth="5" strokeLinejoin="round" />
    {star ? (
      <path d={STAR} fill={AMBER} />
    ) : (
      <path d="M-8-10V10M8-10V10M-8 0H8" stroke={AMBER} strokeWidth="5" fill="none" strokeLinecap="round" />
    )}
  </>
);

const SKYLINE = 'M-21 13V-1H-14V-9L-8-14L-2-9V-3H3V-16L10-9V-1H16L21 3V13Z';

const SIGNS: Readonly<Record<FieldKind, ReactNode>> = {
  blue: (
    <>
      <circle r="19" fill="#2c6fe0" stroke={INK} strokeWidth="2" />
      <circle r="11" fill="#62a3ff" />
    </>
  ),
  yellow: (
    <>
      <rect x="-18" y="-18" width="36" height="36" rx="4" fill="#ffd84a" stroke={INK} strokeWidth="2" />
      <path
        className="mv-course"
        d="M-5-9L5 0L-5 9"
        fill="none"
        stroke="#4a3500"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  red: (
    <>
      <path d="M0-24L24 0L0 24L-24 0Z" fill="#f0524a" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path
        className="mv-course"
        d="M-9-8L-1 0L-9 8M2-8L10 0L2 8"
        fill="none"
        stroke="#3b0705"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  'laser-hazard': <Hazard stat={0} />,
  'shield-hazard': <Hazard stat={1} />,
  'pilot-hazard': <Hazard stat={2} />,
  pirates: (
    <>
      <path d={OCTAGON} fill="#0b0b12" stroke="#c9d3e6" strokeWidth="4" strokeLinejoin="round" />
      <Skull />
    </>
  ),
  asteroid: (
    <>
      <path d={ROCK} fill="#8d7d70" stroke="#1d1712" strokeWidth="2" strokeLinejoin="round" />
      <path d="M-18-6L-8-17L7-18L4-8L-8-4Z" fill="#c4b09c" />
      <circle cx="-6" cy="7" r="4.5" fill="#5d5047" />
      <circle cx="8" cy="3" r="3.4" fill="#5d5047" />
    </>
  ),
  encounter: (
    <>
      <circle r="20" fill="#2c1b4f" stroke="#c39bff" strokeWidth="4" strokeDasharray="7 4.5" />
      <path
        d="M-6-5Q-6-11 0-11Q6-11 6-5Q6-1 0 2V4M0 10V10.5"
        fill="none"
        stroke="#dcc6ff"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
    </>
  ),
  navigation: (
    <>
      <path d={HEXAGON} fill="#07382a" stroke="#3fe0a8" strokeWidth="4" strokeLinejoin="round" />
      <path d={starPath(4, 13, 4.5, -45)} fill="#d9ffef" />
    </>
  ),
  teleportal: (
    <>
      <circle r="22" fill="#1f2a05" stroke="#c9f24f" strokeWidth="4" />
      <circle r="15" fill="none" stroke="#c9f24f" strokeWidth="3" strokeDasharray="16 7" />
    </>
  ),
  orbital: (
    <>
      <circle r="18" fill="#0c1a3c" stroke="#a9dcff" strokeWidth="5" />
      <path d="M-7 0H7M0-7V7" stroke="#a9dcff" strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
  'surface-city': (
    <>
      <path d={SKYLINE} fill={AMBER} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <path d="M-14 4H-10M-4 4H0M7 4H11M-14 9H-10M-4 9H0M7 9H11" stroke="#5a3a08" strokeWidth="3" />
    </>
  ),
  'neutral-spaceport': <Haven d={OCTAGON} />,
  'galactic-base': <Haven d={LARGE_OCTAGON} star />,
};

/** The sign of a kind of field. */
export const fieldSign = (kind: number): ReactNode => SIGNS[FIELD_KINDS[kind]];

/** A merchant spaceport in the colour of its seat. */
export const Spaceport = ({ main, deep }: { main: string; deep: string }) => (
  <>
    <path d={OCTAGON} fill={main} stroke="#fff" strokeWidth="3.5" strokeLinejoin="round" />
    <path d={polygon(8, 17, 22.5)} fill={deep} />
    <path d="M-6-7V7M6-7V7M-6 0H6" stroke={main} strokeWidth="4.4" fill="none" strokeLinecap="round" />
  </>
);

/** A drill: a cone in the colour of its seat. */
export const Drill = ({ main }: { main: string }) => (
  <>
    <circle r="13" fill={INK} stroke="#fff" strokeWidth="2.5" />
    <path d="M-6-7H6L0 8Z" fill={main} />
  </>
);

export const Flag = ({ main }: { main: string }) => (
  <>
    <path d="M-8 16V-16" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    <path d="M-6-16H14L9-9L14-2H-6Z" fill={main} stroke={INK} strokeWidth="1.5" />
  </>
);

/** A head: dark where somebody waits, white with the rim of a seat where somebody wants to go. */
export const Head = ({ rim }: { rim?: string }) => (
  <>
    <circle
      r="18"
      fill={rim === undefined ? INK : '#fff'}
      stroke={rim ?? '#fff'}
      strokeWidth={rim === undefined ? 3 : 5}
    />
    <g fill={rim === undefined ? '#fff' : INK}>
      <circle cy="-5" r="5" />
      <path d="M-9 10Q-9 2 0 2Q9 2 9 10Z" />
    </g>
  </>
);

const SHIPS: readonly ((main: string, deep: string) => ReactNode)[] = [
  (main, deep) => (
    <>
      <path
        d="M-10 16L-20 24L-15 4ZM10 16L20 24L15 4Z"
        fill={deep}
        stroke="#fff"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M0-34Q15-17 14 3Q13 15 8 22H-8Q-13 15-14 3Q-15-17 0-34Z"
        fill={main}
        stroke="#fff"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <circle cy="-7" r="6" fill={INK} stroke="#fff" strokeWidth="2" />
      <path d="M-5 24L0 34L5 24Z" fill="#ffd84a" />
    </>
  ),
  (main, deep) => (
    <>
      <path d="M-15-3Q-15-20 0-20Q15-20 15-3Z" fill={deep} stroke="#fff" strokeWidth="3" />
      <ellipse cy="4" rx="33" ry="13" fill={main} stroke="#fff" strokeWidth="3.5" />
      <circle cx="-16" cy="5" r="3.6" fill={INK} />
      <circle cy="8" r="3.6" fill={INK} />
      <circle cx="16" cy="5" r="3.6" fill={INK} />
    </>
  ),
  (main, deep) => (
    <>
      <path d="M0-32L29 25L0 13L-29 25Z" fill={deep} stroke="#fff" strokeWidth="3.5" strokeLinejoin="round" />
      <path d="M0-22L18 17L0 8L-18 17Z" fill={main} />
      <path d="M0-12L6 4H-6Z" fill={INK} />
    </>
  ),
  (main, deep) => (
    <>
      <path d="M-34-12H18L24-18H34V16H-34Z" fill={main} stroke={deep} strokeWidth="3" strokeLinejoin="round" />
      <path d="M-27-5V9M-17-5V9M-7-5V9M3-5V9" stroke={deep} strokeWidth="5" />
      <rect x="15" y="-7" width="13" height="11" rx="2" fill={INK} />
    </>
  ),
];

/** The ship of a seat, about 60 high. */
export const shipSign = (seat: number, main: string, deep: string): ReactNode => SHIPS[seat % SHIPS.length](main, deep);

const MARKET_SHAPES = ['M-6-5H6L0 6Z', 'M-5-5H5V5H-5Z', 'M0-6L6 5H-6Z'];

/** Weak, active or strong, 22 wide. */
export const MarketBadge = ({ market }: { market: number }) => (
  <>
    <circle r="10" fill={INK} stroke={MARKET_COLOURS[market]} strokeWidth="2" />
    <path d={MARKET_SHAPES[market]} fill={MARKET_COLOURS[market]} />
  </>
);

const CLASS_GLYPHS: Readonly<Record<CultureClass, string>> = {
  bioengineers: 'M0-8Q8-3 0 8Q-8-3 0-8M0-4V6',
  industry: 'M-8 7V-3L-3 1V-3L2 1V-7H7V7Z',
  technology: 'M-5-5H5V5H-5ZM-8-2H-5M-8 2H-5M5-2H8M5 2H8M0-8V-5M0 5V8',
  metaphysics: 'M-9 0Q0-9 9 0Q0 9-9 0ZM0-2.5A2.5 2.5 0 1 0 0.1-2.5',
  primitives: 'M0-8L-4 0H4ZM-6 8L0-1L6 8Z',
};

export const ClassGlyph = ({ of }: { of: CultureClass }) => (
  <path d={CLASS_GLYPHS[of]} fill="none" stroke={CLASS_COLOURS[of]} strokeWidth="2" strokeLinejoin="round" />
);

const GOOD_SHAPES = [undefined, polygon(6, 21, 0), polygon(5, 22)];

/** One glyph for each good, 20 wide: perfume, silk, spice, wine, dust, videos, pelts, grease, liquor, machines, furniture, genes, stones, sculptures. */
const GOOD_GLYPHS: readonly string[] = [
  'M-6-1H6V10H-6ZM-2-1V-6H2V-1M4-9H9M0-9V-6',
  'M-9-6Q-3-11 0-6Q3-1 9-6M-9 1Q-3-4 0 1Q3 6 9 1M-9 8Q-3 3 0 8Q3 13 9 8',
  'M-6-3H6V10H-6ZM-5-8H5V-3H-5ZM-3 2H3M-3 6H3',
  'M-3-10H3V-5Q7-2 7 3V10H-7V3Q-7-2-3-5ZM-7 4H7',
  'M-9 8Q0-9 9 8ZM-5-7V-7.2M2-9V-9.2M7-5V-5.2',
  'M-10-7H10V7H-10ZM-3-4L5 0L-3 4Z',
  'M-8-9L-4-6H4L8-9L6 0L9 8L3 6L0 10L-3 6L-9 8L-6 0Z',
  'M-7-4Q0-8 7-4V9Q0 13-7 9ZM-7-4Q0 0 7-4M0 3V7',
  'M-7-9H7Q7 2 0 3Q-7 2-7-9ZM0 3V9M-5 10H5',
  'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0ZM0-10V-5M0 5V10M-10 0H-5M5 0H10M-7-7L-4-4M4 4L7 7M-7 7L-4 4M4-4L7-7',
  'M-6-10V10M-6 1H6L6 10M6-5L-6 1',
  'M-6-10Q6-5-6 0Q6 5-6 10M6-10Q-6-5 6 0Q-6 5 6 10M-3-7H3M-3 7H3',
  'M-9 9L-6-3L0-9L6-4L9 9ZM-6-3L0 1L6-4M0 1V9',
  'M0-10A4 4 0 1 1-0.1-10M-6 10Q-8 0 0 0Q8-1 4-7M6 10Q7 4 3 2M-8 10H8',
];

/** A good: its category by shape and colour, and a glyph of its own; 46 wide. */
export const GoodSign = ({ good, category }: { good: number; category: number }) => {
  const [fill, rim] = CATEGORY_COLOURS[category];
  const shape = GOOD_SHAPES[category];
  return (
    <>
      {shape === undefined ? (
        <circle r="20" fill={fill} stroke={rim} strokeWidth="3.5" />
      ) : (
        <path d={shape} fill={fill} stroke={rim} strokeWidth="3.5" strokeLinejoin="round" />
      )}
      <path
        d={GOOD_GLYPHS[good]}
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
        transform={category === 2 ? 'translate(0 2) scale(0.82)' : 'scale(0.95)'}
      />
    </>
  );
};

/** A speed die, 44 wide; an effect die is violet. */
const PIPS = ['', '11', '0022', '001122', '00022022', '0002112022', '000102202122'];
export const SpeedDie = ({ shows, effect = false }: { shows: number; effect?: boolean }) => (
  <>
    <rect
      x="-22"
      y="-22"
      width="44"
      height="44"
      rx="9"
      fill={effect ? '#b07cff' : '#f6f3e8'}
      stroke={INK}
      strokeWidth="2"
    />
    {Array.from({ length: (PIPS[shows] ?? '').length / 2 }, (_, i) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name
        key={i}
        cx={(Number(PIPS[shows][i * 2]) - 1) * 12}
        cy={(Number(PIPS[shows][i * 2 + 1]) - 1) * 12}
        r="4.6"
        fill="#1b2040"
      />
    ))}
  </>
);

const PILOT_FACES: readonly ReactNode[] = [
  <>
    <circle cy="-3" r="12" fill="#f1c08f" />
    <path d="M-13-4Q-12-18 0-18Q12-18 13-4Q6-10 0-10Q-6-10-13-4Z" fill="#5b3416" />
    <path d="M-4 4Q0 7 4 4M-5-3V-2M5-3V-2" stroke="#3b2413" strokeWidth="2.2" fill="none" strokeLinecap="round" />
  </>,
  <>
    <path d="M-12 2Q-14-16 0-18Q14-16 12 2Q6 10 0 10Q-6 10-12 2Z" fill="#86d5ff" />
    <ellipse cx="-5" cy="-5" rx="4" ry="6" fill="#0b1230" />
    <ellipse cx="5" cy="-5" rx="4" ry="6" fill="#0b1230" />
    <path d="M-9-17L-14-25M9-17L14-25" stroke="#86d5ff" strokeWidth="3" strokeLinecap="round" />
  </>,
  <>
    <path d="M-11 8Q-15-2-9-14L-12-22L-3-17Q0-18 3-17L12-22L9-14Q15-2 11 8Q0 14-11 8Z" fill="#d9b26a" />
    <path d="M-5-4V-3M5-4V-3M-3 5Q0 8 3 5" stroke="#3b2413" strokeWidth="2.6" fill="none" strokeLinecap="round" />
  </>,
  <>
    <path d="M0-22Q14-16 12 0Q9 11 0 12Q-9 11-12 0Q-14-16 0-22Z" fill="#c9a2ff" />
    <circle cy="-5" r="6" fill="#fff" />
    <circle cy="-5" r="3" fill="#2b0f55" />
    <path d="M-4 6H4" stroke="#2b0f55" strokeWidth="2.4" strokeLinecap="round" />
  </>,
];

/** The face of a pilot, 52 wide. */
export const PilotFace = ({ pilot, rim }: { pilot: number; rim: string }) => (
  <>
    <circle r="25" fill="#27357a" stroke={rim} strokeWidth="3" />
    <path d="M-17 19Q-15 8 0 8Q15 8 17 19Q8 25 0 25Q-8 25-17 19Z" fill={rim} opacity="0.85" />
    {PILOT_FACES[pilot]}
  </>
);
