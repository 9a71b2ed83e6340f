import { type Share, shareOf, winOf } from '@starboard/bots';
import type { StatsResult } from './statsJob.ts';

/** A difference of two means, and half of its 95 % interval. */
export interface Difference {
  readonly mean: number;
  readonly margin: number;
}

/** One feature, over all chairs: how those who had it fared, and how the others. */
export interface FeatureEffect {
  readonly feature: string;
  readonly with: Share;
  readonly without: Share;
  /** Share of wins with it, less the share without. */
  readonly lift: Difference;
  /** Mean points with it, less mean points without. */
  readonly points: Difference;
}

/** What was had by at least `least` chairs and missed by as many, kind by kind, the greatest lift first. */
export function effectsOf(results: readonly StatsResult[], least = 1): readonly FeatureEffect[] {
  const all = new Tally();
  const tallies = new Map<string, Tally>();
  for (const { outcome, features } of results)
    outcome.points.forEach((points, seat) => {
      const won = winOf(outcome, seat);
      all.add(points, won);
      for (const feature of new Set(features[seat])) {
        const tally = tallies.get(feature) ?? new Tally();
        tallies.set(feature, tally);
        tally.add(points, won);
      }
    });
  return [...tallies]
    .filter(([, tally]) => tally.chairs >= least && all.chairs - tally.chairs >= least)
    .map(([feature, tally]) => compared(feature, tally, all.less(tally)))
    .sort((a, b) => kindOrder(a.feature, b.feature) || b.lift.mean - a.lift.mean || byName(a.feature, b.feature));
}

function compared(feature: string, having: Tally, missing: Tally): FeatureEffect {
  return {
    feature,
    with: shareOf(having.wins, having.chairs),
    without: shareOf(missing.wins, missing.chairs),
    lift: difference(having.won, missing.won),
    points: difference(having.points, missing.points),
  };
}

const difference = (a: Sample, b: Sample): Difference => ({
  mean: a.mean - b.mean,
  margin: 1.959964 * Math.sqrt(a.meanVariance + b.meanVariance),
});

export const kindOf = (feature: string): string => feature.split(' ')[0];
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const kindOrder = (a: string, b: string): number => byName(kindOf(a), kindOf(b));

/** Chairs, what they won, and their points. */
class Tally {
  readonly won = new Sample();
  readonly points = new Sample();

  add(points: number, won: number): void {
    this.points.add(points);
    this.won.add(won);
  }

  get chairs(): number {
    return this.won.count;
  }

  /** Shared wins are fractions, and their difference may fall a hair below 0. */
  get wins(): number {
    return Math.max(0, this.won.sum);
  }

  /** The chairs of this tally that are not in the other. */
  less(other: Tally): Tally {
    const rest = new Tally();
    rest.points.take(this.points, other.points);
    rest.won.take(this.won, other.won);
    return rest;
  }
}

/** Numbers, and how they spread. */
class Sample {
  count = 0;
  sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.#squares += value * value;
  }

  /** What is in one sample and not in the other. */
  take(all: Sample, other: Sample): void {
    this.count = all.count - other.count;
    this.sum = all.sum - other.sum;
    this.#squares = all.#squares - other.#squares;
  }

  get mean(): number {
    return this.sum / Math.max(1, this.count);
  }

  /** Variance of the mean. */
  get meanVariance(): number {
    if (this.count < 2) return 0;
    const variance = (this.#squares - this.count * this.mean * this.mean) / (this.count - 1);
    return Math.max(0, variance) / this.count;
  }
}
