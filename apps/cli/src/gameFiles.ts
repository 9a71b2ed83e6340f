import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById, games } from '@starboard/games';
import type { AnyGame, GameEvent } from '@starboard/kernel';
import { type Chapter, LANGUAGES, type Language, parseCatalogue } from '@starboard/text';
import { UsageError } from './command.ts';
import { closest } from './ui/closest.ts';

/** The game with this id. */
export function findGame(id: string): AnyGame {
  const game = gameById(id);
  if (game !== undefined) return game;
  const ids = games.map(({ meta }) => meta.id);
  const near = closest(id, ids);
  throw new UsageError(
    `there is no game ${JSON.stringify(id)}${near === undefined ? '' : `; ${near}?`} (there are: ${ids.join(', ')})`,
  );
}

/** The folder of a game's package. */
export function folderOf(game: AnyGame): string {
  return dirname(dirname(fileURLToPath(import.meta.resolve(`@starboard/${game.meta.id}`))));
}

/** Names what each seat had in a finished match: a kind and an id, as in `tech t01`. */
export type FeatureReader = (
  history: readonly (readonly GameEvent[])[],
  players: number,
) => readonly (readonly string[])[];

/** What a game exports as `@starboard/GAME/stats`; a game without it has nothing to name. */
export async function featureReaderOf(game: AnyGame): Promise<FeatureReader | undefined> {
  const { exports } = JSON.parse(readFileSync(join(folderOf(game), 'package.json'), 'utf8'));
  if (exports['./stats'] === undefined) return undefined;
  return (await import(import.meta.resolve(`@starboard/${game.meta.id}/stats`))).features;
}

/** The game's rule catalogue. */
export function catalogueOf(game: AnyGame, language: Language): readonly Chapter[] {
  const file = join(folderOf(game), 'rules', `${language}.md`);
  return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')) : [];
}

export function readLanguage(text: string | undefined): Language {
  const language = LANGUAGES.find((one) => one === (text ?? 'en'));
  if (language === undefined) throw new UsageError(`--lang must be one of: ${LANGUAGES.join(', ')}`);
  return language;
}

/** All files of a folder and its folders. */
export function* filesIn(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}
