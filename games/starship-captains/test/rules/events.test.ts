import { describe, expect, it } from 'vitest';
import { EVENT } from '../../src/content/events.ts';
import { TECH } from '../../src/content/technologies.ts';
import { activate, attack, crewed, jump, on, positions, scene, take, takeable, told } from '../scene.ts';

const lounge = activate('slot-2', 'red-ensign'); // up to 2 on any track
const rest = activate('maintenance', 'cadet');
const before = (...factions: string[]) => ({
  tracks: Object.fromEntries(factions.map((faction) => [faction, { position: 5 }])),
});
/** A ship with the Diplomatic Lounge, one field before the event fields of these tracks. */
const ship = (factions: string[], more = {}) =>
  crewed('home', { tech: { 1: 't02' }, damage: 0, damagedSlots: [0, 2, 3, 5], ...before(...factions), ...more });
const hit = (faction: string) => [lounge, on(faction)];
const back = (faction: string, fields: number) => ({ do: 'shift-back', faction, fields });
const whoGained = (t: ReturnType<typeof scene>) => t.events('artifacts-gained').map(({ seat }) => seat);

describe('SC-19: events', () => {
  it('SC-19.1: entering the field of an event makes it happen at once; its card is removed', () => {
    const t = scene({
      seats: { 0: ship(['fleet'], { damagedSlots: [] }), 1: crewed('home', { damage: 0, damagedSlots: [] }) },
    });
    t.do(0, ...hit('fleet')); // a medal and a repair for each player
    expect([t.state.medals, t.at('events.fleet')]).toEqual([[1, 1], 'none']);
    expect([t.asked(), t.asker]).toEqual(['advance', 0]);
  });
  it('SC-19.2: after the second event the third card is removed without effect, with its technology', () => {
    const t = scene({ seats: { 0: ship(['fleet', 'nian']) } })
      .do(0, ...hit('fleet'))
      .declineAll();
    expect([t.at('events'), t.at('trackTech')]).toEqual([{ fleet: 'none', tincan: 'et1', nian: 'en5' }, ['t50']]);
    t.do(1, rest)
      .declineAll()
      .do(0, ...hit('nian'));
    expect([t.at('events.tincan'), t.at('trackTech'), t.at('techDiscard')]).toEqual(['none', [], ['t50']]);
    expect(t.events('event-removed').map(({ card }) => card)).toEqual([EVENT.et1]);
    expect(t.events('artifacts-gained').map(({ seat }) => seat)).toEqual([0, 1]); // the second one happens as well
    expect(t.events('techs-discarded').map(({ cards }) => cards)).toEqual([[TECH.t50]]);
  });
  it('SC-19.3: later the field is an empty field', () => {
    const t = scene({ seats: { 0: ship(['fleet']), 1: { ...ship(['fleet']), tech: { 1: 't04' } } } });
    t.do(0, ...hit('fleet'))
      .declineAll()
      .do(1, lounge, 'decline', 'advance');
    expect([positions(t, 1)[0], t.events('event-triggered').length, t.asker]).toEqual([6, 1, 0]);
  });
  it('SC-19.4: all players, also those who have passed, clockwise from the one who triggered it', () => {
    const seats = { 0: { passed: true }, 1: ship(['fleet']), 2: crewed() };
    const t = scene({ active: 1, seats }, { players: 3 })
      .do(1, ...hit('fleet'))
      .declineAll();
    const gains = t.events('medals-gained').filter(({ rule }) => rule === 'SC-19.4');
    expect(gains.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
  it('SC-19.5: another event waits until the first is finished for all, but counts at once', () => {
    const seats = {
      0: ship(['fleet']),
      1: crewed('home', before('tincan', 'nian')),
      2: crewed('home', before('nian')),
    };
    const t = scene({ events: { fleet: 'ef3' }, seats }, { players: 3 }).do(0, ...hit('fleet'), 'decline');
    t.do(1, back('nian', 2), on('tincan')); // onto the field of the Tincan event
    expect([t.asked(), t.at('events')]).toEqual(['advance', { fleet: 'none', tincan: 'none', nian: 'none' }]);
    t.do(1, 'advance'); // the advance goes on
    expect([t.asked(), t.asker, positions(t, 1)]).toEqual(['shift-marker', 2, [0, 7, 3]]);
    t.do(2, 'decline');
    expect([t.asked(), t.asker]).toEqual(['take-tech', 1]);
  });
  it('SC-19.6: the Tincan event gives its technology, as with recycling, and the others an artifact', () => {
    const t = scene(
      { seats: { 0: ship(['tincan'], { damagedSlots: [0] }) } },
      { players: 3, draws: { artifact: [0, 2] } },
    );
    t.do(0, ...hit('tincan'));
    expect(new Set(t.options(0, 'take-tech').map(({ slot }) => slot))).toEqual(new Set([1, 2, 3, 4, 5]));
    t.do(0, take('t50', 4));
    expect(t.events('tech-placed')[0].matches).toHaveLength(2); // with its bonuses
    t.declineAll();
    expect(t.at('seats.1.artifacts')).toEqual({ 'red-yellow': 1 });
    expect(t.at('seats.2.artifacts')).toEqual({ 'yellow-blue': 1 });
    expect(t.at('seats.0.artifacts')).toEqual({});
  });
  it('SC-19.6: a technology that is not taken is discarded', () => {
    const t = scene({ seats: { 0: ship(['tincan']) } }).do(0, ...hit('tincan'));
    expect(takeable(t, 0)).toEqual(['t50']);
    t.do(0, 'decline');
    expect([t.at('techDiscard'), t.at('trackTech'), t.state.artifacts.slice(3).reduce((a, b) => a + b)]).toEqual([
      ...[['t50'], [], 1],
    ]);
  });
  it('SC-19.7: who has passed stays passed, whatever the event gives', () => {
    const seats = { 0: ship(['fleet']), 1: { passed: true, ready: {}, queue: ['red-ensign', 'cadet'] } };
    const t = scene({ events: { fleet: 'ef4' }, seats })
      .do(0, ...hit('fleet'), 'decline')
      .do(1, 'recall', 'recall');
    t.declineAll();
    expect([t.ready(1, 'red-ensign'), t.at('seats.1.passed'), t.asker]).toEqual([1, true, 0]);
  });
  it('SC-19.8: some happen at the end of the turn, before the station triangle', () => {
    const t = scene({
      events: { nian: 'en1' },
      pirates: { 'p6-p7': 'green-android' },
      seats: { 0: ship(['nian'], { at: 'p7' }) },
    });
    t.do(0, ...hit('nian'));
    expect([t.at('events.nian'), t.asked(), t.events('damaged')]).toEqual(['none', 'advance', []]);
    t.do(0, 'decline');
    expect(told(t, 'event-triggered', 'damaged', 'pirate-discarded', 'station-used')).toEqual([
      ...['event-triggered', 'damaged', 'pirate-discarded', 'station-used'],
    ]);
  });
  it('SC-19.9: a ship that was moved to a station does not use its triangle before the end of an own turn there', () => {
    const t = scene({ events: { fleet: 'ef2' }, seats: { 0: ship(['fleet'], { at: 'p2' }), 1: crewed('p3') } });
    t.do(0, ...hit('fleet'), 'decline', 'decline', 'decline').do(1, jump('p7'), 'decline');
    expect([t.at('stations.tincan.triangle'), t.asker]).toEqual([0, 1]);
    t.do(1, rest, 'decline');
    expect(t.events('station-used').map(({ seat }) => seat)).toEqual([1]);
  });
  it('SC-19.10: the owner of the marker triggers the event, also in the turn of another', () => {
    const seats = { 0: ship(['fleet']), 1: crewed('home', before('tincan', 'nian')) };
    const t = scene({ events: { fleet: 'ef3' }, seats }).do(0, ...hit('fleet'), 'decline');
    t.do(1, back('nian', 1), on('tincan'));
    expect(t.events('event-triggered').map(({ seat }) => seat)).toEqual([0, 1]);
    t.do(1, take('t50', 1)).declineAll();
    expect(t.at('seats.1.tech')).toEqual({ 1: 't50' });
    expect(t.state.artifacts.slice(0, 3).reduce((a, b) => a + b)).toBe(1); // seat 0 is one of the others
  });
  it('SC-19.4 with SC-19.10: an event triggered in the turn of another begins with the owner of the marker', () => {
    const seats = { 0: ship(['fleet']), 1: crewed('home', before('tincan', 'nian')), 2: crewed() };
    const t = scene({ events: { fleet: 'ef3' }, seats }, { players: 3 }).do(0, ...hit('fleet'), 'decline');
    t.do(1, back('tincan', 1), on('nian')); // the third has no marker to move back
    expect(t.events('event-triggered').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([whoGained(t), t.state.active]).toEqual([[1, 2, 0], 0]); // not from the player whose turn it is
  });
  it('SC-19.11: one that the station triangle triggers is still resolved, before the refill', () => {
    const seat = ship(['fleet'], { tech: {} });
    const t = scene({ events: { fleet: 'ef2' }, stations: { home: { triangle: 0 } }, seats: { 0: seat } });
    t.do(0, activate('research', 'blue-ensign'), take('o01', 1), on('fleet'), on('nian'), on('nian'));
    expect([t.asked(), t.asker]).toEqual(['jump', 0]);
    t.do(0, jump('p7')).declineAll();
    expect(told(t, 'station-used', 'event-triggered', 'jumped', 'display-refilled')).toEqual([
      ...['station-used', 'event-triggered', 'jumped', 'display-refilled'],
    ]);
    expect(t.at('stations.tincan.triangle')).toBe(0); // one triangle a turn
  });
  it('SC-19.11: one that a delayed event triggers follows it', () => {
    const seats = { 0: ship(['fleet'], { at: 'p2' }), 1: crewed('p6', before('nian')) };
    const t = scene({ events: { fleet: 'ef2', nian: 'en1' }, pirates: { 'p3-p6': 'green-android' }, seats });
    t.do(0, ...hit('fleet'), 'decline', 'decline', 'decline').do(1, 'decline', on('nian'));
    expect(t.state.damage).toEqual([0, 4]);
    expect([t.at('pirates'), t.asked(), t.asker]).toEqual([{}, 'turn', 1]);
  });
  const diplomatic = () => {
    const seats = { 0: ship(['fleet', 'nian'], { at: 'p2' }), 1: crewed('p6') };
    return scene({ events: { fleet: 'ef2' }, seats }).do(0, ...hit('fleet'), 'decline', 'decline');
  };
  it('SC-19.11: one that is not delayed waits until a delayed event is finished for all, and then happens', () => {
    const t = diplomatic().do(0, on('nian'));
    expect([t.asked(), t.asker, t.at('events.nian'), whoGained(t)]).toEqual(['jump', 1, 'none', []]);
    t.do(1, 'decline', 'decline');
    expect([whoGained(t), t.asked(), t.asker]).toEqual([[0, 1], 'turn', 1]);
  });
  it('SC-19.11: after a delayed event the next one happens at once', () => {
    const t = diplomatic().do(0, 'decline').do(1, 'decline', 'decline', rest).declineAll();
    t.do(0, ...hit('nian'));
    expect([whoGained(t), t.asked(), t.asker]).toEqual([[0, 1], 'advance', 0]);
  });
  it('SC-19.12: two ships on one place suffer for the same pirates, then these are discarded', () => {
    const pirates = { 'p3-p6': 'green-android', 'p6-p7': 'violet-artifact-medal', 'p1-p2': 'green-android' };
    const seats = { 0: ship(['nian'], { at: 'p6' }), 1: crewed('p6', { damage: 0 }), 2: crewed('p4', { damage: 0 }) };
    const t = scene({ events: { nian: 'en1' }, pirates, seats }, { players: 3 }).do(0, ...hit('nian'), 'decline');
    expect(t.state.damage).toEqual([2, 2, 0]);
    expect([t.at('pirates'), t.state.pirateDiscard]).toEqual([{ 'p1-p2': 'green-android' }, [1, 0, 0, 1, 0, 0]]);
    expect(told(t, 'damaged', 'pirate-discarded').slice(-2)).toEqual(['pirate-discarded', 'pirate-discarded']);
  });
  it('SC-19.5: an attack of a track bonus inside an event is made by its owner', () => {
    const seats = {
      0: ship(['fleet']),
      1: crewed('p6', { tracks: { nian: { position: 3 }, tincan: { position: 1 } }, damage: 0 }),
    };
    const t = scene({ events: { fleet: 'ef3' }, pirates: { 'p6-p7': 'violet-android' }, seats });
    t.do(0, ...hit('fleet'), 'decline').do(1, back('tincan', 1), on('nian'), attack('yellow'));
    expect([t.at('seats.1.pirates'), t.state.damage[1]]).toEqual([1, 1]);
  });
});
