import { Random, type Seat, type Viewer } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { pointsOf, type State } from '../../src/state.ts';
import { giving, meet } from '../encounters.ts';
import { clear, colonyShip, flight, fly, foundColony, KNOWN, ships, tradeShip, UNSEEN } from '../flight.ts';
import { type TestTable, table } from '../table.ts';

/** All that a viewer can see and has heard: state, decisions and events. */
const sight = (t: TestTable, viewer: Viewer) => ({ view: t.match.view(viewer), history: t.match.history(viewer) });

/** Two tables that differ only in something hidden: `blind` viewers see no difference, the `privy` do. */
function differ(left: TestTable, right: TestTable, blind: readonly Viewer[], privy: readonly Seat[] = []): void {
  for (const viewer of blind) expect(sight(left, viewer)).toEqual(sight(right, viewer));
  for (const viewer of privy) expect(sight(left, viewer)).not.toEqual(sight(right, viewer));
}

const EVERYBODY = [0, 1, 2, 3, -1];
const EVERY_KIND = { ore: 1, fuel: 1, carbon: 1, food: 1, goods: 1 };

describe('SF-23.1: public', () => {
  const t = flight({
    ships: { 1: colonyShip('near1-b') },
    own: {
      upgrades: { drive: 2 },
      fame: 5,
      cards: ['green-ore'],
      stations: ['green-folk-1'],
      hand: { ore: 3 },
      due: 1,
    },
    others: { 1: { hand: { food: 2 } } },
  });

  it.each(EVERYBODY)('SF-23.1: board, upgrades, rings, cards, pieces and due trade ships, for viewer %i', (viewer) => {
    const view = t.view(viewer);
    for (const key of ['piece', 'shipAt', 'shipKind', 'upgrades', 'fame', 'cards', 'disc', 'trophy', 'due'] as const) {
      expect(view[key]).toEqual(t.state[key]);
    }
    for (const key of ['coloniesLeft', 'stationsLeft', 'ringsLeft', 'bank', 'faceUp', 'baseSpeed'] as const) {
      expect(view[key]).toEqual(t.state[key]);
    }
  });

  it.each(EVERYBODY)('SF-23.1: points can be counted from the view of viewer %i', (viewer) => {
    const view = t.view(viewer) as unknown as State;
    expect([0, 1, 2, 3].map((seat) => pointsOf(view, seat))).toEqual([8, 4, 4, 4]);
  });

  it.each(EVERYBODY)(
    'SF-23.1: the number of cards in each hand, in the stack and in the pile, for viewer %i',
    (viewer) => {
      const { hand, supply, deck } = t.view(viewer) as { hand: (number | number[])[]; supply: number; deck: number };
      const sizes = hand.map((cards) => (typeof cards === 'number' ? cards : cards.reduce((a, b) => a + b, 0)));
      expect(sizes).toEqual([3, 2, 0, 0]);
      expect(supply).toBe(t.state.supply.reduce((a, b) => a + b, 0));
      expect(deck).toBe(32);
    },
  );

  it('SF-23.1: face-up chits, dice and balls', () => {
    const rolled = table({ draws: { production: [4, 6], balls: [3, 1] } }).do(0, 'roll-dice');
    for (const viewer of EVERYBODY) {
      expect(rolled.heard(viewer, 'dice-rolled')).toMatchObject([{ dice: [4, 6] }]);
      expect((rolled.view(viewer).chit as number[]).slice(0, 12)).toEqual(rolled.state.chit.slice(0, 12));
    }
    rolled.do(0, 'roll-mothership');
    for (const viewer of EVERYBODY) expect(rolled.heard(viewer, 'balls-drawn')).toMatchObject([{ balls: [3, 1] }]);
  });

  it('SF-23.1: every card that goes to or comes from the bank: production, payment, bank trade, discard, gift', () => {
    const heard = (done: TestTable, event: string, what: object) => {
      for (const viewer of EVERYBODY)
        expect(done.heard(viewer, event)).toEqual(expect.arrayContaining([expect.objectContaining(what)]));
    };
    heard(table({ draws: { production: [4, 5] } }).do(0, 'roll-dice'), 'produced', { seat: 0, cards: [1, 0, 0, 0, 0] });
    const rich = () => table({ state: { phase: 'build', seats: { 0: { hand: { fuel: 3 } } } } });
    heard(rich().do(0, { do: 'build-upgrade', what: 'drive' }), 'upgrade-built', { seat: 0, what: 0 });
    heard(rich().do(0, { do: 'bank', give: 'fuel', cards: 3, take: 'food' }), 'bank-traded', { give: 1, take: 3 });
    const owing = table({ state: { seats: { 0: { hand: { ore: 8 } } } }, draws: { production: [3, 4] } }).do(
      0,
      'roll-dice',
    );
    heard(owing.do(0, { do: 'discard', cards: { ore: 4 } }), 'discarded', { seat: 0, cards: [4, 0, 0, 0, 0] });
    const generous = meet('enc-03', { state: { seats: { 0: { hand: { food: 2 } } } } }).do(0, ...giving({ food: 2 }));
    heard(generous, 'cards-given', { seat: 0, cards: [0, 0, 0, 2, 0] });
  });

  it('SF-23.1: cards chosen in an encounter or by Galactic relief, and trade offers', () => {
    const relief = table({ state: { seats: { 0: { cards: ['diplomat-relief'] } } }, draws: { production: [6, 6] } });
    relief.do(0, 'roll-dice', { do: 'take', kind: 'goods' });
    expect(relief.heard(3, 'relief-taken')).toMatchObject([{ seat: 0, kind: 4 }]);
    const chosen = meet('enc-02', { state: { seats: { 0: { hand: { food: 1 } } } } }).do(0, ...giving({ food: 1 }));
    chosen.do(0, { do: 'take', kind: 'ore' });
    expect(chosen.heard(2, 'cards-gained')).toMatchObject([{ seat: 0, cards: [1, 0, 0, 0, 0] }]);
    const offering = table({ state: { phase: 'build', seats: { 0: { hand: { ore: 1 } } } } });
    offering.do(0, { do: 'offer', give: { ore: 1 }, want: { food: 1 }, to: [1] });
    expect(offering.view(3).offers).toEqual(offering.state.offers);
  });
});

describe('SF-23.2: private', () => {
  it('SF-23.2: kinds drawn from the supply stack are for their owner', () => {
    const draw = (kind: number) =>
      table({ draws: { production: [1, 1], supply: [kind] } }).do(0, 'roll-dice', { do: 'draw-supply', cards: 1 });
    differ(draw(0), draw(4), [1, 2, 3, -1], [0]);
  });

  it('SF-23.2: what was drawn stays hidden as play goes on', () => {
    const draw = (kind: number) =>
      table({ draws: { production: [1, 1, 1, 1], supply: [kind], balls: [3, 1] } })
        .do(0, 'roll-dice', { do: 'draw-supply', cards: 1 }, 'roll-mothership', 'end-turn')
        .do(1, 'roll-dice');
    differ(draw(1), draw(2), [1, 2, 3, -1], [0]);
  });

  it('SF-23.2: the kind taken by a 7 is for the two alone', () => {
    const steal = (theft: number) =>
      table({ state: { seats: { 1: { hand: EVERY_KIND } } }, draws: { production: [3, 4], theft: [theft] } }).do(
        0,
        'roll-dice',
        { do: 'steal', from: 1 },
      );
    differ(steal(0), steal(3), [2, 3, -1], [0, 1]);
  });

  it('SF-23.2: so is the kind taken by Help from the strong', () => {
    const levy = (...theft: number[]) =>
      table({
        state: {
          phase: 'build',
          seats: {
            0: { cards: ['diplomat-levy'] },
            1: { hand: EVERY_KIND, fame: 4 },
            2: { hand: EVERY_KIND, fame: 4 },
          },
        },
        draws: { theft },
      }).do(0, { do: 'levy', from: [1, 2] });
    differ(levy(0, 1), levy(3, 1), [2, 3, -1], [0, 1]);
    differ(levy(0, 1), levy(0, 2), [1, 3, -1], [0, 2]);
  });

  it('SF-23.2: and by an encounter', () => {
    const raid = (theft: number) =>
      meet('enc-14', {
        state: { seats: { 0: { hand: { ore: 1 } }, 1: { hand: EVERY_KIND } } },
        balls: [3, 2],
        theft: [theft],
      }).do(0, 'yes', { do: 'pay', cards: { ore: 1 } });
    differ(raid(0), raid(1), [2, 3, -1], [0, 1]);
  });

  const given = (...kinds: string[]) => {
    const hands = Object.fromEntries([1, 2].map((seat) => [seat, { hand: EVERY_KIND }]));
    const t = meet('enc-01', { state: { seats: hands } }).do(0, ...giving());
    kinds.forEach((kind, i) => {
      t.do(i + 1, { do: 'give-card', kind });
    });
    return t;
  };

  it('SF-23.2: a card to be given, chosen but not yet carried out, is for the chooser', () => {
    differ(given('ore'), given('food'), [0, 2, 3, -1]);
  });

  it('SF-23.2: when it is given, giver and taker know it', () => {
    differ(given('ore', 'ore'), given('food', 'ore'), [2, 3, -1], [0, 1]);
  });

  it('SF-23.2: discards that are chosen but not yet carried out are for the chooser', () => {
    const discard = (kind: string) =>
      table({
        state: { seats: { 0: { hand: { ore: 4, food: 4 } }, 1: { hand: { ore: 8 } } } },
        draws: { production: [3, 4] },
      })
        .do(0, 'roll-dice')
        .do(0, { do: 'discard', cards: { [kind]: 4 } });
    differ(discard('ore'), discard('food'), [1, 2, 3, -1]);
    const both = [discard('ore'), discard('food')].map((t) => t.do(1, { do: 'discard', cards: { ore: 4 } }));
    differ(both[0], both[1], [], [0, 1, 2, 3]);
  });

  const explored = (chit: string) =>
    flight({
      ships: { 1: tradeShip('s111') },
      others: { 1: { ships: ships({ 1: colonyShip('s137') }) } },
      chits: {
        ...UNSEEN,
        'near1-p2': { chit },
        'near2-p1': { chit: chit === 'chit-blue-2' ? 'chit-blue-3' : 'chit-blue-2' },
      },
    });

  it('SF-23.2: chits seen by exploring are for the explorers', () => {
    const look = (chit: string) => explored(chit).do(0, fly(1, 's110'));
    differ(look('chit-blue-2'), look('chit-blue-3'), [1, 2, 3, -1], [0]);
  });

  it('SF-23.2: the kinds in a hand are in the view of its owner and in no other', () => {
    const t = table({ state: { seats: { 1: { hand: { ore: 2, food: 1 } } } } });
    expect((t.view(1).hand as unknown[])[1]).toEqual([2, 0, 0, 1, 0]);
    for (const viewer of [0, 2, 3, -1]) expect((t.view(viewer).hand as unknown[])[1]).toBe(3);
  });
});

describe('SF-23.3: what nobody sees', () => {
  it('SF-23.3: the order of the supply stack', () => {
    const next = (kind: number) => table({ draws: { production: [1, 1], supply: [kind] } }).do(0, 'roll-dice');
    differ(next(0), next(4), EVERYBODY);
  });

  it('SF-23.3: the order of the encounter cards and of the reserve chits', () => {
    const next = (card: number) => table({ state: { phase: 'build' }, draws: { balls: [0, 3], encounter: [card] } });
    differ(next(0), next(31), EVERYBODY);
    const reserve = (chit: number) =>
      flight({
        ships: { 1: tradeShip('s110') },
        own: { upgrades: { cannon: 4 } },
        chits: { ...KNOWN, 'near1-p2': { chit: 'chit-blue-2', seenBy: [0] } },
        draws: { reserve: [chit] },
      });
    differ(reserve(0), reserve(4), EVERYBODY);
    expect(reserve(0).do(0, clear('near1-p2')).state.chit).not.toEqual(reserve(4).do(0, clear('near1-p2')).state.chit);
  });

  it('SF-23.3: face-down chits that this player has not explored', () => {
    const swapped = (one: string, two: string) =>
      flight({
        ships: { 1: colonyShip('s111') },
        chits: { 'near1-p1': { chit: one }, 'near2-p3': { chit: two }, 'far1-p1': { seenBy: [2] } },
      });
    differ(swapped('chit-yellow-1', 'chit-yellow-2'), swapped('chit-yellow-2', 'chit-yellow-1'), EVERYBODY);
  });

  it.each([
    ['enc-01', 'enc-02'],
    ['enc-02', 'enc-07'],
    ['enc-09', 'enc-10'],
    ['enc-28', 'enc-29'],
  ])('SF-23.3: parts of an encounter card that were not read: %s looks like %s', (one, two) => {
    const hand = { state: { seats: { 0: { hand: { ore: 4 } } } } };
    differ(meet(one, hand), meet(two, hand), EVERYBODY);
  });

  it('SF-23.3: after the answer only the result that applies is told', () => {
    // enc-02 and enc-03 differ in every answer but "no card": there both say one fame ring less.
    const hand = { state: { seats: { 0: { hand: { ore: 4 }, fame: 3 } } } };
    differ(meet('enc-02', hand).do(0, ...giving()), meet('enc-03', hand).do(0, ...giving()), EVERYBODY);
  });

  it('SF-23.3: no view names a card', () => {
    const t = meet('enc-09', { state: { seats: { 0: { hand: { ore: 2 } } } } });
    for (const viewer of EVERYBODY) {
      expect(JSON.stringify(sight(t, viewer))).not.toContain('enc-');
      for (const field of ['node', 'effect']) expect(t.view(viewer)).not.toHaveProperty(field);
    }
  });
});

describe('SF-23.4: bots', () => {
  /** What a bot in this seat holds: one future, dealt from what it may know. */
  const future = (t: TestTable, seat: Seat) => t.match.simulator(seat).fork(Random.fromSeed('bot')).state;

  it('SF-23.4: a bot decides from the same view as a human in its seat: hidden chits are dealt anew for it', () => {
    const with2 = (one: string, two: string) =>
      flight({ ships: { 1: colonyShip('s111') }, chits: { 'near1-p2': { chit: one }, 'near2-p1': { chit: two } } });
    const [left, right] = [with2('chit-blue-1', 'chit-blue-2'), with2('chit-blue-2', 'chit-blue-1')];
    expect(left.state.chit).not.toEqual(right.state.chit);
    for (const seat of [0, 1, 2, 3]) expect(future(left, seat)).toEqual(future(right, seat));
  });

  it('SF-23.4: so are hands and the supply stack, and the encounter being read', () => {
    const draw = (kind: number) =>
      table({ draws: { production: [1, 1], supply: [kind] } }).do(0, 'roll-dice', { do: 'draw-supply', cards: 1 });
    for (const seat of [1, 2, 3]) expect(future(draw(0), seat)).toEqual(future(draw(4), seat));
    expect(future(draw(0), 0)).not.toEqual(future(draw(4), 0));
    const hand = { state: { seats: { 0: { hand: { ore: 4 } } } } };
    for (const seat of [0, 1, 2, 3])
      expect(future(meet('enc-01', hand), seat)).toEqual(future(meet('enc-06', hand), seat));
  });

  it('SF-23.4: it keeps all that the seat knows', () => {
    const t = flight({ ships: { 1: colonyShip('s111') }, own: { hand: { ore: 2, food: 1 } }, chits: UNSEEN });
    t.do(0, fly(1, 's110'), fly(1, 'near1-b'));
    const { chit, hand } = future(t, 0);
    expect([chit[13], chit[14]]).toEqual([t.state.chit[13], t.state.chit[14]]);
    expect(hand.slice(0, 5)).toEqual([2, 0, 0, 1, 0]);
  });
});

describe('SF-23.5: chance', () => {
  const played = (seed: string) =>
    table({ seed }).do(0, 'roll-dice').match.history(-1).flat() as readonly { event: string; dice?: number[] }[];

  it('SF-23.5: the same seed gives the same dice, balls and shuffles', () => {
    expect(played('one')).toEqual(played('one'));
    expect(table({ seed: 'one' }).state).toEqual(table({ seed: 'one' }).state);
  });

  it('SF-23.5: another seed gives others', () => {
    const rolls = new Set(
      Array.from({ length: 30 }, (_, i) =>
        String(played(`seed ${i}`).find(({ event }) => event === 'dice-rolled')?.dice),
      ),
    );
    expect(rolls.size).toBeGreaterThan(10);
    const chits = new Set(Array.from({ length: 10 }, (_, i) => String(table({ seed: `seed ${i}` }).state.chit)));
    expect(chits.size).toBe(10);
  });
});

describe('SF-23.6: refusals and lists of actions', () => {
  it('SF-23.6: a refused action changes nothing and tells the others nothing', () => {
    const t = flight({ ships: { 1: tradeShip('s110') }, chits: KNOWN });
    const before = EVERYBODY.map((viewer) => sight(t, viewer));
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.10 trade-ship-on-colony-point');
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.1 not-a-colony-ship');
    expect(t.refusal(1, 'end-turn')).toBe('not-asked');
    expect(EVERYBODY.map((viewer) => sight(t, viewer))).toEqual(before);
  });

  const facing = (chit: string, other: string) =>
    flight({
      speed: 4,
      ships: { 1: colonyShip('s111'), 2: tradeShip('s110') },
      own: { upgrades: { cannon: 6, 'freight-ring': 5 } },
      chits: { 'near1-p2': { chit }, 'near2-p1': { chit: other } },
    });

  it('SF-23.6: a face-down chit that he has not seen never influences what he may do', () => {
    const [left, right] = [facing('chit-blue-1', 'chit-blue-2'), facing('chit-blue-2', 'chit-blue-1')];
    expect(left.match.decisions(0)).toEqual(right.match.decisions(0));
    for (const t of [left, right]) {
      expect(t.options(0, 'clear')).toEqual([]);
      expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.1 not-explored');
    }
  });

  it('SF-23.6: nor does what another player has seen', () => {
    const seen = (seenBy: number[]) =>
      flight({
        ships: { 1: tradeShip('s111') },
        own: { upgrades: { cannon: 6 } },
        chits: { ...UNSEEN, 'near1-p2': { chit: 'chit-blue-2', seenBy } },
      });
    expect(seen([]).match.decisions(0)).toEqual(seen([1, 2, 3]).match.decisions(0));
  });

  it('SF-23.6: nor does a hidden card in the hand of another', () => {
    const hand = (kind: number) => {
      const t = table({ draws: { production: [1, 1, 1, 1], supply: [kind], balls: [3, 1] } });
      t.do(0, 'roll-dice', { do: 'draw-supply', cards: 1 }, 'roll-mothership', 'end-turn').do(1, 'roll-dice');
      return t;
    };
    expect(hand(0).match.decisions(1)).toEqual(hand(4).match.decisions(1));
  });
});
