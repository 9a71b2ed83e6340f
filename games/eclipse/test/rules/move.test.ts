import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { move, table, take } from '../table.ts';

/** A row of sectors from the start sector of seat 0 to the centre: 221, 103, 001. */
const row = (state: Plain = {}, more: object = {}) =>
  table({ state: { galaxy: { 103: { at: '1-0', turn: 1 } }, ...state }, ...more });
const targets = (at: ReturnType<typeof table>, ship = 'interceptor-1') => {
  at.do(0, take('move'));
  return at
    .options(0, 'move')
    .filter((option) => option.ship === ship)
    .map(({ to }) => to);
};

describe('EC-10: move', () => {
  it('EC-10.1, EC-8.9: as far as the drives allow, through full connections', () => {
    expect(targets(row())).toEqual(['103']);
    const fast = { seats: [{ parts: { interceptor: { 3: 'nuclear-drive' } } }, {}] };
    expect(targets(row(fast))).toEqual(['103', '001']);
  });
  it('EC-10.1, EC-2.3: half a connection is not enough', () => {
    expect(targets(table({ state: { galaxy: { 102: { at: '1-0', turn: 2 } } } }))).toEqual([]);
  });
  it('EC-2.4: but it is with the Wormhole Generator', () => {
    const seats = [{ technologies: { nano: ['wormhole-generator'] } }, {}];
    expect(targets(table({ state: { galaxy: { 102: { at: '1-0', turn: 2 } }, seats } }))).toEqual(['102']);
  });
  it('EC-10.2: several activations move the same ship or others; Starbases stay', () => {
    const at = row({ sites: { 221: { ships: [{ starbase: 1 }, {}] } } });
    at.do(0, take('move'), move('interceptor-1', '103'), move('interceptor-1', '001'));
    expect(at.site('001').ships[0]).toEqual({ interceptor: 1 });
    expect(at.refusal(0, move('starbase-1', '103'))).toBe('EC-10.2 starbases-stay');
    expect(at.refusal(0, move('cruiser-1', '103'))).toBe('EC-10.1 ship-not-on-board');
  });
  it('EC-10.3, EC-10.5: one ship against one is held, two against one are not', () => {
    const held = (own: number) =>
      targets(row({ sites: { 221: { ships: [{ interceptor: own }, { interceptor: 1 }] } } }));
    expect(held(0)).toEqual([]);
    expect(held(1)).toEqual(['103']);
  });
  it('EC-10.3: is checked in the middle of a move', () => {
    const fast = { seats: [{ parts: { interceptor: { 3: 'nuclear-drive' } } }, {}] };
    expect(targets(row({ ...fast, sites: { 103: { ships: [{}, { interceptor: 1 }] } } }))).toEqual(['103']);
    expect(targets(row({ ...fast, sites: { 103: { ships: [{ cruiser: 1 }, { interceptor: 1 }] } } }))).toEqual([
      '103',
      '001',
    ]);
  });
  it('EC-10.10: the ships of all opponents are added up, and own Starbases count', () => {
    const at = (ships: readonly object[]) => targets(row({ sites: { 221: { ships } } }, { players: 3 }));
    expect(at([{ interceptor: 1 }, { interceptor: 1 }, { interceptor: 1 }])).toEqual([]);
    expect(at([{ interceptor: 1, starbase: 1 }, { interceptor: 1 }, { interceptor: 1 }])).toEqual(['103']);
  });
  it('EC-10.4, EC-1.9: Ancients and Starbases pin like ships', () => {
    const at = table({
      state: { galaxy: { 101: { at: '1-0', turn: 5, guards: 1, ships: [{ interceptor: 1 }, {}] } } },
    });
    at.do(0, take('move'));
    expect(at.refusal(0, move('interceptor-2', '221'))).toBe('EC-10.3 pinned');
    expect(
      row({ sites: { 221: { ships: [{}, { starbase: 1 }] } } })
        .do(0, take('move'))
        .refusal(0, move('interceptor-1', '103')),
    ).toBe('EC-10.3 pinned');
  });
  it('EC-10.6: the GCDS pins everything', () => {
    const at = row({
      sites: { '001': { ships: [{ interceptor: 5 }, {}] } },
      seats: [{ technologies: { nano: ['cloaking-device'] } }, {}],
    });
    expect(targets(at, 'interceptor-2')).toEqual([]);
    const gone = row({ sites: { '001': { guards: 0, ships: [{ interceptor: 5 }, {}] } } });
    expect(targets(gone, 'interceptor-2')).toContain('103');
  });
  it('EC-10.7: with the Cloaking Device two ships pin one', () => {
    const cloaked = { seats: [{ technologies: { nano: ['cloaking-device'] } }, {}] };
    const held = (theirs: number) =>
      targets(row({ ...cloaked, sites: { 221: { ships: [{}, { interceptor: theirs }] } } }));
    expect(held(1)).toEqual(['103']);
    expect(held(2)).toEqual([]);
  });
  it('EC-10.8, EC-25.8: Ancients do not pin Draco', () => {
    const at = table({
      species: ['descendants-of-draco', 'planta'],
      state: { galaxy: { 101: { at: '1-0', turn: 5, guards: 1, ships: [{ interceptor: 1 }, {}] } } },
    });
    expect(targets(at, 'interceptor-2')).toContain('228');
  });
  it('EC-10.9: who came back after leaving is last', () => {
    const at = row({
      sites: { 103: { ships: [{ interceptor: 1 }, { interceptor: 1 }] } },
      seats: [{ technologies: { nano: ['cloaking-device'] } }, {}],
    });
    at.do(0, take('move'), move('interceptor-2', '221'), move('interceptor-1', '103'), move('interceptor-2', '103'));
    const { since, shipAt } = at.state;
    expect(since[0]).toBe(since[1]);
    expect(since[0]).toBeGreaterThan(since[18 + shipAt.slice(18).indexOf(shipAt[0])]);
  });
  it('EC-14.13: partners pin, too', () => {
    const at = row({ allies: [[0, 1]], sites: { 221: { ships: [{}, { interceptor: 1 }, {}, {}] } } }, { players: 4 });
    expect(at.do(0, take('move')).refusal(0, move('interceptor-1', '103'))).toContain('EC-10.3 pinned');
  });
  it('EC-9.6: ships that are alike are offered once', () => {
    const at = row({ sites: { 221: { ships: [{ interceptor: 2 }, {}] } } });
    at.do(0, take('move'));
    expect(at.choices(0, 'move', 'ship')).toEqual(['interceptor-1']);
    expect(at.refusal(0, move('interceptor-2', '103'))).toBe('EC-10.1 move-its-twin');
    expect(at.refusal(0, move('interceptor-1', '001'))).toBe('EC-10.1 out-of-reach');
  });
});
