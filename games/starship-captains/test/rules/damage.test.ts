import { describe, expect, it } from 'vitest';
import { capacityOf } from '../../src/rules/cargo.ts';
import { activate, drop, move, onMission, repairSlot, ship, withArtifacts } from './steps.ts';

const PIRATES = { 'home-p6': 'violet-android', 'p3-p6': 'violet-android' };
const flying = (seat: object) => ship(seat, { pirates: PIRATES }).do(0, activate('helm', 'red-ensign'), move('violet'));
const MAINTENANCE = activate('maintenance', 'cadet');

describe('SC-11.1 to SC-11.6: damage', () => {
  it('SC-11.1 always in the storage, never on a technology slot', () => {
    const t = flying({ damage: 0, damagedSlots: [0] }).do(0, move('green'));
    expect(t.at('seats.0')).toMatchObject({ damage: 2, damagedSlots: [0] });
  });

  it('SC-11.1 one token at a time', () => {
    const t = onMission('m04', ['yellow-ensign', 'blue-ensign'], {
      damage: 5,
      artifacts: { 'red-blue': 2, 'red-yellow': 1 },
    });
    t.do(0, 'resolve-row');
    expect([t.asked(), t.at('seats.0.damage')]).toEqual(['drop', 6]);
    t.do(0, drop('red-yellow'));
    expect(t.at('seats.0')).toMatchObject({ damage: 7, artifacts: { 'red-blue': 1 } });
    expect(t.asked()).toBe('choose-track');
  });

  it('SC-11.2 into a free slot first: no cargo is lost', () => {
    const t = flying({ damage: 3, artifacts: { 'red-blue': 4 } });
    expect(t.at('seats.0')).toMatchObject({ damage: 4, artifacts: { 'red-blue': 4 } });
    expect(t.asked()).toBe('move');
  });

  it('SC-11.3 if all are taken, the player says what goes: an artifact', () => {
    const t = flying({ damage: 5, artifacts: { 'red-blue': 1, 'yellow-blue': 1 }, pirates: 1 });
    expect(t.options(0)).toEqual([drop('red-blue'), drop('yellow-blue'), { do: 'drop-pirate' }]);
    expect(t.refusal(0, drop('red-yellow'))).toBe('SC-12.3 not-aboard');
    expect(t.refusal(0, 'decline')).toBe('SC-12.3 too-much-cargo');
    t.do(0, drop('yellow-blue'));
    expect(t.at('seats.0')).toMatchObject({ damage: 6, artifacts: { 'red-blue': 1 }, pirates: 1 });
    expect(t.state.artifactDiscard).toEqual([0, 0, 1]);
  });

  it('SC-11.3 or a pirate token; one of several alike goes without a question', () => {
    const t = flying({ damage: 6, artifacts: { 'red-blue': 1 }, pirates: 1 }).do(0, 'drop-pirate');
    expect(t.at('seats.0')).toMatchObject({ damage: 7, artifacts: { 'red-blue': 1 }, pirates: 0 });
    const alike = flying({ damage: 5, artifacts: { 'red-blue': 3 } });
    expect([alike.asked(), alike.at('seats.0.artifacts')]).toEqual(['move', { 'red-blue': 2 }]);
  });

  it.each([8, 9, 20])('SC-11.4 with %i damage in the storage the next one lies on top', (damage) => {
    const t = flying({ damage }).do(0, move('green'));
    expect([t.at('seats.0.damage'), t.asker]).toEqual([damage + 2, 1]);
  });

  it.each([
    [0, 8],
    [3, 5],
    [7, 1],
    [8, 0],
    [12, 0],
  ])('SC-11.5 %i damage leaves room for %i tokens, and two more with a locker', (damage, room) => {
    expect(capacityOf(ship({ damage }).state, 0)).toBe(room);
    expect(capacityOf(ship({ damage, tech: { 1: 't30' } }).state, 0)).toBe(room + 2);
  });

  it('SC-11.5 after every change cargo fits: overflow takes nothing from a locker', () => {
    const t = flying({ damage: 8, artifacts: { 'red-blue': 1, 'red-yellow': 1 }, tech: { 1: 't30' } });
    expect([t.asked(), t.at('seats.0.damage'), t.at('seats.0.artifacts')]).toEqual([
      ...['move', 9, { 'red-blue': 1, 'red-yellow': 1 }],
    ]);
  });

  it('SC-11.6 cargo is not discarded at will', () => {
    const t = ship({ artifacts: { 'red-blue': 1 }, pirates: 1 });
    expect(t.refusal(0, drop('red-blue'))).toBe('SC-11.6 no-discarding');
    expect(t.refusal(0, 'drop-pirate')).toBe('SC-11.6 no-discarding');
  });

  it('SC-11.6 but to make room or to pay', () => {
    const t = ship({ artifacts: { 'red-blue': 2 } }).do(0, withArtifacts('helm', 'red-blue', 'red-blue'));
    expect(t.state.artifactDiscard).toEqual([0, 2, 0]);
  });

  it('SC-11.6 damage never makes room: new tokens leave it as it is', () => {
    const t = ship({ damage: 8, tech: { 1: 't24' } }, {}, { artifact: [0, 1] }).do(
      0,
      activate('slot-2', 'blue-ensign'),
    );
    expect(t.at('seats.0')).toMatchObject({ damage: 8, artifacts: {} });
  });
});

describe('SC-11.7 to SC-11.10: repair', () => {
  it('SC-11.7 one from a technology slot or from the storage', () => {
    const t = ship({}).do(0, MAINTENANCE);
    expect(t.options(0)).toEqual([
      ...[{ do: 'decline' }, { do: 'repair-storage' }, repairSlot(0), repairSlot(2), repairSlot(3), repairSlot(5)],
    ]);
    t.do(0, repairSlot(3));
    expect(t.at('seats.0')).toMatchObject({ damage: 3, damagedSlots: [0, 2, 5] });
    expect(ship({}).do(0, MAINTENANCE, 'repair-storage').at('seats.0.damage')).toBe(2);
  });

  it('SC-11.7 only what is damaged', () => {
    const t = ship({ damage: 0 }).do(0, MAINTENANCE);
    expect(t.refusal(0, 'repair-storage')).toBe('SC-11.7 not-damaged');
    expect(t.refusal(0, repairSlot(1))).toBe('SC-11.7 not-damaged');
  });

  it('SC-11.8 overflow goes first: a slot is free only after it', () => {
    const t = ship({ damage: 10, tech: { 1: 't18' } }).do(0, activate('slot-2', 'blue-ensign'));
    const capacities = ['repair-storage', 'repair-storage', 'repair-storage'].map((step) => {
      t.do(0, step);
      return capacityOf(t.state, 0);
    });
    expect(capacities).toEqual([0, 0, 1]);
  });

  it('SC-11.8 a technology slot may be repaired all the same', () => {
    const t = ship({ damage: 10 }).do(0, MAINTENANCE, repairSlot(0));
    expect(t.at('seats.0')).toMatchObject({ damage: 10, damagedSlots: [2, 3, 5] });
  });

  it.each([
    [0, ['decline']],
    [1, ['repair-storage', 'decline']],
    [2, [repairSlot(0), 'repair-storage', 'decline']],
    [3, [repairSlot(0), 'repair-storage', repairSlot(5)]],
  ])('SC-11.9 repair 3 removes %i tokens, each chosen for itself', (repaired, steps) => {
    const t = ship({ tech: { 1: 't18' } }).do(0, activate('slot-2', 'blue-ensign'), ...steps);
    expect([t.events('repaired').length, t.asker]).toEqual([repaired, 1]);
  });

  it('SC-11.9 it ends when nothing is left to repair', () => {
    const t = ship({ damage: 1, damagedSlots: [], tech: { 1: 't18' } });
    expect(t.do(0, activate('slot-2', 'blue-ensign'), 'repair-storage').asker).toBe(1);
  });

  it('SC-11.10 a repaired technology slot stays repaired, whatever damage comes', () => {
    const t = ship({ damage: 8, ready: { 'red-ensign': 1, cadet: 1 } }, { pirates: PIRATES }).do(
      0,
      MAINTENANCE,
      repairSlot(0),
    );
    t.do(1, 'pass').do(0, activate('helm', 'red-ensign'), move('violet'), move('violet'));
    expect(t.at('seats.0')).toMatchObject({ damage: 10, damagedSlots: [2, 3, 5] });
  });
});
