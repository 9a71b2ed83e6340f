// What documents name: files, links, commands.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../tools.mjs';

export interface Document {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** All but the catalogues of rules, which games test themselves. */
export const documents = (): readonly Document[] =>
  globSync(['*.md', 'docs/**/*.md', '{apps,clients,games,packages}/*/*.md'], { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

const HOMES = /^(apps|clients|docs|games|packages|scripts)\/[\w./*-]+$/;
/** Stands for any of them: `games/G/src`; the moon race is the game that a newcomer makes. */
const ANY = /\/(G|GAME|NAME|moon-race)(?=\/|$)/g;

/** Paths from the root that a document names as code, with stars for what may be anything. */
export const pathsIn = ({ text }: Document): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code.split(/[\s,;()=:]+/))
    .filter((word) => HOMES.test(word))
    .map((path) => path.replace(/\.$/, '').replace(ANY, '/*'));

/** Files of this repository that a document links to, from the root. */
export const linksIn = ({ path, text }: Document): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, to]) => to)
    .filter((to) => !/^(https?|mailto):/.test(to))
    .map((to) => join(dirname(path), to));

/** Scripts of `package.json` that a document runs. */
export const scriptsIn = ({ text }: Document): readonly string[] =>
  [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script]) => script);

/** Commands of the command line that a document runs. */
export const commandsIn = ({ text }: Document): readonly string[] =>
  [...text.matchAll(/(?:npx|npm exec) starboard ([a-z-]+)/g)].map(([, command]) => command);

export const isThere = (path: string): boolean => globSync(path, { cwd: root }).length > 0;
