import { type Size, starField, times } from '@starboard/board';
import { memo } from 'react';

const NEAR = starField(41, 40, 1600, 1200);

/** How long and bright a streak is, by its place in the row. */
const streak = (i: number, { width, height }: Size): string => {
  const x = Math.round(((i * 137) % 100) * 0.01 * width);
  const y = Math.round(((i * 71) % 100) * 0.01 * height);
  return `M${x} ${y}h${-30 - ((i * 29) % 70)}`;
};

/** Open space rushing by while the trucks fly: a planet left behind, and stars drawn out. */
export const FlightSky = memo(({ room }: { room: Size }) => {
  const { width, height } = room;
  const far = Math.max(width, height);
  return (
    <g className="gt-flight-sky">
      <circle cx={width * 0.06} cy={height * 1.15} r={far * 0.42} fill="#1c2f63" fillOpacity="0.55" />
      <circle cx={width * 0.06} cy={height * 1.15} r={far * 0.42} className="gt-limb" />
      <ellipse cx={width * 0.8} cy={height * 0.16} rx={far * 0.34} ry={far * 0.14} fill="#5a2a7a" fillOpacity="0.22" />
      <path d={NEAR} stroke="#fff" strokeOpacity="0.35" strokeWidth="2" strokeLinecap="round" />
      <g className="gt-streaks">
        {times(26, (i) => (
          <path key={i} d={streak(i, room)} strokeOpacity={0.12 + (i % 4) * 0.06} />
        ))}
      </g>
    </g>
  );
});
