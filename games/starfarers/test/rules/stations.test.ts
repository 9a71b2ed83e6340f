import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { FRIENDSHIP_CARDS } from '../../src/content/index.ts';
import { giving, losing, meet } from '../encounters.ts';
import { colonyShip, flight, fly, foundStation, KNOWN, ships, tradeShip } from '../flight.ts';
import { table } from '../table.ts';

const DOCKS = [1, 2, 3, 4, 5].map((n) => `green-folk-${n}`);
const CARDS = ['green-ore', 'green-fuel', 'green-carbon', 'green-food', 'green-goods'];

/** A trade ship of seat 0 one step before dock 1 of the Green Folk, where seat 1 holds the first docks. */
const before = (
  rings: number,
  held = 0,
  setting: { own?: Plain; ships?: Record<number, Plain>; speed?: number } = {},
) =>
  flight({
    speed: setting.speed ?? 9,
    ships: setting.ships ?? { 1: tradeShip('s098') },
    own: { upgrades: { 'freight-ring': rings }, ...setting.own },
    others: { 1: { stations: DOCKS.slice(0, held), cards: CARDS.slice(0, held) } },
  });

describe('SF-17: trading stations', () => {
  it.each([1, 2, 3, 4, 5])(
    'SF-17.1: station %i is founded on the trade point of that number, with as many freight rings',
    (n) => {
      const t = before(n, n - 1).do(0, fly(1, DOCKS[n - 1]), foundStation(1, CARDS[n - 1]));
      expect(t.at('seats.0.stations')).toEqual([DOCKS[n - 1]]);
    },
  );

  it.each([1, 2, 3, 4, 5])('SF-17.1: not with one freight ring less than %i', (n) => {
    expect(before(n - 1, n - 1).refusal(0, fly(1, DOCKS[n - 1]))).toBe('SF-17.1 too-few-freight-rings');
  });

  it('SF-17.1: what a ship on a trade point may not found is not offered', () => {
    const on = (rings: number) => before(rings, 0, { ships: { 1: tradeShip('green-folk-1') } });
    expect(on(0).options(0, 'found-station')).toEqual([]);
    expect(on(1).options(0, 'found-station')).toHaveLength(CARDS.length);
  });

  it('SF-17.1: not out of order, whoever founded the earlier ones', () => {
    expect(before(5).refusal(0, fly(1, 'green-folk-2'))).toBe('SF-13.11 not-the-next-dock');
    const t = before(5, 0, { own: { stations: ['green-folk-1'], cards: ['green-ore'] } });
    expect(t.refusal(0, fly(1, 'green-folk-3'))).toBe('SF-13.11 not-the-next-dock');
    t.do(0, fly(1, 'green-folk-2'), foundStation(1, 'green-fuel'));
  });

  it('SF-17.1: only a trade ship, and only on a trade point', () => {
    const t = flight({
      ships: { 1: colonyShip('s098'), 2: tradeShip('s099') },
      own: { upgrades: { 'freight-ring': 5 } },
    });
    expect(t.refusal(0, foundStation(1, 'green-ore'))).toBe('SF-17.1 not-a-trade-ship');
    expect(t.refusal(0, foundStation(2, 'green-ore'))).toBe('SF-17.1 not-on-a-dock');
    expect(t.refusal(0, foundStation(3, 'green-ore'))).toBe('SF-17.1 not-a-trade-ship');
  });

  it('SF-17.2: the transporter returns to the supply, the station stays', () => {
    const t = before(1);
    const left = t.at('seats.0.left.stations');
    t.do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'));
    expect(t.at('seats.0.ships')).toEqual({});
    expect(t.at('seats.0.stations')).toEqual(['green-folk-1']);
    expect(t.at('seats.0.left.stations')).toBe(left);
  });

  it('SF-17.3: the owner takes a card of his choice of those still lying at that base', () => {
    const t = before(3, 2).do(0, fly(1, 'green-folk-3'));
    expect(t.options(0, 'found-station').map(({ card }) => card)).toEqual([
      'green-carbon',
      'green-food',
      'green-goods',
    ]);
    t.do(0, foundStation(1, 'green-goods'));
    expect(t.at('seats.0.cards')).toEqual(['green-goods']);
  });

  it('SF-17.3: not one that is gone, nor one of another people', () => {
    const t = before(3, 2).do(0, fly(1, 'green-folk-3'));
    expect(t.refusal(0, foundStation(1, 'green-ore'))).toBe('SF-17.3 card-already-taken');
    expect(t.refusal(0, foundStation(1, 'scientist-drives'))).toBe('SF-17.3 card-of-another-people');
  });

  it('SF-17.3: it lies open and works at once', () => {
    const t = flight({
      speed: 3,
      ships: { 1: tradeShip('s034'), 2: colonyShip('s193') },
      own: { upgrades: { 'freight-ring': 1 } },
    });
    t.do(0, fly(1, 'scientists-1'), foundStation(1, 'scientist-drives'));
    expect(t.view(2).cards).toEqual(t.state.cards);
    t.do(0, fly(2, 's184'));
    expect(t.at('flight.flown.transporter-2')).toBe(5);
  });

  it('SF-17.4: taking a card is obligatory', () => {
    const t = before(1).do(0, fly(1, 'green-folk-1'));
    expect(t.refusal(0, { do: 'found-station', ship: 'transporter-1' })).toBe('not-understood');
  });

  it('SF-17.4: there is always one: five cards and five points for each people', () => {
    const t = before(5, 4).do(0, fly(1, 'green-folk-5'));
    expect(t.options(0, 'found-station').map(({ card }) => card)).toEqual(['green-goods']);
    for (let people = 0; people < 4; people++) {
      expect(FRIENDSHIP_CARDS.filter((card) => card.people === people)).toHaveLength(5);
    }
  });

  it('SF-17.5: losing freight rings later has no effect on stations', () => {
    const own = {
      upgrades: { 'freight-ring': 1 },
      stations: ['green-folk-1'],
      cards: ['green-ore'],
      ships: ships({ 1: tradeShip('s099') }),
    };
    const t = meet('enc-28', { state: { seats: { 0: own } } }).do(0, ...giving(), losing('freight-ring'));
    expect(t.at('seats.0.upgrades.freight-ring')).toBe(0);
    expect(t.at('seats.0.stations')).toEqual(['green-folk-1']);
    expect(t.at('seats.0.cards')).toEqual(['green-ore']);
    expect(t.at('discs.green-folk')).toBe(0);
    expect(t.refusal(0, fly(1, 'green-folk-2'))).toBe('SF-17.1 too-few-freight-rings');
  });

  it('SF-17.6: a station gives no points by itself', () => {
    const t = before(2, 1);
    const points = t.points(0);
    t.do(0, fly(1, 'green-folk-2'), foundStation(1, 'green-fuel'));
    expect(t.at('discs.green-folk')).toBe(1);
    expect(t.points(0)).toBe(points);
  });

  it('SF-17.7: several stations at the same base, in one turn with several ships, each on the next number', () => {
    const t = before(2, 0, { ships: { 1: tradeShip('s098'), 2: tradeShip('s099') } });
    t.do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'));
    expect(t.refusal(0, fly(2, 'green-folk-3'))).toBe('SF-13.11 not-the-next-dock');
    t.do(0, fly(2, 'green-folk-2'), foundStation(2, 'green-fuel'));
    expect(t.at('seats.0.stations')).toEqual(['green-folk-2', 'green-folk-1']);
    expect(t.at('seats.0.cards')).toEqual(['green-ore', 'green-fuel']);
  });

  it('SF-17.8: when all 5 trade points are taken, no ship can end a move there any more', () => {
    const t = before(5, 5);
    for (const dock of DOCKS) expect(t.refusal(0, fly(1, dock))).toBe('SF-13.4 point-occupied');
    expect(t.at('discs.green-folk')).toBe(1);
  });

  it('SF-17.8: they can still be jumped over, and the disc stays to the end', () => {
    const t = before(5, 5, { ships: { 1: tradeShip('s097') } }).do(0, fly(1, 's081'), 'end-turn');
    expect(t.at('discs.green-folk')).toBe(1);
    expect(t.at('seats.1.stations')).toHaveLength(5);
  });

  it('SF-17.9: the card is named together with the founding; the order is station, card, disc', () => {
    const t = before(1).do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'));
    expect(t.heard(0).map(({ event }) => event)).toEqual(['station-founded', 'disc-won']);
    expect(t.heard(0, 'station-founded')[0]).toMatchObject({ card: 0 });
    expect(t.asked(0)).toBe('flight');
  });

  it('SF-17.9: and last the point check', () => {
    const t = flight({
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': 1 }, fame: 18 },
      chits: KNOWN,
    });
    expect(t.points(0)).toBe(13);
    t.do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'));
    expect(t.heard(0).map(({ event }) => event)).toEqual(['station-founded', 'disc-won', 'won']);
    expect(t.match.over).toBe(true);
  });

  it('SF-17.9: not before the flight phase', () => {
    const t = table({
      state: {
        phase: 'build',
        seats: { 0: { ships: ships({ 1: tradeShip('s098') }), upgrades: { 'freight-ring': 1 } } },
      },
    });
    expect(t.refusal(0, foundStation(1, 'green-ore'))).toBe('SF-3.4 not-in-trade-and-build');
  });
});
