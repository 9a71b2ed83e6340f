import type { CallOff, Clock } from './index.ts';

interface Alarm {
  readonly at: number;
  readonly work: () => void;
}

/** A clock that stands still until a test moves it. What is due at once happens soon, as it does by any clock. */
export class HandClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 1_794_000_000_000) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  /** How many things are still to happen. */
  get waiting(): number {
    return this.#alarms.size;
  }

  readonly after = (ms: number, work: () => void): CallOff => {
    const alarm: Alarm = { at: this.#now + Math.max(0, ms), work };
    this.#alarms.add(alarm);
    if (ms <= 0) setImmediate(() => this.#ring(alarm));
    return () => this.#alarms.delete(alarm);
  };

  readonly every = (ms: number, work: () => void): CallOff => {
    const again = () => {
      stop = this.after(ms, again);
      work();
    };
    let stop = this.after(ms, again);
    return () => stop();
  };

  /** Lets time pass. What falls due on the way happens in its order, each at its own moment. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#now = next.at;
      this.#ring(next);
    }
    this.#now = end;
  }

  #next(end: number): Alarm | undefined {
    const due = [...this.#alarms].filter(({ at }) => at <= end);
    return due.sort((a, b) => a.at - b.at)[0];
  }

  #ring(alarm: Alarm): void {
    if (this.#alarms.delete(alarm)) alarm.work();
  }
}
