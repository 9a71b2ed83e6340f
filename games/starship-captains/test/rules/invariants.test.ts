import { Random, seats, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { BONUSES } from '../../src/content/abilities.ts';
import { withNested } from '../../src/content/effects.ts';
import { PASSENGERS } from '../../src/content/passengers.ts';
import { SHIP_ROOMS } from '../../src/content/rooms.ts';
import { FIRST_OMEGA, TECH, TECHS } from '../../src/content/technologies.ts';
import { TRACKS } from '../../src/content/tracks.ts';
import { ANDROID, COMMANDER, FIGURES, isCommander, mapOf, QUEUE, SLOTS, type State } from '../../src/state.ts';
import { crewed, scene } from '../scene.ts';
import { TestTable, table } from '../table.ts';

const own = (list: readonly number[], seat: number, width: number) => list.slice(seat * width, (seat + 1) * width);
const there = (cards: readonly number[]) => cards.filter((card) => card >= 0).length;
const cargo = (state: State, seat: number) =>
  sum(own(state.artifacts, seat, 3)) + there(own(state.token, seat, state.token.length / state.players));

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)];

/** What must hold whenever somebody is asked something; `turn`: only between turns. Each gives what is wrong, or nothing. */
type Check = (state: State, before: State) => unknown;
const findSeat = (state: State, wrong: (seat: number) => boolean) => seats(state.players).find(wrong);

const ALWAYS: Readonly<Record<string, Check>> = {
  'SC-25.2': (state) => {
    const pirates = there(state.pirate) + there(state.token) + sum(state.pirateSupply) + sum(state.pirateDiscard);
    const sealed = state.sealed.filter((kind) => kind > 0).length;
    const artifacts = sum(state.artifacts) + sealed + sum(state.artifactSupply) + sum(state.artifactDiscard);
    return pirates !== 30 || artifacts !== 27 ? { pirates, artifacts } : undefined;
  },
  'SC-25.4': (state, before) => {
    const covered = state.tech.findIndex((card, slot) => card >= 0 && state.slotDamage[slot] === 1);
    const risen = state.slotDamage.findIndex((damage, slot) => damage > before.slotDamage[slot]);
    return covered >= 0 || risen >= 0 ? { covered, risen } : undefined;
  },
  'SC-25.5': (state) =>
    findSeat(state, (seat) => {
      const queue = own(state.queue, seat, QUEUE);
      const commanders =
        sum(own(state.ready, seat, FIGURES).slice(COMMANDER, ANDROID)) + queue.filter(isCommander).length;
      return commanders > 5 || queue.includes(ANDROID);
    }),
  'SC-25.8': (state) => (state.eventsSeen > 2 ? state.eventsSeen : undefined),
  'SC-25.9': (state) => {
    const cards = [state.techDeck, state.techDiscard, state.omegaDeck, state.omegaDiscard, state.display, state.tech];
    const all = [...cards.flat(), ...state.trackTech, ...state.drawn].filter((card) => card >= 0);
    const omegas = all.filter((card) => card >= FIRST_OMEGA).length;
    const ongoing = state.onMission >= 0 && state.missionDone[state.onMission] === 0 ? 1 : 0;
    const done = state.missionDone.filter((by) => by > 0).length;
    const missions = state.missionDeck.length + there(state.mission) + done + ongoing;
    const found = { techs: all.length - omegas, omegas, missions, different: new Set(all).size };
    return JSON.stringify(found) === JSON.stringify({ techs: 50, omegas: 12, missions: 50, different: 62 })
      ? undefined
      : found;
  },
};
const BETWEEN_TURNS: Readonly<Record<string, Check>> = {
  'SC-25.1': (state) => {
    const things = mapOf(state).places.map(
      (_, place) =>
        (state.stationAt.includes(place) ? 1 : 0) +
        state.numberAt.slice(1).filter((at) => at === place).length +
        (state.mission[place] >= 0 ? 1 : 0),
    );
    return state.missionDeck.length > 0 && things.some((count) => count !== 1) ? things : undefined;
  },
  'SC-5.10': (state) => {
    const open = [state.team, state.drawn, state.waiting, state.delayed].flat();
    const busy = [state.onMission, state.row, state.atWork, state.room, state.drawer].some((one) => one !== -1);
    return open.length > 0 || busy || state.resolving >= 0 ? { open, busy } : undefined;
  },
  'SC-25.3': (state) =>
    findSeat(state, (seat) => {
      const lockers = own(state.tech, seat, SLOTS).filter((card) => card === TECH.t30).length;
      return cargo(state, seat) > 8 - Math.min(state.damage[seat], 8) + 2 * lockers;
    }),
  'SC-25.6': (state) =>
    findSeat(state, (seat) => {
      const figures = sum(own(state.ready, seat, FIGURES).slice(0, ANDROID)) + there(own(state.queue, seat, QUEUE));
      return figures !== [7, 7, 8, 9][state.round - 1];
    }),
  'SC-25.7': (state) => {
    const full = there(state.display) === (state.solo ? 7 : 8);
    return !full && state.techDeck.length + state.techDiscard.length > 0 ? state.display : undefined;
  },
};

interface Report {
  readonly broken: string[];
  steps: number;
  games: number;
  completed: number;
  mostTurns: number;
}

const GAMES = 12;

/** Games by chance, with every check after every step. */
function simulate(): Report {
  const report: Report = { broken: [], steps: 0, games: 0, completed: 0, mostTurns: 0 };
  for (const players of [1, 2, 3, 4])
    for (let seed = 0; seed < GAMES; seed++) {
      const match = table({ players, seed: `${seed}`, options: { techBoard: 'random', passenger: 'random' } }).match;
      playOut(new TestTable(match), Random.fromSeed(`${players}${seed}`), report);
    }
  return report;
}

/** A mission where there is one; nobody passes or declines as long as there is something else to do. */
function preferred<Option extends { readonly do: string }>(options: readonly Option[]): readonly Option[] {
  const missions = options.filter((option) => option.do === 'mission');
  const active = options.filter((option) => option.do !== 'pass' && option.do !== 'decline');
  return missions.length > 0 ? missions : active.length > 0 ? active : options;
}

function playOut(t: TestTable, random: Random, report: Report): void {
  const turns = new Map<string, number>();
  let before = structuredClone(t.state);
  while (!t.match.over) {
    const { seat, question } = t.match.next();
    const options = t.options(seat);
    const wrong = (rule: string, found: unknown) => {
      if (found !== undefined) report.broken.push(`${rule}: ${JSON.stringify(found)} at ${t.match.seq}`);
    };
    if (options.length === 0) wrong('SC-25.11', question.kind);
    for (const [rule, check] of Object.entries(ALWAYS)) wrong(rule, check(t.state, before));
    if (question.kind === 'turn') {
      for (const [rule, check] of Object.entries(BETWEEN_TURNS)) wrong(rule, check(t.state, before));
      if (!options.some((option) => option.do === 'pass')) wrong('SC-25.11', 'no pass');
    }
    before = structuredClone(t.state);
    const action = oneOf(random, preferred(options));
    if (['activate', 'activate-with-artifacts', 'mission', 'pass'].includes(action.do)) {
      const key = `${t.state.round} ${seat}`;
      turns.set(key, (turns.get(key) ?? 0) + 1);
    }
    t.do(seat, action);
    report.steps++;
  }
  report.games++;
  report.completed += t.events('mission-completed').length;
  report.mostTurns = Math.max(report.mostTurns, ...turns.values());
}

describe('SC-25: invariants, in games by chance', () => {
  const report = simulate();
  const broken = (rule: string) => report.broken.filter((line) => line.startsWith(`${rule}:`));

  it.each([
    ['SC-5.10', 'between turns nothing is left open'],
    ['SC-25.1', 'each planet has a station, a number or a mission, as long as the missions last'],
    ['SC-25.2', '30 pirates and 27 artifacts'],
    ['SC-25.3', 'no cargo without a slot'],
    ['SC-25.4', 'no card on a damaged slot, and no new damage on one'],
    ['SC-25.5', 'at most 5 commanders, no android on break'],
    ['SC-25.6', '7, 7, 8 and 9 figures in the four rounds'],
    ['SC-25.7', 'the display is full between turns'],
    ['SC-25.8', 'at most 2 events'],
    ['SC-25.9', '50 technologies, 12 omegas, 50 missions'],
    ['SC-25.11', 'every question has an answer, and passing is always possible'],
  ])('%s: %s', (rule) => {
    expect(broken(rule)).toEqual([]);
  });
  it('SC-25.13: no player has more than 14 turns in a round', () => {
    expect(report.mostTurns).toBeLessThanOrEqual(14);
    expect([report.games, report.completed > 50, report.steps > 2000]).toEqual([4 * GAMES, true, true]);
  });
});

/** SC-25.10: what keeps a round going. */
const weight = (state: State, seat: number): number => {
  const ready = own(state.ready, seat, FIGURES);
  return (
    4 * sum(ready.slice(COMMANDER, ANDROID)) + 2 * sum(ready.slice(0, COMMANDER)) + sum(own(state.artifacts, seat, 3))
  );
};

describe('SC-25: why games end', () => {
  const reusable = TECHS.filter(({ type, discardOnUse }) => type === 'room' && !discardOnUse).map(({ id }) => id);

  it.each([...SHIP_ROOMS.map(({ id }) => id), ...reusable])(
    'SC-25.10: an activation of %s lowers the weight',
    (room) => {
      const tech = reusable.includes(room) ? { 1: room } : {};
      const name = reusable.includes(room) ? 'slot-2' : room;
      const display = ['t01', 't02', 't06', 't13', 't19', 'o01', 'o05', 'o11'];
      for (let i = 0; i < 12; i++) {
        const seat = crewed('p3', { tech, artifacts: { 'red-yellow': 1, 'red-blue': 2, 'yellow-blue': 1 }, damage: 0 });
        const t = scene({ display, seats: { 0: seat } });
        const before = weight(t.state, 0);
        const random = Random.fromSeed(`${room} ${i}`);
        const ways = t.options(0).filter((option) => option.do.startsWith('activate') && option.room === name);
        t.do(0, oneOf(random, ways));
        while (t.asker === 0) t.do(0, oneOf(random, t.options(0)));
        expect(weight(t.state, 0)).toBeLessThan(before);
      }
    },
  );
  /** What an activation does to the weight when all its advances go along the Fleet track, and a commander waits in front. */
  const alongFleet = (room: string, position: number, side: string): { change: number; fields: number } => {
    const ready = { 'red-ensign': 1, 'yellow-ensign': 1, 'blue-ensign': 1 };
    const more = { queue: ['red-commander'], ready, tracks: { fleet: { position } }, pirates: 1 };
    const t = scene({
      trackSides: { fleet: side },
      events: { fleet: 'none' },
      seats: { 0: crewed('p3', { ...more, tech: { 1: room } }) },
    });
    const before = weight(t.state, 0);
    const way = t.options(0).find(({ do: what, room: used }) => what === 'activate' && used === 'slot-2')!;
    t.do(0, way);
    const wanted = (option: { do: string; faction?: unknown }) =>
      option.do === 'pay-pirate' || option.do === 'advance' || option.do === 'recall' || option.faction === 'fleet';
    while (t.asker === 0) {
      const options = t.options(0);
      t.do(0, options.find(wanted) ?? options.at(-1)!);
    }
    const [at] = own(t.state.position, 0, 3);
    return { change: weight(t.state, 0) - before, fields: (at - position + 11) % 11 };
  };
  it.each([
    ['t02', 2],
    ['t04', 1],
    ['t06', 2],
    ['t07', 1],
    ['t12', 3],
  ])('SC-25.10: %s advances by %i, and may gain a commander, but loses over a lap', (room, fields) => {
    for (const side of ['a', 'b']) {
      const lap = Array.from({ length: 11 }, (_, position) => alongFleet(room, position, side));
      expect(lap.map((one) => one.fields)).toEqual(Array(11).fill(fields));
      expect(Math.max(...lap.map(({ change }) => change))).toBe(2); // 4 for the commander, less 2 for the ensign
      expect(sum(lap.map(({ change }) => change))).toBe(4 * fields - 2 * 11);
    }
  });
  it('SC-25.12: no bonus of a track, and nothing that follows from one, advances a marker', () => {
    const bonuses = TRACKS.flat().flatMap(({ fields }) => fields.flatMap(({ bonus }) => bonus));
    const following = TECHS.flatMap(({ ability }) => {
      if (ability?.kind === 'trigger')
        return ['pirateDefeated', 'placedSelf'].includes(ability.on) ? ability.effects : [];
      return [];
    });
    const ops = new Set(withNested([...bonuses, ...following, ...BONUSES.flat()]).map(({ op }) => op));
    expect([...ops].sort()).toEqual([
      ...['attack', 'gainAndroid', 'gainArtifact', 'gainMedal', 'gainPirate', 'jump', 'move', 'recall', 'recycle'],
      ...['repair', 'research'],
    ]);
  });
  it('SC-25.11: every forced choice of a passenger has an option that is always possible', () => {
    const forced = PASSENGERS.flatMap(({ action }) => action).filter(({ op }) => op === 'forcedChoice');
    expect(forced).toHaveLength(1);
    for (const effect of forced)
      expect('options' in effect && effect.options.some((option) => option.every(({ op }) => op === 'damage'))).toBe(
        true,
      );
  });
});
