import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../../src/content/discoveries.ts';
import { techOf } from '../../src/content/technologies.ts';
import { priceOf } from '../../src/rules/research.ts';
import { research, table, take } from '../table.ts';

const FULL = [
  'gauss-shield',
  'fusion-source',
  'improved-hull',
  'positron-computer',
  'advanced-economy',
  'tachyon-drive',
  'antimatter-cannon',
];
const lab = (tray: Plain, seat: Plain = {}, state: Plain = {}, more: object = {}) =>
  table({ state: { tray, seats: [{ science: 30, ...seat }, {}], ...state }, ...more }).do(0, take('research'));

describe('EC-7: research', () => {
  it('EC-7.1: pay, and put it on the next space of its track', () => {
    const at = lab({ 'gauss-shield': 1, 'plasma-cannon': 2 });
    at.do(0, research('plasma-cannon', 'military'));
    expect(at.seat(0)).toMatchObject({ science: 30 - 5, technologies: { military: ['starbase', 'plasma-cannon'] } });
    expect(at.seen.tray).toEqual({ 'gauss-shield': 1, 'plasma-cannon': 1 });
  });
  it('EC-7.2: the discount grows with the track, down to the least', () => {
    const price = (grid: readonly string[], tech: string) =>
      priceOf(table({ state: { seats: [{ technologies: { grid } }, {}] } }).state, 0, techOf(tech), 1);
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => price(FULL.slice(0, n), 'quantum-grid'))).toEqual([
      16, 15, 14, 13, 12, 10, 8,
    ]);
    expect(price(FULL.slice(0, 3), 'fusion-source')).toBe(3);
  });
  it('EC-7.2, EC-7.1: too little science is refused', () => {
    expect(lab({ 'plasma-cannon': 1 }, { science: 4 }).refusal(0, research('plasma-cannon', 'military'))).toBe(
      'EC-7.1 too-little-science',
    );
  });
  it('EC-7.3: a full track takes no more', () => {
    const at = lab({ 'quantum-grid': 1, 'conifold-field': 1 }, { technologies: { grid: FULL } });
    expect(at.refusal(0, research('quantum-grid', 'grid'))).toBe('EC-7.3 track-full');
    expect(at.refusal(0, research('conifold-field', 'grid'))).toBe('EC-7.3 track-full');
    const beside = lab({ 'conifold-field': 1 }, { technologies: { grid: FULL, nano: ['nanorobots'] } });
    expect(beside.refusal(0, research('conifold-field', 'grid'))).toBe('EC-7.3 track-full');
    expect(beside.seat(0).score.technologies).toBe(5);
    beside.do(0, research('conifold-field', 'nano'));
    expect(beside.seat(0).technologies.nano).toEqual(['nanorobots', 'conifold-field']);
  });
  it('EC-7.4: a rare one goes on any track, with its discount', () => {
    const at = lab({ 'soliton-cannon': 1 }, { technologies: { grid: FULL.slice(0, 2), military: [] } });
    expect(at.choices(0, 'research', 'track')).toEqual(['military', 'grid', 'nano']);
    at.do(0, research('soliton-cannon', 'grid'));
    expect(at.seat(0).science).toBe(30 - 7);
    expect(at.seat(0).technologies.grid).toEqual(['gauss-shield', 'fusion-source', 'soliton-cannon']);
  });
  it('EC-7.5: not twice, and not on another track', () => {
    const at = lab({ starbase: 1, nanorobots: 1 });
    expect(at.refusal(0, research('starbase', 'military'))).toBe('EC-7.5 technology-owned');
    expect(at.refusal(0, research('nanorobots', 'grid'))).toBe('EC-7.1 not-offered');
    expect(at.refusal(0, research('monolith', 'nano'))).toBe('EC-7.1 not-offered');
  });
  it('EC-7.7, EC-4.6: discs come from the reserve at once', () => {
    const robots = lab({ 'advanced-robotics': 1 }).do(0, research('advanced-robotics', 'nano'));
    expect(robots.seat(0)).toMatchObject({ discs: 12, reserve: 2 });
    const grid = lab({ 'quantum-grid': 1 }).do(0, research('quantum-grid', 'grid'));
    expect(grid.seat(0)).toMatchObject({ discs: 13, reserve: 1 });
    const last = lab({ 'quantum-grid': 1 }, { reserve: 1 }).do(0, research('quantum-grid', 'grid'));
    expect(last.seat(0)).toMatchObject({ discs: 12, reserve: 0 });
  });
  it('EC-7.8: the Artifact Key gives 5 of one kind for each artifact, chosen anew', () => {
    const at = lab({ 'artifact-key': 1 }, {}, { galaxy: { 107: { at: '1-0', turn: 0, owner: 0 } } });
    at.do(0, research('artifact-key', 'nano'));
    expect(at.question).toBe('0 artifact');
    at.do(0, { do: 'gain-resource', resource: 'money' }, { do: 'gain-resource', resource: 'materials' });
    expect(at.seat(0)).toMatchObject({ money: 8, materials: 9 });
    expect(at.question).not.toBe('0 artifact');
  });
  it('EC-7.9: the advanced technologies open starred squares; Metasynthesis opens all', () => {
    const open = (technologies: Plain) => {
      const at = table({ state: { galaxy: { 214: { at: '2-1', owner: 0 } }, seats: [{ technologies }, {}] } });
      at.do(0, take('build'));
      return at
        .options(0, 'colonise')
        .filter(({ site }) => site === '214')
        .map(({ square, track }) => `${square} ${track}`);
    };
    expect(open({})).toEqual(['0 science']);
    expect(open({ military: ['advanced-mining'] })).toEqual(['0 science', '1 materials', '2 materials']);
    expect(open({ grid: ['advanced-economy'] })).toEqual(['0 science', '2 money']);
    expect(open({ nano: ['advanced-labs'] })).toEqual(['0 science', '2 science']);
    expect(open({ nano: ['metasynthesis'] })).toEqual([
      '0 science',
      '1 materials',
      '2 money',
      '2 science',
      '2 materials',
    ]);
  });
  it('EC-7.10, EC-24.9: Ancient Labs draw a discovery; what needs a sector goes to the start sector', () => {
    const at = lab({ 'ancient-labs': 1 }, {}, {}, { draws: { discovery: [discoveryOf('ancient-monolith')] } });
    at.do(0, research('ancient-labs', 'grid'), 'take-reward');
    expect(at.site('221').built).toEqual(['monolith']);
  });
  it('EC-24.9: without the start sector only the points are left', () => {
    const at = table({
      draws: { discovery: [discoveryOf('ancient-monolith')] },
      state: {
        tray: { 'ancient-labs': 1 },
        seats: [{ science: 30 }, {}],
        galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } },
      },
    });
    at.do(0, take('influence'), { do: 'influence', from: '221', to: 'track' }, 'end-action').do(
      1,
      take('build'),
      'end-action',
    );
    at.do(0, take('research'), research('ancient-labs', 'grid'));
    expect(at.seat(0).treasures).toBe(1);
  });
  it('EC-24.12: with no discoveries left Ancient Labs give nothing', () => {
    const at = lab({ 'ancient-labs': 1 }, {}, { discoveries: { 'money-8': 5 } });
    at.do(0, research('ancient-labs', 'grid'));
    expect(at.seat(0)).toMatchObject({ treasures: 0, money: 3 });
  });
  it('EC-7.11: the second activation has the discount of the first', () => {
    const at = table({
      species: ['hydran-progress', 'planta'],
      state: { tray: { 'gauss-shield': 1, 'improved-hull': 1 }, seats: [{ science: 7 }, {}] },
    });
    at.do(0, take('research'), research('gauss-shield', 'grid'), research('improved-hull', 'grid'));
    expect(at.seat(0).science).toBe(0);
  });
  it('EC-7.6: a better technology does not allow a lesser part', () => {
    const at = table({
      state: {
        seats: [
          { technologies: { grid: ['antimatter-cannon'] }, parts: { dreadnought: { 1: 'hypergrid-source' } } },
          {},
        ],
      },
    });
    at.do(0, take('upgrade'));
    expect(at.choices(0, 'fit', 'part')).toContain('antimatter-cannon');
    expect(at.refusal(0, { do: 'fit', type: 'dreadnought', slot: 6, part: 'plasma-cannon' })).toBe(
      'EC-8.1 not-offered',
    );
  });
});
