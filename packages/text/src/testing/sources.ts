import { readdirSync, readFileSync } from 'node:fs';

export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What a game's sources say, by path below `src/`. */
export function sourcesOf(home: URL): readonly Source[] {
  const folder = new URL('src/', home);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
}

const all = ({ text }: Source, what: RegExp): string[] => Array.from(text.matchAll(what), ([, found]) => found);

/** The arguments of the call that opens at this bracket, split at the commas between them. */
function argumentsAt(text: string, open: number): string[] {
  const found = [''];
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const sign = text[at];
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (depth === 0) return found;
    if (sign === ',' && depth === 1) found.push('');
    else if (at > open) found[found.length - 1] += sign;
  }
  throw new Error('A call without an end');
}

/** Every refusal of a source, `refuse(rule, code, { … })`, a pair of rule and code, or one of a form that counts: its code, and what it brings along. */
export function refusalsIn(source: Source) {
  const called = [...source.text.matchAll(/\brefuse(?=\()/g)].flatMap(({ index }) => {
    const [, codes = '', params = ''] = argumentsAt(source.text, index + 'refuse'.length);
    const names = [...params.matchAll(/(?:^\s*\{|,)\s*(\w+)/g)].map(([, name]) => name);
    return [...codes.matchAll(/'([a-z-]+)'/g)].map(([, code]) => ({ code, names }));
  });
  const paired = all(source, /\['[A-Z]+-[\d.]+', '([a-z-]+)'\]/g).map((code) => ({ code, names: [] as string[] }));
  const missing = all(source, /\bmissing: '([a-z-]+)'/g).map((code) => ({ code, names: [] as string[] }));
  const miscounted = all(source, /\bmiscounted: '([a-z-]+)'/g).map((code) => ({ code, names: ['wanted', 'given'] }));
  return [...called, ...paired, ...missing, ...miscounted].map((refusal) => ({ ...refusal, path: source.path }));
}

/** The kinds of all questions of a source: `kind: 'burn', rule: 'TP-3.2'`, or `tollQuestion = payOr('toll', 'GT-19.43', …)`. */
export const questionKindsIn = (source: Source): string[] =>
  all(source, /(?:kind: |Question = \w+\()'([a-z-]+)',\s*(?:rule: )?'[A-Z]+-\d/g);

/** The keys that a board's source says as they stand. */
export const keysIn = (source: Source): string[] => all(source, /(?:key: |word=)['"]([a-z][a-z.-]+)['"]/g);
