import type { MatchView } from './match.ts';
import type { Phrase } from './phrase.ts';
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
  drawMap(view: MatchView<Seen>, language: 'en' | 'de', extra: DrawExtra): string;
}
