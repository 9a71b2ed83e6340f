import { afterEach, describe, expect, it, vi } from 'vitest';
import { remember, remembered, rememberedRecord } from '../src/app/remembered.ts';

/** The browser's memory, as far as it is used. */
function memory(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first));
  const setItem = (key: string, value: string) => void kept.set(key, value);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a browser keeps', () => {
  it('is there again as it was', () => {
    memory();
    remember('a', { b: [1] });
    expect([remembered('a'), rememberedRecord('a')]).toEqual([{ b: [1] }, { b: [1] }]);
  });
  it('is nothing where there is nothing, or something else than JSON', () => {
    memory({ odd: '{', text: '"a"', none: 'null' });
    expect(['odd', 'other'].map(remembered)).toEqual([undefined, undefined]);
    expect(['odd', 'other', 'text', 'none'].map(rememberedRecord)).toEqual([{}, {}, {}, {}]);
  });
  it('may be nothing at all', () => {
    const refuse = () => {
      throw new Error('not allowed');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => remember('a', 1)).not.toThrow();
    expect(remembered('a')).toBeUndefined();
  });
});
