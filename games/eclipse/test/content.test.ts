import { apart, CENTRE, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BLUEPRINTS, type Blueprint, GUARD_PLANS, MOST_SLOTS } from '../src/content/blueprints.ts';
import { DISCOVERIES, DISCOVERY_IDS } from '../src/content/discoveries.ts';
import { DISTANCE, HEX_IDS, HEXES, hexAt, NEXT, START_ZONES, stackOf, startTurn } from '../src/content/galaxy.ts';
import { FOUND_PARTS, PART_IDS, PARTS } from '../src/content/parts.ts';
import {
  BATTLE_ORDER,
  ORBITAL_SQUARE,
  type Ring,
  SECTOR_IDS,
  SECTORS,
  SITE_IDS,
  SITES,
  SITES_OF,
  sectorOf,
  siteOf,
  turnedEdges,
} from '../src/content/sectors.ts';
import { SPECIES, SPECIES_IDS } from '../src/content/species.ts';
import {
  CROWDS,
  FACES,
  HOLE_ROUNDS,
  INCOME,
  REPUTATION,
  RIFT_SELF,
  RIFT_TARGET,
  UPKEEP,
} from '../src/content/tables.ts';
import { BUILD_TECH, PART_TECH, TECH_IDS, TECHNOLOGIES } from '../src/content/technologies.ts';
import { COLOURS, FLEET, RESOURCES, TRACKS, TYPES } from '../src/content/terms.ts';

const isKebab = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;
const inRing = (ring: Ring) => SECTORS.filter((sector) => sector.ring === ring);
const isBase = ({ event }: { readonly event: string | undefined }) => event === undefined;

describe('sectors', () => {
  it('EC-1.5: 54 tiles of the base game, twelve of these faces on six start tiles', () => {
    const base = SECTORS.filter(isBase);
    expect(base).toHaveLength(60);
    expect(base.length - inRing('start').length / 2).toBe(54);
    expect(inRing('I').map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `${101 + i}`));
    expect(inRing('II').filter(isBase)).toHaveLength(13);
    expect(inRing('III').filter(isBase)).toHaveLength(20);
    expect(inRing('guardian').map(({ id }) => id)).toEqual(['271', '272', '273', '274']);
  });
  it('EC-30.1, EC-30.5: eight event sectors, 295 in ring II, all others in ring III', () => {
    const events = SECTORS.filter((sector) => !isBase(sector));
    expect(events.map(({ id, event, ring }) => `${id} ${event} ${ring}`).sort()).toEqual([
      '295 nebula II',
      '393 pulsar III',
      '394 pulsar III',
      '395 nebula III',
      '396 black-hole III',
      '397 supernova III',
      '398 supernova III',
      '399 black-hole III',
    ]);
  });
  it('have their own numbers, wormholes, and a place for each square', () => {
    expect(unique(SECTOR_IDS)).toBe(true);
    expect(unique(SECTORS.map(({ name }) => name))).toBe(true);
    for (const { wormholes, squares } of SECTORS) {
      expect(wormholes).toBeGreaterThan(0);
      expect(squares.length).toBeLessThanOrEqual(ORBITAL_SQUARE);
    }
    expect(() => sectorOf('999')).toThrow('no sector 999');
  });
  it('EC-1.3: 17 Ancients are printed, 19 with nebulas; where they are there is a discovery', () => {
    expect(sum(SECTORS.filter(isBase).map(({ ancients }) => ancients))).toBe(17);
    expect(sum(SECTORS.map(({ ancients }) => ancients))).toBe(19);
    for (const { ancients, discoveries } of SECTORS) if (ancients > 0) expect(discoveries).toBeGreaterThan(0);
  });
  it('EC-26.2: portals are printed on 281, 381 and 382', () => {
    expect(SECTORS.filter(({ portal }) => portal).map(({ id }) => id)).toEqual(['281', '381', '382']);
  });
  it('EC-32.16: black holes have wormholes to NE, SE, SW and NW; EC-32.2: and one discovery', () => {
    for (const id of ['396', '399'])
      expect(SECTORS[sectorOf(id)]).toMatchObject({ wormholes: 0b110110, discoveries: 1, squares: [], points: 0 });
  });
  it('EC-33.13: supernovas have five squares, no points and no discovery', () => {
    for (const id of ['397', '398']) {
      const { squares, points, discoveries } = SECTORS[sectorOf(id)];
      expect(squares.map(({ kind, advanced }) => `${kind}${advanced ? '*' : ''}`)).toEqual([
        'money*',
        'science',
        'materials*',
        'any',
        'any',
      ]);
      expect([points, discoveries]).toEqual([0, 0]);
    }
  });
  it('EC-34.1, EC-34.3: the parts of a nebula share its six edges, its discoveries and its Ancient', () => {
    for (const id of ['295', '395']) {
      const parts = SITES_OF[sectorOf(id)].map((site) => SITES[site]);
      expect(parts.map((site) => site.id)).toEqual([`${id}a`, `${id}b`, `${id}c`]);
      expect(parts.map(({ edges }) => edges)).toEqual([0b100001, 0b000110, 0b011000]);
      expect(parts.map(({ wormholes }) => wormholes)).toEqual(parts.map(({ edges }) => edges));
      expect(parts.map(({ discoveries, ancients }) => [discoveries, ancients])).toEqual([
        [1, 0],
        [0, 1],
        [1, 0],
      ]);
    }
    expect(SITES).toHaveLength(SECTORS.length + 4);
    expect(unique(SITE_IDS)).toBe(true);
  });
  it('EC-15.3, EC-34.10: are gone through by falling number, a nebula by a, b, c', () => {
    const ids = BATTLE_ORDER.map((site) => SITE_IDS[site]);
    expect(ids.slice(0, 7)).toEqual(['399', '398', '397', '396', '395a', '395b', '395c']);
    expect(ids.indexOf('295c')).toBeLessThan(ids.indexOf('281'));
    expect(ids.slice(-2)).toEqual(['101', '001']);
  });
  it('EC-2.3: wormholes turn with the tile', () => {
    const { wormholes } = SECTORS[sectorOf('101')];
    expect(wormholes).toBe(0b111110);
    expect(turnedEdges(wormholes, 1)).toBe(0b111101);
    expect(turnedEdges(wormholes, 5)).toBe(0b011111);
  });
});

describe('the grid', () => {
  it('EC-2.1: rings I, II and III by distance from 001', () => {
    expect(HEX_IDS[0]).toBe('0-0');
    expect(unique(HEX_IDS)).toBe(true);
    expect([1, 7, 19, 37].map(stackOf)).toEqual([0, 1, 2, 2]);
    expect(DISTANCE[HEXES.length - 1]).toBe(20);
    expect(HEXES.every((hex, i) => apart(hex, CENTRE) === DISTANCE[i])).toBe(true);
  });
  it('EC-2.2: has neighbours everywhere that sectors can get to', () => {
    for (let hex = 0; hex < HEXES.length; hex++)
      for (let side = 0; side < 6; side++) {
        const next = NEXT[hex * 6 + side];
        if (DISTANCE[hex] < 20) expect(NEXT[next * 6 + ((side + 3) % 6)]).toBe(hex);
      }
    expect(hexAt({ q: 99, r: 0 })).toBe(-1);
  });
  it('EC-3.9, EC-3.10: start zones lie in straight lines, their arrows point to 001', () => {
    START_ZONES.forEach((hex, side) => {
      expect(DISTANCE[hex]).toBe(2);
      expect(turnedEdges(1, startTurn(side))).toBe(1 << ((side + 3) % 6));
      expect(DISTANCE[NEXT[hex * 6 + startTurn(side)]]).toBe(1);
    });
    expect(START_ZONES.map(() => 0).map((_, side) => startTurn(side))).toEqual([3, 4, 5, 0, 1, 2]);
  });
});

describe('tables', () => {
  it('EC-3.1, EC-3.9: what depends on the number of players', () => {
    const used = CROWDS.slice(2);
    expect(used.map(({ outerStack }) => outerStack)).toEqual([5, 8, 14, 16, 18]);
    expect(used.map(({ firstTechnologies }) => firstTechnologies)).toEqual([12, 14, 16, 18, 20]);
    expect(used.map(({ cleanupTechnologies }) => cleanupTechnologies)).toEqual([5, 6, 7, 8, 9]);
    expect(used.map(({ startSides }) => 6 - startSides.length)).toEqual([4, 3, 2, 1, 0]);
  });
  it('EC-4.3, EC-4.5: income and upkeep', () => {
    expect([12, 11, 10, 9, 5, 0].map((cubes) => INCOME[cubes])).toEqual([0, 2, 3, 4, 12, 28]);
    expect([16, 13, 12, 11, 10, 7, 0].map((discs) => UPKEEP[discs])).toEqual([0, 0, 0, 0, 1, 5, 30]);
  });
  it('EC-1.7: 33 reputation tiles', () => expect(sum(REPUTATION)).toBe(33));
  it('EC-17.1, EC-27.1, EC-32.4 to EC-32.6: the faces of dice', () => {
    expect(FACES).toEqual([0, 2, 3, 4, 5, 6]);
    expect(RIFT_TARGET.map((target, face) => [target, RIFT_SELF[face]])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(HOLE_ROUNDS).toEqual([0, 1, 1, 2, 2, 0]);
  });
  it('EC-1.1: 18 ships for each player', () => expect(sum(FLEET)).toBe(18));
});

describe('technologies', () => {
  const base = TECHNOLOGIES.filter(({ id }) => id !== 'rift-cannon');
  it('EC-1.6: 99 regular tiles of 8 kinds on each track, and 15 rare ones', () => {
    for (const track of TRACKS) {
      const kinds = base.filter((tech) => tech.track === track);
      expect(kinds.map(({ copies }) => copies)).toEqual([5, 5, 5, 5, 4, 3, 3, 3]);
      expect(kinds.map(({ cost }) => cost)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
      expect(kinds.map(({ least }) => least)).toEqual([2, 3, 4, 5, 6, 6, 7, 8]);
    }
    const rare = base.filter(({ track }) => track === 'rare');
    expect(rare.every(({ copies }) => copies === 1)).toBe(true);
    expect(rare).toHaveLength(15);
    expect(sum(base.map(({ copies }) => copies))).toBe(114);
  });
  it('have unique ids, and each does exactly one kind of thing', () => {
    expect(unique(TECH_IDS) && TECH_IDS.every(isKebab)).toBe(true);
    for (const { id, part, builds, powers, instant } of TECHNOLOGIES) {
      const does = [part, builds, powers.length > 0 ? powers : undefined, instant].filter((one) => one !== undefined);
      expect(does, id).toHaveLength(1);
    }
  });
  it('EC-7.10, EC-24.3: bring a discovery only where no discovery can give them', () => {
    const finding = TECHNOLOGIES.filter(({ instant }) => instant !== undefined && 'discovery' in instant);
    expect(finding.map(({ id, track }) => [id, track])).toEqual([['ancient-labs', 'rare']]);
  });
  it('EC-7.6, EC-9.2: unlock the parts and structures that need one', () => {
    for (const [part, { access }] of PARTS.entries()) expect(PART_TECH[part] >= 0).toBe(access === 'technology');
    expect(BUILD_TECH.map((tech) => TECH_IDS[tech] ?? '')).toEqual(['', '', '', 'starbase', 'orbital', 'monolith']);
  });
});

describe('ship parts', () => {
  it('EC-8.4: 5 default ones, 20 by technology, 16 by discovery', () => {
    const count = (access: string) => PARTS.filter((part) => part.access === access).length;
    expect(PARTS).toHaveLength(41);
    expect([count('default'), count('technology'), count('discovery')]).toEqual([5, 20, 16]);
    expect(unique(PART_IDS) && PART_IDS.every(isKebab)).toBe(true);
  });
  it('EC-8.8: only the Muon Source lies beside', () => {
    expect(PARTS.filter(({ beside }) => beside).map(({ id }) => id)).toEqual(['muon-source']);
  });
});

describe('blueprints', () => {
  const legal = ({ slots, energy, drives }: Blueprint) => {
    const parts = slots.filter((part) => part >= 0).map((part) => PARTS[part]);
    const gained = sum(parts.map(({ energyGain, energyUse }) => energyGain - energyUse));
    return energy + gained >= 0 && parts.some(({ category }) => category === 'drive') === drives;
  };
  const initiative = ({ slots, initiative: bonus }: Blueprint) =>
    bonus + sum(slots.map((part) => PARTS[part]?.initiative ?? 0));
  it('EC-8.3: are legal as printed, and fit their columns', () => {
    for (const blueprint of Object.values(BLUEPRINTS).flat()) {
      expect(legal(blueprint)).toBe(true);
      expect(sum(blueprint.columns)).toBe(blueprint.slots.length);
      expect(blueprint.slots.length).toBeLessThanOrEqual(MOST_SLOTS);
    }
  });
  it('EC-25.4, EC-25.12: initiative of the standard, Orion and Planta ships', () => {
    expect(BLUEPRINTS.standard.map(initiative)).toEqual([3, 2, 1, 4]);
    expect(BLUEPRINTS.orion.map(initiative)).toEqual([4, 3, 2, 5]);
    expect(BLUEPRINTS.planta.map(initiative)).toEqual([1, 1, 1, 2]);
    expect(BLUEPRINTS.planta.map(({ slots }) => slots.length)).toEqual(
      BLUEPRINTS.standard.map(({ slots }) => slots.length - 1),
    );
  });
  it('EC-18.1, EC-3.6: ships of nobody in two variants', () => {
    expect(GUARD_PLANS.map((plans) => plans.map(({ hull }) => hull))).toEqual([
      [1, 2],
      [2, 3],
      [7, 3],
    ]);
    expect(GUARD_PLANS.map(([standard]) => standard.cannons.length)).toEqual([2, 3, 4]);
    expect(GUARD_PLANS.map(([, advanced]) => advanced.missiles.length)).toEqual([0, 2, 4]);
  });
});

describe('species', () => {
  it('EC-3.8: twelve, two for each board', () => {
    expect(SPECIES).toHaveLength(12);
    expect(unique(SPECIES_IDS) && SPECIES_IDS.every(isKebab)).toBe(true);
    for (const colour of COLOURS) expect(SPECIES.filter((one) => one.colour === colour)).toHaveLength(2);
    expect(unique(SPECIES.map(({ start }) => SITE_IDS[start]))).toBe(true);
    expect(SPECIES.map(({ start }) => SECTORS[SITES[start].sector].ring)).toEqual(SPECIES.map(() => 'start'));
  });
  it('EC-25.1: the Terrans are alike', () => {
    const terrans = SPECIES.slice(0, 6).map(({ id: _, colour: __, start: ___, ...rest }) => rest);
    for (const terran of terrans) expect(terran).toEqual(terrans[0]);
    expect(terrans[0]).toMatchObject({ store: [3, 3, 4], rate: 2, colonyShips: 3, activations: [1, 1, 2, 2, 3, 2] });
  });
  it('EC-25.2, EC-25.3, EC-25.4, EC-25.6, EC-25.11, EC-25.12: the aliens are not', () => {
    const rows = SPECIES.slice(6).map(({ id, store, rate, colonyShips, discs, activations, technologies }) => [
      id,
      store.join('/'),
      rate,
      colonyShips,
      discs,
      activations.join(''),
      technologies.map((tech) => TECH_IDS[tech]).join(' '),
    ]);
    expect(rows).toEqual([
      ['eridani-empire', '26/2/4', 3, 3, 11, '112222', 'plasma-cannon gauss-shield fusion-drive'],
      ['hydran-progress', '2/6/2', 3, 3, 13, '122222', 'advanced-labs'],
      ['planta', '2/3/4', 3, 4, 13, '212222', 'starbase'],
      ['descendants-of-draco', '2/4/3', 3, 3, 13, '112222', 'fusion-drive'],
      ['mechanema', '3/3/4', 3, 3, 13, '113322', 'positron-computer'],
      ['orion-hegemony', '3/3/4', 4, 3, 13, '112222', 'neutron-bombs gauss-shield'],
    ]);
  });
  it('EC-9.1: only the Mechanema build for less', () => {
    const cheap = SPECIES.filter(({ prices }) => prices[0] < 3);
    expect(cheap.map(({ id, prices }) => [id, ...prices])).toEqual([['mechanema', 2, 4, 7, 2, 3, 8]]);
    expect(SPECIES[0].prices).toEqual([3, 5, 8, 3, 4, 10]);
  });
  it('EC-14.4: reputation tracks', () => {
    const spaces = SPECIES.slice(5).map(({ reputation }) => Object.values(reputation).join(''));
    expect(spaces).toEqual(['140', '040', '130', '130', '040', '040', '041']);
  });
});

describe('discoveries', () => {
  it('EC-1.7: 36 tiles of 24 kinds, and the Rift Conductor', () => {
    const base = DISCOVERIES.filter(({ id }) => id !== 'part-rift-conductor');
    expect(base).toHaveLength(24);
    expect(sum(base.map(({ copies }) => copies))).toBe(36);
    expect(unique(DISCOVERY_IDS) && DISCOVERY_IDS.every(isKebab)).toBe(true);
  });
  it('EC-24.2: resources', () => {
    const given = DISCOVERIES.flatMap(({ reward }) => (reward.kind === 'resources' ? [reward.resources] : []));
    expect(given.map((of) => of.map((n, kind) => `${n} ${RESOURCES[kind]}`).join())).toEqual([
      '0 money,0 science,6 materials',
      '0 money,5 science,0 materials',
      '8 money,0 science,0 materials',
      '3 money,2 science,2 materials',
    ]);
  });
  it('EC-24.6: one for each part that has no technology', () => {
    const parts = DISCOVERIES.flatMap(({ reward }) => (reward.kind === 'part' ? [reward.part] : []));
    expect(parts).toEqual(FOUND_PARTS);
  });
});

describe('ids', () => {
  it('name ships and sites', () => {
    expect(TYPES).toHaveLength(4);
    expect(SITE_IDS[siteOf('295b')]).toBe('295b');
    expect(() => siteOf('295')).toThrow('no sector 295');
  });
});
