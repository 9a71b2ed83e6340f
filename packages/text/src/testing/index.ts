import type { AnyGame } from '@starboard/kernel';
import { catalogueTests } from './rules.ts';
import { sourcesOf } from './sources.ts';
import { type Telling, toldTests } from './told.ts';
import { voicesOf } from './voices.ts';
import { type WordSettings, wordTests } from './words.ts';

export { terminalKit } from './terminal.ts';
export { voicesOf } from './voices.ts';

export interface GameTextSettings extends Telling, WordSettings {}

/**
 * Tests of all that a game says, to be called in `test/text.test.ts`:
 * `gameTexts(starfarers, new URL('../', import.meta.url), { matches: [{ players: 4, options: {} }] })`.
 * How single sentences read is for the game's own tests, see {@link voicesOf}.
 */
export function gameTexts(game: AnyGame, home: URL, settings: GameTextSettings): void {
  const voices = voicesOf(game);
  const sources = sourcesOf(home);
  wordTests(game, voices, sources, settings);
  toldTests(game, voices, settings);
  catalogueTests(game, home, sources);
}
