import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, carriedOver, loadMatch, type MatchFile, readMatchFile, toldDigest } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

/** Matches as earlier versions of the rules have written them, with a digest of all that they told. */
const home = (game: AnyGame): URL => new URL(`../../../games/${game.meta.id}/test/former/`, import.meta.url);

const former = games.flatMap((game) => {
  if (!existsSync(home(game))) return [];
  const names = readdirSync(home(game)).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const read = (file: string): string => readFileSync(new URL(file, home(game)), 'utf8');
    const [, digest] = new RegExp(`^${name} (\\w+)$`, 'm').exec(read('told.txt')) ?? [];
    return { name, game, file: readMatchFile(read(name)), digest };
  });
});

const changed = (file: MatchFile, log: MatchFile['log']): MatchFile => {
  const { outcome: _, ...running } = file;
  return { ...running, log };
};

describe('matches of former rules', () => {
  it('are kept of every version that plays like the one of today', () => {
    for (const { meta } of games)
      expect([
        meta.id,
        ...new Set(former.filter(({ game }) => game.meta === meta).map(({ file }) => file.rules)),
      ]).toEqual([meta.id, ...(meta.playsLike ?? [])]);
    expect(former.length).toBeGreaterThan(3);
  });

  it.each(former)('$game.meta.id: $name tells what it told then, and ends as it did', ({ game, file, digest }) => {
    expect(file.rules).toBeLessThan(game.meta.rulesVersion);
    const match = loadMatch(game, file);
    expect(match.outcome).toEqual(file.outcome);
    expect(toldDigest(match.trueHistory)).toBe(digest);
  });

  it.each(former)('$game.meta.id: $name goes on in the middle, and is one of these rules then', ({ game, file }) => {
    const half = changed(file, file.log.slice(0, file.log.length >> 1));
    const now = carriedOver(game, half);
    expect(now.rules).toBe(game.meta.rulesVersion);
    expect(now.log.map(({ hash: _, ...line }) => line)).toEqual(half.log.map(({ hash: _, ...line }) => line));
    const match = loadMatch(game, now);
    for (const line of file.log.slice(half.log.length)) expect(match.replay(line).ok).toBe(true);
    expect(match.outcome).toEqual(file.outcome);
  });

  it.each(former)('$game.meta.id: $name is judged all the same', ({ game, file }) => {
    const [first, ...rest] = file.log;
    expect(() => loadMatch(game, changed(file, [first, first, ...rest]))).toThrow('log.1: refused');
    expect(() => loadMatch(game, { ...file, rules: 99 })).toThrow('played under rules version 99');
    const { places, points } = file.outcome ?? { places: [], points: [] };
    expect(() => loadMatch(game, { ...file, outcome: { places, points: points.map((n) => n + 1) } })).toThrow(
      'outcome',
    );
  });
});
