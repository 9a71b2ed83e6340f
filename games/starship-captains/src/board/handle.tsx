import { type LitState, lightClass } from '@starboard/board';
import type { SVGAttributes } from 'react';

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
  const look = lit === '' ? 'sc-cover' : lightClass(lit);
  return (
    <g {...is}>
      <rect x={x} y={y} width={width} height={height} rx={corner} className={look} />
    </g>
  );
}
