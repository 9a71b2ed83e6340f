import type { Plain, Seat } from '@starboard/kernel';
import { FACTIONS } from '../src/content/terms.ts';
import { type TestTable, table } from './table.ts';

/**
 * A table for 2 or 3 players that is written out: nothing on it falls by luck. No pirates, side A of every track, the upper
 * middle and the lower middle slot of each ship are free.
 */
const LAYOUT = {
  stations: { tincan: { at: 'p7' }, nian: { at: 'p10' } },
  numbers: { 1: { at: 'p12' }, 2: { at: 'p9' }, 3: { at: 'p5' }, 4: { at: 'p1' } },
  missions: {
    ...{ p1: 'none', p5: 'none', p7: 'none', p9: 'none', p10: 'none', p12: 'none' },
    ...{ p2: 'm04', p3: 'm35', p4: 'm50', p6: 'm32', p8: 'm18', p11: 'm12', p13: 'm41' },
  },
  trackSides: { fleet: 'a', tincan: 'a', nian: 'a' },
  pirates: {},
};
const CARDS = {
  missionDeck: ['m43', 'm44', 'm45', 'm46'],
  display: ['t01', 't02', 't13', 't18', 't25', 'o01', 'o05', 'o11'],
  techDeck: ['t03', 't04', 't10', 't11'],
};
/** None of these comes with a passenger. */
const SOLO_DISPLAY = ['t01', 't02', 't13', 't12', 't20', 'o01', 'o05'];
const EVENTS = { fleet: 'ef5', tincan: 'et1', nian: 'en5' };
const SOLO_EVENTS = { fleet: 'sf1', tincan: 'st1', nian: 'sn1' };

interface Scene {
  readonly [part: string]: unknown;
  readonly missions?: Readonly<Record<string, string>>;
  readonly completed?: Readonly<Record<string, number>>;
  readonly display?: readonly string[];
  readonly trackTech?: readonly string[];
  readonly techDeck?: readonly string[];
  readonly missionDeck?: readonly string[];
}
type Rest = Omit<NonNullable<Parameters<typeof table>[0]>, 'state'>;

/** Both records; the entries of the second come last, so that they win whatever is moved about. */
const over = (base: Plain, own: unknown = {}): Plain => {
  const later = own as Plain;
  return { ...Object.fromEntries(Object.entries(base).filter(([key]) => !(key in later))), ...later };
};
const without = (cards: readonly string[], used: readonly string[]): string[] =>
  cards.filter((card) => !used.includes(card));

/** A table with the written layout, changed as the scene says. */
export function scene(own: Scene = {}, rest: Rest = {}): TestTable {
  const solo = rest.players === 1;
  const missions = [...Object.values(own.missions ?? {}), ...Object.keys(own.completed ?? {})];
  const shown = [...(own.display ?? []), ...(own.trackTech ?? [])];
  const display = own.display ?? (solo ? SOLO_DISPLAY : CARDS.display);
  const state = {
    ...own,
    ...{ stations: over(LAYOUT.stations, own.stations), numbers: over(LAYOUT.numbers, own.numbers) },
    ...{ missions: over(LAYOUT.missions, own.missions), trackSides: over(LAYOUT.trackSides, own.trackSides) },
    ...{ pirates: own.pirates ?? {}, events: over(solo ? SOLO_EVENTS : EVENTS, own.events), display },
    missionDeck: own.missionDeck ?? without(CARDS.missionDeck, missions),
    techDeck: own.techDeck ?? without(CARDS.techDeck, shown),
    ...(solo ? {} : { trackTech: own.trackTech ?? ['t50'] }),
  };
  return table({ ...rest, state });
}

/** A ship at a place with every kind of figure ready, nobody on break. */
export const crewed = (at = 'home', more: Plain = {}): Plain => ({
  ...{ at, queue: [], medals: 0 },
  ready: { cadet: 1, 'red-ensign': 2, 'yellow-ensign': 2, 'blue-ensign': 2, android: 2 },
  ...more,
});

export const activate = (room: string, figure: string) => ({ do: 'activate', room, figure });
export const withArtifacts = (room: string, first: string, second: string) => ({
  ...{ do: 'activate-with-artifacts', room, first, second },
});
export const shift = (room: string) => ({ do: 'double-shift', room });
export const mission = (...figures: string[]) => ['mission', ...figures.map((figure) => ({ do: 'assign', figure }))];
export const take = (card: string, slot: number) => ({ do: 'take-tech', card, slot });
export const move = (along: string) => ({ do: 'move', along });
export const jump = (to: string) => ({ do: 'jump', to });
export const attack = (along: string) => ({ do: 'attack', along });
export const on = (faction: string) => ({ do: 'choose-track', faction });
export const fix = (slot: number) => ({ do: 'repair-slot', slot });
export const pick = (option: number) => ({ do: 'choose-option', option });

/** Positions on the tracks, in the order Fleet, Tincan, Ni'an. */
export const positions = (t: TestTable, seat: Seat): number[] =>
  t.state.position.slice(seat * FACTIONS.length, (seat + 1) * FACTIONS.length);
/** Kinds of what a seat is offered, each once. */
export const offered = (t: TestTable, seat: Seat): string[] => [...new Set(t.options(seat).map((option) => option.do))];
/** The cards that a seat may take. */
export const takeable = (t: TestTable, seat: Seat): unknown[] => [
  ...new Set(t.options(seat, 'take-tech').map(({ card }) => card)),
];
/** What has happened, kind by kind, in its order. */
export const story = (t: TestTable): string[] => t.match.trueHistory.flat().map(({ event }) => event);
/** Of these happenings only, in their order. */
export const told = (t: TestTable, ...kinds: string[]): string[] => story(t).filter((kind) => kinds.includes(kind));

/** A ship and the pirates on the map, in short: for what a card changes. */
function summary(t: TestTable, seat: Seat): Plain {
  const { at, medals, damage, damagedSlots, tech, artifacts, pirates, ready } = t.at(`seats.${seat}`) as Plain;
  return {
    ...{ at, medals, damage, damagedSlots, tech, pirates, tracks: positions(t, seat) },
    artifacts: Object.values(artifacts as Record<string, number>).reduce((sum, n) => sum + n, 0),
    androids: (ready as Record<string, number>).android ?? 0,
    recalled: t.events('recalled').filter((event) => event.seat === seat).length,
    routes: Object.keys(t.at('pirates') as Plain),
  };
}

/** All that is different on a ship after some steps, and nothing else. */
export function changes(t: TestTable, seat: Seat, steps: () => void): Plain {
  const before = summary(t, seat);
  steps();
  return Object.fromEntries(
    Object.entries(summary(t, seat)).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );
}

/** The ship on which cards are tried: on planet 3 beside a pirate, an artifact and a pirate token aboard, a cadet on break. */
export const tester = (more: Plain = {}): Plain =>
  crewed('p3', { damage: 3, pirates: 1, artifacts: { 'red-blue': 1 }, queue: ['cadet'], ...more });
export const TESTER = {
  pirates: { 'p3-p5': 'violet-android' },
  omegaDeck: ['o02', 'o03', 'o04'],
};
/** What is drawn there: red-yellow artifacts, and violet pirates that bring an artifact and a medal. */
export const TESTER_DRAWS = { artifact: [0, 0, 0, 0, 0], pirate: [0, 0, 0] };
