import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../../src/content/discoveries.ts';
import { sectorOf } from '../../src/content/sectors.ts';
import { die, explore, influence, move, place, table, take } from '../table.ts';

const { blank, burst } = die;

/** A nebula north of the start sector of seat 0, not turned: a has NW and N, b NE and SE, c S and SW. */
const nebula = (sites: Plain = {}, state: Plain = {}, more: object = {}) =>
  table({
    state: { galaxy: { 395: { at: '3-0', turn: 0 }, ...(state.galaxy as Plain | undefined) }, sites, ...omit(state) },
    ...more,
  });
const omit = ({ galaxy: _, ...rest }: Plain): Plain => rest;
const ships = (...by: readonly Plain[]) => ({ ships: by });
const targets = (at: ReturnType<typeof table>, ship: string) =>
  at
    .do(0, take('move'))
    .options(0, 'move')
    .filter((option) => option.ship === ship)
    .map(({ to }) => to);

describe('EC-34: nebulas', () => {
  it('EC-34.3, EC-34.1: discoveries in a and c, an Ancient in b; the explorer takes none', () => {
    const at = table({ draws: { sector: [sectorOf('395')] } });
    at.do(0, take('explore'), explore('3-0'), place('395', 0));
    expect(['395a', '395b', '395c'].map((id) => [at.site(id).discovery, at.site(id).guards])).toEqual([
      [true, 0],
      [false, 1],
      [true, 0],
    ]);
    expect(at.question).toBe('1 turn');
    expect(at.do(1, take('influence')).refusal(1, influence('track', '395a'))).toBe('EC-11.2 no-influence-space');
  });
  it('EC-34.15: every orientation is legal', () => {
    const at = table({ draws: { sector: [sectorOf('395')] } });
    at.do(0, take('explore'), explore('3-0'));
    expect(at.choices(0, 'place', 'turn')).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('EC-34.9, EC-34.2, EC-34.19: in through the part that has the edge; a step inside costs 1', () => {
    expect(targets(nebula(), 'interceptor-1')).toEqual(['395c']);
    const fast = nebula({}, { seats: [{ parts: { interceptor: { 3: 'nuclear-drive' } } }, {}] });
    expect(targets(fast, 'interceptor-1')).toEqual(['395c', '395a', '395b']);
  });
  it('EC-34.9: turned, another part touches the start sector', () => {
    const at = table({ state: { galaxy: { 395: { at: '3-0', turn: 2 } } } });
    expect(targets(at, 'interceptor-1')).toEqual(['395b']);
  });
  it('EC-34.11: Marcus explores at B, influences at A but not at C, and leaves by C with 2 drives', () => {
    const galaxy = { 304: { at: '4-0', turn: 0 }, 318: { at: '3-17', turn: 5 } };
    const marcus = (seats: readonly Plain[] = [{}, {}]) =>
      nebula({ '395a': ships({ interceptor: 1 }, {}) }, { galaxy, seats });
    expect(marcus().do(0, take('explore')).choices(0, 'explore', 'zone')).toContain('4-23');
    const at = marcus().do(0, take('influence'));
    at.do(0, influence('track', '304'));
    expect(at.refusal(0, influence('track', '318'))).toBe('EC-11.2 no-support');
    expect(targets(marcus(), 'interceptor-2')).not.toContain('318');
    expect(targets(marcus([{ parts: { interceptor: { 3: 'nuclear-drive' } } }, {}]), 'interceptor-2')).toContain('318');
    const twice = marcus().do(0, take('move'), move('interceptor-2', '395c'), move('interceptor-2', '318'));
    expect(twice.site('318').ships[0]).toEqual({ interceptor: 1 });
  });
  it('EC-34.12: through B he leaves only after a sector lies there; through A at once', () => {
    const at = nebula({ '395a': ships({ interceptor: 1 }, {}) }, { galaxy: { 304: { at: '4-0', turn: 0 } } });
    expect(targets(at, 'interceptor-2')).toContain('304');
  });
  it('EC-34.4, EC-34.11: the discovery of a part goes to who has ships there at the end of combat', () => {
    const at = nebula(
      { '395a': { discovery: true, ships: [{ interceptor: 1 }, {}] }, '395c': { discovery: true } },
      { phase: 'combat' },
      { draws: { discovery: [discoveryOf('science-5')] } },
    );
    expect(at.question).toBe('0 discovery');
    at.do(0, 'take-points');
    expect([at.site('395a').discovery, at.site('395c').discovery]).toEqual([false, true]);
  });
  it('EC-34.5, EC-34.10: each part fights by itself, in the order a, b, c', () => {
    const at = nebula(
      {
        '395a': ships({ interceptor: 1 }, { interceptor: 1 }),
        '395c': ships({ interceptor: 1 }, { interceptor: 1 }),
        '395b': { guards: 0, ships: [{ interceptor: 1 }, {}] },
      },
      { phase: 'combat' },
      { draws: { battle: [burst, burst] } },
    );
    at.do(0, 'keep-none').do(1, 'keep-none').do(0, 'attack');
    expect(at.events('battle-began')).toHaveLength(2);
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([
      [0, 2],
      [1, 1],
      [0, 2],
    ]);
  });
  it('EC-34.5: ships in different parts do not fight', () => {
    const at = nebula(
      { '395a': ships({ interceptor: 1 }, {}), '395c': ships({}, { interceptor: 1 }) },
      { phase: 'combat' },
    );
    expect(at.events('battle-began')).toEqual([]);
  });
  it('EC-34.6: an Orbital or a Monolith found there is replaced, and gives neither reward nor points', () => {
    const draws = {
      discovery: [discoveryOf('ancient-orbital'), discoveryOf('ancient-monolith'), discoveryOf('money-8')],
    };
    const at = nebula({ '395a': { discovery: true, ships: [{ interceptor: 1 }, {}] } }, { phase: 'combat' }, { draws });
    expect(at.events('discovery-boxed')).toHaveLength(2);
    at.do(0, 'take-points');
    expect(at.seat(0)).toMatchObject({ treasures: 1, materials: 7 });
    const empty = nebula(
      { '395a': { discovery: true, ships: [{ interceptor: 1 }, {}] } },
      { phase: 'combat', sites: { '001': { discovery: false } }, discoveries: { 'ancient-orbital': 1 } },
    );
    expect(empty.seat(0).treasures).toBe(0);
  });
  it('EC-34.7, EC-26.6: a Cruiser or a portal found there stands in that part', () => {
    const found = (id: string) =>
      nebula(
        { '395a': { discovery: true, ships: [{ interceptor: 1 }, {}] } },
        { phase: 'combat' },
        { draws: { discovery: [discoveryOf(id)] } },
      ).do(0, 'take-reward');
    expect(found('ancient-cruiser').site('395a').ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
    const portal = found('ancient-warp-portal');
    expect([portal.site('395a').built, portal.site('395b').built]).toEqual([['ancient-portal'], []]);
    expect(portal.seat(0).score.portals).toBe(0);
  });
  it('EC-34.8, EC-34.18: exploring only through the edges of the part where the ship is', () => {
    const zones = (id: string) =>
      nebula({ [id]: { guards: 0, ships: [{ interceptor: 1 }, {}] } })
        .do(0, take('explore'))
        .choices(0, 'explore', 'zone');
    expect(zones('395a')).toEqual(expect.arrayContaining(['4-0', '4-23']));
    expect(zones('395b')).not.toContain('4-0');
    expect(zones('395b')).toContain('4-1');
  });
  it('EC-34.9, EC-34.13: pinning is counted in each part; the Ancient in b pins', () => {
    const at = nebula({ '395b': ships({ interceptor: 1 }, {}), '395a': ships({ cruiser: 1 }, {}) });
    expect(targets(at, 'interceptor-2')).toEqual([]);
    expect(at.options(0, 'move').filter(({ ship }) => ship === 'cruiser-1').length).toBeGreaterThan(0);
  });
  it('EC-34.17: but not a ship with the Cloaking Device', () => {
    const at = nebula(
      { '395b': ships({ interceptor: 1 }, {}) },
      { seats: [{ technologies: { nano: ['cloaking-device'] } }, {}] },
    );
    expect(targets(at, 'interceptor-2')).toContain('395a');
  });
  it('EC-34.13: it counts for Draco', () => {
    const at = table({ species: ['descendants-of-draco', 'planta'], state: { galaxy: { 395: { at: '3-0' } } } });
    expect(at.seat(0).score.species).toBe(1);
  });
  it('EC-34.16, EC-34.14: a retreat leads out by the edges of the part, never into a nebula', () => {
    const battle = (part: string) =>
      nebula(
        { [part]: { guards: 0, ships: [{ dreadnought: 1 }, { dreadnought: 1 }] } },
        { phase: 'combat' },
        { draws: { battle: [blank, blank, blank, blank] } },
      );
    const at = battle('395c');
    expect(at.question).toBe('0 engage');
    expect(at.choices(0, 'retreat', 'to')).toEqual(['221']);
    expect(battle('395a').events('retreat-begun')).toEqual([]);
  });
  it('EC-34.14: no diplomacy by a nebula', () => {
    const at = table({ players: 4, state: { galaxy: { 295: { at: '2-3', turn: 0 } } } }).do(0, take('build'));
    expect(at.refusal(0, { do: 'propose', player: 1 })).toBe('EC-14.2 no-border');
  });
});
