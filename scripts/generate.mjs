import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Writes what follows from declarations: `src/copy.ts` of every game that declares the fields of its state. */

const GAMES = new URL('../games/', import.meta.url);

/** @typedef {Readonly<Record<string, { readonly isList: boolean }>>} Fields */

/**
 * A copy as one literal: all states have one hidden class then, and a copy costs no more than its lists.
 * @param {Fields} fields
 */
export const copySource = (fields) => `// Written by \`npm run generate\` from the fields in state.ts.
import type { State } from './state.ts';

/** An independent copy; it is the heart of every search. */
export const copy = (state: State): State => ({
${Object.entries(fields)
  .map(([name, { isList }]) => `  ${name}: state.${name}${isList ? '.slice()' : ''},\n`)
  .join('')}});
`;

/**
 * The games that declare their fields: where the copy belongs, and what it says.
 * @returns {Promise<readonly { readonly file: URL, readonly source: string }[]>}
 */
export async function generated() {
  const folders = readdirSync(GAMES).filter((folder) => existsSync(new URL(`${folder}/src/state.ts`, GAMES)));
  const states = await Promise.all(
    folders.map(async (folder) => ({
      file: new URL(`${folder}/src/copy.ts`, GAMES),
      fields: (await import(new URL(`${folder}/src/state.ts`, GAMES).href)).fields,
    })),
  );
  return states.flatMap(({ file, fields }) => (fields === undefined ? [] : [{ file, source: copySource(fields) }]));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { file, source } of await generated()) writeFileSync(file, source);
}
