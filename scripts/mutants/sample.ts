import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Change, changesOf } from './changes.ts';

/** Where a game's rules are. */
const RULES = ['src/rules/**/*.ts', 'src/effects/**/*.ts', 'src/{play,score,setup,state}.ts'];

/** A change of one file of a game. */
export interface Mutant extends Change {
  /** Of the file, in the game's folder. */
  readonly path: string;
  /** What the file of its tests is called. */
  readonly chapter: string;
}

const rank = (seed: string, name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');

/** Every change that can be tried on the rules of the game in this folder. */
export function mutantsOf(home: string): readonly Mutant[] {
  const paths = globSync(RULES, { cwd: home }).sort();
  return paths.flatMap((path) =>
    changesOf(readFileSync(join(home, path), 'utf8')).map((change) => ({
      ...change,
      path,
      chapter: basename(path, '.ts'),
      name: `${path.slice('src/'.length)} ${change.name}`,
    })),
  );
}

/** So many of them, always the same for a seed: who comes and goes does not change which others are drawn. */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: string): readonly Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, at: rank(seed, mutant.name) }));
  return ranked
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
