import { goldenTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { galaxyTrucker } from '../src/index.ts';

const files = goldenTests(galaxyTrucker, new URL('../', import.meta.url));

it('golden matches are there for 2 to 5 players, both ways of building and all modules', () => {
  expect(files.size).toBe(5);
});
