import { readFileSync } from 'node:fs';
import { gameById } from '@starboard/games';
import { readMatchFile } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { buildMatch } from '../src/match/build.ts';
import { branchOf } from '../src/match/localMatch.ts';

const text = new URL('../../../games/eclipse/test/former/two-of-rules-1.json', import.meta.url);
const file = readMatchFile(readFileSync(text, 'utf8'));
const game = gameById('eclipse');
if (game === undefined) throw new Error('There is no Eclipse');

describe('a match of this device', () => {
  const half = branchOf(file, 100, 0, 'cadet');

  it('goes on that was begun under former rules which play like those of today', () => {
    const match = buildMatch(game, half);
    expect(match.seq).toBe(100);
    expect(buildMatch(game, { ...half, rules: game.meta.rulesVersion, log: match.log }).hash).toBe(match.hash);
  });

  it('goes on that was begun before versions of rules were noted', () => {
    const { rules: _, ...old } = half;
    expect(buildMatch(game, old).seq).toBe(100);
  });

  it('is compared line by line where it says that it is of the rules of today', () => {
    expect(() => buildMatch(game, { ...half, rules: game.meta.rulesVersion })).toThrow('log.0.hash');
  });
});
