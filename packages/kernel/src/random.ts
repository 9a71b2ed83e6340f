import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { ChaCha } from './chacha.ts';
import { sha256Words } from './sha256.ts';

/** Where the numbers come from, 32 bits at a time. */
interface Generator {
  next(): number;
  clone(): Generator;
  getState(): readonly number[];
}

const RANGE = 0x1_0000_0000;

/** Below this all remainders of n are equally likely. */
const limitOf = (n: number): number => RANGE - (RANGE % n);
const LIMITS: readonly number[] = Array.from({ length: 128 }, (_, n) => (n === 0 ? 0 : limitOf(n)));

/** Words that {@link Random.save} gives for the quick generator; of ChaCha there are more. */
const QUICK = 4;

/**
 * The seeded source of all luck. The same seed gives the same numbers for ever: the sequence is part of the save format.
 */
export class Random {
  readonly #generator: Generator;

  private constructor(generator: Generator) {
    this.#generator = generator;
  }

  /**
   * Quick luck, for bots, tests and matches of luck 1. Whoever sees enough of it can work out the rest, so no match that people
   * play is to be dealt by it: see {@link luckOf}.
   */
  static fromSeed(seed: string): Random {
    return new Random(xoroshiro128plusFromState(Array.from(sha256Words(seed).subarray(0, 4))));
  }

  /** Luck that tells nobody what comes next, however much of it they see. The key has 256 bits. */
  static fromKey(key: Int32Array): Random {
    return new Random(ChaCha.fromKey(key));
  }

  /** A fair integer from 0 to n - 1. */
  below(n: number): number {
    if (!(n >= 1)) throw new Error(`There is no number below ${n}`);
    const limit = n < LIMITS.length ? LIMITS[n] : limitOf(n);
    let x = this.#generator.next() >>> 0;
    while (x >= limit) x = this.#generator.next() >>> 0;
    return x - n * Math.floor(x / n); // x % n, in half the time: it is not a small integer
  }

  /** A fair number from 0 (included) to 1 (excluded). */
  fraction(): number {
    return (this.#generator.next() >>> 0) / 0x1_0000_0000;
  }

  /** Puts the items in a random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
    return items;
  }

  /** The index of one unit drawn from `counts` (3 ore, 1 fuel: ore three times as likely). At least one must be there. */
  pick(counts: readonly number[]): number {
    let total = 0;
    for (let i = 0; i < counts.length; i++) total += counts[i];
    if (total < 1) throw new Error('Nothing to pick from: every count is 0');
    let left = this.below(total);
    for (let i = 0; i < counts.length; i++) {
      left -= counts[i];
      if (left < 0) return i;
    }
    throw new Error(`Cannot pick from ${counts.join(', ')}`);
  }

  /** The same luck again. */
  clone(): Random {
    return new Random(this.#generator.clone());
  }

  /** Other luck, decided by this one's next numbers. Quick, whatever this one is. */
  spawn(): Random {
    const g = this.#generator;
    return new Random(xoroshiro128plusFromState([g.next(), g.next(), g.next(), g.next()]));
  }

  /** Numbers from which {@link Random.restore} goes on exactly here. */
  save(): readonly number[] {
    return this.#generator.getState();
  }

  static restore(saved: readonly number[]): Random {
    return new Random(saved.length === QUICK ? xoroshiro128plusFromState([...saved]) : ChaCha.fromState(saved));
  }
}
