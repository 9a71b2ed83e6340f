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

  /** Whether one more is within the allowance. */
  take(key: string): boolean {
    const now = this.#clock.now();
    const { burst, perSecond } = this.#allowance;
    const bucket = this.#used.get(key) ?? { used: 0, at: now };
    bucket.used = Math.max(0, bucket.used - (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#used.set(key, bucket);
    if (this.#used.size > 10_000) this.#tidy(now);
    if (bucket.used + 1 > burst) return false;
    bucket.used++;
    return true;
  }

  #tidy(now: number): void {
    const { burst, perSecond } = this.#allowance;
    for (const [key, { at }] of this.#used) if (now - at > (burst / perSecond) * 1000) this.#used.delete(key);
  }
}
