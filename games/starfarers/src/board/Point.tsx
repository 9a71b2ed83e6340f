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
  /** A good place for the viewer to found next. */
  readonly good: boolean;
}

function Sign({ point }: { point: number }) {
  const { id, type, people, dock } = POINTS[point];
  if (type === 'space') return <circle r="4.4" fill="#a9bdf0" fillOpacity="0.7" />;
  if (type === 'colony') {
    return (
      <>
        <circle r="14" fill="#0a1230" fillOpacity="0.85" stroke="#e9f0ff" strokeWidth="2.4" />
        <text className="sf-colony-letter" y="5">
          {id.slice(-1)}
        </text>
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

/** Listeners hear of places that matter: where something may be founded, and what can be chosen. */
const named = (point: number, lit: LitState, name: string, taken: boolean) =>
  lit === '' && !taken && POINTS[point].type === 'space'
    ? { 'data-ref': POINTS[point].id, 'aria-hidden': true }
    : handle(POINTS[point].id, lit, name);

/** A point: a dot in space, a circle with its letter where a colony may stand, a numbered dock. */
export const Point = memo(({ point, lit, name, taken, good }: PointProps) => {
  const { x, y, type } = POINTS[point];
  return (
    <g transform={`translate(${x} ${y})`} {...named(point, lit, name, taken)}>
      {taken ? <circle r="20" fill="none" /> : <Sign point={point} />}
      {good && <path d="M0-15V-34M0-34L13-29L0-24" className="sf-good" />}
      <Lit lit={lit} radius={taken ? 24 : type === 'space' ? 12 : 18} />
    </g>
  );
});
