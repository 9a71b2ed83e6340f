import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { FRIENDSHIP_CARDS, RESOURCES } from '../../src/content/index.ts';
import { cannonsOf, drivesOf } from '../../src/state.ts';
import { colonyShip, flight, fly, foundStation, tradeShip } from '../flight.ts';
import { table } from '../table.ts';

/** Seat 0 in its trade and build phase. */
const building = (own: Plain, others: Record<number, Plain> = {}) =>
  table({ state: { phase: 'build', seats: { 0: own, ...others } } });

/** Seat 0 with the cards named, before the roll; home chits as in the beginner set-up. */
const rolling = (production: [number, number], own: Plain, state: Plain = {}, draws: Record<string, number[]> = {}) =>
  table({ state: { seats: { 0: own }, ...state }, draws: { production, ...draws } }).do(0, 'roll-dice');

describe('SF-18.2: Green Folk', () => {
  const yields: readonly (readonly [string, [number, number], Plain])[] = [
    // Red has beta-c (fuel 10, goods 8), gamma-b (carbon 6, food 3) and delta-b (ore 9 and, with the 6 laid there, fuel 6).
    ['ore', [4, 5], { ore: 1 }],
    ['fuel', [4, 6], { fuel: 1 }],
    ['carbon', [3, 3], { carbon: 1, fuel: 1 }],
    ['food', [1, 2], { food: 1 }],
    ['goods', [3, 5], { goods: 1 }],
  ];

  const chits = { 'delta-p1': { chit: 'chit-delta-3' }, 'delta-p2': { chit: 'chit-delta-1' } };

  it.each(yields)('SF-18.2: green-%s gives one more of it whenever a roll gives some', (kind, dice, without) => {
    const none = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };
    expect(rolling(dice, {}, { chits }).hand(0)).toEqual({ ...none, ...without });
    const t = rolling(dice, { cards: [`green-${kind}`] }, { chits });
    expect(t.hand(0)).toEqual({ ...none, ...without, [kind]: 2 });
  });

  it.each(RESOURCES.map((kind) => [kind]))('SF-18.2: green-%s gives nothing on a roll that brings none', (kind) => {
    const t = rolling([6, 6], { cards: [`green-${kind}`] });
    expect(Object.values(t.hand(0) as Plain)).toEqual([0, 0, 0, 0, 0]);
  });

  it('SF-18.2: once per roll, however many planets produce', () => {
    const chits = { 'beta-p1': { chit: 'chit-gamma-3' }, 'delta-p2': { chit: 'chit-delta-1' } };
    const t = rolling([3, 3], { cards: ['green-fuel'] }, { chits });
    expect(t.at('seats.0.hand.fuel')).toBe(3);
  });

  it('SF-18.2: on the rolls of other players as well, and only for its owner', () => {
    const t = table({
      state: { active: 2, seats: { 0: { cards: ['green-fuel'] } } },
      draws: { production: [4, 6] },
    });
    t.do(2, 'roll-dice');
    expect(t.at('seats.0.hand.fuel')).toBe(2);
    expect(t.at('seats.2.hand.fuel')).toBe(1);
  });

  it('SF-18.3: not for the supply stack', () => {
    const t = rolling([1, 1], { cards: ['green-ore'] }, {}, { supply: [0] }).do(0, { do: 'draw-supply', cards: 1 });
    expect(t.at('seats.0.hand.ore')).toBe(1);
  });

  it('SF-18.3: not for trade', () => {
    const t = building({ cards: ['green-ore'], hand: { fuel: 3 } }).do(0, {
      do: 'bank',
      give: 'fuel',
      cards: 3,
      take: 'ore',
    });
    expect(t.at('seats.0.hand.ore')).toBe(1);
  });

  it('SF-18.3: not for theft', () => {
    const seats = { 0: { cards: ['green-ore'] }, 1: { hand: { ore: 2 } } };
    const t = table({ state: { seats }, draws: { production: [3, 4], theft: [0] } });
    t.do(0, 'roll-dice', { do: 'steal', from: 1 });
    expect(t.at('seats.0.hand.ore')).toBe(1);
  });

  it('SF-18.3: it is part of the entitlement: a bank with one card too few pays only what is left', () => {
    const seats = { 0: { cards: ['green-ore'] }, 2: { spaceports: [] } };
    const roll = (ore: number) =>
      table({ state: { seats, bank: { ore } }, draws: { production: [4, 5] } })
        .do(0, 'roll-dice')
        .at('seats.0.hand.ore');
    expect(roll(2)).toBe(2);
    expect(roll(1)).toBe(1);
  });

  it('SF-18.3: and with two entitled players nobody gets any then', () => {
    const seats = { 0: { cards: ['green-fuel'] } };
    const roll = (fuel: number) =>
      table({ state: { seats, bank: { fuel } }, draws: { production: [4, 6] } }).do(0, 'roll-dice');
    expect(roll(2).at('seats.0.hand.fuel')).toBe(0);
    expect(roll(2).at('seats.2.hand.fuel')).toBe(0);
    expect(roll(3).at('seats.0.hand.fuel')).toBe(2);
    expect(roll(3).at('seats.2.hand.fuel')).toBe(1);
  });
});

describe('SF-18.4: Merchants', () => {
  it.each(['ore', 'fuel', 'carbon', 'food'])(
    'SF-18.4: merchant-%s makes the rate 2:1 for that kind, any number of times',
    (kind) => {
      const other = kind === 'ore' ? 'fuel' : 'ore';
      const trade = { do: 'bank', give: kind, cards: 2, take: 'goods' };
      expect(building({ hand: { [kind]: 4 } }).refusal(0, trade)).toBe('SF-8.7 wrong-rate');
      const t = building({ cards: [`merchant-${kind}`], hand: { [kind]: 4, [other]: 3 } });
      expect(t.refusal(0, { ...trade, give: other })).toBe('SF-8.7 wrong-rate');
      t.do(0, trade, trade);
      expect(t.at(`seats.0.hand.${kind}`)).toBe(0);
      expect(t.at('seats.0.hand.goods')).toBe(2);
    },
  );

  it('SF-18.4: merchant-goods exchanges 1 trade good for 1 card once per turn, further ones at 2:1', () => {
    const single = { do: 'bank', give: 'goods', cards: 1, take: 'ore' };
    expect(building({ hand: { goods: 4 } }).refusal(0, single)).toBe('SF-8.7 wrong-rate');
    const t = building({ cards: ['merchant-goods'], hand: { goods: 4 } }).do(0, single);
    expect(t.refusal(0, single)).toBe('SF-8.4 rate-used-up');
    t.do(0, { ...single, cards: 2 });
    expect(t.hand(0)).toMatchObject({ goods: 1, ore: 2 });
  });
});

describe('SF-18.4: Scientists', () => {
  it.each([
    ['scientist-mixed-1', 1, 1],
    ['scientist-mixed-2', 1, 1],
    ['scientist-mixed-3', 1, 1],
    ['scientist-drives', 2, 0],
    ['scientist-cannons', 0, 2],
  ])('SF-18.4: %s adds %i drives and %i cannons', (card, drives, cannons) => {
    const own = { cards: [card], upgrades: { drive: 1, cannon: 2 } };
    const t = flight({ speed: 3, ships: { 1: colonyShip('s193') }, own });
    expect(drivesOf(t.state, 0)).toBe(1 + drives);
    expect(cannonsOf(t.state, 0)).toBe(2 + cannons);
    expect(t.at('seats.0.upgrades')).toEqual({ drive: 1, cannon: 2, 'freight-ring': 0 });
    const route = ['s182', 's183', 's171', 's172', 's160', 's161', 's160'];
    for (const to of route.slice(0, 4 + drives)) t.do(0, fly(1, to));
    expect(t.refusal(0, fly(1, 's172'))).toBe('SF-13.6 move-has-ended');
  });

  it.each([
    ['scientist-mixed-1', 3],
    ['scientist-mixed-2', 3],
    ['scientist-mixed-3', 3],
    ['scientist-cannons', 2],
    ['scientist-drives', 4],
  ])(
    'SF-18.4: with %s and %i cannons a pirate lair of 4 is defeated, and not with one cannon less',
    (card, cannons) => {
      const lair = { 'near1-p2': { chit: 'chit-blue-2', seenBy: [0] } };
      const before = (cannon: number) =>
        flight({ ships: { 1: tradeShip('s110') }, own: { cards: [card], upgrades: { cannon } }, chits: lair });
      expect(before(cannons - 1).refusal(0, { do: 'clear', planet: 'near1-p2' })).toBe('SF-20.1 too-few-cannons');
      before(cannons).do(0, { do: 'clear', planet: 'near1-p2' });
    },
  );

  it('SF-18.4: all five add up to 5 drives and 5 cannons', () => {
    const t = flight({ own: { cards: FRIENDSHIP_CARDS.slice(5, 10).map(({ id }) => id) } });
    expect([drivesOf(t.state, 0), cannonsOf(t.state, 0)]).toEqual([5, 5]);
  });
});

describe('SF-18.5: Diplomats', () => {
  it('SF-18.5: five cards: lower tribute, fame at a price twice, help from the strong, galactic relief', () => {
    expect(FRIENDSHIP_CARDS.slice(15).map(({ id, modifiers }) => [id, ...modifiers.map(({ at }) => at)])).toEqual([
      ['diplomat-tribute', 'tribute-limit'],
      ['diplomat-fame-1', 'buy-fame'],
      ['diplomat-fame-2', 'buy-fame'],
      ['diplomat-levy', 'levy'],
      ['diplomat-relief', 'relief'],
    ]);
  });

  const seven = (cards: string[], ore: number) =>
    table({ state: { seats: { 0: { cards, hand: { ore } } } }, draws: { production: [3, 4] } }).do(0, 'roll-dice');

  it('SF-18.5: diplomat-tribute: half is due on a 7 only with more than 12 cards (SF-5.5)', () => {
    expect(seven([], 8).asked(0)).toBe('discard');
    expect(seven(['diplomat-tribute'], 12).asked(0)).not.toBe('discard');
    const t = seven(['diplomat-tribute'], 13);
    expect(t.asked(0)).toBe('discard');
    t.do(0, { do: 'discard', cards: { ore: 6 } });
    expect(t.at('seats.0.hand.ore')).toBe(7);
  });

  it.each(['diplomat-fame-1', 'diplomat-fame-2'])(
    'SF-18.6: %s: once per own turn 1 trade good for 1 fame ring',
    (card) => {
      const t = building({ cards: [card], hand: { goods: 2 } }).do(0, 'buy-fame');
      expect(t.at('seats.0.fame')).toBe(2);
      expect(t.at('seats.0.hand.goods')).toBe(1);
      expect(t.points(0)).toBe(5);
      expect(t.refusal(0, 'buy-fame')).toBe('SF-18.6 used-this-turn');
    },
  );

  it('SF-18.6: a second copy of the same player adds nothing', () => {
    const t = building({ cards: ['diplomat-fame-1', 'diplomat-fame-2'], hand: { goods: 2 } }).do(0, 'buy-fame');
    expect(t.refusal(0, 'buy-fame')).toBe('SF-18.6 used-this-turn');
  });

  it('SF-18.6: copies of different players work for each', () => {
    const own = (card: string) => ({ cards: [card], hand: { goods: 1 }, ships: {} });
    const t = table({
      state: { phase: 'build', seats: { 0: own('diplomat-fame-1'), 1: own('diplomat-fame-2') } },
      draws: { production: [1, 1] },
    });
    t.do(0, 'buy-fame', 'end-turn').do(1, 'roll-dice', 'buy-fame');
    expect([t.at('seats.0.fame'), t.at('seats.1.fame')]).toEqual([2, 2]);
  });

  it('SF-18.6: not without the card, without a trade good, or outside trade and build', () => {
    expect(building({ hand: { goods: 1 } }).refusal(0, 'buy-fame')).toBe('SF-18.6 card-not-owned');
    expect(building({ cards: ['diplomat-fame-1'], hand: { ore: 3 } }).refusal(0, 'buy-fame')).toBe(
      'SF-18.6 no-trade-goods',
    );
    const t = flight({ own: { cards: ['diplomat-fame-1'], hand: { goods: 1 } } });
    expect(t.refusal(0, 'buy-fame')).toBe('SF-3.8 not-in-flight');
    const notMine = building({}, { 1: { cards: ['diplomat-fame-1'], hand: { goods: 1 } } });
    expect(notMine.refusal(1, 'buy-fame')).not.toBe('allowed');
  });

  const strong = { hand: { ore: 2 }, fame: 3 };
  const levy = (...from: number[]) => ({ do: 'levy', from });
  const levying = (others: Record<number, Plain>, own: Plain = {}, theft: number[] = []) =>
    table({
      state: { phase: 'build', seats: { 0: { cards: ['diplomat-levy'], ...own }, ...others } },
      draws: { theft },
    });

  it('SF-18.7: diplomat-levy: 1 random card each from one or two players with more points', () => {
    const t = levying({ 1: { ...strong, hand: { food: 2 } }, 3: { ...strong, hand: { carbon: 1 } } }, {}, [3, 2]);
    t.do(0, levy(1, 3));
    expect(t.hand(0)).toMatchObject({ food: 1, carbon: 1 });
    expect(t.at('seats.1.hand.food')).toBe(1);
    expect(t.at('seats.3.hand.carbon')).toBe(0);
  });

  it('SF-18.7: one target will do', () => {
    const t = levying({ 1: strong, 3: strong }).do(0, levy(3));
    expect(t.at('seats.0.hand.ore')).toBe(1);
    expect(t.at('seats.1.hand.ore')).toBe(2);
  });

  it('SF-18.7: more points than the owner at that moment; as many are not enough', () => {
    const t = levying({ 1: strong, 2: { hand: { ore: 1 } } });
    expect(t.refusal(0, levy(2))).toBe('SF-18.9 target-not-stronger');
    const risen = levying({ 1: strong }, { hand: { carbon: 3, food: 2 } }).do(0, {
      do: 'build-spaceport',
      at: 'gamma-b',
    });
    expect(risen.refusal(0, levy(1))).toBe('SF-18.9 target-not-stronger');
  });

  it('SF-18.7: not without the card, and only in the own trade and build phase', () => {
    const t = building({}, { 1: strong });
    expect(t.refusal(0, levy(1))).toBe('SF-18.7 card-not-owned');
    const flying = flight({ own: { cards: ['diplomat-levy'] }, others: { 1: strong } });
    expect(flying.refusal(0, levy(1))).toBe('SF-3.8 not-in-flight');
  });

  it('SF-18.9: one or two different targets, named in one action', () => {
    const t = levying({ 1: strong, 2: strong, 3: strong });
    expect(t.refusal(0, levy())).toBe('SF-18.9 one-or-two-targets');
    expect(t.refusal(0, levy(1, 1))).toBe('not-understood');
    expect(t.refusal(0, levy(1, 2, 3))).toBe('not-understood');
    expect(t.options(0, 'levy').map(({ from }) => from)).toEqual([[1], [2], [3], [1, 2], [1, 3], [2, 3]]);
    t.do(0, levy(3, 1));
    expect(t.at('seats.0.hand.ore')).toBe(2);
  });

  it('SF-18.9: each must hold a card; refused if nobody qualifies', () => {
    const t = levying({ 1: { fame: 5 }, 2: strong });
    expect(t.refusal(0, levy(1))).toBe('SF-18.9 target-not-stronger');
    expect(t.refusal(0, levy(1, 2))).toBe('SF-18.9 target-not-stronger');
    expect(t.refusal(0, levy(0))).toBe('SF-18.9 target-not-stronger');
    expect(levying({}).options(0, 'levy')).toEqual([]);
  });

  it('SF-18.9: used once, it is used up for this turn, even with one target', () => {
    const t = levying({ 1: strong, 2: strong }).do(0, levy(1));
    expect(t.refusal(0, levy(2))).toBe('SF-18.7 used-this-turn');
  });
});

describe('SF-18.8: Galactic relief', () => {
  const relieved = (production: number[], state: Plain = {}, active = 0) => {
    const t = table({
      state: { active, seats: { 0: { cards: ['diplomat-relief'] } }, ...state },
      draws: { production },
    });
    return t.do(active, 'roll-dice');
  };

  it('SF-18.8: diplomat-relief: after a roll that gives the owner nothing he may take 1 card of his choice', () => {
    const t = relieved([6, 6], { bank: { carbon: 8 } });
    expect(t.asked(0)).toBe('relief');
    t.do(0, { do: 'take', kind: 'carbon' });
    expect(t.hand(0)).toMatchObject({ carbon: 1 });
    expect(t.at('bank.carbon')).toBe(7);
  });

  it('SF-18.8: he may do without', () => {
    const t = relieved([6, 6]).do(0, 'decline');
    expect(Object.values(t.hand(0) as Plain)).toEqual([0, 0, 0, 0, 0]);
    expect(t.at('phase')).toBe('build');
  });

  it('SF-18.8: on the roll of any player; the game waits for his answer', () => {
    const t = relieved([6, 6], {}, 2);
    expect(t.asked(0)).toBe('relief');
    expect(t.refusal(2, 'roll-mothership')).toBe('not-asked');
    t.do(0, { do: 'take', kind: 'ore' }).do(2, 'roll-mothership');
  });

  it('SF-18.8: not on a 7, and not when the roll gives him a card', () => {
    expect(relieved([3, 4]).asked(0)).not.toBe('relief');
    expect(relieved([4, 5]).asked(0)).toBe('trade-and-build');
  });

  it('SF-18.8: a payment that failed counts as no card', () => {
    const t = relieved([4, 6], { bank: { fuel: 1 } });
    expect(t.at('seats.0.hand.fuel')).toBe(0);
    expect(t.asked(0)).toBe('relief');
  });

  it('SF-18.8: a supply card does not count as production, it is drawn afterwards', () => {
    const t = relieved([6, 6]);
    expect(t.refusal(0, { do: 'draw-supply', cards: 1 })).toBe('SF-18.8 not-offered');
    t.do(0, { do: 'take', kind: 'ore' }, { do: 'draw-supply', cards: 1 });
  });

  it('SF-18.10: decided directly after the production is paid, before anything else', () => {
    const t = relieved([3, 3], { seats: { 0: { cards: ['diplomat-relief'], colonies: [], spaceports: [] } } });
    expect(t.at('seats.3.hand.carbon')).toBe(1);
    expect(t.asked(0)).toBe('relief');
    expect(t.match.asks).toHaveLength(1);
  });

  it('SF-18.10: only kinds that the bank has, and not at all while the bank is empty', () => {
    const none = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };
    const t = relieved([6, 6], { bank: { ...none, food: 1 } });
    expect(t.refusal(0, { do: 'take', kind: 'ore' })).toBe('SF-12.7 bank-has-none');
    t.do(0, { do: 'take', kind: 'food' });
    expect(relieved([6, 6], { bank: none }).asked(0)).toBe('trade-and-build');
  });
});

describe('SF-18: in general', () => {
  it('SF-18.1: cards are kept when the disc is lost', () => {
    const t = flight({
      speed: 5,
      ships: { 1: tradeShip('s098') },
      own: { stations: ['green-folk-2'], cards: ['green-fuel'], upgrades: { 'freight-ring': 3 } },
      others: { 1: { stations: ['green-folk-1'], cards: ['green-ore'] } },
    });
    expect(t.at('discs.green-folk')).toBe(1);
    t.do(0, fly(1, 'green-folk-3'), foundStation(1, 'green-food'));
    expect(t.at('discs.green-folk')).toBe(0);
    expect(t.at('seats.1.cards')).toEqual(['green-ore']);
  });

  it('SF-18.11: a passive card won in the flight phase works at once', () => {
    const t = flight({
      ships: { 1: tradeShip('s034'), 2: tradeShip('s110') },
      own: { upgrades: { 'freight-ring': 1, cannon: 2 } },
      chits: { 'near1-p2': { chit: 'chit-blue-2', seenBy: [0] } },
    });
    expect(t.refusal(0, { do: 'clear', planet: 'near1-p2' })).toBe('SF-20.1 too-few-cannons');
    t.do(0, fly(1, 'scientists-1'), foundStation(1, 'scientist-cannons'), { do: 'clear', planet: 'near1-p2' });
  });

  it('SF-18.11: production and rates from the next roll on, of whoever', () => {
    const t = flight({
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': 1 } },
      draws: { production: [4, 5] },
    });
    t.do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'), 'end-turn').do(1, 'roll-dice');
    expect(t.at('seats.0.hand.ore')).toBe(2);
  });

  it('SF-18.11: a card used as an action waits for the next trade and build phase', () => {
    const t = flight({
      ships: { 1: tradeShip('s026'), 2: colonyShip('s193') },
      own: { upgrades: { 'freight-ring': 1 }, hand: { goods: 2 } },
      draws: { production: [1, 1, 1, 1, 1, 1, 1, 1], balls: [3, 1] },
    });
    t.do(0, fly(1, 'diplomats-1'), foundStation(1, 'diplomat-fame-1'));
    expect(t.refusal(0, 'buy-fame')).toBe('SF-3.8 not-in-flight');
    t.do(0, 'end-turn');
    for (const seat of [1, 2, 3]) t.do(seat, 'roll-dice', 'end-turn');
    t.do(0, 'roll-dice', 'buy-fame');
    expect(t.at('seats.0.fame')).toBe(2);
  });

  it('SF-18.11: "once per turn" is counted anew in each own turn', () => {
    const t = table({
      state: {
        phase: 'build',
        seats: {
          0: { cards: ['diplomat-fame-1', 'diplomat-levy', 'merchant-goods'], hand: { goods: 6 }, ships: {} },
          ...Object.fromEntries([1, 2, 3].map((seat) => [seat, { ships: {}, fame: 8, hand: { ore: 3 } }])),
        },
      },
      draws: { production: [1, 1, 1, 1, 1, 1, 1, 1] },
    });
    const once = ['buy-fame', { do: 'levy', from: [1] }, { do: 'bank', give: 'goods', cards: 1, take: 'fuel' }];
    t.do(0, ...once);
    for (const action of once) expect(t.refusal(0, action)).not.toBe('allowed');
    t.do(0, 'end-turn');
    for (const seat of [1, 2, 3]) t.do(seat, 'roll-dice', 'end-turn');
    t.do(0, 'roll-dice', ...once);
    expect(t.at('seats.0.fame')).toBe(3);
  });

  it('SF-18.11: each of the 20 cards can be taken at its base', () => {
    const docks = ['green-folk', 'scientists', 'merchants', 'diplomats'];
    const beside = ['s098', 's034', 's107', 's026'];
    for (const { id, people } of FRIENDSHIP_CARDS) {
      const t = flight({ ships: { 1: tradeShip(beside[people]) }, own: { upgrades: { 'freight-ring': 1 } } });
      t.do(0, fly(1, `${docks[people]}-1`), foundStation(1, id));
      expect(t.at('seats.0.cards')).toEqual([id]);
    }
  });
});
