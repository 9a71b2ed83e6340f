import { describe, expect, it } from 'vitest';
import { isMandatory } from '../../src/content/index.ts';
import { type TestTable, table } from '../table.ts';
import {
  activate,
  doubleShift,
  drop,
  fleet,
  jump,
  kindsOf,
  move,
  onMission,
  onTrack,
  promote,
  ship,
  specialise,
  takeTech,
  techsOf,
  told,
  use,
  withArtifacts,
} from './steps.ts';

type Step = Parameters<TestTable['do']>[1];

describe('SC-5.1, SC-5.2: rounds and turns', () => {
  it('SC-5.1 the game has 4 rounds', () => {
    const t = table();
    for (let round = 1; round <= 4; round++) {
      expect([t.state.round, t.match.over]).toEqual([round, false]);
      t.do(t.asker, 'pass').declineAll().do(t.asker, 'pass').declineAll();
    }
    expect(t.match.over).toBe(true);
    expect(t.refusal(0, 'pass')).toBe('match-over');
  });

  it('SC-5.2 clockwise from the start player', () => {
    const t = table({ players: 3, state: { start: 1, active: 1 } });
    const order = [0, 1, 2, 3].map(() => {
      const seat = t.asker;
      t.do(seat, activate('maintenance', t.ready(seat, 'cadet') > 0 ? 'cadet' : 'red-ensign'), 'decline');
      return seat;
    });
    expect(order).toEqual([1, 2, 0, 1]);
  });

  it('SC-5.2 who has passed is skipped; the last one takes turn after turn', () => {
    const t = fleet({ 0: {}, 1: {}, 2: { ready: { cadet: 4 } } })
      .do(0, 'pass')
      .do(1, 'pass');
    for (let i = 0; i < 3; i++) t.do(2, activate('maintenance', 'cadet'), 'decline');
    expect([t.asker, t.state.round]).toEqual([2, 1]);
    expect(t.refusal(0, 'pass')).toBe('not-asked');
    expect(t.do(2, 'pass').state.round).toBe(2);
  });
});

describe('SC-5.3 to SC-5.7: one turn', () => {
  it('SC-5.3 the start, one option, the end', () => {
    const t = ship({ medals: 2 }).do(0, specialise('cadet', 'red'), activate('helm', 'red-ensign'));
    expect([t.asker, t.asked()]).toEqual([0, 'move']);
    t.do(0, 'decline');
    expect([t.asker, t.asked()]).toEqual([1, 'turn']);
    expect(t.refusal(0, activate('helm', 'red-ensign'))).toBe('not-asked');
  });

  it('SC-5.4 steps of the start in any order, any number of times', () => {
    const t = ship({ medals: 6, tech: { 1: 't36', 4: 't43' } });
    t.do(0, specialise('cadet', 'red'), use(1), { do: 'retrain', figure: 'blue-ensign', colour: 'red' });
    t.do(0, promote('red'), use(4), specialise('red-ensign', 'blue'));
    expect(t.at('seats.0.ready')).toEqual({
      ...{ 'red-ensign': 2, 'red-commander': 1, 'yellow-ensign': 1, 'blue-ensign': 1 },
    });
    expect([t.at('seats.0.medals'), t.asked()]).toEqual([0, 'turn']);
  });

  it('SC-5.4 not after the option was begun', () => {
    const t = ship({ medals: 5, tech: { 1: 't36' } }).do(0, activate('helm', 'red-ensign'));
    for (const step of [specialise('cadet', 'red'), promote('blue'), use(1)])
      expect(t.refusal(0, step)).toBe('SC-5.4 turn-start-over');
    const repairing = ship({ medals: 5 }).do(0, activate('maintenance', 'cadet'));
    expect(repairing.refusal(0, promote('blue'))).toBe('SC-5.4 turn-start-over');
  });

  it('SC-5.4 only cards that say so are for the start, once a round if they say that', () => {
    const t = ship({ tech: { 1: 't01', 4: 't30', 0: 't43' } });
    for (const slot of [1, 2, 4]) expect(t.refusal(0, use(slot))).toBe('SC-5.4 no-ability');
    t.do(0, use(0));
    expect(t.refusal(0, use(0))).toBe('SC-20.8 used-this-round');
  });

  it.each([
    ['the Quarterdeck Gong without a medal', { tech: { 1: 't43' }, medals: 0 }],
    ['the Quarterdeck Gong with an empty break area', { tech: { 1: 't43' }, medals: 1, queue: [] }],
    ['the Training Visor with nobody to train', { tech: { 1: 't36' }, ready: { 'red-commander': 1, android: 1 } }],
  ])('SC-5.4 what would do nothing cannot be used: %s', (_, seat) => {
    const t = ship(seat);
    expect([t.refusal(0, use(1)), t.options(0, 'use-ability')]).toEqual(['SC-5.13 no-use', []]);
  });

  it('SC-5.4 the Quarterdeck Gong takes its medal and brings back the front figure without further questions', () => {
    const t = ship({ tech: { 1: 't43' }, medals: 1, queue: ['blue-ensign', 'cadet'], ready: {} }).do(0, use(1));
    expect([t.asked(), t.at('seats.0.medals'), t.ready(0, 'blue-ensign'), t.queue(0)]).toEqual([
      'turn',
      0,
      1,
      ['cadet'],
    ]);
  });

  it('SC-5.4, SC-24.6 with a cabinet it asks what is spent, and no more', () => {
    const t = ship({ tech: { 1: 't43', 4: 't25' }, medals: 1, artifacts: { 'red-blue': 1 }, ready: {} }).do(0, use(1));
    expect([t.asked(), kindsOf(t)]).toEqual(['pay-medal', ['pay-medal', 'pay-artifact']]);
    t.do(0, { do: 'pay-artifact', kind: 'red-blue' });
    expect([t.asked(), t.at('seats.0.medals'), t.ready(0, 'red-ensign')]).toEqual(['turn', 1, 1]);
  });

  it('SC-5.4 the Training Visor trains somebody, so that it is never used up for nothing', () => {
    const t = ship({ tech: { 1: 't36' }, ready: { cadet: 1 } }).do(0, use(1));
    expect([t.asked(), kindsOf(t)]).toEqual(['retrain', ['retrain']]);
    t.do(0, { do: 'retrain', figure: 'cadet', colour: 'blue' });
    expect([t.ready(0, 'blue-ensign'), t.refusal(0, use(1))]).toEqual([1, 'SC-20.8 used-this-round']);
  });

  it('SC-5.5 a room, a mission, or passing', () => {
    const t = ship({ at: 'p6', medals: 0 });
    expect(kindsOf(t)).toEqual(['activate', 'mission', 'pass']);
    const atHome = ship({ medals: 0 });
    expect(kindsOf(atHome)).toEqual(['activate', 'pass']);
    expect(atHome.refusal(0, 'mission')).toBe('SC-15.1 no-mission-here');
  });

  it('SC-5.6 who can do neither must pass', () => {
    expect(kindsOf(ship({ ready: {}, medals: 0 }))).toEqual(['pass']);
    expect(kindsOf(ship({ at: 'p6', ready: { android: 2 }, medals: 0 }, { missions: { p6: 'm25' } }))).toEqual([
      'pass',
    ]);
  });

  it('SC-5.6 after the start: a step that makes an option possible may be taken, and need not be', () => {
    const seat = { ready: {}, medals: 1, tech: { 1: 't43' } };
    const t = ship(seat);
    expect(kindsOf(t)).toEqual(['pass', 'use-ability']);
    expect(kindsOf(t.do(0, use(1)))).toEqual(['activate', 'pass']);
    expect(ship(seat).do(0, 'pass').asker).toBe(1);
  });

  it('SC-5.7 steps of the start are allowed before passing', () => {
    const t = ship({ medals: 4 }).do(0, specialise('cadet', 'blue'), promote('blue'), 'pass');
    expect(t.at('seats.0')).toMatchObject({ passed: true, medals: 0, ready: { 'blue-commander': 1 } });
  });
});

describe('SC-5.8, SC-5.9: the end of a turn', () => {
  const fleetEvent = (more: object) => ({
    tech: { 1: 't04' },
    tracks: { fleet: { position: 5 } },
    damagedSlots: [],
    ...more,
  });

  it('SC-5.8 delayed events come before the station triangle', () => {
    const t = ship(fleetEvent({ at: 'p7', damage: 0 }), { events: { fleet: 'ef2' } });
    t.do(0, activate('slot-2', 'red-ensign'), 'advance', jump('p10'), 'decline');
    expect(t.asker).toBe(1);
    t.declineAll();
    expect(t.events('station-used')).toMatchObject([{ seat: 0, station: 2 }]);
    expect(t.at('stations')).toMatchObject({ tincan: { triangle: 0 }, nian: { triangle: 2 } });
  });

  it('SC-5.8 events that the triangle delayed follow it, and the display is refilled last', () => {
    const end = ship(
      { at: 'p10', tracks: { nian: { position: 5 } } },
      { pirates: { 'p8-p10': 'violet-android' }, events: { nian: 'en1' }, display: ['t13', 't10'] },
    );
    end.do(0, activate('research', 'blue-ensign'), takeTech('t10', 4));
    while (end.asked() !== 'advance') end.do(0, 'decline');
    end.do(0, 'advance').declineAll();
    expect(told(end, 'station-used', 'event-triggered', 'damaged', 'pirate-discarded', 'display-refilled')).toEqual([
      ...['station-used', 'event-triggered', 'damaged', 'pirate-discarded', 'display-refilled'],
    ]);
  });

  it('SC-5.8 the triggers of the triangle belong to its step', () => {
    const t = ship({ at: 'p7', tech: { 1: 't47' } }).do(0, 'pass', 'decline');
    expect([t.asker, t.asked()]).toEqual([0, 'choose-track']);
    t.do(0, onTrack('nian'));
    expect(t.at('seats.0.tracks.nian.position')).toBe(1);
  });

  it('SC-5.9 passing has a turn end: the triangle of the station is used', () => {
    const t = ship({ at: 'p7' }).do(0, 'pass');
    expect([t.asked(), t.ready(0, 'android'), t.at('stations.tincan.triangle')]).toEqual(['advance', 1, 2]);
  });
});

describe('SC-5.10 to SC-5.15: effects', () => {
  it('SC-5.10 from left to right, and all that an effect causes before the next', () => {
    const seat = { tech: { 1: 't06' }, tracks: { fleet: { position: 3 } } };
    const resolve = (first: Step, rest: readonly Step[]) => {
      const t = ship(seat, { round: 2, stations: { home: { triangle: 0 } } }).do(0, first, onTrack('fleet'));
      expect(t.asked()).toBe('move'); // the bonus of the field
      t.do(0, move('violet'), move('green'));
      expect(t.asked()).toBe('choose-track');
      t.do(0, onTrack('fleet'));
      expect(t.asked()).toBe('recall');
      t.do(0, 'decline', ...rest);
      expect([t.asker, t.at('seats.0.at')]).toEqual([1, 'p3']);
    };
    resolve(activate('slot-2', 'red-ensign'), []); // twice 1 on any track
    resolve('pass', [onTrack('tincan')]); // the home station: three times
  });

  it('SC-5.10 rows from top to bottom', () => {
    const t = onMission('m05', ['red-ensign', 'yellow-ensign']).do(0, 'resolve-row');
    expect(t.asked()).toBe('move');
    t.do(0, 'decline', 'ignore-row');
    expect(told(t, 'row-resolved', 'row-ignored')).toEqual(['row-resolved', 'row-ignored']);
  });

  const observers = { tech: { 1: 't27', 4: 't29' } }; // after a red row, after a blue row

  it.each([
    [1, ['fleet', 'tincan']],
    [4, ['tincan', 'fleet']],
  ])('SC-5.11 the owner says which of two triggers is first: slot %i', (slot, order) => {
    const t = onMission('m11', ['blue-ensign', 'red-ensign'], observers).do(0, 'ignore-row', 'ignore-row');
    expect(t.options(0)).toEqual([
      { do: 'trigger', slot: 1 },
      { do: 'trigger', slot: 4 },
    ]);
    t.do(0, { do: 'trigger', slot }, 'advance', 'advance');
    expect(t.events('advanced').map(({ faction }) => ['fleet', 'tincan'][faction])).toEqual(order);
  });

  it('SC-5.11 one trigger alone is no question', () => {
    const t = onMission('m11', ['blue-ensign', 'red-ensign'], { tech: { 1: 't27' } });
    expect(t.do(0, 'ignore-row', 'ignore-row').asked()).toBe('advance');
  });

  it('SC-5.11 a card that is replaced while it waits does not answer, and the new one neither', () => {
    const seat = { ...observers, tracks: { tincan: { position: 7 } } };
    const t = onMission('m11', ['blue-ensign', 'red-ensign'], seat, { display: ['t28'] });
    t.do(0, 'ignore-row', 'ignore-row', { do: 'trigger', slot: 4 }, 'advance', takeTech('t28', 1)).declineAll();
    expect(techsOf(t)).toEqual({ 1: 't28', 4: 't29' });
    expect(t.events('advanced')).toHaveLength(1);
    expect(t.events('triggered')).toHaveLength(1);
  });

  it.each(['gainMedal', 'gainAndroid', 'gainArtifact', 'gainPirate', 'damage', 'ambush'] as const)(
    'SC-5.12 %s is mandatory',
    (op) => expect(isMandatory(op)).toBe(true),
  );

  it.each(['move', 'jump', 'attack', 'research', 'recycle', 'repair', 'recall', 'advance', 'pay'] as const)(
    'SC-5.12 %s is optional',
    (op) => expect(isMandatory(op)).toBe(false),
  );

  it('SC-5.12 a gain is not asked about, and what does not fit must go', () => {
    const t = ship({ damage: 7, artifacts: { 'red-blue': 1 }, tech: { 1: 't24' } }, {}, { artifact: [0, 2] });
    t.do(0, activate('slot-2', 'blue-ensign'));
    expect(t.asked()).toBe('drop');
    expect(t.refusal(0, 'decline')).toBe('SC-12.3 too-much-cargo');
    t.do(0, drop('red-yellow'), drop('red-blue'));
    expect(t.at('seats.0')).toMatchObject({ artifacts: { 'yellow-blue': 1 }, medals: 3 });
  });

  it.each([
    ['t05', 'red-ensign', 'jump'],
    ['t02', 'red-ensign', 'choose-track'],
    ['t12', 'yellow-ensign', 'pay'],
    ['t20', 'blue-ensign', 'take-tech'],
    ['t18', 'blue-ensign', 'repair'],
  ])('SC-5.12 what is optional may be declined: %s', (card, figure, question) => {
    const t = ship({ tech: { 1: card }, pirates: 1 }).do(0, activate('slot-2', figure));
    expect(t.asked()).toBe(question);
    expect(t.do(0, 'decline').declineAll().asker).toBe(1);
  });

  it('SC-5.13 an attack without a pirate, a recall without anybody on break: the next effect follows', () => {
    const t = ship({ tech: { 1: 't10' } }).do(0, activate('slot-2', 'yellow-ensign'));
    expect(t.asked()).toBe('repair');
    const recall = ship({ ready: { 'red-commander': 1 }, queue: [], tech: { 1: 't08' } });
    recall.do(0, activate('slot-2', 'red-commander'), 'decline');
    expect(recall.asked()).toBe('second-task');
  });

  it.each([
    ['research', 'blue-ensign', { damagedSlots: [0, 1, 2, 3, 4, 5] }],
    ['maintenance', 'cadet', { damage: 0, damagedSlots: [] }],
    ['weapons', 'yellow-ensign', {}],
  ])('SC-5.13 %s with nothing to do gives nothing and is not kept', (room, figure, seat) => {
    const t = ship(seat).do(0, activate(room, figure));
    expect([t.asker, t.asked()]).toEqual([1, 'turn']);
  });

  it('SC-5.14 the triggers of a room come before the second task, and again after it', () => {
    const t = ship({ ready: { 'red-commander': 1 }, tech: { 1: 't44' } });
    t.do(0, activate('helm', 'red-commander'), 'decline');
    expect([t.asked(), told(t, 'triggered').length]).toEqual(['move', 1]);
    t.do(0, 'decline');
    expect(t.asked()).toBe('second-task');
    t.do(0, doubleShift('helm'), 'decline');
    expect([t.asked(), told(t, 'triggered').length]).toEqual(['move', 2]);
    expect(t.do(0, 'decline').asker).toBe(1);
  });

  it('SC-5.14 a card that names a room does not answer to others', () => {
    const t = ship({ tech: { 0: 't44', 1: 't42', 2: 't48', 4: 't01' } });
    t.do(0, activate('slot-5', 'red-ensign'), 'decline');
    expect([t.asker, told(t, 'triggered')]).toEqual([1, []]);
  });

  it('SC-5.14 a double shift is the work of a commander, not of artifacts', () => {
    const t = ship({ ready: { 'red-commander': 1 }, tech: { 1: 't48' } });
    t.do(0, activate('helm', 'red-commander'), 'decline', doubleShift('helm'), 'decline');
    expect([t.asker, told(t, 'triggered')]).toEqual([1, []]);
  });

  it('SC-5.14 and after a "discard to" card is gone', () => {
    const t = ship({ artifacts: { 'red-blue': 2 }, tech: { 1: 't24', 4: 't48' } }, {}, { artifact: [0, 0] });
    t.do(0, withArtifacts('slot-2', 'red-blue', 'red-blue'), 'advance');
    expect(told(t, 'medals-gained', 'tech-discarded', 'triggered', 'advanced')).toEqual([
      ...['medals-gained', 'tech-discarded', 'triggered', 'advanced'],
    ]);
  });

  it('SC-5.15 what others get in your turn they decide, one after the other', () => {
    const t = fleet(
      { 1: { tech: { 1: 't04' }, tracks: { fleet: { position: 5 } } } },
      { active: 1, start: 1, events: { fleet: 'ef4' } },
    );
    t.do(1, activate('slot-2', 'red-ensign'), 'decline', 'advance');
    expect([t.asker, t.asked()]).toEqual([1, 'recall']);
    expect(t.refusal(2, 'recall')).toBe('not-asked');
    t.do(1, 'recall', 'recall');
    expect([t.asker, t.asked()]).toEqual([2, 'recall']);
    t.do(2, 'recall', 'decline');
    expect([t.asker, t.asked()]).toEqual([0, 'recall']);
    t.do(0, 'decline');
    expect([t.asker, t.asked()]).toEqual([2, 'turn']);
    expect([t.queue(1).length, t.queue(2).length, t.queue(0).length]).toEqual([2, 2, 3]);
  });
});
