import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

type State = Exclude<Parameters<typeof table>[0], undefined>['state'];

/** Seat 0 rolls these dice. */
const roll = (production: [number, number], state: State = {}, players = 4) =>
  table({ players, state, draws: { production } }).do(0, 'roll-dice');

const none = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };

describe('SF-4: who gets what', () => {
  it('SF-4.1: red rolls an 8, yellow and blue get a carbon card each (example of the booklet)', () => {
    const t = roll([3, 5], { bank: { carbon: 8 } });
    expect(t.hand(1)).toEqual({ ...none, carbon: 1 });
    expect(t.hand(2)).toEqual({ ...none, carbon: 1 });
    expect([t.at('seats.0.hand.carbon'), t.at('seats.3.hand.carbon')]).toEqual([0, 0]);
    expect(t.at('bank.carbon')).toBe(8 - 2);
  });
  it('SF-4.1: every planet with the number produces: the 8 of beta gives goods to red and white', () => {
    const t = roll([2, 6]);
    expect([0, 1, 2, 3].map((seat) => t.at(`seats.${seat}.hand.goods`))).toEqual([1, 0, 0, 1]);
  });
  it('SF-4.1: the roller gets cards like everybody else', () => {
    const t = roll([4, 6]);
    expect(t.hand(0)).toEqual({ ...none, fuel: 1 });
    expect(t.hand(2)).toEqual({ ...none, fuel: 1 });
    expect([t.hand(1), t.hand(3)]).toEqual([none, none]);
  });
  it('SF-4.1: all see what everybody gets', () => {
    const t = roll([4, 6]);
    expect(t.heard(-1, 'produced')).toMatchObject([
      { seat: 0, cards: [0, 1, 0, 0, 0] },
      { seat: 2, cards: [0, 1, 0, 0, 0] },
    ]);
  });
  it('SF-4.1: a ship on a colony point gets nothing', () => {
    const ships = { 'transporter-1': { kind: 'colony-ship', at: 'near1-a' } };
    const chits = { 'near1-p1': { chit: 'chit-yellow-2', faceUp: true } };
    expect(roll([2, 2], { chits, seats: { 0: { ships } } }).hand(0)).toEqual(none);
    const seats = { 0: { colonies: ['near1-a', 'delta-b'], ships: {} } };
    expect(roll([2, 2], { chits, seats }).hand(0)).toEqual({ ...none, carbon: 1 });
  });
  it('SF-4.2: a spaceport yields 1 card, exactly like a colony', () => {
    // alpha-p1 (carbon, 8): spaceport of yellow, colony of blue
    const t = roll([4, 4]);
    expect([t.at('seats.1.hand.carbon'), t.at('seats.2.hand.carbon')]).toEqual([1, 1]);
    const upgraded = roll([4, 4], { seats: { 2: { colonies: ['beta-a'], spaceports: ['delta-c', 'alpha-c'] } } });
    expect(upgraded.at('seats.2.hand.carbon')).toBe(1);
  });
  it('SF-4.3: a face-down chit does not produce, whoever has seen it', () => {
    const seats = { 0: { colonies: ['near1-a', 'delta-b'] } };
    const chits = (faceUp: boolean) => ({ 'near1-p1': { chit: 'chit-yellow-2', faceUp, seenBy: [0, 1, 2, 3] } });
    expect(roll([2, 2], { seats, chits: chits(false) }).at('seats.0.hand.carbon')).toBe(0);
    expect(roll([2, 2], { seats, chits: chits(true) }).at('seats.0.hand.carbon')).toBe(1);
  });
  it.each(['chit-blue-2', 'chit-blue-3', 'chit-blue-4', 'chit-violet-2', 'chit-violet-3'])(
    'SF-4.3: the lair or ice chit %s never produces',
    (chit) => {
      const seats = { 0: { colonies: ['near1-a', 'delta-b'] } };
      const chits = { 'near1-p2': { chit, faceUp: true } };
      for (let first = 1; first <= 6; first++) {
        for (let second = 1; second <= 6; second++) {
          if (first + second === 7 || first + second === 9) continue; // 9 gives ore at delta
          const t = roll([first, second], { seats, chits });
          expect(t.at('seats.0.hand.ore'), `${first} + ${second}`).toBe(0);
        }
      }
    },
  );
});

describe('SF-4: the bank', () => {
  const eight: [number, number] = [4, 4]; // carbon to yellow and blue, goods to red and white

  it('SF-4.4: if the bank holds just enough, all are paid', () => {
    const t = roll(eight, { bank: { carbon: 2, goods: 2 } });
    expect([t.at('seats.1.hand.carbon'), t.at('seats.2.hand.carbon')]).toEqual([1, 1]);
    expect([t.at('bank.carbon'), t.at('bank.goods')]).toEqual([0, 0]);
  });
  it('SF-4.4: the bonus of the Green Folk is part of what is added up', () => {
    const seats = { 2: { cards: ['green-carbon'] } };
    const paid = roll(eight, { seats, bank: { carbon: 3 } });
    expect([paid.at('seats.1.hand.carbon'), paid.at('seats.2.hand.carbon')]).toEqual([1, 2]);
    const short = roll(eight, { seats, bank: { carbon: 2 } });
    expect([short.at('seats.1.hand.carbon'), short.at('seats.2.hand.carbon')]).toEqual([0, 0]);
  });
  it('SF-4.5: if the bank is short and two are entitled, nobody gets any of that kind', () => {
    const t = roll(eight, { bank: { carbon: 1 } });
    expect([t.at('seats.1.hand.carbon'), t.at('seats.2.hand.carbon'), t.at('bank.carbon')]).toEqual([0, 0, 1]);
    expect(t.heard(-1, 'bank-short')).toMatchObject([{ rule: 'SF-4.5', kind: 2 }]);
  });
  it('SF-4.5: other kinds are not affected', () => {
    const t = roll(eight, { bank: { carbon: 1 } });
    expect([t.at('seats.0.hand.goods'), t.at('seats.3.hand.goods')]).toEqual([1, 1]);
    // with the 8 of beta on its ore, blue is entitled to both kinds
    const chits = { 'beta-p2': { chit: 'chit-beta-1' }, 'beta-p3': { chit: 'chit-beta-3' } };
    const both = roll(eight, { chits, bank: { carbon: 1 } });
    expect([both.hand(2), both.hand(3)]).toEqual([
      { ...none, ore: 1 },
      { ...none, ore: 1 },
    ]);
  });
  it('SF-4.5: if exactly one is entitled, he gets all that is left', () => {
    const seats = { 1: { colonies: ['alpha-b', 'delta-a'], cards: ['green-fuel'] }, 3: { colonies: ['beta-b'] } };
    // yellow alone is at the fuel planet of alpha, with spaceport and colony and the bonus: 3 cards
    expect(roll([1, 3], { seats }).at('seats.1.hand.fuel')).toBe(3);
    const t = roll([1, 3], { seats, bank: { fuel: 2 } });
    expect([t.at('seats.1.hand.fuel'), t.at('bank.fuel')]).toEqual([2, 0]);
    expect(roll([1, 3], { seats, bank: { fuel: 0 } }).at('seats.1.hand.fuel')).toBe(0);
  });
  it('SF-4.6: production never takes from the supply stack', () => {
    const t = roll(eight, { bank: { carbon: 0 } });
    expect(t.at('supply.carbon')).toBe(20);
    expect([t.at('seats.1.hand.carbon'), t.at('seats.2.hand.carbon')]).toEqual([0, 0]);
    const paid = roll(eight, { bank: { carbon: 5 } });
    expect([paid.at('supply.carbon'), paid.at('bank.carbon')]).toEqual([15, 3]);
  });
});

describe('SF-4.7: yields add up', () => {
  it('SF-4.7: 2 own colonies at one planet give 2 cards', () => {
    const seats = { 0: { colonies: ['beta-b', 'delta-b'] }, 3: { colonies: ['alpha-b'] } };
    // beta-p3 (goods, 8): spaceport on beta-c and colony on beta-b, both of red
    expect(roll([2, 6], { seats }).at('seats.0.hand.goods')).toBe(2);
  });
  it('SF-4.7: a colony between two planets with the number gets 1 card from each', () => {
    const chits = { 'alpha-p1': { chit: 'chit-alpha-2' }, 'alpha-p2': { chit: 'chit-beta-1' } };
    // both carbon and fuel of alpha now show an 8; yellow has its spaceport between them
    expect(roll([4, 4], { chits }).hand(1)).toEqual({ ...none, carbon: 1, fuel: 1 });
  });
  it('SF-4.7: a chit with two numbers produces once per roll', () => {
    expect(roll([1, 2]).at('seats.2.hand.ore')).toBe(1);
    expect(roll([6, 6]).at('seats.2.hand.ore')).toBe(1);
    expect(roll([5, 6]).at('seats.1.hand.fuel')).toBe(1);
  });
});
