import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Columns } from '../src/index.ts';

/** Writes what follows from declarations: `src/copy.ts` of every game that declares the fields of its state. */

const GAMES = new URL('../../../games/', import.meta.url);

/** A copy as one literal: all states have one hidden class then, and a copy costs no more than its lists. */
export const copySource = (fields: Columns): string => `// Written by \`npm run generate\` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
// biome-ignore format: as many fields in a line as it holds
export const copy = (state: State): State => ({
${inLines(Object.entries(fields).map(([name, { isList }]) => `${name}: state.${name}${isList ? '.slice()' : ''},`))}
});
`;

const LINE = 120;

function inLines(parts: readonly string[]): string {
  const lines = [''];
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`;
    if (longer.length < LINE) lines[lines.length - 1] = longer;
    else lines.push(` ${part}`);
  }
  return lines.map((line) => ` ${line}`).join('\n');
}

interface Generated {
  readonly file: URL;
  readonly source: string;
}

/** What belongs into each file that is generated. */
export async function generated(): Promise<readonly Generated[]> {
  const folders = readdirSync(GAMES).filter((folder) => existsSync(new URL(`${folder}/src/state.ts`, GAMES)));
  const files = folders.map(async (folder): Promise<readonly Generated[]> => {
    const { fields }: { fields?: Columns } = await import(new URL(`${folder}/src/state.ts`, GAMES).href);
    if (fields === undefined) return [];
    return [{ file: new URL(`${folder}/src/copy.ts`, GAMES), source: copySource(fields) }];
  });
  return (await Promise.all(files)).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { file, source } of await generated()) writeFileSync(file, source);
