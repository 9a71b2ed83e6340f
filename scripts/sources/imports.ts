// What imports what at run time.
import type { Finder, Source } from './sources.ts';
import { listAt, partAt, type Syntax, said } from './syntax.ts';

const IMPORTING = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];

/** Whether a statement is only about types. */
const isOfTypes = (node: Syntax): boolean => node.importKind === 'type' || node.exportKind === 'type';

/** The modules that are loaded with a program. Types are not, nor what is asked for later by `import()`. */
export function imported(program: Syntax): readonly string[] {
  const loading = listAt(program, 'body').filter((node) => IMPORTING.includes(node.type) && !isOfTypes(node));
  return loading.flatMap((node) => said(partAt(node, 'source')) ?? []);
}

/** By path the paths that each source loads. */
export const importGraph = (sources: readonly Source[], find: Finder): ReadonlyMap<string, readonly string[]> =>
  new Map(
    sources.map(({ path, program }) => [path, imported(program).flatMap((from) => find(path, from) ?? [])] as const),
  );

/** Groups of modules that import each other in a circle. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    let low = order.size - 1;
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.includes(node)) cycles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort(([a], [b]) => a.localeCompare(b, 'en'));
}
