import type { Random } from '@starboard/kernel';
import type { GameRecord } from './schedule.ts';

/** The records of each seed block together: games of a block share their luck and so are not independent. */
export function blocksOf(records: readonly GameRecord[]): readonly (readonly GameRecord[])[] {
  const blocks = new Map<number, GameRecord[]>();
  for (const record of records) {
    const block = blocks.get(record.block);
    if (block === undefined) blocks.set(record.block, [record]);
    else block.push(record);
  }
  return [...blocks.values()];
}

/** As many blocks, drawn with replacement. */
export function resample<T>(blocks: readonly T[], random: Random): T[] {
  return blocks.map(() => blocks[random.below(blocks.length)]);
}

export type Interval = readonly [number, number];

/** The middle 95 % of numbers. */
export function middle95(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))];
  return [at(0.025), at(0.975)];
}
