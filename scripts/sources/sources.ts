// The sources of this repository, for tests about all of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../tools.mjs';
import { parse, type Syntax } from './syntax.ts';

export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly program: Syntax;
}

/** The folders of all packages, as in the workspaces of `package.json`. */
export function packages(): readonly string[] {
  const folders = ['packages', 'games', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

export function packageOf(folder: string): Package {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

export interface Package {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const NOT_OURS = /(^|\/)(node_modules|dist)\//;

/** All sources in a folder and below it. */
export function sourcesIn(folder: string): readonly Source[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => /\.(tsx?|m?js)$/.test(name)).map((name) => join(folder, name));
  return paths
    .filter((path) => !NOT_OURS.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, program: parse(text, path) };
    });
}

/** Every source, tests among them. */
export const allSources = (): readonly Source[] => [...packages(), 'scripts'].flatMap(sourcesIn);

const isTest = (path: string): boolean => /\/test\/|\.test\./.test(path);

/** What is run by those who play, serve and measure. */
export const withoutTests = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(({ path }) => !isTest(path));

/** By the name under which a file of a package is imported, its path. */
export const doorsOf = (folders: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    folders.flatMap((folder) => {
      const { name, exports = {} } = packageOf(folder);
      return Object.entries(exports).map(([key, file]) => [join(name, key), join(folder, file)] as const);
    }),
  );

/** Finds the file behind what a source imports; undefined where it is none of these. */
export type Finder = (path: string, from: string) => string | undefined;

export function finderIn(sources: readonly Source[], doors: ReadonlyMap<string, string>): Finder {
  const paths = new Set(sources.map(({ path }) => path));
  return (path, from) => {
    const file = from.startsWith('.') ? join(dirname(path), from) : doors.get(from);
    return file !== undefined && paths.has(file) ? file : undefined;
  };
}
