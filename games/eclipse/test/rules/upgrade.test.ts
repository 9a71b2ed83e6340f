import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../src/content/parts.ts';
import { mayFit } from '../../src/rules/upgrade.ts';
import { fit, table, take, takeOff } from '../table.ts';

const yard = (seat: Plain = {}, state: Plain = {}, more: object = {}) =>
  table({ state: { seats: [seat, {}], ...state }, ...more }).do(0, take('upgrade'));
const PLASMA = { technologies: { military: ['starbase', 'plasma-cannon'] } };

describe('EC-8: upgrade', () => {
  it('EC-8.12, EC-8.3: the Plasma Cannon fits over the Ion Cannon, but not on the empty space or over the drive', () => {
    const at = yard(PLASMA);
    expect(at.refusal(0, fit('interceptor', 3, 'plasma-cannon'))).toBe('EC-8.3 too-little-energy');
    expect(at.refusal(0, fit('interceptor', 2, 'plasma-cannon'))).toBe('EC-8.3 no-drive');
    at.do(0, fit('interceptor', 1, 'plasma-cannon'));
    expect(at.seat(0).blueprints.interceptor.parts).toEqual(['nuclear-source', 'plasma-cannon', 'nuclear-drive', '']);
  });
  it('EC-8.3: a Starbase takes no drive', () => {
    expect(yard().refusal(0, fit('starbase', 2, 'nuclear-drive'))).toBe('EC-8.3 no-drive-on-starbase');
  });
  it('EC-8.4: parts cost nothing; default ones are always there, others need their technology', () => {
    const at = yard({ materials: 0, money: 0, science: 0 });
    expect(at.choices(0, 'fit', 'part')).toEqual(
      expect.arrayContaining(['ion-cannon', 'electron-computer', 'hull', 'nuclear-drive', 'nuclear-source']),
    );
    expect(at.choices(0, 'fit', 'part')).toHaveLength(5);
    at.do(0, fit('interceptor', 3, 'hull'));
    expect(at.seat(0)).toMatchObject({ materials: 0, money: 0, science: 0 });
  });
  it('EC-8.1: one part for each activation; a tile that lies there goes with it', () => {
    const at = yard();
    at.do(0, fit('cruiser', 4, 'hull'));
    expect(at.seen.left).toBe(1);
    at.do(0, fit('cruiser', 4, 'electron-computer'));
    expect(at.seat(0).blueprints.cruiser.parts[4]).toBe('electron-computer');
    expect(at.question).toBe('1 turn');
    expect(yard().refusal(0, fit('cruiser', 3, 'hull'))).toBe('EC-8.1 same-part');
  });
  it('EC-8.1, EC-8.2: any number of tiles may come off first; printed parts work again', () => {
    const at = yard({ parts: { cruiser: { 2: 'hull', 4: 'hull' } } });
    at.do(0, takeOff('cruiser', 2), takeOff('cruiser', 4));
    expect(at.seen.left).toBe(2);
    expect(at.seat(0).blueprints.cruiser.parts).toEqual([
      'electron-computer',
      'nuclear-source',
      'ion-cannon',
      'hull',
      '',
      'nuclear-drive',
    ]);
    at.do(0, fit('cruiser', 4, 'ion-cannon'));
    expect(at.seen.left).toBe(1);
    expect(at.refusal(0, takeOff('cruiser', 0))).toBe('EC-8.1 not-offered');
  });
  it('EC-8.2: a part from a discovery that comes off leaves the game', () => {
    const at = yard({ parts: { cruiser: { 4: 'shard-hull' } } });
    at.do(0, takeOff('cruiser', 4));
    expect(at.seat(0).kept).toEqual([]);
    expect(at.choices(0, 'fit', 'part')).not.toContain('shard-hull');
  });
  it('EC-8.13: a source may be moved within one activation, but the action cannot end in between', () => {
    const at = yard({
      technologies: { grid: ['fusion-source'] },
      parts: { interceptor: { 1: 'ion-turret', 2: 'conformal-drive', 3: 'fusion-source', 0: 'hull' } },
    });
    at.do(0, takeOff('interceptor', 3));
    expect(at.refusal(0, 'end-action')).toBe('EC-8.13 blueprint-broken');
    expect(at.options(0, 'trade')).toEqual([]);
    at.do(0, fit('interceptor', 0, 'fusion-source'));
    expect(at.seat(0).blueprints.interceptor.parts).toEqual(['fusion-source', 'ion-turret', 'conformal-drive', '']);
  });
  it('EC-8.13: what no single part could mend cannot be taken off', () => {
    const cruiser = {
      0: 'plasma-turret',
      1: 'hypergrid-source',
      2: 'antimatter-cannon',
      4: 'flux-shield',
      5: 'conformal-drive',
    };
    expect(yard({ parts: { cruiser } }).refusal(0, takeOff('cruiser', 1))).toBe('EC-8.3 too-little-energy');
  });
  it('EC-8.1: what is printed cannot be taken off, nor what is not there', () => {
    expect(yard().refusal(0, takeOff('cruiser', 0))).toBe('EC-8.1 not-offered');
    expect(yard().refusal(0, takeOff('cruiser', 4))).toBe('EC-8.1 not-offered');
  });
  it('EC-8.5: what is printed beside the spaces always counts', () => {
    const at = table({ species: ['planta', 'eridani-empire'] });
    expect(at.seat(0).blueprints.interceptor).toMatchObject({ computer: 1, initiative: 1 });
    at.do(0, take('upgrade'), fit('interceptor', 1, 'electron-computer'));
    expect(at.seat(0).blueprints.interceptor.computer).toBe(2);
  });
  it('EC-8.6: a change works for all ships of the type at once, beside opponents, too', () => {
    const at = yard({}, { sites: { 221: { ships: [{}, { interceptor: 1 }] } } });
    at.do(0, fit('interceptor', 3, 'nuclear-drive'));
    expect(at.seat(0).blueprints.interceptor.movement).toBe(2);
  });
  it('EC-8.9: sums of drives, initiative, hull, computers and shields', () => {
    const at = table({ state: { seats: [{ parts: { cruiser: { 4: 'flux-shield', 0: 'axion-computer' } } }, {}] } });
    expect(at.seat(0).blueprints.cruiser).toMatchObject({
      initiative: 4,
      movement: 1,
      hull: 1,
      computer: 2,
      shield: 3,
    });
  });
  it('EC-8.11: a ship whose damage is more than the new hull is lost, for nobody', () => {
    const at = yard(
      { parts: { cruiser: { 4: 'hull' } }, damage: { 'cruiser-1': 2 } },
      { sites: { 221: { ships: [{ cruiser: 1 }, {}] } } },
    );
    at.do(0, takeOff('cruiser', 4));
    expect(at.site('221').ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
    at.do(0, 'end-action');
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0, rule: 'EC-8.11' }]);
  });
  it('EC-8.11: in the Galactic Center as anywhere, and no ship with as much damage as hull', () => {
    const at = yard(
      { parts: { cruiser: { 4: 'hull' } }, damage: { 'cruiser-1': 2, 'cruiser-2': 1 } },
      { sites: { '001': { guards: 0, ships: [{ cruiser: 2 }, {}] } } },
    ).do(0, takeOff('cruiser', 4), 'end-action');
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0, ship: 8 }]);
    expect(at.site('001').ships[0]).toEqual({ cruiser: 1 });
  });
  it('EC-8.1: a blueprint has no space after its last one', () => {
    const { state } = table();
    expect(mayFit(state, 0, 0, 4, partOf('hull'))).toMatchObject({ code: 'no-such-slot' });
    expect(mayFit(state, 0, 0, 3, partOf('hull')).ok).toBe(true);
  });
  it('EC-8.14, EC-8.8: a kept Muon Source goes beside any blueprint as the part of an activation, for good', () => {
    const at = yard({ kept: ['muon-source'] });
    expect(at.choices(0, 'mount', 'type')).toEqual(['interceptor', 'cruiser', 'dreadnought', 'starbase']);
    at.do(0, { do: 'mount', type: 'starbase' });
    expect(at.seat(0).blueprints.starbase.initiative).toBe(5);
    expect(at.seat(0).blueprints.cruiser.initiative).toBe(2);
    expect(at.seen.left).toBe(1);
    expect(at.options(0, 'mount')).toEqual([]);
    expect(at.seat(0).kept).toEqual([]);
  });
  it('EC-8.15: kept parts score nothing and may be placed one with each activation', () => {
    const at = yard({ kept: ['shard-hull', 'ion-turret'] });
    expect(at.seat(0).points).toBe(3);
    at.do(0, fit('cruiser', 4, 'shard-hull'), fit('interceptor', 1, 'ion-turret'));
    expect(at.seat(0).kept).toEqual([]);
    expect(at.seat(0).blueprints.cruiser.hull).toBe(4);
  });
  it('EC-8.13: blueprints without ships can be changed', () => {
    yard().do(0, fit('dreadnought', 6, 'hull'));
  });
});
