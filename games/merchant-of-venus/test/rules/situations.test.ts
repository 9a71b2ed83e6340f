import { type Plain, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { merchantOfVenus } from '../../src/index.ts';
import { landedAt, trading, type VenusTable, venus } from '../table.ts';

/** Cases in which rules of several chapters meet, each on both sides of its edge. */

const speed = (...dice: number[]) => ({ draws: { speed: dice } });
const medal = { draws: { reward: [20] } };
const fight = (stat: string) => ({ do: 'fight', with: stat });
const done = (at: VenusTable, seat = 0): unknown => at.at(`seats.${seat}.completed`);

/** A flight in progress, three dice on the table. */
const flying = (at: string, from: string, bp: number, more: Plain = {}, state: Plain = {}, draws = {}) => {
  const { seats = [], turn = {}, ...rest } = state as { seats?: Plain[]; turn?: Plain };
  return venus(
    { phase: 'flight', ...rest, turn: { bp, from, dice: [2, 3, 4], ...turn }, seats: [{ at, ...more }, ...seats] },
    { draws },
  );
};

describe('drives', () => {
  it('MV-5.2.4, MV-11.2: what was switched off works again in the next turn', () => {
    const at = venus({ seats: [{ at: 'GB', drive: 'red-drive' }, { at: 'T13-2' }] }, speed(1, 1, 1, 1, 1, 1)).do(0, {
      do: 'switch-off',
      drive: 'red',
    });
    at.go('T09-1').do(1, 'stay');
    expect([at.ship(), at.choices('switch-off', 'drive')]).toEqual(['T09-3', ['red']]);
    // T09-4, CW-R6 for nothing, and a fork with 2 left
    expect([at.go('T09-4').ship(), at.at('turn.bp')]).toEqual(['CW-R6', 2]);
  });

  it('MV-5.6.2, MV-5.6.4: over a skipped field to the next with the last BP, but not from 0 BP onto one', () => {
    const ends = (bp: number) => flying('T13-6', 'PP-R4', bp, { drive: 'combined-drive' }).ship();
    // T13-5 is yellow, T13-3 red: each paid field leads over one that is free
    expect([ends(1), ends(2)]).toEqual(['T13-4', 'T13-2']);
  });

  it('MV-5.6.2, MV-5.11.1: a yellow field under pirates is no yellow field', () => {
    const at = flying('GP-R1', 'GP-R2', 3, { drive: 'yellow-drive' }, { pirates: { PI1: { at: 'GP-R8' } } });
    at.fly('GP-R9');
    // GP-R9 was free, the pirates cost 1
    expect([at.asked(0), at.at('turn.bp')]).toEqual(['pirates', 2]);
  });
});

describe('navigation', () => {
  it('MV-4.5: the player to the left of the last seat is the first', () => {
    const seats = [{}, {}, { at: 'NH-B4' }];
    const at = venus({ players: 3, active: 2, start: 0, seats }, speed(2, 3, 4));
    at.do(2, { do: 'declare', to: 'NH-B8' }, { do: 'fly', to: 'NH-B8' }, 'ask-left');
    expect([at.asker, at.asked(0), at.asked(1)]).toEqual([0, 'exit', undefined]);
    expect(at.refusal(1, { do: 'exit', to: 'GB' })).toBe('not-asked');
    expect(at.refusal(2, { do: 'exit', to: 'GB' })).toBe('not-asked');
    expect(at.choices('exit', 'to', 0)).toEqual(['GB', 'NH-B7']);
  });

  it('MV-19.6, MV-5.7.6: the 4 of the compass can point back, too', () => {
    const at = flying('NH-B8', 'NH-B4', 4, { rewards: ['R01'] }).do(0, 'compass');
    expect([at.at('active'), at.events('turned-back').length, at.ship()]).toEqual([1, 1, 'NH-B8']);
    const on = flying('NH-B8', 'GB', 1, { rewards: ['R01'] }, {}, {}).do(0, 'compass');
    expect(on.path()).toEqual(['NH-B4']);
  });

  it('MV-19.5, MV-5.7.6: whose value points back may still choose another exit', () => {
    const pilot = { pilot: 'eeepeeep', level: 3, side: 'b' };
    const at = flying('NH-B8', 'NH-B4', 1, pilot, { turn: { course: 4 } });
    expect(at.options(0).map((option) => option.do)).toEqual(['end-turn', 'free-exit', 'free-exit']);
    expect(at.choices('free-exit', 'to')).toEqual(['GB', 'NH-B7']);
    at.do(0, { do: 'free-exit', to: 'GB' });
    expect([at.ship(), at.asked(0), at.at('turn.course')]).toEqual(['GB', 'business', 4]);
  });

  it('MV-5.7.5, MV-18.3: alone nobody is asked for an exit, and the die sets no value', () => {
    const at = venus(
      { players: 1, phase: 'flight', turn: { bp: 2, from: 'NH-B4', dice: [1, 1, 1] }, seats: [{ at: 'NH-B8' }] },
      { draws: { exit: [1, 2] } },
    ).do(0, 'ask-left');
    // 1 points back and is rolled again; 2 leads to the base
    expect([at.ship(), at.at('turn.course'), at.events('exit-rolled').length]).toEqual(['GB', 0, 2]);
  });

  it('MV-5.2.3, MV-5.7.3: the value of a start on a navigation field holds for the next one as well', () => {
    const at = venus({ seats: [{ at: 'NH-B8' }] }, speed(3, 1, 1)).do(0, 'navigate', {
      do: 'course',
      die: 3,
      value: 3,
    });
    // 3 leads to NH-B7, from there to NH-B6 and NH-N1
    at.fly('NH-B7');
    expect(at.path().slice(0, 3)).toEqual(['NH-B7', 'NH-B6', 'NH-N1']);
  });
});

describe('teleportals', () => {
  const gates = { teleportals: ['GP-R8', 'IW-R9'] };

  it('MV-5.7.10, MV-5.8.3: after the effect die a navigation field still asks for a die', () => {
    const at = flying('NH-B3', 'NH-S1', 3, {}, { teleportals: ['NH-B4', 'NH-B2'] }, { target: [2] });
    at.fly('NH-B4').do(0, 'roll-target');
    // on NH-B2 now, from where every way is open again
    expect([at.ship(), at.choices('fly', 'to')]).toEqual(['NH-B2', ['NH-B1', 'NH-B3']]);
    at.fly('NH-B1');
    expect([at.choices('course', 'die'), at.options(0, 'ask-left').length]).toEqual([[2, 3, 4], 1]);
  });

  it('MV-5.8.2, MV-5.8.4: a value set for a gate that is not there leads on, and still binds at a navigation field', () => {
    const at = flying('NH-B3', 'NH-S1', 3, {}, { teleportals: ['NH-B4'] });
    at.fly('NH-B4').do(0, { do: 'course', die: 2, value: 2 });
    // number 2 is not in play: on to NH-B8, where 2 leads to the base
    expect([at.events('gate-ignored').length, at.path(), at.at('turn.course')]).toEqual([
      1,
      ['NH-B4', 'NH-B8', 'GB'],
      2,
    ]);
  });

  it('MV-5.8.2, MV-5.4.6: with a value set, or without a die to give, a key is all that can be used', () => {
    const kinds = (more: Plain, state: Plain) =>
      flying('GP-R7', 'GP-R6', 1, { rewards: ['R06'], ...more }, { ...gates, ...state })
        .options(0)
        .map((option) => option.do);
    expect(kinds({}, { turn: { course: 2 } })).toEqual(['roll-target', 'free-jump']);
    expect(kinds({}, {})).toEqual(['roll-target', 'course', 'course', 'course', 'free-jump']);
  });

  it('MV-5.8.5, MV-5.5.7: a jump with the last BP is no landing, wherever it ends', () => {
    const at = flying('GP-R7', 'GP-R6', 1, {}, { ...gates, turn: { course: 2 } });
    expect([at.ship(), at.events('landed'), at.at('active')]).toEqual(['IW-R9', [], 1]);
  });

  it('MV-19.31, MV-13.9: a jump is an event of its own, a landing after it another', () => {
    const at = flying(
      'GP-R7',
      'GP-R6',
      9,
      { missions: ['M24', 'M02'], secondMission: true, goods: { G01: 2 } },
      { ...gates, turn: { course: 2 } },
      { reward: [20, 21], mission: [17, 16] },
    );
    expect([done(at), at.ship()]).toEqual([['M24'], 'IW-R9']);
    at.fly('IW-R1', 'IW-C1');
    expect(done(at)).toEqual(['M02', 'M24']);
  });
});

describe('hazards', () => {
  it('MV-5.10.3, MV-11.2: the calm of a lowered dial ends with the turn', () => {
    const at = venus(
      { seats: [{ at: 'SN-R6', shield: 1 }, { at: 'T13-2' }] },
      { draws: { speed: [1, 1, 1, 1, 1, 1], test: [2, 1] } },
    );
    at.go('SN-R5').do(0, { do: 'lower-dial', stat: 'shield' });
    // no test on SN-R4, nor on SN-R3
    expect([at.ship(), at.events('test-rolled').length, at.at('seats.0.shield')]).toEqual(['SN-R4', 1, 0]);
    at.fly('SN-R3');
    expect([at.events('test-rolled').length, at.at('active')]).toEqual([1, 1]);
    at.do(1, 'stay').go('SN-R2');
    expect([at.events('test-rolled').length, at.at('active')]).toEqual([2, 1]);
  });

  it('MV-19.14, MV-19.22: a beacon and a patrol schedule save one test each, and calm nothing', () => {
    const at = flying(
      'SN-R6',
      'SN-R1',
      3,
      { shield: 1, rewards: ['R24'], intel: ['patrol-schedule'] },
      {},
      { test: [5, 5] },
    );
    expect(at.ship()).toBe('SN-R5');
    at.do(0, 'patrol-schedule');
    // passed without a roll, and the next one fails
    expect([at.ship(), at.events('test-skipped').length, at.asked(0)]).toEqual(['SN-R4', 1, 'failed-test']);
    at.do(0, { do: 'beacon', reward: 'R24' });
    expect([at.asked(0), at.at('seats.0.shield')]).toEqual(['flight', 1]);
    at.fly('SN-R3');
    expect([at.asked(0), at.options(0).map((option) => option.do)]).toEqual([
      'failed-test',
      ['lower-dial', 'end-turn'],
    ]);
  });

  it('MV-19.13, MV-5.10.10: after a second failure the dial may still be lowered, but no third roll', () => {
    const qossuth = { pilot: 'qossuth', level: 3, side: 'a', shield: 2 };
    const at = flying('SN-R6', 'SN-R1', 3, qossuth, {}, { test: [5, 6] });
    expect(at.options(0).map((option) => option.do)).toEqual(['roll-again', 'lower-dial', 'end-turn']);
    at.do(0, 'roll-again');
    expect(at.options(0).map((option) => option.do)).toEqual(['lower-dial', 'end-turn']);
    expect(at.do(0, { do: 'lower-dial', stat: 'shield' }).at('seats.0.shield')).toBe(1);
  });

  it('MV-5.10.1, MV-4.2: a test failed with the last BP ends the turn without the step at the end of the movement', () => {
    // the passenger wants to get to the Desert World, six lines away
    const ends = (shield: number) =>
      flying(
        'SN-R6',
        'SN-R1',
        1,
        { shield, techs: { shuttle: 1 }, passengers: ['P10'] },
        { cultures: { DW: 'graw' }, turn: { dice: [6, 6, 6] } },
        { test: [1] },
      );
    const at = ends(0);
    expect([at.at('active'), at.events('stopped')]).toEqual([1, []]);
    const passed = ends(1);
    expect(passed.asked(0)).toBe('arrival');
  });

  it('MV-19.30: what a lowered dial has made blue does not count for "Daredevil", what was rolled before does', () => {
    const seat = { shield: 3, missions: ['M23'] };
    const at = flying('SN-R6', 'SN-R1', 5, seat, {}, { test: [1, 2, 6], reward: [20] });
    at.fly('SN-R3').do(0, { do: 'lower-dial', stat: 'shield' });
    expect([at.ship(), at.events('test-rolled').length, done(at)]).toEqual(['SN-R2', 3, []]);
    const lucky = flying('SN-R6', 'SN-R1', 5, seat, {}, { test: [1, 2, 3], reward: [20] }).fly('SN-R3');
    expect(done(lucky)).toEqual(['M23']);
  });
});

describe('pirates', () => {
  const den = { pirates: { PI4: { at: 'GP-R8' } } };

  it('MV-5.11.5, MV-5.11.8: the infamy of one loser is the fame and bounty of a later winner', () => {
    const at = venus(
      {
        ...den,
        seats: [
          { at: 'GP-R7', cash: 50 },
          { at: 'GP-R7', cash: 0, laser: 4 },
        ],
      },
      { draws: { speed: [1, 1, 1, 1, 1, 1], pirates: [6, 4], reward: [20] } },
    );
    at.go('GP-R8').do(0, fight('pilot'));
    expect([at.at('seats.0.cash'), at.at('seats.0.infamy')]).toEqual([30, 0]);
    at.do(1, { do: 'declare', to: 'GP-R8' }, { do: 'fly', to: 'GP-R8' }, fight('laser'));
    expect(at.at('seats.1')).toMatchObject({ cash: 20, fame: 1, infamy: 0, rewards: ['R21'] });
  });

  it('MV-5.11.12, MV-5.11.1: a pirate defeated in this turn does not win by 0 BP either', () => {
    const round = flying('AS-E4', 'AS-E3', 4, {}, { pirates: { PI4: { at: 'AS-F4' } } }, { pirates: [1] });
    round.fly('AS-F4').do(0, fight('shield')).fly('AS-F5', 'AS-E4', 'AS-F4');
    expect([round.ship(), round.events('pirates-won-at-once'), round.at('pirates.PI4.infamy')]).toEqual([
      'AS-F4',
      [],
      0,
    ]);
  });

  it('MV-5.11.11, MV-19.33: the asteroid that a laser victory leaves is one for "Rock Samples"', () => {
    const at = flying(
      'AS-E4',
      'AS-E3',
      5,
      { missions: ['M09'] },
      { pirates: { PI4: { at: 'AS-F4' } } },
      { pirates: [1], reward: [20, 21] },
    );
    at.fly('AS-F4').do(0, fight('laser'), 'land');
    expect([done(at), at.at('active')]).toEqual([['M09'], 1]);
  });

  it('MV-5.11.3, MV-5.11.1: BP won by the pilot do not come before the fight: with 0 BP it is lost all the same', () => {
    const at = flying('GP-R7', 'GP-R6', 1, { level: 3, cash: 5 }, den);
    expect([at.at('active'), at.at('seats.0.cash'), at.events('pirates-fought')]).toEqual([1, 0, []]);
    const on = flying('GP-R7', 'GP-R6', 2, { level: 3 }, den, { pirates: [1] }).do(0, fight('pilot'));
    // 1 left, 3 won: GP-R9, then the orbital field with 2
    expect([on.ship(), on.at('turn.bp')]).toEqual(['GP-R1', 2]);
  });

  it('MV-5.11.10, MV-19.16: a table where a good buys the ship off: who is insured loses none, and stops', () => {
    const at = venus(
      {
        ...den,
        phase: 'flight',
        turn: { bp: 4, from: 'GP-R6', dice: [1, 1, 2] },
        seats: [{ at: 'GP-R7', goods: { G01: 1 }, rewards: ['R12'] }],
      },
      { draws: { pirates: [6] }, options: { pirateDefeat: 'takes-a-good' } },
    ).do(0, fight('laser'));
    expect([at.at('seats.0.goods'), at.at('active'), at.at('pirates.PI4.infamy')]).toEqual([{ G01: 1 }, 1, 1]);
  });
});

describe('any moment of the turn', () => {
  const cards = { intel: ['market-tip'], rewards: ['R23'], infamy: 2, shield: 1 };
  const known = { cultures: { CW: 'graw' } };
  const offered = (at: VenusTable) =>
    at.options(0).flatMap((option) => (/tip|pardon/.test(option.do) ? [option.do] : []));

  it('MV-19.21, MV-19.24: tip and pardon work amid a test, a fight, a loss, a drilling and a gate', () => {
    const test = flying('SN-R6', 'SN-R1', 3, cards, known, { test: [6] });
    expect([test.asked(0), offered(test)]).toEqual(['failed-test', ['market-tip', 'pardon']]);
    test.do(0, { do: 'pardon', reward: 'R23' }, 'market-tip', { do: 'shift-market', system: 'CW' });
    // the test still waits for an answer
    expect([test.asked(0), offered(test), test.at('seats.0.infamy'), test.at('markets.graw.0')]).toEqual([
      'failed-test',
      [],
      0,
      'active',
    ]);
    const pirates = { ...known, pirates: { PI4: { at: 'GP-R8' } } };
    const den = flying('GP-R7', 'GP-R6', 3, { ...cards, goods: { G01: 1, G08: 1 } }, pirates, { pirates: [6] });
    expect([den.asked(0), offered(den)]).toEqual(['pirates', ['market-tip', 'pardon']]);
    den.do(0, fight('laser'));
    expect([den.asked(0), offered(den)]).toEqual(['lose-good', ['market-tip', 'pardon']]);
    const rock = flying('IW-R5', 'IW-R4', 3, { ...cards, techs: { 'drilling-licence': 1 } }, known);
    expect([rock.asked(0), offered(rock)]).toEqual(['drill', ['market-tip', 'pardon']]);
    const gate = flying('GP-R7', 'GP-R6', 3, cards, { ...known, teleportals: ['GP-R8', 'IW-R9'] });
    expect([gate.asked(0), offered(gate)]).toEqual(['teleportal', ['market-tip', 'pardon']]);
  });

  it('MV-16.17: and beside the jammer', () => {
    const seats = [{ at: 'GB', ...cards, techs: { jammer: 1 } }, { at: 'GB' }];
    const at = venus({ ...known, seats }).do(0, 'stay');
    expect([at.asked(0), offered(at)]).toEqual(['jam', ['market-tip', 'pardon']]);
  });

  it('MV-7.5.7: but nothing goes over board amid any of them', () => {
    const at = flying('SN-R6', 'SN-R1', 3, { ...cards, goods: { G01: 1 } }, known, { test: [6] });
    expect(at.refusal(0, { do: 'jettison-good', good: 'G01' })).toBe('MV-5.10.3 not-offered');
  });

  it('MV-19.24: a tip for nothing is not offered while nothing was discovered', () => {
    expect(offered(venus({ seats: [cards] }))).toEqual(['pardon']);
    expect(offered(venus({ seats: [{ ...cards, infamy: 0 }] }))).toEqual([]);
  });

  it('MV-4.5: and not by others in my turn', () => {
    const at = venus({ ...known, seats: [{}, cards] });
    expect(at.refusal(1, 'market-tip')).toBe('not-asked');
  });
});

describe('first contact and limits', () => {
  const landing = (more: Plain, state: Plain = {}, options: Plain = {}) =>
    venus(
      {
        phase: 'flight',
        contacts: { CW: 'graw' },
        ...state,
        turn: { bp: 4, from: 'CW-R3', dice: [1, 1, 2] },
        seats: [{ at: 'CW-R4', ...more }],
      },
      { draws: { market: [[2, 1, 0]] }, options },
    ).fly('CW-C2');

  it('MV-6.7, MV-7.1.7: three and three stay three and three where only cities have a limit', () => {
    const at = landing({ cash: 500, holds: 2 }, {}, { landingLimit: 'cities' });
    const buy = { do: 'buy-good', good: 'G03' };
    at.do(0, buy, buy, buy);
    expect(at.refusal(0, buy)).toBe('MV-7.1.3 no-buys-left');
  });

  it('MV-6.7, MV-9.1: after a first contact one may sell and build, but not buy and build', () => {
    const rich = { cash: 400, goods: { G01: 1 } };
    const sold = landing(rich).do(0, { do: 'sell', good: 'G01' }, 'end-business');
    expect(sold.choices('build', 'orbital')).toEqual(['CW-R4']);
    const bought = landing(rich).do(0, { do: 'buy-good', good: 'G03' }, 'end-business');
    expect([bought.asked(0), bought.at('active')]).toEqual([undefined, 1]);
  });

  it('MV-6.6, MV-7.2.3: the credits of the contact pay at once, cash first only if one says so', () => {
    const at = landing({ cash: 100 });
    at.do(0, { do: 'buy-good', good: 'G03' });
    expect([at.at('seats.0.cash'), at.at('seats.0.contactCredits.graw')]).toEqual([100, 60]);
    at.do(0, { do: 'purse', credits: 10 }, { do: 'buy-good', good: 'G03' });
    expect([at.at('seats.0.cash'), at.at('seats.0.contactCredits.graw')]).toEqual([80, 50]);
  });

  it('MV-5.1.2, MV-7.1.4: a turn later, whoever stayed trades without limit, but with no die', () => {
    const at = trading('CW-C1', {
      cultures: { CW: 'graw' },
      seats: [{ cash: 300, holds: 2, techs: { 'market-flux': 1 } }],
    });
    const buy = { do: 'buy-good', good: 'G03' };
    at.do(0, buy, buy, buy, buy);
    expect([at.at('turn.buys'), at.refusal(0, { do: 'assign', die: 1, to: 'market-flux' })]).toEqual([
      4,
      'MV-7.1.2 not-offered',
    ]);
  });
});

describe('where tokens go', () => {
  it('MV-7.3.3: an active market without goods of its own in supply still pays and shifts', () => {
    const state = {
      cultures: { CW: 'graw' },
      markets: { graw: ['active', 'weak', 'strong'] },
      stock: { CW: { G03: 6 } },
    };
    const at = landedAt('CW-C1', { ...state, seats: [{ cash: 0, goods: { G01: 1 } }] }).do(0, {
      do: 'sell',
      good: 'G01',
    });
    expect([at.at('seats.0.cash'), at.at('stock.CW.G03'), at.at('markets.graw.0')]).toEqual([140, 6, 'weak']);
    expect(at.events('produced')).toEqual([]);
  });

  it('MV-7.3.4, MV-6.5: a good of a culture nobody has met goes to its supply area, and comes back with the contact', () => {
    const at = landedAt('CW-C1', { cultures: { CW: 'graw' }, seats: [{ goods: { G01: 2 } }] });
    at.do(0, { do: 'sell', good: 'G01' });
    // five there are, one is still aboard
    expect(at.at('supply.G01')).toBe(4);
  });

  it('MV-7.5.4, MV-5.12.5: what goes over board is in the supply area, until production brings it to the market', () => {
    const at = flying(
      'GP-R6',
      'GP-R5',
      4,
      { goods: { G03: 2 } },
      { cultures: { CW: 'graw' }, stock: { CW: { G03: 4 } }, encounters: ['E23'] },
      { production: [2] },
    );
    at.do(0, { do: 'jettison-good', good: 'G03' });
    expect([at.at('supply.G03'), at.at('stock.CW.G03')]).toEqual([1, 4]);
    at.fly('GP-R7');
    expect([at.at('supply.G03'), at.at('stock.CW.G03')]).toEqual([undefined, 5]);
  });

  it('MV-7.5.2, MV-7.2.12, MV-7.2.1: what I unload today somebody else buys, and I again tomorrow', () => {
    const seats = [
      { goods: { G01: 1 }, cash: 180, missions: ['M15'] },
      { at: 'CW-C1', flown: true, cash: 180, missions: ['M21'] },
    ];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats }).do(0, { do: 'unload-good', good: 'G01' });
    expect(at.refusal(0, { do: 'buy-good', good: 'G01' })).toBe('MV-7.2.12 just-unloaded');
    at.do(0, 'end-business').do(1, 'stay', { do: 'buy-good', good: 'G01' }, { do: 'unload-good', good: 'G01' });
    at.do(1, 'end-business').do(0, 'stay', { do: 'buy-good', good: 'G01' });
    expect([at.at('seats.0.cash'), at.at('seats.1.cash')]).toEqual([100, 100]);
  });
});

describe('spaceports', () => {
  it('MV-8.2, MV-6.8: first-contact credits pay the price, exactly 10 in cash the fee', () => {
    const port = (cash: number) =>
      trading('CW-R1', {
        cultures: { CW: 'graw' },
        spaceports: { 'CW-R1': 1 },
        seats: [{ cash, contactCredits: { graw: 90 } }, { cash: 0 }],
      });
    expect(port(9).refusal(0, { do: 'buy-good', good: 'G03' })).toBe('MV-1.22 too-little-cash');
    const at = port(10).do(0, { do: 'buy-good', good: 'G03' });
    expect([at.at('seats.0.cash'), at.at('seats.0.contactCredits.graw'), at.at('seats.1.cash')]).toEqual([0, 60, 10]);
  });

  it('MV-9.6, MV-9.9: the ruin is an asteroid for everybody: it can be passed, landed on and drilled; the other port stands', () => {
    const ruined = { fields: { 'AS-C1': 'asteroid' }, spaceports: { 'AS-A2': 1 }, cultures: { AS: 'graw' } };
    const at = flying(
      'AS-D1',
      'AS-E2',
      3,
      { techs: { 'drilling-licence': 1 } },
      { ...ruined, fields: { ...ruined.fields, 'AS-D1': 'blue' } },
    );
    // from AS-D1 there is one way on: the ruin
    expect([at.ship(), at.asked(0)]).toEqual(['AS-C1', 'drill']);
    at.do(0, 'drill', 'land');
    expect([at.at('drills'), at.at('active'), at.asked(0)]).toEqual([{ 'AS-C1': 0 }, 1, undefined]);
    const other = trading('AS-F3', { ...ruined, seats: [{ cash: 200 }] }).do(0, 'end-business');
    expect(other.choices('build', 'orbital')).toEqual(['AS-I6']);
  });

  it('MV-9.4, MV-9.5: the builder stands on the new port, and only the way up is left open', () => {
    const at = trading('CW-C2', { cultures: { CW: 'graw' }, seats: [{ cash: 200 }, { at: 'CW-C2', flown: true }] });
    at.do(0, 'end-business', { do: 'build', orbital: 'CW-R4' });
    expect([at.ship(), at.at('active'), at.at('seats.0.cash')]).toEqual(['CW-R4', 1, 0]);
    expect(at.choices('declare', 'to', 1)).toEqual(['CW-R4']);
    at.do(1, 'stay', 'end-business');
    expect(at.choices('declare', 'to')).toEqual(['CW-R3', 'CW-R5']);
  });

  it('MV-10.3, MV-9.3: a contract keeps others out, and its holder builds from its landing place alone', () => {
    const state = { cultures: { CW: 'graw' } };
    const mine = trading('CW-C1', { ...state, seats: [{ cash: 0, contracts: ['CW-R4'] }] }).do(0, 'end-business');
    expect(mine.at('active')).toBe(1);
    const there = trading('CW-C2', { ...state, seats: [{ cash: 0, contracts: ['CW-R4'] }] }).do(0, 'end-business');
    expect(there.do(0, { do: 'build', orbital: 'CW-R4' }).at('seats.0')).toMatchObject({ at: 'CW-R4', contracts: [] });
    const theirs = trading('CW-C2', { ...state, seats: [{ cash: 400 }, { contracts: ['CW-R4'] }] });
    expect(theirs.do(0, 'end-business').at('active')).toBe(1);
  });
});

describe('missions', () => {
  it('MV-13.9, MV-4.7: a landing fulfils one, the first contact after it the other', () => {
    const at = venus(
      {
        phase: 'flight',
        turn: { bp: 6, from: 'RP-R2', dice: [2, 2, 2] },
        seats: [{ at: 'RP-R1', missions: ['M03', 'M16'], secondMission: true }],
      },
      { draws: { reward: [20, 21], mission: [0, 1] } },
    ).fly('RP-C1');
    expect([done(at), at.at('seats.0.missions')]).toEqual([
      ['M03', 'M16'],
      ['M01', 'M02'],
    ]);
  });

  it('MV-13.8, MV-16.9: by jammer one gets a mission after the landing: paying still counts, landing does not', () => {
    const jammed = (theirs: string) => {
      const seats = [
        { at: 'PP-R1', cash: 40, techs: { jammer: 1 }, missions: ['M15'] },
        { at: 'PP-C1', missions: [theirs] },
      ];
      const at = venus(
        { phase: 'flight', cultures: { PP: 'graw' }, turn: { bp: 3, from: 'PP-R2', dice: [1, 1, 1] }, seats },
        { draws: { reward: [20] } },
      ).fly('PP-C1');
      return at.do(0, { do: 'jam', mine: 'M15', theirs });
    };
    const pay = jammed('M07').do(0, { do: 'pay-mission', mission: 'M07' });
    expect([done(pay), pay.at('seats.0.cash')]).toEqual([['M07'], 10]);
    expect(done(jammed('M03'))).toEqual([]);
  });

  it('MV-19.29: "Full Range" counts from the card on, for its holder alone, and is done with the third category', () => {
    const seats = [{ goods: { G01: 1, G02: 1, G04: 1 }, holds: 2, missions: ['M20'] }, { missions: ['M21'] }];
    const at = trading('CW-C1', { cultures: { CW: 'dell' }, seats }, medal);
    at.do(0, { do: 'sell', good: 'G01' }, { do: 'sell', good: 'G02' });
    expect(done(at)).toEqual([]);
    expect(done(at.do(0, { do: 'sell', good: 'G04' }))).toEqual(['M20']);
    // sales before the card was drawn do not count
    const late = trading('CW-C1', { cultures: { CW: 'dell' }, seats: [{ ...seats[0], missions: ['M15'] }] });
    late.do(0, { do: 'sell', good: 'G01' }, { do: 'sell', good: 'G02' });
    expect(late.state.soldKinds[0]).toBe(0);
  });

  it('MV-19.29, MV-16.9: by jammer the card leaves its counters behind, and finds them on its way back', () => {
    const seats = [
      { at: 'GB', techs: { jammer: 1 }, missions: ['M15'] },
      { at: 'GB', missions: ['M20'], techs: { jammer: 1 } },
    ];
    const at = venus({ seats });
    at.state.soldKinds[1] = 0b011;
    at.do(0, 'stay', { do: 'jam', mine: 'M15', theirs: 'M20' }, 'end-business');
    expect([at.at('seats.0.missions'), at.state.soldKinds]).toEqual([['M20'], [0, 0b011]]);
    at.do(1, 'stay', { do: 'jam', mine: 'M15', theirs: 'M20' });
    expect([at.at('seats.1.missions'), at.state.soldKinds]).toEqual([['M20'], [0, 0b011]]);
  });

  it('MV-13.5, MV-13.3: a mission drawn by the one at the end of a turn waits for the next end', () => {
    const at = trading(
      'GB',
      { seats: [{ cash: 300, level: 3, missions: ['M18'] }] },
      { draws: { reward: [20], mission: [21] } },
    );
    at.do(0, 'end-business');
    expect([done(at), at.at('seats.0.missions'), at.at('active')]).toEqual([['M18'], ['M22'], 1]);
    at.do(1, 'stay', 'end-business');
    expect(at.asked(0)).toBe('declare');
    expect(done(at.do(0, 'stay', 'end-business'))).toEqual(['M18', 'M22']);
  });
});

describe('titles', () => {
  it('MV-19.26: the owner keeps a title by the same deed, without a word', () => {
    const seats = [{ titles: ['liner-captain'], passengers: ['P10'] }, {}];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats }).do(0, { do: 'drop-off', passenger: 'P10' });
    expect([at.at('seats.0.titles'), at.events('title-taken')]).toEqual([['liner-captain'], []]);
  });

  it('MV-19.26: a title still in the deck goes to nobody', () => {
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ passengers: ['P10'] }] });
    expect(at.do(0, { do: 'drop-off', passenger: 'P10' }).at('seats.0.titles')).toEqual([]);
  });

  it('MV-19.36: a luxury good in a weak market, or a basic one in a strong market, makes no baron', () => {
    const sold = (good: string, top: string[], rewards: string[] = []) =>
      landedAt('CW-C1', {
        cultures: { CW: 'niks' },
        markets: { niks: top },
        seats: [{ goods: { [good]: 1 }, rewards }, { titles: ['market-baron'] }],
      })
        .do(0, rewards.length > 0 ? { do: 'rush-sale', good } : { do: 'sell', good })
        .at('seats.0.titles');
    expect(sold('G02', ['strong', 'weak', 'active'])).toEqual(['market-baron']);
    expect(sold('G02', ['weak', 'strong', 'active'])).toEqual([]);
    expect(sold('G02', ['weak', 'strong', 'active'], ['R18'])).toEqual([]); // MV-19.20: the price alone
    expect(sold('G03', ['strong', 'weak', 'active'])).toEqual([]);
  });
});

describe('pilots and dice', () => {
  it('MV-15.5, MV-5.4.1: level 3 gives one more die in the same business phase', () => {
    const at = landedAt('CW-C1', {
      cultures: { CW: 'humans' },
      turn: { landed: true, dice: [1, 2, 3], course: 0 },
      seats: [{ pilot: 'human', level: 2, cash: 60, techs: { 'market-flux': 1, 'cloaking-field': 1 } }],
    });
    at.state.slot[0] = 100; // a die on navigation, and one on the cloaking field
    at.do(0, { do: 'assign', die: 2, to: 'cloaking-field' });
    expect(at.options(0, 'assign')).toEqual([]);
    at.do(0, 'train-pilot', { do: 'choose-side', side: 'a' });
    expect(at.choices('assign', 'to')).toEqual(['market-flux']);
  });

  it('MV-19.10, MV-19.38: side B of the Whynom makes a hold larger from that moment on', () => {
    const seats = [{ pilot: 'whynom', level: 2, cash: 300, goods: { G07: 1, G03: 2 } }];
    const at = trading('CW-C1', { cultures: { CW: 'whynoms' }, stock: { CW: { G03: 2 } }, seats });
    expect(at.refusal(0, { do: 'buy-good', good: 'G03' })).toBe('MV-1.20 no-room');
    at.do(0, 'train-pilot', { do: 'choose-side', side: 'b' }, { do: 'buy-good', good: 'G03' });
    expect(at.at('seats.0.goods')).toEqual({ G03: 3, G07: 1 });
  });

  it('MV-16.1, MV-7.5.4: a spoiler thrown over board before the first step gives nothing, after it its BP stay', () => {
    const rolled = () =>
      venus({ seats: [{ at: 'CW-R5', techs: { 'fancy-spoiler': 1 } }] }, speed(1, 1, 2)).do(0, {
        do: 'declare',
        to: 'CW-R6',
      });
    expect(rolled().at('turn.bp')).toBe(6);
    expect(rolled().do(0, { do: 'jettison-tech', tech: 'fancy-spoiler' }).at('turn.bp')).toBe(4);
    expect(rolled().fly('CW-R6').do(0, { do: 'jettison-tech', tech: 'fancy-spoiler' }).at('turn.bp')).toBe(5);
  });

  it('MV-5.3.6, MV-19.1: a reroll keeps what flames have added, and the spoiler looks at the new sum', () => {
    const at = venus(
      {
        cultures: { CW: 'graw' },
        seats: [{ at: 'GB', level: 2, techs: { 'strong-flame': 1, 'less-fancy-spoiler': 1 } }],
      },
      { draws: { speed: [1, 1, 2], reroll: [3] } },
    ).do(0, { do: 'declare', to: 'T09-1' }, 'flame');
    expect(at.at('turn.bp')).toBe(14); // 4 is even
    expect(at.do(0, { do: 'reroll', dice: { 2: 1 } }).at('turn.bp')).toBe(16); // 5 is odd
  });

  it('MV-5.4.3, MV-5.3.5: of equal dice each is one: a pair can be given away twice, not three times', () => {
    const at = venus(
      { seats: [{ at: 'GB', level: 3, techs: { 'variable-laser': 1, 'variable-shield': 1, shuttle: 1 } }] },
      speed(5, 5, 2),
    ).do(0, { do: 'declare', to: 'T09-1' });
    at.do(0, { do: 'assign', die: 5, to: 'variable-laser' }, { do: 'assign', die: 5, to: 'variable-shield' });
    expect(at.refusal(0, { do: 'assign', die: 5, to: 'shuttle' })).toBe('MV-5.5.1 not-offered');
    expect(at.choices('assign', 'die')).toEqual([2]);
  });
});

describe('used tokens', () => {
  it('MV-16.0, MV-16.10: flame and probe are offered to owners alone, and go back to the market, be it in the first system of all', () => {
    const rolled = (techs: Plain) =>
      venus({ cultures: { RP: 'graw' }, seats: [{ at: 'GB', techs }] }, speed(1, 2, 3)).do(0, {
        do: 'declare',
        to: 'T09-1',
      });
    const kinds = (techs: Plain) =>
      rolled(techs)
        .options(0)
        .map((option) => option.do);
    expect(kinds({})).not.toEqual(expect.arrayContaining(['probe']));
    expect(kinds({})).not.toEqual(expect.arrayContaining(['flame']));
    expect(kinds({ 'data-probe': 1, 'strong-flame': 1 })).toEqual(expect.arrayContaining(['probe', 'flame']));
    const at = rolled({ 'strong-flame': 1 }).do(0, 'flame');
    expect([at.at('techStock.RP.strong-flame'), at.at('techSupply.strong-flame')]).toEqual([3, undefined]);
  });
});

describe('the end', () => {
  it('MV-17.5, MV-17.6: two paupers share the victory; only the disqualified have lost', () => {
    const end = (infamy: number) =>
      trading('GB', {
        round: 30,
        start: 1,
        seats: [
          { cash: 0, laser: 0, shield: 0, infamy },
          { cash: 0, laser: 0, shield: 0, infamy },
        ],
      }).do(0, 'end-business').match.outcome?.places;
    expect([end(0), end(1)]).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('MV-17.3, MV-16.11: doubles make all fame worth 20, but save nobody who is below 0', () => {
    const end = (more: Plain) =>
      trading(
        'GB',
        {
          round: 30,
          start: 1,
          seats: [{ cash: 100, laser: 1, shield: 1, techs: { 'fuzzy-dice': 1 }, ...more }, { at: 'GB' }],
        },
        { draws: { 'fuzzy-dice': [2, 2] } },
      ).do(0, 'end-business');
    expect(end({}).at('seats.0')).toMatchObject({ finalFame: 6, finalCredits: 220 });
    expect(end({ infamy: 6 }).at('seats.0')).toMatchObject({ finalFame: 0, finalCredits: 100 });
    const lost = end({ infamy: 7 });
    expect([lost.at('seats.0.finalFame'), lost.match.outcome?.places]).toEqual([-1, [2, 1]]);
  });

  it('MV-3.4, MV-3.5: drills that lie there when the game ends bring nothing', () => {
    const at = trading('GB', {
      round: 30,
      start: 1,
      drills: { 'IW-R6': 0 },
      seats: [{ cash: 0, laser: 0, shield: 0 }],
    });
    expect(at.do(0, 'end-business').at('seats.0.finalCredits')).toBe(0);
  });
});

describe('edges of business', () => {
  it('MV-7.5.2: only what is aboard can be unloaded', () => {
    const seats = [{ goods: { G03: 1, G08: 1 }, techs: { shuttle: 1 }, passengers: ['P10'] }];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, waiting: { P01: 'CW' }, seats });
    expect(at.choices('unload-good', 'good')).toEqual(['G03', 'G08']);
    expect(at.choices('unload-tech', 'tech')).toEqual(['shuttle']);
    expect(at.choices('unload-passenger', 'passenger')).toEqual(['P10']);
  });

  it('MV-6.8: first-contact credits of culture 1 are credits like others', () => {
    const seats = [{ cash: 0, contactCredits: { nillis: 80 } }];
    const at = trading('CW-C1', { cultures: { CW: 'nillis' }, seats }).do(0, { do: 'buy-good', good: 'G01' });
    expect(at.at('seats.0')).toMatchObject({ cash: 0, goods: { G01: 1 }, contactCredits: { nillis: 0 } });
  });

  it('MV-7.1.3, MV-7.2.11, MV-14.3: a contract and a reward on offer are buy actions, for exactly their price', () => {
    const at = landedAt('CW-C1', { cultures: { CW: 'graw' }, seats: [{ cash: 230 }] }).do(0, {
      do: 'buy-good',
      good: 'G03',
    });
    expect(at.refusal(0, { do: 'buy-contract', orbital: 'CW-R1' })).toBe('MV-7.1.3 no-buys-left');
    const base = (cash: number) => landedAt('GB', { offer: ['R07', 'R08'], seats: [{ cash }] });
    expect(base(59).refusal(0, { do: 'buy-reward', reward: 'R07' })).toBe('MV-1.22 too-little-cash');
    const bought = base(60).do(0, { do: 'buy-reward', reward: 'R07' });
    expect(bought.at('seats.0')).toMatchObject({ cash: 0, rewards: ['R07'] });
    expect(base(200).do(0, { do: 'buy-reward', reward: 'R08' }).options(0, 'buy-reward')).toHaveLength(1);
    expect(base(200).do(0, { do: 'buy-reward', reward: 'R07' }).refusal(0, { do: 'buy-reward', reward: 'R08' })).toBe(
      'MV-7.1.3 no-buys-left',
    );
  });

  it('MV-5.4.2, MV-16.19: a shuttle with a die gets no second one at the end of the movement', () => {
    const at = venus(
      { waiting: { P08: 'GB', P10: 'GB' }, seats: [{ at: 'T09-4', level: 3, techs: { shuttle: 1 } }] },
      speed(4, 1, 1),
    ).do(0, { do: 'declare', to: 'T09-3' }, { do: 'assign', die: 4, to: 'shuttle' });
    at.fly('T09-3').do(0, 'land');
    expect([at.asked(0), at.options(0, 'assign'), at.choices('take-aboard', 'passenger')]).toEqual([
      'arrival',
      [],
      ['P08', 'P10'],
    ]);
  });
});

describe('passengers and systems', () => {
  it('MV-3.3: a passenger comes to the market of a known culture, also in the first system of all', () => {
    const state = { cultures: { RP: 'graw' }, round: 2, start: 1, seats: [{ at: 'T09-2' }, { at: 'T13-2' }] };
    const at = venus(state, { draws: { passenger: [0] } }).do(0, 'stay');
    expect([at.at('round'), at.at('waiting')]).toMatchObject([3, { P01: 'RP' }]);
  });

  /** The shuttle with this die, from a field of the ring. */
  const shuttle = (at: string, to: string, die: number, state: Plain, more: Plain = {}) =>
    venus({ ...state, seats: [{ at, techs: { shuttle: 1 }, ...more }] }, speed(die, 1, 1)).do(
      0,
      { do: 'declare', to },
      { do: 'assign', die, to: 'shuttle' },
    );

  it('MV-16.20: a city counts by its lines, a green one as one line', () => {
    const state = { cultures: { RP: 'graw' }, waiting: { P01: 'RP' } };
    // RP-R3 is two lines from the second city, over its orbital field
    const offered = (die: number) => shuttle('RP-R3', 'RP-R2', die, state).choices('take-aboard', 'passenger');
    expect([offered(1), offered(2)]).toEqual([[], ['P01']]);
    const bound = shuttle('RP-R3', 'RP-R2', 2, { cultures: { RP: 'graw' } }, { cash: 0, passengers: ['P10'] });
    expect(bound.do(0, { do: 'drop-off', passenger: 'P10' }).at('seats.0.cash')).toBe(160);
  });

  it('MV-16.20, MV-9.6: a ruined spaceport is no landing place any more, a merchant spaceport is one', () => {
    const state = { cultures: { AS: 'graw' }, waiting: { P01: 'AS' } };
    const offered = (more: Plain) =>
      shuttle('AS-D1', 'AS-C1', 1, { ...state, ...more }).choices('take-aboard', 'passenger');
    expect(offered({})).toEqual(['P01']);
    expect(offered({ fields: { 'AS-C1': 'asteroid' }, spaceports: { 'AS-A2': 1 } })).toEqual([]);
    const port = (spaceports: Plain) =>
      shuttle('T24-2', 'T24-3', 2, { ...state, spaceports }).choices('take-aboard', 'passenger');
    expect([port({}), port({ 'AS-A2': 1 }), port({ 'CW-R1': 1 })]).toEqual([[], ['P01'], []]);
  });

  it('MV-16.6: without a die the shuttle serves nobody, not even where the ship lies', () => {
    const at = venus({ waiting: { P08: 'GB' }, seats: [{ at: 'T09-3', techs: { shuttle: 1 } }] }, speed(1, 1, 1)).go(
      'T09-2',
    );
    expect([at.asked(0), at.options(0, 'take-aboard')]).toEqual(['arrival', []]);
  });

  it('MV-16.13: dice for a fare are rolled by owners of the paint alone', () => {
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ passengers: ['P10'] }] });
    expect(at.do(0, { do: 'drop-off', passenger: 'P10' }).events('fare-dice-rolled')).toEqual([]);
  });

  it('MV-16.8, MV-7.2.4: whoever sleeps in the tanks takes no room from goods', () => {
    const buys = (techs: Plain) =>
      trading('CW-C1', {
        cultures: { CW: 'graw' },
        seats: [{ cash: 90, goods: { G01: 1 }, techs, passengers: ['P01', 'P02', 'P03'] }],
      }).options(0, 'buy-good').length;
    expect([buys({ 'stasis-tanks': 1 }), buys({})]).toEqual([1, 0]);
  });

  it('MV-3.4: drills are paid to those who have some', () => {
    const state = {
      round: 1,
      start: 1,
      drills: { 'IW-R6': 1, 'IW-R2': 1 },
      seats: [{ at: 'T09-2' }, { at: 'T13-2', cash: 5 }],
    };
    const at = venus(state).do(0, 'stay');
    expect([at.events('drills-paid').map(({ seat, credits }) => [seat, credits]), at.at('seats.1.cash')]).toEqual([
      [[1, 20]],
      25,
    ]);
  });
});

describe('the next turn', () => {
  it('MV-11.2, MV-4.4: begins with nothing that belonged to the last one', () => {
    const fresh = venus().state;
    const at = trading('GB');
    const turn = {
      ...{ course: 3, bp: 5, boost: 6, steps: 2, from: 7, declared: 8, off: 3, used: 127, calm: 7, beaten: 9, met: 9 },
      ...{ passed: 2, landed: true, contacted: true, trained: true, buys: 1, sales: 2, purse: 10 },
      ...{ unloadedPassengers: 3, intelUsed: 15 },
    };
    const lists = ['dice', 'slot', 'unloaded', 'unloadedTechs'] as const;
    Object.assign(at.state, turn);
    for (const list of lists) at.state[list].fill(4);
    at.do(0, 'end-business');
    expect(at.at('active')).toBe(1);
    for (const key of [...(Object.keys(turn) as (keyof typeof turn)[]), 'stopped' as const, ...lists])
      expect([key, at.state[key]]).toEqual([key, fresh[key]]);
  });
});

describe('hidden things', () => {
  const HIDDEN = -2;
  const CW = 5;
  const DW = 1;
  const seen = (at: VenusTable, viewer: number) => (at.match.view(viewer).state as { contact: number[] }).contact;

  /** Seat 1 knows the card of the Desert World; seat 0 looks at it, too, and at that of the Colony World, and swaps them. */
  const probed = () => {
    const at = venus(
      {
        contacts: { CW: 'graw', DW: 'niks' },
        encounters: ['E05', 'E20'],
        knows: [[], ['DW']],
        seats: [{ at: 'GB', techs: { 'data-probe': 1 } }],
      },
      speed(1, 2, 3),
    ).do(0, { do: 'declare', to: 'T09-1' }, 'probe', { do: 'peek', system: 'CW' });
    expect([at.heard(0, 'card-peeked')[0]?.culture, at.heard(1, 'card-peeked')[0]?.culture]).toEqual([2, undefined]);
    return at.do(0, { do: 'peek', system: 'DW' }, 'swap-cards');
  };

  it('MV-1.21: that cards change places is seen by all; whoever knew one knows where it went, and nobody else does', () => {
    const at = probed();
    expect(at.heard(1, 'cards-swapped')).toHaveLength(1);
    // graw is 2, niks 3
    expect([seen(at, 0)[CW], seen(at, 0)[DW]]).toEqual([3, 2]);
    expect([seen(at, 1)[CW], seen(at, 1)[DW]]).toEqual([3, HIDDEN]);
    expect([seen(at, -1)[CW], seen(at, -1)[DW]]).toEqual([HIDDEN, HIDDEN]);
  });

  it('MV-1.21, MV-16.10: the top encounter card is known to whoever looked, under the deck, too', () => {
    const deck = (at: VenusTable, viewer: number) =>
      (at.match.view(viewer).state as { encounterDeck: number[] }).encounterDeck;
    const at = probed().do(0, 'look-ahead');
    expect([deck(at, 0)[0], deck(at, 1)[0]]).toEqual([4, HIDDEN]);
    at.do(0, 'put-under');
    expect([deck(at, 0).at(-1), deck(at, 1).at(-1), deck(at, 0)[0]]).toEqual([4, HIDDEN, HIDDEN]);
  });

  it('MV-1.7, MV-1.21: a table dealt anew for a seat keeps what it has seen, and nothing else for sure', () => {
    const { state } = probed();
    const dealt = (viewer: number) =>
      Array.from({ length: 30 }, (_, i) => {
        const copy = merchantOfVenus.copy(state);
        merchantOfVenus.redeal(copy, viewer, Random.fromSeed(`deal ${i}`));
        return copy.contact;
      });
    const kinds = (viewer: number, system: number) => new Set(dealt(viewer).map((contact) => contact[system])).size;
    expect([kinds(0, CW), kinds(0, DW), kinds(1, CW)]).toEqual([1, 1, 1]);
    expect(kinds(1, DW)).toBeGreaterThan(5);
    expect(kinds(0, 0)).toBeGreaterThan(5);
    // every culture is still there once
    for (const contact of dealt(0))
      expect([...contact].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, i) => i));
  });
});
