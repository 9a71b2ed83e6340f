import type { MatchView } from './match.ts';
import type { Phrase } from './phrase.ts';
import type { Seat } from './question.ts';
import { nameOf } from './seats.ts';
import type { StateView, Viewer } from './view.ts';

export interface DrawExtra {
  readonly seat: Viewer;
  readonly names: readonly string[];
  /** Whether the terminal shows colours. */
  readonly colour: boolean;
  say(phrase: Phrase): string;
}

/** What a game may export as `@starboard/<game>/terminal`: the table as far as a terminal can draw it. */
export interface TerminalBoard<Seen = StateView> {
  drawMap(view: MatchView<Seen>, extra: DrawExtra): string;
}

/** A name that fits into a column. */
export const shortName = (names: readonly string[], seat: Seat): string => nameOf(names, seat).slice(0, 14);

/** Rows in columns: the first so many flush left, the others flush right. */
export function columned(rows: readonly (readonly string[])[], left = 1): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    row
      .map((text, i) => (i < left ? text.padEnd(widths[i]) : text.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

/** A heading over lines that belong together. */
export const titled = (title: string, lines: readonly string[], colour: boolean): readonly string[] => [
  colour ? painted(title, '1') : title,
  ...lines.map((line) => `  ${line}`),
];

/** A text as a terminal shows it: '1' is bold, '2' dim, '91' to '97' are colours. */
export const painted = (text: string, style: string): string => `\u001b[${style}m${text}\u001b[0m`;
