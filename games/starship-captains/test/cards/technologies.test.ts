import { describe, expect, it } from 'vitest';
import { TECH } from '../../src/content/technologies.ts';
import { en } from '../../src/text/en.ts';
import {
  activate,
  attack,
  changes,
  crewed,
  fix,
  jump,
  mission,
  move,
  on,
  positions,
  scene,
  TESTER,
  TESTER_DRAWS,
  take,
  tester,
  withArtifacts,
} from '../scene.ts';

type Step = string | { readonly do: string };
type Room = readonly [id: string, name: string, steps: readonly Step[], changes: object, more?: object];

const A = 'advance';
const D = 'decline';
const S = 'repair-storage';
const DEFEATED = { pirates: 2, androids: 3, routes: [] };
const EVERYWHERE = { 'p1-p3': 'violet-android', 'p3-p5': 'green-android', 'p3-p6': 'yellow-android' };
const payArtifact = { do: 'pay-artifact', kind: 'red-blue' };
const named = (id: string) => en[`tech.${id}` as keyof typeof en];

/** Every room: the steps in it, and all that is different then. It lies in the upper middle slot. */
const ROOMS: Readonly<Record<'red' | 'yellow' | 'blue', readonly Room[]>> = {
  red: [
    ['t01', 'Vector Nozzles', [move('violet'), move('yellow'), move('green')], { at: 'p5' }],
    ['t02', 'Diplomatic Lounge', [on('fleet'), A], { tracks: [2, 0, 0], medals: 1 }],
    ['t03', 'Survey Probe Bay', [move('green')], { at: 'p6', artifacts: 2 }],
    ['t04', 'Signal Klaxon', [S, A], { damage: 2, tracks: [1, 0, 0] }],
    ['t05', 'Fold Drive', [jump('p9')], { at: 'p9' }],
    ['t06', 'Embassy Suite', [on('fleet'), on('nian')], { tracks: [1, 0, 1] }],
    ['t07', 'Flagship Protocol', [move('violet'), move('yellow'), A], { at: 'p2', tracks: [1, 0, 0] }],
    ['t08', 'Emergency Fold', [jump('p9'), 'recall'], { at: 'p9', recalled: 1, tech: {} }],
  ],
  yellow: [
    [
      't09',
      'Quantum Torpedoes',
      [attack('violet'), attack('green')],
      { damage: 2, pirates: 3, androids: 4, routes: ['p3-p5'] },
      { damage: 0 },
    ],
    ['t10', 'Tractor Cannon', [attack('yellow'), fix(0)], { damage: 4, damagedSlots: [2, 3, 5], ...DEFEATED }],
    ['t11', 'Boarding Locker', [attack('yellow'), A], { damage: 4, ...DEFEATED, tracks: [0, 0, 1] }],
    ['t12', 'Prize Court', ['pay-pirate', on('fleet'), A, A], { pirates: 0, tracks: [3, 0, 0], medals: 1 }],
    ['t13', 'Drill Hall', [], { medals: 2 }],
    ['t14', 'Interceptor Deck', [move('green'), move('violet')], { at: 'home' }],
    ['t15', 'Salvage Bay', [attack('yellow')], { damage: 4, ...DEFEATED, artifacts: 2 }],
    [
      't16',
      'Overcharged Battery',
      [attack('violet'), attack('green'), attack('yellow'), fix(0)],
      { damage: 3, damagedSlots: [2, 3, 5], pirates: 4, androids: 5, routes: [], tech: {} },
      { damage: 0 },
    ],
  ],
  blue: [
    ['t17', 'Holodeck', [{ do: 'copy-room', card: 't13' } as Step], { medals: 2 }],
    ['t18', 'Nano Forge', [S, S, fix(0)], { damage: 1, damagedSlots: [2, 3, 5] }],
    ['t19', 'Xeno Lab', [S], { artifacts: 2, damage: 2 }],
    ['t20', 'Refit Dock', [take('o05', 1)], { tech: { 1: 'o05' } }],
    ['t21', 'Android Workshop', [], { androids: 3 }],
    ['t22', 'Data Vault', [take('o05', 4), S], { tech: { 1: 't22', 4: 'o05' }, damage: 2, medals: 1 }],
    ['t23', 'Relic Reactor', [payArtifact, A, A, S], { artifacts: 0, androids: 3, tracks: [0, 2, 0], damage: 2 }],
    ['t24', 'Prototype Cache', [], { artifacts: 3, medals: 2, tech: {} }],
  ],
};

describe.each(Object.entries(ROOMS))('every %s room', (colour, rooms) => {
  for (const [id, name, steps, changed, more] of rooms)
    it(`${id} ${name}`, () => {
      const pirates = ['t09', 't16'].includes(id) ? EVERYWHERE : TESTER.pirates;
      const t = scene(
        { ...TESTER, pirates, seats: { 0: tester({ tech: { 1: id }, ...more }) } },
        { draws: TESTER_DRAWS },
      );
      const others = ['red', 'yellow', 'blue'].filter((other) => other !== colour);
      for (const other of others) expect(t.refusal(0, activate('slot-2', `${other}-ensign`))).not.toBe('allowed');
      expect(changes(t, 0, () => t.do(0, activate('slot-2', `${colour}-ensign`), ...steps))).toEqual(changed);
      expect([t.asked(), t.asker, named(id)]).toEqual(['turn', 1, name]);
    });
});

/** The tester with these technologies. */
const ship = (tech: Record<number, string>, more = {}, rest = {}) =>
  scene({ ...TESTER, seats: { 0: tester({ tech, ...more }) }, ...rest }, { draws: TESTER_DRAWS });
const toRed = { do: 'specialise', figure: 'cadet', colour: 'red' };
const research = activate('research', 'blue-ensign');
const helm = activate('helm', 'red-ensign');
const weapons = activate('weapons', 'yellow-ensign');
const rest = activate('maintenance', 'cadet');
/** The trigger after a mission whose rows are all ignored. */
const afterMission = (tech: string, card: string) => {
  const t = ship({ 1: tech }, {}, { missions: { p3: card } }).do(0, 'mission');
  while (t.asked() === 'assign') t.do(0, t.options(0)[0]);
  while (t.asked() === 'row') t.do(0, 'ignore-row');
  return t;
};

describe('every ability', () => {
  it('t14 Interceptor Deck: attacks between its moves, where the ship is then', () => {
    const t = ship({ 1: 't14' }, {}, { pirates: { 'p6-p7': 'green-android' } });
    const steps = [activate('slot-2', 'yellow-ensign'), move('green'), attack('yellow'), move('violet')];
    expect(changes(t, 0, () => t.do(0, ...steps))).toEqual({ at: 'home', damage: 4, ...DEFEATED });
  });
  it('t25 Artifact Cabinet: an artifact in place of a medal', () => {
    expect(ship({ 1: 't03' }).refusal(0, toRed)).not.toBe('allowed');
    const t = ship({ 1: 't25' });
    expect(changes(t, 0, () => t.do(0, toRed, payArtifact))).toEqual({ artifacts: 0 });
    expect(t.ready(0, 'red-ensign')).toBe(3);
  });
  it('t26 Trophy Cabinet: a pirate token in place of a medal', () => {
    const t = ship({ 1: 't26' });
    expect(changes(t, 0, () => t.do(0, toRed, 'pay-pirate'))).toEqual({ pirates: 0 });
    expect(t.ready(0, 'red-ensign')).toBe(3);
  });
  it.each([
    ['t27', 'Red Observer', 'm18', 'm13', [1, 0, 0]],
    ['t28', 'Yellow Observer', 'm13', 'm06', [0, 0, 1]],
    ['t29', 'Blue Observer', 'm13', 'm18', [0, 1, 0]],
  ])('%s %s: advances after %s and not after %s', (id, name, shows, lacks, tracks) => {
    const t = afterMission(id, shows).do(0, A);
    expect([positions(t, 0), t.asker, named(id)]).toEqual([tracks, 1, name]);
    expect(afterMission(id, lacks).asker).toBe(1);
  });
  it('t30 Dimensional Locker: 2 more slots', () => {
    const gain = (tech: string) => {
      const t = ship({ 1: tech, 4: 't24' }, { damage: 8, pirates: 0, artifacts: {} });
      return changes(t, 0, () => t.do(0, activate('slot-5', 'blue-ensign')));
    };
    expect(gain('t30')).toEqual({ artifacts: 2, medals: 2, tech: { 1: 't30' } });
    expect(gain('t03')).toEqual({ medals: 2, tech: { 1: 't03' } });
  });
  it('t31 Hull Plating: a pirate token instead of a damage', () => {
    const t = ship({ 1: 't31' }, { pirates: 2 }, { missions: { p3: 'm04' } });
    const steps = [...mission('yellow-ensign', 'cadet'), 'resolve-row', 'plate', 'suffer', D];
    expect(changes(t, 0, () => t.do(0, ...steps))).toEqual({ pirates: 1, damage: 4 });
  });
  it('t32 Hyper Charger: a move or a jump as a repair', () => {
    const t = ship({ 1: 't32' });
    expect(changes(t, 0, () => t.do(0, helm, 'mend', S, move('green')))).toEqual({ damage: 2, at: 'p6' });
    const fold = ship({ 1: 't32', 4: 't05' });
    expect(changes(fold, 0, () => fold.do(0, activate('slot-5', 'red-ensign'), 'mend', S))).toEqual({ damage: 2 });
  });
  it.each([
    ['attack', 'm05'],
    ['ambush', 'm10'],
    ['a pirate token to gain', 'm42'],
    ['a pirate token to pay', 'm15'],
  ])("t33 Ni'an Communicator: advances 2 after a mission that shows %s (%s)", (_, card) => {
    expect(positions(afterMission('t33', card).do(0, A, A), 0)).toEqual([0, 0, 2]);
    expect(afterMission('t33', 'm06').asker).toBe(1);
  });
  it('t34 Repair Bots: a repair bonus repairs 2', () => {
    const t = ship({ 4: 't34' });
    expect(changes(t, 0, () => t.do(0, research, take('t18', 1), D, S, S))).toMatchObject({ damage: 1 });
    const without = ship({ 4: 't01' });
    expect(changes(without, 0, () => without.do(0, research, take('t18', 1), D, S))).toMatchObject({ damage: 2 });
  });
  it('t35 Stealth Paint: no damage of moves, nor the first one of a mission', () => {
    const t = ship({ 1: 't35' });
    expect(changes(t, 0, () => t.do(0, helm, move('yellow'), D))).toEqual({ at: 'p5' });
    expect(t.events('damage-ignored')[0].card).toBe(TECH.t35);
    const sent = ship({ 1: 't35' }, {}, { missions: { p3: 'm04' } });
    sent.do(0, ...mission('yellow-ensign', 'cadet'), 'resolve-row', D);
    expect(sent.state.damage[0]).toBe(4);
  });
  it('t36 Training Visor: once a round, specialise 1 for free', () => {
    const t = ship({ 1: 't36' });
    const use = { do: 'use-ability', slot: 1 };
    t.do(0, use, { do: 'retrain', figure: 'cadet', colour: 'blue' });
    expect([t.ready(0, 'blue-ensign'), t.ready(0, 'cadet'), t.state.medals[0]]).toEqual([3, 0, 0]);
    expect(t.refusal(0, use)).not.toBe('allowed');
  });
  it('t37 Universal Translator: an advance on another track', () => {
    const t = ship({ 1: 't37' }, {}, { missions: { p3: 'm06' } });
    t.do(0, ...mission('red-ensign', 'blue-ensign'), 'resolve-row', on('tincan'), A, S);
    expect(positions(t, 0)).toEqual([0, 2, 0]);
  });
  it('t38 Wormhole Generator: a move bonus is a jump', () => {
    const t = ship({ 4: 't38' });
    expect(changes(t, 0, () => t.do(0, research, take('t18', 1), jump('p12')))).toMatchObject({ at: 'p12' });
  });
  it('t39 Bounty Ledger: a medal for a defeated pirate', () => {
    const t = ship({ 1: 't39' });
    expect(changes(t, 0, () => t.do(0, weapons, attack('yellow')))).toEqual({ damage: 4, ...DEFEATED, medals: 1 });
  });
  it('t40 Field Academy: a promotion for 2 medals', () => {
    const promote = { do: 'promote', colour: 'red' };
    expect(ship({ 1: 't03' }, { medals: 2 }).refusal(0, promote)).toBe('SC-6.3 too-few-medals');
    const t = ship({ 1: 't40' }, { medals: 2 }).do(0, promote);
    expect([t.state.medals[0], t.ready(0, 'red-commander')]).toEqual([0, 1]);
  });
  it('t41 Night Shift Bell: only 2 stay on break', () => {
    const queue = ['red-ensign', 'yellow-ensign', 'blue-ensign'];
    const t = ship({ 1: 't41' }, { queue }).do(0, 'pass').do(1, 'pass');
    expect(t.queue(0)).toEqual(['yellow-ensign', 'blue-ensign']);
  });
  it('t42 Mending Drones: one more repair after the maintenance room', () => {
    const t = ship({ 1: 't42' });
    expect(changes(t, 0, () => t.do(0, rest, S, S))).toEqual({ damage: 1 });
    expect(t.asker).toBe(1);
  });
  it('t43 Quarterdeck Gong: once a round, recall the front figure for a medal', () => {
    const t = ship({ 1: 't43' }, { medals: 1 });
    const gong = { do: 'use-ability', slot: 1 };
    expect(changes(t, 0, () => t.do(0, gong))).toEqual({ recalled: 1, medals: 0 });
    expect(t.refusal(0, gong)).toBe('SC-20.8 used-this-round');
  });
  it('t44 Star Charts: one more move after the helm', () => {
    const t = ship({ 1: 't44' });
    const steps = [helm, move('violet'), move('yellow'), move('green')];
    expect(changes(t, 0, () => t.do(0, ...steps))).toEqual({ at: 'p5' });
  });
  it('t45 Targeting Array: no damage of attacks with the weapons room, but of others', () => {
    const t = ship({ 1: 't45' });
    expect(changes(t, 0, () => t.do(0, weapons, attack('yellow')))).toEqual(DEFEATED);
    const locker = ship({ 1: 't45', 4: 't11' });
    locker.do(0, activate('slot-5', 'yellow-ensign'), attack('yellow'), D);
    expect(locker.state.damage[0]).toBe(4);
  });
  it('t46 Open Patent: a medal bonus gives 2 medals', () => {
    const t = ship({ 4: 't46' });
    expect(changes(t, 0, () => t.do(0, research, take('t25', 1)))).toMatchObject({ medals: 2 });
  });
  it("t47 Emissary's Sash: an advance after a station triangle", () => {
    const t = ship({ 1: 't47' }, { at: 'p7' }).do(0, rest, D, A, on('nian'));
    expect([positions(t, 0), t.asker]).toEqual([[0, 1, 1], 1]);
  });
  it('t48 Relic Resonator: an advance after artifacts activated a room', () => {
    const t = ship({ 1: 't48' }, { artifacts: { 'red-blue': 2 } });
    t.do(0, withArtifacts('maintenance', 'red-blue', 'red-blue'), D, A);
    expect(positions(t, 0)).toEqual([0, 1, 0]);
    expect(ship({ 1: 't48' }).do(0, rest, D).asker).toBe(1);
  });
  it('t49 Android Liaison: an advance for each android that returns', () => {
    const t = ship({ 1: 't49' }, {}, { missions: { p3: 'm18' } }).do(0, ...mission('android', 'android'));
    t.do(0, 'ignore-row', 'ignore-row', A, A, D);
    expect([positions(t, 0), t.asker]).toEqual([[0, 2, 0], 1]);
  });
  it('t50 Modular Bulkhead: a medal and a repair when it is placed, also in place of another', () => {
    const display = ['t50', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'];
    const t = ship({ 1: 't03', 4: 't04' }, {}, { display, trackTech: ['t34'] });
    expect(changes(t, 0, () => t.do(0, research, take('t50', 1), S))).toEqual({
      ...{ tech: { 1: 't50', 4: 't04' }, medals: 1, damage: 2 },
    });
  });
  it.each([
    ...[
      ['t25', 'Artifact Cabinet'],
      ['t26', 'Trophy Cabinet'],
      ['t30', 'Dimensional Locker'],
      ['t31', 'Hull Plating'],
    ],
    ...[
      ['t32', 'Hyper Charger'],
      ['t33', "Ni'an Communicator"],
      ['t34', 'Repair Bots'],
      ['t35', 'Stealth Paint'],
    ],
    ...[
      ['t36', 'Training Visor'],
      ['t37', 'Universal Translator'],
      ['t38', 'Wormhole Generator'],
    ],
    ...[
      ['t39', 'Bounty Ledger'],
      ['t40', 'Field Academy'],
      ['t41', 'Night Shift Bell'],
      ['t42', 'Mending Drones'],
    ],
    ...[
      ['t43', 'Quarterdeck Gong'],
      ['t44', 'Star Charts'],
      ['t45', 'Targeting Array'],
      ['t46', 'Open Patent'],
    ],
    ...[
      ['t47', "Emissary's Sash"],
      ['t48', 'Relic Resonator'],
      ['t49', 'Android Liaison'],
      ['t50', 'Modular Bulkhead'],
    ],
  ])('%s is called %s, and is no room', (id, name) => {
    expect(named(id)).toBe(name);
    const t = scene({ seats: { 0: crewed('p3', { tech: { 1: id } }) } });
    expect(t.options(0, 'activate').some(({ room }) => room === 'slot-2')).toBe(false);
  });
});
