import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { landedAt, trading, venus } from '../table.ts';

const medal = { draws: { reward: [20] } };
/** A flight that ends with a landing in the city of the system. */
const landing = (mission: string, from: string, orbital: string, city: string, more: Plain = {}, state: Plain = {}) =>
  venus(
    {
      phase: 'flight',
      turn: { bp: 6, from, dice: [2, 2, 2] },
      ...state,
      seats: [{ at: orbital, missions: [mission], ...more }],
    },
    medal,
  ).fly(city);
const done = (at: { at(path: string): unknown }) => at.at('seats.0.completed');

describe('MV-13: missions', () => {
  it('MV-13.1, MV-13.2, MV-13.4, MV-13.8: landing in the target system completes it: reward, and a new mission', () => {
    const at = landing('M03', 'RP-R2', 'RP-R1', 'RP-C1');
    expect(at.at('seats.0')).toMatchObject({ completed: ['M03'], rewards: ['R21'] });
    expect(at.at('seats.0.missions')).toHaveLength(1);
  });

  it('MV-13.2: another system does not', () => {
    expect(done(landing('M03', 'CW-R2', 'CW-R1', 'CW-C1'))).toEqual([]);
  });

  it('MV-13.8: nor does standing there: the landing must be in this turn', () => {
    expect(done(trading('RP-C1', { cultures: { RP: 'graw' }, seats: [{ missions: ['M03'] }] }))).toEqual([]);
    const stay = trading('JW-C1', { cultures: { JW: 'graw' }, seats: [{ missions: ['M01'], goods: { G01: 1 } }] });
    expect(done(stay.do(0, { do: 'sell', good: 'G01' }))).toEqual([]);
  });

  it('MV-13.3, MV-11.2: missions for the end of a turn are looked at then, one of them at most (MV-13.5)', () => {
    const seats = [{ cash: 300, level: 3, missions: ['M18', 'M22'], secondMission: true }];
    const at = trading('GB', { seats }, medal);
    expect(done(at)).toEqual([]);
    at.do(0, 'end-business');
    expect(at.choices('fulfil', 'mission')).toEqual(['M18', 'M22']);
    at.do(0, { do: 'fulfil', mission: 'M22' });
    expect([done(at), at.at('active')]).toEqual([['M22'], 1]);
  });

  it('MV-13.5: a new mission is not fulfilled by what completed the old one', () => {
    // the replacement asks for the same landing
    const at = venus(
      { phase: 'flight', turn: { bp: 6, from: 'RP-R2', dice: [2, 2, 2] }, seats: [{ at: 'RP-R1', missions: ['M16'] }] },
      { draws: { reward: [20], mission: [2] } },
    ).fly('RP-C1');
    // first contact fulfils M16; M03 wants a landing after it was drawn
    expect([done(at), at.at('seats.0.missions')]).toEqual([['M16'], ['M03']]);
  });

  it('MV-13.6, MV-12.1: the second mission: 60 credits, 5 fame, once', () => {
    const at = trading('GB', { seats: [{ cash: 130 }] }).do(0, 'second-mission');
    expect(at.at('seats.0')).toMatchObject({ cash: 70, fame: 5, secondMission: true });
    expect(at.at('seats.0.missions')).toHaveLength(2);
    expect(at.refusal(0, 'second-mission')).toBe('MV-13.6 second-mission-taken');
  });

  const ALL = Array.from({ length: 24 }, (_, i) => `M${`${i + 1}`.padStart(2, '0')}`);

  it('MV-13.7, MV-13.11, MV-13.12: an empty deck gives nothing, and sells nothing', () => {
    const missionsOut = ALL.filter((id) => id !== 'M03');
    const at = venus(
      {
        phase: 'flight',
        missionsOut,
        turn: { bp: 6, from: 'RP-R2' },
        seats: [{ at: 'RP-R1', missions: ['M03'] }, { missions: [] }],
      },
      medal,
    ).fly('RP-C1');
    expect([done(at), at.at('seats.0.missions'), at.asked(0)]).toEqual([['M03'], [], 'business']);
    const base = trading('GB', { missionsOut: ALL, seats: [{ cash: 100, missions: [] }, { missions: [] }] });
    expect(base.refusal(0, 'second-mission')).toBe('MV-13.11 no-mission-left');
  });

  it('MV-13.9: one event completes one mission: the player chooses', () => {
    const seats = [{ missions: ['M01', 'M20'], secondMission: true, goods: { G01: 1 } }];
    const at = landedAt('JW-C1', { cultures: { JW: 'graw' }, seats }, medal);
    at.state.soldKinds[0] = 0b101;
    at.do(0, { do: 'sell', good: 'G01' });
    expect(at.choices('fulfil', 'mission')).toEqual(['M01', 'M20']);
    at.do(0, { do: 'fulfil', mission: 'M20' });
    expect([done(at), (at.at('seats.0.missions') as string[]).includes('M01')]).toEqual([['M20'], true]);
  });

  it('MV-13.10: what has become impossible is replaced at the start of the turn, the new one too', () => {
    const gone = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`P${`${i + 1}`.padStart(2, '0')}`, 'gone']));
    const at = venus(
      { waiting: gone, seats: [{ at: 'T09-2' }, { at: 'T09-2', missions: ['M19'] }] },
      { draws: { mission: [4, 0] } },
    ).do(0, 'stay');
    // M19 (ferry) goes, M05 (a cruise with a passenger) comes and goes, M01 stays
    expect(at.at('seats.1')).toMatchObject({ missions: ['M01'], completed: [], fame: 0, rewards: [] });
    expect(at.events('mission-impossible').map(({ mission }) => mission)).toEqual([18, 4]);
  });
});

describe('MV-19.27 to MV-19.33: conditions', () => {
  it('MV-19.27: goods aboard at the landing (Full Crates)', () => {
    const at = (goods: Plain) => done(landing('M02', 'IW-R2', 'IW-R1', 'IW-C1', { goods }));
    expect([at({ G01: 1 }), at({ G01: 1, G03: 1 })]).toEqual([[], ['M02']]);
  });

  it('MV-19.27: the laser dial (Show of Force), not its bonus', () => {
    const at = (laser: number, rewards: string[] = []) =>
      done(landing('M04', 'WT-R2', 'WT-R1', 'WT-C1', { laser, rewards }));
    expect([at(2), at(2, ['R04']), at(3)]).toEqual([[], [], ['M04']]);
  });

  it('MV-19.27: a passenger aboard (Island Cruise)', () => {
    const at = (passengers: string[]) => done(landing('M05', 'WW-R2', 'WW-R1', 'WW-C1', { passengers }));
    expect([at([]), at(['P01'])]).toEqual([[], ['M05']]);
  });

  it('MV-19.28, MV-19.33: a sale in a strong market (Strike While Hot)', () => {
    const at = (top: string[], rewards: string[] = []) => {
      const seats = [{ missions: ['M06'], goods: { G01: 1 }, rewards }];
      const table = landedAt('IM-C1', { cultures: { IM: 'graw' }, markets: { graw: top }, seats }, medal);
      return done(table.do(0, rewards.length > 0 ? { do: 'rush-sale', good: 'G01' } : { do: 'sell', good: 'G01' }));
    };
    expect(at(['strong', 'weak', 'active'])).toEqual(['M06']);
    expect(at(['weak', 'strong', 'active'])).toEqual([]);
    expect(at(['weak', 'strong', 'active'], ['R17'])).toEqual([]); // MV-19.20: the price alone
  });

  it('MV-19.28: land and pay (Relief Fund)', () => {
    const seats = [{ missions: ['M07'], cash: 40 }];
    const at = landedAt('PP-C1', { cultures: { PP: 'graw' }, seats }, medal).do(0, {
      do: 'pay-mission',
      mission: 'M07',
    });
    expect(at.at('seats.0')).toMatchObject({ completed: ['M07'], cash: 10 });
    expect(
      landedAt('PP-C1', { cultures: { PP: 'graw' }, seats: [{ missions: ['M07'], cash: 20 }] }).options(
        0,
        'pay-mission',
      ),
    ).toEqual([]);
    expect(trading('PP-C1', { cultures: { PP: 'graw' }, seats }).options(0, 'pay-mission')).toEqual([]);
  });

  it('MV-19.27: the neutral spaceport (Through the Fog), not a merchant one', () => {
    const state = { cultures: { NH: 'graw' }, spaceports: { 'NH-B1': 1 } };
    const at = (field: string, from: string) =>
      venus(
        {
          ...state,
          phase: 'flight',
          turn: { bp: 3, from, dice: [1, 1, 1] },
          seats: [{ at: field, missions: ['M08'] }],
        },
        medal,
      ).do(0, 'land');
    expect([done(at('NH-B3', 'NH-B4')), done(at('NH-B1', 'NH-B2'))]).toEqual([['M08'], []]);
  });

  it('MV-19.33, MV-19.37: an asteroid of the Asteroid System (Rock Samples), tokens included', () => {
    const at = (field: string, from: string, fields = {}) =>
      venus({ fields, phase: 'flight', turn: { bp: 3, from }, seats: [{ at: field, missions: ['M09'] }] }, medal).do(
        0,
        'land',
      );
    expect(done(at('AS-D3', 'AS-D4'))).toEqual(['M09']);
    expect(done(at('AS-F4', 'AS-F5', { 'AS-F4': 'asteroid' }))).toEqual(['M09']);
    expect(done(at('IW-R2', 'IW-R1'))).toEqual([]);
  });

  it('MV-19.27: a technology owned (Tech Exchange)', () => {
    const at = (techs: Plain) =>
      venus(
        { phase: 'flight', turn: { bp: 3, from: 'GS-R2' }, seats: [{ at: 'GS-R3', missions: ['M10'], techs }] },
        medal,
      ).do(0, 'land');
    expect([done(at({})), done(at({ jammer: 1 }))]).toEqual([[], ['M10']]);
  });

  it('MV-19.28: unload a foreign good (Foreign Wares)', () => {
    const at = (good: string) =>
      landedAt('DW-C1', { cultures: { DW: 'graw' }, seats: [{ missions: ['M11'], goods: { [good]: 1 } }] }, medal).do(
        0,
        { do: 'unload-good', good },
      );
    expect([done(at('G03')), done(at('G01'))]).toEqual([[], ['M11']]);
  });

  it('MV-19.28, MV-19.33: sales by category (Staple Supplies, Good Taste)', () => {
    const at = (mission: string, field: string, good: string) =>
      done(
        landedAt(
          field,
          { cultures: { [field.slice(0, 2)]: 'graw' }, seats: [{ missions: [mission], goods: { [good]: 1 } }] },
          medal,
        ).do(0, { do: 'sell', good }),
      );
    expect([at('M01', 'JW-C1', 'G01'), at('M01', 'JW-C1', 'G02')]).toEqual([['M01'], []]);
    expect([at('M12', 'GP-C1', 'G02'), at('M12', 'GP-C1', 'G01')]).toEqual([['M12'], ['M12']]);
  });

  it('MV-19.33: sales on the black market count', () => {
    // the Shenna follow the last buyer of the Bionic Perfume
    const at = landedAt(
      'JW-C1',
      {
        cultures: { JW: 'shenna' },
        turn: { landed: true, dice: [1, 2, 3] },
        seats: [{ missions: ['M01'], goods: { G01: 1 }, techs: { 'cloaking-field': 1 } }],
      },
      medal,
    );
    at.do(0, { do: 'assign', die: 1, to: 'cloaking-field' }, { do: 'sell', good: 'G01' });
    expect(done(at)).toEqual(['M01']);
  });

  it('MV-19.28: a purchase (Settler Order)', () => {
    const at = landedAt('CW-C1', { cultures: { CW: 'graw' }, seats: [{ missions: ['M13'], cash: 60 }] }, medal);
    expect(done(at.do(0, { do: 'buy-good', good: 'G03' }))).toEqual(['M13']);
  });

  it('MV-19.27: the shield dial (Hardened Hull)', () => {
    const at = (shield: number) => done(landing('M14', 'IB-R2', 'IB-R1', 'IB-C1', { shield }));
    expect([at(2), at(3)]).toEqual([[], ['M14']]);
  });

  it('MV-19.32: ship upgrades (Tinkerer), spaceports (Harbour Master), pilot level (Ace), passengers (Ferry Service)', () => {
    const end = (more: Plain, state = {}) =>
      done(trading('GB', { ...state, seats: [more, { missions: ['M01'] }] }, medal).do(0, 'end-business'));
    expect(end({ missions: ['M15'], techs: { shuttle: 1 } })).toEqual([]);
    expect(end({ missions: ['M15'], techs: { shuttle: 1, 'variable-laser': 1 } })).toEqual(['M15']);
    expect(end({ missions: ['M21'] }, { spaceports: { 'CW-R1': 0 } })).toEqual(['M21']);
    expect(end({ missions: ['M21'], contracts: ['CW-R1'] })).toEqual([]);
    expect([end({ missions: ['M22'], level: 2 }), end({ missions: ['M22'], level: 3 })]).toEqual([[], ['M22']]);
    const ferry = trading(
      'CW-C1',
      { cultures: { CW: 'graw' }, seats: [{ missions: ['M19'], passengers: ['P10'] }] },
      medal,
    );
    expect(done(ferry.do(0, { do: 'drop-off', passenger: 'P10' }))).toEqual(['M19']);
  });

  it('MV-19.31: cash alone (Deep Pockets)', () => {
    const end = (cash: number) =>
      done(
        trading('GB', { seats: [{ missions: ['M18'], cash, contactCredits: { graw: 90 } }] }, medal).do(
          0,
          'end-business',
        ),
      );
    expect([end(299), end(300)]).toEqual([[], ['M18']]);
  });

  it('MV-19.29: one sale of each category since one holds the card (Full Range)', () => {
    const seats = [{ missions: ['M20'], goods: { G01: 1, G02: 1 } }];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats }, medal);
    at.do(0, { do: 'sell', good: 'G01' }, { do: 'sell', good: 'G02' });
    expect([done(at), at.state.soldKinds[0]]).toEqual([[], 0b110]);
    at.state.soldKinds[0] |= 1;
    expect(at.state.soldKinds[1]).toBe(0); // whoever gets it by a jammer starts at zero
  });
});
