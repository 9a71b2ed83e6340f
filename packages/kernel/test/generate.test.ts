import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copySource, generated } from '../bin/generate.ts';
import { num, pile } from '../src/index.ts';

describe('npm run generate', () => {
  it('copies lists, and takes everything else as it is', () => {
    expect(copySource({ turn: num(), deck: pile() })).toContain(
      '  turn: state.turn,\n  deck: state.deck.slice(),\n});',
    );
  });

  it('has been run since the fields of a game changed', async () => {
    const files = await generated();
    expect(files.length).toBeGreaterThan(0);
    for (const { file, source } of files) expect(readFileSync(file, 'utf8'), file.pathname).toBe(source);
  });
});
