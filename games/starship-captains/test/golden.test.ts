import { loadMatch } from '@starboard/kernel';
import { goldenTests } from '@starboard/kernel/testing';
import { expect, it } from 'vitest';
import { starshipCaptains } from '../src/index.ts';

const files = [...goldenTests(starshipCaptains, new URL('../', import.meta.url)).values()];

it('golden matches are there for 1 to 4 players', () => {
  expect([...new Set(files.map(({ players }) => players))].sort()).toEqual([1, 2, 3, 4]);
});

it('golden matches tell of nearly everything that can happen', () => {
  const told = files.flatMap((file) => loadMatch(starshipCaptains, file).trueHistory.flat());
  expect(new Set(told.map(({ event }) => event)).size).toBeGreaterThan(40);
});
