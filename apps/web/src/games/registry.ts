import type { AnyGame, Meta } from '@starboard/kernel';
import type { Chapter, Language } from '@starboard/text';
import type { ComponentType } from 'react';
import type { BoardModule } from './boardModule.ts';

/** What the home page knows of every game; the rest of a game is loaded when it is needed. */
const metas = import.meta.glob<{ meta: Meta }>('../../../../games/*/src/meta.ts', { eager: true });
const rules = import.meta.glob<Record<string, AnyGame>>('../../../../games/*/src/index.ts');
const boards = import.meta.glob<BoardModule>('../../../../games/*/src/board/index.tsx');
const pictures = import.meta.glob<{ GameArt: ComponentType }>('../../../../games/*/src/board/GameArt.tsx');
const catalogues = import.meta.glob<string>('../../../../games/*/rules/*.md', { query: '?raw', import: 'default' });
const scenarios = import.meta.glob<string>('../../../../games/*/scenarios/*.json', {
  query: '?raw',
  import: 'default',
});

const lessons = import.meta.glob<string>('../../../../games/*/lessons/*.json', { query: '?raw', import: 'default' });

const folderOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? '';
const fileOf = (path: string): string => /([^/]+)\.\w+$/.exec(path)?.[1] ?? '';

interface Entry {
  readonly folder: string;
  readonly meta: Meta;
}

/** Games that have rules. The template stands last: it is a small game, made to be copied. */
const entries: readonly Entry[] = Object.entries(metas)
  .map(([path, { meta }]) => ({ folder: folderOf(path), meta }))
  .filter(({ folder }) => Object.keys(rules).some((path) => folderOf(path) === folder))
  .sort((a, b) => Number(a.folder.startsWith('_')) - Number(b.folder.startsWith('_')));

export const GAMES: readonly Meta[] = entries.map(({ meta }) => meta);

/** What players are shown: the template is for those who make games, and found by its address. */
export const SHELF: readonly Meta[] = entries.filter(({ folder }) => !folder.startsWith('_')).map(({ meta }) => meta);

export const metaOf = (id: string): Meta | undefined => GAMES.find((meta) => meta.id === id);

function fileIn<T>(files: Record<string, T>, id: string, rest: string): T | undefined {
  const folder = entries.find(({ meta }) => meta.id === id)?.folder;
  return folder === undefined
    ? undefined
    : Object.entries(files).find(([path]) => path.endsWith(`/${folder}/${rest}`))?.[1];
}

/** The rules and words of a game. */
export async function loadGame(id: string): Promise<AnyGame> {
  const module = await fileIn(rules, id, 'src/index.ts')?.();
  const game = Object.values(module ?? {}).find((value) => value?.meta?.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}`);
  return game;
}

/** How a game is drawn, or undefined where it has no drawing of its own. */
export const loadBoard = (id: string): Promise<BoardModule> | undefined =>
  fileIn(boards, id, 'src/board/index.tsx')?.();

/** The picture that a game has of itself, if it has one. */
export const loadPicture = (id: string): Promise<{ GameArt: ComponentType }> | undefined =>
  fileIn(pictures, id, 'src/board/GameArt.tsx')?.();

/** The rulebook of a game. */
export async function loadCatalogue(id: string, language: Language): Promise<readonly Chapter[]> {
  const text = await fileIn(catalogues, id, `rules/${language}.md`)?.();
  const { parseCatalogue } = await import('@starboard/text');
  return text === undefined ? [] : parseCatalogue(text);
}

/** The names of a game's files of a sort, in their order. */
function namesIn(files: Record<string, unknown>, id: string): readonly string[] {
  const folder = entries.find(({ meta }) => meta.id === id)?.folder;
  return Object.keys(files)
    .filter((path) => folderOf(path) === folder)
    .map(fileOf)
    .sort();
}

export const puzzlesOf = (id: string): readonly string[] => namesIn(scenarios, id);

/** The scenario file behind a puzzle. */
export const loadPuzzle = (id: string, name: string): Promise<string> | undefined =>
  fileIn(scenarios, id, `scenarios/${name}.json`)?.();

export const lessonsOf = (id: string): readonly string[] => namesIn(lessons, id);

export const loadLesson = (id: string, name: string): Promise<string> | undefined =>
  fileIn(lessons, id, `lessons/${name}.json`)?.();
