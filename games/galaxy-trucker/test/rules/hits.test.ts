import { describe, expect, it } from 'vitest';
import { flight } from '../table.ts';

describe('GT-11: hits', () => {
  const meteors = 'i-09'; // large from the front, small from the left, small from the right

  it('GT-11.5 a cannon in the same column shoots a large meteor down', () => {
    const table = flight({ deck: [meteors], draws: { hit: [3, 4, 1, 1, 1, 1] } });
    table.flyOn();
    expect(
      table
        .events('hit')
        .slice(0, 2)
        .map((hit) => hit.result),
    ).toEqual(['shot-down', 'shot-down']);
    expect(table.has(0, '6,7')).toBe(true);
  });
});
