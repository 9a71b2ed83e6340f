import { describe, expect, it } from 'vitest';
import { SLOTS } from '../../src/content/boards.ts';
import { EFFECT_OPS, type EffectOp } from '../../src/content/effects.ts';
import { MISSIONS } from '../../src/content/missions.ts';
import { TECH, TECHS } from '../../src/content/technologies.ts';
import { HIDDEN } from '../../src/view.ts';
import { PRINTED } from '../printed.ts';
import {
  activate,
  attack,
  changes,
  crewed,
  fix,
  jump,
  mission,
  move,
  offered,
  on,
  pick,
  positions,
  scene,
  shift,
  TESTER,
  TESTER_DRAWS,
  take,
  takeable,
  tester,
} from '../scene.ts';
import type { TestTable } from '../table.ts';

const A = 'advance';
const D = 'decline';
const R = 'resolve-row';
const S = 'repair-storage';
const rest = activate('maintenance', 'cadet');

/** The tester with a room in its upper middle slot, which is activated. */
const room = (card: string, colour: string, more = {}, scenery = {}) =>
  scene({ ...TESTER, seats: { 0: tester({ tech: { 1: card }, ...more }) }, ...scenery }, { draws: TESTER_DRAWS }).do(
    0,
    activate('slot-2', `${colour}-ensign`),
  );
const sent = (card: string, figures: string[], more = {}, scenery = {}) =>
  scene({ ...TESTER, missions: { p3: card }, seats: { 0: tester(more) }, ...scenery }, { draws: TESTER_DRAWS }).do(
    0,
    ...mission(...figures),
  );
/** Seat 0 enters the field of an event. */
const event = (id: string, more = {}, scenery = {}) => {
  const faction = { f: 'fleet', n: 'nian', t: 'tincan' }[id[1]] as string;
  const tracks = { fleet: { position: 5 }, tincan: { position: 5 }, nian: { position: 5 } };
  const seats = { 0: tester({ tech: { 1: 't02' }, tracks, ...more }) };
  const t = scene({ ...TESTER, events: { [faction]: id }, seats, ...scenery }, { draws: { artifact: [0, 0] } });
  return t.do(0, activate('slot-2', 'red-ensign'), on(faction));
};
/** The only action card is that of the passenger. */
const passenger = (id: string, more = {}, setting = {}) =>
  scene(
    { actions: ['a4'], seats: { 0: tester(more) }, ...setting },
    { players: 1, options: { passenger: id }, draws: TESTER_DRAWS },
  ).do(0, rest, D);
const ship = (t: TestTable) => t.at('seats.0') as Readonly<Record<string, unknown>>;

/** Every verb at work: the rule that defines it, and what shows that it was carried out. */
const HANDLED: Readonly<Record<EffectOp, readonly [rule: string, found: () => unknown, expected: unknown]>> = {
  move: ['SC-23.1', () => ship(room('t01', 'red').do(0, move('violet'), D)).at, 'p1'],
  jump: ['SC-23.1', () => ship(room('t05', 'red').do(0, jump('p9'))).at, 'p9'],
  attack: ['SC-23.2', () => ship(room('t10', 'yellow').do(0, attack('yellow'))).pirates, 2],
  research: ['SC-23.3', () => ship(room('t22', 'blue').do(0, take('o01', 4))).tech, { 1: 't22', 4: 'o01' }],
  recycle: ['SC-23.3', () => ship(room('t20', 'blue').do(0, take('o05', 1))).tech, { 1: 'o05' }],
  repair: ['SC-23.4', () => ship(room('t18', 'blue').do(0, S, fix(0), S)).damage, 1],
  damage: ['SC-23.4', () => ship(sent('m04', ['yellow-ensign', 'cadet']).do(0, R)).damage, 5],
  ambush: [
    'SC-23.5',
    () => sent('m10', ['yellow-ensign', 'cadet']).do(0, R).at('pirates.p1-p3'),
    'violet-artifact-medal',
  ],
  gainAndroid: ['SC-23.6', () => room('t21', 'blue').ready(0, 'android'), 3],
  gainMedal: ['SC-23.6', () => ship(room('t13', 'yellow')).medals, 2],
  gainArtifact: ['SC-23.7', () => ship(room('t19', 'blue')).artifacts, { 'red-blue': 1, 'red-yellow': 1 }],
  gainPirate: ['SC-23.7', () => ship(sent('m42', ['cadet', 'yellow-ensign', 'red-ensign']).do(0, R)).pirates, 2],
  recall: ['SC-23.8', () => sent('m18', ['cadet', 'yellow-ensign']).do(0, R, 'recall').ready(0, 'cadet'), 1],
  advance: ['SC-23.9', () => positions(room('t04', 'red').do(0, D, A), 0), [1, 0, 0]],
  pay: ['SC-23.10', () => positions(room('t12', 'yellow').do(0, 'pay-pirate', on('nian')), 0), [0, 0, 1]],
  choose: ['SC-23.11', () => ship(sent('m13', ['yellow-ensign', 'cadet']).do(0, R, pick(1))).medals, 1],
  drawTech: ['SC-23.12', () => takeable(sent('m03', ['blue-ensign', 'cadet']).do(0, R), 0), ['t03', 't04', 't10']],
  forEach: [
    'SC-23.13',
    () => sent('m20', ['cadet', 'android', 'blue-ensign']).do(0, R, on('nian'), on('nian')).asker,
    1,
  ],
  peekMissions: ['SC-23.14', () => sent('m02', ['red-ensign', 'cadet']).do(0, R, 'peek').state.peeked, [3, 0]],
  copyRoom: ['SC-23.14', () => ship(room('t17', 'blue').do(0, { do: 'copy-room', card: 't13' })).medals, 2],
  specialise: [
    'SC-23.14',
    () => {
      const t = scene({ seats: { 0: tester({ tech: { 1: 't36' } }) } }).do(0, { do: 'use-ability', slot: 1 });
      return t.do(0, { do: 'retrain', figure: 'cadet', colour: 'red' }).ready(0, 'red-ensign');
    },
    3,
  ],
  openRoom: ['SC-23.14', () => event('ef1').do(0, { do: 'open-room', room: 'weapons' }).state.sealed[1], 1],
  jumpToStation: [
    'SC-23.14',
    () =>
      event('ef2')
        .do(0, D)
        .options(0, 'jump')
        .map(({ to }) => to),
    ['home', 'p7', 'p10'],
  ],
  shiftMarker: [
    'SC-23.14',
    () => positions(event('ef3').do(0, { do: 'shift-back', faction: 'nian', fields: 2 }, on('tincan')), 0),
    [6, 6, 3],
  ],
  blastPirates: ['SC-23.14', () => ship(event('en1').do(0, D)).damage, 4],
  placePirates: ['SC-23.14', () => Object.keys(event('en2').at('pirates') as object).length, 10],
  discardPirates: ['SC-23.14', () => event('en4').do(0, { do: 'discard-pirate', along: 'yellow' }).at('pirates'), {}],
  takeTrackTech: ['SC-23.14', () => takeable(event('et1'), 0), ['t50']],
  others: ['SC-23.14', () => event('et1').do(0, D).at('seats.1.artifacts'), { 'red-yellow': 1 }],
  forcedChoice: ['SC-23.14', () => offered(passenger('pa2', { medals: 1 }), 0), ['choose-option']],
  lose: ['SC-23.14', () => passenger('pa2', { medals: 1 }).do(0, pick(0)).state.medals, [0]],
  ifAble: ['SC-23.14', () => passenger('pa6').do(0, A, D).ready(0, 'android'), 1],
  queueFrontToBack: ['SC-23.14', () => passenger('pa5', { queue: ['red-ensign'] }).queue(0), ['cadet', 'red-ensign']],
};

describe('SC-23: every verb is used and handled', () => {
  it('SC-23.14: there are 33 of them, and each is printed somewhere', () => {
    expect(EFFECT_OPS).toHaveLength(33);
    expect(new Set(PRINTED.map(({ op }) => op))).toEqual(new Set(EFFECT_OPS));
  });
  for (const [op, [rule, found, expected]] of Object.entries(HANDLED))
    it(`${rule}: ${op}`, () => {
      expect(found()).toEqual(expected);
    });
});

describe('SC-23: what they do', () => {
  it('SC-23.1: of n moves any number; a jump may be declined', () => {
    expect(ship(room('t01', 'red').do(0, D)).at).toBe('p3');
    expect(ship(room('t05', 'red').do(0, D)).at).toBe('p3');
  });
  it('SC-23.2: an attack costs 1 damage and takes the token and its reward', () => {
    const t = room('t15', 'yellow').do(0, attack('yellow'));
    expect(ship(t)).toMatchObject({ damage: 4, pirates: 2, artifacts: { 'red-blue': 1, 'red-yellow': 1 } });
    expect(t.ready(0, 'android')).toBe(3);
  });
  it('SC-23.3: research and recycling may be declined', () => {
    expect(ship(room('t20', 'blue').do(0, D)).tech).toEqual({ 1: 't20' });
    expect(ship(room('t22', 'blue').do(0, D)).medals).toBe(1);
  });
  it('SC-23.4: a repair may be declined, a damage not', () => {
    expect(ship(room('t18', 'blue').do(0, S, D)).damage).toBe(2);
    expect(sent('m04', ['yellow-ensign', 'cadet']).do(0, R).events('damaged')).toHaveLength(2);
  });
  it('SC-23.5: an ambush on a route with a pirate is discarded', () => {
    const t = sent('m10', ['yellow-ensign', 'cadet'], {}, { pirates: { 'p1-p3': 'green-android' } }).do(0, R);
    expect([t.at('pirates'), t.state.pirateDiscard[0]]).toEqual([{ 'p1-p3': 'green-android' }, 1]);
  });
  it('SC-23.6: androids and medals never run out', () => {
    const t = room('t21', 'blue', { ready: { 'blue-ensign': 1, android: 20 }, medals: 40 });
    expect(t.ready(0, 'android')).toBe(21);
    expect(room('t13', 'yellow', { medals: 40 }).state.medals[0]).toBe(42);
  });
  it('SC-23.7: a pirate token of the supply brings no reward and is seen by nobody', () => {
    const t = sent('m42', ['cadet', 'yellow-ensign', 'red-ensign']).do(0, R);
    expect([t.state.medals[0], t.events('artifacts-gained'), t.ready(0, 'android')]).toEqual([0, [], 2]);
    for (const viewer of [0, 1]) expect((t.view(viewer).state.token as number[])[1]).toBe(HIDDEN);
  });
  it('SC-23.8: the front figure, up to so many times, nothing if there is none', () => {
    const queue = ['yellow-ensign', 'cadet'];
    const t = event('ef4', { queue }).do(0, 'recall');
    expect([t.queue(0), t.ready(0, 'yellow-ensign')]).toEqual([['cadet', 'red-ensign'], 3]);
    expect([t.asker, t.do(0, D).asker]).toEqual([0, 1]);
    expect(room('t08', 'red', { queue }).do(0, D, 'recall').asker).toBe(1);
    expect(sent('m18', ['cadet', 'yellow-ensign'], { queue: [] }).do(0, R).asker).toBe(1);
  });
  it('SC-23.9: an advance may be declined or stopped', () => {
    const payArtifact = { do: 'pay-artifact', kind: 'red-blue' };
    expect(positions(room('t23', 'blue').do(0, payArtifact, D), 0)).toEqual([0, 0, 0]);
    expect(positions(room('t23', 'blue').do(0, payArtifact, A, D), 0)).toEqual([0, 1, 0]);
  });
  it('SC-23.10: without the discard nothing; without the token no question', () => {
    const t = room('t23', 'blue');
    expect(changes(t, 0, () => t.do(0, D))).toEqual({});
    expect([t.asked(), t.asker, t.events('paid')]).toEqual(['turn', 1, []]);
    const paid = room('t23', 'blue').do(0, { do: 'pay-artifact', kind: 'red-blue' });
    expect([paid.events('paid'), paid.asked()]).toMatchObject([[{ seat: 0, what: 'artifact', kind: 1 }], 'advance']);
    expect(room('t23', 'blue', { artifacts: {} }).asker).toBe(1);
  });
  it('SC-23.10: a technology of any type pays for m42 Rust Prophets', () => {
    const crew = ['blue-ensign', 'cadet', 'red-ensign'];
    const tech = { 1: 'o01', 4: 't25' };
    const t = sent('m42', crew, { tech }).do(0, R);
    expect(t.options(0, 'pay-tech').map(({ slot }) => slot)).toEqual([1, 4]);
    t.do(0, { do: 'pay-tech', slot: 1 }, on('nian'), D);
    expect([t.at('omegaDiscard'), positions(t, 0)]).toEqual([['o01'], [0, 0, 1]]);
    expect(t.events('paid')).toMatchObject([{ what: 'tech', kind: TECH.o01 }]);
    const display = ['t03', 't02', 't13', 't18', 't26', 'o01', 'o05', 'o11'];
    const first = sent('m42', crew, { tech: { 1: 't01' } }, { display }).do(0, R);
    expect(first.options(0, 'pay-tech').map(({ slot }) => slot)).toEqual([1]);
    expect(sent('m42', crew, { tech: {} }).do(0, R).asker).toBe(1);
  });
  it('SC-23.11: exactly one option, even one that gives nothing; what is optional in it may be declined', () => {
    const t = sent('m14', ['yellow-ensign', 'cadet'], { damage: 0, damagedSlots: [] }).do(0, R);
    expect(t.options(0)).toEqual([pick(0), pick(1)]);
    expect(t.do(0, pick(0)).asker).toBe(1); // nothing to repair
    expect(positions(sent('m14', ['yellow-ensign', 'cadet']).do(0, R, pick(1), D), 0)).toEqual([0, 0, 0]);
  });
  it('SC-23.12: none or one of three is placed, with bonuses; the rest is discarded, the display stays', () => {
    const t = sent('m03', ['blue-ensign', 'cadet']).do(0, R, take('t10', 1));
    expect(t.events('tech-placed')[0].matches).toHaveLength(1); // move at the right
    t.do(0, move('green'));
    expect([t.at('seats.0.at'), t.at('techDiscard'), t.at('display.0')]).toEqual(['p6', ['t03', 't04'], 't01']);
    const none = sent('m03', ['blue-ensign', 'cadet']).do(0, R, D);
    expect([none.at('techDiscard'), none.at('seats.0.tech')]).toEqual([['t03', 't04', 't10'], {}]);
  });
  it('SC-23.12: they may replace a technology, but go to no damaged slot', () => {
    const t = sent('m03', ['blue-ensign', 'cadet'], { tech: { 1: 't13', 4: 't18' } }).do(0, R);
    expect(new Set(t.options(0, 'take-tech').map(({ slot }) => slot))).toEqual(new Set([1, 4]));
  });
  it('SC-23.13: the count is taken when the effect begins', () => {
    const tracks = { tincan: { position: 4 } };
    const t = sent('m20', ['cadet', 'android', 'blue-ensign'], { tracks }).do(0, R);
    t.do(0, on('tincan')); // onto the field that gives an android
    expect(t.ready(0, 'android')).toBe(2);
    expect(t.do(0, on('fleet')).asker).toBe(1); // two in all, not three
  });
  it('SC-23.15: with too few pirates as many as there are, routes in the order of the map', () => {
    const seats = {
      0: tester({ tech: { 1: 't02' }, tracks: { nian: { position: 5 } }, pirates: 12 }),
      1: tester({ pirates: 12 }),
    };
    const t = scene({ events: { nian: 'en2' }, seats }); // 6 pirates are left for 9 routes
    t.do(0, activate('slot-2', 'red-ensign'), on('nian'));
    expect(Object.keys(t.at('pirates') as object)).toEqual([
      ...['home-p6', 'home-p8', 'home-p11', 'p2-p10', 'p4-p7', 'p6-p7'],
    ]);
  });
  it('SC-23.16: what has no target gives nothing, or as much as there is', () => {
    const display = ['t25', 't26', 't27', 't28', 't29', 'o01', 'o05', 'o11'];
    expect(room('t17', 'blue', {}, { display }).asker).toBe(1); // no room to copy
    const olo = scene(
      { actions: ['a4'], seats: { 0: tester({ queue: [] }) } },
      { players: 1, options: { passenger: 'pa5' } },
    );
    expect([olo.do(0, 'pass').queue(0), olo.state.queued, olo.events('queue-turned')]).toEqual([[], [0], []]);
    expect(passenger('pa5', { queue: [] }).events('queue-turned')).toEqual([]); // the cadet is alone there
    const start = { tracks: { fleet: { position: 5 } } };
    const t = event('ef3', start);
    expect(t.options(0, 'shift-back').map(({ faction }) => faction)).toEqual(['fleet', 'fleet', 'fleet']);
    expect(t.do(0, D).asker).toBe(0); // all markers of seat 1 are on their start fields: it is not asked
    expect(t.asked()).toBe('advance');
  });
  it('SC-23.16: a room without an artifact only, and only while there are artifacts', () => {
    const t = event('ef1');
    expect(t.options(0, 'open-room').map((option) => option.room)).toEqual([
      ...['helm', 'weapons', 'research', 'maintenance', 'slot-2'],
    ]);
    t.state.sealed[0] = 1;
    t.state.tech[SLOTS] = t.state.tech[1]; // the other has a room, too
    expect(t.options(0, 'open-room').map((option) => option.room)).toEqual([
      ...['weapons', 'research', 'maintenance', 'slot-2'],
    ]);
    const all = { 'red-yellow': 9, 'red-blue': 9, 'yellow-blue': 9 };
    expect(event('ef1', { artifacts: all }).asked()).toBe('advance');
  });
  it('SC-23.16: a pirate for a place whose routes all have one, or when there is none, comes nowhere', () => {
    const pirates = { 'p1-p3': 'violet-android', 'p3-p5': 'violet-android', 'p3-p6': 'violet-android' };
    const t = passenger('pa4', {}, { pirates });
    expect([t.asked(), t.at('pirates')]).toEqual(['turn', pirates]);
    const none = scene({ actions: ['a4'], seats: { 0: tester() } }, { players: 1, options: { passenger: 'pa4' } });
    none.state.pirateSupply.fill(0);
    none.do(0, rest, D, { do: 'place-pirate', along: 'green' });
    expect([none.asked(), none.at('pirates'), none.events('pirate-placed')]).toEqual(['turn', {}, []]);
  });
  it('SC-23.16: peeking shows as many missions as there are', () => {
    const completed = Object.fromEntries(
      MISSIONS.map(({ id }) => [id, 1] as const).filter(
        ([id]) => !['m02', 'm04', 'm50', 'm32', 'm18', 'm12', 'm41', 'm43', 'm44'].includes(id),
      ),
    );
    const t = sent('m02', ['red-ensign', 'cadet'], {}, { completed, missionDeck: ['m43', 'm44'] }).do(0, R, 'peek');
    expect(t.events('missions-peeked')[0].count).toBe(2);
    const none = sent('m02', ['red-ensign', 'cadet']);
    none.state.missionDeck = [];
    expect(none.do(0, R).asked()).toBe('jump'); // nothing to look at
  });
  it('SC-23.17: a medal that is lost cannot be met with a substitute', () => {
    const t = passenger('pa2', { medals: 1, tech: { 1: 't25', 4: 't26' } }).do(0, pick(0));
    expect([t.asked(), t.state.medals, t.at('seats.0.artifacts')]).toEqual(['turn', [0], { 'red-blue': 1 }]);
    expect(passenger('pa2', { medals: 0, tech: { 1: 't25' } }).state.damage[0]).toBe(4); // no medal to lose
  });
  it('SC-23.17: androids of the ready room only', () => {
    expect(passenger('pa6', { ready: { cadet: 1 } }).asked()).toBe('turn');
    expect(passenger('pa6', { ready: { cadet: 1, android: 1 } }).asked()).toBe('advance');
  });
  it('SC-23.14: looking at missions and copying may be declined', () => {
    expect(sent('m02', ['red-ensign', 'cadet']).do(0, R, D).state.peeked).toEqual([0, 0]);
    expect(ship(room('t17', 'blue').do(0, D))).toMatchObject({ medals: 0, tech: { 1: 't17' } });
  });
  it('SC-23.14: a double shift resolves the verbs of its room anew', () => {
    const t = scene({ seats: { 0: crewed('p3', { ready: { 'yellow-commander': 1 }, tech: { 1: 't13' } }) } });
    t.do(0, activate('slot-2', 'yellow-commander'), shift('slot-2'));
    expect([t.state.medals[0], TECHS[TECH.t13].effects]).toEqual([4, [{ op: 'gainMedal', n: 2 }]]);
  });
});
