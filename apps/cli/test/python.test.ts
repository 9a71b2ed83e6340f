import { describe, expect, it } from 'vitest';
import { python, skipsPython } from './python.ts';

describe.skipIf(skipsPython)('clients/python', () => {
  it('passes its own tests', () => {
    const { code, out } = python(['-m', 'unittest', 'discover', '-s', 'clients/python/tests']);
    expect(out).toMatch(/Ran [1-9]\d* tests/);
    expect(code, out).toBe(0);
  });

  it('has a player by chance', () => {
    const { code, out } = python(['clients/python/examples/random_player.py', 'template', '20']);
    expect(code, out).toBe(0);
    expect(out).toMatch(/^template: \d+ matches, wins by seat \[\d+, \d+\]/);
  });

  it('has a linear learner that learns', () => {
    const { code, out } = python(['clients/python/examples/linear_learner.py', 'template', '1000']);
    expect(code, out).toBe(0);
    const shares = [...out.matchAll(/([\d.]+) % won/g)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(10);
    expect(shares.slice(5).reduce((a, b) => a + b, 0) / 5).toBeGreaterThan(60);
  });
});
