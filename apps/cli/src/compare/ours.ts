import { DEFAULTS, randomPlayout, Search, SearchMemory, situationOf } from '@starboard/bots';
import { actionTable, type Game, type GameEvent, int, type Play, Random, Run, type Table } from '@starboard/kernel';
import { rate } from '../bench/measure.ts';
import { BUILD, doMove, type LikeState, mayDo, newState, SEATS, winnerOf } from './rules.ts';

const actions = actionTable({ move: { move: int(0, 2 * BUILD - 1) } });
interface Move {
  readonly do: 'move';
  readonly move: number;
}
const MOVES: readonly Move[] = Array.from({ length: 2 * BUILD }, (_, move) => ({ do: 'move', move }));

const turn = {
  kind: 'turn',
  rule: 'LG-1',
  options(menu: { offer(action: Move): void }, state: LikeState, seat: number) {
    for (const move of MOVES) if (mayDo(state, seat, move.move)) menu.offer(move);
  },
};

function* play(t: Table<LikeState, GameEvent>): Play<void> {
  while (winnerOf(t.state) < 0) {
    t.checkpoint();
    const { move } = yield* t.choose<Move>(t.state.active, turn);
    doMove(t.state, move, t.die('find'));
  }
}

/** The like game on Starboard's kernel. */
const likeGame: Game<LikeState, Move, GameEvent> = {
  meta: {
    ...{ id: 'like', name: { en: 'Like', de: 'Wie' }, rulePrefix: 'LG', rulesVersion: 1, options: [] },
    ...{ players: { min: SEATS, max: SEATS }, length: 1, weight: 1 },
  },
  setup: newState,
  play,
  outcome: ({ points }) => ({ points, places: points.map((n) => 1 + points.filter((other) => other > n).length) }),
  copy: ({ active, built, map, hand, points }) => ({
    ...{ active, built, map: map.slice(), hand: hand.slice(), points: points.slice() },
  }),
  actions,
  view: { active: 'public', built: 'public', map: 'public', hand: 'public', points: 'public' },
  eventView: {},
  redeal() {},
  conserved: () => ({}),
  bot: {
    value(state, out) {
      const total = state.points.reduce((sum, n) => sum + n + 1, 0);
      for (let seat = 0; seat < SEATS; seat++) out[seat] = (state.points[seat] + 1) / total;
    },
    prior: () => 1,
    key: ({ move }) => move,
    progress: ({ points }) => Math.max(...points) / 10,
  },
  notation: { patch: (state, patch) => Object.assign(state, patch), describe: ({ points }) => ({ points }) },
  phrases: { words: { en: {}, de: {} }, action: () => ({ key: 'move' }), event: ({ event }) => ({ key: event }) },
};

function newRun(seed: string, forkable: boolean) {
  const run = Run.setUp(likeGame, SEATS, {}, Random.fromSeed(seed), { forkable });
  run.begin();
  return run;
}

export function decisionsPerSecond(seconds: number): number {
  const random = Random.fromSeed('like');
  let match = 0;
  return rate(seconds, () => randomPlayout(newRun(`like ${match++}`, false), random, 100_000));
}

export function searchesPerSecond(seconds: number, iterations: number, depth: number): number {
  const memory = new SearchMemory(SEATS, DEFAULTS.nodes);
  const random = Random.fromSeed('search');
  const run = newRun('like', true);
  randomPlayout(run, random, 40);
  return rate(seconds, () => {
    const search = new Search(
      likeGame,
      { ...DEFAULTS, decisions: depth },
      memory,
      situationOf(run, run.next()),
      random,
    );
    for (let i = 0; i < iterations; i++) search.iterate();
    return iterations;
  });
}
