import { Match, type Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BASES, POINT_INDEX } from '../../src/content/index.ts';
import { starfarers } from '../../src/index.ts';
import { giving, meet } from '../encounters.ts';
import {
  clear,
  colonyShip,
  flight,
  fly,
  foundColony,
  foundStation,
  KNOWN,
  ships,
  tradeShip,
  UNSEEN,
} from '../flight.ts';
import { table } from '../table.ts';

const rolling = (production: number[], state: Plain = {}, options: Plain = {}) =>
  table({ state, options, draws: { production } });

describe('SF-24: readings of ambiguous statements', () => {
  it.each([
    [7, 0],
    [8, 4],
    [9, 4],
    [15, 7],
  ])('SF-24.1: with %i cards half is rounded down: %i', (ore, due) => {
    const t = rolling([3, 4], { seats: { 0: { hand: { ore } } } }).do(0, 'roll-dice');
    if (due === 0) expect(t.asked(0)).toBe('trade-and-build');
    else {
      expect(t.refusal(0, { do: 'discard', cards: { ore: due + 1 } })).toBe('SF-5.1 wrong-number-of-cards');
      t.do(0, { do: 'discard', cards: { ore: due } });
    }
    expect(t.at('seats.0.hand.ore')).toBe(ore - due);
  });

  it('SF-24.2: in the variant two supply cards instead of one, not in addition', () => {
    const t = rolling([1, 1], {}, { fasterStart: true }).do(0, 'roll-dice');
    expect(t.at('supplyRight')).toBe(2);
    t.do(0, { do: 'draw-supply', cards: 2 });
    expect(t.refusal(0, { do: 'draw-supply', cards: 1 })).toBe('SF-6.1 no-right-to-supply');
  });

  it('SF-24.3: "if possible": where there is no other end point the ship may stay on the colony point', () => {
    const hemmed = (speed: number) =>
      flight({
        speed,
        ships: { 1: colonyShip('near1-b') },
        others: { 1: { ships: ships({ 1: tradeShip('s110'), 2: tradeShip('s128') }) } },
      });
    hemmed(1).do(0, 'end-turn');
    expect(hemmed(2).refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
  });

  it('SF-24.4: "jumped over": entered only to leave it again, no look and no stop', () => {
    const t = flight({
      ships: { 1: colonyShip('s110') },
      others: { 1: { ships: ships({ 1: colonyShip('near1-b') }) } },
      chits: UNSEEN,
    });
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.4 point-occupied');
    t.do(0, fly(1, 's128'));
    expect(t.at('chits.near1-p2.seenBy')).toEqual([]);
    expect(t.at('flight.flown.transporter-1')).toBe(2);
  });

  it('SF-24.5: "stands" for lairs and ice: also while passing in flight', () => {
    const t = flight({
      ships: { 1: tradeShip('s111') },
      own: { upgrades: { cannon: 4 } },
      chits: { ...KNOWN, 'near1-p2': { chit: 'chit-blue-2', seenBy: [0] } },
    });
    t.do(0, fly(1, 's110'), clear('near1-p2'), fly(1, 's089'), 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s089');
    expect(t.points(0)).toBe(5);
  });

  it('SF-24.6: no race beyond the number order: whoever comes later founds on the next point', () => {
    const t = flight({
      speed: 4,
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': 2 } },
      others: { 1: { stations: ['green-folk-1'], cards: ['green-ore'] } },
    });
    t.do(0, fly(1, 'green-folk-2'), foundStation(1, 'green-fuel'));
    expect(t.at('seats.0.stations')).toEqual(['green-folk-2']);
    expect(t.at('discs.green-folk')).toBe(1);
  });

  it('SF-24.7: the smallest number decides every tie, also against the present holder', () => {
    const t = flight({
      speed: 6,
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': 4 }, stations: ['green-folk-1'], cards: ['green-ore'] },
      others: { 1: { stations: ['green-folk-2', 'green-folk-3'], cards: ['green-fuel', 'green-carbon'] } },
    });
    expect(t.at('discs.green-folk')).toBe(1);
    t.do(0, fly(1, 'green-folk-4'), foundStation(1, 'green-food'));
    expect(t.at('discs.green-folk')).toBe(0);
  });

  it('SF-24.8: 15 points at any moment of the own turn win, its start included', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { ships: {} }, 1: { fame: 22 } } } });
    expect(t.points(1)).toBe(15);
    expect(t.match.over).toBe(false);
    t.do(0, 'end-turn');
    expect(t.match.outcome?.places[1]).toBe(1);
  });

  it('SF-24.9: two dice decide who begins, ties roll again among themselves', () => {
    let rerolled = 0;
    for (let seed = 0; seed < 60; seed++) {
      const t = table({ seed: `start ${seed}` });
      const [{ seat, dice }] = t.history('first-player') as unknown as { seat: number; dice: number[][] }[];
      let tied = [0, 1, 2, 3];
      for (const rolls of dice) {
        expect(rolls).toHaveLength(tied.length);
        for (const sum of rolls) expect(sum).toBeGreaterThanOrEqual(2);
        tied = tied.filter((_, i) => rolls[i] === Math.max(...rolls));
      }
      expect(tied).toEqual([seat]);
      if (dice.length > 1) rerolled++;
    }
    expect(rerolled).toBeGreaterThan(0);
  });

  it('SF-24.10: each ship has the full speed, it is not shared out', () => {
    const t = flight({ ships: { 1: colonyShip('s193'), 2: colonyShip('s183') } }).do(0, fly(1, 's169'));
    expect(t.at('flight.flown.transporter-1')).toBe(3);
    t.do(0, fly(2, 's160'));
    expect(t.at('flight.flown.transporter-2')).toBe(3);
  });

  it('SF-24.11: an 8 gives carbon to yellow and blue (rulebook example), and other resources to others', () => {
    const t = rolling([4, 4]).do(0, 'roll-dice');
    expect(t.at('seats.1.hand.carbon')).toBe(1);
    expect(t.at('seats.2.hand.carbon')).toBe(1);
    for (const seat of [0, 3]) expect(t.hand(seat)).toEqual({ ore: 0, fuel: 0, carbon: 0, food: 0, goods: 1 });
  });

  it('SF-24.12: base speed 3 after an encounter, also after several in one turn, once', () => {
    const t = meet(['enc-31', 'enc-25', 'enc-29'], {}).do(0, 'no', ...giving());
    expect(t.at('flight.baseSpeed')).toBe(3);
    expect(t.history('speed-set')).toMatchObject([{ speed: 3 }]);
  });

  it('SF-24.13: nothing of the card but the question reaches the acting player before he answers', () => {
    const hand = { state: { seats: { 0: { hand: { ore: 4 } } } } };
    const [one, other] = [meet('enc-01', hand), meet('enc-08', hand)];
    expect(one.match.view(0)).toEqual(other.match.view(0));
    expect(one.heard(0, 'encounter-read')).toMatchObject([{ question: 'merchant' }]);
  });

  it('SF-24.14: discarded kinds are public once laid down', () => {
    const t = rolling([3, 4], { seats: { 0: { hand: { ore: 4, food: 4 } } } }).do(0, 'roll-dice');
    t.do(0, { do: 'discard', cards: { ore: 1, food: 3 } });
    expect(t.heard(2, 'discarded')).toMatchObject([{ seat: 0, cards: [1, 0, 0, 3, 0] }]);
  });

  it('SF-24.15: the supply card is a right, not a duty; unused it lapses', () => {
    const t = table({ draws: { production: [6, 6], balls: [3, 1] } }).do(0, 'roll-dice', 'roll-mothership');
    expect(t.at('supplyRight')).toBe(0);
    expect(t.refusal(0, { do: 'draw-supply', cards: 1 })).toBe('SF-3.8 not-in-flight');
    expect(Object.values(t.hand(0) as Plain)).toEqual([0, 0, 0, 0, 0]);
  });

  it('SF-24.16: with three players the third point stays free of colonies; a ship may stand there for a turn', () => {
    const t = flight({
      players: 3,
      ships: { 1: colonyShip('s110') },
      others: { 1: { colonies: ['near1-a'] }, 2: { colonies: ['near1-c'] } },
    });
    t.do(0, fly(1, 'near1-b'));
    expect(t.refusal(0, foundColony(1))).toBe('SF-16.1 system-is-full');
    t.do(0, 'end-turn');
  });
});

describe('SF-25: not imported from the 2019 edition', () => {
  it('SF-25.1: no supply cards for the other players on a 7', () => {
    const t = rolling([3, 4]).do(0, 'roll-dice');
    for (const seat of [1, 2, 3]) {
      expect(Object.values(t.hand(seat) as Plain)).toEqual([0, 0, 0, 0, 0]);
      expect(t.refusal(seat, { do: 'draw-supply', cards: 1 })).not.toBe('allowed');
    }
  });

  it('SF-25.1: one supply card, and two only in the variant, below 7 points and not at 7', () => {
    const right = (fame: number, fasterStart: boolean) =>
      rolling([1, 1], { seats: { 0: { fame } } }, { fasterStart })
        .do(0, 'roll-dice')
        .at('supplyRight');
    expect(right(0, false)).toBe(1);
    expect(right(5, true)).toBe(2);
    expect(right(6, true)).toBe(1);
    expect(right(10, true)).toBe(0);
  });

  it('SF-25.2: the supply stack begins with 12 cards of each kind, of which every player draws 3', () => {
    const { supply, bank, hand } = new Match(starfarers, { players: 4, seed: 'supply' }).state;
    expect(bank).toEqual([8, 8, 8, 8, 8]);
    const held = (kind: number) => [0, 1, 2, 3].reduce((sum, seat) => sum + hand[seat * 5 + kind], 0);
    expect(supply.map((cards, kind) => cards + held(kind))).toEqual([12, 12, 12, 12, 12]);
    expect(supply.reduce((a, b) => a + b, 0)).toBe(48);
  });

  it('SF-25.2: it is rebuilt with 6 of each kind', () => {
    const t = table({
      state: { supply: { ore: 1, fuel: 0, carbon: 0, food: 0, goods: 0 } },
      draws: { production: [1, 1] },
    });
    t.do(0, 'roll-dice', { do: 'draw-supply', cards: 1 });
    expect(t.at('supply')).toEqual({ ore: 6, fuel: 6, carbon: 6, food: 6, goods: 6 });
  });

  it('SF-25.3: exploring shows the chits beside the point to one player; the system stays face down', () => {
    const t = flight({ ships: { 1: colonyShip('s128') }, chits: UNSEEN }).do(0, fly(1, 'near1-b'));
    expect(t.at('chits.near1-p1.seenBy')).toEqual([]);
    expect(t.at('chits.near1-p2')).toMatchObject({ faceUp: false, seenBy: [0] });
    expect(t.at('chits.near1-p3')).toMatchObject({ faceUp: false, seenBy: [0] });
  });

  it('SF-25.4: five numbered trade points at each base, each for one station', () => {
    for (const { docks } of BASES) expect(new Set(docks).size).toBe(5);
    const t = flight({
      speed: 4,
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': 5 } },
      others: { 1: { stations: ['green-folk-1'], cards: ['green-ore'] } },
    });
    expect(t.refusal(0, fly(1, 'green-folk-1'))).toBe('SF-13.4 point-occupied');
    expect(BASES[0].docks[1]).toBe(POINT_INDEX.get('green-folk-2'));
    t.do(0, fly(1, 'green-folk-2'), foundStation(1, 'green-fuel'));
  });

  it('SF-25.5: in a tie the disc goes by the smallest number, the holder does not keep it', () => {
    const t = flight({
      speed: 6,
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': 4 }, stations: ['green-folk-1'], cards: ['green-ore'] },
      others: { 1: { stations: ['green-folk-2', 'green-folk-3'], cards: ['green-fuel', 'green-carbon'] } },
    });
    t.do(0, fly(1, 'green-folk-4'), foundStation(1, 'green-food'));
    expect([t.points(0), t.points(1)]).toEqual([6, 4]);
  });

  it('SF-25.6: encounters concern the first ship, the player does not choose', () => {
    const own = { ships: ships({ 3: colonyShip('s193'), 2: tradeShip('s182') }) };
    const t = meet('enc-05', { state: { seats: { 0: own } } }).do(0, ...giving());
    expect(t.at('flight.grounded')).toBe('transporter-2');
    expect(t.asked(0)).toBe('flight');
    expect(t.refusal(0, fly(2, 's170'))).toBe('SF-12.13 ship-grounded');
    t.do(0, fly(3, 's192'));
  });

  it('SF-25.7: no free upgrade at the start', () => {
    for (const advancedSetup of [false, true]) {
      const t = table({ options: { advancedSetup } });
      for (const seat of [0, 1, 2, 3]) {
        expect(t.at(`seats.${seat}.upgrades`)).toEqual({ drive: 0, cannon: 0, 'freight-ring': 0 });
      }
      expect(t.asked(t.match.next().seat)).toBe(advancedSetup ? 'place-colony' : 'roll-dice');
    }
  });
});
