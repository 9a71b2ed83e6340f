import { memo, type ReactNode } from 'react';
import type { Effect, Effects, Item } from '../content/effects.ts';
import { emblem, type SignName, sign } from './Icons.tsx';
import { FACTION_TINTS } from './palette.ts';

/** One small picture in a row of effects, with its number. */
export interface Glyph {
  readonly art: ReactNode;
  /** 0: it has no number. */
  readonly n: number;
  readonly wide: number;
  /** Of an advance: the colour of the arrow beside the emblem. */
  readonly arrow?: string;
}

const WIDE = 26;
const glyph = (name: SignName, n = 0, wide = WIDE): Glyph => ({ art: sign(name), n, wide });
const ITEM_SIGNS: Readonly<Record<Item, SignName>> = {
  artifact: 'artifact',
  pirate: 'pirate',
  medal: 'medal',
  android: 'android',
  tech: 'tech',
};
const minus = glyph('minus', 0, 14);
const then = glyph('leads', 0, 18);
const or = glyph('or', 0, 14);

function glyphsOfOne(effect: Effect): readonly Glyph[] {
  switch (effect.op) {
    case 'advance':
      return [{ art: emblem(effect.faction), n: effect.n, wide: WIDE + 6, arrow: FACTION_TINTS[effect.faction] }];
    case 'pay':
      return [minus, glyph(ITEM_SIGNS[effect.item], effect.n), then, ...glyphsOf(effect.effects)];
    case 'ifAble':
      return [minus, glyph(ITEM_SIGNS[effect.cost.item], effect.cost.n), then, ...glyphsOf(effect.effects)];
    case 'lose':
      return [minus, glyph(ITEM_SIGNS[effect.item], effect.n)];
    case 'choose':
    case 'forcedChoice':
      return effect.options.flatMap((option, i) => [...(i > 0 ? [or] : []), ...glyphsOf(option)]);
    case 'drawTech':
      return [glyph(effect.deck === 'omega' ? 'drawOmega' : 'drawTech', effect.draw, WIDE + 4)];
    case 'forEach':
      return [glyph('android'), glyph('forEach', 0, 14), ...glyphsOf(effect.effects)];
    case 'others':
      return [glyph('others', 0, WIDE + 4), ...glyphsOf(effect.effects)];
    case 'shiftMarker':
      return [glyph('shiftMarker', effect.max)];
    default:
      return [glyph(effect.op, 'n' in effect ? effect.n : 0)];
  }
}

/** The pictures of some effects, in printed order. */
export const glyphsOf = (effects: Effects): readonly Glyph[] => effects.flatMap(glyphsOfOne);

/** The pictures of an effect alone, without those of what is inside it. */
export function headGlyphs(effect: Effect): readonly Glyph[] {
  if ('options' in effect) return glyphsOfOne({ ...effect, options: effect.options.map(() => []) });
  return glyphsOfOne('effects' in effect ? { ...effect, effects: [] } : effect);
}

export const widthOf = (glyphs: readonly Glyph[]): number => glyphs.reduce((sum, { wide }) => sum + wide, 0);

/** Numbers of one are left out where a single thing is what everybody expects. */
const shown = ({ n, arrow }: Glyph): boolean => n > 1 || (n === 1 && arrow !== undefined);

function One({ of }: { of: Glyph }) {
  const { art, n, arrow } = of;
  return (
    <>
      {arrow === undefined ? art : <g transform="translate(-4 0) scale(0.92)">{art}</g>}
      {arrow !== undefined && <path d="M10.5-10L15-3.5H6Z" fill={arrow} />}
      {shown(of) && (
        <text
          x={arrow === undefined ? 8 : 10.5}
          y="11"
          className={arrow === undefined ? 'sc-count' : 'sc-count sc-fields'}
        >
          {n}
        </text>
      )}
    </>
  );
}

interface GlyphRowProps {
  readonly glyphs: readonly Glyph[];
  /** The middle of the row; it shrinks to fit. */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high?: number;
  readonly start?: boolean;
}

/** A row of effects, centred, or from the left; in two lines where it is long. */
export const GlyphRow = memo(({ glyphs, x, y, wide, high = 26, start = false }: GlyphRowProps) => {
  const whole = widthOf(glyphs);
  const lines = whole > wide * 1.5 && high > 40 ? split(glyphs) : [glyphs];
  const size = Math.min(
    Math.min(high, lines.length * 34) / 26 / lines.length,
    ...lines.map((row) => wide / Math.max(1, widthOf(row))),
  );
  return lines.map((row, i) => {
    const total = widthOf(row) * size;
    const from = start ? x : x - total / 2;
    const at = y + (i - (lines.length - 1) / 2) * 27 * size;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
      <g key={i} transform={`translate(${round(from)} ${round(at)}) scale(${Math.round(size * 1000) / 1000})`}>
        {row.map((one, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects repeat
          <g key={nth} transform={`translate(${offset(row, nth)} 0)`}>
            <One of={one} />
          </g>
        ))}
      </g>
    );
  });
});

const round = (n: number): number => Math.round(n * 10) / 10;
const offset = (glyphs: readonly Glyph[], nth: number): number =>
  widthOf(glyphs.slice(0, nth)) + glyphs[nth].wide / 2 - (glyphs[nth].arrow === undefined ? 0 : 3);

function split(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const middle = Math.ceil(glyphs.length / 2);
  return [glyphs.slice(0, middle), glyphs.slice(middle)];
}
