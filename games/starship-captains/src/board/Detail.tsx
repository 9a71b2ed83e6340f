import { type Box, between, round, type Say, type Size, shows, wrapped } from '@starboard/board';
import { GlyphRow } from './effects.tsx';
import { Cover, unheard } from './handle.tsx';
import type { Told } from './tellings.ts';

const LINE = 16;
const SMALL = 13.5;
/** So much room a sign has beside its meaning. */
const SIGN = 34;

interface NoteProps {
  readonly telling: Told;
  /** What the things that can be done here will cause. */
  readonly causes?: readonly string[];
  readonly width: number;
  /** The most that there is room for. */
  readonly high: number;
  /** Where it stands, once its height is known. */
  readonly at: (height: number) => readonly [x: number, y: number];
  /** Who may close it hears how. */
  readonly close?: Say;
}

/** A text in lines, cut where there is no room. */
const linesOf = (texts: readonly string[], letters: number): readonly string[] =>
  texts.flatMap((text) => (text === '' ? [] : wrapped(text, letters, 8)));

/** A note on the board: what a thing is, what it will cause, what its signs mean. */
export function Note({ telling, causes = [], width, high, at, close }: NoteProps) {
  const { title, signs } = telling;
  const titles = wrapped(title, Math.floor((width - (close === undefined ? 20 : 44)) / 8), 2);
  const top = 22 + (titles.length - 1) * 18;
  const lines = linesOf(telling.lines, Math.floor(width / 7.5)).slice(0, Math.floor((high - top - 12) / LINE));
  const causeLines = linesOf(causes, Math.floor((width - 14) / 7.5));
  const below = top + 3 + (lines.length + causeLines.length) * LINE;
  const meanings: {
    readonly glyphs: Told['signs'][number]['glyphs'];
    readonly lines: readonly string[];
    y: number;
  }[] = [];
  let y = below + 10;
  for (const { glyphs, text } of signs) {
    const meaning = wrapped(text, Math.floor((width - SIGN - 20) / 6.1), 3);
    if (y + meaning.length * SMALL > high) break;
    meanings.push({ glyphs, lines: meaning, y });
    y += meaning.length * SMALL + 5;
  }
  const height = meanings.length === 0 ? below + 9 : y + 3;
  const [left, up] = at(height);
  return (
    <g transform={`translate(${round(left)} ${round(up)})`} pointerEvents={close === undefined ? 'none' : undefined}>
      <g {...(close === undefined ? {} : unheard)}>
        <rect width={width} height={height} rx="12" className="sc-detail" />
        {titles.map((line, i) => (
          <text key={line} x="14" y={22 + i * 18} className="sc-detail-title">
            {line}
          </text>
        ))}
        {close !== undefined && (
          <path
            d={`M${width - 22} 11L${width - 12} 21M${width - 12} 11L${width - 22} 21`}
            stroke="#cfd9ff"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        )}
        {[...lines, ...causeLines].map((line, i) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            key={i}
            x="14"
            y={top + 19 + i * LINE}
            className={i < lines.length ? 'sc-detail-line' : 'sc-detail-line sc-cause'}
          >
            {line}
          </text>
        ))}
        {meanings.map(({ glyphs, lines: meaning, y: from }) => (
          <g key={from}>
            <GlyphRow glyphs={glyphs} x={14 + SIGN / 2} y={from + 5} wide={SIGN} high={18} />
            {meaning.map((line, i) => (
              <text key={line} x={SIGN + 22} y={from + 9 + i * SMALL} className="sc-detail-small">
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
      {close !== undefined && (
        <Cover
          is={shows('close', `${title}. ${telling.lines.join(' ')} ${close({ key: 'board.close' })}`)}
          width={width}
          height={height}
          corner={12}
        />
      )}
    </g>
  );
}

/** Below the thing that is pointed at, or above it where there is no room below. */
export const beside =
  (thing: Box, width: number, size: Size) =>
  (height: number): readonly [number, number] => {
    const x = between(4, thing.x + thing.width / 2 - width / 2, size.width - width - 4);
    const below = thing.y + thing.height + 8;
    const above = thing.y - height - 8;
    if (below + height <= size.height) return [x, below];
    return [x, above >= 0 ? above : Math.max(4, size.height - height - 4)];
  };

/** In the middle of a box, at its foot. */
export const atFoot =
  (box: Box, width: number) =>
  (height: number): readonly [number, number] => [
    box.x + (box.width - width) / 2,
    box.y + Math.max(0, box.height - height - 4),
  ];
