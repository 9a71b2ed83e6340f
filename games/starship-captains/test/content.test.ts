import { sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARD,
  ACTION_CARDS,
  ACTION_TYPES,
  ANY,
  ARTIFACT_COLOURS,
  ARTIFACT_TYPES,
  ARTIFACTS_PER_TYPE,
  ARTIFACTS_TO_ACTIVATE,
  artifactFits,
  BLUE,
  BOARD_IDS,
  BONUS_ORDER,
  BONUSES,
  BOTTOM,
  BOX,
  COLOURS,
  CREW_COLOURS,
  CREW_KINDS,
  DISPLAY_OMEGAS,
  DISPLAY_TECHS,
  dealtTriangles,
  EDGES,
  EFFECT_OPS,
  type Effect,
  type EffectOp,
  type Effects,
  EPILOGUES,
  EVENT,
  EVENT_COUNT,
  EVENTS,
  EVENTS_OF_FACTION,
  epilogueOf,
  FACTIONS,
  FIRST_OMEGA,
  FLEET,
  type GameMap,
  GOLD,
  GREY,
  HOME,
  HOME_TRIANGLE_ROUND,
  isMandatory,
  isOmega,
  LEFT,
  MANDATORY,
  MAPS,
  MAX_COMMANDERS,
  MAX_EVENTS,
  MISSION,
  MISSION_COUNT,
  MISSIONS,
  mapFor,
  missionTriangles,
  NIAN,
  numberTriangles,
  OMEGAS,
  opposite,
  otherEnd,
  PASSENGER,
  PASSENGERS,
  PIRATE_REWARDS,
  PIRATES,
  PIRATES_PER_COLOUR,
  POINTS,
  PRINTED_SYMBOLS,
  PROMOTE_COST,
  type PrintedSymbol,
  QUEUE_REMAIN,
  RED,
  REWARD_EFFECTS,
  RIGHT,
  ROOM,
  ROOM_IDS,
  ROUND_GOODS,
  ROUNDS,
  ROUTE_COLOUR,
  ROUTE_COLOURS,
  SCORED,
  SCORING,
  type Score,
  SHIP_ROOMS,
  SLOT_NEIGHBOURS,
  SLOTS,
  SOLO_DISPLAY_OMEGAS,
  SOLO_EVENT_OF_FACTION,
  SPECIALISE_COST,
  START_BREAK_AREA,
  START_MEDALS,
  START_READY_ROOM,
  START_STORAGE_DAMAGE,
  START_TECH_DAMAGE,
  STATION,
  STATION_EFFECTS,
  STATIONS,
  STORAGE_SLOTS,
  SYMBOL,
  SYMBOLS,
  symbols,
  TECH,
  TECH_BOARDS,
  TECH_COUNT,
  TECH_TYPES,
  TECHNOLOGIES,
  TECHS,
  type Tech,
  TINCAN,
  TOP,
  TRACK_LENGTH,
  TRACK_SIDES,
  TRACKS,
  TRIANGLES,
  TRIGGERS,
  UNLIMITED,
  withNested,
  YELLOW,
  ZONES,
} from '../src/content/index.ts';
import { contentDe } from '../src/text/content.de.ts';
import { contentEn } from '../src/text/content.en.ts';

const en: Readonly<Record<string, string>> = contentEn;
const de: Readonly<Record<string, string>> = contentDe;

const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);
const idsOf = <T extends { readonly id: string }>(list: readonly T[], fits: (thing: T) => boolean) =>
  list.filter(fits).map((thing) => thing.id);
const tally = (values: readonly (string | number)[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const abilityOf = (id: string) => TECHS[TECH[id]].ability;
function bonusOf(id: string) {
  const ability = abilityOf(id);
  const [{ at, to = 0 }] = ability?.kind === 'modifier' ? ability.modifiers : [{ at: 'storage' as const }];
  return [at, BONUSES[to]];
}
const abilityEffects = ({ ability }: Tech): Effects => (ability && 'effects' in ability ? ability.effects : []);

/** All effects of the box, by where they stand. */
const PRINTED: Readonly<Record<string, Effects>> = {
  rooms: SHIP_ROOMS.flatMap((room) => room.effects),
  technologies: TECHS.flatMap((tech) => [...tech.effects, ...abilityEffects(tech)]),
  missions: MISSIONS.flatMap((mission) => mission.rows.flatMap((row) => row.effects)),
  tracks: TRACKS.flat().flatMap((track) => track.fields.flatMap((field) => field.bonus)),
  stations: STATION_EFFECTS.flat(),
  pirates: REWARD_EFFECTS.flat(),
  events: EVENTS.flatMap((event) => event.effects),
  passengers: PASSENGERS.flatMap((passenger) => passenger.action),
};
const ALL = withNested(Object.values(PRINTED).flat());
const ops = (effects: Effects) => tally(withNested(effects).map(({ op }) => op));

describe('SC-1: what is in the box', () => {
  it('SC-1.1: 50 technologies, 12 omegas, 50 missions, 11 events', () => {
    expect([TECHNOLOGIES.length, OMEGAS.length, MISSION_COUNT]).toEqual([50, 12, 50]);
    expect(EVENTS.filter((event) => !event.solo)).toHaveLength(11);
    expect([BOX.technologies, BOX.omegas, BOX.missions, BOX.events]).toEqual([50, 12, 50, 11]);
  });

  it('SC-1.1: 16 triangles, 30 pirates, 27 artifacts, two sides of map, tracks and boards', () => {
    expect([TRIANGLES.length, PIRATES.length, ARTIFACT_TYPES.length * ARTIFACTS_PER_TYPE]).toEqual([16, 30, 27]);
    expect([BOX.triangles, BOX.pirates, BOX.artifacts]).toEqual([16, 30, 27]);
    expect([MAPS.length, TECH_BOARDS.length, TRACKS.length]).toEqual([2, 2, 3]);
    for (const sides of TRACKS) expect(sides).toHaveLength(TRACK_SIDES);
    expect([BOX.medals, BOX.damage, BOX.trophies, BOX.stationCards]).toEqual([18, 32, 3, 2]);
  });

  it('SC-1.2: figures', () => {
    expect([BOX.ensignsPerColour, BOX.cadets, BOX.androids, BOX.promotionRings, BOX.ships]).toEqual([18, 12, 8, 20, 4]);
    expect(CREW_KINDS).toEqual(['cadet', 'ensign', 'commander', 'android']);
    expect(COLOURS.slice(0, CREW_COLOURS)).toEqual(['red', 'yellow', 'blue']);
  });

  it('SC-1.3: 3 markers and 5 promotion rings for each of 4 players', () => {
    expect([BOX.factionMarkers / BOX.ships, BOX.promotionRings / BOX.ships]).toEqual([3, MAX_COMMANDERS]);
  });

  it('SC-1.4: 6 passengers, 7 action cards, 3 solo events', () => {
    expect([PASSENGERS.length, ACTION_CARDS.length, SOLO_EVENT_OF_FACTION.length]).toEqual([6, 7, 3]);
    expect([BOX.passengers, BOX.actionCards, BOX.soloEvents]).toEqual([6, 7, 3]);
  });

  it('SC-1.5, SC-1.6: what never runs out', () => {
    expect(UNLIMITED).toEqual(['damage', 'medals', 'ensigns', 'cadets', 'androids']);
  });

  it('SC-1.11: three types of artifacts, each of two colours', () => {
    const names = ARTIFACT_COLOURS.map((colours) => colours.map((colour) => COLOURS[colour]).join('-'));
    expect(names).toEqual(ARTIFACT_TYPES);
    expect(ARTIFACTS_PER_TYPE).toBe(9);
  });

  it('SC-1.12: 10 pirates of each colour, 6 with artifact and medal, 4 with an android', () => {
    expect(PIRATES_PER_COLOUR).toEqual([6, 4]);
    const kinds = tally(PIRATES.map(({ colour, reward }) => `${ROUTE_COLOURS[colour]} ${PIRATE_REWARDS[reward]}`));
    expect(kinds).toEqual({
      ...{ 'violet artifact-medal': 6, 'green artifact-medal': 6, 'yellow artifact-medal': 6 },
      ...{ 'violet android': 4, 'green android': 4, 'yellow android': 4 },
    });
  });

  it('SC-13.13: rewards of pirates', () => {
    expect(REWARD_EFFECTS).toEqual([
      [
        { op: 'gainArtifact', n: 1 },
        { op: 'gainMedal', n: 1 },
      ],
      [{ op: 'gainAndroid', n: 1 }],
    ]);
  });
});

describe('SC-2, SC-3: the maps', () => {
  const places = (map: GameMap) => map.places.map((_, place) => place);
  const reachable = (map: GameMap) => {
    const found = new Set([HOME]);
    for (const place of found) for (const next of map.neighbours[place]) found.add(next);
    return found.size;
  };

  it('SC-3.1: 13 planets, 21 routes and 5 pirates; for 4 players 15, 24 and 6', () => {
    const counts = MAPS.map((map) => [map.id, map.places.length - 1, map.routes.length, map.startPirates.length]);
    expect(counts).toEqual([
      ['side1-3', 13, 21, 5],
      ['side4', 15, 24, 6],
    ]);
    expect([1, 2, 3, 4].map((players) => MAPS[mapFor(players)].id)).toEqual(['side1-3', 'side1-3', 'side1-3', 'side4']);
  });

  it('SC-2.1: home comes first, the planets follow in order (SC-3.14)', () => {
    for (const map of MAPS) {
      expect(map.places.map((place) => place.id)).toEqual(places(map).map((i) => (i === HOME ? 'home' : `p${i}`)));
      expect([map.placeOf.home, map.placeOf.p13]).toEqual([HOME, 13]);
    }
  });

  it('SC-2.2: every place has exactly one route of each colour', () => {
    for (const map of MAPS) {
      for (const place of places(map)) {
        const at = map.routes.filter((route) => route.a === place || route.b === place);
        expect(at.map((route) => route.colour).sort()).toEqual(ROUTE_COLOURS.map((_, colour) => colour));
        expect(map.routesAt[place].map((route) => map.routes[route].colour)).toEqual([0, 1, 2]);
        for (const route of map.routesAt[place]) expect(at).toContain(map.routes[route]);
      }
    }
  });

  it('SC-9.1: both ends of a route are neighbours of each other', () => {
    for (const map of MAPS) {
      map.routes.forEach(({ a, b, colour }, route) => {
        expect(a).toBeLessThan(b);
        expect([otherEnd(map, route, a), otherEnd(map, route, b)]).toEqual([b, a]);
        expect([map.neighbours[a][colour], map.neighbours[b][colour]]).toEqual([b, a]);
      });
      expect(isUnique(map.routes.map(({ a, b }) => `${a} ${b}`))).toBe(true);
      expect(reachable(map)).toBe(map.places.length);
    }
  });

  it('SC-3.9: start pirates, and routes by their ids', () => {
    expect(MAPS.map((map) => map.startPirates.map((route) => map.routes[route].id))).toEqual([
      ['p1-p4', 'p2-p10', 'p3-p5', 'p9-p12', 'p11-p13'],
      ['p2-p3', 'p4-p13', 'p5-p8', 'p6-p10', 'p7-p14', 'p12-p15'],
    ]);
    for (const map of MAPS) {
      map.routes.forEach(({ id, a, b }, route) => {
        expect(id).toBe(`${map.places[a].id}-${map.places[b].id}`);
        expect(map.routeOf[id]).toBe(route);
      });
    }
  });

  it('SC-2.2: colours of the routes at the home station', () => {
    const fromHome = MAPS.map((map) => map.neighbours[HOME].map((place) => map.places[place].id));
    expect(fromHome).toEqual([
      ['p6', 'p11', 'p8'],
      ['p3', 'p9', 'p12'],
    ]);
    expect([ROUTE_COLOUR.violet, ROUTE_COLOUR.green, ROUTE_COLOUR.yellow]).toEqual([0, 1, 2]);
  });

  it('is drawn inside its canvas, no two places on one spot', () => {
    for (const map of MAPS) {
      for (const { x, y } of map.places) {
        expect(x > 0 && x < map.width && y > 0 && y < map.height).toBe(true);
      }
      expect(isUnique(map.places.map(({ x, y }) => `${x} ${y}`))).toBe(true);
    }
  });
});

describe('SC-3: triangles', () => {
  it('SC-3.3: 3 of stations, 5 numbers, 8 missions; two of them for 4 players only', () => {
    expect(tally(TRIANGLES.map(({ kind }) => kind))).toEqual({ station: 3, number: 5, mission: 8 });
    expect(idsOf(TRIANGLES, ({ fourPlayerOnly }) => fourPlayerOnly)).toEqual(['tr-5', 'tr-mission-8']);
  });

  it('SC-3.4: 13 are dealt, with 4 players 15, one to each planet', () => {
    for (const players of [1, 2, 3, 4]) {
      const dealt = dealtTriangles(players);
      expect(dealt).toHaveLength(players === 4 ? 15 : 13);
      expect(dealt).toHaveLength(MAPS[mapFor(players)].places.length - 1);
      const { station, number, mission } = tally(dealt.map(({ kind }) => kind));
      expect([station, number, mission]).toEqual([2, numberTriangles(players), missionTriangles(players)]);
    }
    expect([numberTriangles(2), missionTriangles(2)]).toEqual([4, 7]);
    expect([numberTriangles(4), missionTriangles(4)]).toEqual([5, 8]);
  });

  it('SC-3.3: the home station triangle is never dealt', () => {
    expect(dealtTriangles(4).map(({ id }) => id)).not.toContain('tr-home');
    expect(dealtTriangles(1).slice(0, 3)).toMatchObject([
      { station: STATION.tincan },
      { station: STATION.nian },
      { number: 1 },
    ]);
  });

  it('SC-10.13: what the stations give', () => {
    const onAny = { op: 'advance', faction: ANY, n: 1 };
    expect(STATION_EFFECTS).toEqual([
      [onAny, onAny, onAny],
      [
        { op: 'gainAndroid', n: 1 },
        { op: 'advance', faction: TINCAN, n: 1 },
      ],
      [
        { op: 'gainArtifact', n: 2 },
        { op: 'advance', faction: NIAN, n: 1 },
      ],
    ]);
  });
});

describe('SC-3 to SC-7: tables', () => {
  it('SC-3.2, SC-5.1: four rounds and their goods', () => {
    expect([ROUNDS, ROUND_GOODS.length, HOME_TRIANGLE_ROUND]).toEqual([4, 4, 2]);
    expect(ROUND_GOODS.map(({ medals, cadets }) => `${medals} ${cadets}`)).toEqual(['0 0', '1 0', '0 1', '0 1']);
  });

  it('SC-3.10, SC-3.11, SC-22.2: 5 alphas and 3 omegas in the display, in the solo game 2', () => {
    expect([DISPLAY_TECHS, DISPLAY_OMEGAS, SOLO_DISPLAY_OMEGAS]).toEqual([5, 3, 2]);
  });

  it('SC-4.1 to SC-4.3: 1 medal, one ensign of each colour resting and ready, 1 cadet', () => {
    expect(START_MEDALS).toBe(1);
    expect(START_BREAK_AREA).toEqual([RED, YELLOW, BLUE]);
    expect(START_READY_ROOM).toEqual({ ensigns: [1, 1, 1], cadets: 1 });
    // SC-25.6
    expect(START_BREAK_AREA.length + sum(START_READY_ROOM.ensigns) + START_READY_ROOM.cadets).toBe(7);
  });

  it('SC-4.5, SC-4.6: 7 damage at the start', () => {
    expect([STORAGE_SLOTS, START_STORAGE_DAMAGE + START_TECH_DAMAGE]).toEqual([8, 7]);
  });

  it('SC-6.2 to SC-6.4, SC-7.6, SC-20.3: costs and limits', () => {
    expect([SPECIALISE_COST, PROMOTE_COST, MAX_COMMANDERS]).toEqual([1, 3, 5]);
    expect([ARTIFACTS_TO_ACTIVATE, QUEUE_REMAIN, MAX_EVENTS]).toEqual([2, 3, 2]);
  });

  it('SC-7.1: the basic rooms', () => {
    expect(SHIP_ROOMS).toEqual([
      { id: 'helm', colour: RED, effects: [{ op: 'move', n: 2 }] },
      { id: 'weapons', colour: YELLOW, effects: [{ op: 'attack' }] },
      { id: 'research', colour: BLUE, effects: [{ op: 'research' }] },
      { id: 'maintenance', colour: GREY, effects: [{ op: 'repair', n: 1 }] },
    ]);
    expect(ROOM_IDS).toEqual(SHIP_ROOMS.map((room) => room.id));
    expect([ROOM.helm, ROOM.maintenance]).toEqual([0, 3]);
  });

  it('SC-7.6 to SC-7.8: any two artifacts share a colour', () => {
    const rooms = (a: number, b: number) =>
      [RED, YELLOW, BLUE, GREY].filter((colour) => artifactFits(a, colour) && artifactFits(b, colour));
    expect(rooms(0, 1)).toEqual([RED, GREY]);
    expect(rooms(1, 1)).toEqual([RED, BLUE, GREY]);
    expect(rooms(0, 2)).toEqual([YELLOW, GREY]);
    expect(rooms(1, 2)).toEqual([BLUE, GREY]);
  });

  it('SC-21.4 to SC-21.6, SC-18.6: points', () => {
    expect(SCORING).toEqual({
      ...{ commander: 1, android: 1, pirate: 1, artifact: 0.5, medal: 0.5, damage: -1, lap: 5 },
    });
  });

  it('SC-21.9: 56 bands of epilogues, halves rounded down', () => {
    expect([EPILOGUES.length, EPILOGUES[0], EPILOGUES[1], EPILOGUES.at(-1)]).toEqual([56, 0, 21, 75]);
    expect([-3, 0, 20, 20.5, 21, 43.5, 74.5, 75, 120].map(epilogueOf)).toEqual([0, 0, 0, 0, 21, 43, 74, 75, 75]);
    for (let points = -10; points < 100; points += 0.5) expect(EPILOGUES).toContain(epilogueOf(points));
  });
});

describe('SC-4.6, SC-14.8: technology boards', () => {
  it('SC-4.6: 6 slots in 2 rows of 3, 4 of them damaged at the start', () => {
    expect(TECH_BOARDS.map((board) => board.id)).toEqual(BOARD_IDS);
    for (const { slots } of TECH_BOARDS) {
      expect(slots.map(({ id, row, column }) => `${id} ${row} ${column}`)).toEqual([
        ...['s1 0 0', 's2 0 1', 's3 0 2', 's4 1 0', 's5 1 1', 's6 1 2'],
      ]);
      expect(slots).toHaveLength(SLOTS);
      expect(slots.filter((slot) => slot.startDamaged)).toHaveLength(START_TECH_DAMAGE);
    }
    const whole = TECH_BOARDS.map((board) => idsOf(board.slots, (slot) => !slot.startDamaged));
    expect(whole).toEqual([
      ['s2', 's5'],
      ['s1', 's5'],
    ]);
  });

  it('SC-14.8: neighbours are mutual, and touch at opposite edges', () => {
    SLOT_NEIGHBOURS.forEach((across, slot) => {
      expect(across).toHaveLength(EDGES.length);
      across.forEach((next, edge) => {
        if (next >= 0) expect(SLOT_NEIGHBOURS[next][opposite(edge)]).toBe(slot);
      });
    });
    // 2 rows of 3 touch at 7 edges and have 10 outer ones
    expect(SLOT_NEIGHBOURS.flat().filter((next) => next < 0)).toHaveLength(10);
    expect([SLOT_NEIGHBOURS[0][RIGHT], SLOT_NEIGHBOURS[0][BOTTOM], SLOT_NEIGHBOURS[5][LEFT]]).toEqual([1, 3, 4]);
    expect([SLOT_NEIGHBOURS[5][TOP], SLOT_NEIGHBOURS[0][TOP], SLOT_NEIGHBOURS[0][LEFT]]).toEqual([2, -1, -1]);
    for (const { slots } of TECH_BOARDS) expect(slots.map((slot) => slot.neighbours)).toEqual(SLOT_NEIGHBOURS);
  });

  it('SC-14.8: the frame is printed at outer edges, the inside at the others', () => {
    for (const slot of TECH_BOARDS.flatMap((board) => board.slots)) {
      slot.neighbours.forEach((next, edge) => {
        expect((next < 0 ? slot.inner : slot.frame)[edge], `${slot.id} ${EDGES[edge]}`).toBe(-1);
      });
    }
    const printed = TECH_BOARDS.map(({ slots }) => [slots.map((slot) => slot.frame), slots.map((slot) => slot.inner)]);
    expect(printed).toEqual([
      [
        ['m..v', 'r...', 'vm..', '..vr', '..m.', '.rv.'].map(symbols),
        ['.mm.', '.rmr', '..mv', '.v..', 'rv..', '...r'].map(symbols),
      ],
      [
        ['r..m', '....', 'mv..', '..mv', '..v.', '.mr.'].map(symbols),
        ['.r..', '..vv', '..vm', 'rr..', 'vm.r', 'r..m'].map(symbols),
      ],
    ]);
  });

  it('SC-14.11: bonuses go from top to bottom, left before right', () => {
    expect(BONUS_ORDER.map((edge) => EDGES[edge])).toEqual(['top', 'left', 'right', 'bottom']);
    expect(symbols('rmv.')).toEqual([SYMBOL.repair, SYMBOL.medal, SYMBOL.move, -1]);
  });
});

describe('SC-14: technologies', () => {
  it('SC-1.1: t01 to t50, then o01 to o12', () => {
    expect(TECHS.map((tech) => tech.id)).toEqual([...numbered('t', 50), ...numbered('o', 12)]);
    expect([TECH_COUNT, FIRST_OMEGA, TECH.t17, TECH.o12]).toEqual([62, 50, 16, 61]);
    TECHS.forEach((tech, i) => {
      expect(isOmega(i)).toBe(tech.type === 'omega');
      expect(TECH_TYPES).toContain(tech.type);
    });
  });

  it('SC-2.12: as many alphas as betas, as many rooms of each colour', () => {
    expect(tally(TECHNOLOGIES.map((tech) => `${tech.beta ? 'beta' : 'alpha'} ${tech.type}`))).toEqual({
      ...{ 'alpha room': 12, 'beta room': 12, 'alpha ability': 13, 'beta ability': 13 },
    });
    expect(tally(TECHS.map((tech) => COLOURS[tech.colour] ?? 'none'))).toEqual({
      red: 8,
      yellow: 8,
      blue: 8,
      none: 38,
    });
    expect(OMEGAS.some((tech) => tech.beta)).toBe(false);
  });

  it('SC-14.1: rooms have a colour and effects, abilities an ability, omegas a score', () => {
    for (const tech of TECHS) {
      const parts = [tech.colour >= 0, tech.effects.length > 0, tech.ability !== undefined, tech.score !== undefined];
      expect(parts, tech.id).toEqual([
        ...[tech.type === 'room', tech.type === 'room', tech.type === 'ability', tech.type === 'omega'],
      ]);
    }
  });

  it('SC-7.10, SC-14.4: discard to, and may replace', () => {
    expect(idsOf(TECHS, (tech) => tech.discardOnUse)).toEqual(['t08', 't16', 't24']);
    expect(idsOf(TECHS, (tech) => tech.mayReplace)).toEqual(['t06', 't14', 't23', 't40', 't50']);
  });

  it('SC-14.7: three symbols on an alpha, two on a beta and on an omega', () => {
    for (const tech of TECHS) {
      expect(tech.symbols, tech.id).toHaveLength(EDGES.length);
      const printed = tech.symbols.filter((symbol) => symbol >= 0);
      expect(printed, tech.id).toHaveLength(tech.type !== 'omega' && !tech.beta ? 3 : 2);
      for (const symbol of printed) expect(SYMBOLS[symbol]).toBeDefined();
    }
    const perEdge = EDGES.map((_, edge) => SYMBOLS.map((_, s) => TECHS.filter((t) => t.symbols[edge] === s).length));
    expect(perEdge).toEqual([
      [12, 13, 16],
      [15, 8, 10],
      [8, 17, 10],
      [12, 16, 12],
    ]);
    expect(['t01', 't19', 't26', 'o05'].map((id) => TECHS[TECH[id]].symbols)).toEqual(
      ['r.mm', 'rm.v', 'v.vr', '.rv.'].map(symbols),
    );
  });

  it('SC-24.9, SC-24.13: Holodeck copies, Quantum Torpedoes attack twice', () => {
    expect(TECHS[TECH.t17]).toMatchObject({ colour: BLUE, effects: [{ op: 'copyRoom' }] });
    expect(TECHS[TECH.t09]).toMatchObject({ colour: YELLOW, effects: [{ op: 'attack' }, { op: 'attack' }] });
    expect(idsOf(TECHS, (tech) => tech.effects.some(({ op }) => op === 'copyRoom'))).toEqual(['t17']);
  });

  const lasting = (...modifiers: object[]) => ({ kind: 'modifier', modifiers });
  const allows = (...points: string[]) => lasting(...points.map((at) => ({ at, to: 1 })));

  it('SC-24.6 to SC-24.18: abilities of the named cards', () => {
    expect(abilityOf('t25')).toEqual(allows('artifacts-as-medals'));
    expect(abilityOf('t26')).toEqual(allows('pirates-as-medals'));
    const observers = ['t27', 't28', 't29'].map(abilityOf);
    expect(observers).toMatchObject([
      { on: 'missionCompleted', rowColour: RED, shows: [], effects: [{ faction: FLEET, n: 1 }] },
      { on: 'missionCompleted', rowColour: YELLOW, shows: [], effects: [{ faction: NIAN, n: 1 }] },
      { on: 'missionCompleted', rowColour: BLUE, shows: [], effects: [{ faction: TINCAN, n: 1 }] },
    ]);
    expect(abilityOf('t30')).toEqual(lasting({ at: 'storage', add: 2 }));
    expect(abilityOf('t31')).toEqual(allows('pirates-for-damage'));
    expect(abilityOf('t32')).toEqual(allows('repair-for-moves'));
    expect(abilityOf('t33')).toMatchObject({
      rowColour: -1,
      shows: PRINTED_SYMBOLS,
      effects: [{ faction: NIAN, n: 2 }],
    });
    expect(bonusOf('t34')).toEqual(['bonus-repair', [{ op: 'repair', n: 2 }]]);
    expect(abilityOf('t35')).toEqual(allows('safe-on-missions', 'safe-past-pirates'));
    expect(abilityOf('t36')).toMatchObject({ kind: 'turnStart', oncePerRound: true, effects: [{ op: 'specialise' }] });
    expect(abilityOf('t37')).toEqual(allows('any-track'));
    expect(bonusOf('t38')).toEqual(['bonus-move', [{ op: 'jump' }]]);
    expect(bonusOf('t46')).toEqual(['bonus-medal', [{ op: 'gainMedal', n: 2 }]]);
  });

  it('SC-5.14: triggers on rooms name the room or how it was activated', () => {
    expect(abilityOf('t42')).toMatchObject({ on: 'roomActivated', room: ROOM.maintenance, by: 'any' });
    expect(abilityOf('t44')).toMatchObject({ on: 'roomActivated', room: ROOM.helm, by: 'any' });
    expect(abilityOf('t48')).toMatchObject({ on: 'roomActivated', room: -1, by: 'artifacts' });
  });

  it('SC-20.3, SC-6.3: Night Shift Bell and Field Academy', () => {
    expect(abilityOf('t41')).toEqual(lasting({ at: 'stay-on-break', to: 2 }));
    expect(abilityOf('t40')).toEqual(lasting({ at: 'promotion-cost', to: 2 }));
  });

  it('SC-14.1: every point and trigger is used', () => {
    const abilities = TECHS.flatMap(({ ability }) => (ability ? [ability] : []));
    const modifiers = abilities.flatMap((ability) => (ability.kind === 'modifier' ? ability.modifiers : []));
    expect(modifiers.map(({ at }) => at).sort()).toEqual([...POINTS].sort());
    expect(new Set(abilities.flatMap((a) => (a.kind === 'trigger' ? [a.on] : [])))).toEqual(new Set(TRIGGERS));
    expect(tally(abilities.map(({ kind }) => kind))).toEqual({ modifier: 13, trigger: 11, turnStart: 2 });
  });
});

describe('SC-21.3, SC-24.23, SC-24.24: scores', () => {
  const shown = (score: Score | undefined) => {
    if (score?.kind !== 'count') return score;
    const { flat, per, colour, points, max } = score;
    return [flat, per, COLOURS[colour] ?? '-', points, max ?? '-'].join(' ');
  };

  it('SC-24.5, SC-24.23, SC-24.24: the omegas', () => {
    expect(OMEGAS.map((tech) => shown(tech.score))).toEqual([
      '0 missionsWithRowColour red 1 -',
      '0 missionsWithRowColour yellow 1 -',
      '0 missionsWithRowColour blue 1 -',
      '0 matchingSymbolPairs - 1 -',
      '0 crewOfColour red 1 -',
      '0 crewOfColour yellow 1 -',
      '0 crewOfColour blue 1 -',
      '0 commanders - 1 -',
      '0 damage - 1 -',
      '0 artifactTypes - 2 6',
      '0 pirateTokens - 1 -',
      '0 nonOmegaTechs - 1 -',
    ]);
  });

  it('SC-22.17: the passengers', () => {
    expect(PASSENGERS.map((passenger) => shown(passenger.score))).toEqual([
      { kind: 'flat', flat: 2 },
      '4 damage - -1 -',
      '-3 artifacts - 1 6',
      { kind: 'zone', faction: NIAN, zone: 3, met: 2, otherwise: -2 },
      '-3 commanders - 1 -',
      '-2 androids - 1 -',
    ]);
  });

  it('SC-21.3: all that is scored is used', () => {
    const scores = [...OMEGAS, ...PASSENGERS].flatMap(({ score }) => (score.kind === 'count' ? [score.per] : []));
    expect(new Set(scores)).toEqual(new Set(SCORED));
  });
});

describe('SC-15: missions', () => {
  const rows = MISSIONS.flatMap((mission) => mission.rows);
  const showing = (symbol: PrintedSymbol) => idsOf(MISSIONS, (mission) => mission.printed[symbol]);

  it('SC-1.1: m01 to m50', () => {
    expect(MISSIONS.map((mission) => mission.id)).toEqual(numbered('m', 50));
    expect([MISSION.m01, MISSION.m20, MISSION.m50]).toEqual([0, 19, 49]);
  });

  it('SC-15.1: 2 to 4 rows, and points that grow with them', () => {
    expect(tally(MISSIONS.map((mission) => `${mission.rows.length}:${mission.points}`))).toEqual({
      ...{ '2:4': 15, '2:5': 3, '3:6': 16, '3:7': 8, '4:9': 7, '4:10': 1 },
    });
    expect(sum(MISSIONS.map((mission) => mission.points))).toBe(210 + 18 + 2 * 24 + 3 * 8);
  });

  it('SC-15.5: colours of the rows; gold in 6 of them', () => {
    expect(tally(rows.map((row) => COLOURS[row.colour]))).toEqual({ red: 44, yellow: 45, blue: 45, gold: 6 });
    const golden = idsOf(MISSIONS, (mission) => mission.rows.some((row) => row.colour === GOLD));
    expect(golden).toEqual(['m16', 'm19', 'm20', 'm32', 'm42', 'm47']);
    for (const row of rows) expect(row.effects.length).toBeGreaterThan(0);
  });

  it('SC-23: effects of the rows', () => {
    expect(ops(PRINTED.missions)).toEqual({
      ...{ advance: 63, repair: 18, gainMedal: 18, gainArtifact: 16, move: 13, attack: 9, damage: 8, ambush: 7 },
      ...{ research: 6, jump: 5, recall: 4, pay: 4, gainAndroid: 4, drawTech: 3, choose: 2, peekMissions: 1 },
      ...{ forEach: 1, recycle: 1, gainPirate: 1 },
    });
    const advances = withNested(PRINTED.missions).flatMap((effect) => (effect.op === 'advance' ? [effect] : []));
    expect(tally(advances.map(({ faction, n }) => `${FACTIONS[faction] ?? 'any'} ${n}`))).toEqual({
      ...{ 'fleet 1': 1, 'fleet 2': 9, 'fleet 3': 1, 'fleet 4': 3, 'tincan 1': 5, 'tincan 2': 7, 'tincan 3': 4 },
      ...{ 'nian 1': 3, 'nian 2': 5, 'nian 3': 2, 'nian 4': 4, 'any 1': 11, 'any 2': 3, 'any 3': 3, 'any 4': 2 },
    });
  });

  it('SC-24.12: printed attack, ambush and pirate token, also inside a payment', () => {
    expect(showing('attack')).toEqual(['m05', 'm09', 'm22', 'm27', 'm33', 'm34', 'm44', 'm48']);
    expect(showing('ambush')).toEqual(['m02', 'm10', 'm22', 'm26', 'm34', 'm41', 'm48']);
    expect(showing('pirate')).toEqual(['m15', 'm39', 'm42']);
  });

  it('SC-24.1, SC-24.4: cards that draw technologies', () => {
    const drawing = MISSIONS.flatMap(({ id, rows: lines }) =>
      lines.flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect.op === 'drawTech' ? [{ id, ...effect }] : [])),
      ),
    );
    expect(drawing.map(({ id, deck, draw, keep }) => `${id} ${deck} ${draw} ${keep}`)).toEqual([
      ...['m01 omega 3 1', 'm03 main 3 1', 'm19 omega 3 1'],
    ]);
  });

  it('SC-24.2, SC-24.3: Hive Mind and Stargate', () => {
    expect(MISSIONS[MISSION.m20].rows[1]).toEqual({
      colour: GOLD,
      effects: [{ op: 'forEach', count: 'androidsInCrew', effects: [{ op: 'advance', faction: ANY, n: 1 }] }],
    });
    expect(MISSIONS[MISSION.m02].rows[0].effects[0]).toEqual({ op: 'peekMissions', n: 3 });
  });

  it('SC-8.11: the first row of the example: 2 damage, 4 fields on one track', () => {
    expect(MISSIONS[MISSION.m04].rows[0]).toEqual({
      colour: YELLOW,
      effects: [
        { op: 'damage', n: 2 },
        { op: 'advance', faction: ANY, n: 4 },
      ],
    });
  });
});

describe('SC-18: faction tracks', () => {
  it('SC-18.1, SC-18.2: 11 fields; zones of 3, 3, 2 and 2 after the start', () => {
    expect([TRACK_LENGTH, ZONES.length]).toEqual([11, 11]);
    expect(ZONES).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
    for (const { fields } of TRACKS.flat()) expect(fields.map((field) => field.zone)).toEqual(ZONES);
  });

  it('SC-19.1: one event field without a bonus, the sixth or the fifth after the start', () => {
    for (const track of TRACKS.flat()) {
      const events = track.fields.flatMap((field, at) => (field.event ? [at] : []));
      expect(events).toEqual([track.eventField]);
      expect(track.fields[track.eventField].bonus).toEqual([]);
      expect(track.fields[0].bonus).toEqual([]);
    }
    expect(TRACKS.map((sides) => sides.map((track) => track.eventField))).toEqual([
      [6, 5],
      [6, 5],
      [6, 5],
    ]);
  });

  it('SC-18.5: the bonuses', () => {
    const shown = (effect: Effect) => ('n' in effect ? `${effect.op} ${effect.n}` : effect.op);
    const bonuses = TRACKS.flat().map(({ fields }) =>
      fields.flatMap(({ bonus }, at) => (bonus.length > 0 ? [`${at} ${bonus.map(shown).join(', ')}`] : [])),
    );
    expect(bonuses).toEqual([
      ['2 gainMedal 1', '4 move 2', '5 recall 1', '8 gainMedal 1', '10 repair 2'],
      ['2 recall 1', '4 gainMedal 1', '7 jump', '9 gainMedal 1', '10 repair 2'],
      ['2 repair 1', '4 research', '5 gainAndroid 1', '8 recycle', '10 gainAndroid 1'],
      ['2 gainArtifact 1', '4 repair 2', '7 research', '9 gainAndroid 1', '10 gainAndroid 1'],
      ['2 gainArtifact 1', '4 attack', '5 gainPirate 1', '8 gainArtifact 1', '10 gainPirate 1'],
      ['2 gainPirate 1', '4 gainArtifact 1', '7 attack', '9 gainArtifact 1', '10 gainMedal 1'],
    ]);
  });

  it('SC-25.12: no bonus of a track and no pirate advances a marker', () => {
    for (const part of ['tracks', 'pirates']) expect(ops(PRINTED[part])).not.toHaveProperty('advance');
  });
});

describe('SC-3.13, SC-19: events', () => {
  it('SC-3.13: 5 of the Fleet, 5 of the Ni’an, 1 of the Tincan', () => {
    expect(EVENTS_OF_FACTION.map((events) => events.map((event) => EVENTS[event].id))).toEqual([
      ['ef1', 'ef2', 'ef3', 'ef4', 'ef5'],
      ['et1'],
      ['en1', 'en2', 'en3', 'en4', 'en5'],
    ]);
    expect(EVENTS.map(({ id }) => EVENT[id])).toEqual(EVENTS.map((_, i) => i));
  });

  it('SC-22.3: one solo event on each track', () => {
    expect(SOLO_EVENT_OF_FACTION.map((event) => EVENTS[event].id)).toEqual(['sf1', 'st1', 'sn1']);
    expect([EVENT_COUNT, EVENTS.findIndex((event) => event.solo)]).toEqual([14, 11]);
  });

  it('SC-19.8: two wait for the end of the turn', () => {
    expect(idsOf(EVENTS, (event) => event.timing === 'endOfTurn')).toEqual(['ef2', 'en1']);
  });

  it('SC-19.4, SC-19.6: who resolves them', () => {
    expect(idsOf(EVENTS, (event) => event.scope === 'board')).toEqual(['en2']);
    expect(idsOf(EVENTS, (event) => event.scope === 'special')).toEqual(['et1', 'st1']);
    expect(EVENTS[EVENT.et1].effects).toEqual([
      { op: 'takeTrackTech' },
      { op: 'others', effects: [{ op: 'gainArtifact', n: 1 }] },
    ]);
  });

  it('SC-24.19 to SC-24.21: the named events', () => {
    const first = (id: string) => EVENTS[EVENT[id]].effects[0];
    expect(['ef1', 'ef2', 'en1'].map((id) => first(id).op)).toEqual(['openRoom', 'jumpToStation', 'blastPirates']);
    expect(first('ef3')).toEqual({ op: 'shiftMarker', max: 3 });
  });
});

describe('SC-22: solo game', () => {
  it('SC-22.6: one action card of each type, and three more of other types', () => {
    expect(ACTION_CARDS.map((card) => `${card.id} ${card.type}`)).toEqual([
      ...['a1 technology', 'a2 mission', 'a3 pirate', 'a4 passenger', 'a5 technology', 'a6 mission', 'a7 pirate'],
    ]);
    expect(ACTION_CARDS.slice(0, 4).map((card) => card.type)).toEqual(ACTION_TYPES);
    expect(ACTION_CARD.a7).toBe(6);
  });

  it('SC-22.4: two technologies with each passenger, none of them twice', () => {
    const techs = PASSENGERS.map((passenger) => passenger.techs.map((tech) => TECHS[tech].id).join(' '));
    expect(techs).toEqual(['t30 t34', 't18 t31', 't19 t25', 't33 t35', 't36 t40', 't21 t49']);
    expect(isUnique(PASSENGERS.flatMap((passenger) => passenger.techs))).toBe(true);
    expect(PASSENGERS.flatMap((passenger) => passenger.techs).some(isOmega)).toBe(false);
  });

  it('SC-22.11, SC-24.22: only Teddy has no action', () => {
    expect(PASSENGERS.map((passenger) => passenger.id)).toEqual(['pa1', 'pa2', 'pa3', 'pa4', 'pa5', 'pa6']);
    expect(idsOf(PASSENGERS, (passenger) => passenger.action.length === 0)).toEqual(['pa1']);
    expect(PASSENGER.pa6).toBe(5);
  });

  it('SC-25.11: a forced choice has an option that is always possible', () => {
    const forced = ALL.flatMap((effect) => (effect.op === 'forcedChoice' ? [effect] : []));
    expect(forced).toHaveLength(1);
    for (const { options } of forced) {
      expect(options.some((option) => option.every(({ op }) => op === 'damage'))).toBe(true);
    }
  });
});

describe('SC-23: effects', () => {
  it('SC-23.1 to SC-23.14: 33 ops, every one of them used', () => {
    expect(EFFECT_OPS).toHaveLength(33);
    expect(isUnique(EFFECT_OPS)).toBe(true);
    expect(new Set(ALL.map(({ op }) => op))).toEqual(new Set(EFFECT_OPS));
  });

  it('SC-5.12: gains, damage and ambush are mandatory, the rest is optional', () => {
    expect(Object.keys(MANDATORY).sort()).toEqual([...EFFECT_OPS].sort());
    const mandatory: EffectOp[] = [
      ...(['damage', 'ambush', 'gainAndroid', 'gainMedal', 'gainArtifact', 'gainPirate', 'blastPirates'] as const),
      ...(['placePirates', 'others', 'forcedChoice', 'lose', 'ifAble', 'queueFrontToBack'] as const),
    ];
    expect(EFFECT_OPS.filter(isMandatory)).toEqual(mandatory);
  });

  it('SC-23: numbers, factions and options are in range', () => {
    for (const effect of ALL) {
      if ('n' in effect) expect(effect.n).toBeGreaterThan(0);
      if ('faction' in effect) expect([FLEET, TINCAN, NIAN, ANY]).toContain(effect.faction);
      if ('options' in effect) expect(effect.options.length).toBeGreaterThan(1);
      if ('effects' in effect) expect(effect.effects.length).toBeGreaterThan(0);
    }
  });

  it('SC-23.10, SC-23.11: finds what is inside of other effects', () => {
    const black = EVENTS[EVENT.en3].effects;
    expect(withNested(black).map(({ op }) => op)).toEqual(['choose', 'pay', 'gainMedal', 'pay', 'gainMedal']);
    expect(withNested(PASSENGERS[PASSENGER.pa6].action).map(({ op }) => op)).toEqual(['ifAble', 'advance']);
    expect(withNested(EVENTS[EVENT.et1].effects).map(({ op }) => op)).toEqual([
      ...['takeTrackTech', 'others', 'gainArtifact'],
    ]);
  });

  it('SC-25.10: no room that stays gives back figures at work', () => {
    const recalling = TECHS.filter(
      (tech) => tech.type === 'room' && withNested(tech.effects).some(({ op }) => op === 'recall'),
    );
    expect(recalling.every((tech) => tech.discardOnUse)).toBe(true);
  });
});

describe('all content', () => {
  it('has unique ids in kebab-case', () => {
    const lists = [TECHS, MISSIONS, EVENTS, PASSENGERS, ACTION_CARDS, TRIANGLES, MAPS, TECH_BOARDS, SHIP_ROOMS];
    const ids = lists.flatMap((list) => list.map((thing) => thing.id));
    expect(isUnique(ids)).toBe(true);
    const terms = [FACTIONS, COLOURS, ROUTE_COLOURS, SYMBOLS, ARTIFACT_TYPES, STATIONS, CREW_KINDS, ACTION_TYPES];
    for (const id of [...ids, ...terms.flat(), ...MAPS.flatMap((map) => map.routes.map((route) => route.id))])
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('names places in lists rightly', () => {
    expect([FLEET, TINCAN, NIAN].map((faction) => FACTIONS[faction])).toEqual(FACTIONS);
    expect([RED, YELLOW, BLUE, GREY, GOLD].map((colour) => COLOURS[colour])).toEqual(COLOURS);
    expect([TOP, RIGHT, BOTTOM, LEFT].map((edge) => EDGES[edge])).toEqual(EDGES);
    expect([STATION.home, STATION.tincan, STATION.nian].map((station) => STATIONS[station])).toEqual(STATIONS);
    expect([STATION.tincan, STATION.nian]).toEqual([TINCAN, NIAN]);
    expect(ANY).toBe(FACTIONS.length);
  });

  it('is frozen', () => {
    const parts = [TECHS, TECHS[0].effects[0], TECHS[61].symbols, MISSIONS[0].rows[0].effects, MAPS[0].routesAt[3]];
    const more = [EVENTS[13], PASSENGERS[5].action[0], TECH_BOARDS[1].slots[0].frame, TRACKS[2][1].fields[4].bonus];
    for (const content of [...parts, ...more, STATION_EFFECTS[0], TRIANGLES[0], TECH, BOX])
      expect(Object.isFrozen(content)).toBe(true);
  });
});

describe('words of the content', () => {
  const named = (of: string, ids: readonly (string | number)[]) => ids.map((id) => `${of}.${id}`);
  const explained = (of: string, ids: readonly string[]) => ids.flatMap((id) => [`${of}.${id}`, `${of}.${id}.text`]);
  const ids = (list: readonly { readonly id: string }[]) => list.map((thing) => thing.id);
  const WANTED = [
    ...[...named('faction', FACTIONS), ...named('track', FACTIONS), ...named('colour', COLOURS)],
    ...[...named('route-colour', ROUTE_COLOURS), ...named('symbol', SYMBOLS), ...named('artifact', ARTIFACT_TYPES)],
    ...[...named('pirate-reward', PIRATE_REWARDS), ...explained('crew', CREW_KINDS), ...explained('room', ROOM_IDS)],
    ...[...explained('station', STATIONS), ...named('place', ids(MAPS[1].places)), ...explained('tech', ids(TECHS))],
    ...[...named('mission', ids(MISSIONS)), ...explained('event-card', ids(EVENTS))],
    ...[...explained('passenger', ids(PASSENGERS)), ...explained('action-card', ACTION_TYPES)],
    ...[...named('effect', EFFECT_OPS), ...named('epilogue', EPILOGUES)],
  ];

  it('name and explain everything, and nothing else, in both languages', () => {
    expect(Object.keys(en).sort()).toEqual([...WANTED].sort());
    expect(Object.keys(de).sort()).toEqual([...WANTED].sort());
    for (const key of WANTED) expect([en[key], de[key]].every((text) => text.trim().length > 0)).toBe(true);
  });

  it('name no two cards and no two planets alike', () => {
    for (const words of [en, de]) {
      const cards = [
        ...[...named('tech', ids(TECHS)), ...named('mission', ids(MISSIONS)), ...named('event-card', ids(EVENTS))],
        ...[...named('passenger', ids(PASSENGERS)), ...named('place', ids(MAPS[1].places))],
      ];
      expect(isUnique(cards.map((key) => words[key]))).toBe(true);
      expect(isUnique(named('epilogue', EPILOGUES).map((key) => words[key]))).toBe(true);
    }
  });

  it('tell in sentences what things do', () => {
    const sentences = WANTED.filter((key) => /\.text$|^effect\.|^epilogue\./.test(key));
    for (const words of [en, de])
      for (const key of sentences) expect(words[key], key).toMatch(/^[A-ZÄÖÜ0-9+].*[.!?]$/s);
  });

  it('are plain sentences, to be filled in with nothing', () => {
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text).not.toMatch(/[{}]| {2}/);
  });

  it('say in every card text the numbers that its effects have', () => {
    const counts = (effects: Effects) =>
      withNested(effects).flatMap((effect) => ('n' in effect && effect.n > 1 ? [`${effect.n}`] : []));
    for (const tech of TECHS) {
      for (const words of [en, de])
        for (const n of counts([...tech.effects, ...abilityEffects(tech)]))
          expect(words[`tech.${tech.id}.text`], tech.id).toContain(n);
    }
    for (const { id, effects } of EVENTS)
      for (const words of [en, de])
        for (const n of counts(effects)) expect(words[`event-card.${id}.text`], id).toContain(n);
  });
});
