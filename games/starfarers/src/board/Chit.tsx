import { starPath } from '@starboard/board';
import { memo } from 'react';
import { CHITS, DICE_WAYS, type Dot } from '../content/index.ts';
import { DOT_COLOURS } from './palette.ts';

/** The name of the planet says it in words. */
const UNHEARD = { 'aria-hidden': true } as const;

const LETTERS: Readonly<Partial<Record<Dot, string>>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ' };

/** The shape of each dot: with its colour, two signs for one thing. */
const SHAPES: Readonly<Partial<Record<Dot, string>>> = {
  yellow: 'M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z',
  red: 'M0-8.5L8 6H-8Z',
  blue: 'M-6.5-6.5H6.5V6.5H-6.5Z',
  green: 'M-2.6-8H2.6V-2.6H8V2.6H2.6V8H-2.6V2.6H-8V-2.6H-2.6Z',
  orange: 'M0-9L7.5 0L0 9L-7.5 0Z',
  violet: starPath(6, 9, 4.6),
  white: 'M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z',
};

export function DotSign({ dot }: { dot: Dot }) {
  const letter = LETTERS[dot];
  if (letter !== undefined) {
    return (
      <text className="sf-letter" y="6" fill={DOT_COLOURS[dot]}>
        {letter}
      </text>
    );
  }
  return <path d={SHAPES[dot]} fill={DOT_COLOURS[dot]} />;
}

const R = 19;

/** A face-down chit: its dot is all there is to see. */
const Back = ({ dot }: { dot: Dot }) => (
  <>
    <circle r={R} fill="#0c1330" fillOpacity="0.9" stroke={DOT_COLOURS[dot]} strokeWidth="2.4" />
    <circle r={R - 4.5} fill="none" stroke={DOT_COLOURS[dot]} strokeOpacity="0.35" strokeWidth="1" />
    <DotSign dot={dot} />
  </>
);

const HOT = '#c3141c';
const INK = '#1b1830';

/** As many pips as ways to roll it: 5 for a 6 or an 8. */
function Pips({ n, x, y, fill }: { n: number; x: number; y: number; fill: string }) {
  const ways = DICE_WAYS[n] ?? 0;
  return (
    <>
      {Array.from({ length: ways }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <circle key={i} cx={x + (i - (ways - 1) / 2) * 4.6} cy={y} r="1.8" fill={fill} />
      ))}
    </>
  );
}

const isHot = (n: number): boolean => DICE_WAYS[n] >= 5;

function Numbers({ numbers, art, dashed }: { numbers: readonly number[]; art: string; dashed: boolean }) {
  const two = numbers.length > 1;
  const half = two ? 27 : R;
  const edge = dashed
    ? { stroke: '#2f7dd1', strokeWidth: 3, strokeDasharray: '4.5 3.4' }
    : { stroke: numbers.some(isHot) ? HOT : '#574b33', strokeWidth: numbers.some(isHot) ? 2.8 : 1.6 };
  return (
    <>
      <rect x={-half} y={-R} width={2 * half} height={2 * R} rx={R} fill={`url(#${art}-plate)`} {...edge} />
      {numbers.map((n, i) => {
        const x = two ? (i === 0 ? -12.5 : 12.5) : 0;
        const fill = isHot(n) ? HOT : INK;
        return (
          <g key={n}>
            <text {...UNHEARD} className={two ? 'sf-number sf-small' : 'sf-number'} x={x} y={two ? 4 : 5.5} fill={fill}>
              {n}
            </text>
            <Pips n={n} x={x} y={11.5} fill={fill} />
          </g>
        );
      })}
      {two && <path d="M0-9V9" stroke={INK} strokeOpacity="0.35" strokeWidth="1.2" />}
    </>
  );
}

/** A skull over crossed sabres, with the cannons it takes. */
const Pirate = ({ strength, dashed }: { strength: number; dashed: boolean }) => (
  <>
    <circle
      r={R + 2}
      fill="#25070b"
      stroke="#ff5a4d"
      strokeWidth="2.6"
      strokeDasharray={dashed ? '4 3.4' : undefined}
    />
    <path d="M-15-11L12 13M15-11L-12 13" stroke="#c9cfdd" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M-10-6A10 9.5 0 0 1 10-6C10-1 8 1 6 2V6H-6V2C-8 1-10-1-10-6Z" fill="#f4f0e6" />
    <circle cx="-4" cy="-5" r="2.6" fill="#25070b" />
    <circle cx="4" cy="-5" r="2.6" fill="#25070b" />
    <path d="M-2 6V3M2 6V3M0 0L-1.2 2H1.2Z" stroke="#25070b" strokeWidth="1.2" />
    <circle cx="0" cy="14" r="9.5" fill="#ff5a4d" stroke="#25070b" strokeWidth="1.6" />
    <text className="sf-count" x="0" y="19.6" fill="#1a0205">
      {strength}
    </text>
  </>
);

/** An ice crystal, with the freight rings it takes. */
const Ice = ({ strength, dashed }: { strength: number; dashed: boolean }) => (
  <>
    <circle
      r={R + 2}
      fill="#0a2a44"
      stroke="#a5ecff"
      strokeWidth="2.6"
      strokeDasharray={dashed ? '4 3.4' : undefined}
    />
    {[0, 60, 120].map((turn) => (
      <path
        key={turn}
        d="M0-17V17M-4-14L0-10L4-14M-4 14L0 10L4 14"
        transform={`translate(0 -2) rotate(${turn}) scale(0.85)`}
        fill="none"
        stroke="#e4fbff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    ))}
    <circle cx="0" cy="14" r="9.5" fill="#a5ecff" stroke="#0a2a44" strokeWidth="1.6" />
    <text className="sf-count" x="0" y="19.6" fill="#04202f">
      {strength}
    </text>
  </>
);

/** The dot of a chit that only the viewer has seen, beside its face. */
export const SmallBack = ({ dot }: { dot: Dot }) => (
  <>
    <circle r="9" fill="#0c1330" stroke={DOT_COLOURS[dot]} strokeWidth="1.4" />
    <g transform="scale(0.62)">
      <DotSign dot={dot} />
    </g>
  </>
);

interface ChitProps {
  readonly art: string;
  readonly dot: Dot;
  /** The chit, or -1 where the viewer does not know it. */
  readonly chit: number;
  readonly faceUp: boolean;
}

/** A chit as the viewer knows it; what only he knows has a dashed edge. */
export const Chit = memo(({ art, dot, chit, faceUp }: ChitProps) => {
  const face = CHITS[chit];
  if (face === undefined) return <Back dot={dot} />;
  return (
    <>
      {face.pirate > 0 && <Pirate strength={face.pirate} dashed={!faceUp} />}
      {face.ice > 0 && <Ice strength={face.ice} dashed={!faceUp} />}
      {face.numbers.length > 0 && <Numbers numbers={face.numbers} art={art} dashed={!faceUp} />}
    </>
  );
});
