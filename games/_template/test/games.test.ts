import { goldenTests, scenarioTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { template } from '../src/index.ts';

const home = new URL('../', import.meta.url);
scenarioTests(template, home);
const golden = goldenTests(template, home);

it('golden matches of both lucks are there: logs of the old one replay as ever', () => {
  expect(new Set([...golden.values()].map(({ luck }) => luck))).toEqual(new Set([1, 2]));
});
