import { describe, expect, it } from 'vitest';
import { EVENTS, EVENTS_OF_FACTION, MAPS, TECH_BOARDS, TRIANGLES } from '../../src/content/index.ts';
import { setup } from '../../src/setup.ts';
import { ON_STATION, SLOTS, type State, type T } from '../../src/state.ts';
import { table } from '../table.ts';
import { activate, cards, ids, ship } from './steps.ts';

interface Lots {
  readonly [shuffle: string]: readonly number[];
}

/** A table set up by hand: shuffled things come in the order said, the rest as listed; of all lots the first said, or 0. */
function deal(players: number, lots: Lots = {}, options = { techBoard: 'A', passenger: 'pa1' }): State {
  const left = new Map(Object.entries(lots).map(([name, values]) => [name, [...values]]));
  const t: Partial<T> = {
    shuffle: (name, items) => {
      const first = (left.get(name) ?? []) as unknown as typeof items;
      const rest = items.filter((item) => !first.includes(item));
      items.splice(0, items.length, ...first, ...rest);
      return items;
    },
    below: (name) => left.get(name)?.shift() ?? 0,
    pick: (name, counts) => left.get(name)?.shift() ?? counts.findIndex((n) => n > 0),
  };
  return setup(t as T, players, options);
}

const out = (state: State): number[] => state.pirate.flatMap((pirate, route) => (pirate < 0 ? [] : [route]));
const withMission = (state: State): number[] => state.mission.flatMap((one, place) => (one < 0 ? [] : [place]));

describe('SC-3.1 to SC-3.9: the map', () => {
  it.each([
    [1, 'side1-3', 13, 21, 5],
    [2, 'side1-3', 13, 21, 5],
    [3, 'side1-3', 13, 21, 5],
    [4, 'side4', 15, 24, 6],
  ])('SC-3.1 %i players: %s, %i planets, %i routes, %i pirates', (players, id, planets, routes, pirates) => {
    const state = deal(players);
    expect(MAPS[state.map].id).toBe(id);
    expect([state.mission.length - 1, state.pirate.length, out(state).length]).toEqual([planets, routes, pirates]);
  });

  it('SC-3.2 round 2: a medal each and the home station triangle; rounds 3 and 4: a cadet each', () => {
    const t = table({ state: { seats: { 0: { at: 'p5' }, 1: { at: 'p1' } } } });
    expect([t.at('seats.0.medals'), t.at('stations.home.triangle')]).toEqual([1, 2]);
    const next = () => {
      t.do(t.asker, 'pass').do(t.asker, 'pass');
      return [0, 1].map((seat) => [t.at(`seats.${seat}.medals`), t.ready(seat, 'cadet')]);
    };
    expect(next()).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(t.at('stations.home.triangle')).toBe(ON_STATION);
    expect(next()).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(next()).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('SC-3.3 one home, two stations, five numbers, eight missions; the last of each for 4 players only', () => {
    const of = (kind: string) => TRIANGLES.filter((triangle) => triangle.kind === kind);
    expect([of('station').length, of('number').length, of('mission').length]).toEqual([3, 5, 8]);
    expect(TRIANGLES.filter(({ fourPlayerOnly }) => fourPlayerOnly).map(({ id }) => id)).toEqual([
      'tr-5',
      'tr-mission-8',
    ]);
  });

  it.each([
    [1, 4, 7],
    [2, 4, 7],
    [3, 4, 7],
    [4, 5, 8],
  ])(
    'SC-3.4 %i players: two stations, %i numbers and %i missions, one to each planet',
    (players, numbers, missions) => {
      const { state } = table({ players });
      const places = [...state.stationAt.slice(1), ...state.numberAt.slice(1), ...withMission(state)];
      expect([state.numberAt.length - 1, withMission(state).length]).toEqual([numbers, missions]);
      expect(places.sort((a, b) => a - b)).toEqual(state.mission.map((_, place) => place).slice(1));
    },
  );

  it('SC-3.4 at random', () => {
    const laid = ['a', 'b', 'c', 'd'].map((seed) => table({ seed }).state.stationAt.join());
    expect(new Set(laid).size).toBeGreaterThan(1);
  });

  it('SC-3.5 missions come from the top of the shuffled deck, face up', () => {
    const state = deal(2, { missions: [49, 3, 20, 7, 1, 30, 12] });
    expect(withMission(state).map((place) => state.mission[place])).toEqual([49, 3, 20, 7, 1, 30, 12]);
    expect(state.missionDeck).toHaveLength(43);
    expect((table().view(1).state as { mission: number[] }).mission).toEqual(table().state.mission);
  });

  it('SC-3.6 the station triangles lie on their stations from the start', () => {
    const state = deal(2);
    expect(state.stationAt).toEqual([0, 1, 2]);
    expect(state.triangle.slice(1)).toEqual([ON_STATION, ON_STATION]);
    const t = table({ state: { seats: { 0: { at: 'p7' } } } }).do(0, 'pass');
    expect(t.events('station-used')).toHaveLength(1);
  });

  it('SC-3.7 the number triangles lie face up on their planets', () => {
    const t = table({ players: 4 });
    const numbers = Object.values(t.at('numbers') as Record<string, { at: string; faceUp: boolean }>);
    expect(numbers.map(({ faceUp }) => faceUp)).toEqual([true, true, true, true, true]);
    for (const { at } of numbers) expect(t.at(`missions.${at}`)).toBeUndefined();
  });

  it('SC-3.8 the home station has no triangle: whoever ends a turn there gets nothing', () => {
    const t = table().do(0, 'pass');
    expect([t.asker, t.asked(), t.events('station-used')]).toEqual([1, 'turn', []]);
  });

  it('SC-3.9 a random pirate on each marked route, whatever its colour', () => {
    const state = deal(2, { pirate: [0, 2, 5, 1, 4] });
    const marked = MAPS[0].routes.flatMap(({ startPirate }, route) => (startPirate ? [route] : []));
    expect(out(state)).toEqual(marked);
    expect(marked.map((route) => state.pirate[route])).toEqual([0, 2, 5, 1, 4]);
    expect(marked.map((route) => MAPS[0].routes[route].colour)).not.toEqual([0, 1, 2, 0, 2]);
    expect(state.pirateSupply).toEqual([5, 3, 5, 4, 5, 3]);
  });
});

describe('SC-3.10 to SC-3.14: cards', () => {
  const techs = cards('t05', 't01', 't06', 't02', 't03', 't04', 't07', 't12', 't10', 't11', 't09');

  it('SC-3.10 the first alpha to the Tincan track, five to the display, betas met on the way under the deck', () => {
    const state = deal(3, { techs });
    expect(ids(state.trackTech)).toEqual(['t01']);
    expect(ids(state.display.slice(0, 5))).toEqual(['t02', 't03', 't04', 't12', 't10']);
    expect(ids(state.techDeck).slice(0, 2)).toEqual(['t11', 't09']);
    expect(ids(state.techDeck).slice(-3)).toEqual(['t05', 't06', 't07']);
    expect(state.techDeck).toHaveLength(44);
  });

  it('SC-3.11 three omegas into the slots 6 to 8, the others are their own deck', () => {
    const state = deal(2, { omegas: cards('o12', 'o03', 'o07') });
    expect(ids(state.display.slice(5))).toEqual(['o12', 'o03', 'o07']);
    expect(state.omegaDeck).toHaveLength(9);
  });

  it('SC-3.12 each track on a side of its own', () => {
    expect(deal(2, { 'track-side': [1, 0, 1] }).trackSide).toEqual([1, 0, 1]);
    const sides = ['a', 'b', 'c', 'd', 'e'].map((seed) => table({ seed }).state.trackSide.join());
    expect(new Set(sides).size).toBeGreaterThan(1);
  });

  it('SC-3.13 one of five Fleet events, one of five Ni’an events, and the Tincan event', () => {
    expect(EVENTS_OF_FACTION.map((events) => events.length)).toEqual([5, 1, 5]);
    const { event } = deal(2, { event: [4, 0, 2] });
    expect(event.map((card) => EVENTS[card].id)).toEqual(['ef5', 'et1', 'en3']);
  });

  it('SC-3.14 the order of the list, not of the alphabet: p2 is dealt before p10', () => {
    const { places, routes } = MAPS[1];
    expect(places.map(({ id }) => id).slice(0, 4)).toEqual(['home', 'p1', 'p2', 'p3']);
    expect(places.at(-1)?.id).toBe('p15');
    expect(routes.slice(0, 3).map(({ id }) => id)).toEqual(['home-p3', 'home-p9', 'home-p12']);
    const state = deal(4, { missions: [9, 8, 7, 6, 5, 4, 3, 2] });
    const at = withMission(state);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at.some((place) => place < 10) && at.some((place) => place >= 10)).toBe(true);
    expect(at.map((place) => state.mission[place])).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('SC-4: a player', () => {
  const t = table({ players: 3 });

  it.each([0, 1, 2])('SC-4.1 ship %i at home, markers on the start fields, 1 medal', (seat) => {
    const start = { position: 0, laps: 0 };
    expect(t.at(`seats.${seat}`)).toMatchObject({ at: 'home', medals: 1 });
    expect(t.at(`seats.${seat}.tracks`)).toEqual({ fleet: start, tincan: start, nian: start });
  });

  it('SC-4.1 and five rings: five ensigns may become commanders, no sixth', () => {
    const rich = table({ state: { seats: { 0: { medals: 18, ready: { 'red-ensign': 6 } } } } });
    for (let i = 0; i < 5; i++) rich.do(0, { do: 'promote', colour: 'red' });
    expect(rich.refusal(0, { do: 'promote', colour: 'red' })).toBe('SC-6.4 no-rings');
  });

  it('SC-4.2 on break, from front to end: red, yellow, blue', () => {
    expect(t.queue(2)).toEqual(['red-ensign', 'yellow-ensign', 'blue-ensign']);
  });

  it('SC-4.3 ready: one of each colour and a cadet', () => {
    expect(t.at('seats.1.ready')).toEqual({ 'red-ensign': 1, 'yellow-ensign': 1, 'blue-ensign': 1, cadet: 1 });
  });

  it('SC-4.4 all use the same side: the one of the setting, or one by lot', () => {
    expect([deal(2).techBoard, deal(2, {}, { techBoard: 'B', passenger: 'pa1' }).techBoard]).toEqual([0, 1]);
    const byLot = { techBoard: 'random', passenger: 'pa1' };
    expect([0, 1].map((lot) => deal(2, { 'tech-board': [lot] }, byLot).techBoard)).toEqual([0, 1]);
  });

  it('SC-4.5 eight storage slots, three of them damaged', () => {
    expect(t.at('seats.0.damage')).toBe(3);
    const full = ship({ artifacts: { 'red-blue': 4 }, tech: { 1: 't24' } }, {}, { artifact: [1, 1] });
    full.do(0, activate('slot-2', 'blue-ensign'));
    expect(full.at('seats.0.artifacts')).toEqual({ 'red-blue': 5 });
    expect(full.events('cargo-dropped')).toHaveLength(1);
  });

  it.each([
    ['A', 0],
    ['B', 1],
  ])('SC-4.6 side %s: two rows of three, four slots damaged, so 7 damage in all', (techBoard, side) => {
    const { state } = table({ options: { techBoard } });
    const marked = TECH_BOARDS[side].slots.map(({ startDamaged }) => (startDamaged ? 1 : 0));
    for (const seat of [0, 1]) expect(state.slotDamage.slice(seat * SLOTS, seat * SLOTS + SLOTS)).toEqual(marked);
    expect(TECH_BOARDS[side].slots.map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(marked.filter((damaged) => damaged === 1).length + state.damage[0]).toBe(7);
  });

  it('SC-4.7 the start player is chosen by lot', () => {
    expect([0, 1, 2].map((lot) => deal(3, { 'start-player': [lot] }).start)).toEqual([0, 1, 2]);
    const state = deal(3, { 'start-player': [2] });
    expect(state.active).toBe(2);
    expect(deal(1, { 'start-player': [0] }).start).toBe(0);
  });
});
