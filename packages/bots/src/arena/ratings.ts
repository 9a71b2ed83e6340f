import { Random } from '@starboard/kernel';
import { blocksOf, type Interval, middle95, resample } from './blocks.ts';
import { fitStrengths, type Strengths, stagesOf } from './plackettLuce.ts';
import type { GameRecord } from './schedule.ts';

export interface Rating {
  readonly bot: string;
  /** 400 points more are odds of ten to one. Random is 0, or else the weakest bot. */
  readonly rating: number;
  readonly interval: Interval;
}

export interface RatingTable {
  /** The strongest first. */
  readonly ratings: readonly Rating[];
  /** What each seat is worth, in the same points; their mean is 0. */
  readonly seats: readonly number[];
}

const points = (strength: number): number => 400 * Math.log10(strength);

/** The likeliest ratings by finishing orders with a seat term, and those of resamples of the seed blocks. */
export interface Bootstrap {
  readonly names: readonly string[];
  /** By name, as in `names`; the mean is 0. */
  readonly best: readonly number[];
  readonly drawn: readonly (readonly number[])[];
  readonly seats: readonly number[];
}

/** Always the same for the same records. */
export function bootstrap(records: readonly GameRecord[], resamples: number): Bootstrap {
  const names = [...new Set(records.flatMap((record) => record.seats))].sort();
  const players = records[0].seats.length;
  const blocks = blocksOf(records).map((block) => block.flatMap((record) => stagesOf(record, names)));
  const fit = (sample: typeof blocks, start?: Strengths) => fitStrengths(sample.flat(), names.length, players, start);
  const best = fit(blocks);
  const random = Random.fromSeed('bootstrap');
  const drawn = Array.from({ length: resamples }, () => fit(resample(blocks, random), best).bots.map(points));
  return { names, best: best.bots.map(points), drawn, seats: best.seats.map(points) };
}

/** Ratings by finishing orders with a seat term; 95 % intervals by bootstrap over seed blocks, always the same. */
export function rate(records: readonly GameRecord[], resamples = 200): RatingTable {
  if (records.length === 0) return { ratings: [], seats: [] };
  const { names, best, drawn, seats } = bootstrap(records, resamples);
  const anchor = names.includes('random') ? names.indexOf('random') : best.indexOf(Math.min(...best));
  const ratings = names.map((bot, i) => ({
    bot,
    rating: best[i] - best[anchor],
    interval: middle95(drawn.map((sample) => sample[i] - sample[anchor])),
  }));
  return { ratings: ratings.sort((a, b) => b.rating - a.rating), seats };
}
