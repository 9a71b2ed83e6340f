import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch, readMatchFile } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { galaxyTrucker } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('golden matches', () => {
  it('are there for 2 to 5 players, both ways of building and all modules', () => {
    expect(files).toHaveLength(5);
  });

  it.each(files)('%s replays the same, action by action', (name) => {
    const file = readMatchFile(readFileSync(new URL(name, folder), 'utf8'));
    const match = loadMatch(galaxyTrucker, file);
    expect(match.over).toBe(true);
    expect(match.outcome).toEqual(file.outcome);
  });
});
