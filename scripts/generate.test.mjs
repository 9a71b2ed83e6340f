import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copySource, generated } from './generate.mjs';

describe('npm run generate', () => {
  it('copies lists, and takes everything else as it is', () => {
    const source = copySource({ phase: { isList: false }, hand: { isList: true } });
    expect(source).toContain('  phase: state.phase,\n  hand: state.hand.slice(),\n});');
  });

  it('has been run since the fields of a game changed', async () => {
    const files = await generated();
    expect(files.length).toBeGreaterThan(0);
    for (const { file, source } of files) expect(readFileSync(file, 'utf8'), file.pathname).toBe(source);
  });
});
