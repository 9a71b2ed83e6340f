import { Random } from '@starboard/kernel';
import { blocksOf, middle95, resample } from './blocks.ts';
import { fitStrengths, type Strengths, stagesOf } from './plackettLuce.ts';
import type { GameRecord } from './schedule.ts';

export interface Rating {
  readonly bot: string;
  /** 400 points more are odds of ten to one. Random is 0, or else the weakest bot. */
  readonly rating: number;
  readonly interval: readonly [number, number];
}

export interface RatingTable {
  /** The strongest first. */
  readonly ratings: readonly Rating[];
  /** What each seat is worth, in the same points; their mean is 0. */
  readonly seats: readonly number[];
}

const points = (strength: number): number => 400 * Math.log10(strength);

/** Ratings by finishing orders with a seat term; 95 % intervals by bootstrap over seed blocks, always the same. */
export function rate(records: readonly GameRecord[], resamples = 200): RatingTable {
  const names = [...new Set(records.flatMap((record) => record.seats))].sort();
  if (records.length === 0) return { ratings: [], seats: [] };
  const players = records[0].seats.length;
  const blocks = blocksOf(records).map((block) => block.flatMap((record) => stagesOf(record, names)));
  const fit = (sample: typeof blocks, start?: Strengths) => fitStrengths(sample.flat(), names.length, players, start);

  const best = fit(blocks);
  const anchor = names.includes('random') ? names.indexOf('random') : weakest(best.bots);
  const above = ({ bots }: Strengths) => bots.map((strength) => points(strength / bots[anchor]));
  const random = Random.fromSeed('bootstrap');
  const drawn = Array.from({ length: resamples }, () => above(fit(resample(blocks, random), best)));

  const ratings = above(best).map((rating, i) => ({
    bot: names[i],
    rating,
    interval: middle95(drawn.map((sample) => sample[i])),
  }));
  return { ratings: ratings.sort((a, b) => b.rating - a.rating), seats: best.seats.map(points) };
}

const weakest = (strengths: readonly number[]): number => strengths.indexOf(Math.min(...strengths));
