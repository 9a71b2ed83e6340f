import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { RED, RIFT } from '../../src/content/tables.ts';
import { assignByRule, damageOf, dieOf, hits, POINT } from '../../src/rules/dice.ts';
import { ANCIENT_FIELD, FIELD, fight } from '../fight.ts';
import { aim, die, retreat, table } from '../table.ts';

const { blank, burst } = die;
const yellow = (shows: number) => dieOf(0, shows);
const NO_CANNON = { parts: { interceptor: { 1: 'hull' } } };

describe('EC-17: dice', () => {
  it('EC-17.2, EC-17.1: a burst always hits, a blank never, a number from 6 on with computers less shields', () => {
    expect([hits(yellow(6), 0, 9), hits(yellow(0), 9, 0)]).toEqual([true, false]);
    expect([hits(yellow(5), 1, 0), hits(yellow(5), 0, 0)]).toEqual([true, false]);
    expect([hits(yellow(4), 3, 1), hits(yellow(4), 3, 2)]).toEqual([true, false]);
  });
  it('EC-17.3, EC-27.2: damage by colour; rift dice do what they show', () => {
    expect([0, 1, 2, 3].map((colour) => damageOf(dieOf(colour, 5)))).toEqual([1, 2, 3, 4]);
    expect([damageOf(dieOf(RIFT, 3)), hits(dieOf(RIFT, 1), 0, 9), hits(dieOf(RIFT, 0), 9, 0)]).toEqual([
      3,
      true,
      false,
    ]);
  });
  it('EC-17.6: a point of a split die hits like the die', () => {
    expect([hits(dieOf(POINT, 4), 2, 0), hits(dieOf(POINT, 4), 2, 1), damageOf(dieOf(POINT, 4))]).toEqual([
      true,
      false,
      1,
    ]);
    expect(damageOf(dieOf(RED, 4))).toBe(4);
  });
});

describe('EC-17.4: damage', () => {
  it('EC-17.4: a ship with hull 0 dies from 1 damage', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { interceptor: 1 }], dice: [burst], owner: 0 });
    expect(at.site(FIELD).ships).toEqual([{ interceptor: 1 }, {}]);
    expect(at.events('ship-destroyed')).toMatchObject([{ seat: 1, ship: 1, damage: 1 }]);
  });
  it('EC-17.4: a ship with hull 1 stands 1 damage and dies from the next', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { cruiser: 1 }], dice: [burst, blank, burst], owner: 0 });
    expect(at.events('ship-hit')).toMatchObject([{ seat: 1, damage: 1 }]);
    expect(at.site(FIELD).ships).toEqual([{ interceptor: 1 }, {}]);
    expect(at.events('cannons-fired')).toHaveLength(3);
  });
  it('EC-17.4, EC-8.9: hull 2 dies from 3, not from 2', () => {
    const seats = [{}, { parts: { cruiser: { 4: 'hull' } } }];
    const at = fight({
      ships: [{ interceptor: 1 }, { cruiser: 1 }],
      dice: [burst, blank, burst, blank, burst],
      owner: 0,
      seats,
    });
    expect(at.events('cannons-fired')).toHaveLength(5);
    expect(at.site(FIELD).ships).toEqual([{ interceptor: 1 }, {}]);
  });
  it('EC-17.5: what a die does too much is lost', () => {
    const seats = [{ parts: { interceptor: { 0: 'fusion-source', 1: 'plasma-cannon' } } }, {}];
    const at = fight({
      ships: [{ interceptor: 1 }, { interceptor: 2 }],
      dice: [burst, blank, burst],
      owner: 0,
      seats,
    });
    expect(at.events('ship-destroyed')).toHaveLength(2);
    expect(at.events('cannons-fired')).toHaveLength(3);
  });
});

describe('EC-16: one battle', () => {
  it('EC-16.1: the higher initiative acts first, the defender at a tie', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { interceptor: 1 }], dice: [burst], owner: 1 });
    expect(at.site(FIELD).ships).toEqual([{}, { interceptor: 1 }]);
    const faster = { parts: { interceptor: { 3: 'ion-disruptor' } } };
    const other = fight({
      ships: [{ interceptor: 1 }, { interceptor: 1 }],
      dice: [burst, blank],
      owner: 1,
      seats: [faster, {}],
    });
    expect(other.site(FIELD).ships).toEqual([{ interceptor: 1 }, {}]);
  });
  it('EC-16.1, EC-16.10: of tied types of one side the owner says which is first, each time anew', () => {
    const seats = [{ parts: { cruiser: { 0: 'axion-computer' } } }, {}];
    const at = fight({
      ships: [{ interceptor: 1, cruiser: 1 }, { dreadnought: 1 }],
      dice: [blank, blank, blank, blank],
      owner: 0,
      seats,
    });
    expect(at.question).toBe('0 act-first');
    expect(at.choices(0, 'act-first', 'type')).toEqual(['interceptor', 'cruiser']);
    at.do(0, { do: 'act-first', type: 'cruiser' });
    expect(at.events('cannons-fired').map(({ kind }) => kind)).toEqual([1, 0, 2]);
    expect(at.question).toBe('0 act-first');
  });
  it('EC-16.2, EC-16.7: missiles fire once, before all cannons, and a dead ship fires nothing', () => {
    const seats = [{ parts: { cruiser: { 4: 'flux-missile' } } }, {}];
    const at = fight({ ships: [{ cruiser: 1 }, { interceptor: 1 }], dice: [burst, blank], owner: 1, seats });
    expect(at.events('missiles-fired')).toHaveLength(1);
    expect(at.events('cannons-fired')).toHaveLength(0);
    expect(at.site(FIELD).ships).toEqual([{ cruiser: 1 }, {}]);
  });
  it('EC-16.2: computers help missiles; shields stop them', () => {
    const armed = { parts: { cruiser: { 4: 'flux-missile' } } };
    const shot = (shield: Plain) =>
      fight({
        ships: [{ cruiser: 1 }, { interceptor: 1 }],
        dice: [die[5], blank, blank, blank, burst, burst],
        owner: 1,
        seats: [armed, shield],
      });
    expect(shot({}).events('cannons-fired')).toHaveLength(0);
    expect(shot({ parts: { interceptor: { 3: 'gauss-shield' } } }).events('cannons-fired').length).toBeGreaterThan(0);
  });
  it('EC-16.3, EC-16.4: all ships of a type roll together, one die for each cannon', () => {
    const at = fight({
      ships: [{ dreadnought: 2 }, { interceptor: 1 }],
      dice: [blank, blank, blank, blank, burst],
      owner: 0,
    });
    expect(at.events('cannons-fired')[1]).toMatchObject({ seat: 0, kind: 2, colours: [0, 0, 0, 0] });
  });
  it('EC-16.5: the owner assigns each die to a ship', () => {
    const at = fight({
      ships: [
        { cruiser: 1, dreadnought: 1 },
        { interceptor: 1, cruiser: 1 },
      ],
      dice: [blank, burst],
      owner: 0,
    });
    expect(at.question).toBe('0 aim');
    expect(at.choices(0, 'aim', 'target')).toEqual(['interceptor-2', 'cruiser-1']);
    at.do(0, aim('interceptor-2'));
    expect(at.site(FIELD).ships[1]).toEqual({ cruiser: 1 });
  });
  it('EC-16.8: a die that hits only some is offered only those, and one that hits none does nothing', () => {
    const seats = [{}, { parts: { cruiser: { 4: 'phase-shield' } } }];
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 1, cruiser: 1 }],
      dice: [blank, die[5]],
      owner: 0,
      seats,
    });
    expect(at.events('ship-destroyed')[0]).toMatchObject({ seat: 1, ship: 1 });
  });
  it('EC-16.6: a type without cannons may attack, too', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { cruiser: 1 }],
      dice: [blank, burst],
      owner: 0,
      seats: [NO_CANNON, {}],
    });
    expect(at.events('cannons-fired')[0]).toMatchObject({ seat: 0, colours: [] });
  });
  it('EC-16.9: a type without ships left is skipped', () => {
    const at = fight({
      ships: [
        { interceptor: 1, cruiser: 1 },
        { cruiser: 1, dreadnought: 1 },
      ],
      dice: [burst, burst, burst],
      owner: 0,
    });
    at.do(0, aim('cruiser-1'));
    expect(at.question).toBe('0 aim');
    at.do(0, aim('cruiser-1'));
    expect(at.events('cannons-fired').map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 0],
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('EC-17.6: the Antimatter Splitter', () => {
  const splitter = {
    technologies: { nano: ['antimatter-splitter'] },
    parts: { cruiser: { 1: 'hypergrid-source', 2: 'antimatter-cannon' } },
  };
  it('EC-17.15: divides a red die among three Interceptors; one point is lost', () => {
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 3 }],
      dice: [blank, blank, blank, burst],
      owner: 0,
      seats: [splitter, {}],
    });
    expect(at.site(FIELD).ships).toEqual([{ cruiser: 1 }, {}]);
  });
  it('EC-17.15, EC-16.5: without it the die destroys one', () => {
    const { parts } = splitter;
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 3 }],
      dice: [blank, blank, blank, burst, blank, blank, burst, blank, burst],
      owner: 0,
      seats: [{ parts }, {}],
    });
    expect(at.events('cannons-fired').filter(({ seat }) => seat === 0)).toHaveLength(3);
  });
  it('EC-17.16: only among ships that the roll hits', () => {
    const seats = [
      { ...splitter, parts: { cruiser: { 0: 'positron-computer', ...splitter.parts.cruiser } } },
      { parts: { cruiser: { 4: 'gauss-shield' } } },
    ];
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 2, cruiser: 1 }],
      dice: [blank, blank, die[4], blank, burst],
      owner: 0,
      seats,
    });
    expect(at.events('ship-destroyed').map(({ ship }) => ship)).toEqual([1, 2, 8]);
    expect(at.events('cannons-fired').filter(({ seat }) => seat === 0)).toHaveLength(2);
  });
  it('EC-17.17: reaches only ships of this battle', () => {
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 1 }, { interceptor: 1 }],
      dice: [blank, burst, blank, burst],
      seats: [
        {},
        {},
        {
          technologies: { nano: ['antimatter-splitter'] },
          parts: { interceptor: { 0: 'hypergrid-source', 1: 'antimatter-cannon' } },
        },
      ],
      owner: 0,
      state: {
        seats: [
          {},
          {},
          {
            technologies: { nano: ['antimatter-splitter'] },
            parts: { interceptor: { 0: 'hypergrid-source', 1: 'antimatter-cannon' } },
          },
        ],
      },
    });
    expect(at.events('ship-destroyed').slice(0, 1)).toMatchObject([{ seat: 1 }]);
    expect(at.site(FIELD).ships[0]).toEqual({ cruiser: 1 });
  });
  it('EC-17.6: missiles are not divided', () => {
    const seats = [
      { technologies: { nano: ['antimatter-splitter'] }, parts: { cruiser: { 4: 'antimatter-missile' } } },
      {},
    ];
    const at = fight({ ships: [{ cruiser: 1 }, { interceptor: 2 }], dice: [burst, blank, burst], owner: 0, seats });
    expect(at.events('cannons-fired')).toHaveLength(2);
  });
});

describe('EC-17.7: retreat', () => {
  const HOME = '221';
  it('EC-17.7: takes two turns of the type; marked ships can be hit', () => {
    const at = fight({ ships: [{ cruiser: 1 }, { dreadnought: 1 }], turn: 0, dice: [blank, blank] });
    expect(at.question).toBe('0 engage');
    at.do(0, retreat(HOME));
    expect(at.events('retreat-begun')).toMatchObject([{ seat: 0, type: 1 }]);
    expect(at.events('retreated')).toMatchObject([{ seat: 0, type: 1 }]);
    expect(at.site(HOME).ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
    expect(at.site(FIELD).ships).toEqual([{}, { dreadnought: 1 }]);
  });
  it('EC-17.7, EC-17.9: who is hit while marked dies, and the battle ends before the move', () => {
    const at = fight({ ships: [{ interceptor: 1 }, { dreadnought: 1 }], turn: 0, dice: [burst, blank] });
    at.do(0, retreat(HOME));
    expect(at.events('ship-destroyed')).toMatchObject([{ seat: 0 }]);
    expect(at.events('retreated')).toEqual([]);
  });
  it('EC-17.10: who retreats with all draws nothing for taking part', () => {
    const at = fight({ ships: [{ cruiser: 1 }, { dreadnought: 1 }], turn: 0, dice: [blank, blank] });
    at.do(0, retreat(HOME));
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([[1, 1]]);
  });
  it('EC-17.10: who still fights with a type draws', () => {
    const at = fight({ ships: [{ interceptor: 1, cruiser: 1 }, { interceptor: 1 }], turn: 0, owner: 0, dice: [burst] });
    at.do(0, 'attack');
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([[0, 2]]);
  });
  it('EC-17.10: the penalty comes as soon as the last fighting type is destroyed', () => {
    const at = fight({
      ships: [{ interceptor: 1, cruiser: 1 }, { dreadnought: 1 }],
      turn: 0,
      dice: [blank, burst, blank],
    });
    at.do(0, 'attack', retreat(HOME));
    at.do(1, aim('interceptor-2'));
    expect(at.events('retreated')).toHaveLength(1);
    expect(at.events('reputation-drawn').map(({ seat }) => seat)).toEqual([1]);
  });
  it('EC-17.8: Starbases stay, and types on the retreat do not attack', () => {
    const at = fight({ ships: [{ starbase: 1 }, { interceptor: 1 }], turn: 0, owner: 0, dice: [burst] });
    expect(at.events('cannons-fired')).toMatchObject([{ seat: 0, kind: 3 }]);
    const other = fight({ ships: [{ cruiser: 1 }, { dreadnought: 1 }], turn: 0, dice: [blank, blank] });
    other.do(0, retreat(HOME));
    expect(other.events('cannons-fired').map(({ seat }) => seat)).toEqual([1]);
  });
  it('EC-17.19, EC-2.6: without a legal sector nobody is asked; half a connection will do with the Wormhole Generator', () => {
    const closed = fight({ ships: [{ cruiser: 1 }, { interceptor: 1 }], turn: 2, dice: [burst, burst] });
    expect(closed.events('retreat-begun')).toEqual([]);
    const generator = [{ technologies: { nano: ['wormhole-generator'] } }, {}];
    expect(
      fight({ ships: [{ cruiser: 1 }, { dreadnought: 1 }], turn: 2, dice: [blank], seats: generator }).question,
    ).toBe('0 engage');
  });
  it('EC-17.19: a sector with opponents is no refuge', () => {
    const at = fight({
      ships: [{ cruiser: 1 }, { interceptor: 1 }],
      turn: 0,
      dice: [blank, burst, blank, burst],
      state: { sites: { [HOME]: { ships: [{}, { cruiser: 1 }] } } },
    });
    expect(at.events('retreat-begun')).toEqual([]);
  });
  it('EC-17.18: if both retreat, the first to act leaves first and the others stay', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { cruiser: 1 }],
      turn: 0,
      state: {
        galaxy: {
          [FIELD]: { at: '1-0', turn: 0, ships: [{ interceptor: 1 }, { cruiser: 1 }] },
          103: { at: '1-1', turn: 0, owner: 1 },
        },
      },
    });
    at.do(0, retreat(HOME));
    at.do(1, retreat('103'));
    expect(at.site(HOME).ships[0]).toEqual({ interceptor: 2 });
    expect(at.site(FIELD).ships).toEqual([{}, { cruiser: 1 }]);
    expect(at.events('reputation-drawn')).toEqual([]);
  });
  it('EC-17.13: types may be marked in different rounds; all ships of a type go to the same sector', () => {
    const at = fight({
      ships: [{ interceptor: 2, cruiser: 1 }, { dreadnought: 1 }],
      turn: 0,
      dice: [blank, blank, blank, blank, blank, blank],
    });
    at.do(0, retreat(HOME), 'attack');
    expect(at.site(HOME).ships[0]).toEqual({ interceptor: 3 });
    expect(at.question).toBe('0 engage');
    at.do(0, retreat(HOME));
    expect(at.site(HOME).ships[0]).toEqual({ interceptor: 3, cruiser: 1 });
  });
  it('EC-17.7, EC-17.10: the Galactic Center is a refuge for who controls it', () => {
    const at = fight({
      ships: [{ cruiser: 1 }, { dreadnought: 1 }],
      turn: 0,
      dice: [blank, blank],
      state: { sites: { '001': { guards: 0, owner: 0 } } },
    });
    expect([...at.choices(0, 'retreat', 'to')].sort()).toEqual(['001', '221']);
    at.do(0, retreat('001'));
    expect(at.site('001').ships[0]).toEqual({ cruiser: 1 });
    expect(at.events('reputation-drawn').map(({ seat }) => seat)).toEqual([1]);
  });
  it('EC-10.11: nobody is pinned in a retreat, not even by the GCDS', () => {
    const at = table({
      draws: { battle: [blank, blank, blank, blank, blank] },
      state: {
        galaxy: { 103: { at: '1-0', turn: 1, owner: 0 } },
        sites: { '001': { ships: [{ interceptor: 1 }, {}] } },
        phase: 'combat',
      },
    });
    at.do(0, retreat('103'));
    expect(at.site('103').ships[0]).toEqual({ interceptor: 1 });
  });
});

describe('EC-17.11: stalemate', () => {
  it('EC-17.11: the attacker retreats at once; nobody gains from it', () => {
    const unarmed = { parts: { cruiser: { 2: 'hull' } } };
    const at = fight({ ships: [{ cruiser: 1 }, { cruiser: 1 }], owner: 1, turn: 0, seats: [unarmed, unarmed] });
    expect(at.site('221').ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
    expect(at.events('reputation-drawn').map(({ seat }) => seat)).toEqual([1]);
  });
  it('EC-17.11: ships without a refuge are destroyed, for nobody', () => {
    const unarmed = { parts: { cruiser: { 2: 'hull' } } };
    const at = fight({ ships: [{ cruiser: 1 }, { cruiser: 1 }], owner: 1, turn: 2, seats: [unarmed, unarmed] });
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0, rule: 'EC-17.11' }]);
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([[1, 1]]);
  });
  it('EC-17.11: it is looked for at the start of every round of combat', () => {
    const unarmed = { parts: { cruiser: { 2: 'hull' } } };
    const at = fight({
      ships: [{ cruiser: 1 }, { cruiser: 1, interceptor: 1 }],
      owner: 1,
      turn: 2,
      seats: [{ parts: { cruiser: { 2: 'flux-missile' } } }, unarmed],
      dice: [burst, blank],
    });
    at.do(0, aim('interceptor-2'));
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0 }]);
  });
});

describe('EC-18: ships of nobody', () => {
  const mark = (need: number, shield = 0) => ({ need, shield });
  it('EC-18.6: 5 destroys the Interceptor, the burst goes to the Dreadnought', () => {
    expect(assignByRule([yellow(5), yellow(6)], 1, [mark(3), mark(1)])).toEqual([1, 0]);
  });
  it('EC-18.2: the largest that can be destroyed first, with the least damage, then the fewest dice', () => {
    const red = dieOf(3, 6);
    expect(assignByRule([red, yellow(6), yellow(6)], 0, [mark(2), mark(1)])).toEqual([1, 0, 0]);
    expect(assignByRule([red, yellow(6), yellow(6)], 0, [mark(4)])).toEqual([0, -1, -1]);
    expect(assignByRule([dieOf(1, 6), yellow(6), yellow(6)], 0, [mark(2), mark(1), mark(1)])).toEqual([0, 1, 2]);
  });
  it('EC-18.2: dice that are left go to the largest survivor they hit', () => {
    expect(assignByRule([yellow(5), yellow(6)], 1, [mark(9, 2), mark(9)])).toEqual([1, 0]);
  });
  it('EC-18.5: lower faces before higher ones, bursts last', () => {
    expect(assignByRule([yellow(6), yellow(5)], 1, [mark(1), mark(1, 1)])).toEqual([1, 0]);
    expect(assignByRule([yellow(5), yellow(4)], 2, [mark(1)])).toEqual([-1, 0]);
  });
  it('EC-18.2: within a type the more damaged ship comes first', () => {
    const at = fight({
      ships: [{ cruiser: 2 }, {}],
      guards: 1,
      dice: [burst, blank, blank, blank],
      state: { seats: [{ damage: { 'cruiser-2': 1 } }, {}] },
    });
    expect(at.events('ship-destroyed')[0]).toMatchObject({ seat: 0, ship: 9 });
  });
  it('EC-18.3, EC-18.1: several Ancients are one type, defend, and use their blueprint', () => {
    const at = fight({ ships: [{ dreadnought: 1 }, {}], guards: 2, dice: [blank, blank, blank, blank] });
    expect(at.events('cannons-fired')[0]).toMatchObject({ kind: 4, colours: [0, 0, 0, 0] });
    const advanced = fight({
      ships: [{ dreadnought: 1 }, {}],
      guards: 2,
      dice: [blank, blank, blank, blank],
      options: { ancients: 'advanced' },
    });
    expect(advanced.events('cannons-fired')[0]).toMatchObject({ kind: 4, colours: [1, 1] });
  });
  it('EC-18.4: they are not replaced, and do not attack population', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, {}],
      guards: 1,
      dice: [burst, blank, blank, burst],
      state: { seats: [{ parts: { interceptor: { 0: 'fusion-source', 1: 'plasma-cannon' } } }, {}] },
    });
    expect(at.site(ANCIENT_FIELD).guards).toBe(0);
    expect(at.events('guard-destroyed')).toMatchObject([{ seat: 0, guard: 0 }]);
    expect(at.events('population-rolled')).toEqual([]);
  });
  it('EC-3.6: advanced Guardians and GCDS have missiles', () => {
    const at = table({
      draws: { battle: [blank, blank, blank, blank, blank] },
      options: { center: 'advanced' },
      state: { sites: { '001': { ships: [{ cruiser: 1 }, {}] } }, phase: 'combat' },
    });
    expect(at.events('missiles-fired')[0]).toMatchObject({ kind: 6, colours: [0, 0, 0, 0] });
  });
});

describe('EC-27: the Rift Cannon', () => {
  const armed = {
    technologies: { nano: ['rift-cannon'] },
    parts: { cruiser: { 1: 'fusion-source', 2: 'rift-cannon' } },
  };
  const rift = (dice: readonly number[], ships = [{ cruiser: 1 }, { cruiser: 1 }]) =>
    fight({ options: { riftCannon: true }, ships, dice, owner: 0, seats: [armed, {}] });
  it('EC-27.1: a technology and a discovery more', () => {
    const { state } = table({ options: { riftCannon: true } });
    expect(state.bag[39] + state.tray[39]).toBe(1);
    expect(table().state.bag[39] + table().state.tray[39]).toBe(0);
  });
  it('EC-27.2: shields do not help', () => {
    const shields = { parts: { cruiser: { 4: 'phase-shield' } } };
    const at = fight({
      options: { riftCannon: true },
      ships: [{ cruiser: 1 }, { cruiser: 1 }],
      dice: [2],
      owner: 0,
      seats: [armed, shields],
    });
    expect(at.events('ship-destroyed')).toMatchObject([{ seat: 1 }]);
  });
  it('EC-27.3: damage to oneself goes to ships with rift weapons, and nobody gains from it', () => {
    const at = rift([4, blank, 4, blank]);
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0, rule: 'EC-27.3' }]);
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([[0, 1]]);
  });
  it('EC-15.7: both sides may lose their last ship at once', () => {
    const at = rift([4, blank, 3]);
    expect(at.site(FIELD).ships).toEqual([{}, {}]);
    expect(at.events('reputation-drawn').map(({ seat, n }) => [seat, n])).toEqual([[0, 3]]);
  });
});
