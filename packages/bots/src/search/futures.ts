import { Random } from '@starboard/kernel';

/**
 * Numbered luck: future n is the same whenever it is asked for. Answers that are compared get the same futures, so that
 * they differ by what they do and less by their luck.
 */
export class Futures {
  readonly #base: readonly number[];

  constructor(random: Random) {
    this.#base = random.spawn().save();
  }

  random(n: number): Random {
    return Random.restore(this.#base.map((word, i) => scramble(word ^ Math.imul(n + 1, 0x9e3779b1 + 2 * i))));
  }
}

function scramble(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
