import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { colonise, influence, table, take } from '../table.ts';

/** 103 lies between the start sector of seat 0 and the centre, 102 beyond it to the right. */
const map = (state: Plain = {}, more: object = {}) =>
  table({ state: { galaxy: { 103: { at: '1-0', turn: 1 }, 102: { at: '1-1', turn: 0 } }, ...state }, ...more }).do(
    0,
    take('influence'),
  );

describe('EC-11: influence', () => {
  it('EC-11.2: a disc from the track into a connected sector that nobody controls', () => {
    const at = map();
    at.do(0, influence('track', '103'));
    expect(at.site('103').owner).toBe(0);
    expect(at.seat(0).discs).toBe(10);
  });
  it('EC-11.2: not into a controlled one, not without connection, not beside opponents', () => {
    const at = map({ sites: { 103: { ships: [{}, { interceptor: 1 }] } } });
    expect(at.refusal(0, influence('track', '223'))).toBe('EC-11.2 sector-controlled');
    expect(at.refusal(0, influence('track', '102'))).toBe('EC-11.2 no-support');
    expect(at.refusal(0, influence('track', '103'))).toBe('EC-11.2 opponent-ships');
    expect(at.refusal(0, influence('track', '304'))).toBe('EC-11.2 not-on-board');
  });
  it("EC-11.2: (b) where only one's own ships are, connected or not", () => {
    const at = map({ sites: { 102: { ships: [{ interceptor: 1 }, {}] } } });
    at.do(0, influence('track', '102'));
    expect(at.site('102').owner).toBe(0);
  });
  it('EC-5.5: after both activations there is none left, though colony ships can still be used', () => {
    const galaxy = { 103: { at: '1-0', turn: 1 }, 318: { at: '3-0', turn: 0 } };
    const at = table({
      state: { galaxy, seats: [{ technologies: { nano: ['wormhole-generator', 'advanced-labs'] } }, {}] },
    });
    at.do(0, take('influence'), influence('track', '103'), influence('track', '318'));
    expect(at.question).toBe('0 influence');
    expect(at.refusal(0, influence('103', 'track'))).toBe('EC-5.5 no-activation-left');
  });
  it('EC-11.6: a pinned ship next door supports, too', () => {
    const at = map({ sites: { 103: { ships: [{ interceptor: 1 }, { interceptor: 1 }] } } });
    at.do(0, influence('track', '102'));
    expect(at.site('102').owner).toBe(0);
  });
  it('EC-11.3: a sector is used once in an action', () => {
    const at = map();
    at.do(0, influence('track', '103'));
    expect(at.refusal(0, influence('103', 'track'))).toBe('EC-11.3 sector-used');
    expect(at.refusal(0, influence('103', '102'))).toBe('EC-11.3 sector-used');
    at.do(0, influence('track', '102'));
    expect(at.site('102').owner).toBe(0);
  });
  it('EC-11.4: a sector does not support the departure of its own disc; a ship there does', () => {
    const only = map({ sites: { 103: { owner: 0 } } });
    expect(only.refusal(0, influence('103', '102'))).toBe('EC-11.2 no-support');
    only.do(0, influence('track', '102'));
    const withShip = map({ sites: { 103: { owner: 0, ships: [{ interceptor: 1 }, {}] } } });
    withShip.do(0, influence('103', '102'));
    expect([withShip.site('103').owner, withShip.site('102').owner]).toEqual([-1, 0]);
  });
  it('EC-11.5, EC-12.6: lifting a disc brings all cubes back', () => {
    const at = map({ sites: { 103: { owner: 0, cubes: [0, 1] } } });
    expect(at.seat(0).track).toMatchObject({ money: 9, science: 9 });
    at.do(0, influence('103', 'track'));
    expect(at.seat(0)).toMatchObject({ discs: 11, track: { money: 10, science: 10 } });
    expect(at.site('103')).toMatchObject({ owner: -1, cubes: [] });
  });
  it('EC-11.1: up to two colony ships are turned up, as soon as there are any', () => {
    expect(map({ seats: [{ colony: 0 }, {}] }).seat(0).colony).toBe(2);
    const at = map({ sites: { 103: { owner: 0 } } });
    at.do(0, colonise('103', 0, 'money'));
    expect(at.seat(0).colony).toBe(3);
    at.do(0, colonise('103', 1, 'science'));
    expect(at.seat(0).colony).toBe(3);
  });
  it('EC-11.7, EC-25.13: for Draco Ancients are no opponents', () => {
    const galaxy = { 101: { at: '1-0', turn: 5, guards: 1 } };
    const draco = table({ species: ['descendants-of-draco', 'planta'], state: { galaxy } }).do(0, take('influence'));
    draco.do(0, influence('track', '101'));
    const terran = table({ state: { galaxy } }).do(0, take('influence'));
    expect(terran.refusal(0, influence('track', '101'))).toBe('EC-11.2 opponent-ships');
  });
  it('EC-11.2: no disc on the track, none from there; and it must go somewhere', () => {
    const at = map({ seats: [{ discs: 1 }, {}] });
    expect(at.refusal(0, influence('track', '103'))).toBe('EC-11.2 no-disc-left');
    expect(at.refusal(0, influence('track', 'track'))).toBe('EC-11.2 nothing-moved');
    expect(at.refusal(0, influence('223', 'track'))).toBe('EC-11.2 not-your-sector');
  });
  it('EC-2.4: half a connection is enough with the Wormhole Generator', () => {
    const galaxy = { 102: { at: '1-0', turn: 2 } };
    const at = table({ state: { galaxy, seats: [{ technologies: { nano: ['wormhole-generator'] } }, {}] } }).do(
      0,
      take('influence'),
    );
    at.do(0, influence('track', '102'));
    expect(table({ state: { galaxy } }).do(0, take('influence')).refusal(0, influence('track', '102'))).toBe(
      'EC-11.2 no-support',
    );
  });
  it('EC-2.7: never more than one disc in a sector', () => {
    const at = map({ sites: { 103: { owner: 1 } } });
    expect(at.refusal(0, influence('track', '103'))).toBe('EC-11.2 sector-controlled');
  });
});

describe('EC-12: colony ships', () => {
  const colony = (state: Plain = {}, more: object = {}) =>
    table({
      state: { galaxy: { 214: { at: '2-1', owner: 0 }, 103: { at: '1-0', turn: 1, owner: 0 } }, ...state },
      ...more,
    }).do(0, take('build'));
  it("EC-12.1, EC-12.2: a cube from the track of the square's colour", () => {
    const at = colony();
    at.do(0, colonise('103', 0, 'money'));
    expect(at.seat(0)).toMatchObject({ colony: 2, track: { money: 9 }, income: { money: 4 } });
    expect(at.refusal(0, colonise('103', 1, 'money'))).toBe('EC-12.2 wrong-track');
    expect(at.refusal(0, colonise('103', 0, 'money'))).toBe('EC-9.1 not-offered');
  });
  it('EC-12.3: starred squares need their technology, and the track a cube', () => {
    expect(colony().refusal(0, colonise('214', 1, 'materials'))).toBe('EC-12.3 advanced-square');
    expect(colony({ seats: [{ track: { money: 0 } }, {}] }).refusal(0, colonise('103', 0, 'money'))).toBe(
      'EC-12.3 no-cube-on-track',
    );
  });
  it('EC-12.4: opponents do not matter in the action phase, but in upkeep they do', () => {
    const ships = { sites: { 103: { ships: [{}, { interceptor: 1 }] } } };
    colony(ships).do(0, colonise('103', 0, 'money'));
    const upkeep = table({
      state: {
        galaxy: { 103: { at: '1-0', turn: 1, owner: 0 }, 102: { at: '1-1', turn: 1, owner: 0 } },
        ...ships,
        phase: 'upkeep',
      },
    });
    expect(upkeep.refusal(0, colonise('103', 0, 'money'))).toBe('EC-12.4 opponents-in-upkeep');
    upkeep.do(0, colonise('102', 0, 'science'));
  });
  it('EC-12.5: not in a turn of passing', () => {
    const at = table({ state: { galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } } } });
    expect(at.refusal(0, colonise('103', 0, 'money'))).toBe('EC-5.2 not-offered');
  });
  it('EC-12.1: no ship, no colony', () => {
    expect(colony({ seats: [{ colony: 0 }, {}] }).options(0, 'colonise')).toEqual([]);
  });
});
