import { times } from '@starboard/board';
import { BALL_COLOURS } from './palette.ts';

/** Balls in the window of a mothership. Their values stand on them: black 0, blue 1, yellow 2, red 3. */
export function Balls({ balls }: { balls: readonly number[] }) {
  const width = 28 + balls.length * 44;
  return (
    <svg className="sf-balls" viewBox={`0 0 ${width} 70`} width={width} height="70" aria-hidden="true">
      <rect x="2" y="4" width={width - 4} height="62" rx="31" fill="#0a1130" stroke="#c7d0e4" strokeWidth="4" />
      <path
        d={`M16 20Q${width / 2} 4 ${width - 16} 20`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.25"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {times(balls.length, (i) => (
        <g key={i} transform={`translate(${36 + i * 44} 36)`}>
          <circle
            r="19"
            fill={BALL_COLOURS[balls[i]]}
            stroke={balls[i] === 0 ? '#8d99bd' : '#060a1a'}
            strokeWidth="2"
          />
          <path
            d="M-11-7A13 13 0 0 1-2-13"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.7"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <text className="sf-ball" y="7.5" fill={balls[i] === 2 ? '#2d2000' : '#fff'}>
            {balls[i]}
          </text>
        </g>
      ))}
    </svg>
  );
}
