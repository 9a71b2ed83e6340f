import type { Draws, Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { landedAt, venus } from '../table.ts';

/** About to land on the Colony World, where the Graw are still unknown. */
const landing = (more: Plain = {}, state: Plain = {}, draws: Draws = {}) =>
  venus(
    {
      phase: 'flight',
      contacts: { CW: 'graw' },
      turn: { bp: 4, from: 'CW-R2', dice: [1, 1, 2] },
      ...state,
      seats: [{ at: 'CW-R1', cash: 0, ...more }, ...((state as { seats?: Plain[] }).seats ?? [])],
    },
    { draws: { market: [[2, 0, 1]], ...draws } },
  );
const contact = (more: Plain = {}, state: Plain = {}, draws: Draws = {}) => landing(more, state, draws).fly('CW-C1');

describe('MV-6: first contact', () => {
  it('MV-6.1, MV-6.2: a landing on a city turns the card over, for the rest of the game', () => {
    const at = contact();
    expect([at.at('cultures'), at.at('contacts.CW'), at.asked(0)]).toEqual([{ CW: 'graw' }, undefined, 'business']);
  });

  it('MV-6.1: on a neutral spaceport as well, but not where the culture is known', () => {
    const at = venus({
      phase: 'flight',
      contacts: { NH: 'niks' },
      turn: { bp: 3, from: 'NH-B4' },
      seats: [{ at: 'NH-B3' }],
    });
    expect(at.do(0, 'land').at('cultures')).toEqual({ NH: 'niks' });
    expect(at.events('contact-made')).toHaveLength(1);
    const known = venus({
      phase: 'flight',
      cultures: { CW: 'graw' },
      turn: { bp: 4, from: 'CW-R2' },
      seats: [{ at: 'CW-R1' }],
    });
    expect(known.fly('CW-C1').events('contact-made')).toEqual([]);
  });

  it('MV-6.3: the three market tokens are shuffled and stacked', () => {
    expect(contact().at('markets.graw')).toEqual(['strong', 'weak', 'active']);
  });

  it('MV-6.4: passengers move from the supply area to the market', () => {
    expect(contact({}, { waiting: { P01: 'supply' } }).at('waiting.P01')).toBe('CW');
  });

  it('MV-6.5: so do goods and technologies', () => {
    const at = contact();
    expect([at.at('stock.CW'), at.at('techStock.CW'), at.at('supply.G03')]).toEqual([
      { G03: 6 },
      { 'strong-flame': 3 },
      undefined,
    ]);
  });

  it('MV-6.6: the discoverer takes the card with its credits', () => {
    expect(contact().at('seats.0')).toMatchObject({ cash: 0, contactCredits: { graw: 90 } });
  });

  it('MV-6.7: three purchases in this turn, and no more', () => {
    const at = contact();
    for (let i = 0; i < 3; i++) at.do(0, { do: 'buy-good', good: 'G03' });
    expect(at.at('seats.0')).toMatchObject({ contactCredits: { graw: 0 }, goods: { G03: 3 } });
    expect(at.refusal(0, { do: 'buy-good', good: 'G03' })).toBe('MV-7.1.3 no-buys-left');
  });

  it('MV-6.8: nobody else can use the credits', () => {
    const at = landedAt('CW-C1', { cultures: { CW: 'graw' }, seats: [{ cash: 0 }, { contactCredits: { graw: 90 } }] });
    expect(at.refusal(0, { do: 'buy-good', good: 'G03' })).toBe('MV-1.22 too-little-cash');
  });

  it('MV-6.9: they can be used at a merchant spaceport of the system, too', () => {
    const at = landedAt('CW-R4', {
      cultures: { CW: 'graw' },
      spaceports: { 'CW-R4': 0 },
      seats: [{ cash: 0, contactCredits: { graw: 30 } }],
    });
    expect(at.do(0, { do: 'buy-good', good: 'G03' }).at('seats.0')).toMatchObject({
      cash: 10,
      contactCredits: { graw: 0 },
    });
  });

  it('MV-19.17, MV-4.9: a first-contact bonus', () => {
    expect(contact({ rewards: ['R13'] }).at('seats.0.cash')).toBe(30);
  });

  it('MV-19.36: "Ambassador" passes by a first contact', () => {
    const at = contact({}, { seats: [{ titles: ['ambassador'] }] });
    expect([at.at('seats.0.titles'), at.at('seats.1.titles')]).toEqual([['ambassador'], []]);
  });

  it('MV-13.9, MV-19.32: "Envoy" is fulfilled by the contact, a landing mission by the landing before', () => {
    const at = contact({ missions: ['M16'] }, {}, { reward: [20] });
    expect(at.at('seats.0.completed')).toEqual(['M16']);
  });

  it('MV-4.7, MV-15.6: level 3 is open in the turn of the contact', () => {
    const at = contact({ level: 2, cash: 60 }, { contacts: { CW: 'humans' } });
    expect(at.options(0, 'train-pilot')).toHaveLength(1);
  });
});
