import { describe, expect, it } from 'vitest';
import { features } from '../src/stats.ts';
import { market, table } from './table.ts';

describe('statistics', () => {
  it('name what was found, whatever became of it', () => {
    const at = table({ state: { find: 'fuel-pod' } });
    at.burn(1, 0);
    at.do(0, 'crack');
    expect(features(at.match.trueHistory, 2)).toEqual([['find fuel-pod', 'comets 0'], ['comets 0']]);
  });
  it('count the comets that were towed home', () => {
    expect(features(market([{}, {}]).match.trueHistory, 2)).toEqual([['comets 1'], ['comets 0']]);
  });
});
