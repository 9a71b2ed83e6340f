import { NEUTRAL, type Palette } from '@starboard/board';
import { memo } from 'react';
import { POINTS } from '../content/index.ts';
import { PIECE } from '../state.ts';
import { spaceportArms } from './layout.ts';
import { paintOf } from './palette.ts';
import { Colony, type ShapeProps, Spaceport, Station } from './Shapes.tsx';

/** With three players some points are closed from the start. */
const Closed = () => (
  <>
    <circle r="15" fill="#141a2b" stroke={NEUTRAL.main} strokeWidth="2.4" />
    <path d="M-8-8L8 8M8-8L-8 8" stroke={NEUTRAL.main} strokeWidth="3" strokeLinecap="round" />
  </>
);

function Shape({ piece, paint, colour }: ShapeProps & { piece: number }) {
  if (piece === PIECE.closed) return <Closed />;
  if (piece === PIECE.neutral) return <Colony paint={NEUTRAL} colour={-1} />;
  if (piece >= PIECE.station) return <Station paint={paint} colour={colour} />;
  if (piece >= PIECE.spaceport) return <Spaceport paint={paint} colour={colour} />;
  return <Colony paint={paint} colour={colour} />;
}

interface PieceProps {
  readonly point: number;
  readonly piece: number;
  readonly colour: number;
  readonly palette: Palette;
  /** It has just been built. */
  readonly fresh: boolean;
}

/** A building on its point. The point is the handle; this is only what stands there. */
export const Piece = memo(({ point, piece, colour, palette, fresh }: PieceProps) => {
  const { x, y } = POINTS[point];
  const paint = paintOf(palette, colour);
  const isPort = piece >= PIECE.spaceport && piece < PIECE.station;
  return (
    <g transform={`translate(${x} ${y})`} className={piece >= PIECE.neutral ? 'sf-piece sf-idle' : 'sf-piece'}>
      {isPort &&
        spaceportArms(point).map((arm) => (
          <g key={`${arm.x},${arm.y}`}>
            <path
              d={`M0 0L${arm.x} ${arm.y}`}
              stroke={paint.main}
              strokeWidth="4"
              strokeOpacity="0.75"
              strokeDasharray="2 7"
              strokeLinecap="round"
            />
            <circle
              cx={arm.x}
              cy={arm.y}
              r="8.5"
              fill="none"
              stroke={paint.main}
              strokeOpacity="0.85"
              strokeWidth="2"
            />
          </g>
        ))}
      <g className={fresh ? 'sf-fresh' : undefined}>
        <Shape piece={piece} paint={paint} colour={colour} />
      </g>
    </g>
  );
});
