import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch, readMatchFile } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { starshipCaptains } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => readMatchFile(readFileSync(new URL(name, folder), 'utf8'));

describe('golden matches', () => {
  it('are there for 1 to 4 players', () => {
    expect([...new Set(files.map((name) => read(name).players))].sort()).toEqual([1, 2, 3, 4]);
  });

  it.each(files)('%s replays the same, action by action', (name) => {
    const file = read(name);
    const match = loadMatch(starshipCaptains, file);
    expect(match.over).toBe(true);
    expect(match.outcome).toEqual(file.outcome);
  });

  it('tell of nearly everything that can happen', () => {
    const told = new Set(
      files.flatMap((name) => loadMatch(starshipCaptains, read(name)).trueHistory.flat()).map(({ event }) => event),
    );
    expect(told.size).toBeGreaterThan(40);
  });
});
