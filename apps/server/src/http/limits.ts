import type { Clock } from '@starboard/clock';
import { hashSecret } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';

interface Counted {
  readonly current: number;
  /** How long it is still counted, in ms. */
  readonly ttl: number;
}

/** So many in so many ms. */
export interface Limit {
  readonly most: number;
  readonly window: number;
}

const MOST_KEPT = 20_000;

/**
 * Counts what few may do often: guesses at passwords and codes, new guests, new tables. Nodes that share a database count together, so that nobody
 * gets more by going from one to the next; of addresses and names they keep hashes, and these for hours.
 */
export class Limits {
  readonly #storage: Pick<Storage, 'shared' | 'count'>;
  readonly #clock: Clock;
  readonly #here = new Map<string, { count: number; until: number }>();

  constructor(storage: Pick<Storage, 'shared' | 'count'>, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Whether once more is within the limit; it is counted in any case. */
  async take(name: string, { most, window }: Limit): Promise<boolean> {
    return (await this.count(name, window)).current <= most;
  }

  async count(name: string, window: number, isLocal = !this.#storage.shared): Promise<Counted> {
    const now = this.#clock.now();
    const until = (Math.floor(now / window) + 1) * window;
    const current = isLocal ? this.#countHere(name, until) : await this.#storage.count(hashSecret(name), until);
    return { current, ttl: until - now };
  }

  #countHere(name: string, until: number): number {
    const known = this.#here.get(name);
    const count = known?.until === until ? known.count + 1 : 1;
    this.#here.delete(name);
    this.#here.set(name, { count, until });
    for (const oldest of this.#here.keys()) {
      if (this.#here.size <= MOST_KEPT) break;
      this.#here.delete(oldest);
    }
    return count;
  }
}

type Told = (error: Error | null, counted?: Counted) => void;

/** For the plugin that limits routes: each route that has a limit of its own counts at all nodes, all others at this one. */
export function storeOf(limits: Limits) {
  return class RouteLimits {
    readonly #route: string;

    constructor(_: object, route = '') {
      this.#route = route;
    }

    incr(address: string, told: Told, window: number): void {
      const counting = limits.count(`${this.#route} ${address}`, window, this.#route === '' ? true : undefined);
      counting.then(
        (counted) => told(null, counted),
        (error) => told(error),
      );
    }

    child(options: object): RouteLimits {
      const { method, url } = (options as { routeInfo?: { method?: unknown; url?: string } }).routeInfo ?? {};
      return new RouteLimits({}, `${method} ${url}`);
    }
  };
}
