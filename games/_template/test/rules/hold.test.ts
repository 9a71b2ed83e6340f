import { describe, expect, it } from 'vitest';
import { market } from '../table.ts';

describe('TP-5: the hold', () => {
  const full = () => {
    const at = market([{ ice: 5, glow: 2 }, {}]);
    at.do(0, 'close-market');
    return at;
  };
  it('TP-5.1: whoever has more than five drops exactly the surplus', () => {
    const at = full();
    expect(at.seen.phase).toBe('hold');
    expect(at.refusal(0, { do: 'drop', crystals: { ice: 1 } })).toBe('TP-5.1 drop-exactly');
    expect(at.refusal(0, { do: 'drop', crystals: { iron: 2 } })).toBe('TP-5.1 more-than-you-hold');
    expect(at.refusal(1, { do: 'drop', crystals: {} })).toBe('not-asked');
    at.do(0, { do: 'drop', crystals: { ice: 1, glow: 1 } });
    expect(at.seen).toMatchObject({ phase: 'chase', seats: [{ hand: { ice: 4, glow: 1 } }, {}] });
  });
  it('TP-5.1: face down: the others see how many, not which', () => {
    const at = full();
    at.do(0, { do: 'drop', crystals: { ice: 2 } });
    expect(at.heard(0)[0]).toMatchObject({ event: 'dropped', count: 2, crystals: [2, 0, 0] });
    expect(at.heard(1)[0]).toEqual({ event: 'dropped', rule: 'TP-5.1', seat: 0, count: 2 });
  });
});
