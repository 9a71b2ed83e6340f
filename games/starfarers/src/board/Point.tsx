import { handle, type LitState } from '@starboard/board';
import { memo } from 'react';
import { POINTS } from '../content/index.ts';
import { Lit } from './handle.tsx';
import { peopleColour } from './palette.ts';

interface PointProps {
  readonly point: number;
  readonly lit: LitState;
  readonly name: string;
  /** Something stands here and hides the sign of the point. */
  readonly taken: boolean;
}

function Sign({ point }: { point: number }) {
  const { type, people, dock } = POINTS[point];
  if (type === 'space') return <circle r="4.4" fill="#a9bdf0" fillOpacity="0.7" />;
  if (type === 'colony') {
    return (
      <>
        <circle r="14" fill="#0a1230" fillOpacity="0.85" stroke="#e9f0ff" strokeWidth="2.4" />
        <circle r="8" fill="none" stroke="#e9f0ff" strokeOpacity="0.55" strokeWidth="1.6" strokeDasharray="3 2.2" />
      </>
    );
  }
  return (
    <>
      <circle r="14" fill="#0a1230" stroke={peopleColour(people)} strokeWidth="2.6" />
      <text className="sf-dock" y="6" fill={peopleColour(people)}>
        {dock}
      </text>
    </>
  );
}

/** A point: a dot in space, a circle where a colony may stand, a numbered dock. */
export const Point = memo(({ point, lit, name, taken }: PointProps) => {
  const { id, x, y, type } = POINTS[point];
  return (
    <g transform={`translate(${x} ${y})`} {...handle(id, lit, name)}>
      {taken ? <circle r="20" fill="none" /> : <Sign point={point} />}
      <Lit lit={lit} radius={taken ? 24 : type === 'space' ? 12 : 18} />
    </g>
  );
});
