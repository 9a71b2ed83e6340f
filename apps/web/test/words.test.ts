import { LEVELS, playOf, SECONDS } from '@starboard/bots/levels';
import { games } from '@starboard/games';
import { describe, expect, it } from 'vitest';
import { GAMES, loadGame, loadPuzzle, puzzlesOf } from '../src/games/registry.ts';
import { isSound } from '../src/match/host.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const keys = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? keys(value, `${path}${key}.`) : [`${path}${key}:${typeof value}`],
  );

describe('the words of the app', () => {
  it('are there in both languages', () => {
    expect(keys(de)).toEqual(keys(en));
  });
  it('are not empty, and hardly ever the same', () => {
    const texts = (words: object): string[] =>
      Object.values(words).flatMap((value) =>
        typeof value === 'object' ? texts(value) : typeof value === 'string' ? [value] : [],
      );
    expect([...texts(en), ...texts(de)].filter((text) => text.trim() === '')).toEqual([]);
    const same = texts(en).filter((text, i) => text === texts(de)[i]);
    expect(same.length).toBeLessThan(30);
  });
});

describe('the levels of bots', () => {
  it('tell how long they think at most', () => {
    for (const [level, seconds] of Object.entries(SECONDS))
      for (const { levelHints } of [en, de]) expect(levelHints[level]).toMatch(new RegExp(` ${seconds} se[ck]`, 'i'));
  });
});

describe.each(games)('the levels of $meta.id', ({ bot }) => {
  it('slip less, the higher they are, and search only above those that slip', () => {
    // As one list that must rise: what slips counts below nothing, the more it slips the lower; what searches by its futures.
    const strengths = LEVELS.map((level) => playOf(level, bot)).map((play) =>
      'slips' in play ? 0 - play.slips : play.iterations,
    );
    expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b));
    expect(strengths.at(-1)).toBeGreaterThan(0);
  });
});

describe('the games of the app', () => {
  it('are those of the registry', () => {
    expect(GAMES.map(({ id }) => id).sort()).toEqual(games.map(({ meta }) => meta.id).sort());
  });
  it('have puzzles that can be solved', async () => {
    for (const { id } of GAMES) {
      const game = await loadGame(id);
      expect(puzzlesOf(id).length).toBeGreaterThan(0);
      for (const name of puzzlesOf(id))
        expect([name, isSound(game, (await loadPuzzle(id, name)) ?? '')]).toEqual([name, true]);
    }
  });
});
