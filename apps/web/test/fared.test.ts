import { LEVELS } from '@starboard/bots/levels';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chair, LocalMatch } from '../src/match/localMatch.ts';
import { DEFAULT_LEVEL, levelFor, nextLevel, noteEnd } from '../src/sessions/fared.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const bots = (...levels: readonly string[]): readonly Chair[] => [
  { kind: 'person' },
  ...levels.map((level): Chair => ({ kind: 'bot', level })),
];

function ended(places: readonly number[], chairs: readonly Chair[], id = `${places}`): void {
  const match: LocalMatch = {
    id,
    game: 'g',
    players: chairs.length,
    options: {},
    seed: '',
    names: [],
    chairs,
    log: [],
  };
  noteEnd(match, { places: [...places], points: [] });
}

describe('the level to play next', () => {
  it('is a step higher after a win, a step lower for who came last, and else the same', () => {
    expect([1, 2, 3, 4].map((place) => nextLevel('captain', place, 4))).toEqual([
      ...['admiral', 'captain', 'captain', 'navigator'],
    ]);
    expect([nextLevel('admiral', 1, 2), nextLevel('cadet', 2, 2)]).toEqual(['admiral', 'cadet']);
  });

  it('follows from the last match of a game', () => {
    expect(levelFor('g')).toBe(DEFAULT_LEVEL);
    ended([1, 2, 3], bots('pilot', 'pilot'));
    expect(levelFor('g')).toBe('navigator');
    ended([3, 1, 2], bots('navigator', 'navigator'));
    expect(levelFor('g')).toBe('pilot');
    expect(levelFor('another')).toBe(DEFAULT_LEVEL);
  });

  it('counts a match once, and only where bots of one level play one person', () => {
    ended([1, 2], bots('pilot'), 'same');
    ended([1, 2], bots('navigator'), 'same');
    expect(levelFor('g')).toBe('navigator');
    ended([1, 2, 3], bots('pilot', 'admiral'));
    ended([1, 2], [{ kind: 'person' }, { kind: 'person' }]);
    ended([1, 2], bots('random'));
    expect(levelFor('g')).toBe('navigator');
  });

  it('is the first one where nothing sensible is kept', () => {
    for (const raw of ['{', '[]', 'null', '{"g":{"level":"god"}}', '{"g":7}']) {
      stored.set('starboard.fared', raw);
      expect(levelFor('g')).toBe(DEFAULT_LEVEL);
    }
    expect(LEVELS).toContain(DEFAULT_LEVEL);
  });
});
