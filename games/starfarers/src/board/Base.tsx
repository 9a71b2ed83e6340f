import { handle, type LitState, type Palette, starPath } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import { BASES } from '../content/index.ts';
import * as nouns from '../nouns.ts';
import { Lit } from './handle.tsx';
import { Emblem } from './Icons.tsx';
import { BASE_HEXAGON } from './layout.ts';
import { markOf, paintOf, peopleColour } from './palette.ts';

/** The name of the whole says it in words. */
const UNHEARD = { 'aria-hidden': true } as const;

const HULL = { fill: '#1b2547', stroke: 'currentColor', strokeWidth: 1.8, strokeLinejoin: 'round' } as const;

/** Four stations that no eye mixes up: grown, orbiting, stacked, spired. */
const STATIONS: readonly ReactNode[] = [
  // Green Folk: domes grown on a root
  <g key="green-folk" {...HULL}>
    <path
      d="M-6 30C-10 20-30 22-38 12C-34 2-30-6-30-14A12 12 0 0 1-8-18A17 17 0 0 1 26-16A13 13 0 0 1 36 8C26 22 10 20 6 30Z"
      fill="#123d33"
    />
    <path d="M-30-14Q-18-8-8-18M26-16Q12-4-8-18" fill="none" strokeOpacity="0.5" />
  </g>,
  // Scientists: a lens within a great ring
  <g key="scientists" {...HULL}>
    <ellipse rx="46" ry="15" fill="none" strokeWidth="5" transform="rotate(-18)" strokeOpacity="0.55" />
    <circle r="29" fill="#12305a" />
    <path d="M-4-29V-41M4-29V-38M-14 26L-20 36M14 26L20 36" fill="none" strokeWidth="2.6" />
  </g>,
  // Merchants: a hall with loading bays
  <g key="merchants" {...HULL}>
    <path d="M-42-10H-26V12H-42ZM26-10H42V12H26Z" fill="#4a3410" />
    <path d="M-28-26H28L32-18V20L24 30H-24L-32 20V-18Z" fill="#3a2a12" />
    <path d="M-38-10V12M-33-10V12M33-10V12M38-10V12" fill="none" strokeOpacity="0.6" />
  </g>,
  // Diplomats: a hall of spires
  <g key="diplomats" {...HULL}>
    <path d="M-36 24V-6L-28-20L-20-6V-14L0-46L20-14V-6L28-20L36-6V24L24 30H-24Z" fill="#33205a" />
    <path d="M-28-20V26M28-20V26" fill="none" strokeOpacity="0.45" />
  </g>,
];

interface BaseProps {
  readonly people: number;
  readonly name: string;
  readonly title: string;
  readonly lit: LitState;
  readonly palette: Palette;
  /** The colour of the player with its disc, or -1. */
  readonly disc: number;
  /** Friendship cards that still lie here. */
  readonly cards: number;
}

const MEDAL = starPath(8, 11, 8.5);

/** The disc of friendship: a medal in the colour of whoever holds it. */
function Disc({ colour, palette }: { colour: number; palette: Palette }) {
  const paint = paintOf(palette, colour);
  return colour < 0 ? (
    <>
      <path d={MEDAL} fill="#ffd76a" stroke="#060a1a" strokeWidth="1.4" />
      <text {...UNHEARD} className="sf-count" y="5.6" fill="#3a2600">
        2
      </text>
    </>
  ) : (
    <>
      <path d={MEDAL} fill={paint.main} stroke="#ffd76a" strokeWidth="1.8" />
      <path d={markOf(colour)} fill={paint.ink} transform="scale(0.75)" />
    </>
  );
}

export const Base = memo(({ people, name, title, lit, palette, disc, cards }: BaseProps) => {
  const { x, y, side } = BASES[people];
  const outer = side === 'left' ? -1 : 1;
  return (
    <g transform={`translate(${x} ${y})`} color={peopleColour(people)} {...handle(nouns.people.ref(people), lit, name)}>
      <polygon points={BASE_HEXAGON} fill="#0c1434" fillOpacity="0.92" stroke="currentColor" strokeWidth="2.4" />
      <g transform="translate(0 -10) scale(0.86)">{STATIONS[people]}</g>
      <g transform="translate(0 -11) scale(0.9)">
        <Emblem kind={people} />
      </g>
      <text className="sf-base-name" y="84" fill="currentColor">
        {title}
      </text>
      <g transform={`translate(${outer * 43} 0)`}>
        <Disc colour={disc} palette={palette} />
      </g>
      {[0, 1, 2, 3, 4].map((i) => (
        <rect
          key={i}
          x={-23 + i * 9.6}
          y="33"
          width="7.4"
          height="10.5"
          rx="1.6"
          stroke="currentColor"
          fill="currentColor"
          fillOpacity={i < cards ? 0.9 : 0}
        />
      ))}
      <Lit lit={lit} radius={46} />
    </g>
  );
});
