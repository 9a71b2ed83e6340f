import type { Say } from '@starboard/board';
import { memo } from 'react';
import { isOmega, TECHS } from '../content/technologies.ts';
import { techGlyphs } from './cardGlyphs.tsx';
import { type Glyph, GlyphRow } from './effects.tsx';
import { ColourMark } from './Figures.tsx';
import { edgeSign, sign } from './Icons.tsx';
import { techName } from './names.ts';
import { tintOf } from './palette.ts';

/** A technology card; its corner is the origin. */
export const TECH_WIDTH = 112;
export const TECH_HEIGHT = 84;

/** Where the symbol of an edge stands inside a card or slot: top, right, bottom, left. */
export const EDGE_SPOTS = [
  [TECH_WIDTH / 2, 9],
  [TECH_WIDTH - 9, 50],
  [TECH_WIDTH / 2, TECH_HEIGHT - 9],
  [9, 50],
] as const;

const glyphs = new Map<number, readonly Glyph[]>();
function glyphsOfCard(card: number): readonly Glyph[] {
  const known = glyphs.get(card) ?? techGlyphs(TECHS[card]);
  glyphs.set(card, known);
  return known;
}

/** The symbols on the edges of a card, or of what is printed in an empty slot. */
export const EdgeSymbols = memo(({ symbols, faint = false }: { symbols: readonly number[]; faint?: boolean }) => (
  <g className={faint ? 'sc-faint' : undefined}>
    {symbols.map((symbol, edge) =>
      symbol < 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edge is its place
        <g key={edge} transform={`translate(${EDGE_SPOTS[edge][0]} ${EDGE_SPOTS[edge][1]})`}>
          <circle r="8.6" className="sc-edge" />
          <g transform="scale(0.6)">{edgeSign(symbol)}</g>
        </g>
      ),
    )}
  </g>
));

/** A name that fits into so many units. */
export const nameSize = (name: string, wide: number, most: number): number =>
  Math.round(Math.min(most, (wide / Math.max(1, name.length)) * 1.62) * 10) / 10;

/** What is printed on a card: its kind in the left corner, what it does in the middle, symbols on the edges. */
export const TechCard = memo(({ card, say }: { card: number; say: Say }) => {
  const tech = TECHS[card];
  const omega = isOmega(card);
  const { main, deep } = tintOf(omega ? 4 : tech.colour);
  const name = techName(card, say);
  return (
    <>
      <rect width={TECH_WIDTH} height={TECH_HEIGHT} rx="8" fill={deep} stroke={main} strokeWidth="2.2" />
      <rect x="2" y="18" width={TECH_WIDTH - 4} height="14" fill={main} fillOpacity={tech.colour < 0 ? 0.2 : 0.32} />
      <text x={TECH_WIDTH / 2} y="28.6" className="sc-tech-name" fontSize={nameSize(name, 106, 11)}>
        {name}
      </text>
      <g transform="translate(14 11) scale(0.78)">
        {tech.type === 'room' ? (
          <ColourMark colour={tech.colour} />
        ) : omega ? (
          <text className="sc-omega" y="7">
            Ω
          </text>
        ) : (
          sign('always')
        )}
      </g>
      {(tech.discardOnUse || tech.mayReplace) && (
        <g transform={`translate(${TECH_WIDTH - 13} 10) scale(0.68)`}>
          {sign(tech.discardOnUse ? 'discard' : 'replace')}
        </g>
      )}
      {tech.beta && (
        <text x={tech.discardOnUse || tech.mayReplace ? TECH_WIDTH - 30 : TECH_WIDTH - 10} y="14" className="sc-beta">
          β
        </text>
      )}
      <GlyphRow glyphs={glyphsOfCard(card)} x={TECH_WIDTH / 2} y={50} wide={72} high={42} />
      <EdgeSymbols symbols={tech.symbols} />
    </>
  );
});

/** A card that lies face down. */
export const TechBack = memo(({ beta = false, omega = false }: { beta?: boolean; omega?: boolean }) => {
  const [fill, edge, mark] = omega ? ['#3d2d0a', '#f0b429', '#6d5210'] : ['#1d2856', '#6f80c4', '#3a4a90'];
  return (
    <>
      <rect width={TECH_WIDTH} height={TECH_HEIGHT} rx="8" fill={fill} stroke={edge} strokeWidth="2.2" />
      <path d="M20 62L56 20L92 62M36 62L56 38L76 62" fill="none" stroke={mark} strokeWidth="5" strokeLinejoin="round" />
      {(beta || omega) && (
        <text x={TECH_WIDTH - 14} y="20" className="sc-beta">
          {omega ? 'Ω' : 'β'}
        </text>
      )}
    </>
  );
});
