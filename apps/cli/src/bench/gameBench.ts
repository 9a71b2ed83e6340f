import { DEFAULTS, randomPlayout, Search, SearchMemory, situationOf } from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  type GameEvent,
  loadMatch,
  luckFrom,
  luckOf,
  Match,
  matchFile,
  Random,
  Run,
  readOptions,
} from '@starboard/kernel';
import { rate } from './measure.ts';

type AnyRun = Run<unknown, Action, GameEvent>;

const LONGEST = 100_000;
/** Positions to fork, each in the middle of a match of its own. */
const POSITIONS = 40;
const AT_ONCE = 50;
const SEARCHED = 10;
const ITERATIONS = 200;

export interface GameFigures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly forkMicros: number;
  readonly copyMicros: number;
  readonly redealMicros: number;
  readonly replayMs: number;
  readonly replayActions: number;
  readonly searchPerSecond: number;
}

export interface Bench {
  readonly game: AnyGame;
  readonly players: number;
  /** Length of one round of a measurement. */
  readonly seconds: number;
}

/** All speeds of one game. `onPart` is called before each part. */
export function measureGame(bench: Bench, onPart: (part: string) => void): GameFigures {
  onPart('random play');
  const play = measurePlay(bench);
  onPart('fork, copy, redeal');
  const positions = midGames(bench);
  const forks = measureForks(bench, positions);
  onPart('replay');
  const replay = measureReplay(bench);
  onPart('search');
  return { ...play, ...forks, ...replay, searchPerSecond: measureSearch(bench, positions) };
}

function newRun({ game, players }: Bench, seed: string, forkable: boolean): AnyRun {
  const run = Run.setUp(game, players, readOptions(game.meta, {}, players), luckOf(luckFrom(seed, players)), {
    forkable,
  });
  run.begin();
  return run;
}

function measurePlay(bench: Bench): Pick<GameFigures, 'decisionsPerSecond' | 'gamesPerSecond'> {
  const random = Random.fromSeed('bench');
  let match = 0;
  let length = 0;
  const decisionsPerSecond = rate(bench.seconds, () => {
    const decisions = randomPlayout(newRun(bench, `bench ${match++}`, false), random, LONGEST);
    length += decisions;
    return decisions;
  });
  return { decisionsPerSecond, gamesPerSecond: decisionsPerSecond / (length / match) };
}

/** Matches stopped somewhere between a quarter and three quarters of their length. */
function midGames(bench: Bench): readonly AnyRun[] {
  const random = Random.fromSeed('positions');
  return Array.from({ length: POSITIONS }, (_, n) => {
    const luck = random.spawn();
    const length = randomPlayout(newRun(bench, `position ${n}`, false), luck.clone(), LONGEST);
    const run = newRun(bench, `position ${n}`, true);
    randomPlayout(run, luck, Math.floor(length / 4 + random.below(Math.max(1, Math.floor(length / 2)))));
    return run;
  });
}

function measureForks(
  { game, seconds }: Bench,
  runs: readonly AnyRun[],
): Pick<GameFigures, 'forkMicros' | 'copyMicros' | 'redealMicros'> {
  const micros = (work: (run: AnyRun) => void) => {
    let at = 0;
    const perSecond = rate(seconds, () => {
      const run = runs[at++ % runs.length];
      for (let i = 0; i < AT_ONCE; i++) work(run);
      return AT_ONCE;
    });
    return 1_000_000 / perSecond;
  };
  const random = Random.fromSeed('redeal');
  const copies = new Map(runs.map((run) => [run, game.copy(run.state)]));
  return {
    forkMicros: micros((run) => run.fork()),
    copyMicros: micros((run) => game.copy(run.state)),
    redealMicros: micros((run) => game.redeal(copies.get(run), 0, random)),
  };
}

function measureReplay({ game, players, seconds }: Bench): Pick<GameFigures, 'replayMs' | 'replayActions'> {
  const match = new Match(game, { players, seed: 'replay' });
  const random = Random.fromSeed('replay');
  while (!match.over) {
    const fork = match.fork() as AnyRun;
    const { seat } = match.next();
    const menu = fork.menu(fork.next());
    const action = menu.options[random.below(Math.max(1, menu.options.length))] ?? match.fallback(seat);
    match.take(seat, action);
  }
  const file = matchFile(match, [], true);
  const perSecond = rate(seconds, () => {
    loadMatch(game, file);
    return 1;
  });
  return { replayMs: 1000 / perSecond, replayActions: file.log.length };
}

function measureSearch({ game, players, seconds }: Bench, runs: readonly AnyRun[]): number {
  const memory = new SearchMemory(players, DEFAULTS.nodes);
  const random = Random.fromSeed('search');
  const { turn: _turn, turnsAhead: _turnsAhead, ...bot } = game.bot;
  let at = 0;
  return rate(seconds, () => {
    const run = runs[at++ % SEARCHED];
    const situation = situationOf(run as Run<object, Action, GameEvent>, run.next() as never);
    const search = new Search({ ...game, bot }, { ...DEFAULTS, decisions: 20 }, memory, situation, random);
    for (let i = 0; i < ITERATIONS; i++) search.iterate();
    return ITERATIONS;
  });
}
