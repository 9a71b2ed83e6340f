import { describe, expect, it } from 'vitest';
import { TIMER_RUN_MS } from '../../src/content/tables.ts';
import { ALIEN, cell } from '../../src/state.ts';
import { AHEAD, BEHIND, cardTable, LEFT_OF, RIGHT_OF } from './evilTable.ts';

/** No loans: what is in the purse is all there is. */
const NO_LOANS = { options: { evilMachinations: false } };
const START = 6;
const ESCORTED = 2;

describe('GT-19.31: Recall Notice', () => {
  const table = () =>
    cardTable('em-01').put(0, AHEAD, 'shield').put(0, LEFT_OF, 'double-cannon').put(0, RIGHT_OF, 'shield-booster');
  it('GT-19.31 a single component left over counts as a pair', () => {
    const t = table().set((state) => {
      state.credits[0] = 5;
    });
    expect(t.options(0)).toEqual([2, 1, 0].map((pairs) => ({ do: 'pay-pairs', pairs })));
    expect(t.do(0, { do: 'pay-pairs', pairs: 2 }).parts(0)).toHaveLength(3);
    expect(t.state.credits[0]).toBe(3);
  });
  it('GT-19.31 what is not paid for is given up, the owner says which', () => {
    const t = table().do(0, { do: 'pay-pairs', pairs: 1 }).do(0, { do: 'give-part', at: AHEAD });
    expect(t.parts(0)).toEqual(['double-cannon', 'shield-booster']);
    expect(t.state.loans[0]).toBe(1);
    expect(t.told('part-lost')).toMatchObject([{ how: 'given-up', at: AHEAD }]);
  });
  it('GT-19.31 who cannot pay at all is not asked', () => {
    const t = cardTable('em-01', NO_LOANS).put(1, AHEAD, 'shield');
    expect(t.over).toBe(true);
    expect(t.parts(1)).toEqual([]);
  });
  it.each([
    ...(['double-cannon', 'bi-cannon', 'shield', 'shield-booster', 'cannon-booster', 'engine-booster'] as const),
    'double-engine',
  ] as const)('GT-19.31 it asks for each %s', (kind) => {
    const t = cardTable('em-01').put(0, kind === 'double-engine' ? BEHIND : AHEAD, kind);
    expect(t.options(0)).toEqual([1, 0].map((pairs) => ({ do: 'pay-pairs', pairs })));
  });
  it('GT-19.31 for nothing else', () => {
    const t = cardTable('em-01').put(0, AHEAD, 'cannon').put(0, LEFT_OF, 'reactor').put(0, RIGHT_OF, 'battery-2');
    expect(t.put(0, BEHIND, 'engine').over).toBe(true);
  });
  it('GT-19.50 under escort nothing is called back, and nothing is asked', () => {
    const t = table().set((state) => {
      state.escort[0] = ESCORTED;
    });
    expect(t.over).toBe(true);
    expect(t.parts(0)).toHaveLength(3);
  });
});

describe('GT-19.32: Traffic Jam', () => {
  it('GT-19.32 closes the gaps, ships in hyperspace included', () => {
    const t = cardTable('em-02').set((state) => {
      state.hyper[2] = 2;
    });
    expect(t.positions).toEqual([0, -1, -2]);
  });
});

describe('GT-19.33: Rear Ambush', () => {
  const draws = { hit: [3, 4, 3, 4, 3, 4] };
  it('GT-19.33 the weakest towards the rear takes three shots; at a tie the one further ahead', () => {
    const t = cardTable('em-03', { draws });
    expect(t.told('chosen-as-worst')).toMatchObject([{ seat: 0 }]);
    expect(t.told('dice-rolled')).toMatchObject([{ seats: [0] }, { seats: [0] }, { seats: [0], large: true }]);
  });
  it('GT-19.33 a cannon to the rear counts in full, one to the front half', () => {
    const t = cardTable('em-03', { draws }).put(0, AHEAD, 'cannon', 0).put(1, BEHIND, 'cannon', 2);
    expect(t.told('strength-stated').map((event) => event.strength)).toEqual([1, 2, 0]);
  });
  it('GT-19.33 five players: the second lowest is spared the large shot', () => {
    const t = cardTable('em-03', { players: 5, draws });
    expect(t.told('dice-rolled')).toMatchObject([{ seats: [0, 1] }, { seats: [0, 1] }, { seats: [0] }]);
  });
  it('GT-19.33 has no effect on one player', () => {
    const t = cardTable('em-03', { players: 2 }).set((state) => {
      state.hyper[2] = 2;
    });
    expect(t.told('card-without-effect')).toHaveLength(1);
    expect(t.told('dice-rolled')).toEqual([]);
  });
});

describe('GT-19.34: Bureaucracy', () => {
  it('GT-19.34 right guessers get 3 credits, the others lose the days shown', () => {
    const t = cardTable('em-04').do(2, { do: 'set-die', number: 4 });
    expect([t.state.secret, t.state.secretBy]).toEqual([4, 2]);
    t.do(0, { do: 'guess', number: 4 }).do(1, { do: 'guess', number: 2 });
    expect(t.state.credits).toEqual([3, 0, 0]);
    expect(t.positions).toEqual([0, -8, -6]); // the last one's space is skipped
    expect([t.state.secret, t.state.secretBy]).toEqual([0, -1]);
  });
});

describe('GT-19.35: Robocops', () => {
  const bids = (...credits: number[]) => {
    const t = cardTable('em-05');
    for (const seat of [0, 1]) t.put(seat, RIGHT_OF, 'structural').put(seat, 3, 'structural');
    credits.forEach((bid, seat) => {
      t.do(seat, { do: 'bid', credits: bid });
    });
    return t;
  };
  it('GT-19.35 the highest secret bid pays and names a square that all give up', () => {
    const t = bids(1, 4, 2).do(1, { do: 'name-square', column: 8, row: 6 });
    expect(t.state.credits).toEqual([0, 6, 0]); // a loan of 10
    expect(t.told('part-lost')).toMatchObject([
      { seat: 0, at: 3, how: 'given-up' },
      { seat: 1, at: 3, how: 'given-up' },
    ]);
  });
  it('GT-19.35 at equal bids, also at 0, the one further ahead names', () => {
    const t = bids(0, 0, 0);
    expect(t.asked).toEqual(['0 robocops']);
    expect(t.refusal(0, { do: 'name-square', column: 7, row: 6 })).toBe('GT-19.35 not-offered');
  });
  it('GT-19.35 one timer run for the choice; then nothing is given up', () => {
    const t = bids(0, 0, 0);
    expect(t.deadline(0)).toBe(TIMER_RUN_MS);
    expect(t.do(0, 'pass').over).toBe(true);
    expect(t.told('part-lost')).toEqual([]);
  });
  it('GT-19.35 W-18: in IA 6 and 8 name the middle line, so the starting cabin is not safe; an escorted ship is', () => {
    const t = cardTable('em-05', { shipClass: 'IA' }).set((state) => {
      state.escort[1] = ESCORTED;
    });
    for (const seat of [0, 1, 2]) t.do(seat, { do: 'bid', credits: 0 });
    t.do(0, { do: 'name-square', column: 6, row: 8 });
    expect(t.told('part-lost').map(({ seat }) => seat)).toEqual([0, 2]);
  });
});

describe('GT-19.36: Wide Open Space', () => {
  it('GT-19.36 moves twice the engine strength', () => {
    const t = cardTable('em-06', { players: 2 }).put(0, BEHIND, 'engine').put(1, BEHIND, 'engine');
    expect(t.positions).toEqual([2, -1]);
  });
  it('GT-19.36 strength 0: give up', () => {
    const t = cardTable('em-06', { players: 2 }).put(0, BEHIND, 'engine');
    expect(t.told('gave-up')).toMatchObject([{ seat: 1, forced: true }]);
  });
});

describe('GT-19.37, GT-19.6: Scrap Heap and bidding', () => {
  it('GT-19.37 goes round until one is left, who pays, loads and loses a day', () => {
    const t = cardTable('em-07').put(1, LEFT_OF, 'hold-2');
    t.do(0, { do: 'bid', credits: 1 }).do(1, { do: 'bid', credits: 3 }).do(2, 'pass').do(0, 'pass');
    expect(t.state.loans).toEqual([0, 1, 0]);
    t.do(1, { do: 'load', good: 'yellow', to: LEFT_OF }, { do: 'load', good: 'green', to: LEFT_OF });
    expect(t.used).toBe(true);
    expect(t.positions).toEqual([0, -4, -6]);
  });
  it('GT-19.6 whole credits from 1; if all pass nobody gets it', () => {
    const t = cardTable('em-07');
    expect(t.refusal(0, { do: 'bid', credits: 0 })).toBe('GT-19.6 bid-too-low');
    t.do(0, 'pass').do(1, 'pass').do(2, 'pass');
    expect([t.used, t.told('bid-won')]).toEqual([false, []]);
  });
  it('GT-19.6 in flight order each bids more or passes; who passed is out', () => {
    const t = cardTable('em-07').do(0, { do: 'bid', credits: 1 }).do(1, 'pass').do(2, { do: 'bid', credits: 2 });
    expect(t.asked).toEqual(['0 bid']);
    t.do(0, { do: 'bid', credits: 3 });
    expect(t.asked).toEqual(['2 bid']); // seat 1 is not asked again
  });
  it('GT-19.13 the last one may still bid when all others passed', () => {
    const t = cardTable('em-07').do(0, 'pass').do(1, 'pass');
    expect(t.asked).toEqual(['2 bid']);
    expect(t.do(2, 'pass').used).toBe(false);
  });
  it('GT-19.13 a bid must be higher, and within credits and loans', () => {
    const t = cardTable('em-07', NO_LOANS).set((state) => {
      state.credits = [5, 3, 9];
    });
    t.do(0, { do: 'bid', credits: 3 });
    expect(t.asked).toEqual(['2 bid']); // seat 1 cannot bid more
    expect(t.refusal(2, { do: 'bid', credits: 3 })).toBe('GT-19.6 bid-too-low');
    expect(t.refusal(2, { do: 'bid', credits: 10 })).toBe('GT-19.13 bid-too-high');
  });
});

describe('GT-19.38: Stranded Ship', () => {
  it('GT-19.38 a human and R tokens for 3R + 1 credits; the helper loses 2 days', () => {
    const t = cardTable('em-08', { level: 2 }).put(1, AHEAD, 'battery-2').do(1, 'use');
    expect(t.state.credits[1]).toBe(7);
    expect([t.crewAt(1, START), t.tokensAt(1, AHEAD)]).toEqual([1, 0]);
    expect(t.positions).toEqual([0, -5, -6]);
    expect(t.used).toBe(true);
  });
  it('GT-19.38 five players: a second one helps for 1 credit less', () => {
    const t = cardTable('em-08', { players: 5 }).put(0, AHEAD, 'battery-2').put(3, AHEAD, 'battery-2');
    expect(t.do(0, 'use').do(3, 'use').state.credits).toEqual([4, 0, 0, 3, 0]);
  });
  it('GT-19.38 is not offered without the tokens', () => {
    const t = cardTable('em-08', { level: 3 }).put(0, AHEAD, 'battery-2');
    expect([t.over, t.used]).toEqual([true, false]);
  });
});

describe('GT-19.39: Fuel Tax', () => {
  it('GT-19.39 a credit for each started group of 3 nozzles, or R + 1 days', () => {
    const t = cardTable('em-09').put(0, BEHIND, 'double-engine').put(1, BEHIND, 'engine');
    expect(t.do(0, 'pay').do(1, 'lose-days').over).toBe(true); // seat 2 has no nozzle
    expect(t.state.loans).toEqual([1, 0, 0]);
    expect(t.state.credits[0]).toBe(9);
    expect(t.positions).toEqual([0, -5, -6]);
  });
});

describe('GT-19.40: Customs Raid', () => {
  const table = () =>
    cardTable('em-10', { draws: { hit: [3, 4] } })
      .put(0, LEFT_OF, 'special-hold-1')
      .load(0, LEFT_OF, 'red');
  it('GT-19.40 only those with red goods decide; they return all of them', () => {
    const t = table().do(0, 'hand-over');
    expect(t.state.goods[cell(0, LEFT_OF)]).toBe(0);
    expect(t.told('dice-rolled')).toEqual([]);
  });
  it('GT-19.40 or take the shot', () => {
    expect(table().do(0, 'refuse').told('hit')).toMatchObject([{ seat: 0, at: START, result: 'destroyed' }]);
  });
});

describe('GT-19.41: Drag Race', () => {
  it('GT-19.41 all burn, the highest moves; at a tie the one further behind', () => {
    const t = cardTable('em-11').put(0, AHEAD, 'battery-2').put(1, AHEAD, 'battery-3');
    expect(t.asked).toEqual(['0 drag-race', '1 drag-race']);
    t.do(0, { do: 'burn-tokens', count: 2 }).do(1, { do: 'burn-tokens', count: 2 });
    expect([t.tokensAt(0, AHEAD), t.tokensAt(1, AHEAD)]).toEqual([0, 1]);
    expect(t.positions).toEqual([0, -1, -6]);
  });
});

describe('GT-19.42: Mutiny', () => {
  const table = (players: number) => cardTable('em-12', { players, level: 2 }).put(1, LEFT_OF, 'cabin');
  it('GT-19.42 the largest crew is paid or leaves in part', () => {
    expect(table(3).do(1, 'pay').state.credits[1]).toBe(6); // a loan of 10, 4 paid
    const t = table(3).do(1, 'refuse', { do: 'lose-crew', from: START }, { do: 'lose-crew', from: LEFT_OF });
    expect([t.crewAt(1, START), t.crewAt(1, LEFT_OF)]).toEqual([1, 1]);
  });
  it('GT-19.42 five players: the second largest (tie: further ahead) loses one less', () => {
    const t = table(5).do(1, 'pay').do(0, 'refuse');
    expect(t.crewAt(0, START)).toBe(1);
  });
  it('GT-12.17 who is alone states his crew before the card has no effect', () => {
    const t = table(2).set((state) => {
      state.hyper[2] = 2;
    });
    expect(t.told('crew-stated')).toMatchObject([{ seat: 0 }]);
    expect(t.told('card-without-effect')).toHaveLength(1);
  });
  it('GT-19.50 an escorted crew stays', () => {
    const t = table(3).set((state) => {
      state.escort[1] = ESCORTED;
    });
    expect(t.over).toBe(true);
  });
});

describe('GT-19.43: Toll Station', () => {
  it('GT-19.43 all who refuse take both shots, with one roll each', () => {
    const t = cardTable('em-13', { draws: { hit: [1, 1, 1, 2] } })
      .do(0, 'refuse')
      .do(1, 'pay')
      .do(2, 'refuse');
    expect(t.told('dice-rolled')).toMatchObject([
      { seats: [0, 2], large: false },
      { seats: [0, 2], large: true },
    ]);
    expect(t.state.credits[1]).toBe(8);
  });
});

describe('GT-19.44: Cosmic Hacker', () => {
  it('GT-19.44 every other player loses R tokens', () => {
    const t = cardTable('em-14', { level: 2 }).put(0, AHEAD, 'battery-3').put(2, AHEAD, 'battery-3');
    t.do(2, { do: 'hack', what: 'batteries' });
    expect([t.tokensAt(0, AHEAD), t.tokensAt(2, AHEAD)]).toEqual([1, 3]);
  });
  it('GT-19.44 goods, the most valuable first, are not replaced by tokens', () => {
    const t = cardTable('em-14', { level: 2 })
      .put(0, AHEAD, 'battery-3')
      .put(0, LEFT_OF, 'hold-2')
      .load(0, LEFT_OF, 'blue');
    t.do(2, { do: 'hack', what: 'goods' });
    expect([t.state.goods[cell(0, LEFT_OF)], t.tokensAt(0, AHEAD)]).toEqual([0, 3]);
  });
});

describe('GT-19.45: Ring Slalom', () => {
  it('GT-19.45 who dodges loses 2 days, the others face the meteors', () => {
    const t = cardTable('em-15', { draws: { hit: [1, 1, 1, 1, 1, 1] } })
      .do(0, 'dodge')
      .do(1, 'brave')
      .do(2, 'dodge');
    expect(t.positions).toEqual([-2, -3, -8]);
    expect(t.told('dice-rolled').map((event) => event.seats)).toEqual([[1], [1], [1]]);
  });
});

describe('GT-19.46: Ion Storm', () => {
  it('GT-19.46 takes half of the tokens, rounded up, but none of an escorted ship', () => {
    const t = cardTable('em-16')
      .put(0, AHEAD, 'battery-3')
      .put(1, AHEAD, 'battery-3')
      .set((state) => {
        state.escort[1] = ESCORTED;
      });
    expect(t.over).toBe(true);
    expect([t.tokensAt(0, AHEAD), t.tokensAt(1, AHEAD)]).toEqual([1, 3]);
  });
});

describe('GT-19.47: Head Hunter', () => {
  const table = () =>
    cardTable('em-17')
      .put(0, LEFT_OF, 'cabin')
      .set((state) => {
        state.crew[cell(0, LEFT_OF)] = ALIEN.brown;
      });
  it('GT-19.47 the owner pays for an alien, or loses it', () => {
    expect(table().do(0, { do: 'pay-alien', at: LEFT_OF }).crewAt(0, LEFT_OF)).toBe(ALIEN.brown);
    const t = table().do(0, { do: 'lose-alien', at: LEFT_OF });
    expect([t.crewAt(0, LEFT_OF), t.state.credits[0]]).toEqual([0, 0]);
  });
});

describe('GT-19.48: Looks Matter', () => {
  it('GT-19.48 ties: the one further ahead loses days, the one further behind gains one', () => {
    expect(cardTable('em-18').positions).toEqual([-2, -3, -5]);
  });
  it('GT-19.48 five players: the second loses one day less', () => {
    expect(cardTable('em-18', { players: 5, level: 2 }).positions).toEqual([-3, -5, -6, -9, -11]);
  });
});

describe('GT-19.49: Tailgaters', () => {
  it('GT-19.49 everyone but the last, each with a roll of its own', () => {
    const t = cardTable('em-19', { draws: { hit: [1, 1, 1, 1] } });
    expect(t.told('dice-rolled').map((event) => event.seats)).toEqual([[0], [1]]);
  });
});

describe('GT-19.50: Escort Service', () => {
  it('GT-19.50 the highest bidder is protected on the next card', () => {
    const t = cardTable('em-20').do(0, 'pass').do(1, { do: 'bid', credits: 1 }).do(2, 'pass');
    expect([t.state.escort, t.used]).toEqual([[0, 1, 0], false]);
  });
});

describe('GT-19.51: Loose Cargo', () => {
  it('GT-19.51 components with 2 or more goods lose the most valuable', () => {
    const t = cardTable('em-21').put(0, LEFT_OF, 'hold-2').load(0, LEFT_OF, 'yellow', 'blue');
    t.put(0, RIGHT_OF, 'hold-2').load(0, RIGHT_OF, 'yellow');
    expect(t.told('goods-lost')).toMatchObject([{ seat: 0, from: LEFT_OF, good: 1 }]);
  });
});

describe('GT-19.52: Quarantine', () => {
  const table = () => cardTable('em-22').put(0, LEFT_OF, 'cabin');
  it('GT-19.52 two joined cabins: one is emptied', () => {
    expect(table().do(0, { do: 'empty-cabin', at: LEFT_OF }).crewAt(0, LEFT_OF)).toBe(0);
  });
  it('GT-19.52 or R + 1 days are lost', () => {
    expect(table().do(0, 'lose-days').positions).toEqual([-2, -3, -6]);
  });
});

describe('GT-19.53: Wormhole', () => {
  it('GT-19.53 the leader pays, or changes places with the last', () => {
    const t = cardTable('em-23');
    expect(t.do(0, 'refuse').positions).toEqual([-6, -3, 0]);
    expect(cardTable('em-23').do(0, 'pay').state.credits[0]).toBe(7);
  });
});

describe('GT-19.54: Meteor Lottery', () => {
  it('GT-19.54 one meteor in each named column, in flight order of those who named them', () => {
    const t = cardTable('em-24');
    for (const [seat, column] of [7, 3, 7].entries()) t.do(seat, { do: 'name-column', column });
    expect(t.told('hit').map(({ seat, result }) => [seat, result])).toEqual([
      [0, 'destroyed'],
      [1, 'destroyed'],
      [2, 'destroyed'],
      [0, 'missed'],
      [1, 'missed'],
      [2, 'missed'],
    ]);
  });
});
