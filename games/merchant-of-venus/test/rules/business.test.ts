import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { limitOf } from '../../src/rules/buying.ts';
import { landedAt, trading, venus } from '../table.ts';

/** The Graw (basic good G03, strong flames, holds) live on the Colony World. */
const graw = { cultures: { CW: 'graw' } };
const buy = (good: string) => ({ do: 'buy-good', good });
const sell = (good: string) => ({ do: 'sell', good });

describe('MV-7: when and how much', () => {
  it('MV-7.1.1, MV-7.1.2, MV-7.1.5: any number of things in any order, on a city or neutral spaceport', () => {
    const at = trading('NH-B3', { cultures: { NH: 'graw' }, seats: [{ cash: 100, goods: { G01: 1 } }] });
    at.do(0, buy('G03'), sell('G01'), buy('G03'));
    expect(at.asked(0)).toBe('business');
  });

  it('MV-7.1.3, MV-7.1.6: after a landing one purchase and one sale', () => {
    const at = landedAt('CW-C1', { ...graw, seats: [{ cash: 100, goods: { G01: 2 } }] }).do(0, buy('G03'), sell('G01'));
    expect(at.refusal(0, buy('G03'))).toBe('MV-7.1.3 no-buys-left');
    expect(at.refusal(0, sell('G01'))).toBe('MV-7.1.3 no-sales-left');
  });

  it('MV-7.1.4: after skipping the movement as many as one likes', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ cash: 120, holds: 2 }] });
    expect(at.do(0, buy('G03'), buy('G03'), buy('G03'), buy('G03')).at('seats.0.goods')).toEqual({ G03: 4 });
  });

  it('MV-6.7: after a first contact three and three, instead of one and one', () => {
    const at = landedAt('CW-C1', {
      ...graw,
      turn: { landed: true, contacted: true },
      seats: [{ cash: 120, holds: 2 }],
    });
    at.do(0, buy('G03'), buy('G03'), buy('G03'));
    expect(at.refusal(0, buy('G03'))).toBe('MV-7.1.3 no-buys-left');
  });

  it('MV-7.1.7: if the table wants it so, spaceports and the base have no limit', () => {
    const options = { landingLimit: 'cities' };
    const limits = (field: string, state = {}) => {
      const { state: found } = landedAt(field, { ...graw, ...state }, { options });
      return [limitOf(found, 0, 'buys'), limitOf(found, 0, 'sales')];
    };
    expect(limits('CW-C1')).toEqual([1, 1]);
    expect(limits('NH-B3', { cultures: { NH: 'graw' } })).toEqual([Infinity, Infinity]);
    expect(limits('GB')).toEqual([Infinity, Infinity]);
    expect(limits('CW-R1', { spaceports: { 'CW-R1': 1 } })).toEqual([Infinity, Infinity]);
    expect(limits('NH-B3', { cultures: { NH: 'graw' }, turn: { landed: true, contacted: true } })).toEqual([3, 3]);
  });

  it('MV-19.2: cards for more trade add up, also after a first contact', () => {
    const seats = [{ rewards: ['R07', 'R08'], level: 3, side: 'b' }];
    const { state } = landedAt('CW-C1', { ...graw, seats });
    expect([limitOf(state, 0, 'buys'), limitOf(state, 0, 'sales')]).toEqual([2, 3]);
    const contact = landedAt('CW-C1', { ...graw, seats, turn: { landed: true, contacted: true } });
    expect([limitOf(contact.state, 0, 'buys'), limitOf(contact.state, 0, 'sales')]).toEqual([4, 5]);
  });

  it('MV-4.8: nobody has to do anything', () => {
    expect(landedAt('CW-C1', graw).do(0, 'end-business').at('active')).toBe(1);
  });
});

describe('MV-7: buying', () => {
  it('MV-7.2.1, MV-7.2.4, MV-1.4: goods are paid to the bank and go into a hold', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ cash: 40 }] }).do(0, buy('G03'));
    expect(at.at('seats.0')).toMatchObject({ cash: 10, goods: { G03: 1 } });
    expect(at.at('stock.CW.G03')).toBe(5);
    expect(at.refusal(0, buy('G03'))).toBe('MV-1.22 too-little-cash');
  });

  it('MV-7.2.1, MV-7.5.2: also foreign goods that somebody unloaded', () => {
    const at = trading('CW-C1', { ...graw, stock: { CW: { G03: 6, G05: 1 } }, seats: [{ cash: 40 }] }).do(
      0,
      buy('G05'),
    );
    expect(at.at('seats.0')).toMatchObject({ cash: 30, goods: { G05: 1 } });
  });

  it('MV-7.2.2, MV-15.4: at home every purchase is cheaper by 10 for each level, never below 0', () => {
    const at = (level: number) =>
      trading('CW-C1', {
        cultures: { CW: 'humans' },
        stock: { CW: { G06: 5, G05: 1 } },
        seats: [{ cash: 300, level }],
      });
    expect(at(1).do(0, buy('G06')).at('seats.0.cash')).toBe(190);
    expect(at(3).do(0, buy('G06')).at('seats.0.cash')).toBe(210);
    expect(at(3).do(0, buy('G05')).at('seats.0.cash')).toBe(300);
    expect(at(2).do(0, { do: 'buy-contract', orbital: 'CW-R1' }).at('seats.0.cash')).toBe(120);
  });

  it('MV-7.2.3, MV-6.8, MV-6.9: first-contact credits of this culture pay, alone or with cash', () => {
    const seats = [{ cash: 100, contactCredits: { graw: 20 } }];
    const at = trading('CW-C1', { ...graw, seats }).do(0, buy('G03'));
    expect(at.at('seats.0')).toMatchObject({ cash: 90, contactCredits: { graw: 0 } });
    const other = trading('NH-B3', { cultures: { CW: 'graw', NH: 'niks' }, seats }).do(0, buy('G04'));
    expect(other.at('seats.0')).toMatchObject({ cash: 80, contactCredits: { graw: 20 } });
  });

  it('MV-7.2.3: in any mix that the player likes', () => {
    const seats = [{ cash: 100, contactCredits: { graw: 60 } }];
    const at = trading('CW-C1', { ...graw, seats }).do(0, { do: 'purse', credits: 10 }, buy('G03'));
    expect(at.at('seats.0')).toMatchObject({ cash: 80, contactCredits: { graw: 50 } });
    expect(at.refusal(0, { do: 'purse', credits: 60 })).toBe('MV-6.8 more-than-on-card');
    at.do(0, { do: 'purse', credits: 0 });
    expect(at.refusal(0, { do: 'purse', credits: 10 })).toBe('MV-7.2.3 purse-set');
    expect(trading('CW-C1', graw).refusal(0, { do: 'purse', credits: 0 })).toBe('MV-6.8 no-contact-credits');
  });

  it('MV-7.2.4, MV-1.15, MV-1.16, MV-1.20: without room nothing can be bought', () => {
    // two holds of 2: two large goods, and nothing more
    const full = trading('CW-C1', { ...graw, seats: [{ cash: 90, goods: { G07: 2 } }] });
    expect(full.refusal(0, buy('G03'))).toBe('MV-1.20 no-room');
    // three small ones leave one point: not enough for a large good
    const split = trading('CW-C1', { cultures: { CW: 'shenna' }, seats: [{ cash: 90, goods: { G03: 3 } }] });
    expect(split.refusal(0, buy('G07'))).toBe('MV-1.20 no-room');
    const two = trading('CW-C1', { cultures: { CW: 'shenna' }, seats: [{ cash: 90, goods: { G03: 2 } }] });
    expect(two.do(0, buy('G07')).at('seats.0.goods')).toEqual({ G03: 2, G07: 1 });
  });

  it('MV-19.10, MV-1.20: a larger hold has room for one small piece more, not for another large one', () => {
    const seats = [{ cash: 200, goods: { G07: 2 }, rewards: ['R05'] }];
    expect(
      trading('CW-C1', { ...graw, seats })
        .do(0, buy('G03'))
        .at('seats.0.goods.G03'),
    ).toBe(1);
    expect(trading('CW-C1', { cultures: { CW: 'shenna' }, seats }).refusal(0, buy('G07'))).toBe('MV-1.20 no-room');
    const both = [{ ...seats[0], pilot: 'whynom', level: 3, side: 'b' }];
    expect(
      trading('CW-C1', { ...graw, seats: both })
        .do(0, buy('G03'), buy('G03'))
        .at('seats.0.goods.G03'),
    ).toBe(2);
  });

  it('MV-7.2.5, MV-7.2.6, MV-7.2.14: a laser step, up to 6', () => {
    const dell = (laser: number) => trading('CW-C1', { cultures: { CW: 'dell' }, seats: [{ cash: 40, laser }] });
    const item = { do: 'buy-equipment', item: 'laser' };
    expect(dell(5).do(0, item).at('seats.0')).toMatchObject({ laser: 6, cash: 0 });
    expect(dell(6).refusal(0, item)).toBe('MV-7.2.6 dial-at-top');
    expect(dell(2).choices('buy-equipment', 'item')).toEqual(['laser']);
  });

  it('MV-7.2.6: a shield step', () => {
    const at = trading('CW-C1', { cultures: { CW: 'niks' }, seats: [{ cash: 40, shield: 1 }] });
    expect(at.do(0, { do: 'buy-equipment', item: 'shield' }).at('seats.0.shield')).toBe(2);
  });

  it('MV-7.2.7, MV-7.2.14: a hold, two at most', () => {
    const at = (holds: number) => trading('CW-C1', { ...graw, seats: [{ cash: 60, holds }] });
    const item = { do: 'buy-equipment', item: 'cargo-hold' };
    expect(at(1).do(0, item).at('seats.0.holds')).toBe(2);
    expect(at(2).refusal(0, item)).toBe('MV-7.2.7 holds-full');
  });

  it('MV-7.2.8, MV-7.2.14: a drive takes the place of the old one, but not of the same', () => {
    const at = (drive: string) =>
      trading('CW-C1', { cultures: { CW: 'humans' }, seats: [{ cash: 200, drive, pilot: 'whynom' }] });
    const item = { do: 'buy-equipment', item: 'red-drive' };
    expect(at('yellow-drive').do(0, item).at('seats.0')).toMatchObject({ drive: 'red-drive', cash: 80 });
    expect(at('red-drive').refusal(0, item)).toBe('MV-7.2.14 same-drive');
  });

  it('MV-1.5, MV-1.6, MV-7.2.13: eight holds are all there are', () => {
    const seats = [{ cash: 60 }, { holds: 2 }, { holds: 2 }, { holds: 2 }];
    const at = trading('CW-C1', { ...graw, players: 4, seats: [{ ...seats[0], holds: 1 }, ...seats.slice(1)] });
    expect(at.do(0, { do: 'buy-equipment', item: 'cargo-hold' }).at('seats.0.holds')).toBe(2);
    const drives = [{ cash: 200 }, { drive: 'red-drive' }, { drive: 'red-drive' }, { drive: 'red-drive' }];
    expect(
      trading('CW-C1', { cultures: { CW: 'humans' }, players: 4, seats: drives }).options(0, 'buy-equipment'),
    ).toHaveLength(1);
  });

  it('MV-7.2.9: one of each technology, but any number of flames', () => {
    const flames = trading('CW-C1', { ...graw, seats: [{ cash: 90 }] });
    const flame = { do: 'buy-tech', tech: 'strong-flame' };
    expect(flames.do(0, flame, flame).at('seats.0.techs')).toEqual({ 'strong-flame': 2 });
    const zen = trading('CW-C1', { cultures: { CW: 'wollow' }, seats: [{ cash: 90 }] });
    zen.do(0, { do: 'buy-tech', tech: 'zen-custom-paint' });
    expect(zen.refusal(0, { do: 'buy-tech', tech: 'zen-custom-paint' })).toBe('MV-7.2.9 owned-already');
  });

  it('MV-16.1, MV-16.16, MV-7.2.9: spoilers and boosters are families; the buyer picks a booster', () => {
    const spoilers = trading('CW-C1', { cultures: { CW: 'nillis' }, seats: [{ cash: 100, techs: {} }] });
    spoilers.do(0, { do: 'buy-tech', tech: 'less-fancy-spoiler' });
    expect(spoilers.refusal(0, { do: 'buy-tech', tech: 'fancy-spoiler' })).toBe('MV-7.2.9 owned-already');
    const boosters = trading('CW-C1', { cultures: { CW: 'shenna' }, seats: [{ cash: 100 }] });
    expect(boosters.choices('buy-tech', 'tech')).toEqual(['thrust-booster-2', 'thrust-booster-3', 'thrust-booster-4']);
    boosters.do(0, { do: 'buy-tech', tech: 'thrust-booster-3' });
    expect(boosters.options(0, 'buy-tech')).toEqual([]);
  });

  it('MV-7.2.10, MV-16.0: an upgrade needs a slot, a structure technology room', () => {
    const three = { 'variable-laser': 1, shuttle: 1, 'cloaking-field': 1 };
    const slots = trading('CW-C1', { cultures: { CW: 'volois' }, seats: [{ cash: 90, techs: three }] });
    expect(slots.refusal(0, { do: 'buy-tech', tech: 'market-flux' })).toBe('MV-7.2.10 no-upgrade-slot');
    const room = trading('CW-C1', { cultures: { CW: 'nillis' }, seats: [{ cash: 90, goods: { G07: 2 } }] });
    expect(room.refusal(0, { do: 'buy-tech', tech: 'less-fancy-spoiler' })).toBe('MV-1.20 no-room');
    const supply = trading('CW-C1', { ...graw, seats: [{ cash: 90, goods: { G07: 2 } }] });
    expect(supply.do(0, { do: 'buy-tech', tech: 'strong-flame' }).at('seats.0.techs')).toEqual({ 'strong-flame': 1 });
  });

  it('MV-7.2.11: a contract for an orbital field without spaceport and contract', () => {
    const state = { ...graw, seats: [{ cash: 400 }, { contracts: ['CW-R4'] }] };
    const contract = (orbital: string) => ({ do: 'buy-contract', orbital });
    const at = trading('CW-C1', state).do(0, contract('CW-R1'));
    expect(at.at('seats.0')).toMatchObject({ cash: 200, contracts: ['CW-R1'] });
    expect(trading('CW-C1', state).refusal(0, contract('CW-R4'))).toBe('MV-7.2.11 contract-sold');
    const port = trading('CW-C1', { ...state, spaceports: { 'CW-R1': 1 } });
    expect(port.refusal(0, contract('CW-R1'))).toBe('MV-7.2.11 spaceport-stands-there');
    expect(at.refusal(0, contract('DW-R1'))).toBe('MV-7.1.2 not-offered');
  });

  it('MV-7.2.12: what one has just unloaded cannot be bought back, but equal tokens that lay there can', () => {
    const at = trading('CW-C1', { ...graw, stock: { CW: { G03: 1 } }, seats: [{ cash: 90, goods: { G03: 1 } }] });
    at.do(0, { do: 'unload-good', good: 'G03' }, buy('G03'));
    expect(at.at('stock.CW.G03')).toBe(1);
    expect(at.refusal(0, buy('G03'))).toBe('MV-7.2.12 just-unloaded');
    const tech = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ cash: 90, techs: { 'stasis-tanks': 1 } }] });
    tech.do(0, { do: 'unload-tech', tech: 'stasis-tanks' });
    expect(tech.refusal(0, { do: 'buy-tech', tech: 'stasis-tanks' })).toBe('MV-7.2.12 just-unloaded');
  });

  it('MV-19.8: reductions for a category, equipment and technologies add up with the discount', () => {
    const bulk = trading('CW-C1', { ...graw, seats: [{ cash: 90, rewards: ['R09'] }] }).do(0, buy('G03'));
    expect(bulk.at('seats.0.cash')).toBe(70);
    const whynom = { cash: 200, pilot: 'whynom', level: 2 };
    const home = trading('CW-C1', { cultures: { CW: 'whynoms' }, seats: [whynom] });
    expect(home.do(0, { do: 'buy-equipment', item: 'laser' }).at('seats.0.cash')).toBe(190);
    expect(home.do(0, { do: 'buy-tech', tech: 'fuzzy-dice' }).at('seats.0.cash')).toBe(190);
  });

  it('MV-19.8: a voucher works once, when one wants it', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ cash: 100, rewards: ['R19', 'R20'] }] });
    at.do(0, { do: 'voucher-equipment', item: 'cargo-hold' });
    expect([at.at('seats.0.cash'), at.at('discardedRewards')]).toEqual([80, ['R19']]);
    expect(at.options(0, 'voucher-equipment')).toEqual([]);
    at.do(0, { do: 'buy-tech', tech: 'strong-flame' }, { do: 'voucher-tech', tech: 'strong-flame' });
    expect([at.at('seats.0.cash'), at.at('seats.0.rewards')]).toEqual([50, []]);
  });
});

describe('MV-7: selling', () => {
  const market = (top: string, more: Plain = {}, state: Plain = {}) => {
    const order = [top, ...['weak', 'active', 'strong'].filter((one) => one !== top)];
    return trading('CW-C1', { ...graw, markets: { graw: order }, ...state, seats: [{ goods: { G01: 2 }, ...more }] });
  };

  it('MV-7.3.1, MV-7.3.6: only goods that name this culture as a buyer', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ goods: { G01: 1, G04: 1 } }] });
    expect(at.choices('sell', 'good')).toEqual(['G01']);
    expect(at.refusal(0, sell('G04'))).toBe('MV-7.3.1 not-bought-here');
  });

  it('MV-7.3.2: weak, active and strong market pay the three values', () => {
    const cash = (top: string) => market(top).do(0, sell('G01')).at('seats.0.cash') as number;
    const before = market('weak').at('seats.0.cash') as number;
    expect(['weak', 'active', 'strong'].map((top) => cash(top) - before)).toEqual([110, 140, 180]);
  });

  it('MV-7.3.3: an active market brings one good of the buyer to its market, if there is one', () => {
    const state = { stock: { CW: { G03: 2 } } };
    expect(market('active', {}, state).do(0, sell('G01')).at('stock.CW.G03')).toBe(3);
    expect(market('weak', {}, state).do(0, sell('G01')).at('stock.CW.G03')).toBe(2);
    expect(market('active').do(0, sell('G01')).at('stock.CW.G03')).toBe(6);
  });

  it('MV-7.3.4: the good goes to the supply area of its own culture', () => {
    const at = market('weak').do(0, sell('G01'));
    expect([at.at('supply.G01'), at.at('stock.CW.G01')]).toEqual([4, undefined]);
  });

  it('MV-7.3.5: then the top market token goes under the stack', () => {
    const at = market('weak').do(0, sell('G01'));
    expect(at.at('markets.graw')).toEqual(['active', 'strong', 'weak']);
    at.do(0, sell('G01'));
    expect(at.at('markets.graw')).toEqual(['strong', 'weak', 'active']);
  });

  it('MV-7.3.7: or once after all sales of the turn', () => {
    const at = trading(
      'CW-C1',
      { ...graw, seats: [{ goods: { G01: 2 }, cash: 0 }] },
      { options: { marketShift: 'once' } },
    );
    at.do(0, sell('G01'), sell('G01'));
    expect([at.at('seats.0.cash'), at.at('markets.graw.0')]).toEqual([220, 'weak']);
    expect(at.do(0, 'end-business').at('markets.graw.0')).toBe('active');
    const none = trading('CW-C1', graw, { options: { marketShift: 'once' } }).do(0, 'end-business');
    expect(none.at('markets.graw.0')).toBe('weak');
  });

  it('MV-7.3.8: nothing else shifts a market', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ cash: 90 }] }).do(
      0,
      buy('G03'),
      { do: 'unload-good', good: 'G03' },
      'end-business',
    );
    expect(at.at('markets.graw')).toEqual(['weak', 'active', 'strong']);
  });

  it('MV-19.20: a rush order pays the strong value; the market is still what it shows', () => {
    const at = market('active', { rewards: ['R17'], cash: 0 }, { stock: { CW: { G03: 2 } } });
    at.do(0, { do: 'rush-sale', good: 'G01' });
    expect([at.at('seats.0.cash'), at.at('stock.CW.G03'), at.at('discardedRewards')]).toEqual([180, 3, ['R17']]);
  });

  it('MV-19.36: "Market Baron" passes by a luxury good in a strong market', () => {
    const state = (top: string) => ({
      ...graw,
      markets: { graw: [top, 'active', top === 'weak' ? 'strong' : 'weak'] },
      seats: [{ goods: { G02: 1 } }, { titles: ['market-baron'] }],
    });
    expect(trading('CW-C1', state('strong')).do(0, sell('G02')).at('seats.0.titles')).toEqual(['market-baron']);
    expect(trading('CW-C1', state('weak')).do(0, sell('G02')).at('seats.0.titles')).toEqual([]);
  });
});

describe('MV-7: passengers', () => {
  const take = (passenger: string) => ({ do: 'take-aboard', passenger });
  const drop = (passenger: string) => ({ do: 'drop-off', passenger });

  it('MV-7.4.1, MV-7.4.5: any number may be taken aboard, without a landing and without a buy action', () => {
    const at = trading('GB', { waiting: { P08: 'GB', P09: 'GB' } }).do(0, take('P08'), take('P09'));
    expect([at.at('seats.0.passengers'), at.at('turn.buys')]).toEqual([['P08', 'P09'], 0]);
  });

  it('MV-7.4.2, MV-7.4.3: at the destination they pay the fare and leave the game', () => {
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ cash: 0, passengers: ['P10'] }] }).do(
      0,
      drop('P10'),
    );
    expect(at.at('seats.0')).toMatchObject({ cash: 160, passengers: [] });
    expect(at.at('waiting')).toEqual(expect.not.objectContaining({ P10: expect.anything() }));
    expect(
      trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ passengers: ['P09'] }] }).options(0, 'drop-off'),
    ).toEqual([]);
  });

  it('MV-7.4.3: with fame or infamy', () => {
    const famous = trading('CW-C1', { cultures: { CW: 'zum' }, seats: [{ passengers: ['P11'] }] }).do(0, drop('P11'));
    expect(famous.at('seats.0')).toMatchObject({ fame: 2, infamy: 0 });
    const shady = trading('CW-C1', { cultures: { CW: 'humans' }, seats: [{ passengers: ['P17'] }] }).do(0, drop('P17'));
    expect(shady.at('seats.0')).toMatchObject({ fame: 0, infamy: 3 });
  });

  it('MV-7.4.4, MV-7.4.7: one point or a complete hold, 2 points also in a larger one', () => {
    const state = { cultures: { CW: 'volois' }, waiting: { P12: 'CW' } };
    expect(trading('CW-C1', { ...state, seats: [{ goods: { G03: 3 } }] }).refusal(0, take('P12'))).toBe(
      'MV-1.20 no-room',
    );
    expect(
      trading('CW-C1', { ...state, seats: [{ goods: { G03: 2 } }] })
        .do(0, take('P12'))
        .at('seats.0.passengers'),
    ).toEqual(['P12']);
    const larger = [{ goods: { G03: 3 }, rewards: ['R05'] }];
    expect(
      trading('CW-C1', { ...state, seats: larger })
        .do(0, take('P12'))
        .at('seats.0.passengers'),
    ).toEqual(['P12']);
  });

  it('MV-7.4.6, MV-7.5.6: whom one unloads waits there, without pay, and cannot be taken again in this turn', () => {
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats: [{ cash: 0, passengers: ['P10'] }] });
    at.do(0, { do: 'unload-passenger', passenger: 'P10' });
    expect([at.at('waiting.P10'), at.at('seats.0.cash')]).toEqual(['CW', 0]);
    expect(at.refusal(0, take('P10'))).toBe('MV-7.4.6 just-unloaded');
    const base = trading('GB', { seats: [{ passengers: ['P10'] }] }).do(0, {
      do: 'unload-passenger',
      passenger: 'P10',
    });
    expect(base.at('waiting.P10')).toBe('GB');
  });

  it('MV-19.17: a fare bonus, and MV-16.13: ten times two dice with Zen custom paint', () => {
    const seats = [{ cash: 0, passengers: ['P10'], rewards: ['R10'], techs: { 'zen-custom-paint': 1 } }];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats }, { draws: { fare: [3, 5] } }).do(0, drop('P10'));
    expect(at.at('seats.0.cash')).toBe(160 + 20 + 80);
  });

  it('MV-19.36: "Liner Captain" passes by a passenger dropped off', () => {
    const seats = [{ passengers: ['P10'] }, { titles: ['liner-captain'] }];
    const at = trading('CW-C1', { cultures: { CW: 'graw' }, seats }).do(0, drop('P10'));
    expect(at.at('seats.0.titles')).toEqual(['liner-captain']);
  });
});

describe('MV-7: making room', () => {
  it('MV-7.5.1, MV-1.20: cargo needs no places: what can be packed fits', () => {
    // small, large, small: it fits however it came aboard
    const at = trading('CW-C1', { cultures: { CW: 'shenna' }, seats: [{ cash: 90, goods: { G03: 2 } }] });
    expect(at.do(0, buy('G07')).at('seats.0.goods')).toEqual({ G03: 2, G07: 1 });
  });

  it('MV-7.5.2: goods and technologies go into the market, without pay', () => {
    const seats = [{ cash: 0, goods: { G01: 1 }, techs: { 'fuzzy-dice': 1, shuttle: 1 } }];
    const at = trading('CW-C1', { ...graw, seats });
    at.do(
      0,
      { do: 'unload-good', good: 'G01' },
      { do: 'unload-tech', tech: 'fuzzy-dice' },
      { do: 'unload-tech', tech: 'shuttle' },
    );
    expect([at.at('stock.CW.G01'), at.at('techStock.CW.fuzzy-dice'), at.at('techStock.CW.shuttle')]).toEqual([1, 1, 1]);
    expect(at.at('seats.0')).toMatchObject({ cash: 0, goods: {}, techs: {} });
  });

  it('MV-7.5.3, MV-7.6.1: on the base only passengers may be unloaded, and nothing jettisoned', () => {
    const seats = [{ goods: { G01: 1 }, techs: { shuttle: 1 }, passengers: ['P10'] }];
    const at = trading('GB', { seats });
    expect([at.options(0, 'unload-good'), at.options(0, 'unload-tech')]).toEqual([[], []]);
    expect(at.options(0, 'unload-passenger')).toHaveLength(1);
    expect(at.refusal(0, { do: 'jettison-good', good: 'G01' })).toBe('MV-7.5.4 unload-here');
  });

  it('MV-7.5.4, MV-7.5.7: elsewhere goods and technologies go over board to their supply areas, at every moment', () => {
    const seats = [{ at: 'CW-R5', goods: { G01: 1 }, techs: { shuttle: 1 } }];
    const at = venus({ seats }, { draws: { speed: [1, 1, 1] } }).go('CW-R6');
    at.do(0, { do: 'jettison-good', good: 'G01' }, { do: 'jettison-tech', tech: 'shuttle' });
    expect([at.at('supply.G01'), at.at('techSupply.shuttle'), at.asked(0)]).toEqual([5, 2, 'flight']);
  });

  it('MV-7.5.4: a passenger leaves the game, for as much infamy as the higher die', () => {
    const at = venus({ seats: [{ at: 'CW-R5', passengers: ['P10'] }] }, { draws: { jettison: [2, 5] } });
    at.do(0, { do: 'jettison-passenger', passenger: 'P10' });
    expect(at.at('seats.0')).toMatchObject({ infamy: 5, passengers: [] });
    expect(at.at('waiting.P10')).toBeUndefined();
  });

  it('MV-7.5.7: not while a test, a fight or a card is carried out', () => {
    const at = venus(
      { phase: 'flight', turn: { bp: 4, from: 'T13-2', dice: [1, 1, 1] }, seats: [{ at: 'T13-1', goods: { G01: 1 } }] },
      { draws: { test: [6] } },
    );
    expect([at.asked(0), at.options(0, 'jettison-good')]).toEqual(['failed-test', []]);
  });

  it('MV-7.5.5, MV-7.5.8: supply technologies stay', () => {
    const at = trading('CW-C1', { ...graw, seats: [{ techs: { jammer: 1 } }] });
    expect(at.refusal(0, { do: 'unload-tech', tech: 'jammer' })).toBe('MV-7.5.5 supply-stays');
    expect(venus({ seats: [{ at: 'CW-R5', techs: { jammer: 1 } }] }).options(0, 'jettison-tech')).toEqual([]);
  });
});

describe('MV-7: the Galactic Base', () => {
  it('MV-7.6.1, MV-15.1, MV-12.3: the pilot is trained to level 2 there', () => {
    const at = trading('GB', { seats: [{ cash: 60 }] }).do(0, 'train-pilot');
    expect(at.at('seats.0')).toMatchObject({ level: 2, cash: 0, fame: 3 });
    expect(at.at('turn.buys')).toBe(0);
  });

  it('MV-7.6.2, MV-2.15: but not a ship that has never left', () => {
    const at = trading('GB', { seats: [{ cash: 100, flown: false }] });
    expect(at.refusal(0, 'train-pilot')).toBe('MV-7.6.2 not-landed-yet');
    expect(at.refusal(0, 'second-mission')).toBe('MV-7.6.2 not-landed-yet');
  });

  it('MV-7.6.3: without the discount and without first-contact credits', () => {
    const seats = [{ cash: 59, level: 2, contactCredits: { humans: 90 } }];
    expect(trading('CW-C1', { cultures: { CW: 'humans' }, seats }).refusal(0, 'train-pilot')).toBe(
      'MV-1.22 too-little-cash',
    );
  });

  it('MV-14.3: rewards on offer cost 60 and are a buy action', () => {
    const at = landedAt('GB', { offer: ['R07', 'R08'], seats: [{ cash: 130 }] }).do(0, {
      do: 'buy-reward',
      reward: 'R07',
    });
    expect(at.at('seats.0')).toMatchObject({ cash: 70, rewards: ['R07'] });
    expect([at.at('turn.buys'), at.asked(0), at.options(0, 'trade-in')]).toEqual([1, 'business', []]);
    expect(at.refusal(0, { do: 'buy-reward', reward: 'R08' })).toBe('MV-7.1.3 no-buys-left');
  });
});

describe('MV-15: pilots', () => {
  it('MV-15.1, MV-15.3, MV-15.6: level 3 at home, where one side is chosen for good', () => {
    const at = trading('CW-C1', { cultures: { CW: 'humans' }, seats: [{ cash: 60, level: 2 }] }).do(0, 'train-pilot');
    expect(at.choices('choose-side', 'side')).toEqual(['a', 'b']);
    at.do(0, { do: 'choose-side', side: 'b' });
    expect(at.at('seats.0')).toMatchObject({ level: 3, side: 'b', fame: 5, cash: 0 });
    expect(at.refusal(0, 'train-pilot')).toBe('MV-15.1 top-level');
  });

  it('MV-15.1: not elsewhere', () => {
    expect(trading('CW-C1', { ...graw, seats: [{ cash: 60 }] }).refusal(0, 'train-pilot')).toBe(
      'MV-15.1 train-on-base',
    );
    expect(trading('GB', { seats: [{ cash: 60, level: 2 }] }).refusal(0, 'train-pilot')).toBe('MV-15.1 train-at-home');
  });

  it('MV-15.2: one level in a turn', () => {
    const at = trading('GB', { seats: [{ cash: 200 }] }).do(0, 'train-pilot');
    expect(at.refusal(0, 'train-pilot')).toMatch(/^MV-15\.2 /);
  });

  it('MV-15.5: the discount at home grows at once', () => {
    const at = trading('CW-C1', { cultures: { CW: 'humans' }, seats: [{ cash: 300, level: 2 }] });
    at.do(0, 'train-pilot', { do: 'choose-side', side: 'a' }, buy('G06'));
    expect(at.at('seats.0.cash')).toBe(300 - 60 - 90);
  });
});
