import type { Clock } from '@starboard/clock';
import { networkOf } from '../play/whereabouts.ts';
import { Problem } from '../problem.ts';
import { Buckets } from './buckets.ts';

/** A table that is not in memory is made again from its log, which costs far more than to ask for it: whoever wakes many has to wait. */
export class Waking {
  readonly #isAwake: (table: string) => boolean;
  readonly #woken: Buckets;

  constructor(isAwake: (table: string) => boolean, factor: number, clock: Clock) {
    this.#isAwake = isAwake;
    this.#woken = new Buckets({ burst: 40 * factor, perSecond: factor }, clock);
  }

  /** Refuses with {@link Problem} where too many were woken from there. */
  ask(table: string, address: string): void {
    if (!this.#isAwake(table) && !this.#woken.take(networkOf(address))) throw new Problem('slow-down');
  }

  /** The same for what costs as much as waking so many. */
  pay(address: string, cost: number): void {
    if (!this.#woken.take(networkOf(address), cost)) throw new Problem('slow-down');
  }
}
