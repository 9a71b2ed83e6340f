import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { landedAt, trading, venus } from '../table.ts';

const graw = { cultures: { CW: 'graw' } };
const build = (orbital: string) => ({ do: 'build', orbital });
const buy = (good: string) => ({ do: 'buy-good', good });
const sell = (good: string) => ({ do: 'sell', good });

describe('MV-9: building', () => {
  const ready = (field: string, state: Plain = {}, more: Plain = {}, options = {}) =>
    trading(field, { ...graw, ...state, seats: [{ cash: 250, ...more }] }, { options });

  it('MV-9.1, MV-9.2, MV-9.4: 200 credits, a marker, the ship moves onto it, and the turn ends', () => {
    const at = ready('CW-C1').do(0, 'end-business', build('CW-R1'));
    expect(at.at('seats.0')).toMatchObject({ cash: 50, at: 'CW-R1', markers: 4 });
    expect([at.at('spaceports'), at.at('active')]).toEqual([{ 'CW-R1': 0 }, 1]);
  });

  it('MV-9.1: not in a turn in which one bought something; sales do not matter', () => {
    expect(ready('CW-C1', {}, { cash: 300 }).do(0, buy('G03'), 'end-business').at('active')).toBe(1);
    expect(
      ready('CW-C1', {}, { goods: { G01: 1 } })
        .do(0, sell('G01'), 'end-business')
        .asked(0),
    ).toBe('build');
  });

  it('MV-9.2: only onto the orbital field of this city, for cash, without discount', () => {
    const at = ready('CW-C1').do(0, 'end-business');
    expect(at.choices('build', 'orbital')).toEqual(['CW-R1']);
    const home = { level: 3, cash: 199, contactCredits: { humans: 90 } };
    expect(
      ready('CW-C1', { cultures: { CW: 'humans' } }, home)
        .do(0, 'end-business')
        .at('active'),
    ).toBe(1);
  });

  it('MV-9.3: not where another holds the contract; ships there do not matter', () => {
    const seats = [{ cash: 250 }, { contracts: ['CW-R1'] }];
    expect(
      trading('CW-C1', { ...graw, seats })
        .do(0, 'end-business')
        .at('active'),
    ).toBe(1);
    const ship = [{ cash: 250 }, { at: 'CW-R1' }];
    expect(
      trading('CW-C1', { ...graw, seats: ship })
        .do(0, 'end-business')
        .asked(0),
    ).toBe('build');
  });

  it('MV-9.5: the way down closes for everybody, the way up stays', () => {
    const state = { ...graw, spaceports: { 'CW-R4': 0 } };
    const down = venus({ ...state, phase: 'flight', turn: { bp: 4, from: 'CW-R3' }, seats: [{ at: 'CW-R4' }] });
    expect(down.choices('fly', 'to')).toEqual(['CW-R5']);
    expect(down.refusal(0, { do: 'fly', to: 'CW-C2' })).toBe('MV-9.5 way-down-closed');
    const up = venus({ ...state, seats: [{ at: 'CW-C2' }] }, { draws: { speed: [1, 1, 1] } });
    expect(up.choices('declare', 'to')).toEqual(['CW-R4']);
    expect(up.do(0, 'stay').asked(0)).toBe('business');
  });

  it('MV-9.6: in the Asteroid System the neutral spaceport is ruined', () => {
    const at = ready('AS-C1', { cultures: { AS: 'graw' } }).do(0, 'end-business');
    expect(at.choices('build', 'orbital')).toEqual(['AS-A2']);
    at.do(0, build('AS-A2'));
    expect([at.ship(), at.at('fields.AS-C1'), at.at('spaceports')]).toEqual(['AS-A2', 'asteroid', { 'AS-A2': 0 }]);
  });

  it('MV-9.9: ships on the ruin stand on an asteroid, without business', () => {
    const at = trading('AS-C1', { cultures: { AS: 'graw' }, seats: [{ cash: 250 }, { at: 'AS-C1' }] });
    at.do(0, 'end-business', build('AS-A2')).do(1, 'stay');
    expect(at.at('active')).toBe(0);
  });

  it('MV-9.7: not without a marker in hand; drills stay where they are', () => {
    const drills = { 'IW-R2': 0, 'IW-R6': 0, 'DW-R5': 0, 'JW-R9': 0, 'IM-R6': 0 };
    const at = ready('CW-C1', { drills }).do(0, 'end-business');
    expect([at.at('active'), Object.keys(at.at('drills') as object).length]).toEqual([1, 5]);
  });

  it('MV-9.8: one spaceport on an orbital field', () => {
    expect(
      ready('CW-C1', { spaceports: { 'CW-R1': 1 } })
        .do(0, 'end-business')
        .at('active'),
    ).toBe(1);
  });

  it('MV-19.9: some build for 170; a contract still costs 200', () => {
    const builder = { pilot: 'whynom', level: 3, side: 'a', cash: 200 };
    const at = ready('CW-C1', {}, builder);
    expect(at.do(0, 'end-business', build('CW-R1')).at('seats.0.cash')).toBe(30);
    expect(ready('CW-C1', {}, builder).do(0, { do: 'buy-contract', orbital: 'CW-R1' }).at('seats.0.cash')).toBe(0);
  });
});

describe('MV-10: landing places and contracts', () => {
  it('MV-10.1, MV-8.1: a merchant spaceport is a landing place for everybody, with the market of its system', () => {
    const at = venus({
      ...graw,
      spaceports: { 'CW-R4': 1 },
      phase: 'flight',
      turn: { bp: 4, from: 'CW-R3' },
      seats: [{ at: 'CW-R4', cash: 50 }],
    }).do(0, 'land');
    expect([at.asked(0), at.choices('buy-good', 'good')]).toEqual(['business', ['G03']]);
  });

  it('MV-10.2, MV-1.19: printed spaceports and the base belong to nobody', () => {
    expect(
      trading('NH-B3', { cultures: { NH: 'graw' }, seats: [{ cash: 30 }] })
        .do(0, buy('G03'))
        .at('seats.0.cash'),
    ).toBe(0);
    expect(venus().at('spaceports')).toEqual({});
  });

  it('MV-10.3, MV-10.4: the holder of a contract builds later without paying again, and the contract is gone', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ cash: 0, contracts: ['CW-R1'] }] }).do(
      0,
      'end-business',
      build('CW-R1'),
    );
    expect(at.at('seats.0')).toMatchObject({ cash: 0, contracts: [], at: 'CW-R1' });
  });

  it('MV-10.3: in the Nebula Habitat a contract is the only way, and the neutral spaceport stays', () => {
    const there = (more: Plain) => trading('NH-B3', { cultures: { NH: 'graw' }, seats: [{ cash: 400, ...more }] });
    expect(there({}).do(0, 'end-business').at('active')).toBe(1);
    const at = there({ contracts: ['NH-B1'] }).do(0, 'end-business', build('NH-B1'));
    expect([at.ship(), at.at('fields.NH-B3'), at.at('seats.0.cash')]).toEqual(['NH-B1', undefined, 400]);
    const ship = trading('GS-R3', { cultures: { GS: 'graw' }, seats: [{ contracts: ['GS-R1'] }] }).do(
      0,
      'end-business',
    );
    expect(ship.choices('build', 'orbital')).toEqual(['GS-R1']);
  });

  it('MV-10.3, MV-9.1: buying the contract is a buy action, so one builds in a later turn', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ cash: 200 }] });
    expect(at.do(0, { do: 'buy-contract', orbital: 'CW-R1' }, 'end-business').at('active')).toBe(1);
  });
});

describe('MV-8: fees', () => {
  const port = (owner: number, more: Plain = {}, state: Plain = {}) =>
    trading('CW-R1', {
      ...graw,
      spaceports: { 'CW-R1': owner },
      ...state,
      seats: [{ cash: 100, goods: { G01: 1 }, ...more }, { cash: 0 }],
    });

  it('MV-8.2: others pay the owner 10 for each purchase and sale', () => {
    const at = port(1).do(0, buy('G03'), sell('G01'));
    expect([at.at('seats.0.cash'), at.at('seats.1.cash')]).toEqual([100 - 30 - 10 + 110 - 10, 20]);
  });

  it('MV-8.2, MV-8.3: who cannot pay the fee may not buy; first-contact credits do not pay it', () => {
    const card = { cash: 9, contactCredits: { graw: 90 } };
    expect(port(1, card).refusal(0, buy('G03'))).toBe('MV-1.22 too-little-cash');
    expect(
      port(1, { ...card, cash: 10 })
        .do(0, buy('G03'))
        .at('seats.0'),
    ).toMatchObject({ cash: 0, contactCredits: { graw: 60 } });
  });

  it('MV-8.3: the fee of a sale may come from its proceeds', () => {
    expect(port(1, { cash: 0 }).do(0, sell('G01')).at('seats.0.cash')).toBe(100);
  });

  it('MV-8.4: the owner gets 10 from the bank for each own action', () => {
    const at = port(0).do(0, buy('G03'), sell('G01'));
    expect(at.at('seats.0.cash')).toBe(100 - 30 + 10 + 110 + 10);
  });

  it('MV-8.5: only buy and sell actions cost a fee; a contract is one', () => {
    const at = port(1, { cash: 300, passengers: ['P10'] }).do(
      0,
      { do: 'drop-off', passenger: 'P10' },
      { do: 'unload-good', good: 'G01' },
    );
    expect(at.at('seats.1.cash')).toBe(0);
    at.do(0, { do: 'buy-contract', orbital: 'CW-R4' });
    expect(at.at('seats.1.cash')).toBe(10);
  });

  it('MV-8.6: nothing from the bank for a free purchase; others pay their fee as usual', () => {
    const free = { pilot: 'human', level: 3 };
    const state = { cultures: { CW: 'humans' }, stock: { CW: { G06: 5, G05: 1 } } };
    expect(port(0, free, state).do(0, buy('G05')).at('seats.0.cash')).toBe(100);
    const guest = port(1, free, state).do(0, buy('G05'));
    expect([guest.at('seats.0.cash'), guest.at('seats.1.cash')]).toEqual([90, 10]);
  });

  it('MV-16.4, MV-19.18: no fee with a cloaking field in use or a docking waiver; the owner gets nothing', () => {
    const waiver = port(1, { rewards: ['R11'] }).do(0, buy('G03'));
    expect([waiver.at('seats.0.cash'), waiver.at('seats.1.cash')]).toEqual([70, 0]);
    const cloak = landedAt('CW-R1', {
      ...graw,
      spaceports: { 'CW-R1': 1 },
      turn: { landed: true, dice: [1, 2, 3] },
      seats: [{ cash: 100, techs: { 'cloaking-field': 1 } }, { cash: 0 }],
    });
    cloak.do(0, { do: 'assign', die: 1, to: 'cloaking-field' }, buy('G03'));
    expect([cloak.at('seats.0.cash'), cloak.at('seats.1.cash')]).toEqual([70, 0]);
  });
});
