import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CHIT_INDEX, CHITS, OBSTACLES, PLANETS, RESERVE_CHITS } from '../../src/content/index.ts';
import { giving, meet } from '../encounters.ts';
import { clear, colonyShip, flight, fly, foundColony, KNOWN, ships, tradeShip, UNSEEN } from '../flight.ts';
import { table } from '../table.ts';

const LAIR_4 = 'chit-blue-2';
const LAIR_5 = 'chit-blue-3';
const LAIR_6 = 'chit-violet-2';
const ICE_3 = 'chit-blue-4';
const ICE_4 = 'chit-violet-3';

const p2 = (chit: string, seenBy: number[] = [0]): Plain => ({ ...KNOWN, 'near1-p2': { chit, seenBy } });

describe('SF-20: pirate lairs and ice planets', () => {
  const beside = (chit: string, upgrades: Plain, at = 's110', ship = tradeShip) =>
    flight({ ships: { 1: ship(at) }, own: { upgrades }, chits: p2(chit), draws: { reserve: [1] } });

  it.each([
    [LAIR_4, 4],
    [LAIR_5, 5],
    [LAIR_6, 6],
  ])('SF-20.1: the lair %s is defeated with %i cannons, and not with one less', (chit, cannon) => {
    beside(chit, { cannon }).do(0, clear('near1-p2'));
    expect(beside(chit, { cannon: cannon - 1, 'freight-ring': 5 }).refusal(0, clear('near1-p2'))).toBe(
      'SF-20.1 too-few-cannons',
    );
  });

  it('SF-20.1: cannons on friendship cards count', () => {
    const t = flight({
      ships: { 1: tradeShip('s110') },
      own: { upgrades: { cannon: 3 }, cards: ['scientist-mixed-1', 'scientist-cannons'] },
      chits: p2(LAIR_6),
    });
    t.do(0, clear('near1-p2'));
  });

  it.each(['s098', 's099', 's110', 'near1-a', 'near1-b'])('SF-20.1: from %s, which lies next to the planet', (at) => {
    const t = beside(LAIR_4, { cannon: 4 }, at, colonyShip).do(0, clear('near1-p2'));
    expect(t.points(0)).toBe(5);
  });

  it.each(['s111', 's089', 's128', 'near1-c'])('SF-20.1: not from %s, which does not', (at) => {
    expect(beside(LAIR_4, { cannon: 4 }, at, colonyShip).refusal(0, clear('near1-p2'))).toBe('SF-20.1 no-ship-beside');
  });

  it('SF-20.1: a ship of another player does not help', () => {
    const t = flight({
      ships: { 1: colonyShip('s193') },
      own: { upgrades: { cannon: 6 } },
      others: { 1: { ships: ships({ 1: colonyShip('s110') }) } },
      chits: p2(LAIR_4),
    });
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.1 no-ship-beside');
  });

  it.each([
    [ICE_3, 3],
    [ICE_4, 4],
  ])('SF-20.2: the ice chit %s is removed with %i freight rings, and not with one less', (chit, rings) => {
    beside(chit, { 'freight-ring': rings }).do(0, clear('near1-p2'));
    expect(beside(chit, { 'freight-ring': rings - 1, cannon: 6 }).refusal(0, clear('near1-p2'))).toBe(
      'SF-20.2 too-few-rings-for-ice',
    );
  });

  it('SF-20.2: no cards count', () => {
    const cards = ['scientist-mixed-1', 'scientist-drives', 'scientist-cannons', 'merchant-ore', 'green-ore'];
    const t = flight({
      ships: { 1: tradeShip('s110') },
      own: { upgrades: { 'freight-ring': 2 }, cards },
      chits: p2(ICE_3),
    });
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.2 too-few-rings-for-ice');
  });

  it.each([
    ['a lair', LAIR_4, { cannon: 4 }],
    ['an ice chit', ICE_3, { 'freight-ring': 3 }],
  ])('SF-20.3: %s is laid before the player and is worth 1 point for good', (_, chit, upgrades) => {
    const t = beside(chit, upgrades).do(0, clear('near1-p2'));
    expect(t.at('seats.0.trophies')).toEqual([chit]);
    expect(t.points(0)).toBe(5);
    expect(t.at('chits.near1-p2.chit')).toBe('chit-white-2');
    t.do(0, 'end-turn');
    expect(t.points(0)).toBe(5);
  });

  it('SF-20.3: the cannons stay', () => {
    const t = beside(LAIR_4, { cannon: 4 }).do(0, clear('near1-p2'));
    expect(t.at('seats.0.upgrades.cannon')).toBe(4);
  });

  it('SF-20.4: the reserve chit is laid face up, and the planet produces from then on', () => {
    const t = flight({
      ships: { 1: colonyShip('near1-b') },
      own: { upgrades: { cannon: 4 } },
      chits: p2(LAIR_4),
      draws: { reserve: [1], production: [4, 5] },
    });
    t.do(0, clear('near1-p2'));
    expect(t.at('chits.near1-p2')).toMatchObject({ chit: 'chit-white-2', faceUp: true });
    t.do(0, foundColony(1), 'end-turn').do(1, 'roll-dice');
    expect(t.at('seats.0.hand.ore')).toBe(2);
  });

  it('SF-20.4: it is drawn at random: each of those left comes up', () => {
    const drawn = new Set<unknown>();
    for (let seed = 0; seed < 40; seed++) {
      const t = table({
        seed: `reserve ${seed}`,
        state: {
          phase: 'flight',
          seats: { 0: { ships: ships({ 1: tradeShip('s110') }), upgrades: { cannon: 4 } } },
          chits: p2(LAIR_4),
        },
      });
      drawn.add(t.do(0, clear('near1-p2')).at('chits.near1-p2.chit'));
    }
    expect([...drawn].sort()).toEqual(RESERVE_CHITS.map((chit) => CHITS[chit].id));
  });

  it('SF-20.5: it is optional', () => {
    const t = beside(LAIR_4, { cannon: 6 }).do(0, 'end-turn');
    expect(t.at('chits.near1-p2.chit')).toBe(LAIR_4);
  });

  it('SF-20.5: before, during or after the move; it costs no movement and the ship may go on', () => {
    const t = flight({
      ships: { 1: tradeShip('s111') },
      own: { upgrades: { cannon: 6 } },
      chits: { ...UNSEEN, 'near1-p2': { chit: LAIR_4 } },
    });
    t.do(0, fly(1, 's110'), clear('near1-p2'));
    expect(t.at('flight.flown.transporter-1')).toBe(1);
    t.do(0, fly(1, 's098'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s098');
    const before = beside(LAIR_4, { cannon: 4 }).do(0, clear('near1-p2'), fly(1, 's128'));
    expect(before.points(0)).toBe(5);
    const after = flight({
      speed: 1,
      ships: { 1: tradeShip('s111') },
      own: { upgrades: { cannon: 4 } },
      chits: p2(LAIR_4),
    });
    after.do(0, fly(1, 's110'));
    expect(after.at('flight.ended')).toEqual(['transporter-1']);
    after.do(0, clear('near1-p2'));
  });

  it('SF-20.5: a grounded ship will do, of either kind', () => {
    for (const ship of [colonyShip, tradeShip]) {
      flight({
        ships: { 1: ship('s110') },
        own: { upgrades: { cannon: 4 } },
        chits: p2(LAIR_4),
        flight: { grounded: 'transporter-1' },
      }).do(0, clear('near1-p2'));
    }
  });

  it('SF-20.5: not before speed and encounter are settled', () => {
    const own = { ships: ships({ 1: tradeShip('s110') }), upgrades: { cannon: 4 } };
    const t = table({ state: { phase: 'build', seats: { 0: own }, chits: p2(LAIR_4) } });
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-3.4 not-in-trade-and-build');
    const met = meet('enc-28', { state: { seats: { 0: { ...own, fame: 3 } }, chits: p2(LAIR_4) } });
    expect(met.refusal(0, clear('near1-p2'))).toBe('SF-12.1 not-offered');
    met.do(0, ...giving(), { do: 'lose-upgrade', what: 'cannon' });
    expect(met.refusal(0, clear('near1-p2'))).toBe('SF-20.1 too-few-cannons');
  });

  it('SF-20.5: not in the flight phase of another player', () => {
    const t = table({
      state: {
        phase: 'flight',
        active: 1,
        seats: { 0: { ships: ships({ 1: tradeShip('s110') }), upgrades: { cannon: 6 } } },
        chits: p2(LAIR_4),
      },
    });
    expect(t.refusal(0, clear('near1-p2'))).toBe('not-asked');
  });

  it('SF-20.6: a refused attempt costs nothing and tells the others nothing', () => {
    const t = beside(LAIR_5, { cannon: 4 });
    const before = [1, 2, 3, -1].map((viewer) => t.match.view(viewer));
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.1 too-few-cannons');
    expect([1, 2, 3, -1].map((viewer) => t.match.view(viewer))).toEqual(before);
    expect(t.at('seats.0.upgrades.cannon')).toBe(4);
  });

  it('SF-20.6: a planet with a number, or one he has not explored, is refused', () => {
    const t = flight({
      ships: { 1: tradeShip('s110') },
      own: { upgrades: { cannon: 6, 'freight-ring': 5 } },
      chits: { ...KNOWN, 'near2-p1': { chit: LAIR_4 } },
    });
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.1 no-obstacle');
    expect(t.refusal(0, clear('near2-p1'))).toBe('SF-20.1 not-explored');
  });

  it('SF-20.7: a colony ship on a colony point may found there in the same phase once the obstacle is gone', () => {
    const t = beside(ICE_3, { 'freight-ring': 3 }, 'near1-b', colonyShip);
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.4 ice-planet-here');
    t.do(0, clear('near1-p2'), foundColony(1));
    expect(t.points(0)).toBe(6);
  });

  it('SF-20.8: there are 5 special chits and 5 reserve chits, so the reserve never runs out', () => {
    expect(OBSTACLES).toHaveLength(5);
    expect(RESERVE_CHITS).toHaveLength(5);
    const planets = ['near1-p1', 'near1-p2', 'near1-p3', 'near2-p1', 'near2-p2'];
    const chits = Object.fromEntries(planets.map((id, i) => [id, { chit: CHITS[OBSTACLES[i]].id, seenBy: [0] }]));
    const t = flight({
      ships: { 1: colonyShip('near1-a'), 2: colonyShip('near1-c'), 3: colonyShip('near2-a') },
      own: { upgrades: { cannon: 6, 'freight-ring': 4 } },
      chits,
    });
    t.do(0, ...planets.map(clear));
    expect(t.at('reserve')).toEqual([]);
    expect(t.points(0)).toBe(9);
    expect(new Set(planets.map((id) => t.at(`chits.${id}.chit`))).size).toBe(5);
  });

  it('SF-20.9: a point that is only being jumped over does not count', () => {
    const t = flight({
      ships: { 1: tradeShip('s099') },
      own: { upgrades: { cannon: 6 } },
      others: { 1: { ships: ships({ 1: tradeShip('s110'), 2: colonyShip('near1-b') }) } },
      chits: p2(LAIR_4),
    });
    expect(t.refusal(0, fly(1, 's110'))).toBe('SF-13.4 point-occupied');
    t.do(0, fly(1, 's128'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s128');
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.1 no-ship-beside');
  });

  it('SF-20.9: a ship may halt on a free point in passing, and then it counts', () => {
    const t = flight({ ships: { 1: tradeShip('s111') }, own: { upgrades: { cannon: 6 } }, chits: p2(LAIR_4) });
    t.do(0, fly(1, 'near1-b'), clear('near1-p2'), fly(1, 's128'));
    expect(t.points(0)).toBe(5);
  });

  it('SF-20.10: each chit is an action of its own; one ship may deal with both planets of its colony point', () => {
    const t = flight({
      ships: { 1: colonyShip('near1-b') },
      own: { upgrades: { cannon: 4, 'freight-ring': 3 } },
      chits: { ...KNOWN, 'near1-p2': { chit: LAIR_4, seenBy: [0] }, 'near1-p3': { chit: ICE_3, seenBy: [0] } },
    });
    t.do(0, clear('near1-p2'));
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.4 ice-planet-here');
    t.do(0, clear('near1-p3'), foundColony(1));
    expect(t.points(0)).toBe(7);
  });

  it('SF-20.10: the same planet can never have a special chit again', () => {
    const t = beside(LAIR_4, { cannon: 6 }).do(0, clear('near1-p2'));
    expect(t.refusal(0, clear('near1-p2'))).toBe('SF-20.1 no-obstacle');
    const planet = PLANETS.findIndex(({ id }) => id === 'near1-p2');
    expect(t.state.chit[planet]).toBe(CHIT_INDEX.get('chit-white-2'));
    for (const chit of RESERVE_CHITS) expect(OBSTACLES).not.toContain(chit);
  });
});
