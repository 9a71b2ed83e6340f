import { describe, expect, it } from 'vitest';
import { BALLS, BALLS_DRAWN, MOTHERSHIP_BALLS, MOTHERSHIP_BALLS_TWO_YELLOW } from '../src/content/balls.ts';
import {
  BASES,
  COLONY_POINTS,
  HOME_POINTS,
  NEIGHBOURS,
  PEOPLES,
  PLANET_COLONY_POINTS,
  PLANET_RESOURCE,
  PLANETS,
  POINT_COUNT,
  POINT_DOCK,
  POINT_INDEX,
  POINT_NEIGHBOURS,
  POINT_PEOPLE,
  POINT_PLANETS,
  POINT_SYSTEM,
  POINT_TYPE,
  POINT_TYPES,
  POINTS,
  SPACEPORT_POINT_OF,
  SPACEPORT_POINTS,
  SYSTEMS,
  WAYS,
} from '../src/content/board.ts';
import {
  BUILDABLES,
  COLONIES_PER_PLAYER,
  COLONY_VALUE,
  COLOURS,
  COST,
  COSTS,
  FAME_RINGS_AT_START,
  FAME_RINGS_IN_BOX,
  FIRST_UPGRADE,
  GOAL,
  RINGS_PER_PLAYER,
  SPACEPORT_VALUE,
  START_POINTS,
  STATIONS_PER_PLAYER,
  TRANSPORTERS_PER_PLAYER,
  UPGRADE_MAX,
  UPGRADES,
  UPGRADES_IN_BOX,
} from '../src/content/building.ts';
import {
  CHIT_ICE,
  CHIT_INDEX,
  CHIT_PIPS,
  CHIT_PIRATE,
  CHIT_PRODUCES,
  CHITS,
  CHITS_OF_DOT,
  DOTS,
  RESERVE_CHITS,
} from '../src/content/chits.ts';
import {
  ENCOUNTER_VERBS,
  ENCOUNTERS,
  type EncounterNode,
  OPPONENT_PLACES,
  OPPONENTS,
  QUESTIONS,
  STATS,
  THEMES,
} from '../src/content/encounters.ts';
import { CARD_PEOPLE, CARDS_PER_PEOPLE, FRIENDSHIP_CARDS } from '../src/content/friendshipCards.ts';
import {
  BANK_RATE,
  CARDS_PER_KIND,
  KINDS,
  RESOURCES,
  START_CARDS,
  SUPPLY_PER_KIND,
  SUPPLY_REBUILD_PER_KIND,
} from '../src/content/resources.ts';
import { BEGINNER_SETUP } from '../src/content/setups.ts';
import { contentDe } from '../src/text/content.de.ts';
import { contentEn } from '../src/text/content.en.ts';

const distance = (from: number, to: number) => WAYS.between(from, to);
const countOf = <T>(list: readonly T[], item: T) => list.filter((other) => other === item).length;
const plainNeighbours = (point: number) => NEIGHBOURS[point].filter((next) => POINTS[next].type === 'space');
const cards = (price: Partial<Record<(typeof RESOURCES)[number], number>>) => RESOURCES.map((kind) => price[kind] ?? 0);

describe('SF-1: components and limits', () => {
  it('SF-1.1: four colours', () => {
    expect(COLOURS).toEqual(['red', 'yellow', 'blue', 'white']);
  });
  it('SF-1.2: 3 rings, 3 transporters, 9 colonies and 7 stations for each colour', () => {
    const pieces = [RINGS_PER_PLAYER, TRANSPORTERS_PER_PLAYER, COLONIES_PER_PLAYER, STATIONS_PER_PLAYER];
    expect(pieces).toEqual([3, 3, 9, 7]);
  });
  it('SF-1.4, SF-1.5: five kinds of 20 cards', () => {
    expect([KINDS, CARDS_PER_KIND]).toEqual([5, 20]);
  });
  it('SF-1.11: 24 drives, 24 cannons and 20 freight rings, exactly enough for four full motherships; 40 fame rings', () => {
    expect(UPGRADES_IN_BOX).toEqual([24, 24, 20]);
    expect(UPGRADE_MAX.map((most) => most * COLOURS.length)).toEqual(UPGRADES_IN_BOX);
    expect(FAME_RINGS_IN_BOX).toBe(40);
  });
  it('SF-1.12: 32 encounter cards and 5 friendship cards for each of 4 peoples', () => {
    expect(ENCOUNTERS).toHaveLength(32);
    expect(FRIENDSHIP_CARDS).toHaveLength(20);
    PEOPLES.forEach((_, people) => {
      expect(
        countOf(
          FRIENDSHIP_CARDS.map((card) => card.people),
          people,
        ),
      ).toBe(CARDS_PER_PEOPLE);
    });
  });
  it('SF-1.13: four balls, one of each colour, of which two are drawn; red and blue give 4', () => {
    expect(MOTHERSHIP_BALLS.map((value) => BALLS[value])).toEqual(['black', 'blue', 'yellow', 'red']);
    expect(BALLS_DRAWN).toBe(2);
    expect(BALLS.indexOf('red') + BALLS.indexOf('blue')).toBe(4);
  });
  it('SF-1.14: the option adds a second yellow ball', () => {
    expect(MOTHERSHIP_BALLS_TWO_YELLOW).toHaveLength(5);
    expect(countOf(MOTHERSHIP_BALLS_TWO_YELLOW, BALLS.indexOf('yellow'))).toBe(2);
  });
});

describe('SF-1.9: number chits', () => {
  it('SF-1.9: 12 home, 21 outer and 5 reserve chits', () => {
    const sizes = DOTS.map((dot) => CHITS_OF_DOT[dot].length);
    expect(CHITS).toHaveLength(38);
    expect(sizes).toEqual([3, 3, 3, 3, 4, 4, 4, 3, 3, 3, 5]);
    expect(RESERVE_CHITS).toEqual([33, 34, 35, 36, 37]);
  });
  it('SF-1.9: as many chits of each dot as planets of that dot', () => {
    for (const dot of DOTS.filter((other) => other !== 'white')) {
      expect(CHITS_OF_DOT[dot].length, dot).toBe(
        countOf(
          PLANETS.map((planet) => planet.dot),
          dot,
        ),
      );
    }
  });
  it('SF-1.10: a chit with two numbers counts for both', () => {
    const chit = CHIT_INDEX.get('chit-beta-3')!;
    expect(CHITS[chit].numbers).toEqual([3, 12]);
    expect(CHIT_PRODUCES[chit]).toBe((1 << 3) | (1 << 12));
    expect(CHIT_PIPS[chit]).toBe(2 + 1);
  });
  it('SF-4.3: a chit either produces, or is a lair, or is ice; none produces on a 7', () => {
    CHITS.forEach((chit, i) => {
      expect([chit.numbers.length > 0, chit.pirate > 0, chit.ice > 0].filter(Boolean), chit.id).toHaveLength(1);
      expect([CHIT_PIRATE[i], CHIT_ICE[i]]).toEqual([chit.pirate, chit.ice]);
      expect((CHIT_PRODUCES[i] >> 7) & 1).toBe(0);
    });
  });
  it('SF-20.8: 5 special chits and 5 reserve chits, all of which produce', () => {
    const special = CHITS.filter((chit) => chit.pirate > 0 || chit.ice > 0);
    expect(special.map((chit) => chit.pirate || -chit.ice).sort((a, b) => a - b)).toEqual([-4, -3, 4, 5, 6]);
    for (const chit of RESERVE_CHITS) expect(CHIT_PRODUCES[chit]).toBeGreaterThan(0);
  });
});

describe('SF-1.6: the board', () => {
  it('SF-1.6: 11 systems of 3 planets, 4 of them at home, and 4 home bases, two on each side', () => {
    expect(SYSTEMS.map((system) => system.ring)).toEqual([
      ...Array(4).fill('home'),
      ...Array(4).fill('near'),
      ...Array(3).fill('far'),
    ]);
    expect(PLANETS).toHaveLength(33);
    expect(BASES.map((base) => base.side).sort()).toEqual(['left', 'left', 'right', 'right']);
  });
  it('SF-1.7: 3 colony points per system, 5 docks per base, numbered 1 to 5', () => {
    SYSTEMS.forEach((system, i) => {
      expect(system.colonyPoints.map((point) => POINTS[point].id)).toEqual(
        ['a', 'b', 'c'].map((c) => `${system.id}-${c}`),
      );
      for (const point of system.colonyPoints) expect(POINT_SYSTEM[point]).toBe(i);
    });
    BASES.forEach((base, people) => {
      expect(base.docks.map((point) => POINT_DOCK[point])).toEqual([1, 2, 3, 4, 5]);
      for (const point of base.docks) expect(POINT_PEOPLE[point]).toBe(people);
    });
  });
  it('SF-1.7: every colony point touches exactly 2 planets, both of its system', () => {
    for (const point of COLONY_POINTS) {
      const { planets, system } = POINTS[point];
      expect(planets).toHaveLength(2);
      for (const planet of planets) expect(PLANETS[planet].system).toBe(system);
    }
  });
  it('SF-1.8: every colony point has exactly 2 neighbours, plain ones, shared with no other colony point', () => {
    const taken = COLONY_POINTS.flatMap((point) => NEIGHBOURS[point]);
    for (const point of COLONY_POINTS) {
      expect(plainNeighbours(point)).toEqual(NEIGHBOURS[point]);
      expect(NEIGHBOURS[point]).toEqual([SPACEPORT_POINTS[point * 2], SPACEPORT_POINTS[point * 2 + 1]]);
      for (const beside of NEIGHBOURS[point]) expect(SPACEPORT_POINT_OF[beside]).toBe(point);
    }
    expect(new Set(taken).size).toBe(2 * 33);
    expect(Array.from(SPACEPORT_POINT_OF).filter((point) => point >= 0)).toHaveLength(2 * 33);
  });
  it('SF-1.8: no sun is a point', () => {
    const places = new Set(POINTS.map(({ x, y }) => `${x},${y}`));
    expect(places.size).toBe(POINT_COUNT);
    for (const { sun } of SYSTEMS) expect(places.has(`${sun.x},${sun.y}`)).toBe(false);
  });
  it('counts 295 points, of which 242 are plain, 33 for colonies and 20 docks, and 400 ways between them', () => {
    const types = POINTS.map((point) => point.type);
    expect(POINT_TYPES.map((type) => countOf(types, type))).toEqual([242, 33, 20]);
    expect(POINT_COUNT).toBe(295);
    expect(NEIGHBOURS.flat()).toHaveLength(2 * 400);
  });
  it('has every planet touch 2 colony points and 3 plain points, and no plain point 2 planets', () => {
    PLANETS.forEach((planet, i) => {
      const types = planet.points.map((point) => POINTS[point].type);
      expect([countOf(types, 'colony'), countOf(types, 'space'), types.length]).toEqual([2, 3, 5]);
      for (const point of planet.points) expect(POINTS[point].planets).toContain(i);
    });
    for (const point of POINTS) if (point.type !== 'colony') expect(point.planets.length).toBeLessThanOrEqual(1);
  });
  it('names every point, planet and system once', () => {
    const ids = [...POINTS, ...PLANETS, ...SYSTEMS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    POINTS.forEach(({ id }, i) => {
      expect(POINT_INDEX.get(id)).toBe(i);
    });
  });
  it('has every way lead back, between points 60 units apart', () => {
    POINTS.forEach((point, i) => {
      for (const next of NEIGHBOURS[i]) {
        expect(NEIGHBOURS[next]).toContain(i);
        const length = Math.hypot(point.x - POINTS[next].x, point.y - POINTS[next].y);
        expect(Math.abs(length - 60)).toBeLessThan(1);
      }
    });
  });
  it('repeats the records in the flat tables', () => {
    const row = (table: ArrayLike<number>, width: number, i: number) =>
      Array.from(table)
        .slice(i * width, (i + 1) * width)
        .filter((entry) => entry >= 0);
    POINTS.forEach((point, i) => {
      expect(POINT_TYPES[POINT_TYPE[i]]).toBe(point.type);
      expect(row(POINT_PLANETS, 2, i)).toEqual(point.planets);
      expect(row(POINT_NEIGHBOURS, 3, i)).toEqual(NEIGHBOURS[i]);
    });
    PLANETS.forEach((planet, i) => {
      expect(row(PLANET_COLONY_POINTS, 2, i)).toEqual(planet.colonyPoints);
      expect(PLANET_RESOURCE[i]).toBe(planet.resource);
    });
  });
});

describe('distances', () => {
  it('are the same both ways, 0 at home, 1 to each neighbour, and connect all points', () => {
    for (let a = 0; a < POINT_COUNT; a++) {
      expect(distance(a, a)).toBe(0);
      for (const next of NEIGHBOURS[a]) expect(distance(a, next)).toBe(1);
      for (let b = 0; b < a; b++) if (distance(a, b) !== distance(b, a)) expect.fail(`${a} to ${b}`);
    }
    expect(WAYS.longest).toBeLessThan(POINT_COUNT);
  });
  it('grow by at most one step from neighbour to neighbour', () => {
    for (let a = 0; a < POINT_COUNT; a++) {
      for (let b = 0; b < POINT_COUNT; b++) {
        const steps = NEIGHBOURS[b].map((next) => distance(a, next));
        if (a !== b && Math.min(...steps) !== distance(a, b) - 1) expect.fail(`${a} to ${b}`);
      }
    }
  });
  it('order all points of the board, nearest first, and say how many lie within reach', () => {
    for (let a = 0; a < POINT_COUNT; a++) {
      const order = [...WAYS.within(a, WAYS.longest)];
      const sorted = POINTS.map((_, b) => b).sort((b, c) => distance(a, b) - distance(a, c) || b - c);
      expect(order).toEqual(sorted);
      for (let steps = 0; steps < WAYS.longest; steps++) {
        expect([...WAYS.within(a, steps)]).toEqual(order.filter((b) => distance(a, b) <= steps));
      }
    }
  });
});

describe('SF-2: set-up', () => {
  const occupied = BEGINNER_SETUP.map(({ spaceport, colonies }) => [spaceport, ...colonies]);

  it('SF-2.1: each colour has 2 colonies and 1 spaceport in three home systems; together they fill all 12 points', () => {
    expect(occupied.flat().sort()).toEqual([...HOME_POINTS].sort());
    for (const points of occupied) expect(new Set(points.map((point) => POINT_SYSTEM[point])).size).toBe(3);
  });
  it('SF-2.3: the colony ship stands on a spaceport point of the own spaceport', () => {
    for (const { spaceport, colonyShip } of BEGINNER_SETUP) expect(SPACEPORT_POINT_OF[colonyShip]).toBe(spaceport);
    expect(BEGINNER_SETUP.map(({ colonyShip }) => POINTS[colonyShip].id)).toEqual(['s201', 's178', 's187', 's204']);
  });
  it('SF-2.5: 5 colonies, 2 rings and 2 transporters are left', () => {
    const colonies = COLONIES_PER_PLAYER - occupied[0].length - 1;
    expect([colonies, RINGS_PER_PLAYER - 1, TRANSPORTERS_PER_PLAYER - 1]).toEqual([5, 2, 2]);
  });
  it('SF-2.6: every home planet shows one chit of its letter, each chit once; outer planets show none', () => {
    const home = PLANETS.filter((planet) => SYSTEMS[planet.system].ring === 'home');
    const outer = PLANETS.filter((planet) => SYSTEMS[planet.system].ring !== 'home');
    for (const planet of home) expect(CHITS[planet.beginnerChit].dot).toBe(planet.dot);
    expect(new Set(home.map((planet) => planet.beginnerChit)).size).toBe(12);
    for (const planet of outer) expect(planet.beginnerChit).toBe(-1);
  });
  it('SF-2.8: 12 of each kind in the supply stack, 8 in the bank; 6 when it is formed anew', () => {
    expect([SUPPLY_PER_KIND, CARDS_PER_KIND - SUPPLY_PER_KIND, SUPPLY_REBUILD_PER_KIND]).toEqual([12, 8, 6]);
  });
  it('SF-2.9, SF-2.10: 3 cards, 1 fame ring and 4 points, which are those of 2 colonies and a spaceport', () => {
    expect([START_CARDS, FAME_RINGS_AT_START, START_POINTS]).toEqual([3, 1, 4]);
    expect(2 * COLONY_VALUE + SPACEPORT_VALUE).toBe(START_POINTS);
  });
  it('gives every colour 22 pips and all five resources', () => {
    for (const points of occupied) {
      const planets = points.flatMap((point) => POINTS[point].planets);
      expect(planets.reduce((sum, planet) => sum + CHIT_PIPS[PLANETS[planet].beginnerChit], 0)).toBe(22);
      expect(new Set(planets.map((planet) => PLANETS[planet].resource)).size).toBe(KINDS);
    }
  });
  it('gives every colour an outer colony point 5 steps away', () => {
    const outer = COLONY_POINTS.filter((point) => !HOME_POINTS.includes(point));
    const nearest = BEGINNER_SETUP.map(({ colonyShip }) =>
      Math.min(...outer.map((point) => distance(colonyShip, point))),
    );
    expect(nearest).toEqual([5, 5, 5, 5]);
  });
});

describe('SF-8 to SF-10: rates, prices and limits', () => {
  it('SF-8.1, SF-8.2: 3:1, and 2:1 for trade goods', () => {
    expect(BANK_RATE).toEqual([3, 3, 3, 3, 2]);
  });
  it('SF-9.2: ships and upgrades', () => {
    const price = (what: (typeof BUILDABLES)[number]) => COST[BUILDABLES.indexOf(what)];
    expect(price('colony-ship')).toEqual(cards({ ore: 1, fuel: 1, carbon: 1, food: 1 }));
    expect(price('trade-ship')).toEqual(cards({ ore: 1, fuel: 1, goods: 2 }));
    expect(price('drive')).toEqual(cards({ fuel: 2 }));
    expect(price('cannon')).toEqual(cards({ carbon: 2 }));
    expect(price('freight-ring')).toEqual(cards({ ore: 2 }));
  });
  it('SF-9.3: a spaceport costs 3 carbon and 2 food', () => {
    expect(COST[BUILDABLES.indexOf('spaceport')]).toEqual(cards({ carbon: 3, food: 2 }));
  });
  it('repeats the prices in the flat table, and the upgrades at the end of the buildables', () => {
    expect(COSTS).toEqual(COST.flat());
    expect(BUILDABLES.slice(FIRST_UPGRADE)).toEqual(UPGRADES);
  });
  it('SF-10.1: at most 6 drives, 6 cannons and 5 freight rings', () => {
    expect(UPGRADES).toEqual(['drive', 'cannon', 'freight-ring']);
    expect(UPGRADE_MAX).toEqual([6, 6, 5]);
  });
  it('SF-22.7: colonies and spaceports alone cannot win', () => {
    const extra = (SPACEPORT_VALUE - COLONY_VALUE) * RINGS_PER_PLAYER;
    expect(COLONIES_PER_PLAYER * COLONY_VALUE + extra).toBe(12);
    expect(GOAL).toBe(15);
  });
});

describe('SF-12: encounter cards', () => {
  const nodes = ENCOUNTERS.flatMap((card) => card.nodes);
  const effects = nodes.flatMap((node) => (node.kind === 'effects' ? node.effects : []));
  const below = (node: EncounterNode): number[] => {
    if (node.kind === 'give-cards' || node.kind === 'balls') return node.next.filter((next) => next >= 0);
    if (node.kind === 'choose') return [node.yes, node.no];
    if (node.kind === 'compare') return [node.atLeast, node.less];
    return node.next >= 0 ? [node.next] : [];
  };
  const asked = (node: EncounterNode) => ('question' in node ? [node.question] : []);

  it('SF-12.1: each card is a tree: numbered from the root, every other node follows exactly one', () => {
    for (const { id, nodes } of ENCOUNTERS) {
      expect(
        nodes.map((node) => node.index),
        id,
      ).toEqual(nodes.map((_, i) => i));
      const followers = nodes.flatMap((node) => [...new Set(below(node))]);
      expect(
        followers.sort((a, b) => a - b),
        id,
      ).toEqual(nodes.slice(1).map((node) => node.index));
      for (const node of nodes) for (const next of below(node)) expect(next, id).toBeGreaterThan(node.index);
    }
  });
  it('SF-12.1: every theme is met, every question asked, every way to compare used', () => {
    expect(new Set(ENCOUNTERS.map((card) => card.theme))).toEqual(new Set(THEMES));
    expect(new Set([...nodes.flatMap(asked), ...ENCOUNTERS.map((card) => card.opening)])).toEqual(new Set(QUESTIONS));
    expect(new Set(nodes.flatMap((node) => (node.kind === 'compare' ? [node.stat] : [])))).toEqual(new Set(STATS));
  });
  it('SF-12.3: all four neighbours are met', () => {
    const met = nodes.flatMap((node) => (node.kind === 'compare' ? [node.opponent] : []));
    expect(new Set(met)).toEqual(new Set(OPPONENTS));
    expect(OPPONENTS.map((opponent) => OPPONENT_PLACES[opponent])).toEqual([1, -1, 2, -2]);
  });
  it('SF-12.5: yes asks for the cards that it costs', () => {
    for (const card of ENCOUNTERS) {
      for (const node of card.nodes) {
        if (node.kind !== 'choose') continue;
        const yes = card.nodes[node.yes];
        const first = yes.kind === 'effects' ? yes.effects[0] : undefined;
        const costs = yes.kind === 'pay' ? yes.cards : first?.do === 'exchange' ? first.give : 0;
        expect(node.needsCards, card.id).toBe(costs);
      }
    }
    expect(ENCOUNTERS.slice(8, 15).map(({ nodes: [root] }) => root.kind === 'choose' && root.needsCards)).toEqual([
      2, 2, 2, 1, 1, 1, 1,
    ]);
  });
  it('SF-12.6: gifts are of 0 to 3 cards', () => {
    for (const node of nodes) if (node.kind === 'give-cards') expect(node.next).toHaveLength(4);
  });
  it('SF-12.9: the drives of enc-16 to enc-18 are compared without a draw; losing the race leads to the fight', () => {
    for (const card of ENCOUNTERS.slice(15, 18)) {
      expect(card.theme).toBe('pirate-attack');
      const race = card.nodes.find((node) => node.kind === 'compare' && node.stat === 'drives');
      expect(race?.kind === 'compare' && card.nodes[race.less]).toMatchObject({ kind: 'compare', stat: 'combat' });
    }
  });
  it('SF-12.11: balls decide on enc-12 to enc-15 alone, and every sum from 1 to 5 has a result', () => {
    const rolling = ENCOUNTERS.filter((card) => card.nodes.some((node) => node.kind === 'balls'));
    expect(rolling.map((card) => card.id)).toEqual(['enc-12', 'enc-13', 'enc-14', 'enc-15']);
    for (const node of nodes) {
      if (node.kind === 'balls')
        expect(node.next.map((next) => next >= 0)).toEqual([false, true, true, true, true, true]);
    }
  });
  it('SF-12.21, SF-12.22: wear and tear above 8 and above 6 upgrades, the second with fame for freight rings', () => {
    expect(ENCOUNTERS[30].nodes[0]).toMatchObject({
      effects: [{ do: 'wear', above: 8 }, { do: 'reshuffle' }, { do: 'new-encounter' }],
    });
    expect(ENCOUNTERS[31].nodes[0]).toMatchObject({
      effects: [
        { do: 'wear', above: 6 },
        { do: 'fame-to-most-freight-rings' },
        { do: 'reshuffle' },
        { do: 'new-encounter' },
      ],
    });
  });
  it('SF-12.24: no on enc-25 to enc-27 calls for a new encounter', () => {
    for (const { nodes } of ENCOUNTERS.slice(24, 27)) {
      const [root] = nodes;
      expect(root.kind === 'choose' && nodes[root.no]).toMatchObject({ effects: [{ do: 'new-encounter' }] });
    }
  });
  it('SF-12.28: a disguised pirate opens exactly like a merchant', () => {
    const merchants = ENCOUNTERS.slice(0, 8);
    expect(merchants.map((card) => card.opening)).toEqual(Array(8).fill('merchant'));
    expect(merchants.flatMap((card) => asked(card.nodes[0]))).toEqual(Array(8).fill('merchant'));
    expect(merchants.slice(6).flatMap((card) => asked(card.nodes[1]))).toEqual(['attack-pirate', 'attack-pirate']);
  });
  it('SF-12.28: whatever a card asks first is its opening', () => {
    for (const card of ENCOUNTERS) for (const question of asked(card.nodes[0])) expect(question).toBe(card.opening);
  });
  it('uses every verb, and no effect that does nothing', () => {
    expect(new Set(effects.map((effect) => effect.do))).toEqual(new Set(ENCOUNTER_VERBS));
    for (const effect of effects) {
      if (effect.do === 'fame') expect(effect.rings).not.toBe(0);
      if (effect.do === 'gain') expect(RESOURCES[effect.resource]).toBeDefined();
      if (effect.do === 'gain' || effect.do === 'gain-any') expect(effect.cards).toBeGreaterThan(0);
    }
  });
  it('SF-12.20: gifts come back only where some were given', () => {
    for (const { id, nodes } of ENCOUNTERS) {
      const returns = nodes.some((node) => node.kind === 'effects' && node.effects.some((e) => e.do === 'return-gift'));
      if (returns) expect(nodes[0].kind, id).toBe('give-cards');
    }
  });
});

describe('SF-18: friendship cards', () => {
  const of = (people: (typeof PEOPLES)[number]) =>
    FRIENDSHIP_CARDS.filter((card) => PEOPLES[card.people] === people).map(({ modifiers }) => modifiers);

  it('SF-18.2: one bonus card of the Green Folk for each resource', () => {
    expect(of('green-folk')).toEqual(RESOURCES.map((kind) => [{ at: `harvest-${kind}`, add: 1 }]));
  });
  it('SF-18.4, SF-8.3, SF-8.4: one card of the Merchants for each resource: 2:1, or 1:1 once per turn for trade goods', () => {
    expect(of('merchants')).toEqual([
      ...['ore', 'fuel', 'carbon', 'food'].map((kind) => [{ at: `bank-rate-${kind}`, to: 2 }]),
      [{ at: 'once-rate-goods', to: 1 }],
    ]);
    expect(Array.from(BANK_RATE)).toEqual([3, 3, 3, 3, 2]);
  });
  it('SF-18.4: the Scientists have three mixed cards, one with 2 drives and one with 2 cannons', () => {
    const mixed = [
      { at: 'drives', add: 1 },
      { at: 'cannons', add: 1 },
    ];
    expect(of('scientists')).toEqual([mixed, mixed, mixed, [{ at: 'drives', add: 2 }], [{ at: 'cannons', add: 2 }]]);
  });
  it('SF-18.5, SF-5.5: the Diplomats have tribute from 13 cards on, fame twice, help and relief', () => {
    expect(of('diplomats')).toEqual([
      [{ at: 'tribute-limit', to: 12 }],
      [{ at: 'buy-fame', to: 1 }],
      [{ at: 'buy-fame', to: 1 }],
      [{ at: 'levy', to: 1 }],
      [{ at: 'relief', to: 1 }],
    ]);
  });
  it('names every card once, people by people', () => {
    expect(new Set(FRIENDSHIP_CARDS.map((card) => card.id)).size).toBe(20);
    FRIENDSHIP_CARDS.forEach((card, i) => {
      expect(CARD_PEOPLE[i]).toBe(card.people);
      expect(Math.floor(i / CARDS_PER_PEOPLE)).toBe(card.people);
    });
  });
});

describe('words', () => {
  const keys = new Set<string>(Object.keys(contentEn));
  const prefixed = (prefix: string, ids: readonly string[]) => ids.map((id) => `${prefix}.${id}`);
  const cardIds = FRIENDSHIP_CARDS.map((card) => card.id);
  const expected = [
    ...prefixed('resource', RESOURCES),
    ...prefixed('card-word', RESOURCES),
    ...prefixed('buildable', BUILDABLES),
    ...prefixed('upgrade', UPGRADES),
    ...prefixed('colour', COLOURS),
    ...prefixed('ball', BALLS),
    ...prefixed('people', PEOPLES),
    ...prefixed(
      'system',
      SYSTEMS.map((system) => system.id),
    ),
    ...prefixed('card', cardIds),
    ...prefixed('card-text', cardIds),
    ...prefixed('card-question', QUESTIONS),
    ...prefixed('opponent', OPPONENTS),
    ...prefixed('compare', STATS),
    ...prefixed('effect', [...ENCOUNTER_VERBS, 'fame-loss']),
  ];

  it('exist for every component, and for nothing else', () => {
    expect(keys).toEqual(new Set(expected));
    expect(expected).toHaveLength(keys.size);
  });
  it('have the same keys in English and German', () => {
    expect(Object.keys(contentDe)).toEqual(Object.keys(contentEn));
  });
  it('take the same arguments in English and German', () => {
    const args = (message: string) => [...new Set(message.match(/(?<=\{)[a-z]+(?=[,}])/g))].sort();
    for (const [key, english] of Object.entries(contentEn)) {
      expect(args(contentDe[key as keyof typeof contentEn]), key).toEqual(args(english));
    }
  });
  it('agree with the board on the names of the systems', () => {
    const words: Readonly<Record<string, string>> = contentEn;
    for (const system of SYSTEMS) expect(words[`system.${system.id}`]).toBe(system.name);
  });
});
