import type { Draws, Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { landedAt, trading, venus } from '../table.ts';

/** The other side of cards.test.ts: the same positions for those who have no such technology, mission, reward or level. */

const GRAW = { cultures: { CW: 'graw' } };
const rolled = (more: Plain = {}, draws: Draws = { speed: [1, 2, 4] }, state: Plain = {}) =>
  venus({ ...state, seats: [{ at: 'GB', ...more }] }, { draws }).do(0, { do: 'declare', to: 'T09-1' });
const flying = (at: string, from: string, bp: number, more: Plain = {}, state: Plain = {}, draws: Draws = {}) =>
  venus({ phase: 'flight', turn: { bp, from, dice: [1, 2, 4] }, ...state, seats: [{ at, ...more }] }, { draws });
const buy = { do: 'buy-good', good: 'G03' };
const sell = { do: 'sell', good: 'G01' };

describe('MV-16: without the technology', () => {
  it('dice are worth what they show', () => expect(rolled().at('turn.bp')).toBe(7));
  it('there is no flame, no probe and no market to shift', () => {
    const at = rolled({}, undefined, { ...GRAW, contacts: { JW: 'yxklyx' } });
    for (const kind of ['flame', 'probe', 'shift-market']) expect(at.options(0, kind), kind).toEqual([]);
    expect(rolled({ techs: { 'strong-flame': 1 } }, undefined, GRAW).options(0, 'flame')).toHaveLength(1);
    expect(
      rolled({ techs: { 'data-probe': 1 } }, undefined, { contacts: { JW: 'yxklyx' } }).options(0, 'probe'),
    ).toHaveLength(1);
  });
  it('dice go to nothing that the ship does not have', () => {
    const to = (techs: Plain) => new Set(rolled({ techs, cash: 50 }, undefined, GRAW).choices('assign', 'to'));
    expect(to({})).toEqual(new Set());
    expect(to({ shuttle: 1 })).toEqual(new Set(['shuttle']));
  });
  it('nobody swaps missions', () => {
    const asked = (techs: Plain) =>
      venus({
        seats: [
          { at: 'GB', techs, missions: ['M01'] },
          { at: 'GB', missions: ['M02'] },
        ],
      })
        .do(0, 'stay')
        .asked(0);
    expect([asked({}), asked({ jammer: 1 })]).toEqual(['business', 'jam']);
  });
  it('a passenger pays the fare alone', () => {
    const at = trading('CW-C1', { ...GRAW, seats: [{ cash: 0, passengers: ['P10'] }] });
    expect(at.do(0, { do: 'drop-off', passenger: 'P10' }).at('seats.0.cash')).toBe(160);
  });
});

describe('MV-13: short of the mission', () => {
  it('MV-13.9: M07 is not paid by who has less', () => {
    const at = (cash: number) =>
      landedAt('PP-C1', { cultures: { PP: 'graw' }, seats: [{ cash, missions: ['M07'] }] }).options(0, 'pay-mission');
    expect([at(29).length, at(30).length]).toEqual([0, 1]);
  });
});

describe('MV-14: without the reward', () => {
  it('R01, R02, R06, R15, R16: no compass, no thrust by a 2, no gate of one’s choice, no fuel', () => {
    for (const kind of ['compass', 'fuel-cell']) expect(rolled().options(0, kind), kind).toEqual([]);
    expect(rolled({}, { speed: [2, 3, 4] }).options(0, 'thrust')).toEqual([]);
    const gates = { teleportals: ['GP-R8', 'IW-R9', 'PP-R1'] };
    expect(flying('GP-R7', 'GP-R6', 1, {}, gates, { teleportal: [1] }).options(0, 'free-jump')).toEqual([]);
  });
  it('R07, R08: one sale and one purchase after a landing', () => {
    const sold = landedAt('CW-C1', { ...GRAW, seats: [{ goods: { G01: 3 } }] }).do(0, sell);
    expect(sold.refusal(0, sell)).toBe('MV-7.1.3 no-sales-left');
    const bought = landedAt('CW-C1', { ...GRAW, seats: [{ cash: 300 }] }).do(0, buy);
    expect(bought.refusal(0, buy)).toBe('MV-7.1.3 no-buys-left');
  });
  it('R09: a basic good costs what is printed', () => {
    const at = trading('CW-C1', { ...GRAW, seats: [{ cash: 100 }] }).do(0, buy);
    expect(at.at('seats.0.cash')).toBe(70);
  });
  it('R11: a fee goes to the owner of the port', () => {
    const at = (cash: number) =>
      trading('CW-R1', { ...GRAW, spaceports: { 'CW-R1': 1 }, seats: [{ cash }, { cash: 0 }] });
    expect(at(30).refusal(0, buy)).toBe('MV-1.22 too-little-cash');
    const paid = at(40).do(0, buy);
    expect([paid.at('seats.0.cash'), paid.at('seats.1.cash')]).toEqual([0, 10]);
  });
});

describe('MV-15: a level below, or the other side', () => {
  const ace = (pilot: string, side: string) => ({ pilot, level: 3, side });
  it('human: nothing is rolled again at level 1', () => expect(rolled({ level: 1 }).options(0, 'reroll')).toEqual([]));
  it('human 3a: one sale after a landing', () => {
    const at = landedAt('CW-C1', { ...GRAW, seats: [{ ...ace('human', 'a'), goods: { G01: 3 } }] }).do(0, sell);
    expect(at.refusal(0, sell)).toBe('MV-7.1.3 no-sales-left');
  });
  it('eeepeeep: thrust by a 1 alone but for side a, exits at will but for side b', () => {
    const dice = { speed: [2, 5, 6] };
    expect(rolled({ pilot: 'eeepeeep', level: 2 }, dice).options(0, 'thrust')).toEqual([]);
    expect(rolled(ace('eeepeeep', 'b'), dice).options(0, 'thrust')).toEqual([]);
    expect(flying('NH-B4', 'NH-B3', 2, ace('eeepeeep', 'a')).options(0, 'free-exit')).toEqual([]);
  });
  it('whynom: technologies and spaceports at their price', () => {
    const paid = (level: number) =>
      trading('CW-C1', {
        ...GRAW,
        techStock: { CW: { 'strong-flame': 1 } },
        seats: [{ pilot: 'whynom', level, cash: 100 }],
      })
        .do(0, { do: 'buy-tech', tech: 'strong-flame' })
        .at('seats.0.cash');
    expect([paid(1), paid(2)]).toEqual([70, 80]);
    const poor = trading('CW-C2', { ...GRAW, seats: [{ ...ace('whynom', 'b'), cash: 170 }] }).do(0, 'end-business');
    expect(poor.options(0, 'build')).toEqual([]);
  });
  it('qossuth 3b: a test is rolled once', () => {
    const at = (side: string) =>
      flying('SN-R6', 'SN-R1', 1, { ...ace('qossuth', side), shield: 1 }, {}, { test: [6, 1] }).options(
        0,
        'roll-again',
      );
    expect([at('a').length, at('b').length]).toEqual([1, 0]);
  });
});
