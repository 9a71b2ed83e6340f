import { describe, expect, it } from 'vitest';
import { giving, losing, meet, paying, taking } from '../encounters.ts';
import { type TestTable, table } from '../table.ts';

const SCIENTISTS = ['scientist-mixed-1', 'scientist-drives', 'scientist-cannons'];
const colonyShip = (at: string) => ({ kind: 'colony-ship', at });
const tradeShip = (at: string) => ({ kind: 'trade-ship', at });
const fly = (ship: number, to: string) => ({ do: 'fly', ship: `transporter-${ship}`, to });
const compared = (t: TestTable) => t.history('compared').at(-1);
const questions = (t: TestTable) =>
  t.history('encounter-read').map((event) => event.event === 'encounter-read' && event.question);
const withHand = (hand: object, seat: object = {}) => ({ state: { seats: { 0: { hand, ...seat } } } });
const deckSize = (t: TestTable) => (t.at('deck') as string[]).length;

describe('SF-12: reading a card', () => {
  it('SF-12.1: question, answer, result, discard pile', () => {
    const t = meet('enc-03', withHand({ ore: 2 }));
    expect(questions(t)).toEqual(['merchant']);
    expect(t.options(0)).toEqual([0, 1, 2].map((cards) => ({ do: 'give', cards })));
    t.do(0, ...giving({ ore: 2 }));
    expect(t.at('seats.0.fame')).toBe(2);
    expect(t.at('encounter')).toBe('none');
    expect(deckSize(t)).toBe(31);
    expect(t.at('deck')).not.toContain('enc-03');
  });

  it('SF-12.1: the top card is drawn: every card of the pile can be it, none of the discard pile', () => {
    expect(() => meet('enc-03', { state: { deck: ['enc-05', 'enc-06'] } })).toThrow('there is no 2 to draw');
    const t = meet([], { state: { deck: ['enc-12'] } });
    expect(questions(t)).toEqual(['pirate-fence']);
    expect(t.at('deck')).toEqual([]);
  });

  it('SF-12.2: the left neighbour reads, but has no decision', () => {
    const t = meet('enc-09', withHand({ ore: 2 }));
    expect(t.match.asks.map(({ seat }) => seat)).toEqual([0]);
    for (const seat of [1, 2, 3]) expect(t.refusal(seat, 'yes')).toBe('not-asked');
  });

  for (const [card, place, four, three] of [
    ['enc-08', 'left neighbour', 1, 1],
    ['enc-07', 'right neighbour', 3, 2],
    ['enc-17', 'second left', 2, 2],
    ['enc-10', 'second right', 2, 1],
  ] as const) {
    const opponent = (players: number, active: number) => {
      const t = meet(card, { players, state: { active }, balls: [1, 2, 1, 2] });
      if (card === 'enc-07' || card === 'enc-08') t.do(active, ...giving(), 'yes');
      else t.do(active, 'no');
      const event = compared(t);
      return event?.event === 'compared' ? event.opponent : undefined;
    };

    it(`SF-12.3: the ${place} with 4 players is ${four} on, in turn order`, () => {
      for (let active = 0; active < 4; active++) expect(opponent(4, active)).toBe((active + four) % 4);
    });

    it(`SF-12.3: the ${place} with 3 players is ${three} on`, () => {
      for (let active = 0; active < 3; active++) expect(opponent(3, active)).toBe((active + three) % 3);
    });
  }

  it('SF-12.4: a result about a ship concerns the first ship, without a choice', () => {
    const ships = { 'transporter-2': tradeShip('s192'), 'transporter-3': colonyShip('s201') };
    const grounded = meet('enc-05', withHand({}, { ships })).do(0, ...giving());
    expect(grounded.at('flight.grounded')).toBe('transporter-2');
    grounded.do(0, fly(3, 's200'));
    const jump = meet('enc-28', withHand({ ore: 2 }, { ships })).do(0, ...giving({ ore: 2 }));
    expect(new Set(jump.options(0, 'jump').map(({ ship }) => ship))).toEqual(new Set(['transporter-2']));
    const other = { do: 'jump', ship: 'transporter-3', to: 's170' };
    expect(jump.refusal(0, other)).toBe('SF-12.16 not-the-first-ship');
    jump.do(0, { do: 'jump', to: 's170' });
    expect(jump.at('seats.0.ships')).toEqual({ ...ships, 'transporter-2': tradeShip('s170') });
  });
});

describe('SF-12: answers and payments', () => {
  it('SF-12.5: giving n cards needs n cards in hand', () => {
    for (const card of ['enc-01', 'enc-07', 'enc-28']) {
      const t = meet(card, withHand({ ore: 1, food: 1 }));
      expect(t.refusal(0, { do: 'give', cards: 3 })).toBe('SF-12.5 too-few-cards');
      expect(t.options(0)).toEqual([0, 1, 2].map((cards) => ({ do: 'give', cards })));
    }
  });

  it('SF-12.5: nobody gives more than 3 cards', () => {
    const t = meet('enc-01', withHand({ ore: 9 }));
    expect(t.refusal(0, { do: 'give', cards: 4 })).toBe('not-understood');
    expect(t.options(0)).toHaveLength(4);
  });

  it('SF-12.5: yes to the pirate demand needs 2 cards', () => {
    for (const card of ['enc-09', 'enc-10', 'enc-11']) {
      expect(meet(card, withHand({ ore: 1 })).refusal(0, 'yes')).toBe('SF-12.5 too-few-cards');
      expect(meet(card, withHand({ ore: 1, fuel: 1 })).refusal(0, 'yes')).toBe('allowed');
    }
  });

  it('SF-12.5: yes on enc-12 to 15 needs 1 card', () => {
    for (const card of ['enc-12', 'enc-13', 'enc-14', 'enc-15']) {
      expect(meet(card, withHand({})).refusal(0, 'yes')).toBe('SF-12.5 too-few-cards');
      expect(meet(card, withHand({ ore: 1 })).refusal(0, 'yes')).toBe('allowed');
    }
  });

  it('SF-12.5: the other questions cost nothing to answer', () => {
    for (const card of ['enc-16', 'enc-19', 'enc-22', 'enc-25']) {
      expect(meet(card, withHand({})).options(0)).toEqual([{ do: 'yes' }, { do: 'no' }]);
    }
  });

  it('SF-12.6: the cards go to the bank at once, before the result is read', () => {
    const t = meet('enc-07', {
      state: { seats: { 0: { hand: { ore: 2, food: 2 } } }, bank: { ore: 3, food: 0 } },
    });
    t.do(0, { do: 'give', cards: 3 });
    expect(t.match.decisions(1)).toMatchObject([{ seat: 0, kind: 'pay-cards', about: 3 }]);
    t.do(0, paying({ ore: 1, food: 2 }));
    expect(t.asked(0)).toBe('encounter-answer');
    expect(t.hand(0)).toMatchObject({ ore: 1, food: 0 });
    expect(t.at('bank')).toMatchObject({ ore: 4, food: 2 });
  });

  it('SF-12.6: so a card just given can be taken back as a gift of choice', () => {
    const t = meet('enc-02', { state: { seats: { 0: { hand: { ore: 1 } } }, bank: { ore: 0 } } });
    t.do(0, ...giving({ ore: 1 }), taking('ore'));
    expect(t.hand(0)).toMatchObject({ ore: 1 });
  });

  it('SF-12.6: the player chooses the kinds, exactly as many cards as he named, out of his hand', () => {
    const t = meet('enc-03', withHand({ ore: 2, food: 1 })).do(0, { do: 'give', cards: 2 });
    expect(t.asked(0)).toBe('pay-cards');
    expect(t.refusal(0, paying({ ore: 1 }))).toBe('SF-12.6 wrong-number-of-cards');
    expect(t.refusal(0, paying({ ore: 2, food: 1 }))).toBe('SF-12.6 wrong-number-of-cards');
    expect(t.refusal(0, paying({ food: 2 }))).toBe('SF-12.6 cards-not-in-hand');
    expect(t.refusal(0, paying({ goods: 2 }))).toBe('SF-12.6 cards-not-in-hand');
    t.do(0, paying({ ore: 1, food: 1 }));
    expect(t.hand(0)).toMatchObject({ ore: 1, food: 0 });
  });

  it('SF-12.6: the kinds given are public', () => {
    const t = meet('enc-07', withHand({ ore: 1 })).do(0, ...giving({ ore: 1 }));
    for (const viewer of [-1, 1, 2, 3]) {
      expect(t.heard(viewer, 'cards-given')).toMatchObject([{ seat: 0, cards: [1, 0, 0, 0, 0] }]);
    }
  });

  it('SF-12.35: without cards only what costs nothing is possible, and it has to be confirmed', () => {
    for (const card of ['enc-01', 'enc-07', 'enc-28']) {
      const t = meet(card, withHand({}));
      expect(t.asked(0)).toBe('encounter-give');
      expect(t.options(0)).toEqual([{ do: 'give', cards: 0 }]);
      expect(t.refusal(0, { do: 'give', cards: 1 })).toBe('SF-12.5 too-few-cards');
    }
    for (const card of ['enc-09', 'enc-12', 'enc-14']) {
      const t = meet(card, withHand({}));
      expect(t.asked(0)).toBe('encounter-answer');
      expect(t.options(0)).toEqual([{ do: 'no' }]);
    }
  });
});

describe('SF-12: comparing', () => {
  const fight = (own: object, other: object, balls: number[]) =>
    meet('enc-23', { state: { seats: { 0: own, 3: other } }, balls }).do(0, 'yes');
  const race = (own: object, other: object, balls: number[]) =>
    meet('enc-21', { state: { seats: { 0: own, 3: other } }, balls }).do(0, 'yes');
  const flee = (own: object, other: object) =>
    meet('enc-16', { state: { seats: { 0: own, 3: other } }, balls: [1, 2, 1, 2] }).do(0, 'yes');

  it('SF-12.8: strength is balls and cannons and cannons on cards; equal is enough', () => {
    const own = { upgrades: { cannon: 2 }, cards: ['scientist-cannons'] };
    const t = fight(own, { upgrades: { cannon: 3 } }, [1, 2, 1, 3]);
    expect(compared(t)).toMatchObject({ stat: 'combat', own: 7, other: 7 });
    expect(t.asked(0)).toBe('take-card');
  });

  it('SF-12.8: one less is a defeat', () => {
    const t = fight({ upgrades: { cannon: 3 } }, { upgrades: { cannon: 3 } }, [1, 2, 1, 3]);
    expect(compared(t)).toMatchObject({ own: 6, other: 7 });
    expect(t.asked(0)).toBe('lose-upgrade');
  });

  it('SF-12.8: drives do not count in a fight', () => {
    const t = fight({ upgrades: { drive: 6 } }, { upgrades: { drive: 1 } }, [1, 2, 1, 3]);
    expect(compared(t)).toMatchObject({ own: 3, other: 4 });
  });

  it('SF-12.8: black counts 0', () => {
    const t = fight({}, {}, [0, 3, 1, 3]);
    expect(compared(t)).toMatchObject({ own: 3, other: 4 });
  });

  it('SF-12.9: speed is balls and drives and drives on cards; equal is enough', () => {
    const own = { upgrades: { drive: 1, cannon: 6 }, cards: ['scientist-drives'] };
    const t = race(own, { upgrades: { drive: 4, cannon: 1 } }, [2, 3, 1, 3]);
    expect(compared(t)).toMatchObject({ stat: 'speed', own: 8, other: 8 });
    expect(t.asked(0)).toBe('gain-upgrade');
    const slow = race({ upgrades: { drive: 3 } }, { upgrades: { drive: 4 } }, [1, 3, 1, 3]);
    expect(compared(slow)).toMatchObject({ own: 7, other: 8 });
    expect(slow.asked(0)).toBe('lose-upgrade');
  });

  it('SF-12.9: for an escape only drives count, without balls; equal is enough', () => {
    const t = flee({ upgrades: { drive: 1 }, cards: ['scientist-drives'] }, { upgrades: { drive: 3, cannon: 6 } });
    expect(t.history('balls-drawn')).toHaveLength(1);
    expect(compared(t)).toMatchObject({ stat: 'drives', own: 3, other: 3 });
    expect(t.asked(0)).toBe('flight');
    expect(t.at('seats.0.fame')).toBe(1);
  });

  it('SF-12.9: whoever has fewer drives is caught and fights', () => {
    const t = flee({ upgrades: { drive: 2 } }, { upgrades: { drive: 3 } });
    expect(t.history('compared')).toMatchObject([
      { stat: 'drives', own: 2, other: 3 },
      { stat: 'combat', own: 3, other: 3 },
    ]);
    expect(t.asked(0)).toBe('gain-upgrade');
  });

  it('SF-12.10: bonuses of the Scientists count for the neighbour too', () => {
    expect(compared(fight({}, { cards: SCIENTISTS }, [1, 2, 1, 2]))).toMatchObject({ own: 3, other: 6 });
    expect(compared(race({}, { cards: SCIENTISTS }, [1, 2, 1, 2]))).toMatchObject({ own: 3, other: 6 });
    expect(flee({}, { cards: SCIENTISTS }).history('compared')).toMatchObject([{ own: 0, other: 3 }, { other: 6 }]);
  });

  it('SF-12.10: the neighbour is not asked, and wins or loses nothing', () => {
    for (const balls of [
      [2, 3, 0, 1],
      [0, 1, 2, 3],
    ]) {
      const t = meet('enc-22', { state: { seats: { 2: { upgrades: { cannon: 1 }, hand: { ore: 1 } } } }, balls });
      const before = t.at('seats.2');
      t.do(0, 'yes');
      expect(t.asked(0)).toBe('flight');
      expect(t.at('seats.2')).toEqual(before);
    }
  });

  it('SF-12.11: ball rolls use only the balls, no upgrades', () => {
    const upgrades = { drive: 6, cannon: 6, 'freight-ring': 5 };
    const t = meet('enc-14', { ...withHand({ ore: 1 }, { upgrades, cards: SCIENTISTS }), balls: [0, 1] });
    t.do(0, 'yes', paying({ ore: 1 }));
    expect(t.history('balls-drawn').at(-1)).toMatchObject({ seat: 0, balls: [0, 1] });
    expect(t.at('seats.0.fame')).toBe(0);
  });

  it('SF-12.11: with two yellow balls in the mothership the sum of 4 belongs to the high group', () => {
    const t = meet('enc-15', { ...withHand({ ore: 1 }), options: { twoYellowBalls: true }, balls: [2, 2] });
    t.do(0, 'yes', paying({ ore: 1 }));
    expect(t.at('seats.0.fame')).toBe(0);
    expect(t.history('stole')).toEqual([]);
  });

  it('SF-12.12: no roll in an encounter changes the speed', () => {
    const raid = meet('enc-15', { ...withHand({ ore: 1 }), balls: [2, 3] }).do(0, 'yes', paying({ ore: 1 }));
    expect(raid.history('speed-set').at(-1)).toMatchObject({ speed: 3 });
    const won = meet('enc-19', {
      state: { seats: { 0: { ships: { 'transporter-1': colonyShip('s192') } } } },
      balls: [2, 3, 0, 1],
    });
    won.do(0, 'yes', { do: 'place-trade-ship', at: 's201' });
    expect(won.history('speed-set').at(-1)).toMatchObject({ speed: 3 });
  });

  it('SF-12.32: the acting player draws first, then the neighbour, and nobody is asked before', () => {
    const t = fight({}, {}, [2, 3, 1, 2]);
    expect(t.history('balls-drawn')).toMatchObject([
      { seat: 0, balls: [0, 3] },
      { seat: 0, balls: [2, 3] },
      { seat: 3, balls: [1, 2] },
    ]);
    expect(compared(t)).toMatchObject({ own: 5, other: 3 });
  });

  it('SF-12.32: a black ball on either side counts 0 and brings no further encounter', () => {
    const t = meet('enc-22', { balls: [0, 1, 0, 2] }).do(0, 'yes');
    expect(compared(t)).toMatchObject({ own: 1, other: 2 });
    expect(questions(t)).toEqual(['attacked-ship']);
    expect(deckSize(t)).toBe(31);
    expect(t.asked(0)).toBe('flight');
    const raid = meet('enc-15', { ...withHand({ ore: 1 }), balls: [0, 3] }).do(0, 'yes', paying({ ore: 1 }));
    expect(questions(raid)).toEqual(['pirate-raid']);
  });
});

describe('SF-12: one card after another', () => {
  const NINE = { drive: 3, cannon: 3, 'freight-ring': 3 };
  const SEVEN = { drive: 4, cannon: 3 };

  it('SF-12.21: enc-31: every player with more than 8 upgrades removes one of his choice', () => {
    const seats = { 0: { upgrades: NINE }, 1: { upgrades: { drive: 4, cannon: 4 } }, 2: { upgrades: NINE } };
    const t = meet(['enc-31', 'enc-03'], { state: { seats } });
    expect(t.match.asks.map(({ seat }) => seat)).toEqual([0, 2]);
    t.do(0, losing('drive')).do(2, losing('freight-ring'));
    expect(t.at('seats.0.upgrades')).toEqual({ ...NINE, drive: 2 });
    expect(t.at('seats.1.upgrades')).toMatchObject({ drive: 4, cannon: 4 });
    expect(t.at('seats.2.upgrades')).toEqual({ ...NINE, 'freight-ring': 2 });
  });

  it('SF-12.21: enc-32: every player with more than 6, also if the acting player has none', () => {
    const seats = { 1: { upgrades: SEVEN }, 3: { upgrades: { drive: 3, cannon: 3 } } };
    const t = meet(['enc-32', 'enc-03'], { state: { seats } });
    expect(t.match.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(t.refusal(1, losing('freight-ring'))).toBe('SF-12.17 no-such-upgrade');
    t.do(1, losing('cannon'));
    expect(t.at('seats.1.upgrades')).toMatchObject({ drive: 4, cannon: 2 });
    expect(t.asked(0)).toBe('encounter-give');
  });

  it('SF-12.21: only one upgrade is removed, however many there are', () => {
    const all = { drive: 6, cannon: 6, 'freight-ring': 5 };
    const t = meet(['enc-32', 'enc-03'], { state: { seats: { 0: { upgrades: all } } } }).do(0, losing('drive'));
    expect(t.at('seats.0.upgrades')).toEqual({ ...all, drive: 5 });
    expect(t.asked(0)).toBe('encounter-give');
  });

  it('SF-12.22: enc-32: the player with the most freight rings gets a fame ring', () => {
    const seats = { 0: { upgrades: { 'freight-ring': 1 } }, 2: { upgrades: { 'freight-ring': 3 } } };
    const t = meet(['enc-32', 'enc-03'], { state: { seats } });
    expect([0, 1, 2, 3].map((seat) => t.at(`seats.${seat}.fame`))).toEqual([1, 1, 2, 1]);
  });

  it('SF-12.22: the rings are counted after the removals, and all who are equal get one', () => {
    const upgrades = { drive: 5, 'freight-ring': 3 };
    const seats = { 0: { upgrades }, 1: { upgrades: { 'freight-ring': 2 } }, 3: { upgrades: { 'freight-ring': 2 } } };
    const alone = meet(['enc-32', 'enc-03'], { state: { seats } }).do(0, losing('drive'));
    expect([0, 1, 2, 3].map((seat) => alone.at(`seats.${seat}.fame`))).toEqual([2, 1, 1, 1]);
    const equal = meet(['enc-32', 'enc-03'], { state: { seats } }).do(0, losing('freight-ring'));
    expect([0, 1, 2, 3].map((seat) => equal.at(`seats.${seat}.fame`))).toEqual([2, 2, 1, 2]);
  });

  it('SF-12.22: without any freight ring nobody gets one', () => {
    const t = meet(['enc-32', 'enc-03'], { state: { seats: { 0: { upgrades: { drive: 2 } } } } });
    expect([0, 1, 2, 3].map((seat) => t.at(`seats.${seat}.fame`))).toEqual([1, 1, 1, 1]);
  });

  it('SF-12.22: if the rings in the box do not suffice for all of them, none gets one (SF-21.5)', () => {
    const rings = { upgrades: { 'freight-ring': 1 } };
    const seats = (fame: number) => ({
      0: { ...rings, fame: 1 },
      1: { ...rings, fame },
      2: { fame: 10 },
      3: { fame: 9 },
    });
    const short = meet(['enc-32', 'enc-03'], { state: { seats: seats(19) } });
    expect([0, 1].map((seat) => short.at(`seats.${seat}.fame`))).toEqual([1, 19]);
    const enough = meet(['enc-32', 'enc-03'], { state: { seats: seats(18) } });
    expect([0, 1].map((seat) => enough.at(`seats.${seat}.fame`))).toEqual([2, 19]);
  });

  it('SF-12.23: wear and tear shuffles all 32 cards, and a new one is drawn for the acting player', () => {
    for (const card of ['enc-31', 'enc-32']) {
      const t = meet([card, 'enc-20'], { state: { deck: [card, 'enc-05'] } });
      expect(questions(t)).toEqual(['wear-and-tear', 'distress-call']);
      expect(t.asked(0)).toBe('encounter-answer');
      expect(deckSize(t)).toBe(31);
      expect(t.at('deck')).toContain(card);
      expect(t.at('deck')).not.toContain('enc-20');
    }
  });

  it('SF-12.23: the new card can be the same one, twice in a row', () => {
    const seats = { 1: { upgrades: { drive: 6, cannon: 5 } } };
    const t = meet(['enc-31', 'enc-31', 'enc-32', 'enc-03'], { state: { seats } });
    t.do(1, losing('drive'), losing('drive'), losing('cannon'));
    expect(t.at('seats.1.upgrades')).toMatchObject({ drive: 4, cannon: 4 });
    expect(questions(t)).toEqual(['wear-and-tear', 'wear-and-tear', 'wear-and-tear', 'merchant']);
    expect(t.at('deck')).toContain('enc-31');
    expect(deckSize(t)).toBe(31);
    expect(t.history('encounters-shuffled')).toHaveLength(3);
  });

  it('SF-12.24: "no" on enc-25 to 27 discards the card and draws a new encounter', () => {
    for (const card of ['enc-25', 'enc-26', 'enc-27']) {
      const t = meet([card, 'enc-03']).do(0, 'no');
      expect(questions(t)).toEqual(['space-distortion', 'merchant']);
      expect(deckSize(t)).toBe(30);
      expect(t.at('deck')).not.toContain(card);
    }
  });

  it('SF-12.25: an empty draw pile is formed anew from the discard pile', () => {
    const t = meet('enc-03', { state: { deck: [] } });
    expect(questions(t)).toEqual(['merchant']);
    expect(deckSize(t)).toBe(31);
  });

  it('SF-12.25: also in the middle of an encounter, with the card just discarded', () => {
    const t = meet(['enc-25', 'enc-25', 'enc-26', 'enc-03'], { state: { deck: ['enc-25'] } });
    expect(deckSize(t)).toBe(0);
    t.do(0, 'no');
    expect(questions(t)).toEqual(['space-distortion', 'space-distortion']);
    expect(deckSize(t)).toBe(31);
    t.do(0, 'no');
    expect(deckSize(t)).toBe(30);
    expect(t.at('deck')).not.toContain('enc-25');
  });

  it('SF-12.26: effects come in the listed order', () => {
    const t = meet('enc-20', { state: { seats: { 1: { hand: { ore: 1 } } } }, balls: [2, 3, 0, 1] }).do(0, 'yes');
    const order = t.history().map(({ event }) => event);
    expect(order.slice(order.indexOf('compared'))).toEqual(['compared', 'fame-changed', 'stole', 'speed-set']);
  });

  it('SF-12.26: points are checked after the whole result', () => {
    const seat = { upgrades: { 'freight-ring': 1 }, fame: 19, ships: { 'transporter-1': tradeShip('s201') } };
    const t = meet('enc-24', { state: { seats: { 0: seat } }, balls: [2, 3, 0, 1] }).do(0, 'yes');
    expect(t.points(0)).toBe(13);
    t.do(0, { do: 'jump-and-found', to: 'merchants-1', card: 'merchant-ore' });
    expect(t.match.over).toBe(true);
    expect(t.at('seats.0.fame')).toBe(20);
    expect(
      t
        .history()
        .map(({ event }) => event)
        .slice(-3),
    ).toEqual(['disc-won', 'fame-changed', 'won']);
  });

  it('SF-12.26: and before a further card is drawn', () => {
    const seat = { upgrades: { 'freight-ring': 1 }, fame: 21 };
    const t = meet(['enc-32', 'enc-03'], { state: { seats: { 0: seat } } });
    expect(t.match.over).toBe(true);
    expect(questions(t)).toEqual(['wear-and-tear']);
    expect(t.history('won')).toMatchObject([{ seat: 0, points: 15 }]);
  });

  it('SF-12.26: another player who reaches 15 points does not win then', () => {
    const t = meet(['enc-32', 'enc-03'], { state: { seats: { 1: { upgrades: { 'freight-ring': 1 }, fame: 21 } } } });
    expect(t.points(1)).toBe(15);
    expect(t.match.over).toBe(false);
    expect(t.asked(0)).toBe('encounter-give');
  });

  it('SF-12.27: removals are chosen at the same time, in any order', () => {
    const seats = { 0: { upgrades: NINE }, 1: { upgrades: NINE }, 3: { upgrades: NINE } };
    const t = meet(['enc-31', 'enc-03'], { state: { seats } });
    t.do(3, losing('cannon')).do(0, losing('drive'));
    expect(t.match.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(t.at('seats.3.upgrades')).toEqual(NINE);
    expect(t.refusal(3, losing('drive'))).toBe('not-asked');
    t.do(1, losing('freight-ring'));
    expect([0, 1, 3].map((seat) => t.at(`seats.${seat}.upgrades`))).toEqual([
      { ...NINE, drive: 2 },
      { ...NINE, 'freight-ring': 2 },
      { ...NINE, cannon: 2 },
    ]);
  });

  it('SF-12.36: cards are drawn until one ends with another result, then the speed is determined once', () => {
    const t = meet(['enc-31', 'enc-25', 'enc-32', 'enc-27', 'enc-05']).do(0, 'no', 'no');
    expect(t.history('speed-set')).toEqual([]);
    t.do(0, ...giving());
    expect(questions(t)).toEqual([
      'wear-and-tear',
      'space-distortion',
      'wear-and-tear',
      'space-distortion',
      'merchant',
    ]);
    expect(t.history('speed-set')).toMatchObject([{ speed: 3 }]);
    expect(t.history('ship-grounded')).toHaveLength(1);
    expect(t.asked(0)).toBe('flight');
  });

  it('SF-12.36: a turn without a black ball brings no card at all', () => {
    const t = table({ state: { phase: 'build' }, draws: { balls: [1, 2] } }).do(0, 'roll-mothership');
    expect(questions(t)).toEqual([]);
    expect(deckSize(t)).toBe(32);
  });
});
