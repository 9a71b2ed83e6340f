import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { DISCOVERIES, discoveryOf } from '../../src/content/discoveries.ts';
import { FOUND_PARTS, PARTS } from '../../src/content/parts.ts';
import { sectorOf } from '../../src/content/sectors.ts';
import { explore, fit, place, table, take } from '../table.ts';

/** Seat 0 explores sector 110 and finds this. */
const find = (id: string, seat: Plain = {}, state: Plain = {}, more: object = {}) =>
  table({
    draws: { sector: [sectorOf('110')], discovery: [discoveryOf(id)] },
    state: { seats: [{ money: 0, science: 0, materials: 0, ...seat }, {}], ...state },
    ...more,
  }).do(0, take('explore'), explore('1-0'), place('110', 0));

describe('EC-24: discoveries', () => {
  it('EC-24.1, EC-24.13: reward or 2 points, once and for all', () => {
    const at = find('money-8').do(0, 'take-points', 'leave-open');
    expect(at.seat(0)).toMatchObject({ money: 0, treasures: 1, score: { discoveries: 2 } });
    const used = find('money-8').do(0, 'take-reward');
    expect(used.seat(0)).toMatchObject({ money: 8, treasures: 0 });
  });
  it.each([
    ['materials-6', { materials: 6 }],
    ['science-5', { science: 5 }],
    ['money-8', { money: 8 }],
    ['mixed', { money: 3, science: 2, materials: 2 }],
  ])('EC-24.2: %s', (id, gained) => {
    expect(find(id).do(0, 'take-reward').seat(0)).toMatchObject(gained);
  });
  it('EC-24.3, EC-24.11: Ancient Tech gives the cheapest regular technology not owned', () => {
    const tray = { starbase: 1, 'fusion-source': 1, 'fusion-drive': 1, 'plasma-cannon': 1, 'conifold-field': 1 };
    const at = find('ancient-tech', {}, { tray }).do(0, 'take-reward');
    expect(at.choices(0, 'take-tech', 'tech')).toEqual(['fusion-source', 'fusion-drive']);
    at.do(0, { do: 'take-tech', tech: 'fusion-drive' });
    expect(at.seat(0)).toMatchObject({ science: 0, technologies: { nano: ['fusion-drive'] } });
  });
  it('EC-24.11: what the technology does at once happens', () => {
    const at = find('ancient-tech', {}, { tray: { 'advanced-robotics': 1 } }).do(0, 'take-reward');
    expect(at.seat(0)).toMatchObject({ discs: 12, reserve: 2 });
  });
  it('EC-24.3: only points if there is none, or all of these have a full track', () => {
    expect(find('ancient-tech', {}, { tray: { starbase: 1, 'conifold-field': 1 } }).seat(0).treasures).toBe(1);
    const grid = [
      'fusion-source',
      'improved-hull',
      'positron-computer',
      'advanced-economy',
      'tachyon-drive',
      'antimatter-cannon',
      'quantum-grid',
    ];
    expect(
      find('ancient-tech', { technologies: { grid } }, { tray: { 'gauss-shield': 1, 'plasma-cannon': 1 } }).seat(0)
        .treasures,
    ).toBe(1);
  });
  it('EC-24.4: an Ancient Cruiser, if one is left', () => {
    expect(find('ancient-cruiser').do(0, 'take-reward').site('110').ships[0]).toEqual({ cruiser: 1 });
    const none = find('ancient-cruiser', {}, { sites: { 221: { ships: [{ cruiser: 4 }, {}] } } });
    expect(none.seat(0).treasures).toBe(1);
  });
  it('EC-24.5: an Orbital with 2 materials, a Monolith, without technology or control', () => {
    const orbital = find('ancient-orbital').do(0, 'take-reward');
    expect(orbital.site('110').built).toEqual(['orbital']);
    expect(orbital.seat(0).materials).toBe(2);
    expect(find('ancient-monolith').do(0, 'take-reward').site('110').built).toEqual(['monolith']);
  });
  it('EC-24.5: not where one stands', () => {
    const at = table({
      draws: { discovery: [discoveryOf('ancient-orbital')] },
      state: {
        galaxy: { 110: { at: '1-0', discovery: true, built: ['orbital'], ships: [{ interceptor: 1 }, {}] } },
        phase: 'combat',
        seats: [{ discs: 0, money: 99 }, {}],
      },
    });
    expect(at.events('discovery-kept')).toHaveLength(1);
    expect(at.seat(0).treasures).toBe(1);
  });
  it('EC-24.7, EC-26.3: the Ancient Warp Portal goes into the sector, for 2 points to its controller', () => {
    const at = find('ancient-warp-portal').do(0, 'take-reward', 'place-disc');
    expect(at.site('110').built).toEqual(['ancient-portal']);
    expect(at.seat(0).score.portals).toBe(2);
  });
  it('EC-24.8: what is used leaves the game', () => {
    const at = find('ancient-monolith');
    expect(at.state.discoveries[discoveryOf('ancient-monolith')]).toBe(0);
  });
  it('EC-24.6, EC-8.7: a part goes on a blueprint at once, for nothing', () => {
    const at = find('part-shard-hull').do(0, 'take-reward', fit('cruiser', 4, 'shard-hull'));
    expect(at.seat(0).blueprints.cruiser.hull).toBe(4);
    expect(at.seat(0).kept).toEqual([]);
  });
  it('EC-8.7: or is kept for later', () => {
    const at = find('part-shard-hull').do(0, 'take-reward', 'keep-part');
    expect(at.seat(0).kept).toEqual(['shard-hull']);
  });
  it('EC-8.10: only the tile on the chosen space goes, and the blueprint must be legal', () => {
    const at = find('part-plasma-turret').do(0, 'take-reward');
    expect(at.refusal(0, fit('interceptor', 3, 'plasma-turret'))).toBe('EC-8.3 too-little-energy');
    expect(at.refusal(0, fit('starbase', 2, 'plasma-turret'))).toBe('EC-8.3 too-little-energy');
    expect(at.options(0, 'keep-part')).toHaveLength(1);
  });
  it('EC-8.8, EC-8.14: the Muon Source goes beside a blueprint', () => {
    const at = find('part-muon-source').do(0, 'take-reward', { do: 'mount', type: 'interceptor' });
    expect(at.seat(0).blueprints.interceptor).toMatchObject({
      initiative: 4,
      parts: ['nuclear-source', 'ion-cannon', 'nuclear-drive', ''],
    });
  });
  it.each(FOUND_PARTS.map((part) => PARTS[part].id))('EC-24.6: %s can be found and kept', (part) => {
    const at = find(`part-${part}`, {}, {}, { options: { riftCannon: true } }).do(0, 'take-reward', 'keep-part');
    expect(at.seat(0).kept).toEqual([part]);
  });
  it('EC-24: every kind of reward is tried above', () => {
    const kinds = new Set(DISCOVERIES.map(({ reward }) => reward.kind));
    expect([...kinds].sort()).toEqual(['cruiser', 'monolith', 'orbital', 'part', 'portal', 'resources', 'technology']);
  });
});
