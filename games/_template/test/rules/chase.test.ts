import { CLOCK } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { seated, table } from '../table.ts';

const EMPTY = seated([{ hand: {} }, { hand: {} }]);

describe('TP-3: the chase', () => {
  it('TP-3.1: turns over the top comet, and the next one after the round', () => {
    const at = table({ state: { comet: 'faye', next: ['wild'] } });
    expect(at.seen.comet).toBe('faye');
    at.burn(1, 0);
    at.do(0, 'tow');
    at.do(0, 'close-market');
    expect(at.seen).toMatchObject({ phase: 'chase', comet: 'wild' });
  });
  it('TP-3.2: nobody knows what others burn before all have chosen', () => {
    const at = table();
    at.do(0, { do: 'burn', fuel: 3 });
    expect(at.seen.seats[0].fuel).toBe(6);
    expect(at.match.view(1).decisions.map(({ seat }) => seat)).toEqual([1]);
    at.do(1, { do: 'burn', fuel: 1 });
    expect(at.seen.seats.map(({ fuel }) => fuel)).toEqual([3, 5]);
    expect(at.seen.station).toBe(4 + 4);
  });
  it('TP-3.3: refuses more than the tank holds', () => {
    const at = table({ state: { seats: { 0: { fuel: 2 } } } });
    expect(at.refusal(0, { do: 'burn', fuel: 3 })).toBe('TP-3.3 too-little-fuel');
    at.do(0, { do: 'burn', fuel: 2 });
  });
  it('TP-3.4: the most fuel catches the comet', () => {
    const at = table({ players: 3 });
    at.burn(1, 3, 2);
    expect(at.seen.captain).toBe(1);
  });
  it('TP-3.4: those who tie roll, again and again', () => {
    const at = table({ players: 3, draws: { tie: [4, 4, 2, 5] } });
    at.burn(2, 0, 2);
    expect(at.seen.captain).toBe(2);
  });
  it('TP-3.5: everyone else draws a crystal that only they see', () => {
    const at = table({ state: { seats: EMPTY }, draws: { bag: [2] } });
    at.burn(1, 0);
    expect(at.seen.seats.map(({ hand }) => hand)).toEqual([{}, { glow: 1 }]);
    const scooped = (viewer: number) => at.heard(viewer).find(({ event }) => event === 'scooped');
    expect(scooped(1)).toEqual({ event: 'scooped', rule: 'TP-3.5', seat: 1, crystal: 2 });
    expect(scooped(0)).toEqual({ event: 'scooped', rule: 'TP-3.5', seat: 1 });
  });
  it('TP-3.6, TP-1.5: with the hourglass, whoever is late burns nothing', () => {
    const at = table({ hourglass: true });
    at.match.submit(0, { do: 'burn', fuel: 1 }, 10_000);
    expect(at.match.submit(CLOCK, { do: 'time-up', seat: 1 }, 59_999)).toMatchObject({
      code: 'not-yet',
    });
    expect(at.match.submit(CLOCK, { do: 'time-up', seat: 1 }, 60_000).ok).toBe(true);
    expect(at.seen.seats.map(({ fuel }) => fuel)).toEqual([5, 6]);
    expect(table().match.view(0).decisions[0].deadline).toBeUndefined();
  });
  it('TP-3.7: the captain tows the comet home', () => {
    const at = table({ state: { comet: 'halley' } });
    at.burn(1, 0);
    expect(at.refusal(1, 'tow')).toBe('not-asked');
    at.do(0, 'tow');
    expect(at.seen.seats[0]).toMatchObject({ comets: ['halley'] });
  });
  it('TP-3.8: or cracks it for two crystals', () => {
    const at = table({ state: { comet: 'halley', seats: EMPTY }, draws: { bag: [0, 1, 2] } });
    at.burn(1, 0);
    at.do(0, 'crack');
    expect(at.seen).toMatchObject({ cracked: ['halley'], seats: [{ hand: { iron: 1, glow: 1 }, comets: [] }, {}] });
  });
});
