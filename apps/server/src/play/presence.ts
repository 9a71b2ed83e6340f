interface Here {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** A node that is silent for longer has died. */
const SILENCE = 12_000;

/** Who is connected where, by table and node. */
export class Presence {
  readonly #tables = new Map<string, Map<string, Here>>();
  readonly #alive = new Map<string, number>();

  /** Returns whether that is news. */
  set(table: string, node: string, seats: readonly number[], watchers: number): boolean {
    const nodes = this.#tables.get(table) ?? new Map<string, Here>();
    const before = JSON.stringify(nodes.get(node) ?? { seats: [], watchers: 0 });
    if (seats.length === 0 && watchers === 0) nodes.delete(node);
    else nodes.set(node, { seats, watchers });
    if (nodes.size > 0) this.#tables.set(table, nodes);
    else this.#tables.delete(table);
    return before !== JSON.stringify({ seats, watchers });
  }

  at(table: string): { readonly seats: ReadonlySet<number>; readonly watchers: number } {
    const nodes = [...(this.#tables.get(table)?.values() ?? [])];
    return {
      seats: new Set(nodes.flatMap(({ seats }) => seats)),
      watchers: nodes.reduce((sum, { watchers }) => sum + watchers, 0),
    };
  }

  alive(node: string, now: number): void {
    this.#alive.set(node, now);
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
