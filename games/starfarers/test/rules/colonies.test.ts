import { describe, expect, it } from 'vitest';
import { HOME_POINTS, POINTS } from '../../src/content/index.ts';
import { isBuilding } from '../../src/state.ts';
import { giving, meet } from '../encounters.ts';
import { clear, colonyShip, flight, fly, foundColony, KNOWN, ships, tradeShip, UNSEEN } from '../flight.ts';
import { table } from '../table.ts';

const with3 = (chit: string) => ({ ...KNOWN, 'near1-p3': { chit, seenBy: [0] } });

describe('SF-15: founding colonies', () => {
  const arriving = (chits = UNSEEN) => flight({ ships: { 1: colonyShip('s110') }, chits }).do(0, fly(1, 'near1-b'));

  it('SF-15.1: on a colony point he first looks at both chits, then may found', () => {
    const t = arriving();
    expect(t.heard(0).map(({ event }) => event)).toEqual(['looked', 'looked', 'flew']);
    t.do(0, foundColony(1));
    expect(t.at('seats.0.colonies')).toContain('near1-b');
  });

  it('SF-15.1: only a colony ship founds a colony, and only on a colony point', () => {
    const t = flight({ ships: { 1: tradeShip('s110'), 2: colonyShip('s128') }, chits: UNSEEN });
    expect(t.refusal(0, foundColony(2))).toBe('SF-15.1 not-on-a-colony-point');
    expect(t.refusal(0, foundColony(3))).toBe('SF-15.1 not-a-colony-ship');
    t.do(0, fly(1, 'near1-b'));
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.1 not-a-colony-ship');
  });

  it('SF-15.2: the transporter returns to the supply, the colony stays, and it is worth 1 point', () => {
    const t = arriving();
    const left = t.at('seats.0.left.colonies');
    t.do(0, foundColony(1));
    expect(t.at('seats.0.ships')).toEqual({});
    expect(t.at('seats.0.colonies')).toContain('near1-b');
    expect(t.at('seats.0.left.colonies')).toBe(left);
    expect(t.points(0)).toBe(5);
  });

  it('SF-15.2: both chits are turned face up for all, and only these', () => {
    const t = arriving().do(0, foundColony(1));
    expect(t.at('chits.near1-p2.faceUp')).toBe(true);
    expect(t.at('chits.near1-p3.faceUp')).toBe(true);
    expect(t.at('chits.near1-p1.faceUp')).toBe(false);
    expect(t.view(3).chit).toEqual(expect.arrayContaining([t.state.chit[13], t.state.chit[14]]));
  });

  it.each([
    [[4, 6], 'ore'],
    [[1, 1], 'goods'],
  ])('SF-15.2: it produces from both planets from then on: %j gives %s', (production, kind) => {
    const t = flight({ ships: { 1: colonyShip('s110') }, draws: { production } });
    t.do(0, fly(1, 'near1-b'), foundColony(1), 'end-turn').do(1, 'roll-dice');
    expect(t.at(`seats.0.hand.${kind}`)).toBe(1);
  });

  it('SF-15.3: a colony never becomes a ship again', () => {
    const t = arriving().do(0, foundColony(1));
    expect(t.refusal(0, fly(1, 's110'))).toBe('SF-13.1 no-such-ship');
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.1 not-a-colony-ship');
    expect(t.options(0).map((action) => action.do)).toEqual(['end-turn']);
  });

  it.each([
    ['a pirate lair', 'chit-blue-2', 'SF-15.4 pirate-lair-here'],
    ['a pirate lair', 'chit-violet-2', 'SF-15.4 pirate-lair-here'],
    ['an ice chit', 'chit-blue-4', 'SF-15.4 ice-planet-here'],
  ])('SF-15.4: %s on either planet prevents founding (%s)', (_, chit, refusal) => {
    expect(arriving({ ...UNSEEN, 'near1-p3': { chit } }).refusal(0, foundColony(1))).toBe(refusal);
    expect(arriving({ ...UNSEEN, 'near1-p2': { chit } }).refusal(0, foundColony(1))).toBe(refusal);
  });

  it('SF-15.4: one on the third planet of the system does not matter', () => {
    arriving({ ...UNSEEN, 'near1-p1': { chit: 'chit-blue-2' } }).do(0, foundColony(1));
  });

  it('SF-15.4: the chits stay face down then', () => {
    const t = arriving({ ...UNSEEN, 'near1-p3': { chit: 'chit-blue-2' } });
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.4 pirate-lair-here');
    expect(t.at('chits.near1-p2.faceUp')).toBe(false);
    expect(t.at('chits.near1-p3.faceUp')).toBe(false);
  });

  it('SF-15.5: founding is voluntary', () => {
    const t = arriving().do(0, 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('near1-b');
    expect(t.points(0)).toBe(4);
  });

  it('SF-15.5: a ship that already stands there founds without movement, even a grounded one', () => {
    flight({ ships: { 1: colonyShip('near1-b') } }).do(0, foundColony(1));
    const t = flight({ ships: { 1: colonyShip('near1-b') }, flight: { grounded: 'transporter-1' } });
    expect(t.refusal(0, fly(1, 's110'))).toBe('SF-12.13 ship-grounded');
    t.do(0, foundColony(1));
    expect(t.points(0)).toBe(5);
  });

  it('SF-15.5: the transporter of a grounded ship that founds may carry a new ship, which flies', () => {
    const t = flight({
      ships: { 1: colonyShip('near1-b'), 2: colonyShip('s193'), 3: colonyShip('s182') },
      own: { due: 1 },
      flight: { grounded: 'transporter-1' },
    });
    t.do(0, foundColony(1), { do: 'place-trade-ship', at: 's201', transporter: 'transporter-1' }, fly(1, 's192'));
    expect(t.at('seats.0.ships.transporter-1')).toEqual({ kind: 'trade-ship', at: 's192' });
  });

  it('SF-15.6: all colony points of the home systems are taken after the set-up', () => {
    const t = flight({ ships: { 1: colonyShip('s190') } });
    for (const point of HOME_POINTS) expect(isBuilding(t.state.piece[point])).toBe(true);
    expect(t.refusal(0, fly(1, 'alpha-b'))).toBe('SF-13.4 point-occupied');
  });

  it('SF-15.6: with three players they are blocked by the neutral colour', () => {
    const t = flight({ players: 3, ships: { 1: colonyShip('s190') } });
    for (const point of HOME_POINTS) expect(isBuilding(t.state.piece[point])).toBe(true);
    expect(t.at('blocked.neutral')).toEqual(expect.arrayContaining(['alpha-b', 'beta-b', 'gamma-a']));
    expect(t.refusal(0, fly(1, 'alpha-b'))).toBe('SF-13.4 point-occupied');
  });

  it('SF-15.6: or closed after the advanced set-up', () => {
    const t = table({ players: 3, options: { advancedSetup: true } });
    while (t.at('phase') !== 'production') {
      const { seat } = t.match.next();
      t.do(seat, t.options(seat)[0]);
    }
    expect(t.at('blocked.closed')).toHaveLength(3);
    for (const point of HOME_POINTS) expect(isBuilding(t.state.piece[point]), POINTS[point].id).toBe(true);
  });

  it('SF-15.7: not before the mothership is rolled', () => {
    const t = table({
      state: { phase: 'build', seats: { 0: { ships: ships({ 1: colonyShip('near1-b') }) } }, chits: KNOWN },
    });
    expect(t.refusal(0, foundColony(1))).toBe('SF-3.4 not-in-trade-and-build');
  });

  it('SF-15.7: not before the whole encounter is settled', () => {
    const t = meet('enc-28', {
      state: { seats: { 0: { hand: {}, ships: ships({ 1: colonyShip('near1-b') }) } }, chits: KNOWN },
    });
    expect(t.refusal(0, foundColony(1))).toBe('SF-12.1 not-offered');
    t.do(0, ...giving()).do(0, foundColony(1));
  });

  it('SF-15.7: not in the turn of another player', () => {
    const t = table({
      state: { phase: 'flight', active: 1, seats: { 0: { ships: ships({ 1: colonyShip('near1-b') }) } }, chits: KNOWN },
    });
    expect(t.refusal(0, foundColony(1))).toBe('not-asked');
  });

  it('SF-15.7: also with a ship whose move has ended, until "end turn"', () => {
    const t = flight({ ships: { 1: colonyShip('s110'), 2: colonyShip('s193') } });
    t.do(0, fly(1, 'near1-b'), fly(2, 's182'), foundColony(1));
    expect(t.at('seats.0.colonies')).toContain('near1-b');
    expect(t.at('flight.moving')).toBe('transporter-2');
  });

  it('SF-15.7: a colony point with another ship, a colony or a spaceport is not free', () => {
    const taken = [
      { ships: ships({ 1: colonyShip('near1-b') }) },
      { colonies: ['near1-b'] },
      { spaceports: ['near1-b'] },
    ];
    for (const seat of taken) {
      const t = flight({ ships: { 1: colonyShip('s111') }, others: { 1: seat } });
      expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.4 point-occupied');
    }
  });

  it('SF-15.7: once the obstacle is gone, in the same phase', () => {
    const t = flight({
      ships: { 1: colonyShip('near1-b') },
      chits: with3('chit-blue-2'),
      own: { upgrades: { cannon: 4 } },
    });
    expect(t.refusal(0, foundColony(1))).toBe('SF-15.4 pirate-lair-here');
    t.do(0, clear('near1-p3'), foundColony(1));
    expect(t.points(0)).toBe(6);
  });
});
