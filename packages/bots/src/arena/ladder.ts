import { Random } from '@starboard/kernel';
import { type Interval, middle95 } from './blocks.ts';
import { bootstrap } from './ratings.ts';
import { type Fixture, type GameRecord, rotations } from './schedule.ts';

export interface LadderPlan {
  /** From the weakest to the strongest. */
  readonly bots: readonly string[];
  readonly players: number;
  /** At least so many games of each pair of neighbours; blocks are always complete. */
  readonly games: number;
  readonly seed: string;
}

/** One bot of a ladder. */
export interface Rung {
  readonly bot: string;
  /** 400 points more are odds of ten to one; the lowest rung is 0. */
  readonly rating: number;
  readonly interval: Interval;
  /** How far it stands above the rung below. */
  readonly step?: { readonly rating: number; readonly interval: Interval; readonly games: number };
}

/**
 * Each bot plays the next one of the ladder, half of the chairs each, in every rotation on the same seed. Pairs take turns, so that a
 * ladder that is broken off has nearly as many games of each.
 */
export function ladderGames({ bots, players, games, seed }: LadderPlan): Fixture[] {
  const luck = Random.fromSeed(`${seed} line-ups`);
  const pairs = bots.slice(1).map((upper, i) => ({ lower: bots[i], upper, fixtures: [] as Fixture[] }));
  const fixtures: Fixture[] = [];
  for (let round = 0; pairs.some((pair) => pair.fixtures.length < games); round++)
    for (const [i, pair] of pairs.entries()) {
      if (pair.fixtures.length >= games) continue;
      const block = round * pairs.length + i;
      const ahead = round % 2 === 0 ? pair.lower : pair.upper; // has the odd chair
      const behind = round % 2 === 0 ? pair.upper : pair.lower;
      const lineUp = Array.from({ length: players }, (_, chair) => (chair % 2 === 0 ? ahead : behind));
      const made = rotations(luck.shuffle(lineUp), block, `${seed}/${block}`);
      pair.fixtures.push(...made);
      fixtures.push(...made);
    }
  return fixtures;
}

/** Ratings of a ladder and of each step of it, with intervals over the same resamples. */
export function climb(records: readonly GameRecord[], bots: readonly string[], resamples = 200): readonly Rung[] {
  const { names, best, drawn } = bootstrap(records, resamples);
  const between = (lower: string, upper: string) => {
    const by = (ratings: readonly number[]) => ratings[names.indexOf(upper)] - ratings[names.indexOf(lower)];
    return { rating: by(best), interval: middle95(drawn.map(by)) };
  };
  return bots.map((bot, i) => {
    const rung = { bot, ...between(bots[0], bot) };
    if (i === 0) return rung;
    const games = records.filter(({ seats }) => seats.includes(bot) && seats.includes(bots[i - 1])).length;
    return { ...rung, step: { ...between(bots[i - 1], bot), games } };
  });
}
