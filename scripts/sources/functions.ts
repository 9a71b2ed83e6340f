// How long functions are.
import type { Source } from './sources.ts';
import { nodesIn, partAt, partsOf, type Syntax } from './syntax.ts';

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const GROUPS = /^describe\b/;

const isGroup = (node: Syntax, text: string): boolean =>
  node.type === 'CallExpression' && GROUPS.test(text.slice(node.start, node.end));

/** Tests that stand together: they are a list, and no function that one reads as a whole. */
function holdsTests(node: Syntax, parent: Syntax | undefined, text: string): boolean {
  if (parent !== undefined && isGroup(parent, text)) return true;
  const body = partAt(node, 'body');
  const statements = body === undefined ? [] : partsOf(body);
  return statements.some(
    (statement) => statement.type === 'ExpressionStatement' && partsOf(statement).some((part) => isGroup(part, text)),
  );
}

/** The functions of a source that have more lines, each as `path:line (lines)`. */
export function longFunctions({ path, text, program }: Source, most: number): readonly string[] {
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  return [...nodesIn(program)].flatMap(([node, parent]) => {
    if (!FUNCTIONS.includes(node.type) || holdsTests(node, parent, text)) return [];
    const lines = text.slice(node.start, node.end).split('\n').length;
    return lines > most ? [`${path}:${lineOf(node.start)} (${lines})`] : [];
  });
}
