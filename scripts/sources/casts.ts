// Where the checker is told to believe something that it cannot see.
import type { Source } from './sources.ts';
import { nodesIn, partAt } from './syntax.ts';

/** A cast by way of `unknown`. */
export interface Cast {
  /** `path:line` */
  readonly at: string;
  /** Whether a comment stands over it. */
  readonly hasReason: boolean;
}

const COMMENT = /^\s*(\/\/|\/?\*)/;
/** A statement may have begun so many lines above. */
const ABOVE = 3;

/** Every `… as unknown as …`, in whatever lines it stands. */
export function castsIn({ path, text, program }: Source): readonly Cast[] {
  const lines = text.split('\n');
  return [...nodesIn(program)].flatMap(([node]) => {
    const inner = partAt(node, 'expression');
    const isCast = node.type === 'TSAsExpression' && inner?.type === 'TSAsExpression';
    if (!isCast || partAt(inner, 'typeAnnotation')?.type !== 'TSUnknownKeyword') return [];
    const line = text.slice(0, node.start).split('\n').length;
    const over = lines.slice(Math.max(0, line - 1 - ABOVE), line - 1);
    return [{ at: `${path}:${line}`, hasReason: over.some((one) => COMMENT.test(one)) }];
  });
}
