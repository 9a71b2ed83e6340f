import { type Bot, greedyBot, searchBot, situationIn } from '@starboard/bots';
import { Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { discoveryOf } from '../src/content/discoveries.ts';
import { SECTOR_IDS, sectorOf, siteOf } from '../src/content/sectors.ts';
import { eclipse } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { fight } from './fight.ts';
import { die, type EclipseTable, emptyTable, explore, place, propose, table, take } from './table.ts';

const FLEET = { 221: { ships: [{ cruiser: 3 }, {}] } };
const ANCIENTS = { 104: { at: '1-0', turn: 2, guards: 1, discovery: true } };

const BOTS: readonly Bot<State, Action>[] = [
  greedyBot(eclipse),
  searchBot(eclipse, { iterations: 24 }, { name: 'search' }),
];

describe.each(BOTS)('positions with one right answer: $name', (bot) => {
  /** What a bot that looks one decision ahead does here. */
  async function choice(at: EclipseTable, seat = 0): Promise<ReturnType<typeof eclipse.actions.write>> {
    return eclipse.actions.write(await bot.decide(situationIn(at.match, seat), Random.fromSeed('position')));
  }

  /** It plays on for a seat until somebody else is asked, or the question is another. */
  async function playOn(at: EclipseTable, seat = 0): Promise<readonly string[]> {
    const done: string[] = [];
    const [kind] = at.question.split(' ').slice(1);
    while (at.question === `${seat} ${kind}`) {
      const action = await choice(at, seat);
      done.push(action.do);
      at.do(seat, action);
    }
    return done;
  }
  it('attacks an Ancient when the odds are good, with enough ships', async () => {
    const at = table({ state: { round: 3, galaxy: ANCIENTS, sites: FLEET, seats: [{ money: 10 }, {}] } });
    expect(await choice(at)).toEqual(take('move'));
    at.do(0, take('move'));
    await playOn(at);
    expect(at.site('104').ships[0].cruiser).toBeGreaterThanOrEqual(2);
  });
  it('uses colony ships at once', async () => {
    const galaxy = { 102: { at: '1-0', turn: 2, owner: 0 } };
    const at = table({ state: { galaxy, seats: [{ money: 10 }, {}] } });
    at.do(0, take('influence'));
    expect((await choice(at)).do).toBe('colonise');
  });
  it('EC-12.1: uses colony ships before it is paid, so that their cubes are paid for, too', async () => {
    const at = table({
      state: {
        round: 4,
        phase: 'upkeep',
        galaxy: { 103: { at: '1-0', turn: 2, owner: 0 } },
        seats: [{ money: 10, science: 4, materials: 4, colony: 2 }, {}],
      },
    });
    expect(at.question).toBe('0 upkeep');
    expect((await choice(at)).do).toBe('colonise');
  });
  it('passes when it cannot pay for another disc', async () => {
    const at = table({ state: { round: 4, seats: [{ money: 0, science: 1, materials: 1, discs: 6 }, {}] } });
    expect(await choice(at)).toEqual({ do: 'pass' });
  });
  it('does not trade for nothing', async () => {
    const at = table({ state: { seats: [{ money: 9, science: 9, materials: 9 }, {}] } });
    at.do(0, take('explore'));
    expect((await choice(at)).do).toBe('explore');
  });
  it('destroys the ship that it can destroy', async () => {
    const at = fight({
      ships: [{ cruiser: 1, interceptor: 1 }, { interceptor: 1 }],
      dice: [die.burst],
      seats: [{}, { parts: { interceptor: { 2: 'tachyon-drive' } } }],
    });
    expect(await choice(at, 1)).toEqual({ do: 'aim', target: 'interceptor-2' });
  });
  it('builds a Monolith in the last round rather than keep its materials', async () => {
    const at = table({
      state: { round: 8, seats: [{ money: 20, materials: 10, technologies: { nano: ['monolith'] } }, {}] },
    });
    expect(await choice(at)).toEqual(take('build'));
    at.do(0, take('build'));
    await playOn(at);
    expect(at.site('221').built).toEqual(['monolith']);
  });
  it('puts better cannons on ships that fly', async () => {
    const at = table({
      state: {
        round: 4,
        sites: FLEET,
        seats: [
          { money: 12, technologies: { military: ['plasma-cannon'], grid: ['fusion-source', 'improved-hull'] } },
          {},
        ],
      },
    });
    at.do(0, take('upgrade'));
    const done = await choice(at);
    expect(done).toMatchObject({ do: 'fit', type: 'cruiser' });
  });
  it('keeps the best reputation tile', async () => {
    const at = fight({
      ships: [{ cruiser: 2 }, { interceptor: 1 }],
      dice: [die.blank, die.burst],
      draws: { reputation: [0, 3] },
    });
    expect(at.question).toBe('0 keep-tile');
    expect(await choice(at)).toEqual({ do: 'keep-tile', value: 4 });
  });
  it('EC-19.1: gives no more than one ship for the tile of taking part where it cannot win', async () => {
    const at = table({
      state: {
        round: 4,
        galaxy: { 102: { at: '1-0', turn: 1, owner: 0, ships: [{ cruiser: 2 }, {}] } },
        seats: [{ money: 12 }, {}],
      },
    });
    at.do(0, take('move'));
    expect(situationIn(at.match, 0).menu().options).toContainEqual(expect.objectContaining({ to: siteOf('001') }));
    await playOn(at);
    expect(at.site('001').ships[0].cruiser ?? 0).toBeLessThan(2);
  });
  it('puts a disc on a good sector beside its own', async () => {
    const at = table({
      state: {
        round: 2,
        galaxy: { 102: { at: '1-0', turn: 0 } },
        seats: [{ money: 8, science: 1, materials: 1 }, {}],
      },
    });
    at.do(0, take('influence'));
    await playOn(at);
    expect(at.site('102').owner).toBe(0);
    expect(at.site('221').owner).toBe(0);
  });
  it('places a sector that it has turned over', async () => {
    const at = table({
      draws: { sector: [SECTOR_IDS.indexOf('201')] },
      state: { round: 2, seats: [{ money: 1, discs: 7 }, {}] },
    });
    at.do(0, take('explore'));
    at.do(0, await choice(at));
    expect(at.question).toBe('0 place-sector');
    expect((await choice(at)).do).toBe('place');
  });
  it('builds ships that fly rather than Starbases where nobody is near', async () => {
    const at = table({
      state: {
        round: 3,
        galaxy: ANCIENTS,
        seats: [{ money: 9, materials: 9, technologies: { military: ['starbase'] } }, {}],
      },
    });
    at.do(0, take('build'));
    expect(await choice(at)).toMatchObject({
      do: 'build',
      what: expect.stringMatching(/cruiser|dreadnought|interceptor/),
    });
  });
  it('does not pass with full stores and money', async () => {
    const at = table({ state: { round: 5, seats: [{ money: 25, science: 15, materials: 25 }, {}] } });
    expect((await choice(at)).do).toBe('take-action');
  });
  it('ends the last round when it has lost, instead of trading itself poor', async () => {
    const at = table({
      state: {
        round: 8,
        passed: [1],
        seats: [{ money: 6, science: 3, materials: 2, discs: 8 }, { treasures: 9 }],
      },
    });
    for (let i = 0; i < 12 && at.question === '0 turn'; i++) {
      const action = await choice(at);
      expect(action.do).not.toBe('trade');
      if (action.do !== 'take-action') break;
      at.do(0, action);
      while (at.question.startsWith('0 ') && at.question !== '0 turn') at.do(0, await choice(at));
    }
  });
  it('chooses the species that fares best, of those that are left', async () => {
    const at = emptyTable();
    for (const species of ['descendants-of-draco', 'planta']) {
      const seat = Number(at.question[0]);
      expect(await choice(at, seat)).toEqual({ do: 'choose-species', species });
      at.do(seat, { do: 'choose-species', species });
    }
  });
  it('EC-4.2: trades science for what a Monolith still costs, in the last round', async () => {
    const at = table({
      state: { round: 8, seats: [{ money: 9, science: 15, materials: 3, technologies: { nano: ['monolith'] } }, {}] },
    });
    expect(await choice(at)).toEqual(take('build'));
    at.do(0, take('build'));
    const done = await playOn(at);
    expect(done.filter((what) => what === 'trade').length).toBeGreaterThanOrEqual(7);
    expect(at.site('221').built).toEqual(['monolith']);
  });
  it('EC-4.2: trades materials for a technology that ends a track, in the last round', async () => {
    const nano = ['nanorobots', 'fusion-drive', 'advanced-robotics', 'orbital', 'advanced-labs', 'wormhole-generator'];
    const at = table({
      state: {
        round: 8,
        tray: { 'artifact-key': 1 },
        seats: [{ money: 9, science: 5, materials: 9, technologies: { nano } }, {}],
      },
    });
    expect(await choice(at)).toEqual(take('research'));
    at.do(0, take('research'));
    const done = await playOn(at);
    expect(done.at(-1)).toBe('research');
    expect(done).toContain('trade');
  });
  it.each(['move', 'influence', 'upgrade', 'explore'])(
    'EC-4.2: trades nothing in an action that pays nothing: %s',
    async (what) => {
      const at = table({ state: { round: 7, seats: [{ money: 5, science: 20, materials: 20 }, {}] } });
      at.do(0, take(what));
      expect(await playOn(at)).not.toContain('trade');
    },
  );
  it('EC-21.3: acts though it will be short of money for it, while others can be traded', async () => {
    const at = table({
      state: {
        round: 5,
        tray: { 'quantum-grid': 1, 'advanced-robotics': 1, 'fusion-source': 1 },
        seats: [{ money: 0, science: 30, materials: 12, discs: 6 }, {}],
      },
    });
    expect(await choice(at)).toMatchObject({ do: 'take-action' });
  });
  it('moves no ship to and fro', async () => {
    const galaxy = {
      102: { at: '1-0', turn: 2, owner: 1 },
      103: { at: '1-3', turn: 5, owner: 0, ships: [{ interceptor: 2 }, {}] },
    };
    const at = table({ state: { round: 7, galaxy, seats: [{ money: 14 }, {}] } });
    at.do(0, take('move'));
    const been = new Set<string>();
    while (at.question === '0 move') {
      const action = await choice(at);
      at.do(0, action);
      if (action.do !== 'move') continue;
      const step = `${action.ship} ${action.to}`;
      expect(been).not.toContain(step);
      been.add(step);
    }
  });
  it('leaves no sector that it can pay for', async () => {
    const galaxy = { 102: { at: '1-0', turn: 2, owner: 0 }, 103: { at: '1-3', turn: 5 } };
    const at = table({ state: { round: 4, galaxy, seats: [{ money: 12 }, {}] } });
    at.do(0, take('influence'));
    await playOn(at);
    for (const site of ['102', '221']) expect(at.site(site).owner).toBe(0);
  });
  it('takes no part off, and puts none on that makes a ship weaker', async () => {
    const at = table({
      state: { round: 5, sites: FLEET, seats: [{ money: 14, technologies: { grid: ['improved-hull'] } }, {}] },
    });
    const before = at.seat(0).blueprints;
    at.do(0, take('upgrade'));
    const done = await playOn(at);
    expect(done).not.toContain('take-off');
    expect(at.seat(0).blueprints.cruiser.hull).toBeGreaterThan(before.cruiser.hull);
    for (const type of ['interceptor', 'cruiser', 'dreadnought', 'starbase'])
      expect(at.seat(0).blueprints[type].hull).toBeGreaterThanOrEqual(before[type].hull);
  });
  it('EC-17.7: gets a fleet away that is bound to lose', async () => {
    const strong = {
      0: 'plasma-cannon',
      1: 'gauss-shield',
      3: 'positron-computer',
      4: 'improved-hull',
      6: 'improved-hull',
    };
    const at = fight({
      ships: [{ cruiser: 3 }, { dreadnought: 2 }],
      turn: 0,
      dice: Array.from({ length: 9 }, () => die.blank),
      state: { round: 4 },
      seats: [{}, { parts: { dreadnought: strong } }],
    });
    while (at.question === '1 engage') at.do(1, 'attack');
    expect(at.question).toBe('0 engage');
    expect((await choice(at)).do).toBe('retreat');
  });
  it('EC-13.1: passes rather than act for nothing, when nothing can be paid any more', async () => {
    const at = table({ state: { round: 8, seats: [{ money: 0, science: 0, materials: 0, discs: 4 }, {}] } });
    expect(await choice(at)).toEqual({ do: 'pass' });
  });
  it('EC-20.4: drops its neutron bombs rather than leave population to the dice', async () => {
    const at = fight({
      ships: [{}, { interceptor: 1 }],
      owner: 0,
      sector: { cubes: [0, 1] },
      seats: [{}, { technologies: { military: ['neutron-bombs'] } }],
      state: { round: 6 },
    });
    expect(at.question).toBe('1 attack-population');
    expect((await choice(at, 1)).do).toBe('drop-bombs');
  });
  it('EC-20.1: bombards what it has no bombs for', async () => {
    const at = fight({ ships: [{}, { cruiser: 2 }], owner: 0, sector: { cubes: [0, 1] } });
    expect(at.question).toBe('1 attack-population');
    expect((await choice(at, 1)).do).toBe('bombard');
  });
  it('EC-20.6: puts a disc on the sector that it has conquered', async () => {
    const at = fight({ ships: [{}, { cruiser: 2 }], owner: 0, sector: { cubes: [] }, state: { round: 5 } });
    expect(at.question).toBe('1 conquer');
    expect((await choice(at, 1)).do).toBe('place-disc');
  });
  it('EC-24.1: keeps a discovery for its points in the last round', async () => {
    const at = table({
      draws: { sector: [sectorOf('110')], discovery: [discoveryOf('money-8')] },
      state: { round: 8, seats: [{ money: 5, science: 0, materials: 0 }, {}] },
    }).do(0, take('explore'), explore('1-0'), place('110', 0));
    expect(at.question).toBe('0 discovery');
    expect((await choice(at)).do).toBe('take-points');
  });
  it('EC-24.5: takes the Monolith that it has found', async () => {
    const at = table({
      draws: { sector: [sectorOf('110')], discovery: [discoveryOf('ancient-monolith')] },
      state: { round: 4, seats: [{ money: 9 }, {}] },
    }).do(0, take('explore'), explore('1-0'), place('110', 0));
    expect((await choice(at)).do).toBe('take-reward');
  });
  it('EC-21.3: trades when it is short at upkeep, and gives up no sector that it can save', async () => {
    const at = table({
      state: {
        round: 4,
        phase: 'upkeep',
        galaxy: { 103: { at: '1-0', turn: 2, owner: 0, cubes: [0, 1] } },
        seats: [{ money: 0, science: 9, materials: 9, discs: 7, colony: 0 }, {}],
      },
    });
    expect(at.question).toBe('0 upkeep');
    expect(await playOn(at)).toContain('trade');
    for (const site of ['103', '221']) expect(at.site(site).owner).toBe(0);
  });
  it('EC-19.2: changes a small tile for a better one', async () => {
    const at = fight({
      ships: [{ cruiser: 2 }, { interceptor: 1 }],
      dice: [die.blank, die.burst],
      draws: { reputation: [3, 3] },
      seats: [{ reputation: [1, 1, 1, 1] }, {}],
    });
    expect(at.question).toBe('0 keep-tile');
    expect(await choice(at)).toEqual({ do: 'swap-tile', value: 4, old: 1 });
  });
  it('EC-17.7: fights on where it is bound to win', async () => {
    const at = fight({ ships: [{ interceptor: 1 }, { dreadnought: 2 }], turn: 0, owner: 1, state: { round: 4 } });
    expect(at.question).toBe('0 engage');
    expect(await playOn(at)).not.toContain('attack');
    const won = fight({ ships: [{ dreadnought: 2 }, { interceptor: 1 }], turn: 0, state: { round: 4 } });
    while (won.question === '1 engage') won.do(1, 'attack');
    expect(won.question).toBe('0 engage');
    expect((await choice(won)).do).toBe('attack');
  });
  it('EC-14.2: accepts an ambassador in the last round, for the point', async () => {
    const at = table({
      players: 4,
      state: {
        round: 8,
        galaxy: { 106: { at: '1-1', turn: 0, owner: 0 }, 102: { at: '1-2', turn: 0, owner: 1 } },
        seats: [{ colony: 0 }, {}, {}, {}],
      },
    });
    at.do(0, take('build'), propose(1));
    expect(at.question).toBe('1 envoy');
    expect((await choice(at, 1)).do).toBe('accept-envoy');
  });
  it('builds no Orbital in the last round', async () => {
    const at = table({
      state: { round: 8, seats: [{ money: 20, materials: 12, technologies: { nano: ['orbital'] } }, {}] },
    });
    at.do(0, take('build'));
    const done = await playOn(at);
    expect(done.length).toBeGreaterThan(0);
    expect(at.site('221').built).toEqual([]);
  });
  it('EC-23.2: researches for the points of a track in the last round, and not for a part', async () => {
    const nano = ['nanorobots', 'fusion-drive', 'advanced-robotics'];
    const at = table({
      state: {
        round: 8,
        tray: { orbital: 1, 'gauss-shield': 1, 'plasma-cannon': 1 },
        seats: [{ money: 9, science: 12, technologies: { nano } }, {}],
      },
    });
    at.do(0, take('research'));
    expect(await choice(at)).toMatchObject({ do: 'research', tech: 'orbital' });
  });
});
