import { BadInput } from './json.ts';

export type Draws = Readonly<Record<string, readonly (number | readonly number[])[]>>;

/** Draws laid down in advance, by name: what a scenario wants the dice to show. Names it does not hold fall by luck. */
export class Script {
  readonly #draws = new Map<string, (number | readonly number[])[]>();

  readonly #made = new Set<string>();
  readonly #all: Draws;

  constructor(draws: Draws) {
    this.#all = draws;
    for (const [name, values] of Object.entries(draws)) this.#draws.set(name, [...values]);
  }

  /** The same draws from the start on: for a match that is rebuilt. */
  copy(): Script {
    return new Script(this.#all);
  }

  /** The draws that are still to come: for a fork. */
  clone(): Script {
    const script = new Script(Object.fromEntries(this.#draws));
    for (const name of this.#made) script.#made.add(name);
    return script;
  }

  #take(name: string): number | readonly number[] | undefined {
    this.#made.add(name);
    return this.#draws.get(name)?.shift();
  }

  number(name: string, least: number, most: number): number | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw new BadInput(`draws.${name}`, `${JSON.stringify(value)} is not a whole number from ${least} to ${most}`);
    }
    return value;
  }

  pick(name: string, counts: readonly number[]): number | undefined {
    const value = this.number(name, 0, counts.length - 1);
    if (value !== undefined && counts[value] === 0) throw new BadInput(`draws.${name}`, `there is no ${value} to draw`);
    return value;
  }

  /** Puts the scripted items first, in that order; the others keep theirs. */
  order<T>(name: string, items: T[]): T[] | undefined {
    const first = this.#take(name);
    if (first === undefined) return undefined;
    if (!Array.isArray(first)) throw new BadInput(`draws.${name}`, 'a shuffle is scripted by a list');
    const rest = [...items];
    const top = first.map((wanted) => {
      const at = rest.indexOf(wanted);
      if (at < 0) throw new BadInput(`draws.${name}`, `${JSON.stringify(wanted)} is not among the items`);
      return rest.splice(at, 1)[0];
    });
    items.splice(0, items.length, ...top, ...rest);
    return items;
  }

  /** Names of draws that were scripted but never made, not even once. */
  get untouched(): readonly string[] {
    return [...this.#draws].filter(([name]) => !this.#made.has(name)).map(([name]) => name);
  }
}
