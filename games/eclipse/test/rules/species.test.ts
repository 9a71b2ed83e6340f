import { describe, expect, it } from 'vitest';
import { SPECIES_IDS } from '../../src/content/species.ts';
import { fit, move, table, take } from '../table.ts';

describe('EC-25: the species', () => {
  it.each(SPECIES_IDS)('EC-25.1, EC-3.11: %s sits down with what its board says', (id) => {
    const other = id === 'mechanema' || id === 'terran-conglomerate' ? 'planta' : 'mechanema';
    const at = table({ species: [id, other] });
    expect(at.seat(0)).toMatchObject({ species: id, treasures: 0, reserve: 3 });
    expect(at.seat(0).points).toBe(id === 'planta' ? 4 : 3);
  });
  it('EC-25.2: the Eridani have 1 more energy on three types', () => {
    const at = table({ species: ['eridani-empire', 'planta'] }).do(
      0,
      take('upgrade'),
      fit('interceptor', 3, 'ion-cannon'),
    );
    at.do(0, fit('interceptor', 1, 'plasma-cannon'));
    expect(
      table()
        .do(0, take('upgrade'), fit('interceptor', 3, 'ion-cannon'))
        .refusal(0, fit('interceptor', 1, 'ion-cannon')),
    ).toBe('EC-8.1 same-part');
  });
  it('EC-25.4: Planta blueprints are smaller, with computer and energy beside', () => {
    const { blueprints } = table({ species: ['planta', 'mechanema'] }).seat(0);
    expect(
      Object.values(blueprints).map(({ parts, computer, initiative }) => [parts.length, computer, initiative]),
    ).toEqual([
      [3, 1, 1],
      [5, 1, 1],
      [7, 1, 1],
      [4, 2, 2],
    ]);
  });
  it('EC-25.6: Draco has the Fusion Drive', () => {
    expect(table({ species: ['descendants-of-draco', 'planta'] }).seat(0).technologies.nano).toEqual(['fusion-drive']);
  });
  it('EC-25.8, EC-25.13: Draco stays with Ancients in peace, and may retreat to them', () => {
    const species = ['descendants-of-draco', 'terran-federation'];
    const galaxy = { 101: { at: '1-0', turn: 5, guards: 1, owner: 0 } };
    const at = table({
      species,
      state: { galaxy, sites: { 228: { ships: [{ cruiser: 1 }, { dreadnought: 1 }] } }, phase: 'combat' },
    });
    expect(at.choices(0, 'retreat', 'to')).toEqual(['101']);
    const upkeep = table({ species, state: { galaxy, phase: 'upkeep' } });
    expect(upkeep.choices(0, 'colonise', 'site')).toEqual(['101']);
  });
  it('EC-25.10: Guardians are normal opponents of Draco', () => {
    const at = table({ species: ['descendants-of-draco', 'planta'] });
    const guardian = Object.keys(at.seen.sites).find((id) => id.startsWith('27')) ?? '';
    const fought = table({
      species: ['descendants-of-draco', 'planta'],
      state: { sites: { [guardian]: { ships: [{ interceptor: 1 }, {}] } }, phase: 'combat' },
    });
    expect(fought.events('battle-began')).toHaveLength(1);
  });
  it('EC-25.12: Orion ships have shields and initiative', () => {
    const { blueprints } = table({ species: ['orion-hegemony', 'planta'] }).seat(0);
    expect(Object.values(blueprints).map(({ shield, initiative }) => [shield, initiative])).toEqual([
      [1, 4],
      [1, 3],
      [1, 2],
      [1, 5],
    ]);
  });
  it('EC-25.1: Terrans move three times', () => {
    const at = table({ state: { galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } } } }).do(0, take('move'));
    at.do(0, move('interceptor-1', '103'), move('interceptor-1', '221'), move('interceptor-1', '103'));
    expect(at.events('moved')).toHaveLength(3);
  });
});

describe('EC-26: warp portals', () => {
  const PORTALS = { 281: { at: '2-1', turn: 0, owner: 0 }, 381: { at: '3-9', turn: 0 } };
  it('EC-26.1, EC-26.2: sectors with portals are neighbours for moving and influencing', () => {
    const at = table({ state: { galaxy: PORTALS, sites: { 281: { ships: [{ interceptor: 1 }, {}] } } } });
    at.do(0, take('move'), move('interceptor-2', '381'), 'end-action').do(1, take('build'), 'end-action');
    const other = table({ state: { galaxy: PORTALS } }).do(0, take('influence'));
    other.do(0, { do: 'influence', from: 'track', to: '381' });
    expect(other.site('381').owner).toBe(0);
  });
  it('EC-26.1: they open no zone for exploring', () => {
    const at = table({ state: { galaxy: PORTALS } }).do(0, take('explore'));
    expect(at.choices(0, 'explore', 'zone')).not.toContain('4-12');
  });
  it('EC-26.1: and lead to a refuge', () => {
    const galaxy = {
      281: { at: '2-1', turn: 0, owner: 0 },
      381: { at: '3-9', turn: 3, ships: [{ cruiser: 1 }, { dreadnought: 1 }] },
    };
    expect(table({ state: { galaxy, phase: 'combat' } }).choices(0, 'retreat', 'to')).toEqual(['281']);
  });
  it("EC-26.4: the technology puts a portal into a sector of one's own, for 1 point", () => {
    const at = table({ state: { tray: { 'warp-portal': 1 }, seats: [{ science: 9 }, {}] } });
    at.do(0, take('research'), { do: 'research', tech: 'warp-portal', track: 'nano' });
    expect(at.question).toBe('0 put-portal');
    at.do(0, { do: 'put-portal', site: '221' });
    expect(at.site('221').built).toEqual(['portal']);
    expect(at.seat(0).score.portals).toBe(1);
  });
  it('EC-26.4: without a sector it cannot be researched', () => {
    const at = table({ state: { tray: { 'warp-portal': 1 }, seats: [{ science: 9 }, {}] } });
    at.do(0, take('influence'), { do: 'influence', from: '221', to: 'track' }, 'end-action')
      .do(1, take('build'), 'end-action')
      .do(0, take('research'));
    expect(at.refusal(0, { do: 'research', tech: 'warp-portal', track: 'nano' })).toBe('EC-26.4 no-sector-for-portal');
  });
  it('EC-26.5: points of several portals add up', () => {
    expect(table({ state: { sites: { 221: { built: ['portal', 'ancient-portal'] } } } }).seat(0).score.portals).toBe(3);
  });
  it('EC-26.7, EC-33.9, EC-33.10: an exploded supernova is left by a portal, or with the Wormhole Generator', () => {
    const galaxy = { 397: { at: '3-0', turn: 0, ships: [{ interceptor: 1 }, {}] }, 281: { at: '2-1', turn: 0 } };
    const left = (sites: object, seats = [{}, {}] as readonly object[]) =>
      table({ state: { galaxy, sites, exploded: ['397'], seats } })
        .do(0, take('move'))
        .options(0, 'move')
        .filter(({ ship }) => ship === 'interceptor-2')
        .map(({ to }) => to);
    expect(left({})).toEqual([]);
    expect(left({ 397: { built: ['portal'] } })).toEqual(['281']);
    expect(left({}, [{ technologies: { nano: ['wormhole-generator'] } }, {}])).toContain('221');
  });
  it('EC-33.15: exploring from an exploded supernova needs the Wormhole Generator and a ship', () => {
    const galaxy = { 397: { at: '3-0', turn: 0, ships: [{ interceptor: 1 }, {}] } };
    const zones = (seats: readonly object[]) =>
      table({ state: { galaxy, exploded: ['397'], seats } })
        .do(0, take('explore'))
        .choices(0, 'explore', 'zone');
    expect(zones([{}, {}])).not.toContain('4-0');
    expect(zones([{ technologies: { nano: ['wormhole-generator'] } }, {}])).toContain('4-0');
  });
});
