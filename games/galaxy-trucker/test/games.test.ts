import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { galaxyTrucker } from '../src/index.ts';

const home = new URL('../', import.meta.url);
const scenarios = scenarioTests(galaxyTrucker, home);
const golden = goldenTests(galaxyTrucker, home);

it('scenarios show the worked examples W-1 to W-18', () => {
  const shown = new Set([...scenarios.keys()].map((file) => Number(/^w(\d\d)-/.exec(file)?.[1])));
  expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
});

it('golden matches are there for 2 to 5 players, both ways of building and all modules', () => {
  expect(golden.size).toBe(5);
});
