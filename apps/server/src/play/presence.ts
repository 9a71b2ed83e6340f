import type { Clock } from '@starboard/clock';

interface Here {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** A node that is silent for longer has died. */
const SILENCE = 12_000;
/** Tables of which it is kept who has left and when. */
const MOST_LEFT = 10_000;

/** Who is connected where, by table and node. */
export class Presence {
  readonly #tables = new Map<string, Map<string, Here>>();
  readonly #alive = new Map<string, number>();
  /** When each seat was left, by table; of others nothing is known but that they were not here since the beginning. */
  readonly #left = new Map<string, Map<number, number>>();
  readonly #clock: Clock;
  readonly #began: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#began = clock.now();
  }

  /** Returns whether that is news. */
  set(table: string, node: string, seats: readonly number[], watchers: number): boolean {
    const nodes = this.#tables.get(table) ?? new Map<string, Here>();
    const before = JSON.stringify(nodes.get(node) ?? { seats: [], watchers: 0 });
    const seated = this.at(table).seats;
    if (seats.length === 0 && watchers === 0) nodes.delete(node);
    else nodes.set(node, { seats, watchers });
    if (nodes.size > 0) this.#tables.set(table, nodes);
    else this.#tables.delete(table);
    this.#noteLeaving(table, seated);
    return before !== JSON.stringify({ seats, watchers });
  }

  at(table: string): { readonly seats: ReadonlySet<number>; readonly watchers: number } {
    const nodes = [...(this.#tables.get(table)?.values() ?? [])];
    return {
      seats: new Set(nodes.flatMap(({ seats }) => seats)),
      watchers: nodes.reduce((sum, { watchers }) => sum + watchers, 0),
    };
  }

  #noteLeaving(table: string, before: ReadonlySet<number>): void {
    const { seats } = this.at(table);
    const left = this.#left.get(table) ?? new Map<number, number>();
    for (const seat of before) if (!seats.has(seat)) left.set(seat, this.#clock.now());
    for (const seat of seats) left.delete(seat);
    this.#left.delete(table);
    if (left.size > 0) this.#left.set(table, left);
    for (const oldest of this.#left.keys()) {
      if (this.#left.size <= MOST_LEFT) return;
      this.#left.delete(oldest);
    }
  }

  /** Since when a seat is away, as far as this server knows; undefined if it is here. */
  awaySince(table: string, seat: number): number | undefined {
    if (this.at(table).seats.has(seat)) return undefined;
    return this.#left.get(table)?.get(seat) ?? this.#began;
  }

  /** A sign of life; returns whether nothing was known of this node. */
  alive(node: string, now: number): boolean {
    const isNew = !this.#alive.has(node);
    this.#alive.set(node, now);
    return isNew;
  }

  others(node: string): readonly string[] {
    const known = [...this.#tables.values()].flatMap((nodes) => [...nodes.keys()]);
    return [...new Set([...known, ...this.#alive.keys()])].filter((one) => one !== node);
  }

  /** All who are connected at this node. */
  allAt(node: string): readonly (readonly [table: string, here: Here])[] {
    return [...this.#tables].flatMap(([table, nodes]) => {
      const here = nodes.get(node);
      return here === undefined ? [] : [[table, here] as const];
    });
  }

  /** Forgets a node; returns the tables at which somebody was connected there. */
  gone(node: string): readonly string[] {
    this.#alive.delete(node);
    const tables = [...this.#tables].filter(([, nodes]) => nodes.has(node)).map(([table]) => table);
    for (const table of tables) this.set(table, node, [], 0);
    return tables;
  }

  silent(now: number): readonly string[] {
    return [...this.#alive].filter(([, heard]) => now - heard > SILENCE).map(([node]) => node);
  }
}
