/** From each place to those beside it: `next[place][way]`, -1 where a way leads nowhere. */
export type Neighbours = readonly (readonly number[])[];

/** What is asked of a step: to where, from where, and by which way of that place. */
type OfStep<T> = (to: number, from: number, way: number) => T;

/** A list that is only read. */
export type Row = ArrayLike<number> & Iterable<number>;

/** More steps than any way has: what {@link Distances.between} says where there is none. */
export const NO_WAY = 0xffff;

/** How far it is from everywhere to everywhere, counted once. Make one beside the content that it is about. */
export class Distances {
  readonly #count: number;
  readonly #steps: Uint16Array;
  readonly #nearestFirst: Uint16Array;
  /** How many places lie within 0, 1, 2 … steps. */
  readonly #reach: readonly (readonly number[])[];
  readonly #near: (Row | undefined)[];
  /** The longest of all shortest ways. */
  readonly longest: number;

  constructor(next: Neighbours) {
    this.#count = next.length;
    this.#steps = new Uint16Array(next.length ** 2).fill(NO_WAY);
    this.#nearestFirst = new Uint16Array(next.length ** 2);
    this.#reach = next.map((_, from) => this.#walk(next, from));
    this.longest = Math.max(0, ...this.#reach.map((within) => within.length - 1));
    this.#near = new Array(next.length * (this.longest + 1));
  }

  /** Finds the places around one, step by step, and counts them. */
  #walk(next: Neighbours, from: number): readonly number[] {
    const start = from * this.#count;
    const found = [from];
    const within: number[] = [];
    this.#steps[start + from] = 0;
    for (let steps = 0, done = 0; done < found.length; steps++) {
      const wave = found.slice(done).sort((a, b) => a - b);
      this.#nearestFirst.set(wave, start + done);
      done += wave.length;
      within.push(done);
      for (const place of wave)
        for (const beside of next[place])
          if (beside >= 0 && this.#steps[start + beside] === NO_WAY) {
            this.#steps[start + beside] = steps + 1;
            found.push(beside);
          }
    }
    return within;
  }

  /** Steps of the shortest way, or {@link NO_WAY}. */
  between(from: number, to: number): number {
    return this.#steps[from * this.#count + to];
  }

  /** The places within so many steps, nearest first, then in the order of the graph; the place itself is one of them. */
  within(from: number, steps: number): Row {
    const most = Math.min(steps, this.longest);
    const key = from * (this.longest + 1) + most;
    const known = this.#near[key];
    if (known !== undefined) return known;
    const reach = this.#reach[from];
    const start = from * this.#count;
    const row = this.#nearestFirst.subarray(start, start + reach[Math.min(most, reach.length - 1)]);
    this.#near[key] = row;
    return row;
  }
}

export const distances = (next: Neighbours): Distances => new Distances(next);

/** What it costs at least to get to each place, by place; infinite where it is more than the budget. No step costs less than 0. */
export function reach(next: Neighbours, from: number, budget: number, cost: OfStep<number>): readonly number[] {
  const least = next.map((_, place) => (place === from ? 0 : Number.POSITIVE_INFINITY));
  const waiting = [from];
  for (const place of waiting)
    for (let way = 0; way < next[place].length; way++) {
      const to = next[place][way];
      if (to < 0) continue;
      const total = least[place] + cost(to, place, way);
      if (total > budget || total >= least[to]) continue;
      least[to] = total;
      waiting.push(to);
    }
  return least;
}

/** The places that hang together with one by steps that are open: it comes first, then those found from it. */
export function connected(next: Neighbours, from: number, isOpen: OfStep<boolean>): readonly number[] {
  const found = [from];
  const isFound = new Uint8Array(next.length);
  isFound[from] = 1;
  for (let i = 0; i < found.length; i++) {
    const place = found[i];
    const ways = next[place];
    for (let way = 0; way < ways.length; way++) {
      const to = ways[way];
      if (to < 0 || isFound[to] === 1 || !isOpen(to, place, way)) continue;
      isFound[to] = 1;
      found.push(to);
    }
  }
  return found;
}
