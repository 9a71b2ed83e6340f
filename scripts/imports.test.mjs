import { describe, expect, it } from 'vitest';
import { cyclesIn, imported, importGraph } from './imports.mjs';

/** Nothing may be added here. */
const OF_RULES = [
  ['games/eclipse/src/rules/discovery.ts', 'games/eclipse/src/rules/research.ts'],
  [
    'games/starship-captains/src/effects/resolve.ts',
    'games/starship-captains/src/rules/events.ts',
    'games/starship-captains/src/rules/pirates.ts',
    'games/starship-captains/src/rules/rooms.ts',
    'games/starship-captains/src/rules/technology.ts',
    'games/starship-captains/src/rules/tracks.ts',
    'games/starship-captains/src/rules/triggers.ts',
  ],
];

describe('imports', () => {
  it('count where they load a module, not where they name its types or ask for it later', () => {
    const source = `
import type { A } from './a.ts';
import { type B, b } from './b.ts';
import {
  c,
} from '@starboard/c';
export * from './d.ts';
export type { E } from './e.ts';
import './f.css';
const g = import('./g.ts');
export const from = 'nowhere';
`;
    expect(imported(source)).toEqual(['./b.ts', '@starboard/c', './d.ts', './f.css']);
  });

  it('are followed around every circle, and each circle is found once', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'x']],
      ['c', ['a']],
      ['x', ['y', 'x']],
      ['y', []],
    ]);
    expect(cyclesIn(graph)).toEqual([['a', 'b', 'c'], ['x']]);
  });

  it('of this repository know packages by their names', () => {
    const graph = importGraph();
    expect(graph.get('packages/host/src/thinker.ts')).toContain('packages/bots/src/index.ts');
    expect(graph.size).toBeGreaterThan(500);
  });

  it('of this repository go around in no circle but where rules do: what is gained may be gained by what it gains', () => {
    expect(cyclesIn(importGraph())).toEqual(OF_RULES);
  });
});
