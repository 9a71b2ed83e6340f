import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools.mjs';
import { castsIn } from './casts.ts';
import { commandsIn, documents, isThere, linksIn, pathsIn, scriptsIn } from './documents.ts';
import { deadExports } from './exports.ts';
import { longFunctions } from './functions.ts';
import { cyclesIn, imported, importGraph } from './imports.ts';
import { allSources, doorsOf, finderIn, packageOf, packages, type Source, sourcesIn, withoutTests } from './sources.ts';
import { parse } from './syntax.ts';

const sources = allSources();
const find = finderIn(sources, doorsOf(packages()));

const source = (path: string, text: string): Source => ({ path, text, program: parse(text, path) });

describe('imports', () => {
  it('count where they load a module, not where they name its types or ask for it later', () => {
    const text = `
import type { A } from './a.ts';
import { type B, b } from './b.ts';
import {
  c,
} from '@starboard/c';
export * from './d.ts';
export type { E } from './e.ts';
import './f.css';
const g = import('./g.ts');
export const from = 'nowhere';
`;
    expect(imported(parse(text))).toEqual(['./b.ts', '@starboard/c', './d.ts', './f.css']);
  });

  it('are followed around every circle, and each circle is found once', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'x']],
      ['c', ['a']],
      ['x', ['y', 'x']],
      ['y', []],
    ]);
    expect(cyclesIn(graph)).toEqual([['a', 'b', 'c'], ['x']]);
  });

  it('of this repository know packages by their names', () => {
    const graph = importGraph(sources, find);
    expect(graph.get('packages/host/src/thinker.ts')).toContain('packages/bots/src/index.ts');
    expect(graph.size).toBeGreaterThan(1000);
  });

  it('of this repository go around in no circle', () => {
    expect(cyclesIn(importGraph(withoutTests(sources), find))).toEqual([]);
  });
});

/** Opened by their path: games by hosts, what tools look for. */
const isOpen = (path: string): boolean =>
  /^games\/[^/]+\/src\/(index|meta|stats|terminal)\.ts$/.test(path) ||
  /^games\/[^/]+\/src\/board\/(index|GameArt)\.tsx$/.test(path) ||
  /\.config\.ts$/.test(path);

describe('exports', () => {
  it('are dead where nobody names them, through whatever door', () => {
    const few = [
      source('a.ts', 'export const used = 1;\nexport const own = 2;\nexport const other = own;\nexport type Lost = 3;'),
      source('b.ts', "export * from './a.ts';\nexport { other as renamed } from './a.ts';"),
      source('c.ts', "import { renamed, used } from './b.ts';\nexport const [, unread] = [renamed, used];"),
      source('open.ts', 'export const opened = 1;'),
    ];
    const here = finderIn(few, new Map());
    const isOpen = (path: string) => path === 'open.ts';
    expect(deadExports(few, here, { isOpen, isStrict: () => false })).toEqual(['a.ts Lost', 'c.ts unread']);
    const strict = { isOpen, isStrict: () => true };
    expect(deadExports(few, here, strict)).toEqual(['a.ts own', 'a.ts Lost', 'c.ts unread']);
  });

  it('of this repository are all named by somebody', () => {
    // A chapter of a game shows what it has, also if nobody asks for it yet: judges, questions, content.
    const isStrict = (path: string) => !path.startsWith('games/');
    expect(deadExports(sources, find, { isOpen, isStrict })).toEqual([]);
  });
});

/** What is run by its name, or brings types. */
const isTool = (name: string): boolean => name === 'node' || /^@types\/|^@biomejs\/biome$|^typescript$/.test(name);

describe('dependencies', () => {
  const unnamed = (names: Record<string, string>, texts: readonly Source[]): readonly string[] =>
    Object.keys(names).filter((name) => !isTool(name) && !texts.some(({ text }) => text.includes(`'${name}`)));

  it.each(packages())('of %s are those that it names, and what only tests name is for development', (folder) => {
    const { dependencies = {}, devDependencies = {} } = packageOf(folder);
    const all = sourcesIn(folder);
    expect(unnamed(dependencies, withoutTests(all))).toEqual([]);
    expect(unnamed(devDependencies, all)).toEqual([]);
  });

  it('of the web app are no games: it opens those that it finds', () => {
    const { dependencies = {} } = packageOf('apps/web');
    const games = packages().filter((folder) => folder.startsWith('games/'));
    const names = ['@starboard/games', ...games.map((folder) => packageOf(folder).name)];
    expect(names.filter((name) => name in dependencies)).toEqual([]);
    const ids = games.map((folder) => folder.slice('games/'.length)).filter((id) => !id.startsWith('_'));
    const naming = withoutTests(sourcesIn('apps/web/src')).filter(({ text }) => ids.some((id) => text.includes(id)));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

describe('casts through unknown', () => {
  it('are found in whatever lines they stand, with the reason over them', () => {
    const text =
      '// because\nconst a = b as unknown as C;\n\n\n\nconst d = {\n} as unknown as E;\nconst f = g as unknown;\n';
    expect(castsIn(source('c.ts', text))).toEqual([
      { at: 'c.ts:2', hasReason: true },
      { at: 'c.ts:6', hasReason: false },
    ]);
  });

  it('of this repository are 12 at most outside of tests, each with its reason', () => {
    const casts = withoutTests(sources).flatMap(castsIn);
    expect(casts.filter(({ hasReason }) => !hasReason)).toEqual([]);
    expect(casts.length).toBeLessThanOrEqual(12);
  });
});

describe('documents', () => {
  const architecture = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');

  it('name files by paths, links, scripts and commands', () => {
    const text = 'See `games/G/src/*.ts`, [it](../api.md#here), `npm run laws -- --game G`, `npx starboard play x`.';
    const one = { path: 'docs/adr/a.md', text };
    expect([pathsIn, linksIn, scriptsIn, commandsIn].map((inside) => inside(one))).toEqual([
      ['games/*/src/*.ts'],
      ['docs/api.md'],
      ['laws'],
      ['play'],
    ]);
  });

  it.each(documents().map((one) => [one.path, one] as const))('%s names what is there', (_, one) => {
    const commands = commandsIn(one).map(
      (name) => `apps/cli/src/commands/${name.replace(/-./, (s) => s[1].toUpperCase())}.ts`,
    );
    expect([...pathsIn(one), ...linksIn(one), ...commands].filter((path) => !isThere(path))).toEqual([]);
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    expect(scriptsIn(one).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('count the files of one click', () => {
    const [, walk = ''] = /^## One click.*?$(.*?)^## /ms.exec(architecture) ?? [];
    const numbered = [...walk.matchAll(/(\d+)\. `/g)].map(([, n]) => Number(n));
    expect(numbered).toEqual(Array.from({ length: 33 }, (_, i) => i + 1));
  });
});

describe('functions', () => {
  const lines = (n: number): string => '  work();\n'.repeat(n);

  it('are as long as their lines; a list of tests is none', () => {
    const text = `function long() {\n${lines(4)}}\ndescribe('x', () => {\n${lines(9)}});\nconst short = () => {\n${lines(2)}};\n`;
    expect(longFunctions(source('f.ts', text), 5)).toEqual(['f.ts:1 (6)']);
  });

  it('of this repository have fewer than 80 lines', () => {
    expect(sources.flatMap((one) => longFunctions(one, 79))).toEqual([]);
  });
});
