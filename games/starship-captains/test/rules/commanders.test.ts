import { describe, expect, it } from 'vitest';
import { FIGURE_IDS } from '../../src/state.ts';
import {
  activate,
  assign,
  attack,
  command,
  doubleShift,
  kindsOf,
  move,
  onMission,
  onTrack,
  ship,
  takeTech,
  told,
  withArtifacts,
} from './steps.ts';

const PIRATES = { 'home-p6': 'violet-android', 'p3-p6': 'green-android' };

describe('SC-8.1 to SC-8.3: a commander in a room', () => {
  it('SC-8.1 works like an ensign of the colour, then has a second task', () => {
    const t = ship({ ready: { 'red-commander': 1 } });
    t.do(0, activate('helm', 'red-commander'), move('violet'), move('green'));
    expect([t.at('seats.0.at'), t.asked()]).toEqual(['p3', 'second-task']);
    expect(kindsOf(t)).toEqual(['decline', 'double-shift', 'command']);
  });

  it('SC-8.1 which may be declined; an ensign has none', () => {
    const t = ship({ ready: { 'red-commander': 1 } }).do(0, activate('helm', 'red-commander'), 'decline', 'decline');
    expect([t.asker, t.asked()]).toEqual([1, 'turn']);
    expect(ship({}).do(0, activate('helm', 'red-ensign'), 'decline').asker).toBe(1);
  });

  it.each([
    ['weapons', 'attack'],
    ['maintenance', 'repair'],
    ['slot-2', 'attack'],
  ])('SC-8.2 a double shift of a yellow commander: %s', (room, question) => {
    const t = ship({ ready: { 'yellow-commander': 1 }, tech: { 1: 't09' } }, { pirates: PIRATES });
    t.do(0, activate('weapons', 'yellow-commander'), 'decline', doubleShift(room));
    expect(t.asked()).toBe(question);
    t.do(0, 'decline').declineAll();
    expect(told(t, 'room-activated', 'double-shift')).toEqual(['room-activated', 'double-shift']);
    expect(t.queue(0).filter((figure) => figure === 'yellow-commander')).toHaveLength(1);
  });

  it('SC-8.2 not in a room of another colour, also after the grey room', () => {
    const t = ship({ ready: { 'yellow-commander': 1 }, tech: { 1: 't01', 4: 't30' } });
    t.do(0, activate('maintenance', 'yellow-commander'), 'decline');
    expect(t.options(0, 'double-shift')).toEqual([doubleShift('weapons'), doubleShift('maintenance')]);
    for (const room of ['helm', 'research', 'slot-2'])
      expect(t.refusal(0, doubleShift(room))).toBe('SC-8.2 wrong-room');
    expect(t.refusal(0, doubleShift('slot-5'))).toBe('SC-7.2 no-room');
  });

  it('SC-8.3 neither room can recall this commander', () => {
    const t = ship({ ready: { 'red-commander': 1 }, queue: ['cadet'], tech: { 1: 't08' } });
    t.do(0, activate('slot-2', 'red-commander'), 'decline', 'recall');
    expect([t.asked(), t.queue(0)]).toEqual(['second-task', []]);
    t.do(0, 'decline');
    expect(t.queue(0)).toEqual(['red-commander']);
    const alone = ship({ ready: { 'red-commander': 1 }, queue: [], tech: { 1: 't08' } });
    alone.do(0, activate('slot-2', 'red-commander'), 'decline'); // nobody to recall
    expect([alone.asked(), alone.queue(0)]).toEqual(['second-task', []]);
  });

  it('SC-8.3 also not the second one', () => {
    const t = ship({ ready: { 'red-commander': 1 }, queue: [], tech: { 1: 't08' } });
    t.do(0, activate('helm', 'red-commander'), 'decline', doubleShift('slot-2'), 'decline');
    expect([t.asker, t.queue(0)]).toEqual([1, ['red-commander']]);
  });
});

describe('SC-8.4, SC-8.5: a row once more', () => {
  it('SC-8.4 the same row, before the next, with other choices', () => {
    const t = onMission('m05', ['red-commander', 'yellow-ensign']).do(0, 'resolve-row', move('violet'), 'decline');
    expect([t.asked(), kindsOf(t)]).toEqual(['row-task', ['decline', 'repeat-row', 'command']]);
    t.do(0, 'repeat-row', move('yellow'), move('green'));
    expect([t.at('seats.0.at'), t.asked()]).toEqual(['p10', 'row']);
    expect(told(t, 'row-resolved')).toHaveLength(2);
  });

  it.each([
    ['that was ignored', ['red-commander', 'yellow-ensign'], ['ignore-row']],
    ['of another colour', ['blue-commander', 'yellow-ensign'], []],
  ])('SC-8.4 not a row %s', (_, figures, steps) => {
    const t = onMission('m05', figures).do(0, ...steps);
    expect(t.asked()).toBe('row-task');
    expect(t.refusal(0, 'repeat-row')).toBe('SC-8.4 row-not-resolved');
    expect(t.options(0, 'repeat-row')).toEqual([]);
  });

  it('SC-8.4 only once', () => {
    const t = onMission('m18', ['red-commander', 'yellow-ensign']).do(0, 'resolve-row', 'repeat-row');
    expect([t.asked(), t.at('seats.0.medals')]).toEqual(['row', 5]);
  });

  it('SC-8.5 the second time all its mandatory effects come again', () => {
    const t = onMission('m04', ['yellow-commander', 'blue-ensign'], { damage: 0 });
    t.do(0, 'resolve-row');
    expect(t.at('seats.0.damage')).toBe(2);
    t.do(0, 'decline', 'repeat-row');
    expect([t.at('seats.0.damage'), t.asked()]).toEqual([4, 'choose-track']);
  });

  it('SC-8.5 it may be declined', () => {
    const t = onMission('m04', ['yellow-commander', 'blue-ensign'], { damage: 0 });
    t.do(0, 'resolve-row', 'decline', 'decline');
    expect([t.at('seats.0.damage'), t.asked()]).toEqual([2, 'row']);
  });
});

describe('SC-8.6 to SC-8.10: commanding', () => {
  const queue = ['blue-ensign', 'cadet', 'red-commander', 'red-ensign', 'cadet'];
  const atHelm = () =>
    ship({ ready: { 'red-commander': 1 }, queue }).do(0, activate('helm', 'red-commander'), 'decline');

  it('SC-8.6 a cadet, or an ensign of the own colour, from any place of the queue', () => {
    expect(atHelm().options(0, 'command')).toEqual([
      command('cadet', 1),
      command('red-ensign', 3),
      command('cadet', 4),
    ]);
    const t = atHelm().do(0, command('red-ensign', 3));
    expect([t.ready(0, 'red-ensign'), t.asker]).toEqual([1, 1]);
    expect(t.queue(0)).toEqual(['blue-ensign', 'cadet', 'red-commander', 'cadet', 'red-commander']);
  });

  it.each([
    [0, ['red-ensign', 'blue-ensign']],
    [3, ['cadet', 'red-ensign']],
  ])('SC-8.6 of equal figures any one: who comes back at the end of the round depends on it', (place, back) => {
    const t = ship({
      ready: { 'red-commander': 1 },
      queue: ['cadet', 'red-ensign', 'blue-ensign', 'cadet', 'yellow-ensign'],
    });
    t.do(0, activate('helm', 'red-commander'), 'decline');
    expect(t.options(0, 'command')).toEqual([command('cadet', 0), command('red-ensign', 1), command('cadet', 3)]);
    t.do(0, command('cadet', place)).do(1, 'pass').do(0, 'pass');
    expect(
      t
        .events('recalled')
        .filter(({ seat }) => seat === 0)
        .map(({ figure }) => FIGURE_IDS[figure]),
    ).toEqual(back);
  });

  it('SC-8.6 no commander, no ensign of another colour, nobody who is not on break', () => {
    for (const [place, figure] of ['blue-ensign', 'android', 'red-commander'].entries())
      expect(atHelm().refusal(0, command(figure, place))).toBe('SC-8.6 no-subordinate');
    expect(atHelm().refusal(0, command('cadet', 3))).toBe('SC-8.6 not-on-break');
    const t = ship({ ready: { 'red-commander': 1, 'red-ensign': 1 }, queue: [] });
    t.do(0, activate('helm', 'red-commander'), 'decline');
    for (const figure of ['cadet', 'red-ensign']) expect(t.refusal(0, command(figure, 0))).toBe('SC-8.6 not-on-break');
  });

  it('SC-8.7 figures on the same mission are not on break', () => {
    const t = onMission('m05', ['red-commander', 'red-ensign'], { queue: ['blue-ensign'] }).do(0, 'ignore-row');
    expect(t.refusal(0, command('red-ensign', 1))).toBe('SC-8.6 not-on-break');
    expect(kindsOf(t)).toEqual(['decline']);
  });

  it.each([
    ['on a row of another colour', 'blue-commander', [], 'blue-ensign', 2],
    ['on an ignored row', 'red-commander', ['ignore-row'], 'red-ensign', 0],
    ['after a row that was resolved', 'red-commander', ['resolve-row', 'decline'], 'red-ensign', 0],
  ])('SC-8.8 %s: after the own row and before the next', (_, commander, steps, figure, place) => {
    const t = onMission('m05', [commander, 'yellow-ensign']).do(0, ...steps);
    expect(t.asked()).toBe('row-task');
    t.do(0, command(figure, place));
    expect([t.asked(), t.ready(0, figure as 'cadet')]).toEqual(['row', 1]);
  });

  it('SC-8.8 and after whatever room', () => {
    const t = ship({ ready: { 'blue-commander': 1 } }).do(0, activate('maintenance', 'blue-commander'), 'decline');
    t.do(0, command('blue-ensign', 2));
    expect(t.ready(0, 'blue-ensign')).toBe(1);
  });

  it('SC-8.9 a figure brought back during a mission stays in the ready room', () => {
    const t = onMission('m05', ['red-commander', 'cadet'], { queue: ['yellow-ensign', 'red-ensign'] });
    t.do(0, 'ignore-row', command('red-ensign', 1));
    expect([t.asker, t.ready(0, 'red-ensign')]).toEqual([1, 1]); // the cadet matches no row
    expect(t.events('assigned')).toHaveLength(2);
    expect(t.queue(0)).toEqual(['yellow-ensign', 'red-commander', 'cadet']);
  });

  it('SC-8.9 nobody can be put on the mission after its second step', () => {
    const t = onMission('m05', ['red-commander', 'yellow-ensign']).do(0, 'ignore-row', command('red-ensign', 0));
    expect(t.refusal(0, assign('red-ensign'))).toBe('SC-8.9 team-complete');
  });

  it('SC-8.10 artifacts give no second task, whoever is ready', () => {
    const t = ship({ ready: { 'red-commander': 2 }, artifacts: { 'red-blue': 2 } });
    t.do(0, withArtifacts('helm', 'red-blue', 'red-blue'), 'decline');
    expect([t.asker, t.ready(0, 'red-commander')]).toEqual([1, 2]);
  });
});

describe('SC-8.11 to SC-8.13: examples and order', () => {
  const example = () =>
    onMission('m04', ['yellow-commander', 'blue-ensign'], { damage: 0 }).do(
      ...([0, 'resolve-row', onTrack('tincan'), 'advance', 'decline', 'advance', 'advance'] as const),
    );

  it('SC-8.11 again: 2 more damage, 4 fields on another track (rulebook example)', () => {
    const t = example();
    expect(t.asked()).toBe('take-tech'); // the bonus of field 4
    t.do(0, 'decline', 'repeat-row', onTrack('nian'), 'advance', 'advance', 'advance');
    expect(t.at('seats.0')).toMatchObject({ damage: 4, tracks: { tincan: { position: 4 }, nian: { position: 4 } } });
    expect(t.asked()).toBe('row');
  });

  it('SC-8.11 or a yellow ensign comes back (rulebook example)', () => {
    const t = example().do(0, 'decline', command('yellow-ensign', 1));
    expect([t.at('seats.0.damage'), t.ready(0, 'yellow-ensign'), t.asked()]).toEqual([2, 1, 'row']);
    t.do(0, 'ignore-row');
    expect(t.queue(0)).toEqual(['red-ensign', 'blue-ensign', 'yellow-commander', 'blue-ensign']);
  });

  it('SC-8.12 at work the commander is in neither room, then at the end of the queue', () => {
    const t = ship({ ready: { 'red-commander': 1 }, queue: ['cadet'] }).do(0, activate('helm', 'red-commander'));
    const where = () => [t.ready(0, 'red-commander'), t.queue(0)];
    expect(where()).toEqual([0, ['cadet']]);
    t.do(0, 'decline');
    expect([t.asked(), ...where()]).toEqual(['second-task', 0, ['cadet']]);
    t.do(0, doubleShift('helm'));
    expect([t.asked(), ...where()]).toEqual(['move', 0, ['cadet']]);
    t.do(0, 'decline');
    expect(where()).toEqual([0, ['cadet', 'red-commander']]);
  });

  it('SC-8.12 also if the second task is declined or a command', () => {
    for (const second of ['decline', command('cadet', 0)]) {
      const t = ship({ ready: { 'red-commander': 1 }, queue: ['cadet', 'blue-ensign'] });
      t.do(0, activate('helm', 'red-commander'), 'decline', second);
      expect(t.queue(0).at(-1)).toBe('red-commander');
    }
  });

  it('SC-8.13 a room that the first task brought may be the second', () => {
    const t = ship({ ready: { 'blue-commander': 1 } }, { display: ['t21'] });
    t.do(0, activate('research', 'blue-commander'), takeTech('t21', 1));
    while (t.asked() !== 'second-task') t.do(0, 'decline');
    t.do(0, doubleShift('slot-2'));
    expect(t.ready(0, 'android')).toBe(1);
  });

  it('SC-8.13 a figure that the first task recalled is no longer on break', () => {
    const t = ship({ ready: { 'red-commander': 1 }, queue: ['red-ensign', 'cadet'], tech: { 1: 't08' } });
    t.do(0, activate('slot-2', 'red-commander'), 'decline', 'recall');
    expect(t.options(0, 'command')).toEqual([command('cadet', 0)]);
  });

  it('SC-8.13 all that the first task causes comes first', () => {
    const t = ship(
      { ready: { 'yellow-commander': 1 }, damage: 7, artifacts: { 'red-blue': 1 } },
      { pirates: PIRATES },
    ).do(0, activate('weapons', 'yellow-commander'), attack('violet'));
    expect(told(t, 'damaged', 'cargo-dropped', 'androids-gained')).toEqual([
      ...['damaged', 'cargo-dropped', 'androids-gained', 'cargo-dropped'],
    ]);
    expect(t.asked()).toBe('second-task');
  });

  it('SC-8.13 on a mission every commander has a second task, each after the own row', () => {
    const t = onMission('m18', ['red-commander', 'yellow-commander'], { queue: ['cadet', 'cadet', 'cadet'] });
    t.do(0, 'resolve-row', 'repeat-row');
    expect(t.asked()).toBe('row');
    t.do(0, 'resolve-row', 'recall');
    expect(t.asked()).toBe('row-task');
    t.do(0, command('cadet', 0));
    expect([t.ready(0, 'cadet'), t.at('seats.0.medals'), t.asker]).toEqual([2, 5, 1]);
  });
});
