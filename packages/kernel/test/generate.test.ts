import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copySource, generated } from '../bin/generate.ts';
import { num, pile } from '../src/index.ts';

describe('npm run generate', () => {
  it('copies lists, and takes everything else as it is', () => {
    const source = copySource({ turn: num(), deck: pile() });
    expect(source).toContain('\n  turn: state.turn, deck: state.deck.slice(),\n});');
  });

  it('puts as many fields in a line as it holds', () => {
    const names = Array.from({ length: 40 }, (_, i) => `field${i}`);
    const source = copySource(Object.fromEntries(names.map((name) => [name, num()])));
    expect([...source.matchAll(/(field\d+): state\.\1,/g)].map(([, name]) => name)).toEqual(names);
    expect(Math.max(...source.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(source.split('\n').length).toBeLessThan(20);
  });

  it('has been run since the fields of a game changed', async () => {
    const files = await generated();
    expect(files.length).toBeGreaterThan(0);
    for (const { file, source } of files) expect(readFileSync(file, 'utf8'), file.pathname).toBe(source);
  });
});
