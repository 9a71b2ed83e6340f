import { describe, expect, it } from 'vitest';
import { FLEET, NIAN } from '../../src/content/terms.ts';
import { activate, crewed, fix, mission, on, positions, scene } from '../scene.ts';
import type { TestTable } from '../table.ts';

const lounge = activate('slot-2', 'red-ensign'); // up to 2 on any track
const sound = { damage: 0, damagedSlots: [] };
const ready = { 'red-ensign': 3 };
/** A ship with the Diplomatic Lounge and its marker of a track at a position. */
const ship = (faction: string, position: number, more = {}) =>
  crewed('home', { ...sound, ready, tech: { 1: 't02' }, tracks: { [faction]: { position } }, ...more });
const points = (t: TestTable) => t.at('seats.0.points');

describe('SC-18: faction tracks', () => {
  it('SC-18.1: a ring of 11 fields, in ascending order from the start field', () => {
    const t = scene({ seats: { 0: ship('nian', 9) } });
    t.do(0, lounge, on('nian'), 'advance');
    expect(t.events('advanced').map(({ to }) => to)).toEqual([10, 0]);
  });
  it.each([
    ...[
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
    ],
    ...[
      [6, 2],
      [7, 3],
      [8, 3],
      [9, 4],
      [10, 4],
    ],
  ])('SC-18.2: position %i is worth %i', (position, worth) => {
    for (const faction of ['fleet', 'tincan', 'nian'])
      expect(points(scene({ seats: { 0: ship(faction, position) } }))).toBe(worth);
  });
  it('SC-18.3: up to so many fields on one track', () => {
    const t = scene({ seats: { 0: ship('fleet', 0) } }).do(0, lounge);
    expect(t.options(0, 'choose-track').map(({ faction }) => faction)).toEqual(['fleet', 'tincan', 'nian']);
    t.do(0, on('fleet'));
    expect(t.options(0).map((option) => option.do)).toEqual(['advance', 'decline']);
    expect(positions(t.do(0, 'decline'), 0)).toEqual([1, 0, 0]);
  });
  it('SC-18.3: the question says on which track, and how many fields are left', () => {
    const asks = (t: TestTable) => [t.asked(), t.about];
    const t = scene({ seats: { 0: ship('tincan', 1) } }).do(0, lounge);
    expect(asks(t)).toEqual(['choose-track', { left: 2 }]);
    expect(asks(t.do(0, on('nian')))).toEqual(['advance', { faction: NIAN, left: 1 }]);
    const named = scene({
      missions: { p2: 'm27' },
      seats: { 0: crewed('p2', { tracks: { fleet: { position: 6 } } }) },
    });
    named.do(0, ...mission('cadet', 'red-ensign', 'blue-ensign'), 'resolve-row');
    expect(asks(named)).toEqual(['advance', { faction: FLEET, left: 4 }]);
    expect([asks(named.do(0, 'advance')), asks(named.do(0, 'advance'))]).toEqual([
      ['advance', { faction: FLEET, left: 3 }],
      ['advance', { faction: FLEET, left: 2 }],
    ]);
  });
  it('SC-18.3: 1 and 1 are two advances, on the same or on different tracks', () => {
    const t = scene({ missions: { p2: 'm21' }, seats: { 0: crewed('p2') } });
    t.do(0, ...mission('cadet', 'yellow-ensign', 'red-ensign'), 'resolve-row', on('fleet'), on('nian'));
    expect(positions(t, 0)).toEqual([1, 0, 1]);
  });
  it('SC-18.4: field by field; a bonus at once, then the rest, or an earlier stop', () => {
    const t = scene({ seats: { 0: ship('fleet', 1) } }).do(0, lounge, on('fleet'));
    expect([t.state.medals[0], t.asked()]).toEqual([1, 'advance']);
    expect(positions(t.do(0, 'decline'), 0)).toEqual([2, 0, 0]);
  });
  it('SC-18.5: bonuses are for every player and on every lap', () => {
    const lap = { tracks: { fleet: { position: 1, laps: 1 } } };
    const t = scene({ seats: { 0: ship('fleet', 1, lap), 1: { ...ship('fleet', 1), tech: { 1: 't04' } } } });
    t.do(0, lounge, on('fleet'), 'decline').do(1, lounge, 'advance');
    expect(t.state.medals).toEqual([1, 1]);
  });
  it('SC-18.6: a lap is worth 5 points, each of them', () => {
    const t = scene({ seats: { 0: ship('fleet', 10) } }).do(0, lounge, on('fleet'), 'decline');
    expect([t.state.laps.slice(0, 3), points(t)]).toEqual([[1, 0, 0], 5]);
    const twice = scene({ seats: { 0: ship('nian', 10, { tracks: { nian: { position: 10, laps: 1 } } }) } });
    expect(points(twice)).toBe(9);
    expect(points(twice.do(0, lounge, on('nian'), 'decline'))).toBe(10);
  });
  it('SC-18.6: the second lap brings the trophy of the track, once; the points do not depend on it', () => {
    const late = { ...ship('nian', 10, { tracks: { nian: { position: 10, laps: 1 } } }), tech: { 1: 't04' } };
    const seats = { 0: ship('nian', 10, { tracks: { nian: { position: 10, laps: 1 } } }), 1: late };
    const t = scene({ seats }).do(0, lounge, on('nian'), 'decline');
    expect(t.events('trophy-taken').map(({ seat, faction, rule }) => [seat, faction, rule])).toEqual([
      [0, 2, 'SC-18.6'],
    ]);
    expect([t.at('trophies'), points(t)]).toEqual([{ nian: 0 }, 10]);
    const second = scene({ trophies: { nian: 1 }, seats }).do(0, lounge, on('nian'), 'decline');
    expect([second.at('trophies'), points(second), second.events('trophy-taken')]).toEqual([{ nian: 1 }, 10, []]);
    const first = scene({ seats: { 0: ship('nian', 10) } }).do(0, lounge, on('nian'), 'decline');
    expect(first.at('trophies')).toEqual({});
  });
  it('SC-18.7: markers may share a field', () => {
    const t = scene({ seats: { 0: ship('fleet', 2), 1: { tracks: { fleet: { position: 3 } } } } });
    t.do(0, lounge, on('fleet'), 'decline');
    expect([positions(t, 0)[0], positions(t, 1)[0]]).toEqual([3, 3]);
  });
  it('SC-18.8: an event in the middle of an advance comes first, then the rest goes on from there', () => {
    const t = scene({ events: { fleet: 'ef3' }, seats: { 0: ship('fleet', 5) } }).do(0, lounge, on('fleet'));
    expect([t.asked(), t.asker]).toEqual(['shift-marker', 0]);
    t.do(0, { do: 'shift-back', faction: 'fleet', fields: 3 }, on('nian'), 'decline');
    expect([t.asked(), positions(t, 0)]).toEqual(['advance', [3, 0, 1]]);
    expect(positions(t.do(0, 'advance'), 0)).toEqual([4, 0, 1]);
    expect(t.asked()).toBe('move'); // the bonus of field 4
  });
  it('SC-18.4: a repair of a bonus is done before the next field', () => {
    const t = scene({ seats: { 0: ship('tincan', 1, { damagedSlots: [0] }) } }).do(0, lounge, on('tincan'));
    expect(t.do(0, fix(0)).asked()).toBe('advance');
  });
});
