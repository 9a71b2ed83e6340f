import { describe, expect, it } from 'vitest';
import { columned, painted, shortName, titled } from '../src/index.ts';

describe('what terminals show', () => {
  it('stands in columns, names on the left and numbers on the right', () => {
    expect(
      columned([
        ['', 'fuel', ''],
        ['Ann', '7', ''],
        ['Barbara', '12', 'out'],
      ]),
    ).toEqual([
      '         fuel', //
      'Ann         7',
      'Barbara    12  out',
    ]);
    expect(
      columned(
        [
          ['a', 'red', '1'],
          ['bb', 'x', '22'],
        ],
        2,
      ),
    ).toEqual(['a   red   1', 'bb  x    22']);
    expect(columned([])).toEqual([]);
  });
  it('has headings, bold where there are colours', () => {
    expect(titled('Sky', ['a comet'], false)).toEqual(['Sky', '  a comet']);
    expect(titled('Sky', [], true)).toEqual([painted('Sky', '1')]);
    expect(painted('red', '91')).toBe('\u001b[91mred\u001b[0m');
  });
  it('cuts names that are too long', () => {
    expect(shortName(['Ann', 'A name that is much too long'], 1)).toBe('A name that is');
    expect(shortName([], 1)).toBe('#2');
  });
});
