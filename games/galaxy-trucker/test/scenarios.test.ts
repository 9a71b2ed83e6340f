import { scenarioTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { galaxyTrucker } from '../src/index.ts';

const scenarios = scenarioTests(galaxyTrucker, new URL('../', import.meta.url));

it('scenarios show the worked examples W-1 to W-18', () => {
  const shown = new Set([...scenarios.keys()].map((file) => Number(/^w(\d\d)-/.exec(file)?.[1])));
  expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
});
