import { voicesOf } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions.ts';
import { starfarers } from '../../src/index.ts';
import { offerForm } from '../../src/rules/trade.ts';
import { type TestTable, table } from '../table.ts';

const { english } = voicesOf(starfarers);

type Cards = Record<string, number>;

const offer = (give: Cards, want: Cards, ...to: number[]) => ({ do: 'offer', give, want, to });
const accept = (id: number) => ({ do: 'accept', offer: id });
const decline = (id: number) => ({ do: 'refuse', offer: id });
const withdraw = (id: number) => ({ do: 'withdraw', offer: id });
const deal = (id: number, seat: number) => ({ do: 'deal', offer: id, with: seat });
const counter = (id: number, give: Cards, want: Cards) => ({ do: 'counter', offer: id, give, want });
const drive = { do: 'build-upgrade', what: 'drive' };

const HANDS: Record<number, Cards> = {
  0: { ore: 3, fuel: 4, food: 1 },
  1: { carbon: 3, goods: 1 },
  2: { carbon: 1, food: 2 },
  3: { goods: 2 },
};

/** Seat 0 in its trade and build phase, unless the state says otherwise; everybody knows all hands. */
const openMarket = (state: Record<string, unknown> = {}, more: Record<number, object> = {}, draws = {}) => {
  const seats = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: HANDS[seat], ...more[seat] }]));
  return table({ state: { phase: 'build', seats, ...state }, draws });
};
/** The same, but nobody knows the hand of another. */
const market = (...setting: Parameters<typeof openMarket>) => {
  const t = openMarket(...setting);
  t.state.known.fill(0);
  return t;
};
const offers = (t: TestTable) => t.at('offers') as { id: number; from: number; open: number[]; accepted: number[] }[];

describe('SF-7: with whom and when', () => {
  it('SF-7.1: between the active player and another one, in his trade and build phase', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1))
      .do(1, accept(1))
      .do(0, deal(1, 1));
    expect([t.at('seats.0.hand.carbon'), t.at('seats.1.hand.ore')]).toEqual([1, 1]);
  });
  it('SF-7.1: not in the production phase and not in flight', () => {
    for (const [phase, active, other] of [
      ['production', 'SF-3.9 not-offered', 'not-asked'],
      ['flight', 'SF-3.8 not-in-flight', 'not-asked'],
    ]) {
      const t = market({ phase });
      expect(t.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 1))).toBe(active);
      expect(t.refusal(1, offer({ carbon: 1 }, { ore: 1 }, 0))).toBe(other);
    }
  });
  it('SF-7.1: the others never trade with each other', () => {
    const t = market();
    expect(t.refusal(1, offer({ carbon: 1 }, { food: 1 }, 2))).toBe('SF-7.1 not-a-partner');
    expect(t.refusal(1, offer({ carbon: 1 }, { food: 1 }, 0, 2))).toBe('SF-7.1 not-a-partner');
    t.do(1, offer({ carbon: 1 }, { food: 1 }, 0));
    expect(t.refusal(2, accept(1))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(2, counter(1, { food: 1 }, { carbon: 1 }))).toBe('SF-7.4 no-offer-to-answer');
  });
  it('SF-7.1: an exchange is with one player, not with several', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1))
      .do(2, accept(1));
    t.do(0, deal(1, 1));
    expect(offers(t)).toEqual([]);
    expect(t.refusal(0, deal(1, 2))).toBe('SF-7.4 no-offer-to-answer');
    expect([t.hand(0), t.hand(2)]).toMatchObject([
      { ore: 2, carbon: 1 },
      { carbon: 1, ore: 0 },
    ]);
  });
  it('SF-7.1: nobody trades with himself or with an empty chair', () => {
    expect(market().refusal(0, offer({ ore: 1 }, { carbon: 1 }, 0))).toBe('SF-7.1 not-a-partner');
    expect(market().refusal(0, offer({ ore: 1 }, { carbon: 1 }))).toBe('SF-7.1 not-a-partner');
    const three = table({ players: 3, state: { phase: 'build', seats: { 0: { hand: { ore: 1 } } } } });
    expect(three.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 3))).toBe('SF-7.1 not-a-partner');
  });
  it.each([
    ['1 food against 1 ore', { ore: 1 }],
    ['1 food against 2 ore', { ore: 2 }],
    ['1 food against 2 ore and 1 fuel', { ore: 2, fuel: 1 }],
  ])('SF-7.2: the rate is free: %s (examples of the booklet)', (_, give) => {
    const t = market()
      .do(0, offer(give, { goods: 1 }, 1))
      .do(1, accept(1))
      .do(0, deal(1, 1));
    expect(t.hand(1)).toMatchObject({ carbon: 3, goods: 0, ...give });
    expect(t.at('seats.0.hand.goods')).toBe(1);
  });
  it('SF-7.3: each side gives at least 1 card', () => {
    expect(market().refusal(0, offer({ ore: 1 }, {}, 1))).toBe('SF-7.3 no-exchange');
    expect(market().refusal(0, offer({}, { carbon: 1 }, 1))).toBe('SF-7.3 no-exchange');
    expect(market().refusal(0, offer({}, {}, 1))).toBe('SF-7.3 no-exchange');
  });
  it('SF-7.3: no kind on both sides', () => {
    expect(market().refusal(0, offer({ ore: 1 }, { ore: 2 }, 1))).toBe('SF-7.3 no-exchange');
    expect(market().refusal(0, offer({ ore: 1, fuel: 1 }, { carbon: 1, ore: 1 }, 1))).toBe('SF-7.3 no-exchange');
    const t = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 2));
    expect(t.refusal(2, counter(1, { carbon: 1 }, { carbon: 1 }))).toBe('SF-7.3 no-exchange');
  });
  it('SF-7.3: nothing but resource cards', () => {
    for (const give of [{ fame: 1 }, { 'merchant-ore': 1 }, { drive: 1 }])
      expect(market().refusal(0, offer(give as unknown as Cards, { carbon: 1 }, 1))).toBe('not-understood');
  });
});

describe('SF-7.4: offer, answer, pick', () => {
  it('SF-7.4: an offer goes to one or to all, and all see it', () => {
    const one = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 2));
    expect(offers(one)).toMatchObject([{ from: 0, open: [2], accepted: [] }]);
    const all = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2, 3));
    expect(offers(all)).toMatchObject([{ from: 0, open: [1, 2, 3], accepted: [] }]);
    for (const viewer of [-1, 3]) {
      expect(all.heard(viewer, 'offered')).toMatchObject([
        { seat: 0, offer: 1, give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0], to: [1, 2, 3] },
      ]);
    }
  });
  it('SF-7.4: each of the others accepts, declines or makes a counter-offer', () => {
    const t = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2, 3));
    const terms = { give: { carbon: 1 }, get: { ore: 1 } };
    expect(t.options(1)).toEqual([
      { ...accept(1), ...terms },
      { ...decline(1), ...terms },
    ]);
    t.do(1, accept(1))
      .do(2, counter(1, { carbon: 1 }, { ore: 2 }))
      .do(3, decline(1));
    expect(offers(t)).toMatchObject([
      { id: 1, from: 0, open: [], accepted: [1] },
      { id: 2, from: 2, open: [0], accepted: [] },
    ]);
  });
  it('SF-7.4: nothing changes hands before the active player picks', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1))
      .do(2, accept(1));
    expect([0, 1, 2].map((seat) => t.hand(seat))).toMatchObject([HANDS[0], HANDS[1], HANDS[2]]);
  });
  it('SF-7.4: he picks one acceptance', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1))
      .do(2, accept(1));
    expect(t.options(0, 'deal')).toMatchObject([deal(1, 1), deal(1, 2)]);
    t.do(0, deal(1, 2));
    expect([t.hand(0), t.hand(1), t.hand(2)]).toMatchObject([{ ore: 2, carbon: 1 }, HANDS[1], { ore: 1, carbon: 0 }]);
    expect(t.heard(-1, 'traded')).toMatchObject([{ seat: 0, with: 2, gave: [1, 0, 0, 0, 0], got: [0, 0, 1, 0, 0] }]);
  });
  it('SF-7.4: or a counter-offer, at its terms', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1));
    t.do(2, counter(1, { food: 2 }, { ore: 3 })).do(0, accept(2));
    expect([t.hand(0), t.hand(2)]).toMatchObject([
      { ore: 0, food: 3 },
      { ore: 3, food: 0 },
    ]);
  });
  it('SF-7.4: he cannot pick whoever has not accepted', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1))
      .do(2, decline(1));
    expect(t.refusal(0, deal(1, 2))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(0, deal(1, 3))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(1, deal(1, 1))).toBe('SF-7.4 no-offer-to-answer');
  });
  it('SF-7.4: an answer is given once', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1))
      .do(2, decline(1));
    expect(t.refusal(1, accept(1))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(2, accept(1))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(2, counter(1, { food: 1 }, { ore: 1 }))).toBe('SF-7.4 no-offer-to-answer');
  });
  it('SF-7.4: both hands are checked again: an offer whose cards are gone cannot be dealt', () => {
    const t = market()
      .do(0, offer({ ore: 3 }, { carbon: 1 }, 1))
      .do(1, accept(1));
    t.do(2, offer({ food: 1 }, { ore: 1 }, 0)).do(0, accept(2));
    expect(t.refusal(0, deal(1, 1))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.hand(1)).toMatchObject(HANDS[1]);
  });
  it('SF-7.4: nor an acceptance whose cards are gone', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { goods: 1 }, 1, 3))
      .do(1, accept(1))
      .do(3, accept(1));
    t.do(1, offer({ goods: 1 }, { fuel: 1 }, 0)).do(0, accept(2));
    expect(t.refusal(0, deal(1, 1))).toBe('SF-7.4 no-offer-to-answer');
    t.do(0, deal(1, 3));
    expect([t.hand(0), t.hand(3)]).toMatchObject([
      { ore: 2, fuel: 3, goods: 2 },
      { ore: 1, goods: 1 },
    ]);
  });
});

describe('SF-7.5: open offers lapse', () => {
  const open = (more: Record<number, object> = {}, draws = {}) =>
    market({ supplyRight: 1 }, more, draws)
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))
      .do(1, accept(1))
      .do(3, offer({ goods: 1 }, { fuel: 1 }, 0));

  it('SF-7.5: when the active player changes the offer', () => {
    const t = open().do(0, offer({ ore: 2 }, { carbon: 1 }, 1, 2));
    expect(offers(t)).toMatchObject([{ from: 3 }, { from: 0, open: [1, 2], accepted: [] }]);
    expect(t.refusal(0, deal(1, 1))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(2, accept(1))).toBe('SF-7.4 no-offer-to-answer');
  });
  it.each([
    ['builds', drive],
    ['trades with the bank', { do: 'bank', give: 'ore', cards: 3, take: 'goods' }],
    ['leaves the phase', { do: 'roll-mothership' }],
  ])('SF-7.5: when he %s', (_, action) => {
    const t = open({}, { balls: [3, 1] });
    expect(offers(t)).toHaveLength(2);
    expect(offers(t.do(0, action))).toEqual([]);
  });
  it('SF-7.5: when he leaves the phase without a ship', () => {
    expect(offers(open({ 0: { ships: {} } }).do(0, 'end-turn'))).toEqual([]);
  });
  it('SF-7.5: not when he draws a supply card', () => {
    expect(offers(open().do(0, { do: 'draw-supply', cards: 1 }))).toHaveLength(2);
  });
  it('SF-7.5: not when he uses a friendship card', () => {
    const t = open({ 0: { cards: ['diplomat-fame-1'], hand: { ...HANDS[0], goods: 1 } } }).do(0, 'buy-fame');
    expect(offers(t)).toHaveLength(2);
  });
  it('SF-7.5: not when he trades with another player', () => {
    expect(offers(open().do(0, accept(2)))).toMatchObject([{ from: 0, accepted: [1] }]);
  });
  it('SF-7.5: nothing is open when the next player trades', () => {
    const t = open({ 0: { ships: {} } }, { production: [1, 1] })
      .do(0, 'end-turn')
      .do(1, 'roll-dice');
    expect(t.refusal(2, accept(1))).toBe('SF-7.4 no-offer-to-answer');
  });
});

describe('SF-7.6: offers of the others', () => {
  it('SF-7.6: any other player may make the active one an offer of his own accord', () => {
    const t = market()
      .do(2, offer({ food: 1 }, { ore: 1 }, 0))
      .do(3, offer({ goods: 1 }, { fuel: 1 }, 0));
    expect(offers(t)).toMatchObject([
      { from: 2, open: [0] },
      { from: 3, open: [0] },
    ]);
    expect(t.options(0, 'accept')).toMatchObject([accept(1), accept(2)]);
  });
  it('SF-7.6: he accepts it, and it is carried out', () => {
    const t = market()
      .do(2, offer({ food: 1 }, { ore: 1 }, 0))
      .do(0, accept(1));
    expect([t.hand(0), t.hand(2)]).toMatchObject([
      { ore: 2, food: 2 },
      { ore: 1, food: 1 },
    ]);
    expect(offers(t)).toEqual([]);
  });
  it('SF-7.6: he declines it', () => {
    const t = market()
      .do(2, offer({ food: 1 }, { ore: 1 }, 0))
      .do(0, decline(1));
    expect([offers(t), t.hand(0), t.hand(2)]).toMatchObject([[], HANDS[0], HANDS[2]]);
    expect(t.heard(-1, 'offer-refused')).toMatchObject([{ seat: 0, offer: 1 }]);
  });
  it('SF-7.6: he answers with an own offer, which the other may accept', () => {
    const t = market()
      .do(2, offer({ food: 1 }, { ore: 2 }, 0))
      .do(0, counter(1, { ore: 1 }, { food: 1 }));
    expect(offers(t)).toMatchObject([{ id: 2, from: 0, open: [2] }]);
    t.do(2, accept(2)).do(0, deal(2, 2));
    expect([t.hand(0), t.hand(2)]).toMatchObject([
      { ore: 2, food: 2 },
      { ore: 1, food: 1 },
    ]);
  });
  it('SF-7.6: the others may do nothing else in his phase', () => {
    const t = market();
    for (const step of ['end-turn', 'roll-mothership', drive, { do: 'draw-supply', cards: 1 }])
      expect(t.refusal(1, step)).toBe('SF-7.6 not-offered');
  });
});

describe('SF-7.7: cards in hand, and no waiting', () => {
  it('SF-7.7: an offer needs the cards offered', () => {
    expect(market().refusal(0, offer({ ore: 4 }, { carbon: 1 }, 1))).toBe('SF-7.7 cards-not-in-hand');
    expect(market().refusal(0, offer({ ore: 1, goods: 1 }, { carbon: 1 }, 1))).toBe('SF-7.7 cards-not-in-hand');
    expect(market().refusal(2, offer({ food: 3 }, { ore: 1 }, 0))).toBe('SF-7.7 cards-not-in-hand');
    expect(market().refusal(0, offer({ ore: 3 }, { carbon: 1 }, 1))).toBe('allowed');
  });
  it('SF-7.7: so does a counter-offer', () => {
    const t = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 3));
    expect(t.refusal(3, counter(1, { goods: 3 }, { ore: 1 }))).toBe('SF-7.7 cards-not-in-hand');
  });
  it('SF-7.7: accepting needs the cards wanted', () => {
    const t = market().do(0, offer({ ore: 1 }, { carbon: 2 }, 1, 2));
    expect(t.refusal(2, accept(1))).toBe('SF-7.7 cards-not-in-hand');
    expect(t.refusal(1, accept(1))).toBe('allowed');
    const theirs = market().do(3, offer({ goods: 1 }, { ore: 4 }, 0));
    expect(theirs.refusal(0, accept(1))).toBe('SF-7.7 cards-not-in-hand');
  });
  it('SF-7.7: one may ask for cards that nobody has', () => {
    expect(market().refusal(0, offer({ ore: 1 }, { carbon: 9 }, 1, 2, 3))).toBe('allowed');
  });
  it('SF-7.7: offers never block: the active player can act on', () => {
    const t = market({}, {}, { balls: [3, 1] }).do(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2, 3));
    t.do(0, drive, 'roll-mothership', 'end-turn');
    expect(t.at('active')).toBe(1);
  });
  it('SF-7.7: whoever made an offer can withdraw it, and nobody else', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1))
      .do(2, offer({ food: 1 }, { ore: 1 }, 0));
    expect(t.refusal(1, withdraw(1))).toBe('SF-7.4 no-offer-to-answer');
    expect(t.refusal(0, withdraw(2))).toBe('SF-7.4 no-offer-to-answer');
    t.do(2, withdraw(2)).do(0, withdraw(1));
    expect(offers(t)).toEqual([]);
    expect(t.refusal(1, accept(1))).toBe('SF-7.4 no-offer-to-answer');
  });
  it('SF-7.7: it can be withdrawn even when it has been accepted', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1))
      .do(1, accept(1))
      .do(0, withdraw(1));
    expect(t.refusal(0, deal(1, 1))).toBe('SF-7.4 no-offer-to-answer');
  });
});

describe('SF-7.9: what makes an offer stand', () => {
  /** Seat 0 has drawn two cards unseen, with no other in hand, and offers seat 1 one ore; seat 2 wants an ore as well. */
  const drawn = (...supply: number[]) =>
    market({ supplyRight: 2 }, { 0: { hand: { fuel: 1 } } }, { supply })
      .do(0, { do: 'draw-supply', cards: 2 }, offer({ ore: 1 }, { carbon: 1 }, 1))
      .do(2, offer({ food: 1 }, { ore: 1 }, 0));

  it('SF-7.9: after an exchange with another player it stands by the hand', () => {
    const t = drawn(0, 0).do(0, accept(2));
    expect(offers(t)).toMatchObject([{ from: 0, open: [1] }]);
    t.do(1, accept(1)).do(0, deal(1, 1));
    expect(t.hand(0)).toMatchObject({ ore: 0, carbon: 1, food: 1 });
  });
  it('SF-7.9: and is gone with the last card for it', () => {
    expect(offers(drawn(0, 4).do(0, accept(2)))).toEqual([]);
  });
  it('SF-7.9: what stands is known to all, and what came of it cannot be taken back', () => {
    const t = drawn(0, 0).do(0, accept(2));
    expect(t.state.known[0]).toBe(1);
    expect(t.match.mayUndo(0)).toMatchObject({ ok: false, code: 'already-revealed' });
  });
  it('SF-7.9: nor where another offer promises nothing of it', () => {
    const t = drawn(0, 0)
      .do(1, offer({ carbon: 1 }, { fuel: 1 }, 0))
      .do(0, accept(2));
    expect(offers(t)).toHaveLength(2);
    expect(t.match.mayUndo(0)).toMatchObject({ ok: false, code: 'already-revealed' });
  });
  it('SF-7.9: an acceptance stands by the hand, too', () => {
    const t = market({}, { 1: { hand: { goods: 2 } } })
      .do(0, offer({ ore: 1 }, { goods: 1 }, 1))
      .do(1, accept(1), offer({ goods: 1 }, { fuel: 1 }, 0))
      .do(0, accept(2), deal(1, 1));
    expect(t.hand(1)).toMatchObject({ ore: 1, fuel: 1, goods: 0 });
  });
  it('SF-7.9: buying fame with the only trade good ends the offer of it', () => {
    const own = (goods: number) => ({ 0: { cards: ['diplomat-fame-1'], hand: { goods } } });
    const left = (goods: number) =>
      offers(market({}, own(goods)).do(0, offer({ goods: 1 }, { carbon: 1 }, 1), 'buy-fame')).length;
    expect([left(1), left(2)]).toEqual([0, 1]);
  });
  it('SF-7.9: after a card was drawn unseen, nothing tells which one it was', () => {
    const levied = (theft: number) =>
      market({}, { 0: { cards: ['diplomat-levy'] }, 1: { fame: 4, hand: { carbon: 1, goods: 1 } } }, { theft: [theft] })
        .do(1, offer({ carbon: 1 }, { fuel: 1 }, 0))
        .do(0, { do: 'levy', from: [1] });
    for (const viewer of [2, 3, -1]) expect(levied(2).match.view(viewer)).toEqual(levied(4).match.view(viewer));
    expect(offers(levied(4))).toEqual([]);
  });
});

describe('SF-7.10: offers that cannot be accepted', () => {
  it('SF-7.10: are declined by themselves where all can see it', () => {
    const t = openMarket().do(0, offer({ ore: 1 }, { carbon: 2 }, 1, 2, 3));
    expect(offers(t)).toMatchObject([{ open: [1] }]);
    expect(t.heard(-1, 'offer-refused')).toMatchObject([
      { seat: 2, offer: 1, rule: 'SF-7.10' },
      { seat: 3, offer: 1, rule: 'SF-7.10' },
    ]);
    expect(offers(openMarket().do(0, offer({ ore: 1 }, { carbon: 4 }, 1, 2, 3)))).toEqual([]);
  });
  it('SF-7.10: not where an unknown card might be the one', () => {
    const t = market({}, { 3: { hand: { goods: 1 } } }).do(0, offer({ ore: 1 }, { carbon: 1 }, 2, 3));
    expect(offers(t)).toMatchObject([{ open: [2, 3] }]);
    expect(t.refusal(3, accept(1))).toBe('SF-7.7 cards-not-in-hand');
  });
  it('SF-7.10: too many cards for the hand can be seen as well', () => {
    expect(offers(market().do(0, offer({ ore: 1 }, { carbon: 4 }, 2)))).toEqual([]);
  });
  it('SF-7.6: an own offer in reply stays possible', () => {
    openMarket()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 3))
      .do(3, offer({ goods: 1 }, { ore: 1 }, 0))
      .do(0, accept(2));
  });
});

describe('SF-7.4: answers name what is given and got', () => {
  it('SF-7.4: in words', () => {
    const t = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 1));
    const said = (seat: number) => t.options(seat).map((option) => english.say(actions.phrase(actions.read(option))));
    expect(said(1)).toEqual(['Give 1 carbon, get 1 ore', 'Decline 1 ore for 1 carbon']);
    t.do(1, accept(1));
    expect(said(0)).toEqual(
      expect.arrayContaining(['Trade with Bo: give 1 ore, get 1 carbon', 'Withdraw the offer of 1 ore for 1 carbon']),
    );
  });
  it('SF-7.4: other terms than those of the offer are refused', () => {
    const t = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 1));
    expect(t.refusal(1, { ...accept(1), get: { ore: 2 } })).toBe('SF-7.4 no-offer-to-answer');
    t.do(1, { ...accept(1), give: { carbon: 1 }, get: { ore: 1 } });
  });
});

describe('what bots offer', () => {
  const suggested = (t: TestTable) => offerForm.suggest?.(t.state, 0).map(({ give, want, to }) => [give, want, to]);
  /** Seat 0 lacks one food for a colony ship and has goods to spare. */
  const poor = (hands: Record<number, Cards>) =>
    table({
      state: {
        phase: 'build',
        seats: Object.fromEntries(
          [0, 1, 2, 3].map((seat) => [
            seat,
            { hand: seat === 0 ? { ore: 1, fuel: 1, carbon: 1, goods: 1 } : hands[seat] },
          ]),
        ),
      },
    });
  const GOODS = [0, 0, 0, 0, 1];
  const FOOD = [0, 0, 0, 1, 0];

  it('goes to those who surely hold what is wanted, and have more of it than of what they get', () => {
    const t = poor({ 1: { food: 1 }, 2: { food: 1, goods: 1 }, 3: { ore: 2 } });
    expect(suggested(t)).toContainEqual([GOODS, FOOD, [1]]);
  });
  it('goes to nobody who might only have drawn it', () => {
    const t = poor({ 1: { food: 1 }, 2: {}, 3: {} });
    t.state.known.fill(0);
    expect(suggested(t)).toEqual([]);
  });
  it('gives nothing that is needed for the same, and nothing for its like', () => {
    const t = poor({ 1: { food: 1, fuel: 1 }, 2: {}, 3: {} });
    expect(suggested(t)?.filter(([, want]) => String(want) === String(FOOD))).toEqual([[GOODS, FOOD, [1]]]);
  });
  it('is one of six ideas at most', () => {
    const hand = { ore: 1, fuel: 1, carbon: 1, food: 1, goods: 1 };
    const seats = { 0: { hand }, 1: { hand: { ore: 3 } }, 2: { hand: { fuel: 3 } }, 3: { hand: { carbon: 3 } } };
    expect(suggested(table({ state: { phase: 'build', seats } }))).toHaveLength(6); // of 12 that make sense
  });
  it('is made twice a turn at most', () => {
    const t = poor({ 1: { food: 2 }, 2: { food: 1 }, 3: { food: 1 } });
    for (const id of [1, 2]) {
      expect(suggested(t)).not.toEqual([]);
      t.do(0, offer({ goods: 1 }, { food: id }, 1), withdraw(id));
    }
    expect(suggested(t)).toEqual([]);
  });
});

describe('SF-7.8: against endless bargaining', () => {
  const declined = () =>
    market({ supplyRight: 1 })
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 1))
      .do(1, decline(1));

  it('SF-7.8: an offer that was declined cannot be repeated unchanged to the same player', () => {
    const t = declined();
    expect(t.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 1))).toBe('SF-7.8 declined-before');
    expect(t.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 1, 2))).toBe('SF-7.8 declined-before');
  });
  it('SF-7.8: but changed, or to another player', () => {
    expect(declined().refusal(0, offer({ ore: 2 }, { carbon: 1 }, 1))).toBe('allowed');
    expect(declined().refusal(0, offer({ ore: 1 }, { carbon: 2 }, 1))).toBe('allowed');
    expect(declined().refusal(0, offer({ ore: 1 }, { carbon: 1 }, 2))).toBe('allowed');
  });
  it('SF-7.8: the same holds for offers to the active player', () => {
    const t = market()
      .do(2, offer({ food: 1 }, { ore: 1 }, 0))
      .do(0, decline(1));
    expect(t.refusal(2, offer({ food: 1 }, { ore: 1 }, 0))).toBe('SF-7.8 declined-before');
    expect(t.refusal(2, offer({ food: 2 }, { ore: 1 }, 0))).toBe('allowed');
  });
  it('SF-7.8: a counter-offer declines as well', () => {
    const t = market()
      .do(0, offer({ ore: 1 }, { carbon: 1 }, 2))
      .do(2, counter(1, { food: 1 }, { ore: 1 }));
    t.do(0, decline(2));
    expect(t.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 2))).toBe('SF-7.8 declined-before');
  });
  it.each([
    ['of the one who offers', (t: TestTable) => t.do(0, drive)],
    ['of the one who offers, unseen', (t: TestTable) => t.do(0, { do: 'draw-supply', cards: 1 })],
    ['of the other', (t: TestTable) => t.do(1, offer({ goods: 1 }, { fuel: 1 }, 0)).do(0, accept(2))],
  ])('SF-7.8: it can be repeated when the hand has changed: %s', (_, change) => {
    expect(change(declined()).refusal(0, offer({ ore: 1 }, { carbon: 1 }, 1))).toBe('allowed');
  });
  it('SF-7.8: or when a card has passed unseen between the two', () => {
    const t = market({}, { 0: { cards: ['diplomat-levy'] }, 1: { fame: 4 } }, { theft: [4] });
    t.do(0, offer({ ore: 1 }, { carbon: 1 }, 1))
      .do(1, decline(1))
      .do(0, { do: 'levy', from: [1] });
    expect(t.hand(1)).toMatchObject({ carbon: 3, goods: 0 });
    expect(t.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 1))).toBe('allowed');
  });
  it('SF-7.8: in the next turn it can be repeated, even if no hand has changed', () => {
    const poor = { 0: { ships: {}, hand: { ore: 1 } }, 1: { hand: { carbon: 1 } } };
    const t = market({}, poor, { production: [3, 4] })
      .do(1, offer({ carbon: 1 }, { ore: 1 }, 0))
      .do(0, decline(1));
    expect(t.refusal(1, offer({ carbon: 1 }, { ore: 1 }, 0))).toBe('SF-7.8 declined-before');
    t.do(0, 'end-turn').do(1, 'roll-dice', 'decline');
    expect(t.refusal(1, offer({ carbon: 1 }, { ore: 1 }, 0))).toBe('allowed');
  });
  it('SF-7.8: an offer that was not declined may be made again', () => {
    const t = market().do(0, offer({ ore: 1 }, { carbon: 1 }, 1), withdraw(1));
    expect(t.refusal(0, offer({ ore: 1 }, { carbon: 1 }, 1))).toBe('allowed');
  });
  it('SF-7.8: 20 offers in one turn and no more, counter-offers included', () => {
    const t = market();
    for (let cards = 1; cards <= 19; cards++) t.do(0, offer({ ore: 1 }, { goods: cards }, 1));
    t.do(2, offer({ food: 1 }, { ore: 1 }, 0)).do(0, counter(20, { ore: 1 }, { food: 2 }));
    expect(t.refusal(0, offer({ fuel: 1 }, { goods: 1 }, 1))).toBe('SF-7.8 too-many-offers');
    t.do(2, offer({ food: 2 }, { ore: 3 }, 0));
    expect(t.refusal(0, counter(22, { ore: 1 }, { food: 2 }))).toBe('SF-7.8 too-many-offers');
    t.do(0, accept(22)); // answers are no offers
  });
  it('SF-7.8: each player has 20 of his own, and in the next turn 20 new ones', () => {
    const t = market({}, { 0: { ships: {} } }, { production: [1, 1] });
    for (let cards = 1; cards <= 20; cards++) t.do(0, offer({ ore: 1 }, { goods: cards }, 1));
    expect(t.refusal(0, offer({ fuel: 1 }, { goods: 1 }, 1))).toBe('SF-7.8 too-many-offers');
    t.do(1, offer({ carbon: 1 }, { ore: 1 }, 0))
      .do(0, 'end-turn')
      .do(1, 'roll-dice');
    expect(t.refusal(0, offer({ fuel: 1 }, { goods: 1 }, 1))).toBe('allowed');
  });
});
