/** A value that changes, and those who want to know. Fits React's `useSyncExternalStore(store.subscribe, store.get)`. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Returns how to stop listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Waits until the value is as wanted; rejects after `ms`, by which it should have been on any machine. */
  until(wanted: (value: T) => boolean, ms = 120_000): Promise<T> {
    if (wanted(this.#value)) return Promise.resolve(this.#value);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`Nothing of the kind happened within ${ms} ms`));
      }, ms);
      const stop = this.subscribe(() => {
        if (!wanted(this.#value)) return;
        clearTimeout(timer);
        stop();
        resolve(this.#value);
      });
    });
  }
}
