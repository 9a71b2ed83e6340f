import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { activate, fleet, jump, kindsOf, move, onTrack, ship, told } from './steps.ts';

const HELM = activate('helm', 'red-ensign');
const CREW = { 'red-ensign': 3, 'yellow-ensign': 3, 'blue-ensign': 3, cadet: 3 };
/** m18: medals on a red row, a recall on a yellow one. */
const missionAt = (place: string) => ({ missions: { [place]: 'm18' } });
const doM18 = ['mission', { do: 'assign', figure: 'red-ensign' }, { do: 'assign', figure: 'yellow-ensign' }] as const;

describe('SC-10.1 to SC-10.8: who holds a planet', () => {
  it('SC-10.1 a ship that arrives alone holds it, and its mission is reserved', () => {
    const t = ship({}, missionAt('p6')).do(0, HELM, move('violet'), 'decline');
    expect(t.at('holders')).toEqual({ p6: 0 });
    t.do(1, HELM, move('violet'), 'decline');
    t.do(0, activate('maintenance', 'cadet'), 'decline');
    expect(t.refusal(1, 'mission')).toBe('SC-10.6 reserved');
  });

  it('SC-10.1 also a mission that appears there later', () => {
    // number 4 lies on p1: the next mission comes there
    const t = table({
      state: { pirates: {}, seats: { 0: { at: 'p1', ready: CREW }, 1: { at: 'p3', ready: CREW } }, ...missionAt('p3') },
    });
    t.do(0, activate('maintenance', 'cadet'), 'decline').do(1, ...doM18, 'ignore-row', 'ignore-row');
    expect(t.at('missions.p1')).toBeDefined();
    t.do(0, activate('maintenance', 'cadet'), 'decline').do(1, HELM, move('violet'), 'decline');
    t.do(0, activate('maintenance', 'cadet'), 'decline');
    expect(t.at('seats.1.at')).toBe('p1');
    expect(t.refusal(1, 'mission')).toBe('SC-10.6 reserved');
    t.do(1, 'pass');
    expect(t.options(0, 'mission')).toHaveLength(1);
  });

  it('SC-10.2 who arrives where a ship is holds nothing', () => {
    const t = fleet({ 1: { at: 'p6' } }).do(0, HELM, move('violet'), 'decline');
    expect(t.at('holders')).toEqual({ p6: 1 });
  });

  it('SC-10.3 when the holder leaves, the one ship that remains holds it', () => {
    const t = fleet({ 0: { at: 'p6' }, 1: { at: 'p6' } }).do(0, HELM, move('green'), 'decline');
    expect(t.at('holders')).toEqual({ p6: 1, p3: 0 });
    expect(t.options(1, 'mission')).toHaveLength(1);
  });

  const equals = () => {
    const seats = Object.fromEntries([0, 1, 2].map((seat) => [seat, { at: 'p6', ready: CREW }]));
    return fleet(seats, missionAt('p6')).do(0, HELM, move('green'), 'decline');
  };

  it('SC-10.4 of several that remain none has priority; the first gets the mission', () => {
    const t = equals();
    expect(t.at('holders.p6')).toBeUndefined();
    expect(t.options(1, 'mission')).toHaveLength(1);
    t.do(1, activate('maintenance', 'cadet'), 'decline');
    t.do(2, ...doM18, 'ignore-row', 'ignore-row');
    expect(t.at('completed.m18')).toBe(2);
  });

  it('SC-10.5 if they leave until one remains, it holds the planet', () => {
    const t = equals().do(1, HELM, move('yellow'), move('green'));
    expect(t.at('holders.p6')).toBe(2);
  });

  it('SC-10.5 who arrives while nobody holds it is one of the equals', () => {
    const t = equals()
      .do(1, activate('maintenance', 'cadet'), 'decline')
      .do(2, activate('maintenance', 'cadet'), 'decline');
    t.do(0, HELM, move('green'), 'decline');
    expect(t.at('holders.p6')).toBeUndefined();
    t.do(1, 'pass').do(2, 'pass');
    expect(t.options(0, 'mission')).toHaveLength(1);
  });

  it('SC-10.6 only the holder may complete the mission, or anybody there if there is none', () => {
    const t = fleet({ 0: { at: 'p6', ready: CREW }, 1: { at: 'p6', ready: CREW } }, { active: 1, start: 1 });
    expect(t.refusal(1, 'mission')).toBe('SC-10.6 reserved');
    expect(t.do(1, 'pass').do(2, 'pass').options(0, 'mission')).toHaveLength(1);
  });

  it('SC-10.7 a holder who completes a mission remains the holder', () => {
    const t = fleet({ 0: { at: 'p6', ready: CREW }, 1: { at: 'p6' } }, missionAt('p6'));
    t.do(0, ...doM18, 'ignore-row', 'ignore-row');
    expect(t.at('holders')).toEqual({ p6: 0 });
  });

  it('SC-10.7 one of several equals remains one of them', () => {
    const t = equals().do(1, ...doM18, 'ignore-row', 'ignore-row');
    expect(t.at('holders.p6')).toBeUndefined();
  });

  it('SC-10.8 passing through gives nothing: no hold, no triangle', () => {
    const t = ship({ at: 'p6' }).do(0, HELM, move('yellow'), move('green'));
    expect([t.at('seats.0.at'), t.at('holders')]).toEqual(['p9', { p9: 0 }]);
    expect(t.at('stations.tincan.triangle')).toBe(0);
    expect(t.events('station-used')).toEqual([]);
  });
});

describe('SC-10.9 to SC-10.14: station triangles', () => {
  it('SC-10.9 who ends a turn on a station resolves its triangle, which goes to the next round', () => {
    const t = ship({ at: 'p6' }).do(0, HELM, move('yellow'), 'decline');
    expect([t.ready(0, 'android'), t.asked(), t.at('stations.tincan.triangle')]).toEqual([1, 'advance', 2]);
    t.do(0, 'advance');
    expect([t.at('seats.0.tracks.tincan.position'), t.asker]).toEqual([1, 1]);
  });

  it.each(['pass', activate('weapons', 'yellow-ensign')])('SC-10.9 also without moving: %j', (option) => {
    const t = ship({ at: 'p7' }).do(0, option, 'decline');
    expect(t.events('station-used')).toHaveLength(1);
  });

  it('SC-10.9 it is used up even if all that can be declined is', () => {
    const t = ship({ at: 'home' }, { round: 2, stations: { home: { triangle: 0 } } });
    t.do(0, 'pass', 'decline', 'decline', 'decline');
    expect([t.at('stations.home.triangle'), t.events('advanced')]).toEqual([3, []]);
  });

  it('SC-10.10 a station without its triangle does nothing', () => {
    const t = ship({ at: 'p7' }, { stations: { tincan: { triangle: 2 } } }).do(0, 'pass');
    expect([t.asker, t.ready(0, 'android')]).toEqual([1, 0]);
  });

  it('SC-10.11 a triangle used in round 4 is out of the game', () => {
    const t = ship({ at: 'p7' }, { round: 4 }).do(0, 'pass', 'decline');
    expect(t.at('stations.tincan.triangle')).toBe(-1);
  });

  it('SC-10.11 and so is one that a ship kept away at the start of round 4', () => {
    const at = (place: string) => {
      const stations = { tincan: { triangle: 4 }, home: { triangle: -1 } };
      const t = ship({ at: place }, { round: 3, stations }).do(0, 'pass').do(1, 'pass');
      return [t.state.round, t.at('stations.tincan.triangle')];
    };
    expect([at('p7'), at('p6')]).toEqual([
      [4, -1],
      [4, 0],
    ]);
  });

  it('SC-10.12 one triangle a turn, even if its effects lead to another station', () => {
    const t = ship(
      { at: 'home', tracks: { fleet: { position: 3 } } },
      { round: 2, stations: { home: { triangle: 0 } } },
    );
    t.do(0, 'pass', onTrack('fleet')); // field 4: 2 moves
    expect(t.asked()).toBe('move');
    t.do(0, move('violet'), move('yellow'), 'decline', 'decline');
    expect([t.at('seats.0.at'), t.asker]).toEqual(['p7', 1]);
    expect([t.events('station-used').length, t.at('stations.tincan.triangle')]).toEqual([1, 0]);
  });

  it('SC-10.13 home: 1 field on any track, three times', () => {
    const t = ship({ at: 'home' }, { round: 2, stations: { home: { triangle: 0 } } });
    t.do(0, 'pass', onTrack('fleet'), onTrack('nian'), onTrack('nian'));
    expect(t.at('seats.0.tracks')).toMatchObject({ fleet: { position: 1 }, nian: { position: 2 } });
  });

  it('SC-10.13 Tincan: 1 android, then 1 field on the Tincan track', () => {
    const t = ship({ at: 'p7' }).do(0, 'pass', 'advance');
    expect(told(t, 'androids-gained', 'advanced')).toEqual(['androids-gained', 'advanced']);
    expect(t.at('seats.0')).toMatchObject({ ready: { android: 1 }, tracks: { tincan: { position: 1 } } });
  });

  it('SC-10.13 Ni’an: 2 artifacts, then 1 field on the Ni’an track', () => {
    const t = ship({ at: 'p10' }, {}, { artifact: [0, 2] }).do(0, 'pass', 'advance');
    expect(t.at('seats.0')).toMatchObject({
      ...{ artifacts: { 'red-yellow': 1, 'yellow-blue': 1 }, tracks: { nian: { position: 1 } } },
    });
  });

  it('SC-10.14 nobody holds a station', () => {
    const t = ship({ at: 'p6' }).do(0, HELM, move('yellow'), 'decline', 'decline');
    expect(t.at('holders')).toEqual({});
    const left = fleet({ 0: { at: 'p7' }, 1: { at: 'p7' } }).do(0, HELM, move('yellow'), 'decline');
    expect(left.at('holders')).toEqual({ p6: 0 });
  });

  it('SC-10.14 of several ships there the triangle is for the first that ends a turn', () => {
    const t = fleet({ 0: { at: 'p7' }, 1: { at: 'p7' } }, { active: 1, start: 1 }).do(1, 'pass', 'decline');
    t.do(2, 'pass').do(0, 'pass');
    expect(t.events('station-used')).toMatchObject([{ seat: 1 }]);
    expect([t.ready(0, 'android'), t.ready(1, 'android')]).toEqual([0, 1]);
  });
});

describe('SC-10.15, SC-10.16: how long a hold lasts', () => {
  it('SC-10.15 who leaves and comes back in one effect has lost it to the ship that stayed', () => {
    const t = fleet({ 0: { at: 'p6' }, 1: { at: 'p6' } }).do(0, HELM, move('green'), move('green'));
    expect([t.at('seats.0.at'), t.at('holders')]).toEqual(['p6', { p6: 1 }]);
    t.do(1, 'pass').do(2, 'pass');
    expect(t.refusal(0, 'mission')).toBe('SC-10.6 reserved');
  });

  it('SC-10.15 of two that stayed none holds it, nor does he who comes back', () => {
    const t = fleet({ 0: { at: 'p6' }, 1: { at: 'p6' }, 2: { at: 'p6' } }).do(0, HELM, move('green'), move('green'));
    expect(t.at('holders')).toEqual({});
    expect(kindsOf(t, 1)).toContain('mission');
  });

  it('SC-10.15 alone, he holds it again', () => {
    const t = fleet({ 0: { at: 'p6' } }).do(0, HELM, move('green'), move('green'));
    expect(t.at('holders')).toEqual({ p6: 0 });
  });

  it('SC-10.16 over passing and over the end of a round', () => {
    const t = fleet({ 0: { at: 'p6' }, 1: { at: 'p6' } })
      .do(0, 'pass')
      .do(1, 'pass')
      .do(2, 'pass');
    expect([t.state.round, t.at('holders')]).toEqual([2, { p6: 0 }]);
    expect(t.refusal(1, 'mission')).toBe('SC-10.6 reserved');
  });

  it('SC-10.16 and on a planet that has only a number', () => {
    const t = fleet({ 0: { at: 'p5' }, 1: { tech: { 1: 't05' } } }).do(0, 'pass');
    t.do(1, activate('slot-2', 'red-ensign'), jump('p5'));
    expect(t.at('holders')).toEqual({ p5: 0 });
  });
});
