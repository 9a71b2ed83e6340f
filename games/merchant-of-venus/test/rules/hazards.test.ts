import { describe, expect, it } from 'vitest';
import { advantage } from '../../src/rules/advantages.ts';
import { testValue } from '../../src/rules/hazards.ts';
import { venus } from '../table.ts';

/** Before the laser hazard WT-R10, with 4 BP left; WT-R9 and WT-R2 are blue. */
const laser = (test: number[], more = {}, turn = {}) =>
  venus(
    {
      phase: 'flight',
      fields: { 'WT-R9': 'blue', 'WT-R2': 'blue', 'WT-R5': 'blue' },
      turn: { bp: 4, from: 'T13-2', dice: [1, 1, 1], ...turn },
      seats: [{ at: 'T13-1', ...more }],
    },
    { draws: { test } },
  );
/** Before the shield hazards of the supernova: SN-R4 first. */
const shield = (test: number[], more = {}, bp = 4) =>
  venus(
    { phase: 'flight', turn: { bp, from: 'T03-1', dice: [1, 1, 1] }, seats: [{ at: 'T03-2', ...more }] },
    { draws: { test } },
  );
/** Before the pilot hazard RP-R10. */
const pilot = (test: number[], more = {}) =>
  venus(
    { phase: 'flight', turn: { bp: 4, from: 'RP-R1', dice: [1, 1, 1] }, seats: [{ at: 'RP-R11', ...more }] },
    { draws: { test } },
  ).fly('RP-R10');

describe('MV-5: hazards', () => {
  it('MV-5.10.1, MV-5.10.2: a roll equal to the value passes', () => {
    const at = laser([2], { laser: 2 });
    expect([at.events('test-rolled')[0].value, at.asked(0), at.ship()]).toEqual([2, 'flight', 'WT-R10']);
  });

  it('MV-5.10.2: one more fails', () => {
    expect(laser([3], { laser: 2 }).asked(0)).toBe('failed-test');
  });

  it('MV-5.10.1: the test comes also with the last BP; starting there is none', () => {
    const at = laser([1], {}, { bp: 1 });
    expect([at.events('test-rolled').length, at.at('active')]).toEqual([1, 1]);
    const start = venus({ seats: [{ at: 'WT-R10' }] }, { draws: { speed: [1, 1, 1] } }).do(0, {
      do: 'declare',
      to: 'T13-1',
    });
    expect(start.events('test-rolled')).toEqual([]);
  });

  it('MV-5.10.3: after a failed laser test the turn ends there', () => {
    const at = laser([6]).do(0, 'end-turn');
    expect([at.ship(), at.at('active'), at.at('seats.0.laser')]).toEqual(['WT-R10', 1, 2]);
  });

  it('MV-5.10.3: or the dial goes down, and later laser hazards are blue', () => {
    const at = laser([6], {}, { bp: 12 }).do(0, { do: 'lower-dial', stat: 'laser' }).fly('WT-R9');
    // WT-R8 is an asteroid; WT-R6 is the next laser hazard
    at.fly('WT-R7');
    expect([at.at('seats.0.laser'), at.events('test-rolled').length]).toEqual([1, 1]);
    expect(at.path()).toContain('WT-R6');
  });

  it('MV-5.10.3: but hazards of another kind are still tested', () => {
    const at = venus(
      { phase: 'flight', turn: { bp: 6, from: 'T10-2', dice: [1, 1, 1] }, seats: [{ at: 'T10-1', shield: 1 }] },
      { draws: { test: [1, 6, 1] } },
    ).fly('SG-R5');
    // SG-R4 pilot passed with 1, SG-R5 shield failed with 6
    at.do(0, { do: 'lower-dial', stat: 'shield' });
    expect(at.events('test-rolled').map(({ stat }) => stat)).toEqual([2, 1, 2]);
  });

  it('MV-5.10.4: the same with the shield', () => {
    const at = shield([6, 6, 6], { shield: 1 }).do(0, { do: 'lower-dial', stat: 'shield' });
    expect(at.fly('SN-R3').events('test-rolled')).toHaveLength(1);
    expect(at.at('seats.0.shield')).toBe(0);
  });

  it('MV-5.10.5: a failed pilot test ends the turn, and nothing can be lowered', () => {
    const at = pilot([3], { level: 1 });
    expect([at.at('active'), at.ship()]).toEqual([1, 'RP-R10']);
  });

  it('MV-5.10.6: a dial at 0 cannot be lowered', () => {
    const at = shield([1], { shield: 0 });
    expect([at.at('active'), at.events('dial-lowered')]).toEqual([1, []]);
  });

  it('MV-5.10.7: a test that was passed does not help with the next', () => {
    const at = shield([1, 6], { shield: 2 }).fly('SN-R3');
    expect([at.events('test-rolled').length, at.asked(0)]).toEqual([2, 'failed-test']);
  });

  it('MV-5.10.8: the pilot value is 2, 3 or 4 by level', () => {
    const value = (level: number) => testValue(venus({ seats: [{ level }] }).state, 0, 2);
    expect([1, 2, 3].map(value)).toEqual([2, 3, 4]);
  });

  it('MV-5.10.9, MV-19.12: a bonus is not the dial: lowering takes from the dial', () => {
    const at = laser([4], { laser: 2, rewards: ['R04'] });
    expect(at.events('test-rolled')[0].value).toBe(3);
    at.do(0, { do: 'lower-dial', stat: 'laser' });
    expect([at.at('seats.0.laser'), testValue(at.state, 0, 0)]).toEqual([1, 2]);
    expect(shield([2], { shield: 0, rewards: ['R03'] }).at('active')).toBe(1);
  });

  it('MV-5.10.10, MV-5.10.11: with 6 or more one always passes, but the die is rolled', () => {
    expect(laser([6], { laser: 6 }).events('test-rolled')).toHaveLength(1);
    expect(laser([6], { laser: 6 }).asked(0)).toBe('flight');
  });

  it('MV-16.14, MV-5.10.11: a die on the variable laser raises the value for the whole turn', () => {
    const at = venus(
      { seats: [{ at: 'T13-2', laser: 1, techs: { 'variable-laser': 1 } }] },
      { draws: { speed: [4, 1, 1], test: [5] } },
    );
    at.do(0, { do: 'declare', to: 'T13-1' }, { do: 'assign', die: 4, to: 'variable-laser' }).fly('T13-1');
    expect(at.events('test-rolled')[0].value).toBe(5);
    expect(at.asked(0)).toBe('flight');
  });

  it('MV-5.4.5, MV-5.4.4: the die may come at the last moment before the roll, but not after it', () => {
    const at = laser([5], { laser: 1, techs: { 'variable-laser': 1 } }, { dice: [4, 1, 1] });
    expect([at.asked(0), at.choices('assign', 'die')]).toEqual(['test', [4, 1]]);
    at.do(0, { do: 'assign', die: 4, to: 'variable-laser' });
    expect([at.events('test-rolled')[0].value, at.asked(0)]).toEqual([5, 'flight']);
    const late = laser([5], { laser: 1, techs: { 'variable-laser': 1 } }, { dice: [4, 1, 1] }).do(0, 'roll-test');
    expect([late.asked(0), late.options(0, 'assign')]).toEqual(['failed-test', []]);
  });

  it('MV-16.12: the increase cannot be lowered: with the dial at 0 a failed test ends the turn', () => {
    const at = venus(
      { seats: [{ at: 'T03-1', shield: 0, techs: { 'variable-shield': 1 } }] },
      { draws: { speed: [2, 1, 1], test: [3] } },
    );
    at.do(0, { do: 'declare', to: 'T03-2' }, { do: 'assign', die: 2, to: 'variable-shield' }).fly('T03-2');
    expect([at.events('test-rolled')[0].value, at.at('active')]).toEqual([2, 1]);
  });

  it('MV-19.12: flight school helps the pilot', () => {
    expect(pilot([3], { rewards: ['R14'] }).asked(0)).toBeDefined();
    expect(pilot([3], { rewards: ['R14'] }).at('active')).toBe(0);
  });

  it('MV-19.13, MV-5.10.10: a failed test is rolled again once in a turn; the second roll counts', () => {
    const ace = { pilot: 'qossuth', level: 3, side: 'a', laser: 2 };
    const at = laser([6, 1], ace).do(0, 'roll-again');
    expect([at.asked(0), at.events('test-rolled').length]).toEqual(['flight', 2]);
    const twice = laser([6, 6], ace).do(0, 'roll-again');
    expect(twice.options(0, 'roll-again')).toEqual([]);
  });

  it('MV-19.14: a beacon makes a failed test good, and is discarded', () => {
    const at = laser([6], { rewards: ['R24'] }).do(0, { do: 'beacon', reward: 'R24' });
    expect([at.asked(0), at.at('discardedRewards')]).toEqual(['flight', ['R24']]);
    expect(advantage(at.state, 0, 'laser')).toBe(0);
  });

  it('MV-19.22: a patrol schedule passes a test without a roll', () => {
    const at = laser([], { intel: ['patrol-schedule'] });
    expect(at.asked(0)).toBe('test');
    at.do(0, 'patrol-schedule');
    expect([at.events('test-rolled'), at.at('track'), at.asked(0)]).toEqual([[], ['patrol-schedule'], 'flight']);
    expect(
      laser([1], { intel: ['patrol-schedule'] })
        .do(0, 'roll-test')
        .at('seats.0.intel'),
    ).toEqual(['patrol-schedule']);
  });

  it('MV-4.2, MV-4.3, MV-5.14.2: what comes later in the turn is lost, the shuttle too', () => {
    const at = laser([6], { techs: { shuttle: 1 }, level: 2 }).do(0, 'end-turn');
    expect([at.at('active'), at.asked(0)]).toEqual([1, undefined]);
  });

  it('MV-19.30: "Daredevil" counts tests passed by roll in one turn, rerolls included', () => {
    const daring = { missions: ['M23'], shield: 5, pilot: 'qossuth', level: 3, side: 'a' };
    const ring = (test: number[], more = {}) => shield(test, { ...daring, ...more }, 9);
    const done = ring([1, 6, 1, 1]).fly('SN-R3').do(0, 'roll-again');
    // SN-R4, SN-R3 by the second roll, SN-R2; a reward and a new mission follow
    expect(done.events('mission-completed')).toHaveLength(1);
    const saved = ring([1, 6, 1], { rewards: ['R24'], missions: ['M23'] })
      .fly('SN-R3')
      .do(0, { do: 'beacon', reward: 'R24' });
    expect(saved.events('mission-completed')).toEqual([]);
  });
});
