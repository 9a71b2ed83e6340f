import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomPlayout } from '@starboard/bots';
import { type AnyGame, luckFrom, luckOf, Random, Run, readOptions } from '@starboard/kernel';

export interface MemoryFigures {
  readonly games: number;
  readonly heapBeforeMB: number;
  readonly heapAfterMB: number;
  readonly residentBeforeMB: number;
  readonly residentAfterMB: number;
}

const WARM_UP = 200;
const MB = 1_000_000;

/** Memory in use before and after many matches, garbage collected both times. */
export function measureMemory(game: AnyGame, players: number, games: number, onPlayed: () => void): MemoryFigures {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const options = readOptions(game.meta, {}, players);
  const playOne = (n: number) => {
    const run = Run.setUp(game, players, options, luckOf(luckFrom(`memory ${n}`, players)));
    run.begin();
    randomPlayout(run, Random.fromSeed(`memory luck ${n}`), 100_000);
  };
  for (let n = 0; n < WARM_UP; n++) playOne(n);
  collect();
  const before = process.memoryUsage();
  for (let n = 0; n < games; n++) {
    playOne(n);
    onPlayed();
  }
  collect();
  const after = process.memoryUsage();
  return {
    games,
    heapBeforeMB: before.heapUsed / MB,
    heapAfterMB: after.heapUsed / MB,
    residentBeforeMB: before.rss / MB,
    residentAfterMB: after.rss / MB,
  };
}
