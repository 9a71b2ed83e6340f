import { sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { SECTOR_IDS, SECTORS } from '../../src/content/sectors.ts';
import { TECH_TRACK } from '../../src/content/technologies.ts';
import { meta } from '../../src/meta.ts';
import { DISCARDED } from '../../src/state.ts';
import { emptyTable, table } from '../table.ts';

const choose = (species: string) => ({ do: 'choose-species', species });
const PLAIN = { pulsars: false, blackHole: 'none', supernovas: false, nebulas: false };
const stacked = (at: ReturnType<typeof table>) => SECTOR_IDS.filter((_, sector) => at.state.stack[sector] === 1);

describe('EC-3: setting up', () => {
  it('EC-3.1, EC-3.2: stacks, technologies and guardians by number of players', () => {
    for (const [players, outer, techs, guardians] of [
      [2, 5, 12, 4],
      [3, 8, 14, 3],
      [4, 14, 16, 2],
      [5, 16, 18, 1],
      [6, 18, 20, 0],
    ]) {
      const { state } = emptyTable({ players });
      const regular = sum(state.tray.filter((_, tech) => TECH_TRACK[tech] >= 0));
      expect([state.stackLeft[2], regular]).toEqual([outer, techs]);
      expect(state.placed).toHaveLength(1 + guardians);
    }
  });
  it('EC-3.2: rare technologies come on top', () => {
    const trays = ['a', 'b', 'c', 'd', 'e'].map((seed) => sum(emptyTable({ seed }).state.tray));
    expect(Math.max(...trays)).toBeGreaterThan(12);
  });
  it('EC-3.3: rings I and II are complete, ring III is a choice nobody knows', () => {
    const { state } = emptyTable({ options: PLAIN });
    expect(state.stackLeft).toEqual([10, 13, 5]);
    expect(SECTORS.filter(({ ring }, i) => ring === 'III' && state.stack[i] === 1)).toHaveLength(20);
    expect(state.stack.filter((where) => where === DISCARDED)).toEqual([]);
  });
  it('EC-3.4: without warp portals their sectors, technology and discovery are missing', () => {
    const { state } = emptyTable({ options: { ...PLAIN, warpPortals: false } });
    expect(state.stackLeft).toEqual([10, 12, 5]);
    expect(sum(state.bag) + sum(state.tray)).toBe(113);
    expect(sum(state.discoveries)).toBe(35);
    const { state: full } = emptyTable({ options: PLAIN });
    expect([sum(full.bag) + sum(full.tray), sum(full.discoveries)]).toEqual([114, 36]);
  });
  it('EC-3.5: the centre has a discovery and the GCDS', () => {
    expect(emptyTable().site('001')).toMatchObject({ at: '0-0', guards: 1, discovery: true, owner: -1 });
  });
  it('EC-3.7: species are chosen counter-clockwise, the start player last', () => {
    const at = emptyTable({ players: 3, draws: { 'start-player': [1] } });
    expect(at.question).toBe('0 choose-species');
    at.do(0, choose('planta')).do(2, choose('mechanema')).do(1, choose('terran-directorate'));
    expect(at.question).toBe('1 turn');
  });
  it('EC-3.8: a board that is taken is gone with both sides', () => {
    const at = emptyTable({ draws: { 'start-player': [0] } });
    at.do(1, choose('planta'));
    expect(at.refusal(0, choose('terran-union'))).toBe('EC-3.8 board-taken');
    expect(at.options(0)).toHaveLength(10);
    const first = emptyTable({ draws: { 'start-player': [0] } }).do(1, choose('terran-directorate'));
    expect(first.refusal(0, choose('eridani-empire'))).toBe('EC-3.8 board-taken');
    expect(first.refusal(0, choose('terran-directorate'))).toBe('EC-3.8 board-taken');
  });
  it('EC-3.11: each board brings its own store, whoever sits down later', () => {
    const at = emptyTable({ draws: { 'start-player': [0] } })
      .do(1, choose('eridani-empire'))
      .do(0, choose('planta'));
    expect(at.seat(0)).toMatchObject({ money: 2, science: 3, materials: 4 });
    expect(at.seat(1)).toMatchObject({ money: 26, science: 2, materials: 4 });
  });
  it('EC-3.9, EC-3.16, EC-3.10: start sectors point to 001, the start player in the first zone', () => {
    const zones = (players: number) => {
      const { state } = table({ players });
      return state.species.map((_, seat) => state.hex[state.owner.indexOf(seat)]);
    };
    expect(zones(2)).toEqual([7, 13]);
    expect(zones(3)).toEqual([7, 11, 15]);
    expect(zones(4)).toEqual([9, 11, 15, 17]);
    expect(zones(5)).toEqual([7, 9, 11, 15, 17]);
    expect(zones(6)).toEqual([7, 9, 11, 13, 15, 17]);
    expect(table().site('221')).toMatchObject({ at: '2-0', turn: 3 });
    expect(table({ state: { start: 1 } }).site('223')).toMatchObject({ at: '2-0', turn: 3 });
  });
  it('EC-3.10: guardians stand in the zones that are left', () => {
    const at = table();
    const guardians = Object.entries(at.seen.sites).filter(([id]) => id.startsWith('27'));
    expect(guardians).toHaveLength(4);
    for (const [, site] of guardians) expect(site).toMatchObject({ guards: 1, discovery: true });
    expect(guardians.map(([, { at: hex }]) => hex).sort()).toEqual(['2-10', '2-2', '2-4', '2-8']);
  });
  it('EC-3.11, EC-3.12, EC-3.13: a Terran begins with income 3 each, 12 discs and upkeep 0', () => {
    expect(table().seat(0)).toMatchObject({
      money: 3,
      science: 3,
      materials: 4,
      income: { money: 3, science: 3, materials: 3 },
      track: { money: 10, science: 10, materials: 10 },
      discs: 12,
      reserve: 3,
      upkeep: 0,
      colony: 3,
    });
    expect(table().site('221')).toMatchObject({ owner: 0, cubes: [0, 2, 4], ships: [{ interceptor: 1 }, {}] });
  });
  it('EC-3.12, EC-25.12: the Orion Hegemony has a Cruiser', () => {
    expect(table({ species: ['orion-hegemony', 'planta'] }).site('232').ships[0]).toEqual({ cruiser: 1 });
  });
  it('EC-3.12, EC-25.3: the Hydran Progress has a cube on its advanced science square', () => {
    const at = table({ species: ['hydran-progress', 'planta'] });
    expect(at.site('224').cubes).toEqual([0, 1]);
    expect(at.seat(0).income).toEqual({ money: 3, science: 3, materials: 2 });
  });
  it('EC-3.12, EC-3.13, EC-25.2: the Eridani Empire has 10 discs, upkeep 1 and two reputation tiles', () => {
    const at = emptyTable({ draws: { 'start-player': [0], reputation: [3, 0] } });
    at.do(1, choose('planta')).do(0, choose('eridani-empire'));
    expect(at.seat(0)).toMatchObject({ discs: 10, upkeep: 1, reputation: [4, 1], money: 26 });
  });
  it('EC-3.14: printed technologies take the first space, and the bag loses nothing', () => {
    const at = table({ species: ['eridani-empire', 'orion-hegemony'] });
    expect(at.seat(0).technologies).toEqual({
      military: ['plasma-cannon'],
      grid: ['gauss-shield'],
      nano: ['fusion-drive'],
    });
    expect(sum(at.state.bag) + sum(at.state.tray)).toBe(114);
  });
  it('EC-3.15: nothing else can be chosen', () => {
    expect(meta.players).toEqual({ min: 2, max: 6 });
    expect(meta.options.map(({ id }) => id)).toEqual([
      'pulsars',
      'blackHole',
      'supernovas',
      'nebulas',
      'warpPortals',
      'ancients',
      'guardians',
      'center',
      'riftCannon',
    ]);
  });
  it('EC-3.17: start and guardian sectors are never drawn', () => {
    expect(stacked(table()).filter((id) => id.startsWith('22') || id.startsWith('23') || id.startsWith('27'))).toEqual(
      [],
    );
  });
  it('EC-3.6: standard blueprints unless others are chosen', () => {
    expect([table().state.ancients, table({ options: { guardians: 'advanced' } }).state.guardians]).toEqual([0, 1]);
  });
});

describe('EC-30: Galactic Events', () => {
  const used = (options: object) => stacked(table({ options: { ...PLAIN, ...options } }));
  it('EC-30.2, EC-30.4: each kind by itself, with both sectors', () => {
    expect(used({}).filter((id) => Number(id) % 100 > 90)).toEqual([]);
    expect(used({ pulsars: true })).toEqual(expect.arrayContaining(['393', '394']));
    expect(used({ supernovas: true })).toEqual(expect.arrayContaining(['397', '398']));
    expect(used({ nebulas: true })).toEqual(expect.arrayContaining(['295', '395']));
  });
  it('EC-30.3: exactly one black hole, chosen or by chance', () => {
    expect(used({ blackHole: '399' })).toContain('399');
    expect(used({ blackHole: '399' })).not.toContain('396');
    const chance = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => emptyTable({ seed }).state.blackHole);
    expect(new Set(chance).size).toBe(2);
  });
  it('EC-30.5, EC-30.6: 295 makes ring II larger; the outer stack keeps its size', () => {
    expect(emptyTable({ options: { ...PLAIN, nebulas: true } }).state.stackLeft).toEqual([10, 14, 5]);
    expect(emptyTable().state.stackLeft).toEqual([10, 14, 5]);
  });
});

describe('EC-1, EC-2: the box and the grid', () => {
  it('EC-1.1, EC-1.2: ships, cubes and discs are limited', () => {
    const { state } = table();
    expect(state.shipAt).toHaveLength(36);
    expect(sum(state.track, 0, 3)).toBe(30);
    const at = table({
      state: { seats: [{ materials: 99 }, {}], sites: { 221: { ships: [{ dreadnought: 2 }, {}] } } },
    });
    at.do(0, { do: 'take-action', action: 'build' });
    expect(at.refusal(0, { do: 'build', what: 'dreadnought', site: '221' })).toBe('EC-9.2 no-ship-left');
  });
  it('EC-1.3: structures are not', () => {
    const at = table({
      state: {
        seats: [{ materials: 99, technologies: { nano: ['orbital'] } }, {}],
        sites: { 221: { built: ['monolith'] } },
      },
    });
    expect(
      at
        .do(0, { do: 'take-action', action: 'build' })
        .options(0, 'build')
        .filter(({ what }) => what === 'orbital'),
    ).toHaveLength(1);
  });
  it('EC-1.4: a ship on the round track cannot be built', () => {
    const at = table({
      state: { round: 3, seats: [{ materials: 99, waiting: { 'dreadnought-1': 4, 'dreadnought-2': 4 } }, {}] },
    });
    at.do(0, { do: 'take-action', action: 'build' });
    expect(at.refusal(0, { do: 'build', what: 'dreadnought', site: '221' })).toBe('EC-9.2 no-ship-left');
  });
  it('EC-1.8, EC-1.10: all see how many sectors and which discards there are', () => {
    const { state } = table({ state: { discarded: ['101'] } }).match.view(1);
    expect(state.stackLeft).toHaveLength(3);
    expect((state.stack as number[]).filter((where) => where === DISCARDED)).toHaveLength(1);
    expect(state).not.toHaveProperty('reputationBag');
  });
});
