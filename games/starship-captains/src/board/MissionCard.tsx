import type { Say } from '@starboard/board';
import { memo } from 'react';
import { MISSIONS } from '../content/missions.ts';
import { type Glyph, GlyphRow, glyphsOf } from './effects.tsx';
import { colourPath, sign } from './Icons.tsx';
import { missionName } from './names.ts';
import { tintOf } from './palette.ts';
import { nameSize } from './Tech.tsx';

/** A mission card; its corner is the origin. */
export const MISSION_WIDTH = 92;
const HEAD = 15;
const ROW = 21;
export const missionHeight = (mission: number, named = true): number =>
  (named ? HEAD : 0) + MISSIONS[mission].rows.length * ROW + 3;

const glyphs = new Map<string, readonly Glyph[]>();
export function rowGlyphs(mission: number, row: number): readonly Glyph[] {
  const key = `${mission} ${row}`;
  const known = glyphs.get(key) ?? glyphsOf(MISSIONS[mission].rows[row].effects);
  glyphs.set(key, known);
  return known;
}

/** One row: its colour, told by a shape as well, and what it gives. */
export const MissionRow = memo(
  ({ mission, row, wide, high }: { mission: number; row: number; wide: number; high: number }) => {
    const { main, deep, ink } = tintOf(MISSIONS[mission].rows[row].colour);
    return (
      <>
        <rect width={wide} height={high} rx="3" fill={deep} />
        <rect width={high * 0.8} height={high} rx="3" fill={main} />
        <path
          d={colourPath(MISSIONS[mission].rows[row].colour)}
          transform={`translate(${high * 0.4} ${high / 2}) scale(${Math.round(high * 3.3) / 100})`}
          fill={ink}
        />
        <GlyphRow
          glyphs={rowGlyphs(mission, row)}
          x={high * 0.8 + (wide - high * 0.8) / 2}
          y={high / 2}
          wide={wide - high * 0.8 - 4}
          high={high - 1}
        />
      </>
    );
  },
);

interface Card {
  readonly mission: number;
  readonly say: Say;
  /** On the map there is no room for a name that could be read. */
  readonly named?: boolean;
}

export const MissionCard = memo(({ mission, say, named = true }: Card) => {
  const { points, rows } = MISSIONS[mission];
  const top = named ? HEAD : 2;
  const name = missionName(mission, say);
  return (
    <>
      <rect width={MISSION_WIDTH} height={missionHeight(mission, named)} rx="6" className="sc-mission" />
      {named && (
        <text x="4" y="11.2" className="sc-mission-name" fontSize={nameSize(name, MISSION_WIDTH - 28, 10)}>
          {name}
        </text>
      )}
      {rows.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <g key={row} transform={`translate(2 ${top + row * ROW})`}>
          <MissionRow mission={mission} row={row} wide={MISSION_WIDTH - 4} high={ROW - 1.5} />
        </g>
      ))}
      {named ? (
        <g transform={`translate(${MISSION_WIDTH - 16} 7.6)`}>
          <g transform="scale(0.5)">{sign('points')}</g>
          <text x="7" y="4" className="sc-mission-points">
            {points}
          </text>
        </g>
      ) : (
        <g transform={`translate(${MISSION_WIDTH - 4} 2) scale(1.05)`}>
          {sign('points')}
          <text y="4.6" className="sc-points-on-star">
            {points}
          </text>
        </g>
      )}
    </>
  );
});
