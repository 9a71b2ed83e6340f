import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { sectorOf } from '../../src/content/sectors.ts';
import { build, colonise, explore, influence, place, pulsar, table, take } from '../table.ts';

/** A pulsar of seat 0 north of its start sector. */
const beside = (seat: Plain = {}, state: Plain = {}, more: object = {}) =>
  table({
    state: {
      galaxy: { 393: { at: '3-0', turn: 3, owner: 0 } },
      seats: [{ materials: 20, colony: 0, ...seat }, {}],
      ...state,
    },
    ...more,
  });

describe('EC-31: pulsars', () => {
  it('EC-31.1, EC-31.2: a disc goes on the Move space, by Explore', () => {
    const at = table({ draws: { sector: [sectorOf('393')] } });
    at.do(0, take('explore'), explore('3-0'), place('393', 0), 'place-disc');
    expect(at.site('393')).toMatchObject({ owner: 0, space: 'move' });
  });
  it('EC-31.2: by Influence, and in step 3b', () => {
    const free = table({ state: { galaxy: { 393: { at: '3-0', turn: 3 } } } });
    free.do(0, take('influence'), influence('track', '393'));
    expect(free.site('393')).toMatchObject({ owner: 0, space: 'move' });
    const combat = table({
      state: { galaxy: { 393: { at: '3-0', turn: 3, ships: [{ interceptor: 1 }, {}] } }, phase: 'combat' },
    });
    combat.do(0, 'place-disc');
    expect(combat.site('393')).toMatchObject({ owner: 0, space: 'move' });
  });
  it('EC-31.3: it means control, and counts as off the track', () => {
    expect(beside().seat(0).discs).toBe(11);
    beside({ materials: 5 }).do(0, take('build'), build('cruiser', '393'));
  });
  it('EC-31.12, EC-31.5, EC-31.6: one activation for the new space, whatever Nanorobots add', () => {
    const at = beside({ technologies: { nano: ['nanorobots'] } });
    at.do(0, pulsar('393', 'build'));
    expect(at.seen.left).toBe(1);
    at.do(0, build('interceptor', '221'));
    expect(at.question).toBe('1 turn');
    expect(at.site('393').space).toBe('build');
  });
  it('EC-31.5: the disc cannot stay', () => {
    expect(beside().refusal(0, pulsar('393', 'move'))).toBe('EC-31.5 same-space');
    expect(beside({}, { pulsars: { 393: 'build' } }).refusal(0, pulsar('393', 'build'))).toBe('EC-31.5 same-space');
    expect(beside({}, { pulsars: { 393: 'build' } }).choices(0, 'use-pulsar', 'action')).toEqual(['move', 'upgrade']);
  });
  it('EC-31.4: no disc from the track; possible with none there', () => {
    const at = beside({ discs: 0 });
    expect(at.refusal(0, take('build'))).toBe('EC-5.3 no-disc-left');
    at.do(0, pulsar('393', 'build'), build('interceptor', '221'));
    expect(at.seat(0)).toMatchObject({ discs: 0, spent: 0 });
  });
  it('EC-31.4: a pulsar of somebody else, or a sector that is none, is refused by that rule', () => {
    const at = beside({}, { galaxy: { 393: { at: '3-0', turn: 3, owner: 1 } } });
    expect(at.refusal(0, pulsar('393', 'build'))).toBe('EC-31.4 not-your-pulsar');
    expect(at.refusal(0, pulsar('221', 'build'))).toBe('EC-31.4 not-your-pulsar');
    expect(beside().refusal(0, pulsar('393', 'explore'))).toBe('EC-5.2 not-offered');
  });
  it('EC-31.7: not bound to the pulsar', () => {
    const at = beside().do(0, pulsar('393', 'upgrade'));
    expect(at.options(0, 'fit').length).toBeGreaterThan(0);
    expect(beside().do(0, pulsar('393', 'build')).choices(0, 'build', 'site')).toEqual(['221', '393']);
  });
  it('EC-31.8: each once in a phase; two give two turns', () => {
    const at = beside({}, { galaxy: { 393: { at: '3-0', turn: 3, owner: 0 }, 394: { at: '3-1', owner: 0 } } });
    at.do(0, pulsar('393', 'build'), build('interceptor', '221')).do(1, take('build'), 'end-action');
    expect(at.refusal(0, pulsar('393', 'upgrade'))).toBe('EC-31.8 pulsar-used');
    at.do(0, pulsar('394', 'build'), build('interceptor', '221'));
    expect(at.question).toBe('1 turn');
  });
  it('EC-31.8: and again in the next round', () => {
    const at = beside().do(0, pulsar('393', 'build'), build('interceptor', '221'));
    at.toRound(2);
    at.do(at.seen.active, ...(at.seen.active === 0 ? [] : [take('build'), 'end-action']));
    expect(at.choices(0, 'use-pulsar', 'action')).toEqual(['move', 'upgrade']);
  });
  it('EC-31.9: not after passing', () => {
    const at = beside().do(0, 'pass').do(1, take('build'), 'end-action');
    expect(at.refusal(0, pulsar('393', 'build'))).toBe('EC-31.9 no-pulsar-after-passing');
  });
  it('EC-31.10: when control is regained, the disc is on Move again', () => {
    const at = beside({}, { pulsars: { 393: 'upgrade' } });
    at.do(0, take('influence'), influence('393', 'track'), 'end-action').do(1, take('build'), 'end-action');
    at.do(0, take('influence'), influence('track', '393'));
    expect(at.site('393').space).toBe('move');
  });
  it('EC-31.11: it is an action: colony ships can be used', () => {
    const at = beside({ colony: 2 }).do(0, pulsar('393', 'build'), colonise('393', 0, 'science'));
    expect(at.site('393').cubes).toEqual([0]);
  });
  it('EC-31.13: otherwise a normal sector, with 1 point', () => {
    expect(beside().seat(0).score.sectors).toBe(4);
    const at = beside({}, { pulsars: { 393: 'build' } }).do(0, take('influence'), influence('393', 'track'));
    expect(at.site('393').owner).toBe(-1);
  });
  it('EC-31.14: a new owner may use it in the same phase', () => {
    const at = beside({}, { galaxy: { 393: { at: '3-0', turn: 3, owner: 0, ships: [{}, { interceptor: 1 }] } } });
    at.do(0, pulsar('393', 'build'), build('interceptor', '221')).do(1, take('build'), 'end-action');
    at.do(0, take('influence'), influence('393', 'track'), 'end-action').do(
      1,
      take('influence'),
      influence('track', '393'),
      'end-action',
    );
    at.do(0, take('build'), 'end-action');
    expect(at.choices(1, 'use-pulsar', 'action')).toEqual(['build', 'upgrade']);
  });
});
