import { describe, expect, it } from 'vitest';
import { storyOf } from '../src/panel/story.ts';

/** Two seats, step by step. */
const course = (...points: readonly (readonly [number, number])[]) => points;

describe('the story of a match', () => {
  it('tells who took the lead, who took it back, and the greatest leap', () => {
    const { turns } = storyOf(course([0, 0], [2, 0], [2, 3], [2, 9], [10, 9], [12, 9]), [1, 2]);
    expect(turns).toEqual([
      { kind: 'lead', seat: 0, at: 1, by: 2 },
      { kind: 'lead', seat: 1, at: 2, by: 1 },
      { kind: 'back', seat: 0, at: 4, by: 1 },
    ]);
  });

  it('adds a leap that took no lead', () => {
    const { turns } = storyOf(course([0, 0], [9, 0], [9, 0], [9, 8], [20, 8]), [1, 2]);
    expect(turns.map(({ kind, at }) => [kind, at])).toEqual([
      ['lead', 1],
      ['leap', 4],
    ]);
  });

  it('takes no tie for a lead', () => {
    expect(storyOf(course([0, 0], [3, 3], [3, 3]), [1, 1]).turns).toEqual([]);
  });

  it.each([
    ['level', course([0, 0], [50, 0], [100, 100]), 0],
    ['close', course([0, 0], [50, 0], [100, 95]), 5],
    ['led', course([0, 0], [0, 5], [0, 6], [30, 6]), 50],
    ['leapt', course([0, 0], [10, 0], [20, 0], [30, 12], [40, 12]), 12],
    ['surged', course([10, 0], [30, 2], [31, 4], [32, 6], [33, 8], [33, 10], [33, 12]), 4],
    ['reached', course([0, 0], [20, 1], [40, 2], [60, 3]), 3],
    ['endured', course([0, 0], [9, 0], [20, 0]), 0],
  ] as const)('has a kind word for who comes second: %s', (kind, points, n) => {
    expect(storyOf(points, [1, 2]).praise).toEqual([undefined, { kind, n }]);
  });

  it('calls nobody close who has more points than the winner, and has lost by debts', () => {
    expect(storyOf(course([0, 0], [9, 0], [20, 30]), [1, 2]).praise).toEqual([undefined, { kind: 'led', n: 33 }]);
  });

  it('is silent about somebody who plays alone', () => {
    expect(storyOf([[0], [5]], [1])).toEqual({ turns: [], praise: [undefined] });
  });
});
