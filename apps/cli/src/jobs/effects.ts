import { type Share, shareOf, winOf } from '@starboard/bots';
import type { StatsResult } from './statsJob.ts';

/** One feature, over all chairs: how those who had it fared, and how the others. */
export interface FeatureEffect {
  readonly feature: string;
  readonly with: Share;
  readonly without: Share;
  /** Mean points with it, less mean points without. */
  readonly lift: number;
  /** Half of the 95 % interval of the lift. */
  readonly margin: number;
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
    .sort((a, b) => kindOrder(a.feature, b.feature) || b.lift - a.lift || byName(a.feature, b.feature));
}

function compared(feature: string, having: Tally, missing: Tally): FeatureEffect {
  return {
    feature,
    with: shareOf(having.wins, having.chairs),
    without: shareOf(missing.wins, missing.chairs),
    lift: having.mean - missing.mean,
    margin: 1.959964 * Math.sqrt(having.meanVariance + missing.meanVariance),
  };
}

export const kindOf = (feature: string): string => feature.split(' ')[0];
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const kindOrder = (a: string, b: string): number => byName(kindOf(a), kindOf(b));

/** Chairs, what they won, and their points. */
class Tally {
  chairs = 0;
  wins = 0;
  #sum = 0;
  #squares = 0;

  add(points: number, won: number): void {
    this.chairs++;
    this.wins += won;
    this.#sum += points;
    this.#squares += points * points;
  }

  /** The chairs of this tally that are not in the other. */
  less(other: Tally): Tally {
    const rest = new Tally();
    rest.chairs = this.chairs - other.chairs;
    rest.wins = Math.max(0, this.wins - other.wins);
    rest.#sum = this.#sum - other.#sum;
    rest.#squares = this.#squares - other.#squares;
    return rest;
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.chairs);
  }

  /** Variance of the mean. */
  get meanVariance(): number {
    if (this.chairs < 2) return 0;
    const variance = (this.#squares - this.chairs * this.mean * this.mean) / (this.chairs - 1);
    return Math.max(0, variance) / this.chairs;
  }
}
