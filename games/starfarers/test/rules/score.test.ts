import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { COLONY_POINTS, POINTS } from '../../src/content/index.ts';
import { starfarers } from '../../src/index.ts';
import { giving, losing, meet } from '../encounters.ts';
import { clear, colonyShip, flight, fly, foundColony, foundStation, KNOWN, ships, tradeShip } from '../flight.ts';
import { table } from '../table.ts';

const points = (own: Plain): number => table({ state: { seats: { 0: own } } }).points(0);

describe('SF-22: points', () => {
  it('SF-22.1: colony 1, spaceport 2', () => {
    expect(points({ colonies: [], spaceports: [] })).toBe(0);
    expect(points({ colonies: ['near1-a'], spaceports: [] })).toBe(1);
    expect(points({ colonies: [], spaceports: ['near1-a'] })).toBe(2);
    expect(points({})).toBe(4);
  });

  it('SF-22.1: disc of friendship 2, the station itself nothing', () => {
    expect(points({ stations: ['green-folk-1'] })).toBe(6);
    expect(points({ stations: ['green-folk-1', 'green-folk-2', 'merchants-1'] })).toBe(8);
  });

  it('SF-22.1: defeated lair 1, removed ice chit 1, every 2 fame rings 1', () => {
    expect(points({ trophies: ['chit-blue-2'] })).toBe(5);
    expect(points({ trophies: ['chit-blue-4'] })).toBe(5);
    expect(points({ trophies: ['chit-blue-2', 'chit-blue-4', 'chit-violet-3'], fame: 5 })).toBe(9);
  });

  it('SF-22.1: ships, cards, upgrades and friendship cards are worth nothing', () => {
    const own = { hand: { ore: 5 }, upgrades: { drive: 6, cannon: 6, 'freight-ring': 5 }, cards: ['green-ore'] };
    expect(points({ ...own, ships: ships({ 1: colonyShip('s193'), 2: tradeShip('s182') }) })).toBe(4);
  });

  it('SF-22.2: the marker moves forward with every point', () => {
    const t = flight({
      speed: 9,
      ships: { 1: colonyShip('near1-b'), 2: tradeShip('s110') },
      own: { upgrades: { cannon: 4, 'freight-ring': 1 }, hand: { carbon: 3, food: 2 } },
      chits: { ...KNOWN, 'near1-p2': { chit: 'chit-blue-2', seenBy: [0] } },
    });
    expect(t.points(0)).toBe(4);
    expect(t.do(0, clear('near1-p2')).points(0)).toBe(5);
    expect(t.do(0, foundColony(1)).points(0)).toBe(6);
    expect(t.do(0, fly(2, 'green-folk-1'), foundStation(2, 'green-ore')).points(0)).toBe(8);
    expect(t.at('seats.0.points')).toBe(8);
  });

  it('SF-22.2: and back when points are lost', () => {
    const t = meet('enc-01', { state: { seats: { 0: { fame: 2 } } } });
    expect(t.points(0)).toBe(5);
    expect(t.do(0, ...giving()).points(0)).toBe(4);
  });

  it('SF-22.7: colonies and spaceports alone cannot win: 9 colonies, 3 of them spaceports, are worth 12', () => {
    const home = COLONY_POINTS.map((point) => POINTS[point].id).slice(12);
    expect(points({ colonies: home.slice(0, 6), spaceports: home.slice(6, 9), ships: {}, fame: 0 })).toBe(12);
    const t = table({
      state: {
        phase: 'build',
        seats: {
          0: { colonies: home.slice(0, 6), spaceports: home.slice(6, 9), ships: {}, hand: { carbon: 8, food: 8 } },
        },
      },
    });
    expect(t.refusal(0, { do: 'build-spaceport', at: home[0] })).toBe('SF-9.9 no-spaceport-ring-left');
  });
});

describe('SF-22: the end', () => {
  const near15 = (fame: number) => ({ fame, ships: ships({ 1: colonyShip('near1-b') }) });

  it('SF-22.3: a player who has 15 points during his own turn wins at once', () => {
    const t = flight({ own: near15(20) });
    expect(t.points(0)).toBe(14);
    t.do(0, foundColony(1));
    expect(t.match.over).toBe(true);
    expect(t.match.outcome).toMatchObject({ places: [1, 2, 2, 2], points: [15, 4, 4, 4] });
    expect(t.heard(2, 'won')).toMatchObject([{ seat: 0, points: 15 }]);
  });

  it('SF-22.3: 14 points are not enough', () => {
    const t = flight({ own: near15(18) }).do(0, foundColony(1));
    expect(t.points(0)).toBe(14);
    expect(t.match.over).toBe(false);
  });

  it('SF-22.3: more than 15 will do', () => {
    const t = flight({ ships: { 1: tradeShip('s098') }, own: { fame: 21, upgrades: { 'freight-ring': 1 } } });
    t.do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'));
    expect(t.match.outcome).toMatchObject({ points: [16, 4, 4, 4] });
  });

  it('SF-22.3: in the trade and build phase as well', () => {
    const t = table({ state: { phase: 'build', seats: { 0: { fame: 20, hand: { carbon: 3, food: 2 } } } } });
    t.do(0, { do: 'build-spaceport', at: 'gamma-b' });
    expect(t.match.over).toBe(true);
  });

  it('SF-22.4: whoever reaches 15 in the turn of another wins at the start of his next turn', () => {
    const t = meet(['enc-32', 'enc-29'], {
      state: { seats: { 1: { fame: 21, upgrades: { 'freight-ring': 2 }, ships: {} } } },
    });
    expect(t.points(1)).toBe(15);
    expect(t.match.over).toBe(false);
    t.do(0, ...giving(), 'end-turn');
    expect(t.match.over).toBe(true);
    expect(t.match.outcome?.places).toEqual([2, 1, 2, 2]);
    expect(t.at('active')).toBe(1);
  });

  it('SF-22.4: only if he still has 15 then', () => {
    const t = meet(['enc-32', 'enc-29'], {
      state: {
        seats: {
          0: { ships: ships({ 1: tradeShip('s098') }), upgrades: { 'freight-ring': 3 }, stations: ['green-folk-2'] },
          1: { fame: 17, upgrades: { 'freight-ring': 4 }, ships: {}, stations: ['green-folk-1'] },
        },
      },
    });
    expect(t.points(1)).toBe(15);
    t.do(0, ...giving(), fly(1, 'green-folk-3'), foundStation(1, 'green-carbon'));
    expect(t.points(1)).toBe(13);
    t.do(0, 'end-turn');
    expect(t.match.over).toBe(false);
    expect(t.asked(1)).toBe('roll-dice');
  });

  it('SF-22.5: points are checked after the whole result of a card, not in its middle', () => {
    // enc-24, won: a space jump, then a fame ring. The station of the jump brings 15 before the ring is given.
    const t = meet('enc-24', {
      state: {
        seats: { 0: { fame: 19, upgrades: { cannon: 6, 'freight-ring': 1 }, ships: ships({ 1: tradeShip('s193') }) } },
      },
      balls: [3, 2, 0, 1],
    });
    expect(t.points(0)).toBe(13);
    t.do(0, 'yes', { do: 'jump-and-found', to: 'green-folk-1', card: 'green-ore' });
    expect(t.at('seats.0.fame')).toBe(20);
    expect(t.match.outcome).toMatchObject({ points: [16, 4, 4, 4] });
  });

  it('SF-22.5: and after an encounter result that asks for something first', () => {
    const t = meet('enc-17', {
      state: { seats: { 0: { fame: 21, upgrades: { drive: 1 } } } },
      balls: [0, 1, 3, 2],
    });
    t.do(0, 'no');
    expect(t.points(0)).toBe(14);
    t.do(0, losing('drive'));
    expect(t.points(0)).toBe(15);
    expect(t.match.over).toBe(true);
  });

  it('SF-22.6: there is no last round and no tie: only the active player can win', () => {
    const t = flight({ own: near15(20), others: { 2: { fame: 22 }, 1: { fame: 0 } }, state: { turn: 1 } });
    t.do(0, foundColony(1));
    expect(t.match.outcome).toMatchObject({ places: [1, 3, 2, 3], points: [15, 4, 15, 4] });
  });

  it('SF-22.8: winning needs no announcement, and no further action of anyone is accepted', () => {
    expect(starfarers.actions.kinds.filter((kind) => /win|claim|announce/.test(kind))).toEqual([]);
    const t = flight({ own: near15(20) }).do(0, foundColony(1));
    expect(t.refusal(0, 'end-turn')).toBe('match-over');
    expect(t.refusal(1, 'roll-dice')).toBe('match-over');
    expect(t.match.asks).toEqual([]);
    expect(t.at('phase')).toBe('over');
  });

  it('SF-22.8: there is no turn limit; a game that is broken off has no winner', () => {
    const t = flight({ state: { turn: 1000 } }).do(0, 'end-turn');
    expect(t.at('turn')).toBe(1001);
    expect(t.match.outcome).toBeUndefined();
  });
});
