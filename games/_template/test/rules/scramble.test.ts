import { CLOCK } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { seated, table } from '../table.ts';

/** The comet of seat 0 has burst into these crystals. */
function burst(debris: readonly number[] = [0, 0, 1]) {
  const at = table({
    scramble: true,
    state: { find: 'prism', seats: seated([{ hand: {} }, { hand: {} }]) },
    draws: { bag: [2], debris },
  });
  at.burn(1, 0);
  return at.do(0, 'crack');
}
const grab = (crystal: string) => ({ do: 'grab', crystal });

describe('TP-8: the scramble', () => {
  it('TP-8.1, TP-1.7: a cracked comet bursts into one crystal more than there are crews, and the captain draws none', () => {
    const at = burst();
    expect(at.seen).toMatchObject({ phase: 'scramble', debris: { ice: 2, iron: 1 }, seats: [{ hand: {} }, {}] });
    expect(at.match.view(-1).decisions.map(({ race }) => race)).toEqual([true, true]);
  });
  it('TP-8.2: whoever comes first is first, at most 2 each', () => {
    const at = burst();
    at.do(1, grab('iron'));
    expect(at.refusal(0, grab('iron'))).toBe('TP-8.2 too-late');
    at.do(1, grab('ice'));
    expect(at.asked(1)).toBeUndefined();
    at.do(0, grab('ice'));
    expect(at.seen).toMatchObject({ phase: 'market', seats: [{ hand: { ice: 1 } }, { hand: { ice: 1, iron: 1 } }] });
  });
  it('TP-8.3: until all have had enough', () => {
    const at = burst();
    at.do(0, 'enough').do(1, grab('ice'), 'enough');
    expect(at.seen.phase).toBe('market');
    expect(at.seen.debris).toBeUndefined();
  });
  it('TP-8.3: or for 10 seconds', () => {
    const at = burst();
    expect(at.match.submit(CLOCK, { do: 'time-up', seat: 1 }, 9_999)).toMatchObject({ code: 'not-yet' });
    for (const seat of [0, 1]) expect(at.match.submit(CLOCK, { do: 'time-up', seat }, 10_000).ok).toBe(true);
    expect(at.seen.phase).toBe('market');
  });
  it('TP-8.4: what is left goes back into the bag', () => {
    const at = burst();
    at.do(0, 'enough').do(1, 'enough');
    expect(at.state.bag).toEqual([12, 12, 11]); // seat 1 has scooped a glow from the tail
  });
});
