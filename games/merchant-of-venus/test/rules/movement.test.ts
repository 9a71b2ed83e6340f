import { describe, expect, it } from 'vitest';
import { venus } from '../table.ts';

const dice = (...speed: number[]) => ({ draws: { speed } });

describe('MV-5: drives', () => {
  const atBase = (drive: string, draws: number[], more = {}) =>
    venus({ seats: [{ at: 'GB', drive, ...more }] }, dice(...draws));

  it('MV-5.6.1, MV-5.6.2: a red drive skips red fields: they cost nothing, and nothing happens there', () => {
    const at = atBase('red-drive', [1, 1, 1]).go('T09-1');
    // T09-1 is red and free; T09-2, T09-3 and T09-4 cost 1 each, and the ship stops
    expect(at.ship()).toBe('T09-4');
    expect(at.events('flew').map(({ left }) => left)).toEqual([3, 2, 1, 0]);
  });

  it('MV-5.6.2: without the drive the same roll leads one field less far', () => {
    expect(atBase('none', [1, 1, 1]).go('T09-1').ship()).toBe('T09-3');
  });

  it('MV-5.6.1: a combined drive skips both colours', () => {
    // 3 points: T09-1 free, T09-2, T09-3 free, T09-4, CW-R6 free, then the fork
    const at = atBase('combined-drive', [1, 1, 1]).go('T09-1');
    expect(at.ship()).toBe('CW-R6');
    expect(at.choices('fly', 'to')).toEqual(['CW-R5', 'CW-R7']);
    expect(at.fly('CW-R5').ship()).toBe('CW-R5');
  });

  it('MV-5.6.4: with 0 BP the ship does not slide onto a skipped field', () => {
    // T09-4 is reached with the last point, and CW-R6, red and free, is not entered
    expect(atBase('red-drive', [1, 1, 1]).go('T09-1').ship()).toBe('T09-4');
    expect(atBase('red-drive', [1, 1, 1]).go('T09-1').at('active')).toBe(1);
  });

  it('MV-5.6.2: a skipped field cannot be stopped on: with 1 BP left the ship must go on from it', () => {
    const at = venus({ seats: [{ at: 'CW-R5', drive: 'red-drive' }] }, dice(1, 1, 1)).go('CW-R6');
    // CW-R6 is free: a fork is decided there as usual (MV-5.6.3)
    expect(at.ship()).toBe('CW-R6');
    expect(at.choices('fly', 'to')).toEqual(['CW-R7', 'T09-4']);
    expect(at.options(0, 'land')).toEqual([]);
  });

  it('MV-5.6.3: "no moving back" looks at the real field before, skipped or not', () => {
    const at = venus({ seats: [{ at: 'CW-R5', drive: 'red-drive' }] }, dice(1, 1, 1)).go('CW-R6');
    expect(at.refusal(0, { do: 'fly', to: 'CW-R5' })).toBe('MV-5.5.2 no-moving-back');
  });

  it('MV-5.6.5: an orbital field or a hazard is never skipped', () => {
    const at = venus({ seats: [{ at: 'CW-R2', drive: 'combined-drive' }] }, dice(1, 1, 1)).go('CW-R1');
    expect(at.events('flew')[0].left).toBe(2);
    const hazard = venus(
      { seats: [{ at: 'T13-2', drive: 'combined-drive' }] },
      { draws: { speed: [1, 1, 1], test: [1] } },
    );
    expect(hazard.go('T13-1').events('test-rolled')).toHaveLength(1);
  });

  it('MV-5.6.6: a ship that starts on a field its drive skips simply leaves it', () => {
    const at = venus({ seats: [{ at: 'T09-1', drive: 'red-drive' }] }, dice(1, 1, 1)).go('T09-2');
    expect(at.ship()).toBe('T09-4');
  });

  it('MV-5.2.4: switched off before the declaration, it is off for the whole turn', () => {
    const at = atBase('red-drive', [1, 1, 1]).do(0, { do: 'switch-off', drive: 'red' });
    expect(at.options(0, 'switch-off')).toEqual([]);
    expect(at.go('T09-1').ship()).toBe('T09-3');
  });

  it('MV-5.2.4: the colours of a combined drive go off one by one', () => {
    const at = atBase('combined-drive', [1, 1, 1]);
    expect(at.choices('switch-off', 'drive')).toEqual(['yellow', 'red']);
    at.do(0, { do: 'switch-off', drive: 'yellow' });
    expect(at.choices('switch-off', 'drive')).toEqual(['red']);
    expect(at.go('T09-1').ship()).toBe('T09-4');
  });

  it('MV-5.2.4, MV-5.2.8: after the declaration it is too late', () => {
    const at = atBase('red-drive', [1, 1, 1]).do(0, { do: 'declare', to: 'T09-1' });
    expect(at.refusal(0, { do: 'switch-off', drive: 'red' })).toBe('MV-5.5.1 not-offered');
    expect(at.refusal(0, 'stay')).toBe('MV-5.5.1 not-offered');
    expect(at.refusal(0, { do: 'fly', to: 'T04-3' })).toBe('MV-5.2.5 declared-otherwise');
  });
});

describe('MV-5: no movement', () => {
  it('MV-5.1.1, MV-5.1.2: who stays on a landing place does business, without dice', () => {
    const at = venus({ seats: [{ at: 'GB' }] }).do(0, 'stay');
    expect(at.asked(0)).toBe('business');
    expect(at.at('turn.dice')).toEqual([]);
  });

  it('MV-5.1.2: elsewhere the turn ends', () => {
    expect(
      venus({ seats: [{ at: 'T09-2' }] })
        .do(0, 'stay')
        .at('active'),
    ).toBe(1);
  });

  it('MV-5.1.3: without a roll nothing gets a die: no cloaking field, no market flux', () => {
    const seats = [{ at: 'GB', techs: { 'cloaking-field': 1, 'market-flux': 1 }, level: 3 }];
    expect(
      venus({ seats, cultures: { NH: 'graw' } })
        .do(0, 'stay')
        .options(0, 'assign'),
    ).toEqual([]);
  });

  it('MV-5.1.4: before that one may jettison and buy intel', () => {
    const at = venus({ seats: [{ at: 'T09-2', goods: { G03: 1 }, cash: 30 }], track: ['star-chart'] });
    at.do(0, { do: 'buy-intel', intel: 'star-chart' }, { do: 'jettison-good', good: 'G03' });
    expect([at.at('seats.0.cash'), at.at('seats.0.goods'), at.at('supply.G03')]).toEqual([0, {}, 6]);
    expect(at.asked(0)).toBe('declare');
  });
});

describe('MV-5: direction', () => {
  it('MV-5.2.1, MV-5.2.2: a neighbouring field is declared, then the dice are rolled', () => {
    const at = venus({ seats: [{ at: 'GB' }] }, dice(2, 3, 4));
    expect(at.choices('declare', 'to')).toEqual(['NH-B8', 'T04-3', 'T09-1']);
    expect(at.at('turn.dice')).toEqual([]);
    at.do(0, { do: 'declare', to: 'T04-3' });
    expect([at.at('turn.dice'), at.at('turn.bp')]).toEqual([[2, 3, 4], 9]);
  });

  it('MV-5.2.3: from a navigation field one declares "by navigation"', () => {
    const at = venus({ seats: [{ at: 'NH-B8' }] }, dice(2, 3, 4));
    expect(at.options(0, 'declare')).toEqual([]);
    at.do(0, 'navigate', { do: 'course', die: 3, value: 3 });
    expect(at.choices('fly', 'to')).toEqual(['NH-B7']);
  });

  it('MV-5.2.5: the first step leads to the declared field', () => {
    const at = venus({ seats: [{ at: 'GB' }] }, dice(1, 1, 1)).do(0, { do: 'declare', to: 'T04-3' });
    expect(at.choices('fly', 'to')).toEqual(['T04-3']);
  });

  it('MV-5.2.6: a field that the drive skips can be declared', () => {
    expect(venus({ seats: [{ at: 'GB', drive: 'red-drive' }] }).choices('declare', 'to')).toContain('T09-1');
  });

  it('MV-5.2.7: the city below a merchant spaceport cannot', () => {
    const state = { cultures: { CW: 'graw' }, seats: [{ at: 'CW-R4' }] };
    expect(venus(state).choices('declare', 'to')).toContain('CW-C2');
    const port = venus({ ...state, spaceports: { 'CW-R4': 1 } });
    expect(port.choices('declare', 'to')).not.toContain('CW-C2');
    expect(port.refusal(0, { do: 'declare', to: 'CW-C2' })).toBe('MV-9.5 way-down-closed');
  });
});

describe('MV-5: speed', () => {
  it('MV-5.3.1, MV-5.3.2: three dice add up; assigned dice still count', () => {
    const at = venus({ seats: [{ at: 'GB' }] }, dice(2, 3, 4)).do(0, { do: 'declare', to: 'T04-3' });
    expect(at.do(0, { do: 'course', die: 4, value: 4 }).at('turn.bp')).toBe(9);
  });

  it('MV-5.3.3, MV-5.3.5: a 1 gives one more die, which can be assigned, too', () => {
    const at = venus({ seats: [{ at: 'GB', level: 2 }] }, { draws: { speed: [1, 3, 4], thrust: [6] } });
    at.do(0, { do: 'declare', to: 'T04-3' }, { do: 'thrust', die: 1 });
    expect(at.at('turn.bp')).toBe(14);
    expect(at.choices('course', 'die')).toEqual([3, 4, 6]);
  });

  it('MV-5.3.3: other values give no thrust', () => {
    const at = venus({ seats: [{ at: 'GB' }] }, dice(2, 3, 4)).do(0, { do: 'declare', to: 'T04-3' });
    expect(at.refusal(0, { do: 'thrust', die: 2 })).toBe('MV-5.3.3 no-thrust-by-this');
  });

  it('MV-5.3.4: once in a turn, and before the ship moves', () => {
    const at = venus({ seats: [{ at: 'CW-R5', level: 3 }] }, { draws: { speed: [1, 1, 4], thrust: [1] } });
    at.do(0, { do: 'declare', to: 'CW-R6' }, { do: 'thrust', die: 1 });
    expect(at.refusal(0, { do: 'thrust', die: 1 })).toBe('MV-5.3.4 thrust-used');
    const moved = venus({ seats: [{ at: 'CW-R5' }] }, dice(1, 1, 4)).go('CW-R6');
    expect(moved.options(0, 'thrust')).toEqual([]);
  });

  it('MV-5.3.6, MV-16.1: the spoiler looks at the sum of all speed dice, with extra thrust', () => {
    const seats = [{ at: 'GB', techs: { 'fancy-spoiler': 1 } }];
    const at = venus({ seats }, { draws: { speed: [1, 3, 5], thrust: [1] } }).do(0, { do: 'declare', to: 'T04-3' });
    expect(at.at('turn.bp')).toBe(10); // 9 is odd: 1 more
    expect(at.do(0, { do: 'thrust', die: 1 }).at('turn.bp')).toBe(12); // 10 is even: 2 more
  });

  it('MV-5.3.7, MV-5.3.8, MV-5.3.9: flames before the first step only', () => {
    const seats = [{ at: 'CW-R5', techs: { 'strong-flame': 1 } }];
    const at = venus({ seats, cultures: { NH: 'graw' } }, dice(1, 1, 4)).do(0, { do: 'declare', to: 'CW-R6' });
    expect(at.options(0, 'flame')).toHaveLength(1);
    expect(at.fly('CW-R6').options(0, 'flame')).toEqual([]);
  });
});

describe('MV-5: assigning dice', () => {
  const seats = (level: number) => [{ at: 'GB', level, techs: { 'variable-laser': 1, 'variable-shield': 1 } }];
  const declared = (level: number) =>
    venus({ seats: seats(level) }, dice(2, 3, 4)).do(0, { do: 'declare', to: 'T04-3' });

  it('MV-5.4.1: as many as the pilot has levels', () => {
    const one = declared(1).do(0, { do: 'course', die: 2, value: 2 });
    expect([...one.options(0, 'course'), ...one.options(0, 'assign')]).toEqual([]);
    const two = declared(2).do(0, { do: 'course', die: 2, value: 2 }, { do: 'assign', die: 3, to: 'variable-laser' });
    expect(two.options(0, 'assign')).toEqual([]);
    const three = declared(3).do(0, { do: 'course', die: 2, value: 2 }, { do: 'assign', die: 3, to: 'variable-laser' });
    expect(three.choices('assign', 'to')).toEqual(['variable-shield']);
  });

  it('MV-5.4.2, MV-5.4.3, MV-5.4.6: one die for each place, and no die twice', () => {
    const at = declared(3).do(0, { do: 'assign', die: 3, to: 'variable-laser' });
    expect(at.refusal(0, { do: 'assign', die: 4, to: 'variable-laser' })).toBe('MV-5.4.2 die-lies-there');
    expect(at.choices('course', 'die')).toEqual([2, 4]);
    at.do(0, { do: 'course', die: 4, value: 4 });
    expect(at.options(0, 'course')).toEqual([]);
  });

  it('MV-5.4.6: market flux needs a discovered system', () => {
    const flux = [{ at: 'GB', techs: { 'market-flux': 1 } }];
    const at = venus({ seats: flux }, dice(2, 3, 4)).do(0, { do: 'declare', to: 'T04-3' });
    expect(at.refusal(0, { do: 'assign', die: 2, to: 'market-flux' })).toBe('MV-5.4.6 nothing-discovered');
  });

  it('MV-5.4.4: dice are also assigned later in the movement phase', () => {
    const at = declared(2).fly('T04-3');
    expect(at.choices('assign', 'to')).toContain('variable-laser');
  });

  it('MV-5.4.4: market flux and cloaking field also in the business phase', () => {
    const at = venus({
      phase: 'business',
      cultures: { CW: 'graw' },
      turn: { dice: [2, 3, 4], landed: true },
      seats: [{ at: 'CW-C1', flown: true, techs: { 'market-flux': 1, 'cloaking-field': 1, 'variable-laser': 1 } }],
    });
    expect(at.choices('assign', 'to')).toEqual([
      ...['market-flux', 'cloaking-field', 'market-flux', 'cloaking-field', 'market-flux', 'cloaking-field'],
    ]);
  });

  it('MV-5.4.5: not between the roll of a test and its end', () => {
    const at = venus(
      { seats: [{ at: 'T13-2', techs: { 'variable-laser': 1 } }] },
      { draws: { speed: [1, 1, 1], test: [6] } },
    );
    at.go('T13-1').do(0, 'roll-test');
    expect([at.asked(0), at.options(0, 'assign')]).toEqual(['failed-test', []]);
  });
});

describe('MV-5: steps', () => {
  const inRing = (bp: number, from = 'CW-R3') =>
    venus({ phase: 'flight', turn: { bp, from }, seats: [{ at: 'CW-R4' }] });

  it('MV-5.5.1, MV-1.10: a grey line costs 1, a green one 2', () => {
    expect(inRing(3).choices('fly', 'to')).toEqual(['CW-C2', 'CW-R5']);
    expect(inRing(3).fly('CW-R5').events('flew')[0].left).toBe(2);
  });

  it('MV-5.5.5: with 1 BP before a green line the other way must be taken', () => {
    // only CW-R5 can be paid, so there is nothing to choose
    const at = venus({ phase: 'flight', turn: { bp: 2, from: 'CW-R2' }, seats: [{ at: 'CW-R3' }] });
    expect(at.ship()).toBe('CW-R5');
  });

  it('MV-5.5.5: if no step can be paid, the movement ends there and the rest is lost', () => {
    // at WT-R3 with 1 BP, coming from WT-R4 and WT-R2 being the way on
    const at = venus({ phase: 'flight', turn: { bp: 1, from: 'IW-R2' }, seats: [{ at: 'IW-R1' }] });
    expect(at.ship()).toBe('IW-R9');
    const stuck = venus({ phase: 'flight', turn: { bp: 1, from: 'RP-R1' }, seats: [{ at: 'RP-C1' }] });
    expect([stuck.ship(), stuck.events('landed').length]).toEqual(['RP-C1', 0]);
  });

  it('MV-5.5.2: not back to the field just left', () => {
    expect(inRing(3).refusal(0, { do: 'fly', to: 'CW-R3' })).toBe('MV-5.5.2 no-moving-back');
  });

  it('MV-5.5.2: but a loop may pass a field twice', () => {
    // AS-F4, AS-F5, AS-E4 and AS-F4 again
    const at = venus(
      { fields: { 'AS-F4': 'blue', 'AS-E5': 'blue', 'AS-G6': 'blue' }, seats: [{ at: 'AS-F4' }] },
      dice(1, 1, 1),
    );
    at.go('AS-F5').fly('AS-E4', 'AS-F4');
    expect([at.ship(), at.at('active')]).toEqual(['AS-F4', 1]);
  });

  it('MV-5.5.4, MV-5.14.1: all BP must be used; out of them elsewhere, the turn ends', () => {
    const at = venus({ seats: [{ at: 'GB' }] }, dice(1, 1, 1)).go('T09-1');
    expect([at.ship(), at.at('active'), at.events('stopped').length]).toEqual(['T09-3', 1, 1]);
  });

  it('MV-5.5.6: entering a surface city is a landing, whatever is left', () => {
    const at = inRing(6).fly('CW-C2');
    expect([at.ship(), at.asked(0), at.at('turn.landed')]).toEqual(['CW-C2', 'business', true]);
  });

  it('MV-5.5.7: a neutral spaceport may be passed or landed on', () => {
    const there = { phase: 'flight', turn: { bp: 4, from: 'NH-B4' }, seats: [{ at: 'NH-B3' }] };
    expect(venus(there).choices('fly', 'to')).toEqual(['NH-B2', 'NH-S1']);
    expect(venus(there).do(0, 'land').asked(0)).toBe('business');
  });

  it('MV-5.5.7: 0 BP on a spaceport or the base is a landing', () => {
    const at = venus({ seats: [{ at: 'T09-3' }] }, dice(1, 1, 1)).go('T09-2');
    expect([at.ship(), at.asked(0), at.events('landed').length]).toEqual(['GB', 'business', 1]);
  });

  it('MV-5.5.7, MV-5.13.1: 0 BP on an asteroid is a landing, too, and ends the turn', () => {
    const at = venus({
      phase: 'flight',
      turn: { bp: 1, from: 'IW-R3' },
      seats: [{ at: 'IW-R4' }],
      fields: { 'IW-R4': 'blue' },
    });
    expect(at.ship()).toBe('IW-R5');
    const rock = venus({ phase: 'flight', turn: { bp: 1, from: 'IW-R7' }, seats: [{ at: 'IW-R6' }] });
    expect(rock.do(0, 'land').at('active')).toBe(1);
    const ends = venus({ phase: 'flight', turn: { bp: 1, from: 'IW-R8' }, seats: [{ at: 'IW-R7' }] });
    expect([ends.ship(), ends.events('landed').length, ends.at('active')]).toEqual(['IW-R6', 1, 1]);
  });

  it("MV-1.13: ships do not stand in each other's way", () => {
    const at = venus({ seats: [{ at: 'GB' }, { at: 'T09-1' }] }, dice(1, 1, 1)).go('T09-1');
    expect(at.ship()).toBe('T09-3');
  });

  it('MV-5.9.1: at a fork every way forward is open', () => {
    const at = venus({ phase: 'flight', turn: { bp: 3, from: 'T09-4' }, seats: [{ at: 'CW-R6' }] });
    expect(at.choices('fly', 'to')).toEqual(['CW-R5', 'CW-R7']);
    const net = venus({ phase: 'flight', turn: { bp: 3, from: 'AS-F4' }, seats: [{ at: 'AS-F5' }] });
    expect(net.choices('fly', 'to')).toEqual(['AS-E4', 'AS-E5', 'AS-G5', 'AS-G6']);
  });

  it('MV-4.4: the dice leave the table when the turn is over', () => {
    expect(
      venus({ seats: [{ at: 'GB' }] }, dice(1, 1, 1))
        .go('T09-1')
        .at('turn.dice'),
    ).toEqual([]);
  });
});
