import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  loadMatch,
  type MatchFile,
  readMatchFile,
  readScenario,
  runScenario,
  type Scenario,
  toldDigest,
} from '../src/index.ts';
import { ruleIds } from '../src/laws/index.ts';

/** The IDs in the catalogue of the game in this folder. */
export const rulesOf = (home: URL): ReadonlySet<string> => ruleIds(readFileSync(new URL('rules/en.md', home), 'utf8'));

/** All JSON files of a folder, by name. */
export function readAll<T>(folder: URL, read: (text: string) => T): ReadonlyMap<string, T> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, read(readFileSync(new URL(name, folder), 'utf8'))]));
}

/** Tests of every scenario of the game in this folder. Hands them out by name, for tests of the game's own. */
export function scenarioTests(game: AnyGame, home: URL): ReadonlyMap<string, Scenario> {
  const scenarios = readAll(new URL('scenarios/', home), readScenario);
  const rules = rulesOf(home);
  describe('scenarios', () => {
    it.each([...scenarios])('%s comes out as it says', (_, scenario) => {
      expect(runScenario(game, scenario)).toEqual([]);
      expect(runScenario(game, { ...scenario, steps: [] })).not.toEqual([]); // there is something to do
      expect(Object.keys(scenario.goals)).toEqual(Object.keys(scenario.expect));
      expect([...rules]).toEqual(expect.arrayContaining([...scenario.rules]));
    });
  });
  return scenarios;
}

/** The digests in `test/golden/told.txt`, a line for each match. */
function toldOf(home: URL): Readonly<Record<string, string>> {
  const lines = readFileSync(new URL('test/golden/told.txt', home), 'utf8').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}

/** Tests of every match in `test/golden` of the game in this folder. Hands them out by name. */
export function goldenTests(game: AnyGame, home: URL): ReadonlyMap<string, MatchFile> {
  const files = readAll(new URL('test/golden/', home), readMatchFile);
  const told = toldOf(home);
  describe('golden matches', () => {
    it.each([...files])('%s replays the same, action by action, to its recorded end', (name, file) => {
      const match = loadMatch(game, file);
      expect(match.over).toBe(true);
      expect(match.outcome).toEqual(file.outcome);
      expect(toldDigest(match.trueHistory)).toBe(told[name]);
    });
  });
  return files;
}
