import type { Clock } from '@starboard/clock';

/** So many at once, and so many each second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what each key has used of its allowance. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #clock: Clock;
  readonly #used = new Map<string, { used: number; at: number }>();

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance;
    this.#clock = clock;
  }

  /** Whether so much more is within the allowance; if so, it is used. */
  take(key: string, cost = 1): boolean {
    const bucket = this.#bucket(key);
    if (bucket.used + cost > this.#allowance.burst) return false;
    bucket.used += cost;
    return true;
  }

  /** Whether anything is left. */
  has(key: string): boolean {
    return this.#bucket(key).used < this.#allowance.burst;
  }

  /** What something has cost, known only afterwards; it may be more than was left. */
  charge(key: string, cost: number): void {
    this.#bucket(key).used += cost;
  }

  #bucket(key: string): { used: number; at: number } {
    const now = this.#clock.now();
    const bucket = this.#used.get(key) ?? { used: 0, at: now };
    bucket.used = Math.max(0, bucket.used - (Math.max(0, now - bucket.at) / 1000) * this.#allowance.perSecond);
    bucket.at = now;
    this.#used.set(key, bucket);
    if (this.#used.size > 10_000) this.#tidy(now);
    return bucket;
  }

  #tidy(now: number): void {
    const { perSecond } = this.#allowance;
    for (const [key, { used, at }] of this.#used) if (now - at > (used / perSecond) * 1000) this.#used.delete(key);
  }
}
