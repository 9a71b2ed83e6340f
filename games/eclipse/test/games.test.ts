import { loadMatch } from '@starboard/kernel';
import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { eclipse } from '../src/index.ts';

const home = new URL('../', import.meta.url);
const scenarios = scenarioTests(eclipse, home);
const files = [...goldenTests(eclipse, home).values()];

it('there are at least 25 puzzles, the two of the rule sheet among them', () => {
  expect(scenarios.size).toBeGreaterThanOrEqual(25);
  expect([...scenarios.keys()].filter((name) => name.includes('alex') || name.includes('marcus'))).toHaveLength(3);
});

it('golden matches are there for 2, 3, 4 and 6 players', () => {
  expect(files.map(({ players }) => players).sort()).toEqual([2, 3, 4, 6]);
});

it('golden matches tell of much that can happen', () => {
  const told = files.flatMap((file) => loadMatch(eclipse, file).trueHistory.flat());
  expect(new Set(told.map(({ event }) => event)).size).toBeGreaterThan(35);
});
