import { describe, expect, it } from 'vitest';
import { causesOf } from '../../src/board/index.tsx';
import type { Seen } from '../../src/view.ts';
import { fight } from '../fight.ts';
import { die } from '../table.ts';

/** What is said of aiming the first die of seat 1, who attacks first and hits with all, at a ship. */
function told(parts: Readonly<Record<string, Readonly<Record<string, string>>>>, target: string, guards = 0) {
  const { match } = fight({
    ships: guards > 0 ? [{}, { interceptor: 2 }] : [{ cruiser: 1, interceptor: 1 }, { interceptor: 2 }],
    guards,
    dice: [die.burst, die.burst],
    seats: [{}, { parts }],
  });
  const { state, decisions } = match.view(1);
  return causesOf(state as unknown as Seen, 1, { do: 'aim', target }, decisions);
}

const FAST = { interceptor: { 2: 'tachyon-drive' } };
const STRONG = { interceptor: { 1: 'plasma-cannon', 2: 'tachyon-drive' } };

describe('EC-17.4: before a die is aimed, it is said', () => {
  it('how much of the hull it takes', () => {
    expect(told(FAST, 'cruiser-1')[0]).toEqual({ key: 'cause.hits', values: { n: 1, of: 2 } });
  });
  it('that it destroys the ship', () => {
    expect(told(FAST, 'interceptor-2')[0].key).toBe('cause.destroys');
    expect(told(STRONG, 'cruiser-1')[0].key).toBe('cause.destroys');
  });
  it('how likely one wins then', () => {
    const wins = (parts: typeof FAST) => {
      const [, { key, values }] = told(parts, 'cruiser-1');
      expect(key).toBe('cause.wins');
      return Number(values?.n);
    };
    expect(wins(STRONG)).toBeGreaterThan(wins(FAST));
    expect(wins(FAST)).toBeGreaterThan(0);
  });
  it('of ships of nobody, too: the first die struck one of two', () => {
    expect(told(FAST, 'guard-1', 2)[0].key).toBe('cause.destroys');
    expect(told(FAST, 'guard-2', 2)[0]).toEqual({ key: 'cause.hits', values: { n: 1, of: 2 } });
  });
});
