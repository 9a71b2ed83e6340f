import { describe, expect, it } from 'vitest';
import { NamedLuck } from '../src/index.ts';

const luck = () => new NamedLuck([1, 2, 3, 4]);
const rolls = (named: NamedLuck, name: string): readonly number[] =>
  Array.from({ length: 20 }, () => named.of(name).below(6));

describe('luck by names', () => {
  it('gives each name the same draws, whatever else is drawn meanwhile', () => {
    const other = luck();
    rolls(other, 'cards');
    expect(rolls(other, 'dice')).toEqual(rolls(luck(), 'dice'));
  });
  it('gives each name draws of its own, and other numbers other draws', () => {
    expect(rolls(luck(), 'dice')).not.toEqual(rolls(luck(), 'cards'));
    expect(rolls(luck(), 'dice')).not.toEqual(rolls(new NamedLuck([1, 2, 3, 5]), 'dice'));
  });
  it('goes on in a copy where it stands, and neither touches the other', () => {
    const first = luck();
    rolls(first, 'dice');
    const copy = first.clone();
    const next = rolls(first, 'dice');
    expect(rolls(copy, 'dice')).toEqual(next);
    expect(next).not.toEqual(rolls(luck(), 'dice'));
  });
});
