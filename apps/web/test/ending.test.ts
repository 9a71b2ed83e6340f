import { describe, expect, it } from 'vitest';
import { titleOf } from '../src/panel/ending.ts';
import type { TableState } from '../src/session.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const ended = (places: readonly number[], points: readonly number[], viewer = 0) =>
  ({ names: ['Ann', 'Bo', 'Cy'], viewer, view: { outcome: { places, points } } }) as unknown as TableState;
const title = (...end: Parameters<typeof ended>) => [en, de].map((words) => titleOf(ended(...end), words, String));

describe('the end', () => {
  it('says who has won, alone or together', () => {
    expect(title([2, 1, 3], [4, 9, 1], 1)).toEqual([en.youWon, de.youWon]);
    expect(title([2, 1, 3], [4, 9, 1])).toEqual([en.winner('Bo'), de.winner('Bo')]);
    expect(title([1, 1, 3], [9, 9, 1])).toEqual([en.winners('Ann, Bo'), de.winners('Ann, Bo')]);
  });
  it('says that nobody has won where nobody comes first (GT-19.11)', () => {
    expect(title([2, 3, 4], [-1, -3, -11])).toEqual(['Nobody has won.', 'Niemand hat gewonnen.']);
  });
});
