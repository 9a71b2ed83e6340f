import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { venus } from '../table.ts';

/** On the way to the navigation field NH-B8 from the base, with these dice. */
const toB8 = (speed: number[], more = {}, players = 3, draws = {}) =>
  venus({ players, seats: [{ at: 'GB', ...more }] }, { draws: { speed, ...draws } }).go('NH-B8');

describe('MV-5: navigation fields', () => {
  it('MV-5.7.1, MV-5.7.2, MV-5.7.4: the assigned die says the exit', () => {
    const at = toB8([3, 3, 2]);
    at.do(0, { do: 'course', die: 3, value: 3 });
    expect(at.path().slice(0, 2)).toEqual(['NH-B8', 'NH-B7']);
  });

  it('MV-5.7.3: the value holds for all further navigation fields of the turn', () => {
    // 3 at NH-B8 leads to NH-B7, and there to NH-B6, and there to NH-N1
    const at = toB8([3, 3, 2]).do(0, { do: 'course', die: 3, value: 3 });
    expect(at.path().slice(0, 4)).toEqual(['NH-B8', 'NH-B7', 'NH-B6', 'NH-N1']);
  });

  it('MV-5.7.5, MV-4.5: without a die the player to the left chooses', () => {
    const at = toB8([2, 2, 2]).do(0, 'ask-left');
    expect([at.asked(0), at.asked(1), at.asked(2)]).toEqual([undefined, 'exit', undefined]);
    expect(at.choices('exit', 'to', 1)).toEqual(['NH-B4', 'NH-B7']);
    expect(at.do(1, { do: 'exit', to: 'NH-B7' }).events('neighbour-chose')[0]).toMatchObject({ seat: 0, by: 1 });
  });

  it('MV-5.7.6: the neighbour is never offered the way by which the ship came', () => {
    const at = toB8([2, 2, 2]).do(0, 'ask-left');
    expect(at.refusal(1, { do: 'exit', to: 'GB' })).toBe('MV-5.7.5 not-offered');
  });

  it('MV-5.7.6: a value that points back ends the whole turn', () => {
    const at = toB8([2, 2, 2]).do(0, { do: 'course', die: 2, value: 2 });
    expect([at.ship(), at.at('active'), at.events('turned-back').length]).toEqual(['NH-B8', 1, 1]);
  });

  it('MV-5.7.7: who starts there may leave by every exit', () => {
    const at = venus({ seats: [{ at: 'NH-B8' }] }, { draws: { speed: [2, 2, 2] } });
    at.do(0, 'navigate', { do: 'course', die: 2, value: 2 }).fly('GB');
    expect(at.ship()).toBe('GB');
  });

  it('MV-5.7.8, MV-5.7.10: after the choice of the neighbour a die may still be assigned later', () => {
    const at = toB8([2, 2, 6]).do(0, 'ask-left').do(1, { do: 'exit', to: 'NH-B7' });
    expect([at.ship(), at.at('turn.course')]).toEqual(['NH-B7', 0]);
    expect(at.choices('course', 'value')).toEqual([2, 6]);
  });

  it('MV-5.7.11: with a value set there is nothing to ask', () => {
    const at = venus({
      phase: 'flight',
      turn: { bp: 3, from: 'NH-B8', course: 3, dice: [3, 1, 1] },
      seats: [{ at: 'NH-B7' }],
    });
    expect(at.events('neighbour-chose')).toEqual([]);
    expect(at.at('turn.from')).not.toBe('NH-B8');
  });

  it('MV-5.7.11: without dice to assign the neighbour is asked at once', () => {
    const level = { level: 1, techs: { 'variable-laser': 1 } };
    const at = venus({ seats: [{ at: 'GB', ...level }] }, { draws: { speed: [2, 2, 2] } });
    at.do(0, { do: 'declare', to: 'NH-B8' }, { do: 'assign', die: 2, to: 'variable-laser' }).fly('NH-B8');
    expect([at.asked(0), at.asked(1)]).toEqual([undefined, 'exit']);
  });

  it('MV-5.7.5: alone, the effect die says the exit, and is rolled again if it points back', () => {
    const at = venus(
      { players: 1, seats: [{ at: 'GB' }] },
      { draws: { speed: [2, 2, 2], exit: [2, 3] }, options: { challenge: 'CH1' } },
    );
    at.go('NH-B8').do(0, 'ask-left');
    expect(at.events('exit-rolled').map(({ die }) => die)).toEqual([2, 3]);
    expect(at.events('flew')[1]).toMatchObject({ left: 4 });
    expect(at.at('turn.course')).toBe(0);
  });

  const port = (turn: Plain) =>
    venus({ phase: 'flight', cultures: { NH: 'graw' }, spaceports: { 'NH-B1': 1 }, turn, seats: [{ at: 'NH-B1' }] });

  it('MV-5.7.9, MV-1.12: an orbital navigation field with a spaceport may be landed on', () => {
    expect(
      port({ bp: 3, from: 'NH-B2', dice: [1, 1, 1] })
        .do(0, 'land')
        .asked(0),
    ).toBe('business');
  });

  it('MV-5.7.12: even if the value points back', () => {
    const at = port({ bp: 3, from: 'NH-B2', course: 1, dice: [1, 1, 1] });
    expect(at.options(0).map((option) => option.do)).toEqual(expect.arrayContaining(['land', 'end-turn']));
    expect(at.do(0, 'end-turn').at('active')).toBe(1);
  });
});

describe('MV-19: other ways at navigation fields', () => {
  it('MV-19.3: an Eeepeeep pilot may set the value one off, within 1 to 6, and then it stays', () => {
    const at = toB8([1, 6, 6], { pilot: 'eeepeeep', level: 2 });
    expect(at.options(0, 'course').map(({ die, value }) => `${die}${value}`)).toEqual(['11', '12', '65', '66']);
  });

  it('MV-19.5: a free exit once in a turn, not back, without a die and without the neighbour', () => {
    const free = { pilot: 'eeepeeep', level: 3, side: 'b' };
    const at = toB8([2, 2, 6], free);
    expect(at.choices('free-exit', 'to')).toEqual(['NH-B4', 'NH-B7']);
    at.do(0, { do: 'free-exit', to: 'NH-B7' });
    expect([at.ship(), at.options(0, 'free-exit')]).toEqual(['NH-B7', []]);
  });

  it('MV-19.5: it works against a set value, which stays set', () => {
    const at = venus(
      { seats: [{ at: 'GB', pilot: 'eeepeeep', level: 3, side: 'b' }] },
      { draws: { speed: [2, 2, 2] } },
    );
    at.do(0, { do: 'declare', to: 'NH-B8' }, { do: 'course', die: 2, value: 2 }).fly('NH-B8');
    at.do(0, { do: 'free-exit', to: 'NH-B7' });
    expect(at.at('turn.course')).toBe(2);
  });

  it('MV-19.6: the compass sets the value to 4 without a die, once', () => {
    const at = toB8([2, 2, 2], { rewards: ['R01'] }).do(0, 'compass');
    expect(at.events('course-set')[0].value).toBe(4);
    expect(at.path()[1]).toBe('NH-B4');
    expect(at.options(0, 'compass')).toEqual([]);
  });

  it('MV-19.6: not once a value is set', () => {
    const at = venus({ seats: [{ at: 'GB', rewards: ['R01'] }] }, { draws: { speed: [3, 3, 3] } });
    at.do(0, { do: 'declare', to: 'NH-B8' }, { do: 'course', die: 3, value: 3 });
    expect(at.options(0, 'compass')).toEqual([]);
  });

  it('MV-19.23: a star chart does the same once, and goes back to the track', () => {
    const at = toB8([2, 2, 2], { intel: ['star-chart'] }).do(0, { do: 'chart-exit', to: 'NH-B7' });
    expect([at.ship(), at.at('track')]).toEqual(['NH-B7', ['star-chart']]);
  });
});
