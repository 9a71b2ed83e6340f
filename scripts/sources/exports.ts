// What is exported, and who asks for it.
import type { Finder, Source } from './sources.ts';
import { listAt, nodesIn, partAt, type Syntax, said } from './syntax.ts';

interface Forward {
  readonly from: string;
  /** By the name under which it goes on; undefined for all. */
  readonly names: ReadonlyMap<string, string> | undefined;
}

interface Module {
  /** Declared here. */
  readonly own: readonly string[];
  readonly forwards: readonly Forward[];
  /** What is asked of other modules. */
  readonly asks: readonly { readonly from: string; readonly name: string }[];
}

/** All that a module has to give. */
const EVERYTHING = '*';

/** The names that a declaration makes. */
function namesOf(declaration: Syntax): readonly string[] {
  const declared = listAt(declaration, 'declarations');
  const patterns = declared.length > 0 ? declared.map((one) => partAt(one, 'id')) : [partAt(declaration, 'id')];
  return patterns.flatMap((pattern) => (pattern === undefined ? [] : namesIn(pattern)));
}

function namesIn(pattern: Syntax): readonly string[] {
  if (pattern.type === 'ObjectPattern') return listAt(pattern, 'properties').flatMap((one) => namesIn(inner(one)));
  if (pattern.type === 'ArrayPattern') return listAt(pattern, 'elements').flatMap(namesIn);
  return [said(pattern) ?? []].flat();
}

const inner = (property: Syntax): Syntax => partAt(property, 'value') ?? partAt(property, 'argument') ?? property;

function moduleOf({ path, program }: Source, find: Finder): Module {
  const own: string[] = [];
  const forwards: Forward[] = [];
  const asks: { from: string; name: string }[] = [];
  for (const [node] of nodesIn(program)) {
    const source = said(partAt(node, 'source')) ?? said(partAt(partAt(node, 'argument'), 'literal'));
    const from = source === undefined ? undefined : find(path, source);
    const specifiers = listAt(node, 'specifiers');
    if (from === undefined) {
      if (node.type === 'ExportDefaultDeclaration') own.push('default');
      if (node.type !== 'ExportNamedDeclaration' || source !== undefined) continue;
      own.push(...specifiers.flatMap((one) => said(partAt(one, 'exported')) ?? []));
      own.push(...listAt(node, 'declaration').flatMap(namesOf));
    } else if (node.type === 'ExportAllDeclaration') forwards.push({ from, names: undefined });
    else if (node.type === 'ExportNamedDeclaration') {
      const names = specifiers.map(
        (one) => [said(partAt(one, 'exported')) ?? '', said(partAt(one, 'local')) ?? ''] as const,
      );
      forwards.push({ from, names: new Map(names) });
    } else if (node.type === 'ImportDeclaration') asks.push(...specifiers.map((one) => ({ from, name: askedBy(one) })));
    else if (node.type === 'ImportExpression' || node.type === 'TSImportType') asks.push({ from, name: EVERYTHING });
  }
  return { own, forwards, asks };
}

function askedBy(specifier: Syntax): string {
  if (specifier.type === 'ImportSpecifier') return said(partAt(specifier, 'imported')) ?? EVERYTHING;
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : EVERYTHING;
}

const occurrences = (text: string, name: string): number =>
  text.match(new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;

/** Which files are opened by their path, and in which somebody else has to ask for a value: that its own file uses it is not enough. */
export interface Doors {
  isOpen(path: string): boolean;
  isStrict(path: string): boolean;
}

const isType = (text: string, name: string): boolean => new RegExp(`export (type|interface) ${name}\\b`).test(text);

/** What is exported and named nowhere else: not by those who import it, nor in its own file. */
export function deadExports(sources: readonly Source[], find: Finder, { isOpen, isStrict }: Doors): readonly string[] {
  const modules = new Map(sources.map((source) => [source.path, moduleOf(source, find)] as const));
  const asked = new Set<string>();
  const ask = (path: string, name: string): void => {
    const key = `${path} ${name}`;
    const module = modules.get(path);
    if (module === undefined || asked.has(key)) return;
    asked.add(key);
    for (const { from, names } of module.forwards) {
      if (names === undefined) ask(from, name);
      else if (name === EVERYTHING) for (const inside of names.values()) ask(from, inside);
      else if (names.has(name)) ask(from, names.get(name) ?? name);
    }
  };
  for (const { asks } of modules.values()) for (const { from, name } of asks) ask(from, name);
  for (const path of modules.keys()) if (isOpen(path)) ask(path, EVERYTHING);
  return sources.flatMap(({ path, text }) =>
    (modules.get(path)?.own ?? [])
      .filter((name) => !asked.has(`${path} ${name}`) && !asked.has(`${path} ${EVERYTHING}`))
      .filter((name) => occurrences(text, name) < 2 || (isStrict(path) && !isType(text, name)))
      .map((name) => `${path} ${name}`),
  );
}
