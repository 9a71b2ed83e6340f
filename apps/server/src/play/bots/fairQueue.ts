/** Whose thinking time it is: an address, a person there, and a table of theirs. */
export type Payer = readonly [address: string, person: string, table: string];

/** All who share something: first the addresses, in each of them its people, for each of these their tables. */
class Crowd<T> {
  /** What they have had together; of a newcomer as much as the one who has had least. */
  had: number;
  running = 0;
  readonly jobs: T[] = [];
  readonly parts = new Map<string, Crowd<T>>();

  constructor(had = 0) {
    this.had = had;
  }

  get waiting(): number {
    let sum = this.jobs.length;
    for (const part of this.parts.values()) sum += part.waiting;
    return sum;
  }

  get busy(): number {
    return this.waiting + this.running;
  }

  part(name: string): Crowd<T> {
    const least = Math.min(...[...this.parts.values()].map(({ had }) => had));
    const part = this.parts.get(name) ?? new Crowd<T>(Number.isFinite(least) ? least : 0);
    this.parts.set(name, part);
    return part;
  }

  /** The part that has had least among those that wait and may. */
  next(may: (name: string, part: Crowd<T>) => boolean = () => true): Crowd<T> | undefined {
    let best: Crowd<T> | undefined;
    for (const [name, part] of this.parts)
      if (part.waiting > 0 && may(name, part) && (best === undefined || part.had < best.had)) best = part;
    return best;
  }
}

/** A queue in which nobody gets ahead by asking often: whoever has had least is next, by address, person and table. */
export class FairQueue<T extends { readonly payer: Payer }> {
  readonly #all = new Crowd<T>();

  get length(): number {
    return this.#all.waiting;
  }

  push(job: T): void {
    this.#path(job).at(-1)?.jobs.push(job);
  }

  /** The next job; none of an address of which `most` run already. */
  take(most = Number.POSITIVE_INFINITY): T | undefined {
    const table = this.#all
      .next((_, { running }) => running < most)
      ?.next()
      ?.next();
    const job = table?.jobs.shift();
    if (job !== undefined) for (const crowd of this.#path(job)) crowd.running++;
    return job;
  }

  /** A job that was taken is over and has cost so much. */
  done(job: T, cost: number): void {
    for (const crowd of this.#path(job)) {
      crowd.running--;
      crowd.had += cost;
    }
    this.#tidy(job.payer);
  }

  /** How many of the same address wait or run, and how many addresses there are. */
  crowdOf([address]: Payer): { readonly own: number; readonly addresses: number } {
    return { own: this.#all.parts.get(address)?.busy ?? 0, addresses: this.#all.parts.size };
  }

  /** Everything that waits, which waits no longer. */
  empty(): readonly T[] {
    const all: T[] = [];
    for (let job = this.take(); job !== undefined; job = this.take()) all.push(job);
    return all;
  }

  #path({ payer: [address, person, table] }: T): readonly Crowd<T>[] {
    const there = this.#all.part(address);
    const theirs = there.part(person);
    return [there, theirs, theirs.part(table)];
  }

  #tidy([address, person, table]: Payer): void {
    const there = this.#all.part(address);
    const theirs = there.part(person);
    if (theirs.part(table).busy === 0) theirs.parts.delete(table);
    if (theirs.busy === 0) there.parts.delete(person);
    if (there.busy === 0) this.#all.parts.delete(address);
  }
}
