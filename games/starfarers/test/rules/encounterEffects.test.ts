import { describe, expect, it } from 'vitest';
import { gaining, giving, losing, meet, paying, taking } from '../encounters.ts';
import type { TestTable } from '../table.ts';

const NO_CARDS = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };
const colonyShip = (at: string) => ({ kind: 'colony-ship', at });
const tradeShip = (at: string) => ({ kind: 'trade-ship', at });
const fly = (ship: number, to: string) => ({ do: 'fly', ship: `transporter-${ship}`, to });
const jump = (to: string) => ({ do: 'jump', to });
const WON = [2, 3, 0, 1];

/** Nobody rolls a 7 or the black ball in the round after the encounter. */
const QUIET_ROUND = { balls: [1, 2, 1, 2, 1, 2, 1, 2], production: [1, 3, 1, 3, 1, 3, 1, 3] };
const nextTurn = (t: TestTable) => {
  for (const seat of [1, 2, 3]) t.do(seat, 'roll-dice', 'roll-mothership', 'end-turn');
  return t.do(0, 'roll-dice', 'roll-mothership');
};

describe('SF-12: cards from the bank', () => {
  const helper = (bank: object, balls = WON) => meet('enc-23', { state: { bank }, balls }).do(0, 'yes');

  it('SF-12.7: any resource that the bank has, the same kind twice if he likes', () => {
    const t = helper({ ...NO_CARDS, ore: 2, food: 1 });
    expect(t.options(0)).toEqual([taking('ore'), taking('food')]);
    expect(t.refusal(0, taking('goods'))).toBe('SF-12.7 bank-has-none');
    t.do(0, taking('ore'), taking('ore'));
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ore: 2 });
    expect(t.at('bank')).toEqual({ ...NO_CARDS, food: 1 });
  });

  it('SF-12.7: a kind that has run out cannot be taken a second time', () => {
    const t = helper({ ...NO_CARDS, ore: 1, food: 1 }).do(0, taking('ore'));
    expect(t.refusal(0, taking('ore'))).toBe('SF-12.7 bank-has-none');
    t.do(0, taking('food'));
    expect(t.asked(0)).toBe('flight');
  });

  it('SF-12.7: what the bank cannot give is lost, the rest of the result holds', () => {
    const one = helper({ ...NO_CARDS, goods: 1 }).do(0, taking('goods'));
    expect(one.asked(0)).toBe('flight');
    expect(one.hand(0)).toEqual({ ...NO_CARDS, goods: 1 });
    expect(one.at('seats.0.fame')).toBe(2);
    const none = helper(NO_CARDS);
    expect(none.asked(0)).toBe('flight');
    expect(none.hand(0)).toEqual(NO_CARDS);
    expect(none.at('seats.0.fame')).toBe(2);
  });

  it('SF-12.7: what is taken is told to all', () => {
    const t = helper({ ...NO_CARDS, fuel: 1, food: 1 }).do(0, taking('food'));
    for (const viewer of [-1, 1, 2, 3]) {
      expect(t.heard(viewer, 'cards-gained')).toMatchObject([{ seat: 0, cards: [0, 0, 0, 1, 0] }]);
    }
  });

  it('SF-12.7: a player out of time takes something that the bank has', () => {
    const t = helper({ ...NO_CARDS, food: 1 });
    expect(t.match.take(0, t.match.fallback(0)).ok).toBe(true);
    expect(t.hand(0)).toEqual({ ...NO_CARDS, food: 1 });
  });

  it('SF-12.7: a named kind comes only as far as the bank has it, never from the supply stack', () => {
    const carbon = (left: number) => {
      const t = meet('enc-10', { state: { bank: { carbon: left } }, balls: WON });
      const supply = t.at('supply');
      t.do(0, 'no');
      expect(t.at('supply')).toEqual(supply);
      expect(t.at('seats.0.fame')).toBe(2);
      return (t.hand(0) as { carbon: number }).carbon;
    };
    expect([carbon(3), carbon(2), carbon(1), carbon(0)]).toEqual([2, 2, 1, 0]);
  });
});

describe('SF-12: cards of the other players', () => {
  const hands = { 1: { hand: { ore: 2 } }, 2: { hand: {} }, 3: { hand: { food: 1, goods: 1 } } };
  const raid = (seats: object = {}) =>
    meet('enc-15', { state: { seats: { 0: { hand: { fuel: 1 } }, ...seats } }, balls: [0, 1], theft: [0, 4] }).do(
      0,
      'yes',
      paying({ fuel: 1 }),
    );

  it('SF-12.18: one random card from every opponent who has cards, clockwise from the left neighbour', () => {
    const t = raid(hands);
    expect(t.history('stole')).toMatchObject([
      { seat: 0, from: 1, kind: 0 },
      { seat: 0, from: 3, kind: 4 },
    ]);
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ore: 1, goods: 1 });
    expect(t.hand(3)).toEqual({ ...NO_CARDS, food: 1 });
  });

  it('SF-12.18: clockwise from wherever the acting player sits', () => {
    const seats = {
      0: { hand: { ore: 1 } },
      1: { hand: { ore: 1 } },
      2: { hand: { fuel: 1 } },
      3: { hand: { ore: 1 } },
    };
    const t = meet('enc-15', { state: { active: 2, seats }, balls: [0, 1] }).do(2, 'yes', paying({ fuel: 1 }));
    expect(t.history('stole').map((event) => event.event === 'stole' && event.from)).toEqual([3, 0, 1]);
  });

  it('SF-12.18: only the two players learn the kind', () => {
    const t = raid(hands);
    const kinds = (viewer: number) => t.heard(viewer, 'stole').map(({ kind }) => kind);
    expect(kinds(0)).toEqual([0, 4]);
    expect(kinds(1)).toEqual([0, undefined]);
    expect(kinds(3)).toEqual([undefined, 4]);
    expect(kinds(2)).toEqual([undefined, undefined]);
    expect(kinds(-1)).toEqual([undefined, undefined]);
  });

  it('SF-12.18: if nobody has cards nothing is drawn', () => {
    const t = raid();
    expect(t.history('stole')).toEqual([]);
    expect(t.asked(0)).toBe('flight');
  });

  it('SF-12.18: "each opponent gives": a card of his own choice, from those who have one', () => {
    const t = meet('enc-01', { state: { seats: { 0: { fame: 3 }, ...hands } } }).do(0, ...giving());
    expect(t.options(3)).toEqual([
      { do: 'give-card', kind: 'food' },
      { do: 'give-card', kind: 'goods' },
    ]);
    expect(t.refusal(3, { do: 'give-card', kind: 'ore' })).toBe('SF-12.18 not-offered');
    t.do(1, { do: 'give-card', kind: 'ore' }).do(3, { do: 'give-card', kind: 'food' });
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ore: 1, food: 1 });
    expect(t.at('seats.0.fame')).toBe(1);
  });

  it('SF-12.33: all choose at the same time, the game waits for all, those without cards are skipped', () => {
    const t = meet('enc-01', { state: { seats: hands } }).do(0, ...giving());
    expect(t.match.asks.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(t.refusal(0, 'end-turn')).toBe('not-asked');
    t.do(3, { do: 'give-card', kind: 'goods' });
    expect(t.hand(0)).toEqual(NO_CARDS);
    expect(t.hand(3)).toEqual({ ...NO_CARDS, food: 1, goods: 1 });
    expect(t.heard(1, 'card-passed')).toEqual([]);
    t.do(1, { do: 'give-card', kind: 'ore' });
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ore: 1, goods: 1 });
    expect(t.heard(2, 'card-passed').map(({ kind }) => kind)).toEqual([undefined, undefined]);
    expect(t.heard(1, 'card-passed').map(({ kind }) => kind)).toEqual([0, undefined]);
    expect(t.asked(0)).toBe('flight');
  });

  it('SF-12.33: if nobody has cards nobody is asked', () => {
    const t = meet('enc-01').do(0, ...giving());
    expect(t.asked(0)).toBe('flight');
    expect(t.at('seats.0.fame')).toBe(0);
  });
});

describe('SF-12: exchanges and gifts', () => {
  const fence = (bank: object, balls: number[], card = 'enc-12') =>
    meet(card, { state: { seats: { 0: { hand: { goods: 1 }, fame: 2 } }, bank }, balls }).do(
      0,
      'yes',
      paying({ goods: 1 }),
    );

  it('SF-12.19: two cards of other kinds than the one given, equal to each other if he likes', () => {
    const t = fence({ ore: 2, fuel: 2, carbon: 2, food: 2, goods: 2 }, [2, 3]);
    expect(t.refusal(0, taking('goods'))).toBe('SF-12.19 same-kind');
    t.do(0, taking('food'));
    expect(t.refusal(0, taking('goods'))).toBe('SF-12.19 same-kind');
    t.do(0, taking('food'));
    expect(t.hand(0)).toEqual({ ...NO_CARDS, food: 2 });
    expect(t.at('bank')).toEqual({ ore: 2, fuel: 2, carbon: 2, food: 0, goods: 3 });
  });

  it('SF-12.19: the police takes exactly these two back; the card given is not returned', () => {
    const seat = { hand: { goods: 1, ore: 3 }, fame: 2 };
    const t = meet('enc-13', { state: { seats: { 0: seat }, bank: { ore: 4, food: 4, goods: 4 } }, balls: [1, 2] });
    t.do(0, 'yes', paying({ goods: 1 }), taking('ore'), taking('food'));
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ore: 3 });
    expect(t.at('bank')).toMatchObject({ ore: 4, food: 4, goods: 5 });
    expect(t.at('seats.0.fame')).toBe(1);
  });

  it('SF-12.34: a short bank gives what it has of other kinds', () => {
    const one = fence({ ...NO_CARDS, goods: 4, ore: 1 }, [2, 3]).do(0, taking('ore'));
    expect(one.hand(0)).toEqual({ ...NO_CARDS, ore: 1 });
    expect(one.asked(0)).toBe('flight');
    const none = fence({ ...NO_CARDS, goods: 4 }, [2, 3]);
    expect(none.hand(0)).toEqual(NO_CARDS);
    expect(none.at('bank.goods')).toBe(5);
    expect(none.asked(0)).toBe('flight');
  });

  it('SF-12.34: the police takes back only what was received', () => {
    const one = fence({ ...NO_CARDS, ore: 1 }, [1, 2]).do(0, taking('ore'));
    expect(one.hand(0)).toEqual(NO_CARDS);
    expect(one.at('bank')).toEqual({ ...NO_CARDS, ore: 1, goods: 1 });
    const none = fence(NO_CARDS, [1, 2], 'enc-13');
    expect(none.at('bank')).toEqual({ ...NO_CARDS, goods: 1 });
    expect(none.at('seats.0.fame')).toBe(1);
  });

  it('SF-12.20: enc-04: exactly the three cards given come back', () => {
    const hand = { ore: 2, fuel: 1, food: 1 };
    const t = meet('enc-04', { state: { seats: { 0: { hand } }, bank: NO_CARDS } });
    t.do(0, ...giving({ ore: 2, food: 1 }));
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ...hand });
    expect(t.at('bank')).toEqual(NO_CARDS);
  });

  it('SF-12.20: enc-07 and 08: after a victory exactly the gift comes back, after a defeat or peace nothing', () => {
    const pirate = (card: string, balls: number[], answer: string) =>
      meet(card, { state: { seats: { 0: { hand: { ore: 1, goods: 1 } } } }, balls })
        .do(0, ...giving({ ore: 1, goods: 1 }), answer)
        .hand(0);
    for (const card of ['enc-07', 'enc-08']) {
      expect(pirate(card, WON, 'yes')).toEqual({ ...NO_CARDS, ore: 1, goods: 1 });
      expect(pirate(card, [0, 1, 2, 3], 'yes')).toEqual(NO_CARDS);
      expect(pirate(card, [], 'no')).toEqual(NO_CARDS);
    }
  });
});

describe('SF-12: an encounter begins with nothing given or received', () => {
  const later = (cards: string[], hand: object, first: number[], second: number[]) =>
    meet(cards, {
      state: { seats: { 0: { hand, fame: 3 } } },
      balls: [...first, 1, 2, 1, 2, 1, 2, 0, 3, ...second],
      production: QUIET_ROUND.production,
    });

  it('SF-12.20: a gift of an earlier turn does not come back', () => {
    const t = later(['enc-03', 'enc-07'], { ore: 2, food: 1 }, [], WON).do(0, ...giving({ ore: 2 }), 'end-turn');
    nextTurn(t).do(0, ...giving(), 'yes');
    expect(t.hand(0)).toEqual({ ...NO_CARDS, food: 1 });
  });

  it('SF-12.19: the police does not ask for what was received in an earlier turn', () => {
    const t = later(['enc-13', 'enc-12'], { goods: 2 }, [0, 1], [1, 2]);
    t.do(0, 'yes', paying({ goods: 1 }), taking('ore'), taking('ore'), 'end-turn');
    nextTurn(t).do(0, 'yes', paying({ goods: 1 }), taking('ore'), taking('food'));
    expect(t.hand(0)).toEqual({ ...NO_CARDS, ore: 2 });
  });
});

describe('SF-12: upgrades', () => {
  const merchant = (upgrades: object) =>
    meet('enc-02', { state: { seats: { 0: { hand: { ore: 3 }, upgrades } } } }).do(0, ...giving({ ore: 3 }));

  it('SF-12.17: gaining: a kind below its maximum, of his choice', () => {
    const t = merchant({ drive: 6, cannon: 5, 'freight-ring': 5 });
    expect(t.options(0)).toEqual([gaining('cannon')]);
    expect(t.refusal(0, gaining('drive'))).toBe('SF-10.1 upgrade-at-maximum');
    expect(t.refusal(0, gaining('freight-ring'))).toBe('SF-10.1 upgrade-at-maximum');
    t.do(0, gaining('cannon'));
    expect(t.at('seats.0.upgrades')).toEqual({ drive: 6, cannon: 6, 'freight-ring': 5 });
    for (const what of ['drive', 'cannon', 'freight-ring']) {
      expect(merchant({}).do(0, gaining(what)).at(`seats.0.upgrades.${what}`)).toBe(1);
    }
  });

  it('SF-12.17: with all at the maximum he gets none, and the rest of the result', () => {
    const all = { drive: 6, cannon: 6, 'freight-ring': 5 };
    const t = merchant(all);
    expect(t.asked(0)).toBe('flight');
    expect(t.at('seats.0.upgrades')).toEqual(all);
    expect(t.at('seats.0.fame')).toBe(2);
  });

  it('SF-12.17: losing: one of his upgrades, of his choice', () => {
    const t = meet('enc-28', { state: { seats: { 0: { upgrades: { drive: 1, 'freight-ring': 2 } } } } });
    t.do(0, ...giving());
    expect(t.options(0)).toEqual([losing('drive'), losing('freight-ring')]);
    expect(t.refusal(0, losing('cannon'))).toBe('SF-12.17 no-such-upgrade');
    t.do(0, losing('freight-ring'));
    expect(t.at('seats.0.upgrades')).toEqual({ drive: 1, cannon: 0, 'freight-ring': 1 });
  });

  it('SF-12.17: with none he loses nothing, and the rest of the result holds', () => {
    const t = meet('enc-28', { state: { seats: { 0: { fame: 2 } } } }).do(0, ...giving());
    expect(t.asked(0)).toBe('flight');
    expect(t.at('seats.0.fame')).toBe(1);
  });
});

describe('SF-12: grounded ships', () => {
  const ships = { 'transporter-1': colonyShip('s201'), 'transporter-2': colonyShip('s192') };
  const grounded = (seat: object = { ships }, state: object = {}) =>
    meet('enc-05', { ...QUIET_ROUND, state: { ...state, seats: { 0: seat } } }).do(0, ...giving());
  const calm = { 'near2-p2': { chit: 'chit-red-1' }, 'near2-p3': { chit: 'chit-yellow-1' } };
  const lair = { 'near2-p2': { chit: 'chit-blue-2', seenBy: [0] }, 'near2-p3': { chit: 'chit-yellow-1' } };
  const ice = { 'near2-p2': { chit: 'chit-blue-4', seenBy: [0] }, 'near2-p3': { chit: 'chit-yellow-1' } };

  it('SF-12.13: the first ship has no movement in this flight phase, the others fly', () => {
    const t = grounded();
    expect(t.refusal(0, fly(1, 's200'))).toBe('SF-12.13 ship-grounded');
    t.do(0, fly(2, 's181'), 'end-move');
    expect(t.refusal(0, fly(1, 's200'))).toBe('SF-12.13 ship-grounded');
    t.do(0, 'end-turn');
  });

  it('SF-12.13: in his next turn it flies again', () => {
    const t = grounded({ ships: { 'transporter-1': colonyShip('s201') } });
    nextTurn(t.do(0, 'end-turn'));
    expect(t.at('flight.grounded')).toBe('none');
    t.do(0, fly(1, 's200'));
  });

  it('SF-12.13: it may found where it stands', () => {
    const t = grounded({ ships: { 'transporter-1': colonyShip('near2-b') } }, { chits: calm });
    t.do(0, { do: 'found-colony', ship: 'transporter-1' });
    expect(t.at('seats.0.colonies')).toContain('near2-b');
  });

  it('SF-12.13: it may defeat a lair and remove ice', () => {
    const seat = { ships: { 'transporter-1': colonyShip('near2-b') }, upgrades: { cannon: 4, 'freight-ring': 3 } };
    const clear = { do: 'clear', planet: 'near2-p2' };
    expect(grounded(seat, { chits: lair }).do(0, clear).at('seats.0.trophies')).toEqual(['chit-blue-2']);
    expect(grounded(seat, { chits: ice }).do(0, clear).at('seats.0.trophies')).toEqual(['chit-blue-4']);
  });

  it('SF-12.13: a duty to leave its point is suspended', () => {
    const seat = { ships: { 'transporter-1': colonyShip('near2-b') } };
    const free = meet('enc-03', { state: { chits: lair, seats: { 0: seat } } }).do(0, ...giving());
    expect(free.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    grounded(seat, { chits: lair }).do(0, 'end-turn');
  });

  it('SF-12.29: the grounding stays with the ship, also if a lower transporter is placed afterwards', () => {
    const seat = {
      due: 1,
      ships: { 'transporter-2': colonyShip('s201'), 'transporter-3': colonyShip('s210') },
    };
    const t = grounded(seat).do(0, fly(3, 's202'), 'end-move');
    t.do(0, { do: 'place-trade-ship', at: 's210', transporter: 'transporter-1' });
    expect(t.at('flight.grounded')).toBe('transporter-2');
    expect(t.refusal(0, fly(2, 's200'))).toBe('SF-12.13 ship-grounded');
    t.do(0, fly(1, 's218'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual(tradeShip('s218'));
  });

  it('SF-12.29: a ship placed afterwards with the transporter of the grounded one is not grounded', () => {
    const seat = {
      due: 1,
      ships: {
        'transporter-1': colonyShip('near2-b'),
        'transporter-2': colonyShip('s192'),
        'transporter-3': colonyShip('s170'),
      },
    };
    const t = grounded(seat, { chits: calm });
    t.do(0, { do: 'found-colony', ship: 'transporter-1' }, { do: 'place-trade-ship', at: 's201' }, fly(1, 's200'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual(tradeShip('s200'));
  });
});

describe('SF-12: space jumps', () => {
  const jumping = (ship: object, seat: object = {}, state: object = {}) =>
    meet('enc-28', {
      ...QUIET_ROUND,
      state: { ...state, seats: { 0: { hand: { ore: 2 }, ships: { 'transporter-1': ship }, ...seat } } },
    }).do(0, ...giving({ ore: 2 }));
  const lair = { 'near2-p2': { chit: 'chit-blue-2' }, 'near2-p3': { chit: 'chit-yellow-1' } };
  const calm = { 'near2-p2': { chit: 'chit-red-1' }, 'near2-p3': { chit: 'chit-yellow-1' } };

  it('SF-12.16: to any point of the board where the ship could end a move', () => {
    const t = jumping(colonyShip('s201'));
    const targets = t.options(0, 'jump').map(({ to }) => to);
    expect(targets).toEqual(expect.arrayContaining(['s001', 's210', 'near2-b', 'far3-a', 's034']));
    // All points but the home colonies, the docks, those with a ship and the free spaceport points of the others.
    expect(targets).toHaveLength(295 - 12 - 20 - 4 - 3);
    t.do(0, jump('far3-a'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual(colonyShip('far3-a'));
  });

  it('SF-12.16: not where it could not end a move', () => {
    const colony = jumping(colonyShip('s201'));
    expect(colony.refusal(0, jump('s178'))).toBe('SF-13.4 point-occupied');
    expect(colony.refusal(0, jump('gamma-b'))).toBe('SF-13.4 point-occupied');
    expect(colony.refusal(0, jump('s189'))).toBe('SF-13.7 foreign-spaceport-point');
    expect(colony.refusal(0, jump('green-folk-1'))).toBe('SF-13.9 colony-ship-on-dock');
    expect(colony.refusal(0, jump('s201'))).toBe('SF-12.16 already-there');
    const trade = jumping(tradeShip('s201'), { upgrades: { 'freight-ring': 1 } }, {});
    expect(trade.refusal(0, jump('near2-b'))).toBe('SF-13.10 trade-ship-on-colony-point');
    expect(trade.refusal(0, jump('green-folk-2'))).toBe('SF-13.11 not-the-next-dock');
    expect(jumping(tradeShip('s201')).refusal(0, jump('green-folk-1'))).toBe('SF-17.1 too-few-freight-rings');
    expect(trade.refusal(0, 'end-turn')).toBe('SF-12.16 not-offered');
    expect(trade.refusal(0, fly(1, 's200'))).toBe('SF-12.16 not-offered');
  });

  it('SF-12.16: the jump replaces the normal move', () => {
    const t = jumping(colonyShip('s201')).do(0, jump('s170'));
    expect(t.refusal(0, fly(1, 's169'))).toBe('SF-13.6 move-has-ended');
    t.do(0, 'end-turn');
  });

  it('SF-12.16: the point it leaves is free again', () => {
    const ships = { 'transporter-1': colonyShip('s201'), 'transporter-2': colonyShip('s192') };
    const t = jumping(colonyShip('s201'), { ships }).do(0, jump('s020'), fly(2, 's201'));
    expect(t.at('seats.0.ships.transporter-2')).toEqual(colonyShip('s201'));
  });

  it('SF-12.16: the other ships move normally', () => {
    const ships = { 'transporter-1': colonyShip('s201'), 'transporter-2': colonyShip('s192') };
    const t = jumping(colonyShip('s201'), { ships }).do(0, jump('s020'), fly(2, 's181'));
    expect(t.at('seats.0.ships')).toEqual({
      'transporter-1': colonyShip('s020'),
      'transporter-2': colonyShip('s181'),
    });
  });

  it('SF-12.16: on arrival it explores, for its owner alone', () => {
    const t = jumping(colonyShip('s201'), {}, { chits: lair }).do(0, jump('near2-b'));
    const seen = t.heard(0, 'looked').map(({ chit }) => typeof chit);
    expect(seen).toEqual(['number', 'number']);
    expect(t.heard(1, 'looked').map(({ chit }) => typeof chit)).toEqual(['undefined', 'undefined']);
    expect(t.at('chits.near2-p2')).toMatchObject({ faceUp: false, seenBy: [0] });
  });

  it('SF-12.16: on arrival it may found a colony', () => {
    const t = jumping(colonyShip('s201'), {}, { chits: calm });
    t.do(0, jump('near2-b'), { do: 'found-colony', ship: 'transporter-1' });
    expect(t.at('seats.0.colonies')).toContain('near2-b');
  });

  it('SF-12.16: on arrival it may defeat a lair, and then found', () => {
    const t = jumping(colonyShip('s201'), { upgrades: { cannon: 4 } }, { chits: lair }).do(0, jump('near2-b'));
    expect(t.refusal(0, { do: 'found-colony', ship: 'transporter-1' })).toBe('SF-15.4 pirate-lair-here');
    t.do(0, { do: 'clear', planet: 'near2-p2' }, { do: 'found-colony', ship: 'transporter-1' });
    expect(t.points(0)).toBe(6);
  });

  it('SF-12.16: he may decline; then the ship moves normally', () => {
    const t = jumping(colonyShip('s201')).do(0, 'decline', fly(1, 's181'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual(colonyShip('s181'));
    expect(t.at('flight.flown.transporter-1')).toBe(2);
  });

  it('SF-12.30: a trade ship that jumps to a dock founds in the same step', () => {
    const t = jumping(tradeShip('s201'), { upgrades: { 'freight-ring': 1 } });
    expect(t.refusal(0, jump('merchants-1'))).toBe('SF-12.30 must-found-station');
    const arrive = { do: 'jump-and-found', to: 'merchants-1', card: 'merchant-ore' };
    expect(t.refusal(0, { ...arrive, card: 'green-ore' })).toBe('SF-17.3 card-of-another-people');
    expect(t.refusal(0, { ...arrive, to: 's170' })).toBe('SF-17.1 not-on-a-dock');
    expect(t.options(0, 'jump-and-found')).toHaveLength(4 * 5);
    t.do(0, arrive);
    expect(t.at('seats.0.stations')).toEqual(['merchants-1']);
    expect(t.at('seats.0.cards')).toEqual(['merchant-ore']);
    expect(t.at('seats.0.ships')).toEqual({});
    expect(t.at('discs.merchants')).toBe(0);
    expect(t.points(0)).toBe(6);
    t.do(0, 'end-turn');
  });

  it('SF-12.30: only on the next dock, and not with a card that is taken', () => {
    const t = meet('enc-28', {
      state: {
        seats: {
          0: {
            hand: { ore: 2 },
            ships: { 'transporter-1': tradeShip('s201') },
            upgrades: { 'freight-ring': 2 },
          },
          1: { stations: ['merchants-1'], cards: ['merchant-ore'] },
        },
      },
    }).do(0, ...giving({ ore: 2 }));
    const arrive = { do: 'jump-and-found', to: 'merchants-2', card: 'merchant-ore' };
    expect(t.refusal(0, arrive)).toBe('SF-17.3 card-already-taken');
    expect(t.refusal(0, { ...arrive, to: 'merchants-1' })).toBe('SF-13.4 point-occupied');
    t.do(0, { ...arrive, card: 'merchant-food' });
    expect(t.at('seats.0.stations')).toEqual(['merchants-2']);
    expect(t.at('discs.merchants')).toBe(1);
  });

  it('SF-12.30: it is carried out or declined at once, before any ship moves', () => {
    const t = jumping(colonyShip('s201'));
    expect(t.history('speed-set')).toEqual([]);
    t.do(0, 'decline');
    expect(t.refusal(0, jump('s170'))).toBe('SF-3.8 not-in-flight');
  });

  it('SF-12.30: a colony ship may stay this turn on the colony point where it arrives, but not the next', () => {
    const t = jumping(colonyShip('s201'), {}, { chits: lair }).do(0, jump('near2-b'), 'end-turn');
    expect(nextTurn(t).refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly(1, 's157'), 'end-turn');
  });

  it('SF-12.30: leaving a point by a jump fulfils a duty to leave it; declining does not', () => {
    const chits = { 'near2-p2': { chit: 'chit-blue-2' } };
    jumping(colonyShip('near2-b'), {}, { chits }).do(0, jump('near3-a'), 'end-turn');
    const t = jumping(colonyShip('near2-b'), {}, { chits }).do(0, 'decline');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
  });
});
