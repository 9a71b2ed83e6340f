import { describe, expect, it } from 'vitest';
import { artifactFits } from '../../src/content/index.ts';
import {
  activate,
  attack,
  cards,
  command,
  doubleShift,
  kindsOf,
  move,
  ship,
  takeTech,
  techsOf,
  told,
  withArtifacts,
} from './steps.ts';

const [RY, RB, YB] = ['red-yellow', 'red-blue', 'yellow-blue'];

describe('SC-7.1 to SC-7.5: rooms and crew', () => {
  it.each([
    ['helm', 'red-ensign', 'move'],
    ['weapons', 'yellow-ensign', 'attack'],
    ['research', 'blue-ensign', 'take-tech'],
    ['maintenance', 'cadet', 'repair'],
  ])('SC-7.1 %s', (room, figure, question) => {
    const t = ship({}, { pirates: { 'home-p6': 'violet-android' } }).do(0, activate(room, figure));
    expect(t.asked()).toBe(question);
    const times = room === 'helm' ? 2 : 1;
    for (let i = 0; i < times; i++) t.do(0, t.options(0)[1]);
    if (room === 'research') t.declineAll();
    expect(t.asker).toBe(1);
  });

  it('SC-7.2 a technology that is a room has its colour; another is no room', () => {
    const t = ship({ tech: { 1: 't01', 4: 't30' } });
    t.do(0, activate('slot-2', 'red-ensign'), move('violet'), move('green'), move('violet'));
    expect(t.at('seats.0.at')).toBe('p1');
    const other = ship({ tech: { 1: 't01', 4: 't30' } });
    expect(other.refusal(0, activate('slot-2', 'blue-ensign'))).toBe('SC-7.5 wrong-room');
    for (const room of ['slot-5', 'slot-1']) {
      expect(other.refusal(0, activate(room, 'red-ensign'))).toBe('SC-7.2 no-room');
      expect(other.refusal(0, withArtifacts(room, RB, RB))).toBe('SC-7.2 no-room');
    }
  });

  it('SC-7.3 the figure goes to the end of the break area, then the room works', () => {
    const t = ship({}).do(0, activate('helm', 'red-ensign'));
    expect([t.asked(), t.ready(0, 'red-ensign')]).toEqual(['move', 0]);
    expect(t.queue(0)).toEqual(['red-ensign', 'yellow-ensign', 'blue-ensign', 'red-ensign']);
  });

  it('SC-7.3 only figures of the own ready room', () => {
    const t = ship({ ready: { cadet: 1 }, queue: ['red-ensign'] });
    expect(t.refusal(0, activate('helm', 'red-ensign'))).toBe('SC-7.3 not-ready');
    expect(t.refusal(1, activate('helm', 'red-ensign'))).toBe('not-asked');
  });

  it('SC-7.4 a recall can bring back the same figure, if it is in front', () => {
    const t = ship({ queue: [], tech: { 1: 't08' } }).do(0, activate('slot-2', 'red-ensign'), 'decline', 'recall');
    expect([t.queue(0), t.ready(0, 'red-ensign'), t.asker]).toEqual([[], 1, 1]);
    const second = ship({ queue: ['cadet', 'cadet'], tech: { 1: 't08' } });
    second.do(0, activate('slot-2', 'red-ensign'), 'decline', 'recall');
    expect(second.queue(0)).toEqual(['cadet', 'red-ensign']);
  });

  const rooms = ['helm', 'weapons', 'research', 'maintenance'];
  it.each([
    ['red-ensign', ['helm', 'maintenance']],
    ['yellow-ensign', ['weapons', 'maintenance']],
    ['blue-ensign', ['research', 'maintenance']],
    ['red-commander', ['helm', 'maintenance']],
    ['yellow-commander', ['weapons', 'maintenance']],
    ['blue-commander', ['research', 'maintenance']],
    ['cadet', ['maintenance']],
    ['android', []],
  ])('SC-7.5 a %s matches %j', (figure, matching) => {
    const t = ship({ ready: { [figure]: 1 }, medals: 0 });
    expect(t.options(0, 'activate').map(({ room }) => room)).toEqual(matching);
    for (const room of rooms.filter((one) => !matching.includes(one)))
      expect(t.refusal(0, activate(room, figure))).toBe('SC-7.5 wrong-room');
  });

  it('SC-7.5 who matches no room is told so, ready or not', () => {
    expect(ship({ ready: {} }).refusal(0, activate('helm', 'blue-ensign'))).toBe('SC-7.5 wrong-room');
  });
});

describe('SC-7.6 to SC-7.8: rooms and artifacts', () => {
  it('SC-7.6 two artifacts of the colour of the room are discarded; no figure is used', () => {
    const t = ship({ artifacts: { [RB]: 2, [RY]: 1 } });
    const before = t.at('seats.0.ready');
    t.do(0, withArtifacts('helm', RB, RY), move('violet'), 'decline');
    expect(t.at('seats.0')).toMatchObject({ at: 'p6', artifacts: { [RB]: 1 }, ready: before });
    expect([t.queue(0).length, t.state.artifactDiscard]).toEqual([3, [1, 1, 0]]);
  });

  it('SC-7.6 both must show it, and both must be there', () => {
    const t = ship({ artifacts: { [RB]: 1, [YB]: 1 } });
    expect(t.refusal(0, withArtifacts('helm', RB, YB))).toBe('SC-7.6 wrong-artifacts');
    expect(t.refusal(0, withArtifacts('helm', RB, RB))).toBe('SC-7.6 not-aboard');
    expect(t.refusal(0, withArtifacts('helm', RY, RB))).toBe('SC-7.6 not-aboard');
    expect(t.refusal(0, withArtifacts('research', RB, RB))).toBe('SC-7.6 not-aboard');
    expect(ship({ artifacts: { [RY]: 1 } }).refusal(0, withArtifacts('helm', RY, RB))).toBe('SC-7.6 not-aboard');
    expect(t.options(0, 'activate-with-artifacts').map(({ room }) => room)).toEqual(['research', 'maintenance']);
  });

  it('SC-7.6 they may be named in any order', () => {
    const t = ship({ artifacts: { [RB]: 1, [RY]: 1 } }).do(0, withArtifacts('helm', RB, RY));
    expect(t.asked()).toBe('move');
  });

  it.each([
    [RY, RY],
    [RY, RB],
    [RY, YB],
    [RB, YB],
  ])('SC-7.7 %s and %s match the grey room', (first, second) => {
    const t = ship({ damage: 0, artifacts: { [RY]: 2, [RB]: 2, [YB]: 2 } });
    expect(t.do(0, withArtifacts('maintenance', first, second)).asked()).toBe('repair');
  });

  it.each([
    [RY, RB, ['helm', 'maintenance']],
    [RB, RB, ['helm', 'research', 'maintenance']],
    [RY, YB, ['weapons', 'maintenance']],
    [YB, YB, ['weapons', 'research', 'maintenance']],
  ])('SC-7.8 %s and %s activate %j', (first, second, rooms) => {
    const t = ship({ damage: 0, artifacts: { [RY]: 2, [RB]: 2, [YB]: 2 } });
    const fits = t.options(0, 'activate-with-artifacts').filter((one) => one.first === first && one.second === second);
    expect(fits.map(({ room }) => room)).toEqual(rooms);
  });

  it('SC-7.8 any two share a colour', () => {
    for (const a of [0, 1, 2])
      for (const b of [0, 1, 2])
        expect([0, 1, 2].some((colour) => artifactFits(a, colour) && artifactFits(b, colour))).toBe(true);
  });
});

describe('SC-7.9 to SC-7.13: special cases', () => {
  it('SC-7.9 a room without an effect may be activated', () => {
    const t = ship({ damagedSlots: [0, 1, 2, 3, 4, 5] });
    expect(t.options(0)).toContainEqual(activate('research', 'blue-ensign'));
    t.do(0, activate('research', 'blue-ensign'));
    expect([t.queue(0).at(-1), t.asker]).toEqual(['blue-ensign', 1]);
  });

  it('SC-7.10 a "discard to" card goes after its effects, used or not', () => {
    const t = ship({ tech: { 1: 't08' } }).do(0, activate('slot-2', 'red-ensign'));
    expect(techsOf(t)).toEqual({ 1: 't08' });
    t.do(0, 'decline', 'decline');
    expect(techsOf(t)).toEqual({});
    expect(t.state.techDiscard).toEqual(cards('t08'));
    expect(t.events('tech-discarded')).toMatchObject([{ rule: 'SC-7.10' }]);
  });

  it('SC-7.10 also with a commander it works only once', () => {
    const t = ship({ ready: { 'blue-commander': 1 }, tech: { 1: 't24' }, damage: 0 });
    t.do(0, activate('slot-2', 'blue-commander'));
    expect(t.options(0, 'double-shift')).toEqual([doubleShift('research'), doubleShift('maintenance')]);
    expect(t.refusal(0, doubleShift('slot-2'))).toBe('SC-7.2 no-room');
  });

  it('SC-7.10 also with artifacts', () => {
    const t = ship({ artifacts: { [RB]: 2 }, tech: { 1: 't08' } });
    t.do(0, withArtifacts('slot-2', RB, RB), 'decline', 'decline');
    expect(techsOf(t)).toEqual({});
  });

  it('SC-7.11 a card that left its slot during its effects is simply gone', () => {
    const t = ship({ tech: { 1: 't08' } }).do(0, activate('slot-2', 'red-ensign'));
    t.state.tech[1] = -1;
    t.state.techDiscard = cards('t08');
    t.do(0, 'decline', 'decline');
    expect([t.state.techDiscard, t.events('tech-discarded')]).toEqual([cards('t08'), []]);
  });

  it('SC-7.11 and the card that lies there now stays', () => {
    const t = ship({ tech: { 1: 't08' } }).do(0, activate('slot-2', 'red-ensign'));
    [t.state.tech[1], t.state.techDiscard] = [cards('t01')[0], cards('t08')];
    expect(techsOf(t.do(0, 'decline', 'decline'))).toEqual({ 1: 't01' });
  });

  it('SC-7.12 one activation a turn', () => {
    const t = ship({ artifacts: { [RB]: 2 } }).do(0, activate('helm', 'red-ensign'));
    expect(t.refusal(0, activate('research', 'blue-ensign'))).toBe('SC-7.12 one-option');
    expect(t.refusal(0, withArtifacts('helm', RB, RB))).toBe('SC-7.12 one-option');
    expect(t.do(0, move('violet'), move('violet')).asker).toBe(1);
  });

  it('SC-7.12 except for a double shift, of which there is only one', () => {
    const t = ship({ ready: { 'red-commander': 1, 'blue-ensign': 1 } });
    t.do(0, activate('helm', 'red-commander'), 'decline');
    expect(t.refusal(0, activate('research', 'blue-ensign'))).toBe('SC-7.12 one-option');
    t.do(0, doubleShift('helm'), 'decline');
    expect([t.asker, t.asked()]).toEqual([1, 'turn']);
  });

  it('SC-7.13 a room that replaces itself is gone, and the rest of it is still resolved', () => {
    const t = ship({ tech: { 1: 't22' } }, { display: ['t23'] });
    t.do(0, activate('slot-2', 'blue-ensign'), takeTech('t23', 1)).declineAll();
    expect(techsOf(t)).toEqual({ 1: 't23' });
    const [placed, medals] = ['tech-placed', 'medals-gained'].map((event) => told(t).lastIndexOf(event));
    expect(medals).toBeGreaterThan(placed);
    expect(t.events('medals-gained').at(-1)).toMatchObject({ rule: 'SC-7.3', count: 1 });
  });

  it('SC-7.13 and it is no longer there for a double shift', () => {
    const t = ship({ ready: { 'blue-commander': 1 }, tech: { 1: 't20' } }, { display: ['t01'] });
    t.do(0, activate('slot-2', 'blue-commander'), takeTech('t01', 1));
    while (t.asked() !== 'second-task') t.do(0, 'decline');
    expect(t.options(0, 'double-shift')).toEqual([doubleShift('research'), doubleShift('maintenance')]);
    expect(t.refusal(0, doubleShift('slot-2'))).toBe('SC-8.2 wrong-room');
  });

  it('SC-7.12 after an attack of a commander in the weapons room there is the second task, and no more', () => {
    const t = ship({ ready: { 'yellow-commander': 1 } }, { pirates: { 'home-p6': 'violet-android' } });
    t.do(0, activate('weapons', 'yellow-commander'), attack('violet'));
    expect(kindsOf(t)).toEqual(['decline', 'double-shift', 'command']);
    expect(t.do(0, command('yellow-ensign', 1)).asker).toBe(1);
  });
});
