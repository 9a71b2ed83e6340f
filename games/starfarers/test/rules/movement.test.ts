import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { COLONY, DOCK, POINT_INDEX, POINT_TYPE, POINTS, SPACEPORT_POINT_OF, WAYS } from '../../src/content/index.ts';
import { starfarers } from '../../src/index.ts';
import { mayPass } from '../../src/rules/movement.ts';
import { PIECE } from '../../src/state.ts';
import {
  colonyShip,
  flight,
  fly,
  foundColony,
  foundStation,
  KNOWN,
  passTurns,
  ships,
  tradeShip,
  UNSEEN,
} from '../flight.ts';
import { table } from '../table.ts';

const LAIR_4 = 'chit-blue-2';
const ICE_3 = 'chit-blue-4';

/*
 * Open space: s193 - s182 - s170 - s169 - s157. Round the system near1: near1-a s109 s119 s127 near1-c s136 s137 s128 near1-b
 * s110 s099 s098, and back to near1-a.
 */

describe('SF-13: steps', () => {
  const open = (speed = 3) => flight({ speed, ships: { 1: colonyShip('s193') } });

  it('SF-13.1: a ship flies along the edges, and each point entered costs 1', () => {
    const t = open().do(0, fly(1, 's182'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s182');
    expect(t.at('flight.flown.transporter-1')).toBe(1);
    t.do(0, fly(1, 's169'));
    expect(t.at('flight.flown.transporter-1')).toBe(3);
  });

  it('SF-13.1: speed 4 goes 4 points far, and not 5 (rulebook example)', () => {
    const t = open(4);
    expect(t.refusal(0, fly(1, 's156'))).toBe('SF-13.1 too-far');
    t.do(0, fly(1, 's157'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s157');
  });

  it('SF-13.1: what is left after a few steps is what counts', () => {
    const t = open().do(0, fly(1, 's170'));
    expect(t.refusal(0, fly(1, 's157'))).toBe('SF-13.1 too-far');
    t.do(0, fly(1, 's169'));
  });

  it('SF-13.1: it may stop early', () => {
    const t = open().do(0, fly(1, 's182'), 'end-move', 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s182');
  });

  it('SF-13.1: it need not move at all', () => {
    const t = open().do(0, 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s193');
    expect(t.at('active')).toBe(1);
  });

  it('SF-13.1: staying is no flight, and a transporter in the supply does not fly', () => {
    expect(open().refusal(0, fly(1, 's193'))).toBe('SF-13.1 already-there');
    expect(open().refusal(0, fly(2, 's182'))).toBe('SF-13.1 no-such-ship');
  });

  it('SF-13.2: it may return to points it came from', () => {
    const t = open(4).do(0, fly(1, 's170'), fly(1, 's182'), fly(1, 's193'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s193');
    expect(t.at('flight.flown.transporter-1')).toBe(4);
  });
});

describe('SF-13: the way', () => {
  const pass = (transporter: number, over: string) => ({ do: 'pass', ship: `transporter-${transporter}`, over });

  it('SF-13.16: a flight takes one of several ways of the same length; the points to pass choose another', () => {
    const far = () => flight({ ships: { 1: colonyShip('s193') } });
    for (const passed of ['s192', 's182']) {
      const t = far().do(0, fly(1, passed), fly(1, 's169'));
      expect(t.at('flight.flown.transporter-1')).toBe(3);
    }
  });
  it('SF-13.15: a point where the ship may not halt is passed step by step', () => {
    const t = flight({ speed: 3, ships: { 1: tradeShip('s110') } });
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.10 trade-ship-on-colony-point');
    t.do(0, pass(1, 'near1-b'));
    expect(t.refusal(0, 'end-move')).toBe('SF-13.10 trade-ship-on-colony-point');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.10 trade-ship-on-colony-point');
    t.do(0, fly(1, 's128'), 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s128');
  });
  it('SF-13.15: where it may halt it flies, and needs not pass', () => {
    const t = flight({ speed: 3, ships: { 1: colonyShip('s110') } });
    expect(t.options(0, 'fly').map(({ to }) => to)).toContain('near1-b');
    expect(t.options(0, 'pass')).toEqual([]);
    expect(t.refusal(0, pass(1, 'near1-b'))).toBe('SF-3.11 not-offered');
  });
  it('SF-13.16: only the point beside the ship, with a way on, and free', () => {
    const near = (speed: number, at = 's110') => flight({ speed, ships: { 1: tradeShip(at) } });
    expect(near(1).refusal(0, pass(1, 'near1-b'))).toBe('SF-13.16 no-way-on');
    expect(near(3, 's111').refusal(0, pass(1, 'near1-b'))).toBe('SF-13.1 too-far');
    const beyond = mayPass(near(3, 's111').state, 0, 0, POINT_INDEX.get('near1-b') ?? -1);
    expect(beyond).toMatchObject({ params: { steps: 2, left: 1 } }); // one step, whatever is left
    const taken = flight({ ships: { 1: tradeShip('s110') }, others: { 1: { colonies: ['near1-b'] } } });
    expect(taken.refusal(0, pass(1, 'near1-b'))).toBe('SF-13.4 point-occupied');
    expect(taken.refusal(0, pass(2, 's111'))).toBe('SF-13.1 no-such-ship');
  });
});

describe('SF-13: occupied points', () => {
  const onTheWay: readonly (readonly [string, Parameters<typeof flight>[0], string])[] = [
    ['an own ship', { ships: { 1: colonyShip('s110'), 2: colonyShip('near1-b') }, flight: { flown: {} } }, 'near1-b'],
    [
      'a foreign ship',
      { ships: { 1: colonyShip('s110') }, others: { 1: { ships: ships({ 1: colonyShip('near1-b') }) } } },
      'near1-b',
    ],
    ['an own colony', { ships: { 1: colonyShip('s110') }, own: { colonies: ['near1-b'] } }, 'near1-b'],
    ['a foreign colony', { ships: { 1: colonyShip('s110') }, others: { 1: { colonies: ['near1-b'] } } }, 'near1-b'],
    ['an own spaceport', { ships: { 1: colonyShip('s110') }, own: { spaceports: ['near1-b'] } }, 'near1-b'],
  ];

  it.each(onTheWay)('SF-13.3: %s may be jumped over, and counts as 1', (_, setting) => {
    const t = flight(setting).do(0, fly(1, 's128'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s128');
    expect(t.at('flight.flown.transporter-1')).toBe(2);
  });

  it.each(onTheWay)('SF-13.4: a move must not end on %s', (_, setting, at) => {
    expect(flight(setting).refusal(0, fly(1, at))).toBe('SF-13.4 point-occupied');
  });

  it('SF-13.3: a foreign spaceport and the points beside it may be flown over', () => {
    const t = flight({ speed: 4, ships: { 1: colonyShip('s111') }, others: { 1: { spaceports: ['near1-b'] } } });
    t.do(0, fly(1, 's137'));
    expect(t.history('flew')).toMatchObject([
      { way: ['s110', 'near1-b', 's128', 's137'].map((id) => POINT_INDEX.get(id)) },
    ]);
  });

  it('SF-13.4: nor on a foreign spaceport', () => {
    const t = flight({ ships: { 1: colonyShip('s111') }, others: { 1: { spaceports: ['near1-b'] } } });
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.4 point-occupied');
  });

  const station = (owner: number) =>
    flight({
      speed: 4,
      ships: { 1: tradeShip('s097') },
      own: { upgrades: { 'freight-ring': 2 }, ...(owner === 0 ? { stations: ['green-folk-1'] } : {}) },
      others: { 1: owner === 1 ? { stations: ['green-folk-1'] } : {} },
    });

  it.each([
    ['an own', 0],
    ['a foreign', 1],
  ])('SF-13.3: %s station may be jumped over, and counts as 1', (_, owner) => {
    const t = station(owner).do(0, fly(1, 'green-folk-2'));
    expect(t.at('flight.flown.transporter-1')).toBe(3);
  });

  it.each([
    ['an own', 0],
    ['a foreign', 1],
  ])('SF-13.4: a move must not end on %s station', (_, owner) => {
    expect(station(owner).refusal(0, fly(1, 'green-folk-1'))).toBe('SF-13.4 point-occupied');
  });

  it('SF-13.3: when everything around is occupied, the ship jumps over it all the same', () => {
    const t = flight({
      ships: { 1: colonyShip('s193') },
      others: { 1: { ships: ships({ 1: colonyShip('s182'), 2: colonyShip('s192'), 3: colonyShip('s202') }) } },
    });
    t.do(0, fly(1, 's170'));
    expect(t.at('flight.flown.transporter-1')).toBe(2);
  });

  it('SF-13.3: a free way is taken before one of the same length over others', () => {
    const t = flight({ ships: { 1: colonyShip('s193') }, others: { 1: { ships: ships({ 1: colonyShip('s182') }) } } });
    t.do(0, fly(1, 's169'));
    expect(t.history('flew')).toMatchObject([{ way: ['s192', 's181', 's169'].map((id) => POINT_INDEX.get(id)) }]);
  });

  it('SF-13.5: never two ships on a point, whoever owns them and whichever comes second', () => {
    const t = flight({
      ships: { 1: colonyShip('s193'), 2: tradeShip('s182') },
      others: { 1: { ships: ships({ 1: tradeShip('s192') }) } },
    });
    expect(t.refusal(0, fly(1, 's182'))).toBe('SF-13.4 point-occupied');
    expect(t.refusal(0, fly(1, 's192'))).toBe('SF-13.4 point-occupied');
    expect(t.refusal(0, fly(2, 's193'))).toBe('SF-13.4 point-occupied');
    t.do(0, fly(2, 's170'), fly(1, 's182'));
  });
});

describe('SF-13: one ship after another', () => {
  const two = () => flight({ ships: { 1: colonyShip('s193'), 2: colonyShip('s183') } });

  it('SF-13.6: in any order, each with the full speed', () => {
    const t = two().do(0, fly(2, 's159'), fly(1, 's169'));
    expect(t.at('flight.flown.transporter-1')).toBe(3);
    expect(t.at('flight.flown.transporter-2')).toBe(2);
  });

  it('SF-13.6: flying another ship ends the move, and it cannot be taken up again', () => {
    const t = two().do(0, fly(1, 's182'), fly(2, 's171'));
    expect(t.at('flight.ended')).toEqual(['transporter-1']);
    expect(t.refusal(0, fly(1, 's170'))).toBe('SF-13.6 move-has-ended');
  });

  it('SF-13.6: another ship has to wait while the first one stands where it may not stay', () => {
    const t = flight({ ships: { 1: tradeShip('s110'), 2: colonyShip('s193') }, chits: UNSEEN });
    t.do(0, fly(1, 'near1-b'));
    expect(t.refusal(0, fly(2, 's182'))).toBe('SF-13.10 trade-ship-on-colony-point');
    t.do(0, fly(1, 's128'), fly(2, 's182'));
  });

  it('SF-13.17: a move ends by "end move"', () => {
    const t = two().do(0, fly(1, 's182'), 'end-move');
    expect(t.refusal(0, fly(1, 's170'))).toBe('SF-13.6 move-has-ended');
    expect(t.refusal(0, 'end-move')).toBe('SF-13.17 no-ship-on-its-way');
  });

  it('SF-13.17: by itself when no movement is left', () => {
    const t = two().do(0, fly(1, 's169'));
    expect(t.at('flight.moving')).toBe('none');
    expect(t.refusal(0, fly(1, 's181'))).toBe('SF-13.6 move-has-ended');
  });

  it('SF-13.17: by founding', () => {
    const t = flight({ ships: { 1: colonyShip('s110'), 2: colonyShip('s193') } }).do(
      0,
      fly(1, 'near1-b'),
      foundColony(1),
    );
    expect(t.at('flight.moving')).toBe('none');
    expect(t.refusal(0, fly(1, 's128'))).toBe('SF-13.1 no-such-ship');
  });

  it('SF-13.17: by "end turn", where it may stay', () => {
    const t = two().do(0, fly(1, 's182'), 'end-turn');
    expect(t.at('active')).toBe(1);
  });

  it('SF-13.17: not where it may not stay', () => {
    const t = flight({ ships: { 1: tradeShip('s110') }, chits: UNSEEN }).do(0, fly(1, 'near1-b'));
    expect(t.refusal(0, 'end-move')).toBe('SF-13.10 trade-ship-on-colony-point');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.10 trade-ship-on-colony-point');
  });

  it('SF-13.17: a trade ship with no movement left on a dock can only found', () => {
    const t = flight({
      speed: 1,
      ships: { 1: tradeShip('s098'), 2: colonyShip('s193') },
      own: { upgrades: { 'freight-ring': 1 } },
    });
    t.do(0, fly(1, 'green-folk-1'));
    expect(t.refusal(0, 'end-move')).toBe('SF-13.11 must-found-station');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.11 must-found-station');
    expect(t.refusal(0, fly(1, 's098'))).toBe('SF-13.1 too-far');
    expect(t.refusal(0, fly(2, 's182'))).toBe('SF-13.11 must-found-station');
    t.do(0, foundStation(1, 'green-ore'), 'end-turn');
  });
});

describe('SF-13: blockade', () => {
  it('SF-13.7: a move must not end on a spaceport point of another player', () => {
    const t = flight({ ships: { 1: colonyShip('s166'), 2: tradeShip('s177') } });
    expect(t.refusal(0, fly(1, 's178'))).toBe('SF-13.7 foreign-spaceport-point');
    expect(t.refusal(0, fly(2, 's189'))).toBe('SF-13.7 foreign-spaceport-point');
  });

  it('SF-13.7: it may be flown over, and own spaceport points are free to use', () => {
    const t = flight({ ships: { 1: colonyShip('s166'), 2: colonyShip('s192') } }).do(0, fly(1, 's179'), fly(2, 's201'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s179');
    expect(t.at('seats.0.ships.transporter-2.at')).toBe('s201');
  });

  it('SF-13.7: a colony is no spaceport, its neighbours are open', () => {
    flight({ ships: { 1: colonyShip('s111') }, others: { 1: { colonies: ['near1-b'] } } }).do(
      0,
      fly(1, 's110'),
      'end-turn',
    );
  });

  it('SF-13.8: spaceport points of the neutral colour are open', () => {
    const t = flight({ players: 3, ships: { 1: colonyShip('s195'), 2: tradeShip('s203') } });
    expect(t.at('blocked.neutral')).toContain('gamma-a');
    t.do(0, fly(1, 's204'), fly(2, 's211'), 'end-turn');
  });

  it('SF-13.8: with four players white guards the same points', () => {
    const t = flight({ ships: { 1: colonyShip('s195') } });
    expect(t.refusal(0, fly(1, 's204'))).toBe('SF-13.7 foreign-spaceport-point');
  });

  it('SF-13.9: a colony ship must not end its move on a trade point', () => {
    const t = flight({ ships: { 1: colonyShip('s098') }, own: { upgrades: { 'freight-ring': 5 } } });
    expect(t.refusal(0, fly(1, 'green-folk-1'))).toBe('SF-13.9 colony-ship-on-dock');
  });

  it('SF-13.10: a trade ship must not end its move on a colony point', () => {
    expect(flight({ ships: { 1: tradeShip('s110') } }).refusal(0, fly(1, 'near1-b'))).toBe(
      'SF-13.10 trade-ship-on-colony-point',
    );
    expect(flight({ speed: 1, ships: { 1: tradeShip('s110') }, chits: UNSEEN }).refusal(0, fly(1, 'near1-b'))).toBe(
      'SF-13.10 trade-ship-on-colony-point',
    );
  });

  const atDock = (rings: number, stations: string[] = []) =>
    flight({
      speed: 5,
      ships: { 1: tradeShip('s098') },
      own: { upgrades: { 'freight-ring': rings } },
      others: { 1: { stations } },
    });

  it('SF-13.11: a trade ship ends its move on a trade point only to found there', () => {
    const t = atDock(1).do(0, fly(1, 'green-folk-1'));
    expect(t.refusal(0, 'end-move')).toBe('SF-13.11 must-found-station');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.11 must-found-station');
    t.do(0, foundStation(1, 'green-ore'), 'end-turn');
    expect(t.at('seats.0.stations')).toEqual(['green-folk-1']);
  });

  it('SF-13.11: or flies on', () => {
    const t = atDock(1).do(0, fly(1, 'green-folk-1'), fly(1, 's098'), 'end-turn');
    expect(t.at('seats.0.stations')).toEqual([]);
  });

  it('SF-13.11: not without the freight rings required', () => {
    expect(atDock(0).refusal(0, fly(1, 'green-folk-1'))).toBe('SF-17.1 too-few-freight-rings');
    expect(atDock(1, ['green-folk-1']).refusal(0, fly(1, 'green-folk-2'))).toBe('SF-17.1 too-few-freight-rings');
  });

  it('SF-13.11: only the lowest free trade point of a base can be an end point', () => {
    expect(atDock(5).refusal(0, fly(1, 'green-folk-2'))).toBe('SF-13.11 not-the-next-dock');
    const t = atDock(5, ['green-folk-1']);
    expect(t.refusal(0, fly(1, 'green-folk-3'))).toBe('SF-13.11 not-the-next-dock');
    t.do(0, fly(1, 'green-folk-2'));
  });

  it('SF-13.15: trade ships pass free colony points', () => {
    const t = flight({ ships: { 1: tradeShip('s110') } }).do(0, fly(1, 's128'), 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s128');
  });

  it('SF-13.15: colony ships pass free trade points, and trade ships those where they may not stay', () => {
    for (const ship of [colonyShip, tradeShip]) {
      const t = flight({ speed: 4, ships: { 1: ship('s097') } }).do(0, fly(1, 's081'), 'end-turn');
      expect(t.at('seats.0.ships.transporter-1.at')).toBe('s081');
    }
  });
});

describe('SF-13: duties to leave', () => {
  const standing = (setting: Parameters<typeof flight>[0] = {}) =>
    flight({ ships: { 1: colonyShip('near1-b') }, ...setting });

  it('SF-13.12: a colony ship may end on a free colony point without founding', () => {
    const t = flight({ ships: { 1: colonyShip('s110') } }).do(0, fly(1, 'near1-b'), 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('near1-b');
    expect(t.at('seats.0.colonies')).not.toContain('near1-b');
  });

  it('SF-13.13: it must leave in the next flight phase', () => {
    const t = flight({
      ships: { 1: colonyShip('s110') },
      draws: { production: [6, 6, 6, 6, 6, 6, 6, 6], balls: [3, 1] },
    });
    passTurns(t.do(0, fly(1, 'near1-b'), 'end-turn'), 1, 2, 3);
    t.do(0, 'roll-dice', 'roll-mothership');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly(1, 's128'), 'end-turn');
  });

  it('SF-13.13: founding on that point fulfils the duty', () => {
    const t = standing();
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    expect(t.match.judge(0, { do: 'end-turn' })).toMatchObject({ params: { transporter: 1 } });
    t.do(0, foundColony(1), 'end-turn');
  });

  /** A lair that seat 0 cannot defeat keeps it from founding. */
  const lair = { ...KNOWN, 'near1-p2': { chit: LAIR_4, seenBy: [0] } };

  it('SF-13.13: moving away and back does not count', () => {
    const t = standing({ chits: lair }).do(0, fly(1, 's128'));
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.13 must-leave');
    t.do(0, fly(1, 's110'));
    expect(t.history('flew')).toHaveLength(2);
    t.do(0, 'end-turn');
  });

  it.each([2, 3])(
    'SF-13.13, SF-13.2: but with speed %i a ship that can found there may come back, and founds',
    (speed) => {
      const t = standing({ speed }).do(0, fly(1, 's128'), fly(1, 'near1-b'));
      expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
      expect(t.refusal(0, 'end-move')).toBe('SF-13.13 must-leave');
      t.do(0, foundColony(1), 'end-turn');
      expect(t.at('seats.0.colonies')).toContain('near1-b');
    },
  );

  it('SF-13.13: it stays if another ship fills the system that it came back to', () => {
    const t = flight({
      ...{ players: 3, speed: 2, ships: { 1: colonyShip('near1-b'), 2: colonyShip('near1-a') } },
      others: { 1: { colonies: ['near1-c'] } },
    }).do(0, fly(1, 's128'), fly(1, 'near1-b'), foundColony(2));
    t.do(0, 'end-move', 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('near1-b');
  });

  it('SF-13.13: not where it has not looked, and so cannot know', () => {
    const t = standing({ speed: 2, chits: UNSEEN }).do(0, fly(1, 's128'));
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.13 must-leave');
  });

  it('SF-13.13: or leaves again with the movement that is left', () => {
    standing().do(0, fly(1, 's128'), fly(1, 'near1-b'), fly(1, 's110'), 'end-turn');
  });

  it('SF-13.13: it may also come back when it has cleared an ice planet from outside', () => {
    const t = standing({
      speed: 4,
      own: { upgrades: { 'freight-ring': 3 } },
      chits: { ...KNOWN, 'near1-p2': { chit: ICE_3, seenBy: [0] } },
      draws: { reserve: [0] },
    }).do(0, fly(1, 's110'));
    t.do(0, { do: 'clear', planet: 'near1-p2' }, fly(1, 'near1-b'), foundColony(1), 'end-turn');
  });

  it('SF-13.13: another colony point will do, and the duty begins anew there', () => {
    const t = standing({
      speed: 4,
      others: { 1: { ships: ships({ 1: colonyShip('s193') }) } },
      chits: { ...KNOWN, 'near2-p1': { seenBy: [0] }, 'near2-p2': { seenBy: [0] } },
    });
    t.do(0, fly(1, 'near2-a'), 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('near2-a');
  });

  const hemmedIn = (speed: number) =>
    standing({ speed, others: { 1: { ships: ships({ 1: tradeShip('s110'), 2: tradeShip('s128') }) } } });

  it('SF-13.13: only if possible: without any other end point within its movement it may stay', () => {
    hemmedIn(1).do(0, 'end-turn');
  });

  it('SF-13.13: one point more of speed, and it must jump over them', () => {
    const t = hemmedIn(2);
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly(1, 's137'), 'end-turn');
  });

  it('SF-13.14: a ship without a duty may always stay where it is', () => {
    for (const at of ['s201', 's110', 's193']) flight({ ships: { 1: colonyShip(at) } }).do(0, 'end-turn');
    flight({ ships: { 1: tradeShip('s201'), 2: tradeShip('s098') } }).do(0, 'end-turn');
  });

  it('SF-13.14: it may also go and come back', () => {
    const t = flight({ ships: { 1: tradeShip('s110') } }).do(0, fly(1, 's111'), fly(1, 's110'), 'end-move', 'end-turn');
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s110');
  });

  const besideNewSpaceport = (setting: Parameters<typeof flight>[0] = {}) =>
    flight({ ships: { 1: tradeShip('s110') }, others: { 1: { spaceports: ['near1-b'] } }, ...setting });

  it('SF-13.19: a ship beside a foreign spaceport must leave as well, if it can (SF-9.11)', () => {
    const t = besideNewSpaceport();
    expect(t.refusal(0, 'end-turn')).toBe('SF-9.11 must-leave');
    t.do(0, fly(1, 's111'));
    expect(t.refusal(0, fly(1, 's110'))).toBe('SF-13.7 foreign-spaceport-point');
    t.do(0, 'end-turn');
  });

  it('SF-13.19: the second spaceport point of the same spaceport is no way out', () => {
    const blocked = ships({ 1: colonyShip('s099'), 2: colonyShip('s111') });
    besideNewSpaceport({ speed: 1, others: { 1: { spaceports: ['near1-b'], ships: blocked } } }).do(0, 'end-turn');
    const t = besideNewSpaceport({ speed: 2, others: { 1: { spaceports: ['near1-b'], ships: blocked } } });
    expect(t.refusal(0, fly(1, 's128'))).toBe('SF-13.7 foreign-spaceport-point');
    expect(t.refusal(0, 'end-turn')).toBe('SF-9.11 must-leave');
  });

  it('SF-13.19: a grounded ship may stay, and must leave one turn later', () => {
    const t = standing({
      flight: { grounded: 'transporter-1' },
      draws: { production: [6, 6, 6, 6, 6, 6, 6, 6], balls: [3, 1] },
    });
    expect(t.refusal(0, fly(1, 's128'))).toBe('SF-12.13 ship-grounded');
    passTurns(t.do(0, 'end-turn'), 1, 2, 3).do(0, 'roll-dice', 'roll-mothership');
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
  });

  it('SF-13.19: the other pieces count as they stand at "end turn": a way that opens must be used', () => {
    const t = standing({
      speed: 1,
      ships: { 1: colonyShip('near1-b'), 2: tradeShip('s128') },
      others: { 1: { ships: ships({ 1: tradeShip('s110') }) } },
    });
    t.do(0, fly(2, 's137'));
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly(1, 's128'), 'end-turn');
  });

  it('SF-13.19: a way that closes need not', () => {
    const t = standing({
      speed: 1,
      ships: { 1: colonyShip('near1-b'), 2: tradeShip('s137') },
      others: { 1: { ships: ships({ 1: tradeShip('s110') }) } },
    });
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.13 must-leave');
    t.do(0, fly(2, 's128'), 'end-turn');
  });

  it('SF-13.19: the full movement counts, whatever has been flown of it', () => {
    const t = standing().do(0, fly(1, 's128'), fly(1, 's137'));
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.1 too-far');
    t.do(0, 'end-turn');
  });

  it('SF-13.19: even when the rest of it would not do for another end point', () => {
    const others = { 1: { ships: ships({ 1: tradeShip('s110') }) } };
    const t = standing({ speed: 2, others, chits: lair }).do(0, fly(1, 's128'));
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.13 must-leave');
    t.do(0, 'end-turn');
  });

  it('SF-13.19: a ship whose move has ended there cannot leave any more; the duty stays for the next turn', () => {
    standing({ flight: { ended: ['transporter-1'] } }).do(0, 'end-turn');
  });

  it('SF-13.19: a dock is a way out only for a trade ship that may found there', () => {
    const hemmed = (rings: number) =>
      flight({
        speed: 1,
        ships: { 1: tradeShip('s098') },
        own: { upgrades: { 'freight-ring': rings } },
        others: { 1: { spaceports: ['near1-a'], ships: ships({ 1: tradeShip('s099') }) } },
      });
    hemmed(0).do(0, 'end-turn');
    expect(hemmed(1).refusal(0, 'end-turn')).toBe('SF-9.11 must-leave');
    hemmed(1).do(0, fly(1, 'green-folk-1'), foundStation(1, 'green-ore'), 'end-turn');
  });
});

describe('SF-13: point by point', () => {
  it('SF-13.16: the flight halts after each look, and the player decides anew', () => {
    const t = flight({ speed: 4, ships: { 1: tradeShip('s111') }, chits: UNSEEN }).do(0, fly(1, 's128'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s110');
    expect(t.at('flight.flown.transporter-1')).toBe(1);
    t.do(0, fly(1, 's098'));
    expect(t.at('seats.0.ships.transporter-1.at')).toBe('s098');
  });

  it('SF-13.16: single steps choose the way', () => {
    const t = flight({ ships: { 1: colonyShip('s193') } }).do(0, fly(1, 's192'), fly(1, 's181'), fly(1, 's169'));
    expect(t.at('flight.flown.transporter-1')).toBe(3);
  });

  const lastLook = (speed: number) =>
    flight({
      speed,
      ships: { 1: tradeShip('s111') },
      others: { 1: { ships: ships({ 1: tradeShip('s110'), 2: tradeShip('s128') }) } },
      chits: UNSEEN,
    });

  it('SF-13.16: a step is refused if no legal end point could be reached from there', () => {
    expect(lastLook(3).refusal(0, fly(1, 'near1-b'))).toBe('SF-13.16 no-way-on');
  });

  it('SF-13.16: with one more point left it may look and go on', () => {
    const t = lastLook(4).do(0, fly(1, 'near1-b'));
    expect(t.at('chits.near1-p2.seenBy')).toEqual([0]);
    expect(t.at('chits.near1-p3.seenBy')).toEqual([0]);
    expect(t.options(0, 'fly').map(({ to }) => to)).toEqual(expect.arrayContaining(['s099', 's111', 's129', 's137']));
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.10 trade-ship-on-colony-point');
  });

  it('SF-13.16: a trade ship also halts on a colony point beside an obstacle that it can clear', () => {
    const lair = { ...KNOWN, 'near1-p3': { chit: 'chit-blue-2', seenBy: [0] } };
    const halting = (cannons: number) =>
      flight({ ships: { 1: tradeShip('s110') }, chits: lair, own: { upgrades: { cannon: cannons } } });
    expect(halting(3).refusal(0, fly(1, 'near1-b'))).toBe('SF-13.10 trade-ship-on-colony-point');
    const t = halting(4).do(0, fly(1, 'near1-b'), { do: 'clear', planet: 'near1-p3' });
    expect(t.refusal(0, 'end-turn')).toBe('SF-13.10 trade-ship-on-colony-point');
    t.do(0, fly(1, 's128'), 'end-turn');
    expect(t.points(0)).toBe(5);
  });

  it('SF-13.16: the same halt is refused when no movement is left to go on', () => {
    const lair = { ...KNOWN, 'near1-p3': { chit: 'chit-blue-2', seenBy: [0] } };
    const t = flight({ speed: 1, ships: { 1: tradeShip('s110') }, chits: lair, own: { upgrades: { cannon: 6 } } });
    expect(t.refusal(0, fly(1, 'near1-b'))).toBe('SF-13.10 trade-ship-on-colony-point');
  });
});

describe('SF-13.18: legal end points', () => {
  const busy = (kind: 'colony' | 'trade', rings: number) =>
    flight({
      speed: 9,
      ships: { 1: (kind === 'colony' ? colonyShip : tradeShip)('s111'), 2: tradeShip('s112') },
      own: { upgrades: { 'freight-ring': rings } },
      others: {
        1: { stations: ['green-folk-1'], colonies: ['near2-c'], ships: ships({ 1: colonyShip('s120') }) },
        2: { spaceports: ['near1-a'], ships: ships({ 3: tradeShip('near1-b') }) },
      },
      chits: Object.fromEntries(
        ['near1', 'near2', 'near3', 'near4', 'far1', 'far2', 'far3'].flatMap((system) =>
          [1, 2, 3].map((n) => [`${system}-p${n}`, { seenBy: [0] }]),
        ),
      ),
    });

  /** The statement, word by word, for seat 0. */
  function expected(t: ReturnType<typeof busy>, kind: 'colony' | 'trade', rings: number): string[] {
    const from = POINT_INDEX.get('s111')!;
    const { piece } = t.state;
    const guarded = (point: number): boolean => {
      const owner = piece[SPACEPORT_POINT_OF[point]] - PIECE.spaceport;
      return owner > 0 && owner < 4;
    };
    return POINTS.flatMap(({ id, people, dock }, point) => {
      if (point === from || piece[point] !== PIECE.none || WAYS.between(from, point) > 9) return [];
      if (POINT_TYPE[point] === COLONY) return kind === 'colony' ? [id] : [];
      if (POINT_TYPE[point] !== DOCK) return guarded(point) ? [] : [id];
      const next = people === 0 ? 2 : 1;
      return kind === 'trade' && dock === next && rings >= next ? [id] : [];
    }).sort();
  }

  it.each([
    ['colony', 5],
    ['trade', 0],
    ['trade', 1],
    ['trade', 2],
  ] as const)('SF-13.18: of a %s ship with %i freight rings', (kind, rings) => {
    const t = busy(kind, rings);
    const offered = t
      .options(0, 'fly')
      .filter(({ ship }) => ship === 'transporter-1')
      .map(({ to }) => to as string);
    expect(offered.sort()).toEqual(expected(t, kind, rings));
  });
});

describe('SF-13.20: ships are safe', () => {
  it('SF-13.20: no action names a ship of another player, and no foreign ship moves in a whole game', () => {
    const t = table({ seed: 'safe ships' });
    const random = Random.fromSeed('safe ships');
    let { active } = t.state;
    let before = [...t.state.shipAt];
    for (let steps = 0; steps < 1500 && !t.match.over; steps++) {
      const { seat, question, about } = t.match.next();
      const options = t.match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
      const form = question.forms?.[0];
      const action =
        options.length > 0
          ? starfarers.actions.read(options[random.below(options.length)])
          : form?.sample(t.state, seat, random, about);
      expect(t.match.take(seat, action!)).toEqual({ ok: true });
      if (t.state.active === active) {
        for (const [i, at] of t.state.shipAt.entries()) if (Math.floor(i / 3) !== active) expect(at).toBe(before[i]);
      }
      active = t.state.active;
      before = [...t.state.shipAt];
    }
    expect(t.state.turn).toBeGreaterThan(10);
  });
});
