import { describe, expect, it } from 'vitest';
import { MISSION } from '../../src/content/missions.ts';
import { activate, attack, crewed, jump, mission, move, offered, on, positions, scene, told } from '../scene.ts';

/** A ship on planet 2 with this mission, and every kind of figure ready. */
const at = (card: string, more = {}, rest = {}) =>
  scene({ missions: { p2: card }, seats: { 0: crewed('p2', more) }, ...rest });

describe('SC-15: completing a mission', () => {
  it('SC-15.1: a mission on the place of the ship, not reserved, and a figure for each row', () => {
    expect(at('m18').refusal(0, 'mission')).toBe('allowed');
    expect(scene({ seats: { 0: crewed('p1') } }).refusal(0, 'mission')).toBe('SC-15.1 no-mission-here');
    expect(at('m18', { ready: { cadet: 1 } }).refusal(0, 'mission')).toBe('SC-15.1 too-few-figures');
    const second = scene({ active: 1, seats: { 0: crewed('p2'), 1: crewed('p2') } });
    expect(second.refusal(1, 'mission')).toBe('SC-10.6 reserved');
  });
  it('SC-15.1: not in the turn in which the ship comes there', () => {
    const t = scene({ seats: { 0: crewed() } }).do(0, activate('helm', 'red-ensign'), move('violet'), 'decline');
    expect([t.at('seats.0.at'), t.asked(), t.asker]).toEqual(['p6', 'turn', 1]);
  });
  it('SC-15.2: the card leaves the planet', () => {
    const t = at('m18').do(0, 'mission');
    expect([t.at('missions.p2'), t.state.onMission]).toEqual([undefined, MISSION.m18]);
  });
  it('SC-15.3: one figure beside every row, whichever, before the first row is resolved', () => {
    const t = at('m18').do(0, 'mission');
    expect(t.options(0).map(({ figure }) => figure)).toEqual([
      ...['cadet', 'red-ensign', 'yellow-ensign', 'blue-ensign', 'android'],
    ]);
    expect(t.refusal(0, { do: 'assign', figure: 'red-commander' })).toBe('SC-15.3 not-ready');
    expect(t.refusal(0, 'pass')).toBe('SC-7.12 one-option');
    t.do(0, { do: 'assign', figure: 'android' });
    expect([t.asked(), t.state.row, t.events('row-resolved')]).toEqual(['assign', 1, []]);
    expect(t.do(0, { do: 'assign', figure: 'cadet' }).asked()).toBe('row');
    expect([t.ready(0, 'android'), t.ready(0, 'cadet')]).toEqual([1, 0]);
  });
  it('SC-15.4: the rows from top to bottom', () => {
    const t = at('m28').do(0, ...mission('blue-ensign', 'yellow-ensign', 'red-ensign'));
    expect(t.state.row).toBe(0);
    t.do(0, 'resolve-row', 'repair-storage', 'repair-storage', 'resolve-row', 'resolve-row', on('fleet'));
    expect(t.events('row-resolved').map(({ row }) => row)).toEqual([0, 1, 2]);
    expect([t.state.onMission, t.state.row, t.state.team]).toEqual([-1, -1, []]);
  });
  it.each([
    ['red-ensign', true, false],
    ['red-commander', true, false],
    ['yellow-ensign', false, false],
    ['blue-commander', false, false],
    ['android', true, true],
    ['cadet', false, false],
  ])('SC-15.5: %s matches a red row: %s, a golden one: %s', (figure, red, gold) => {
    const ready = { [figure]: 2 };
    const t = at('m16', { ready }).do(0, ...mission(figure, figure)); // a red and a golden row
    expect(t.events('row-ignored').some(({ row }) => row === 0)).toBe(!red);
    t.declineAll();
    expect(t.events('row-resolved').map(({ row }) => row)).toEqual([...(red ? [0] : []), ...(gold ? [1] : [])]);
  });
  it('SC-15.6: a row whose figure does not match is ignored completely', () => {
    const t = at('m04').do(0, ...mission('red-ensign', 'cadet')); // yellow: 2 damage, advance 4
    expect([t.asker, t.state.damage[0], positions(t, 0)]).toEqual([1, 3, [0, 0, 0]]);
    expect(t.events('row-ignored').map(({ row }) => row)).toEqual([0, 1]);
  });
  it('SC-15.7: a row that matches may be ignored as a whole, before its first effect', () => {
    const t = at('m04').do(0, ...mission('yellow-ensign', 'cadet'));
    expect(offered(t, 0)).toEqual(['resolve-row', 'ignore-row']);
    expect([t.do(0, 'ignore-row').state.damage[0], t.asker]).toEqual([3, 1]);
  });
  it('SC-15.8: what is mandatory in it must be carried out, what is optional may be declined', () => {
    const t = at('m04').do(0, ...mission('yellow-ensign', 'cadet'), 'resolve-row');
    expect([t.state.damage[0], t.asked()]).toEqual([5, 'choose-track']);
    t.do(0, 'decline');
    expect([t.asker, positions(t, 0)]).toEqual([1, [0, 0, 0]]);
  });
  it('SC-15.9: if the ship leaves, the mission goes on, with effects at the new place', () => {
    const t = scene({ seats: { 0: crewed('p13') } }, { draws: { pirate: [0] } }); // a violet pirate
    t.do(0, ...mission('red-ensign', 'blue-ensign', 'cadet'), 'resolve-row', jump('p4'));
    expect([t.at('pirates'), t.asked()]).toEqual([{ 'p4-p7': 'violet-artifact-medal' }, 'row']);
    expect(t.declineAll().at('completed')).toEqual({ m41: 0 });
  });
  it('SC-15.10: the figures go on break, that of the top row first; androids to the supply', () => {
    const queue = ['blue-ensign'];
    const t = at('m50', { queue })
      .do(0, ...mission('cadet', 'android', 'red-ensign', 'yellow-ensign'))
      .declineAll();
    expect(t.queue(0)).toEqual(['blue-ensign', 'cadet', 'red-ensign', 'yellow-ensign']);
    expect([t.ready(0, 'android'), t.events('androids-returned')[0].count]).toEqual([1, 1]);
  });
  it('SC-15.11: the card is completed, then triggers of the mission', () => {
    const t = at('m18', { tech: { 1: 't27' } }).do(0, ...mission('cadet', 'blue-ensign'));
    expect([t.asked(), t.at('completed')]).toEqual(['advance', { m18: 0 }]);
    expect(told(t, 'mission-completed', 'triggered', 'mission-placed')).toEqual(['mission-completed', 'triggered']);
  });
  it('SC-15.12: then a new mission, then the end of the turn', () => {
    const t = scene({ seats: { 0: crewed('p13') } }, { draws: { pirate: [0] } });
    t.do(0, ...mission('red-ensign', 'cadet', 'blue-ensign'), 'resolve-row', jump('p7'));
    expect(told(t, 'mission-completed', 'mission-placed', 'station-used')).toEqual([
      ...['mission-completed', 'mission-placed', 'station-used'],
    ]);
  });
  it('SC-15.13: also without any matching figure it counts and scores', () => {
    const t = at('m43', { damage: 0, damagedSlots: [], ready: { cadet: 4 } });
    t.do(0, ...mission('cadet', 'cadet', 'cadet', 'cadet'));
    expect([t.at('completed'), t.at('seats.0.points')]).toEqual([{ m43: 0 }, 9]);
  });
  it('SC-15.14: nothing lets a player break it off, and its points count in full', () => {
    const t = at('m50', { damage: 0, damagedSlots: [], ready: { 'red-ensign': 4 } }).do(0, 'mission');
    expect(offered(t, 0)).toEqual(['assign']);
    t.do(0, ...mission('red-ensign', 'red-ensign', 'red-ensign', 'red-ensign').slice(1));
    expect(offered(t, 0)).toEqual(['resolve-row', 'ignore-row']);
    expect(t.do(0, 'ignore-row', 'ignore-row').at('seats.0.points')).toBe(9);
  });
  it('SC-15.15: returned androids trigger after all figures have left, before the card is completed', () => {
    const t = at('m18', { tech: { 1: 't49' } }).do(0, ...mission('android', 'cadet'), 'ignore-row');
    expect([t.asked(), t.queue(0), t.state.team, t.at('completed')]).toEqual(['advance', ['cadet'], [], {}]);
    expect(told(t.do(0, 'advance'), 'androids-returned', 'triggered', 'mission-completed')).toEqual([
      ...['androids-returned', 'triggered', 'mission-completed'],
    ]);
  });
  it('SC-15.9: an attack in a later row is made where the ship is by then', () => {
    const pirates = { 'home-p11': 'green-android' };
    const t = scene({ pirates, missions: { p6: 'm05' }, seats: { 0: crewed('p6') } });
    t.do(0, ...mission('red-ensign', 'yellow-ensign'), 'resolve-row', move('violet'), 'decline', 'resolve-row');
    expect(t.do(0, attack('green')).ready(0, 'android')).toBe(3);
  });
});
