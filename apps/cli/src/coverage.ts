import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyGame } from '@starboard/kernel';
import { catalogueOf, filesIn, folderOf } from './gameFiles.ts';

/** Rule IDs by whether something checks them. */
export interface Coverage {
  readonly tested: readonly string[];
  /** Cannot be tested; `rules/not-testable.txt` gives the reason. */
  readonly exempt: readonly string[];
  readonly missing: readonly string[];
  /** Named by a test, though there is no such rule. */
  readonly unknown: readonly string[];
}

const READABLE = /\.(tsx?|mjs|json|md)$/;
const CHECKS = /test|scenario|golden/;

/** Looks for the IDs of the game's catalogue in its tests, scenarios and recorded games. */
export function coverageOf(game: AnyGame): Coverage {
  const folder = folderOf(game);
  const rules = catalogueOf(game, 'en').flatMap((chapter) => chapter.rules.map(({ id }) => id));
  const named = namedIn(folder, game.meta.rulePrefix);
  const excused = exemptIn(join(folder, 'rules', 'not-testable.txt'));
  const known = new Set(rules);
  return {
    tested: rules.filter((id) => named.has(id)),
    exempt: rules.filter((id) => !named.has(id) && excused.has(id)),
    missing: rules.filter((id) => !named.has(id) && !excused.has(id)),
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  };
}

function namedIn(folder: string, prefix: string): Set<string> {
  const named = new Set<string>();
  const mention = new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+)+`, 'g');
  for (const file of filesIn(folder)) {
    const path = relative(folder, file);
    if (!CHECKS.test(path) || !READABLE.test(path)) continue;
    for (const [id] of readFileSync(file, 'utf8').matchAll(mention)) named.add(id);
  }
  return named;
}

function exemptIn(file: string): Set<string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...text.matchAll(/^([A-Z]+-\d+(?:\.\d+)+)\s+\S/gm)].map((match) => match[1]));
}
