import { parseAst } from 'vite';

/** A piece of a source. */
export interface Piece {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Any part of a syntax tree; what a kind of node has is known where it is looked at. */
export type Syntax = Piece & Readonly<Record<string, unknown>>;

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export function parse(source: string, path = 'rule.ts'): Syntax {
  const program: unknown = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (!isSyntax(program)) throw new Error(`There is no program in ${path}`);
  return program;
}

export const partsOf = (node: Syntax): readonly Syntax[] => Object.values(node).flat().filter(isSyntax);

/** Every node, with the one that it is part of. */
export function* nodesIn(
  node: Syntax,
  parent?: Syntax,
): Generator<readonly [node: Syntax, parent: Syntax | undefined]> {
  yield [node, parent];
  for (const part of partsOf(node)) yield* nodesIn(part, node);
}

/** The part of a node that is one node; undefined where there is none. */
export function partAt(node: Syntax | undefined, key: string): Syntax | undefined {
  const part = node?.[key];
  return isSyntax(part) ? part : undefined;
}

/** The parts of a node that are a list. */
export const listAt = (node: Syntax, key: string): readonly Syntax[] => [node[key]].flat().filter(isSyntax);

/** What an identifier or a string says. */
export function said(node: Syntax | undefined): string | undefined {
  const word = node?.name ?? node?.value;
  return typeof word === 'string' ? word : undefined;
}
