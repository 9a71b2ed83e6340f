/** setTimeout takes no more; and a clock that is set meanwhile is noticed. */
const LONGEST = 3_600_000;

/** At most one alarm for each table. */
export class Timers {
  readonly #alarms = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  readonly #ring: (table: string) => void;
  readonly #now: () => number;

  constructor(ring: (table: string) => void, now: () => number) {
    this.#ring = ring;
    this.#now = now;
  }

  set(table: string, at: number | undefined): void {
    this.clear(table);
    if (at === undefined) return;
    const wait = Math.min(LONGEST, Math.max(0, at - this.#now()));
    const timer = setTimeout(() => this.#due(table, at), wait);
    this.#alarms.set(table, { at, timer });
  }

  has(table: string): boolean {
    return this.#alarms.has(table);
  }

  #due(table: string, at: number): void {
    this.#alarms.delete(table);
    if (at > this.#now()) this.set(table, at);
    else this.#ring(table);
  }

  clear(table: string): void {
    const alarm = this.#alarms.get(table);
    if (alarm === undefined) return;
    clearTimeout(alarm.timer);
    this.#alarms.delete(table);
  }

  clearAll(): void {
    for (const table of [...this.#alarms.keys()]) this.clear(table);
  }
}
