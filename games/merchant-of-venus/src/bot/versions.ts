/**
 * What a thought depends on, as one number of 53 bits: positions with the same number are alike in all that was mixed in. Thoughts are kept by
 * it, so what a bot has thought before never changes what it thinks now.
 */
let high = 0;
let low = 0;

export function beginVersion(kind: number): void {
  high = kind;
  low = ~kind;
}

export function mix(number: number): void {
  high = Math.imul(high ^ number, 0x9e3779b1);
  high ^= high >>> 15;
  low = Math.imul(low + number, 0x85ebca6b);
  low ^= low >>> 13;
}

export function mixAll(numbers: ArrayLike<number>, from: number, to: number): void {
  let h = high;
  let l = low;
  for (let i = from; i < to; i++) {
    const number = numbers[i];
    h = Math.imul(h ^ number, 0x9e3779b1);
    h ^= h >>> 15;
    l = Math.imul(l + number, 0x85ebca6b);
    l ^= l >>> 13;
  }
  high = h;
  low = l;
}

const HALF = 1 << 21;
export const endVersion = (): number => (high >>> 0) * HALF + ((low >>> 0) & (HALF - 1));

/** Thoughts by version. When there are too many, those are forgotten that were not asked for since the last time. */
export class Kept<T> {
  readonly #half: number;
  #known = new Map<number, T>();
  #former = new Map<number, T>();

  constructor(most: number) {
    this.#half = most / 2;
  }

  get(version: number): T | undefined {
    const thought = this.#known.get(version);
    if (thought !== undefined) return thought;
    const former = this.#former.get(version);
    return former === undefined ? undefined : this.set(version, former);
  }

  set(version: number, thought: T): T {
    if (this.#known.size >= this.#half) {
      this.#former = this.#known;
      this.#known = new Map();
    }
    this.#known.set(version, thought);
    return thought;
  }
}
