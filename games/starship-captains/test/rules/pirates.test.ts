import { describe, expect, it, vi } from 'vitest';
import { conserved } from '../../src/conserved.ts';
import type { T } from '../../src/state.ts';
import { table } from '../table.ts';
import {
  activate,
  attack,
  drop,
  GREEN,
  jump,
  move,
  onMission,
  onTrack,
  RED_BLUE,
  RED_YELLOW,
  ship,
  tokens,
  told,
  VIOLET,
  withArtifacts,
  YELLOW_ANDROID,
} from './steps.ts';

/** The rules with a third map, like the first, but p6 has no violet route: no printed map is like that (SC-13.5). */
async function rulesWithThirdMap(): Promise<typeof import('../../src/rules/pirates.ts')> {
  const maps = await import('../../src/content/maps.ts');
  const [first, second] = maps.MAPS;
  const routesAt = first.routesAt.map((routes, place) => (place === 6 ? [-1, ...routes.slice(1)] : routes));
  vi.resetModules();
  vi.doMock('../../src/content/maps.ts', () => ({ ...maps, MAPS: [first, second, { ...first, routesAt }] }));
  const rules = await import('../../src/rules/pirates.ts');
  vi.doUnmock('../../src/content/maps.ts');
  vi.resetModules();
  return rules;
}

const BOARD = { 'home-p6': 'violet-artifact-medal', 'home-p8': 'green-android' };
const WEAPONS = activate('weapons', 'yellow-ensign');
const ambushed = (pirates: object, pirate: number) =>
  onMission('m10', ['yellow-ensign', 'red-ensign'], {}, { pirates }, { pirate: [pirate] }).do(0, 'resolve-row');

describe('SC-13.1 to SC-13.7: where pirates come from', () => {
  it('SC-13.1 from the setup, from an ambush, from a riot and from other effects', () => {
    expect(table().state.pirate.filter((pirate) => pirate >= 0)).toHaveLength(5);
    expect(Object.keys(ambushed({}, VIOLET).at('pirates') as object)).toHaveLength(1);
    const last = { 2: { faceUp: false }, 3: { faceUp: false }, 4: { faceUp: false } };
    const riot = onMission('m18', ['cadet', 'cadet'], {}, { numbers: last });
    expect(told(riot, 'riot', 'pirate-placed', 'pirate-discarded')[0]).toBe('riot');
    const event = ship({ tech: { 1: 't11' }, tracks: { nian: { position: 5 } } }, { events: { nian: 'en2' } }).do(
      0,
      activate('slot-2', 'yellow-ensign'),
      'advance',
    );
    expect(event.events('pirate-placed')).toHaveLength(9);
  });

  it.each([
    ['violet', VIOLET, { 'home-p6': 'violet-artifact-medal' }],
    ['green', GREEN, { 'p3-p6': 'green-artifact-medal' }],
    ['yellow', YELLOW_ANDROID, { 'p6-p7': 'yellow-android' }],
  ])('SC-13.2 a %s pirate goes to the route of its colour at the present place', (_, pirate, board) => {
    expect(ambushed({}, pirate).at('pirates')).toEqual(board);
  });

  it('SC-13.2 if a pirate is there already, it is discarded face up', () => {
    const t = ambushed({ 'p3-p6': 'violet-android' }, GREEN);
    expect(t.at('pirates')).toEqual({ 'p3-p6': 'violet-android' });
    expect(t.state.pirateDiscard).toEqual([0, 0, 1, 0, 0, 0]);
    expect((t.view(1).state as { pirateDiscard: number[] }).pirateDiscard).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('SC-13.3 it cannot be declined, only ignored with the whole row', () => {
    const t = ambushed({}, GREEN);
    expect([t.asked(), t.events('pirate-placed').length, t.events('artifacts-gained').length]).toEqual(['row', 1, 1]);
    const ignored = onMission('m10', ['yellow-ensign', 'red-ensign']).do(0, 'ignore-row');
    expect([ignored.at('pirates'), ignored.at('seats.0.artifacts')]).toEqual([{}, {}]);
  });

  it('SC-13.4 after a jump it happens at the new place', () => {
    const t = onMission('m41', ['red-ensign', 'cadet', 'cadet'], {}, {}, { pirate: [GREEN] });
    t.do(0, 'resolve-row', jump('p8'));
    expect(t.at('pirates')).toEqual({ 'p8-p10': 'green-artifact-medal' });
    const stayed = onMission('m41', ['red-ensign', 'cadet', 'cadet'], {}, {}, { pirate: [GREEN] });
    expect(stayed.do(0, 'resolve-row', 'decline').at('pirates')).toEqual({ 'p3-p6': 'green-artifact-medal' });
  });

  it('SC-13.5 without a route of its colour the pirate is discarded', async () => {
    const { comeAt } = await rulesWithThirdMap();
    const state = { ...ship({ at: 'p6' }).state, map: 2 };
    const t = { state, tell: undefined } as unknown as T;
    comeAt(t, 6, VIOLET, 'SC-13.2');
    expect([state.pirate.every((pirate) => pirate < 0), state.pirateDiscard]).toEqual([true, [1, 0, 0, 0, 0, 0]]);
    comeAt(t, 6, GREEN, 'SC-13.2');
    expect(state.pirate.filter((pirate) => pirate >= 0)).toEqual([GREEN]);
  });

  it('SC-13.6 other effects put pirates on routes whatever their colour', () => {
    const t = ship(
      { tech: { 1: 't11' }, tracks: { nian: { position: 5 } } },
      { events: { nian: 'en2' } },
      { pirate: [0, 0, 0, 0, 0, 0, 1, 1, 1] },
    ).do(0, activate('slot-2', 'yellow-ensign'), 'advance');
    expect(Object.keys(t.at('pirates') as object)).toEqual([
      ...['home-p6', 'home-p8', 'home-p11', 'p2-p10', 'p4-p7', 'p6-p7', 'p7-p9', 'p8-p10', 'p10-p13'],
    ]);
    expect(new Set(t.state.pirate)).toEqual(new Set([-1, 0, 1]));
  });

  it('SC-13.6 only on routes that have none', () => {
    const pirates = { 'home-p6': 'violet-artifact-medal', 'p4-p7': 'yellow-android' };
    const t = ship(
      { tech: { 1: 't11' }, tracks: { nian: { position: 5 } } },
      { events: { nian: 'en2' }, pirates },
      { pirate: [2, 2, 2, 2, 2, 2, 3] },
    ).do(0, activate('slot-2', 'yellow-ensign'), 'decline', 'advance');
    expect(t.at('pirates')).toMatchObject(pirates);
    expect([t.events('pirate-placed').length, conserved(t.state).pirates]).toEqual([7, 30]);
  });

  it('SC-13.7 a riot follows the mission of number 1: pirates of all number planets, by their colours', () => {
    const last = { 2: { faceUp: false }, 3: { faceUp: false }, 4: { faceUp: false } };
    const t = onMission('m18', ['cadet', 'cadet'], {}, { numbers: last }, { pirate: [0, 2, 4, 2] });
    expect(t.events('riot')).toMatchObject([{ rule: 'SC-16.5' }]);
    // 1 is on p6 now, 2 on p9, 3 on p5, 4 on p1
    expect(t.at('pirates')).toEqual({
      ...{ 'home-p6': 'violet-artifact-medal', 'p7-p9': 'green-artifact-medal' },
      ...{ 'p3-p5': 'yellow-artifact-medal', 'p1-p4': 'green-artifact-medal' },
    });
  });
});

describe('SC-13.8 to SC-13.15: attacks', () => {
  it('SC-13.8 one pirate on a route at the present place, or none', () => {
    const t = ship({}, { pirates: { ...BOARD, 'p3-p6': 'violet-android' } }).do(0, WEAPONS);
    expect(t.options(0)).toEqual([{ do: 'decline' }, attack('violet'), attack('yellow')]);
    expect(t.refusal(0, attack('green'))).toBe('SC-13.8 no-pirate');
    t.do(0, 'decline');
    expect([t.asker, t.at('seats.0.damage'), Object.keys(t.at('pirates') as object).length]).toEqual([1, 3, 3]);
  });

  it('SC-13.9 first the damage, then the token and its reward, then all is stowed', () => {
    const seat = { damage: 5, artifacts: { 'red-blue': 3 } };
    const t = ship(seat, { pirates: BOARD }, { artifact: [RED_YELLOW] }).do(0, WEAPONS, attack('violet'));
    expect(told(t, 'attacked', 'damaged', 'cargo-dropped', 'medals-gained', 'artifacts-gained')).toEqual([
      ...['attacked', 'damaged', 'cargo-dropped', 'medals-gained', 'artifacts-gained'],
    ]);
    expect([t.asked(), t.at('seats.0.medals')]).toEqual(['drop', 2]);
  });

  it('SC-13.9 the Targeting Array spares the damage of the weapons room, not of an attack that follows from it', () => {
    const seat = { tech: { 0: 't45', 1: 't48', 4: 't37' }, tracks: { nian: { position: 3 } } };
    const t = ship({ ...seat, artifacts: { 'yellow-blue': 2 } }, { pirates: BOARD });
    t.do(0, withArtifacts('weapons', 'yellow-blue', 'yellow-blue'), attack('violet'));
    expect([t.asked(), t.at('seats.0.damage')]).toEqual(['choose-track', 3]);
    t.do(0, onTrack('nian'), attack('yellow'));
    expect(t.at('seats.0.damage')).toBe(4);
  });

  it('SC-13.10 the pirate under attack cannot be discarded for the damage', () => {
    const seat = { damage: 6, artifacts: { 'red-blue': 1, 'red-yellow': 1 } };
    const t = ship(seat, { pirates: BOARD }).do(0, WEAPONS, attack('violet'));
    expect(t.options(0)).toEqual([drop('red-yellow'), drop('red-blue')]);
    expect(t.refusal(0, 'drop-pirate')).toBe('SC-12.3 not-aboard');
    expect(t.at('pirates')).toEqual(BOARD);
  });

  it('SC-13.10 Hull Plating needs another one', () => {
    const t = ship({ tech: { 1: 't31' } }, { pirates: BOARD }).do(0, WEAPONS, attack('violet'));
    expect([t.asked(), t.at('seats.0.damage'), t.at('seats.0.pirates')]).toEqual(['turn', 4, 1]);
  });

  it('SC-13.11 token and artifact are stowed together, when the artifact was seen', () => {
    const t = ship({ damage: 6 }, { pirates: BOARD }, { artifact: [RED_BLUE] }).do(0, WEAPONS, attack('violet'));
    expect(t.options(0)).toEqual([drop('red-blue'), { do: 'drop-pirate' }]);
    t.do(0, 'drop-pirate');
    expect(t.at('seats.0')).toMatchObject({ artifacts: { 'red-blue': 1 }, pirates: 0 });
  });

  it.each([
    ['violet', { medals: 2, ready: {} }],
    ['yellow', { medals: 1, ready: { android: 1 } }],
  ])('SC-13.12 without storage the tokens go, medal or android stay: %s', (along, kept) => {
    const t = ship({ damage: 8 }, { pirates: BOARD }).do(0, WEAPONS, attack(along));
    expect([t.asker, t.at('seats.0')]).toMatchObject([1, { damage: 9, artifacts: {}, pirates: 0, ...kept }]);
    expect(t.state.pirateDiscard.reduce((a, b) => a + b)).toBe(1);
  });

  it('SC-13.13 kind 1: a random artifact and a medal', () => {
    const t = ship({}, { pirates: BOARD }, { artifact: [RED_BLUE] }).do(0, WEAPONS, attack('violet'));
    expect(t.at('seats.0')).toMatchObject({ medals: 2, artifacts: { 'red-blue': 1 }, pirates: 1 });
    expect(t.ready(0, 'android')).toBe(0);
  });

  it('SC-13.13 kind 2: an android into the ready room', () => {
    const t = ship({}, { pirates: BOARD }).do(0, WEAPONS, attack('yellow'));
    expect(t.at('seats.0')).toMatchObject({ medals: 1, artifacts: {}, pirates: 1 });
    expect([t.ready(0, 'android'), tokens(t.state)]).toEqual([1, [3]]);
  });

  it('SC-13.14 no figure but the one in the room is needed; then the route is free', () => {
    const t = ship({ ready: { 'yellow-ensign': 1 } }, { pirates: BOARD }).do(0, WEAPONS, attack('violet'));
    expect(t.at('pirates')).toEqual({ 'home-p8': 'green-android' });
    t.do(1, activate('helm', 'red-ensign'), move('violet'), 'decline');
    expect(t.at('seats.1.damage')).toBe(3);
  });

  it('SC-13.15 each attack is done with before the next one is chosen', () => {
    const t = ship({ damage: 6, tech: { 1: 't09' } }, { pirates: BOARD }, { artifact: [RED_BLUE] }).do(
      0,
      activate('slot-2', 'yellow-ensign'),
      attack('violet'),
    );
    expect(t.asked()).toBe('drop');
    t.do(0, drop('red-blue'));
    expect(t.options(0)).toEqual([{ do: 'decline' }, attack('yellow')]);
    t.do(0, attack('yellow'));
    expect(t.at('seats.0')).toMatchObject({ damage: 8, pirates: 0 });
    expect(t.at('pirates')).toEqual({});
  });

  it('SC-13.15 a pirate is defeated even if its token finds no room', () => {
    const t = ship({ damage: 8, tech: { 1: 't39' } }, { pirates: BOARD }).do(0, WEAPONS, attack('yellow'));
    expect(t.at('seats.0')).toMatchObject({ pirates: 0, medals: 2 });
    expect(told(t, 'androids-gained', 'cargo-dropped', 'triggered')).toEqual([
      ...['androids-gained', 'cargo-dropped', 'triggered'],
    ]);
  });
});
