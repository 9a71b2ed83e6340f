import { describe, expect, it } from 'vitest';
import { activate, crewed, mission, on, positions, scene } from '../scene.ts';
import type { TestTable } from '../table.ts';

const rooms = (t: TestTable) => t.options(0, 'activate').map(({ room }) => room);
/** A ship with these figures, a red and a grey room of its own, on planet 2 with Wreck Appraisal (yellow, blue). */
const ship = (ready: Record<string, number>, medals = 0, card = 'm14') =>
  scene({ missions: { p2: card }, seats: { 0: crewed('p2', { ready, medals, tech: { 1: 't01' } }) } });

describe('SC-17: crew types', () => {
  it('SC-17.1: a cadet works in the grey room only, matches no row, and becomes an ensign for 1 medal', () => {
    const t = ship({ cadet: 2 }, 1);
    expect(rooms(t)).toEqual(['maintenance']);
    expect(t.options(0, 'specialise').map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue']);
    t.do(0, { do: 'specialise', figure: 'cadet', colour: 'blue' });
    expect([t.ready(0, 'blue-ensign'), t.state.medals[0]]).toEqual([1, 0]);
    const sent = ship({ cadet: 2 }).do(0, ...mission('cadet', 'cadet'));
    expect(sent.events('row-ignored')).toHaveLength(2);
  });
  it.each([
    ['red-ensign', ['helm', 'maintenance', 'slot-2']],
    ['yellow-ensign', ['weapons', 'maintenance']],
    ['blue-ensign', ['research', 'maintenance']],
  ])('SC-17.2: a %s works in rooms of its colour and in the grey one', (figure, expected) => {
    expect(rooms(ship({ [figure]: 1 }))).toEqual(expected);
  });
  it('SC-17.2: and matches rows of its colour', () => {
    const t = ship({ 'yellow-ensign': 2 }).do(0, ...mission('yellow-ensign', 'yellow-ensign'));
    expect(
      t
        .do(0, 'ignore-row')
        .events('row-ignored')
        .map(({ row }) => row),
    ).toEqual([0, 1]);
    expect(t.asker).toBe(1); // asked for the first row only
  });
  it('SC-17.3: a commander does the same, and has a second task', () => {
    const t = ship({ 'red-commander': 1 });
    expect(rooms(t)).toEqual(['helm', 'maintenance', 'slot-2']);
    expect(t.do(0, activate('helm', 'red-commander'), 'decline').asked()).toBe('second-task');
    expect(t.do(0, 'decline').queue(0)).toEqual(['red-commander']);
  });
  it('SC-17.4: an android works in no room, matches every row and goes to the supply', () => {
    const t = ship({ android: 2 }, 9, 'm16'); // a red and a golden row
    expect([rooms(t), t.options(0, 'specialise'), t.options(0, 'promote')]).toEqual([[], [], []]);
    t.do(0, ...mission('android', 'android'), 'resolve-row', 'decline', 'resolve-row', 'decline');
    expect([t.ready(0, 'android'), t.queue(0)]).toEqual([0, []]);
  });
  it('SC-17.4: it stays in the ready room over rounds', () => {
    const t = scene({ seats: { 0: crewed('p2') } })
      .do(0, 'pass')
      .do(1, 'pass');
    expect([t.state.round, t.ready(0, 'android')]).toEqual([2, 2]);
  });
  it('SC-17.5: on a row it is still part of the crew, afterwards not', () => {
    const t = ship({ android: 1, cadet: 2 }, 0, 'm20').do(0, ...mission('cadet', 'android', 'cadet'), 'resolve-row');
    expect(t.do(0, on('fleet')).asker).toBe(1); // one android, one field
    expect([positions(t, 0), t.ready(0, 'android')]).toEqual([[1, 0, 0], 0]);
  });
});
