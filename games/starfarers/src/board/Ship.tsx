import { handle, type LitState, type Palette } from '@starboard/board';
import { memo, useLayoutEffect, useRef } from 'react';
import { POINTS } from '../content/index.ts';
import * as nouns from '../nouns.ts';
import { Lit } from './handle.tsx';
import { wayOffsets } from './layout.ts';
import { paintOf } from './palette.ts';
import { ShipShape } from './Shapes.tsx';

interface ShipProps {
  readonly seat: number;
  readonly transporter: number;
  readonly kind: number;
  readonly at: number;
  readonly colour: number;
  readonly palette: Palette;
  readonly lit: LitState;
  readonly name: string;
  /** Steps that it may still fly, -1 outside the flight of its owner. */
  readonly left: number;
  /** The way it has just come, its start first, as numbers with spaces; empty if it has not moved. */
  readonly way: string;
  readonly fresh: boolean;
}

const STEP_MS = 190;
const MOST_MS = 1500;

/** Runs a ship along the way it has just come. */
function useFlight(way: string) {
  const flying = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const [from, ...points] = way.split(' ').map(Number);
    if (way === '' || points.length === 0) return;
    const frames = wayOffsets(from, points).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const flight = flying.current?.animate?.(frames, {
      duration: Math.min(MOST_MS, points.length * STEP_MS),
      easing: 'ease-in-out',
    });
    return () => flight?.cancel();
  }, [way]);
  return flying;
}

/** What is drawn of a ship: its name says it. */
const unheard = { 'aria-hidden': true } as const;

export const Ship = memo((props: ShipProps) => {
  const { seat, transporter, kind, at, colour, palette, lit, name, left, way, fresh } = props;
  const { x, y } = POINTS[at];
  const flying = useFlight(way);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={flying}>
        <g className="sf-ship" {...handle(nouns.ship.ref(transporter, seat), lit, name)}>
          <circle r="24" fill="transparent" />
          <Lit lit={lit} radius={31} />
        </g>
        <g className="sf-shape" {...unheard}>
          <g className={fresh ? 'sf-fresh' : undefined}>
            <ShipShape kind={kind} paint={paintOf(palette, colour)} colour={colour} number={transporter + 1} />
          </g>
          {left > 0 && (
            <g transform="translate(22 -23)">
              <path
                d="M-12-10H8L15 0L8 10H-12Z"
                fill="#7fe3ff"
                stroke="#060a1a"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
              <text className="sf-count" x="-1" y="5.6" fill="#04202f">
                {left}
              </text>
            </g>
          )}
        </g>
      </g>
    </g>
  );
});
