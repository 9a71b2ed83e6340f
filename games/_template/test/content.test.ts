import { empty } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { conserved } from '../src/conserved.ts';
import { COMET_IDS, COMETS } from '../src/content/comets.ts';
import { template } from '../src/index.ts';
import { fields, handOf } from '../src/state.ts';
import { table } from './table.ts';

describe('components', () => {
  it('TP-1.2: eight comets, worth 1 to 5', () => {
    expect(COMETS).toHaveLength(8);
    expect(new Set(COMET_IDS).size).toBe(8);
    expect(COMETS.map(({ points }) => points)).toEqual([1, 1, 2, 2, 3, 3, 4, 5]);
  });
  it('TP-1.3, TP-1.4: twelve crystals of each kind, eight fuel for each crew', () => {
    expect(conserved(empty(fields, { players: 3, options: {} }))).toMatchObject({
      ice: 12,
      iron: 12,
      glow: 12,
      fuel: 24,
    });
  });
  it('TP-1.1: two to four crews', () => {
    expect(template.meta.players).toEqual({ min: 2, max: 4 });
  });
});

describe('TP-2: the set-up', () => {
  const { state } = table({ players: 4 }).match;
  it('TP-2.1: one comet in the sky, seven face down', () => {
    expect([...state.deck, state.comet].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(table().match.view(0).state.deck).toBe(7);
  });
  it('TP-2.2: two crystals each, for their owner alone', () => {
    for (let seat = 0; seat < 4; seat++) expect(handOf(state, seat).reduce((a, b) => a + b)).toBe(2);
    expect(table().match.view(0).state.hand).toEqual([handOf(table().match.state, 0), 2]);
  });
  it('TP-2.3: a secret wish each', () => {
    expect(state.wish.every((crystal) => crystal >= 0 && crystal < 3)).toBe(true);
    expect(table().match.view(1).state.wish).toEqual([-1, table().match.state.wish[1]]);
  });
});
