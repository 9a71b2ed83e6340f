import { describe, expect, it } from 'vitest';
import { heat, isStable } from '../../src/rules/supernova.ts';
import { die, research, table, take } from '../table.ts';

const TECHS = {
  military: ['starbase', 'neutron-bombs'],
  grid: ['gauss-shield', 'fusion-source', 'improved-hull', 'positron-computer'],
  nano: ['nanorobots'],
};

/** A supernova north-east of the start sector of seat 0. */
const nova = (round: number, faces: readonly number[], { owner = 0, ...more }: Record<string, unknown> = {}) => {
  const sector = { at: '3-1', turn: 0, ...(owner === null ? {} : { owner }), ...more };
  const at = table({
    draws: { supernova: faces },
    state: { round, galaxy: { 397: sector }, seats: [{ money: 30, technologies: TECHS }, { money: 30 }] },
  });
  return at;
};

describe('EC-33: supernovas', () => {
  it('EC-33.11, EC-33.4: Alex in round 6 rolls 2, adds 4 for the grid, and the supernova stays', () => {
    const at = nova(6, [die[2], die.blank]).endRound();
    expect(at.seen).toMatchObject({ round: 7, exploded: [] });
    expect(at.events('supernova-tested')).toMatchObject([{ dice: 2, science: 4, round: 6 }]);
  });
  it('EC-33.5, EC-33.12: two blanks in the same round are too little', () => {
    expect(nova(6, [die.blank, die.blank]).endRound().seen.exploded).toEqual(['397']);
  });
  it('EC-33.4: and 2 is too little one round later', () => {
    expect(nova(7, [die[2], die.blank]).endRound().seen.exploded).toEqual(['397']);
  });
  it('EC-33.12: without a controller a burst and a blank are nothing, 5 and 3 are enough even in round 8', () => {
    expect(nova(1, [die.burst, die.blank], { owner: null }).endRound().seen.exploded).toEqual(['397']);
    expect(nova(8, [die[5], die[3]], { owner: null }).endRound().seen.exploded).toEqual([]);
  });
  it('EC-33.2: bursts and blanks count 0', () => {
    expect(heat([6, 0])).toBe(0);
    expect(heat([5, 6])).toBe(5);
    expect([isStable([2, 0], 4, 6), isStable([2, 0], 3, 6)]).toEqual([true, false]);
  });
  it('EC-33.3: the longest track counts, rare and printed technologies among them', () => {
    const at = table({
      draws: { supernova: [die.blank, die.blank] },
      state: {
        round: 3,
        galaxy: { 397: { at: '3-1', owner: 0 } },
        seats: [{ technologies: { military: ['starbase', 'cloaking-device', 'neutron-bombs'] } }, {}],
      },
    });
    expect(at.endRound().seen.exploded).toEqual([]);
  });
  it('EC-33.6: is tested in round 8, too, before the points are counted', () => {
    const at = nova(8, [die.blank, die.blank]).endRound();
    expect(at.seen).toMatchObject({ phase: 'over', exploded: ['397'] });
    expect(at.site('397').owner).toBe(-1);
  });
  it('EC-33.7: ships, structures, cubes and the disc go; cubes to the tracks, not to the graveyard', () => {
    const at = nova(8, [die.blank, die.blank], {
      cubes: [1],
      built: ['orbital', 'monolith'],
      ships: [{ cruiser: 1 }, {}],
    });
    expect(at.seat(0)).toMatchObject({ discs: 11, track: { science: 9 }, supply: { cruiser: 3 } });
    at.endRound();
    expect(at.site('397')).toMatchObject({ owner: -1, cubes: [], built: [], ships: [{}, {}] });
    expect(at.seat(0)).toMatchObject({
      track: { science: 10 },
      graveyard: { science: 0 },
      supply: { cruiser: 4 },
      discs: 12,
    });
  });
  it('EC-33.14, EC-4.7: the owner chooses the tracks for cubes from grey squares', () => {
    const at = nova(8, [die.blank, die.blank], { cubes: [3, 4] }).endRound();
    expect(at.question).toBe('0 return-cube');
    at.do(0, { do: 'return-cube', track: 'money' });
    expect(at.question).toBe('0 return-cube');
    at.do(0, { do: 'return-cube', track: 'materials' });
    expect(at.seen.phase).toBe('over');
  });
  it('EC-33.8, EC-23.5: what is left has no wormholes, no squares and no points, and is not tested again', () => {
    const at = nova(2, [], { owner: null });
    const left = table({ state: { round: 2, galaxy: { 397: { at: '3-1' } }, exploded: ['397'] } });
    expect(at.choices(0, 'take-action', 'action')).toContain('move');
    left.endRound();
    expect(left.events('supernova-tested')).toEqual([]);
    expect(left.seen.exploded).toEqual(['397']);
  });
  it('EC-33.10: a warp portal stays, and nobody draws reputation', () => {
    const at = nova(8, [die.blank, die.blank], {
      built: ['portal', 'orbital'],
      ships: [{ cruiser: 1 }, {}],
    }).endRound();
    expect(at.site('397').built).toEqual(['portal']);
    expect(at.events('reputation-drawn')).toEqual([]);
  });
  it('EC-33.1: two supernovas are tested by falling number', () => {
    const at = table({
      draws: { supernova: [die[5], die[5], die.blank, die.blank] },
      state: { round: 8, galaxy: { 397: { at: '3-1' }, 398: { at: '3-17' } } },
    }).endRound();
    expect(at.events('supernova-tested').map(({ dice }) => dice)).toEqual([10, 0]);
    expect(at.seen.exploded).toEqual(['397']);
  });
  it('EC-33.13: has an influence space and five squares', () => {
    const at = nova(2, []);
    at.do(0, take('influence'));
    expect(at.choices(0, 'colonise', 'square')).toEqual([1, 3, 4]);
  });
  it('EC-33.3: a technology researched in time saves it', () => {
    const at = table({
      draws: { supernova: [die[3], die.blank] },
      state: {
        round: 6,
        tray: { 'fusion-source': 1 },
        galaxy: { 397: { at: '3-1', owner: 0 } },
        seats: [{ science: 3, technologies: { grid: ['gauss-shield', 'improved-hull'] } }, {}],
      },
    });
    at.do(0, take('research'), research('fusion-source', 'grid')).endRound();
    expect(at.seen.exploded).toEqual([]);
  });
});
