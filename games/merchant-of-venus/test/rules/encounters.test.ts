import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { venus } from '../table.ts';

/** The ship comes to the encounter field GP-R8 from GP-R7. */
const meeting = (card: string, state: Plain = {}, more: Plain = {}, draws = {}, bp = 5) =>
  venus(
    {
      phase: 'flight',
      encounters: [card],
      turn: { bp, from: 'GP-R6', dice: [1, 1, 1] },
      ...state,
      seats: [{ at: 'GP-R7', cash: 0, ...more }],
    },
    { draws },
  );

describe('MV-5: encounters', () => {
  it('MV-5.12.1, MV-5.12.4: the top card is carried out, then the ship flies on', () => {
    const at = meeting('E20');
    expect([at.at('fields.GP-R8'), at.ship(), (at.at('encounters') as string[]).includes('E20')]).toEqual([
      'blue',
      'GP-R1',
      false,
    ]);
  });

  it('MV-5.12.2, MV-19.35: tokens replace the field; other cards leave it an encounter field', () => {
    const kinds = (card: string, draws = {}) => meeting(card, {}, {}, draws).at('fields.GP-R8');
    expect(kinds('E01')).toBe('teleportal');
    expect(kinds('E16')).toBe('asteroid');
    expect(kinds('E20')).toBe('blue');
    expect(kinds('E23', { production: [0] })).toBeUndefined();
    expect(kinds('E27')).toBeUndefined();
  });

  it('MV-5.12.3: a random pirate is placed and fought at once', () => {
    const at = meeting('E07', {}, {}, { pirate: [4], pirates: [1] });
    expect([at.asked(0), at.at('pirates.PI5.at')]).toEqual(['pirates', 'GP-R8']);
    expect(meeting('E07', {}, { cash: 30 }, { pirate: [4] }, 1).at('seats.0.cash')).toBe(10);
  });

  it('MV-1.6: without a pirate in the pool the rest of the card does nothing', () => {
    const all = ['PI1', 'PI2', 'PI3', 'PI4', 'PI5', 'PI6', 'PI7', 'PI8', 'PI9'];
    expect(meeting('E07', { piratesDestroyed: all }).at('fields.GP-R8')).toBe('blue');
  });

  it('MV-5.12.4: an asteroid may be landed on or drilled at once', () => {
    const at = meeting('E16', {}, { techs: { 'drilling-licence': 1 } });
    expect(at.asked(0)).toBe('drill');
    expect(at.do(0, 'decline').options(0, 'land')).toHaveLength(1);
  });

  it('MV-5.12.5, MV-5.12.11, MV-16.23: production brings all goods of a discovered culture to its market, no technologies', () => {
    const state = { cultures: { CW: 'graw' }, stock: { CW: { G03: 2 } }, techStock: { CW: { 'strong-flame': 1 } } };
    const at = meeting('E23', state, {}, { production: [2] });
    expect([at.at('stock.CW.G03'), at.at('supply.G03')]).toEqual([6, undefined]);
    expect([at.at('techStock.CW'), at.at('techSupply.strong-flame')]).toEqual([{ 'strong-flame': 1 }, 2]);
    expect(at.at('encounterDiscard')).toEqual(['E23']);
  });

  it('MV-5.12.5: nothing for a culture that was not discovered', () => {
    expect(meeting('E23', {}, {}, { production: [13] }).at('supply.G14')).toBe(4);
  });

  it('MV-5.12.6: a title goes to whoever draws it', () => {
    expect(meeting('E27').at('seats.0.titles')).toEqual(['pirate-hunter']);
  });

  it('MV-5.12.7: intel goes next to the round track', () => {
    const at = meeting('E33');
    expect([at.at('track'), at.at('seats.0.intel')]).toEqual([['market-tip'], []]);
  });

  it('MV-5.12.8, MV-14.4: archaeology: 2 fame for each relic, or 20 credits without', () => {
    expect(meeting('E35', {}, { rewards: ['R01', 'R02', 'R07'] }).at('seats.0')).toMatchObject({ fame: 4, cash: 0 });
    expect(meeting('E35', {}, { rewards: ['R07'] }).at('seats.0')).toMatchObject({ fame: 0, cash: 20 });
  });

  it('MV-5.12.9: an empty deck is renewed from the discards', () => {
    const at = venus(
      {
        phase: 'flight',
        encounterDiscard: ['E35'],
        emptyDeck: true,
        turn: { bp: 5, from: 'GP-R6', dice: [1, 1, 1] },
        seats: [{ at: 'GP-R7', cash: 0 }],
      },
      { draws: { encounters: [[34]] } },
    );
    expect([at.at('seats.0.cash'), at.at('encounterDiscard')]).toEqual([20, ['E35']]);
  });

  it('MV-5.12.9: without discards the field becomes blue', () => {
    const at = venus({
      phase: 'flight',
      emptyDeck: true,
      turn: { bp: 5, from: 'GP-R6', dice: [1, 1, 1] },
      seats: [{ at: 'GP-R7' }],
    });
    expect([at.at('fields.GP-R8'), at.events('encounter-drawn')]).toEqual(['blue', []]);
  });

  it('MV-5.12.10: also with the last BP, but not when one starts there', () => {
    expect(meeting('E35', {}, {}, {}, 1).at('seats.0.cash')).toBe(20);
    const start = venus({ encounters: ['E35'], seats: [{ at: 'GP-R8', cash: 0 }] }, { draws: { speed: [1, 1, 1] } });
    expect(start.go('GP-R7').events('encounter-drawn')).toEqual([]);
  });

  it('MV-5.12.10: one card for each field and turn: entered again it is blue', () => {
    const at = venus({
      phase: 'flight',
      encounters: ['E35', 'E36', 'E34'],
      turn: { bp: 9, from: 'AS-E3', dice: [1, 1, 1] },
      seats: [{ at: 'AS-E4', cash: 0 }],
    });
    at.fly('AS-F4', 'AS-F5', 'AS-E4', 'AS-F4');
    expect([at.events('encounter-drawn').length, at.at('seats.0.cash')]).toEqual([1, 20]);
    at.fly('AS-G5', 'AS-G6');
    expect(at.events('encounter-drawn')).toHaveLength(2);
  });

  it('MV-5.12.12, MV-5.12.13: intel costs cash, is no buy action, and cannot be bought again in the turn of its use', () => {
    const at = venus({
      phase: 'business',
      cultures: { CW: 'graw' },
      track: ['market-tip'],
      turn: { landed: true },
      seats: [{ at: 'CW-C1', flown: true, cash: 90 }],
    });
    at.do(0, { do: 'buy-intel', intel: 'market-tip' }, 'market-tip', { do: 'shift-market', system: 'CW' });
    expect([at.at('seats.0.cash'), at.at('turn.buys'), at.at('markets.graw.0')]).toEqual([50, 0, 'active']);
    expect(at.refusal(0, { do: 'buy-intel', intel: 'market-tip' })).toBe('MV-5.12.13 intel-just-used');
  });

  it('MV-5.12.7, MV-1.22: too little cash buys no intel', () => {
    const at = venus({ track: ['market-tip'], seats: [{ cash: 39 }] });
    expect(at.refusal(0, { do: 'buy-intel', intel: 'market-tip' })).toBe('MV-1.22 too-little-cash');
  });

  it('MV-19.24: a market tip works at any moment of the own turn', () => {
    const seats = [{ at: 'CW-R5', intel: ['market-tip'] }];
    const at = venus({ cultures: { CW: 'graw' }, seats }, { draws: { speed: [1, 1, 1] } }).go('CW-R6');
    at.do(0, 'market-tip', { do: 'shift-market', system: 'CW' });
    expect([at.asked(0), at.at('markets.graw')]).toEqual(['flight', ['active', 'strong', 'weak']]);
  });

  it('MV-19.21: a pardon, too: up to three infamy go back', () => {
    const at = venus({ seats: [{ infamy: 5, rewards: ['R23'] }] }).do(0, { do: 'pardon', reward: 'R23' });
    expect([at.at('seats.0.infamy'), at.at('discardedRewards'), at.asked(0)]).toEqual([2, ['R23'], 'declare']);
  });
});
