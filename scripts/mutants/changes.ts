import { isSyntax, type Piece, parse, partsOf, type Syntax } from '../sources/syntax.ts';

/** One small change of a rule: these characters of the file become that text. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  /** Says where and what, and stays the same while other lines come and go: `tributeOf: "cards > limit" becomes "cards >= limit"`. */
  readonly name: string;
}

type Draft = Omit<Change, 'line' | 'name'>;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
};
const NAMES: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
};

/** Whether code says that something cannot be: such a check is for bugs, and no rule. */
function throws(node: unknown): boolean {
  if (!isSyntax(node)) return false;
  if (node.type === 'BlockStatement') return throws((node.body as readonly unknown[])[0]);
  return node.type === 'ThrowStatement';
}

/** The operator between two operands, which stands behind comments at most. */
function operator(source: string, node: Syntax, other: string): Draft {
  const [left, right] = [node.left as Piece, node.right as Piece];
  const sign = node.operator as string;
  const start = source.lastIndexOf(sign, right.start - 1);
  if (start < left.end) throw new Error(`No ${sign} between ${left.end} and ${right.start}`);
  return { start, end: start + sign.length, text: other };
}

const whole = ({ start, end }: Piece, text: string): Draft => ({ start, end, text });

/** What a condition becomes when it does not count: always, and never. */
const always = (test: unknown): readonly Draft[] => [whole(test as Piece, 'true'), whole(test as Piece, 'false')];

function logical(source: string, node: Syntax): readonly Draft[] {
  if (node.operator === '??') return [];
  const [left, right] = [node.left as Piece, node.right as Piece];
  const kept = [left, right].map((side) => whole(node, source.slice(side.start, side.end)));
  return [operator(source, node, node.operator === '&&' ? '||' : '&&'), ...kept];
}

/** Whole numbers: `a < 1` is `a <= 0`, so moving the edge of the comparison is enough. */
const isOrder = (node: Syntax): boolean => ['<', '<=', '>', '>='].includes(node.operator as string);

function draftsAt(source: string, node: Syntax, parent: Syntax): readonly Draft[] {
  switch (node.type) {
    case 'LogicalExpression':
      return logical(source, node);
    case 'BinaryExpression':
      return (OPERATORS[node.operator as string] ?? []).map((other) => operator(source, node, other));
    case 'IfStatement':
      return throws(node.consequent) ? [] : always(node.test);
    case 'ConditionalExpression':
      return always(node.test);
    case 'UnaryExpression':
      return node.operator === '!' ? [whole({ ...node, end: node.start + 1 }, '')] : [];
    case 'Literal':
      return typeof node.value === 'number' && !isOrder(parent) ? [whole(node, String(node.value + 1))] : [];
    case 'MemberExpression': {
      const property = node.property as Syntax;
      const other = node.computed ? undefined : NAMES[property.name as string];
      return other === undefined ? [] : [whole(property, other)];
    }
    default:
      return [];
  }
}

/** Of questions and forms: what somebody does who draws lots or wants ideas. Whether it is allowed is judged elsewhere. */
const LOTS = ['draw', 'sample', 'suggest'];

const isSkipped = (node: Syntax): boolean =>
  (node.type === 'Property' && LOTS.includes(nameOf(node) ?? '')) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ThrowStatement' ||
  (node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type));

const nameOf = (node: Syntax): string | undefined =>
  ['FunctionDeclaration', 'VariableDeclarator', 'Property', 'MethodDefinition'].includes(node.type)
    ? ((node.id ?? node.key) as { name?: string } | undefined)?.name
    : undefined;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The change with as much around it as one needs to know it by: the comparison, the call, the condition. */
function named(source: string, around: Piece, { start, end, text }: Draft): string {
  const before = flat(source.slice(around.start, around.end));
  const after = flat(source.slice(around.start, start) + text + source.slice(end, around.end));
  return `\`${before}\` becomes \`${after}\``;
}

const SHOWN = ['BinaryExpression', 'CallExpression', 'LogicalExpression', 'AssignmentExpression', 'VariableDeclarator'];

function aroundOf(node: Syntax, parent: Syntax): Piece {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test as Piece;
  return node.type === 'Literal' && SHOWN.includes(parent.type) ? parent : node;
}

/** Every change that is tried on this file. */
export function changesOf(source: string): readonly Change[] {
  const found: Change[] = [];
  const times = new Map<string, number>();
  const add = (draft: Draft, around: Piece, place: readonly string[]): void => {
    const name = `${place.join('.')}: ${named(source, around, draft)}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const line = source.slice(0, draft.start).split('\n').length;
    found.push({ ...draft, line, name: time === 1 ? name : `${name} (${time})` });
  };
  const walk = (node: Syntax, parent: Syntax, place: readonly string[]): void => {
    if (isSkipped(node)) return;
    const name = nameOf(node);
    const inside = name === undefined ? place : [...place, name];
    for (const draft of draftsAt(source, node, parent)) add(draft, aroundOf(node, parent), inside);
    for (const part of partsOf(node)) walk(part, node, inside);
  };
  const program = parse(source);
  walk(program, program, []);
  return found;
}

export const changed = (source: string, { start, end, text }: Change): string =>
  source.slice(0, start) + text + source.slice(end);
