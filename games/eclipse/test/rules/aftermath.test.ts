import { describe, expect, it } from 'vitest';
import { SITE_IDS } from '../../src/content/sectors.ts';
import { FIELD, fight } from '../fight.ts';
import { die, table } from '../table.ts';

const { blank, burst } = die;
const BOMBS = { technologies: { military: ['neutron-bombs'] } };

/** Seat 1 stands in a sector of seat 0 that nobody defends. */
const siege = (more: Partial<Parameters<typeof fight>[0]> & { readonly population?: readonly number[] } = {}) => {
  const { population = [], draws = {}, ...rest } = more;
  return fight({
    ships: [{}, { cruiser: 1 }],
    owner: 0,
    sector: { cubes: [0, 1] },
    draws: { ...(population.length > 0 ? { population } : {}), ...draws },
    ...rest,
  });
};

describe('EC-20: the end of the combat phase', () => {
  it('EC-20.1, EC-20.2: cannons destroy cubes, with computers, without shields', () => {
    const at = siege({ population: [die[5]] });
    expect(at.question).toBe('1 attack-population');
    at.do(1, 'bombard', { do: 'destroy-cube', site: FIELD, square: 1 });
    expect(at.site(FIELD).cubes).toEqual([0]);
    expect(at.events('population-bombarded')).toMatchObject([{ seat: 1, n: 1 }]);
  });
  it('EC-20.1: a miss destroys nothing, and the sector stays', () => {
    const at = siege({ population: [die[4]] });
    at.do(1, 'bombard');
    expect(at.site(FIELD)).toMatchObject({ owner: 0, cubes: [0, 1] });
  });
  it('EC-20.1: not while the owner has a ship there, and missiles are not used', () => {
    const at = fight({
      ships: [{ interceptor: 1 }, { cruiser: 1 }],
      owner: 0,
      sector: { cubes: [0] },
      dice: [burst, blank, burst],
    });
    expect(at.events('population-rolled')).toEqual([]);
    const missiles = siege({ seats: [{}, { parts: { cruiser: { 2: 'flux-missile' } } }] });
    expect(missiles.asked(1)).not.toBe('attack-population');
  });
  it('EC-20.19: one roll for the sector, each die with the computers of its ship; what is too much is lost', () => {
    const at = siege({
      ships: [{}, { interceptor: 1, cruiser: 1, dreadnought: 1 }],
      population: [die[5], die[5], die[5], die[5]],
    });
    at.do(1, 'bombard');
    expect(at.events('population-rolled')[0].faces).toHaveLength(4);
    expect(at.seat(0).graveyard.science).toBe(2);
  });
  it('EC-20.2, EC-20.3: cubes on Orbitals, too; the owner chooses their track', () => {
    const at = siege({ sector: { built: ['orbital'], cubes: [6] }, population: [burst] });
    at.do(1, 'bombard');
    expect(at.question).toBe('0 return-cube');
    expect(at.choices(0, 'return-cube', 'track')).toEqual(['money', 'science']);
    at.do(0, { do: 'return-cube', track: 'money' });
    expect(at.seat(0).graveyard).toMatchObject({ money: 1, science: 0 });
  });
  it('EC-20.4: Neutron Bombs destroy all without a roll', () => {
    const at = siege({ seats: [{}, BOMBS] });
    at.do(1, 'drop-bombs');
    expect(at.site(FIELD).cubes).toEqual([]);
    expect(at.seat(0).graveyard.science).toBe(2);
  });
  it('EC-20.5: not against the Neutron Absorber; the normal attack works', () => {
    const at = siege({ seats: [{ technologies: { grid: ['neutron-absorber'] } }, BOMBS], population: [burst] });
    expect(at.options(1).map((option) => option.do)).toEqual(['bombard', 'spare']);
  });
  it('EC-20.15: bombs work with unarmed ships; without them such ships do nothing', () => {
    const unarmed = { parts: { cruiser: { 2: 'hull' } } };
    expect(
      siege({ seats: [{}, { ...BOMBS, ...unarmed }] })
        .options(1)
        .map((option) => option.do),
    ).toEqual(['drop-bombs', 'spare']);
    expect(siege({ seats: [{}, unarmed] }).question).not.toBe('1 attack-population');
  });
  it('EC-20.6, EC-25.14: cubes of the Planta die by themselves, Absorber or not', () => {
    const at = siege({
      species: ['planta', 'mechanema'],
      seats: [{ technologies: { grid: ['neutron-absorber'] } }, {}],
    });
    expect(at.events('population-destroyed')).toMatchObject([{ seat: 1, rule: 'EC-20.6' }]);
    expect(at.events('population-rolled')).toEqual([]);
    expect(at.question).toBe('1 conquer');
  });
  it('EC-20.7, EC-20.8: the disc of who has no cube left goes home, and the victor may place one', () => {
    const at = siege({ sector: {} });
    expect(at.events('control-lost')).toMatchObject([{ seat: 0 }]);
    at.do(1, 'place-disc');
    expect(at.site(FIELD).owner).toBe(1);
    expect(at.seat(1).discs).toBe(11);
  });
  it('EC-20.9: an unarmed ship is enough', () => {
    const at = siege({ sector: {}, seats: [{}, { parts: { cruiser: { 2: 'hull' } } }] });
    expect(at.question).toBe('1 conquer');
  });
  it('EC-20.18: the disc goes home even if the victor has none', () => {
    const at = siege({ sector: {}, seats: [{}, { discs: 0 }] });
    expect(at.site(FIELD).owner).toBe(-1);
    expect(at.events('disc-placed')).toEqual([]);
  });
  it('EC-20.8: a victor may also leave it', () => {
    const at = siege({ sector: {} });
    at.do(1, 'leave-open');
    expect(at.site(FIELD).owner).toBe(-1);
  });
  it('EC-20.10: a discovery goes to the controller, else to who has ships; EC-24.10: it is resolved at once', () => {
    const found = { discoveries: { 'money-8': 2 } };
    const at = siege({ sector: { discovery: true }, state: found });
    at.do(1, 'leave-open');
    expect(at.question).toBe('1 discovery');
    at.do(1, 'take-reward');
    expect(at.seat(1).money).toBeGreaterThanOrEqual(8);
    const kept = fight({
      ships: [{}, { interceptor: 1 }],
      owner: 0,
      sector: { cubes: [0], discovery: true },
      state: found,
    });
    kept.do(1, 'spare');
    expect(kept.question).toBe('0 discovery');
  });
  it('EC-20.10: without either it stays', () => {
    const at = fight({ ships: [{}, {}], sector: { discovery: true } });
    expect(at.site(FIELD).discovery).toBe(true);
  });
  it('EC-20.11: all damage is repaired, of ships that did not fight, too', () => {
    const at = fight({ ships: [{ cruiser: 1 }, {}], owner: 0, seats: [{ damage: { 'cruiser-1': 1 } }, {}] });
    expect(at.seat(0).damage).toEqual({});
  });
  it('EC-20.12, EC-23.6, EC-23.9: who has neither ship nor sector is out, is scored, and leaves nothing but structures', () => {
    const at = table({
      players: 3,
      state: {
        seats: [BOMBS, {}, { recalled: true, treasures: 2, reputation: [4] }],
        sites: { 225: { built: ['monolith'], ships: [{ cruiser: 1 }, {}, {}] } },
        traitor: 2,
        phase: 'combat',
      },
    });
    at.do(0, 'drop-bombs');
    expect(at.seat(2).eliminated).toBe(false);
    at.do(0, 'leave-open');
    expect(at.seat(2)).toMatchObject({ eliminated: true, points: 2 * 2 + 4 - 2, reputation: [] });
    expect(at.site('225')).toMatchObject({ owner: -1, built: ['monolith'] });
    expect(at.seen.traitor).toBe(-1);
    expect(at.match.over).toBe(false);
  });
  it('EC-20.14: within a step the sectors are handled by falling number, with all their decisions', () => {
    const at = table({
      state: {
        galaxy: {
          102: { at: '1-0', turn: 2, owner: 0, ships: [{}, { interceptor: 1 }] },
          201: { at: '2-1', owner: 0, ships: [{}, { interceptor: 1 }] },
        },
        phase: 'combat',
      },
    });
    expect(at.question).toBe('1 conquer');
    at.do(1, 'place-disc');
    expect([at.site('201').owner, at.site('102').owner]).toEqual([1, -1]);
    expect(at.question).toBe('1 conquer');
  });
  it('EC-15.1: each step is done for all sectors before the next begins', () => {
    const at = table({
      state: {
        galaxy: {
          102: { at: '1-0', turn: 2, owner: 0, cubes: [0], ships: [{}, { interceptor: 1 }] },
          201: { at: '2-1', owner: 0, cubes: [0], ships: [{}, { interceptor: 1 }] },
        },
        seats: [{}, BOMBS],
        phase: 'combat',
      },
    });
    const asked: string[] = [];
    for (const step of ['drop-bombs', 'drop-bombs', 'place-disc', 'place-disc']) {
      asked.push(at.question);
      at.do(1, step);
    }
    expect(asked).toEqual(['1 attack-population', '1 attack-population', '1 conquer', '1 conquer']);
    expect(at.events('disc-placed').map(({ site }) => SITE_IDS[site])).toEqual(['201', '102']);
  });
  it('EC-20.17, EC-25.9: Draco keeps the sector and gets the discovery when the cube survives', () => {
    const given = (cubes: readonly number[]) =>
      fight({
        species: ['descendants-of-draco', 'terran-federation'],
        ships: [{}, { interceptor: 1 }],
        guards: 1,
        owner: 0,
        sector: { cubes, discovery: true },
        dice: [burst],
        draws: { population: [blank] },
        seats: [{}, { parts: { interceptor: { 0: 'fusion-source', 1: 'plasma-cannon' } } }],
        state: { discoveries: { 'science-5': 2 } },
      });
    const at = given([0]);
    at.do(1, 'keep-none', 'bombard');
    expect(at.question).toBe('0 discovery');
    const lost = given([]);
    lost.do(1, 'keep-none', 'leave-open');
    expect(lost.question).toBe('1 discovery');
  });
  it('EC-20.16, EC-21.8: who loses the last sector in upkeep plays on until the next check', () => {
    const at = table({
      state: {
        phase: 'upkeep',
        seats: [{ money: 0, science: 0, materials: 0, discs: 2, colony: 0, recalled: true }, { money: 9 }],
      },
    });
    at.do(0, { do: 'abandon', site: '221' });
    expect(at.seat(0).eliminated).toBe(true);
    const rich = table({
      state: {
        phase: 'upkeep',
        seats: [
          { money: 19, science: 0, materials: 0, discs: 2, colony: 0, track: { money: 12 }, recalled: true },
          { money: 9 },
        ],
      },
    });
    rich.do(0, { do: 'abandon', site: '221' });
    expect(rich.seat(0).eliminated).toBe(false);
  });
  it('EC-27.4: rift dice count against cubes, and strike back', () => {
    const rift = { parts: { cruiser: { 1: 'fusion-source', 2: 'rift-cannon' } } };
    const at = siege({ options: { riftCannon: true }, seats: [{}, rift], population: [3] });
    at.do(1, 'bombard');
    expect(at.seat(0).graveyard.science).toBe(2);
    expect(at.events('ship-hit')).toMatchObject([{ seat: 1, damage: 1, rule: 'EC-27.3' }]);
  });
  it('EC-27.4: other dice beside them do not strike back', () => {
    const rift = { parts: { cruiser: { 1: 'fusion-source', 2: 'rift-cannon' } } };
    const ships = [{}, { interceptor: 1, cruiser: 1 }];
    const at = siege({ options: { riftCannon: true }, ships, seats: [{}, rift], population: [3, 1] });
    at.do(1, 'bombard');
    expect(at.events('population-rolled')).toMatchObject([{ faces: [3, 1] }]);
    expect(at.events('ship-hit')).toEqual([]);
  });
});
