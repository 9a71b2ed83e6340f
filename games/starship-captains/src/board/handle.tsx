import type { LitState } from '@starboard/board';
import type { SVGAttributes } from 'react';

export {
  anyLit,
  group,
  handle,
  type LitMap,
  type LitState,
  litState,
  meantBy,
  picking,
  picture,
  shows,
} from '@starboard/board';

interface LitBoxProps {
  readonly lit: LitState;
  /** Half of its width and height. */
  readonly wide: number;
  readonly high?: number;
  readonly corner?: number;
}

/** The light around a handle; it takes the click as well. */
export function LitBox({ lit, wide, high = wide, corner = 12 }: LitBoxProps) {
  if (lit === '') return null;
  return (
    <rect
      x={-wide}
      y={-high}
      width={2 * wide}
      height={2 * high}
      rx={corner}
      className={lit === 'chosen' ? 'sc-chosen' : 'sc-lit'}
    />
  );
}

/** What is drawn under a cover is told by the cover's name alone. */
export const unheard = { 'aria-hidden': true } as const;

interface CoverProps {
  /** What it is: a handle, a picture or something that shows more. */
  readonly is: SVGAttributes<SVGGElement>;
  readonly lit?: LitState;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly corner?: number;
}

/** Lies over a picture that has words of its own: the name of the cover says all of it, and the cover takes the click. */
export function Cover({ is, lit = '', x = 0, y = 0, width, height, corner = 8 }: CoverProps) {
  const look = lit === '' ? 'sc-cover' : lit === 'chosen' ? 'sc-chosen' : 'sc-lit';
  return (
    <g {...is}>
      <rect x={x} y={y} width={width} height={height} rx={corner} className={look} />
    </g>
  );
}
