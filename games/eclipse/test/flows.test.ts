import type { Plain } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../src/content/discoveries.ts';
import { TECH_TRACK } from '../src/content/technologies.ts';
import { aim, back, die, type EclipseTable, fit, move, research, retreat, table, take } from './table.ts';

// What happens over whole rounds, from the action that begins it to the last consequence.

const { blank, burst } = die;

/** With it every border of a sector that has a wormhole at all can be crossed. */
const GENERATOR = { technologies: { nano: ['wormhole-generator'] } };
const quiet = (...more: readonly Plain[]): readonly Plain[] =>
  more.map((seat) => ({ money: 60, colony: 0, ...GENERATOR, ...seat }));

const began = (at: EclipseTable) =>
  at.events('battle-began').map(({ seat, other }) => `${seat} attacks ${other ?? 'nobody'}`);
const drew = (at: EclipseTable) => at.events('reputation-drawn').map(({ seat, n }) => `${seat} draws ${n}`);

describe('elimination', () => {
  /** Seat 1 stands beside the undefended start sector of seat 2. */
  const raid = () =>
    table({
      players: 3,
      state: {
        round: 6,
        galaxy: { 201: { at: '2-7', owner: 1, ships: [{}, { cruiser: 2 }, {}] } },
        seats: quiet(
          {},
          { technologies: { military: ['neutron-bombs'], nano: ['wormhole-generator'] }, science: 20 },
          { recalled: true, treasures: 3, reputation: [3], money: 7, materials: 1, science: 1 },
        ),
        tray: { 'gauss-shield': 1 },
      },
    });
  const raided = () =>
    raid()
      .do(0, 'pass')
      .do(1, take('move'), move('cruiser-1', '225'), 'end-action')
      .do(2, 'pass')
      .do(0, 'pass')
      .do(1, 'pass', 'drop-bombs', 'place-disc');

  it('EC-20.12, EC-23.6: takes a player out of all later turns, and the points stay', () => {
    const at = raided();
    expect(at.seat(2)).toMatchObject({ eliminated: true, points: 3 * 2 + 3 });
    expect(at.site('225')).toMatchObject({ owner: 1, cubes: [], ships: [{}, { cruiser: 1 }, {}] });
    at.toRound(7);
    expect([at.seen.round, at.question]).toEqual([7, '0 turn']);
    at.do(0, take('build'), 'end-action').do(1, take('build'), 'end-action');
    expect(at.question).toBe('0 turn');
    expect(at.refusal(2, 'pass')).toBe('not-asked');
  });
  it('EC-22.3, EC-23.4: the game goes on to round 8 with what three players need, and ranks all three', () => {
    const at = raided();
    const [, { techs }] = at.events('technologies-drawn');
    expect(techs.filter((tech) => TECH_TRACK[tech] >= 0)).toHaveLength(6);
    at.toRound(9);
    expect(at.match.over).toBe(true);
    expect(at.match.outcome?.points[2]).toBe(9);
    expect(new Set(at.match.outcome?.places).size).toBeGreaterThan(1);
    expect(at.events('scored').map(({ seat }) => seat)).toEqual([0, 1]);
  });
  it('EC-23.9: the structures of who is gone go on working for who comes after', () => {
    const at = table({
      players: 3,
      state: {
        galaxy: { 201: { at: '2-7', owner: 1, ships: [{}, { cruiser: 1 }, {}] } },
        sites: { 225: { built: ['monolith', 'portal'] } },
        seats: quiet(
          {},
          { technologies: { military: ['neutron-bombs'], nano: ['wormhole-generator'] } },
          { recalled: true },
        ),
      },
    });
    at.do(0, 'pass').do(1, take('move'), move('cruiser-1', '225'), 'end-action').do(2, 'pass').do(0, 'pass');
    at.do(1, 'pass', 'drop-bombs', 'place-disc');
    expect(at.seat(2).eliminated).toBe(true);
    expect(at.seat(1).score).toMatchObject({ monoliths: 3, portals: 1 });
  });
  it('EC-13.1, EC-13.4: who passed first and is then eliminated does not begin the next round', () => {
    const at = raid();
    at.do(0, take('build'), 'end-action');
    at.do(1, take('move'), move('cruiser-1', '225'), 'end-action').do(2, 'pass').do(0, 'pass').do(1, 'pass');
    at.do(1, 'drop-bombs', 'leave-open').toRound(7);
    expect([at.seat(2).eliminated, at.question]).toEqual([true, '0 turn']);
  });
});

describe('several battles in one sector', () => {
  /** Sector 102 belongs to seat 0; seats 1 and 2 stand beside it. */
  const around = (draws: Record<string, readonly number[]>, seats = quiet({}, {}, {})) =>
    table({
      players: 3,
      draws,
      state: {
        galaxy: {
          102: { at: '1-0', turn: 0, owner: 0, ships: [{ dreadnought: 1 }, {}, {}] },
          103: { at: '1-1', turn: 0, owner: 1, ships: [{}, { cruiser: 1 }, {}] },
          106: { at: '1-5', turn: 0, owner: 2, ships: [{}, {}, { cruiser: 1 }] },
        },
        seats,
      },
    });

  it('EC-10.9, EC-15.4: who came last attacks who came before, and the winner the controller', () => {
    const at = around({ battle: [burst, burst, burst, blank, burst, burst, blank, burst] });
    at.do(0, 'pass');
    at.do(1, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(2, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(0, 'pass').do(1, 'pass').do(2, 'pass');
    expect(began(at)[0]).toBe('2 attacks 1');
    while (at.question.endsWith('engage')) at.do(at.asker, 'attack');
    expect(began(at)).toEqual(['2 attacks 1', '1 attacks 0']);
  });
  it('EC-10.9, EC-15.4: who left and came back stands behind who stayed', () => {
    const at = around({ battle: [burst, burst] });
    at.do(0, 'pass');
    at.do(1, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(2, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(0, 'pass');
    expect(
      at
        .do(1, take('move'))
        .options(1, 'move')
        .filter(({ ship }) => ship === 'cruiser-1'),
    ).toEqual([]);
    at.do(1, 'end-action').do(2, 'pass').do(0, 'pass').do(1, 'pass');
    expect(began(at)[0]).toBe('2 attacks 1');
  });
  it('EC-19.1, EC-19.2: all three draw when the last battle of the sector is over, the controller first', () => {
    const dice = [burst, burst, burst, burst, burst, burst, burst, burst, burst, burst];
    const at = around({ battle: dice });
    at.do(0, 'pass');
    at.do(1, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(2, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(0, 'pass').do(1, 'pass').do(2, 'pass');
    while (!at.question.endsWith('keep-tile')) at.do(at.asker, 'attack');
    expect(at.question).toBe('0 keep-tile');
    expect(began(at)).toHaveLength(2);
    while (at.question.endsWith('keep-tile')) at.do(at.asker, 'keep-none');
    expect(drew(at).map((text) => text[0])).toEqual(['0', '1', '2']);
  });
});

describe('retreat', () => {
  it('EC-17.7, EC-17.18, EC-20.11: both go home, nobody draws for taking part, and the sector is nobody’s', () => {
    const at = table({
      state: {
        galaxy: {
          102: { at: '1-0', turn: 0 },
          103: { at: '1-1', turn: 0, owner: 1, ships: [{}, { cruiser: 1 }] },
        },
        seats: quiet({ parts: { interceptor: { 3: 'nuclear-drive' } } }, {}),
      },
    });
    at.do(0, take('move'), move('interceptor-1', '102'), 'end-action');
    at.do(1, take('move'), move('cruiser-1', '102'), 'end-action').do(0, 'pass').do(1, 'pass');
    expect(began(at)).toEqual(['1 attacks 0']);
    at.do(0, retreat('221')).do(1, retreat('103'));
    expect(at.site('221').ships[0]).toEqual({ interceptor: 1 });
    expect(drew(at)).toEqual([]);
    expect(at.question).toBe('1 conquer');
    at.do(1, 'place-disc').toRound(2);
    expect(at.site('102')).toMatchObject({ owner: 1, ships: [{}, { cruiser: 1 }] });
  });
  it('EC-17.19, EC-20.1: ships that got away stand in the refuge for all that follows, damage and all', () => {
    const at = table({
      draws: { battle: [burst, blank, blank, blank] },
      state: {
        galaxy: {
          102: { at: '1-0', turn: 0 },
          103: { at: '1-1', turn: 0, owner: 1, ships: [{}, { dreadnought: 1 }] },
        },
        sites: { 221: { ships: [{ cruiser: 1 }, {}] } },
        seats: quiet({}, {}),
      },
    });
    at.do(0, take('move'), move('cruiser-1', '102'), 'end-action');
    at.do(1, take('move'), move('dreadnought-1', '102'), 'end-action').do(0, 'pass').do(1, 'pass');
    at.do(0, retreat('221'));
    expect(at.question).toBe('1 engage');
    at.do(1, 'attack');
    expect(at.site('221').ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
    expect(at.seat(0).damage).toEqual({ 'cruiser-1': 1 });
    expect(drew(at)).toEqual(['1 draws 1']);
    at.toRound(2);
    expect(at.seat(0).damage).toEqual({});
  });
});

describe('stalemate', () => {
  const UNARMED = { parts: { interceptor: { 1: 'hull' }, cruiser: { 2: 'hull' } } };
  const meet = (galaxy: Plain = {}) => {
    const at = table({
      state: {
        galaxy: {
          102: { at: '1-0', turn: 0, owner: 0 },
          103: { at: '1-1', turn: 0, owner: 1, ships: [{}, { interceptor: 1, cruiser: 1 }] },
          ...galaxy,
        },
        seats: quiet(UNARMED, UNARMED),
      },
    });
    at.do(0, take('move'), move('interceptor-1', '102'), 'end-action');
    return at.do(1, take('move'), move('cruiser-1', '102'), move('interceptor-2', '102'), 'end-action');
  };

  it('EC-17.11: the attacker goes home, type by type, and may choose where', () => {
    const at = meet({ 106: { at: '1-5', turn: 0, owner: 1 } })
      .do(0, 'pass')
      .do(1, 'pass');
    expect(at.question).toBe('1 break-off');
    expect([...at.choices(1, 'retreat', 'to')].sort()).toEqual(['103', '106']);
    at.do(1, retreat('103'), retreat('106'));
    expect([at.site('103').ships[1], at.site('106').ships[1]]).toEqual([{ interceptor: 1 }, { cruiser: 1 }]);
    expect(drew(at)).toEqual(['0 draws 1']);
    at.toRound(2);
    expect(at.site('102')).toMatchObject({ owner: 0, ships: [{ interceptor: 1 }, {}] });
  });
  it('EC-17.11, EC-19.5: with no refuge left the attackers are lost, and nobody has destroyed them', () => {
    const at = meet().do(0, take('move'), 'end-action');
    at.do(1, { do: 'take-action', action: 'influence' }, { do: 'influence', from: '103', to: 'track' }, 'end-action');
    at.do(0, 'pass').do(1, 'pass');
    expect(at.events('ship-lost').map(({ seat, rule }) => [seat, rule])).toEqual([
      [1, 'EC-17.11'],
      [1, 'EC-17.11'],
    ]);
    expect(drew(at)).toEqual(['0 draws 1']);
    expect(at.seat(1).supply).toMatchObject({ interceptor: 7, cruiser: 4 });
  });
  it('EC-17.11, EC-17.13: a type that was on its way already goes where it was going', () => {
    const at = table({
      options: { riftCannon: true },
      draws: { battle: [blank, 3] },
      state: {
        galaxy: {
          102: {
            at: '1-0',
            turn: 0,
            owner: 0,
            ships: [
              { interceptor: 1, cruiser: 1 },
              { interceptor: 1, cruiser: 1 },
            ],
          },
          103: { at: '1-1', turn: 0, owner: 1 },
        },
        sites: { '001': { guards: 0, owner: 1 } },
        seats: quiet(
          { parts: { cruiser: { 2: 'hull' } } },
          {
            parts: { interceptor: { 1: 'hull' }, cruiser: { 1: 'fusion-source', 2: 'rift-cannon' } },
            damage: { 'cruiser-1': 1 },
          },
        ),
        phase: 'combat',
      },
    });
    at.do(0, 'attack').do(1, retreat('001'));
    at.do(0, 'attack').do(1, 'attack', aim('interceptor-2'));
    expect(at.events('ship-lost')).toMatchObject([{ seat: 1, rule: 'EC-27.3' }]);
    expect(at.events('retreated')).toMatchObject([{ seat: 1, type: 0 }]);
    expect([at.site('103').ships[1], at.site('001').ships[1]]).toEqual([{}, { interceptor: 1 }]);
    expect(drew(at)).toEqual(['0 draws 1']);
  });
});

describe('a nebula', () => {
  it('EC-34.4 to EC-34.9: is entered, crossed, fought over part by part, and gives up its discoveries', () => {
    const at = table({
      draws: {
        battle: [burst, blank, burst],
        discovery: [discoveryOf('ancient-orbital'), discoveryOf('ancient-cruiser'), discoveryOf('money-8')],
      },
      state: {
        galaxy: { 395: { at: '3-0', turn: 0 } },
        sites: { '395a': { discovery: true }, '395c': { discovery: true }, 221: { ships: [{ dreadnought: 1 }, {}] } },
        seats: quiet({ parts: { dreadnought: { 6: 'nuclear-drive' } } }, {}),
      },
    });
    at.do(0, take('move'), move('interceptor-1', '395c'), move('dreadnought-1', '395b'), 'end-action');
    expect([at.site('395b').ships[0], at.site('395c').ships[0]]).toEqual([{ dreadnought: 1 }, { interceptor: 1 }]);
    at.do(1, 'pass').do(0, 'pass');
    while (!at.question.endsWith('keep-tile')) at.do(at.asker, 'attack');
    expect(began(at)).toEqual(['0 attacks nobody']);
    expect(at.site('395b').guards).toBe(0);
    at.do(0, 'keep-none');
    expect(at.question).toBe('0 discovery');
    expect(at.events('discovery-boxed')).toHaveLength(1);
    at.do(0, 'take-reward').toRound(2);
    expect(at.site('395c').ships[0]).toEqual({ interceptor: 1, cruiser: 1 });
    expect([at.site('395a').discovery, at.site('395c').discovery]).toEqual([true, false]);
    expect(at.seat(0).treasures).toBe(0);
  });
});

describe('a black hole in the last rounds', () => {
  const late = (round: number, rolls: readonly number[]) =>
    table({
      options: { blackHole: '396' },
      draws: { 'black-hole': rolls },
      state: {
        round,
        galaxy: { 396: { at: '3-0', turn: 1 }, 103: { at: '1-0', turn: 1 } },
        sites: { 221: { ships: [{ cruiser: 2 }, {}] } },
        seats: quiet({}, {}),
      },
    });

  it('EC-32.6: a 4 in round 6 comes back in round 8, takes part in its combat, and conquers', () => {
    const at = late(6, [die[4]]).do(0, take('move'), move('cruiser-1', '396'), 'end-action').do(1, 'pass');
    at.toRound(7);
    expect(at.options(0, 'bring-back')).toEqual([]);
    at.toRound(8);
    expect(at.question).toBe('1 turn');
    at.do(1, 'pass').do(0, back('cruiser-1', '103'), 'pass');
    expect(at.question).toBe('0 conquer');
    at.do(0, 'place-disc').toRound(9);
    expect(at.match.over).toBe(true);
    expect(at.seat(0).score.sectors).toBe(3 + 2);
  });
  it('EC-32.5, EC-32.7: a 3 in round 7 waits for round 8, and is lost to who forgets it', () => {
    const at = late(7, [die[3]]).do(0, take('move'), move('cruiser-1', '396'), 'end-action').toRound(8);
    expect(at.seat(0).waiting).toEqual({ 'cruiser-1': 8 });
    at.toRound(9);
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0, rule: 'EC-32.7' }]);
    expect(at.seat(0)).toMatchObject({ waiting: {}, supply: { cruiser: 3 } });
  });
  it('EC-32.4 to EC-32.6: in round 8 only who comes back at once comes back', () => {
    const at = late(8, [die.burst, die[2]]).do(0, take('move'), move('cruiser-1', '396'), move('cruiser-2', '396'));
    expect(at.site('103').ships[0]).toEqual({ cruiser: 1 });
    expect(at.events('ship-lost')).toMatchObject([{ ship: 9, rule: 'EC-32.5' }]);
    at.do(0, 'end-action').do(1, 'pass').do(0, 'pass', 'place-disc').toRound(9);
    expect(at.match.over).toBe(true);
  });
});

describe('a supernova in round 8', () => {
  const lastRound = (faces: readonly number[]) =>
    table({
      draws: { supernova: faces },
      state: {
        round: 8,
        galaxy: {
          397: {
            at: '3-1',
            turn: 0,
            owner: 0,
            cubes: [1],
            built: ['monolith', 'orbital'],
            ships: [{ cruiser: 1 }, {}],
          },
        },
        seats: quiet({ money: 40, technologies: { grid: [] } }, { treasures: 2 }),
      },
    }).toRound(9);

  it('EC-33.6: takes a Monolith, and with it the victory', () => {
    const at = lastRound([blank, die[5]]);
    expect(at.site('397')).toMatchObject({ owner: -1, built: [], cubes: [] });
    expect(at.match.outcome).toMatchObject({ points: [3, 7], places: [2, 1] });
  });
  it('EC-33.4: and does not if it holds', () => {
    const at = lastRound([die[3], die[5]]);
    expect(at.site('397')).toMatchObject({ owner: 0, built: ['orbital', 'monolith'] });
    expect(at.match.outcome?.points[0]).toBe(3 + 3);
  });
});

describe('the Rift Cannon', () => {
  it('EC-27.1 to EC-27.4: is researched, put on a Cruiser, fires in a battle, and strikes back', () => {
    const at = table({
      options: { riftCannon: true },
      draws: { battle: [blank, 4, blank, 3] },
      state: {
        tray: { 'rift-cannon': 1 },
        galaxy: { 102: { at: '1-0', turn: 0, owner: 1, ships: [{}, { cruiser: 1 }] } },
        sites: { 221: { ships: [{ cruiser: 1 }, {}] } },
        seats: quiet({ science: 20, technologies: { grid: ['fusion-source'], nano: [] } }, {}),
      },
    });
    at.do(0, take('research'), research('rift-cannon', 'nano')).do(1, 'pass');
    at.do(0, take('upgrade'), fit('cruiser', 1, 'fusion-source'), fit('cruiser', 2, 'rift-cannon')).do(1, 'pass');
    at.do(0, take('move'), move('cruiser-1', '102'), 'end-action').do(1, 'pass').do(0, 'pass');
    while (at.question.endsWith('engage')) at.do(at.asker, 'attack');
    expect(at.events('cannons-fired').map(({ seat, colours }) => [seat, colours])).toContainEqual([0, [4]]);
    expect(at.site('102').ships).toEqual([{}, {}]);
    expect(at.events('ship-lost')).toMatchObject([{ seat: 0, rule: 'EC-27.3' }]);
  });
  it('EC-3.15, EC-27.1: without the option there is neither technology nor part nor discovery', () => {
    const at = table({ state: { seats: quiet({}, {}) } });
    expect(at.state.bag[39] + at.state.tray[39]).toBe(0);
    expect(at.state.discoveries[discoveryOf('part-rift-conductor')]).toBe(0);
  });
});
