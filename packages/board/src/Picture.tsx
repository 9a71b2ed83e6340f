import { type ReactNode, useId } from 'react';
import { starField } from './geometry.ts';

interface PictureProps {
  readonly name?: string;
  readonly wide?: number;
  readonly high?: number;
  /** Its height on the screen. */
  readonly size?: number;
  readonly children: ReactNode;
}

/** A picture of its own around the origin. */
export const Picture = ({ name, wide = 36, high = wide, size = 46, children }: PictureProps) => (
  <svg
    className="sb-picture"
    viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
    width={(size * wide) / high}
    height={size}
    role={name === undefined ? undefined : 'img'}
    aria-label={name}
    aria-hidden={name === undefined}
  >
    {children}
  </svg>
);

/** A sign, 24 wide, with words or a number; what is gained has a plus. */
export const Counted = ({ sign, n }: { sign: ReactNode; n: number | string }) => (
  <span className="sb-counted">
    <Picture wide={25} size={35}>
      {sign}
    </Picture>
    <b>{typeof n === 'number' && n > 0 ? `+${n}` : n}</b>
  </span>
);

interface InARowProps {
  readonly kinds: readonly number[];
  /** How many units lie between them. */
  readonly apart: number;
  readonly draw: (kind: number) => ReactNode;
}

/** Things side by side. */
export const InARow = ({ kinds, apart, draw }: InARowProps) => (
  <Picture wide={apart * kinds.length} high={30} size={34}>
    {kinds.map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
      <g key={i} transform={`translate(${(i - (kinds.length - 1) / 2) * apart} 0)`}>
        {draw(kind)}
      </g>
    ))}
  </Picture>
);

const DUST = starField(5, 150, 640, 400);
const STARS = starField(77, 26, 640, 400);

/** The picture that stands for a game, 640 by 400, with a sky of three colours from corner to corner. */
export function GamePicture({ sky, children }: { sky: readonly [string, string, string]; children: ReactNode }) {
  const id = useId();
  return (
    <svg
      className="sb-picture"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        {sky.map((colour, i) => (
          <stop key={colour} offset={i / 2} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width="640" height="400" fill={`url(#${id})`} />
      <path d={DUST} stroke="#cfdcff" strokeOpacity="0.6" strokeWidth="1.4" strokeLinecap="round" />
      <path d={STARS} stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      {children}
    </svg>
  );
}

const FAINT = starField(11, 130, 1600, 1200);
const BRIGHT = starField(93, 22, 1600, 1200);

/** Stars behind a board. */
export const Sky = () => (
  <g className="sb-sky">
    <path d={FAINT} strokeWidth="1.4" strokeOpacity="0.5" />
    <path d={BRIGHT} strokeWidth="2.6" strokeOpacity="0.8" />
  </g>
);
