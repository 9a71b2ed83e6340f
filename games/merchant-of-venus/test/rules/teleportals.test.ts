import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { venus } from '../table.ts';

/** Gates 1 and 2 on the encounter fields GP-R8 and IW-R9; the ship comes to gate 1 from GP-R7. */
const gates = (turn: Plain, more: Plain = {}, draws = {}, teleportals = ['GP-R8', 'IW-R9']) =>
  venus(
    { phase: 'flight', teleportals, turn: { dice: [2, 2, 2], ...turn }, seats: [{ at: 'GP-R7', ...more }] },
    { draws },
  );
const entering = { bp: 3, from: 'GP-R6' };

describe('MV-5: teleportals', () => {
  it('MV-5.8.2: the navigation value, assigned now, names the target', () => {
    const at = gates(entering);
    expect([at.ship(), at.asked(0)]).toEqual(['GP-R8', 'teleportal']);
    at.do(0, { do: 'course', die: 2, value: 2 });
    expect([at.ship(), at.at('turn.course')]).toEqual(['IW-R9', 2]);
  });

  it('MV-5.8.2: or assigned before: then nothing is asked', () => {
    expect(gates({ ...entering, course: 2 }).ship()).toBe('IW-R9');
  });

  it('MV-5.8.3, MV-5.7.10: without a die the effect die says the number, and sets no value', () => {
    const at = gates(entering, {}, { target: [2] }).do(0, 'roll-target');
    expect([at.ship(), at.at('turn.course')]).toEqual(['IW-R9', 0]);
  });

  it('MV-5.8.4: the own number is ignored, but the value stays', () => {
    const at = gates({ bp: 6, from: 'GP-R6', dice: [1, 2, 2] }).do(0, { do: 'course', die: 1, value: 1 });
    expect([at.events('gate-ignored').length, at.at('turn.course'), at.ship()]).toEqual([1, 1, 'GP-R1']);
  });

  it('MV-5.8.4: so is a number that is not in play', () => {
    const at = gates({ ...entering, dice: [5, 2, 2] }).do(0, { do: 'course', die: 5, value: 5 });
    expect(at.events('gate-ignored')).toHaveLength(1);
  });

  it('MV-5.8.5: the jump costs nothing and happens also with the last BP', () => {
    const at = gates({ bp: 1, from: 'GP-R6' }).do(0, { do: 'course', die: 2, value: 2 });
    expect([at.ship(), at.at('active')]).toEqual(['IW-R9', 1]); // MV-5.8.8: the movement ends on the target
  });

  it('MV-5.8.5: no chain: the target does not send the ship on', () => {
    const at = gates({ ...entering, course: 2 }, {}, {}, ['GP-R8', 'IW-R9', 'IM-R3']);
    expect([at.ship(), at.events('jumped').length]).toEqual(['IW-R9', 1]);
  });

  it('MV-5.8.6, MV-5.5.3: from the target every direction is open', () => {
    const at = gates({ ...entering, course: 2 });
    expect([at.choices('fly', 'to'), at.at('turn.bp')]).toEqual([['IW-R1', 'IW-R8'], 2]);
  });

  it('MV-5.8.1: who starts on a teleportal flies on as from any field', () => {
    const at = venus({ teleportals: ['GP-R8', 'IW-R9'], seats: [{ at: 'GP-R8' }] }, { draws: { speed: [1, 1, 1] } });
    expect(at.go('GP-R7').events('jumped')).toEqual([]);
  });

  it('MV-5.8.7: one that a card has just placed is not used', () => {
    const at = venus({
      encounters: ['E03'],
      teleportals: ['IW-R9'],
      phase: 'flight',
      turn: { ...entering, course: 1, dice: [1, 1, 1] },
      seats: [{ at: 'GP-R7' }],
    });
    expect([at.at('teleportals.2'), at.events('jumped')]).toEqual(['GP-R8', []]);
  });

  it('MV-5.8.8: entered anew in the same turn, it works anew', () => {
    const teleportals = ['AS-F4', 'AS-G6'];
    const at = venus({
      phase: 'flight',
      teleportals,
      turn: { bp: 6, from: 'AS-E3', course: 2, dice: [2, 2, 2] },
      seats: [{ at: 'AS-E4' }],
    });
    at.fly('AS-F4');
    expect(at.ship()).toBe('AS-G6');
    at.fly('AS-F5', 'AS-F4');
    expect([at.ship(), at.events('jumped').length]).toEqual(['AS-G6', 2]);
  });

  it('MV-19.7: a gate key leads to any other teleportal in play', () => {
    const at = gates(entering, { rewards: ['R06'] }, {}, ['GP-R8', 'IW-R9', 'IM-R3']);
    expect(at.choices('free-jump', 'to')).toEqual(['IW-R9', 'IM-R3']);
    expect(at.do(0, { do: 'free-jump', to: 'IM-R3' }).ship()).toBe('IM-R3');
  });

  it('MV-19.7: also against a set value', () => {
    expect(gates({ ...entering, course: 2 }, { rewards: ['R06'] }).asked(0)).toBe('teleportal');
  });

  it('MV-19.23: so does a star chart, once', () => {
    const at = gates(entering, { intel: ['star-chart'] });
    expect(at.choices('free-jump', 'to')).toEqual([]);
    at.do(0, { do: 'chart-jump', to: 'IW-R9' });
    expect([at.ship(), at.at('track')]).toEqual(['IW-R9', ['star-chart']]);
  });

  it('MV-19.31: only a real change of place fulfils "Gate Hopper"', () => {
    const hopper = { missions: ['M24'] };
    const jumped = gates({ ...entering, course: 2 }, hopper, { reward: [20] });
    expect(jumped.at('seats.0.completed')).toEqual(['M24']);
    expect(gates({ ...entering, course: 1 }, hopper).at('seats.0.completed')).toEqual([]);
  });
});
