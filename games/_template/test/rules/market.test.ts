import { aboutOf } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { ANSWER } from '../../src/rules/market.ts';
import { market, table } from '../table.ts';

const SET = { ice: 1, iron: 1, glow: 1 };
type Crystals = Readonly<Record<string, number>>;
const offer = (give: Crystals, want: Crystals) => ({ do: 'offer', give, want });

describe('TP-4: the market', () => {
  it('TP-4.1: waits for the captain; the others are free', () => {
    const at = market([SET, SET]);
    expect(at.match.view(-1).decisions.map(({ urgency }) => urgency)).toEqual(['owed', 'free']);
    expect(at.refusal(1, 'close-market')).toBe('TP-4.1 captain-only');
  });
  it('TP-4.2: anyone refines a set, three points each', () => {
    const at = market([{ ice: 2 }, SET]);
    expect(at.refusal(0, 'refine')).toBe('TP-4.2 no-full-set');
    at.do(1, 'refine');
    expect(at.seen.seats[1]).toMatchObject({ sets: 1, hand: { ice: 1 } });
  });
  it('TP-4.3: the captain sells a crystal for fuel', () => {
    const at = market([{ ice: 1 }, {}]);
    expect(at.refusal(0, { do: 'sell', crystal: 'glow' })).toBe('TP-4.3 no-such-crystal');
    at.do(0, { do: 'sell', crystal: 'ice' });
    expect(at.seen).toMatchObject({ station: 4, seats: [{ fuel: 6, hand: {} }, {}] });
  });
  it('TP-4.3, TP-1.4: not when the station is empty', () => {
    const at = market([{ ice: 2 }, {}], { fuel: 10 });
    at.do(0, { do: 'sell', crystal: 'ice' });
    expect(at.refusal(0, { do: 'sell', crystal: 'ice' })).toBe('TP-4.3 station-is-empty');
  });
  it('TP-4.4: two offers, one at a time, and nothing else meanwhile', () => {
    const at = market([{ ice: 2 }, {}]);
    at.do(0, offer({ ice: 1 }, { glow: 1 }));
    expect(at.refusal(0, offer({ ice: 1 }, { iron: 1 }))).toBe('TP-4.4 offer-stands');
    expect(at.refusal(0, { do: 'sell', crystal: 'ice' })).toBe('TP-4.4 offer-stands');
    at.do(1, 'decline');
    at.do(0, offer({ ice: 1 }, { iron: 1 }));
    at.do(1, 'decline');
    expect(at.refusal(0, offer({ ice: 1 }, { iron: 1 }))).toBe('TP-4.4 no-offers-left');
  });
  it('TP-4.5: something for something else, and only what one has', () => {
    const at = market([{ ice: 4 }, {}]);
    expect(at.refusal(0, offer({}, { glow: 1 }))).toBe('TP-4.5 one-sided-offer');
    expect(at.refusal(0, offer({ ice: 1 }, {}))).toBe('TP-4.5 one-sided-offer');
    expect(at.refusal(0, offer({ ice: 1 }, { ice: 1 }))).toBe('TP-4.5 same-crystal-twice');
    expect(at.refusal(0, offer({ ice: 3 }, { glow: 1 }))).toBe('TP-4.5 too-many-crystals');
    expect(at.refusal(0, offer({ iron: 1 }, { glow: 1 }))).toBe('TP-4.5 more-than-you-hold');
  });
  it('TP-4.6: the first to accept swaps, if it has what is wanted', () => {
    const at = market([{ ice: 1 }, { iron: 1 }, { glow: 1 }]);
    expect(at.refusal(1, 'accept')).toBe('TP-4.6 no-offer-stands');
    at.do(0, offer({ ice: 1 }, { glow: 1 }));
    const { decisions } = at.match.view(-1);
    expect(decisions.map(({ urgency }) => urgency)).toEqual(['owed', 'invited', 'invited']);
    expect(aboutOf(ANSWER, decisions)).toEqual({ give: [1, 0, 0], want: [0, 0, 1] });
    expect(at.refusal(1, 'accept')).toBe('TP-4.6 you-lack-what-is-wanted');
    at.do(2, 'accept');
    expect(at.seen.seats.map(({ hand }) => hand)).toEqual([{ glow: 1 }, { ice: 1, iron: 1 }, { ice: 2 }]);
    expect(at.match.state.known).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0]);
  });
  it('TP-4.7: what all decline is gone', () => {
    const at = market([{ ice: 1 }, {}, {}]);
    at.do(0, offer({ ice: 1 }, { glow: 1 }));
    at.do(1, 'decline');
    expect(at.seen.offer).toEqual({ give: { ice: 1 }, want: { glow: 1 } });
    at.do(2, 'decline');
    expect(at.seen.offer).toBeUndefined();
  });
  it('TP-4.8: closing the market withdraws an offer', () => {
    const at = market([{ ice: 1 }, {}]);
    at.do(0, offer({ ice: 1 }, { glow: 1 }));
    at.do(0, 'close-market');
    expect(at.seen).toMatchObject({ phase: 'chase' });
    expect(at.seen.offer).toBeUndefined();
  });
  it('takes a sale back, but not the closing: that has shown the next comet', () => {
    const at = market([{ ice: 1 }, {}]);
    at.do(0, { do: 'sell', crystal: 'ice' });
    at.do(0, 'undo');
    expect(at.seen.seats[0].hand).toEqual({ ice: 1 });
    at.do(0, 'close-market');
    expect(at.match.mayUndo(0)).toMatchObject({ code: 'already-revealed' });
    expect(table().match.mayUndo(0)).toMatchObject({ code: 'nothing-to-undo' });
  });
});
