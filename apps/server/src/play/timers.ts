import type { CallOff, Clock } from '@starboard/clock';

/** Timers of the system take no more; and a clock that is set meanwhile is noticed. */
const LONGEST = 3_600_000;

/** At most one alarm for each table. */
export class Timers {
  readonly #alarms = new Map<string, CallOff>();
  readonly #ring: (table: string) => void;
  readonly #clock: Clock;

  constructor(ring: (table: string) => void, clock: Clock) {
    this.#ring = ring;
    this.#clock = clock;
  }

  set(table: string, at: number | undefined): void {
    this.clear(table);
    if (at === undefined) return;
    const wait = Math.min(LONGEST, Math.max(0, at - this.#clock.now()));
    this.#alarms.set(
      table,
      this.#clock.after(wait, () => this.#due(table, at)),
    );
  }

  has(table: string): boolean {
    return this.#alarms.has(table);
  }

  #due(table: string, at: number): void {
    this.#alarms.delete(table);
    if (at > this.#clock.now()) this.set(table, at);
    else this.#ring(table);
  }

  clear(table: string): void {
    this.#alarms.get(table)?.();
    this.#alarms.delete(table);
  }

  clearAll(): void {
    for (const table of [...this.#alarms.keys()]) this.clear(table);
  }
}
