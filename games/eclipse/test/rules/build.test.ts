import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { build, table, take } from '../table.ts';

const yard = (seat: Plain = {}, state: Plain = {}, more: object = {}) =>
  table({ state: { seats: [{ materials: 30, colony: 0, ...seat }, {}], ...state }, ...more }).do(0, take('build'));
const ALL = { technologies: { military: ['starbase'], nano: ['orbital', 'monolith'] } };

describe('EC-9: build', () => {
  it("EC-9.1: each at its price, in a sector of one's own", () => {
    for (const [what, price] of Object.entries({
      interceptor: 3,
      cruiser: 5,
      dreadnought: 8,
      starbase: 3,
      orbital: 4,
      monolith: 10,
    })) {
      const at = yard(ALL).do(0, build(what, '221'));
      expect([what, at.seat(0).materials]).toEqual([what, 30 - price]);
    }
    expect(yard().refusal(0, build('cruiser', '223'))).toBe('EC-9.1 not-offered');
    expect(yard({ materials: 4 }).refusal(0, build('cruiser', '221'))).toBe('EC-9.1 too-little-material');
  });
  it('EC-9.1, EC-25.11: the Mechanema pay less', () => {
    const at = yard({}, {}, { species: ['mechanema', 'planta'] }).do(0, build('dreadnought', '230'));
    expect(at.seat(0).materials).toBe(23);
    expect(at.seen.left).toBe(2);
  });
  it('EC-9.2: Starbase, Orbital and Monolith need their technology', () => {
    const at = yard({ technologies: { military: [] } });
    for (const what of ['starbase', 'orbital', 'monolith'])
      expect(at.refusal(0, build(what, '221'))).toBe('EC-9.2 build-needs-technology');
  });
  it('EC-9.3: one Orbital and one Monolith in a sector, whoever built it', () => {
    const at = yard(ALL, { sites: { 221: { built: ['orbital'] } } });
    expect(at.refusal(0, build('orbital', '221'))).toBe('EC-9.3 structure-stands-there');
    at.do(0, build('monolith', '221'));
    expect(at.refusal(0, build('monolith', '221'))).toBe('EC-9.3 structure-stands-there');
  });
  it('EC-9.4: opponents in the sector do not matter', () => {
    yard({}, { sites: { 221: { ships: [{}, { cruiser: 2 }] } } }).do(0, build('interceptor', '221'));
  });
  it('EC-9.5, EC-12.2: an Orbital takes a money or science cube', () => {
    const at = yard({ ...ALL, colony: 2 }).do(0, build('orbital', '221'));
    const squares = at.options(0, 'colonise').filter(({ square }) => square === 6);
    expect(squares.map(({ track }) => track)).toEqual(['money', 'science']);
  });
  it('EC-9.6: several in one sector and in one action; they pin at once and are undamaged', () => {
    const at = yard(
      { technologies: { military: ['starbase'], nano: ['nanorobots'] } },
      { sites: { 221: { ships: [{}, { interceptor: 2 }] } } },
    );
    at.do(0, build('starbase', '221'), build('starbase', '221'));
    expect(at.site('221').ships[0]).toEqual({ interceptor: 1, starbase: 2 });
    expect(at.seat(0).damage).toEqual({});
    at.do(0, 'end-action').do(1, take('build'), 'end-action');
    at.do(0, take('move'));
    expect(at.refusal(0, { do: 'move', ship: 'interceptor-1', to: '103' })).toBe('EC-10.1 out-of-reach');
  });
});
