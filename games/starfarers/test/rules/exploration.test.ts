import { describe, expect, it } from 'vitest';
import { CHIT_INDEX, PLANETS } from '../../src/content/index.ts';
import { giving, meet } from '../encounters.ts';
import { clear, colonyShip, flight, fly, foundColony, passTurns, ships, tradeShip, UNSEEN } from '../flight.ts';
import type { TestTable } from '../table.ts';

const planet = (id: string): number => PLANETS.findIndex((one) => one.id === id);
const chitInView = (t: TestTable, viewer: number, id: string): unknown =>
  (t.view(viewer).chit as readonly number[])[planet(id)];
const seenBy = (t: TestTable, id: string): unknown => t.at(`chits.${id}.seenBy`);

describe('SF-14: exploration', () => {
  const approaching = (ship = colonyShip, speed = 4) =>
    flight({
      speed,
      ships: { 1: ship('s111') },
      chits: UNSEEN,
      others: { 1: { ships: ships({ 1: colonyShip('s183') }) } },
    });

  it.each([
    ['colony', colonyShip],
    ['trade', tradeShip],
  ])('SF-14.1: a %s ship that moves next to a planet sees its chit', (_, ship) => {
    const t = approaching(ship).do(0, fly(1, 's110'));
    expect(t.heard(0, 'looked')).toMatchObject([{ planet: planet('near1-p2'), chit: CHIT_INDEX.get('chit-blue-1') }]);
    expect(chitInView(t, 0, 'near1-p2')).toBe(CHIT_INDEX.get('chit-blue-1'));
    expect(chitInView(t, 0, 'near1-p3')).toBe(-1);
    expect(chitInView(t, 0, 'near1-p1')).toBe(-1);
  });

  it.each([
    ['colony', colonyShip],
    ['trade', tradeShip],
  ])('SF-14.1: on a colony point a %s ship sees the chits of both planets', (_, ship) => {
    const t = flight({ ships: { 1: ship('s128') }, chits: UNSEEN }).do(0, fly(1, 'near1-b'));
    expect(t.heard(0, 'looked')).toHaveLength(2);
    expect(chitInView(t, 0, 'near1-p2')).toBe(CHIT_INDEX.get('chit-blue-1'));
    expect(chitInView(t, 0, 'near1-p3')).toBe(CHIT_INDEX.get('chit-red-1'));
    expect(chitInView(t, 0, 'near1-p1')).toBe(-1);
  });

  it('SF-14.1: exploring round a system, point by point, as along the arrows of the rulebook', () => {
    const t = flight({ speed: 6, ships: { 1: tradeShip('s097') }, chits: UNSEEN });
    for (const to of ['s109', 'near1-a', 's098']) t.do(0, fly(1, to));
    expect(seenBy(t, 'near1-p1')).toEqual([0]);
    expect(seenBy(t, 'near1-p2')).toEqual([0]);
    expect(seenBy(t, 'near1-p3')).toEqual([]);
    expect(t.at('flight.flown.transporter-1')).toBe(3);
  });

  it('SF-14.1: a point beside no planet shows nothing, and neither does standing still', () => {
    const t = flight({ ships: { 1: colonyShip('s110') }, chits: UNSEEN });
    expect(seenBy(t, 'near1-p2')).toEqual([]);
    t.do(0, fly(1, 's111'));
    expect(t.heard(0, 'looked')).toEqual([]);
  });

  it('SF-14.2: the chit stays face down, and the other players learn nothing but that he looked', () => {
    const t = approaching().do(0, fly(1, 's110'));
    expect(t.at('chits.near1-p2.faceUp')).toBe(false);
    for (const viewer of [1, 2, 3, -1]) {
      expect(chitInView(t, viewer, 'near1-p2')).toBe(-1);
      const [event] = t.heard(viewer, 'looked');
      expect(event).toMatchObject({ seat: 0, planet: planet('near1-p2') });
      expect(event).not.toHaveProperty('chit');
    }
  });

  it('SF-14.2: the ship may go on with its remaining movement, and not further', () => {
    const t = approaching(colonyShip, 3).do(0, fly(1, 's110'));
    expect(t.refusal(0, fly(1, 's137'))).toBe('SF-13.1 too-far');
    t.do(0, fly(1, 'near1-b'), fly(1, 's128'));
    expect(t.at('flight.flown.transporter-1')).toBe(3);
    expect(t.at('flight.ended')).toEqual(['transporter-1']);
  });

  it('SF-14.3: a chit is shown at every point entered, without being asked for', () => {
    const t = approaching().do(0, fly(1, 's128'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s110');
    expect(seenBy(t, 'near1-p2')).toEqual([0]);
  });

  it('SF-14.3: knowledge is permanent: known chits do not halt a flight again, and stay in the view for turns', () => {
    const t = flight({
      speed: 3,
      ships: { 1: colonyShip('s111') },
      chits: UNSEEN,
      draws: { production: [6, 6, 6, 6, 6, 6, 6, 6], balls: [3, 1] },
    });
    passTurns(t.do(0, fly(1, 's110'), fly(1, 's111'), 'end-turn'), 1, 2, 3);
    expect(chitInView(t, 0, 'near1-p2')).toBe(CHIT_INDEX.get('chit-blue-1'));
    t.do(0, 'roll-dice', 'roll-mothership', fly(1, 's098'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s098');
    expect(t.heard(0, 'looked')).toEqual([]);
  });

  it('SF-14.3: the engine remembers for each chit who has seen it', () => {
    const t = flight({
      ships: { 1: colonyShip('s111') },
      others: { 1: { ships: ships({ 1: colonyShip('s137') }) } },
      chits: UNSEEN,
      draws: { production: [6, 6], balls: [3, 1] },
    });
    t.do(0, fly(1, 's110'), 'end-turn').do(1, 'roll-dice', 'roll-mothership', fly(1, 's128'), fly(1, 'near1-b'));
    expect(seenBy(t, 'near1-p2')).toEqual([0, 1]);
    expect(seenBy(t, 'near1-p3')).toEqual([1]);
  });

  it('SF-14.3: until the chit is replaced: then all see the new one', () => {
    const t = flight({
      ships: { 1: tradeShip('s110') },
      own: { upgrades: { cannon: 4 } },
      chits: { ...UNSEEN, 'near1-p2': { chit: 'chit-blue-2', seenBy: [0, 1] } },
      draws: { reserve: [2] },
    });
    expect(chitInView(t, 1, 'near1-p2')).toBe(CHIT_INDEX.get('chit-blue-2'));
    t.do(0, clear('near1-p2'));
    for (const viewer of [0, 1, 2, 3, -1]) {
      expect(chitInView(t, viewer, 'near1-p2')).toBe(CHIT_INDEX.get('chit-white-3'));
    }
  });

  it('SF-14.4: a point that is jumped over allows no look', () => {
    const t = flight({
      ships: { 1: colonyShip('s110') },
      others: { 1: { ships: ships({ 1: colonyShip('near1-b') }) } },
      chits: UNSEEN,
    });
    t.do(0, fly(1, 's128'));
    expect(seenBy(t, 'near1-p2')).toEqual([]);
    expect(seenBy(t, 'near1-p3')).toEqual([0]);
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s128');
  });

  it('SF-14.4: an own ship in the way is jumped over just the same', () => {
    const t = flight({ ships: { 1: colonyShip('s110'), 2: colonyShip('near1-b') }, chits: UNSEEN }).do(
      0,
      fly(1, 's128'),
    );
    expect(seenBy(t, 'near1-p2')).toEqual([]);
  });

  it('SF-14.5: looking is free and has no limit', () => {
    const t = flight({ speed: 9, ships: { 1: colonyShip('s128') }, chits: UNSEEN });
    for (const to of ['near1-b', 's110', 's099', 's098', 'near1-a']) t.do(0, fly(1, to));
    for (const id of ['near1-p1', 'near1-p2', 'near1-p3']) expect(seenBy(t, id)).toEqual([0]);
    expect(t.at('flight.flown.transporter-1')).toBe(5);
  });

  it('SF-14.5: it also happens on arrival after a space jump', () => {
    const t = meet('enc-28', { state: { seats: { 0: { hand: { ore: 2 } } }, chits: UNSEEN } }).do(
      0,
      ...giving({ ore: 2 }),
    );
    expect(t.asked(0)).toBe('space-jump');
    t.do(0, { do: 'jump', to: 'near1-b' });
    expect(seenBy(t, 'near1-p2')).toEqual([0]);
    expect(seenBy(t, 'near1-p3')).toEqual([0]);
    expect(seenBy(t, 'near1-p1')).toEqual([]);
    expect(t.refusal(0, fly(1, 's110'))).toBe('SF-13.6 move-has-ended');
    t.do(0, foundColony(1));
  });
});
