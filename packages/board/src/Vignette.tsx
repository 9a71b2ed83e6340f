import { type ReactNode, useId } from 'react';
import { starField, starPath } from './geometry.ts';

/** Small scenes, 200 by 120, for what ships meet: games say which of them stands for an event. */

const INK = '#060a1a';
const ROUND = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const line = (stroke: string, strokeWidth = 3) => ({ fill: 'none', stroke, strokeWidth, ...ROUND });
const body = (fill: string) => ({ fill, stroke: INK, strokeWidth: 2.5, ...ROUND });

const FREIGHTER = 'M-46 4L-34-14H26L44-2L36 14H-38Z';
const RAIDER = 'M-40 10L-8-16L34-6L48 6L10 8L-6 18Z';
const SKULL = 'M-11-4A11 11 0 1 1 11-4Q11 3 6 5V11H-6V5Q-11 3-11-4M-4-5h0M4-5h0M-2 8V11M2 8V11';
const ROCK = 'M-26-6L-12-24L12-22L28-6L22 16L0 26L-22 16Z';
const BURST = starPath(11, 46, 20);

const at = (x: number, y: number, children: ReactNode, more = ''): ReactNode => (
  <g transform={`translate(${x} ${y})${more}`}>{children}</g>
);

const freighter = (colour: string): ReactNode => (
  <>
    <path d={FREIGHTER} {...body(colour)} />
    <path d="M-24-8V8M-8-8V8M8-8V8" {...line(INK, 2)} />
    <path d="M-48 0L-70-5L-64 2L-74 6L-46 10Z" fill="#ffb454" fillOpacity="0.85" />
  </>
);

const raider = (
  <>
    <path d={RAIDER} {...body('#7a2740')} />
    <path d="M0-6L16-4" {...line('#ffd479', 4)} />
    <path d="M-40 8L-62 4L-56 10L-64 15L-38 14Z" fill="#ff6b6b" fillOpacity="0.85" />
  </>
);

const SCENES = {
  merchant: (
    <>
      {at(92, 66, freighter('#c79a3e'))}
      {at(156, 34, <circle r="14" {...body('#ffe27a')} />)}
      <path d="M151 34h10M156 29v10" {...line('#7a5200', 3)} />
    </>
  ),
  pirates: (
    <>
      {at(84, 74, raider)}
      {at(150, 40, <path d={SKULL} {...line('#eef2ff', 3.5)} />, ' scale(1.5)')}
    </>
  ),
  battle: (
    <>
      {at(52, 84, raider)}
      {at(150, 42, freighter('#5c7fd6'), ' scale(-0.8 0.8)')}
      <path d="M92 70L118 54M98 78L126 62" {...line('#ff5b6e', 4)} />
      {at(132, 52, <path d={BURST} fill="#ffb03a" />, ' scale(0.4)')}
    </>
  ),
  distress: (
    <>
      {at(96, 76, freighter('#8a93b8'), ' rotate(24)')}
      <path d="M70 40A38 38 0 0 1 122 40M80 48A24 24 0 0 1 112 48M88 56A12 12 0 0 1 104 56" {...line('#ff8f8f', 3.5)} />
    </>
  ),
  distortion: (
    <>
      <ellipse cx="100" cy="62" rx="66" ry="34" {...line('#b58cff', 4)} />
      <ellipse cx="100" cy="62" rx="44" ry="22" {...line('#8ff4ff', 3.5)} />
      <ellipse cx="100" cy="62" rx="20" ry="10" fill="#eef2ff" />
      <path d="M22 40Q60 34 82 54M178 86Q140 92 118 70" {...line('#b58cff', 2.5)} />
    </>
  ),
  travelers: (
    <>
      <path d="M34 82Q100 18 166 82Q100 104 34 82Z" {...body('#2f9c8f')} />
      <path d="M70 62A30 26 0 0 1 130 62Z" {...body('#bff4ea')} />
      <path d="M86 60v-8M100 60v-12M114 60v-8" {...line('#1d5a54', 5)} />
      <path d="M60 82h0M84 88h0M116 88h0M140 82h0" {...line('#ffe27a', 7)} />
    </>
  ),
  repair: (
    <>
      {at(92, 70, freighter('#5c7fd6'))}
      <path
        d="M140 26A15 15 0 1 0 156 46L178 72L170 80L146 56A15 15 0 0 0 140 26L142 38L132 40Z"
        {...body('#c3cdee')}
      />
    </>
  ),
  asteroid: (
    <>
      {at(74, 66, <path d={ROCK} {...body('#8f7a6b')} />, ' scale(1.3)')}
      {at(148, 40, <path d={ROCK} {...body('#6d5d52')} />, ' scale(0.6)')}
      {at(150, 92, <path d={ROCK} {...body('#7d6a5d')} />, ' scale(0.45)')}
      <path d="M62 56h0M82 74h0M70 84h0" {...line('#4c3f36', 9)} />
    </>
  ),
  quiet: (
    <>
      <circle cx="138" cy="52" r="26" {...body('#39508f')} />
      <ellipse cx="138" cy="52" rx="46" ry="11" transform="rotate(-16 138 52)" {...line('#c3cdee', 3)} />
      {at(56, 78, freighter('#8a93b8'), ' scale(0.6)')}
    </>
  ),
  factory: (
    <>
      <path d="M30 98V58L58 70V58L86 70V40H104V70L132 58V98Z" {...body('#5a6a9c')} />
      <path d="M44 84h10M66 84h10M88 84h10M112 84h10" {...line('#ffe27a', 6)} />
      {at(158, 84, <path d="M-14-8L0-16L14-8V10L0 18L-14 10ZM-14-8L0 0L14-8M0 0V18" {...body('#c79a3e')} />)}
      <path d="M95 34Q88 22 100 16" {...line('#c3cdee', 4)} />
    </>
  ),
  ruins: (
    <>
      <path d="M20 98Q100 80 180 98" {...line('#b08a5a', 5)} />
      <path d="M50 92V46h14V90M88 88V34h14V88M128 90V58h14V92M44 46h26M82 34h26" {...line('#d8c39a', 6)} />
      {at(158, 34, <circle r="12" fill="#ffe27a" />)}
    </>
  ),
  deed: (
    <>
      <path d="M62 24H130L146 40V100H62Z" {...body('#f0e6c8')} />
      <path d="M76 46H118M76 58H132M76 70H126" {...line('#8a7a50', 3.5)} />
      <circle cx="124" cy="86" r="11" {...body('#d4475c')} />
    </>
  ),
  intel: (
    <>
      <path d="M30 62Q100 4 170 62Q100 120 30 62Z" {...body('#1d2a5c')} />
      <circle cx="100" cy="62" r="25" {...body('#8ff4ff')} />
      <circle cx="100" cy="62" r="11" fill={INK} />
    </>
  ),
  supernova: (
    <>
      <circle cx="100" cy="60" r="54" fill="#ff6b3a" fillOpacity="0.35" />
      {at(100, 60, <path d={BURST} fill="#ffb03a" stroke="#fff3c4" strokeWidth="3" />)}
      <circle cx="100" cy="60" r="15" fill="#fff" />
    </>
  ),
  contact: (
    <>
      <circle cx="46" cy="64" r="34" {...body('#3f8f5a')} />
      <path d="M26 52Q46 42 66 54M24 76Q44 66 70 78" {...line('#9ff0bd', 4)} />
      {at(150, 50, freighter('#c3cdee'), ' scale(-0.7 0.7)')}
      <path d="M88 44Q100 34 112 40M86 60Q100 50 114 56M88 76Q100 68 110 72" {...line('#ffe27a', 3.5)} />
    </>
  ),
  launch: (
    <>
      <path d="M0 120V96Q100 74 200 96V120Z" fill="#26315f" />
      {at(70, 56, freighter('#c79a3e'), ' rotate(-28)')}
      {at(134, 44, freighter('#5c7fd6'), ' rotate(-28) scale(0.7)')}
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type VignetteName = keyof typeof SCENES;
const STARS = starField(31, 34, 200, 120);

/** One of the scenes, on a sky of its own. */
export function Vignette({ of }: { of: VignetteName }) {
  const id = useId();
  return (
    <svg className="sb-picture sb-vignette" viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#141d42" />
        <stop offset="1" stopColor="#3a1f54" />
      </linearGradient>
      <clipPath id={`${id}-frame`}>
        <rect width="200" height="120" rx="12" />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        <rect width="200" height="120" fill={`url(#${id})`} />
        <path d={STARS} stroke="#cfdcff" strokeOpacity="0.8" strokeWidth="1.6" strokeLinecap="round" />
        {SCENES[of]}
      </g>
    </svg>
  );
}
